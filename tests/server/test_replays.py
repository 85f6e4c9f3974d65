"""Long games are read beside the event loop: made in another process, kept, and not too many at the same time."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NoReturn, cast

import httpx
import pytest
from msgspec import json

import bohnanza.server.app
import bohnanza.server.stored_tables
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.game import apply, legal, new_game
from bohnanza.engine.menus import FULL
from bohnanza.engine.notation.record import parse_record
from bohnanza.engine.referee import in_trading
from bohnanza.server import limits, records
from bohnanza.server.accounts import Accounts
from bohnanza.server.app import Addresses, Middleware, Services, make_app
from bohnanza.server.bots.job import listed
from bohnanza.server.bots.pool import BotPool
from bohnanza.server.live_table import AskAgain
from bohnanza.server.protocol import commands, messages
from bohnanza.server.records import PlayedGame, played_at
from bohnanza.server.registry import TableRegistry
from bohnanza.server.replay_process import ReplayRequest, answer_to
from bohnanza.server.replays import ReplayCache, Replayer
from bohnanza.server.store import Writer, open_store
from bohnanza.server.table import bot_turns
from bohnanza.server.table.facts import LogRow
from bohnanza.server.table.fold import follow
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.table.state import PendingQuestion, Table
from tests.server.table.scenes import Scene, dealt
from tools.callbacks import Long, longest, rows_of, stored
from tools.golden import golden_file

GAME = longest()
FINISHED = Long("finished00", GAME, len(GAME.moves))
RUNNING = Long("running000", GAME, len(GAME.moves) - 20)
ALL_PEOPLE = len(GAME.players)
PATIENCE = 60.0


@asynccontextmanager
async def opened(
    data: Path, *tables: tuple[Long, int]
) -> AsyncIterator[tuple[TableRegistry, httpx.AsyncClient]]:
    """A registry with tables in its store, none of them in memory, and a client of its routes."""
    store, pool = await open_store(data), BotPool(1)
    try:
        async with Writer(store) as writer:
            for long, people in tables:
                await (await writer.submit(stored(long, people)))
            registry = TableRegistry(store, writer, pool)
            await registry.start()
            middleware = Middleware(
                make_app(Services(registry, Accounts(store, registry.now), Addresses())), Addresses()
            )
            transport = httpx.ASGITransport(app=cast("Any", middleware))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                yield registry, client
            await registry.stop()
    finally:
        await pool.close()
        await store.close()


def as_member(seat: int) -> dict[str, str]:
    return {"Authorization": f"Bearer token-{seat}"}


def never(*_: object, **__: object) -> NoReturn:
    raise AssertionError("A long game was played again on the event loop.")


# --- made elsewhere ---


@pytest.mark.parametrize(
    ("long", "kind", "path"),
    [
        (FINISHED, "text", "record"),
        (FINISHED, "json", "record.json"),
        (FINISHED, "replay", "replay?at=300"),
        (RUNNING, "text", "record"),
        (RUNNING, "json", "record.json"),
    ],
)
async def test_the_server_reads_no_long_game_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, long: Long, kind: Any, path: str
) -> None:
    table, _ = rows_of(long, ALL_PEOPLE)
    game = played_at(table, "m1")
    wanted = answer_to(ReplayRequest(kind, game, 300 if kind == "replay" else 0))
    async with opened(tmp_path / "data", (long, ALL_PEOPLE)) as (_, client):
        await client.get(f"/api/tables/{long.id}")
        monkeypatch.setattr(records, "new_game", never)
        monkeypatch.setattr(records, "parse_move", never)
        answer = await client.get(f"/api/tables/{long.id}/{path}", headers=as_member(1))
    assert answer.status_code == 200, answer.text
    if kind == "text":
        assert answer.text == wanted.decode()
    else:  # the times of the rows are those of the test
        told, expected = answer.json(), json.decode(wanted)
        assert [story["seats"] for story in told.pop("stories", [])] == [
            story["seats"] for story in expected.pop("stories", [])
        ]
        assert told == expected


async def test_bots_hear_of_a_long_game_without_holding_the_table_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "data", (RUNNING, 1)) as (registry, _), asyncio.timeout(PATIENCE):
        table = await registry.table(RUNNING.id)
        monkeypatch.setattr(records, "new_game", never)
        connection = await registry.connect(RUNNING.id, "m0")
        (answer,) = await registry.request(RUNNING.id, "m0", commands.LendSeat("lend", 0, "trader"))
        assert isinstance(answer, messages.Ack)
        while len(table.moves) == RUNNING.made:
            assert await connection.outbox.get() is not None
    assert table.bots.failures == {}


def test_offers_are_not_listed_where_everybody_waits() -> None:
    scene = dealt(people=("Ana",), pace="instant")
    scene.do("m0", commands.LendSeat("lend", 0, "greedy"))
    asked_in_trading = 0
    for _ in range(60):
        question = scene.questions[0]
        if in_trading(scene.game.agenda) and question.ask == "speak" and question.menu:
            assert question.moves == []
            asked_in_trading += 1
        assert len(question.moves) < 40
        scene.answer()
    assert asked_in_trading


@pytest.mark.parametrize(
    "game_id", ["classic/5", "new-beans+magpie+favors/3", "anniversary+coin+magpie+favors/3"]
)
def test_the_same_moves_are_listed_from_a_view(game_id: str) -> None:
    record = parse_record(golden_file(game_id).read_text(encoding="utf-8"))
    s, compared = new_game(rules_for(record.game_id), record.seed), 0
    for number, move in enumerate(record.moves):
        for seat in range(s.rules.seats) if number % 7 == 0 and in_trading(s.agenda) else ():
            asked = bot_turns.with_offers(
                s, seat, PendingQuestion(1, seat, "speak", "greedy", "bot", 1), "speak", s
            )
            assert listed(asked, s.rules.seats) == legal(s, seat, FULL)
            compared += 1
        apply(s, move)
    assert compared > 20


def test_an_offer_that_was_declined_is_not_on_the_menu() -> None:
    scene = dealt(people=("Ana",))
    scene.to_trading()
    seat = scene.game.active
    asked = PendingQuestion(1, seat, "speak", "greedy", "bot", 1)
    menu = listed(bot_turns.with_offers(scene.game, seat, asked, "speak", scene.game), 3)
    offer = next(move for move in menu if " offer " in str(move))
    declined = [(seat, offer.to[0], bot_turns.trading.terms_key(offer.terms))]  # type: ignore[attr-defined]
    without = listed(bot_turns.with_offers(scene.game, seat, asked, "speak", scene.game, declined), 3)
    assert without == [move for move in menu if move != offer]


# --- made once ---


async def test_a_record_is_made_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "data", (FINISHED, ALL_PEOPLE)) as (registry, client):
        path = f"/api/tables/{FINISHED.id}/record.json"
        first = await client.get(path)
        await without_a_process(registry.replayer)
        again, other = await client.get(path), await client.get(path, headers=as_member(1))
    assert (first.status_code, again.content) == (200, first.content)
    assert other.status_code == 503, other.text  # another view, which nobody has asked for before


async def without_a_process(replayer: Replayer) -> None:
    """Nothing can be made any more."""
    process, replayer.process = replayer.process, None
    assert process is not None
    process.kill()
    await process.wait_until_gone()
    replayer.command = ("/nowhere/at/all",)


def reading(name: str = "Ana") -> ReplayRequest:
    """A short game, another one for every name."""
    return ReplayRequest("json", played_at(finished(name).table, "m0"))


def finished(name: str) -> Scene:
    scene = dealt(people=(name,))
    scene.do("m0", commands.AgreeToEnd("end"))
    assert scene.table.finished
    return scene


@pytest.fixture
async def replayer() -> AsyncIterator[Replayer]:
    """The process that replays games, and its cache."""
    found = Replayer()
    yield found
    await found.close()
    assert found.process is None


async def test_who_asks_at_the_same_time_gets_the_same_answer(replayer: Replayer) -> None:
    asked = [asyncio.create_task(replayer.read(reading())) for _ in range(3)]
    while not replayer.under_way:
        await asyncio.sleep(0)
    assert len(replayer.under_way) == 1
    assert set(await asyncio.gather(*asked)) == {answer_to(reading())}
    assert (replayer.under_way, replayer.waiting) == ({}, 0)


async def test_a_process_that_has_died_is_replaced(replayer: Replayer) -> None:
    await replayer.read(reading())
    assert replayer.process is not None
    replayer.process.kill()
    await replayer.process.process.wait()
    assert await replayer.read(reading("Ben")) == answer_to(reading("Ben"))


def test_what_is_kept_is_bounded_by_its_bytes() -> None:
    cache = ReplayCache(100)
    for number in range(9):
        cache.put(b"%d" % number, b"x" * 30)
    assert (list(cache.answers), cache.size) == ([b"6", b"7", b"8"], 90)
    assert cache.get(b"6") == b"x" * 30
    cache.put(b"9", b"x" * 30)
    assert list(cache.answers) == [b"8", b"6", b"9"]
    cache.put(b"10", b"x" * 101)
    assert list(cache.answers) == [b"8", b"6", b"9"]


# --- not too many ---

SILENT = (sys.executable, "-c", "import sys; print('ready', flush=True); sys.stdin.read()")


@asynccontextmanager
async def silent() -> AsyncIterator[Replayer]:
    """A process that never answers."""
    replayer = Replayer(SILENT)
    try:
        yield replayer
    finally:
        await replayer.close()


async def refused(replayer: Replayer, one: ReplayRequest) -> str:
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(Refusal) as problem:
            await replayer.read(one)
    return problem.value.code


async def test_who_comes_when_too_many_wait_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REPLAYS_WAITING", 2)
    async with silent() as replayer:
        waiting = [asyncio.create_task(replayer.read(reading(name))) for name in ("Ana", "Ben")]
        while len(replayer.under_way) < 2:
            await asyncio.sleep(0)
        assert await refused(replayer, reading("Cleo")) == "too-fast"
    await asyncio.gather(*waiting, return_exceptions=True)


async def test_what_waits_is_bounded_by_its_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REPLAYS_WAITING_BYTES", 100)
    async with silent() as replayer:
        assert await refused(replayer, reading()) == "too-fast"


async def test_a_game_that_cannot_be_read_is_refused(replayer: Replayer) -> None:
    broken = ReplayRequest(
        "json", cast("PlayedGame", {**json.decode(json.encode(reading().game)), "moves": ["p0 fly"]})
    )
    assert await refused(replayer, broken) == "gone"
    assert await replayer.read(reading()) == answer_to(reading())


def allow_two(monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    monkeypatch.setattr(limits, limit, 2)
    monkeypatch.setattr(limits, f"{limit}_PER_SECOND", 1e-9)


async def statuses(tmp_path: Path, path: str, callers: list[dict[str, str]]) -> list[int]:
    """What each of these gets, one after the other."""
    async with opened(tmp_path / "data", (FINISHED, ALL_PEOPLE)) as (_, client):
        address = f"/api/tables/{FINISHED.id}/{path}"
        return [(await client.get(address, headers=headers)).status_code for headers in callers]


@pytest.mark.parametrize(("limit", "path"), [("REPLAYS", "record.json"), ("STATE_REQUESTS", "state?since=0")])
async def test_spectators_are_counted_by_address_and_members_by_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, path: str
) -> None:
    allow_two(monkeypatch, limit)
    nobody: dict[str, str] = {}
    answers = await statuses(tmp_path, path, [nobody] * 3 + [as_member(1)] * 3)
    assert answers == [200, 200, 429, 200, 200, 429]


@pytest.mark.parametrize(("limit", "path"), [("ALL_REPLAYS", "record"), ("ALL_STATE_REQUESTS", "state")])
async def test_all_together_are_counted_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, path: str
) -> None:
    allow_two(monkeypatch, limit)
    assert await statuses(tmp_path, path, [as_member(seat) for seat in range(3)]) == [200, 200, 429]


# --- loading ---


async def test_a_long_log_is_folded_in_slices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOADING_SLICE", 0.0)
    monkeypatch.setattr(limits, "LOADING_PAUSE", 0.0)
    folded: list[int] = []

    def counted(table: Table, row: LogRow) -> None:
        follow(table, row)
        folded.append(row.seq)

    monkeypatch.setattr(bohnanza.server.stored_tables, "follow", counted)
    async with opened(tmp_path / "data", (FINISHED, ALL_PEOPLE)) as (registry, _):
        seen: set[int] = set()
        loading = asyncio.create_task(registry.table(FINISHED.id))
        while not loading.done():
            await asyncio.sleep(0)
            seen.add(len(folded))  # after this many rows others have their turn
        table, rows = rows_of(FINISHED, ALL_PEOPLE)
        assert seen == set(range(len(rows) + 1))
        assert (loading.result().game, loading.result().seq) == (table.game, rows[-1].seq)


async def test_who_wants_a_table_when_too_many_are_loaded_asks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LOADS_WAITING", 2)
    others = [Long(f"other{number:05}", GAME, 50) for number in range(3)]
    async with opened(tmp_path / "data", *[(other, ALL_PEOPLE) for other in others]) as (registry, _):
        asked = [asyncio.create_task(registry.table(other.id)) for other in others]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(one, AskAgain) for one in found] == [False, False, True]
        assert (await registry.table(others[2].id)).id == others[2].id


# --- at the start ---


def test_the_schema_is_made_before_anybody_asks() -> None:
    bohnanza.server.app._description.cache_clear()
    make_app(cast("Services", None))
    assert bohnanza.server.app._description.cache_info().currsize == 1
