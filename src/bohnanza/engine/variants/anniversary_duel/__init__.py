"""The duel of the anniversary edition."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.beans import GREEN
from bohnanza.engine.variant import Variant
from bohnanza.engine.variants.anniversary_duel.rules import anniversary_duel

VARIANT: Final = Variant(
    id="anniversary-duel",
    prefix="V3",
    home=__name__,
    make=anniversary_duel,
    seats=(2,),
    face=GREEN,
)
