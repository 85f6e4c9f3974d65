"""The store: logs that only grow, conflicts, one writer for many, accounts, and `kill -9` in the middle."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import replace
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import cast

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import OperationalError

from bohnanza.server import limits
from bohnanza.server.store import (
    Account,
    CannotOpen,
    Closed,
    Conflict,
    InUse,
    Membership,
    NameTaken,
    NewerDatabase,
    Run,
    Session,
    Store,
    TableRecord,
    TableRows,
    TableStore,
    Unknown,
    Writer,
    open_store,
)
from bohnanza.server.store.log_thread import connected as connected_to
from bohnanza.server.store.opening import SqliteStore, migrations
from bohnanza.server.store.schema import metadata
from tests.server.store.appender import append_until_killed, batch, record, row
from tools.store_benchmark import Counting

FILE = "bohnanza.db"
PATIENCE = 20  # seconds


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(tmp_path)
    yield opened
    await opened.close()


@pytest.fixture
async def writer(store: Store) -> AsyncIterator[Writer]:
    async with Writer(store) as made:
        yield made


async def outcomes(writer: Writer, batches: Sequence[TableRows]) -> list[BaseException | None]:
    """What came of each, submitted before the writer can take the first."""
    futures = [await writer.submit(one) for one in batches]
    return await asyncio.gather(*futures, return_exceptions=True)


# --- logs and records ---


async def test_rows_come_back_as_they_were(store: Store, writer: Writer) -> None:
    first = row("a", 1)
    silent = replace(row("a", 2), who="", command="")
    also_silent = replace(silent, seq=3)
    assert await outcomes(writer, [batch("a", first, silent), batch("a", also_silent)]) == [None, None]
    assert await store.rows("a") == (first, silent, also_silent)
    assert await store.rows("a", after=1) == (silent, also_silent)
    assert await store.rows("a", after=3) == ()
    assert await store.rows("b") == ()


async def test_rows_outlive_the_store(tmp_path: Path) -> None:
    for seq in (1, 2, 3):
        store = await open_store(tmp_path)
        assert await store.append([batch("a", row("a", seq))]) == [None]
        assert await store.rows("a") == tuple(row("a", known) for known in range(1, seq + 1))
        await store.close()


async def test_the_record_follows_the_rows(store: Store) -> None:
    await store.append([batch("a", row("a", 1))])
    later = TableRecord("a", 1000, 2000, "over", "classic/5", "Böhn", False, 77, '["Ada"]', 2)
    await store.append([TableRows(later, (row("a", 2),))])
    assert await store.table("a") == later
    assert await store.table("b") is None


async def test_a_record_changes_without_rows_unless_somebody_added_some(store: Store) -> None:
    await store.append([batch("a", row("a", 1), row("a", 2))])
    assert await store.append([TableRows(replace(record("a", 2), due=5))]) == [None]
    assert [type(verdict) for verdict in await store.append([TableRows(record("a", 1))])] == [Conflict]
    assert await store.table("a") == replace(record("a", 2), due=5)


@pytest.mark.parametrize(
    ("head", "rows"),
    [(0, ()), (2, (row("a", 1),)), (2, (row("a", 2), row("a", 1))), (2, (row("a", 1), row("b", 2)))],
)
def test_rows_that_do_not_lead_up_to_their_record_are_a_mistake(head: int, rows: tuple[object, ...]) -> None:
    with pytest.raises(ValueError, match="table a"):
        TableRows(record("a", head), cast("tuple[()]", rows))


async def test_the_lobby_shows_listed_tables_last_touched_first(store: Store) -> None:
    touched = {"a": 10, "b": 30, "c": 20, "hidden": 40}
    for name, at in touched.items():
        shown = replace(record(name, 1), touched=at, listed=name != "hidden")
        await store.append([TableRows(shown, (row(name, 1),))])
    assert [found.id for found in await store.lobby(5)] == ["b", "c", "a"]
    assert [found.id for found in await store.lobby(2)] == ["b", "c"]


async def test_what_is_due_comes_in_order(store: Store) -> None:
    for name, due in {"late": 30, "never": None, "soon": 10, "next": 20}.items():
        await store.append([TableRows(replace(record(name, 1), due=due), (row(name, 1),))])
    assert [(found.id, found.due) for found in await store.due()] == [
        ("soon", 10),
        ("next", 20),
        ("late", 30),
    ]
    assert [found.id for found in await store.due(before=20)] == ["soon"]


async def test_old_tables_of_guests_are_forgotten_with_their_rows(store: Store, tmp_path: Path) -> None:
    for name, at in {"old": 1, "older": 0, "owned": 1, "young": 9}.items():
        await store.append([TableRows(replace(record(name, 1), touched=at), (row(name, 1),))])
    await store.create_account(Account("x", "Ada", "secret", 1))
    await store.attach(Membership("x", "owned", "m0"))
    assert await store.forget(9, limit=1) == ("older",)
    assert await store.forget(9) == ("old",)
    assert await store.forget(9) == ()
    assert count_rows(tmp_path) == 2
    assert [type(verdict) for verdict in await store.append([batch("old", row("old", 2))])] == [Conflict]


def count_rows(directory: Path) -> int:
    """The rows of all tables, as another process sees them."""
    with closing(sqlite3.connect(directory / FILE)) as connection:
        return int(connection.execute("SELECT count(*) FROM log").fetchone()[0])


# --- conflicts ---


@pytest.mark.parametrize(
    "late",
    [
        batch("a", row("a", 1)),
        batch("a", row("a", 2, 7)),
        batch("a", row("a", 4)),
        batch("a", row("a", 3), row("a", 4, 2)),
    ],
    ids=["first again", "seq again", "gap", "command again"],
)
async def test_a_conflict_stores_nothing_of_its_table(store: Store, writer: Writer, late: TableRows) -> None:
    await store.append([batch("a", row("a", 1), row("a", 2))])
    [verdict] = await outcomes(writer, [late])
    assert isinstance(verdict, Conflict)
    assert verdict.table == "a"
    assert await store.rows("a") == (row("a", 1), row("a", 2))
    assert await store.table("a") == record("a", 2)


async def test_a_conflict_leaves_the_other_tables_of_its_group_alone(store: Store, writer: Writer) -> None:
    await store.append([batch("a", row("a", 1))])
    group = [
        batch("b", row("b", 1)),
        batch("a", row("a", 2, 1)),  # the command is known
        batch("a", row("a", 3)),  # would leave a gap
        batch("b", row("b", 2)),
        batch("c", row("c", 1)),
    ]
    verdicts = await outcomes(writer, group)
    assert [type(verdict) for verdict in verdicts] == [type(None), Conflict, Conflict, type(None), type(None)]
    assert [len(await store.rows(table)) for table in "abc"] == [1, 2, 1]


async def test_the_database_itself_holds_the_keys(store: Store, tmp_path: Path) -> None:
    await store.append([batch("a", row("a", 1)), batch("b", row("b", 1))])
    values = "'kind', '{}', 'hash')"
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        for key in ("('a', 1, 0, 'm0', 'new', ", "('a', 2, 0, 'm0', 'm0/1', "):
            with pytest.raises(sqlite3.IntegrityError):
                connection.execute(f"INSERT INTO log VALUES {key}{values}")
        connection.execute(f"INSERT INTO log VALUES ('a', 2, 0, 'm0', NULL, {values}")
        connection.execute(f"INSERT INTO log VALUES ('a', 3, 0, 'm0', NULL, {values}")
        connection.rollback()


# --- the writer ---


@pytest.mark.parametrize(("group", "transactions"), [(64, 1), (8, 7), (1, 50)])
async def test_what_waits_is_committed_together(store: Store, group: int, transactions: int) -> None:
    counting = Counting(store)
    async with Writer(cast(TableStore, counting), group=group) as writer:
        verdicts = await outcomes(writer, [batch(f"t{n}", row(f"t{n}", 1)) for n in range(50)])
    assert verdicts == [None] * 50
    assert counting.commits == transactions


async def test_rows_are_durable_before_the_promise_is_kept(writer: Writer, tmp_path: Path) -> None:
    seen: list[int] = []
    done = await writer.submit(batch("a", row("a", 1), row("a", 2)))
    done.add_done_callback(lambda _: seen.append(count_rows(tmp_path)))
    assert not done.done()
    await done
    assert seen == [2]


class Gate:
    """TableStore that store nothing before they are let."""

    def __init__(self, error: Exception | None = None) -> None:
        self.open = asyncio.Event()
        self.error = error
        self.groups: list[list[int]] = []

    async def append(self, group: Sequence[TableRows]) -> list[Conflict | None]:
        self.groups.append([one.record.head for one in group])
        await self.open.wait()
        if self.error:
            raise self.error
        return [None] * len(group)


@asynccontextmanager
async def gated(gate: Gate, *, group: int, waiting: int) -> AsyncIterator[Writer]:
    """A writer to it; a test that would wait forever fails."""
    async with asyncio.timeout(PATIENCE):
        writer = Writer(cast(TableStore, gate), group=group, waiting=waiting)
        try:
            yield writer
        finally:
            gate.open.set()
            await writer.close()


async def settled(tasks: Sequence[asyncio.Task[object]]) -> list[bool]:
    """Which are done when nothing more can happen by itself."""
    for _ in range(10):
        await asyncio.wait(tasks, timeout=0)
    return [task.done() for task in tasks]


async def submit_and_wait(writer: Writer, seq: int) -> None:
    await (await writer.submit(batch("a", row("a", seq))))


async def test_a_full_queue_lets_nobody_in_and_keeps_the_order() -> None:
    gate = Gate()
    async with gated(gate, group=2, waiting=3) as writer:
        submits = [asyncio.create_task(writer.submit(batch("a", row("a", seq)))) for seq in range(1, 7)]
        assert await settled(submits) == [True] * 3 + [False] * 3
        gate.open.set()
        await asyncio.gather(*[await submit for submit in submits])
    assert list(chain.from_iterable(gate.groups)) == [1, 2, 3, 4, 5, 6]
    assert max(map(len, gate.groups)) == 2


async def test_an_error_reaches_everybody_of_the_group_and_nobody_else() -> None:
    gate = Gate(OSError("disk full"))
    gate.open.set()
    async with gated(gate, group=2, waiting=9) as writer:
        verdicts = await outcomes(writer, [batch("a", row("a", 1)), batch("b", row("b", 1))])
        assert [str(verdict) for verdict in verdicts] == ["disk full"] * 2
        gate.error = None
        assert await outcomes(writer, [batch("a", row("a", 1))]) == [None]


async def test_who_no_longer_waits_disturbs_nobody() -> None:
    gate = Gate()
    async with gated(gate, group=2, waiting=2) as writer:
        gone, stays = [await writer.submit(batch(table, row(table, 1))) for table in "ab"]
        gone.cancel()
        gate.open.set()
        await stays
        await submit_and_wait(writer, 2)  # the place is free again


async def test_closing_commits_what_has_a_place_and_refuses_the_rest() -> None:
    gate = Gate()
    async with gated(gate, group=1, waiting=2) as writer:
        tasks = [asyncio.create_task(submit_and_wait(writer, seq)) for seq in range(1, 5)]
        assert await settled(tasks) == [False] * 4
        end = asyncio.create_task(writer.close())
        assert await settled([end]) == [False]
        gate.open.set()
        await end
        results = await asyncio.gather(*tasks, return_exceptions=True)
        with pytest.raises(Closed, match="shutting down"):
            await submit_and_wait(writer, 5)
    assert [type(result) for result in results] == [type(None), type(None), Closed, Closed]
    assert gate.groups == [[1], [2]]


# --- kill -9 ---


def stored_numbers(directory: Path, table: str) -> list[int]:
    """The numbers in a table's log, in order."""
    query = "SELECT json_extract(body, '$.number') FROM log WHERE table_id = ? ORDER BY seq"
    with closing(sqlite3.connect(directory / FILE)) as connection:
        return [number for (number,) in connection.execute(query, (table,))]


