"""The table around the game: settings, people, commands, what is told to whom."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, field

from bohnanza import limits
from bohnanza.server.protocol.base import (
    Args,
    BotName,
    CommandId,
    MemberId,
    Moment,
    MoveText,
    Name,
    NewcomerId,
    Part,
    SeatNumber,
    Tagged,
    Token,
)
from bohnanza.server.protocol.events import GameEvent
from bohnanza.server.protocol.game import Game

# --- settings ---

ClockKind = Literal["none", "live", "days"]
Pace = Literal["instant", "brisk", "calm"]
Status = Literal["waiting", "playing", "paused", "over", "ended"]
By = Literal["person", "bot", "clock", "order"]
Reaction = Literal["nice", "thanks", "hm", "haha", "ouch", "hurry"]
TurnedAway = Literal["declined", "expired", "closed"]


class Clock(Part, frozen=True):
    """How long a seat may keep the table waiting for one decision: seconds when live, days, or for ever."""

    kind: ClockKind = "none"
    amount: Annotated[int, Meta(ge=0, le=limits.CLOCK_AMOUNT)] = 0


class Settings(Part, frozen=True):
    """What a table plays and how."""

    game: Annotated[str, Meta(max_length=limits.GAME_ID, description="A game id: `anniversary+coin/4`.")]
    clock: Clock = Clock()
    listed: bool = False  # in the lobby, where anybody can join; else by link only
    spectators: bool = True  # whoever has the link may watch
    pace: Pace = "brisk"  # of the bots
    takeover: bool = True  # a bot plays for who has been away for a while, until they are back
    hints: bool = True  # players may ask a bot for advice


class Order(Part, frozen=True):
    """A standing order: something that is done for its player whenever it can be.

    `trade` gives `give` for `get`: offered to the active player once a phase, and any offer at least as good is
    accepted. `gifts` accepts gifts of kinds that the player grows. `refuse` declines every offer that no other
    order accepts. `fulfil` fulfils bonus cards in The Duel as soon as a field does.
    """

    kind: Literal["trade", "gifts", "refuse", "fulfil"]
    give: Annotated[str, Meta(max_length=limits.MOVE_TEXT, description="Cards: `2 coffee`.")] = ""
    get: Annotated[str, Meta(max_length=limits.MOVE_TEXT, description="Cards: `red`.")] = ""


# --- from the client: the first message ---


class Hello(Tagged, frozen=True):
    """The first message: who is there, and the last version that was seen, if any."""

    protocol: int
    token: Token = ""  # none: a spectator, or who is known by a cookie
    since: Annotated[int, Meta(ge=0)] | None = None


# --- from the client: commands ---


class Command(Tagged, frozen=True):
    """Something that a member wants done; the same id again gets the same answer and acts once."""

    id: CommandId


class Play(Command, frozen=True):
    """Make a move. A move that goes on with the game is refused if the decision it was meant for has passed."""

    move: MoveText
    version: int | None = None  # the one that the move was based on


class Check(Command, frozen=True):
    """Ask whether a move would be legal now; nothing happens."""

    move: MoveText


class Advise(Command, frozen=True):
    """Ask a bot what it would do for a seat."""

    seat: SeatNumber


class NotDone(Command, frozen=True):
    """Take back a `done` whose last call is still running."""


class Ready(Command, frozen=True):
    """Have nothing to add to this trading: a last call need not wait for this member."""


class SetOrders(Command, frozen=True):
    """Replace the standing orders of a seat; nobody else learns of them."""

    seat: SeatNumber
    orders: Annotated[list[Order], Meta(max_length=limits.ORDERS)]


class Say(Command, frozen=True):
    """Speak to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=limits.CHAT_TEXT)]


class React(Command, frozen=True):
    """Show a reaction to the table; it is not kept."""

    what: Reaction


class Mute(Command, frozen=True):
    """Hear no more from a member, or hear them again; nobody else learns of it."""

    member: MemberId
    on: bool


