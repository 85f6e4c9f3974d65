"""The anniversary base game."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.anytime import HARVEST_ANY_TIME
from bohnanza.engine.beans import COMMON, GARDEN, deck_of
from bohnanza.engine.policies import DEAL_HANDS, FURTHEST_WINS, ONE_KIND, DrawFixed
from bohnanza.engine.rules import Rules
from bohnanza.engine.steps.draw import DRAWING, PASSING_ON
from bohnanza.engine.steps.plant import PLANTING, PLANTING_AGAIN
from bohnanza.engine.steps.receive import RECEIVING
from bohnanza.engine.steps.trade import TRADING
from bohnanza.engine.steps.turn_over import TURNING_OVER

BASE_DECK: Final = deck_of(GARDEN, *COMMON)  # [AB-1]
TRADING_TURN: Final = (PLANTING, TURNING_OVER, TRADING, RECEIVING, DRAWING, PASSING_ON)
TRADING_INNER: Final = (PLANTING_AGAIN,)


def anniversary(seats: int) -> Rules:
    """The base game for three to five."""
    return Rules(
        seats=seats,
        deck=BASE_DECK,
        hand_sizes=(5,) * seats,  # [AB-3]
        fields=3 if seats == 3 else 2,  # [AB-2]
        turned_over=2,
        exhaustions=3,
        turn=TRADING_TURN,
        inner=TRADING_INNER,
        fits=ONE_KIND,
        draws=DrawFixed(3),
        dealing=DEAL_HANDS,
        scoring=FURTHEST_WINS,
        anytime=(HARVEST_ANY_TIME,),
        makes_room=(HARVEST_ANY_TIME,),
    )
