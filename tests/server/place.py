"""A registry of tables in this process, with a store and a clock that only tests move."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bohnanza.server.bots.pool import BotPool
from bohnanza.server.notice_senders import NoticeSenders
from bohnanza.server.notices import Notifier
from bohnanza.server.protocol import commands, messages
from bohnanza.server.protocol.settings import ClockSettings, Settings
from bohnanza.server.registry import TableRegistry
from bohnanza.server.server_clock import ServerClock
from bohnanza.server.store import Membership, Store, Writer, open_store

NOON = 1_800_000_000_000
DAYS = ClockSettings("days", 2)


@dataclass
class Place:
    """A registry, its store, and a clock that only tests move."""

    registry: TableRegistry
    store: Store
    time: list[int]

    def notifier(self, senders: NoticeSenders) -> Notifier:
        return Notifier(self.registry, self.store, senders, lambda: self.time[0])

    async def table(self, clock: ClockSettings = DAYS) -> str:
        """A game of three that waits for ana, who has the account."""
        table = await self.registry.create(Settings("anniversary/3", clock))
        for name in ("ana", "ben", "cleo"):
            place = await self.registry.join(table, name)
            if name == "ana":
                await self.store.attach(Membership("1", table, place.member))
        await self.act(table, "m0", commands.Start("start"))
        return table

    async def act(self, table: str, member: str, command: commands.AnyCommand) -> None:
        (answer,) = await self.registry.request(table, member, command)
        assert isinstance(answer, messages.Ack), answer

    async def choose(self, **chosen: object) -> None:
        await self.store.set_notices("1", json.dumps(chosen))


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[Place]:
    time = [NOON]
    store = await open_store(data)
    pool = BotPool(1)
    try:
        async with Writer(store) as writer:
            registry = TableRegistry(store, writer, pool, ServerClock(lambda: time[0], lambda: time[0]))
            await registry.start()
            yield Place(registry, store, time)
            await registry.stop()
    finally:
        await pool.close()
        await store.close()
