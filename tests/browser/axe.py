"""What axe finds on a page, measured against WCAG 2.2 AA.

It is the axe-core that the page's own tests use, so that there is one version of it to keep up to date.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from playwright.sync_api import Page

from tests import ROOT

SOURCE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
LEAST_RULES: Final = 50  # with these tags there are more
RUN: Final = """async (tags) => {
  const options = { runOnly: { type: "tag", values: tags }, rules: { "target-size": { enabled: true } } };
  const { violations, passes, incomplete, inapplicable } = await window.axe.run(document, options);
  return {
    rules: [violations, passes, incomplete, inapplicable].flat().length,
    faults: violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" ")}`),
  };
}"""


@cache
def source() -> str:
    """The script."""
    return SOURCE.read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """Violations on the page as it is; repeated until all rules were looked at, which the first run may not do."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    before, found = 0, _run(page)
    while found["rules"] > before or found["rules"] < LEAST_RULES:
        before, found = found["rules"], _run(page)
    return list(found["faults"])


def _run(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(RUN, TAGS)
    return found
