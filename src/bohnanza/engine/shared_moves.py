"""The moves that belong to no single variant, and the words that offers and answers begin with."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.discards import DiscardHand, DiscardTurned
from bohnanza.engine.give import GiveCard
from bohnanza.engine.moves import BuyField, Done, Draw, Harvest, Pass, Plant, TurnOver
from bohnanza.engine.seams import Move
from bohnanza.engine.trade_moves import (
    Accept,
    Decline,
    Pick,
    Propose,
    Revise,
    Signal,
    TakeBack,
    Withdraw,
)

# Those that notation reads by their form, and those for which it has a reader of its own.
READ_BY_FORM: Final[tuple[type[Move], ...]] = (
    Plant, Harvest, BuyField, Done, Pass, TurnOver, Draw, DiscardTurned, DiscardHand, Withdraw, Pick,
)  # fmt: skip
READ_OTHERWISE: Final[tuple[type[Move], ...]] = (
    Propose, Revise, Accept, Decline, TakeBack, Signal, GiveCard,
)  # fmt: skip
READ_WORDS: Final = (
    "offer", "gift", "ask", "counter", "revise", "accept", "decline", "take-back", "want", "have", "no", "clear",
    "give",
)  # fmt: skip
