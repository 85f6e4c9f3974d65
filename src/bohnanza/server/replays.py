"""Records, replays and histories, made in a process of their own: playing a long game again holds nobody up.

A reading follows from what was asked and from nothing else, so what was made is kept, by the hash of the question, as
long as there is room. Who asks for the same at the same time waits for the same answer.
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
from bohnanza.server.records import Played
from bohnanza.server.replay_process import ReplayRequest
from bohnanza.server.table.inputs import Refusal

COMMAND: Final = command_for("bohnanza.server.replay_process")
EVENTS: Final = json.Decoder(list[GameEvent])

log = structlog.get_logger(__name__)


class ReplayCache:
    """Answers that were made, up to so many bytes; what was not wanted for the longest time goes first."""

    def __init__(self, most: int = limits.READINGS_KEPT_BYTES) -> None:
        self.most = most
        self.size = 0
        self.answers: OrderedDict[bytes, bytes] = OrderedDict()

    def get(self, key: bytes) -> bytes | None:
        """What is kept under a key."""
        if key in self.answers:
            self.answers.move_to_end(key)
        return self.answers.get(key)

    def put(self, key: bytes, answer: bytes) -> None:
        """Keep an answer, unless it takes all the room."""
        if len(answer) > self.most:
            return
        self.answers[key] = answer
        self.size += len(answer)
        while self.size > self.most:
            _, gone = self.answers.popitem(last=False)
            self.size -= len(gone)


class Replayer:
    """The process, what waits for it, and what it has made; it is started by the first question."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self.command = command
        self.cache = ReplayCache()
        self.process: ChildProcess | None = None
        self.turn = asyncio.Lock()  # it is fair: first come, first served
        self.under_way: dict[bytes, asyncio.Task[bytes]] = {}
        self.waiting = 0  # bytes of questions
        self.closed = False

    async def read(self, reading: ReplayRequest) -> bytes:
        """A record or a replay as it is sent; a refusal if too many wait already."""
        question = json.encode(reading)
        key = sha256(question).digest()
        kept = self.cache.get(key)
        if kept is not None:
            return kept
        if key not in self.under_way:
            self._must_have_room(question)
            self.under_way[key] = asyncio.create_task(self._kept(key, question))
            self.under_way[key].add_done_callback(_heard)
        return await asyncio.shield(self.under_way[key])  # whoever asks may lose patience

    def _must_have_room(self, question: bytes) -> None:
        full = len(self.under_way) >= limits.READINGS_WAITING
        if full or self.waiting + len(question) > limits.READINGS_WAITING_BYTES:
            raise Refusal("too-fast", "server-busy-games")

    async def _kept(self, key: bytes, question: bytes) -> bytes:
        self.waiting += len(question)
        try:
            answer = await self._made(question)
        finally:
            self.waiting -= len(question)
            del self.under_way[key]
        self.cache.put(key, answer)
        return answer

    async def history(self, game: Played) -> list[GameEvent]:
        """What a seat has heard of a game; only bots that are asked anyway need it, so it is never refused."""
        return EVENTS.decode(await self._made(json.encode(ReplayRequest("history", game))))

    # --- the process ---

    async def _made(self, question: bytes) -> bytes:
        """Ask when the turn has come; a process that has failed is replaced, and asked once more."""
        async with self.turn:
            try:
                return await self._asked(question)
            except ProcessFailed as problem:
                log.warning("reading failed", problem=str(problem))
            try:
                return await self._asked(question)
            except ProcessFailed:
                raise Refusal("gone", "server-unreadable") from None

    async def _asked(self, question: bytes) -> bytes:
        try:
            async with asyncio.timeout(limits.READING_SECONDS):
                process = await self._ready()
                await process.send(question)
                return await process.exactly(_size(await process.line()))
        except TimeoutError:
            self._dismiss()
            raise ProcessFailed("The game took too long to be read.") from None
        except BaseException:
            self._dismiss()
            raise

    async def _ready(self) -> ChildProcess:
        if self.closed:
            raise ProcessFailed("No game is read any more.")
        if self.process is None:
            self.process = ChildProcess(await start(self.command))
            await self.process.ready()
        return self.process

    def _dismiss(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process = None

    async def close(self) -> None:
        """End the process; nothing is read any more."""
        self.closed = True
        process = self.process
        self._dismiss()
        if process is not None:
            await process.gone()
        for task in self.under_way.values():
            task.cancel()
        await asyncio.gather(*self.under_way.values(), return_exceptions=True)


def _heard(task: asyncio.Task[bytes]) -> None:
    """Look at what came of it, also if whoever has asked is gone."""
    if not task.cancelled():
        task.exception()


def _size(line: bytes) -> int:
    """How long an answer is, if it may be."""
    size = int(line) if line.strip().isdigit() else limits.READING_BYTES + 1
    if size > limits.READING_BYTES:
        raise ProcessFailed("The record is too long.")
    return size
