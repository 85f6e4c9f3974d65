"""Listed moves as choices: the text to send back, and the parts that a click can name."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from bohnanza.engine.notation.facts import move_facts, verb_of
from bohnanza.engine.offers import REASONS
from bohnanza.engine.seams import Move
from bohnanza.engine.trade_moves import Decline
from bohnanza.server.protocol.game import Choice, Verb

CACHED: Final = 1 << 14  # moves; most games together list fewer different ones


@lru_cache(CACHED)
def choice_for(move: Move) -> Choice:
    """A listed move as a choice."""
    verb = cast("Verb", verb_of(type(move)))
    return Choice(str(move), verb, move.advances and not move.unlisted, **move_facts(move))


@lru_cache(CACHED)
def refusals(seat: int, number: int, revision: int) -> tuple[Choice, ...]:
    """To decline an offer with each of the reasons."""
    return tuple([choice_for(Decline(seat, number, revision, reason)) for reason in range(1, len(REASONS))])


def choices_for(moves: list[Move]) -> list[Choice]:
    """Listed moves as choices; whoever may decline may also give a reason."""
    choices = [choice_for(move) for move in moves]
    for move in moves:
        if isinstance(move, Decline):
            choices += refusals(move.seat, move.number, move.revision)
    return choices
