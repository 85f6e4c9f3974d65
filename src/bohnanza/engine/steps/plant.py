"""Phase 1: plant from the hand."""

from __future__ import annotations

from typing import Final

from bohnanza.engine import acts
from bohnanza.engine.beans import NAMES
from bohnanza.engine.events import FROM_HAND
from bohnanza.engine.moves import DONES, list_plants
from bohnanza.engine.seams import NOBODY, IllegalMove, Move, Step
from bohnanza.engine.state import State


class FromHand(Step):
    """The active seat plants the card at the front of its hand; with an empty hand the step is over [AB-13]."""

    def awaited(self, s: State) -> int:
        return s.active if s.hands[s.active] else NOBODY

    def planting_objection(self, s: State, seat: int, kind: int) -> IllegalMove | None:
        if seat == s.active and s.hands[seat][0] != kind:
            front = NAMES[s.hands[seat][0]]
            return IllegalMove(self.rule, "refused-first-card", kind=front)
        return None if seat == s.active else super().planting_objection(s, seat, kind)

    def plant(self, s: State, seat: int, kind: int, field: int) -> None:
        acts.plant(s, seat, kind, field, FROM_HAND)

    def run(self, s: State) -> None:
        s.agenda.pop()


class Planting(FromHand):
    """The first card of the hand must be planted [AB-11]."""

    def __init__(self) -> None:
        super().__init__("plant", rule="AB-11", task="step-plant")

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == s.active:
            list_plants(s, seat, s.hands[seat][0], out)

    def advance(self, s: State, move: Move) -> None:
        s.agenda[-1] = PLANTING_AGAIN


class PlantingAgain(FromHand):
    """The card that is now first may be planted, never a third [AB-12]."""

    def __init__(self) -> None:
        super().__init__(
            "plant-again",
            rule="AB-12",
            task="step-plant-again",
            instead_of="plant",
        )

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == s.active:
            list_plants(s, seat, s.hands[seat][0], out)
            out.append(DONES[seat])

    def advance(self, s: State, move: Move) -> None:
        s.agenda.pop()


PLANTING: Final = Planting()
PLANTING_AGAIN: Final = PlantingAgain()
