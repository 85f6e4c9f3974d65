"""A server that is killed at any moment: nothing that it has acknowledged is lost, and nothing acts twice."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bohnanza.server.protocol import table_events
from bohnanza.server.table.facts import LogRow, Made
from tests.server.clients import (
    PATIENCE,
    Broken,
    Player,
    all_of,
    check_answers,
    check_kept,
    check_log,
    check_sight,
    log_of,
    seat_players,
)
from tests.server.live import HURRY, START, Server

SOON: Final = 0.03  # seconds: less than the server needs for what is under way


async def whole(act: Callable[[], object]) -> None:
    """Do something in a thread, and wait until it is done even if cancelled: a server would be left behind."""
    doing = asyncio.create_task(asyncio.to_thread(act))
    try:
        await asyncio.shield(doing)
    finally:
        await doing


class Killer:
    """Kills a server in the middle of whatever it is doing, looks at what is left, and starts it again."""

    def __init__(self, server: Server, players: list[Player], seed: int) -> None:
        self.server = server
        self.players = players
        self.rng = Random(f"killer {seed}")
        self.up = asyncio.Event()
        self.up.set()
        self.dead = asyncio.Event()
        self.kills = 0
        self.what = ""
        self.left = 0
        for player in players:
            player.up, player.heed = self.up, self.heed

    def heed(self, what: str) -> None:
        """Count what happens, and strike a moment after the one that was chosen."""
        self.left -= what == self.what
        if self.left == 0 and self.what:
            self.what = ""
            asyncio.get_running_loop().call_later(SOON * self.rng.random(), self.strike)

    def strike(self) -> None:
        """Kill."""
        self.up.clear()
        os.kill(self.server.pid, signal.SIGKILL)
        self.dead.set()

    async def run(self, rounds: int, gap: int) -> None:
        """Kill again and again, each time after up to `gap` messages of a kind."""
        for _ in range(rounds):
            self.dead.clear()
            self.what, self.left = self.rng.choice(["sent", "ack", "update"]), self.rng.randint(1, gap)
            await self.dead.wait()
            await whole(self.server.kill)
            self.look()
            await whole(self.server.start)
            self.kills += 1
            self.up.set()

    def look(self) -> None:
        """Everything that was told to anybody is there."""
        kept = {table.id: table.version for table in check_kept(self.server.data, self.players)}
        for player in self.players:
            if player.version > kept[player.table]:
                raise Broken(f"Version {player.version} was told and is lost.")


async def test_a_game_with_trading_survives_kills(server: Server) -> None:
    players = await seat_players(server, "anniversary/5", 2, "trader")
    killer = Killer(server, players, 0)
    killing = asyncio.create_task(killer.run(rounds=6, gap=40))
    try:
        await all_of(*[player.play() for player in players])
    finally:
        killing.cancel()
        with suppress(asyncio.CancelledError):
            await killing
    assert killer.kills >= 3
    assert all([player.connections > killer.kills for player in players])
    [table] = check_kept(server.data, players)
    check_sight(table, players)
    assert table.status == "over"
    for seat in (0, 1):
        done = deeds(log_of(server.data, table.id), seat)
        assert done["offer"] > 0
        assert done["accept"] > 0


def deeds(rows: list[LogRow], seat: int) -> Counter[str]:
    """How often the person at a seat has made each kind of move."""
    made = [row.fact for row in rows if isinstance(row.fact, Made)]
    return Counter([fact.move.split()[1] for fact in made if fact.seat == seat and fact.by == "person"])


@pytest.mark.parametrize("seed", [1, 2])
async def test_kills_at_random_moments_under_load_lose_nothing(server: Server, seed: int) -> None:
    tables = [await seat_players(server, "anniversary/3", 3, seed=seed, talking=2) for _ in range(2)]
    tables.append(await seat_players(server, "classic/4", 2, seed=seed, talking=1))
    players = [player for table in tables for player in table]
    killer = Killer(server, players, seed)
    async with asyncio.timeout(2 * PATIENCE), asyncio.TaskGroup() as group:
        busy = [group.create_task(player.play(until=never)) for player in players]
        await killer.run(rounds=10, gap=120)
        for task in busy:
            task.cancel()
    await asyncio.to_thread(server.kill)
    killer.look()
    assert killer.kills == 10
    assert '"level": "error"' not in server.log()
    assert sum([len(player.acks) for player in players]) > 300


def never(player: Player) -> bool:
    """Whether somebody has had enough, who never has."""
    return False


# --- what a broken server would do ---

HASTY: Final = """
import asyncio
from bohnanza.server import serve
from bohnanza.server.store import Writer

class Hasty(Writer):
    async def submit(self, rows):
        await super().submit(rows)
        early = asyncio.get_running_loop().create_future()
        early.set_result(None)
        return early

    async def _next_group(self):
        while len(self._entries) < 20 and not self._closing:
            self._news.clear()
            await self._news.wait()
        return await super()._next_group()

serve.Writer = Hasty
"""
MAIN: Final = "from bohnanza.cli import main; main()"


class HastyServer(Server):
    """A server that acknowledges first and commits later."""

    def command(self) -> list[str]:
        line = super().command()
        line[line.index(START)] = START.replace(MAIN, f"exec({HASTY!r}); {MAIN}")
        return line


async def test_a_server_that_acknowledges_before_it_commits_is_caught(tmp_path: Path) -> None:
    server = HastyServer(tmp_path / "data", HURRY).start()
    try:
        [player] = await seat_players(server, "anniversary/3", 1, talking=1)
        await all_of(player.play(until=lambda player: len(player.acks) >= 10))
    finally:
        server.kill()
    with pytest.raises(Broken, match="acknowledged and is 0 times"):
        check_kept(server.data, [player])


async def test_what_acts_twice_is_caught(server: Server) -> None:
    [player] = await seat_players(server, "anniversary/3", 1, talking=1)
    await all_of(player.play(until=lambda player: len(player.acks) >= 10))
    rows = log_of(server.data, player.table)
    check_answers(rows, player)
    again = next(row for row in rows if isinstance(row.fact, table_events.Said))
    with pytest.raises(Broken, match="acts twice"):
        check_log(player.table, [*rows, again])
    with pytest.raises(Broken, match="2 times"):
        check_answers([*rows, again], player)
