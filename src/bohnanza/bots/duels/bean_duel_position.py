"""A position of a bean duel in thought, and what it is worth to one player against the other."""

from __future__ import annotations

from typing import Final

from bohnanza.bots.duels.card_counting import CardCounter
from bohnanza.bots.duels.field_values import FieldValues, field_values
from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.rules import Rules
from bohnanza.engine.variants.magpie.beans import MAGPIE
from bohnanza.engine.views import View

NOTHING: Final = -1  # the kind of an empty field
CARDS_A_TURN: Final = 5  # from the draw pile: three turned over, two drawn


class BeanDuelWeights:
    """How much each consideration counts for a player of bean duels."""

    def __init__(
        self,
        rent: float = 0.18,  # coins that an empty field brings per turn
        idle: int = 3,  # the last turns in which it brings nothing
        drawn: float = 0.6,  # share of its drawn cards that are planted
        left: float = 0.6,  # share of the other's turned-over cards that the other leaves if it does not grow them
        kept: float = 0.3,  # the same if the other grows them
        hand: float = 0.8,  # factor for the hand
        fade: float = 0.85,  # factor for every place further back in the hand
        leave: float = 0.9,  # factor for what the other gains from cards left on the table
        pile: float = 0.6,  # factor for cards that may come back from the discard pile
        theft: float = 0.7,  # factor for a Magpie
        further: float = 0.7,  # rent of a bought field, as a share of that of the others
    ) -> None:
        self.rent = rent
        self.idle = idle
        self.drawn = drawn
        self.left = left
        self.kept = kept
        self.hand = hand
        self.fade = fade
        self.leave = leave
        self.pile = pile
        self.theft = theft
        self.further = further


class DuelSide:
    """One player's fields: a kind and a number of cards each."""

    def __init__(self, columns: list[list[int]], empty_field_protects: bool) -> None:
        self.empty_field_protects = empty_field_protects
        self.kinds = [column[-1] if column else NOTHING for column in columns]
        self.sizes = [len(column) for column in columns]
        self.values: list[FieldValues] = []  # by kind

    def protected(self, field: int) -> bool:
        """Whether a single card may not be sold because of what the other fields have."""
        if self.sizes[field] != 1:
            return False
        return max(self.sizes) > 1 or (self.empty_field_protects and 0 in self.sizes)


