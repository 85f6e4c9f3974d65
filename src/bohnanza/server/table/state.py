"""The data of a table: what follows from the log, and what only this process knows."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bohnanza.bots import limits as bot_limits
from bohnanza.bots.first_names import NAMES, SECOND_NAMES
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.events import Event
from bohnanza.engine.referee import DeclinedTerms, Etiquette, Referee
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.server import limits
from bohnanza.server.names import same_name
from bohnanza.server.protocol.messages import Ack, Call, Refused, Status
from bohnanza.server.protocol.settings import Order, Settings
from bohnanza.server.protocol.table_events import By, Said, TableEvent, TurnedAway
from bohnanza.server.table.facts import commitment

NO_GAME = Settings("")

FINISHED: Final[tuple[Status, ...]] = ("over", "ended")

# What bots may do at tables with people.
ETIQUETTE: Final = Etiquette(
    proposals=bot_limits.PROPOSALS,
    own=limits.BOT_PROPOSALS,
    deals=limits.BOT_DEALS,
    open_offers=limits.OPEN_OFFERS,
    repeats=False,
    free_moves=bot_limits.FREE_MOVES,
    interrupts=bot_limits.INTERRUPTS,
)


@dataclass
class Chair:
    """A seat and who plays it."""

    member: str = ""  # whose seat it is
    bot: str = ""  # the bot that has the seat, if no member has
    stand_in: str = ""  # the bot that plays for a member who is away
    open: bool = True  # can be taken; in a running game, asked for
    orders: list[Order] = field(default_factory=list)

    @property
    def player(self) -> str:
        """The bot that plays now; empty: a person does."""
        return self.stand_in or self.bot

    @property
    def human(self) -> bool:
        return bool(self.member) and not self.stand_in


@dataclass
class Member:
    """Somebody who has a token for this table."""

    id: str
    name: str
    token: str  # hashed
    program: bool
    gone: bool = False  # left for good, after the deal; whoever leaves before it is forgotten
    muted: set[str] = field(default_factory=set)
    accounts: set[str] = field(default_factory=set)  # hashed


@dataclass
class Newcomer:
    """Somebody who asks to take over a bot's seat in the running game."""

    id: str
    name: str
    seat: int
    token: str  # hashed
    program: bool
    until: int
    account: str  # hashed; empty: a guest
    agreed: list[str] = field(default_factory=list)
    declined: bool = False


@dataclass(frozen=True)
class FullStory:
    """One version of the table with all events; each receiver gets what they may know of it."""

    version: int
    at: int
    news: TableEvent
    events: list[Event]


class Trace(NamedTuple):
    """When the game changed, and who decided; nobody for the deal."""

    version: int
    at: int
    by: By | None


@dataclass
class PendingQuestion:
    """A question to a bot that has not been answered."""

    number: int
    seat: int
    kind: str  # choose, speak, interrupt or deal
    bot: str
    by: str  # how its move will be marked; `advice`: it will not be made
    version: int  # of the game when it was asked
    reply_to: tuple[str, str] = ("", "")  # for advice: connection and command
    about: int = 0  # for a deal: the invitation


@dataclass
class BotTurns:
    """What bots have been asked and what they hold back; lost when the server stops.

    What the referee knows from moves is there again when the log is read.
    """

    referee: Referee = field(default_factory=lambda: Referee(ETIQUETTE, [True] * limits.SEATS))
    pending: dict[int, PendingQuestion] = field(default_factory=dict)  # by seat
    advice: dict[int, PendingQuestion] = field(default_factory=dict)  # by number
    last_number: int = 0  # of a question
    refused: dict[int, int] = field(default_factory=dict)  # by seat: offers in a row that it may not make
    no_other_deal: set[tuple[int, int]] = field(default_factory=set)  # by seat and offer it would counter
    held: list[Move] = field(default_factory=list)  # any-time moves that wait until people have had a look
    never_interrupt: set[int] = field(default_factory=set)  # seats whose bots have no any-time moves
    failures: dict[int, int] = field(default_factory=dict)  # by seat: questions without a good reply


