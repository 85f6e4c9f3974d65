"""The duel of the anniversary edition: what you do not plant is your opponent's."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bohnanza.engine.anytime import HARVEST_OWN_TURN
from bohnanza.engine.beans import BRANDY, COFFEE, COMMON, deck_of
from bohnanza.engine.policies import FURTHEST_WINS, DrawFixed
from bohnanza.engine.rules import Rules
from bohnanza.engine.steps.draw import DRAWING, PASSING_ON
from bohnanza.engine.steps.left_cards import (
    PLANT_AND_DISCARD,
    PLANT_OR_LEAVE_BY_KIND,
    TURNING_OVER_ENDING,
    USING_LEFT_CARDS_BY_KIND,
)
from bohnanza.engine.variants.anniversary.rules import anniversary

DUEL_DECK: Final = deck_of(*COMMON, BRANDY, COFFEE)


def anniversary_duel(seats: int) -> Rules:
    """The duel for two."""
    return replace(
        anniversary(seats),
        deck=DUEL_DECK,
        fields=3,  # [V3-1]
        turned_over=3,
        exhaustions=1,
        turn=(  # without trading [V3-8]
            USING_LEFT_CARDS_BY_KIND,
            PLANT_AND_DISCARD[0],
            TURNING_OVER_ENDING,
            PLANT_OR_LEAVE_BY_KIND,
            DRAWING,
            PASSING_ON,
        ),
        inner=PLANT_AND_DISCARD[1:5],  # after two plantings and the discard the phase is over
        draws=DrawFixed(2),  # [V3-6]
        scoring=FURTHEST_WINS,  # so the one who did not start wins a tie [V3-10]
        anytime=(HARVEST_OWN_TURN,),
        restated=(
            ("AB-2", "V3-1"), ("AB-11", "V3-3"), ("AB-12", "V3-3"), ("AB-30", "V3-4"), ("AB-31", "V3-8"),
            ("AB-39", "V3-8"), ("AB-45", "V3-6"), ("AB-50", "V3-7"), ("AB-70", "V3-9"),
        ),
    )  # fmt: skip