class Rename(Command, frozen=True):
    """Take another nickname, before the game starts."""

    name: Name


class AddNonce(Command, frozen=True):
    """Add a text of one's own to the seed, before the game starts."""

    nonce: Annotated[str, Meta(min_length=1, max_length=limits.NONCE, pattern=r"^[A-Za-z0-9_-]+$")]


class Start(Command, frozen=True):
    """Deal (host). Seats that are still open get bots."""

    bot: BotName = "trader"


class ChangeSettings(Command, frozen=True):
    """Change the settings before the game starts (host); the number of seats cannot go below those taken."""

    settings: Settings


class Swap(Command, frozen=True):
    """Let two seats change places before the game starts (host)."""

    first: SeatNumber
    second: SeatNumber


class SeatBot(Command, frozen=True):
    """Put a bot into an open seat, or in place of another bot (host)."""

    seat: SeatNumber
    bot: BotName


class OpenSeat(Command, frozen=True):
    """Take a bot away from its seat before the game starts; in a running game, offer it to newcomers (host)."""

    seat: SeatNumber


class AnswerNewcomer(Command, frozen=True):
    """Agree that a newcomer takes over a bot's seat in the running game, or decline.

    Every person who has a seat is asked, whether connected or not; programs have no say. Who declines ends it.
    """

    newcomer: NewcomerId
    agree: bool


class Remove(Command, frozen=True):
    """Remove a member (host). In a running game a bot takes their seats."""

    member: MemberId
    bot: BotName = "trader"


class Leave(Command, frozen=True):
    """Leave the table. In a running game this is resigning from all one's seats."""

    bot: BotName = "trader"


class Resign(Command, frozen=True):
    """Give up a seat of a running game: a bot plays on."""

    seat: SeatNumber
    bot: BotName = "trader"


class LendSeat(Command, frozen=True):
    """Let a bot play one's seat from now on; coming back or `TakeSeat` ends it."""

    seat: SeatNumber
    bot: BotName = "trader"


class TakeSeat(Command, frozen=True):
    """Take one's seat back from the bot that plays it."""

    seat: SeatNumber


class Pause(Command, frozen=True):
    """Stop the game and its clocks (host)."""


class Resume(Command, frozen=True):
    """Go on after a pause (host; anybody if the host is not connected)."""


class AgreeToEnd(Command, frozen=True):
    """Want the game ended without a result, or no longer; it ends when everybody who has a say wants it.

    These are all people at the table, but not who is away while a bot plays for them; programs have no say.
    """

    agree: bool = True


class PassHost(Command, frozen=True):
    """Make another member the host (host)."""

    member: MemberId


class Rematch(Command, frozen=True):
    """After the end: a new table with the same settings and people, everybody one seat further."""


ClientMessage = (
    Play | Check | Advise | NotDone | Ready | SetOrders | Say | React | Mute | Rename | AddNonce | Start
    | ChangeSettings | Swap | SeatBot | OpenSeat | AnswerNewcomer | Remove | Leave | Resign | LendSeat | TakeSeat
    | Pause | Resume | AgreeToEnd | PassHost | Rematch
)  # fmt: skip
COMMANDS: Final[tuple[type[Command], ...]] = get_args(ClientMessage)

# --- to the client: what happened at the table ---


class Created(Tagged, frozen=True):
    """The table was set up; `commitment` is the SHA-256 of the secret from which its seed is made."""

    commitment: str


class Joined(Tagged, frozen=True):
    """Somebody sat down."""

    member: str
    name: str
    seats: list[int]
    program: bool


class Left(Tagged, frozen=True):
    """Somebody left for good, of their own will or removed by the host."""

    member: str
    removed: bool


class Renamed(Tagged, frozen=True):
    """Somebody has another nickname."""

    member: str
    name: str


class NonceAdded(Tagged, frozen=True):
    """Somebody has added to the seed."""

    member: str
    nonce: str


