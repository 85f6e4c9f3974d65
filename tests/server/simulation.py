"""A whole server from a seed, without real time or I/O: store, network, clients, bots, crashes.

The store keeps what was committed and nothing else. The network delays, duplicates, loses and reorders messages.
Clients send again what was not acknowledged and connect again with what they have seen; people go away and come
back; bots answer late or wrongly; the server stops at any moment and starts again from its committed rows.
Everything promised is checked while it happens, and `Broken` says what does not hold.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass, field, replace
from functools import partial
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any, Final

from msgspec import json

from bohnanza.bots import Bot, bot_named
from bohnanza.engine.events import Event
from bohnanza.engine.game import objection
from bohnanza.engine.memory import Memory
from bohnanza.engine.moves import BuyField
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.engine.views import SPECTATOR, NoDeal, determinise, events_for, view
from bohnanza.lab.check_bot import THE_TEN
from bohnanza.proving.secrecy import HARMLESS, attempts, insiders, moves_of_others
from bohnanza.proving.secrecy import twin as other_event
from bohnanza.server.bots.job import listed
from bohnanza.server.protocol import commands, messages
from bohnanza.server.protocol.game import GameView
from bohnanza.server.protocol.settings import ClockSettings, Order, Pace, Settings
from bohnanza.server.records import played_at, record_text_for
from bohnanza.server.server_clock import ServerClock
from bohnanza.server.store import Run
from bohnanza.server.table import clock, deliveries, facts
from bohnanza.server.table.facts import FACTS, LogRow, encode_fact
from bohnanza.server.table.fold import add, fold, rebuild
from bohnanza.server.table.inputs import (
    BotQuestion,
    BotReply,
    ClockLeap,
    Connect,
    CreateTable,
    Delivery,
    Disconnect,
    FreshTable,
    Input,
    Join,
    Outcome,
    Request,
    Tick,
    Wake,
)
from bohnanza.server.table.state import BotTurns, FullStory, Table
from bohnanza.server.table.step import due, step

SECRET: Final = "5ec4e7" * 8
DECODE: Final = json.Decoder(messages.ServerMessage).decode
ENCODE: Final = json.Encoder().encode
MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
LONGEST: Final = 72 * 60 * MINUTE  # of simulated time: no game lasts so long

Leak = Callable[[Table, Delivery], messages.ServerMessage]


NO_CLOCK: Final = ClockSettings()


class Broken(AssertionError):
    """Something that the server promises does not hold."""


@dataclass(frozen=True)
class Plan:
    """What is played, with how many people, and how much goes wrong; the last ones are faults of the server."""

    seed: int
    game: str = "anniversary/4"
    people: int = 2
    hot_seat: bool = False
    deserter: bool = False  # the last of the people leaves in the middle of the game
    clock: ClockSettings = NO_CLOCK
    pace: Pace = "brisk"
    bot: str = "greedy"
    bad_bots: float = 0.05
    crashes: int = 2
    leaps: int = 0  # how often somebody sets the clock of the server, hours or months ahead or back
    moves: int = 10_000  # after so many the people agree to end it
    looks: float = 0.02  # how often secrecy is checked
    early: bool = False  # messages leave before their rows are kept
    forgets: bool = False  # which commands were carried out
    charges: bool = False  # time without a server counts
    stubborn: bool = False  # tables are not told that the clock was set
    leak: Leak | None = None


def plan_for(seed: int) -> Plan:
    """One of the plans that are always tried: every game of the ten, to its end or shortened."""
    game = THE_TEN[seed % len(THE_TEN)]
    clocks = [ClockSettings(), ClockSettings("live", 20), ClockSettings("days", 1)]
    return Plan(
        seed,
        game,
        people=1 + (seed // 2) % 2,
        deserter=seed % 6 == 3,
        hot_seat=seed % 5 == 0,
        clock=clocks[seed % 3],
        pace="instant" if seed % 4 == 0 else "brisk",
        bot="random" if seed % 7 == 0 else "greedy",
        leaps=3 if seed % 2 else 0,
        moves=10_000 if seed % 2 and game != "new-beans/7" else 100,
    )


# --- time, store, network ---


class World:
    """Time and everything in it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = Random(f"world {plan.seed} {plan.game}")
        self.now = 1_000_000
        self.wrong = 0  # by how much the wall clock is
        self.queue: list[tuple[int, int, Callable[[], None]]] = []
        self.numbers = count()
        self.disk: list[LogRow] = []
        self.commands: list[str] = []  # of the rows on the disk
        self.secrets: list[bytes] = [SECRET.encode()]
        self.server = Server(self)
        if plan.forgets:
            forget(self.server.table)
        self.clients = [Client(self, f"client{n}") for n in range(plan.people)]
        self.spectator = Client(self, "spectator")
        self.stats = {"messages": 0, "looks": 0, "crashes": 0, "commands": 0}

    def after(self, time: int, action: Callable[[], None]) -> None:
        heappush(self.queue, (self.now + time, next(self.numbers), action))

    def run(self) -> None:
        """Until the game is over and everybody has heard of it."""
        self.set_up()
        while not self.done():
            if not self.queue or self.now > LONGEST:
                raise Broken(f"The game does not go on: {self.server.table}")
            self.now, _, action = heappop(self.queue)
            action()
        self.calm_down()
        check_log(self.disk)
        check_end(self)

    def done(self) -> bool:
        return self.server.up and self.server.table.finished and not self.server.pending

    def calm_down(self) -> None:
        """Nothing goes wrong any more, and everybody connects again."""
        for client in [*self.clients, self.spectator]:
            client.leave()
            client.arrive()
        end = self.now + 5 * MINUTE
        while self.queue and self.queue[0][0] <= end:
            self.now, _, action = heappop(self.queue)
            action()

    def set_up(self) -> None:
        """The table, its people and the deal."""
        plan, server = self.plan, self.server
        settings = Settings(plan.game, plan.clock, pace=plan.pace)
        server.put(CreateTable(settings, SECRET))
        for client in self.clients:
            self.secrets.append(client.token.encode())
            seats = (0, 1) if plan.hot_seat and client is self.clients[0] and server.table.seats > 2 else ()
            server.put(Join("", "join", client.name, client.token, seats))
            client.member = server.table.member_with(client.token)
            client.arrive()
        self.spectator.arrive()
        self.after(5_000, lambda: self.clients[0].send(commands.Start("start", plan.bot)))
        if plan.deserter:
            self.after(MINUTE, lambda: self.clients[-1].send(commands.Leave("enough")))
        for _ in range(plan.crashes):
            self.after(self.rng.randrange(6_000, 4 * MINUTE), server.crash)
        for _ in range(plan.leaps):
            self.after(self.rng.randrange(6_000, 4 * MINUTE), server.leap)


