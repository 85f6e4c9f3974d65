"""What fields and hands are worth: expected coins, from the copies that may still come.

A field is worth what it is expected to pay when it is sold: every copy of its kind that is still unseen
comes with the same small chance before then (a binomial law), and the beanometer pays for the sum.
A hand is worth what planting it, card by card, will add to the fields and cost in forced harvests.
"""

from __future__ import annotations

from math import comb
from typing import Final

from bohnanza.bots.trader.weights import Weights
from bohnanza.engine.beans import FIELD, KINDS, MAGPIE
from bohnanza.engine.rules import Rules

LONGEST: Final = 16  # cards of a field that are told apart
CHANCES: Final = 40  # steps in which the chance of a copy is measured
COPIES: Final = 25  # more than any kind has
NONE: Final = -1

PHASE_ONE: Final = 0  # the first card of the hand is due
SECOND: Final = 1  # the next one may follow
LATER: Final = 2  # nothing more in this turn

Row = list[float]


class Tables:
    """Expected payouts of one game by kind, unseen copies, chance and cards in the field; made when wanted."""

    def __init__(self, rules: Rules) -> None:
        self.pays: list[Row] = [
            [float(rules.payouts[kind][n]) for n in range(LONGEST)] for kind in range(KINDS)
        ]
        self.rows: list[list[Row]] = [[[] for _ in range(COPIES * (CHANCES + 1))] for _ in range(KINDS)]

    def row(self, kind: int, copies: int, chance: int) -> Row:
        """By number of cards, what a field is expected to pay."""
        row = self.rows[kind][copies * (CHANCES + 1) + chance]
        if not row:
            row += expected(self.pays[kind], copies, chance / CHANCES)
        return row


def expected(pays: Row, copies: int, chance: float) -> Row:
    """The mean of a beanometer if each of so many copies comes with this chance.

    >>> expected([0.0, 0.0, 1.0], 1, 0.5)
    [0.0, 0.5, 1.0]
    """
    top = len(pays) - 1
    law = [comb(copies, i) * chance**i * (1 - chance) ** (copies - i) for i in range(copies + 1)]
    return [sum([law[i] * pays[min(n + i, top)] for i in range(copies + 1)]) for n in range(top + 1)]


_TABLES: Final[dict[str, Tables]] = {}


def tables_of(rules: Rules) -> Tables:
    """The tables of a game."""
    if rules.game_id not in _TABLES:
        _TABLES[rules.game_id] = Tables(rules)
    return _TABLES[rules.game_id]


class Outlook:
    """What the cards to come promise, the same for all seats: the row of every kind, and the weights."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        tables = tables_of(rules)
        self.weights = weights
        self.tables = tables
        self.rows: list[Row] = tables.pays[:]
        self.pays: list[Row] = tables.pays[:]
        self.empty = weights.empty  # worth of a free field
        self.rounds = 0.0  # that are left

    def third_field(self, worth: float) -> None:
        """Two Field Beans are as good as this many coins, one is on the way to it."""
        pays = self.tables.pays[FIELD][:]
        pays[2] = max(worth, 0.0)
        self.pays[FIELD] = pays
        row = self.rows[FIELD][:]
        row[1] = max(row[1], 0.35 * worth)
        row[2] = max(row[2], worth)
        self.rows[FIELD] = row


class Plot:
    """The fields of a seat as the value model sees them: a kind and a number each."""

    def __init__(self, outlook: Outlook, columns: list[list[int]]) -> None:
        self.outlook = outlook
        self.kinds: list[int] = [column[-1] if column else NONE for column in columns]
        self.counts: list[int] = [min(len(column), LONGEST - 2) for column in columns]
        self.at = 0  # where the card of the last `gain` goes
        self.spare: Plot | None = None  # to think on, without making a new one every time

    def copy(self) -> Plot:
        """An independent one."""
        plot = Plot(self.outlook, [])
        plot.kinds = self.kinds[:]
        plot.counts = self.counts[:]
        return plot

    def scratch(self) -> Plot:
        """A copy that is good until the next one is wanted."""
        spare = self.spare
        if spare is None:
            spare = self.copy()
            self.spare = spare
            return spare
        for field in range(len(self.kinds)):
            spare.kinds[field] = self.kinds[field]
            spare.counts[field] = self.counts[field]
        return spare

    def grows(self, kind: int) -> bool:
        """Whether a field of this kind has been begun."""
        return kind in self.kinds

    def gain(self, kind: int) -> float:
        """What planting a card in the best place adds; `at` is that place."""
        kinds = self.kinds
        row = self.outlook.rows[kind]
        free = NONE
        for field in range(len(kinds)):
            if kinds[field] == kind:
                self.at = field
                count = self.counts[field]
                return row[count + 1] - row[count]
            if kinds[field] == NONE:
                free = field
        if free != NONE:
            self.at = free
            return row[1] - self.outlook.empty
        return row[1] - self._cheapest()

    def _cheapest(self) -> float:
        """What the cheapest legal harvest loses; `at` is its field."""
        counts, kinds, outlook = self.counts, self.kinds, self.outlook
        least = 1
        for count in counts:
            if count > 1:
                least = 2
        best = 1000.0
        for field in range(len(counts)):
            count = counts[field]
            if count >= least:
                kind = kinds[field]
                loss = outlook.rows[kind][count] - outlook.pays[kind][count]
                if loss < best:
                    best = loss
                    self.at = field
        return best

    def put(self, kind: int) -> None:
        """Plant a card where `gain` said."""
        field = self.at
        if self.kinds[field] == kind:
            if self.counts[field] < LONGEST - 2:
                self.counts[field] += 1
        else:
            self.kinds[field] = kind
            self.counts[field] = 1

    def clear(self, field: int) -> float:
        """Sell a field; what that adds."""
        kind, count = self.kinds[field], self.counts[field]
        self.kinds[field] = NONE
        self.counts[field] = 0
        outlook = self.outlook
        return outlook.pays[kind][count] - outlook.rows[kind][count] + outlook.empty

    def receive(self, cards: list[int]) -> float:
        """Plant all these cards at once, those that fit first; what that adds."""
        total = 0.0
        strange: list[int] = []
        for kind in cards:
            if kind in self.kinds:
                total += self.gain(kind)
                self.put(kind)
            else:
                strange.append(kind)
        for kind in strange:
            if kind == MAGPIE:
                total += self.outlook.weights.magpie * self.outlook.weights.keep
            else:
                total += self.gain(kind)
                self.put(kind)
        return total

    def queue(self, hand: list[int], stage: int, turns: float) -> float:
        """What planting a hand turn by turn adds; `turns` until the next own one, in rounds."""
        weights = self.outlook.weights
        keep, stay = weights.keep, weights.stay
        good, bad = 1.0, 1.0
        if stage == LATER:
            good, bad = float(keep**turns), float(stay**turns)
            stage = PHASE_ONE
        total = 0.0
        for kind in hand:
            gain = self.gain(kind) if kind != MAGPIE else weights.magpie
            if stage != PHASE_ONE and gain <= weights.second:  # it is left for the next turn
                good *= keep
                bad *= stay
                stage = PHASE_ONE
            total += gain * (good if gain > 0 else bad)
            if kind != MAGPIE:
                self.put(kind)
            stage += 1
            if stage == LATER:
                good *= keep
                bad *= stay
                stage = PHASE_ONE
        return total


def worth(plot: Plot, cards: list[int], hand: list[int], stage: int, turns: float) -> float:
    """What planting these cards and then the hand adds to the fields of a seat."""
    imagined = plot.scratch()
    return imagined.receive(cards) + imagined.queue(hand, stage, turns)
