"""Moves that a client composes itself, as data. All other moves are listed as `choices` and sent as they are.

Wherever one of these can be sent, the same move in notation can be sent instead.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from bohnanza.server import limits
from bohnanza.server.protocol.base import SeatNumber, Tagged
from bohnanza.server.protocol.events import Card, Meaning, OfferTerms, Place

OfferNumber = Annotated[int, Meta(ge=0, description="The number of an offer.")]


class OfferMove(Tagged, frozen=True, tag="offer"):
    """Make an offer, or answer one with a counter-offer."""

    seat: SeatNumber  # your own
    to: Annotated[tuple[SeatNumber, ...], Meta(max_length=limits.SEATS)]  # the seats asked, in any order
    terms: OfferTerms  # what is given and wanted
    first_come: bool = False  # the first to accept gets it; otherwise the maker of an offer to several picks
    parent: OfferNumber = 0  # the offer that it counters, or 0


class RevisionMove(Tagged, frozen=True, tag="revise"):
    """Change the terms of your own open offer."""

    seat: SeatNumber  # your own
    offer: OfferNumber
    terms: OfferTerms  # what is given and wanted


class AcceptMove(Tagged, frozen=True, tag="accept"):
    """Accept an offer with certain copies."""

    seat: SeatNumber  # your own
    offer: OfferNumber
    revision: int = 1  # which version of the offer, from 1
    places: tuple[Place, ...] = ()  # of the wanted cards, in their order; none: the copies nearest the front


class SignalMove(Tagged, frozen=True, tag="signal"):
    """Say without obligation what you want, have or do not want; `clear` takes it back."""

    seat: SeatNumber  # your own
    kind: Card  # the kind of bean
    signal: Meaning  # what you say of it


ComposedMove = OfferMove | RevisionMove | AcceptMove | SignalMove
