"""Every screen, light and dark, on a laptop and on a phone: looked at by axe, and kept as a picture."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.pages import Screens
from tests.browser.player import Player
from tests.browser.visitor import DEVICES, PICTURES

THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")


class Walk:
    """Goes from screen to screen and notes what axe finds on each."""

    def __init__(self, screens: Screens, device: str) -> None:
        self.screens = screens
        self.page = screens.page
        self.device = device
        self.faults: dict[str, list[str]] = {}

    def see(self, name: str) -> None:
        """Look at what is on the screen now, by day and by night."""
        for theme in THEMES:
            self.page.emulate_media(color_scheme=theme)
            kind = f"{name}-{self.device}-{theme}"
            self.page.screenshot(path=PICTURES / f"{kind}.png", animations="disabled")
            found = axe.faults(self.page)
            if found:
                self.faults[kind] = found

    def tap(self, place: str) -> None:
        """Press the button with a text of the page."""
        self.screens.tap(self.screens.button(place))

    def play_until_trading(self) -> None:
        """Until the visitor's own trading phase."""
        player = Player(self.screens)
        for _ in range(100):
            sight = self.screens.look()
            if player.my_turn(sight) and sight.named(self.screens.words.say("move-done", phase="trade")):
                return
            player.acts(sight)
        raise AssertionError("there was no trading")


@pytest.fixture(params=DEVICES)
def walk(request: pytest.FixtureRequest, visit: Visit) -> Walk:
    """Somebody with a laptop, somebody with a phone."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    return Walk(Screens(visit(**DEVICES[request.param])), request.param)


def test_screens_before_the_game(walk: Walk) -> None:
    screens = walk.screens
    screens.open_first()
    walk.see("first")
    for path in ("account", "lobby", "rules", "rules/anniversary"):
        walk.page.goto(f"/{path}")
        expect(walk.page.get_by_role("heading", level=1).first).to_be_visible()
        walk.see(path.replace("/", "-"))
    screens.open_first()
    screens.open_chooser()
    expect(walk.page.get_by_role("radio").first).to_be_visible()
    walk.see("chooser")
    screens.choose("anniversary+coin+magpie+favors/5")
    walk.see("chooser-settings")
    screens.set_table()
    walk.see("waiting")
    walk.page.goto("/nowhere")
    walk.see("lost")
    screens.visitor.forgive("404")
    assert walk.faults == {}


def test_screens_of_the_game(walk: Walk) -> None:
    screens = walk.screens
    screens.new_game("anniversary/4", bot="greedy")
    walk.see("table")
    screens.tap(walk.page.get_by_role("button", name=re.compile("^Rule ")).first)
    walk.see("rule")
    walk.page.keyboard.press("Escape")
    walk.tap("table-menu")
    walk.see("menu")
    walk.page.keyboard.press("Escape")
    walk.play_until_trading()
    walk.see("trading")
    if screens.visitor.touch:
        screens.show("deals")
    screens.tap(screens.composer.get_by_role("button", name=", ").first)
    walk.see("composer")
    screens.show("log")
    walk.see("log")
    screens.show("chat")
    walk.see("chat")
    assert walk.faults == {}


def test_screens_after_the_game(walk: Walk) -> None:
    screens = walk.screens
    screens.new_game("anniversary/4", bot="greedy")
    screens.let_a_bot_play()
    walk.see("result")
    screens.tap(walk.page.get_by_role("link", name=screens.words["replay-replay"]))
    expect(walk.page.get_by_role("slider")).to_be_visible()
    screens.tap(walk.page.get_by_role("button", name=screens.words["replay-forth"]))
    walk.see("replay")
    assert walk.faults == {}


def test_screens_of_a_first_game(walk: Walk) -> None:
    walk.screens.open_first()
    walk.tap("first-learn")
    expect(walk.screens.hand).to_be_visible()
    walk.see("lesson")
    assert walk.faults == {}


def test_the_curtain_between_two_people_at_one_screen(walk: Walk) -> None:
    screens = walk.screens
    screens.open_first()
    screens.open_chooser()
    screens.choose("bean-duel/2")
    walk.page.get_by_label(screens.words["choose-here"]).fill("2")
    screens.set_table()
    walk.tap("room-start")
    expect(screens.button("table-lift")).to_be_visible()
    walk.see("curtain")
    assert walk.faults == {}


@pytest.mark.parametrize("game", ["the-duel/2", "anniversary+coin+favors/5", "new-beans/7"])
def test_tables_of_other_games(walk: Walk, game: str) -> None:
    walk.screens.new_game(game, bot="greedy")
    walk.see(f"table-{game.replace('/', '-')}")
    assert walk.faults == {}


def test_axe_sees_planted_faults(visit: Visit) -> None:
    screens = Screens(visit())
    screens.open_first()
    screens.page.evaluate(
        """() => {
          const main = document.querySelector("main");
          const add = (tag, how) => Object.assign(main.appendChild(document.createElement(tag)), how);
          add("img", { src: "/icon.svg" });
          add("button", { className: "planted" });
          const pale = add("p", { textContent: "hardly to be read" });
          pale.style.cssText = "color: #bbb; background: #fff";
        }"""
    )
    found = {fault.partition(":")[0] for fault in axe.faults(screens.page)}
    assert {"image-alt", "button-name", "color-contrast"} <= found
