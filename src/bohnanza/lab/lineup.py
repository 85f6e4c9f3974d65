"""The bots of one game, made by name; whatever goes wrong in the making is a fault like any other."""

from __future__ import annotations

from collections.abc import Sequence

from bohnanza.bots import bot_named
from bohnanza.bots.base import Bot
from bohnanza.lab.driver import Absent, Fault, Overseer, raised


class Lineup:
    """One bot a seat, and what went wrong in making them."""

    def __init__(self, names: Sequence[str], seed: str, overseer: Overseer | None = None) -> None:
        self.overseer = overseer
        self.faults: list[Fault] = []
        self.bots = [self._made(seat, name, f"{seed}/p{seat}") for seat, name in enumerate(names)]

    def _made(self, seat: int, name: str, seed: str) -> Bot:
        # Numbers below those of the game's questions.
        if self.overseer is not None and not self.overseer.permits(seat, -1 - seat):
            return self._absent(seat, f"p{seat} was not ready in time.")
        try:
            return bot_named(name, seed)
        except Exception as error:  # a bot must not bring the game down, whatever goes wrong in it
            return self._absent(seat, raised(error))

    def _absent(self, seat: int, sentence: str) -> Bot:
        self.faults.append(Fault(seat, 0, sentence))
        return Absent()
