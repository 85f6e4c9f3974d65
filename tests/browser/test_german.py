"""The whole way from the first page to the result in German, with no English left."""

from __future__ import annotations

import re

from tests.browser.conftest import Visit
from tests.browser.pages import Screens
from tests.browser.player import Player
from tests.browser.reading import texts
from tests.browser.words import Words

GAME = "anniversary+magpie/5"
TYPICAL = re.compile(r"\b(the|and|your|you|with|from|for|card|cards|field|turn|trade|game|it)\b", re.I)


def english_only() -> set[str]:
    """Texts of the English page that the German page writes differently."""
    english, german = Words("en").texts(), Words("de").texts()
    differ = {text for key, text in english.items() if text != german.get(key)}
    return differ - set(german.values())


class Reader:
    """Reads everything on the page and notes what is English."""

    def __init__(self, screens: Screens) -> None:
        self.page = screens.page
        self.english = english_only()
        self.found: set[str] = set()

    def read(self) -> None:
        """Read the page as it is now."""
        self.found |= {text for text in texts(self.page) if text in self.english or TYPICAL.search(text)}


def test_from_the_first_page_to_the_result(visit: Visit) -> None:
    screens = Screens(visit(locale="de-DE"), Words("de"))
    reader = Reader(screens)
    screens.open_first()
    reader.read()
    screens.open_chooser()
    screens.choose(GAME, bot="greedy")
    reader.read()
    screens.set_table()
    reader.read()
    screens.deal()
    player = Player(screens, seed="deutsch", watch=reader.read)
    player.play()
    reader.read()
    assert screens.page.locator("html").get_attribute("lang") == "de"
    assert reader.found == set()


def test_the_reader_knows_english(visit: Visit) -> None:
    screens = Screens(visit())
    reader = Reader(screens)
    screens.open_first()
    reader.read()
    assert Words()["first-play"] in reader.found
