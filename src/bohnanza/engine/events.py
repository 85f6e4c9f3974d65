"""What can happen in a game: a class for each kind of event.

An event describes itself: its parts say how each is written, read and hidden from those who may not see it, and
`travels` says which cards went from where to where. Messages, secrecy, what a memory learns and which cards fly
across the page follow from that.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from bohnanza.engine.offers import TURNED as TURNED_PLACE
from bohnanza.engine.offers import Terms
from bohnanza.engine.parts import NOBODY_SEES, part, secrets_of
from bohnanza.engine.seams import NOBODY
from bohnanza.engine.sorts import (
    CARD,
    CARDS,
    FIELD,
    FLAG,
    LAPSE,
    NUMBER,
    NUMBERS,
    SAID_REASON,
    SEAT,
    SEATS,
    SIGNAL,
    SOURCE,
    TERMS,
    Cards,
)

if TYPE_CHECKING:
    from bohnanza.engine.memory import Memory

# Where a planted card came from.
FROM_HAND: Final = 0
FROM_ASIDE: Final = 1
FROM_TURNED: Final = 2
FROM_STEP: Final = 3  # it had to be planted at once

# Why an offer lapsed.
GONE: Final = "gone"  # the maker can no longer give what it promises
REFUSED: Final = "declined"  # everybody asked has declined


# --- where cards lie ---


class Zone(NamedTuple):
    """A place for cards: of a seat or of nobody; `at` is the field, or where in a hand."""

    name: str
    seat: int = NOBODY
    at: int = 0


class Travel(NamedTuple):
    """Cards that went from one zone to another, in this order."""

    cards: Cards
    source: Zone
    target: Zone


DECK: Final = Zone("deck")
DISCARD: Final = Zone("discard")
TURNED: Final = Zone("turned")
OUT: Final = Zone("out")
STEP: Final = Zone("step")  # in the middle of the table, about to be planted

FRONT: Final = 0
BACK: Final = -1
SOMEWHERE: Final = -2


def hand_of(seat: int, at: int) -> Zone:
    """A hand: its FRONT, its BACK or SOMEWHERE in it."""
    return Zone("hand", seat, at)


def field_of(seat: int, at: int) -> Zone:
    return Zone("field", seat, at)


def aside_of(seat: int) -> Zone:
    """What a seat has received and must plant."""
    return Zone("aside", seat)


def coins_of(seat: int) -> Zone:
    return Zone("coins", seat)


def source_zone(source: int, seat: int) -> Zone:
    """Where a card that was planted or thrown away came from."""
    if source == FROM_HAND:
        return hand_of(seat, FRONT)
    if source == FROM_ASIDE:
        return aside_of(seat)
    return TURNED if source == FROM_TURNED else STEP


# --- events ---


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event:
    """Something that happened. A subclass declares its parts as fields: `kind: int = part(CARD)`."""

    def shown_to(self, seat: int) -> bool:
        """Whether a seat, or a spectator, sees all of it."""
        for secret in secrets_of(type(self)):
            if NOBODY_SEES in secret.seen_by or seat not in [getattr(self, name) for name in secret.seen_by]:
                return False
        return True

    def public(self) -> Event | None:
        """What everybody else sees of it."""
        secrets = secrets_of(type(self))
        if not secrets:
            return self
        cut: dict[str, Any] = {}
        for secret in secrets:
            assert secret.sort.hide is not None
            cut[secret.name] = secret.sort.hide(getattr(self, secret.name))
        return replace(self, **cut)

    def travels(self) -> list[Travel]:
        """Which cards went from where to where."""
        return []

    def teach(self, memory: Memory) -> None:
        """Report to a memory what this event, as its seat got it, reveals about hidden cards."""
        for travel in self.travels():
            memory.moved(travel)


# --- cards and turns ---


@dataclass(frozen=True)
class Shuffled(Event):
    """Cards were shuffled: which shuffle of the game it was, and the cards before and after, bottom first."""

    counter: int = part(NUMBER)
    before: Cards = part(CARDS, seen_by=NOBODY_SEES)
    after: Cards = part(CARDS, seen_by=NOBODY_SEES)

    def travels(self) -> list[Travel]:
        return [Travel(self.after, DISCARD, DECK)]


@dataclass(frozen=True)
class ShuffledApart(Shuffled):
    """Cards other than beans were shuffled."""

    def travels(self) -> list[Travel]:
        return []


@dataclass(frozen=True)
class Drew(Event):
    """A player drew cards to the back of their hand, one after the other."""

    seat: int = part(SEAT)
    cards: Cards = part(CARDS, seen_by="seat")

    def travels(self) -> list[Travel]:
        return [Travel(self.cards, DECK, hand_of(self.seat, BACK))]


@dataclass(frozen=True)
class TurnStarted(Event):
    """A player's turn began."""

    turn: int = part(NUMBER)
    seat: int = part(SEAT)

    def teach(self, memory: Memory) -> None:
        memory.active = self.seat


