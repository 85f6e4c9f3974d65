"""The table around the game: settings, people, commands, and who is told what."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import UNSET, Meta, UnsetType, field

from bohnanza.server import limits
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
from bohnanza.server.protocol.events import GameEvent, Travel
from bohnanza.server.protocol.game import Game

# --- settings ---

ClockKind = Literal["none", "live", "days"]
Pace = Literal["instant", "brisk", "calm"]
Status = Literal["waiting", "playing", "paused", "over", "ended"]
By = Literal["person", "bot", "clock", "order"]
Reaction = Literal["nice", "thanks", "hm", "haha", "ouch", "hurry"]
TurnedAway = Literal["declined", "expired", "closed"]


class Clock(Part, frozen=True):
    """How long a player may keep the table waiting for one decision: seconds, days, or no limit."""

    kind: ClockKind = "none"
    amount: Annotated[int, Meta(ge=0, le=limits.CLOCK_AMOUNT)] = 0


class Settings(Part, frozen=True):
    """What a table plays and how."""

    game: Annotated[str, Meta(max_length=limits.GAME_ID, description="A game id: `anniversary+coin/4`.")]
    clock: Clock = Clock()
    listed: bool = False  # in the lobby, where anybody can join; otherwise by link only
    spectators: bool = True  # anybody with the link may watch
    pace: Pace = "brisk"  # of the bots
    takeover: bool = True  # a bot plays for players who have been away for a while, until they are back
    hints: bool = True  # players may ask a bot for advice


class Order(Part, frozen=True):
    """A standing order: something that is done for its player whenever possible.

    `trade` gives `give` for `get`: offered to the active player once in each phase, and any offer at least as good
    is accepted. `gifts` accepts gifts of kinds that the player grows. `refuse` declines every offer that no other
    order accepts. `fulfil` fulfils bonus cards in The Duel as soon as a field matches.
    """

    kind: Literal["trade", "gifts", "refuse", "fulfil"]
    give: Annotated[str, Meta(max_length=limits.MOVE_TEXT, description="Cards: `2 coffee`.")] = ""
    get: Annotated[str, Meta(max_length=limits.MOVE_TEXT, description="Cards: `red`.")] = ""


# --- from the client: the first message ---


class Hello(Tagged, frozen=True):
    """The first message: who you are, and the last version that you have seen, if any."""

    protocol: int
    token: Token = ""  # empty: a spectator, or somebody recognised by a cookie
    since: Annotated[int, Meta(ge=0)] | None = None


# --- from the client: commands ---


class Command(Tagged, frozen=True):
    """Something that a member wants done; sent again with the same id, it gets the same answer and acts once."""

    id: CommandId


class Play(Command, frozen=True):
    """Make a move. A move that advances the game is refused if the decision it was meant for is over."""

    move: MoveText
    version: int | None = None  # the version that the move was based on


class Check(Command, frozen=True):
    """Ask whether a move would be legal now; nothing happens."""

    move: MoveText


class Advise(Command, frozen=True):
    """Ask a bot what it would do for a seat."""

    seat: SeatNumber


class NotDone(Command, frozen=True):
    """Take back a `done` whose last call is still running."""


class Ready(Command, frozen=True):
    """Say that you have nothing to add to this trading: a last call need not wait for you."""


class SetOrders(Command, frozen=True):
    """Replace the standing orders of a seat; nobody else is told."""

    seat: SeatNumber
    orders: Annotated[list[Order], Meta(max_length=limits.ORDERS)]


class Say(Command, frozen=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=limits.CHAT_TEXT)]


class React(Command, frozen=True):
    """Show a reaction to the table; it is not stored."""

    what: Reaction


class Mute(Command, frozen=True):
    """Stop hearing a member, or hear them again; nobody else is told."""

    member: MemberId
    on: bool


class Rename(Command, frozen=True):
    """Change your nickname, before the game starts."""

    name: Name


class AddNonce(Command, frozen=True):
    """Add a text of your own to the seed, before the game starts."""

    nonce: Annotated[str, Meta(min_length=1, max_length=limits.NONCE, pattern=r"^[A-Za-z0-9_-]+$")]


class Start(Command, frozen=True):
    """Deal the cards (host). Seats that are still open get bots."""

    bot: BotName = "trader"


class ChangeSettings(Command, frozen=True):
    """Change the settings before the game starts (host); there must be enough seats for those already taken."""

    settings: Settings


class Swap(Command, frozen=True):
    """Swap two seats before the game starts (host)."""

    first: SeatNumber
    second: SeatNumber


class SeatBot(Command, frozen=True):
    """Put a bot into an open seat, or replace another bot (host)."""

    seat: SeatNumber
    bot: BotName


class OpenSeat(Command, frozen=True):
    """Remove a bot from its seat before the game starts; in a running game, offer the seat to newcomers (host)."""

    seat: SeatNumber


class AnswerNewcomer(Command, frozen=True):
    """Agree to let a newcomer take over a bot's seat in the running game, or decline.

    Every person who has a seat is asked, whether connected or not; programs have no say. One refusal is enough.
    """

    newcomer: NewcomerId
    agree: bool


class Remove(Command, frozen=True):
    """Remove a member (host). In a running game a bot takes over their seats."""

    member: MemberId
    bot: BotName = "trader"


class Leave(Command, frozen=True):
    """Leave the table. In a running game you resign from all your seats."""

    bot: BotName = "trader"


class Resign(Command, frozen=True):
    """Give up a seat in a running game: a bot takes over."""

    seat: SeatNumber
    bot: BotName = "trader"


class LendSeat(Command, frozen=True):
    """Let a bot play your seat from now on, until you come back or send `take-seat`."""

    seat: SeatNumber
    bot: BotName = "trader"


class TakeSeat(Command, frozen=True):
    """Take your seat back from the bot that plays it."""

    seat: SeatNumber


class Pause(Command, frozen=True):
    """Stop the game and its clocks (host)."""


class Resume(Command, frozen=True):
    """Continue after a pause (host; anybody if the host is not connected)."""


class AgreeToEnd(Command, frozen=True):
    """Ask for the game to end without a result, or take that back; it ends when everybody who has a say agrees.

    All people at the table have a say, except those who are away while a bot plays for them; programs have none.
    """

    agree: bool = True


class PassHost(Command, frozen=True):
    """Make another member the host (host)."""

    member: MemberId


class Rematch(Command, frozen=True):
    """After the end, make a new table with the same settings and people, everybody one seat further."""


ClientMessage = (
    Play | Check | Advise | NotDone | Ready | SetOrders | Say | React | Mute | Rename | AddNonce | Start
    | ChangeSettings | Swap | SeatBot | OpenSeat | AnswerNewcomer | Remove | Leave | Resign | LendSeat | TakeSeat
    | Pause | Resume | AgreeToEnd | PassHost | Rematch
)  # fmt: skip
COMMANDS: Final[tuple[type[Command], ...]] = get_args(ClientMessage)

# --- to the client: what happened at the table ---


class Created(Tagged, frozen=True):
    """The table was created; `commitment` is the SHA-256 of the secret from which its seed is made."""

    commitment: str


class Joined(Tagged, frozen=True):
    """Somebody sat down."""

    member: str
    name: str
    seats: list[int]
    program: bool


class Left(Tagged, frozen=True):
    """Somebody left for good, on their own or removed by the host."""

    member: str
    removed: bool


class Renamed(Tagged, frozen=True):
    """Somebody changed their nickname."""

    member: str
    name: str


class NonceAdded(Tagged, frozen=True):
    """Somebody added a text to the seed."""

    member: str
    nonce: str


class SettingsChanged(Tagged, frozen=True):
    """The host changed the settings."""

    settings: Settings


class SeatsSwapped(Tagged, frozen=True):
    """Two seats were swapped."""

    first: int
    second: int


class BotSeated(Tagged, frozen=True):
    """A bot sat down for good, until somebody takes over its seat."""

    seat: int
    bot: str


class SeatOpened(Tagged, frozen=True):
    """A seat is open; in a running game newcomers may ask for it, and its bot plays until then."""

    seat: int


class NewcomerAsked(Tagged, frozen=True):
    """Somebody asks to take over a bot's seat in the running game."""

    newcomer: str
    name: str
    seat: int
    program: bool
    until: Moment


