"""Bots that raise, hang, eat, lie or exit, at tables with people: every game comes to its end, and the log says why."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bohnanza.server.table.facts import Made
from tests.processes import Running, running
from tests.server.bots.bad_bots import install_bad_bots
from tests.server.clients import PATIENCE, all_of, check_kept, check_sight, log_of, seat_players
from tests.server.live import HURRY, Server

BAD = [
    "raises",
    "quits",
    "loops",
    "sleeps",
    "eats",
    "floods",
    "exits",
    "talks",
    "silent",
    "usurps",
    "unmade",
    "illegal",
]
FINE = ["good"]
SHORT = {**HURRY, "DECISION_SECONDS": 0.5}


@pytest.fixture(scope="module")
def brought(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the bad bots are."""
    there = tmp_path_factory.mktemp("bad bots")
    install_bad_bots(there)
    return there


@pytest.fixture(scope="module")
def badly_served(brought: Path) -> Iterator[Server]:
    """A server with bad bots in its environment."""
    made = Server(brought / "data", SHORT, packages=brought).start()
    yield made
    made.kill()


def complaints(server: Server, table: str) -> list[dict[str, Any]]:
    """What the log says about bots at a table."""
    lines = [line for line in server.log().splitlines() if line.startswith("{")]
    return [found for found in map(json.loads, lines) if found.get("table") == table]


@pytest.mark.parametrize("bot", [*BAD, *FINE])
async def test_a_game_with_a_bad_bot_comes_to_its_end(badly_served: Server, bot: str) -> None:
    [player] = await seat_players(badly_served, "bean-duel/2", 1, bot, seed=bot)
    await all_of(player.play())
    [table] = check_kept(badly_served.data, [player])
    check_sight(table, [player])
    made = [row.fact for row in log_of(badly_served.data, table.id) if isinstance(row.fact, Made)]
    assert {fact.by for fact in made if fact.seat == 1} == {"bot"}
    failed = complaints(badly_served, table.id)
    assert bool(failed) == (bot in BAD)
    assert all([line["event"] == "bot failed" and line["bot"] == bot for line in failed])


async def test_sigterm_ends_a_server_and_a_bot_that_hangs(brought: Path, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", {**HURRY, "DECISION_SECONDS": 10 * PATIENCE}, packages=brought)
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with running(server.command(), env=server.environment(), **pipes) as process:
        server.port = server.said_port(process)
        [player] = await seat_players(server, "bean-duel/2", 1, "ponders")
        playing = asyncio.create_task(player.play())
        await asyncio.wait_for(asyncio.to_thread(pondering, process), PATIENCE)
        playing.cancel()
        process.terminate()
        # The bot holds the pipe open as long as it lives.
        await asyncio.to_thread(process.communicate, None, PATIENCE)
    assert process.returncode == 0


def pondering(process: Running) -> None:
    """Wait until the bot has been asked."""
    assert process.stderr is not None
    assert "pondering\n" in process.stderr
