"""What the log of a table holds: one fact a row. Folding the rows rebuilds the table.

Most facts are events that everybody at the table is told, word for word. A fact that holds something secret says what
everybody is told instead; if that is nothing, it makes no new version.
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
    rules: int | UnsetType = UNSET  # the version of its game's record; the first tables have none

    def public_event(self) -> TableEvent | None:
        return table_events.Created(commitment(self.secret))


class SatDown(Tagged, frozen=True):
    """Somebody joined, with the hash of their token."""

    member: str
    name: str
    seats: list[int]
    token: str
    program: bool = False

    def public_event(self) -> TableEvent | None:
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
        return table_events.NewcomerAsked(self.newcomer, self.name, self.seat, self.program, self.until)


class Recognised(Tagged, frozen=True):
    """A member has this account, by its hash: they are recognised by it even after they have left."""

    member: str
    account: str

    def public_event(self) -> TableEvent | None:
        return None


class Made(Tagged, frozen=True):
    """A move was made; nobody else is told its text, which names places in a hand."""

    seat: int
    move: Annotated[str, Meta(description="In notation, with the seat.")]
    by: By

    def public_event(self) -> TableEvent | None:
        return table_events.Moved(self.seat, self.by)


class Ordered(Tagged, frozen=True):
    """The standing orders of a seat have changed."""

    seat: int
    orders: list[Order]

    def public_event(self) -> TableEvent | None:
        return None


class Muted(Tagged, frozen=True):
    """A member no longer hears another one, or hears them again."""

    member: str
    other: str
    on: bool

    def public_event(self) -> TableEvent | None:
        return None


class Woke(Tagged, frozen=True):
    """The date changed while no server was running, or because somebody set it; that time counts against nobody."""

    away: int  # milliseconds; negative: back

    def public_event(self) -> TableEvent | None:
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
    """The SHA-256 of a secret, which is published before the game."""
    return hashlib.sha256(secret.encode()).hexdigest()


def bot_seed(secret: str, seat: int) -> str:
    """The seed of a bot's own chance: the same after a restart, and nobody can guess it before the end."""
    return hmac.new(secret.encode(), f"bot p{seat}".encode(), hashlib.sha256).hexdigest()


def running_hash(before: str, seq: int, at: int, who: str, command: str, fact: Fact) -> str:
    """The hash of a row and of all rows before it."""
    head = f"{before}|{seq}|{at}|{who}|{command}|".encode()
    return hashlib.sha256(head + encode_fact(fact)).hexdigest()


def public_event(fact: Fact) -> TableEvent | None:
    """What everybody is told about a fact, if anything."""
    return fact.public_event() if isinstance(fact, Secret) else fact


class LogBroken(ValueError):
    """A stored log does not fit together; the message is one sentence."""
