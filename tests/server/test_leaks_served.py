"""Everything that leaves a server for a seat, over HTTP and over its WebSocket, byte for byte, in two deals.

The server is a whole one with real sockets, but time and chance are ours, and it forgets what it is told to keep:
so a table can be put aside, and others in its place that differ only in what a seat cannot know.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest
from litestar import Litestar
from msgspec import json
from websockets.asyncio.client import connect

from bohnanza.engine.events import Event
from bohnanza.engine.game import new_game, objection
from bohnanza.engine.game import play as play_move
from bohnanza.engine.memory import Known, Memory
from bohnanza.engine.menus import FULL
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.seams import IllegalMove, Move
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import Propose
from bohnanza.engine.views import SPECTATOR, determinise, events_for, view
from bohnanza.proving.secrecy import HARMLESS, attempts, random_move
from bohnanza.server import limits
from bohnanza.server.accounts import Accounts
from bohnanza.server.app import Addresses, Middleware, Services, make_app
from bohnanza.server.bots.pool import BotPool
from bohnanza.server.listening import ServerOptions, listen
from bohnanza.server.protocol import commands
from bohnanza.server.protocol.base import PROTOCOL
from bohnanza.server.protocol.settings import ClockSettings, Settings
from bohnanza.server.registry import TableRegistry
from bohnanza.server.serve import Server, configuration
from bohnanza.server.server_clock import ServerClock
from bohnanza.server.store import TableRows, Writer, open_store
from bohnanza.server.table import deliveries, trading
from bohnanza.server.table.inputs import FreshTable
from bohnanza.server.table.state import Table
from bohnanza.server.visitors import Visitors
from tests.server.simulation.secrecy import twin, writable
from tests.server.wire.windows import LEAKS

NOON: Final = 1_800_000_000_000
SECRET: Final = "5ec4e7" * 8
ENCODE: Final = json.Encoder().encode
PROBES: Final = (
    25  # moves tried by each seat at each rest point, each of them checked and most of them played
)
TOGETHER: Final = 20  # commands sent at a time: the answers have to find a place
JSON: Final = {"Content-Type": "application/json"}


class Careless:
    """A store that keeps nothing and says that it does."""

    async def append(self, group: Sequence[TableRows]) -> list[None]:
        return [None] * len(group)


@dataclass
class Stage:
    """A server in this process with one table, and what it has said so far."""

    registry: TableRegistry
    app: Litestar
    client: httpx.AsyncClient
    table: str = ""
    tokens: dict[int, str] = field(default_factory=dict)
    compared: int = 0

    @property
    def now(self) -> Table:
        """The table as it stands."""
        return self.registry.live_tables[self.table].table

    def show(self, table: Table) -> None:
        """Put another table in the place of this one."""
        self.registry.live_tables[self.table].table = table

    def paths(self) -> list[str]:
        """Everything that can be read about a table, now and in times to come."""
        found = [route.path_format for route in self.app.routes if "GET" in getattr(route, "methods", ())]
        ours = [path for path in found if re.findall(r"{(\w+)}", path) == ["table"]]
        return [path.format(table=self.table) for path in ours]


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[Stage]:
    """A server with a clock that stands still and no chance."""
    store = await open_store(data)
    async with Writer(Careless()) as writer:  # type: ignore[arg-type]
        clock = ServerClock(lambda: NOON, lambda: NOON)
        registry = TableRegistry(store, writer, BotPool(1), clock, lambda: FreshTable("beanstalk0", SECRET))
        addresses = Addresses("", frozenset(), frozenset({"127.0.0.1"}))
        app = make_app(Services(registry, Accounts(store, registry.now), addresses))
        visitors = Visitors(100, lambda _: True)
        visitors.requests.burst = 10**9  # one connection asks for everything
        server = Server(configuration(Middleware(app, addresses), visitors, ()), lambda: None)
        listening = listen(ServerOptions(port=0))
        serving = asyncio.create_task(server.serve([listening]))
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{listening.getsockname()[1]}") as client:
            yield Stage(registry, app, client)
        await registry.stop()
        server.should_exit = True
        await serving
    await store.close()


async def deal(stage: Stage, game: str) -> None:
    """A table with a person at every seat; over days, so that nothing happens by itself."""
    stage.table = await stage.registry.create(Settings(game, ClockSettings("days", 3)))
    for seat in range(stage.now.seats):
        place = await stage.registry.join(stage.table, f"Player {seat}", (seat,))
        stage.tokens[seat] = place.token
    await stage.registry.request(stage.table, "m0", commands.Start("start"))
    stage.tokens[SPECTATOR] = ""


async def play_on(stage: Stage, moves: int, rng: Random) -> None:
    """Some moves, with offers of every kind among them."""
    for _ in range(moves):
        s = stage.now.game
        if s is None or not s.agenda:
            return
        move = random_move(s, FULL, rng)
        play = commands.Play(f"a{rng.getrandbits(64)}", str(move))
        await stage.registry.request(stage.table, f"m{move.seat}", play)


# --- two deals ---


def told_so_far(table: Table) -> list[Event]:
    """All events of the game."""
    assert table.game is not None
    s = new_game(table.game.rules, table.seed, log=True)
    for text in table.moves:
        play_move(s, parse_move(text, table.seats))
    return s.log or []


def remembered(s: State, events: list[Event], seat: int) -> Known:
    """What a seat can know of the cards that it does not see."""
    memory = Memory(s.rules, seat)
    for event in events_for(events, seat):
        memory.observe(event)
    return memory.known


async def differences(stage: Stage, rng: Random) -> list[str]:
    """Which seats get something else when what they cannot know is something else."""
    table = stage.now
    s = table.game
    assert s is not None
    events = told_so_far(table)
    found: list[str] = []
    for seat, token in stage.tokens.items():
        other = determinise(view(s, seat), remembered(s, events, seat), rng)
        sent = probes(s, seat, rng)
        told = [await everything(stage, twin(table, game, seat), token, sent) for game in (s.clone(), other)]
        stage.compared += len(sent)
        found += [f"p{seat}: {one} / {two}" for one, two in zip(*told) if one != two]
    stage.show(table)
    return found


def probes(s: State, seat: int, rng: Random) -> list[commands.Command]:
    """Questions about moves of every kind, those that are refused also played, and one that is not."""
    moves = [move for move in attempts(view(s, seat), rng, PROBES) if writable(move)]
    refused = [move for move in moves if objection(s, move) is not None]
    made = [move for move in moves if objection(s, move) is None and isinstance(move, HARMLESS)]
    asked: list[commands.Command] = [commands.Check(f"check-{n}", str(move)) for n, move in enumerate(moves)]
    return [*asked, *[commands.Play(f"play-{n}", str(move)) for n, move in enumerate([*refused, *made[:1]])]]


async def everything(stage: Stage, table: Table, token: str, sent: list[commands.Command]) -> list[str]:
    """All that a seat gets: every page, the welcome, the answer to every command, and the news of it."""
    stage.show(table)
    rights = {"Authorization": f"Bearer {token}"} if token else {}
    told = [page(await stage.client.get(path, headers=rights)) for path in stage.paths()]
    for command in sent[:1]:
        path, body = f"/api/tables/{stage.table}/commands", ENCODE(command)
        told.append(page(await stage.client.post(path, content=body, headers={**rights, **JSON})))
    told += await spoken(stage, token, sent)
    return [] if stage.now.finished else told


def page(answer: httpx.Response) -> str:
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    return f"{answer.status_code} {headers} {answer.text}"


async def spoken(stage: Stage, token: str, sent: list[commands.Command]) -> list[str]:
    """What is said over a WebSocket."""
    told: list[str] = []
    host = f"{stage.client.base_url.host}:{stage.client.base_url.port}"
    async with connect(f"ws://{host}/api/tables/{stage.table}/ws", max_size=None) as socket:
        await socket.send(ENCODE(commands.Hello(PROTOCOL, token, max(0, stage.now.version - 5))), text=True)
        for at in range(0, len(sent) + 1, TOGETHER):
            for command in [*sent[at : at + TOGETHER], commands.Check(f"end-{at}", "p0 done")]:
                await socket.send(ENCODE(command), text=True)
            told.append(str(await socket.recv()))
            while f'"id":"end-{at}"' not in told[-1]:
                told.append(str(await socket.recv()))
    return told


# --- the tests ---


@pytest.fixture
async def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    rates = ("BURST_MESSAGES", "MESSAGES_PER_SECOND", "REPLAYS", "STATE_REQUESTS")
    for name in (*rates, "ALL_REPLAYS", "ALL_STATE_REQUESTS"):
        monkeypatch.setattr(limits, name, 10**9)
    async with opened(tmp_path / "data") as made:
        yield made


@pytest.mark.parametrize(
    "game", ["anniversary/3", "classic+favors/4", "the-duel/2", "anniversary+coin+magpie/3"]
)
async def test_nothing_that_leaves_depends_on_what_a_seat_cannot_know(stage: Stage, game: str) -> None:
    rng = Random(f"{game} served")
    await deal(stage, game)
    for _ in range(12):
        await play_on(stage, rng.randrange(5, 25), rng)
        assert not await differences(stage, rng)
    assert not stage.now.finished
    assert stage.compared > 800


# --- what a leak would look like ---


async def found_by(stage: Stage) -> bool:
    """Whether something is found in the middle of a game."""
    rng = Random("leaks")
    await deal(stage, "anniversary/3")
    for _ in range(5):
        await play_on(stage, 15, rng)
        if await differences(stage, rng):
            return True
    return False


@pytest.mark.parametrize("leak", ["front_cards", "deck_top", "whole_position", "who_could_accept"])
async def test_a_page_that_shows_too_much_is_noticed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    monkeypatch.setattr(deliveries, "game_for", LEAKS[leak])
    assert await found_by(stage)


def helpful(table: Table, move: Move) -> IllegalMove | None:
    """A refusal of offers that cannot be accepted: it saves everybody some time, and tells everything."""
    s = trading.running(table)
    if isinstance(move, Propose) and objection(s, move) is None:
        able = [seat for seat in move.to if all([kind in s.hands[seat] for kind in move.terms.want])]
        return None if able else IllegalMove("", "Nobody has that.")
    return objection(s, move)


async def test_an_answer_that_knows_too_much_is_noticed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trading, "refusal_of", helpful)
    assert await found_by(stage)
