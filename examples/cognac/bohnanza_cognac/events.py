"""What happens to sips."""

from __future__ import annotations

from dataclasses import dataclass

from bohnanza.engine.events import BACK, DECK, Event, Travel, hand_of
from bohnanza.engine.parts import part
from bohnanza.engine.sorts import CARD, SEAT


@dataclass(frozen=True)
class SipEarned(Event):
    """A player earned a sip with a harvest."""

    seat: int = part(SEAT)


@dataclass(frozen=True)
class SipTaken(Event):
    """A player took a sip and drew a card, which nobody else sees."""

    seat: int = part(SEAT)
    kind: int = part(CARD, seen_by="seat")

    def travels(self) -> list[Travel]:
        return [Travel((self.kind,), DECK, hand_of(self.seat, BACK))]
