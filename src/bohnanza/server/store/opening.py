"""Opening a store: lock the data, bring the database up to date, connect."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine

from bohnanza.server.store.accounts import SqlAccounts
from bohnanza.server.store.clock import SqlClock
from bohnanza.server.store.contract import Store
from bohnanza.server.store.errors import CannotOpen, NewerDatabase
from bohnanza.server.store.sqlite import locked, reading_engine, writing_engine
from bohnanza.server.store.tables import SqlTables

FILE: Final = "bohnanza.db"
MIGRATIONS: Final = "bohnanza.server.store:migrations"


class SqliteStore(SqlTables, SqlAccounts, SqlClock):
    """A store in a file of a directory that no other server uses."""

    def __init__(self, reading: AsyncEngine, writing: AsyncEngine, lock: int) -> None:
        super().__init__(reading, writing)
        self._lock = lock

    async def close(self) -> None:
        """Close all connections, and leave the directory to others."""
        await super().close()
        os.close(self._lock)


async def open_store(where: str | Path) -> Store:
    """The store in a directory, made if there is none, or in the file of a URL `sqlite:///path/to/file`."""
    file = database_file(where)
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = locked(file.parent)
    except OSError as error:
        raise CannotOpen(f"The data cannot be kept in {file.parent}: {error.strerror}.") from error
    store = SqliteStore(reading_engine(file), writing := writing_engine(file), lock)
    try:
        await up_to_date(writing, file)
    except BaseException:
        await store.close()
        raise
    return store


def database_file(where: str | Path) -> Path:
    """The file that is meant.

    >>> database_file("data").as_posix(), database_file("sqlite:///data/own.db").as_posix()
    ('data/bohnanza.db', 'data/own.db')
    """
    scheme, colon, rest = str(where).partition("://")
    if not colon:
        return Path(where) / FILE
    if not scheme.startswith("sqlite") or len(rest) < 2:
        raise CannotOpen(f"Data can be kept in a directory or at sqlite:///path/to/file, but not at {where}.")
    return Path(rest[1:])


async def up_to_date(writing: AsyncEngine, file: Path) -> None:
    """Bring the database up to what the program expects, all in one transaction."""
    try:
        async with writing.begin() as connection:
            await connection.run_sync(migrate, file)
    except DatabaseError as error:
        raise CannotOpen(f"The database {file} cannot be opened: {error.orig}.") from error


def migrate(connection: Connection, file: Path) -> None:
    """Run the migrations that the database has not seen; it may not have seen others than these."""
    config = migrations()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise NewerDatabase(f"The database {file} was written by a newer version of this program.")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrations() -> Config:
    """Where the migrations are, wherever the package is installed."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    return config
