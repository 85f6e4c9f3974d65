"""Gifts in The Duel that may be bluffs: how likely that is, how often to bluff, and how the other player behaved."""

from __future__ import annotations

from math import exp
from typing import Final

PATIENCE: Final = 2.0  # how many answers count as much as the first guess
SLOPE: Final = 4.0  # how fast the chance that a gift is accepted grows with its worth in dollars


def bluff_share(accepting: float, declining: float) -> float:
    """The share of bluffs at which it makes no difference whether an offer is accepted or declined.

    An accepted bluff is worth two dollars: one more here, one less there.

    >>> bluff_share(-0.5, 0.0)
    0.2
    >>> bluff_share(0.3, 0.0)
    0.0
    """
    if declining <= accepting:
        return 0.0
    return min(1.0, (declining - accepting) / (2.0 - accepting))


def likely(worth: float) -> float:
    """How likely a player accepts what is worth this many dollars more than declining.

    >>> likely(0.0)
    0.5
    """
    return 1.0 / (1.0 + exp(-SLOPE * max(-5.0, min(5.0, worth))))


def suspected(share: float, holding: float) -> float:
    """The chance that an offer is a bluff, from the share of bluffs and the chance that the giver has the card.

    >>> suspected(0.25, 0.0), suspected(0.25, 1.0)
    (1.0, 0.0)
    """
    bluff, honest = share * (1.0 - holding), (1.0 - share) * holding
    return bluff / (bluff + honest) if bluff + honest > 0 else share


class GiftHistory:
    """How the other player has dealt with gifts in this game."""

    def __init__(self, suspicion: float) -> None:
        self.suspicion = suspicion
        self.bluffs = 0  # among its offers that this player accepted
        self.honest = 0
        self.taken = 0  # offers of this player that it accepted
        self.refused = 0

    def bluffing(self) -> float:
        """The share of bluffs to expect among its offers."""
        return (self.suspicion * PATIENCE + self.bluffs) / (PATIENCE + self.bluffs + self.honest)

    def taking(self, guess: float) -> float:
        """The chance that it accepts an offer, from a guess about this one and from past answers."""
        return (guess * PATIENCE + self.taken) / (PATIENCE + self.taken + self.refused)