def round_with_kill(directory: Path, hasty: bool, acknowledged: dict[str, int], kill_after: int) -> None:
    """Let a process append until it has acknowledged this many rows, kill it, and count what it acknowledged."""
    context = get_context("forkserver")
    context.set_forkserver_preload(["tests.server.store.appender"])
    receiver, sender = context.Pipe(duplex=False)
    first = {table: number + 1 for table, number in acknowledged.items()}
    process = context.Process(target=append_until_killed, args=(directory, hasty, first, sender))
    process.start()
    sender.close()
    received = 0
    try:
        while True:
            if received == kill_after:
                process.kill()
            try:
                table, number = receiver.recv()
            except EOFError:
                break
            assert number == acknowledged[table] + 1
            acknowledged[table] = number
            received += 1
        process.join()
        assert process.exitcode == -9
        assert received >= kill_after
    finally:
        process.kill()
        process.join()
        process.close()
        receiver.close()


def rounds_until_something_is_wrong(directory: Path, hasty: bool, rounds: int) -> int:
    """Rounds after which all that was acknowledged, and each command once, is in the log."""
    chance = random.Random(f"kill {hasty}")
    acknowledged = dict.fromkeys("abc", 0)
    for survived in range(rounds):
        round_with_kill(directory, hasty, acknowledged, chance.randrange(1, 120))
        for table, number in acknowledged.items():
            found = stored_numbers(directory, table)
            if len(found) < number or found != list(range(1, len(found) + 1)):
                return survived
    assert sum(acknowledged.values()) > rounds
    return rounds


