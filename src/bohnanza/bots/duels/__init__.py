"""Players of the games for two without trading; `make_duel_brain` makes one that can play all of them.

`bean_duels` plays the duels in which cards can be left to the other player: it looks for the best plan for a phase,
with `bean_duel_position` and `field_values` to say what positions and fields are worth. `the_duel` plays The Duel,
with its rising columns, bonus cards and gifts: `columns` says what a column is worth, `planting_search` how to plant,
`opponent` and `bluffing` what to give and to believe. Both use `card_counting`.
"""

from __future__ import annotations

from random import Random

from bohnanza.bots.base import Bot
from bohnanza.bots.duels.bean_duels import BeanDuelBrain
from bohnanza.bots.duels.the_duel import TheDuelBrain
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move
from bohnanza.engine.variants.the_duel.extra import DuelExtra
from bohnanza.engine.views import View

__all__ = ["DuelBrain", "make_duel_brain"]


class DuelBrain(Bot):
    """Chooses the player for the rules when it first sees a view."""

    def __init__(self, rng: Random) -> None:
        super().__init__("trader")
        self.rng = rng
        self.brain: Bot | None = None

    def choose(self, view: View, moves: list[Move]) -> Move:
        return self._player(view).choose(view, moves)

    def interrupt(self, view: View) -> Move | None:
        return self._player(view).interrupt(view)

    def interrupts(self, rules: Rules) -> bool:
        return has_bonus_cards(rules)

    def _player(self, view: View) -> Bot:
        if self.brain is None:
            self.brain = TheDuelBrain(self.rng) if has_bonus_cards(view.rules) else BeanDuelBrain()
        return self.brain


def has_bonus_cards(rules: Rules) -> bool:
    """Whether bonus cards can be fulfilled, as in The Duel."""
    return any([isinstance(extra, DuelExtra) for extra in rules.extras])


def make_duel_brain(rng: Random) -> Bot:
    """A player for any game for two without trading."""
    return DuelBrain(rng)
