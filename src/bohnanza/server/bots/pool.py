"""Worker processes for bots, and what happens to a bot that does not answer.

A worker has one job at a time; the others wait here, in order. If it hangs, dies or answers nonsense, it is killed,
and the next job starts a new one. To find out which bot is to blame, a job that fails in a worker that other bots have
used is repeated in a new worker, and given up only if it fails there too. A bot that runs out of time gets no second
try.
"""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable, Sequence
from typing import Final
from zlib import crc32

import msgspec

from bohnanza.bots import limits as bot_limits
from bohnanza.server import limits
from bohnanza.server.background import BackgroundTasks
from bohnanza.server.bots.job import BotJob, WorkerReply
from bohnanza.server.child_processes import ChildProcess, ProcessFailed, command_for, start
from bohnanza.server.protocol.events import GameEvent

COMMAND: Final = command_for("bohnanza.server.bots.worker")
CLOSED: Final = "No bot is asked any more."

DECODER: Final = msgspec.json.Decoder(WorkerReply)

History = Callable[[], Awaitable[list[GameEvent]]]


class BotWorker(ChildProcess):
    """A worker process, and whether any bot has used it."""

    def __init__(self, process: Process) -> None:
        super().__init__(process)
        self.used = False
        self.number = 0

    async def ask(self, job: BotJob) -> WorkerReply:
        """Do one job, without a time limit."""
        self.number += 1
        await self.write_line(msgspec.json.encode(msgspec.structs.replace(job, number=self.number)))
        line = await self.read_line()
        try:
            reply = DECODER.decode(line)
        except msgspec.DecodeError:
            raise ProcessFailed("The process answered nonsense.") from None
        if reply.number != self.number or (reply.lost and not job.heard):
            raise ProcessFailed("The process answered nonsense.")
        if reply.spent:
            raise ProcessFailed(reply.problem)
        self.used = self.used or not reply.lost
        return reply


class Lane:
    """One worker at a time, with the jobs that wait for it."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.worker: BotWorker | None = None
        self.turn = asyncio.Lock()  # it is fair: jobs keep their order
        self.waiting = 0

    async def ask(self, job: BotJob, history: History, budget: float) -> WorkerReply:
        """Do a job when its turn has come, unless too many are waiting already."""
        if self.waiting >= self.pool.waiting:
            return WorkerReply(problem="Too many questions wait for this process.")
        self.waiting += 1
        try:
            async with self.turn:
                return await self._ask_until_answered(job, history, budget)
        finally:
            self.waiting -= 1

    async def _ask_until_answered(self, job: BotJob, history: History, budget: float) -> WorkerReply:
        while not self.pool.closed:
            try:
                reply = await self._ask_once(job, budget)
            except ProcessFailed as failure:
                if failure.guilty:
                    return WorkerReply(problem=str(failure))
                continue
            if not reply.lost:
                return reply
            job = msgspec.structs.replace(job, heard=0, events=tuple(await history()))
        return WorkerReply(problem=CLOSED)

    async def _ask_once(self, job: BotJob, budget: float) -> WorkerReply:
        """Ask the worker, a new one if need be; if it fails or nobody waits for its reply any more, dismiss it."""
        try:
            if self.worker is not None and self.worker.ended:
                self.dismiss()
            if self.worker is None:
                self.worker = BotWorker(await start(self.pool.command))
                if self.pool.closed:
                    raise ProcessFailed(CLOSED)
                await self.worker.ready()
            alone = not self.worker.used
            try:
                async with asyncio.timeout(budget):
                    return await self.worker.ask(job)
            except TimeoutError:
                raise ProcessFailed(f"The bot gave no answer in {budget:g} s.") from None
            except ProcessFailed as failure:
                raise ProcessFailed(str(failure), guilty=alone) from None
        except BaseException:
            self.dismiss()
            raise

    def dismiss(self) -> None:
        """Kill the worker, if there is one."""
        if self.worker is not None:
            self.worker.kill()
            self.pool.leaving.run(self.worker.wait_until_gone())
            self.worker = None


class BotPool:
    """As many workers as there are cores; each is started by its first job."""

    def __init__(
        self,
        workers: int = limits.BOT_WORKERS,
        budget: float = bot_limits.DECISION_SECONDS,
        waiting: int = limits.BOT_QUESTIONS,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.budget = budget
        self.waiting = waiting
        self.command = command
        self.closed = False
        self.lanes = [Lane(self) for _ in range(workers or os.cpu_count() or 1)]
        self.leaving = BackgroundTasks()  # waiting for the end of workers that were killed

    async def ask(self, job: BotJob, history: History, budget: float | None = None) -> WorkerReply:
        """The reply of a bot; `history` returns everything its seat has heard up to this question.

        Jobs of one seat go to the same worker, in order. Whatever the bot does, there is a reply: if it fails, one
        without a move and with a problem.
        """
        lane = self.lanes[crc32(f"{job.table} p{job.seat}".encode()) % len(self.lanes)]
        return await lane.ask(job, history, self.budget if budget is None else budget)

    async def close(self) -> None:
        """Kill all workers; jobs that still wait are answered without a move."""
        self.closed = True
        for lane in self.lanes:
            if lane.worker is not None:
                lane.worker.kill()  # whoever waits for its reply notices
        for lane in self.lanes:
            async with lane.turn:
                lane.dismiss()
        await self.leaving.finish()
