"""The bottom of the ladder: any listed move."""

from __future__ import annotations

from random import Random

from bohnanza.bots.base import Bot, pick
from bohnanza.engine.seams import Move
from bohnanza.engine.views import View


class RandomBot(Bot):
    """Plays uniformly over the listed moves; passing is one of them in trading."""

    def __init__(self, rng: Random) -> None:
        super().__init__("random")
        self.rng = rng

    def choose(self, view: View, moves: list[Move]) -> Move:
        """Any of them."""
        return pick(self.rng, moves)

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        """Any of them, or nothing."""
        at = int(self.rng.random() * (len(moves) + 1))
        return moves[at] if at < len(moves) else None
