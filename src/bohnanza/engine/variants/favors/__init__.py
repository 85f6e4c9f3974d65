"""Bohna Nostra, where favors are traded."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.variant import Variant
from bohnanza.engine.variants.favors.automatic import PlantForCreditor, Repay
from bohnanza.engine.variants.favors.called import CallDemand, CallPress, CallSeize
from bohnanza.engine.variants.favors.drawing import CallPeek, Keep, PassOn
from bohnanza.engine.variants.favors.events import EVENTS
from bohnanza.engine.variants.favors.rules import favors

VARIANT: Final = Variant(
    id="favors",
    prefix="BN",
    home=__name__,
    make=favors,
    goes_with=("anniversary", "new-beans", "field-beans", "classic"),
    moves=(
        PlantForCreditor,
        Repay,
        CallSeize,
        CallDemand,
        CallPress,
        CallPeek,
        Keep,
        PassOn,
    ),
    events=EVENTS,
)
