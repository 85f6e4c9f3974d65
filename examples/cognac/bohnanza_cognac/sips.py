"""Sips: how many each player has."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.open_extra import OpenExtra, OpenValue
from bohnanza.engine.seams import ExtraRow
from bohnanza.engine.state import State

MOST_SIPS: Final = 3
VALUES: Final = (OpenValue("sips", "sips"),)  # in notation a line for each player: `sips p2: 1`


class Sips(OpenExtra):
    """The sips of every player, which all can see [CG-4]."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.sips = [0] * seats

    def values(self) -> tuple[OpenValue, ...]:
        return VALUES

    def rows(self, s: State, seat: int) -> list[ExtraRow]:
        return [
            ExtraRow("beside-sips", {"sips": self.sips[owner]}, owner, rule="CG-4", badge=True)
            for owner in range(self.seats)
            if self.sips[owner]
        ]


def sips_of(s: State) -> list[int]:
    """How many sips each player has; nobody has any in a game without Cognac Beans."""
    for extra in s.extras:
        if isinstance(extra, Sips):
            return extra.sips
    return []
