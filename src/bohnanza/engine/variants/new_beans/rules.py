"""The anniversary game with three new kinds of bean."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bohnanza.engine.beans import COCOA
from bohnanza.engine.rules import Rules
from bohnanza.engine.steps.draw import DRAWING, DRAWING_ROUND
from bohnanza.engine.variants.anniversary.rules import TRADING_TURN, anniversary
from bohnanza.engine.variants.classic.rules import large_deck

ROUND_TURN: Final = tuple([DRAWING_ROUND if step is DRAWING else step for step in TRADING_TURN])


def new_beans(seats: int) -> Rules:
    """New beans for three to seven."""
    return replace(
        anniversary(seats),
        deck=large_deck(seats),  # [V1-1]
        pays=((COCOA, ((2, 1), (3, 3), (4, 4))),),  # two pay less than in the classic game
        hand_sizes=(5,) * seats,  # [V1-3]
        fields=3 if seats == 3 else 2,  # [V1-2]
        exhaustions=2 if seats == 3 else 3,  # [V1-5]
        turn=ROUND_TURN,
        restated=(("AB-2", "V1-2"), ("AB-45", "V1-4"), ("AB-70", "V1-5")),
    )
