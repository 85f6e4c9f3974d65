"""Opening a store: lock the data, bring the database up to date, connect."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError

from bohnanza.server.store.errors import CannotOpen, Conflict, Lost, NewerDatabase
from bohnanza.server.store.files import Files, is_new, make_empty, make_private, put_in_place, with_end
from bohnanza.server.store.interface import Store
from bohnanza.server.store.log_thread import LogThread
from bohnanza.server.store.rows import TableRows
from bohnanza.server.store.sql_accounts import SqlAccounts
from bohnanza.server.store.sql_runs import SqlRuns
from bohnanza.server.store.sql_tables import SqlTables
from bohnanza.server.store.sqlite import locked, reading_engine, writing_engine

FILE: Final = "bohnanza.db"
MIGRATIONS: Final = "bohnanza.server.store:migrations"


class SqliteStore(SqlTables, SqlAccounts, SqlRuns):
    """A Store in a file, in a directory that no other server uses."""

    def __init__(self, file: Path, lock: int) -> None:
        super().__init__(reading_engine(file), writing_engine(file))
        self._lock = lock
        self._files = Files(file)
        self._log = LogThread(self._files)
        self._lost = asyncio.get_running_loop().create_future()

    async def append(self, group: Sequence[TableRows]) -> list[Conflict | None]:
        async with self._turn:
            return await self._logged(group)

    async def _logged(self, group: Sequence[TableRows]) -> list[Conflict | None]:
        try:
            return await self._log.append(group)
        except Lost as problem:
            if not self._lost.done():
                self._lost.set_result(problem)
            raise

    async def _confirm(self) -> None:
        """Let the thread find out whether the files are lost."""
        try:
            self._files.check()
        except Lost:
            await self._logged(())

    async def lost(self) -> Lost:
        return await asyncio.shield(self._lost)

    async def close(self) -> None:
        await self._log.close()
        await super().close()
        os.close(self._lock)


async def open_store(where: str | Path) -> Store:
    """The store in a directory, made if there is none, or in the file of a URL `sqlite:///path/to/file`."""
    file = database_file(where).absolute()
    with worded_errors(file):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = locked(file.parent)
        try:
            make_private(file)
            await prepare(file)
            return SqliteStore(file, lock)
        except BaseException:
            os.close(lock)
            raise


@contextmanager
def worded_errors(file: Path) -> Iterator[None]:
    """Turn errors of the disk or the database into CannotOpen."""
    try:
        yield
    except OSError as error:
        raise CannotOpen(
            "server-data-directory", directory=str(file.parent), problem=str(error.strerror)
        ) from error
    except (sqlite3.Error, DatabaseError) as error:
        reason = error.orig if isinstance(error, DatabaseError) else error
        raise CannotOpen("server-data-unopened", database=str(file), problem=str(reason)) from error


async def prepare(file: Path) -> None:
    """Bring the database up to date; a new one gets its final name when it is complete."""
    if not is_new(file):
        await up_to_date(file)
        return
    make_empty(made := with_end(file, "-new"))
    await up_to_date(made)
    put_in_place(made, file)


def database_file(where: str | Path) -> Path:
    """The file of a directory or of a URL.

    >>> database_file("data").as_posix(), database_file("sqlite:///data/own.db").as_posix()
    ('data/bohnanza.db', 'data/own.db')
    """
    scheme, colon, rest = str(where).partition("://")
    if not colon:
        return Path(where) / FILE
    if not scheme.startswith("sqlite") or len(rest) < 2:
        raise CannotOpen("server-data-where", where=str(where))
    return Path(rest[1:])


async def up_to_date(file: Path) -> None:
    """Run the migrations, all in one transaction."""
    writing = writing_engine(file)
    try:
        async with writing.begin() as connection:
            await connection.run_sync(migrate, file)
    finally:
        await writing.dispose()


def migrate(connection: Connection, file: Path) -> None:
    """Run the migrations that the database has not seen; raises NewerDatabase if it has seen unknown ones."""
    config = migrations()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise NewerDatabase("server-data-newer", database=str(file))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrations() -> Config:
    """The configuration that finds the migrations, wherever the package is installed."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    return config
