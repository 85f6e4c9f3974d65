"""What fields and hands are worth: expected coins, from the copies that may still come.

A field is worth what it is expected to pay when it is sold: until then, every unseen copy of its kind comes with the
same small chance (a binomial law), and the beanometer pays for the sum. A hand is worth what planting it, card by
card, will add to the fields and cost in forced harvests.
"""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from bohnanza.bots.trader.weights import TraderWeights
from bohnanza.engine.rules import Rules
from bohnanza.engine.variants.field_beans.beans import FIELD
from bohnanza.engine.variants.magpie.beans import MAGPIE

LONGEST: Final = 16  # numbers of cards in a field that are distinguished
CHANCES: Final = 40  # steps in which the chance of a copy is measured
COPIES: Final = 25  # more than any kind has
NONE: Final = -1
UNTOUCHED: Final = 1000.0  # more than any harvest loses

# Which card of the hand is to be planted next.
PHASE_ONE: Final = 0  # the first one must be
SECOND: Final = 1  # the second one may be
LATER: Final = 2  # none in this turn

Row = list[float]


class ExpectedPayouts:
    """What fields of one game are expected to pay, by kind, unseen copies, chance and cards in the field."""

    def __init__(self, rules: Rules) -> None:
        self.pays: list[Row] = [
            [float(rules.payouts[kind][n]) for n in range(LONGEST)] for kind in range(rules.kinds)
        ]
        self.rows: list[list[Row]] = [[[] for _ in range(COPIES * (CHANCES + 1))] for _ in range(rules.kinds)]

    def row(self, kind: int, copies: int, chance: int) -> Row:
        """By number of cards: what a field is expected to pay. `chance` is in steps of 1 / CHANCES."""
        row = self.rows[kind][copies * (CHANCES + 1) + chance]
        if not row:
            row += expected(self.pays[kind], copies, chance / CHANCES)
        return row


def expected(pays: Row, copies: int, chance: float) -> Row:
    """What a beanometer pays on average, by number of cards, if each of the copies comes with this chance.

    >>> expected([0.0, 0.0, 1.0], 1, 0.5)
    [0.0, 0.5, 1.0]
    """
    top = len(pays) - 1
    law = [comb(copies, i) * chance**i * (1 - chance) ** (copies - i) for i in range(copies + 1)]
    return [sum([law[i] * pays[min(n + i, top)] for i in range(copies + 1)]) for n in range(top + 1)]


_EXPECTED: Final[dict[str, ExpectedPayouts]] = {}


def expected_payouts_of(rules: Rules) -> ExpectedPayouts:
    if rules.game_id not in _EXPECTED:
        _EXPECTED[rules.game_id] = ExpectedPayouts(rules)
    return _EXPECTED[rules.game_id]


class TraderOutlook:
    """What fields are worth at this point of the game, the same for all seats; `Belief` updates it."""

    def __init__(self, rules: Rules, weights: TraderWeights) -> None:
        payouts = expected_payouts_of(rules)
        self.weights = weights
        self.payouts = payouts
        self.rows: list[Row] = payouts.pays[:]  # by kind and number of cards: what a field is expected to pay
        self.pays: list[Row] = payouts.pays[:]  # and what it pays now
        self.empty = weights.empty  # worth of a free field
        self.rounds = 0.0  # that are left
        # By turns until the seat's next one: what remains of the worth of a good and of a bad card.
        self.kept: list[float] = [weights.keep ** (turns / rules.seats) for turns in range(rules.seats + 1)]
        self.stays: list[float] = [weights.stay ** (turns / rules.seats) for turns in range(rules.seats + 1)]

    def third_field(self, worth: float) -> None:
        """Two Field Beans buy a third field, which is worth this many coins; one of them is on the way to it."""
        pays = self.payouts.pays[FIELD][:]
        pays[2] = max(worth, 0.0)
        self.pays[FIELD] = pays
        row = self.rows[FIELD][:]
        row[1] = max(row[1], 0.35 * worth)
        row[2] = max(row[2], worth)
        self.rows[FIELD] = row


