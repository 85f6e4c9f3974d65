"""A whole game on a phone that is held upright, by touch alone."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.pages import Screens
from tests.browser.player import PhonePlayer
from tests.browser.visitor import PHONE


def test_a_complete_game_by_touch(visit: Visit) -> None:
    screens = Screens(visit(**PHONE))
    screens.new_game("anniversary/5", bot="greedy")

    def nothing_sticks_out() -> None:
        wide = screens.page.evaluate("document.documentElement.scrollWidth")
        assert wide == PHONE["viewport"]["width"]

    done = PhonePlayer(screens, seed="phone", watch=nothing_sticks_out).play()
    assert {"plant", "turn", "harvest", "offer", "open sheet"} <= set(done)
