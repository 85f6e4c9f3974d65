"""A network that cannot be trusted: a WebSocket proxy that duplicates, reorders and loses whole messages.

A message that is lost takes its connection with it, as over TCP: whoever is there connects again.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

LATE: Final = 0.05  # seconds after which a message that was held back arrives even if no other comes

End = ClientConnection | ServerConnection


class Lost(Exception):
    """A message was lost, and the connection with it."""


@dataclass
class Proxy:
    """What goes wrong, and how often it did."""

    upstream: str
    rng: Random
    duplicated: float = 0.3
    dropped: float = 0.1
    reordered: float = 0.1
    url: str = ""
    counts: Counter[str] = field(default_factory=Counter)

    async def carry(self, client: ServerConnection) -> None:
        """One connection and the one behind it, until either ends or a message is lost."""
        assert client.request is not None
        async with connect(self.upstream + client.request.path, max_size=None, ping_interval=None) as server:
            ways = [asyncio.create_task(self.pipe(*ends)) for ends in ((client, server), (server, client))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for end in (client, server):
                end.transport.abort()
            await asyncio.gather(*ways, return_exceptions=True)

    async def pipe(self, source: End, target: End) -> None:
        """One direction."""
        held: list[str | bytes] = []
        with suppress(ConnectionClosed):
            while True:
                try:
                    async with asyncio.timeout(LATE if held else None):
                        message = await source.recv()
                except TimeoutError:
                    await target.send(held.pop())
                    continue
                await self.pass_on(message, target, held)

    async def pass_on(self, message: str | bytes, target: End, held: list[str | bytes]) -> None:
        """One message: at once, twice, after the next one, or never."""
        fate = self.fate()
        self.counts[fate] += 1
        if fate == "dropped":
            raise Lost
        if fate == "reordered" and not held:
            held.append(message)
            return
        for again in [message] * (2 if fate == "duplicated" else 1):
            await target.send(again)
        while held:
            await target.send(held.pop())

    def fate(self) -> str:
        """What becomes of a message."""
        chance = self.rng.random()
        for name, share in (
            ("duplicated", self.duplicated),
            ("dropped", self.dropped),
            ("reordered", self.reordered),
        ):
            if chance < share:
                return name
            chance -= share
        return "delivered"


@asynccontextmanager
async def between(upstream: str, seed: object, dropped: float = 0.1) -> AsyncIterator[Proxy]:
    """A proxy in front of a server."""
    proxy = Proxy(upstream, Random(f"proxy {seed}"), dropped=dropped)
    async with serve(proxy.carry, "127.0.0.1", 0, max_size=None, ping_interval=None) as listening:
        proxy.url = f"ws://127.0.0.1:{next(iter(listening.sockets)).getsockname()[1]}"
        yield proxy
