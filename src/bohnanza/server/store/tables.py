"""Tables and their logs in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bohnanza import limits
from bohnanza.server.store.errors import Conflict
from bohnanza.server.store.rows import StoredRow, TableRecord, TableRows
from bohnanza.server.store.schema import account_tables, log, tables
from bohnanza.server.store.sql import Sql

RECORD = [tables.c[name] for name in TableRecord.__slots__]

# Whoever wrote to the table in between has moved its head, and this finds nothing to change.
ADVANCE = update(tables).where(tables.c.id == bindparam("of"), tables.c.head == bindparam("before"))

ROWS = select(
    log.c.table_id,
    log.c.seq,
    log.c.at,
    log.c.who,
    func.coalesce(log.c.command, ""),
    log.c.kind,
    log.c.body,
    log.c.hash,
).order_by(log.c.seq)


class Behind(Exception):
    """A table's head is not where the rows were to follow."""


class SqlTables(Sql):
    """Tables and their logs."""

    async def append(self, group: Sequence[TableRows]) -> list[Conflict | None]:
        """Store them all in one transaction, but nothing of a table in conflict; one verdict for each."""
        try:
            async with self._transaction() as connection:
                await write(connection, group)
        except (IntegrityError, Behind):
            return await self._append_singly(group)
        return [None] * len(group)

    async def _append_singly(self, group: Sequence[TableRows]) -> list[Conflict | None]:
        """The same, so that it shows which are in conflict."""
        verdicts: list[Conflict | None] = []
        async with self._transaction() as connection:
            for batch in group:
                fits = await stored(connection, batch)
                verdicts.append(None if fits else Conflict(batch.record.id))
        return verdicts

    async def rows(self, table: str, after: int = 0) -> tuple[StoredRow, ...]:
        """The rows of a table behind one of them, in order."""
        return tuple(map(row_of, await self._fetch(ROWS.where(log.c.table_id == table, log.c.seq > after))))

    async def table(self, table: str) -> TableRecord | None:
        """The record of a table."""
        found = await self._fetch(select(*RECORD).where(tables.c.id == table))
        return TableRecord(*found[0]) if found else None

    async def lobby(self, limit: int) -> tuple[TableRecord, ...]:
        """The listed tables, those last touched first."""
        listed = (
            select(*RECORD).where(tables.c.listed.is_(True)).order_by(tables.c.touched.desc(), tables.c.id)
        )
        return records(await self._fetch(listed.limit(limit)))

    async def due(self, before: int | None = None) -> tuple[TableRecord, ...]:
        """The tables at which something is due, all of them or before a time, earliest first."""
        waiting = tables.c.due.is_not(None) if before is None else tables.c.due < before
        return records(await self._fetch(select(*RECORD).where(waiting).order_by(tables.c.due, tables.c.id)))

    async def forget(self, before: int, limit: int = limits.FORGOTTEN_AT_ONCE) -> tuple[str, ...]:
        """Delete tables last touched before a time, the oldest first, unless they belong to an account."""
        owned = exists().where(account_tables.c.table_id == tables.c.id)
        old = select(tables.c.id).where(tables.c.touched < before, ~owned).order_by(tables.c.touched)
        async with self._transaction() as connection:
            gone = (await connection.execute(old.limit(limit))).scalars().all()
            await connection.execute(delete(tables).where(tables.c.id.in_(gone)))
        return tuple(gone)


async def stored(connection: AsyncConnection, batch: TableRows) -> bool:
    """Whether these could be stored, within a transaction that goes on if not."""
    try:
        async with connection.begin_nested():
            await write(connection, [batch])
    except (IntegrityError, Behind):
        return False
    return True


async def write(connection: AsyncConnection, group: Sequence[TableRows]) -> None:
    """Store them, or raise if one is in conflict."""
    if new := [record_values(batch) for batch in group if not batch.before]:
        await connection.execute(insert(tables), new)
    if known := [advance_values(batch) for batch in group if batch.before]:
        advanced = await connection.execute(ADVANCE, known)
        if advanced.rowcount != len(known):
            raise Behind
    if rows := [row_values(row) for batch in group for row in batch.rows]:
        await connection.execute(insert(log), rows)


def record_values(batch: TableRows) -> dict[str, Any]:
    """The columns of a record."""
    return {name: getattr(batch.record, name) for name in TableRecord.__slots__}


def advance_values(batch: TableRows) -> dict[str, Any]:
    """The columns of a record that change, and where it must stand."""
    values = record_values(batch) | {"of": batch.record.id, "before": batch.before}
    del values["id"], values["created"]
    return values


def row_values(row: StoredRow) -> dict[str, Any]:
    """The columns of a row."""
    return {
        "table_id": row.table,
        "seq": row.seq,
        "at": row.at,
        "who": row.who,
        "command": row.command or None,
        "kind": row.kind,
        "body": row.body.decode(),
        "hash": row.hash,
    }


def row_of(found: Row[*tuple[Any, ...]]) -> StoredRow:
    """The row in these columns."""
    table, seq, at, who, command, kind, body, digest = found
    return StoredRow(table, seq, at, who, command, kind, body.encode(), digest)


def records(found: Sequence[Row[*tuple[Any, ...]]]) -> tuple[TableRecord, ...]:
    """The records in these columns."""
    return tuple(TableRecord(*columns) for columns in found)
