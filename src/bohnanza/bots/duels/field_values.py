"""What a field of one kind is worth: coins now, or more cards to come before its place is needed otherwise.

`FieldValues` solves by backward induction, for one beanometer and one rate of arrival: with t turns to go, a field
of n cards is sold, which frees a field worth `rent` for every turn left, or waits for the cards of a turn.
"""

from __future__ import annotations

from math import exp
from typing import Final

TURNS: Final = 31  # more than any duel has
CARDS: Final = 14  # no beanometer of the family pays more for further ones
ARRIVALS: Final = 4  # cards of one kind that come in one turn, at most
BUCKETS: Final = 20  # rates are rounded to this part of a card a turn


class FieldValues:
    """Values by turns left and cards; made once for every beanometer, rate and rent."""

    def __init__(self, payout: tuple[int, ...], rate: float, rent: float, idle: int) -> None:
        self.table: list[list[float]] = [[float(payout[n]) for n in range(CARDS)]]
        chances = arrivals(rate)
        for turn in range(1, TURNS):
            self.table.append(_earlier(self.table[-1], payout, chances, rent * max(0, turn - idle)))

    def worth(self, cards: int, turns: int) -> float:
        """The value of a field of so many cards."""
        return self.table[min(turns, TURNS - 1)][min(cards, CARDS - 1)]


def _earlier(later: list[float], payout: tuple[int, ...], chances: list[float], empty: float) -> list[float]:
    """Values one turn earlier: wait or sell; a single card is protected, so it has to wait."""
    row = [empty]
    for cards in range(1, CARDS):
        wait = 0.0
        for more in range(len(chances)):
            wait += chances[more] * later[min(cards + more, CARDS - 1)]
        row.append(wait if cards == 1 else max(wait, payout[cards] + empty))
    return row


def arrivals(rate: float) -> list[float]:
    """The chances of no card, one, two … in a turn."""
    chances = [exp(-rate)]
    for cards in range(1, ARRIVALS):
        chances.append(chances[-1] * rate / cards)
    chances.append(max(0.0, 1.0 - sum(chances)))
    return chances


_KNOWN: dict[tuple[tuple[int, ...], int, float, int], FieldValues] = {}


def field_values(payout: tuple[int, ...], rate: float, rent: float, idle: int) -> FieldValues:
    """The values for a beanometer, with the rate rounded."""
    bucket = int(rate * BUCKETS + 0.5)
    key = (payout[:CARDS], bucket, rent, idle)
    found = _KNOWN.get(key)
    if found is None:
        found = FieldValues(payout, bucket / BUCKETS, rent, idle)
        _KNOWN[key] = found
    return found
