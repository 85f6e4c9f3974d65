"""Commands: what a client sends."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from bohnanza.server import limits
from bohnanza.server.protocol.base import (
    BotName,
    CommandId,
    MemberId,
    MoveText,
    Name,
    NewcomerId,
    SeatNumber,
    Tagged,
    Token,
)
from bohnanza.server.protocol.moves import ComposedMove
from bohnanza.server.protocol.settings import Order, Settings

Reaction = Literal["nice", "thanks", "hm", "haha", "ouch", "hurry"]

# --- the first message ---


class Hello(Tagged, frozen=True):
    """The first message: who you are, and the last version that you have seen, if any."""

    protocol: int  # the version of the protocol: 1
    token: Token = ""  # empty: a spectator, or somebody recognised by a cookie
    since: Annotated[int, Meta(ge=0)] | None = None  # the last version seen; leave it out to start fresh


# --- commands ---


class Command(Tagged, frozen=True):
    """Something that a member wants done; sent again with the same id, it gets the same answer and acts once."""

    id: CommandId


class Play(Command, frozen=True):
    """Make a move. A move that advances the game is refused if the decision it was meant for is over."""

    move: MoveText | ComposedMove  # one of the `choices`, or what you compose, in notation or as data
    version: int | None = None  # the version that the move was based on


class Check(Command, frozen=True):
    """Ask whether a move would be legal now; nothing happens."""

    move: MoveText | ComposedMove  # one of the `choices`, or what you compose, in notation or as data


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
    orders: Annotated[list[Order], Meta(max_length=limits.ORDERS)]  # in order of preference


class Say(Command, frozen=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=limits.CHAT_TEXT)]  # any text


class React(Command, frozen=True):
    """Show a reaction to the table; it is not stored."""

    what: Reaction  # one of the reactions


class Mute(Command, frozen=True):
    """Stop hearing a member, or hear them again; nobody else is told."""

    member: MemberId
    on: bool  # true: stop hearing them; false: hear them again


class Rename(Command, frozen=True):
    """Change your nickname, before the game starts."""

    name: Name


class AddNonce(Command, frozen=True):
    """Add a text of your own to the seed, before the game starts."""

    nonce: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=limits.NONCE,
            pattern=r"^[A-Za-z0-9_-]+$",
            description="letters, digits, `_` and `-`",
        ),
    ]


class Start(Command, frozen=True):
    """Deal the cards (host). Seats that are still open get bots."""

    bot: BotName = "trader"


class ChangeSettings(Command, frozen=True):
    """Change the settings before the game starts (host); there must be enough seats for those already taken."""

    settings: Settings  # all of them


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

    newcomer: NewcomerId  # who is asking to join
    agree: bool  # whether they agree


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

    agree: bool = True  # whether they agree


class PassHost(Command, frozen=True):
    """Make another member the host (host)."""

    member: MemberId


class Rematch(Command, frozen=True):
    """After the end, make a new table with the same settings and people, everybody one seat further."""


AnyCommand = (
    Play | Check | Advise | NotDone | Ready | SetOrders | Say | React | Mute | Rename | AddNonce | Start
    | ChangeSettings | Swap | SeatBot | OpenSeat | AnswerNewcomer | Remove | Leave | Resign | LendSeat | TakeSeat
    | Pause | Resume | AgreeToEnd | PassHost | Rematch
)  # fmt: skip
COMMANDS: Final[tuple[type[Command], ...]] = get_args(AnyCommand)