def test_kill_loses_nothing_acknowledged_and_duplicates_nothing(tmp_path: Path) -> None:
    assert rounds_until_something_is_wrong(tmp_path, False, 20) == 20


def test_a_writer_that_acknowledges_before_the_commit_is_caught_by_it(tmp_path: Path) -> None:
    assert rounds_until_something_is_wrong(tmp_path, True, 20) < 20


# --- accounts ---

ADA = Account("x1", "Ada Straße", "hash 1", 5, '{"mail":false}')
BOB = Account("x2", "Bob", "hash 2", 6)


@pytest.fixture
async def people(store: Store) -> Store:
    await store.create_account(ADA)
    await store.create_account(BOB)
    return store


async def test_accounts_come_back_by_id_and_by_name(people: Store) -> None:
    assert await people.account("x1") == ADA
    assert await people.account_named("ADA STRASSE") == ADA
    assert await people.account("x3") is None
    assert await people.account_named("Eve") is None


async def test_a_name_is_taken_however_it_is_capitalized(people: Store) -> None:
    with pytest.raises(NameTaken, match="BOB"):
        await people.create_account(replace(BOB, id="x3", name="BOB"))
    assert await people.account("x3") is None


async def test_password_and_notices_change_for_one_account(people: Store) -> None:
    await people.set_password("x1", "hash 3")
    await people.set_notices("x1", "[]")
    assert await people.account("x1") == replace(ADA, password="hash 3", notices="[]")
    assert await people.account("x2") == BOB
    with pytest.raises(Unknown):
        await people.set_password("x3", "hash 3")


