"""The classic game with the bought third field."""

from __future__ import annotations

from bohnanza.engine.anytime import BUY_FIELD_ANY_TIME, HARVEST_ANY_TIME
from bohnanza.engine.beans import BRANDY, COCOA, COFFEE, COMMON, GARDEN, Deck, deck_of
from bohnanza.engine.policies import DEAL_HANDS, HAND_CARDS_WIN, ONE_KIND, DrawFixed
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Anytime
from bohnanza.engine.variants.anniversary.rules import TRADING_INNER, TRADING_TURN


def large_deck(seats: int) -> Deck:
    """The deck for this number of players [CL-1]."""
    if seats == 3:
        return deck_of(*COMMON, BRANDY, GARDEN, COFFEE)
    if seats < 6:
        return deck_of(*COMMON, BRANDY, GARDEN, COCOA)
    return deck_of(*COMMON, BRANDY, COFFEE)


def classic(seats: int) -> Rules:
    """The classic game for three to seven."""
    three, many = seats == 3, seats > 5
    moves: tuple[Anytime, ...] = (HARVEST_ANY_TIME,) if three else (HARVEST_ANY_TIME, BUY_FIELD_ANY_TIME)
    return Rules(
        seats=seats,
        deck=large_deck(seats),
        hand_sizes=(3, 4, 5, 6, 6, 6, 6)[:seats] if many else (5,) * seats,  # [CL-3]
        fields=3 if three else 2,  # [CL-2]
        max_fields=3,
        field_price=0 if three else 2 if many else 3,
        empty_field_protects=True,  # [CL-7]
        turned_over=2,
        exhaustions=2 if three else 3,  # [CL-8]
        turn=TRADING_TURN,
        inner=TRADING_INNER,
        fits=ONE_KIND,
        draws=DrawFixed(4 if many else 3),  # [CL-4]
        dealing=DEAL_HANDS,
        scoring=HAND_CARDS_WIN,
        anytime=moves,
        makes_room=moves,
        restated=(("AB-2", "CL-2"), ("AB-45", "CL-4"), ("AB-52", "CL-7"), ("AB-70", "CL-8")),
    )
