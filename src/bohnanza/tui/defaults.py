"""What Enter plays: at every step the move that can hardly be wrong, or none where it is better to think."""

from __future__ import annotations

from bohnanza.engine.discards import DiscardHand, DiscardTurned
from bohnanza.engine.moves import Done, Pass, Plant
from bohnanza.engine.seams import PLANTING, Move
from bohnanza.engine.views import View
from bohnanza.tui.view_facts import empty_fields, kinds_needing_empty_field


def safe_move(view: View, listed: list[Move]) -> Move | None:
    """The first of the moves that are hardly ever wrong, like claiming the coin."""
    s = view.visible_state
    return next((move for move in listed if move.rank(s) < PLANTING), None)


def default_move(view: View, listed: list[Move]) -> Move | None:
    """A safe move, a card for a growing field, what is usual in the step, its end, or the only thing to do."""
    columns = view.fields[view.seat]
    onto_growing = [move for move in listed if isinstance(move, Plant) and columns[move.field]]
    best = safe_move(view, listed) or next(iter(onto_growing), None)
    best = best or view.agenda[-1].usual(view.visible_state, view.seat, listed)
    for ending in (Done, Pass):
        best = best or next((move for move in listed if isinstance(move, ending)), None)
    if best is not None:
        return best
    advancing = [
        move for move in listed if move.advances and not isinstance(move, DiscardHand | DiscardTurned)
    ]
    if len(advancing) == 1 or len(listed) == 1:
        return (advancing or listed)[0]
    plants = [move for move in advancing if isinstance(move, Plant)]
    if not plants or len(plants) < len(advancing):
        return None
    cards = view.aside[view.seat] + (view.turned if view.seat == view.active else [])
    enough_room = len(kinds_needing_empty_field(view, view.seat, cards)) <= empty_fields(view, view.seat)
    return plants[0] if enough_room else None
