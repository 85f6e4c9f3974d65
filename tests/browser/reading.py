"""Everything that somebody sees or hears on a page."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

TEXTS: Final = """(left_out) => {
  const wanted = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !(left_out && element.closest(left_out));
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    const shown = parentElement.closest("select") ?? parentElement;
    if (wanted(shown) && !(left_out && parentElement.closest(left_out))) found.add(data.replace(/\\s+/g, " ").trim());
  }
  const names = ["aria-label", "title", "placeholder", "alt"];
  for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join())) {
    if (!wanted(element)) continue;
    for (const name of names) found.add(element.getAttribute(name) ?? "");
  }
  found.add(document.title);
  return [...found];
}"""


def texts(page: Page, left_out: str = "") -> list[str]:
    """All texts and accessible names on the page now, except inside what a selector leaves out."""
    found: list[str] = page.evaluate(TEXTS, left_out)
    return found
