"""A table in memory, with its connections, its timers and what waits to be committed.

Every input goes through `step`. Its outcome waits in the table's queue until its rows are committed; only then are
messages delivered and bots asked. If the rows cannot be stored, the table in memory is worthless: it is dropped, its
connections are closed, and whoever needs it next reads the log again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from typing import Final

import msgspec
import structlog

from bohnanza.server import limits
from bohnanza.server.background import BackgroundTasks
from bohnanza.server.bot_questions import BotQuestions, PreparedQuestion
from bohnanza.server.outbox import Outbox
from bohnanza.server.protocol import commands, messages
from bohnanza.server.store import Lost, Unavailable
from bohnanza.server.stored_tables import StoredTables
from bohnanza.server.table.inputs import (
    BotReply,
    Connect,
    Delivery,
    Disconnect,
    Input,
    Join,
    Outcome,
    Refusal,
    Request,
    Tick,
)
from bohnanza.server.table.refusals import bye
from bohnanza.server.table.state import Table
from bohnanza.server.table.step import due, step
from bohnanza.words.errors import WordedError

RELOAD: Final = Refusal("gone", "server-reload")
CLOSING: Final = Refusal("gone", "server-restarts")

log = structlog.get_logger(__name__)
encode = msgspec.json.Encoder().encode


class AskAgain(WordedError):
    """Nothing has come of a request, through no fault of whoever made it."""


@dataclass(frozen=True)
class Connection:
    """A connection to a table; the welcome is the first message in its outbox."""

    id: str
    outbox: Outbox


class LiveTable:
    def __init__(
        self,
        table: Table,
        stored: StoredTables,
        bot_questions: BotQuestions,
        background: BackgroundTasks,
        dropped: Callable[[LiveTable, int | None], None],
    ) -> None:
        self.table = table
        self.stored = stored
        self.bot_questions = bot_questions
        self.background = background
        self.dropped = dropped  # called with the time when the table is needed again, if there is one
        self.now = stored.clock.now
        self.outboxes: dict[str, Outbox] = {}  # by connection
        self.answers: dict[str, asyncio.Future[list[messages.ServerMessage]]] = {}  # that somebody waits for
        self.numbers = count(1)
        self.pending: list[tuple[Outcome, list[PreparedQuestion]]] = []
        self.news = asyncio.Event()  # something is pending, or the table is gone
        self.timer: asyncio.TimerHandle | None = None
        self.idle: asyncio.TimerHandle | None = None
        self.gone = False
        self.life = asyncio.create_task(self._commit_and_deliver())

    # --- inputs ---

    def step(self, put: Input) -> None:
        """Give the table one input; what comes of it waits for its commit. Raises Refusal, or AskAgain on a fault."""
        if self.gone:
            return
        try:
            outcome = step(self.table, self.now(), put)
        except Refusal:
            raise
        except Exception:  # a fault in one table must not bring the others down
            log.exception("table failed", table=self.table.id, input=type(put).__name__)
            self.drop(RELOAD)
            raise AskAgain("server-ask-again") from None
        questions = [self.bot_questions.prepare(self.table, question) for question in outcome.questions]
        self.pending.append((outcome, questions))
        self.news.set()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        at = due(self.table, self.now())
        if at is not None:
            seconds = max(0, at - self.now()) / 1000
            self.timer = asyncio.get_running_loop().call_later(seconds, self.step_quietly, Tick())

    def step_quietly(self, put: Input) -> None:
        """Give the table an input that nobody waits for; a fault is only logged."""
        with suppress(AskAgain):
            self.step(put)

    async def ask(self, put: Join | Request[commands.AnyCommand]) -> list[messages.ServerMessage]:
        """Give the table an input, and wait for the answer."""
        with self._expected(put.reply_to) as answer:
            self.step(put)
            return await answer

    async def settled(self) -> None:
        """Wait until everything that has happened so far is committed and delivered."""
        reply_to = f"settled{next(self.numbers)}"
        with self._expected(reply_to) as answer:
            self.pending.append((Outcome(deliveries=[Delivery(reply_to, messages.Ack("", 0))]), []))
            self.news.set()
            await answer

    @contextmanager
    def _expected(self, reply_to: str) -> Iterator[asyncio.Future[list[messages.ServerMessage]]]:
        """An answer, for as long as somebody waits for it."""
        if self.gone:
            raise AskAgain("server-ask-again")
        answer: asyncio.Future[list[messages.ServerMessage]] = asyncio.get_running_loop().create_future()
        self.answers[reply_to] = answer
        try:
            yield answer
        finally:
            self.answers.pop(reply_to, None)
            if not answer.cancel() and not answer.cancelled():
                answer.exception()  # whoever lost patience does not look at it

    # --- connections ---

    def connect(self, connection: Connection, member: str, since: int | None) -> None:
        self.outboxes[connection.id] = connection.outbox
        self.step(Connect(connection.id, member, since))

    def disconnect(self, connection: str) -> None:
        if connection in self.outboxes:
            self.outboxes.pop(connection).close()
            self.step(Disconnect(connection))

    # --- commit, then deliver ---

    async def _commit_and_deliver(self) -> None:
        """As long as the table is in memory: commit everything that is pending together, then deliver it."""
        while not self.gone:
            await self.news.wait()
            self.news.clear()
            pending, self.pending = self.pending, []
            try:
                await self.stored.commit(self.table, [outcome for outcome, _ in pending])
            except Exception as problem:  # nobody may believe that anything is stored
                if not isinstance(problem, Unavailable | Lost):  # these the writer has logged
                    log.error("table not kept", table=self.table.id, problem=type(problem).__name__)
                self.drop(RELOAD)
                return
            for outcome, questions in pending:
                self._deliver(outcome.deliveries)
                for question in questions:
                    self.background.run(self._ask_bot(question))
            self._rest_later()

    def _deliver(self, deliveries: Sequence[Delivery]) -> None:
        encoded: dict[int, bytes] = {}  # the same message goes to many
        for delivery in deliveries:
            outbox = self.outboxes.get(delivery.to)
            if outbox is not None:
                if id(delivery.message) not in encoded:
                    encoded[id(delivery.message)] = encode(delivery.message)
                outbox.put(encoded[id(delivery.message)])
                if isinstance(delivery.message, messages.Bye):
                    outbox.close()
            answer = self.answers.pop(delivery.to, None)
            if answer is not None and not answer.done():
                answer.set_result([delivery.message])

    async def _ask_bot(self, prepared: PreparedQuestion) -> None:
        """Ask a bot; its reply is the next input."""
        question, job = prepared.question, prepared.job
        reply = await self.bot_questions.ask(self.table, prepared)
        failures = self.table.bots.failures.get(job.seat, 0)
        self.step_quietly(
            BotReply(question.seat, question.number, reply.move, reply.interrupts, reply.problem)
        )
        if reply.problem or self.table.bots.failures.get(job.seat, 0) > failures:
            log.warning("bot failed", table=job.table, seat=job.seat, bot=job.bot, ask=job.ask)

    # --- leaving memory ---

    def _rest_later(self) -> None:
        """If nobody is connected, let the table go after a while."""
        if self.idle is not None:
            self.idle.cancel()
        if not self.outboxes and not self.gone:
            self.idle = asyncio.get_running_loop().call_later(limits.IDLE / 1000, self._rest)

    def _rest(self) -> None:
        """Leave memory, unless the table is needed now or soon."""
        at = due(self.table, self.now())
        soon = at is not None and at < self.now() + limits.IDLE
        if soon or self.pending or self.outboxes or self.answers or self.table.bots.pending:
            self._rest_later()
        else:
            self.drop(None, at)

    async def close(self) -> None:
        """Commit and deliver everything that was accepted, then leave memory."""
        while self.pending and not self.gone:
            await asyncio.sleep(0)
        if not self.gone:
            self.gone = True
            self.news.set()
            await asyncio.gather(self.life, return_exceptions=True)
        self.drop(CLOSING)

    def drop(self, reason: Refusal | None, needed_at: int | None = None) -> None:
        """Leave memory at once: from now on, the table is only what is in the store."""
        self.gone = True
        self.news.set()
        for handle in (self.timer, self.idle):
            if handle is not None:
                handle.cancel()
        for outbox in self.outboxes.values():
            if reason is not None:
                outbox.put(encode(bye(reason)))
            outbox.close()
        for answer in self.answers.values():
            if not answer.done():
                answer.set_exception(AskAgain("server-ask-again"))
        self.dropped(self, needed_at)
