"""The registry: all tables of this process. It loads them, feeds them, keeps what they say and only then sends it.

Everything about a table goes through its `step`, one input after the other. What comes of it waits in the table's
queue until its rows are committed; then messages are sent, bots are asked and other tables made. If rows cannot be
kept, the table in memory is worth nothing: it is dropped, its connections are closed, and the log is read again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import Final

import msgspec
import structlog

from bohnanza.engine.catalog import NotInstalled
from bohnanza.server import limits
from bohnanza.server.bots.job import BotJob
from bohnanza.server.bots.pool import BotPool
from bohnanza.server.outbox import Outbox
from bohnanza.server.protocol import commands, messages
from bohnanza.server.protocol.events import GameEvent
from bohnanza.server.protocol.settings import Settings
from bohnanza.server.records import heard_so_far
from bohnanza.server.replays import Replayer
from bohnanza.server.server_clock import ServerClock
from bohnanza.server.store import (
    FailureLog,
    Lost,
    Membership,
    Store,
    StoredRow,
    TableRecord,
    TableRows,
    Unavailable,
    Writer,
)
from bohnanza.server.table.facts import FACTS, LogBroken, LogRow, bot_seed, encode_fact
from bohnanza.server.table.fold import OldRules, follow, rebuild
from bohnanza.server.table.inputs import (
    BotQuestion,
    BotReply,
    ClockLeap,
    Connect,
    CreateTable,
    Delivery,
    Disconnect,
    FreshTable,
    Identity,
    Input,
    Join,
    LinkAccount,
    Outcome,
    Refusal,
    Request,
    Spawn,
    Tick,
    Wake,
)
from bohnanza.server.table.refusals import bye
from bohnanza.server.table.state import Table
from bohnanza.server.table.step import due, step
from bohnanza.server.tokens import fresh_token, hashed
from bohnanza.server.wire.events import events_for_seat
from bohnanza.words.errors import WordedError

ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # no letters that are taken for others
STRANGER: Final = Identity()
RELOAD: Final = Refusal("gone", "server-reload")
CLOSING: Final = Refusal("gone", "server-restarts")

log = structlog.get_logger(__name__)
encode = msgspec.json.Encoder().encode


class UnknownTable(WordedError):
    """There is no such table."""


class BrokenTable(UnknownTable):
    """What is stored of a table does not make one."""


class AskAgain(WordedError):
    """Nothing has come of it, for no fault of whoever asked."""


@dataclass(frozen=True)
class JoinResult:
    """What somebody gets who sits down, or asks to; the token is known to nobody else."""

    member: str
    token: str
    newcomer: str = ""  # the request, while there is no member yet


@dataclass(frozen=True)
class Connection:
    """A connection to a table; the welcome is the first message in its outbox."""

    id: str
    outbox: Outbox


@dataclass(frozen=True)
class Asked:
    """A question on its way to a worker; `moves` made so far tell what its bot has heard."""

    question: BotQuestion
    job: BotJob
    moves: int


@dataclass
class Live:
    """A table in memory and everything that hangs on it."""

    table: Table
    outboxes: dict[str, Outbox] = field(default_factory=dict)
    answers: dict[str, asyncio.Future[list[messages.ServerMessage]]] = field(default_factory=dict)
    pending: list[tuple[Outcome, list[Asked]]] = field(default_factory=list)
    idle: asyncio.TimerHandle | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    timer: asyncio.TimerHandle | None = None
    task: asyncio.Task[None] | None = None
    told: dict[tuple[int, str], int] = field(default_factory=dict)  # by seat and bot: how much of the trail
    gone: bool = False


def fresh() -> FreshTable:
    """Chance for a new table, from the operating system."""
    return FreshTable(
        "".join(secrets.choice(ALPHABET) for _ in range(limits.TABLE_ID)), secrets.token_hex(32)
    )


def table_of(token: str) -> str:
    """The id of the table that was made with a token; it tells nothing of the token.

    >>> len(table_of("tea")), table_of("tea") == table_of("tea"), table_of("tea") == table_of("coffee")
    (10, True, False)
    """
    number = int(hashed(f"table {token}"), 16)
    return "".join(ALPHABET[number >> 5 * place & 31] for place in range(limits.TABLE_ID))


class TableRegistry:
    """All tables of this process."""

    def __init__(
        self, store: Store, writer: Writer, pool: BotPool, clock: ServerClock | None = None,
        new: Callable[[], FreshTable] = fresh,
    ) -> None:  # fmt: skip
        self.store = store
        self.writer = writer
        self.pool = pool
        self.clock = clock or ServerClock()
        self.now = self.clock.now
        self.fresh = new
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}  # tables that are not in memory, but will be needed
        self.rebuilding = asyncio.Semaphore(1)
        self.waking = asyncio.Semaphore(1)
        self.replayer = Replayer()
        self.tasks: set[asyncio.Task[None]] = set()
        self.numbers = count(1)
        self.broken: set[str] = set()  # tables of whose damage the log has heard
        self.beats = FailureLog("heartbeat")
        self.closed = False

    # --- opening and closing ---

    async def start(self) -> None:
        """Go on from where the last server stopped, and see to everything that is due."""
        self.clock.begin(await self.store.runs(), await self.store.uptime())
        await self.store.forget_runs(self.clock.needed_since())
        await self.store.beat(self.clock.run())
        self._run(self._beat_on())
        for record in await self.store.due():
            self._alarm(record.id, (record.due or 0) + self._leapt(record))

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(limits.BEAT / 1000)
            self.follow_clock()
            await self._beat()

    async def _beat(self) -> None:
        """Note that the server runs; if that fails, the next beat makes up for it."""
        try:
            await self.store.beat(self.clock.run())
        except Exception as problem:  # whatever it was, the server goes on
            self.beats.failed(problem)
        else:
            self.beats.succeeded()

    def follow_clock(self) -> None:
        """Go with the wall clock if somebody has set it; at the tables no time passes by that."""
        by = self.clock.follow()
        if not by:
            return
        log.warning("clock set", milliseconds=by)
        for live in list(self.lives.values()):
            with suppress(AskAgain):  # it has been logged
                self._step(live, ClockLeap(by))

    async def stop(self) -> None:
        """Let everything that was accepted be kept and told, then close all connections."""
        self.closed = True
        for handle in self.alarms.values():
            handle.cancel()
        for live in list(self.lives.values()):
            await self._settle(live)
            self._drop(live, CLOSING)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.replayer.close()
        await self._beat()

    async def _settle(self, live: Live) -> None:
        """Wait until nothing of a table is pending."""
        while live.pending and not live.gone:
            await asyncio.sleep(0)
        if live.task is not None and not live.gone:
            live.gone = True
            live.news.set()
            await asyncio.gather(live.task, return_exceptions=True)

    def _run(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- what others call ---

    async def create(self, settings: Settings, token: str = "") -> str:
        """A new table; its id. The same token finds the table again that was made with it."""
        chance = self.fresh()
        if token:
            chance = FreshTable(table_of(token), chance.secret)
            with suppress(UnknownTable):
                await self.table(chance.table)
            if chance.table in self.lives:  # perhaps made by the same client, which asked again meanwhile
                return chance.table
        live = self._live(Table(chance.table))
        try:
            self._step(live, CreateTable(settings, chance.secret))
        except Refusal:
            self._drop(live, RELOAD)
            raise
        await self._settled(live)
        return chance.table

    async def join(
        self, table_id: str, name: str, seats: Sequence[int] = (), program: bool = False,
        invited_by: str = "", token: str = "", identity: Identity = STRANGER,
    ) -> JoinResult:  # fmt: skip
        """Sit down or ask to, or be told that the token sits or has asked already; raises Refusal."""
        token = token or fresh_token()
        live = await self._find(table_id)
        reply_to = self._number("join")
        put = Join(reply_to, "join", name, hashed(token), tuple(seats), program, invited_by, identity)
        for message in await self._asked(live, reply_to, put):
            if isinstance(message, messages.Refused):
                raise Refusal(message.code, message.key, message.rule, **message.args)
        table = live.table
        return JoinResult(table.member_with(hashed(token)), token, table.newcomer_with(hashed(token)))

    async def claim(self, table_id: str, member: str, account: str) -> None:
        """Note that an account, by its hash, has the place of a member; it is kept when this returns."""
        live = await self._find(table_id)
        self._step(live, LinkAccount(member, account))
        await self._settled(live)

    async def table(self, table_id: str) -> Table:
        """A table to be read, not to be changed; raises UnknownTable."""
        return (await self._find(table_id)).table

    async def member_of(self, table_id: str, token: str) -> str:
        """Whose token it is; nobody's is empty."""
        return (await self.table(table_id)).member_with(hashed(token)) if token else ""

    async def connect(self, table_id: str, member: str, since: int | None = None) -> Connection:
        """A new connection for a member, or a spectator."""
        live = await self._find(table_id)
        connection = Connection(self._number("c"), Outbox())
        live.outboxes[connection.id] = connection.outbox
        self._step(live, Connect(connection.id, member, since))
        return connection

    async def disconnect(self, table_id: str, connection: str) -> None:
        """A connection is gone."""
        live = self.lives.get(table_id)
        if live is not None and connection in live.outboxes:
            live.outboxes.pop(connection).close()
            self._step(live, Disconnect(connection))

    async def send(self, table_id: str, connection: str, member: str, command: commands.AnyCommand) -> None:
        """A command from a connection; the answer will be in its outbox."""
        live = await self._find(table_id)
        self._step(live, self._request(connection, member, command))

    async def request(
        self, table_id: str, member: str, command: commands.AnyCommand
    ) -> list[messages.ServerMessage]:
        """A command without a connection, and its answers."""
        live = await self._find(table_id)
        reply_to = self._number("r")
        return await self._asked(live, reply_to, self._request(reply_to, member, command))

    def _request(
        self, reply_to: str, member: str, command: commands.AnyCommand
    ) -> Request[commands.AnyCommand]:
        chance = self.fresh() if isinstance(command, commands.Rematch) else None
        return Request(reply_to, member, command, chance)

    def _number(self, kind: str) -> str:
        return f"{kind}{next(self.numbers)}"

    async def _asked(self, live: Live, reply_to: str, put: Input) -> list[messages.ServerMessage]:
        """Put something in and wait for what is said to it."""
        with self._expected(live, reply_to) as answer:
            self._step(live, put)
            return await answer

    @contextmanager
    def _expected(self, live: Live, reply_to: str) -> Iterator[asyncio.Future[list[messages.ServerMessage]]]:
        """An answer that somebody waits for, for as long as they do."""
        if live.gone:
            raise AskAgain("server-ask-again")
        answer: asyncio.Future[list[messages.ServerMessage]] = asyncio.get_running_loop().create_future()
        live.answers[reply_to] = answer
        try:
            yield answer
        finally:
            live.answers.pop(reply_to, None)
            if not answer.cancel() and not answer.cancelled():
                answer.exception()  # whoever lost patience does not look at it

    async def settled(self, table_id: str) -> None:
        """Wait until everything that has happened at a table so far is committed and told."""
        await self._settled(await self._find(table_id))

    async def _settled(self, live: Live) -> None:
        reply_to = self._number("s")
        with self._expected(live, reply_to) as answer:
            live.pending.append((Outcome(deliveries=[Delivery(reply_to, messages.Ack("", 0))]), []))
            live.news.set()
            await answer

    # --- tables in memory ---

    async def _find(self, table_id: str) -> Live:
        """A table in memory, read from the store if need be; many may ask at the same time."""
        if self.closed:
            raise AskAgain("server-closing")
        live = self.lives.get(table_id)
        if live is not None:
            return live
        if table_id not in self.loading and len(self.loading) >= limits.LOADS_WAITING:
            raise AskAgain("server-busy-tables")
        return await self._loaded(table_id)

    async def _loaded(self, table_id: str) -> Live:
        if table_id not in self.loading:  # a task of its own: whoever asks may lose patience
            self.loading[table_id] = asyncio.create_task(self._load(table_id))
            self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id))
        return await asyncio.shield(self.loading[table_id])

    async def _load(self, table_id: str) -> Live:
        record = await self.store.table(table_id)
        if record is None:
            raise UnknownTable("server-no-table")
        live = self._live(await self._rebuilt(record, await self.store.rows(table_id)))
        self._step(live, Wake(self._leapt(record)))
        return live

    async def _rebuilt(self, record: TableRecord, rows: Sequence[StoredRow]) -> Table:
        """The table that is stored; raises BrokenTable if it is not there as it was written."""
        try:
            table = await self._replayed(record.id, rows)
            if table.seq < record.head:  # more of them may have come after the record was read
                raise LogBroken(f"Of the {record.head} rows of table {record.id} only {table.seq} are there.")
        except OldRules as problem:
            raise UnknownTable(problem.key) from None
        except NotInstalled as problem:
            raise UnknownTable("server-variant-missing", why=problem.key, **problem.arguments) from None
        except Exception as problem:  # whatever can be wrong with stored rows
            if record.id not in self.broken:
                words = str(problem) if isinstance(problem, LogBroken) else type(problem).__name__
                log.error("table broken", table=record.id, problem=words)
            self.broken.add(record.id)
            raise BrokenTable("server-table-damaged") from problem
        return table

    async def _replayed(self, table_id: str, rows: Sequence[StoredRow]) -> Table:
        """The table that a log describes: one at a time, and in slices, so that nobody waits for a long game."""
        table = Table(table_id)
        async with self.rebuilding:
            until = monotonic() + limits.LOADING_SLICE
            for row in rows:
                follow(table, read_row(row))
                if monotonic() >= until:
                    await asyncio.sleep(limits.LOADING_PAUSE)
                    until = monotonic() + limits.LOADING_SLICE
        return table

    def _leapt(self, record: TableRecord) -> int:
        """How far the date has moved since a table was touched, beside the time in which a server ran."""
        return self.clock.ahead - (record.touched - record.uptime)

    def _live(self, table: Table) -> Live:
        live = Live(table)
        self.lives[table.id] = live
        live.task = asyncio.create_task(self._deliver_all(live))
        handle = self.alarms.pop(table.id, None)
        if handle is not None:
            handle.cancel()
        return live

    def _drop(self, live: Live, reason: Refusal | None) -> None:
        """Forget a table; what is in the store is all there is of it."""
        live.gone = True
        live.news.set()
        for handle in (live.timer, live.idle):
            if handle is not None:
                handle.cancel()
        for outbox in live.outboxes.values():
            if reason is not None:
                outbox.put(encode(bye(reason)))
            outbox.close()
        for answer in live.answers.values():
            if not answer.done():
                answer.set_exception(AskAgain("server-ask-again"))
        if self.lives.get(live.table.id) is live:
            del self.lives[live.table.id]

    # --- steps ---

    def _step(self, live: Live, put: Input) -> None:
        """One input; what comes of it waits for its commit."""
        if live.gone:
            return
        try:
            out = step(live.table, self.now(), put)
        except Refusal:
            raise
        except Exception:  # a fault in one table must not bring the others down
            log.exception("table failed", table=live.table.id, input=type(put).__name__)
            self._drop(live, RELOAD)
            raise AskAgain("server-ask-again") from None
        live.pending.append((out, [self._asked_now(live, question) for question in out.questions]))
        live.news.set()
        self._set_timer(live)

    def _set_timer(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        at = due(live.table, self.now())
        if at is not None:
            seconds = max(0, at - self.now()) / 1000
            live.timer = asyncio.get_running_loop().call_later(seconds, self._tick, live)

    def _tick(self, live: Live) -> None:
        with suppress(AskAgain):  # it has been logged
            self._step(live, Tick())

    def _alarm(self, table_id: str, at: int) -> None:
        """Wake a table that is not in memory when something is due there."""
        seconds = max(0, at - self.now()) / 1000
        loop = asyncio.get_running_loop()
        self.alarms[table_id] = loop.call_later(seconds, self._wake, table_id)

    def _wake(self, table_id: str) -> None:
        self.alarms.pop(table_id, None)
        self._run(self._waken(table_id))

    async def _waken(self, table_id: str) -> None:
        """Load a table at which something is due; one after the other, so that people need not wait for all."""
        async with self.waking:
            if not self.closed and table_id not in self.lives:
                with suppress(UnknownTable, AskAgain):
                    await self._loaded(table_id)

    # --- keeping and telling ---

    async def _deliver_all(self, live: Live) -> None:
        """The life of a table: commit what has come together, then tell of it."""
        while not live.gone:
            await live.news.wait()
            live.news.clear()
            pending, live.pending = live.pending, []
            try:
                await self._keep(live, [out for out, _ in pending])
            except Exception as problem:  # nobody may believe that anything is kept
                if not isinstance(problem, Unavailable | Lost):  # of these the writer has told
                    log.error("table not kept", table=live.table.id, problem=type(problem).__name__)
                self._drop(live, RELOAD)
                return
            for out, questions in pending:
                self._deliver(live, out, questions)
            self._may_rest(live)

    async def _keep(self, live: Live, outcomes: list[Outcome]) -> None:
        rows = tuple([store_row(live.table.id, row) for out in outcomes for row in out.rows])
        batch = TableRows(self.record(live.table), rows) if rows else None  # as it is now: it may soon go on
        for out in outcomes:
            for spawn in out.spawns:
                await self._make(live.table, spawn)
        if batch is not None:
            await (await self.writer.submit(batch))

    async def _make(self, parent: Table, spawn: Spawn) -> None:
        """Make a rematch; accounts have the same place there."""
        table = rebuild(spawn.table, spawn.rows)
        rows = tuple(store_row(spawn.table, row) for row in spawn.rows)
        await (await self.writer.submit(TableRows(self.record(table), rows)))
        for attached in await self.store.accounts_at(parent.id):
            person = parent.members.get(attached.member)  # who left before the deal is forgotten
            member = table.member_with(person.token) if person else ""
            if member:
                await self.store.attach(Membership(attached.account, table.id, member))

    def record(self, table: Table) -> TableRecord:
        """What lists say of a table."""
        return TableRecord(
            id=table.id,
            created=table.created,
            touched=table.touched,
            status=table.status,
            game=table.settings.game,
            name=table.name_of(table.seats_of(table.host)[0]) if table.seats_of(table.host) else "",
            listed=table.settings.listed and not table.finished,
            due=self._needed(table),
            players=", ".join(
                "" if chair.open else table.name_of(seat) for seat, chair in enumerate(table.chairs)
            ),
            head=table.seq,
            uptime=table.touched - self.clock.ahead,
        )

    def _needed(self, table: Table) -> int | None:
        """When a table must be in memory again if the server stops now."""
        by_itself = table.settings.clock.kind != "none" or any(chair.player for chair in table.chairs)
        if table.status != "playing" or not (by_itself or table.last_call):
            return None
        return due(table, self.now()) or table.touched

    def _deliver(self, live: Live, out: Outcome, questions: list[Asked]) -> None:
        """Send the messages and ask the bots."""
        encoded: dict[int, bytes] = {}  # the same message goes to many
        for delivery in out.deliveries:
            self._send(live, delivery, encoded)
        for asked in questions:
            self._run(self._ask(live, asked))

    def _send(self, live: Live, delivery: Delivery, encoded: dict[int, bytes]) -> None:
        outbox = live.outboxes.get(delivery.to)
        if outbox is not None:
            if id(delivery.message) not in encoded:
                encoded[id(delivery.message)] = encode(delivery.message)
            outbox.put(encoded[id(delivery.message)])
            if isinstance(delivery.message, messages.Bye):
                outbox.close()
        answer = live.answers.pop(delivery.to, None)
        if answer is not None and not answer.done():
            answer.set_result([delivery.message])

    def _may_rest(self, live: Live) -> None:
        """If nobody is connected, let the table go after a while."""
        if live.idle is not None:
            live.idle.cancel()
        if not live.outboxes and not live.gone:
            live.idle = asyncio.get_running_loop().call_later(limits.IDLE / 1000, self._rest, live)

    def _rest(self, live: Live) -> None:
        """Let a table go that nobody needs for a while."""
        at = due(live.table, self.now())
        soon = at is not None and at < self.now() + limits.IDLE
        if soon or live.pending or live.outboxes or live.answers or live.table.bots.asks:
            self._may_rest(live)
            return
        self._drop(live, None)
        if at is not None:
            self._alarm(live.table.id, at)

    # --- bots ---

    def _asked_now(self, live: Live, question: BotQuestion) -> Asked:
        """A question with all that its bot has to know for it."""
        table = live.table
        heard, events = self._unheard(live, question)
        upto = len(table.trail)
        job = BotJob(
            table=table.id,
            seat=question.seat,
            game=table.settings.game,
            bot=question.bot,
            seed=bot_seed(table.secret, question.seat),
            ask=question.ask,
            view=question.view,
            moves=tuple(question.moves),
            heard=heard,
            events=tuple(events),
            upto=upto,
            menu=question.menu,
            declined=tuple(question.declined),
        )
        return Asked(question, job, len(table.moves))

    def _unheard(self, live: Live, question: BotQuestion) -> tuple[int, list[GameEvent]]:
        """Up to which mark a bot has heard of the game, and what came after that.

        If that is not kept any more, it is said that the bot has heard everything. If it has not, its worker says so,
        and the history of the game is made beside the loop.
        """
        key = (question.seat, question.bot)
        table = live.table
        heard, upto = live.told.get(key, 0), len(table.trail)
        live.told[key] = upto
        since = table.trail[heard - 1].version if heard else table.trail[0].version - 1
        if not table.stories or table.stories[0].version > since + 1:
            return upto, []
        kept = [story.events for story in table.stories if story.version > since]
        return heard, [event for part in kept for event in events_for_seat(part, question.seat)]

    async def _ask(self, live: Live, asked: Asked) -> None:
        """Put a question to a worker; the answer comes back as an input."""
        job, question = asked.job, asked.question
        table, moves = live.table, asked.moves
        reply = await self.pool.ask(job, lambda: self.replayer.history(heard_so_far(table, job.seat, moves)))
        failures = live.table.bots.failures.get(job.seat, 0)
        with suppress(AskAgain):  # it has been logged
            answer = BotReply(question.seat, question.number, reply.move, reply.interrupts, reply.problem)
            self._step(live, answer)
        if reply.problem or live.table.bots.failures.get(job.seat, 0) > failures:
            log.warning("bot failed", table=job.table, seat=job.seat, bot=job.bot, ask=job.ask)


def store_row(table_id: str, row: LogRow) -> StoredRow:
    """A row as it is stored."""
    kind = type(row.fact).__struct_config__.tag
    return StoredRow(
        table_id, row.seq, row.at, row.who, row.command, str(kind), encode_fact(row.fact), row.hash
    )


def read_row(row: StoredRow) -> LogRow:
    """A row as it was stored."""
    return LogRow(row.seq, row.at, row.who, row.command, FACTS.decode(row.body), row.hash)
