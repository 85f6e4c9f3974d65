"""What trades are worth to both sides, and which ones to propose."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from bohnanza.bots.trader.belief import GIFT, GROWN, STRANGE, Belief, turns_until
from bohnanza.bots.trader.values import LATER, ImaginedFields, TraderOutlook, worth
from bohnanza.engine.offers import ANYTHING, EXACTLY, TURNED, Offer, Terms
from bohnanza.engine.trade_moves import Propose
from bohnanza.engine.variants.magpie.beans import MAGPIE
from bohnanza.engine.views import View

UNSET: Final = -1000.0
SURE: Final = 30.0  # beyond this a logistic is as good as certain
FEW: Final = 3  # how many trades are valued exactly for one proposal
PAIRED: Final = 5  # of how many cards, the best to give, any two may be given together
BEARABLE: Final = -0.15  # the least that giving either of them may add
NO_CARDS: Final[list[int]] = []

Key = tuple[int, tuple[int, ...], tuple[int, ...]]


class CardBundle:
    """Cards that go together, and what giving or getting them adds to this seat."""

    def __init__(self, kinds: tuple[int, ...], places: tuple[int, ...], gain: float) -> None:
        self.kinds = kinds
        self.places = places
        self.gain = gain


class PossibleTrade:
    """A trade that could be proposed to another seat, and how good it looks."""

    def __init__(
        self, partner: int, give: CardBundle, want: CardBundle, utility: float, chance: float, category: int
    ) -> None:
        self.partner = partner
        self.give = give
        self.want = want
        self.utility = utility
        self.chance = chance
        self.category = category

    @property
    def score(self) -> float:
        """What proposing it can be expected to bring."""
        return self.utility * self.chance

    def key(self) -> Key:
        """What distinguishes it from other proposals."""
        return (self.partner, self.give.kinds, self.want.kinds)


NOTHING: Final = CardBundle((), (), 0.0)


class TradeSide:
    """What cards are worth to another seat, judging by what everybody can see."""

    def __init__(self, outlook: TraderOutlook) -> None:
        self.outlook = outlook
        self.looked = 0  # the number of the look at which it was last updated
        self.to_plant = NO_CARDS
        self.turned = NO_CARDS
        self.fields = ImaginedFields(outlook, [])
        self.base = 0.0
        self.values: list[float] = []  # by kind: what receiving a card adds, or UNSET

    def lay(self, view: View, seat: int) -> None:
        """Become the side of a seat in this view."""
        self.to_plant = cards_to_plant(view, seat)
        self.turned = view.turned if seat == view.active else NO_CARDS
        self.fields.lay(view.fields[seat])
        self.base = worth(self.fields, self.to_plant, NO_CARDS, LATER, 0) if self.to_plant else 0.0
        self.values = [UNSET] * view.rules.kinds

    def gains(self, kind: int) -> float:
        known = self.values[kind]
        if known == UNSET:
            if self.to_plant or kind == MAGPIE:
                known = worth(self.fields, [*self.to_plant, kind], NO_CARDS, LATER, 0) - self.base
            else:
                known = self.fields.gain(kind)
            self.values[kind] = known
        return known

    def releases(self, kind: int) -> float:
        """What it gains by giving a card away; negative if that is a loss."""
        weights = self.outlook.weights
        if kind in self.turned:
            to_plant = self.to_plant[:]
            to_plant.remove(kind)
            return worth(self.fields, to_plant, NO_CARDS, LATER, 0) - self.base
        if kind == MAGPIE:
            return -weights.magpie * weights.keep
        if self.fields.grows(kind):
            return -weights.keep * self.fields.gain(kind)
        return weights.relief

    def category(self, received: tuple[int, ...]) -> int:
        for kind in received:
            if not self.fields.grows(kind):
                return STRANGE
        return GROWN if received else GIFT


class TradeValuation:
    """What trades are worth to one seat and to the others; `look` must be called when a card has moved."""

    def __init__(self, view: View, belief: Belief, outlook: TraderOutlook) -> None:
        seats = view.rules.seats
        self.view = view
        self.belief = belief
        self.outlook = outlook
        self.weights = outlook.weights
        self.seat = view.seat
        self.envy = self.weights.envy / max(seats - 1, 1)
        self.looks = 0
        self.sides: list[TradeSide] = [TradeSide(outlook) for _ in range(seats)]
        self.mine = ImaginedFields(outlook, [])
        self.settled = ImaginedFields(outlook, [])  # the same after planting the cards that must be planted
        self.turns = 0
        self.to_plant = NO_CARDS
        self.planted = 0.0
        self.base = 0.0
        self.receives: list[float] = []  # by kind: what receiving a card adds, or UNSET
        self.places: list[float] = []  # by place of the hand: what giving the card adds, or UNSET
        self.ready = False  # whether the next two are up to date
        self.to_give: list[CardBundle] = []
        self.to_get: list[CardBundle] = []
        self.own = 0.0  # what the offer that was last judged brings this seat

    def look(self, view: View) -> None:
        self.view = view
        self.looks += 1
        self.mine.lay(view.fields[view.seat])
        self.settled.lay(view.fields[view.seat])
        self.turns = turns_until(view)
        self.to_plant = cards_to_plant(view, view.seat)
        self.planted = self.settled.receive(self.to_plant)
        self.base = self.planted + self.settled.scratch().queue(view.hand, LATER, self.turns)
        self.receives = [UNSET] * view.rules.kinds
        self.places = [UNSET] * len(view.hand)
        self.ready = False

    def side(self, seat: int) -> TradeSide:
        """The side of another seat, updated when it is first needed."""
        side = self.sides[seat]
        if side.looked != self.looks:
            side.looked = self.looks
            side.lay(self.view, seat)
        return side

    # --- this seat ---

    def gain(self, places: tuple[int, ...], kinds: tuple[int, ...], received: tuple[int, ...]) -> float:
        """What giving cards from these places and receiving others adds, exactly."""
        to_plant = self.to_plant + list(received)
        without: i64 = 0
        for i in range(len(places)):
            place = places[i]
            if place == TURNED:
                to_plant.remove(kinds[i])
            else:
                without |= bit_of(place)
        return worth(self.mine, to_plant, self.view.hand, LATER, self.turns, without) - self.base

    def receive(self, kind: int) -> float:
        known = self.receives[kind]
        if known == UNSET:
            known = worth(self.mine, [*self.to_plant, kind], self.view.hand, LATER, self.turns) - self.base
            self.receives[kind] = known
        return known

    def give_place(self, place: int) -> float:
        known = self.places[place]
        if known == UNSET:
            left = self.settled.scratch().queue(self.view.hand, LATER, self.turns, bit_of(place))
            known = self.planted + left - self.base
            self.places[place] = known
        return known

    def best_place(self, kind: int, used: list[int]) -> int:
        """The place of the copy of a kind that is best to give, which may be TURNED; TURNED - 1 if there is none."""
        view = self.view
        best, place = UNSET, TURNED - 1
        if self.seat == view.active and view.turned.count(kind) > used.count(turned_mark(kind)):
            best, place = self.gain((TURNED,), (kind,), ()), TURNED
        for i in range(len(view.hand)):
            if view.hand[i] == kind and i not in used and self.give_place(i) > best:
                best, place = self.give_place(i), i
        return place

    def places_for(self, kinds: tuple[int, ...]) -> tuple[int, ...] | None:
        """The places of the best copies of these kinds, or None if this seat does not have all of them."""
        used: list[int] = []
        places: list[int] = []
        for kind in kinds:
            place = self.best_place(kind, used)
            if place < TURNED:
                return None
            used.append(place if place >= 0 else turned_mark(kind))
            places.append(place)
        return tuple(places)

    # --- the other seats ---

    def has(self, seat: int, kinds: tuple[int, ...]) -> float:
        """How likely a seat can give these cards."""
        view = self.view
        if len(kinds) == 1:
            there = seat == view.active and kinds[0] in view.turned
            return 1.0 if there else self.belief.has(view, seat, kinds[0], 1)
        chance = 1.0
        for i in range(len(kinds)):
            kind = kinds[i]
            if kind in kinds[:i]:
                continue
            many = kinds.count(kind)
            if seat == view.active:
                many -= view.turned.count(kind)
            if many > 0:
                chance *= self.belief.has(view, seat, kind, many)
        return chance

    def theirs(self, seat: int, received: tuple[int, ...], given: tuple[int, ...]) -> float:
        """What a trade brings to another seat."""
        side = self.side(seat)
        total = 0.0
        for kind in received:
            total += side.gains(kind)
        for kind in given:
            total += side.releases(kind)
        return total

    def accepts(self, seat: int, category: int, gain: float) -> float:
        """How likely a seat accepts an offer that brings it this much."""
        x = (gain - self.belief.asking[seat][category]) / self.weights.scale
        if x > SURE:
            return 1.0
        return 1.0 / (1.0 + exp(-x)) if x > -SURE else 0.0

    # --- judging offers made to this seat ---

    def utility(self, offer: Offer, places: tuple[int, ...]) -> float:
        """What accepting an offer is worth, less a share of what the other side gains."""
        terms = offer.terms
        own = self.gain(places, terms.want, terms.give)
        self.own = own
        theirs = self.theirs(offer.maker, terms.want, terms.give)
        favors = len(terms.give_favors) * self.weights.favor - len(terms.want_favors) * self.weights.debt
        return own + favors - self.envy * theirs

    # --- finding offers ---

    def bundles_to_give(self) -> list[CardBundle]:
        """Nothing, single cards and pairs of cards, those that are best to give first."""
        view = self.view
        singles: list[CardBundle] = []
        if self.seat == view.active:
            for kind in dict.fromkeys(view.turned):
                insert(singles, CardBundle((kind,), (TURNED,), self.gain((TURNED,), (kind,), ())))
        met: i64 = 0
        for kind in view.hand:
            if not met & bit_of(kind):
                met |= bit_of(kind)
                place = self._best_in_hand(kind)
                insert(singles, CardBundle((kind,), (place,), self.give_place(place)))
        found = singles[:]
        insert(found, NOTHING)
        for i in range(min(len(singles), PAIRED)):
            for j in range(i):
                a, b = singles[j], singles[i]
                if b.gain > BEARABLE:
                    insert(found, CardBundle(a.kinds + b.kinds, a.places + b.places, a.gain + b.gain))
        return found

    def _best_in_hand(self, kind: int) -> int:
        """The place of the copy that is best to give."""
        best, place = UNSET, -1
        hand = self.view.hand
        for i in range(len(hand)):
            if hand[i] == kind and self.give_place(i) > best:
                best, place = self.give_place(i), i
        return place

    def bundles_to_get(self) -> list[CardBundle]:
        """Nothing, single cards, two of a kind and both turned-over cards, those that are best to get first."""
        view, mine = self.view, self.mine
        found = [NOTHING]
        active = self.seat == view.active
        for kind in range(view.rules.kinds):
            grown = mine.grows(kind)
            if kind != MAGPIE and (grown or (not active and kind in view.turned)):
                gain = self.receive(kind)
                if gain > 0:
                    insert(found, CardBundle((kind,), (), gain))
                if grown and (active or view.turned.count(kind) == 2):
                    insert(found, CardBundle((kind, kind), (), self.gain((), (), (kind, kind))))
        if active and mine.has_room():
            for kind in range(view.rules.kinds):
                if view.rules.deck[kind] and kind != MAGPIE and not mine.grows(kind):
                    gain = self.receive(kind)
                    if gain > self.weights.offer:
                        insert(found, CardBundle((kind,), (), gain))
        elif not active and len(view.turned) == 2 and view.turned[0] != view.turned[1]:
            both = (view.turned[0], view.turned[1])
            insert(found, CardBundle(both, (), self.gain((), (), both)))
        return found

    def idle(self) -> bool:
        """Whether it is obvious that there is nothing to propose to the active player."""
        view, mine = self.view, self.mine
        for kind in view.turned:
            if mine.gain(kind) > self.weights.offer:
                return False
        theirs = self.side(view.active).fields
        for kind in view.hand:
            if theirs.grows(kind) and mine.gain(kind) < -self.weights.offer:
                return False
        return True

    def best(
        self, partners: list[int], gives: list[CardBundle], wants: list[CardBundle], said: list[Key]
    ) -> PossibleTrade | None:
        """The most promising trade that has not been proposed yet."""
        best: PossibleTrade | None = None
        least = self.weights.offer
        most = gives[0].gain if gives else 0.0
        for want in wants:
            if want.gain + most <= least:
                continue
            for partner in partners:
                held = self.has(partner, want.kinds)
                if held * (want.gain + most) > least:
                    trade = self._best_for(partner, want, held, gives, least, said)
                    if trade is not None:
                        best, least = trade, trade.score
        return best

    def _best_for(
        self,
        partner: int,
        want: CardBundle,
        held: float,
        gives: list[CardBundle],
        least: float,
        said: list[Key],
    ) -> PossibleTrade | None:
        """The most promising price for what is wanted, if it is better than `least`."""
        best: PossibleTrade | None = None
        side, envy, wanted = self.side(partner), self.envy, want.gain
        released = self.theirs(partner, (), want.kinds)
        for give in gives:
            own = give.gain + wanted
            if own * held <= least:
                break  # the best come first
            theirs = released
            for kind in give.kinds:
                theirs += side.gains(kind)
            utility = own - envy * theirs
            if utility * held <= least:
                continue
            category = side.category(give.kinds)
            chance = held * self.accepts(partner, category, theirs)
            if utility * chance > least and not overlap(give, want):
                trade = PossibleTrade(partner, give, want, utility, chance, category)
                if trade.key() not in said:
                    best, least = trade, utility * chance
        return best

    def takers(self, trade: PossibleTrade, partners: list[int]) -> tuple[int, ...]:
        """All partners to whom the same terms are worth proposing, in their order."""
        seats: list[int] = []
        for seat in partners:
            if seat == trade.partner:
                seats.append(seat)
                continue
            theirs = self.theirs(seat, trade.give.kinds, trade.want.kinds)
            utility = trade.give.gain + trade.want.gain - self.envy * theirs
            chance = self.accepts(seat, self.side(seat).category(trade.give.kinds), theirs) * self.has(
                seat, trade.want.kinds
            )
            if utility > 0 and chance > 0.25 * trade.chance:
                seats.append(seat)
        return tuple(seats)

    def exact(self, trade: PossibleTrade) -> float:
        """The expected utility of a trade without the shortcuts of the search."""
        own = self.gain(trade.give.places, trade.give.kinds, trade.want.kinds)
        return (own - (trade.give.gain + trade.want.gain) + trade.utility) * trade.chance

    def proposal(self, said: list[Key], partners: list[int]) -> PossibleTrade | None:
        """The best trade to propose, if one is worth it; all trades that were considered are added to `said`."""
        if not self.ready:
            self.ready = True
            self.to_give, self.to_get = self.bundles_to_give(), self.bundles_to_get()
        for _ in range(FEW):
            trade = self.best(partners, self.to_give, self.to_get, said)
            if trade is None:
                return None
            said.append(trade.key())
            if self.exact(trade) > self.weights.offer:
                return trade
        return None


def cards_to_plant(view: View, seat: int) -> list[int]:
    """The cards that a seat will have to plant: those set aside and, in its own turn, those turned over."""
    return view.aside[seat] + view.turned if seat == view.active else view.aside[seat][:]


def bit_of(number: i64) -> i64:
    """The bit that stands for a place of the hand, or for a kind."""
    one: i64 = 1
    return one << number


def turned_mark(kind: int) -> int:
    """How a turned-over card is noted among places that are used; it has none of its own."""
    return -10 - kind


def insert(bundles: list[CardBundle], bundle: CardBundle) -> None:
    """Insert a bundle into a sorted list, the best first."""
    place = len(bundles)
    while place > 0 and bundles[place - 1].gain < bundle.gain:
        place -= 1
    bundles.insert(place, bundle)


def overlap(give: CardBundle, want: CardBundle) -> bool:
    """Whether the same kind would go both ways."""
    for kind in give.kinds:
        if kind in want.kinds:
            return True
    return False


def invitation(view: View, kind: int) -> Propose:
    """Offer a turned-over card to everybody, for anything."""
    seats = view.rules.seats
    to = tuple([(view.seat + distance) % seats for distance in range(1, seats)])
    return Propose(view.seat, to, Terms((kind,), (TURNED,), (), ANYTHING))


def promise(view: View, kind: int, favor: int) -> Propose:
    """Offer a favor for a card of the active player."""
    return Propose(view.seat, (view.active,), Terms((), (), (kind,), EXACTLY, (favor,)))


def propose(trade: PossibleTrade, seat: int, to: tuple[int, ...], parent: int = 0) -> Propose:
    """The move that proposes a trade; if several are asked, the first one to accept gets it."""
    terms = Terms(trade.give.kinds, trade.give.places, trade.want.kinds)
    return Propose(seat, to, terms, len(to) > 1, parent)
