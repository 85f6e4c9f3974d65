"""What happens to favors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.events import (
    BACK,
    DECK,
    FRONT,
    SOMEWHERE,
    STEP,
    TURNED,
    Event,
    Travel,
    Zone,
    aside_of,
    field_of,
    hand_of,
)
from bohnanza.engine.parts import part
from bohnanza.engine.sorts import CARD, CARDS, FAVOR, FAVORS, FIELD, PLACE_SEEN, SEAT, Cards

if TYPE_CHECKING:
    from bohnanza.engine.memory import Memory

PEEKED: Final = Zone("peeked")  # cards of the draw that a creditor is looking at


@dataclass(frozen=True)
class FavorsDrawn(Event):
    """A player drew favors from their pile."""

    seat: int = part(SEAT)
    favors: tuple[int, ...] = part(FAVORS, seen_by="seat")


@dataclass(frozen=True)
class FavorHandedOver(Event):
    """A player promised a favor: they are the debtor now."""

    debtor: int = part(SEAT)
    creditor: int = part(SEAT)
    favor: int = part(FAVOR)


@dataclass(frozen=True)
class FavorReturned(Event):
    """A favor was honored and went to the bottom of the debtor's pile."""

    creditor: int = part(SEAT)
    debtor: int = part(SEAT)
    favor: int = part(FAVOR)


@dataclass(frozen=True)
class PlantedFor(Event):
    """The first card of a hand was planted in one of the creditor's fields (F1)."""

    seat: int = part(SEAT)
    kind: int = part(CARD)
    creditor: int = part(SEAT)
    field: int = part(FIELD)

    def travels(self) -> list[Travel]:
        return [Travel((self.kind,), hand_of(self.seat, FRONT), field_of(self.creditor, self.field))]


@dataclass(frozen=True)
class Repaid(Event):
    """A card moved from one of the debtor's fields to one of the creditor's (F2)."""

    seat: int = part(SEAT)
    own_field: int = part(FIELD)
    kind: int = part(CARD)
    creditor: int = part(SEAT)
    field: int = part(FIELD)

    def travels(self) -> list[Travel]:
        return [
            Travel((self.kind,), field_of(self.seat, self.own_field), field_of(self.creditor, self.field))
        ]


@dataclass(frozen=True)
class Seized(Event):
    """A creditor took one of the turned-over cards (F3)."""

    seat: int = part(SEAT)
    kind: int = part(CARD)

    def travels(self) -> list[Travel]:
        return [Travel((self.kind,), TURNED, aside_of(self.seat))]


@dataclass(frozen=True)
class Demanded(Event):
    """A creditor demanded a card that fits (F4)."""

    creditor: int = part(SEAT)
    debtor: int = part(SEAT)


@dataclass(frozen=True)
class HandShown(Event):
    """A debtor without such a card showed their hand to the creditor, and to nobody else."""

    debtor: int = part(SEAT)
    creditor: int = part(SEAT)
    cards: Cards = part(CARDS, seen_by="creditor")

    def teach(self, memory: Memory) -> None:
        if UNKNOWN not in self.cards:
            memory.showed(self.debtor, self.cards)


@dataclass(frozen=True)
class Pressed(Event):
    """A creditor gave the debtor a card to plant at once (F6)."""

    creditor: int = part(SEAT)
    debtor: int = part(SEAT)
    kind: int = part(CARD)

    def travels(self) -> list[Travel]:
        return [Travel((self.kind,), hand_of(self.creditor, SOMEWHERE), STEP)]


@dataclass(frozen=True)
class CardsPeeked(Event):
    """A creditor looks at the cards that the debtor would draw (F5)."""

    creditor: int = part(SEAT)
    debtor: int = part(SEAT)
    cards: Cards = part(CARDS, seen_by="creditor")

    def travels(self) -> list[Travel]:
        return [Travel(self.cards, DECK, PEEKED)]


@dataclass(frozen=True)
class CardKept(Event):
    """The creditor put one of them into their own hand, at a place that nobody else sees."""

    seat: int = part(SEAT)
    kind: int = part(CARD, seen_by="seat")
    place: int = part(PLACE_SEEN, seen_by="seat")

    def travels(self) -> list[Travel]:
        """Nobody else saw where in the hand."""
        return [Travel((self.kind,), PEEKED, hand_of(self.seat, SOMEWHERE))]


@dataclass(frozen=True)
class CardPassedOn(Event):
    """The creditor gave the debtor the next one of the others."""

    creditor: int = part(SEAT)
    debtor: int = part(SEAT)
    kind: int = part(CARD, seen_by="creditor debtor")

    def travels(self) -> list[Travel]:
        return [Travel((self.kind,), PEEKED, hand_of(self.debtor, BACK))]


EVENTS: Final[tuple[type[Event], ...]] = (
    FavorsDrawn,
    FavorHandedOver,
    FavorReturned,
    PlantedFor,
    Repaid,
    Seized,
    Demanded,
    HandShown,
    Pressed,
    CardsPeeked,
    CardKept,
    CardPassedOn,
)
