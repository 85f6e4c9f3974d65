"""Columns of rising kinds: what one is worth at a harvest, and how near it is to a bonus card.

The cards of a column are runs of consecutive kinds. A bonus card wants certain lengths of the last runs, so what
a column lacks is a list of runs to come, and the chance to get them a race between these cards and all that
may spoil the column before.
"""

from __future__ import annotations

from typing import Final

from bohnanza.engine.variants.the_duel.bonus import RUNS
from bohnanza.engine.variants.the_duel.bonus_cards import CENTS

DUEL_KINDS: Final = 8  # in rising order
LONGEST: Final = 13  # cards; no beanometer pays more for further ones
PATTERNS: Final = tuple(runs[::-1] for runs in RUNS)  # oldest run first
PRIZES: Final = tuple(1.0 + cents / 100 for cents in CENTS)  # dollars by bonus card
NOT_SO: Final = -1.0  # the chance of what cannot be any more

Column = tuple[int, ...]


class TheDuelWeights:
    """How much the thoughts of a player of rising columns count."""

    def __init__(
        self,
        rent: float = 0.05,  # dollars that an empty field brings with every card to come
        idle: int = 3,  # the last cards with which it brings nothing
        spoiled: float = 0.06,  # chance, a card, that a field has to be sold for room
        rush: float = 1.0,  # how fast a column is spoiled for a bonus card, in cards a turn
        others: float = 0.25,  # chance of the other's columns, as part of the own ones'
        hand: float = 0.4,  # of what the first hand card will bring
        fade: float = 0.6,  # for every place further back in the hand
        fresh: float = 0.5,  # dollars for a bonus card that is still to be drawn
        bluff: float = 1.0,  # of the closed-form share of bluffs
        suspicion: float = 0.25,  # share of bluffs expected of an unknown player
        decline: float = 0.1,  # dollars that a refused offer is worth
        burden: float = 1.0,  # dollars that it costs the other to offer in turn
        haste: float = 2.0,  # dollars that it costs to offer in turn, beyond the card given
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
    """Whether the newest run of a column can be run `at` of a pattern; the oldest is "at least"."""
    if at >= len(runs):
        return False
    for i in range(at):
        length = runs[len(runs) - 1 - at + i]
        if length < pattern[i] or (i and length > pattern[i]):
            return False
    return at == 0 or runs[-1] <= pattern[at]


def missing(runs: list[int], pattern: tuple[int, ...], at: int) -> list[int]:
    """Cards that a column lacks, by distance from its last kind, if its newest run is run `at` of a pattern."""
    return [max(0, pattern[at] - runs[-1]), *pattern[at + 1 :]]


class ColumnOutlook:
    """The chances of one player at one moment; columns are looked up by their cards."""

    def __init__(
        self, payouts: tuple[tuple[int, ...], ...], rates: list[float], steps: int, weights: TheDuelWeights
    ) -> None:
        self.payouts = payouts
        self.weights = weights
        self.rates = rates  # cards a turn, by kind
        self.steps = steps  # cards still to come
        total = max(0.001, sum(rates))
        self.shares = [rate / total for rate in rates]
        self.race = [rate / (rate + weights.rush) for rate in rates]
        self.harvests = self._harvests()
        self._chances: dict[tuple[Column, int], float] = {}

    # --- harvest ---

    def empty(self, steps: int) -> float:
        """What an empty field is worth, with so many cards to come."""
        return self.weights.rent * max(0, steps - self.weights.idle)

    def _harvests(self) -> list[list[float]]:
        """By last kind and number of cards: the value of selling now or later."""
        values = [[float(self.payouts[kind][n]) for n in range(LONGEST)] for kind in range(DUEL_KINDS)]
        for step in range(1, self.steps + 1):
            values = [self._waiting(values, kind, step) for kind in range(DUEL_KINDS)]
        return values

    def _waiting(self, later: list[list[float]], kind: int, step: int) -> list[float]:
        """One card earlier: it is of the last kind, of the next one, or of no use."""
        same, risk, empty = self.shares[kind], self.weights.spoiled, self.empty(step)
        rising = kind + 1 < DUEL_KINDS
        higher = self.shares[kind + 1] if rising else 0.0
        row = [empty]
        for n in range(1, LONGEST):
            more = min(n + 1, LONGEST - 1)
            stay = later[kind][n]
            up = max(later[kind + 1][more], stay) if rising else stay
            wait = same * max(stay, later[kind][more]) + higher * up + (1 - same - higher) * stay
            sale = self.payouts[kind][n] + empty
            row.append(max(sale, (1 - risk) * wait + risk * sale) if n > 1 else wait)
        return row

    def worth(self, column: Column) -> float:
        """What a column is worth at harvests."""
        if not column:
            return self.empty(self.steps)
        return self.harvests[column[-1]][min(len(column), LONGEST - 1)]

    def sale(self, column: Column) -> int:
        """What a harvest pays now."""
        return self.payouts[column[-1]][len(column)] if column else 0

    # --- bonus cards ---

    def chance(self, column: Column, bonus: int) -> float:
        """The chance that a column comes to fulfil a bonus card."""
        key = (column[-10:], bonus)
        found = self._chances.get(key)
        if found is None:
            found = self._started(column, PATTERNS[bonus]) if column else self._anywhere(PATTERNS[bonus])
            self._chances[key] = found
        return found

    def _started(self, column: Column, pattern: tuple[int, ...]) -> float:
        runs, kind = tail(column), column[-1]
        best = self._race(kind + 1, list(pattern))  # from the next kind on
        for at in range(len(pattern)):
            if fits_so_far(runs, pattern, at):
                best = max(best, self._race(kind, missing(runs, pattern, at)))
        return max(0.0, best)

    def _anywhere(self, pattern: tuple[int, ...]) -> float:
        return max([self._race(kind, list(pattern)) for kind in range(DUEL_KINDS)])

    def _race(self, kind: int, lengths: list[int]) -> float:
        """The chance to get so many cards of a kind, of the next one and so on, before something spoils it."""
        if kind + len(lengths) > DUEL_KINDS:
            return NOT_SO
        chance, cards = 1.0, 0
        for i in range(len(lengths)):
            cards += lengths[i]
            for _ in range(lengths[i]):
                chance *= self.race[kind + i]
        if cards and self.steps < 4 * cards:
            chance *= self.steps / (4 * cards)
        return chance
