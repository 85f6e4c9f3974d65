"""Open offers as a seat sees them, what they would do to it, and what it can make offers of."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, get_args

from bohnanza.engine import offers
from bohnanza.engine.beans import CARDS
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.offers import ACCEPTED, ASKED, COUNTERED, EXACTLY, TURNED
from bohnanza.engine.seams import Move
from bohnanza.engine.sorts import favor_name, place_name
from bohnanza.engine.trade_moves import FAVORS, Accept, Propose, Revise
from bohnanza.engine.views import SPECTATOR, View
from bohnanza.server.protocol.events import Card, Favor, GivenCard, Place
from bohnanza.server.protocol.game import AnswerName, Effect, Landing, OfferAnswer, OpenOffer, Trade
from bohnanza.server.wire.events import terms_for
from bohnanza.server.wire.fields import harvestable

ANSWERS: Final[tuple[AnswerName, ...]] = get_args(AnswerName)

# How good a card is for who gets it, and how bad to give it away: a rough figure.
GROWN: Final = 3
FRESH: Final = 1
FAVOR: Final = 1


# --- what a trade does to a seat ---


class TradeSide(NamedTuple):
    """One side of a trade: what the seat gets, what it gives, and what of that from the turned-over cards."""

    gets: tuple[int, ...]
    gives: tuple[int, ...]
    turned: tuple[int, ...]
    favors: int  # received less given


class TrialFields:
    """The fields of a seat, onto which cards are planted one after the other where they fit best."""

    def __init__(self, view: View) -> None:
        self.rules = view.rules
        self.columns = [column[:] for column in view.fields[view.seat]]
        self.own = len(self.columns)

    @property
    def harvests(self) -> int:
        """How many fields had to be harvested."""
        return len(self.columns) - self.own

    def plant(self, kind: int) -> Landing:
        """Where a card goes; if there is no room, as if a field had been harvested for it."""
        if self.rules.fits.never_planted(kind) is not None:
            return Landing(CARDS[kind], "hand", 0, 0, 0)
        fits = [at for at, column in enumerate(self.columns) if column and self.rules.fits.fits(column, kind)]
        if fits:
            return self._joins(max(fits, key=lambda at: len(self.columns[at])), kind)
        if [] in self.columns:
            self.columns[self.columns.index([])].append(kind)
            return Landing(CARDS[kind], "empty", 0, 0, 0)
        self.columns.append([kind])
        return Landing(CARDS[kind], "no-room", 0, 0, 0)

    def _joins(self, at: int, kind: int) -> Landing:
        column, payouts = self.columns[at], self.rules.payouts
        pays = payouts[column[-1]][len(column)]
        column.append(kind)
        field = at + 1 if at < self.own else 0
        return Landing(CARDS[kind], "field", field, pays, payouts[kind][len(column)])


class TradeOutlook:
    """What a seat has to plant as things stand, so that trades can be compared with it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.columns = view.fields[view.seat]
        self.due = view.aside[view.seat] + (view.turned if view.seat == view.active else [])
        self.grown = [column[-1] for column in self.columns if column]
        self.harvests = _planted(view, self.due).harvests
        self.harvestable = harvestable(view.rules, self.columns)

    def effect(self, deal: TradeSide) -> Effect:
        """What a trade would do to the seat."""
        due = self.due[:]
        for kind in deal.turned:
            due.remove(kind)
        room = _planted(self.view, due)
        lands = [room.plant(kind) for kind in deal.gets]
        worth = self._worth(lands, deal) + GROWN * (self.harvests - room.harvests)
        return Effect(lands, self.harvests, room.harvests, self.harvestable, worth)

    def _worth(self, lands: list[Landing], deal: TradeSide) -> int:
        gain = sum([GROWN if landing.where == "field" else FRESH for landing in lands])
        return gain - GROWN * len([kind for kind in deal.gives if kind in self.grown]) + FAVOR * deal.favors


def _planted(view: View, cards: list[int]) -> TrialFields:
    room = TrialFields(view)
    for kind in cards:
        room.plant(kind)
    return room


