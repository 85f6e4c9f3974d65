"""What happens to the coin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bohnanza.engine.events import Event

if TYPE_CHECKING:
    from bohnanza.engine.memory import Memory


@dataclass(frozen=True)
class CoinClaimed(Event):
    """The active seat reached for the coin."""

    seat: int


@dataclass(frozen=True)
class CoinContested(Event):
    """A card of the holder's hand was drawn and revealed."""

    holder: int
    kind: int

    def teach(self, memory: Memory) -> None:
        """The hand has lost it."""
        memory.left(self.holder, self.kind)


@dataclass(frozen=True)
class CoinTaken(Event):
    """The coin changed hands."""

    seat: int
