"""What can happen to a table from outside, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from bohnanza.engine.referee import DeclinedTerms
from bohnanza.server.protocol.commands import AnyCommand
from bohnanza.server.protocol.messages import Code, ServerMessage
from bohnanza.server.protocol.settings import Settings
from bohnanza.server.table.facts import LogRow
from bohnanza.words.errors import WordedError

# --- inputs ---


@dataclass(frozen=True)
class Connect:
    """A connection was made, by a member or a spectator."""

    connection: str
    member: str = ""
    since: int | None = None


@dataclass(frozen=True)
class Disconnect:
    """A connection is gone."""

    connection: str


@dataclass(frozen=True)
class FreshTable:
    """Chance from outside: what a new table needs."""

    table: str
    secret: str


@dataclass(frozen=True)
class Request:
    """A member's command; `reply_to` hears the answer."""

    reply_to: str
    member: str
    command: AnyCommand
    fresh: FreshTable | None = None  # for a rematch


@dataclass(frozen=True)
class CreateTable:
    """Make the table (the first input there is)."""

    settings: Settings
    secret: str


@dataclass(frozen=True)
class Identity:
    """Who is asking, as far as it is known besides the new token; a guest with another browser is a stranger."""

    token: str = ""  # hashed: of a place at this table that they have or had
    account: str = ""  # hashed
    place: str = ""  # of the account: a member, who may be gone


@dataclass(frozen=True)
class Join:
    """Somebody wants to sit down with a new token; no seats named: the first one that is open."""

    reply_to: str
    id: str  # of the command
    name: str
    token: str  # hashed
    seats: tuple[int, ...] = ()
    program: bool = False
    invited_by: str = ""  # the host, for a program in a seat that is not open
    identity: Identity = Identity()


@dataclass(frozen=True)
class LinkAccount:
    """An account has the place of a member."""

    member: str
    account: str  # hashed


@dataclass(frozen=True)
class BotReply:
    """A bot has answered a question, or could not."""

    seat: int
    number: int
    move: str | None
    interrupts: bool = True
    problem: str = ""


@dataclass(frozen=True)
class Wake:
    """The table is back in memory; by so many milliseconds the date has leapt while no server ran."""

    away: int


@dataclass(frozen=True)
class ClockLeap:
    """The date has leapt by so many milliseconds, and no time has passed."""

    by: int


@dataclass(frozen=True)
class Tick:
    """Time has passed."""


Input = Connect | Disconnect | Request | CreateTable | Join | LinkAccount | BotReply | Wake | ClockLeap | Tick

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
    menu: str = ""  # instead of them all that is listed in this view, because offers are too many to be sent
    declined: Sequence[DeclinedTerms] = ()  # offers on the menu that the bot is to keep to itself


@dataclass(frozen=True)
class Spawn:
    """Another table to be made."""

    table: str
    rows: list[LogRow]


@dataclass
class Outcome:
    """What is to be kept, told, asked and made, in this order."""

    rows: list[LogRow] = field(default_factory=list)
    deliveries: list[Delivery] = field(default_factory=list)
    questions: list[BotQuestion] = field(default_factory=list)
    spawns: list[Spawn] = field(default_factory=list)


class Refusal(WordedError):
    """Something that is not done: a code, the words that say why, and perhaps the rule that forbids it."""

    def __init__(self, code: Code, key: str, rule: str = "", **arguments: object) -> None:
        super().__init__(key, **arguments)
        self.code = code
        self.rule = rule

    @classmethod
    def because(cls, code: Code, problem: WordedError, rule: str = "") -> Refusal:
        """The refusal that another error means."""
        return cls(code, problem.key, rule, **problem.arguments)
