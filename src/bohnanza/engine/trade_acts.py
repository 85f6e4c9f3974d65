"""The acts of trading: offers come and go, cards change hands."""

from __future__ import annotations

from bohnanza.engine.acts import leave_hand
from bohnanza.engine.events import (
    GONE,
    REFUSED,
    AcceptanceTakenBack,
    Accepted,
    Declined,
    Lapsed,
    Offered,
    Signalled,
    Traded,
    TradingEnded,
    Withdrawn,
)
from bohnanza.engine.offers import (
    ACCEPTED,
    ANY_COPY,
    COUNTERED,
    DECLINED,
    TURNED,
    Offer,
)
from bohnanza.engine.state import State


def find_offer(s: State, number: int) -> Offer | None:
    """The open offer with this number."""
    for offer in s.offers:
        if offer.number == number:
            return offer
    return None


def available(s: State, seat: int, kinds: tuple[int, ...], places: tuple[int, ...]) -> list[int] | None:
    """The places that these cards would leave from, or None if the seat cannot give them.

    Without places the seat gives turned-over cards first if it is active, then the copies nearest the front.
    """
    hand = s.hands[seat]
    turned = s.turned[:] if seat == s.active else []
    used: list[int] = []
    for place in places:
        if place >= 0:
            used.append(place)
    found: list[int] = []
    for i in range(len(kinds)):
        kind = kinds[i]
        place = places[i] if places else TURNED if kind in turned else ANY_COPY
        if place == ANY_COPY:
            place = 0
            while place < len(hand) and (hand[place] != kind or place in used):
                place += 1
            if place == len(hand):
                return None
            used.append(place)
        elif place == TURNED:
            if kind not in turned:
                return None
            turned.remove(kind)
        elif not 0 <= place < len(hand) or hand[place] != kind or used.count(place) > 1:
            return None
        found.append(place)
    return found


def has_favors(s: State, seat: int, favors: tuple[int, ...]) -> bool:
    """Whether a seat can give these favors."""
    return not favors or (s.rules.favors is not None and s.rules.favors.has(s, seat, favors))


def can_give(
    s: State, seat: int, kinds: tuple[int, ...], places: tuple[int, ...], favors: tuple[int, ...]
) -> bool:
    """Whether a seat has these cards at these places, and these favors."""
    return available(s, seat, kinds, places) is not None and has_favors(s, seat, favors)


def can_meet(s: State, seat: int, offer: Offer) -> bool:
    """Whether a recipient has what a concrete offer wants; nobody but the recipient may learn it."""
    want = offer.terms.want
    if offer.terms.want_favors and not has_favors(s, seat, offer.terms.want_favors):
        return False
    if len(want) == 1:
        return want[0] in s.hands[seat] or (seat == s.active and want[0] in s.turned)
    return available(s, seat, want, ()) is not None


def open_offer(s: State, offer: Offer, old: Offer | None = None) -> None:
    """Lay a new offer, or a new revision of an old one, on the table."""
    if old is None:
        s.offers.append(offer)
    else:
        s.offers[s.offers.index(old)] = offer
    if s.log is not None:
        s.log.append(
            Offered(
                offer.number,
                offer.revision,
                offer.maker,
                offer.to,
                offer.terms,
                offer.first_come,
                offer.parent,
            )
        )


def withdraw_offer(s: State, offer: Offer) -> None:
    """The maker takes an offer back."""
    s.offers.remove(offer)
    if s.log is not None:
        s.log.append(Withdrawn(offer.number))


def lapse_offer(s: State, offer: Offer, reason: str) -> None:
    """An offer ends although its maker did not withdraw it."""
    s.offers.remove(offer)
    if s.log is not None:
        s.log.append(Lapsed(offer.number, reason))


def gather_acceptance(s: State, offer: Offer, seat: int, copies: tuple[int, ...]) -> None:
    """Note that a recipient would take it, and with which copies."""
    s.offers[s.offers.index(offer)] = offer.answered(seat, ACCEPTED, copies)
    if s.log is not None:
        s.log.append(Accepted(offer.number, seat))


