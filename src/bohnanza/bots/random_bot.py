"""The weakest bot: any listed move."""

from __future__ import annotations

from random import Random

from bohnanza.bots.base import Bot, pick
from bohnanza.engine.seams import Move
from bohnanza.engine.views import View


class RandomBot(Bot):
    """Plays any listed move, each equally likely; in trading, passing is one of them."""

    def __init__(self, rng: Random) -> None:
        super().__init__("random")
        self.rng = rng

    def choose(self, view: View, moves: list[Move]) -> Move:
        return pick(self.rng, moves)

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        at = int(self.rng.random() * (len(moves) + 1))
        return moves[at] if at < len(moves) else None
