"""The anniversary game with Field Beans."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.variant import Variant
from bohnanza.engine.variants.field_beans.beans import FIELD
from bohnanza.engine.variants.field_beans.rules import field_beans

VARIANT: Final = Variant(
    id="field-beans",
    prefix="V2",
    home=__name__,
    make=field_beans,
    seats=(4, 5),
    beans=(FIELD,),
    face=FIELD,
)
