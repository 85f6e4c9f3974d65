"""What waits to be sent to one connection: limited, so that a slow reader harms nobody else."""

from __future__ import annotations

import asyncio
from collections import deque

from bohnanza.server import limits


class Outbox:
    """A queue of encoded messages; a client that reads too slowly loses the connection and may come back."""

    def __init__(self, messages: int = limits.SEND_MESSAGES, size: int = limits.SEND_BYTES) -> None:
        self._most = messages
        self._room = size
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()
        self.closed = False
        self.overflown = False

    def put(self, message: bytes) -> None:
        """Add a message; if there is no room for it, close the outbox and discard what waits."""
        if self.closed:
            return
        waiting = sum(len(other) for other in self._waiting)
        if self._waiting and (len(self._waiting) >= self._most or waiting + len(message) > self._room):
            self.overflown = True
            self._waiting.clear()
            self.close()
            return
        self._waiting.append(message)
        self._news.set()

    def close(self) -> None:
        """Take no more messages; those that wait can still be read."""
        self.closed = True
        self._news.set()

    async def get(self) -> bytes | None:
        """The next message, or None when there are no more."""
        while not self._waiting and not self.closed:
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft() if self._waiting else None
