"""What Enter plays: at every step the move that can hardly be wrong, or none where it is better to think."""

from __future__ import annotations

from typing import TypeVar

from bohnanza.engine.discards import DiscardHand, DiscardTurned
from bohnanza.engine.moves import Done, Pass, Plant
from bohnanza.engine.seams import PLANTING, Move
from bohnanza.engine.views import View
from bohnanza.tui.view_facts import empty_fields, kinds_needing_empty_field

M = TypeVar("M", bound=Move)


def obvious(view: View, listed: list[Move]) -> Move | None:
    """What comes before all else; then what grows; else what is usual in the step, the only thing to do, or no more."""
    s, columns = view.visible_state, view.fields[view.seat]
    best = foremost(view, listed)
    if best is not None:
        return best
    for move in listed:
        if isinstance(move, Plant) and columns[move.field]:
            return move
    return view.agenda[-1].usual(s, view.seat, listed) or _last_resort(view, listed)


def foremost(view: View, listed: list[Move]) -> Move | None:
    """The first of the moves that are hardly ever wrong."""
    s = view.visible_state
    return next((move for move in listed if move.rank(s) < PLANTING), None)


def first(listed: list[Move], kind: type[M]) -> M | None:
    """The first move of a kind."""
    return next((move for move in listed if isinstance(move, kind)), None)


def _last_resort(view: View, listed: list[Move]) -> Move | None:
    """To leave it at that, the only thing to do, or the first of several cards if there is room for all."""
    going_on: Move | None = first(listed, Done) or first(listed, Pass)
    if going_on is not None:
        return going_on
    advancing = [
        move for move in listed if move.advances and not isinstance(move, DiscardHand | DiscardTurned)
    ]
    if len(advancing) == 1 or len(listed) == 1:
        return (advancing or listed)[0]
    plants = [move for move in advancing if isinstance(move, Plant)]
    cards = view.aside[view.seat] + (view.turned if view.seat == view.active else [])
    room = len(kinds_needing_empty_field(view, view.seat, cards)) <= empty_fields(view, view.seat)
    return plants[0] if room and len(plants) == len(advancing) > 0 else None
