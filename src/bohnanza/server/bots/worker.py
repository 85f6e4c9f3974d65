"""A process that runs bots: one job a line on its standard input, one reply a line on its output.

Before any bot is made, the channel moves to private descriptors: what a bot prints goes to the standard error, and
it has nothing to read. The process ends with its input, and on Linux with the process that started it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from traceback import format_exception_only
from typing import BinaryIO

import msgspec

from bohnanza.bots import Bot, bot_named
from bohnanza.bots.base import observes
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move
from bohnanza.server import limits
from bohnanza.server.bots.job import BotJob, WorkerReply, listed, sentence, view_of
from bohnanza.server.child_processes import READY, private_channel, restrain, write_now
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
        self.heard = upto
        try:
            for event in events if self.listens else ():
                self.bot.observe(engine_event(event))
        except MemoryError:
            raise
        except BaseException as error:  # whatever goes wrong in the code of others
            return raised(error)
        return ""


Key = tuple[str, int, str, str, str]


class BotCache:
    """The bots of this process; those not asked for the longest time are forgotten first."""

    def __init__(self, most: int = limits.BOTS_KEPT) -> None:
        self.most = most
        self.kept: OrderedDict[Key, SeatedBot] = OrderedDict()

    def for_job(self, job: BotJob) -> SeatedBot | None:
        """The bot that has heard exactly as much as the job says; new if that is nothing; None if there is none."""
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


# --- jobs ---


def answer(bots: BotCache, job: BotJob) -> WorkerReply:
    """Do a job; whatever goes wrong is a reply."""
    try:
        seated = bots.for_job(job)
        if seated is None:
            return WorkerReply(lost=True)
        rules = rules_for(job.game)
        observing = seated.tell(job.events, job.upto)
        move, moving = _chosen_move(seated.bot, job, rules)
        return WorkerReply(move, bool(seated.bot.interrupts(rules)), sentence(moving or observing))
    except MemoryError:
        return WorkerReply(problem="The bot needs more memory than it may have.", spent=True)
    except BaseException as error:  # whatever goes wrong in the code of others
        return WorkerReply(problem=raised(error))


def _chosen_move(bot: Bot, job: BotJob, rules: Rules) -> tuple[str | None, str]:
    """The bot's move in notation, legal or not, or None for a pass; and what is wrong with it, if anything."""
    try:
        seen = view_of(job.view, job.seat)
        moves = [] if job.ask == "interrupt" else listed(job, seen.rules.seats)
        move: object = None
        if job.ask == "interrupt":
            move = bot.interrupt(seen)
        elif job.ask == "choose":
            move = bot.choose(seen, moves)
        elif moves:
            move = bot.speak(seen, moves)
        if move is None and job.ask != "choose":
            return None, ""
        if not isinstance(move, Move):
            return None, f"A {type(move).__name__} is not a move of the game."
        plain = parse_move(str(move), rules.seats)  # whatever else it may be, this is what it says
        text = str(plain)
        if plain.seat != job.seat:
            return None, f"p{job.seat} cannot move for p{plain.seat}."
        return (text, "") if len(text) <= limits.MOVE_TEXT else (None, "The move is too long.")
    except MemoryError:
        raise
    except BaseException as error:  # as above
        return None, raised(error)


def raised(error: BaseException) -> str:
    """An error in one line."""
    return sentence("".join(format_exception_only(error)))


# --- the process ---


def serve(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Do jobs until there are no more."""
    bots, decoder = BotCache(), msgspec.json.Decoder(BotJob)
    write_now(outgoing, READY)
    for line in incoming:
        job = decoder.decode(line)
        reply = msgspec.structs.replace(answer(bots, job), number=job.number)
        write_now(outgoing, msgspec.json.encode(reply) + b"\n")


def main() -> None:
    channel = private_channel()
    restrain(limits.BOT_MEMORY)
    serve(*channel)


if __name__ == "__main__":
    main()
