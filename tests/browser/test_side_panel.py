"""The log and the chat: the newest line is in view unless somebody reads further up."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.pages import Screens
from tests.browser.player import Player
from tests.browser.visitor import PHONE

GAME = "the-duel/2"  # without trading, so no other tab opens by itself
LONG = "beans " * 80


def below(box: Locator) -> float:
    """How many pixels are hidden below the visible part, two frames from now."""
    box.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return float(box.evaluate("box => box.scrollHeight - box.scrollTop - box.clientHeight"))


def play_on(screens: Screens, lines: int) -> None:
    """Until the log has so many more lines."""
    player, paragraphs = Player(screens), screens.page.locator("[role=log] p")
    wanted = paragraphs.count() + lines
    for _ in range(300):
        if paragraphs.count() >= wanted:
            return
        player.acts(screens.look())
    raise AssertionError("the log does not grow")


def test_the_log_follows_until_somebody_scrolls_up(visit: Visit) -> None:
    screens = Screens(visit())
    screens.new_game(GAME, bot="greedy")
    newest = screens.button("table-newest")
    play_on(screens, 60)
    assert below(screens.log) < 4
    screens.show("chat")
    screens.show("log")
    assert below(screens.log) < 4

    # At once: a wheel would glide.
    at = screens.log.evaluate("box => { box.scrollTop -= 300; return box.scrollTop; }")
    assert below(screens.log) > 200
    expect(newest).to_be_hidden()
    play_on(screens, 1)
    expect(newest).to_be_visible()
    assert screens.log.evaluate("box => box.scrollTop") == at
    screens.tap(newest)
    expect(newest).to_be_hidden()
    assert below(screens.log) < 4
    play_on(screens, 5)
    assert below(screens.log) < 4


def test_a_log_that_grew_while_its_sheet_was_closed_opens_at_its_end(visit: Visit) -> None:
    screens = Screens(visit(**PHONE))
    screens.new_game(GAME, bot="greedy")
    play_on(screens, 60)
    screens.show("log")
    expect(screens.log).to_be_visible()
    assert below(screens.log) < 4


def test_the_chat_follows(visit: Visit) -> None:
    screens = Screens(visit())
    screens.new_game(GAME, bot="greedy")
    screens.show("chat")
    said = screens.page.get_by_role("log", name=screens.words["table-chat"])
    for _ in range(9):
        screens.page.get_by_label(screens.words["table-say"]).fill(LONG)
        screens.tap(screens.button("table-send"))
        expect(screens.page.get_by_label(screens.words["table-say"])).to_have_value("")
    assert said.evaluate("box => box.scrollHeight > box.clientHeight")
    assert below(said) < 4
    screens.show("log")
    screens.show("chat")
    assert below(said) < 4
