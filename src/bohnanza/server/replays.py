"""Records, replays and histories, made in a separate process, so that nobody waits while a long game is replayed.

An answer depends on its request and on nothing else, so answers are cached by the hash of the request. Those who ask
for the same thing at the same time wait for the same answer.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import structlog
from msgspec import json

from bohnanza.server import limits
from bohnanza.server.child_processes import ChildProcess, ProcessFailed, command_for, start
from bohnanza.server.protocol.events import GameEvent
from bohnanza.server.records import PlayedGame
from bohnanza.server.replay_process import ReplayRequest
from bohnanza.server.table.inputs import Refusal

COMMAND: Final = command_for("bohnanza.server.replay_process")
EVENTS: Final = json.Decoder(list[GameEvent])

log = structlog.get_logger(__name__)


class ReplayCache:
    """Answers, up to a number of bytes; those not asked for for the longest time are dropped first."""

    def __init__(self, most: int = limits.REPLAY_CACHE_BYTES) -> None:
        self.most = most
        self.size = 0
        self.answers: OrderedDict[bytes, bytes] = OrderedDict()

    def get(self, key: bytes) -> bytes | None:
        if key in self.answers:
            self.answers.move_to_end(key)
        return self.answers.get(key)

    def put(self, key: bytes, answer: bytes) -> None:
        """Store an answer, unless it is larger than the whole cache."""
        if len(answer) > self.most:
            return
        self.answers[key] = answer
        self.size += len(answer)
        while self.size > self.most:
            _, gone = self.answers.popitem(last=False)
            self.size -= len(gone)


class Replayer:
    """The process, what waits for it, and what it has made; the first request starts it."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self.command = command
        self.cache = ReplayCache()
        self.process: ChildProcess | None = None
        self.turn = asyncio.Lock()  # it is fair: first come, first served
        self.under_way: dict[bytes, asyncio.Task[bytes]] = {}
        self.waiting = 0  # bytes of requests
        self.closed = False

    async def read(self, request: ReplayRequest) -> bytes:
        """A record or a replay as it is sent; a refusal if too many wait already."""
        question = json.encode(request)
        key = sha256(question).digest()
        cached = self.cache.get(key)
        if cached is not None:
            return cached
        if key not in self.under_way:
            full = len(self.under_way) >= limits.REPLAYS_WAITING
            if full or self.waiting + len(question) > limits.REPLAYS_WAITING_BYTES:
                raise Refusal("too-fast", "server-busy-games")
            self.under_way[key] = asyncio.create_task(self._make_and_cache(key, question))
            self.under_way[key].add_done_callback(_ignore_failure)
        return await asyncio.shield(self.under_way[key])  # whoever asks may lose patience

    async def _make_and_cache(self, key: bytes, question: bytes) -> bytes:
        self.waiting += len(question)
        try:
            answer = await self._answer(question)
        finally:
            self.waiting -= len(question)
            del self.under_way[key]
        self.cache.put(key, answer)
        return answer

    async def history(self, game: PlayedGame) -> list[GameEvent]:
        """What a seat has heard of a game; it is needed only for bots that are asked anyway, so never refused."""
        return EVENTS.decode(await self._answer(json.encode(ReplayRequest("history", game))))

    # --- the process ---

    async def _answer(self, question: bytes) -> bytes:
        """Wait for a turn and ask; a process that has failed is replaced, and asked once more."""
        async with self.turn:
            try:
                return await self._ask(question)
            except ProcessFailed as problem:
                log.warning("reading failed", problem=str(problem))
            try:
                return await self._ask(question)
            except ProcessFailed:
                raise Refusal("gone", "server-unreadable") from None

    async def _ask(self, question: bytes) -> bytes:
        try:
            async with asyncio.timeout(limits.REPLAY_SECONDS):
                if self.closed:
                    raise ProcessFailed("No game is read any more.")
                if self.process is None:
                    self.process = ChildProcess(await start(self.command))
                    await self.process.ready()
                process = self.process  # `close` may take it away meanwhile
                await process.write_line(question)
                line = await process.read_line()
                size = int(line) if line.strip().isdigit() else limits.REPLAY_BYTES + 1
                if size > limits.REPLAY_BYTES:
                    raise ProcessFailed("The record is too long.")
                return await process.read_exactly(size)
        except TimeoutError:
            self._dismiss()
            raise ProcessFailed("The game took too long to be read.") from None
        except BaseException:
            self._dismiss()
            raise

    def _dismiss(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process = None

    async def close(self) -> None:
        """End the process; every later request fails."""
        self.closed = True
        process = self.process
        self._dismiss()
        if process is not None:
            await process.wait_until_gone()
        for task in self.under_way.values():
            task.cancel()
        await asyncio.gather(*self.under_way.values(), return_exceptions=True)


def _ignore_failure(task: asyncio.Task[bytes]) -> None:
    """Fetch the error of a task, so that asyncio does not report it if whoever has asked is gone."""
    if not task.cancelled():
        task.exception()