@dataclass
class Table:
    """One table. Only `fold` changes what follows from the log."""

    id: str
    settings: Settings = NO_GAME
    secret: str = ""
    host: str = ""
    chairs: list[Chair] = field(default_factory=list)
    members: dict[str, Member] = field(default_factory=dict)
    members_ever: int = 0  # how many there have been, gone or not
    newcomers: dict[str, Newcomer] = field(default_factory=dict)  # by id
    join_requests: int = 0  # how many there have been
    turned_away: dict[str, TurnedAway] = field(default_factory=dict)  # by hashed token, only the latest
    removed: dict[str, str] = field(default_factory=dict)  # hashed tokens by member, of the latest
    nonces: dict[str, str] = field(default_factory=dict)  # by member, in the order in which they came
    status: Status = "waiting"
    game: State | None = None
    moves: list[str] = field(default_factory=list)
    trail: list[Trace] = field(default_factory=list)  # the deal, then one for every move
    seq: int = 0
    version: int = 0
    hash: str = ""
    created: int = 0
    touched: int = 0
    commands: dict[str, int] = field(default_factory=dict)  # version at which each was carried out
    said: deque[Said] = field(default_factory=lambda: deque(maxlen=limits.CHATS_KEPT))
    stories: deque[FullStory] = field(default_factory=lambda: deque(maxlen=limits.STORIES_KEPT))
    want_end: list[str] = field(default_factory=list)
    ready: list[str] = field(default_factory=list)
    last_call: Call | None = None
    rematch: str = ""
    declined: set[DeclinedTerms] = field(default_factory=set)  # in this trading
    # In this trading: (maker, terms) of what standing orders have offered.
    offered: set[tuple[object, ...]] = field(default_factory=set)
    game_version: int = 0  # of the last change to the game
    advanced: int = 0  # how many moves have advanced the game
    decision_version: int = 0  # of the last of them
    planted: int = 0  # when a card was last planted that people need time to notice
    settled: int = 0  # when the game, or who plays a seat, last changed: bots wait from then on
    stopped: int | None = None  # since when the game is paused
    # By seat: decision, since when.
    waits: dict[int, tuple[tuple[object, ...], int]] = field(default_factory=dict)
    used: dict[tuple[object, ...], int] = field(default_factory=dict)  # by decision: milliseconds used
    # --- not in the log ---
    connections: dict[str, str] = field(default_factory=dict)  # member by connection; "" for spectators
    away: dict[str, int] = field(default_factory=dict)  # members who are not connected, since when
    # By member and command id: answers to what is not in the log.
    answers: dict[str, dict[str, Ack | Refused]] = field(default_factory=dict)
    chats: dict[str, list[int]] = field(default_factory=dict)  # when a member last spoke
    bots: BotTurns = field(default_factory=BotTurns)

    @property
    def seats(self) -> int:
        """How many there are."""
        return len(self.chairs)

    @property
    def seed(self) -> str:
        """What the shuffles are made from: the secret, then the nonces."""
        return "-".join([self.secret, *self.nonces.values()])

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def finished(self) -> bool:
        return self.status in FINISHED

    def name_of(self, seat: int) -> str:
        """The name of whoever plays a seat; bots have first names that nobody else at the table has."""
        chair = self.chairs[seat]
        if chair.member:
            return self.members[chair.member].name
        if not chair.bot:
            return f"Seat {seat + 1}"
        taken = [member.name for member in self.members.values() if not member.gone]
        for name in (NAMES[seat], SECOND_NAMES[seat]):
            if not any([same_name(name, other) for other in taken]):
                return name
        return f"{chair.bot} {seat + 1}"

    def seats_of(self, member: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if member and chair.member == member]

    def people(self) -> list[str]:
        """The members who have a seat, in the order of the seats."""
        sitting = dict.fromkeys([chair.member for chair in self.chairs if chair.member])
        return [member for member in sitting if not self.members[member].gone]

    def person_plays(self, seat: int) -> bool:
        """Whether a person plays a seat now: no bot, no program."""
        chair = self.chairs[seat]
        return chair.human and not self.members[chair.member].program

    def online(self) -> list[str]:
        """The members who are connected."""
        return sorted({member for member in self.connections.values() if member})

    def member_with(self, token: str) -> str:
        """The member whose hashed token this is, or nothing."""
        found = [m.id for m in self.members.values() if m.token == token and not m.gone]
        return found[0] if found else ""

    def newcomer_with(self, token: str) -> str:
        """The newcomer whose hashed token this is, or nothing."""
        found = [newcomer.id for newcomer in self.newcomers.values() if newcomer.token == token]
        return found[0] if found else ""


def seats_in(game: str) -> int:
    return rules_for(game).seats
