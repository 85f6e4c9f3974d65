"""Server time under a wall clock that is wrong: games go on, and nothing is deleted."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from bohnanza.server import limits
from bohnanza.server.bots.pool import BotPool
from bohnanza.server.protocol import commands, messages
from bohnanza.server.protocol.settings import ClockSettings, Settings
from bohnanza.server.registry import TableRegistry
from bohnanza.server.serve import tidy
from bohnanza.server.server_clock import ServerClock
from bohnanza.server.store import Writer, open_store
from bohnanza.server.table import clock
from tests.server.live import PATIENCE, START, Server

SECOND, DAY = clock.SECOND, clock.DAY
HOUR = DAY // 24
NOON = 1_800_000_000_000


@dataclass
class Machine:
    """A computer with its two clocks; one of them can be set."""

    wall: int = NOON
    steady: int = 0

    def pass_time(self, time: int) -> None:
        self.wall += time
        self.steady += time

    def clock(self) -> ServerClock:
        return ServerClock(lambda: self.wall, lambda: self.steady)


def restarted(machine: Machine, old: ServerClock, off: int = 0) -> ServerClock:
    """The clock of the next server, after some time without one."""
    runs, uptime = [*old._earlier, old.run()], old.uptime()
    machine.pass_time(off)
    new = machine.clock()
    new.begin(runs, uptime)
    return new


@pytest.fixture
def machine() -> Machine:
    return Machine()


@pytest.fixture
def settled(machine: Machine) -> ServerClock:
    """A server that has run for two days."""
    made = machine.clock()
    machine.pass_time(2 * DAY)
    return made


# --- the clock alone ---


def test_server_time_is_the_date_and_passes_like_time(machine: Machine) -> None:
    made = machine.clock()
    machine.pass_time(HOUR)
    assert (made.now(), made.uptime()) == (NOON + HOUR, HOUR)


def test_nothing_leaps_before_the_wall_clock_is_followed(machine: Machine, settled: ServerClock) -> None:
    machine.wall += 3 * HOUR
    assert settled.now() == machine.wall - 3 * HOUR
    assert settled.follow() == 3 * HOUR
    assert settled.now() == machine.wall
    assert settled.follow() == 0


def test_a_small_correction_is_left_alone(machine: Machine, settled: ServerClock) -> None:
    machine.wall -= limits.DATE_SLACK
    assert settled.follow() == 0


def test_time_without_a_server_is_no_uptime(machine: Machine, settled: ServerClock) -> None:
    new = restarted(machine, settled, off=HOUR)
    assert (new.now(), new.uptime()) == (machine.wall, 2 * DAY)
    assert new.ahead - settled.ahead == HOUR


def test_a_date_is_proven_when_servers_have_run_with_it_for_long_enough(machine: Machine) -> None:
    made = machine.clock()
    machine.pass_time(limits.DATE_PROVEN - 1)
    assert made.proven() == 0
    machine.pass_time(1)
    assert made.proven() == machine.wall


def test_a_date_ahead_is_not_proven_until_servers_have_run_with_it(
    machine: Machine, settled: ServerClock
) -> None:
    new = restarted(machine, settled, off=100 * DAY)
    assert new.proven() == new.now() - 100 * DAY
    for _ in range(3):  # restarts prove nothing
        machine.pass_time(HOUR)
        new = restarted(machine, new)
    assert new.proven() == new.now() - 100 * DAY
    machine.pass_time(limits.DATE_PROVEN - 3 * HOUR)
    assert new.proven() == new.now()


def test_a_date_that_leaps_while_the_server_runs_is_not_proven_either(
    machine: Machine, settled: ServerClock
) -> None:
    machine.wall += 100 * DAY
    settled.follow()
    assert settled.proven() == settled.now() - 100 * DAY
    machine.wall -= 100 * DAY
    assert settled.follow() == -100 * DAY
    assert settled.proven() == settled.now() == machine.wall


def test_server_time_does_not_go_back_behind_a_proven_date(machine: Machine, settled: ServerClock) -> None:
    machine.wall = 0
    assert settled.follow() == 0
    new = restarted(machine, settled)
    assert new.now() == NOON + 2 * DAY


def test_only_the_runs_that_prove_something_are_needed(machine: Machine, settled: ServerClock) -> None:
    new = restarted(machine, settled, off=HOUR)
    assert new.needed_since() == 0
    machine.pass_time(2 * DAY)
    assert new.needed_since() == 2 * DAY
    for _ in range(50):
        machine.wall += 2 * HOUR
        new.follow()
        machine.pass_time(HOUR)
    assert len(new._earlier) <= limits.DATE_PROVEN // HOUR + 2


# --- the registry ---


@asynccontextmanager
async def opened(data: Path, machine: Machine) -> AsyncIterator[TableRegistry]:
    store = await open_store(data)
    pool = BotPool(1)
    try:
        async with Writer(store) as writer:
            registry = TableRegistry(store, writer, pool, machine.clock())
            await registry.start()
            yield registry
            await registry.stop()
    finally:
        await pool.close()
        await store.close()


async def dealt(registry: TableRegistry, clock: ClockSettings) -> str:
    """A game of three people, none of whom is connected."""
    table = await registry.create(Settings("anniversary/3", clock, takeover=False))
    for name in ("ana", "ben", "cleo"):
        await registry.join(table, name)
    (answer,) = await registry.request(table, "m0", commands.Start("start"))
    assert isinstance(answer, messages.Ack)
    return table


async def seconds_left(registry: TableRegistry, table: str) -> int:
    found = await registry.table(table)
    left = clock.time_left(found, 0, registry.now())
    assert left is not None
    return left // SECOND


@pytest.mark.parametrize("by", [3 * HOUR, -3 * HOUR, 100 * DAY, -100 * DAY])
async def test_games_keep_their_time_whatever_the_wall_clock_does(
    tmp_path: Path, machine: Machine, by: int
) -> None:
    async with opened(tmp_path, machine) as registry:
        table = await dealt(registry, ClockSettings("live", 600))
        for expected, leap in ((590, by), (580, -by)):
            machine.wall += leap
            registry.follow_clock()
            machine.pass_time(10 * SECOND)
            assert await seconds_left(registry, table) == expected
        assert registry.now() == machine.wall


@pytest.mark.parametrize("by", [3 * HOUR, -3 * HOUR, 100 * DAY, -100 * DAY])
async def test_games_keep_their_time_across_servers_with_wrong_clocks(
    tmp_path: Path, machine: Machine, by: int
) -> None:
    async with opened(tmp_path, machine) as registry:
        table, untouched = [await dealt(registry, ClockSettings("live", 600)) for _ in range(2)]
        machine.pass_time(10 * SECOND)
    for expected, leap in ((580, by), (570, -by)):
        machine.wall += leap
        machine.pass_time(HOUR)  # without a server
        async with opened(tmp_path, machine) as registry:
            assert await seconds_left(registry, table) == expected + 10
            (answer,) = await registry.request(table, "m1", commands.Say(f"say {leap}", "hello"))
            assert isinstance(answer, messages.Ack)
            machine.pass_time(10 * SECOND)
            assert await seconds_left(registry, table) == expected
    async with opened(tmp_path, machine) as registry:
        assert await seconds_left(registry, untouched) == 570


async def test_what_is_due_at_tables_from_a_wrong_date_is_not_put_off(
    tmp_path: Path, machine: Machine
) -> None:
    machine.wall += 100 * DAY
    async with opened(tmp_path, machine) as registry:
        table = await dealt(registry, ClockSettings("live", 600))
    machine.wall -= 100 * DAY
    async with opened(tmp_path, machine) as registry:
        loop = asyncio.get_running_loop()
        assert registry.alarms[table].when() - loop.time() <= 600


# --- deleting ---


async def test_a_server_started_months_ahead_deletes_nothing_until_the_date_is_proven(
    tmp_path: Path, machine: Machine
) -> None:
    async with opened(tmp_path, machine) as registry:
        table = await registry.create(Settings("anniversary/3"))
        machine.pass_time(2 * DAY)
    machine.wall += 100 * DAY
    for _ in range(3):
        async with opened(tmp_path, machine) as registry:
            await tidy(registry.store, registry.clock.proven())
            assert await registry.store.table(table) is not None
            machine.pass_time(HOUR)
    async with opened(tmp_path, machine) as registry:
        machine.pass_time(limits.DATE_PROVEN)  # so it was not a wrong clock, but a server that was off
        await tidy(registry.store, registry.clock.proven())
        assert await registry.store.table(table) is None


async def test_a_date_that_is_put_right_in_time_has_destroyed_nothing(
    tmp_path: Path, machine: Machine
) -> None:
    async with opened(tmp_path, machine) as registry:
        machine.pass_time(2 * DAY)
        table = await registry.create(Settings("anniversary/3"))
        for by in (100 * DAY, -100 * DAY, -NOON // 2):
            machine.wall += by
            registry.follow_clock()
            await tidy(registry.store, registry.clock.proven())
            machine.pass_time(2 * DAY if by < 0 else HOUR)
            await tidy(registry.store, registry.clock.proven())
            assert await registry.store.table(table) is not None


# --- a process ---

AHEAD = "import time; real = time.time_ns; time.time_ns = lambda: real() + {days} * 86_400_000_000_000; "
QUICK = {"BEAT": 20, "HOUSEKEEPING_SECONDS": 0.02}


class Ahead(Server):
    """A server whose wall clock is ahead."""

    days = 0

    def command(self) -> list[str]:
        return [AHEAD.format(days=self.days) + word if word == START else word for word in super().command()]


async def run_ahead(data: Path, **limits: float) -> bool:
    """Start a server 100 days ahead, and let it delete old tables many times; whether the guests' table is there."""
    server = Ahead(data, QUICK | limits)
    try:
        table = (await server.start().table())["table"]
        server.stop()
        server.days = 100
        server.start()
        async with asyncio.timeout(PATIENCE):
            return await outlives(server, table)
    finally:
        server.kill()


async def outlives(server: Server, table: str) -> bool:
    first = uptime(server.data)
    while uptime(server.data) < first + 2 * SECOND:
        if not found_in(server.data, f"SELECT 1 FROM tables WHERE id = '{table}'"):
            return False
        await asyncio.sleep(0)
    return True


def found_in(data: Path, query: str) -> list[tuple[int]]:
    with closing(sqlite3.connect(data / "bohnanza.db")) as connection:
        return connection.execute(query).fetchall()


def uptime(data: Path) -> int:
    return found_in(data, "SELECT max(ended) FROM runs")[0][0]


async def test_a_process_started_100_days_ahead_deletes_nothing(tmp_path: Path) -> None:
    assert await run_ahead(tmp_path / "data")


async def test_a_process_that_believes_its_clock_at_once_would_delete(tmp_path: Path) -> None:
    assert not await run_ahead(tmp_path / "data", DATE_PROVEN=0)
