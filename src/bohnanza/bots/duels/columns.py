"""Columns of rising kinds in The Duel: what one is worth at a harvest, and how near it is to a bonus card.

A column consists of runs of consecutive kinds. A bonus card demands certain lengths of the last runs, so what a
column lacks is a list of runs to come. Its chance is that of a race between these cards and whatever may spoil the
column first.
"""

from __future__ import annotations

from typing import Final

from bohnanza.engine.variants.the_duel.bonus import RUNS
from bohnanza.engine.variants.the_duel.bonus_cards import CENTS

DUEL_KINDS: Final = 8  # in rising order
LONGEST: Final = 13  # no beanometer pays more for further cards
PATTERNS: Final = tuple(runs[::-1] for runs in RUNS)  # by bonus card: lengths of runs, oldest first
PRIZES: Final = tuple(1.0 + cents / 100 for cents in CENTS)  # dollars by bonus card
NO_CHANCE: Final = -1.0  # below every chance

Column = tuple[int, ...]


class TheDuelWeights:
    """How much each consideration counts for a player of The Duel."""

    def __init__(
        self,
        rent: float = 0.05,  # dollars that an empty field brings with every card to come
        idle: int = 3,  # how many of the last cards bring nothing
        spoiled: float = 0.06,  # chance, for each card, that a field has to be sold to make room
        rush: float = 1.0,  # how fast a column is spoiled for a bonus card, in cards per turn
        others: float = 0.25,  # chance of the other player's columns, as a share of that of its own
        hand: float = 0.4,  # factor for what the first hand card will bring
        fade: float = 0.6,  # factor for every place further back in the hand
        fresh: float = 0.5,  # dollars for a bonus card that is still to be drawn
        bluff: float = 1.0,  # factor for the share of bluffs that leaves the other no better choice
        suspicion: float = 0.25,  # share of bluffs expected of an unknown player
        decline: float = 0.1,  # dollars that it is worth if an offer is declined
        burden: float = 1.0,  # dollars that it costs the other to have to offer something in turn
        haste: float = 2.0,  # dollars that it costs this player, beyond the card given
    ) -> None:
        self.rent = rent
        self.idle = idle
        self.spoiled = spoiled
        self.rush = rush
        self.others = others
        self.hand = hand
        self.fade = fade
        self.fresh = fresh
        self.bluff = bluff
        self.suspicion = suspicion
        self.decline = decline
        self.burden = burden
        self.haste = haste


# --- what a bonus card lacks ---


def tail(column: Column) -> list[int]:
    """The lengths of the runs of a column, oldest first.

    >>> tail((3, 3, 4, 5, 5))
    [2, 1, 2]
    """
    runs: list[int] = []
    last = -1
    for kind in column:
        if kind == last:
            runs[-1] += 1
        else:
            runs.append(1)
        last = kind
    return runs


def fits_so_far(runs: list[int], pattern: tuple[int, ...], at: int) -> bool:
    """Whether the newest run of a column can be run `at` of a pattern; the oldest run may be longer.

    >>> fits_so_far([3, 1], (2, 2), 1), fits_so_far([1, 1], (2, 2), 1)
    (True, False)
    """
    if at >= len(runs):
        return False
    for i in range(at):
        length = runs[len(runs) - 1 - at + i]
        if length < pattern[i] or (i and length > pattern[i]):
            return False
    return at == 0 or runs[-1] <= pattern[at]


def missing(runs: list[int], pattern: tuple[int, ...], at: int) -> list[int]:
    """How many cards a column lacks of its last kind, the next one and so on, if its newest run is run `at`.

    >>> missing([3, 1], (2, 2, 1), 1)
    [1, 1]
    """
    return [max(0, pattern[at] - runs[-1]), *pattern[at + 1 :]]


class ColumnOutlook:
    """The values and chances of columns for one player at one moment."""

    def __init__(
        self, payouts: tuple[tuple[int, ...], ...], rates: list[float], steps: int, weights: TheDuelWeights
    ) -> None:
        self.payouts = payouts
        self.weights = weights
        self.rates = rates  # cards per turn, by kind
        self.steps = steps  # cards still to come
        total = max(0.001, sum(rates))
        self.shares = [rate / total for rate in rates]
        self.race = [rate / (rate + weights.rush) for rate in rates]
        self.harvests = self._harvest_values()
        self._chances: dict[tuple[Column, int], float] = {}

    # --- harvest ---

    def empty(self, steps: int) -> float:
        """What an empty field is worth with this many cards to come."""
        return self.weights.rent * max(0, steps - self.weights.idle)

    def _harvest_values(self) -> list[list[float]]:
        """By last kind and number of cards: what a column is worth if it is sold now or later."""
        risk = self.weights.spoiled
        values = [[float(self.payouts[kind][n]) for n in range(LONGEST)] for kind in range(DUEL_KINDS)]
        for step in range(1, self.steps + 1):  # cards to come, by backward induction
            later, empty = values, self.empty(step)
            values = []
            for kind in range(DUEL_KINDS):
                # The next card is of the last kind, of the one above, or of no use.
                rising = kind + 1 < DUEL_KINDS
                same, higher = self.shares[kind], self.shares[kind + 1] if rising else 0.0
                row = [empty]
                for n in range(1, LONGEST):
                    more = min(n + 1, LONGEST - 1)
                    stay = later[kind][n]
                    up = max(later[kind + 1][more], stay) if rising else stay
                    wait = same * max(stay, later[kind][more]) + higher * up + (1 - same - higher) * stay
                    sale = self.payouts[kind][n] + empty
                    row.append(max(sale, (1 - risk) * wait + risk * sale) if n > 1 else wait)
                values.append(row)
        return values

    def worth(self, column: Column) -> float:
        """What a column is worth without bonus cards."""
        if not column:
            return self.empty(self.steps)
        return self.harvests[column[-1]][min(len(column), LONGEST - 1)]

    def sale(self, column: Column) -> int:
        """What a harvest pays now."""
        return self.payouts[column[-1]][len(column)] if column else 0

    # --- bonus cards ---

    def chance(self, column: Column, bonus: int) -> float:
        """The chance that a column will fulfil a bonus card."""
        key = (column[-10:], bonus)
        found = self._chances.get(key)
        if found is not None:
            return found
        pattern = PATTERNS[bonus]
        if column:
            runs, kind = tail(column), column[-1]
            best = max(0.0, self._race(kind + 1, list(pattern)))  # all runs are still to come
            for at in range(len(pattern)):
                if fits_so_far(runs, pattern, at):
                    best = max(best, self._race(kind, missing(runs, pattern, at)))
        else:
            best = max([self._race(kind, list(pattern)) for kind in range(DUEL_KINDS)])
        self._chances[key] = best
        return best

    def _race(self, kind: int, lengths: list[int]) -> float:
        """The chance to get these numbers of cards of a kind, the next one and so on, before the column is spoiled."""
        if kind + len(lengths) > DUEL_KINDS:
            return NO_CHANCE
        chance, cards = 1.0, 0
        for i in range(len(lengths)):
            cards += lengths[i]
            for _ in range(lengths[i]):
                chance *= self.race[kind + i]
        if cards and self.steps < 4 * cards:
            chance *= self.steps / (4 * cards)
        return chance