@dataclass(frozen=True)
class Planted(Event):
    """A card was planted in a field."""

    seat: int = part(SEAT)
    kind: int = part(CARD)
    field: int = part(FIELD)
    source: int = part(SOURCE)

    def travels(self) -> list[Travel]:
        return [Travel((self.kind,), source_zone(self.source, self.seat), field_of(self.seat, self.field))]


@dataclass(frozen=True)
class Harvested(Event):
    """A field was sold: its cards, oldest first, of which the newest became coins."""

    seat: int = part(SEAT)
    field: int = part(FIELD)
    cards: Cards = part(CARDS)
    coins: int = part(NUMBER)

    def travels(self) -> list[Travel]:
        here, kept = field_of(self.seat, self.field), len(self.cards) - self.coins
        return [
            Travel(self.cards[:kept], here, DISCARD),
            Travel(self.cards[kept:], here, coins_of(self.seat)),
        ]


@dataclass(frozen=True)
class FieldBought(Event):
    """A player paid for another field; the coins show their bean faces, topmost first."""

    seat: int = part(SEAT)
    paid: Cards = part(CARDS)

    def teach(self, memory: Memory) -> None:
        memory.paid(self.seat, self.paid)


@dataclass(frozen=True)
class FieldGained(Event):
    """A player earned another field with a harvest."""

    seat: int = part(SEAT)


@dataclass(frozen=True)
class TurnedOver(Event):
    """Cards were turned over for the active player."""

    seat: int = part(SEAT)
    cards: Cards = part(CARDS)

    def travels(self) -> list[Travel]:
        return [Travel(self.cards, DECK, TURNED)]


@dataclass(frozen=True)
class JoinedTable(Event):
    """Cards from the top of the discard pile joined the turned-over ones of their kind."""

    cards: Cards = part(CARDS)

    def travels(self) -> list[Travel]:
        return [Travel(self.cards, DISCARD, TURNED)]


@dataclass(frozen=True)
class Discarded(Event):
    """A player discarded a card, from their hand or from the table."""

    seat: int = part(SEAT)
    kind: int = part(CARD)
    source: int = part(SOURCE)

    def travels(self) -> list[Travel]:
        from_hand = self.source == FROM_HAND
        source = hand_of(self.seat, SOMEWHERE) if from_hand else source_zone(self.source, self.seat)
        return [Travel((self.kind,), source, DISCARD)]


@dataclass(frozen=True)
class RanOut(Event):
    """The draw pile ran out, for the `times`-th time."""

    times: int = part(NUMBER)


@dataclass(frozen=True)
class KeptInHand(Event):
    """Cards that everybody saw went to the back of a hand."""

    seat: int = part(SEAT)
    cards: Cards = part(CARDS)

    def travels(self) -> list[Travel]:
        return [Travel(self.cards, TURNED, hand_of(self.seat, BACK))]


@dataclass(frozen=True)
class Given(Event):
    """A card that was owed to another player was set aside for them."""

    seat: int = part(SEAT)
    to: int = part(SEAT)
    kind: int = part(CARD)
    turned: bool = part(FLAG)

    def travels(self) -> list[Travel]:
        return [
            Travel((self.kind,), TURNED if self.turned else hand_of(self.seat, SOMEWHERE), aside_of(self.to))
        ]


@dataclass(frozen=True)
class GameEnded(Event):
    """All fields were harvested and the coins counted."""

    scores: tuple[int, ...] = part(NUMBERS)
    winners: tuple[int, ...] = part(SEATS)


