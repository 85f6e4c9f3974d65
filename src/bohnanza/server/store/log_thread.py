"""The thread that appends to the logs in SQLite, on its own connection; SQLAlchemy would take twice as long."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from operator import attrgetter
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from bohnanza.server.store.errors import Conflict, Lost, Unavailable
from bohnanza.server.store.files import Files
from bohnanza.server.store.rows import StoredRow, TableRecord, TableRows
from bohnanza.server.store.schema import log
from bohnanza.server.store.sqlite import PRAGMAS

Verdicts = list[Conflict | None]

NAMES: Final = TableRecord.__slots__
CHANGING: Final = tuple(name for name in NAMES if name not in ("id", "created"))
ADD_TABLE: Final = f"INSERT INTO tables ({', '.join(NAMES)}) VALUES ({', '.join('?' * len(NAMES))})"
# Whoever wrote to the table in between has moved its head, and this finds nothing to change.
ADVANCE: Final = (
    f"UPDATE tables SET {', '.join(f'{name} = ?' for name in CHANGING)} WHERE id = ? AND head = ?"
)
ADD_ROW: Final = f"INSERT INTO log ({', '.join(log.c.keys())}) VALUES ({', '.join('?' * len(log.c))})"

record_values = attrgetter(*NAMES)
changing_values = attrgetter(*CHANGING)


class Behind(Exception):
    """The rows do not follow the last one of their table."""


class AppendJob(NamedTuple):
    """A group to be stored, and who waits for it."""

    group: Sequence[TableRows]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Verdicts]


class LogThread:
    def __init__(self, files: Files) -> None:
        self._files = files
        self._connection = connected(files.database)
        self._files.remember()
        self._lost: Lost | None = None
        self._jobs: SimpleQueue[AppendJob | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="log", daemon=True)
        self._thread.start()

    async def append(self, group: Sequence[TableRows]) -> Verdicts:
        """See `TableStore.append`."""
        loop = asyncio.get_running_loop()
        job = AppendJob(group, loop, loop.create_future())
        self._jobs.put(job)
        return await job.done

    async def close(self) -> None:
        """Append what waits, then end the thread."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        with closing(self._connection):
            while (job := self._jobs.get()) is not None:
                job.loop.call_soon_threadsafe(finish, job.done, self._append(job.group))

    def _append(self, group: Sequence[TableRows]) -> Verdicts | Exception:
        """What came of a group; rows that the next server would not find do not count as stored."""
        if self._lost is not None:
            return self._lost
        try:
            verdicts = append(self._connection, group)
            self._files.check()
        except Lost as problem:
            self._lost = Lost(
                "server-data-lost", **problem.arguments, saved=self._files.rescue(self._connection)
            )
            return self._lost
        except sqlite3.Error as problem:
            return Unavailable(problem)
        except Exception as problem:  # whoever waits has to hear of it
            return problem
        return verdicts


def connected(database: Path) -> sqlite3.Connection:
    """A connection that begins no transactions by itself; SQLite's write-ahead log exists when it returns."""
    connection = sqlite3.connect(
        f"file:{quote(str(database))}?mode=rw", uri=True, isolation_level=None, check_same_thread=False
    )
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("SELECT count(*) FROM runs").fetchone()
    return connection


def finish(done: asyncio.Future[Verdicts], found: Verdicts | Exception) -> None:
    """Finish the future of a group, unless nobody waits for it any more."""
    if done.done():
        return
    if isinstance(found, Exception):
        done.set_exception(found)
    else:
        done.set_result(found)


# --- in the thread ---


def append(connection: sqlite3.Connection, group: Sequence[TableRows]) -> Verdicts:
    """Store them together, or one by one if any is in conflict, to find out which."""
    try:
        with transaction(connection):
            write(connection, group)
    except (sqlite3.IntegrityError, Behind):
        with transaction(connection):
            return [stored(connection, batch) for batch in group]
    return [None] * len(group)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Everything is stored, or nothing if something is raised."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def stored(connection: sqlite3.Connection, batch: TableRows) -> Conflict | None:
    """What came of one, within a transaction that goes on either way."""
    connection.execute("SAVEPOINT one")
    try:
        write(connection, [batch])
    except (sqlite3.IntegrityError, Behind):
        connection.execute("ROLLBACK TO one")
        return Conflict(batch.record.id)
    finally:
        if connection.in_transaction:
            connection.execute("RELEASE one")
    return None


def write(connection: sqlite3.Connection, group: Sequence[TableRows]) -> None:
    """Store them, or raise if one is in conflict."""
    if new := [record_values(batch.record) for batch in group if not batch.before]:
        connection.executemany(ADD_TABLE, new)
    known = [advance_values(batch) for batch in group if batch.before]
    if known and connection.executemany(ADVANCE, known).rowcount != len(known):
        raise Behind
    connection.executemany(ADD_ROW, [row_values(row) for batch in group for row in batch.rows])


def advance_values(batch: TableRows) -> tuple[Any, ...]:
    """The columns of a record that change, and the row that it must follow."""
    return (*changing_values(batch.record), batch.record.id, batch.before)


def row_values(row: StoredRow) -> tuple[Any, ...]:
    text = row.body.decode()
    return (row.table, row.seq, row.at, row.who, row.command or None, row.kind, text, row.hash)
