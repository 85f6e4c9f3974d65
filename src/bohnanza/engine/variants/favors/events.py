"""What happens to favors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.events import Cards, Event, hidden

if TYPE_CHECKING:
    from bohnanza.engine.memory import Memory


@dataclass(frozen=True)
class FavorsDrawn(Event):
    """A seat took favors from its pile."""

    seat: int
    favors: tuple[int, ...]

    def owner(self) -> int:
        """The one who draws."""
        return self.seat

    def public(self) -> Event:
        """How many."""
        return FavorsDrawn(self.seat, hidden(self.favors))


@dataclass(frozen=True)
class FavorHandedOver(Event):
    """A seat promised a favor: it is the debtor now."""

    debtor: int
    creditor: int
    favor: int


@dataclass(frozen=True)
class FavorReturned(Event):
    """A favor was honoured and went to the bottom of the debtor's pile."""

    creditor: int
    debtor: int
    favor: int


@dataclass(frozen=True)
class PlantedFor(Event):
    """The first card of a hand was planted in a field of the creditor (F1)."""

    seat: int
    kind: int
    creditor: int
    field: int

    def teach(self, memory: Memory) -> None:
        """What the front card of the hand was."""
        memory.left_front(self.seat, self.kind)


@dataclass(frozen=True)
class Repaid(Event):
    """A card moved from a field of the debtor to one of the creditor (F2)."""

    seat: int
    own_field: int
    kind: int
    creditor: int
    field: int


@dataclass(frozen=True)
class Seized(Event):
    """A creditor took one of the turned-over cards (F3)."""

    seat: int
    kind: int


@dataclass(frozen=True)
class Demanded(Event):
    """A creditor demanded a card that fits (F4)."""

    creditor: int
    debtor: int


@dataclass(frozen=True)
class HandShown(Event):
    """A debtor without such a card showed the hand to the creditor, and to nobody else."""

    debtor: int
    creditor: int
    cards: Cards

    def owner(self) -> int:
        """The creditor."""
        return self.creditor

    def public(self) -> Event:
        """That it happened."""
        return HandShown(self.debtor, self.creditor, hidden(self.cards))

    def teach(self, memory: Memory) -> None:
        """The whole hand, for who saw it."""
        if UNKNOWN not in self.cards:
            memory.showed(self.debtor, self.cards)


@dataclass(frozen=True)
class Pressed(Event):
    """A creditor gave the debtor a card to plant at once (F6)."""

    creditor: int
    debtor: int
    kind: int

    def teach(self, memory: Memory) -> None:
        """A hand has lost it."""
        memory.left(self.creditor, self.kind)


@dataclass(frozen=True)
class CardsPeeked(Event):
    """A creditor looks at the cards that the debtor would draw (F5)."""

    creditor: int
    debtor: int
    cards: Cards

    def owner(self) -> int:
        """The creditor."""
        return self.creditor

    def public(self) -> Event:
        """How many."""
        return CardsPeeked(self.creditor, self.debtor, hidden(self.cards))

    def teach(self, memory: Memory) -> None:
        """They have left the draw pile."""
        memory.taken(self.cards)


@dataclass(frozen=True)
class CardKept(Event):
    """The creditor put one of them somewhere into the own hand."""

    seat: int
    kind: int
    place: int

    def owner(self) -> int:
        """The creditor."""
        return self.seat

    def public(self) -> Event:
        """That it happened."""
        return CardKept(self.seat, UNKNOWN, UNKNOWN)

    def teach(self, memory: Memory) -> None:
        """A hand grew, nobody else saw where."""
        memory.inserted(self.seat)


@dataclass(frozen=True)
class CardPassedOn(Event):
    """The creditor gave the debtor the next of the others."""

    creditor: int
    debtor: int
    kind: int

    def shown_to(self, seat: int) -> bool:
        """Both of them see it."""
        return seat in (self.creditor, self.debtor)

    def public(self) -> Event:
        """That it happened."""
        return CardPassedOn(self.creditor, self.debtor, UNKNOWN)

    def teach(self, memory: Memory) -> None:
        """What lies at the back of a hand."""
        memory.to_back(self.debtor, (self.kind,))
