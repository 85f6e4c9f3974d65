"""Messages: what the server sends."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType, field

from bohnanza.server.protocol.base import (
    Args,
    Moment,
    Sentence,
    SentenceKey,
    SentMember,
    SentName,
    SentSeat,
    SentTable,
    Tagged,
    WireStruct,
)
from bohnanza.server.protocol.commands import Reaction
from bohnanza.server.protocol.events import CardTravel, GameEvent
from bohnanza.server.protocol.game import GameView
from bohnanza.server.protocol.moves import ComposedMove
from bohnanza.server.protocol.settings import Order, Settings
from bohnanza.server.protocol.table_events import Said, TableEvent

Status = Literal["waiting", "playing", "paused", "over", "ended"]

# --- the table as it is ---


class ChairView(WireStruct, frozen=True):
    """A seat and who plays it."""

    seat: SentSeat
    member: str  # whose seat it is; empty: a bot's, or open
    name: str  # of the member or the bot
    bot: str  # the bot that plays it now, for good or for somebody who is away; empty: a person plays
    open: bool  # the seat is open; in a running game newcomers may ask for it
    program: bool  # the member is a program


class Timing(WireStruct, frozen=True):
    """The clock of a seat that the table is waiting for."""

    seat: SentSeat
    left: int  # milliseconds, when this was sent
    running: bool  # always true


class Call(WireStruct, frozen=True):
    """A last call that is running."""

    seat: SentSeat
    until: Moment


class NewcomerView(WireStruct, frozen=True):
    """Somebody asking to take over a bot's seat in the running game."""

    id: str  # used to answer it
    name: SentName
    seat: SentSeat
    program: bool  # whether it is a program
    until: Moment  # when the request lapses
    agreed: list[str]  # members who agree
    asked: list[str]  # members who have not answered yet


class TableView(WireStruct, frozen=True):
    """The table without the game."""

    table: SentTable
    status: Status  # `over`: played out; `ended`: without a result
    settings: Settings  # all of them
    host: str  # the host's member id
    chairs: list[ChairView]  # one for each seat
    commitment: str  # SHA-256 of the secret, as 64 hexadecimal digits
    nonces: list[str]  # in the order in which they follow the secret in the seed
    secret: str  # empty until the game is over
    awaited: list[int]  # seats that the table is waiting for; none while nothing is played
    timings: list[Timing]  # one for each seat that the table is waiting for, if there is a clock
    last_call: Call | None  # the last call that is running, if any
    ready: list[str]  # members who have nothing to add to this trading
    want_end: list[str]  # members who want the game to end
    rematch: str  # the table of the rematch, if there is one
    newcomers: list[NewcomerView]  # who is asking to join the running game


class SeatStory(WireStruct, frozen=True):
    """What one seat learns from a story."""

    seat: int  # your seat; -1 for a spectator
    events: list[GameEvent]  # what the seat learns, in order
    travels: list[CardTravel] | UnsetType = UNSET  # of cards, in order; only if there are any


class Story(WireStruct, frozen=True):
    """One version of the table: what happened, and what the receiver's seats learn from it."""

    version: int  # the version that this created
    at: Moment
    news: TableEvent  # what happened
    seats: list[SeatStory]  # what each of your seats learns; empty if nothing happened in the game


class You(WireStruct, frozen=True):
    """Who the receiver is; a spectator has no member id and no seats."""

    member: SentMember
    name: SentName
    seats: list[int]  # your seats
    host: bool  # whether you are the host
    muted: list[str]  # members you do not hear
    orders: list[SeatOrders]  # standing orders, for each of your seats


class SeatOrders(WireStruct, frozen=True):
    """The standing orders of one of your seats."""

    seat: SentSeat
    orders: list[Order]  # the standing orders, in order of preference


class Welcome(Tagged, frozen=True):
    """The answer to `hello`: everything as it is now, and what you missed since the version named there."""

    protocol: int  # the version of the protocol: 1
    version: int  # the table's
    now: Moment
    you: You  # who you are
    room: TableView  # the table without the game
    games: list[GameView]  # for each of your seats; for a spectator, one with seat -1; none before the start
    missed: list[Story]  # what happened since the version named in `hello`, oldest first
    complete: bool  # whether `missed` goes back to the version named; otherwise rely only on the fields above
    said: list[Said]  # the latest chat
    online: list[str]  # ids of the members who are connected


class Update(Tagged, frozen=True):
    """Something happened: new versions, and everything as it is after them."""

    version: int  # the table's
    now: Moment
    stories: list[Story]  # what happened, oldest first
    room: TableView  # the table without the game
    games: list[GameView]  # for each of your seats; for a spectator, one with seat -1; none before the start


class Ack(Tagged, frozen=True):
    """A command was carried out and stored; `version` is the table's at that moment."""

    id: str  # of the command that this answers
    version: int  # at which the command was carried out


Code = Literal[
    "illegal",  # a rule of the game, or of trading at this table, forbids it
    "stale",  # it was meant for a decision that has passed
    "forbidden",  # it is not this member's to do
    "not-now",  # the table is not at the point where it can be done
    "unknown",  # it names something that is not there
    "malformed",  # not a message of this protocol
    "too-fast",  # more than the limits allow
    "too-large",
    "unsupported",  # another version of the protocol
    "unauthorised",
    "gone",
]


class Refused(Tagged, frozen=True):
    """A command was not carried out, and why; nothing has changed."""

    id: str  # of the command that this answers
    code: Code  # why; see [the codes](protocol.md#commands)
    key: SentenceKey
    args: Args
    sentence: Sentence
    rule: str = ""  # id of the rule that forbids it


class Checked(Tagged, frozen=True):
    """Whether a move would be legal now."""

    id: str  # of the command that this answers
    legal: bool  # whether it would be legal
    key: SentenceKey = ""
    args: Args = field(default_factory=dict)
    sentence: Sentence = ""
    rule: str = ""  # id of the rule that forbids it


class Advice(Tagged, frozen=True):
    """What a bot would do; an empty move means do nothing."""

    id: str  # of the command that this answers
    seat: SentSeat
    move: str  # in notation
    composed: ComposedMove | UnsetType = UNSET  # the same as data, if it is a move that is composed


class Orders(Tagged, frozen=True):
    """The standing orders of one of your seats have changed."""

    seat: SentSeat
    orders: list[Order]  # the standing orders, in order of preference


class Reacted(Tagged, frozen=True):
    """Somebody showed a reaction."""

    member: SentMember
    what: Reaction  # one of the reactions


class Presence(Tagged, frozen=True):
    """Which members are connected."""

    online: list[str]  # ids of the members who are connected


class ErrorMessage(Tagged, frozen=True, tag="error"):
    """A message could not be read; nothing has changed."""

    code: Code  # why; see [the codes](protocol.md#commands)
    key: SentenceKey
    args: Args
    sentence: Sentence


class Bye(Tagged, frozen=True):
    """The last message before the server closes the connection."""

    code: Code  # why; see [the codes](protocol.md#commands)
    key: SentenceKey
    args: Args
    sentence: Sentence


ServerMessage = (
    Welcome | Update | Ack | Refused | Checked | Advice | Orders | Reacted | Presence | ErrorMessage | Bye
)
