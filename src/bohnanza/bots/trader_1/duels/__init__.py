"""The players of the games for two without trading: `make_duel_brain` makes one that knows them all."""

from __future__ import annotations

from random import Random

from bohnanza.bots.base import Bot
from bohnanza.bots.trader_1.duels.rising import RisingBrain
from bohnanza.bots.trader_1.duels.table import TableBrain
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move
from bohnanza.engine.variants.the_duel.extra import DuelExtra
from bohnanza.engine.views import View

__all__ = ["DuelBrain", "make_duel_brain"]


class DuelBrain(Bot):
    """Takes the player that fits the rules, as soon as it sees them."""

    def __init__(self, rng: Random) -> None:
        super().__init__("trader-1")
        self.rng = rng
        self.brain: Bot | None = None

    def choose(self, view: View, moves: list[Move]) -> Move:
        """What the right player would."""
        return self._right(view).choose(view, moves)

    def interrupt(self, view: View) -> Move | None:
        """What the right player would."""
        return self._right(view).interrupt(view)

    def interrupts(self, rules: Rules) -> bool:
        """Only where bonus cards may be fulfilled in between."""
        return has_bonus_cards(rules)

    def _right(self, view: View) -> Bot:
        if self.brain is None:
            self.brain = RisingBrain(self.rng) if has_bonus_cards(view.rules) else TableBrain()
        return self.brain


def has_bonus_cards(rules: Rules) -> bool:
    """Whether columns rise toward bonus cards."""
    return any([isinstance(extra, DuelExtra) for extra in rules.extras])


def make_duel_brain(rng: Random) -> Bot:
    """A player for any game for two without trading."""
    return DuelBrain(rng)
