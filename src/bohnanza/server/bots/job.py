"""A question to a bot in another process, and the answer: all that passes between pool and worker.

A question holds what its seat may know and nothing else: neither the game's seed nor any hidden card.
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
    seed: str  # of the bot's own chance, never the game's; another one for every game
    ask: Ask
    view: str  # as `view_text` writes it
    moves: tuple[str, ...]  # the listed ones
    heard: int  # a mark: how much of the game the bot has heard of before; 0: nothing
    events: tuple[GameEvent, ...]  # what came after that, as the seat gets it
    upto: int  # the mark after these events
    menu: str = ""  # a view, in which everything is listed, instead of `moves`
    declined: tuple[DeclinedTerms, ...] = ()  # offers on the menu that are not to be made again
    number: int = 0  # given by the pool, and repeated in the reply


class BotReply(Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a question; it is not said that the move is legal."""

    move: Annotated[str, Meta(max_length=limits.MOVE_TEXT)] | None = (
        None  # none: a pass, or there is a problem
    )
    interrupts: bool = False  # whether the bot is to be asked for any-time moves in this game
    problem: str = ""  # for the server's log only: it may tell of hidden cards
    lost: bool = False  # all events must be told again
    spent: bool = False  # the process has no more memory
    number: int = 0


def listed(asked: BotJob | BotQuestion, seats: int) -> list[Move]:
    """The moves that a bot may choose from; from a view come the same ones as from the game itself."""
    if not asked.menu:
        return [parse_move(text, seats) for text in asked.moves]
    moves = legal(view_of(asked.menu, asked.seat).visible_state, asked.seat, FULL)
    return [move for move in moves if not _declined(asked, move)]


def _declined(asked: BotJob | BotQuestion, move: Move) -> bool:
    return isinstance(move, Propose) and decliner(asked.declined, move.seat, move.to, move.terms) != NOBODY


def view_of(text: str, seat: int) -> View:
    """What a seat sees, read from a text; the opposite of `view_text`."""
    return view(parse_position(text, playable=False), seat)


def sentence(text: str) -> str:
    """A problem in one printable line of bounded length."""
    line = " ".join(text.split())
    return "".join([c for c in line if c.isprintable()])[: limits.BOT_PROBLEM]
