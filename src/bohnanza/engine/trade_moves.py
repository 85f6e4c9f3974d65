"""The moves of trading. There are too many to list, so each decides by itself whether it is legal [AB-39]."""

from __future__ import annotations

from typing import ClassVar, Final

from bohnanza.engine import trade_acts
from bohnanza.engine.beans import NAMES
from bohnanza.engine.moves import MAX_SEATS
from bohnanza.engine.offers import (
    ACCEPTED,
    ANYTHING,
    ASKED,
    COUNTERED,
    DECLINED,
    EXACTLY,
    ONE_OF,
    REASONS,
    SIGNALS,
    TURNED,
    Offer,
    Terms,
)
from bohnanza.engine.seams import IllegalMove, Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.wording import place_text, terms_text

NO_SIGNAL: Final = 0
WANT: Final = 1
HAVE: Final = 2
NOT: Final = 3
FAVORS: Final = 6  # kinds of favor

# By number of recipients, made once: offers are made often.
ALL_ASKED: Final[list[tuple[int, ...]]] = [(ASKED,) * many for many in range(MAX_SEATS)]
NO_COPIES: Final[list[tuple[tuple[int, ...], ...]]] = [((),) * many for many in range(MAX_SEATS)]


class TradeMove(Move):
    """A move of trading: the step in progress stays, and `objection` decides; only some of them are listed."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, advances=False, unlisted=True)


# --- making offers ---


class Propose(TradeMove):
    """Make an offer, an invitation or a counter-offer."""

    verb: ClassVar = "offer"

    def __init__(
        self, seat: int, to: tuple[int, ...], terms: Terms, first_come: bool = False, parent: int = 0
    ) -> None:
        super().__init__(seat)
        self.to = to
        self.terms = terms
        self.first_come = first_come
        self.parent = parent

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.to, self.terms.key(), self.first_come, self.parent)

    def words(self) -> str:
        """`offer 2 blue for red to p1`, or `counter 7 soy for red to p1`."""
        verb = f"counter {self.parent}" if self.parent else "offer"
        to = ",".join([f"p{seat}" for seat in self.to])
        return f"{verb} {terms_text(self.terms)} to {to}{' first-come' if self.first_come else ''}"

    def objection(self, s: State) -> IllegalMove | None:
        if not s.agenda[-1].trading:
            return _no_trading(s) or IllegalMove("AB-10", "refused-no-trading-now")
        problem = _wrong_people(s, self.seat, self.to)
        if problem is not None:
            return problem
        if self.parent:
            parent = trade_acts.find_offer(s, self.parent)
            if parent is None:
                return _not_open(s, self.parent)
            if parent.answer_of(self.seat) in (ACCEPTED, DECLINED) or self.to != (parent.maker,):
                return IllegalMove("AB-39", "refused-no-counter")
        return wrong_terms(s, self.seat, self.terms)

    def play(self, s: State, step: Step) -> None:
        s.offer_count += 1
        s.proposals[self.seat] += 1
        if self.parent:
            trade_acts.mark_countered(s, self.parent, self.seat)
        offer = make_offer(s.offer_count, 1, self.seat, self.to, self.terms, self.first_come, self.parent)
        trade_acts.open_offer(s, offer)


def make_offer(
    number: int, revision: int, maker: int, to: tuple[int, ...], terms: Terms, first_come: bool, parent: int
) -> Offer:
    """An offer that nobody has answered yet."""
    many = len(to)
    return Offer(
        number, revision, maker, to, terms, first_come, parent, ALL_ASKED[many], NO_COPIES[many], to[0]
    )


def clockwise(maker: int, seats: tuple[int, ...], of: int) -> tuple[int, ...]:
    """Seats in the order in which they are asked: clockwise from the maker.

    >>> clockwise(2, (0, 1, 3), 4)
    (3, 0, 1)
    """
    return tuple(sorted(seats, key=lambda seat: (seat - maker) % of))


def _no_trading(s: State) -> IllegalMove | None:
    if any([step.trading for step in s.rules.turn]):
        return None
    return IllegalMove("AB-31", "refused-no-trading")


def _wrong_people(s: State, maker: int, to: tuple[int, ...]) -> IllegalMove | None:
    seats = s.rules.seats
    last, in_order = 0, True
    for seat in to:
        if not 0 <= seat < seats or seat == maker:
            return IllegalMove("AB-31", "refused-offer-to-others")
        distance = (seat - maker) % seats
        in_order = in_order and distance > last
        last = distance
    if not to:
        return IllegalMove("AB-31", "refused-offer-to-others")
    if maker != s.active and to != (s.active,):  # [AB-31]
        return IllegalMove("AB-31", "refused-trade-with-active", seat=s.active)
    return None if in_order else IllegalMove("AB-39", "refused-name-clockwise")


def wrong_terms(s: State, maker: int, terms: Terms) -> IllegalMove | None:
    """Why a seat cannot make an offer on these terms, if it cannot."""
    problem = _wrong_want(terms) or _wrong_favors(s, maker, terms)
    if problem is not None:
        return problem
    if len(terms.give) != len(terms.places):
        return IllegalMove("AB-36", "refused-place-for-each")
    for kind in terms.give + terms.want:
        if not 0 <= kind < s.rules.kinds or not s.rules.deck[kind]:
            return IllegalMove("AB-39", "refused-no-such-bean")
    return _wrong_copies(s, maker, terms.give, terms.places)


def _wrong_want(terms: Terms) -> IllegalMove | None:
    if terms.mode not in (EXACTLY, ONE_OF, ANYTHING):
        return IllegalMove("AB-39", "refused-want-unclear")
    if terms.mode == ONE_OF and len(set(terms.want)) < 2:
        return IllegalMove("AB-39", "refused-two-kinds")
    if terms.mode == ANYTHING and terms.want:
        return IllegalMove("AB-39", "refused-anything-or-kinds")
    if terms.mode != EXACTLY and not terms.give and not terms.give_favors:
        return IllegalMove("AB-39", "refused-invitation-gives")
    if terms.mode == EXACTLY and not terms.give and not terms.want:  # else any number for any number [AB-33]
        return IllegalMove("AB-39", "refused-no-card-traded")
    return None


def _wrong_favors(s: State, maker: int, terms: Terms) -> IllegalMove | None:
    if not terms.give_favors and not terms.want_favors:
        return None
    if s.rules.favors is None:
        return IllegalMove("BN-2", "refused-no-favors")
    wanted = terms.want_favors
    if wanted and terms.mode != EXACTLY:
        return IllegalMove("AB-39", "refused-favors-invitation")
    if len(set(wanted)) < len(wanted) or any([not 1 <= favor <= FAVORS for favor in wanted]):
        return IllegalMove("BN-1", "refused-favor-once")
    if not trade_acts.has_favors(s, maker, terms.give_favors):
        return IllegalMove("BN-3", "refused-favors-not-in-hand")
    return None


def _wrong_copies(s: State, seat: int, kinds: tuple[int, ...], places: tuple[int, ...]) -> IllegalMove | None:
    """Why a seat cannot give these cards from these places; only that seat may learn it [AB-32]."""
    if TURNED in places and seat != s.active:
        return IllegalMove("AB-32", "refused-turned-cards-active")
    if places and len(places) != len(kinds):
        return IllegalMove("AB-36", "refused-place-for-each")
    if trade_acts.available(s, seat, kinds, places) is not None:
        return None
    for i in range(len(places)):
        if places[i] >= 0 and (places[i] >= len(s.hands[seat]) or s.hands[seat][places[i]] != kinds[i]):
            return IllegalMove("AB-36", "refused-other-card", place=places[i] + 1, kind=NAMES[kinds[i]])
    for kind in kinds:
        grown = any([kind in column for column in s.fields[seat]])
        if kind not in s.hands[seat] and (grown or kind in s.aside[seat]):  # [AB-35]
            return IllegalMove("AB-35", "refused-planted-not-tradable")
    return IllegalMove("AB-39", "refused-not-your-cards")


class Revise(TradeMove):
    """Change the terms of an open offer: a new revision, which everybody has to answer again."""

    form: ClassVar = "revise {number:offer}"

    def __init__(self, seat: int, number: int, terms: Terms) -> None:
        super().__init__(seat)
        self.number = number
        self.terms = terms

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.number, self.terms.key())

    def words(self) -> str:
        """`revise 7 blue for red`."""
        return f"revise {self.number} {terms_text(self.terms)}"

    def objection(self, s: State) -> IllegalMove | None:
        offer = trade_acts.find_offer(s, self.number)
        if offer is None or not s.agenda[-1].trading:
            return _not_open(s, self.number)
        if offer.maker != self.seat:
            return IllegalMove("AB-39", "refused-not-your-offer")
        return wrong_terms(s, self.seat, self.terms)

    def play(self, s: State, step: Step) -> None:
        old = trade_acts.find_offer(s, self.number)
        assert old is not None
        s.proposals[self.seat] += 1
        offer = make_offer(
            old.number, old.revision + 1, old.maker, old.to, self.terms, old.first_come, old.parent
        )
        trade_acts.open_offer(s, offer, old)


def _not_open(s: State, number: int) -> IllegalMove:
    """There is no such offer, or the step that interrupts the trading comes first."""
    step = s.agenda[-1]
    if trade_acts.find_offer(s, number) is not None and not step.trading:
        return step.refusal()
    return IllegalMove("AB-39", "refused-offer-gone")


class OwnOffer(TradeMove):
    """A move that the maker of an offer makes with it."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def objection(self, s: State) -> IllegalMove | None:
        offer = trade_acts.find_offer(s, self.number)
        if offer is None or not s.agenda[-1].trading:
            return _not_open(s, self.number)
        if offer.maker != self.seat:
            return IllegalMove("AB-39", "refused-not-your-offer")
        return None


