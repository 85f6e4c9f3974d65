"""What a field of one kind is worth in a bean duel: the coins it pays now, or more cards and coins to come.

`FieldValues` finds it by backward induction, for one beanometer and one rate at which cards arrive: with t turns
left, a field of n cards is either sold, which frees a field worth `rent` for each turn left, or waits for the cards
of the next turn.
"""

from __future__ import annotations

from math import exp
from typing import Final

TURNS: Final = 31  # more than any duel has
CARDS: Final = 14  # no beanometer of the family pays more for further ones
ARRIVALS: Final = 4  # the most cards of one kind that arrive in one turn
BUCKETS: Final = 20  # rates are rounded to 1/20 of a card per turn


class FieldValues:
    """Values by turns left and number of cards, for one beanometer, rate and rent."""

    def __init__(self, payout: tuple[int, ...], rate: float, rent: float, idle: int) -> None:
        self.table: list[list[float]] = [[float(payout[n]) for n in range(CARDS)]]
        chances = arrivals(rate)
        for turn in range(1, TURNS):
            later = self.table[-1]
            empty = rent * max(0, turn - idle)
            row = [empty]
            for cards in range(1, CARDS):
                wait = 0.0
                for more in range(len(chances)):
                    wait += chances[more] * later[min(cards + more, CARDS - 1)]
                # A single card may not be sold, so it has to wait.
                row.append(wait if cards == 1 else max(wait, payout[cards] + empty))
            self.table.append(row)

    def worth(self, cards: int, turns: int) -> float:
        """The value of a field with this many cards when this many turns are left."""
        return self.table[min(turns, TURNS - 1)][min(cards, CARDS - 1)]


def arrivals(rate: float) -> list[float]:
    """The chances of no card, one, two … in a turn, by a Poisson law."""
    chances = [exp(-rate)]
    for cards in range(1, ARRIVALS):
        chances.append(chances[-1] * rate / cards)
    chances.append(max(0.0, 1.0 - sum(chances)))
    return chances


_KNOWN: dict[tuple[tuple[int, ...], int, float, int], FieldValues] = {}


def field_values(payout: tuple[int, ...], rate: float, rent: float, idle: int) -> FieldValues:
    """The values for a beanometer, worked out once for each rounded rate."""
    bucket = int(rate * BUCKETS + 0.5)
    key = (payout[:CARDS], bucket, rent, idle)
    found = _KNOWN.get(key)
    if found is None:
        found = FieldValues(payout, bucket / BUCKETS, rent, idle)
        _KNOWN[key] = found
    return found
