"""Listed moves as choices: the text to send back, the parts that can be clicked, and the facts in its sentence."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from bohnanza.engine.notation.facts import move_facts, verb_of
from bohnanza.engine.offers import REASONS
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import Decline
from bohnanza.server.protocol.game import Choice
from bohnanza.server.wire.sentences import args_of

CACHED: Final = 1 << 14  # moves; most games together list fewer different ones
PARTS: Final = frozenset(Choice.__struct_fields__)


@lru_cache(CACHED)
def choice_for(move: Move) -> Choice:
    """A listed move as a choice; parts that have no field are among the facts."""
    named = move_facts(move)
    parts: dict[str, Any] = {name: value for name, value in named.items() if name in PARTS}
    rest = {name: value for name, value in named.items() if name not in PARTS}
    facts = args_of(rest) if rest else UNSET
    return Choice(str(move), verb_of(type(move)), move.advances and not move.unlisted, **parts, facts=facts)


@lru_cache(CACHED)
def refusals(seat: int, number: int, revision: int) -> tuple[Choice, ...]:
    """Choices to decline an offer, one for each reason."""
    return tuple([choice_for(Decline(seat, number, revision, reason)) for reason in range(1, len(REASONS))])


def choices_for(visible: State, moves: list[Move]) -> list[Choice]:
    """Listed moves as choices; whoever may decline may also give a reason.

    `visible` is the view of their seat as a state.
    """
    choices = []
    for move in moves:
        choice, facts = choice_for(move), move.facts(visible)
        if facts:
            choice = replace(choice, facts={**(choice.facts or {}), **args_of(facts)})
        choices.append(choice)
    for move in moves:
        if isinstance(move, Decline):
            choices += refusals(move.seat, move.number, move.revision)
    return choices
