"""When servers ran, in SQL."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from bohnanza.server.store.rows import Downtime
from bohnanza.server.store.schema import downtimes, heartbeat
from bohnanza.server.store.sql import Sql

ONLY: Final = {"id": 1}


class SqlClock(Sql):
    """When servers ran: time without a server counts against nobody."""

    async def beat(self, now: int) -> None:
        """Note that a server runs."""
        await self._put(heartbeat, ONLY, {"at": now})

    async def last_beat(self) -> int | None:
        """When one last did."""
        found = await self._fetch(select(heartbeat.c.at))
        return int(found[0].at) if found else None

    async def add_downtime(self, downtime: Downtime) -> None:
        """Note a time without a server; another one with the same start is replaced."""
        await self._put(downtimes, {"began": downtime.start}, {"ended": downtime.end})

    async def downtimes(self, since: int) -> tuple[Downtime, ...]:
        """Those that ended after a time, in order."""
        later = select(downtimes.c.began, downtimes.c.ended).where(downtimes.c.ended > since)
        return tuple(Downtime(*columns) for columns in await self._fetch(later.order_by(downtimes.c.began)))