class Withdraw(OwnOffer):
    """Take one of your offers off the table."""

    form: ClassVar = "withdraw {number:offer}"

    def play(self, s: State, step: Step) -> None:
        offer = trade_acts.find_offer(s, self.number)
        assert offer is not None
        trade_acts.withdraw_offer(s, offer)


class Pick(OwnOffer):
    """Choose among those who would take an offer made to several."""

    form: ClassVar = "pick {number:offer} {partner:seat}"

    def __init__(self, seat: int, number: int, partner: int) -> None:
        super().__init__(seat, number)
        self.partner = partner

    def objection(self, s: State) -> IllegalMove | None:
        problem = super().objection(s)
        offer = trade_acts.find_offer(s, self.number)
        if problem is None and offer is not None and offer.answer_of(self.partner) != ACCEPTED:
            return IllegalMove("AB-34", "refused-not-accepted-by", seat=self.partner)
        return problem

    def play(self, s: State, step: Step) -> None:
        offer = trade_acts.find_offer(s, self.number)
        assert offer is not None
        copies = offer.copies[offer.to.index(self.partner)]
        trade_acts.exchange(s, offer, self.partner, copies)


# --- answering ---


class Answer(TradeMove):
    """An answer names offer and revision, so nobody accepts an offer that has just changed."""

    def __init__(self, seat: int, number: int, revision: int) -> None:
        super().__init__(seat)
        self.number = number
        self.revision = revision

    def label(self) -> str:
        """`7`, or `7.2` for its second revision."""
        return f"{self.number}.{self.revision}" if self.revision > 1 else f"{self.number}"

    def objection(self, s: State) -> IllegalMove | None:
        offer = trade_acts.find_offer(s, self.number)
        if offer is None or not s.agenda[-1].trading:
            return _not_open(s, self.number)
        if offer.revision != self.revision:
            return IllegalMove("AB-39", "refused-offer-changed")
        if self.seat not in offer.to:
            return IllegalMove("AB-39", "refused-offer-not-for-you")
        if offer.answer_of(self.seat) not in (ASKED, COUNTERED):
            return IllegalMove("AB-39", "refused-answered-already")
        return None