def preview(view: View, move: Move) -> Effect | None:
    """What a legal move of the viewer would do if it came to the trade; None for a move that makes none."""
    if isinstance(move, Propose | Revise):
        return TradeOutlook(view).effect(deal_of(view, True, move.terms))
    offer = next((offer for offer in view.offers if offer.number == getattr(move, "number", 0)), None)
    if not isinstance(move, Accept) or offer is None:
        return None
    deal = deal_of(view, False, offer.terms)
    if move.places:
        turned = [kind for kind, place in zip(deal.gives, move.places) if place == TURNED]
        deal = deal._replace(turned=tuple(turned))
    return TradeOutlook(view).effect(deal)


def deal_of(view: View, maker: bool, terms: offers.Terms) -> TradeSide:
    """The viewer's side of terms, as their maker or as who accepts them."""
    owed = len(terms.give_favors) - len(terms.want_favors)
    want = terms.want if terms.mode == EXACTLY else ()
    if maker:
        turned = [terms.give[i] for i in range(len(terms.give)) if terms.places[i] == TURNED]
        return TradeSide(want, terms.give, tuple(turned), -owed)
    open_cards = view.turned[:] if view.seat == view.active else []
    given: list[int] = []
    for kind in want:  # who says nothing else gives the turned-over ones first
        if kind in open_cards:
            open_cards.remove(kind)
            given.append(kind)
    return TradeSide(terms.give, want, tuple(given), owed)


# --- open offers ---


def offers_for(view: View, moves: list[Move]) -> list[OpenOffer]:
    """The open offers; whether one can be accepted is what the viewer's own list of moves says."""
    acceptable = {move.number for move in moves if isinstance(move, Accept)}
    outlook = TradeOutlook(view) if view.offers and view.seat != SPECTATOR else None
    return [_offer(view, offer, outlook, offer.number in acceptable) for offer in view.offers]


def _offer(view: View, offer: offers.Offer, outlook: TradeOutlook | None, can_accept: bool) -> OpenOffer:
    seat = view.seat
    mine = offer.maker == seat
    asked = view.agenda[-1].trading and offer.answer_of(seat) in (ASKED, COUNTERED)
    return OpenOffer(
        offer.number,
        offer.revision,
        offer.maker,
        list(offer.to),
        terms_for(offer.terms),
        offer.first_come,
        offer.parent,
        [OfferAnswer(to, ANSWERS[answer]) for to, answer in zip(offer.to, offer.answers)],
        can_accept,
        asked,
        _copies(view, offer) if asked else [],
        _promised(offer, seat),
        outlook.effect(deal_of(view, mine, offer.terms)) if outlook and (mine or seat in offer.to) else None,
    )


def _copies(view: View, offer: offers.Offer) -> list[list[Place]]:
    if not offer.concrete():
        return []
    return [_places(view, kind) for kind in offer.terms.want]


def _places(view: View, kind: int) -> list[Place]:
    turned = [TURNED] if view.seat == view.active and kind in view.turned else []
    held = [place for place, card in enumerate(view.hand) if card == kind]
    return [place_name(place) for place in (*turned, *held)]


def _promised(offer: offers.Offer, seat: int) -> list[Place]:
    if offer.answer_of(seat) != ACCEPTED:
        return []
    return [place_name(place) for place in offer.copies[offer.to.index(seat)]]


# --- what offers can be made of ---


@lru_cache(128)
def kinds_of(game_id: str) -> list[Card]:
    """The kinds of a game."""
    deck = rules_for(game_id).deck
    return [CARDS[kind] for kind in range(len(deck)) if deck[kind]]


def trade_for(view: View) -> Trade | None:
    """What the viewer can make offers of, while offers can be made."""
    if view.seat == SPECTATOR or not view.agenda or not view.agenda[-1].trading:
        return None
    active = view.seat == view.active
    seats = view.rules.seats
    to = [(view.seat + distance) % seats for distance in range(1, seats)] if active else [view.active]
    goods = [GivenCard(CARDS[kind], "turned") for kind in view.turned] if active else []
    goods += [GivenCard(CARDS[kind], place) for place, kind in enumerate(view.hand, 1)]
    favors, asks = _favors(view)
    return Trade(to, goods, kinds_of(view.rules.game_id), favors, asks, view.proposals[view.seat])


def _favors(view: View) -> tuple[list[Favor], list[Favor]]:
    """What the viewer can give, and all that can be asked for."""
    favors = view.rules.favors
    if favors is None:
        return [], []
    held = favors.in_hand(view.as_state(), view.seat)
    return [favor_name(favor) for favor in held], [favor_name(favor) for favor in range(1, FAVORS + 1)]
