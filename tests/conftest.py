"""How much is tested on which build."""

from __future__ import annotations

import os
from collections import defaultdict

import pytest

from bohnanza.engine.catalog import game_ids

# The game with the fewest players of each rule set.
SMALLEST = {game_id.partition("/")[0]: game_id for game_id in reversed(game_ids())}.values()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On the plain sources, which are slow, a sweep over the games takes one of each rule set.

    `make test` sweeps over all of them with the compiled build, `make test-all` with the plain sources as well.
    """
    if os.environ.get("BOHNANZA_EXPECT") != "pure":
        return
    games: dict[str, dict[pytest.Item, str]] = defaultdict(dict)
    for item in items:
        parameters = getattr(item, "callspec", None)
        if parameters and "game_id" in parameters.params:
            games[item.nodeid.partition("[")[0]][item] = parameters.params["game_id"]
    for sweep in games.values():
        if len(set(sweep.values())) > len(SMALLEST):
            for item in [item for item, game_id in sweep.items() if game_id not in SMALLEST]:
                item.add_marker("thorough")