# --- trading ---


@dataclass(frozen=True)
class Offered(Event):
    """An offer, or a new revision of one, was made; `parent` is the offer that it counters, or 0."""

    number: int = part(NUMBER)
    revision: int = part(NUMBER)
    maker: int = part(SEAT)
    to: tuple[int, ...] = part(SEATS)
    terms: Terms = part(TERMS, seen_by="maker")
    first_come: bool = part(FLAG)
    parent: int = part(NUMBER)

    def teach(self, memory: Memory) -> None:
        memory.offered(self)


@dataclass(frozen=True)
class CopiesReplaced(Event):
    """A copy promised in one of your open offers left the hand; another of its kind took its place."""

    seat: int = part(SEAT)
    number: int = part(NUMBER)
    terms: Terms = part(TERMS, seen_by="seat")

    def public(self) -> Event | None:
        """Nothing: the others never learn positions."""
        return None


@dataclass(frozen=True)
class Accepted(Event):
    """A recipient accepted an offer made to several; the maker has to pick."""

    number: int = part(NUMBER)
    seat: int = part(SEAT)

    def teach(self, memory: Memory) -> None:
        memory.accepted(self.number, self.seat)


@dataclass(frozen=True)
class AcceptanceTakenBack(Event):
    """A recipient took back an acceptance."""

    number: int = part(NUMBER)
    seat: int = part(SEAT)


@dataclass(frozen=True)
class Declined(Event):
    """A recipient declined an offer."""

    number: int = part(NUMBER)
    seat: int = part(SEAT)
    reason: str = part(SAID_REASON)


@dataclass(frozen=True)
class Withdrawn(Event):
    """The maker took an offer back."""

    number: int = part(NUMBER)

    def teach(self, memory: Memory) -> None:
        memory.promise_kept(self.number)


@dataclass(frozen=True)
class Lapsed(Event):
    """An offer is off the table: a promised card is gone, or everybody asked has declined."""

    number: int = part(NUMBER)
    reason: str = part(LAPSE)

    def teach(self, memory: Memory) -> None:
        if self.reason == REFUSED:
            memory.promise_kept(self.number)
        else:
            memory.promise_broken(self.number)


@dataclass(frozen=True)
class Traded(Event):
    """Two players traded: cards changed hands and were set aside. Sources never say which copy it was."""

    number: int = part(NUMBER)
    maker: int = part(SEAT)
    accepter: int = part(SEAT)
    given: Cards = part(CARDS)
    given_from: tuple[int, ...] = part(NUMBERS)
    received: Cards = part(CARDS)
    received_from: tuple[int, ...] = part(NUMBERS)

    def travels(self) -> list[Travel]:
        return [
            *_handed(self.maker, self.accepter, self.given, self.given_from),
            *_handed(self.accepter, self.maker, self.received, self.received_from),
        ]

    def teach(self, memory: Memory) -> None:
        memory.promise_broken(self.number)
        super().teach(memory)


def _handed(giver: int, taker: int, cards: Cards, places: tuple[int, ...]) -> list[Travel]:
    held = hand_of(giver, SOMEWHERE)
    return [
        Travel((cards[i],), TURNED if places[i] == TURNED_PLACE else held, aside_of(taker))
        for i in range(len(cards))
    ]


@dataclass(frozen=True)
class TradingEnded(Event):
    """The active player ended trading; all open offers lapsed."""

    seat: int = part(SEAT)

    def teach(self, memory: Memory) -> None:
        memory.trading_ended()


@dataclass(frozen=True)
class Signalled(Event):
    """A player said, without obligation, that they want, have or do not want a kind, or took that back."""

    seat: int = part(SEAT)
    kind: int = part(CARD)
    signal: int = part(SIGNAL)


# Those that belong to no single variant.
SHARED_EVENTS: Final[tuple[type[Event], ...]] = (
    Shuffled, ShuffledApart, Drew, TurnStarted, Planted, Harvested, FieldBought, FieldGained, TurnedOver,
    JoinedTable, Discarded, RanOut, KeptInHand, Given, GameEnded, Offered, CopiesReplaced, Accepted,
    AcceptanceTakenBack, Declined, Withdrawn, Lapsed, Traded, TradingEnded, Signalled,
)  # fmt: skip
