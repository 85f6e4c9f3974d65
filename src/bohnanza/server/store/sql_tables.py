"""Tables and their logs in SQL; each database has its own way of appending to logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, delete, exists, func, select

from bohnanza.server import limits
from bohnanza.server.store.rows import StoredRow, TableRecord
from bohnanza.server.store.schema import account_tables, log, tables
from bohnanza.server.store.sql import Sql

RECORD = [tables.c[name] for name in TableRecord.__slots__]

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


class SqlTables(Sql):
    """A TableStore without `append`."""

    async def rows(self, table: str, after: int = 0) -> tuple[StoredRow, ...]:
        return tuple(map(row_of, await self._fetch(ROWS.where(log.c.table_id == table, log.c.seq > after))))

    async def table(self, table: str) -> TableRecord | None:
        found = await self._fetch(select(*RECORD).where(tables.c.id == table))
        return TableRecord(*found[0]) if found else None

    async def lobby(self, limit: int) -> tuple[TableRecord, ...]:
        listed = (
            select(*RECORD).where(tables.c.listed.is_(True)).order_by(tables.c.touched.desc(), tables.c.id)
        )
        return records(await self._fetch(listed.limit(limit)))

    async def due(self, before: int | None = None) -> tuple[TableRecord, ...]:
        waiting = tables.c.due.is_not(None) if before is None else tables.c.due < before
        return records(await self._fetch(select(*RECORD).where(waiting).order_by(tables.c.due, tables.c.id)))

    async def forget(self, before: int, limit: int = limits.FORGOTTEN_AT_ONCE) -> tuple[str, ...]:
        owned = exists().where(account_tables.c.table_id == tables.c.id)
        old = select(tables.c.id).where(tables.c.touched < before, ~owned).order_by(tables.c.touched)
        async with self._transaction() as connection:
            gone = (await connection.execute(old.limit(limit))).scalars().all()
            await connection.execute(delete(tables).where(tables.c.id.in_(gone)))
        return tuple(gone)


def row_of(found: Row[*tuple[Any, ...]]) -> StoredRow:
    table, seq, at, who, command, kind, body, digest = found
    return StoredRow(table, seq, at, who, command, kind, body.encode(), digest)


def records(found: Sequence[Row[*tuple[Any, ...]]]) -> tuple[TableRecord, ...]:
    return tuple(TableRecord(*columns) for columns in found)