class Accept(Answer):
    """Take a concrete offer; the accepter may say which copies leave the hand, otherwise those in front do."""

    form: ClassVar = "accept {number:offer} {revision}"

    def __init__(self, seat: int, number: int, revision: int, places: tuple[int, ...] = ()) -> None:
        super().__init__(seat, number, revision)
        self.places = places

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.number, self.revision, self.places)

    def words(self) -> str:
        """`accept 7`, or `accept 7 from 3,turned`: the copies, in the order in which they are wanted."""
        places = ",".join([place_text(place) for place in self.places])
        return f"accept {self.label()}" + (f" from {places}" if places else "")

    def objection(self, s: State) -> IllegalMove | None:
        """Only the accepter learns that cards are missing."""
        problem = super().objection(s)
        offer = trade_acts.find_offer(s, self.number)
        if problem is not None or offer is None:
            return problem
        if not offer.concrete():
            return IllegalMove("AB-39", "refused-is-invitation")
        if not trade_acts.has_favors(s, self.seat, offer.terms.want_favors):
            return IllegalMove("BN-2", "refused-favors-not-in-hand")
        return _wrong_copies(s, self.seat, offer.terms.want, self.places)

    def play(self, s: State, step: Step) -> None:
        """The trade is made [AB-34], or the acceptance gathered."""
        offer = trade_acts.find_offer(s, self.number)
        assert offer is not None
        if offer.gathers():
            trade_acts.gather_acceptance(s, offer, self.seat, self.places)
        else:
            trade_acts.exchange(s, offer, self.seat, self.places)


