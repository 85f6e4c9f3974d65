"""The classic game with the bought third field."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.beans import BLUE
from bohnanza.engine.variant import Variant
from bohnanza.engine.variants.classic.rules import classic

VARIANT: Final = Variant(
    id="classic",
    prefix="CL",
    home=__name__,
    make=classic,
    seats=(3, 4, 5, 6, 7),
    face=BLUE,
)
