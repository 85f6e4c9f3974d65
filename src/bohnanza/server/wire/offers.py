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

# How good it is to get a card, and how bad to give it away: a rough figure.
GROWN: Final = 3
FRESH: Final = 1
FAVOR: Final = 1


# --- what a trade does to a seat ---


class SeatTrade(NamedTuple):
    """A trade for one seat: what it gets, what it gives, and which of that are turned-over cards."""

    gets: tuple[int, ...]
    gives: tuple[int, ...]
    turned: tuple[int, ...]
    favors: int  # received less given


class TrialFields:
    """Copies of a seat's fields, on which cards are planted one by one where they fit best."""

    def __init__(self, view: View, planted: list[int]) -> None:
        self.rules = view.rules
        self.columns = [column[:] for column in view.fields[view.seat]]
        self.own = len(self.columns)
        for kind in planted:
            self.plant(kind)

    @property
    def harvests(self) -> int:
        """How many fields had to be harvested."""
        return len(self.columns) - self.own

    def plant(self, kind: int) -> Landing:
        """Plant a card; if there is no room, as if a field had been harvested for it."""
        if self.rules.fits.never_planted(kind) is not None:
            return Landing(CARDS[kind], "hand", 0, 0, 0)
        fits = [at for at, column in enumerate(self.columns) if column and self.rules.fits.fits(column, kind)]
        if fits:
            at = max(fits, key=lambda at: len(self.columns[at]))
            column, payouts = self.columns[at], self.rules.payouts
            pays = payouts[column[-1]][len(column)]
            column.append(kind)
            field = at + 1 if at < self.own else 0
            return Landing(CARDS[kind], "field", field, pays, payouts[kind][len(column)])
        if [] in self.columns:
            self.columns[self.columns.index([])].append(kind)
            return Landing(CARDS[kind], "empty", 0, 0, 0)
        self.columns.append([kind])
        return Landing(CARDS[kind], "no-room", 0, 0, 0)


class TradeOutlook:
    """What a seat has to plant anyway, to compare trades with it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.columns = view.fields[view.seat]
        self.due = view.aside[view.seat] + (view.turned if view.seat == view.active else [])
        self.grown = [column[-1] for column in self.columns if column]
        self.harvests = TrialFields(view, self.due).harvests
        self.harvestable = harvestable(view.rules, self.columns)

    def effect(self, deal: SeatTrade) -> Effect:
        due = self.due[:]
        for kind in deal.turned:
            due.remove(kind)
        fields = TrialFields(self.view, due)
        lands = [fields.plant(kind) for kind in deal.gets]
        gain = sum([GROWN if landing.where == "field" else FRESH for landing in lands])
        loss = GROWN * len([kind for kind in deal.gives if kind in self.grown])
        saved = GROWN * (self.harvests - fields.harvests)
        worth = gain - loss + FAVOR * deal.favors + saved
        return Effect(lands, self.harvests, fields.harvests, self.harvestable, worth)


def preview(view: View, move: Move) -> Effect | None:
    """How the trade that a legal move of the viewer proposes or accepts would affect them; None for other moves."""
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


def deal_of(view: View, maker: bool, terms: offers.Terms) -> SeatTrade:
    """The viewer's side of an offer, as its maker or as the one who accepts it."""
    owed = len(terms.give_favors) - len(terms.want_favors)
    want = terms.want if terms.mode == EXACTLY else ()
    if maker:
        turned = [terms.give[i] for i in range(len(terms.give)) if terms.places[i] == TURNED]
        return SeatTrade(want, terms.give, tuple(turned), -owed)
    open_cards = view.turned[:] if view.seat == view.active else []
    given: list[int] = []
    for kind in want:  # unless they say otherwise, players give turned-over cards first
        if kind in open_cards:
            open_cards.remove(kind)
            given.append(kind)
    return SeatTrade(terms.give, want, tuple(given), owed)


# --- open offers ---


def offers_for(view: View, moves: list[Move]) -> list[OpenOffer]:
    """The open offers; one can be accepted if the viewer's listed moves say so."""
    acceptable = {move.number for move in moves if isinstance(move, Accept)}
    outlook = TradeOutlook(view) if view.offers and view.seat != SPECTATOR else None
    return [_open_offer(view, offer, outlook, offer.number in acceptable) for offer in view.offers]


def _open_offer(view: View, offer: offers.Offer, outlook: TradeOutlook | None, can_accept: bool) -> OpenOffer:
    seat = view.seat
    mine, answer = offer.maker == seat, offer.answer_of(seat)
    asked = view.agenda[-1].trading and answer in (ASKED, COUNTERED)
    copies: list[list[Place]] = []
    if asked and offer.concrete():
        copies = [_places(view, kind) for kind in offer.terms.want]
    promised = offer.copies[offer.to.index(seat)] if answer == ACCEPTED else ()
    effect = None
    if outlook is not None and (mine or seat in offer.to):
        effect = outlook.effect(deal_of(view, mine, offer.terms))
    return OpenOffer(
        offer.number,
        offer.revision,
        offer.maker,
        list(offer.to),
        terms_for(offer.terms),
        offer.first_come,
        offer.parent,
        [OfferAnswer(to, ANSWERS[one]) for to, one in zip(offer.to, offer.answers)],
        can_accept,
        asked,
        copies,
        [place_name(place) for place in promised],
        effect,
    )


def _places(view: View, kind: int) -> list[Place]:
    """The cards of a kind that the viewer could give."""
    turned = [TURNED] if view.seat == view.active and kind in view.turned else []
    held = [place for place, card in enumerate(view.hand) if card == kind]
    return [place_name(place) for place in (*turned, *held)]


# --- what offers can be made of ---


@lru_cache(128)
def kinds_of(game_id: str) -> list[Card]:
    deck = rules_for(game_id).deck
    return [CARDS[kind] for kind in range(len(deck)) if deck[kind]]


def trade_for(view: View) -> Trade | None:
    """What the viewer can put into offers; None while no offers can be made."""
    if view.seat == SPECTATOR or not view.agenda or not view.agenda[-1].trading:
        return None
    active = view.seat == view.active
    seats = view.rules.seats
    to = [(view.seat + distance) % seats for distance in range(1, seats)] if active else [view.active]
    goods = [GivenCard(CARDS[kind], "turned") for kind in view.turned] if active else []
    goods += [GivenCard(CARDS[kind], place) for place, kind in enumerate(view.hand, 1)]
    favors: list[Favor] = []
    ask_favors: list[Favor] = []
    if view.rules.favors is not None:
        held = view.rules.favors.in_hand(view.as_state(), view.seat)
        favors = [favor_name(favor) for favor in held]
        ask_favors = [favor_name(favor) for favor in range(1, FAVORS + 1)]
    return Trade(to, goods, kinds_of(view.rules.game_id), favors, ask_favors, view.proposals[view.seat])
