"""One class a fact that happened.

An event knows who sees all of it, what the others see of it, and what it teaches about hidden cards.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.offers import TURNED, Terms

if TYPE_CHECKING:
    from bohnanza.engine.memory import Memory

EVERYBODY: Final = -1
NO_SEAT: Final = -2  # only whoever holds the whole game, after its end

# Where a planted card came from.
FROM_HAND: Final = 0
FROM_ASIDE: Final = 1
FROM_TURNED: Final = 2
FROM_STEP: Final = 3  # it had to be planted at once

# Why an offer lapsed.
GONE: Final = "gone"  # the maker can no longer give what it promises
REFUSED: Final = "declined"  # everybody asked has declined

Cards = tuple[int, ...]


def hidden(cards: Cards) -> Cards:
    """As many unknown cards."""
    return (UNKNOWN,) * len(cards)


@dataclass(frozen=True)
class Event:
    """Something that happened."""

    def owner(self) -> int:
        """The seat that sees all of it; EVERYBODY when it is public."""
        return EVERYBODY

    def shown_to(self, seat: int) -> bool:
        """Whether a seat, or a spectator, sees all of it."""
        return self.owner() in (EVERYBODY, seat)

    def public(self) -> Event | None:
        """What everybody else sees of it."""
        return self

    def teach(self, memory: Memory) -> None:
        """Tell a memory what this event, as its seat got it, says about cards that lie hidden."""


@dataclass(frozen=True)
class Shuffled(Event):
    """Cards were shuffled; before and after, bottom first."""

    counter: int
    before: Cards
    after: Cards

    def owner(self) -> int:
        """Nobody at the table sees the order."""
        return NO_SEAT

    def public(self) -> Event:
        """That it happened, and how many cards there were."""
        return Shuffled(self.counter, hidden(self.before), hidden(self.after))

    def teach(self, memory: Memory) -> None:
        """The draw pile is made of the discard pile."""
        memory.shuffled(len(self.after))


@dataclass(frozen=True)
class ShuffledApart(Shuffled):
    """Cards that are no beans were shuffled."""

    def public(self) -> Event:
        """That it happened, and how many cards there were."""
        return ShuffledApart(self.counter, hidden(self.before), hidden(self.after))

    def teach(self, memory: Memory) -> None:
        """Nothing about beans."""


@dataclass(frozen=True)
class Drew(Event):
    """A seat took cards to the back of its hand, one after the other."""

    seat: int
    cards: Cards

    def owner(self) -> int:
        """The one who draws."""
        return self.seat

    def public(self) -> Event:
        """How many."""
        return Drew(self.seat, hidden(self.cards))

    def teach(self, memory: Memory) -> None:
        """A hand grew."""
        memory.drew(self.seat, self.cards)


@dataclass(frozen=True)
class TurnStarted(Event):
    """A seat became active."""

    turn: int
    seat: int

    def teach(self, memory: Memory) -> None:
        """Whose the turned-over cards will be."""
        memory.active = self.seat


@dataclass(frozen=True)
class Planted(Event):
    """A card went onto a field."""

    seat: int
    kind: int
    field: int
    source: int

    def teach(self, memory: Memory) -> None:
        """What the front card of the hand was."""
        if self.source == FROM_HAND:
            memory.left_front(self.seat, self.kind)


@dataclass(frozen=True)
class Harvested(Event):
    """A field was sold: its cards, oldest first, of which the newest became coins."""

    seat: int
    field: int
    cards: Cards
    coins: int

    def teach(self, memory: Memory) -> None:
        """The faces of new coins, and what lies on the discard pile."""
        kept = len(self.cards) - self.coins
        memory.earned(self.seat, self.cards[kept:])
        memory.discarded(self.cards[:kept])


@dataclass(frozen=True)
class FieldBought(Event):
    """A seat paid for another field; the coins show their bean faces, topmost first."""

    seat: int
    paid: Cards

    def teach(self, memory: Memory) -> None:
        """Where these coins are now."""
        memory.paid(self.seat, self.paid)


@dataclass(frozen=True)
class FieldGained(Event):
    """A seat has one more field, for what it harvested."""

    seat: int


@dataclass(frozen=True)
class TurnedOver(Event):
    """Cards were turned over for the active seat."""

    seat: int
    cards: Cards

    def teach(self, memory: Memory) -> None:
        """These have left the draw pile."""
        memory.taken(self.cards)


@dataclass(frozen=True)
class JoinedTable(Event):
    """Cards from the top of the discard pile joined the turned-over ones of their kind."""

    cards: Cards

    def teach(self, memory: Memory) -> None:
        """These lie on the discard pile no longer."""
        memory.picked_up(len(self.cards))


@dataclass(frozen=True)
class Discarded(Event):
    """A seat threw a card away, from its hand or from the table."""

    seat: int
    kind: int
    source: int

    def teach(self, memory: Memory) -> None:
        """What left the hand, and what lies on the discard pile."""
        if self.source == FROM_HAND:
            memory.left(self.seat, self.kind)
        memory.discarded((self.kind,))


@dataclass(frozen=True)
class RanOut(Event):
    """The draw pile ran out, for the `times`-th time."""

    times: int


@dataclass(frozen=True)
class Offered(Event):
    """An offer, or a new revision of one, lies on the table."""

    number: int
    revision: int
    maker: int
    to: tuple[int, ...]
    terms: Terms
    first_come: bool
    parent: int

    def owner(self) -> int:
        """The maker knows which copies were meant."""
        return self.maker

    def public(self) -> Event:
        """Kinds and sources."""
        return replace(self, terms=self.terms.public())

    def teach(self, memory: Memory) -> None:
        """The maker has what is promised."""
        memory.offered(self)


@dataclass(frozen=True)
class CopiesReplaced(Event):
    """A copy that an open offer promised has left the hand; another of the kind took its place."""

    seat: int
    number: int
    terms: Terms

    def owner(self) -> int:
        """Whose hand it is."""
        return self.seat

    def public(self) -> Event | None:
        """Nothing: others never learn positions."""
        return None


@dataclass(frozen=True)
class Accepted(Event):
    """A recipient of an offer to several would take it; the maker has to pick."""

    number: int
    seat: int

    def teach(self, memory: Memory) -> None:
        """The accepter has what is wanted."""
        memory.accepted(self.number, self.seat)


@dataclass(frozen=True)
class AcceptanceTakenBack(Event):
    """A recipient no longer would."""

    number: int
    seat: int


@dataclass(frozen=True)
class Declined(Event):
    """A recipient does not want it."""

    number: int
    seat: int
    reason: str


@dataclass(frozen=True)
class Withdrawn(Event):
    """The maker took an offer back."""

    number: int

    def teach(self, memory: Memory) -> None:
        """Until now the promise was good."""
        memory.kept(self.number)


@dataclass(frozen=True)
class Lapsed(Event):
    """An offer is off the table: a promised card is gone, or everybody asked has declined."""

    number: int
    reason: str

    def teach(self, memory: Memory) -> None:
        """Whether the promise was good until now depends on the reason."""
        if self.reason == REFUSED:
            memory.kept(self.number)
        else:
            memory.broken(self.number)


@dataclass(frozen=True)
class Traded(Event):
    """Cards changed hands and were set aside. Sources are `TURNED` or `ANY_COPY`, never positions."""

    number: int
    maker: int
    accepter: int
    given: Cards
    given_from: tuple[int, ...]
    received: Cards
    received_from: tuple[int, ...]

    def teach(self, memory: Memory) -> None:
        """What left which hand."""
        memory.broken(self.number)
        for i in range(len(self.given)):
            if self.given_from[i] != TURNED:
                memory.left(self.maker, self.given[i])
        for i in range(len(self.received)):
            if self.received_from[i] != TURNED:
                memory.left(self.accepter, self.received[i])


@dataclass(frozen=True)
class TradingEnded(Event):
    """The active seat ended trading; all open offers lapsed."""

    seat: int

    def teach(self, memory: Memory) -> None:
        """All promises were good until now."""
        memory.trading_ended()


@dataclass(frozen=True)
class Signalled(Event):
    """A seat said, without obligation, that it wants, has or does not want a kind."""

    seat: int
    kind: int
    signal: int


@dataclass(frozen=True)
class KeptInHand(Event):
    """Cards that everybody saw went to the back of a hand."""

    seat: int
    cards: Cards

    def teach(self, memory: Memory) -> None:
        """What lies at the back of a hand."""
        memory.to_back(self.seat, self.cards)


@dataclass(frozen=True)
class Given(Event):
    """A card was set aside for another seat, to which it was due."""

    seat: int
    to: int
    kind: int
    turned: bool

    def teach(self, memory: Memory) -> None:
        """A hand has lost it, unless it was turned over."""
        if not self.turned:
            memory.left(self.seat, self.kind)


@dataclass(frozen=True)
class GameEnded(Event):
    """All fields were sold and the coins counted."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
