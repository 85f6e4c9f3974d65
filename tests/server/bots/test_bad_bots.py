"""Bots that raise, hang, eat, lie or exit, at tables with people: every game comes to its end, and the log says why."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bohnanza.bots import GROUP
from bohnanza.server.table.facts import Made
from tests.processes import Running, running
from tests.server.bots.test_workers import MODULE, NAMES
from tests.server.clients import PATIENCE, all_of, check_kept, check_sight, log_of, seat_players
from tests.server.live import HURRY, START, Server

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
FOUND = (
    "import os, sys; path = sys.argv.pop(1); sys.path.insert(0, path); "
    "os.environ['PYTHONPATH'] += os.pathsep + path; "
)


class Den(Server):
    """A server with bots of others in its environment."""

    def __init__(self, data: Path, brought: Path, limits: Mapping[str, Any] = SHORT) -> None:
        super().__init__(data, limits)
        self.brought = brought

    def command(self) -> list[str]:
        python, option, _, *rest = super().command()
        return [python, option, FOUND + START, str(self.brought), *rest]


@pytest.fixture(scope="module")
def brought(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the rascals are."""
    there = tmp_path_factory.mktemp("den")
    (there / "rascals_of_the_test.py").write_text(MODULE)
    info = there / "rascals-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: rascals\nVersion: 1.0\n")
    points = [f"{name.lower()} = rascals_of_the_test:{name}" for name in NAMES]
    (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *points]))
    return there


@pytest.fixture(scope="module")
def den(brought: Path) -> Iterator[Server]:
    """A server whose bots are rascals."""
    made = Den(brought / "data", brought).start()
    yield made
    made.kill()


def complaints(server: Server, table: str) -> list[dict[str, Any]]:
    """What the log says about bots at a table."""
    lines = [line for line in server.log().splitlines() if line.startswith("{")]
    return [found for found in map(json.loads, lines) if found.get("table") == table]


@pytest.mark.parametrize("bot", [*BAD, *FINE])
async def test_a_game_with_a_bad_bot_comes_to_its_end(den: Server, bot: str) -> None:
    [player] = await seat_players(den, "bean-duel/2", 1, bot, seed=bot)
    await all_of(player.play())
    [table] = check_kept(den.data, [player])
    check_sight(table, [player])
    made = [row.fact for row in log_of(den.data, table.id) if isinstance(row.fact, Made)]
    assert {fact.by for fact in made if fact.seat == 1} == {"bot"}
    failed = complaints(den, table.id)
    assert bool(failed) == (bot in BAD)
    assert all([line["event"] == "bot failed" and line["bot"] == bot for line in failed])


async def test_sigterm_ends_a_server_and_a_bot_that_hangs(brought: Path, tmp_path: Path) -> None:
    server = Den(tmp_path / "data", brought, {**HURRY, "DECISION_SECONDS": 10 * PATIENCE})
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
