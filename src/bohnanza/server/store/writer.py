"""The writer: whatever waits is committed together, so that many tables share one wait for the disk."""

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
    """Rows on their way, and the future that is done when they are durable."""

    rows: TableRows
    done: asyncio.Future[None]


class Writer:
    """Commits rows in groups, in the order in which they came."""

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
        self._failures = FailureLog("writing")
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
        """Take no more rows, and commit those in the queue."""
        self._closing = True
        self._news.set()
        await self._task

    async def __aenter__(self) -> Writer:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _run(self) -> None:
        while True:
            while not self._entries and not self._closing:
                self._news.clear()
                await self._news.wait()
            entries = [self._entries.popleft() for _ in range(min(len(self._entries), self._group))]
            if not entries:  # the writer is closed
                return
            verdicts: Sequence[Exception | None]
            try:
                verdicts = await self._tables.append([entry.rows for entry in entries])
            except Exception as error:  # whatever it was, nobody may believe that the rows are stored
                self._failures.failed(error)
                verdicts = [error] * len(entries)
            else:
                self._failures.succeeded()
            for entry, verdict in zip(entries, verdicts):
                settle(entry.done, verdict)
                self._places.release()


def settle(done: asyncio.Future[None], verdict: Exception | None) -> None:
    """Finish the future, unless nobody waits for it any more."""
    if done.done():
        return
    if verdict is None:
        done.set_result(None)
    else:
        done.set_exception(verdict)
