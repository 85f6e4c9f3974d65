"""Blocks played in several processes, and what happens to a bot that hangs.

A worker notes in shared memory which question it is about to ask. If nothing changes there for longer than the
budget, or the worker dies, the worker is ended and a new one plays the block again, with the fallback in place of
the answer to that question, which is reported like any other fault. A seat that leaves too many questions of one
game unanswered is not asked again in that game. It does not matter how a bot hangs: in a loop, in compiled code,
or waiting for something that never comes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import RawArray
from time import monotonic
from typing import Any, Final

from bohnanza.bots import limits
from bohnanza.interrupts import end_with_parent, interrupts_held
from bohnanza.lab.blocks import ArenaPlan, Block, BlockOverseer, play_block

TICKS, GAME, QUESTION, SEAT = range(4)  # the integers of a heartbeat
POLL: Final = 0.25  # seconds between two looks at the heartbeats

Heartbeat = Any  # four shared integers
Skip = tuple[int, int, int]  # game, question, seat


class HeartbeatOverseer(BlockOverseer):
    """Notes every question before it is asked, and refuses those that are known to remain unanswered."""

    def __init__(self, heartbeat: Heartbeat, skips: Sequence[Skip]) -> None:
        self.heartbeat = heartbeat
        self.skipped = {(game, question) for game, question, _ in skips}
        unanswered = [(game, seat) for game, _, seat in skips]
        self.silent = {key for key in unanswered if unanswered.count(key) >= limits.UNANSWERED}

    def begin(self, game: int) -> None:
        self.heartbeat[GAME] = game

    def permits(self, seat: int, question: int) -> bool:
        heartbeat = self.heartbeat
        heartbeat[QUESTION] = question
        heartbeat[SEAT] = seat
        heartbeat[TICKS] += 1
        game = heartbeat[GAME]
        silent = question > 0 and (game, seat) in self.silent  # a silent bot is still made, which is below 0
        return (game, question) not in self.skipped and not silent


def serve(pipe: Connection, heartbeat: Heartbeat) -> None:
    """Run as a worker: read blocks from the pipe and write their games to it, until it is closed."""
    end_with_parent()
    while True:
        try:
            plan, block, skips = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(play_block(plan, block, HeartbeatOverseer(heartbeat, skips)))
        except Exception as error:  # of the engine or the file system: bots cannot raise that far
            pipe.send(f"{type(error).__name__}: {error}")


@dataclass
class BlockJob:
    """A block to be played, and the questions in it that remained unanswered so far."""

    block: int
    skips: list[Skip] = field(default_factory=list)


class BlockWorker:
    """A process and the block that it is playing."""

    def __init__(self, plan: ArenaPlan, budget: float) -> None:
        context = get_context("spawn")  # a fork copies the locks of threads that it does not copy
        self.plan = plan
        self.budget = budget
        self.heartbeat: Heartbeat = RawArray("q", 4)
        self.pipe, there = context.Pipe()
        self.process: SpawnProcess = context.Process(target=serve, args=(there, self.heartbeat), daemon=True)
        with interrupts_held():
            self.process.start()
        there.close()
        self.job = BlockJob(-1)
        self.seen, self.since = 0, monotonic()

    def take(self, job: BlockJob) -> None:
        self.job = job
        self.heartbeat[:] = (0, 0, 0, 0)
        self.seen, self.since = 0, monotonic()
        self.pipe.send((self.plan, job.block, job.skips))

    def result(self) -> Block | None:
        """The games of the block, or None if the process has died."""
        try:
            answer = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            return None
        if isinstance(answer, str):
            raise RuntimeError(f"Block {self.job.block} could not be played: {answer}")
        games: Block = answer
        return games

    def hangs(self, now: float) -> bool:
        """Whether the same question has been open for longer than the budget."""
        ticks = self.heartbeat[TICKS]
        if ticks != self.seen:
            self.seen, self.since = ticks, now
        return ticks > 0 and now - self.since > self.budget

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class BlockPool:
    """Workers that share the blocks of a plan."""

    def __init__(self, plan: ArenaPlan, blocks: Iterable[int], workers: int, budget: float) -> None:
        self.plan = plan
        self.budget = budget
        self.jobs = [BlockJob(block) for block in blocks]
        self.jobs.reverse()  # the next one is popped from the end
        self.busy: list[BlockWorker] = []
        for _ in range(min(workers, len(self.jobs))):
            self._start_worker(self.jobs.pop())

    def _start_worker(self, job: BlockJob) -> None:
        worker = BlockWorker(self.plan, self.budget)
        self.busy.append(worker)
        worker.take(job)

    def results(self) -> Iterator[tuple[int, Block]]:
        """Numbers and games of blocks, in the order in which they are finished."""
        try:
            while self.busy:
                ready = wait([worker.pipe for worker in self.busy], POLL)
                now = monotonic()
                for worker in self.busy[:]:
                    games = worker.result() if worker.pipe in ready else None
                    if games is not None:
                        block = worker.job.block
                        if self.jobs:
                            worker.take(self.jobs.pop())
                        else:
                            self.busy.remove(worker)
                            worker.end()
                        yield block, games
                    elif worker.pipe in ready or worker.hangs(now):  # it died or hangs
                        self._replace(worker)
        finally:
            for worker in self.busy:
                worker.end()

    def _replace(self, worker: BlockWorker) -> None:
        """Have a new worker play the block again, without the question that remained unanswered."""
        _, game, question, seat = worker.heartbeat[:]
        job, skip = worker.job, (game, question, seat)
        self.busy.remove(worker)
        worker.end()
        if not question or skip in job.skips:
            raise RuntimeError(f"Block {job.block} could not be played: a worker ended or hangs.")
        job.skips.append(skip)
        self._start_worker(job)


def play_blocks(
    plan: ArenaPlan, blocks: Sequence[int], workers: int, budget: float = limits.DECISION_SECONDS
) -> Iterator[tuple[int, Block]]:
    """Numbers and games of blocks, in any order.

    With no workers they are played in this process, where nothing stops a bot that hangs.
    """
    if workers < 1:
        for block in blocks:
            yield block, play_block(plan, block)
        return
    yield from BlockPool(plan, blocks, workers, budget).results()