@dataclass
class Server:
    """The process: at most one is up; what is not committed dies with it."""

    world: World
    up: bool = True
    life: int = 0  # how many processes there were before
    table: Table = field(default_factory=lambda: Table("sim"))
    pending: list[Outcome] = field(default_factory=list)
    writing: bool = False
    wires: dict[str, Client] = field(default_factory=dict)
    welcomed: set[str] = field(default_factory=set)
    bots: dict[tuple[int, str], Bot] = field(default_factory=dict)
    memories: dict[int, Memory] = field(default_factory=dict)
    remembered: int = 0
    sent: int = 0  # the highest version that anybody was told of
    kept: int = 0  # how long servers had run when the last row was made that is on the disk

    def __post_init__(self) -> None:
        self.clock = ServerClock(lambda: self.world.now + self.world.wrong, lambda: self.world.now)

    @property
    def now(self) -> int:
        """Server time."""
        return self.clock.now()

    def put(self, what: Input) -> None:
        """One input; what comes of it waits for its commit."""
        if not self.up:
            return
        out = step(self.table, self.now, what)
        self._check(out)
        if self.world.plan.early:
            self._tell(out)
        self.pending.append(out)
        self._remember()
        if self.world.rng.random() < self.world.plan.looks:
            self.world.stats["looks"] += 1
            check_secrecy(self.table, self.memories, self.now, self.world.rng, self.world.plan.leak)
        if not self.writing:
            self.writing = True
            self._later(self.world.rng.randrange(1, 15), self._commit)
        self._set_timer()

    def _later(self, time: int, action: Callable[[], None]) -> None:
        """Do something, unless this process has ended by then."""
        life = self.life
        self.world.after(time, lambda: action() if life == self.life else None)

    def _check(self, out: Outcome) -> None:
        at = due(self.table, self.now)
        if at is not None and at <= self.now:
            raise Broken("Something is due that was not done.")
        keys = [row.command for row in self._unwritten() if row.command] + self.world.commands
        for row in out.rows:
            if row.command and row.command in keys:
                raise Broken(f"{row.command} acts twice.")

    def _unwritten(self) -> list[LogRow]:
        return [row for out in self.pending for row in out.rows]

    def _set_timer(self) -> None:
        at = due(self.table, self.now)
        if at is not None:
            self._later(max(1, at - self.now), self._tick)

    def _tick(self) -> None:
        at = due(self.table, self.now)
        if at is None or at <= self.now:
            self.put(Tick())

    def _commit(self) -> None:
        """Rows are kept together, as they are stored; then, a moment later, everybody hears of it."""
        done, self.pending, self.writing = self.pending, [], False
        for out in done:
            self.world.disk += [json.decode(ENCODE(row), type=LogRow) for row in out.rows]
            self.world.commands += [row.command for row in out.rows if row.command]
        self.kept = self.table.touched - self.clock.ahead
        self._later(self.world.rng.randrange(3), lambda: self._deliver(done))

    def _deliver(self, done: list[Outcome]) -> None:
        for out in done:
            if not self.world.plan.early:
                self._tell(out)
            for question in out.questions:
                self._later(self.world.rng.randrange(1, 400), partial(self._answer, question))

    def _tell(self, out: Outcome) -> None:
        for delivery in out.deliveries:
            client = self.wires.get(delivery.to)
            if client is None:
                continue
            if delivery.to not in self.welcomed and not isinstance(
                delivery.message, messages.Welcome | messages.Bye
            ):
                raise Broken(f"{delivery.to} hears {type(delivery.message).__name__} before the welcome.")
            self.welcomed.add(delivery.to)
            self._post(client, delivery)

    def _post(self, client: Client, delivery: Delivery) -> None:
        message = self.world.plan.leak(self.table, delivery) if self.world.plan.leak else delivery.message
        body = ENCODE(message)
        self.world.stats["messages"] += 1
        if isinstance(message, messages.Update | messages.Welcome):
            self.sent = max(self.sent, message.version)
            if not message.room.secret and any(secret in body for secret in self.world.secrets):
                raise Broken("A secret has left the server.")
        carry(self.world, lambda: client.receive(delivery.to, body))

    # --- bots ---

    def _answer(self, question: BotQuestion) -> None:
        rng = self.world.rng
        if rng.random() < self.world.plan.bad_bots:
            self.put(BotReply(question.seat, question.number, *rng.choice(BAD_ANSWERS)))
            return
        bot = self._bot(question)
        v = view(parse_position(question.view, playable=False), question.seat)
        moves = listed(question, v.rules.seats)
        said = {"choose": bot.choose, "speak": bot.speak}
        move = said[question.ask](v, moves) if question.ask in said else bot.interrupt(v)
        self.put(
            BotReply(question.seat, question.number, str(move) if move else None, bot.interrupts(v.rules))
        )

    def _bot(self, question: BotQuestion) -> Bot:
        name = "greedy" if question.bot == "trader" else question.bot
        return self.bots.setdefault((question.seat, name), bot_named(name, f"{question.seat}"))

    # --- the end of a process, and the next one ---

    def crash(self) -> None:
        if not self.up or self.table.finished:
            return
        self.up = False
        self.life += 1
        self.world.stats["crashes"] += 1
        left = times_left(rebuild("sim", self.world.disk), self.now)
        runs, uptime = [self.clock.run()], self.clock.uptime()
        for client in list(self.wires.values()):
            client.cut()
        self.wires, self.welcomed, self.pending, self.writing = {}, set(), [], False
        away = self.world.rng.randrange(1, 3 * MINUTE)
        self.world.after(away, lambda: self.start(runs, uptime, left))

    def start(self, runs: list[Run], uptime: int, left: dict[int, int]) -> None:
        """From what was committed; nobody's clock has run meanwhile."""
        self.up = True
        self.clock.begin(runs, uptime)
        self.table = rebuild("sim", self.world.disk)
        if self.world.plan.forgets:
            forget(self.table)
        if self.table.version < self.sent:
            raise Broken(f"Version {self.sent} was told and is lost.")
        self.memories, self.remembered = {}, 0
        lived = times_left(self.table, self.now)
        away = self.clock.ahead - (self.table.touched - self.kept)
        self.put(Wake(0 if self.world.plan.charges else away))
        for seat, time in times_left(self.table, self.now).items():
            if seat in left and lived and time < left[seat]:
                raise Broken(f"p{seat} pays for time without a server.")

    # --- a wrong clock ---

    def leap(self) -> None:
        """Somebody sets the wall clock, perhaps while there is no server; nobody's time changes."""
        self.world.wrong = self.world.rng.choice([0, 3 * HOUR, -3 * HOUR, 100 * DAY, -100 * DAY])
        if not self.up or self.table.finished:
            return
        before, decisions = times_left(self.table, self.now), dict(self.table.waits)
        by = self.clock.follow()
        self.put(Tick() if self.world.plan.stubborn else ClockLeap(by))
        for seat, left in times_left(self.table, self.now).items():
            same = seat in before and decisions[seat][0] == self.table.waits[seat][0]
            if same and left != before[seat]:
                raise Broken(f"The time of p{seat} leaps with the clock.")

    # --- what seats remember, for the check of secrecy ---

    def _remember(self) -> None:
        """Every seat, and a spectator, hears of the game from the deal on."""
        s = self.table.game
        if s is None:
            return
        if not self.memories:
            self._recall_all(s)
            return
        for kept in self.table.stories:
            if kept.version > self.remembered:
                self._hear(kept.events)
        self.remembered = self.table.version

    def _recall_all(self, s: State) -> None:
        """After a restart: the whole game again."""
        self.memories = {seat: Memory(s.rules, seat) for seat in (*range(s.rules.seats), SPECTATOR)}
        table = Table("sim")
        for row in [*self.world.disk, *self._unwritten()]:
            fold(table, row)
            if table.game is not None and table.stories and table.stories[-1].version > self.remembered:
                self._hear(table.stories[-1].events)
                self.remembered = table.version
        self.remembered = self.table.version

    def _hear(self, events: list[Event]) -> None:
        for seat, memory in self.memories.items():
            for event in events_for(events, seat):
                memory.observe(event)


