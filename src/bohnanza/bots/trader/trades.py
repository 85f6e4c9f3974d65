"""What trades are worth to both sides, and which ones to propose."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from bohnanza.bots.trader.belief import GIFT, GROWN, STRANGE, Belief, turns_until
from bohnanza.bots.trader.values import LATER, Plot, TraderOutlook, worth
from bohnanza.engine.offers import ANYTHING, EXACTLY, TURNED, Offer, Terms
from bohnanza.engine.trade_moves import Propose
from bohnanza.engine.variants.magpie.beans import MAGPIE
from bohnanza.engine.views import View

UNSET: Final = -1000.0
SURE: Final = 30.0  # beyond which a logistic is as good as certain
FEW: Final = 3  # exact valuations for one proposal
PAIRED: Final = 5  # cards of which any two may be given together, the best to lose
BEARABLE: Final = -0.15  # the gain by giving one of them away, at least
NO_CARDS: Final[list[int]] = []

Key = tuple[int, tuple[int, ...], tuple[int, ...]]


class CardBundle:
    """Cards that may go together, and what giving or getting them adds to the own side."""

    def __init__(self, kinds: tuple[int, ...], places: tuple[int, ...], gain: float) -> None:
        self.kinds = kinds
        self.places = places
        self.gain = gain


class PossibleTrade:
    """A possible trade with one other seat, and how good it looks."""

    def __init__(
        self, partner: int, give: CardBundle, want: CardBundle, utility: float, chance: float, sort: int
    ) -> None:
        self.partner = partner
        self.give = give
        self.want = want
        self.utility = utility
        self.chance = chance
        self.sort = sort

    @property
    def score(self) -> float:
        """What proposing it can be expected to bring."""
        return self.utility * self.chance

    def key(self) -> Key:
        """What tells it from other proposals."""
        return (self.partner, self.give.kinds, self.want.kinds)


NOTHING: Final = CardBundle((), (), 0.0)


class TradeSide:
    """Another seat's side of a trade, as far as it can be seen."""

    def __init__(self, outlook: TraderOutlook) -> None:
        self.outlook = outlook
        self.looked = 0  # at which look at the table it was last laid
        self.due = NO_CARDS
        self.turned = NO_CARDS
        self.plot = Plot(outlook, [])
        self.base = 0.0
        self.values: list[float] = []  # what receiving a card adds, by kind, as far as it is known

    def lay(self, view: View, seat: int) -> None:
        """Be the side of a seat as it is now."""
        self.due = cards_due(view, seat)
        self.turned = view.turned if seat == view.active else NO_CARDS
        self.plot.lay(view.fields[seat])
        self.base = worth(self.plot, self.due, NO_CARDS, LATER, 0) if self.due else 0.0
        self.values = [UNSET] * view.rules.kinds

    def gains(self, kind: int) -> float:
        """What it gains by receiving a card."""
        known = self.values[kind]
        if known == UNSET:
            if self.due or kind == MAGPIE:
                known = worth(self.plot, [*self.due, kind], NO_CARDS, LATER, 0) - self.base
            else:
                known = self.plot.gain(kind)
            self.values[kind] = known
        return known

    def releases(self, kind: int) -> float:
        """What it gains, or with a minus loses, by giving a card away."""
        weights = self.outlook.weights
        if kind in self.turned:
            due = self.due[:]
            due.remove(kind)
            return worth(self.plot, due, NO_CARDS, LATER, 0) - self.base
        if kind == MAGPIE:
            return -weights.magpie * weights.keep
        if self.plot.grows(kind):
            return -weights.keep * self.plot.gain(kind)
        return weights.relief

    def sort(self, received: tuple[int, ...]) -> int:
        """How it will look at what it gets."""
        for kind in received:
            if not self.plot.grows(kind):
                return STRANGE
        return GROWN if received else GIFT


