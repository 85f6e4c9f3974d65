"""The Magpie Bean."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.variant import Variant
from bohnanza.engine.variants.magpie.beans import MAGPIE
from bohnanza.engine.variants.magpie.events import MagpiePlayed, Stolen
from bohnanza.engine.variants.magpie.moves import CollectMagpies, PlayMagpie, Steal
from bohnanza.engine.variants.magpie.rules import magpie

VARIANT: Final = Variant(
    id="magpie",
    prefix="MB",
    home=__name__,
    make=magpie,
    goes_with=("anniversary", "new-beans", "field-beans", "anniversary-duel"),
    beans=(MAGPIE,),
    moves=(
        PlayMagpie,
        CollectMagpies,
        Steal,
    ),
    events=(
        MagpiePlayed,
        Stolen,
    ),
)