class Decline(Answer):
    """Refuse, if you like with a reason from the fixed list."""

    form: ClassVar = "decline {number:offer} {revision} {reason}"

    def __init__(self, seat: int, number: int, revision: int, reason: int = 0) -> None:
        super().__init__(seat, number, revision)
        self.reason = reason

    def words(self) -> str:
        """`decline 7`, or `decline 7: too little`."""
        return f"decline {self.label()}" + (f": {REASONS[self.reason]}" if self.reason else "")

    def objection(self, s: State) -> IllegalMove | None:
        if not 0 <= self.reason < len(REASONS):
            return IllegalMove("AB-39", "refused-no-such-reason")
        return super().objection(s)

    def play(self, s: State, step: Step) -> None:
        offer = trade_acts.find_offer(s, self.number)
        assert offer is not None
        trade_acts.decline_offer(s, offer, self.seat, REASONS[self.reason])


# Answers that are listed often, made once: by seat and number of the offer.
INTERNED: Final = 1024
ACCEPTS: Final[list[list[Accept]]] = [[] for _ in range(MAX_SEATS)]
DECLINES: Final[list[list[Decline]]] = [[] for _ in range(MAX_SEATS)]


def plain_accept(seat: int, number: int, revision: int) -> Accept:
    """The acceptance of an offer with the copies nearest the front."""
    if revision != 1 or number >= INTERNED:
        return Accept(seat, number, revision)
    row = ACCEPTS[seat]
    while len(row) <= number:
        row.append(Accept(seat, len(row), 1))
    return row[number]


def plain_decline(seat: int, number: int, revision: int) -> Decline:
    """The refusal of an offer without a reason."""
    if revision != 1 or number >= INTERNED:
        return Decline(seat, number, revision)
    row = DECLINES[seat]
    while len(row) <= number:
        row.append(Decline(seat, len(row), 1))
    return row[number]


class TakeBack(Answer):
    """Take a gathered acceptance back before the maker picks."""

    form: ClassVar = "take-back {number:offer} {revision}"

    def words(self) -> str:
        """`take-back 7`."""
        return f"take-back {self.label()}"

    def objection(self, s: State) -> IllegalMove | None:
        offer = trade_acts.find_offer(s, self.number)
        if offer is None or not s.agenda[-1].trading:
            return _not_open(s, self.number)
        if offer.answer_of(self.seat) != ACCEPTED or offer.revision != self.revision:
            return IllegalMove("AB-34", "refused-not-accepted")
        return None

    def play(self, s: State, step: Step) -> None:
        """It counts as declined."""
        offer = trade_acts.find_offer(s, self.number)
        assert offer is not None
        trade_acts.take_back_acceptance(s, offer, self.seat)


class Signal(TradeMove):
    """Say what you want, have or do not want. It binds nobody and may be a bluff."""

    form: ClassVar = "{meaning:signal} {kind}"
    verb: ClassVar = "signal"

    def __init__(self, seat: int, kind: int, meaning: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.meaning = meaning

    def objection(self, s: State) -> IllegalMove | None:
        if not 0 <= self.meaning < len(SIGNALS):
            return IllegalMove("AB-39", "refused-no-such-signal")
        if not 0 <= self.kind < s.rules.kinds or not s.rules.deck[self.kind]:
            return IllegalMove("AB-39", "refused-no-such-bean")
        return _no_trading(s)

    def play(self, s: State, step: Step) -> None:
        trade_acts.signal(s, self.seat, self.kind, self.meaning)


def list_answers(s: State, seat: int, out: list[Move]) -> None:
    """Add the answers to open offers that a seat can give, and what it can do with its own offers."""
    for offer in s.offers:
        if offer.maker == seat:
            out.append(Withdraw(seat, offer.number))
            for i in range(len(offer.to)):
                if offer.answers[i] == ACCEPTED:
                    out.append(Pick(seat, offer.number, offer.to[i]))
        elif seat in offer.to:
            answer = offer.answers[offer.to.index(seat)]
            if answer == ACCEPTED:
                out.append(TakeBack(seat, offer.number, offer.revision))
            elif answer != DECLINED:
                if offer.terms.mode == EXACTLY and trade_acts.can_meet(s, seat, offer):
                    out.append(plain_accept(seat, offer.number, offer.revision))
                out.append(plain_decline(seat, offer.number, offer.revision))
