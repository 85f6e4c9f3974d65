"""Tasks that run in the background until they are done or cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine


class BackgroundTasks:
    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()  # asyncio itself does not keep them alive

    def run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def finish(self) -> None:
        """Wait until all are done; raises the first error."""
        await asyncio.gather(*self.tasks)

    async def cancel(self) -> None:
        """Cancel all, and wait until they have ended."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