async def test_sessions_begin_end_and_expire(people: Store) -> None:
    sessions = [Session(token, account, at) for token, account, at in [("s", "x1", 10), ("t", "x1", 20)]]
    other, last = Session("u", "x2", 30), Session("v", "x1", 40)
    for session in (*sessions, other, last):
        await people.add_session(session)
    assert await people.session("t") == sessions[1]
    assert await people.purge_sessions(10) == 1
    assert await people.session("s") is None
    await people.end_session("t")
    assert await people.session("t") is None
    await people.end_sessions("x1")
    assert [await people.session(token) for token in "uv"] == [other, None]
    with pytest.raises(Unknown):
        await people.add_session(Session("w", "x3", 1))


async def test_accounts_have_one_place_at_a_table(people: Store) -> None:
    await people.append([batch("a", row("a", 1)), batch("b", row("b", 1), row("b", 2))])
    for place in (Membership("x1", "a", "m9"), Membership("x1", "a", "m1"), Membership("x1", "b", "m0")):
        await people.attach(place)
    await people.attach(Membership("x2", "a", "m0"))
    assert await people.tables_of("x1") == ((record("b", 2), "m0"), (record("a", 1), "m1"))
    assert await people.accounts_at("a") == (Membership("x2", "a", "m0"), Membership("x1", "a", "m1"))
    await people.detach("x1", "a")
    assert await people.tables_of("x1") == ((record("b", 2), "m0"),)
    assert await people.accounts_at("a") == (Membership("x2", "a", "m0"),)