def take_back_acceptance(s: State, offer: Offer, seat: int) -> None:
    """A recipient would no longer take it."""
    if s.log is not None:
        s.log.append(AcceptanceTakenBack(offer.number, seat))
    _refused(s, offer, seat)


def decline_offer(s: State, offer: Offer, seat: int, reason: str) -> None:
    """A recipient does not want it; one refusal does not end it for the others."""
    if s.log is not None:
        s.log.append(Declined(offer.number, seat, reason))
    _refused(s, offer, seat)


def _refused(s: State, offer: Offer, seat: int) -> None:
    if len(offer.to) == 1:
        lapse_offer(s, offer, REFUSED)
        return
    left = offer.answered(seat, DECLINED)
    if left.answers.count(DECLINED) == len(left.answers):
        lapse_offer(s, offer, REFUSED)
    else:
        s.offers[s.offers.index(offer)] = left


def mark_countered(s: State, number: int, seat: int) -> None:
    """A recipient answered with an offer of its own; the first one stays acceptable."""
    parent = find_offer(s, number)
    if parent is not None:
        s.offers[s.offers.index(parent)] = parent.answered(seat, COUNTERED)


def exchange(s: State, offer: Offer, accepter: int, copies: tuple[int, ...]) -> None:
    """The cards change hands and are set aside, never put into a hand [AB-37]."""
    maker, terms = offer.maker, offer.terms
    given = available(s, maker, terms.give, terms.places)
    received = available(s, accepter, terms.want, copies)
    assert given is not None and received is not None
    s.offers.remove(offer)
    _remove(s, maker, terms.give, given)
    _remove(s, accepter, terms.want, received)
    s.aside[accepter].extend(terms.give)
    s.aside[maker].extend(terms.want)
    if s.rules.favors is not None:
        s.rules.favors.hand_over(s, maker, accepter, terms.give_favors)
        s.rules.favors.hand_over(s, accepter, maker, terms.want_favors)
    if s.log is not None:
        s.log.append(
            Traded(offer.number, maker, accepter, terms.give, _sources(given), terms.want, _sources(received))
        )
    revalidate(s)


def _remove(s: State, seat: int, kinds: tuple[int, ...], places: list[int]) -> None:
    for i in range(len(kinds)):
        if places[i] == TURNED:
            s.turned.remove(kinds[i])
    if len(places) > 1:
        places = sorted(places, reverse=True)  # from the back, so that the places in front stay right
    for place in places:
        if place >= 0:
            leave_hand(s, seat, place)


def _sources(places: list[int]) -> tuple[int, ...]:
    return tuple([TURNED if place == TURNED else ANY_COPY for place in places])


def revalidate(s: State) -> None:
    """After cards left a hand: offers that can no longer be honoured lapse, and so do acceptances."""
    for offer in s.offers[:]:
        terms = offer.terms
        if not can_give(s, offer.maker, terms.give, terms.places, terms.give_favors):
            lapse_offer(s, offer, GONE)
            continue
        for i in range(len(offer.to)):
            if offer.answers[i] == ACCEPTED and not can_give(
                s, offer.to[i], terms.want, offer.copies[i], terms.want_favors
            ):
                current = find_offer(s, offer.number)
                if current is not None:
                    take_back_acceptance(s, current, offer.to[i])


def end_trading(s: State) -> None:
    """The active seat ends trading: all open offers lapse [AB-38]."""
    s.offers = []
    s.proposals = [0] * s.rules.seats
    if s.log is not None:
        s.log.append(TradingEnded(s.active))


def signal(s: State, seat: int, kind: int, meaning: int) -> None:
    """Say something that binds nobody."""
    signals = list(s.signals[seat])
    signals[kind] = meaning
    s.signals[seat] = tuple(signals)
    if s.log is not None:
        s.log.append(Signalled(seat, kind, meaning))