class SettingsChanged(Tagged, frozen=True):
    """The host has changed the settings."""

    settings: Settings


class SeatsSwapped(Tagged, frozen=True):
    """Two seats have changed places."""

    first: int
    second: int


class BotSeated(Tagged, frozen=True):
    """A bot sits down for good, until somebody takes its seat over."""

    seat: int
    bot: str


class SeatOpened(Tagged, frozen=True):
    """A seat is free to be taken; in a running game newcomers may ask for it, and its bot plays until then."""

    seat: int


class NewcomerAsked(Tagged, frozen=True):
    """Somebody asks to take over a bot's seat in the running game."""

    newcomer: str
    name: str
    seat: int
    program: bool
    until: Moment


class NewcomerAnswered(Tagged, frozen=True):
    """Somebody agrees that a newcomer joins, or declines."""

    newcomer: str
    member: str
    agree: bool


class NewcomerTurnedAway(Tagged, frozen=True):
    """A newcomer does not join, and why; one who does is told of by `joined`."""

    newcomer: str
    name: str
    why: TurnedAway


class Started(Tagged, frozen=True):
    """The cards were dealt."""


class Moved(Tagged, frozen=True):
    """A seat has made a move: by its person, its bot, a bot because time was up, or a standing order."""

    seat: int
    by: By


class StoodIn(Tagged, frozen=True):
    """A bot plays for somebody who is away."""

    seat: int
    bot: str


class SeatTaken(Tagged, frozen=True):
    """A person plays this seat again."""

    seat: int


class LastCalled(Tagged, frozen=True):
    """The active seat is done with trading at this moment, unless something changes before."""

    seat: int
    until: Moment


class CallTakenBack(Tagged, frozen=True):
    """The trading goes on."""

    seat: int


class Readied(Tagged, frozen=True):
    """Somebody has nothing to add to this trading."""

    member: str


class Paused(Tagged, frozen=True):
    """The game stands still."""


class Resumed(Tagged, frozen=True):
    """The game goes on."""


class EndWanted(Tagged, frozen=True):
    """Somebody wants the game ended without a result, or no longer."""

    member: str
    agree: bool


class Ended(Tagged, frozen=True):
    """The game was ended without a result."""


class HostPassed(Tagged, frozen=True):
    """There is another host."""

    member: str


class Said(Tagged, frozen=True):
    """Somebody spoke."""

    member: str
    name: str
    text: str
    at: Moment


class Rematched(Tagged, frozen=True):
    """The same people play again at another table; everybody's token opens it too."""

    table: str


RoomEvent = (
    Created | Joined | Left | Renamed | NonceAdded | SettingsChanged | SeatsSwapped | BotSeated | SeatOpened
    | NewcomerAsked | NewcomerAnswered | NewcomerTurnedAway | Started | Moved | StoodIn | SeatTaken | LastCalled
    | CallTakenBack | Readied | Paused | Resumed | EndWanted | Ended | HostPassed | Said | Rematched
)  # fmt: skip

# --- to the client: the table as it is ---


class Chair(Part, frozen=True):
    """A seat and who plays it."""

    seat: int
    member: str  # whose it is; empty: a bot's, or free
    name: str  # of the member or the bot
    bot: str  # that plays it now, for good or for somebody who is away; empty: a person does
    open: bool  # free to be taken; in a running game newcomers may ask for it
    program: bool  # the member is a program


class Timing(Part, frozen=True):
    """The clock of a seat that the table waits for."""

    seat: int
    left: int  # milliseconds, at the moment this was sent
    running: bool


class Call(Part, frozen=True):
    """A last call that is running."""

    seat: int
    until: Moment


class Newcomer(Part, frozen=True):
    """Somebody who asks to take over a bot's seat in the running game."""

    id: str
    name: str
    seat: int
    program: bool
    until: Moment  # when the request lapses
    agreed: list[str]  # members who agree
    asked: list[str]  # members who have not answered yet


