"""The AMIGO Bean Coin: a player with valuable fields may take it, and draws more until somebody else takes it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bohnanza.engine.policies import leaders
from bohnanza.engine.rules import Rules, with_steps
from bohnanza.engine.seams import Draws, Scoring
from bohnanza.engine.state import State
from bohnanza.engine.steps.draw import DRAWING
from bohnanza.engine.steps.plant_now import plant_now_steps
from bohnanza.engine.variants.coin.extra import HOLDER_DRAWS, Coin, coin_of, worth
from bohnanza.engine.variants.coin.moves import CONTESTING, LAST_CLAIM, ClaimAnyTime

POOR_DRAW: Final = 2


class CoinDraws(Draws):
    """The holder draws four; a player whose fields are worth nothing draws two [AC-6]."""

    def __init__(self, others: Draws) -> None:
        self.others = others

    def count(self, s: State, seat: int) -> int:
        if coin_of(s).holder == seat:
            return HOLDER_DRAWS
        return self.others.count(s, seat) if worth(s, seat) else POOR_DRAW


class CoinBreaksTies(Scoring):
    """The holder wins a tie for the first place, if among the tied [AC-7]."""

    def __init__(self, others: Scoring) -> None:
        self.others = others

    def score(self, s: State, seat: int) -> int:
        return self.others.score(s, seat)

    def winners(self, s: State) -> list[int]:
        holder = coin_of(s).holder
        return [holder] if holder in leaders(s) else self.others.winners(s)


def coin(rules: Rules) -> Rules:
    """Add the coin to a game."""
    return replace(
        rules,
        turn=with_steps(rules.turn, DRAWING, before=LAST_CLAIM),
        inner=(*rules.inner, CONTESTING, *plant_now_steps(rules)),
        draws=CoinDraws(rules.draws),
        scoring=CoinBreaksTies(rules.scoring),
        anytime=(*rules.anytime, ClaimAnyTime()),
        extras=(*rules.extras, Coin(rules.seats)),
    )
