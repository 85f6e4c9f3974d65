"""What happens to gifts, bonus cards and dollars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.events import NO_SEAT, Cards, Event, hidden

if TYPE_CHECKING:
    from bohnanza.engine.memory import Memory


# What is paid for a bluff, beside bonus cards.
A_DOLLAR: Final = -1
NO_DOLLAR: Final = -2


@dataclass(frozen=True)
class DollarsDealt(Event):
    """A seat's dollar pile began with cards that nobody saw."""

    seat: int
    cards: Cards

    def owner(self) -> int:
        """Nobody at the table."""
        return NO_SEAT

    def public(self) -> Event:
        """How many."""
        return DollarsDealt(self.seat, hidden(self.cards))

    def teach(self, memory: Memory) -> None:
        """They have left the draw pile."""
        memory.taken(self.cards)
        memory.earned(self.seat, self.cards)


@dataclass(frozen=True)
class BonusDrawn(Event):
    """A seat took a bonus card into its hand."""

    seat: int
    bonus: int

    def owner(self) -> int:
        """The one who draws."""
        return self.seat

    def public(self) -> Event:
        """That it happened."""
        return BonusDrawn(self.seat, UNKNOWN)


@dataclass(frozen=True)
class BonusDiscarded(Event):
    """A seat threw a bonus card away."""

    seat: int
    bonus: int


@dataclass(frozen=True)
class Fulfilled(Event):
    """A seat fulfilled a bonus card with a field of `owner`."""

    seat: int
    bonus: int
    owner_of_field: int
    field: int


@dataclass(frozen=True)
class GiftOffered(Event):
    """A seat pushed a gift card."""

    seat: int
    kind: int


@dataclass(frozen=True)
class GiftTaken(Event):
    """A seat accepted the gift."""

    seat: int


@dataclass(frozen=True)
class GiftRefused(Event):
    """A seat declined the gift."""

    seat: int


@dataclass(frozen=True)
class DollarPaid(Event):
    """A bluff was accepted: a bean dollar or a bonus card changed piles, or there was nothing to pay with."""

    seat: int
    bonus: int  # or A_DOLLAR or NO_DOLLAR

    def teach(self, memory: Memory) -> None:
        """The top coin lies on the other pile."""
        if self.bonus == A_DOLLAR:
            memory.paid_over(self.seat, 1 - self.seat)
