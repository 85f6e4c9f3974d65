"""The example client plays a whole game at a real server, in a process of its own."""

from __future__ import annotations

import ast
import subprocess
import sys

import httpx

from tests import ROOT
from tests.server.live import Server

BOT = ROOT / "examples" / "bot.py"
SETTINGS = {"game": "anniversary/3", "pace": "instant"}


def test_the_example_finishes_a_game_with_bots(shared_server: Server) -> None:
    api = f"{shared_server.url}/api/tables"
    host = httpx.post(api, json={"settings": SETTINGS, "name": "ana"}).json()
    own = {"Authorization": f"Bearer {host['token']}"}
    start = {"type": "start", "id": "a1", "bot": "random"}
    httpx.post(f"{api}/{host['table']}/commands", json=start, headers=own).raise_for_status()
    command = [sys.executable, "-I", str(BOT), f"{shared_server.url}{host['link']}"]
    bot = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=60, check=True)
    room = httpx.get(f"{api}/{host['table']}", headers=own).json()
    assert bot.stdout.startswith("The game is over. Winners: p")
    assert room["status"] == "over"
    assert [chair["bot"] for chair in room["chairs"]] == ["", "random", "random"]


def test_the_example_is_short_and_needs_nothing_of_ours() -> None:
    tree = ast.parse(BOT.read_text(encoding="utf-8"))
    assert "bohnanza" not in {name for node in ast.walk(tree) for name in imported(node)}
    assert len([line for line in BOT.read_text(encoding="utf-8").splitlines() if line.strip()]) <= 45


def imported(node: ast.AST) -> list[str]:
    """The packages that a statement imports."""
    if isinstance(node, ast.Import):
        return [alias.name.partition(".")[0] for alias in node.names]
    return [str(node.module).partition(".")[0]] if isinstance(node, ast.ImportFrom) else []
