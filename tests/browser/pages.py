"""The screens of the page, as somebody uses them: by roles and by the words that stand there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor
from tests.browser.words import Words

LOOK: Final = """async (after) => {
  await window.wire.settled();
  await window.wire.news(after);
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const spoken = (element) => {
    if (element.ariaLabel) return element.ariaLabel;
    const copy = element.cloneNode(true);
    for (const silent of copy.querySelectorAll("[aria-hidden=true], kbd, svg")) silent.remove();
    return copy.textContent.replace(/\\s+/g, " ").trim();
  };
  const around = (element, selector) => element.closest(selector);
  const buttons = [...document.querySelectorAll("button:enabled:not([aria-disabled=true])")].filter(seen);
  window.offered = buttons;
  return {
    heard: window.wire.heard,
    title: document.title,
    panel: seen(document.querySelector("[role=tabpanel]") ?? document.head),
    heading: document.querySelector("h1")?.textContent ?? "",
    thinking: [...document.querySelectorAll("[data-offer]")].map((offer) => offer.textContent),
    alerts: [...document.querySelectorAll("[role=alert]")].filter(seen).map(spoken).filter(Boolean),
    buttons: buttons.map((button, at) => ({
      at,
      name: spoken(button),
      spot: around(button, "[data-spot]")?.dataset.spot ?? "",
      offer: Number(around(button, "[data-offer]")?.dataset.offer ?? 0),
      region: around(button, "[role=tablist], dialog, section, aside, nav")?.ariaLabel ?? "",
      verb: button.dataset.verb ?? "",
      tab: button.role === "tab",
      alert: around(button, "[role=alert]") !== null,
      pressed: button.ariaPressed === "true" || button.ariaSelected === "true",
    })),
  };
}"""


@dataclass(frozen=True)
class Button:
    """A button that can be pressed now, with what stands around it."""

    at: int
    name: str
    spot: str
    offer: int
    region: str
    verb: str
    tab: bool
    alert: bool
    pressed: bool


@dataclass(frozen=True)
class Sight:
    """What somebody sees at one moment."""

    heard: int
    title: str
    panel: bool
    heading: str
    thinking: list[str]
    alerts: list[str]
    buttons: list[Button]

    def named(self, name: str) -> list[Button]:
        """Buttons with just this name."""
        return [button for button in self.buttons if button.name == name]

    def region(self, name: str) -> list[Button]:
        """Buttons of a part of the page."""
        return [button for button in self.buttons if button.region == name]

    def at_spots(self, *starts: str) -> list[Button]:
        """Buttons that belong to places on the table."""
        return [button for button in self.buttons if button.spot.startswith(starts)]


class Screens:
    """What one visitor does on one page."""

    def __init__(self, visitor: Visitor, words: Words | None = None, page: Page | None = None) -> None:
        self.visitor = visitor
        self.page = page or visitor.page
        self.words = words or Words()

    # --- looking and pressing ---

    def look(self, after: int = -1) -> Sight:
        """Everything that can be pressed, once every command is answered and more was heard than `after`."""
        seen = self.page.evaluate(LOOK, after)
        return Sight(**{**seen, "buttons": [Button(**button) for button in seen["buttons"]]})

    def press(self, button: Button) -> None:
        """Press one of the buttons that were seen last."""
        handle = self.page.evaluate_handle("at => window.offered[at]", button.at).as_element()
        assert handle is not None
        if self.visitor.touch:
            handle.tap()
        else:
            handle.click()

    def button(self, place: str) -> Locator:
        """The button with a text of the page."""
        return self.page.get_by_role("button", name=self.words[place], exact=True)

    def tap(self, locator: Locator) -> None:
        """Tap or click, as the visitor does."""
        if self.visitor.touch:
            locator.tap()
        else:
            locator.click()

    def check(self, box: Locator) -> None:
        """Tick a box."""
        box.check()

    def select(self, box: Locator, text: str) -> None:
        """Choose the entry that begins with a text."""
        entry = box.locator("option", has_text=re.compile(f"^{re.escape(text)}"))
        box.select_option(entry.get_attribute("value"))

    def heading(self, place: str) -> Locator:
        """The main heading with a text of the page."""
        return self.page.get_by_role("heading", level=1, name=self.words[place], exact=True)

    # --- the table ---

    @property
    def hand(self) -> Locator:
        """The own cards."""
        return self.page.get_by_role("list", name=self.words["table-hand"])

    @property
    def offers(self) -> Locator:
        """The open offers."""
        return self.page.locator("[data-offer]")

    @property
    def composer(self) -> Locator:
        """Where offers are made, also those that answer another."""
        return self.page.locator("[data-spot=composer]").get_by_role("region")

    def offer(self, to: str = "") -> None:
        """Offer the first card that can be given for the first kind that it is not."""
        give = self.composer.get_by_role("button", name=", ").first
        self.tap(give)
        kind = give.inner_text().partition(",")[0].strip()
        wanted = next(
            bean for bean in map(self.words.__getitem__, ("bean-red", "bean-green")) if bean != kind
        )
        self.tap(self.composer.get_by_role("button", name=wanted, exact=True))
        if to:
            self.tap(self.composer.get_by_role("button", name=to, exact=True))
        self.send()

    def send(self) -> None:
        """Send what was composed."""
        names = "|".join(self.words[f"trade-{word}"] for word in ("send", "gift", "ask"))
        self.tap(self.composer.get_by_role("button", name=re.compile(f"^({names})")))

    def accept(self) -> None:
        """Accept the offer; where it costs a field, the page asks at once whether that is meant."""
        self.tap(self.button("trade-accept"))
        anyway = self.button("trade-accept-anyway")
        if anyway.is_visible():
            self.tap(anyway)

    def show(self, tab: str) -> None:
        """Turn to the deals, the log or the chat."""
        self.tap(self.page.get_by_role("tab", name=re.compile(f"^{self.words[f'table-{tab}']}")))

    @property
    def log(self) -> Locator:
        """What happened, in words."""
        return self.page.get_by_role("log", name=self.words["table-log"])

    @property
    def link_bar(self) -> Locator:
        """What is said while the connection is gone."""
        return self.page.get_by_role("status").get_by_text(self.words.start("link-lost"))

    # --- the way to the table ---

    def open_first(self) -> None:
        """The first page."""
        self.page.goto("/")
        expect(self.button("first-play")).to_be_visible()

    def open_chooser(self) -> None:
        """From the first page to the chooser."""
        self.tap(self.page.get_by_role("link", name=self.words["first-friends"]))
        expect(self.heading("choose-title")).to_be_visible()

    def choose(self, game: str, bot: str = "random") -> None:
        """Choose a game with its add-ons, the number of seats, and bots that do not wait."""
        rule_set, _, seats = game.partition("/")
        edition, *addons = rule_set.split("+")
        self.tap(
            self.page.get_by_role("radio", name=re.compile(f"^{re.escape(self.words[f'game-{edition}'])}"))
        )
        self.tap(self.page.get_by_role("button", name=seats, exact=True))
        for addon in addons:
            name = re.compile(f"^{re.escape(self.words[f'game-{addon}'])}")
            self.check(self.page.get_by_role("checkbox", name=name))
        self.select(self.page.get_by_label(self.words["choose-bot-level"]), self.words[f"level-{bot}"])
        self.tap(self.page.locator("summary", has_text=self.words["settings-title"]))
        instant = self.words["choose-pace-instant"]
        self.select(self.page.get_by_label(self.words["choose-pace"]), instant)

    def set_table(self) -> None:
        """From the chooser to the waiting room."""
        self.tap(self.button("choose-make"))
        expect(self.heading("room-title")).to_be_visible()

    def deal(self) -> None:
        """From the waiting room to the table."""
        self.tap(self.button("room-start"))
        expect(self.hand).to_be_visible()

    def lend(self) -> None:
        """Let a bot play this player's seat."""
        self.tap(self.button("table-menu"))
        self.tap(self.button("table-lend"))

    def let_a_bot_play(self) -> None:
        """Leave the rest of the game to a bot, and see the result."""
        self.lend()
        expect(self.heading("result-title")).to_be_visible(timeout=60_000)

    def new_game(self, game: str, bot: str = "random") -> None:
        """From the first page to the dealt table."""
        self.open_first()
        self.open_chooser()
        self.choose(game, bot)
        self.set_table()
        self.deal()
