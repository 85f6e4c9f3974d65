"""The anniversary game with three new kinds of bean."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.beans import COCOA
from bohnanza.engine.variant import Variant
from bohnanza.engine.variants.new_beans.rules import new_beans

VARIANT: Final = Variant(
    id="new-beans",
    prefix="V1",
    home=__name__,
    make=new_beans,
    seats=(3, 4, 5, 6, 7),
    face=COCOA,
)
