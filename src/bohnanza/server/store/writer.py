"""The writer: whatever waits is committed together, so that one wait for the disk serves many tables."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from bohnanza.server import limits
from bohnanza.server.store.errors import Closed
from bohnanza.server.store.failure_log import FailureLog
from bohnanza.server.store.interface import TableStore
from bohnanza.server.store.rows import TableRows


class WaitingRows(NamedTuple):
    """Rows on their way, and the promise to whoever brought them."""

    rows: TableRows
    done: asyncio.Future[None]


class Writer:
    """Takes rows, commits them in groups in the order they came, and only then says so."""

    def __init__(
        self,
        tables: TableStore,
        *,
        group: int = limits.WRITTEN_TOGETHER,
        waiting: int = limits.WAITING_TO_BE_WRITTEN,
    ) -> None:
        self._tables = tables
        self._group = group
        self._places = asyncio.Semaphore(waiting)
        self._entries: deque[WaitingRows] = deque()
        self._news = asyncio.Event()
        self._closing = False
        self._failing = FailureLog("writing")
        self._task = asyncio.create_task(self._run())

    async def submit(self, rows: TableRows) -> asyncio.Future[None]:
        """Wait for a place in the queue; the result is done when the rows are durable.

        It raises Conflict when nothing of them was stored because the table has gone on; after any other error
        they may be stored or not, and the log has to be read again.
        """
        await self._places.acquire()
        if self._closing:
            self._places.release()
            raise Closed("server-store-closed")
        entry = WaitingRows(rows, asyncio.get_running_loop().create_future())
        self._entries.append(entry)
        self._news.set()
        return entry.done

    async def close(self) -> None:
        """Take no more, and commit what has a place."""
        self._closing = True
        self._news.set()
        await self._task

    async def __aenter__(self) -> Writer:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _run(self) -> None:
        while entries := await self._next_group():
            verdicts = await self._verdicts(entries)
            for entry, verdict in zip(entries, verdicts):
                settle(entry.done, verdict)
                self._places.release()

    async def _next_group(self) -> list[WaitingRows]:
        """What waits, as much as goes together; nothing when the writer is closed."""
        while not self._entries and not self._closing:
            self._news.clear()
            await self._news.wait()
        return [self._entries.popleft() for _ in range(min(len(self._entries), self._group))]

    async def _verdicts(self, entries: Sequence[WaitingRows]) -> Sequence[Exception | None]:
        """Commit, and say what came of each."""
        try:
            verdicts = await self._tables.append([entry.rows for entry in entries])
        except Exception as error:  # whatever it was, nobody may believe that the rows are stored
            self._failing.failed(error)
            return [error] * len(entries)
        self._failing.succeeded()
        return verdicts


def settle(done: asyncio.Future[None], verdict: Exception | None) -> None:
    """Keep the promise, unless nobody waits for it any more."""
    if done.done():
        return
    if verdict is None:
        done.set_result(None)
    else:
        done.set_exception(verdict)
