"""The trader: a strong player by rules of thumb with numbers, for every game of the family."""

from __future__ import annotations

from random import Random

from bohnanza.bots.base import Bot
from bohnanza.bots.trader.brain import TradingBrain
from bohnanza.bots.trader.weights import Weights, weights_for
from bohnanza.engine.seams import Move
from bohnanza.engine.views import View


class TraderBot(Bot):
    """Values fields, hands and trades in coins; its brain is made when it first sees the game."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__("trader")
        self.weights = weights
        self.brain: TradingBrain | None = None

    def thinking(self, view: View) -> TradingBrain:
        """The brain for this game."""
        brain = self.brain
        if brain is None:
            brain = TradingBrain(view.rules, self.weights or weights_for(view.rules.game_id))
            self.brain = brain
        return brain

    def choose(self, view: View, moves: list[Move]) -> Move:
        """The best move by its values."""
        return self.thinking(view).choose(view, moves)

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        """The best offer, if one is worth making."""
        return self.thinking(view).speak(view)


def make_trader(rng: Random) -> Bot:
    """A new trader; it leaves nothing to chance."""
    return TraderBot()
