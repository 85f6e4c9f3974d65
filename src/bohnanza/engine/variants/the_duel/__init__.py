"""The Duel, with gifts, bluffs and bonus cards."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.beans import CHILI
from bohnanza.engine.variant import Variant
from bohnanza.engine.variants.the_duel.bonus import DrawBonus, DropBonus, Fulfil
from bohnanza.engine.variants.the_duel.events import EVENTS
from bohnanza.engine.variants.the_duel.gifts import Pay, Present, RefuseGift, TakeGift
from bohnanza.engine.variants.the_duel.rules import the_duel

VARIANT: Final = Variant(
    id="the-duel",
    prefix="DU",
    home=__name__,
    make=the_duel,
    seats=(2,),
    moves=(
        Fulfil,
        DropBonus,
        DrawBonus,
        Present,
        TakeGift,
        RefuseGift,
        Pay,
    ),
    events=EVENTS,
    face=CHILI,
)
