"""How the coin changes hands."""

from __future__ import annotations

from bohnanza.engine.state import State
from bohnanza.engine.variants.coin.events import CoinTaken
from bohnanza.engine.variants.coin.extra import coin_of


def move_coin(s: State, to: int) -> None:
    """The coin changes hands."""
    coin_of(s).holder = to
    if s.log is not None:
        s.log.append(CoinTaken(to))
