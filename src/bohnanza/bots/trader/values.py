"""What fields and hands are worth: expected coins, from the copies that may still come.

A field is worth what it is expected to pay when it is sold: every copy of its kind that is still unseen
comes with the same small chance before then (a binomial law), and the beanometer pays for the sum.
A hand is worth what planting it, card by card, will add to the fields and cost in forced harvests.
"""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from bohnanza.bots.trader.weights import TraderWeights
from bohnanza.engine.rules import Rules
from bohnanza.engine.variants.field_beans.beans import FIELD
from bohnanza.engine.variants.magpie.beans import MAGPIE

LONGEST: Final = 16  # cards of a field that are told apart
CHANCES: Final = 40  # steps in which the chance of a copy is measured
COPIES: Final = 25  # more than any kind has
NONE: Final = -1
UNTOUCHED: Final = 1000.0  # more than any harvest loses

PHASE_ONE: Final = 0  # the first card of the hand is due
SECOND: Final = 1  # the next one may follow
LATER: Final = 2  # nothing more in this turn

Row = list[float]


class ExpectedPayouts:
    """Expected payouts of one game by kind, unseen copies, chance and cards in the field; made when wanted."""

    def __init__(self, rules: Rules) -> None:
        self.pays: list[Row] = [
            [float(rules.payouts[kind][n]) for n in range(LONGEST)] for kind in range(rules.kinds)
        ]
        self.rows: list[list[Row]] = [[[] for _ in range(COPIES * (CHANCES + 1))] for _ in range(rules.kinds)]

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


_TABLES: Final[dict[str, ExpectedPayouts]] = {}


def tables_of(rules: Rules) -> ExpectedPayouts:
    """The tables of a game."""
    if rules.game_id not in _TABLES:
        _TABLES[rules.game_id] = ExpectedPayouts(rules)
    return _TABLES[rules.game_id]


class TraderOutlook:
    """What the cards to come promise, the same for all seats: the row of every kind, and the weights."""

    def __init__(self, rules: Rules, weights: TraderWeights) -> None:
        tables = tables_of(rules)
        self.weights = weights
        self.tables = tables
        self.rows: list[Row] = tables.pays[:]
        self.pays: list[Row] = tables.pays[:]
        self.empty = weights.empty  # worth of a free field
        self.rounds = 0.0  # that are left
        # By turns until the next own one: what is left of the worth of a good and of a bad card.
        self.kept: list[float] = [weights.keep ** (turns / rules.seats) for turns in range(rules.seats + 1)]
        self.stays: list[float] = [weights.stay ** (turns / rules.seats) for turns in range(rules.seats + 1)]

    def third_field(self, worth: float) -> None:
        """Two Field Beans are as good as this many coins, one is on the way to it."""
        pays = self.tables.pays[FIELD][:]
        pays[2] = max(worth, 0.0)
        self.pays[FIELD] = pays
        row = self.rows[FIELD][:]
        row[1] = max(row[1], 0.35 * worth)
        row[2] = max(row[2], worth)
        self.rows[FIELD] = row


class Patch:
    """A field as the value model sees it: kind, number, what one more adds and what selling it loses."""

    def __init__(self) -> None:
        self.kind: i64 = NONE
        self.count: i64 = 0
        self.step = 0.0
        self.loss = 0.0

    def grow(self, outlook: TraderOutlook, kind: i64, count: i64) -> None:
        """There are so many cards of a kind now."""
        if count > LONGEST - 2:
            count = LONGEST - 2
        row = outlook.rows[kind]
        now = row[count]
        self.kind = kind
        self.count = count
        self.step = row[count + 1] - now
        self.loss = now - outlook.pays[kind][count]

    def empty(self) -> None:
        """There is nothing."""
        self.kind = NONE
        self.count = 0

    def become(self, other: Patch) -> None:
        """The same as another."""
        self.kind = other.kind
        self.count = other.count
        self.step = other.step
        self.loss = other.loss


