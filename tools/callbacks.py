"""How long the event loop is held, callback by callback: python -m tools.callbacks.

A real server runs in a process of its own with a stopwatch around every callback of its loop. One after the other
the routes and the commands are used, with tables that hold the longest golden game: finished, and not quite. Then
an honest client plays on while readers ask for long records, and its acknowledgements are timed without and with
them. Nothing but the time of day is needed to match both sides: they share the machine's monotonic clock.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from time import monotonic, perf_counter, thread_time
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection

from bohnanza.engine.notation.record import RECORD_VERSION, Record, parse_record
from bohnanza.server.protocol import table_events
from bohnanza.server.protocol.settings import Settings
from bohnanza.server.server_clock import wall_ms
from bohnanza.server.store import TableRecord, TableRows, Writer, open_store
from bohnanza.server.stored_tables import store_row
from bohnanza.server.table import facts
from bohnanza.server.table.fold import add
from bohnanza.server.table.state import Table
from bohnanza.server.tokens import hashed
from tests.server.live import HURRY, Server, heard, say
from tools.golden import golden_file, whole_games
from tools.store_benchmark import disk_waits, percentile

ROOT: Final = Path(__file__).resolve().parent.parent
NOTED: Final = 0.001  # seconds: shorter callbacks are not written down
BAR: Final = 5.0  # milliseconds
GARBAGE: Final = "(garbage is collected)"
LEFT: Final = 40  # moves that are missing in a game that is played on
TIMES: Final = 3  # that everything is done, with another table each time if that matters
WATCHERS: Final = 20
READS_PER_SECOND: Final = 3.0  # of one reader
BEGUN: Final = b"reading\n"  # the first line of the process with the readers
LISTED: Final = 100

# --- inside the server ---


def watch(path: str) -> None:
    """Write down the long callbacks of all loops of this process: when each ended, its seconds, its name."""
    sys.modules["uvloop"] = None  # type: ignore[assignment]  # its callbacks cannot be timed one by one
    notes = Path(path).open("a", encoding="utf-8", buffering=1)  # noqa: SIM115  # as long as the process
    run = asyncio.events.Handle._run
    collecting = [0.0, 0.0]  # when the collection of garbage began, and what all of them have taken

    def note(took: float, name: str) -> None:
        if took >= NOTED:
            notes.write(f"{monotonic()} {took} {name}\n")

    def collected(phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            collecting[0] = thread_time()
        else:
            took = thread_time() - collecting[0]
            collecting[1] += took
            note(took, GARBAGE)

    def timed(handle: asyncio.events.Handle) -> None:
        collecting[1] = 0.0
        began = thread_time()  # of the processor: what else the machine does is not this callback's fault
        run(handle)
        note(thread_time() - began - collecting[1], name_of(handle))

    gc.callbacks.append(collected)
    setattr(asyncio.events.Handle, "_run", timed)  # noqa: B010  # a method for a method


def name_of(handle: asyncio.events.Handle) -> str:
    """The coroutine that a callback goes on with, or the function that it calls."""
    callback: Any = handle._callback  # type: ignore[attr-defined]
    owner = getattr(callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        return str(getattr(owner.get_coro(), "__qualname__", "?"))
    return str(getattr(callback, "__qualname__", type(callback).__name__))


class Watched(Server):
    """A server whose callbacks are timed."""

    @property
    def notes(self) -> Path:
        """Where the callbacks are written down."""
        return self.data.parent / "callbacks"

    def command(self) -> list[str]:
        """The same command, after the stopwatch was put in."""
        python, option, start, *rest = super().command()
        into = f"import sys; sys.path.append({str(ROOT)!r}); from tools.callbacks import watch; "
        return [python, option, f"{into}watch({str(self.notes)!r}); {start}", *rest]


# --- tables with a long game ---


@dataclass(frozen=True)
class Long:
    """A table with the longest golden game; whoever plays a seat has the token `token-SEAT`."""

    id: str
    record: Record
    made: int  # moves


def longest() -> Record:
    """The golden game with the most moves."""
    games = [parse_record(golden_file(game_id).read_text(encoding="utf-8")) for game_id in whole_games()]
    return max(games, key=lambda game: len(game.moves))


def rows_of(long: Long, people: int) -> tuple[Table, list[facts.LogRow]]:
    """The log of such a table; bots have the seats that people do not."""
    record, table, now = long.record, Table(long.id), wall_ms()
    settings = Settings(record.game_id, pace="instant", listed=True)
    made: list[facts.Fact] = [facts.SetUp(settings, record.seed, RECORD_VERSION)]
    for seat, name in enumerate(record.players):
        token = hashed(f"token-{seat}")
        made.append(
            facts.SatDown(f"m{seat}", name, [seat], token)
            if seat < people
            else table_events.BotSeated(seat, "greedy")
        )
    made.append(table_events.Started())
    made += [facts.Made(move.seat, str(move), "person") for move in record.moves[: long.made]]
    return table, [add(table, now, "", "", fact) for fact in made]


class LongTables:
    """The tables of one run, written before the server starts."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.numbers = count(1)
        self.finished = [self._long(0) for _ in range(TIMES * 8)]
        self.running = [self._long(LEFT) for _ in range(TIMES * 8)]
        self.with_bots = [self._long(LEFT) for _ in range(TIMES)]

    def _long(self, left: int) -> Long:
        return Long(f"long{next(self.numbers):06}", self.record, len(self.record.moves) - left)

    async def write(self, data: Path) -> None:
        """Put all of them into a database."""
        store = await open_store(data)
        seats = len(self.record.players)
        async with Writer(store) as writer:
            for long, people in [
                *[(long, seats) for long in self.finished + self.running],
                *[(long, 1) for long in self.with_bots],
            ]:
                await (await writer.submit(stored(long, people)))
        await store.close()


