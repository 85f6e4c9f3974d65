"""The anniversary base game."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.beans import RED
from bohnanza.engine.variant import Variant
from bohnanza.engine.variants.anniversary.rules import anniversary

VARIANT: Final = Variant(
    id="anniversary",
    prefix="AB",
    home=__name__,
    make=anniversary,
    seats=(3, 4, 5),
    face=RED,
)
