"""A game of a variant from another package, through the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bohnanza.words.compiler import catalogue, sources
from tests import ROOT
from tests.browser.conftest import LIMITS, Visit
from tests.browser.pages import Screens
from tests.browser.player import Player
from tests.browser.words import Words
from tests.installing import install
from tests.server.live import Server

SOURCE = ROOT / "examples" / "cognac"
GAME = "anniversary+cognac/3"


@pytest.fixture
def cognac(tmp_path: Path) -> Iterator[Server]:
    """A server with the package beside ours."""
    made = Server(tmp_path / "data", LIMITS, packages=install(SOURCE, tmp_path / "site")).start()
    yield made
    made.kill()


def test_a_complete_game_of_a_variant_from_elsewhere(visit: Visit, cognac: Server) -> None:
    words = Words(brought=catalogue(sources("en", SOURCE / "bohnanza_cognac")))
    screens = Screens(visit(cognac), words)
    screens.new_game(GAME, bot="greedy")
    done = Player(screens, seed=GAME).play()
    expect(screens.page.get_by_role("list").first.get_by_role("listitem")).to_have_count(3)
    assert {"plant", "turn", "harvest", "offer", "done"} <= set(done)
    assert "Traceback" not in cognac.log()
