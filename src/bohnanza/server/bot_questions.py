"""Questions of a table to its bots: what a bot has to know for each, and how it is asked."""

from __future__ import annotations

from dataclasses import dataclass

from bohnanza.server.bots.job import BotJob, WorkerReply
from bohnanza.server.bots.pool import BotPool
from bohnanza.server.protocol.events import GameEvent
from bohnanza.server.records import heard_so_far
from bohnanza.server.replays import Replayer
from bohnanza.server.table.facts import bot_seed
from bohnanza.server.table.inputs import BotQuestion
from bohnanza.server.table.state import Table
from bohnanza.server.wire.events import events_for_seat


@dataclass(frozen=True)
class PreparedQuestion:
    """A question as a job for a worker, prepared when `moves` moves had been made."""

    question: BotQuestion
    job: BotJob
    moves: int


class BotQuestions:
    """The questions of one table; it remembers how much of the game each bot has been told."""

    def __init__(self, pool: BotPool, replayer: Replayer) -> None:
        self.pool = pool
        self.replayer = replayer
        self.told: dict[tuple[int, str], int] = {}  # by seat and bot: how much of the trail

    def prepare(self, table: Table, question: BotQuestion) -> PreparedQuestion:
        """The question with everything that its bot has to know, as of now."""
        heard, events = self._unheard(table, question)
        job = BotJob(
            table=table.id,
            seat=question.seat,
            game=table.settings.game,
            bot=question.bot,
            seed=bot_seed(table.secret, question.seat),
            ask=question.ask,
            view=question.view,
            moves=tuple(question.moves),
            heard=heard,
            events=tuple(events),
            upto=len(table.trail),
            menu=question.menu,
            declined=tuple(question.declined),
        )
        return PreparedQuestion(question, job, len(table.moves))

    def _unheard(self, table: Table, question: BotQuestion) -> tuple[int, list[GameEvent]]:
        """How much of the trail a bot has heard of, and what has happened since.

        If the events since then are no longer in memory, this claims that the bot has heard everything. If it has
        not, its worker says so, and the history of the game is made by the replayer.
        """
        key = (question.seat, question.bot)
        heard, upto = self.told.get(key, 0), len(table.trail)
        self.told[key] = upto
        since = table.trail[heard - 1].version if heard else table.trail[0].version - 1
        if not table.stories or table.stories[0].version > since + 1:
            return upto, []
        missed = [story.events for story in table.stories if story.version > since]
        return heard, [event for events in missed for event in events_for_seat(events, question.seat)]

    async def ask(self, table: Table, prepared: PreparedQuestion) -> WorkerReply:
        """What the bot replies; whatever it does, there is a reply."""

        async def history() -> list[GameEvent]:
            return await self.replayer.history(heard_so_far(table, prepared.job.seat, prepared.moves))

        return await self.pool.ask(prepared.job, history)
