"""Tables in the store: new rows are committed to their logs, and a table is rebuilt from its log.

The log is the truth; the record beside it says what lists need, and when the table is needed next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic

import structlog

from bohnanza.engine.catalog import NotInstalled
from bohnanza.server import limits
from bohnanza.server.server_clock import ServerClock
from bohnanza.server.store import Membership, Store, StoredRow, TableRecord, TableRows, Writer
from bohnanza.server.table.facts import FACTS, LogBroken, LogRow, encode_fact
from bohnanza.server.table.fold import OldRules, follow, rebuild
from bohnanza.server.table.inputs import Outcome, Spawn
from bohnanza.server.table.state import Table
from bohnanza.server.table.step import due
from bohnanza.words.errors import WordedError

log = structlog.get_logger(__name__)


class UnknownTable(WordedError):
    """There is no such table."""


class BrokenTable(UnknownTable):
    """What is stored of a table does not make one."""


class StoredTables:
    def __init__(self, store: Store, writer: Writer, clock: ServerClock) -> None:
        self.store = store
        self.writer = writer
        self.clock = clock
        self.rebuilding = asyncio.Semaphore(1)
        self.broken: set[str] = set()  # tables whose damage has been logged

    # --- committing ---

    async def commit(self, table: Table, outcomes: Sequence[Outcome]) -> None:
        """Store the rows of these outcomes and the tables they spawn; all of it is durable when this returns."""
        rows = tuple([store_row(table.id, row) for outcome in outcomes for row in outcome.rows])
        batch = TableRows(self.record(table), rows) if rows else None  # as it is now: it may soon go on
        for outcome in outcomes:
            for spawn in outcome.spawns:
                await self._create_rematch(table, spawn)
        if batch is not None:
            await (await self.writer.submit(batch))

    async def _create_rematch(self, parent: Table, spawn: Spawn) -> None:
        """Store a new table; accounts get the same places there."""
        table = rebuild(spawn.table, spawn.rows)
        rows = tuple(store_row(spawn.table, row) for row in spawn.rows)
        await (await self.writer.submit(TableRows(self.record(table), rows)))
        for membership in await self.store.accounts_at(parent.id):
            person = parent.members.get(membership.member)  # who left before the deal is forgotten
            member = table.member_with(person.token) if person else ""
            if member:
                await self.store.attach(Membership(membership.account, table.id, member))

    def record(self, table: Table) -> TableRecord:
        return TableRecord(
            id=table.id,
            created=table.created,
            touched=table.touched,
            status=table.status,
            game=table.settings.game,
            name=table.name_of(table.seats_of(table.host)[0]) if table.seats_of(table.host) else "",
            listed=table.settings.listed and not table.finished,
            due=self._needed_at(table),
            players=", ".join(
                "" if chair.open else table.name_of(seat) for seat, chair in enumerate(table.chairs)
            ),
            head=table.seq,
            uptime=table.touched - self.clock.ahead,
        )

    def _needed_at(self, table: Table) -> int | None:
        """When a table must be in memory again if the server stops now."""
        by_itself = table.settings.clock.kind != "none" or any(chair.player for chair in table.chairs)
        if table.status != "playing" or not (by_itself or table.last_call):
            return None
        return due(table, self.clock.now()) or table.touched

    # --- loading ---

    async def load(self, table_id: str) -> tuple[Table, int]:
        """A table, and how far the date has leapt since it was touched; raises UnknownTable."""
        record = await self.store.table(table_id)
        if record is None:
            raise UnknownTable("server-no-table")
        rows = await self.store.rows(table_id)
        try:
            table = await self._rebuilt(table_id, rows)
            if table.seq < record.head:  # more of them may have come after the record was read
                raise LogBroken(f"Of the {record.head} rows of table {record.id} only {table.seq} are there.")
        except OldRules as problem:
            raise UnknownTable(problem.key) from None
        except NotInstalled as problem:
            raise UnknownTable("server-variant-missing", why=problem.key, **problem.arguments) from None
        except Exception as problem:  # whatever can be wrong with stored rows
            if table_id not in self.broken:
                words = str(problem) if isinstance(problem, LogBroken) else type(problem).__name__
                log.error("table broken", table=table_id, problem=words)
            self.broken.add(table_id)
            raise BrokenTable("server-table-damaged") from problem
        return table, self.leapt(record)

    async def _rebuilt(self, table_id: str, rows: Sequence[StoredRow]) -> Table:
        """Fold a log: one table at a time, and in slices, so that nobody waits for a long game."""
        table = Table(table_id)
        async with self.rebuilding:
            until = monotonic() + limits.LOADING_SLICE
            for row in rows:
                follow(table, read_row(row))
                if monotonic() >= until:
                    await asyncio.sleep(limits.LOADING_PAUSE)
                    until = monotonic() + limits.LOADING_SLICE
        return table

    def leapt(self, record: TableRecord) -> int:
        """By how many milliseconds the date has moved since a table was touched, minus the time servers ran."""
        return self.clock.ahead - (record.touched - record.uptime)


def store_row(table_id: str, row: LogRow) -> StoredRow:
    kind = type(row.fact).__struct_config__.tag
    return StoredRow(
        table_id, row.seq, row.at, row.who, row.command, str(kind), encode_fact(row.fact), row.hash
    )


def read_row(row: StoredRow) -> LogRow:
    return LogRow(row.seq, row.at, row.who, row.command, FACTS.decode(row.body), row.hash)
