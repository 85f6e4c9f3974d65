"""Phase 4: draw, and the next seat's turn."""

from __future__ import annotations

from typing import Final

from bohnanza.engine import acts
from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.moves import DRAWS, MAX_SEATS
from bohnanza.engine.seams import NOBODY, Move, Step
from bohnanza.engine.state import State


def is_last(s: State) -> bool:
    """Whether the draw pile has run out for the last time [AB-70]."""
    return s.runs >= s.rules.exhaustions


class Drawing(Step):
    """The active seat draws, one card after the other; any-time moves come before the draw, not within it [AB-54]."""

    def __init__(self) -> None:
        super().__init__("draw", rule="AB-45", task="step-draw", formal=True)

    def awaited(self, s: State) -> int:
        return NOBODY if is_last(s) else s.active

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == s.active:
            out.append(DRAWS[seat])

    def formality(self, s: State) -> Move | None:
        return DRAWS[s.active]

    def advance(self, s: State, move: Move) -> None:
        """The cards go to the back of the hand [AB-45]; if the pile runs out for the last time, the game is over."""
        s.agenda.pop()
        acts.to_back(s, s.active, acts.take_up_to(s, s.rules.draws.count(s, s.active)))
        if is_last(s):
            acts.finish(s)

    def run(self, s: State) -> None:
        """The pile ran out for the last time in phase 2: the game is over after phase 3."""
        acts.finish(s)


class DrawingRound(Drawing):
    """Everybody draws one card, the active seat first and then clockwise; nothing happens in between [V1-4]."""

    def advance(self, s: State, move: Move) -> None:
        s.agenda.pop()
        s.dry = False
        seats = s.rules.seats
        for distance in range(seats - 1, -1, -1):
            s.agenda.append(DRAWING_ONE[(s.active + distance) % seats])


class DrawingOne(Step):
    """One seat's draw in a round; if the pile runs out for the last time, the others draw nothing [V1-6]."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"draw-one p{seat}")
        self.seat = seat

    def run(self, s: State) -> None:
        s.agenda.pop()
        card = acts.take(s)
        if card != UNKNOWN:
            acts.to_back(s, self.seat, [card])
        if is_last(s):
            acts.finish(s)


class PassingOn(Step):
    """The seat to the left becomes active."""

    def __init__(self) -> None:
        super().__init__("next")

    def run(self, s: State) -> None:
        s.agenda.pop()
        acts.start_turn(s, (s.active + 1) % s.rules.seats)


DRAWING: Final = Drawing()
DRAWING_ROUND: Final = DrawingRound()
DRAWING_ONE: Final = tuple(DrawingOne(seat) for seat in range(MAX_SEATS))
PASSING_ON: Final = PassingOn()
