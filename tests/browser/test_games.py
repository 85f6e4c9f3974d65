"""Complete games through the page: every rule set, one person by clicks against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bohnanza.engine.catalog import editions, rule_sets
from bohnanza.server.wire.game import has_trading
from tests.browser.conftest import Visit
from tests.browser.pages import Screens
from tests.browser.player import Player

# With the Magpie Bean, which is played in German, they are the ten.
NINE = (*editions(), "anniversary+coin", "classic+favors")
ALL = [pytest.param(name, marks=() if name in NINE else pytest.mark.thorough) for name in rule_sets()]


def game_of(rule_set: str) -> str:
    """The rule set with as many bots as there may be: the person has the fewest moves to make."""
    return f"{rule_set}/{editions()[rule_set.partition('+')[0]].seats[-1]}"


@pytest.mark.parametrize("rule_set", ALL)
def test_a_complete_game(visit: Visit, rule_set: str) -> None:
    screens, game = Screens(visit()), game_of(rule_set)
    screens.new_game(game, bot="greedy")
    done = Player(screens, seed=game).play()
    expect(screens.page.get_by_role("list").first.get_by_role("listitem")).to_have_count(int(game[-1]))
    expected = {"plant", "turn", "harvest"} | ({"offer", "done"} if has_trading(game) else set())
    assert expected <= set(done)