class Bargain:
    """One seat's valuation of the table in a trading phase, from one look at it until a card has moved."""

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
        self.mine = Plot(outlook, [])
        self.settled = Plot(outlook, [])  # the own fields after what is due
        self.turns = 0
        self.due = NO_CARDS
        self.planted = 0.0
        self.base = 0.0
        self.receives: list[float] = []  # by kind, as far as it is known
        self.places: list[float] = []
        self.ready = False  # whether the next two have been found
        self.stock: list[CardBundle] = []
        self.wanted: list[CardBundle] = []
        self.own = 0.0  # gain by the offer that was last judged

    def look(self, view: View) -> None:
        """Value the table anew."""
        self.view = view
        self.looks += 1
        self.mine.lay(view.fields[view.seat])
        self.settled.lay(view.fields[view.seat])
        self.turns = turns_until(view)
        self.due = cards_due(view, view.seat)
        self.planted = self.settled.receive(self.due)
        self.base = self.planted + self.settled.scratch().queue(view.hand, LATER, self.turns)
        self.receives = [UNSET] * view.rules.kinds
        self.places = [UNSET] * len(view.hand)
        self.ready = False

    def side(self, seat: int) -> TradeSide:
        """The side of another seat, laid when it is first wanted."""
        side = self.sides[seat]
        if side.looked != self.looks:
            side.looked = self.looks
            side.lay(self.view, seat)
        return side

    # --- the own side ---

    def gain(self, places: tuple[int, ...], kinds: tuple[int, ...], received: tuple[int, ...]) -> float:
        """What giving cards from these places and receiving others adds, exactly."""
        due = self.due + list(received)
        without: i64 = 0
        for i in range(len(places)):
            place = places[i]
            if place == TURNED:
                due.remove(kinds[i])
            else:
                without |= bit_of(place)
        return worth(self.mine, due, self.view.hand, LATER, self.turns, without) - self.base

    def receive(self, kind: int) -> float:
        """What receiving one card adds to the own side."""
        known = self.receives[kind]
        if known == UNSET:
            known = worth(self.mine, [*self.due, kind], self.view.hand, LATER, self.turns) - self.base
            self.receives[kind] = known
        return known

    def give_place(self, place: int) -> float:
        """What giving the card at a place of the hand adds."""
        known = self.places[place]
        if known == UNSET:
            left = self.settled.scratch().queue(self.view.hand, LATER, self.turns, bit_of(place))
            known = self.planted + left - self.base
            self.places[place] = known
        return known

    def best_place(self, kind: int, used: list[int]) -> int:
        """The copy of a kind that is best given, also a turned-over one; TURNED - 1 if there is none."""
        view = self.view
        best, place = UNSET, TURNED - 1
        if self.seat == view.active and view.turned.count(kind) > _turned_used(used, kind):
            best, place = self.gain((TURNED,), (kind,), ()), TURNED
        for i in range(len(view.hand)):
            if view.hand[i] == kind and i not in used and self.give_place(i) > best:
                best, place = self.give_place(i), i
        return place

    def places_for(self, kinds: tuple[int, ...]) -> tuple[int, ...] | None:
        """The best copies of these kinds, if they are there."""
        used: list[int] = []
        places: list[int] = []
        for kind in kinds:
            place = self.best_place(kind, used)
            if place < TURNED:
                return None
            used.append(place if place >= 0 else -10 - kind)
            places.append(place)
        return tuple(places)

    # --- the other side ---

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

    def accepts(self, seat: int, sort: int, gain: float) -> float:
        """How likely a seat takes an offer that brings it this much."""
        x = (gain - self.belief.asking[seat][sort]) / self.weights.scale
        if x > SURE:
            return 1.0
        return 1.0 / (1.0 + exp(-x)) if x > -SURE else 0.0

    # --- judging offers made to this seat ---

    def utility(self, offer: Offer, places: tuple[int, ...]) -> float:
        """What accepting an offer is worth, the other side's gain weighed in."""
        terms = offer.terms
        own = self.gain(places, terms.want, terms.give)
        self.own = own
        theirs = self.theirs(offer.maker, terms.want, terms.give)
        favors = len(terms.give_favors) * self.weights.favor - len(terms.want_favors) * self.weights.debt
        return own + favors - self.envy * theirs

    # --- finding offers ---

    def goods(self) -> list[CardBundle]:
        """What this seat can give, the best to lose first: nothing, single cards, and pairs of the best."""
        view = self.view
        singles: list[CardBundle] = []
        if self.seat == view.active:
            for kind in dict.fromkeys(view.turned):
                insert(singles, CardBundle((kind,), (TURNED,), self.gain((TURNED,), (kind,), ())))
        met: i64 = 0
        for kind in view.hand:
            if not met & bit_of(kind):
                met |= bit_of(kind)
                place = self._copy(kind)
                insert(singles, CardBundle((kind,), (place,), self.give_place(place)))
        found = singles[:]
        insert(found, NOTHING)
        for i in range(min(len(singles), PAIRED)):
            for j in range(i):
                a, b = singles[j], singles[i]
                if b.gain > BEARABLE:
                    insert(found, CardBundle(a.kinds + b.kinds, a.places + b.places, a.gain + b.gain))
        return found

    def _copy(self, kind: int) -> int:
        best, place = UNSET, -1
        hand = self.view.hand
        for i in range(len(hand)):
            if hand[i] == kind and self.give_place(i) > best:
                best, place = self.give_place(i), i
        return place

    def wishes(self) -> list[CardBundle]:
        """What it would like, the best first: nothing, single cards, two of a kind, both turned-over cards."""
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
        if active:
            self._fill_empty(found)
        elif len(view.turned) == 2 and view.turned[0] != view.turned[1]:
            both = (view.turned[0], view.turned[1])
            insert(found, CardBundle(both, (), self.gain((), (), both)))
        return found

    def _fill_empty(self, found: list[CardBundle]) -> None:
        """Kinds that would start a free field."""
        if not self.mine.has_room():
            return
        for kind in range(self.view.rules.kinds):
            if self.view.rules.deck[kind] and kind != MAGPIE and not self.mine.grows(kind):
                gain = self.receive(kind)
                if gain > self.weights.offer:
                    insert(found, CardBundle((kind,), (), gain))

    def idle(self) -> bool:
        """Whether a look shows that there is nothing to propose to the active player."""
        view, mine = self.view, self.mine
        for kind in view.turned:
            if mine.gain(kind) > self.weights.offer:
                return False
        theirs = self.side(view.active).plot
        for kind in view.hand:
            if theirs.grows(kind) and mine.gain(kind) < -self.weights.offer:
                return False
        return True

    def best(
        self, partners: list[int], goods: list[CardBundle], wishes: list[CardBundle], said: list[Key]
    ) -> PossibleTrade | None:
        """The most promising trade that has not been proposed yet."""
        best: PossibleTrade | None = None
        least = self.weights.offer
        most = goods[0].gain if goods else 0.0
        for want in wishes:
            if want.gain + most <= least:
                continue
            for partner in partners:
                held = self.has(partner, want.kinds)
                if held * (want.gain + most) > least:
                    deal = self._best_for(partner, want, held, goods, least, said)
                    if deal is not None:
                        best, least = deal, deal.score
        return best

    def _best_for(
        self,
        partner: int,
        want: CardBundle,
        held: float,
        goods: list[CardBundle],
        least: float,
        said: list[Key],
    ) -> PossibleTrade | None:
        """The most promising price for what is wanted, if it is better than `least`."""
        best: PossibleTrade | None = None
        side, envy, wanted = self.side(partner), self.envy, want.gain
        released = self.theirs(partner, (), want.kinds)
        for give in goods:
            own = give.gain + wanted
            if own * held <= least:
                break  # the best come first
            theirs = released
            for kind in give.kinds:
                theirs += side.gains(kind)
            utility = own - envy * theirs
            if utility * held <= least:
                continue
            sort = side.sort(give.kinds)
            chance = held * self.accepts(partner, sort, theirs)
            if utility * chance > least and not overlap(give, want):
                deal = PossibleTrade(partner, give, want, utility, chance, sort)
                if deal.key() not in said:
                    best, least = deal, utility * chance
        return best

    def takers(self, deal: PossibleTrade, partners: list[int]) -> tuple[int, ...]:
        """All to whom the same terms may be worth proposing, in the order of the table."""
        seats: list[int] = []
        for seat in partners:
            if seat == deal.partner:
                seats.append(seat)
                continue
            theirs = self.theirs(seat, deal.give.kinds, deal.want.kinds)
            utility = deal.give.gain + deal.want.gain - self.envy * theirs
            chance = self.accepts(seat, self.side(seat).sort(deal.give.kinds), theirs) * self.has(
                seat, deal.want.kinds
            )
            if utility > 0 and chance > 0.25 * deal.chance:
                seats.append(seat)
        return tuple(seats)

    def exact(self, deal: PossibleTrade) -> float:
        """The expected utility of a trade without the shortcuts of the search."""
        own = self.gain(deal.give.places, deal.give.kinds, deal.want.kinds)
        return (own - (deal.give.gain + deal.want.gain) + deal.utility) * deal.chance

    def proposal(self, said: list[Key], partners: list[int]) -> PossibleTrade | None:
        """The best trade to propose, if one is worth it; what was rejected on a closer look counts as said."""
        if not self.ready:
            self.ready = True
            self.stock, self.wanted = self.goods(), self.wishes()
        for _ in range(FEW):
            deal = self.best(partners, self.stock, self.wanted, said)
            if deal is None:
                return None
            said.append(deal.key())
            if self.exact(deal) > self.weights.offer:
                return deal
        return None


