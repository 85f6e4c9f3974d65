"""The move with which a card that is owed to somebody is chosen."""

from __future__ import annotations

from typing import ClassVar

from bohnanza.engine.beans import NAMES
from bohnanza.engine.moves import misplaced
from bohnanza.engine.offers import TURNED
from bohnanza.engine.seams import IllegalMove, Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.wording import NotationError, parse_bean, parse_place


class GiveCard(Move):
    """Choose the copy that is given."""

    form: ClassVar = "give {kind}@{place}"

    def __init__(self, seat: int, kind: int, place: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.place = place

    def words(self) -> str:
        """`give soy@3`, or `give turned soy`."""
        return f"give turned {NAMES[self.kind]}" if self.place == TURNED else super().words()

    def objection(self, s: State) -> IllegalMove | None:
        """Not the time, or no such card."""
        return misplaced(s, self.seat)

    def play(self, s: State, step: Step) -> None:
        """It goes to whom the step says."""
        step.give(s, self.seat, self.kind, self.place)


def parse_give(seat: int, seats: int, rest: str) -> Move:
    """`give soy@3` or `give turned soy`."""
    if rest.startswith("turned "):
        return GiveCard(seat, parse_bean(rest.removeprefix("turned ").strip()), TURNED)
    name, _, place = rest.partition("@")
    position = parse_place(place)
    if position < 0:
        raise NotationError("notation-which-copy", text=rest)
    return GiveCard(seat, parse_bean(name), position)
