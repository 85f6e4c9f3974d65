"""The best way to plant cards on the rising columns of The Duel."""

from __future__ import annotations

from typing import Final

from bohnanza.bots.duels.columns import DUEL_KINDS, PRIZES, Column, ColumnOutlook
from bohnanza.engine.variants.the_duel.bonus import fulfils

IMPOSSIBLE: Final = -1e9

Fields = tuple[Column, ...]


def fits(column: Column, kind: int) -> bool:
    return not column or column[-1] == kind or column[-1] + 1 == kind


def protected(fields: Fields, field: int) -> bool:
    """Whether a field may not be sold because it has one card and another has more.

    >>> protected(((3,), (5, 5)), 0), protected(((3,), (5,)), 0)
    (True, False)
    """
    return len(fields[field]) == 1 and any([len(column) > 1 for column in fields])


def with_column(fields: Fields, field: int, column: Column) -> Fields:
    """The same fields with another column in one of them."""
    return (*fields[:field], column, *fields[field + 1 :])


class PlantingSearch:
    """What fields are worth with these bonus cards and this outlook; everything is worked out once."""

    def __init__(self, outlook: ColumnOutlook, hand: tuple[int, ...], elsewhere: list[Column]) -> None:
        """`elsewhere` are the other player's columns."""
        self.outlook = outlook
        self.hand = hand
        self._alone: dict[tuple[Column, tuple[int, ...]], float] = {}
        self._gains: dict[tuple[Column, tuple[int, ...]], list[float]] = {}
        self._values: dict[tuple[Fields, tuple[int, ...]], float] = {}
        self._plans: dict[tuple[Fields, tuple[int, ...], tuple[int, ...], int], float] = {}
        # By bonus card: the chance that none of the other's columns fulfils it.
        self._missed: list[float] = []
        for bonus in range(len(PRIZES)):
            missed = 1.0
            for column in elsewhere:
                missed *= 1.0 - outlook.weights.others * outlook.chance(column, bonus)
            self._missed.append(missed)

    # --- values ---

    def value(self, fields: Fields, bonuses: tuple[int, ...]) -> float:
        """What fields are worth, with the bonus cards that they may fulfil."""
        key = (fields, bonuses)
        found = self._values.get(key)
        if found is None:
            found = 0.0
            for column in fields:
                found += self.outlook.worth(column)
            for bonus in bonuses:
                found += self.hope(fields, bonus)
            self._values[key] = found
        return found

    def hope(self, fields: Fields, bonus: int) -> float:
        """What a bonus card is worth that is not fulfilled yet."""
        missed = self._missed[bonus]
        for column in fields:
            missed *= 1.0 - self.outlook.chance(column, bonus)
        return PRIZES[bonus] * (1.0 - missed)

    def gains(self, column: Column, bonuses: tuple[int, ...]) -> list[float]:
        """By kind: what planting a card in this field brings, ignoring the other fields."""
        key = (column, bonuses)
        found = self._gains.get(key)
        if found is None:
            found = []
            before = self._value_alone(column, bonuses)
            for kind in range(DUEL_KINDS):
                gain = self.outlook.sale(column) + self._value_alone((kind,), bonuses) - before
                if column and fits(column, kind):
                    gain = max(gain, self._value_alone((*column, kind), bonuses) - before)
                found.append(gain)
            self._gains[key] = found
        return found

    def _value_alone(self, column: Column, bonuses: tuple[int, ...]) -> float:
        """What a column is worth, ignoring the other fields."""
        key = (column, bonuses)
        found = self._alone.get(key)
        if found is None:
            found = self.outlook.worth(column)
            for bonus in bonuses:
                found += PRIZES[bonus] * self.outlook.chance(column, bonus)
            self._alone[key] = found
        return found

    # --- planting ---

    def plan(self, fields: Fields, cards: tuple[int, ...], bonuses: tuple[int, ...], throws: int) -> float:
        """The value of planting all these cards in the best order and fields; `throws` of them may be discarded."""
        if not cards:
            return self.value(fields, bonuses) + self.front(fields, self.hand, bonuses)
        key = (fields, cards, bonuses, throws)
        found = self._plans.get(key)
        if found is not None:
            return found
        best = IMPOSSIBLE
        last = -1
        for i in range(len(cards)):
            if cards[i] != last:
                rest = (*cards[:i], *cards[i + 1 :])
                if throws:
                    best = max(best, self.plan(fields, rest, bonuses, throws - 1))
                for field in range(len(fields)):
                    best = max(best, self.planted(fields, cards[i], field, rest, bonuses, throws))
            last = cards[i]
        self._plans[key] = best
        return best

    def planted(
        self,
        fields: Fields,
        kind: int,
        field: int,
        rest: tuple[int, ...],
        bonuses: tuple[int, ...],
        throws: int,
    ) -> float:
        """The value of planting a card in a field, after selling it or not, and then the rest."""
        column = fields[field]
        best = IMPOSSIBLE
        if fits(column, kind):
            best = self.grown(fields, field, (*column, kind), rest, bonuses, throws)
        if column and not protected(fields, field):
            sold = self.grown(fields, field, (kind,), rest, bonuses, throws)
            best = max(best, sold + self.outlook.sale(column))
        return best

    def grown(
        self,
        fields: Fields,
        field: int,
        column: Column,
        rest: tuple[int, ...],
        bonuses: tuple[int, ...],
        throws: int,
    ) -> float:
        """The value after a field has become this column, with the bonus cards that it fulfils, and then the rest."""
        earned, left = self.fulfilled(column, bonuses)
        return earned + self.plan(with_column(fields, field, column), rest, left, throws)

    def fulfilled(self, column: Column, bonuses: tuple[int, ...]) -> tuple[float, tuple[int, ...]]:
        """What the bonus cards that a column fulfils are worth, and the bonus cards that are left."""
        cards = list(column)
        done = [bonus for bonus in bonuses if fulfils(cards, bonus)]
        if not done:
            return 0.0, bonuses
        fresh = self.outlook.weights.fresh if self.outlook.steps > 4 else 0.0
        earned = 0.0
        for bonus in done:
            earned += PRIZES[bonus] + fresh
        return earned, tuple([bonus for bonus in bonuses if bonus not in done])

    def from_hand(
        self, fields: Fields, hand: tuple[int, ...], planted: int, bonuses: tuple[int, ...]
    ) -> float:
        """The value of phase 1: the first card must be planted, a second may be."""
        if not hand or planted == 2:
            return self.value(fields, bonuses) + self.front(fields, hand, bonuses)
        best = self.from_hand(fields, hand, 2, bonuses) if planted else IMPOSSIBLE
        for field in range(len(fields)):
            for sold in (False, True):
                best = max(best, self.front_planted(fields, hand, planted, field, sold, bonuses))
        return best

    def front_planted(
        self,
        fields: Fields,
        hand: tuple[int, ...],
        planted: int,
        field: int,
        sold: bool,
        bonuses: tuple[int, ...],
    ) -> float:
        """The value of planting the first card of the hand in a field, after selling it or not, and then the rest."""
        column, kind = fields[field], hand[0]
        if (not column or protected(fields, field)) if sold else not fits(column, kind):
            return IMPOSSIBLE
        grown: Column = (kind,) if sold else (*column, kind)
        earned, left = self.fulfilled(grown, bonuses)
        earned += self.outlook.sale(column) if sold else 0
        return earned + self.from_hand(with_column(fields, field, grown), hand[1:], planted + 1, left)

    def front(self, fields: Fields, hand: tuple[int, ...], bonuses: tuple[int, ...]) -> float:
        """What the first cards of the hand will bring when they have to be planted."""
        weights = self.outlook.weights
        total, factor = 0.0, weights.hand
        for kind in hand[:5]:
            total += factor * max([self.gains(column, bonuses)[kind] for column in fields])
            factor *= weights.fade
        return total
