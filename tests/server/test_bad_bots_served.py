"""Bots that raise, hang, eat, lie or exit, at tables with people: every game comes to its end, and the log says why."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bohnanza.bots import GROUP
from bohnanza.server.table.facts import Made
from tests.server.clients import all_of, check_kept, check_sight, log_of, seat_players
from tests.server.live import HURRY, START, Server
from tests.server.test_workers import MODULE, NAMES

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

    def __init__(self, data: Path, brought: Path) -> None:
        super().__init__(data, SHORT)
        self.brought = brought

    def command(self) -> list[str]:
        python, option, _, *rest = super().command()
        return [python, option, FOUND + START, str(self.brought), *rest]


@pytest.fixture(scope="module")
def den(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots are rascals."""
    there = tmp_path_factory.mktemp("den")
    (there / "rascals_of_the_test.py").write_text(MODULE)
    info = there / "rascals-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: rascals\nVersion: 1.0\n")
    points = [f"{name.lower()} = rascals_of_the_test:{name}" for name in NAMES]
    (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *points]))
    made = Den(there / "data", there).start()
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
