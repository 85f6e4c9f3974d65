"""What SQLite needs: pragmas on every connection, and a lock on the directory of the data."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bohnanza.server import limits
from bohnanza.server.store.errors import InUse

PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit has reached the disk when it returns
    "foreign_keys = ON",
    f"busy_timeout = {limits.DATABASE_BUSY}",
)


def locked(directory: Path) -> int:
    """Lock a directory against other servers until the descriptor is closed, at the latest when the process ends."""
    descriptor = os.open(directory / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(descriptor)
        raise InUse("server-data-in-use", directory=str(directory)) from error
    return descriptor


def reading_engine(file: Path) -> AsyncEngine:
    """Several connections that cannot write; each statement sees what is committed."""
    return engine(file, limits.DATABASE_READERS, "query_only = ON")


def writing_engine(file: Path) -> AsyncEngine:
    """The one connection that writes; it locks the database when a transaction begins."""
    writing = engine(file, 1)
    event.listen(writing.sync_engine, "begin", begin)
    return writing


def engine(file: Path, size: int, *pragmas: str) -> AsyncEngine:
    """Connections to a file, with our pragmas and these."""
    existing = {"uri": "true", "mode": "rw"}  # opening a database that is gone must not create a new one
    url = URL.create("sqlite+aiosqlite", database=f"file:{quote(str(file))}", query=existing)
    made = create_async_engine(url, pool_size=size, max_overflow=0)
    set_pragmas(made.sync_engine, (*PRAGMAS, *pragmas))
    return made


def set_pragmas(made: Engine, pragmas: tuple[str, ...]) -> None:
    """Set them on every connection as it is made."""

    def connected(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(made, "connect", connected)


def begin(connection: Connection) -> None:
    """Begin a transaction that will write; the driver itself would begin too late for a savepoint."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
