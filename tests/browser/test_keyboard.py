"""Complete games without a mouse."""

from __future__ import annotations

import pytest

from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.keyboard import KeyboardScreens
from tests.browser.player import Player
from tests.browser.test_screens import Walk

# The colours of what surrounds an element: its outline, and its ring of shadow.
RINGS = """(card) => {
  const { outlineColor, outlineStyle, boxShadow } = getComputedStyle(card);
  const shadow = /^rgba?\\([^)]*\\)/.exec(boxShadow)?.[0] ?? "";
  return [outlineStyle === "none" ? "" : outlineColor, shadow];
}"""


@pytest.mark.parametrize("game", ["anniversary/5", pytest.param("the-duel/2", marks=pytest.mark.thorough)])
def test_a_complete_game_by_keyboard(visit: Visit, game: str) -> None:
    screens = KeyboardScreens(visit())
    screens.new_game(game, bot="greedy")
    done = Player(screens, seed="keys").play()
    assert {"plant", "turn", "harvest"} <= set(done)


def test_the_focus_looks_like_nothing_else(visit: Visit) -> None:
    screens = KeyboardScreens(visit())
    screens.new_game("anniversary/4", bot="greedy")
    Walk(screens, "keys").play_until_trading()
    card = screens.composer.get_by_role("button", name=", ").first
    before = card.evaluate(RINGS)
    assert screens.walk_to(card.element_handle())
    outline, shadow = card.evaluate(RINGS)
    assert outline
    assert outline not in {*before, shadow}


def test_a_wanted_card_can_be_taken_back_by_a_finger(visit: Visit) -> None:
    screens = KeyboardScreens(visit())
    screens.new_game("anniversary/4", bot="greedy")
    Walk(screens, "keys").play_until_trading()
    for bean in ("bean-red", "bean-blue"):
        screens.tap(screens.composer.get_by_role("button", name=screens.words[bean], exact=True))
    less = screens.composer.locator(".less")
    boxes = [one.bounding_box() for one in less.all()]
    assert len(boxes) == 2
    assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in boxes)
    assert [fault for fault in axe.faults(screens.page) if fault.startswith("target-size")] == []