class NewcomerAnswered(Tagged, frozen=True):
    """Somebody agrees to let a newcomer join, or declines."""

    newcomer: str
    member: str
    agree: bool


class NewcomerTurnedAway(Tagged, frozen=True):
    """A newcomer does not join, and why; `joined` announces one who does."""

    newcomer: str
    name: str
    why: TurnedAway


class Started(Tagged, frozen=True):
    """The cards were dealt."""


class Moved(Tagged, frozen=True):
    """A move was made: by the player, a bot, a bot because time was up, or a standing order."""

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
    """The active player will be done with trading at this moment, unless something changes first."""

    seat: int
    until: Moment


class CallTakenBack(Tagged, frozen=True):
    """Trading continues."""

    seat: int


class Readied(Tagged, frozen=True):
    """Somebody has nothing to add to this trading."""

    member: str


class Paused(Tagged, frozen=True):
    """The game was paused."""


class Resumed(Tagged, frozen=True):
    """The game continues."""


class EndWanted(Tagged, frozen=True):
    """Somebody wants the game to end without a result, or no longer does."""

    member: str
    agree: bool


class Ended(Tagged, frozen=True):
    """The game was ended without a result."""


class HostPassed(Tagged, frozen=True):
    """There is a new host."""

    member: str


class Said(Tagged, frozen=True):
    """Somebody said something."""

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
    member: str  # whose seat it is; empty: a bot's, or open
    name: str  # of the member or the bot
    bot: str  # the bot that plays it now, for good or for somebody who is away; empty: a person plays
    open: bool  # the seat is open; in a running game newcomers may ask for it
    program: bool  # the member is a program


