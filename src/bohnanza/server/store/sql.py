"""Reading and writing by SQL: many read at once, one transaction at a time writes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sqlalchemy import Delete, Row, Select, Table, Update, and_, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bohnanza.server.store.errors import Unavailable


@contextmanager
def available() -> Iterator[None]:
    """Raise Unavailable if the database cannot be used; what it refuses is raised as it is."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise Unavailable(error.orig) from error


class Sql:
    """Connections to one database."""

    def __init__(self, reading: AsyncEngine, writing: AsyncEngine) -> None:
        self._reading = reading
        self._writing = writing
        self._turn = asyncio.Lock()  # first come, first served, which the database itself does not promise

    async def _fetch(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        with available():
            async with self._reading.connect() as connection:
                return (await connection.execute(query)).all()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """Wait for a turn to write; everything is stored, or nothing if something is raised."""
        async with self._turn:
            with available():
                async with self._writing.begin() as connection:
                    yield connection
            await self._confirm()

    async def _confirm(self) -> None:
        """Raise if the files that were written to are no longer those of the database."""

    async def _change(self, statement: Update | Delete) -> int:
        """The number of rows that a statement has changed."""
        async with self._transaction() as connection:
            return (await connection.execute(statement)).rowcount

    async def _put(self, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> None:
        """Change the row of this key, or add it."""
        same = and_(*(table.c[name] == value for name, value in key.items()))
        async with self._transaction() as connection:
            changed = await connection.execute(update(table).where(same).values(**values))
            if not changed.rowcount:
                await connection.execute(insert(table).values(**key, **values))

    async def close(self) -> None:
        await self._reading.dispose()
        await self._writing.dispose()
