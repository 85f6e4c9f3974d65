"""The page in a language whose letters all carry marks: whatever is not marked is in no catalogue."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from bohnanza.bots.first_names import NAMES, SECOND_NAMES
from bohnanza.words import PSEUDO
from bohnanza.words.pseudo import unmarked
from tests.browser.conftest import Visit
from tests.browser.pages import Screens
from tests.browser.player import PhonePlayer, Player
from tests.browser.reading import texts
from tests.browser.visitor import DESKTOP, PHONE
from tests.browser.words import Words

PERSON: Final = "Zoë"
LESSONS: Final = 12  # steps of a first game: most of its lessons come up in them
PASSWORD: Final = "correct horse beans"
# Documents, dates, keys on the keyboard, and the names that languages have for themselves.
LEFT_OUT: Final = "[data-document], time, kbd, option[lang]"
# The game's name, people and bots, ids of rules, fingerprints and secrets.
NAMED: Final = re.compile(
    "|".join([r"\bBohnanza\b", *{rf"\b{name}\b" for name in (PERSON, *NAMES, *SECOND_NAMES)}])
    + r"|\b[A-Z]{1,3}-[A-Z]?\d+[a-z]?\b|\b[0-9a-f]{16,}\b"
)


class Reader:
    """Reads everything on the page and notes what carries no marks."""

    def __init__(self, screens: Screens) -> None:
        self.screens = screens
        self.page = screens.page
        self.found: dict[str, str] = {}  # texts with the address at which they were read first

    def read(self) -> None:
        """Read the page as it is now."""
        for text in texts(self.page, LEFT_OUT):
            if unmarked(NAMED.sub("", text)):
                self.found.setdefault(text, self.page.url.partition("//")[2])

    def open(self, path: str) -> None:
        """Open an address and read what is there."""
        self.page.goto(path)
        expect(self.page.get_by_role("heading", level=1).first).to_be_attached()
        self.page.wait_for_load_state("networkidle")
        self.read()

    def press(self, key: str) -> None:
        """Press a button and read what is there afterwards."""
        self.screens.tap(self.screens.button(key))
        self.read()

    def unfold(self) -> None:
        """Open all that is folded and read it."""
        self.page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
        self.read()


def reader(visit: Visit, **options: object) -> Reader:
    """Somebody called by name, in the marked language."""
    screens = Screens(visit(**options), Words(PSEUDO))
    screens.page.goto(f"/?lang={PSEUDO}")
    screens.page.get_by_label(screens.words["first-name"]).fill(PERSON)
    found = Reader(screens)
    found.read()
    return found


def test_screens_before_the_game(visit: Visit) -> None:
    reading = reader(visit)
    for path in ("/", "/lobby", "/account", "/rules", "/rules/anniversary", "/nowhere", "/t/nosuchtable"):
        reading.open(path)
    assert reading.page.locator("html").get_attribute("lang") == PSEUDO
    screens = reading.screens
    screens.visitor.forgive("404")
    screens.open_first()
    screens.open_chooser()
    screens.choose("anniversary+coin+magpie+favors/5")
    reading.unfold()
    screens.set_table()
    reading.unfold()
    screens.tap(screens.page.get_by_role("button", name=screens.words["rule-how"]))
    reading.read()
    assert reading.found == {}


def test_the_account(visit: Visit) -> None:
    reading = reader(visit)
    screens = reading.screens
    reading.open("/account")
    reading.press("account-to-sign-up")
    for label, text in (("account-name", PERSON), ("account-password", PASSWORD)):
        screens.page.get_by_label(screens.words[label]).fill(text)
    screens.tap(screens.button("account-sign-up"))
    expect(screens.button("account-sign-out")).to_be_visible()
    reading.unfold()
    screens.page.get_by_label(screens.words["account-old"]).fill("not that one")
    screens.page.get_by_label(screens.words["account-fresh"]).fill(PASSWORD)
    screens.tap(screens.button("account-change"))
    expect(screens.page.get_by_role("alert").get_by_text(screens.words["account-wrong-old"])).to_be_visible()
    reading.read()
    screens.visitor.forgive("403")
    assert reading.found == {}


@pytest.mark.parametrize("game", ["anniversary+magpie/5", "the-duel/2", "anniversary+coin+favors/4"])
def test_a_whole_game_and_what_comes_after(visit: Visit, game: str) -> None:
    reading = reader(visit, **DESKTOP)
    screens = reading.screens
    screens.new_game(game, bot="greedy")
    reading.read()
    Player(screens, seed="marks", watch=reading.read).play()
    reading.unfold()
    reading.press("result-look")
    for tab in ("log", "chat"):
        screens.show(tab)
        reading.read()
    screens.page.reload()
    screens.tap(screens.page.get_by_role("link", name=screens.words["replay-replay"]))
    expect(screens.page.get_by_role("slider")).to_be_visible()
    for _ in range(10):
        reading.press("replay-forth")
    screens.visitor.forgive("record.json")  # the result asks for it, and is left
    assert reading.found == {}


def test_what_is_opened_beside_the_game(visit: Visit) -> None:
    reading = reader(visit, **PHONE)
    screens = reading.screens
    screens.open_first()
    screens.tap(screens.button("first-learn"))
    expect(screens.hand).to_be_visible()
    reading.read()
    screens.tap(
        screens.page.get_by_role("button", name=re.compile(f"^{screens.words.start('rule-show')}")).first
    )
    reading.read()
    screens.page.keyboard.press("Escape")
    reading.press("help-title")
    screens.page.keyboard.press("Escape")
    reading.press("table-menu")
    reading.unfold()
    reading.press("table-pause")
    screens.tap(screens.button("table-resume"))
    screens.page.keyboard.press("Escape")
    for tab in ("log", "chat"):
        screens.show(tab)
        reading.read()
    screens.page.get_by_label(screens.words["table-say"]).fill(f"{PERSON}: 1, 2, 3")
    reading.press("table-send")
    screens.show("chat")
    player = PhonePlayer(screens, seed="beside", watch=reading.read)
    for _ in range(LESSONS):
        player.acts(screens.look())
        reading.read()
    assert reading.found == {}


def test_what_is_refused(visit: Visit) -> None:
    reading = reader(visit)
    screens = reading.screens
    screens.open_first()
    screens.open_chooser()
    screens.choose("bean-duel/2")
    screens.set_table()
    screens.page.get_by_label(screens.words["first-name"]).fill("\u200b \u200b")
    screens.tap(screens.button("room-rename"))
    expect(screens.page.get_by_role("alert").locator("p")).to_be_visible()
    reading.read()
    assert reading.found == {}


def test_the_reader_finds_plain_letters(visit: Visit) -> None:
    reading = reader(visit)
    assert reading.found == {}
    reading.page.evaluate(
        """() => {
          const main = document.querySelector("main");
          main.append(Object.assign(document.createElement("p"), { textContent: "Cards" }));
          main.append(Object.assign(document.createElement("button"), { ariaLabel: "Close", title: "Menu" }));
        }"""
    )
    reading.read()
    assert set(reading.found) == {"Cards", "Close", "Menu"}