class ImaginedField:
    """A field in thought: its kind, how many cards it has, what one more adds and what selling it loses."""

    def __init__(self) -> None:
        self.kind: i64 = NONE
        self.count: i64 = 0
        self.step = 0.0
        self.loss = 0.0

    def grow(self, outlook: TraderOutlook, kind: i64, count: i64) -> None:
        """Have this many cards of a kind."""
        if count > LONGEST - 2:
            count = LONGEST - 2
        row = outlook.rows[kind]
        now = row[count]
        self.kind = kind
        self.count = count
        self.step = row[count + 1] - now
        self.loss = now - outlook.pays[kind][count]

    def empty(self) -> None:
        self.kind = NONE
        self.count = 0

    def become(self, other: ImaginedField) -> None:
        self.kind = other.kind
        self.count = other.count
        self.step = other.step
        self.loss = other.loss


class ImaginedFields:
    """The fields of a seat in thought, on which cards can be planted."""

    def __init__(self, outlook: TraderOutlook, columns: list[list[int]]) -> None:
        self.outlook = outlook
        self.fields: list[ImaginedField] = []
        self.at: ImaginedField | None = None  # where the card of the last `gain` goes
        self.spare: ImaginedFields | None = None  # reused by `scratch`, which is faster than making a new one
        self.lay(columns)

    def lay(self, columns: list[list[int]]) -> None:
        """Become these fields of a view."""
        fields = self.fields
        while len(fields) < len(columns):
            fields.append(ImaginedField())
        for field in range(len(columns)):
            column = columns[field]
            if column:
                fields[field].grow(self.outlook, column[-1], len(column))
            else:
                fields[field].empty()

    def scratch(self) -> ImaginedFields:
        """A copy to plant on, valid until the next call."""
        spare = self.spare
        if spare is None or len(spare.fields) != len(self.fields):
            spare = ImaginedFields(self.outlook, [[] for _ in self.fields])
            self.spare = spare
        mine, theirs = self.fields, spare.fields
        for field in range(len(mine)):
            theirs[field].become(mine[field])
        return spare

    def field_of(self, kind: i64) -> ImaginedField | None:
        for field in self.fields:
            if field.kind == kind:
                return field
        return None

    def grows(self, kind: i64) -> bool:
        return self.field_of(kind) is not None

    def has_room(self) -> bool:
        return self.grows(NONE)

    def gain(self, kind: i64) -> float:
        """What planting a card in the best field adds; `at` becomes that field."""
        free: ImaginedField | None = None
        for field in self.fields:
            if field.kind == kind:
                self.at = field
                return field.step
            if field.kind == NONE:
                free = field
        first = self.outlook.rows[kind][1]
        if free is not None:
            self.at = free
            return first - self.outlook.empty
        return first - self._cheapest()

    def _cheapest(self) -> float:
        """What the cheapest legal harvest loses; `at` becomes its field."""
        least: i64 = 1
        for field in self.fields:
            if field.count > 1:
                least = 2
        best = UNTOUCHED
        for field in self.fields:
            if field.count >= least and field.loss < best:
                best = field.loss
                self.at = field
        return best

    def put(self, kind: i64) -> None:
        """Plant a card in the field that `gain` has just found for it."""
        field = self.at
        assert field is not None
        field.grow(self.outlook, kind, field.count + 1 if field.kind == kind else 1)

    def clear(self, number: int) -> float:
        """Sell a field; what that adds."""
        field = self.fields[number]
        field.empty()
        return self.outlook.empty - field.loss

    def receive(self, cards: list[int]) -> float:
        """Plant all these cards, those that are already grown first; what that adds."""
        total = 0.0
        if not cards:
            return total
        strange: list[int] = []
        for kind in cards:
            field = self.field_of(kind)
            if field is None:
                strange.append(kind)
            else:
                total += field.step
                field.grow(self.outlook, kind, field.count + 1)
        for kind in strange:
            if kind == MAGPIE:
                total += self.outlook.weights.magpie * self.outlook.weights.keep
            else:
                total += self.gain(kind)
                self.put(kind)
        return total

    def queue(self, hand: list[int], stage: i64, turns: int, without: i64 = 0) -> float:
        """What planting a hand turn by turn adds.

        `turns` is how many there are until the seat's next one; places whose bits are set in `without` are left out.
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


def worth(
    fields: ImaginedFields, cards: list[int], hand: list[int], stage: int, turns: int, without: i64 = 0
) -> float:
    """What planting these cards and then the hand adds to the fields of a seat."""
    imagined = fields.scratch()
    return imagined.receive(cards) + imagined.queue(hand, stage, turns, without)
