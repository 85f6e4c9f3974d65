"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, UnsetType, field

from bohnanza.server import limits
from bohnanza.server.protocol.base import Args, Moment, Name, SeatNumber, Token, WireStruct
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

    code: ErrorCode
    key: str
    args: Args
    sentence: str
    rule: str = ""  # id of the rule that forbids it


# --- what there is ---


class RuleSet(WireStruct, frozen=True):
    """A game, or an add-on to one."""

    id: str
    name: str
    sentences: list[str]
    seats: list[int]  # how many can play; empty for an add-on: as in the game
    addons: list[str]  # add-ons that go with it
    face: Card  # the bean that stands for it; `?` for none


class GameGroup(WireStruct, frozen=True):
    """A game with everything that can be added to it, and the game ids."""

    rules: RuleSet
    games: list[str]


class GameList(WireStruct, frozen=True):
    """All games."""

    groups: list[GameGroup]
    addons: list[RuleSet]


class RuleText(WireStruct, frozen=True):
    """A rule, and our ruling where the rulebook is silent."""

    id: str
    title: str
    text: str
    ruling: str  # empty: the rulebook settles the matter


class GuideText(WireStruct, frozen=True):
    """How a game or an add-on is played."""

    name: str
    language: str
    title: str
    text: str  # in Markdown


class BotEntry(WireStruct, frozen=True):
    """A bot."""

    name: str
    sentence: str
    own: bool  # it is built in


class BotList(WireStruct, frozen=True):
    """All bots."""

    bots: list[BotEntry]


class Health(WireStruct, frozen=True):
    """The server is running, and which protocol it speaks."""

    protocol: int
    version: str
    now: Moment
    address: str  # where other devices reach the server; empty: only its own machine does


class LimitList(WireStruct, frozen=True):
    """How much is allowed; times are in milliseconds unless the name says otherwise."""

    message_bytes: int
    body_bytes: int
    burst_messages: int
    messages_per_second: float
    chats: int
    chat_seconds: int
    chat_characters: int
    name_characters: int
    open_offers: int
    last_call: int
    grace: int
    members: int
    connections: int
    orders: int
    paces: dict[str, int]
    guest_days: int  # days without a move until a table of guests is deleted
    session_days: int


# --- tables ---


class NewTable(WireStruct, frozen=True):
    """Create a table and sit down at it as its host."""

    settings: Settings
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

    table: str
    member: str  # empty: the others have to agree first
    token: str
    link: Annotated[str, Meta(description="Path of the private link; the token follows the `#`.")]
    newcomer: str = ""  # the request that the others decide on, as in `newcomers` of the room


class LobbyEntry(WireStruct, frozen=True):
    """A table that anybody can find."""

    table: str
    game: str
    status: Status
    host: str  # name
    players: list[str]  # names of the players who have a seat
    seats: int
    open: int  # open seats
    created: Moment
    touched: Moment


class Lobby(WireStruct, frozen=True):
    """The tables that anybody can find, most recently active first."""

    tables: list[LobbyEntry]


class Answers(WireStruct, frozen=True):
    """What the server answers to one command, as it would over a WebSocket."""

    messages: list[ServerMessage]


class RecordBody(WireStruct, frozen=True):
    """A game as the receiver knows it: their own view while it is running, everything after its end."""

    table: str
    game: str
    names: list[str]
    status: Status
    whole: bool  # nothing is hidden
    commitment: str
    secret: str  # empty until the game is over
    nonces: list[str]
    moves: list[str]  # in notation; empty unless it is whole
    stories: list[Story]  # the deal and every move, as the receiver was told about them
    scores: list[int]  # by seat; empty unless it is over
    record: str  # in notation; empty unless it is whole


class ReplayBody(WireStruct, frozen=True):
    """A finished game after some of its moves."""

    table: str
    at: int  # number of moves made so far
    moves: int  # number of moves in the game
    move: str  # the last one made, in notation; empty at the beginning
    by: By | None  # who made it
    position: str  # in notation, with everything that was hidden
    events: list[GameEvent]  # of the last move, or of the deal, as they were
    games: list[GameView]  # as each seat saw it
    travels: list[CardTravel] | UnsetType = UNSET  # in the last move, in order; only if there are any


# --- accounts ---


class NewAccount(WireStruct, frozen=True):
    """Create an account and sign in."""

    name: Name
    password: Password


class SignIn(WireStruct, frozen=True):
    """Sign in."""

    name: Annotated[str, Meta(max_length=limits.NAME_TEXT)]
    password: AnyPassword


class NewPassword(WireStruct, frozen=True):
    """Change the password; all other browsers are signed out."""

    old: AnyPassword
    new: Password


class EndAccount(WireStruct, frozen=True):
    """Delete the account."""

    password: AnyPassword


class ClaimTable(WireStruct, frozen=True):
    """Add a guest's table to the account."""

    table: TableId
    token: Token


class NoticeSettings(WireStruct, frozen=True):
    """What to notify an account about while it is away, and where; nothing by default."""

    email: Annotated[str, Meta(max_length=limits.EMAIL_TEXT, pattern=r"^([^@\s<>,]+@[^@\s<>,]+)?$")] = ""
    webhook: Annotated[str, Meta(max_length=limits.WEBHOOK_TEXT, pattern=r"^(https?://\S+)?$")] = ""
    lang: Annotated[str, Meta(pattern=r"^[a-z]{2,3}$")] = "en"  # the language of the notices
    turns: bool = True  # when it is your turn
    offers: bool = True  # when there are offers to answer
    ends: bool = True  # when a game is over


Channel = Literal["email", "webhook"]


class OwnTable(WireStruct, frozen=True):
    """A table at which an account has a place."""

    table: str
    member: str
    game: str
    status: Status
    host: str  # name
    touched: Moment


class Me(WireStruct, frozen=True):
    """An account as it sees itself."""

    name: str
    notices: NoticeSettings
    channels: list[Channel]  # how this server sends notices
    tables: list[OwnTable]
