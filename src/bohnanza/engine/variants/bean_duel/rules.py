"""The classic bean duel."""

from __future__ import annotations

from dataclasses import replace

from bohnanza.engine.anytime import BUY_FIELD_ANY_TIME, HARVEST_OWN_TURN
from bohnanza.engine.policies import DrawFixed
from bohnanza.engine.rules import Rules
from bohnanza.engine.steps.draw import DRAWING, PASSING_ON
from bohnanza.engine.steps.left_cards import (
    DISCARDING_ONE,
    PLANT_OR_LEAVE_BY_CARD,
    TURNING_OVER_JOINING,
    USING_LEFT_CARDS_BY_CARD,
)
from bohnanza.engine.steps.plant import PLANTING
from bohnanza.engine.variants.anniversary_duel.rules import DUEL_DECK
from bohnanza.engine.variants.classic.rules import classic


def bean_duel(seats: int) -> Rules:
    """The bean duel for two; prices and fields are those of the classic game for four."""
    return replace(
        classic(4),
        seats=seats,
        hand_sizes=(5,) * seats,
        deck=DUEL_DECK,  # [CD-1]
        payment_returns=False,  # [CD-2]
        turned_over=3,
        exhaustions=1,  # [CD-4]
        turn=(  # without trading; ties are those of the classic game [CD-9]
            USING_LEFT_CARDS_BY_CARD,
            PLANTING,
            DISCARDING_ONE,
            TURNING_OVER_JOINING,
            PLANT_OR_LEAVE_BY_CARD,
            DRAWING,
            PASSING_ON,
        ),
        draws=DrawFixed(2),  # [CD-8]
        anytime=(HARVEST_OWN_TURN, BUY_FIELD_ANY_TIME),
        restated=(
            ("AB-2", "CD-1"), ("AB-11", "CD-6"), ("AB-12", "CD-6"), ("AB-30", "CD-7"), ("AB-31", "CD-9"),
            ("AB-39", "CD-9"), ("AB-45", "CD-8"), ("AB-50", "CD-3"), ("AB-52", "CL-7"), ("AB-70", "CD-4"),
        ),
    )  # fmt: skip
