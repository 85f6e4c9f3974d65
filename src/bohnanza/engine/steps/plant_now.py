"""A card that must be planted at once, in the middle of something else."""

from __future__ import annotations

from typing import Final

from bohnanza.engine import acts
from bohnanza.engine.beans import NAMES
from bohnanza.engine.moves import list_plants
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import IllegalMove, Move, Step
from bohnanza.engine.state import State


class PlantingNow(Step):
    """Nothing else happens until the card is planted; its planter may only make room for it."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(
            f"plant-now p{seat} {NAMES[kind]}",
            rule="AB-54",
            task="step-plant-now",
            about={"kind": NAMES[kind]},
            closed=True,
        )
        self.seat = seat
        self.kind = kind

    def cards(self) -> list[int]:
        return [self.kind]

    def facts(self, s: State, seat: int, moves: list[Move]) -> dict[str, object]:
        return {"card": NAMES[self.kind]}

    def awaited(self, s: State) -> int:
        return self.seat

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == self.seat:
            list_plants(s, seat, self.kind, out)
            for anytime in s.rules.makes_room:
                anytime.moves(s, seat, out)

    def planting_objection(self, s: State, seat: int, kind: int) -> IllegalMove | None:
        return None if seat == self.seat and kind == self.kind else super().planting_objection(s, seat, kind)

    def plant(self, s: State, seat: int, kind: int, field: int) -> None:
        acts.plant_in_the_middle(s, seat, kind, field)

    def advance(self, s: State, move: Move) -> None:
        s.agenda.pop()


# Made when first needed, because kinds can be added later.
_STEPS: Final[dict[tuple[int, int], PlantingNow]] = {}


def planting_now(seat: int, kind: int) -> PlantingNow:
    """The step in which a seat plants a card of this kind."""
    step = _STEPS.get((seat, kind))
    if step is None:
        step = PlantingNow(seat, kind)
        _STEPS[seat, kind] = step
    return step


def must_plant_now(s: State, seat: int, kind: int) -> None:
    """A seat has to plant a card at once; one that is never planted goes to the back of the hand instead."""
    if s.rules.fits.never_planted(kind) is not None:
        acts.keep_in_hand(s, seat, [kind])
    else:
        s.agenda.append(planting_now(seat, kind))


def plant_now_steps(rules: Rules) -> tuple[Step, ...]:
    """All of these steps that can occur in a game."""
    kinds = [kind for kind in range(rules.kinds) if rules.deck[kind]]
    return tuple([planting_now(seat, kind) for seat in range(rules.seats) for kind in kinds])
