"""Phase 3: plant what was turned over or received."""

from __future__ import annotations

from typing import Final

from bohnanza.engine import acts
from bohnanza.engine.beans import NAMES
from bohnanza.engine.events import FROM_ASIDE, FROM_TURNED
from bohnanza.engine.moves import list_plants
from bohnanza.engine.seams import NOBODY, IllegalMove, Move, Step
from bohnanza.engine.state import State


class Receiving(Step):
    """Everybody plants all cards set aside for them, the active seat also the rest of the turned-over ones [AB-40]."""

    def __init__(self) -> None:
        super().__init__(
            "receive",
            rule="AB-40",
            task="step-receive",
        )

    def awaited(self, s: State) -> int:
        """The first seat with cards to plant, clockwise from the active one [AB-41]."""
        if s.turned:
            return s.active
        seats = s.rules.seats
        for distance in range(seats):
            seat = (s.active + distance) % seats
            if s.aside[seat]:
                return seat
        return NOBODY

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat != s.awaited:
            return
        listed = 0
        for kind in s.aside[seat]:
            if not listed & (1 << kind):
                listed |= 1 << kind
                list_plants(s, seat, kind, out)
        if seat == s.active:
            for kind in s.turned:
                if not listed & (1 << kind):
                    listed |= 1 << kind
                    list_plants(s, seat, kind, out)

    def planting_objection(self, s: State, seat: int, kind: int) -> IllegalMove | None:
        mine = s.aside[seat] + (s.turned if seat == s.active else [])
        if kind not in mine:
            return IllegalMove("AB-40", "refused-not-to-plant", kind=NAMES[kind])
        if seat != s.awaited:
            return IllegalMove("AB-41", "refused-plants-first", seat=s.awaited)
        return None

    def plant(self, s: State, seat: int, kind: int, field: int) -> None:
        acts.plant(s, seat, kind, field, FROM_ASIDE if kind in s.aside[seat] else FROM_TURNED)

    def run(self, s: State) -> None:
        s.agenda.pop()


class AfterPlanting(Step):
    """A pause after the last planting of phase 3, before the draw or, in the last turn, the settlement."""

    def advance(self, s: State, move: Move) -> None:
        s.agenda.pop()

    def run(self, s: State) -> None:
        s.agenda.pop()


RECEIVING: Final = Receiving()