class BeanDuelPosition:
    """A position seen from one seat; plans change it and then take that back."""

    def __init__(self, view: View, counter: CardCounter, weights: BeanDuelWeights) -> None:
        self.rules: Rules = view.rules
        self.weights = weights
        protects = view.rules.empty_field_protects
        self.me = DuelSide(view.fields[view.seat], protects)
        self.other = DuelSide(view.fields[1 - view.seat], protects)
        self.lead = float(view.coins[view.seat] - view.coins[1 - view.seat])
        self.hand = view.hand[:]
        self.turned = [view.turned.count(kind) for kind in range(self.rules.kinds)]
        self.top = view.top
        self.run = counter.run
        self.deck = view.deck
        self.turns = (view.deck + 2) // CARDS_A_TURN  # how often cards will be turned over
        self.turns_over_next = bool(view.deck) and view.phase not in ("plant-or-leave", "draw")
        unseen = counter.unseen(view)
        total = max(1, sum(unseen))
        self.chances = [count / total for count in unseen]
        self.me.values = self._values(self.me, self.other)
        self.other.values = self._values(self.other, self.me)

    def _values(self, side: DuelSide, opponent: DuelSide) -> list[FieldValues]:
        """By kind: what fields are worth to a side, given how many cards will come to it."""
        w = self.weights
        found: list[FieldValues] = []
        for kind in range(self.rules.kinds):
            passed_on = w.kept if kind in opponent.kinds else w.left
            rate = self.chances[kind] * (3 + 2 * w.drawn + 3 * passed_on) / 2
            found.append(field_values(self.rules.payouts[kind], rate, w.rent, w.idle))
        return found

    # --- values ---

    def empty(self) -> float:
        """What an empty field is worth."""
        return self.weights.rent * max(0, self.turns - self.weights.idle)

    def field(self, side: DuelSide, field: int) -> float:
        kind = side.kinds[field]
        return self.empty() if kind == NOTHING else side.values[kind].worth(side.sizes[field], self.turns)

    def fields(self, side: DuelSide) -> float:
        total = 0.0
        for field in range(len(side.kinds)):
            total += self.field(side, field)
        return total

    def gain(self, side: DuelSide, kind: int, cards: int, field: int) -> float:
        """What planting cards in a field brings; a field of another kind is sold first."""
        grows = side.kinds[field]
        before = self.field(side, field)
        after = side.values[kind]
        if grows == kind:
            return after.worth(side.sizes[field] + cards, self.turns) - before
        sale = 0 if grows == NOTHING else self.rules.payouts[grows][side.sizes[field]]
        return sale + after.worth(cards, self.turns) - before

    def best_gain(self, side: DuelSide, kind: int, cards: int) -> tuple[float, int]:
        """What planting cards in the best field brings, and which field that is; NOTHING if all are protected."""
        best, where = -99.0, NOTHING
        for field in range(len(side.kinds)):
            if side.kinds[field] not in (kind, NOTHING) and side.protected(field):
                continue
            gain = self.gain(side, kind, cards, field)
            if gain > best:
                best, where = gain, field
        return best, where

    def theft(self, side: DuelSide, victim: DuelSide) -> tuple[float, int, int]:
        """The best theft: what one side gains and the other loses together, from which field, to which field."""
        best, source, target = 0.0, NOTHING, NOTHING
        for field in range(len(victim.kinds)):
            kind = victim.kinds[field]
            for own in range(len(side.kinds)):
                if kind != NOTHING and side.kinds[own] == kind:
                    gain = self.gain(side, kind, 1, own) + self.loss(victim, field)
                    if gain > best:
                        best, source, target = gain, field, own
        return best, source, target

    def loss(self, side: DuelSide, field: int) -> float:
        """What a side loses with one card of a field."""
        size = side.sizes[field]
        left = side.values[side.kinds[field]].worth(size - 1, self.turns) if size > 1 else self.empty()
        return self.field(side, field) - left

    # --- the whole position ---

    def value(self) -> float:
        """How far this seat is ahead, in coins: now, and by fields, hands and cards that will still be planted."""
        fields = self.fields(self.me) - self.fields(self.other)
        return self.lead + fields + self._hand_value() + self._turned_value() + self._pile_value()

    def _hand_value(self) -> float:
        """What planting the hand in order brings: two cards each turn, of which a bad one can be discarded."""
        w, me = self.weights, self.me
        kinds, sizes = me.kinds[:], me.sizes[:]
        reach = min(len(self.hand), self.turns // 2 * 2)
        total, factor, spare = 0.0, w.hand, 0
        for place in range(reach):
            spare += place % 2 == 0
            kind = self.hand[place]
            if kind == MAGPIE:
                gain = w.theft * max(self.theft(me, self.other)[0], 0.3)
            else:
                gain, field = self.best_gain(me, kind, 1)
                if gain > 0:
                    me.sizes[field] = me.sizes[field] + 1 if me.kinds[field] == kind else 1
                    me.kinds[field] = kind
            if gain < 0 and spare:
                spare -= 1
                gain = 0.0
            total += factor * gain
            factor *= w.fade
        me.kinds, me.sizes = kinds, sizes
        return total

    def _turned_value(self) -> float:
        """What the turned-over cards cost: those left at the end of the turn are the other's."""
        total = 0.0
        if self.turns == 0:
            return total
        for kind in range(self.rules.kinds):
            if self.turned[kind]:
                total += self.group(self.other, kind, self.turned[kind])
        return -self.weights.leave * total

    def group(self, side: DuelSide, kind: int, cards: int) -> float:
        """What cards of one kind bring a side that may plant them or not."""
        if kind == MAGPIE:
            opponent = self.me if side is self.other else self.other
            return cards * self.weights.theft * max(self.theft(side, opponent)[0], 0.3)
        return max(0.0, self.best_gain(side, kind, cards)[0])

    def _pile_value(self) -> float:
        """What the top of the discard pile brings: it comes back if its kind is turned over next."""
        if self.top == UNKNOWN or self.top == MAGPIE or self.turns == 0:
            return 0.0
        chance = 1.0 - (1.0 - self.chances[self.top]) ** 3
        side = self.me if self.turns_over_next else self.other
        more = self.group(side, self.top, self.run + 1) - self.group(side, self.top, 1)
        return self.weights.pile * chance * (more if self.turns_over_next else -more)

    # --- changing the position ---

    def plant(self, kind: int, cards: int, field: int) -> None:
        """Plant cards in a field of this seat that is empty or grows them."""
        self.me.kinds[field] = kind
        self.me.sizes[field] += cards

    def harvest(self, field: int) -> None:
        """Sell a field of this seat; the cards that do not become coins go to the discard pile."""
        kind, cards = self.me.kinds[field], self.me.sizes[field]
        coins = self.rules.payouts[kind][cards]
        self.lead += coins
        self.me.kinds[field], self.me.sizes[field] = NOTHING, 0
        if cards > coins:
            self.throw(kind, cards - coins)

    def throw(self, kind: int, cards: int) -> None:
        """Put cards on the discard pile."""
        self.run = self.run + cards if kind == self.top else cards
        self.top = kind

    def steal(self, source: int, target: int) -> None:
        """Move one card from a field of the other to one of this seat."""
        self.me.sizes[target] += 1
        self.other.sizes[source] -= 1
        if not self.other.sizes[source]:
            self.other.kinds[source] = NOTHING

    def save(self) -> tuple[list[int], list[int], list[int], list[int], float, int, int]:
        """What plans change, apart from the hand and the turned-over cards; for `restore`."""
        me, other = self.me, self.other
        return (
            me.kinds[:], me.sizes[:], other.kinds[:], other.sizes[:], self.lead, self.top, self.run,
        )  # fmt: skip

    def restore(self, saved: tuple[list[int], list[int], list[int], list[int], float, int, int]) -> None:
        self.me.kinds, self.me.sizes = saved[0][:], saved[1][:]
        self.other.kinds, self.other.sizes = saved[2][:], saved[3][:]
        self.lead, self.top, self.run = saved[4], saved[5], saved[6]
