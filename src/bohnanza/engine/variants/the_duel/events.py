"""What happens to gifts, bonus cards and dollars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.events import DECK, Event, Travel, coins_of
from bohnanza.engine.parts import NOBODY_SEES, part
from bohnanza.engine.sorts import CARD, CARDS, FIELD, SEAT, Cards
from bohnanza.engine.variants.the_duel.bonus_cards import A_DOLLAR, BONUS, PAID


@dataclass(frozen=True)
class DollarsDealt(Event):
    """A player's dollar pile began with cards that nobody saw."""

    seat: int = part(SEAT)
    cards: Cards = part(CARDS, seen_by=NOBODY_SEES)

    def travels(self) -> list[Travel]:
        return [Travel(self.cards, DECK, coins_of(self.seat))]


@dataclass(frozen=True)
class BonusDrawn(Event):
    """A player drew a bonus card."""

    seat: int = part(SEAT)
    bonus: int = part(BONUS, seen_by="seat")


@dataclass(frozen=True)
class BonusDiscarded(Event):
    """A player discarded a bonus card."""

    seat: int = part(SEAT)
    bonus: int = part(BONUS)


@dataclass(frozen=True)
class Fulfilled(Event):
    """A player fulfilled a bonus card with a field, their own or their opponent's."""

    seat: int = part(SEAT)
    bonus: int = part(BONUS)
    owner_of_field: int = part(SEAT)
    field: int = part(FIELD)


@dataclass(frozen=True)
class GiftOffered(Event):
    """A player offered a gift."""

    seat: int = part(SEAT)
    kind: int = part(CARD)


@dataclass(frozen=True)
class GiftTaken(Event):
    """A player accepted the gift."""

    seat: int = part(SEAT)


@dataclass(frozen=True)
class GiftRefused(Event):
    """A player declined the gift."""

    seat: int = part(SEAT)


@dataclass(frozen=True)
class DollarPaid(Event):
    """A bluff was accepted and paid for: with a "dollar", a bonus card by its name, or "nothing"."""

    seat: int = part(SEAT)
    bonus: int = part(PAID, message_name="paid")

    def travels(self) -> list[Travel]:
        if self.bonus != A_DOLLAR:
            return []
        return [Travel((UNKNOWN,), coins_of(self.seat), coins_of(1 - self.seat))]


EVENTS: Final[tuple[type[Event], ...]] = (
    DollarsDealt,
    BonusDrawn,
    BonusDiscarded,
    Fulfilled,
    GiftOffered,
    GiftTaken,
    GiftRefused,
    DollarPaid,
)