@pytest.mark.parametrize("place", [Membership("x1", "b", "m0"), Membership("x3", "a", "m0")])
async def test_only_what_exists_can_be_attached(people: Store, place: Membership) -> None:
    await people.append([batch("a", row("a", 1))])
    with pytest.raises(Unknown):
        await people.attach(place)


async def test_a_deleted_account_leaves_nothing_but_the_tables(people: Store) -> None:
    await people.append([batch("a", row("a", 1))])
    await people.add_session(Session("s", "x1", 10))
    await people.attach(Membership("x1", "a", "m0"))
    await people.delete_account("x1")
    assert await people.account("x1") is None
    assert await people.session("s") is None
    assert await people.accounts_at("a") == ()
    assert await people.rows("a") == (row("a", 1),)
    assert await people.account("x2") == BOB
    await people.create_account(ADA)  # the name is free again


# --- the clock ---


async def test_runs_are_remembered_until_they_are_forgotten(store: Store) -> None:
    assert await store.runs() == ()
    for run in (Run(50, 60, 7), Run(0, 20, 2**41), Run(20, 35, -9), Run(20, 40, -9)):
        await store.beat(run)
    assert await store.runs() == (Run(0, 20, 2**41), Run(20, 40, -9), Run(50, 60, 7))
    await store.forget_runs(20)
    assert await store.runs() == (Run(20, 40, -9), Run(50, 60, 7))


async def test_the_uptime_goes_on_from_the_last_beat_or_the_last_row(store: Store) -> None:
    assert await store.uptime() == 0
    await store.beat(Run(0, 20, 0))
    assert await store.uptime() == 20
    await store.append([TableRows(replace(record("a", 1), uptime=23), (row("a", 1),))])
    assert await store.uptime() == 23


