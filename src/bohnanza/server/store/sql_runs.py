"""When servers ran, in SQL."""

from __future__ import annotations

from sqlalchemy import delete, func, select

from bohnanza.server.store.rows import Run
from bohnanza.server.store.schema import runs, tables
from bohnanza.server.store.sql import Sql


class SqlRuns(Sql):
    """A RunStore."""

    async def beat(self, run: Run) -> None:
        await self._put(runs, {"began": run.began}, {"ended": run.ended, "ahead": run.ahead})

    async def runs(self) -> tuple[Run, ...]:
        found = await self._fetch(select(runs.c.began, runs.c.ended, runs.c.ahead).order_by(runs.c.began))
        return tuple(Run(*columns) for columns in found)

    async def forget_runs(self, before: int) -> None:
        await self._change(delete(runs).where(runs.c.began < before))

    async def uptime(self) -> int:
        latest = [select(func.coalesce(func.max(column), 0)) for column in (runs.c.ended, tables.c.uptime)]
        return max([int((await self._fetch(query))[0][0]) for query in latest])