class Forgetful(dict[str, Any]):
    """Keeps nothing in mind."""

    def __contains__(self, key: object) -> bool:
        return False

    def get(self, key: str, default: Any = None) -> Any:
        return default


def forget(table: Table) -> None:
    """Never know which commands were carried out or refused."""
    table.commands, table.answers = Forgetful(), Forgetful()


def times_left(table: Table, now: int) -> dict[int, int]:
    """By seat of a person: what is left on the clock."""
    people = [seat for seat in table.waits if table.chairs[seat].human]
    left = {seat: clock.time_left(table, seat, now) for seat in people}
    return {seat: time for seat, time in left.items() if time is not None}


BAD_ANSWERS: Final = (
    (None, True, "The bot raised an error."),
    (None,),
    ("p0 done",),
    ("nonsense",),
    ("p9 plant soy 1",),
    ("p0 offer 999999999 soy for red to p1",),
)


def carry(world: World, deliver: Callable[[], None]) -> None:
    """A message on its way: it may be late, come twice, or be lost and sent again."""
    chance = world.rng.random()
    world.after(world.rng.randrange(5, 60) + (800 if chance < 0.05 else 0), deliver)
    if chance > 0.85:
        world.after(world.rng.randrange(5, 200), deliver)


# --- clients ---


class Client:
    """A page and the person at it, who does this and that as the page allows."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.rng = Random(f"{world.plan.seed} {name}")
        self.token = f"hash-of-{name}"
        self.member = ""
        self.wire = ""
        self.version = 0
        self.seen: set[int] = set()
        self.stories: dict[int, bytes] = {}
        self.complete = True
        self.room: messages.TableView | None = None
        self.games: list[GameView] = []
        self.unanswered: dict[str, commands.AnyCommand] = {}
        self.acks: dict[str, int] = {}
        self.refused: dict[str, messages.Refused] = {}
        self.numbers = count(1)
        self.thinking = False
        self.gone = False  # from the table, for good

    # --- the connection ---

    def arrive(self) -> None:
        """Connect, or try again in a moment if there is no server."""
        if self.wire or self.gone:
            return
        server = self.world.server
        if not server.up:
            self.world.after(500, self.arrive)
            return
        self.wire = f"{self.name}.{next(self.numbers)}"
        server.wires[self.wire] = self
        server.put(Connect(self.wire, self.member, self.heard_all() if self.version else None))

    def heard_all(self) -> int:
        """The last version up to which nothing is missing."""
        first = min(self.stories, default=self.version)
        return next(version for version in count(first) if version + 1 not in self.stories)

    def cut(self) -> None:
        """The connection is gone, whatever was on its way with it."""
        self.wire = ""
        self.world.after(self.rng.randrange(100, 3_000), self.arrive)

    def leave(self) -> None:
        """Close the page."""
        if self.wire:
            wire, self.wire = self.wire, ""
            self.world.server.wires.pop(wire, None)
            self.world.server.put(Disconnect(wire))

    def go_away(self) -> None:
        self.leave()
        self.world.after(self.rng.randrange(1_000, 2 * MINUTE), self.arrive)

    # --- sending ---

    def send(self, command: commands.AnyCommand) -> None:
        """A command, again and again until it is answered."""
        if command.id in self.acks or command.id in self.refused:
            return
        self.world.stats["commands"] += command.id not in self.unanswered
        self.unanswered[command.id] = command
        wire, server = self.wire, self.world.server
        if wire:
            fresh = FreshTable("again", SECRET[::-1]) if isinstance(command, commands.Rematch) else None
            request = Request(wire, self.member, command, fresh)
            carry(self.world, lambda: server.put(request) if wire in server.wires else None)
        self.world.after(self.rng.randrange(2_000, 4_000), lambda: self.again(command))

    def again(self, command: commands.AnyCommand) -> None:
        if command.id in self.unanswered:
            self.send(command)

    # --- hearing ---

    def receive(self, wire: str, body: bytes) -> None:
        if wire != self.wire:
            return
        message = DECODE(body)
        if isinstance(message, messages.Welcome):
            self.complete = self.complete and (message.complete or not self.version)
            self.hear(message.version, message.room, message.games, message.missed)
            if not self.stories:
                self.stories[message.version] = b""
        elif isinstance(message, messages.Update):
            self.hear(message.version, message.room, message.games, message.stories)
        elif isinstance(message, messages.Bye):
            self.wire, self.gone = "", True
        elif isinstance(message, messages.Checked):
            self.unanswered.pop(message.id, None)
        elif isinstance(message, messages.Ack | messages.Refused):
            self.answered(message)

    def hear(
        self, version: int, now: messages.TableView, games: list[GameView], stories: list[messages.Story]
    ) -> None:
        """News; what is older than what is known changes nothing."""
        for story in stories:
            body = ENCODE(story)
            if self.stories.setdefault(story.version, body) not in (body, b""):
                raise Broken(f"Version {story.version} was told in two ways.")
        if version >= self.version:
            self.version, self.room, self.games = version, now, games
        if not self.thinking and self.member:
            self.thinking = True
            self.world.after(self.rng.randrange(200, 2_000), self.think)

    def answered(self, message: messages.Ack | messages.Refused) -> None:
        command = self.unanswered.pop(message.id, None)
        if isinstance(message, messages.Refused):
            if message.id in self.acks:
                raise Broken(f"{message.id} was carried out and then refused.")
            self.refused[message.id] = message
            return
        if command is None and message.id not in self.acks and message.id not in self.refused:
            return  # a reaction, once more
        if self.acks.setdefault(message.id, message.version) != message.version:
            raise Broken(f"{message.id} was acknowledged in two ways.")
        if message.id in self.refused:
            raise Broken(f"{message.id} was refused and then carried out.")
        if isinstance(command, commands.React):
            del self.acks[message.id]  # it is shown and not kept
        elif command is not None:
            check_kept(self.world.disk, f"{self.member}/{message.id}")

    # --- what the person does ---

    def think(self) -> None:
        """Do something, and think again."""
        if self.gone or self.room is None or self.room.status in ("over", "ended"):
            self.thinking = False
            return
        self.world.after(self.rng.randrange(300, 6_000), self.think)
        if not self.wire or len(self.unanswered) > 1:
            return
        command = self.wish()
        if command is not None:
            self.send(command)

    def wish(self) -> commands.AnyCommand | None:
        assert self.room is not None
        wish = f"{self.name}-{next(self.numbers)}"
        if len(self.world.server.table.moves) > self.world.plan.moves:
            return commands.AgreeToEnd(wish) if self.member not in self.room.want_end else None
        if self.room.status == "paused":
            return commands.Resume(wish)
        if self.room.status == "playing" and self.rng.random() < 0.9:
            return self.move(wish)
        if self.rng.random() < 0.08:
            self.go_away()
            return None
        return self.rng.choice(PASTIMES)(wish, self)

    def move(self, wish: str) -> commands.AnyCommand | None:
        """A move in one of the own games."""
        game = self.rng.choice(self.games) if self.games else None
        if game is None or self.room is None or game.seat < 0:
            return None
        if self.room.chairs[game.seat].bot:
            return commands.TakeSeat(wish, game.seat)
        text = self.rng.choice([words_of(game, self.rng)] * 3 + [offer_of(game, self.rng)])
        return commands.Play(wish, text, self.version) if text else None


def words_of(game: GameView, rng: Random) -> str:
    """One of the moves that the page shows."""
    first = [choice.move for choice in game.choices if choice.verb in ("accept", "decline", "pick")]
    going_on = [choice.move for choice in game.choices if choice.advances]
    optional = [choice.move for choice in game.choices if not choice.advances]
    for moves, chance in ((first, 0.9), (going_on, 0.8), (optional, 0.3)):
        if moves and rng.random() < chance:
            return rng.choice(moves)
    return ""


def offer_of(game: GameView, rng: Random) -> str:
    """An offer, or something else that is said in trading."""
    trade = game.trade
    if trade is None or not trade.goods:
        return ""
    good, kind = rng.choice(trade.goods), rng.choice(trade.kinds)
    give = {"turned": "turned "}.get(str(good.place), "") + good.card
    give += f"@{good.place}" if isinstance(good.place, int) and rng.random() < 0.5 else ""
    wants = rng.choice([kind, kind, kind, f"2 {kind}", "any", "nothing"])
    to = rng.sample(trade.to, rng.choice([1, 1, len(trade.to)]))
    order = sorted(to, key=lambda seat: (seat - game.seat) % len(game.seats))
    offer = f"p{game.seat} offer {give} for {wants} to {','.join(f'p{seat}' for seat in order)}"
    return rng.choice([offer, offer, offer, f"p{game.seat} want {kind}"])


def _orders(wish: str, client: Client) -> commands.AnyCommand:
    seat = client.games[0].seat if client.games else 0
    some = [Order("trade", "blue", "red"), Order("gifts"), Order("refuse")]
    return commands.SetOrders(wish, max(0, seat), client.rng.sample(some, client.rng.randrange(3)))


def _lend(wish: str, client: Client) -> commands.AnyCommand:
    return commands.LendSeat(wish, max(0, client.games[0].seat) if client.games else 0)


PASTIMES: Final[tuple[Callable[[str, Client], commands.AnyCommand], ...]] = (
    lambda wish, client: commands.Say(wish, "hello, table"),
    lambda wish, client: commands.React(wish, "nice"),
    lambda wish, client: commands.Ready(wish),
    lambda wish, client: commands.NotDone(wish),
    lambda wish, client: commands.Pause(wish),
    lambda wish, client: commands.AddNonce(wish, wish),
    lambda wish, client: commands.Check(wish, "p0 plant soy 1"),
    lambda wish, client: commands.Mute(wish, "m1", False),
    lambda wish, client: commands.AgreeToEnd(wish, False),
    _orders,
    _lend,
)


# --- what must hold ---


def check_kept(disk: list[LogRow], key: str) -> None:
    """What was acknowledged is in the log, once."""
    kept = sum(row.command == key for row in disk)
    if kept != 1:
        raise Broken(f"{key} was acknowledged and is {kept} times in the log.")


def check_log(disk: list[LogRow]) -> None:
    """The log fits together, as it does after being stored."""
    table = rebuild("sim", [json.decode(ENCODE(row), type=LogRow) for row in disk])
    commands = [row.command for row in disk if row.command]
    if len(commands) != len(set(commands)) or not table.finished:
        raise Broken("The log does not end, or a command is in it twice.")
    if any(FACTS.decode(encode_fact(row.fact)) != row.fact for row in disk):
        raise Broken("A fact cannot be read as it was written.")


def check_end(world: World) -> None:
    """Everybody sees the table as it is, and everything acknowledged is kept."""
    table = world.server.table
    for client in [*world.clients, world.spectator]:
        for ack in client.acks:
            check_kept(world.disk, f"{client.member}/{ack}")
        if client.gone:
            continue
        fresh = json.decode(
            ENCODE(deliveries.games(table, deliveries.viewing_seats(table, client.member))),
            type=list[GameView],
        )
        if client.version != table.version or client.games != fresh:
            raise Broken(f"{client.name} does not see the end as it is.")
        gaps = set(range(min(client.stories), table.version + 1)) - set(client.stories)
        if client.complete and gaps:
            raise Broken(f"{client.name} never heard of {sorted(gaps)}.")


# --- secrecy: whatever leaves is the same in every deal that its receiver cannot tell apart ---


UNLIKELY: Final = (Order("trade", "99 garden", "99 cocoa"),)  # nobody will ever see what comes of it


def check_secrecy(
    table: Table, memories: dict[int, Memory], now: int, rng: Random, leak: Leak | None = None
) -> None:
    """Try this and that at the table and at its twin with other hidden cards; compare every byte."""
    if table.game is None or table.status != "playing":
        return
    for to, seat in receivers(table):
        known = memories[seat].known if rng.random() < 0.6 else None  # the table shows no more than it shows
        try:
            deal = determinise(view(table.game, seat), known, rng)
        except NoDeal:
            continue
        for put in inputs(table, to, seat, rng):
            other = twin(table, deal.clone(), seat, UNLIKELY)
            other.stories = deque([retold(kept, seat, rng) for kept in other.stories])
            seen = [sent(one, put, now, to, leak) for one in (twin(table, table.game.clone(), seat), other)]
            if seen[0] != seen[1]:
                raise Broken(f"{to} can tell other deals from what follows {put}.")


def retold(kept: FullStory, seat: int, rng: Random) -> FullStory:
    """The same story with other secrets where the seat is not let into them."""
    events = [event if seat in insiders(event) else other_event(event, rng) for event in kept.events]
    return replace(kept, events=[event for event in events if event is not None])


def receivers(table: Table) -> list[tuple[str, int]]:
    """Connections with one pair of eyes."""
    eyes = [(to, deliveries.viewing_seats(table, member)) for to, member in table.connections.items()]
    return [(to, seats[0]) for to, seats in eyes if len(seats) == 1]


def inputs(table: Table, to: str, seat: int, rng: Random) -> Iterator[Input | facts.Made]:
    """What may happen next that lays nothing open for this seat."""
    assert table.game is not None
    member = table.connections[to]
    yield Connect("newcomer", member, max(0, table.version - 5))
    yield Tick()
    for move in moves_of_others(table.game, seat):
        yield facts.Made(move.seat, str(move), "bot")
    for move in attempts(view(table.game, seat), rng, 3):
        text = writable(move)
        lays_open = isinstance(move, BuyField) or not isinstance(move, HARMLESS)
        if text and (objection(table.game, move) is not None or not lays_open):
            yield Request(to, member, commands.Play("try", text))
            yield Request(to, member, commands.Check("check", text))


def writable(move: Move) -> str:
    """A move in notation, if it can be written down."""
    try:
        text = str(move)
        parse_move(text, 7)
    except (ValueError, IndexError):
        return ""
    return text


def twin(table: Table, game: State, seat: int, orders: Sequence[Order] = ()) -> Table:
    """The same table with another game; the others have these standing orders, and have muted everybody.

    What their real orders do depends on their cards, as it does when they trade themselves.
    """
    game.log = []
    other = copy(table)
    for name, value in vars(table).items():
        setattr(other, name, value.copy() if isinstance(value, dict | list | set | deque) else value)
    other.game, other.bots = game, bots_of(table)
    other.chairs, other.members = deepcopy(table.chairs), deepcopy(table.members)
    for number, chair in enumerate(other.chairs):
        if number != seat:
            chair.orders = list(orders)
            mute(other, chair.member if orders else "")
    return other


def bots_of(table: Table) -> BotTurns:
    """An independent copy of where the bots are."""
    bots = table.bots
    # Compiled classes cannot be copied from outside; moves need not be.
    copied: dict[int, object] = {id(bots.referee): bots.referee.clone()}
    for move in bots.held:
        copied[id(move)] = move
    return deepcopy(bots, copied)


def mute(table: Table, member: str) -> None:
    if member:
        table.members[member].muted = set(table.members)


def sent(table: Table, put: Input | facts.Made, now: int, to: str, leak: Leak | None) -> list[bytes]:
    """Everything that a connection, and a newcomer with the same rights, gets when something happens."""
    if isinstance(put, facts.Made):
        add(table, now, "", "", put)
        everything = deliveries.updates(table, table.version - 1, now)
    else:
        everything = step(table, now, put).deliveries
    if table.finished:
        return []  # all is laid open
    own = [delivery for delivery in everything if delivery.to in (to, "newcomer")]
    record = record_text_for(played_at(table, table.connections[to])).encode()
    return [record, *[ENCODE(leak(table, delivery) if leak else delivery.message) for delivery in own]]
