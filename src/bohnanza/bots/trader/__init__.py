"""The trader: a strong player for every game of the family, by rules of thumb with tuned numbers."""

from __future__ import annotations

from random import Random

from bohnanza.bots.base import Bot
from bohnanza.bots.duels import make_duel_brain
from bohnanza.bots.trader.brain import TradingBrain
from bohnanza.bots.trader.weights import TraderWeights, weights_for
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move
from bohnanza.engine.views import View


class TraderBot(Bot):
    """Chooses the brain for the game when it first sees its rules."""

    def __init__(self, rng: Random, weights: TraderWeights | None = None) -> None:
        super().__init__("trader")
        self.rng = rng
        self.weights = weights
        self.trading: TradingBrain | None = None
        self.duelling: Bot | None = None

    def _begin(self, rules: Rules) -> None:
        if not has_trading(rules):
            self.duelling = self.duelling or make_duel_brain(self.rng)
        elif self.trading is None:
            self.trading = TradingBrain(rules, self.weights or weights_for(rules.game_id))

    def choose(self, view: View, moves: list[Move]) -> Move:
        if self.trading is None and self.duelling is None:
            self._begin(view.rules)
        if self.trading is not None:
            return self.trading.choose(view, moves)
        assert self.duelling is not None
        return self.duelling.choose(view, moves)

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        if self.trading is None:
            self._begin(view.rules)
        return self.trading.speak(view) if self.trading is not None else None

    def interrupt(self, view: View) -> Move | None:
        if self.duelling is None:
            self._begin(view.rules)
        return self.duelling.interrupt(view) if self.duelling is not None else None

    def interrupts(self, rules: Rules) -> bool:
        # In trading games it sells, buys and calls in favors when it is asked anyway.
        self._begin(rules)
        return self.duelling is not None and self.duelling.interrupts(rules)

    def reads_offers(self) -> bool:
        return False


def has_trading(rules: Rules) -> bool:
    """Whether a turn has a step in which cards are traded."""
    return any([step.trading for step in rules.turn])


def make_trader(rng: Random) -> Bot:
    """A new trader; it uses random numbers only to bluff in The Duel."""
    return TraderBot(rng)
