"""A process in which bots think: one question a line on its standard input, one reply a line on its output.

Before any bot is made the channel moves to private descriptors: what a bot prints goes to the standard error, and
what it reads is nothing. The process ends with its input, and on Linux with the process that started it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from traceback import format_exception_only
from typing import BinaryIO, NamedTuple

import msgspec

from bohnanza.bots import Bot, bot_named
from bohnanza.bots.base import observes
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move
from bohnanza.server import limits
from bohnanza.server.bots.job import BotJob, BotReply, listed, sentence, view_of
from bohnanza.server.child_processes import READY, private_channel, restrain, say
from bohnanza.server.protocol.events import GameEvent
from bohnanza.server.wire.events import engine_event

# --- bots and what they have heard ---


class SeatedBot:
    """A bot of one seat in one game, and how much of the game it has heard of."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.listens = observes(bot)
        self.heard = 0

    def tell(self, events: Iterable[GameEvent], upto: int) -> str:
        """Pass events on; the first problem that the bot has with them, if any."""
        problem = ""
        self.heard = upto
        for event in events if self.listens else ():
            problem = problem or self._told(event)
        return problem

    def _told(self, event: GameEvent) -> str:
        try:
            self.bot.observe(engine_event(event))
        except MemoryError:
            raise
        except BaseException as error:  # whatever goes wrong in the code of others
            return raised(error)
        return ""


Key = tuple[str, int, str, str, str]


class BotCache:
    """The bots of this process; who was not asked for the longest time is forgotten first."""

    def __init__(self, most: int = limits.BOTS_KEPT) -> None:
        self.most = most
        self.kept: OrderedDict[Key, SeatedBot] = OrderedDict()

    def for_job(self, job: BotJob) -> SeatedBot | None:
        """The bot that has heard just what the job says; a new one if it says nothing, or else None."""
        key = (job.table, job.seat, job.game, job.bot, job.seed)
        found = self.kept.pop(key, None)
        if found is None or (found.heard and not job.heard):
            found = SeatedBot(bot_named(job.bot, job.seed))
        if found.heard != job.heard:
            return None
        self.kept[key] = found
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return found


# --- questions ---


class BotAnswer(NamedTuple):
    """What a bot said: its move in notation, if any, or what is wrong with it."""

    move: str | None
    problem: str


def answer(bots: BotCache, job: BotJob) -> BotReply:
    """Put a question to its bot."""
    try:
        return _asked(bots, job)
    except MemoryError:
        return BotReply(problem="The bot needs more memory than it may have.", spent=True)
    except BaseException as error:  # whatever goes wrong in the code of others
        return BotReply(problem=raised(error))


def _asked(bots: BotCache, job: BotJob) -> BotReply:
    kept = bots.for_job(job)
    if kept is None:
        return BotReply(lost=True)
    rules = rules_for(job.game)
    problem = kept.tell(job.events, job.upto)
    said = _said(kept.bot, job, rules)
    return BotReply(said.move, bool(kept.bot.interrupts(rules)), sentence(said.problem or problem))


def _said(bot: Bot, job: BotJob, rules: Rules) -> BotAnswer:
    try:
        return _checked(_put(bot, job), job, rules)
    except MemoryError:
        raise
    except BaseException as error:  # as above
        return BotAnswer(None, raised(error))


def _put(bot: Bot, job: BotJob) -> object:
    seen = view_of(job.view, job.seat)
    if job.ask == "interrupt":
        return bot.interrupt(seen)
    moves = listed(job, seen.rules.seats)
    if job.ask == "choose":
        return bot.choose(seen, moves)
    return bot.speak(seen, moves) if moves else None


def _checked(move: object, job: BotJob, rules: Rules) -> BotAnswer:
    """Only a move of the own seat that can be written down; legal or not."""
    if move is None and job.ask != "choose":
        return BotAnswer(None, "")
    if not isinstance(move, Move):
        return BotAnswer(None, f"A {type(move).__name__} is not a move of the game.")
    plain = parse_move(str(move), rules.seats)  # whatever else it may be, this is what it says
    text = str(plain)
    if plain.seat != job.seat:
        return BotAnswer(None, f"p{job.seat} cannot move for p{plain.seat}.")
    return BotAnswer(text, "") if len(text) <= limits.MOVE_TEXT else BotAnswer(None, "The move is too long.")


def raised(error: BaseException) -> str:
    """An error in one line."""
    return sentence("".join(format_exception_only(error)))


# --- the process ---


def serve(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer questions until there are no more."""
    bots, decoder = BotCache(), msgspec.json.Decoder(BotJob)
    say(outgoing, READY)
    for line in incoming:
        job = decoder.decode(line)
        reply = msgspec.structs.replace(answer(bots, job), number=job.number)
        say(outgoing, msgspec.json.encode(reply) + b"\n")


def main() -> None:
    """The life of a worker."""
    channel = private_channel()
    restrain(limits.BOT_MEMORY)
    serve(*channel)


if __name__ == "__main__":
    main()