def stored(long: Long, people: int) -> TableRows:
    """The rows of a table with its record."""
    table, rows = rows_of(long, people)
    players = ", ".join(long.record.players)
    record = TableRecord(
        long.id, table.created, table.touched, table.status, table.settings.game, "Player 0", not table.finished,
        None, players, table.seq,
    )  # fmt: skip
    return TableRows(record, tuple(store_row(long.id, row) for row in rows))


# --- everything once, and timed ---


@dataclass
class Timings:
    """What was done when."""

    windows: list[tuple[str, float, float]] = field(default_factory=list)

    @contextmanager
    def of(self, what: str) -> Iterator[None]:
        """Whatever the loop does meanwhile counts as this."""
        began = monotonic()
        try:
            yield
        finally:
            self.windows.append((what, began, monotonic()))

    def longest(self, notes: Path) -> dict[str, tuple[float, str]]:
        """By what was done: milliseconds of the longest callback, and its name."""
        found = {what: (0.0, "") for what, _, _ in self.windows}
        for line in notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []:
            ended, took, name = line.split(" ", 2)
            if name == GARBAGE:  # it comes when it comes
                found[name] = max(found.get(name, (0.0, "")), (float(took) * 1000, ""))
                continue
            for what, began, end in self.windows:
                if began <= float(ended) <= end and float(took) * 1000 > found[what][0]:
                    found[what] = (float(took) * 1000, name)
        return found


