"""What Magpies do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bohnanza.engine.events import Event
from bohnanza.engine.variants.magpie.beans import MAGPIE

if TYPE_CHECKING:
    from bohnanza.engine.memory import Memory


@dataclass(frozen=True)
class MagpiePlayed(Event):
    """A seat played the Magpie at the front of its hand."""

    seat: int

    def teach(self, memory: Memory) -> None:
        """It lies on the discard pile."""
        memory.left_front(self.seat, MAGPIE)
        memory.discarded((MAGPIE,))


@dataclass(frozen=True)
class Stolen(Event):
    """A card went from a victim's field to one of the thief's."""

    seat: int
    victim: int
    field: int
    kind: int
    own_field: int
