"""All tables of this process: found in memory or loaded, woken when something is due, told when the clock is set.

What happens at a table is the business of its `LiveTable`.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Final

import structlog

from bohnanza.server import limits
from bohnanza.server.background import BackgroundTasks
from bohnanza.server.bot_questions import BotQuestions
from bohnanza.server.bots.pool import BotPool
from bohnanza.server.live_table import RELOAD, AskAgain, Connection, LiveTable
from bohnanza.server.outbox import Outbox
from bohnanza.server.protocol import commands, messages
from bohnanza.server.protocol.settings import Settings
from bohnanza.server.replays import Replayer
from bohnanza.server.server_clock import ServerClock
from bohnanza.server.store import FailureLog, Store, Writer
from bohnanza.server.stored_tables import StoredTables, UnknownTable
from bohnanza.server.table.inputs import (
    ClockLeap,
    CreateTable,
    FreshTable,
    Identity,
    Join,
    LinkAccount,
    Refusal,
    Request,
    Wake,
)
from bohnanza.server.table.state import Table
from bohnanza.server.tokens import fresh_token, hashed

ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # no letters that are easily confused
STRANGER: Final = Identity()

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class JoinResult:
    """What somebody gets who sits down, or asks to; the token is known to nobody else."""

    member: str
    token: str
    newcomer: str = ""  # the request, while there is no member yet


def random_table() -> FreshTable:
    """Id and secret of a new table, from the operating system's randomness."""
    return FreshTable(
        "".join(secrets.choice(ALPHABET) for _ in range(limits.TABLE_ID)), secrets.token_hex(32)
    )


def table_id_for(token: str) -> str:
    """The id of the table that was made with a token; it reveals nothing about the token.

    >>> len(table_id_for("tea")), table_id_for("tea") == table_id_for("coffee")
    (10, False)
    """
    number = int(hashed(f"table {token}"), 16)
    return "".join(ALPHABET[number >> 5 * place & 31] for place in range(limits.TABLE_ID))