class Visit:
    """Uses one server in every way there is."""

    def __init__(self, server: Server, tables: LongTables) -> None:
        self.server = server
        self.tables = tables
        self.timings = Timings()
        self.ids = count(1)

    async def all(self) -> None:
        """Everything, one after the other."""
        await self.plain_routes()
        await self.tables_over_http()
        await self.people()
        await self.long_games()
        for long in self.tables.running[-TIMES:]:
            await self.play_on(long)
        for long in self.tables.with_bots:
            await self.bots_take_over(long)

    async def get(self, what: str, path: str, token: str = "") -> None:
        """A few requests in a row; the first one may have more to do, so it is listed by itself."""
        async with self.server.http(token) as client:
            for number in range(TIMES):
                with self.timings.of(f"{what} (first)" if not number else what):
                    answer = await client.get(path)
                assert answer.is_success, f"{path}: {answer.text}"

    async def plain_routes(self) -> None:
        """What needs no table."""
        paths = ("/", "/api/schema", "/api/games", "/api/games/classic/4", "/api/rules/AB-22", "/api/bots")
        for path in (*paths, "/api/guides/classic?lang=de", "/api/health", "/api/limits", "/api/tables"):
            await self.get(f"GET {path}", path)

    async def tables_over_http(self) -> None:
        """Making and joining."""
        for _ in range(TIMES):
            with self.timings.of("POST /api/tables"):
                made = await self.server.table("classic/4")
            with self.timings.of("POST join"):
                await self.server.join(made["table"], "Ben")
            with self.timings.of("POST programs"):
                await self.server.post(
                    f"/tables/{made['table']}/programs", {"seat": 2, "name": "Robot"}, made["token"]
                )
            with self.timings.of("POST start"):
                await self.server.command_over_http(made["table"], made["token"], "start", bot="greedy")

    async def people(self) -> None:
        """Accounts."""
        async with self.server.http(origin=self.server.url) as client:
            for number in range(TIMES):
                who = {"name": f"Ana {number}", "password": "beans and beans"}
                for method, path, body in (
                    ("POST", "/api/accounts", who),
                    ("POST", "/api/session", who),
                    ("GET", "/api/me", None),
                ):
                    with self.timings.of(f"{method} {path}"):
                        answer = await client.request(method, path, json=body)
                    assert answer.is_success, f"{path}: {answer.text}"

    async def long_games(self) -> None:
        """Reading tables that are in memory, and loading those that are not."""
        for over, tables in (("finished", self.tables.finished), ("running", self.tables.running)):
            for long in tables[:TIMES]:
                await self.once(f"load {over}", f"/api/tables/{long.id}")
            first = f"/api/tables/{tables[0].id}"
            for path in ("", "/state", "/state?since=0", "/record", "/record.json"):
                await self.get(f"GET {path or 'table'}, {over}", f"{first}{path}")
                await self.get(f"GET {path or 'table'}, {over}, member", f"{first}{path}", "token-1")
        finished = self.tables.finished[0]
        for at in (0, finished.made // 2, finished.made):
            await self.get("GET replay", f"/api/tables/{finished.id}/replay?at={at}")

    async def once(self, what: str, path: str) -> None:
        """One request."""
        async with self.server.http() as client:
            with self.timings.of(what):
                answer = await client.get(path)
        assert answer.is_success, answer.text

    @asynccontextmanager
    async def watched(self, long: Long) -> AsyncIterator[list[ClientConnection]]:
        """All seats connected, and spectators; they read what comes."""
        async with asyncio.TaskGroup() as group, connected(self.server, long, WATCHERS) as sockets:
            readers = [group.create_task(drained(socket)) for socket in sockets[len(long.record.players) :]]
            yield sockets
            for reader in readers:
                reader.cancel()

    async def play_on(self, long: Long) -> None:
        """The rest of a long game with everybody there, and all that one may do beside."""
        with self.timings.of("hello, load and watch"):
            watching = self.watched(long)
            sockets = await watching.__aenter__()
        try:
            with self.timings.of("hello since 0"):
                async with self.server.visit(long.id, "token-1", since=0):
                    pass
            for kind, more in (
                ("say", {"text": "beans"}),
                ("check", {"move": "p0 done"}),
                ("react", {"what": "hm"}),
            ):
                with self.timings.of(kind):
                    await self.command(sockets[0], kind, **more)
            with self.timings.of("advise"):
                await self.command(sockets[0], "advise", seat=0)
            for move in long.record.moves[long.made :]:
                with self.timings.of("play"):
                    await self.command(sockets[move.seat], "play", move=str(move))
        finally:
            await watching.__aexit__(None, None, None)

    async def bots_take_over(self, long: Long) -> None:
        """Bots that have heard nothing yet play a long game on."""
        with self.timings.of("bots go on with a long game"):
            async with self.server.visit(long.id, "token-0") as (socket, _):
                await self.command(socket, "lend-seat", seat=0, bot="greedy")
                for _ in range(LEFT):
                    async with asyncio.timeout(10):
                        if (await heard(socket, "update"))["room"]["status"] == "over":
                            break

    async def command(self, socket: ClientConnection, kind: str, **more: object) -> dict[str, Any]:
        """A command, and its answer."""
        name = f"a{next(self.ids)}"
        await say(socket, kind, id=name, **more)
        while True:
            answer = await heard(socket, "ack", "refused", "checked", "advice", "bye")
            if answer.get("id") == name:
                return answer


@asynccontextmanager
async def connected(server: Server, long: Long, watchers: int) -> AsyncIterator[list[ClientConnection]]:
    """Sockets of all seats, then of spectators."""
    tokens = [f"token-{seat}" for seat in range(len(long.record.players))] + [""] * watchers
    visits = [server.visit(long.id, token) for token in tokens]
    sockets = [(await visit.__aenter__())[0] for visit in visits]
    try:
        yield sockets
    finally:
        for visit in visits:
            await visit.__aexit__(None, None, None)


async def drained(socket: ClientConnection) -> None:
    """Read until the end."""
    async for _ in socket:
        pass


# --- an honest client among readers ---


async def acknowledged(server: Server, seconds: float) -> list[float]:
    """Seconds until each of a member's commands was acknowledged, ten a second."""
    made = await server.table("classic/4", "Honest")
    waits: list[float] = []
    async with server.visit(made["table"], made["token"]) as (socket, _):
        for number in range(int(seconds * 10)):
            began = perf_counter()
            await say(socket, "rename", id=f"h{number}", name=f"Honest {number}")
            await heard(socket, "ack")
            waits.append(perf_counter() - began)
            await asyncio.sleep(0.1)
    return waits


async def among_readers(server: Server, paths: list[str], seconds: float, readers: int) -> str:
    """The same while readers, in a process of their own, ask for one long record after another."""
    command = [sys.executable, "-m", "tools.callbacks", "read"]
    options = ["--readers", str(readers), "--url", server.url, "--paths", *paths]
    reading = await asyncio.create_subprocess_exec(*command, *options, stdout=PIPE, stdin=PIPE)
    assert reading.stdout is not None
    if await reading.stdout.readline() != BEGUN:
        raise RuntimeError("The readers do not start, so nothing would be measured.")
    waits = await acknowledged(server, seconds)
    answers, _ = await reading.communicate(b"")  # which ends their input, and so them
    if reading.returncode or not answers.strip():
        raise RuntimeError("The readers got no answer, so nothing was measured.")
    return f"{figures(waits)}   {answers.decode().strip()}"


async def read(url: str, paths: list[str], readers: int) -> None:
    """Readers at as many addresses, each as fast as one may be, until there is no more input."""
    seen: Counter[str] = Counter()

    async def one(number: int) -> None:
        home = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{number % 250 + 2}")
        async with httpx.AsyncClient(base_url=url, transport=home, timeout=30) as client:
            for turn in count(number):
                try:
                    seen[str((await client.get(paths[turn % len(paths)])).status_code)] += 1
                except httpx.HTTPError as problem:
                    seen[type(problem).__name__] += 1
                await asyncio.sleep(1 / READS_PER_SECOND)

    tasks = [asyncio.create_task(one(number)) for number in range(readers)]
    print(BEGUN.decode(), end="", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(", ".join(f"{number} × {answer}" for answer, number in sorted(seen.items())))


def figures(waits: list[float]) -> str:
    """A line of them."""
    return "   ".join(f"{name} {percentile(waits, share) * 1000:6.2f} ms" for name, share in SHARES)


SHARES: Final = (("p50", 0.5), ("p99", 0.99), ("most", 1.0))


# --- the whole ---


async def measure_callbacks(directory: Path) -> None:
    """Print the longest callback of everything that was done."""
    tables = LongTables(longest())
    await tables.write(directory / "data")
    server = Watched(directory / "data", {**HURRY, **MANY})
    server.start()
    try:
        visit = Visit(server, tables)
        await visit.all()
    finally:
        server.stop()
    found = visit.timings.longest(server.notes)
    for what, (took, name) in sorted(found.items(), key=lambda item: -item[1][0]):
        mark = "!" if took > BAR else " "
        print(f"{mark} {took:8.2f} ms  {what:40} {name}" if took else f"   below {NOTED * 1000:g} ms  {what}")


MANY: Final[dict[str, object]] = {"CONNECTIONS": 1000, "LISTED": LISTED}


async def measure_readers(directory: Path, readers: int, seconds: float) -> None:
    """Print how long an honest client waits, alone and among readers."""
    tables = LongTables(longest())
    await tables.write(directory / "data")
    server = Server(directory / "data", {"CHATS": 100_000, "BURST_MESSAGES": 100_000}).start()
    paths = [
        f"/api/tables/{long.id}/{what}"
        for long in tables.finished
        for what in ("record.json", "replay?at=400")
    ]
    paths += [f"/api/tables/{long.id}/state?since=0" for long in tables.running]
    try:
        print(f"alone             {figures(await acknowledged(server, seconds))}")
        for number in sorted({1, readers}):
            print(f"{number:3} readers       {await among_readers(server, paths, seconds, number)}")
        print(f"alone again       {figures(await acknowledged(server, seconds))}")
    finally:
        server.stop()
    print(f"fsync p99 of the disk {percentile(disk_waits(directory), 0.99) * 1000:.2f} ms")


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument(
        "part", nargs="?", choices=("callbacks", "readers", "read"), help="all if none is named"
    )
    parser.add_argument("--url", default="", help="for `read`, which `readers` starts")
    parser.add_argument("--paths", nargs="*", default=[], help="for `read`")
    parser.add_argument("--readers", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each measurement with readers")
    options = parser.parse_args()
    if options.part == "read":
        asyncio.run(read(options.url, options.paths, options.readers))
    if options.part in (None, "callbacks"):
        with tempfile.TemporaryDirectory() as scratch:
            asyncio.run(measure_callbacks(Path(scratch)))
    if options.part in (None, "readers"):
        with tempfile.TemporaryDirectory() as scratch:
            asyncio.run(measure_readers(Path(scratch), options.readers, options.seconds))


if __name__ == "__main__":
    main()
