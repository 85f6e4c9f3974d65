"""A question to a bot in another process, and its reply: all that passes between the pool and a worker.

A job holds what its seat may know and nothing else: neither the game's seed nor any hidden card.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bohnanza.engine.game import legal
from bohnanza.engine.menus import FULL
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.referee import DeclinedTerms, decliner
from bohnanza.engine.seams import NOBODY, Move
from bohnanza.engine.trade_moves import Propose
from bohnanza.engine.views import View, view
from bohnanza.server import limits
from bohnanza.server.protocol.events import GameEvent
from bohnanza.server.table.inputs import BotQuestion

Ask = Literal["choose", "speak", "interrupt"]


class BotJob(Struct, frozen=True, forbid_unknown_fields=True):
    """One question to the bot of one seat."""

    table: str
    seat: int
    game: str
    bot: str
    seed: str  # for the bot's own random choices, never the game's; different in every game
    ask: Ask
    view: str  # as `view_text` writes it
    moves: tuple[str, ...]  # the listed ones
    heard: int  # how much of the game the bot has heard of before, as a position in the trail; 0: nothing
    events: tuple[GameEvent, ...]  # what happened after that, as the seat sees it
    upto: int  # the position after these events
    menu: str = ""  # a view from which the worker lists the moves itself, instead of `moves`
    declined: tuple[DeclinedTerms, ...] = ()  # offers on the menu that must not be made again
    number: int = 0  # set by the pool, and repeated in the reply


class WorkerReply(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a job; its move need not be legal."""

    # None: a pass, or there is a problem
    move: Annotated[str, Meta(max_length=limits.MOVE_TEXT)] | None = None
    interrupts: bool = False  # whether to ask the bot for any-time moves in this game
    problem: str = ""  # for the server's log only: it may mention hidden cards
    lost: bool = False  # the worker does not know this game: all events must be sent again
    spent: bool = False  # the process has used up its memory
    number: int = 0


def listed(asked: BotJob | BotQuestion, seats: int) -> list[Move]:
    """The moves that a bot may choose from; a view gives the same ones as the game itself."""
    if not asked.menu:
        return [parse_move(text, seats) for text in asked.moves]
    return [
        move
        for move in legal(view_of(asked.menu, asked.seat).visible_state, asked.seat, FULL)
        if not isinstance(move, Propose) or decliner(asked.declined, move.seat, move.to, move.terms) == NOBODY
    ]


def view_of(text: str, seat: int) -> View:
    """The view of a seat, read from what `view_text` wrote."""
    return view(parse_position(text, playable=False), seat)


def sentence(text: str) -> str:
    """A problem in one printable line of bounded length."""
    line = " ".join(text.split())
    return "".join([c for c in line if c.isprintable()])[: limits.BOT_PROBLEM]
