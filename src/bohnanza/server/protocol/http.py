"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, UnsetType, field

from bohnanza.server import limits
from bohnanza.server.protocol.base import (
    Args,
    Moment,
    Name,
    SeatNumber,
    Sentence,
    SentenceKey,
    SentMember,
    SentTable,
    Token,
    WireStruct,
)
from bohnanza.server.protocol.events import Card, CardTravel, GameEvent
from bohnanza.server.protocol.game import GameView
from bohnanza.server.protocol.messages import Code, ServerMessage, Status, Story
from bohnanza.server.protocol.settings import Settings
from bohnanza.server.protocol.table_events import By

# --- what all have in common ---

ErrorCode = (
    Code
    | Literal[
        "wrong-method",  # the path exists, but not with this method
        "wrong-media",  # a body that is not JSON
        "failed",  # an error in the server
    ]
)

STATUS: Final[dict[str, int]] = {
    "illegal": 409,
    "stale": 409,
    "forbidden": 403,
    "not-now": 409,
    "unknown": 404,
    "malformed": 422,
    "too-fast": 429,
    "too-large": 413,
    "unsupported": 400,
    "unauthorised": 401,
    "gone": 503,
    "wrong-method": 405,
    "wrong-media": 415,
    "failed": 500,
}

OwnToken = Annotated[
    str,
    Meta(
        pattern=r"^([A-Za-z0-9_-]{43,64})?$",
        description="A token that the client made from 32 random bytes, in URL-safe Base64. Asking again with the "
        "same token gives the same seat. Without it the server makes one.",
    ),
]
Password = Annotated[str, Meta(min_length=limits.PASSWORD_LEAST, max_length=limits.PASSWORD_MOST)]
AnyPassword = Annotated[str, Meta(max_length=limits.PASSWORD_MOST)]
TableId = Annotated[str, Meta(min_length=1, max_length=limits.TABLE_TEXT)]


class ErrorBody(WireStruct, frozen=True):
    """The body of every failed request."""

    code: ErrorCode  # why; see [the codes](protocol.md#commands)
    key: SentenceKey
    args: Args
    sentence: Sentence
    rule: str = ""  # id of the rule that forbids it


# --- what there is ---


class RuleSet(WireStruct, frozen=True):
    """A game, or an add-on to one."""

    id: str  # as in a game id: `anniversary`, `coin`
    name: str  # for people, in the language asked for
    sentences: list[str]  # what it is and what makes it special; empty if nobody has said
    seats: list[int]  # how many can play; empty for an add-on: as in the game
    addons: list[str]  # add-ons that go with it
    face: Card  # the bean that stands for it; `?` for none


class GameGroup(WireStruct, frozen=True):
    """A game with everything that can be added to it, and the game ids."""

    rules: RuleSet  # the game itself
    games: list[str]  # ids of all its combinations


class GameList(WireStruct, frozen=True):
    """All games."""

    groups: list[GameGroup]  # one for each game
    addons: list[RuleSet]  # what can be added


class RuleText(WireStruct, frozen=True):
    """A rule, and our ruling where the rulebook is silent."""

    id: str  # of the rule
    title: str  # its heading
    text: str  # what it says
    ruling: str  # empty: the rulebook settles the matter


class GuideText(WireStruct, frozen=True):
    """How a game or an add-on is played."""

    name: str  # of the game or add-on
    language: str  # of the text
    title: str  # its heading
    text: str  # in Markdown


class BotEntry(WireStruct, frozen=True):
    """A bot."""

    name: str  # used to seat it
    sentence: str  # how it plays, in the language asked for
    own: bool  # it is built in


class BotList(WireStruct, frozen=True):
    """All bots."""

    bots: list[BotEntry]  # all of them


class Health(WireStruct, frozen=True):
    """The server is running, and which protocol it speaks."""

    protocol: int  # the version of the protocol: 1
    version: str  # of the program
    now: Moment
    address: str  # where other devices reach the server; empty: only its own machine does


class LimitList(WireStruct, frozen=True):
    """How much is allowed; times are in milliseconds unless the name says otherwise."""

    message_bytes: int  # of a WebSocket message
    body_bytes: int  # of an HTTP request
    burst_messages: int  # at once from one connection
    messages_per_second: float  # from one connection, after the burst
    chats: int  # chat messages by one member in that time
    chat_seconds: int  # in which chat messages are counted
    chat_characters: int  # of a chat message
    name_characters: int  # of a nickname
    open_offers: int  # of one player
    last_call: int  # how long one lasts
    grace: int  # how long somebody may be away before a bot plays
    members: int  # how many may sit at a table or have played in its game
    connections: int  # to one table
    orders: int  # standing orders of a seat
    paces: dict[str, int]  # how long a bot waits before a move, by pace
    guest_days: int  # days without a move until a table of guests is deleted
    session_days: int  # that a browser stays signed in


# --- tables ---


class NewTable(WireStruct, frozen=True):
    """Create a table and sit down at it as its host."""

    settings: Settings  # whatever you leave out has its default
    name: Name = "Host"
    seats: Annotated[
        int,
        Meta(ge=1, le=limits.SEATS, description="Seats that the host plays, for a hot seat."),
    ] = 1
    token: OwnToken = ""


