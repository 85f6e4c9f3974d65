"""Three rising columns in thought, and the best way to plant cards on them."""

from __future__ import annotations

from typing import Final

from bohnanza.bots.duels.columns import DUEL_KINDS, PRIZES, Column, ColumnOutlook
from bohnanza.engine.variants.the_duel.bonus import fulfils

IMPOSSIBLE: Final = -1e9

Fields = tuple[Column, ...]


def fits(column: Column, kind: int) -> bool:
    """Whether a card may go onto a column."""
    return not column or column[-1] == kind or column[-1] + 1 == kind


def protected(fields: Fields, field: int) -> bool:
    """Whether a single card may not be sold because another field has more."""
    return len(fields[field]) == 1 and any([len(column) > 1 for column in fields])


def with_column(fields: Fields, field: int, column: Column) -> Fields:
    """The same with another column on a field."""
    return (*fields[:field], column, *fields[field + 1 :])


class PlantingSearch:
    """What a player's fields come to, by the own bonus cards and the outlook; everything is worked out once."""

    def __init__(self, outlook: ColumnOutlook, hand: tuple[int, ...], elsewhere: list[Column]) -> None:
        self.outlook = outlook
        self.hand = hand
        self.elsewhere = elsewhere  # the other player's columns
        self._alone: dict[tuple[Column, tuple[int, ...]], float] = {}
        self._gains: dict[tuple[Column, tuple[int, ...]], list[float]] = {}
        self._values: dict[tuple[Fields, tuple[int, ...]], float] = {}
        self._plans: dict[tuple[Fields, tuple[int, ...], tuple[int, ...], int], float] = {}
        self._missed = [self._miss_elsewhere(bonus) for bonus in range(len(PRIZES))]

    def _miss_elsewhere(self, bonus: int) -> float:
        missed = 1.0
        for column in self.elsewhere:
            missed *= 1.0 - self.outlook.weights.others * self.outlook.chance(column, bonus)
        return missed

    # --- values ---

    def value(self, fields: Fields, bonuses: tuple[int, ...]) -> float:
        """Fields, and bonus cards to come."""
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
        """What a bonus card is worth while it is not fulfilled."""
        missed = self._missed[bonus]
        for column in fields:
            missed *= 1.0 - self.outlook.chance(column, bonus)
        return PRIZES[bonus] * (1.0 - missed)

    def gains(self, column: Column, bonuses: tuple[int, ...]) -> list[float]:
        """By kind: what a card on this column brings, seen alone."""
        key = (column, bonuses)
        found = self._gains.get(key)
        if found is None:
            found = [self._gain(column, kind, bonuses) for kind in range(DUEL_KINDS)]
            self._gains[key] = found
        return found

    def _gain(self, column: Column, kind: int, bonuses: tuple[int, ...]) -> float:
        before = self._one(column, bonuses)
        anew = self.outlook.sale(column) + self._one((kind,), bonuses) - before
        if not fits(column, kind):
            return anew
        return max(anew, self._one((*column, kind), bonuses) - before) if column else anew

    def _one(self, column: Column, bonuses: tuple[int, ...]) -> float:
        """A column alone: its worth and its part in the bonus cards."""
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
        """The best that can be made of cards that must all be planted, in any order; some may be thrown away.

        `throws` is how many of the cards may still be thrown away.
        """
        if not cards:
            return self.value(fields, bonuses) + self.front(fields, self.hand, bonuses)
        key = (fields, cards, bonuses, throws)
        found = self._plans.get(key)
        if found is None:
            found = IMPOSSIBLE
            last = -1
            for i in range(len(cards)):
                if cards[i] != last:
                    found = max(found, self._next(fields, cards, i, bonuses, throws))
                last = cards[i]
            self._plans[key] = found
        return found

    def _next(
        self, fields: Fields, cards: tuple[int, ...], i: int, bonuses: tuple[int, ...], throws: int
    ) -> float:
        """The best with one of the cards first."""
        rest = (*cards[:i], *cards[i + 1 :])
        best = self.plan(fields, rest, bonuses, throws - 1) if throws else IMPOSSIBLE
        for field in range(len(fields)):
            best = max(best, self.planted(fields, cards[i], field, rest, bonuses, throws))
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
        """The best after a card went to a field, kept or sold before; a field that fits may be sold too."""
        column = fields[field]
        best = IMPOSSIBLE
        if fits(column, kind):
            best = self.grown(fields, field, (*column, kind), rest, bonuses, throws)
        if column and not protected(fields, field):
            anew = self.grown(fields, field, (kind,), rest, bonuses, throws)
            best = max(best, anew + self.outlook.sale(column))
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
        """The best after a field has become a column, which is shown for every bonus card that it fulfils."""
        shown, left = self.fulfilled(column, bonuses)
        return shown + self.plan(with_column(fields, field, column), rest, left, throws)

    def fulfilled(self, column: Column, bonuses: tuple[int, ...]) -> tuple[float, tuple[int, ...]]:
        """What a column earns in bonus cards at once, and the bonus cards that are left."""
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
        """Phase 1: the first card must, a second may be planted."""
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
        """The best after the first card of the hand went to a field, kept or sold before."""
        column, kind = fields[field], hand[0]
        if (not column or protected(fields, field)) if sold else not fits(column, kind):
            return IMPOSSIBLE
        grown: Column = (kind,) if sold else (*column, kind)
        shown, left = self.fulfilled(grown, bonuses)
        earned = shown + (self.outlook.sale(column) if sold else 0)
        return earned + self.from_hand(with_column(fields, field, grown), hand[1:], planted + 1, left)

    def front(self, fields: Fields, hand: tuple[int, ...], bonuses: tuple[int, ...]) -> float:
        """What the first cards of the hand will bring when they must be planted."""
        weights = self.outlook.weights
        total, factor = 0.0, weights.hand
        for kind in hand[:5]:
            total += factor * max([self.gains(column, bonuses)[kind] for column in fields])
            factor *= weights.fade
        return total
