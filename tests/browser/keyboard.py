"""The same screens for somebody without a mouse: everything is reached with Tab and arrow keys."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import JSHandle, Locator, expect

from tests.browser.pages import Button, Screens

STOPS: Final = 200  # more than any screen has
# Whether the focus is on the wanted element, on another one of its row, or whether it is before or behind.
WHERE: Final = """(target) => {
  const now = document.activeElement ?? document.body;
  if (now === target) return "here";
  if (!target.isConnected) return "gone";
  const before = Boolean(now.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING);
  const row = target.closest("[role=tablist], [role=radiogroup], [role=group], ol, [data-spot]");
  const walked = target.tabIndex < 0 && row?.contains(now);
  if (walked) return before ? "ArrowRight" : "ArrowLeft";
  return before ? "Tab" : "Shift+Tab";
}"""


class KeyboardScreens(Screens):
    """Never touches the mouse."""

    def press(self, button: Button) -> None:
        """Fields by their numbers, as the menu says; everything else by walking there."""
        number = re.fullmatch(r"field-\d+-(\d)", button.spot)
        if number and button.region == self.words["room-you"]:
            self.page.keyboard.press(number[1])
        else:
            self.enter(self.page.evaluate_handle("at => window.offered[at]", button.at))

    def tap(self, locator: Locator) -> None:
        """Walk there and press Enter."""
        expect(locator).to_be_enabled()
        self.enter(locator.element_handle())

    def enter(self, target: JSHandle) -> None:
        """Walk there and press Enter, unless it is gone by then."""
        if self.walk_to(target):
            self.page.keyboard.press("Enter")

    def walk_to(self, target: JSHandle) -> bool:
        """Move the focus; whether what is wanted is still there."""
        for _ in range(STOPS):
            key = str(self.page.evaluate(WHERE, target))
            if key in {"here", "gone"}:
                return key == "here"
            self.page.keyboard.press(key)
        raise AssertionError(f"{target} cannot be reached")

    def check(self, box: Locator) -> None:
        """Tick with the space bar."""
        self.walk_to(box.element_handle())
        self.page.keyboard.press("Space")

    def select(self, box: Locator, text: str) -> None:
        """Choose by typing what it begins with."""
        self.walk_to(box.element_handle())
        self.page.keyboard.type(text)
        expect(box.locator("option:checked")).to_have_text(re.compile(f"^{re.escape(text)}"))
