"""The move that chooses a card which is owed to somebody."""

from __future__ import annotations

from typing import ClassVar

from bohnanza.engine.beans import NAMES
from bohnanza.engine.moves import HandCardMove
from bohnanza.engine.offers import TURNED
from bohnanza.engine.seams import Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.wording import NotationError, parse_bean, parse_place


class GiveCard(HandCardMove):
    """Choose the copy that is given: one of the hand, or a turned-over card (`place` is TURNED)."""

    form: ClassVar = "give {kind}@{place}"

    def words(self) -> str:
        return f"give turned {NAMES[self.kind]}" if self.place == TURNED else super().words()

    def play(self, s: State, step: Step) -> None:
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
