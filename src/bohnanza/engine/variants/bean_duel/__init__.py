"""The classic bean duel."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.beans import SOY
from bohnanza.engine.variant import Variant
from bohnanza.engine.variants.bean_duel.rules import bean_duel

VARIANT: Final = Variant(
    id="bean-duel",
    prefix="CD",
    home=__name__,
    make=bean_duel,
    seats=(2,),
    face=SOY,
)