class TableRegistry:
    def __init__(
        self, store: Store, writer: Writer, pool: BotPool, clock: ServerClock | None = None,
        fresh: Callable[[], FreshTable] = random_table,
    ) -> None:  # fmt: skip
        self.store = store
        self.pool = pool
        self.clock = clock or ServerClock()
        self.now = self.clock.now
        self.fresh = fresh
        self.stored = StoredTables(store, writer, self.clock)
        self.replayer = Replayer()
        self.live_tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        # Of tables that are not in memory, but will be needed.
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.waking = asyncio.Semaphore(1)
        self.background = BackgroundTasks()
        self.numbers = count(1)  # of connections and requests
        self.beats = FailureLog("heartbeat")
        self.closed = False

    # --- the life of the server ---

    async def start(self) -> None:
        """Go on from where the last server stopped, and wake tables when something is due."""
        self.clock.begin(await self.store.runs(), await self.store.uptime())
        await self.store.forget_runs(self.clock.needed_since())
        await self.store.beat(self.clock.run())
        self.background.run(self._keep_beating())
        for record in await self.store.due():
            self._set_alarm(record.id, (record.due or 0) + self.stored.leapt(record))

    async def _keep_beating(self) -> None:
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
        """If somebody has set the wall clock, move all server times along, so that no time passes at the tables."""
        by = self.clock.follow()
        if by:
            log.warning("clock set", milliseconds=by)
            for live in list(self.live_tables.values()):
                live.step_quietly(ClockLeap(by))

    async def stop(self) -> None:
        """Let everything that was accepted be committed and delivered, then close all connections."""
        self.closed = True
        for handle in self.alarms.values():
            handle.cancel()
        for live in list(self.live_tables.values()):
            await live.close()
        await self.background.cancel()
        await self.replayer.close()
        await self._beat()

    # --- tables ---

    async def create(self, settings: Settings, token: str = "") -> str:
        """A new table; its id. The same token finds the table again that was made with it."""
        fresh = self.fresh()
        if token:
            fresh = FreshTable(table_id_for(token), fresh.secret)
            with suppress(UnknownTable):
                await self.table(fresh.table)
            # Perhaps the same client has made it, and asked again meanwhile.
            if fresh.table in self.live_tables:
                return fresh.table
        live = self._add(Table(fresh.table))
        try:
            live.step(CreateTable(settings, fresh.secret))
        except Refusal:
            live.drop(RELOAD)
            raise
        await live.settled()
        return fresh.table

    async def join(
        self, table_id: str, name: str, seats: Sequence[int] = (), program: bool = False,
        invited_by: str = "", token: str = "", identity: Identity = STRANGER,
    ) -> JoinResult:  # fmt: skip
        """Sit down or ask to; a token that sits or has asked already gets the same again. Raises Refusal."""
        token = token or fresh_token()
        live = await self._find(table_id)
        reply_to = f"join{next(self.numbers)}"
        put = Join(reply_to, "join", name, hashed(token), tuple(seats), program, invited_by, identity)
        for message in await live.ask(put):
            if isinstance(message, messages.Refused):
                raise Refusal(message.code, message.key, message.rule, **message.args)
        table = live.table
        return JoinResult(table.member_with(hashed(token)), token, table.newcomer_with(hashed(token)))

    async def link_account(self, table_id: str, member: str, account: str) -> None:
        """Note that an account, by its hash, has the place of a member; it is stored when this returns."""
        live = await self._find(table_id)
        live.step(LinkAccount(member, account))
        await live.settled()

    async def table(self, table_id: str) -> Table:
        """A table to read, not to change; raises UnknownTable."""
        return (await self._find(table_id)).table

    async def settled(self, table_id: str) -> None:
        """Wait until everything that has happened at a table so far is committed and delivered."""
        await (await self._find(table_id)).settled()

    async def member_of(self, table_id: str, token: str) -> str:
        """The member with this token; empty if there is none."""
        return (await self.table(table_id)).member_with(hashed(token)) if token else ""

    # --- connections and commands ---

    async def connect(self, table_id: str, member: str, since: int | None = None) -> Connection:
        """A new connection for a member, or a spectator."""
        live = await self._find(table_id)
        connection = Connection(f"c{next(self.numbers)}", Outbox())
        live.connect(connection, member, since)
        return connection

    async def disconnect(self, table_id: str, connection: str) -> None:
        live = self.live_tables.get(table_id)
        if live is not None:
            live.disconnect(connection)

    async def send(self, table_id: str, connection: str, member: str, command: commands.AnyCommand) -> None:
        """Carry out a command from a connection; the answer will be in its outbox."""
        live = await self._find(table_id)
        live.step(self._request(connection, member, command))

    async def request(
        self, table_id: str, member: str, command: commands.AnyCommand
    ) -> list[messages.ServerMessage]:
        """Carry out a command without a connection; its answers."""
        live = await self._find(table_id)
        return await live.ask(self._request(f"r{next(self.numbers)}", member, command))

    def _request(
        self, reply_to: str, member: str, command: commands.AnyCommand
    ) -> Request[commands.AnyCommand]:
        fresh = self.fresh() if isinstance(command, commands.Rematch) else None
        return Request(reply_to, member, command, fresh)

    # --- finding and loading ---

    async def _find(self, table_id: str) -> LiveTable:
        """A table in memory, loaded if need be; many may ask at the same time."""
        if self.closed:
            raise AskAgain("server-closing")
        live = self.live_tables.get(table_id)
        if live is not None:
            return live
        if table_id not in self.loading and len(self.loading) >= limits.LOADS_WAITING:
            raise AskAgain("server-busy-tables")
        return await self._load(table_id)

    async def _load(self, table_id: str) -> LiveTable:
        async def load() -> LiveTable:
            table, leapt = await self.stored.load(table_id)
            live = self._add(table)
            live.step(Wake(leapt))
            return live

        if table_id not in self.loading:  # a task of its own: whoever asks may lose patience
            self.loading[table_id] = asyncio.create_task(load())
            self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id))
        return await asyncio.shield(self.loading[table_id])

    def _add(self, table: Table) -> LiveTable:
        questions = BotQuestions(self.pool, self.replayer)
        live = LiveTable(table, self.stored, questions, self.background, self._forget)
        self.live_tables[table.id] = live
        alarm = self.alarms.pop(table.id, None)
        if alarm is not None:
            alarm.cancel()
        return live

    def _forget(self, live: LiveTable, needed_at: int | None) -> None:
        """A table has left memory."""
        if self.live_tables.get(live.table.id) is live:
            del self.live_tables[live.table.id]
        if needed_at is not None:
            self._set_alarm(live.table.id, needed_at)

    # --- alarms ---

    def _set_alarm(self, table_id: str, at: int) -> None:
        """Load a table that is not in memory when something is due there."""
        seconds = max(0, at - self.now()) / 1000
        loop = asyncio.get_running_loop()
        self.alarms[table_id] = loop.call_later(seconds, self._ring, table_id)

    def _ring(self, table_id: str) -> None:
        self.alarms.pop(table_id, None)
        self.background.run(self._wake(table_id))

    async def _wake(self, table_id: str) -> None:
        """Load a table at which something is due; one after the other, so that people need not wait for all."""
        async with self.waking:
            if not self.closed and table_id not in self.live_tables:
                with suppress(UnknownTable, AskAgain):
                    await self._load(table_id)