class Room(Part, frozen=True):
    """The table without the game."""

    table: str
    status: Status
    settings: Settings
    host: str
    chairs: list[Chair]
    commitment: str  # SHA-256 of the secret, as 64 hexadecimal digits
    nonces: list[str]  # in the order in which they follow the secret in the seed
    secret: str  # empty until the game is over
    awaited: list[int]  # seats that the table waits for; none while it stands still
    timings: list[Timing]
    last_call: Call | None
    ready: list[str]  # members who have nothing to add to this trading
    want_end: list[str]  # members who want the game ended
    rematch: str  # the table of the rematch, if there is one
    newcomers: list[Newcomer]  # who asks to join the running game


class SeatStory(Part, frozen=True):
    """What one seat learns of a story."""

    seat: int
    events: list[GameEvent]


class Story(Part, frozen=True):
    """One version of the table: what happened, and what the receiver's seats learn of it."""

    version: int
    at: Moment
    news: RoomEvent
    seats: list[SeatStory]


class You(Part, frozen=True):
    """Who the receiver is; a spectator has no member id and no seats."""

    member: str
    name: str
    seats: list[int]
    host: bool
    muted: list[str]
    orders: list[SeatOrders]


class SeatOrders(Part, frozen=True):
    """The standing orders of an own seat."""

    seat: int
    orders: list[Order]


class Welcome(Tagged, frozen=True):
    """The answer to `hello`: everything as it is now, and what was missed since the version named there."""

    protocol: int
    version: int
    now: Moment
    you: You
    room: Room
    games: list[Game]  # one for every own seat; one with seat -1 for a spectator; none before the start
    missed: list[Story]
    complete: bool  # whether `missed` goes back to the version named; otherwise only what is above counts
    said: list[Said]  # the last words spoken
    online: list[str]


class Update(Tagged, frozen=True):
    """Something happened: new versions, and everything as it is after them."""

    version: int
    now: Moment
    stories: list[Story]
    room: Room
    games: list[Game]


class Ack(Tagged, frozen=True):
    """A command was carried out and is kept; `version` is the table's at that moment."""

    id: str
    version: int


Code = Literal[
    "illegal",  # a rule of the game, or of trading at this table, forbids it
    "stale",  # it was meant for a decision that has passed
    "forbidden",  # it is not this member's to do
    "not-now",  # the table is not at the point where it can be done
    "unknown",  # it names something that is not there
    "malformed",  # it is no message of this protocol
    "too-fast",  # more than the limits allow
    "too-large",
    "unsupported",  # another version of the protocol
    "unauthorised",
    "gone",
]


class Refused(Tagged, frozen=True):
    """A command was not carried out, and why; nothing has changed."""

    id: str
    code: Code
    key: str
    args: Args
    sentence: str
    rule: str = ""  # id of the rule that forbids it


class Checked(Tagged, frozen=True):
    """Whether a move would be legal now."""

    id: str
    legal: bool
    key: str = ""
    args: Args = field(default_factory=dict)
    sentence: str = ""
    rule: str = ""


class Advice(Tagged, frozen=True):
    """What a bot would do; an empty move is to do nothing."""

    id: str
    seat: int
    move: str


class Orders(Tagged, frozen=True):
    """The standing orders of an own seat have changed."""

    seat: int
    orders: list[Order]


class Reacted(Tagged, frozen=True):
    """Somebody showed a reaction."""

    member: str
    what: Reaction


class Presence(Tagged, frozen=True):
    """Which members are connected."""

    online: list[str]


class Failure(Tagged, frozen=True, tag="error"):
    """A message could not be read; nothing has changed."""

    code: Code
    key: str
    args: Args
    sentence: str


class Bye(Tagged, frozen=True):
    """The last message before the server closes the connection."""

    code: Code
    key: str
    args: Args
    sentence: str


ServerMessage = (
    Welcome | Update | Ack | Refused | Checked | Advice | Orders | Reacted | Presence | Failure | Bye
)
