"""Small questions about a view: which offers are open, and where cards would go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bohnanza.engine import field_space
from bohnanza.engine.notation.facts import terms_facts
from bohnanza.engine.offers import Offer
from bohnanza.engine.views import View
from bohnanza.tui.people import People

# --- offers ---


def offer_in(view: View, number: int) -> Offer | None:
    return next((offer for offer in view.offers if offer.number == number), None)


def offer_facts(offer: Offer) -> dict[str, Any]:
    """An open offer, as arguments of a sentence."""
    return {**terms_facts(offer.terms), "maker": offer.maker, "to": offer.to}


# --- where cards would go ---


def growing_field(view: View, seat: int, kind: int) -> int:
    """The field on which a seat has begun what this kind goes onto, the longest of several; -1 if none."""
    return field_space.growing_field(view.rules, view.fields[seat], kind)


def empty_fields(view: View, seat: int) -> int:
    return view.fields[seat].count([])


def kinds_needing_empty_field(view: View, seat: int, cards: Sequence[int]) -> list[int]:
    """The kinds among cards that would need an empty field each."""
    return field_space.kinds_needing_empty_field(view.rules, view.fields[seat], cards)


def too_few_fields(view: View, cards: Sequence[int]) -> bool:
    """Whether the viewer lacks room for some of the cards."""
    return field_space.too_few_fields(view.rules, view.fields[view.seat], cards)


def landing(view: View, cards: Sequence[int], people: People) -> str:
    """What becomes of cards that the viewer gets: which field they go onto, or that there is no room."""
    at = growing_field(view, view.seat, cards[0])
    where = "hand" if at < 0 else "field"
    where = "empty" if kinds_needing_empty_field(view, view.seat, cards) else where
    where = "no-room" if too_few_fields(view, cards) else where
    grown = people.counted(view.fields[view.seat][at]) if at >= 0 else ""
    return people.say("terminal-landing", where=where, growing=grown)
