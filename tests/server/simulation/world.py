"""Time, the store, the network, and the server with its bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any, Final

from msgspec import json

from bohnanza.bots import Bot, bot_named
from bohnanza.engine.events import Event
from bohnanza.engine.memory import Memory
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.state import State
from bohnanza.engine.views import SPECTATOR, events_for, view
from bohnanza.server.bots.job import listed
from bohnanza.server.protocol import commands, messages
from bohnanza.server.protocol.settings import Settings
from bohnanza.server.server_clock import ServerClock
from bohnanza.server.store import Run
from bohnanza.server.table import clock
from bohnanza.server.table.facts import LogRow
from bohnanza.server.table.fold import fold, rebuild
from bohnanza.server.table.inputs import (
    BotQuestion,
    BotReply,
    ClockLeap,
    CreateTable,
    Delivery,
    Input,
    Join,
    Outcome,
    Tick,
    Wake,
)
from bohnanza.server.table.state import Table
from bohnanza.server.table.step import due, step
from tests.server.simulation.checks import check_end, check_log
from tests.server.simulation.client import Client
from tests.server.simulation.plan import (
    DAY,
    ENCODE,
    HOUR,
    LONGEST,
    MINUTE,
    SECRET,
    Broken,
    Plan,
)
from tests.server.simulation.secrecy import check_secrecy


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

    def carry(self, deliver: Callable[[], None]) -> None:
        """A message on its way: it may be late, come twice, or be lost and sent again."""
        chance = self.rng.random()
        self.after(self.rng.randrange(5, 60) + (800 if chance < 0.05 else 0), deliver)
        if chance > 0.85:
            self.after(self.rng.randrange(5, 200), deliver)

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
        self.world.carry(lambda: client.receive(delivery.to, body))

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
