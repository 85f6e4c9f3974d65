"""A card that must be planted at once, in the middle of something else."""

from __future__ import annotations

from typing import Final

from bohnanza.engine import acts
from bohnanza.engine.beans import KINDS, NAMES
from bohnanza.engine.moves import MAX_SEATS, list_plants
from bohnanza.engine.seams import IllegalMove, Move, Step
from bohnanza.engine.state import State


class PlantingNow(Step):
    """Nothing else happens until the card is planted, but its planter may make room for it."""

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
        """The card itself."""
        return [self.kind]

    def awaited(self, s: State) -> int:
        """Who must plant it."""
        return self.seat

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        """The fields it fits, and what makes room."""
        if seat == self.seat:
            list_plants(s, seat, self.kind, out)
            for room in s.rules.room:
                room.moves(s, seat, out)

    def planting(self, s: State, seat: int, kind: int) -> IllegalMove | None:
        """This card and no other."""
        return None if seat == self.seat and kind == self.kind else super().planting(s, seat, kind)

    def plant(self, s: State, seat: int, kind: int, field: int) -> None:
        """The card goes where it was due."""
        acts.plant_in_the_middle(s, seat, kind, field)

    def advance(self, s: State, move: Move) -> None:
        """It is planted."""
        s.agenda.pop()


PLANTING_NOW: Final = tuple(
    tuple(PlantingNow(seat, kind) for kind in range(KINDS)) for seat in range(MAX_SEATS)
)


def must_plant_now(s: State, seat: int, kind: int) -> None:
    """A seat has to plant a card at once; one that is never planted goes to the back of the hand instead."""
    if s.rules.fits.never(kind) is not None:
        acts.keep_in_hand(s, seat, [kind])
    else:
        s.agenda.append(PLANTING_NOW[seat][kind])


def plant_now_steps(seats: int) -> tuple[Step, ...]:
    """All of them that a table with so many seats can have."""
    return tuple([step for row in PLANTING_NOW[:seats] for step in row])
