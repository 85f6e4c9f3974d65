"""What trades are worth to both sides, and which ones to propose."""

from __future__ import annotations

from math import exp
from typing import Final

from bohnanza.bots.trader.belief import GIFT, GROWN, STRANGE, Belief
from bohnanza.bots.trader.values import LATER, NONE, Outlook, Plot, worth
from bohnanza.engine.beans import KINDS, MAGPIE
from bohnanza.engine.offers import ANYTHING, EXACTLY, TURNED, Offer, Terms
from bohnanza.engine.trade_moves import Propose
from bohnanza.engine.views import View

UNSET: Final = -1000.0
SURE: Final = 30.0  # beyond which a logistic is as good as certain
FEW: Final = 3  # exact valuations for one proposal

Key = tuple[int, tuple[int, ...], tuple[int, ...]]


class Good:
    """Cards that may go together, and what giving them adds: to the own side, and by seat to the others."""

    def __init__(self, kinds: tuple[int, ...], places: tuple[int, ...], gain: float) -> None:
        self.kinds = kinds
        self.places = places
        self.gain = gain


class Deal:
    """A possible trade with one other seat, and how good it looks."""

    def __init__(
        self, partner: int, give: Good, want: Good, utility: float, chance: float, sort: int
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


NO_VALUES: Final[list[float]] = []
NOTHING: Final = Good((), (), 0.0)


class Bargain:
    """One seat's valuation of the table in a trading phase; good as long as no card has moved."""

    def __init__(self, view: View, belief: Belief, outlook: Outlook) -> None:
        seats = view.rules.seats
        self.view = view
        self.belief = belief
        self.outlook = outlook
        self.weights = outlook.weights
        self.seat = view.seat
        self.plots: list[Plot | None] = [None] * seats
        self.bases: list[float] = [0.0] * seats
        self.receives: list[list[float]] = [NO_VALUES] * seats  # by seat and kind, made when wanted
        self.mine = self.plot(view.seat)
        self.turns = ((view.seat - view.active - 1) % seats + 1) / seats
        self.due = cards_due(view, view.seat)
        self.base = worth(self.mine, self.due, view.hand, LATER, self.turns)
        self.places: list[float] = [UNSET] * len(view.hand)
        self.ready = False  # whether the next two have been found
        self.stock: list[Good] = []
        self.wanted: list[Good] = []
        self.own = 0.0  # gain by the offer that was last judged
        self.envy = self.weights.envy / max(seats - 1, 1)

    def plot(self, seat: int) -> Plot:
        """The fields of a seat."""
        plot = self.plots[seat]
        if plot is None:
            plot = Plot(self.outlook, self.view.fields[seat])
            self.plots[seat] = plot
            due = cards_due(self.view, seat)
            if seat != self.seat and due:
                self.bases[seat] = worth(plot, due, [], LATER, 0.0)
        return plot

    # --- the own side ---

    def gain(self, places: tuple[int, ...], kinds: tuple[int, ...], received: tuple[int, ...]) -> float:
        """What giving cards from these places and receiving others adds, exactly."""
        view = self.view
        due = self.due + list(received)
        for i in range(len(places)):
            if places[i] == TURNED:
                due.remove(kinds[i])
        hand = view.hand
        if any([place >= 0 for place in places]):
            hand = [hand[place] for place in range(len(hand)) if place not in places]
        return worth(self.mine, due, hand, LATER, self.turns) - self.base

    def receive(self, kind: int) -> float:
        """What receiving one card adds to the own side."""
        values = self.values(self.seat)
        known = values[kind]
        if known == UNSET:
            known = self.gain((), (), (kind,))
            values[kind] = known
        return known

    def values(self, seat: int) -> list[float]:
        """What receiving a card adds, by kind, as far as it is known."""
        values = self.receives[seat]
        if values is NO_VALUES:
            values = [UNSET] * KINDS
            self.receives[seat] = values
        return values

    def give_place(self, place: int) -> float:
        """What giving the card at a place of the hand adds."""
        known = self.places[place]
        if known == UNSET:
            known = self.gain((place,), (self.view.hand[place],), ())
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

    def gains(self, seat: int, kind: int) -> float:
        """What another seat gains by receiving a card."""
        values = self.values(seat)
        known = values[kind]
        if known == UNSET:
            plot = self.plot(seat)
            due = cards_due(self.view, seat)
            if due or kind == MAGPIE:
                due.append(kind)
                known = worth(plot, due, [], LATER, 0.0) - self.bases[seat]
            else:
                known = plot.gain(kind)
            values[kind] = known
        return known

    def releases(self, seat: int, kind: int) -> float:
        """What another seat gains, or with a minus loses, by giving a card away."""
        plot = self.plot(seat)
        view = self.view
        if seat == view.active and kind in view.turned:
            due = cards_due(view, seat)
            due.remove(kind)
            return worth(plot, due, [], LATER, 0.0) - self.bases[seat]
        if kind == MAGPIE:
            return -self.weights.magpie * self.weights.keep
        if plot.grows(kind):
            return -self.weights.keep * plot.gain(kind)
        return self.weights.relief

    def has(self, seat: int, kinds: tuple[int, ...]) -> float:
        """How likely a seat can give these cards."""
        view = self.view
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
        total = 0.0
        for kind in received:
            total += self.gains(seat, kind)
        for kind in given:
            total += self.releases(seat, kind)
        return total

    def sort(self, seat: int, received: tuple[int, ...]) -> int:
        """How a seat will look at what it gets."""
        plot = self.plot(seat)
        for kind in received:
            if not plot.grows(kind):
                return STRANGE
        return GROWN if received else GIFT

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

    def goods(self) -> list[Good]:
        """What this seat can give: nothing, single cards, and pairs of those that it likes to lose."""
        view = self.view
        singles: list[Good] = []
        if self.seat == view.active:
            for kind in dict.fromkeys(view.turned):
                singles.append(Good((kind,), (TURNED,), self.gain((TURNED,), (kind,), ())))
        for kind in dict.fromkeys(view.hand):
            place = self._copy(kind)
            singles.append(Good((kind,), (place,), self.give_place(place)))
        pairs: list[Good] = []
        for i in range(len(singles)):
            for j in range(i + 1, len(singles)):
                a, b = singles[i], singles[j]
                if a.gain > -0.15 and b.gain > -0.15:
                    pairs.append(Good(a.kinds + b.kinds, a.places + b.places, a.gain + b.gain))
        found = [NOTHING, *singles, *pairs]
        found.sort(key=lambda good: good.gain, reverse=True)
        return found

    def _copy(self, kind: int) -> int:
        best, place = UNSET, -1
        hand = self.view.hand
        for i in range(len(hand)):
            if hand[i] == kind and self.give_place(i) > best:
                best, place = self.give_place(i), i
        return place

    def wishes(self) -> list[Good]:
        """What this seat would like: nothing, single cards, and two of a kind or both turned-over cards."""
        view, mine = self.view, self.mine
        found = [NOTHING]
        for kind in range(KINDS):
            there = kind in view.turned and self.seat != view.active
            if view.rules.deck[kind] and kind != MAGPIE and (there or mine.grows(kind)):
                gain = self.receive(kind)
                if gain > 0:
                    found.append(Good((kind,), (), gain))
                if mine.grows(kind) and (self.seat == view.active or view.turned.count(kind) == 2):
                    found.append(Good((kind, kind), (), self.gain((), (), (kind, kind))))
        if self.seat == view.active:
            self._fill_empty(found)
        elif len(view.turned) == 2 and view.turned[0] != view.turned[1]:
            both = (view.turned[0], view.turned[1])
            found.append(Good(both, (), self.gain((), (), both)))
        return found

    def _fill_empty(self, found: list[Good]) -> None:
        """Kinds that would start a free field."""
        if NONE not in self.mine.kinds:
            return
        for kind in range(KINDS):
            if self.view.rules.deck[kind] and kind != MAGPIE and not self.mine.grows(kind):
                gain = self.receive(kind)
                if gain > self.weights.offer:
                    found.append(Good((kind,), (), gain))

    def idle(self) -> bool:
        """Whether a look shows that there is nothing to propose to the active player."""
        view, mine = self.view, self.mine
        for kind in view.turned:
            if mine.gain(kind) > self.weights.offer:
                return False
        theirs = self.plot(view.active)
        for kind in view.hand:
            if theirs.grows(kind) and mine.gain(kind) < -self.weights.offer:
                return False
        return True

    def best(
        self, partners: list[int], goods: list[Good], wishes: list[Good], said: list[Key]
    ) -> Deal | None:
        """The most promising trade that has not been proposed yet."""
        best: Deal | None = None
        least = self.weights.offer
        most = goods[0].gain if goods else 0.0
        for partner in partners:
            gains = [UNSET] * len(goods)  # of the partner, by good
            for want in wishes:
                deal = self._best_for(partner, want, goods, gains, most, least, said)
                if deal is not None:
                    best, least = deal, deal.score
        return best

    def _best_for(
        self,
        partner: int,
        want: Good,
        goods: list[Good],
        gains: list[float],
        most: float,
        least: float,
        said: list[Key],
    ) -> Deal | None:
        """The most promising price for what is wanted, if it is better than `least`."""
        held = self.has(partner, want.kinds)
        if held * (want.gain + most) <= least:
            return None
        best: Deal | None = None
        envy, wanted = self.envy, want.gain
        released = self.theirs(partner, (), want.kinds)
        for i in range(len(goods)):
            give = goods[i]
            own = give.gain + wanted
            if own * held <= least:
                break  # the best come first
            if gains[i] == UNSET:
                gains[i] = self.theirs(partner, give.kinds, ())
            theirs = released + gains[i]
            utility = own - envy * theirs
            if utility * held <= least:
                continue
            sort = self.sort(partner, give.kinds)
            chance = held * self.accepts(partner, sort, theirs)
            if utility * chance > least and not overlap(give, want):
                deal = Deal(partner, give, want, utility, chance, sort)
                if deal.key() not in said:
                    best, least = deal, utility * chance
        return best

    def takers(self, deal: Deal, partners: list[int]) -> tuple[int, ...]:
        """All to whom the same terms may be worth proposing, in the order of the table."""
        seats: list[int] = []
        for seat in partners:
            if seat == deal.partner:
                seats.append(seat)
                continue
            theirs = self.theirs(seat, deal.give.kinds, deal.want.kinds)
            utility = deal.give.gain + deal.want.gain - self.envy * theirs
            chance = self.accepts(seat, self.sort(seat, deal.give.kinds), theirs) * self.has(
                seat, deal.want.kinds
            )
            if utility > 0 and chance > 0.25 * deal.chance:
                seats.append(seat)
        return tuple(seats)

    def exact(self, deal: Deal) -> float:
        """The expected utility of a trade without the shortcuts of the search."""
        own = self.gain(deal.give.places, deal.give.kinds, deal.want.kinds)
        return (own - (deal.give.gain + deal.want.gain) + deal.utility) * deal.chance

    def proposal(self, said: list[Key], partners: list[int]) -> Deal | None:
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


def overlap(give: Good, want: Good) -> bool:
    """Whether the same kind would go both ways."""
    return any([kind in want.kinds for kind in give.kinds])


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


def propose(deal: Deal, seat: int, to: tuple[int, ...], parent: int = 0) -> Propose:
    """The move that proposes a trade; of several takers the first one gets it."""
    terms = Terms(deal.give.kinds, deal.give.places, deal.want.kinds)
    return Propose(seat, to, terms, len(to) > 1, parent)
