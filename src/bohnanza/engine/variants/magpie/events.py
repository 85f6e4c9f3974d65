"""What Magpies do."""

from __future__ import annotations

from dataclasses import dataclass

from bohnanza.engine.events import DISCARD, FRONT, Event, Travel, field_of, hand_of
from bohnanza.engine.parts import part
from bohnanza.engine.sorts import CARD, FIELD, SEAT
from bohnanza.engine.variants.magpie.beans import MAGPIE


@dataclass(frozen=True)
class MagpiePlayed(Event):
    """A player played the Magpie at the front of their hand."""

    seat: int = part(SEAT)

    def travels(self) -> list[Travel]:
        return [Travel((MAGPIE,), hand_of(self.seat, FRONT), DISCARD)]


@dataclass(frozen=True)
class Stolen(Event):
    """A card moved from a victim's field to one of the thief's."""

    seat: int = part(SEAT)
    victim: int = part(SEAT)
    field: int = part(FIELD)
    kind: int = part(CARD)
    own_field: int = part(FIELD)

    def travels(self) -> list[Travel]:
        return [Travel((self.kind,), field_of(self.victim, self.field), field_of(self.seat, self.own_field))]
