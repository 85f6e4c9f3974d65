"""What a table is given from outside, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

from bohnanza.engine.referee import DeclinedTerms
from bohnanza.server.protocol.commands import AnyCommand, Command
from bohnanza.server.protocol.messages import Code, ServerMessage
from bohnanza.server.protocol.settings import Settings
from bohnanza.server.table.facts import LogRow
from bohnanza.words.errors import WordedError

C = TypeVar("C", bound=Command, covariant=True)

# --- inputs ---


@dataclass(frozen=True)
class Connect:
    """A connection was made."""

    connection: str
    member: str = ""  # empty: a spectator
    since: int | None = None  # the last version that they have seen


@dataclass(frozen=True)
class Disconnect:
    """A connection is gone."""

    connection: str


@dataclass(frozen=True)
class FreshTable:
    """The id and the secret of a new table: chance comes from outside."""

    table: str
    secret: str


@dataclass(frozen=True)
class Request(Generic[C]):
    """A member's command, and the connection that gets the answer."""

    reply_to: str
    member: str
    command: C
    fresh: FreshTable | None = None  # for a rematch


@dataclass(frozen=True)
class CreateTable:
    """Make the table: its first input."""

    settings: Settings
    secret: str


@dataclass(frozen=True)
class Identity:
    """Who is asking, as far as is known; a guest with another browser is a stranger."""

    token: str = ""  # hashed: of a place that they have or had at this table
    account: str = ""  # hashed
    place: str = ""  # the account's member at this table, who may be gone


@dataclass(frozen=True)
class Join:
    """Somebody wants to sit down."""

    reply_to: str
    id: str  # of the command
    name: str
    token: str  # a new one, hashed
    seats: tuple[int, ...] = ()  # none: the first one that is open
    program: bool = False
    invited_by: str = ""  # the member who puts a program into a seat; the host may use one that is not open
    identity: Identity = Identity()


@dataclass(frozen=True)
class LinkAccount:
    """A member turns out to have an account."""

    member: str
    account: str  # hashed


@dataclass(frozen=True)
class BotReply:
    """A bot has answered a question, or could not."""

    seat: int
    number: int  # of the question
    move: str | None
    interrupts: bool = True  # whether it ever has any-time moves of its own
    problem: str = ""  # a sentence, if it could not answer


@dataclass(frozen=True)
class Wake:
    """The table is back in memory."""

    away: int  # milliseconds by which the date changed while no server was running


@dataclass(frozen=True)
class ClockLeap:
    """Somebody changed the date; no time has passed."""

    by: int  # milliseconds


@dataclass(frozen=True)
class Tick:
    """Time has passed."""


Input = (
    Connect | Disconnect | Request[AnyCommand] | CreateTable | Join | LinkAccount | BotReply | Wake | ClockLeap | Tick
)  # fmt: skip

# --- what comes of it ---


@dataclass(frozen=True)
class Delivery:
    """A message for one connection."""

    to: str
    message: ServerMessage


@dataclass(frozen=True)
class BotQuestion:
    """A question for a bot: what its seat sees, and the moves it may make."""

    seat: int
    number: int
    bot: str
    ask: Literal["choose", "speak", "interrupt"]
    view: str  # in notation
    moves: list[str]  # the listed ones
    menu: str = (
        ""  # instead of `moves`: a view whose moves the bot lists itself; there are too many offers to send
    )
    declined: Sequence[DeclinedTerms] = ()  # offers that the bot must not make again


@dataclass(frozen=True)
class Spawn:
    """Another table to make, with its first rows."""

    table: str
    rows: list[LogRow]


@dataclass
class Outcome:
    """What to store, then to send, to ask and to make."""

    rows: list[LogRow] = field(default_factory=list)
    deliveries: list[Delivery] = field(default_factory=list)
    questions: list[BotQuestion] = field(default_factory=list)
    spawns: list[Spawn] = field(default_factory=list)

    def send(self, to: str, message: ServerMessage) -> None:
        self.deliveries.append(Delivery(to, message))


class Refusal(WordedError):
    """Why something is not done: a code, a sentence, and perhaps the rule that forbids it."""

    def __init__(self, code: Code, key: str, rule: str = "", **arguments: object) -> None:
        super().__init__(key, **arguments)
        self.code = code
        self.rule = rule

    @classmethod
    def because(cls, code: Code, problem: WordedError, rule: str = "") -> Refusal:
        """A refusal with the words of another error."""
        return cls(code, problem.key, rule, **problem.arguments)