# --- the database ---


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A database as the migrations make it, closed."""
    await (await open_store(tmp_path)).close()
    return tmp_path / FILE


def definitions(file: Path) -> dict[str, str]:
    """How everything in a database was made."""
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql <> ''").fetchall()
    return {name: " ".join(sql.split()) for name, sql in found if name != "alembic_version"}


@contextmanager
def connected(file: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def differences(file: Path) -> int:
    with connected(file) as connection:
        return len(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_the_migrations_lead_to_the_schema(database: Path, tmp_path: Path) -> None:
    assert differences(database) == 0
    made = tmp_path / "made.db"
    with connected(made) as connection:
        metadata.create_all(connection)
        connection.commit()
    assert definitions(database) == definitions(made)


@pytest.mark.parametrize("change", ["ALTER TABLE log DROP COLUMN hash", "DROP INDEX log_command"])
async def test_a_forgotten_migration_would_be_noticed(database: Path, change: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(change)
    assert differences(database) == 1


async def test_a_database_that_is_up_to_date_stays_as_it_is(database: Path) -> None:
    before = definitions(database)
    await (await open_store(database.parent)).close()
    assert definitions(database) == before


async def test_an_older_database_tells_how_long_its_servers_ran(tmp_path: Path) -> None:
    await older_database(tmp_path / FILE, beat=1_000, downtimes=[(100, 200), (400, 450)])
    store = await open_store(tmp_path)
    assert await store.runs() == (Run(0, 1_000, 0),)
    ran = {found.id: 1_000 - found.uptime for found in await store.lobby(9)}
    assert ran == {"first": 1_000 - 50 - 150, "down": 1_000 - 420 - 30, "last": 100}
    await store.close()


async def older_database(file: Path, beat: int, downtimes: list[tuple[int, int]]) -> None:
    """A database as it was before servers counted how long they run."""
    with connected(file) as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        connection.exec_driver_sql(f"INSERT INTO heartbeat VALUES (1, {beat})")
        for began, ended in downtimes:
            connection.exec_driver_sql(f"INSERT INTO downtimes VALUES ({began}, {ended})")
        for name, touched in {"first": 50, "down": 420, "last": 900}.items():
            values = f"'{name}', 1, {touched}, 'playing', 'classic/4', '', 1, NULL, '', 1"
            connection.exec_driver_sql(f"INSERT INTO tables VALUES ({values})")
        connection.commit()


async def test_a_newer_database_is_refused_and_left_alone(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    for _ in range(2):  # the first time gave the lock back
        with pytest.raises(NewerDatabase, match="newer version"):
            await open_store(database.parent)
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("beans " * 1000)
    with pytest.raises(CannotOpen, match="not a database"):
        await open_store(tmp_path)


async def test_a_directory_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotOpen, match="Not a directory"):
        await open_store(tmp_path / "file" / "data")


async def test_a_second_opener_is_refused(store: Store, tmp_path: Path) -> None:
    with pytest.raises(InUse, match="Another server is using the data"):
        await open_store(tmp_path)
    program = (
        "import asyncio, sys; from bohnanza.server.store import open_store;"
        "asyncio.run(open_store(sys.argv[1]))"
    )
    other = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert "InUse: Another server is using the data" in other.stderr
    await store.append([batch("a", row("a", 1))])  # the first one goes on


async def test_a_url_names_the_file(tmp_path: Path) -> None:
    await (await open_store(f"sqlite:///{tmp_path / 'deep' / 'own 100%.db'}")).close()
    assert (tmp_path / "deep" / "own 100%.db").exists()
    assert (tmp_path / "deep" / "lock").exists()
    for other in ("postgresql://localhost/beans", "sqlite://", "sqlite:///"):
        with pytest.raises(CannotOpen, match="but not at"):
            await open_store(other)


async def test_the_pragmas_are_in_force_on_all_connections(store: Store) -> None:
    assert isinstance(store, SqliteStore)
    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    expected |= {"busy_timeout": limits.DATABASE_BUSY}
    for engine, query_only in ((store._writing, 0), (store._reading, 1)):
        async with engine.connect() as connection:
            for pragma, value in {**expected, "query_only": query_only}.items():
                found = await connection.exec_driver_sql(f"PRAGMA {pragma}")
                assert (pragma, found.scalar()) == (pragma, value)
    with closing(connected_to(store._files.database)) as connection:  # as the thread of the log does
        in_force = {pragma: connection.execute(f"PRAGMA {pragma}").fetchone()[0] for pragma in expected}
    assert in_force == expected


async def test_a_reader_cannot_write(store: Store) -> None:
    assert isinstance(store, SqliteStore)
    async with store._reading.connect() as connection:
        with pytest.raises(OperationalError, match="readonly"):
            await connection.exec_driver_sql("DELETE FROM log")
