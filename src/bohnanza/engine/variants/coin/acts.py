"""How the coin is claimed, contested and changes hands."""

from __future__ import annotations

from bohnanza.engine import acts
from bohnanza.engine.state import State
from bohnanza.engine.variants.coin.events import CoinClaimed, CoinContested, CoinTaken
from bohnanza.engine.variants.coin.extra import coin_of


def lay_coin(s: State) -> None:
    """The player to the right of the starting player has it first [AC-1]."""
    coin_of(s).holder = (s.start - 1) % s.rules.seats


def claim_coin(s: State, seat: int) -> None:
    """A seat reaches for the coin."""
    if s.log is not None:
        s.log.append(CoinClaimed(seat))


def reveal(s: State, seat: int) -> int:
    """A random card of the hand is drawn and shown; returns it."""
    place = acts.pick_place(s, len(s.hands[seat]))
    kind = acts.leave_hand(s, seat, place)
    if s.log is not None:
        s.log.append(CoinContested(seat, kind))
    return kind


def move_coin(s: State, to: int) -> None:
    """The coin changes hands."""
    coin_of(s).holder = to
    if s.log is not None:
        s.log.append(CoinTaken(to))