class Plot:
    """The fields of a seat as the value model sees them."""

    def __init__(self, outlook: TraderOutlook, columns: list[list[int]]) -> None:
        self.outlook = outlook
        self.patches: list[Patch] = []
        self.at: Patch | None = None  # where the card of the last `gain` goes
        self.spare: Plot | None = None  # to think on, without making a new one every time
        self.lay(columns)

    def lay(self, columns: list[list[int]]) -> None:
        """Be the fields as they are now."""
        patches = self.patches
        while len(patches) < len(columns):
            patches.append(Patch())
        for field in range(len(columns)):
            column = columns[field]
            if column:
                patches[field].grow(self.outlook, column[-1], len(column))
            else:
                patches[field].empty()

    def scratch(self) -> Plot:
        """A copy that is good until the next one is wanted."""
        spare = self.spare
        if spare is None or len(spare.patches) != len(self.patches):
            spare = Plot(self.outlook, [[] for _ in self.patches])
            self.spare = spare
        mine, theirs = self.patches, spare.patches
        for field in range(len(mine)):
            theirs[field].become(mine[field])
        return spare

    def patch_of(self, kind: i64) -> Patch | None:
        """The field on which a kind grows."""
        for patch in self.patches:
            if patch.kind == kind:
                return patch
        return None

    def grows(self, kind: i64) -> bool:
        """Whether a field of this kind has been begun."""
        return self.patch_of(kind) is not None

    def has_room(self) -> bool:
        """Whether a field is free."""
        return self.grows(NONE)

    def gain(self, kind: i64) -> float:
        """What planting a card in the best place adds; `at` is that place."""
        free: Patch | None = None
        for patch in self.patches:
            if patch.kind == kind:
                self.at = patch
                return patch.step
            if patch.kind == NONE:
                free = patch
        first = self.outlook.rows[kind][1]
        if free is not None:
            self.at = free
            return first - self.outlook.empty
        return first - self._cheapest()

    def _cheapest(self) -> float:
        """What the cheapest legal harvest loses; `at` is its field."""
        least: i64 = 1
        for patch in self.patches:
            if patch.count > 1:
                least = 2
        best = UNTOUCHED
        for patch in self.patches:
            if patch.count >= least and patch.loss < best:
                best = patch.loss
                self.at = patch
        return best

    def put(self, kind: i64) -> None:
        """Plant a card where `gain` said."""
        patch = self.at
        assert patch is not None
        patch.grow(self.outlook, kind, patch.count + 1 if patch.kind == kind else 1)

    def clear(self, field: int) -> float:
        """Sell a field; what that adds."""
        patch = self.patches[field]
        patch.empty()
        return self.outlook.empty - patch.loss

    def receive(self, cards: list[int]) -> float:
        """Plant all these cards at once, those that fit first; what that adds."""
        total = 0.0
        if not cards:
            return total
        strange: list[int] = []
        for kind in cards:
            patch = self.patch_of(kind)
            if patch is None:
                strange.append(kind)
            else:
                total += patch.step
                patch.grow(self.outlook, kind, patch.count + 1)
        for kind in strange:
            if kind == MAGPIE:
                total += self.outlook.weights.magpie * self.outlook.weights.keep
            else:
                total += self.gain(kind)
                self.put(kind)
        return total

    def queue(self, hand: list[int], stage: i64, turns: int, without: i64 = 0) -> float:
        """What planting a hand turn by turn adds.

        `turns` until the next own one; the places whose bits are set in `without` are left out.
        """
        weights = self.outlook.weights
        keep, stay, second = weights.keep, weights.stay, weights.second
        good, bad = 1.0, 1.0
        if stage == LATER:
            good, bad = self.outlook.kept[turns], self.outlook.stays[turns]
            stage = PHASE_ONE
        total = 0.0
        bit: i64 = 1
        for card in hand:
            kind: i64 = card
            left_out = without & bit
            bit <<= 1
            if left_out:
                continue
            gain = self.gain(kind) if kind != MAGPIE else weights.magpie
            if stage != PHASE_ONE and gain <= second:  # it is left for the next turn
                good *= keep
                bad *= stay
                stage = PHASE_ONE
            total += gain * (good if gain > 0.0 else bad)
            if kind != MAGPIE:
                self.put(kind)
            stage += 1
            if stage == LATER:
                good *= keep
                bad *= stay
                stage = PHASE_ONE
        return total


def worth(plot: Plot, cards: list[int], hand: list[int], stage: int, turns: int, without: i64 = 0) -> float:
    """What planting these cards and then the hand adds to the fields of a seat."""
    imagined = plot.scratch()
    return imagined.receive(cards) + imagined.queue(hand, stage, turns, without)