class JoinTable(WireStruct, frozen=True):
    """Sit down at a table, or ask to join its running game."""

    name: Name
    seats: Annotated[
        list[SeatNumber],
        Meta(
            max_length=limits.SEATS,
            description="Empty: the first open seat. In a running game, at most one.",
        ),
    ] = field(default_factory=list)
    nonce: Annotated[
        str,
        Meta(
            max_length=limits.NONCE,
            pattern=r"^[A-Za-z0-9_-]*$",
            description="A text of your own for the seed; it is added if the game has not started.",
        ),
    ] = ""
    token: OwnToken = ""
    program: bool = False  # it is a program that sits down; its chair says so


class NewProgram(WireStruct, frozen=True):
    """Let a program play a seat that no person has, before the game starts."""

    seat: SeatNumber
    name: Name
    token: OwnToken = ""


class Seated(WireStruct, frozen=True):
    """A place at a table, or a request for one; whoever has the token or the link has the place."""

    table: SentTable
    member: str  # empty: the others have to agree first
    token: str  # your seat: keep it to yourself
    link: Annotated[str, Meta(description="Path of the private link; the token follows the `#`.")]
    newcomer: str = ""  # the request that the others decide on, as in `newcomers` of the room


class LobbyEntry(WireStruct, frozen=True):
    """A table that anybody can find."""

    table: SentTable
    game: str  # its id
    status: Status  # `over`: played out; `ended`: without a result
    host: str  # name
    players: list[str]  # names of the players who have a seat
    seats: int  # the number of players
    open: int  # open seats
    created: Moment
    touched: Moment


class Lobby(WireStruct, frozen=True):
    """The tables that anybody can find, most recently active first."""

    tables: list[LobbyEntry]  # most recently active first


class Answers(WireStruct, frozen=True):
    """What the server answers to one command, as it would over a WebSocket."""

    messages: list[ServerMessage]  # what would have come over a WebSocket, oldest first


class RecordBody(WireStruct, frozen=True):
    """A game as the receiver knows it: their own view while it is running, everything after its end."""

    table: SentTable
    game: str  # its id
    names: list[str]  # of the players, by seat
    status: Status  # `over`: played out; `ended`: without a result
    whole: bool  # nothing is hidden
    commitment: str  # SHA-256 of the secret, as 64 hexadecimal digits
    secret: str  # empty until the game is over
    nonces: list[str]  # players' texts that are part of the seed
    moves: list[str]  # in notation; empty unless it is whole
    stories: list[Story]  # the deal and every move, as the receiver was told about them
    scores: list[int]  # by seat; empty unless it is over
    record: str  # in notation; empty unless it is whole


class ReplayBody(WireStruct, frozen=True):
    """A finished game after some of its moves."""

    table: SentTable
    at: int  # number of moves made so far
    moves: int  # number of moves in the game
    move: str  # the last one made, in notation; empty at the beginning
    by: By | None  # who made it
    position: str  # in notation, with everything that was hidden
    events: list[GameEvent]  # of the last move, or of the deal, as they were
    games: list[GameView]  # as each seat saw it
    travels: list[CardTravel] | UnsetType = UNSET  # in the last move, in order; only if there are any
    makers: dict[str, int] = field(default_factory=dict)  # who made the offers in `events`, by their numbers


# --- accounts ---


class NewAccount(WireStruct, frozen=True):
    """Create an account and sign in."""

    name: Name
    password: Password  # the password


class SignIn(WireStruct, frozen=True):
    """Sign in."""

    name: Annotated[str, Meta(max_length=limits.NAME_TEXT)]  # of the account
    password: AnyPassword  # the password


class NewPassword(WireStruct, frozen=True):
    """Change the password; all other browsers are signed out."""

    old: AnyPassword  # the current one
    new: Password  # the new one


class EndAccount(WireStruct, frozen=True):
    """Delete the account."""

    password: AnyPassword  # the password


class ClaimTable(WireStruct, frozen=True):
    """Add a guest's table to the account."""

    table: TableId  # the id of the table
    token: Token


class NoticeSettings(WireStruct, frozen=True):
    """What to notify an account about while it is away, and where; nothing by default."""

    email: Annotated[
        str,
        Meta(
            max_length=limits.EMAIL_TEXT,
            pattern=r"^([^@\s<>,]+@[^@\s<>,]+)?$",
            description="e-mail address; empty: none",
        ),
    ] = ""
    webhook: Annotated[
        str,
        Meta(
            max_length=limits.WEBHOOK_TEXT,
            pattern=r"^(https?://\S+)?$",
            description="address that gets a POST; empty: none",
        ),
    ] = ""
    lang: Annotated[str, Meta(pattern=r"^[a-z]{2,3}$")] = "en"  # the language of the notices
    turns: bool = True  # when it is your turn
    offers: bool = True  # when there are offers to answer
    ends: bool = True  # when a game is over


Channel = Literal["email", "webhook"]


class OwnTable(WireStruct, frozen=True):
    """A table at which an account has a place."""

    table: SentTable
    member: SentMember
    game: str  # its id
    status: Status  # `over`: played out; `ended`: without a result
    host: str  # name
    touched: Moment


class Me(WireStruct, frozen=True):
    """An account as it sees itself."""

    name: str  # of the account
    notices: NoticeSettings  # the notice settings
    channels: list[Channel]  # how this server sends notices
    tables: list[OwnTable]  # those where the account has a place