def cards_due(view: View, seat: int) -> list[int]:
    """The cards on the table that a seat will have to plant."""
    return view.aside[seat] + view.turned if seat == view.active else view.aside[seat][:]


def bit_of(number: i64) -> i64:
    """The bit that stands for a place of the hand, or for a kind."""
    one: i64 = 1
    return one << number


def insert(goods: list[CardBundle], good: CardBundle) -> None:
    """Put a good where it belongs, the best first."""
    place = len(goods)
    while place > 0 and goods[place - 1].gain < good.gain:
        place -= 1
    goods.insert(place, good)


def overlap(give: CardBundle, want: CardBundle) -> bool:
    """Whether the same kind would go both ways."""
    for kind in give.kinds:
        if kind in want.kinds:
            return True
    return False


def _turned_used(used: list[int], kind: int) -> int:
    return used.count(-10 - kind)


def invitation(view: View, kind: int) -> Propose:
    """A turned-over card for anything, to everybody."""
    seats = view.rules.seats
    to = tuple([(view.seat + distance) % seats for distance in range(1, seats)])
    return Propose(view.seat, to, Terms((kind,), (TURNED,), (), ANYTHING))


def promise(view: View, kind: int, favor: int) -> Propose:
    """A favor for a card of the active player."""
    return Propose(view.seat, (view.active,), Terms((), (), (kind,), EXACTLY, (favor,)))


def propose(deal: PossibleTrade, seat: int, to: tuple[int, ...], parent: int = 0) -> Propose:
    """The move that proposes a trade; of several takers the first one gets it."""
    terms = Terms(deal.give.kinds, deal.give.places, deal.want.kinds)
    return Propose(seat, to, terms, len(to) > 1, parent)