class Timing(Part, frozen=True):
    """The clock of a seat that the table is waiting for."""

    seat: int
    left: int  # milliseconds, when this was sent
    running: bool


class Call(Part, frozen=True):
    """A last call that is running."""

    seat: int
    until: Moment


class Newcomer(Part, frozen=True):
    """Somebody asking to take over a bot's seat in the running game."""

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
    awaited: list[int]  # seats that the table is waiting for; none while nothing is played
    timings: list[Timing]
    last_call: Call | None
    ready: list[str]  # members who have nothing to add to this trading
    want_end: list[str]  # members who want the game to end
    rematch: str  # the table of the rematch, if there is one
    newcomers: list[Newcomer]  # who is asking to join the running game


class SeatStory(Part, frozen=True):
    """What one seat learns from a story."""

    seat: int
    events: list[GameEvent]
    travels: list[Travel] | UnsetType = UNSET  # of cards, in order; only if there are any


class Story(Part, frozen=True):
    """One version of the table: what happened, and what the receiver's seats learn from it."""

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
    """The standing orders of one of your seats."""

    seat: int
    orders: list[Order]


class Welcome(Tagged, frozen=True):
    """The answer to `hello`: everything as it is now, and what you missed since the version named there."""

    protocol: int
    version: int
    now: Moment
    you: You
    room: Room
    games: list[Game]  # one for each of your seats; one with seat -1 for a spectator; none before the start
    missed: list[Story]
    complete: bool  # whether `missed` goes back to the version named; otherwise rely only on the fields above
    said: list[Said]  # the latest chat
    online: list[str]


class Update(Tagged, frozen=True):
    """Something happened: new versions, and everything as it is after them."""

    version: int
    now: Moment
    stories: list[Story]
    room: Room
    games: list[Game]


class Ack(Tagged, frozen=True):
    """A command was carried out and stored; `version` is the table's at that moment."""

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
    """What a bot would do; an empty move means do nothing."""

    id: str
    seat: int
    move: str


class Orders(Tagged, frozen=True):
    """The standing orders of one of your seats have changed."""

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
