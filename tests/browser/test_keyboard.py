"""Complete games without a mouse."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.keyboard import KeyboardScreens
from tests.browser.player import Player


@pytest.mark.parametrize("game", ["anniversary/5", pytest.param("the-duel/2", marks=pytest.mark.thorough)])
def test_a_complete_game_by_keyboard(visit: Visit, game: str) -> None:
    screens = KeyboardScreens(visit())
    screens.new_game(game, bot="greedy")
    done = Player(screens, seed="keys").play()
    assert {"plant", "turn", "harvest"} <= set(done)
