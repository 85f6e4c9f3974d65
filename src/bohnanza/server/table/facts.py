"""What the log of a table holds: one fact a row. Folding the rows rebuilds the table.

Most facts are what everybody at the table is told, word for word. Those that hold something secret say what of it
is told; the ones that are nobody else's business are told to nobody and make no new version.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from bohnanza.server.protocol import table_events
from bohnanza.server.protocol.base import Tagged, WireStruct
from bohnanza.server.protocol.settings import Order, Settings
from bohnanza.server.protocol.table_events import By, TableEvent


class SetUp(Tagged, frozen=True):
    """The table was made, with the secret of its seed."""

    settings: Settings
    secret: str
    rules: int | UnsetType = UNSET  # the version of its game's record; the first tables did not say it

    def public_event(self) -> TableEvent | None:
        """The commitment."""
        return table_events.Created(commitment(self.secret))


class SatDown(Tagged, frozen=True):
    """Somebody joined, with the hash of their token."""

    member: str
    name: str
    seats: list[int]
    token: str
    program: bool = False

    def public_event(self) -> TableEvent | None:
        """All but the token."""
        return table_events.Joined(self.member, self.name, self.seats, self.program)


class AskedToJoin(Tagged, frozen=True, tag="asked"):
    """Somebody asked to join the running game, with the hash of their token and perhaps of their account."""

    newcomer: str
    name: str
    seat: int
    token: str
    program: bool
    until: int
    account: str

    def public_event(self) -> TableEvent | None:
        """All but token and account."""
        return table_events.NewcomerAsked(self.newcomer, self.name, self.seat, self.program, self.until)


class Recognised(Tagged, frozen=True):
    """A member is this account, by its hash: whoever has played is known by it, also when they have left."""

    member: str
    account: str

    def public_event(self) -> TableEvent | None:
        """Nobody is told who has an account."""
        return None


class Made(Tagged, frozen=True):
    """A move was made; its text names places in a hand, which are nobody else's business."""

    seat: int
    move: Annotated[str, Meta(description="In notation, with the seat.")]
    by: By

    def public_event(self) -> TableEvent | None:
        """Who has moved; the events of the game tell what."""
        return table_events.Moved(self.seat, self.by)


class Ordered(Tagged, frozen=True):
    """A seat has other standing orders."""

    seat: int
    orders: list[Order]

    def public_event(self) -> TableEvent | None:
        """They are secret."""
        return None


class Muted(Tagged, frozen=True):
    """A member hears another no more, or again."""

    member: str
    other: str
    on: bool

    def public_event(self) -> TableEvent | None:
        """Nobody is told."""
        return None


class Woke(Tagged, frozen=True):
    """The date leapt by so many milliseconds, back if negative, for want of a server or because somebody set it.

    They count against nobody.
    """

    away: int

    def public_event(self) -> TableEvent | None:
        """Nothing has happened."""
        return None


Secret = SetUp | SatDown | AskedToJoin | Recognised | Made | Ordered | Muted | Woke
Fact = Secret | TableEvent


class LogRow(WireStruct, frozen=True):
    """A fact with its place in the log; `hash` covers everything up to here."""

    seq: int
    at: int
    who: str  # the member who wanted it; empty: the server
    command: str  # `MEMBER/ID` of the command whose last row this is; empty for its other rows
    fact: Fact
    hash: str


FACTS = msgspec.json.Decoder(Fact)
encode_fact = msgspec.json.Encoder().encode


def commitment(secret: str) -> str:
    """The SHA-256 by which a secret is announced."""
    return hashlib.sha256(secret.encode()).hexdigest()


def bot_seed(secret: str, seat: int) -> str:
    """What a bot's own chance comes from: the same after a restart, and nobody can guess it before the end."""
    return hmac.new(secret.encode(), f"bot p{seat}".encode(), hashlib.sha256).hexdigest()


def running_hash(before: str, seq: int, at: int, who: str, command: str, fact: Fact) -> str:
    """The hash of a row and of everything before it."""
    head = f"{before}|{seq}|{at}|{who}|{command}|".encode()
    return hashlib.sha256(head + encode_fact(fact)).hexdigest()


def public_event(fact: Fact) -> TableEvent | None:
    """What everybody is told of a fact, if anything."""
    return fact.public_event() if isinstance(fact, Secret) else fact


class LogBroken(ValueError):
    """A stored log does not fit together; the message is one sentence."""
