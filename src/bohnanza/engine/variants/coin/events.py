"""What happens to the coin."""

from __future__ import annotations

from dataclasses import dataclass

from bohnanza.engine.events import SOMEWHERE, STEP, Event, Travel, hand_of
from bohnanza.engine.parts import part
from bohnanza.engine.sorts import CARD, SEAT


@dataclass(frozen=True)
class CoinClaimed(Event):
    """The active player claimed the Bean Coin."""

    seat: int = part(SEAT)


@dataclass(frozen=True)
class CoinContested(Event):
    """A card was drawn from the holder's hand and revealed."""

    holder: int = part(SEAT)
    kind: int = part(CARD)

    def travels(self) -> list[Travel]:
        return [Travel((self.kind,), hand_of(self.holder, SOMEWHERE), STEP)]


@dataclass(frozen=True)
class CoinTaken(Event):
    """The Bean Coin changed hands."""

    seat: int = part(SEAT)
