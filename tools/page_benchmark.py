"""How fast the page is in Chromium, with a server on this machine: python -m tools.page_benchmark.

Interactive: from the start of the navigation, with nothing cached, to the first frame with a button to play.
Drawn: from a message's arrival in the page to the first frame after what it changed, while somebody looks on: bots
play all seats, a move every PACE milliseconds, so that nothing but the page is measured.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from bohnanza.server.limits import PACES
from tests.browser.conftest import LIMITS
from tests.browser.pages import Screens
from tests.browser.visitor import Visitor
from tests.server.live import Server
from tools.chromium import ensure

VISITS: Final = 9
GAME: Final = "anniversary/4"
PACE: Final = 100  # milliseconds
EVENTS_DRAWN: Final = 300
INTERACTIVE: Final = 1000  # milliseconds, the bar
DRAWN: Final = 50

# The promise of a frame that is on the screen: the task after it has been prepared.
PAINTED: Final = (
    "new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))"
)
FIRST_BUTTON: Final = f"""
  new MutationObserver((_, observer) => {{
    if (!document.querySelector("main button.primary:enabled")) return;
    observer.disconnect();
    window.interactive = {PAINTED};
  }}).observe(document, {{ childList: true, subtree: true }});
"""
EVENTS: Final = f"""
  window.drawn = [];
  let arrived = [];
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {{
    constructor(...address) {{
      super(...address);
      this.addEventListener("message", () => arrived.push(performance.now()));
    }}
  }};
  new MutationObserver(async () => {{
    const those = arrived;
    arrived = [];
    if (those.length === 0) return;
    const painted = await {PAINTED};
    for (const one of those) window.drawn.push(painted - one);
  }}).observe(document, {{ childList: true, subtree: true, attributes: true, characterData: true }});
"""
ENOUGH: Final = f"""
  new Promise((done) => {{
    const asked = setInterval(() => window.drawn.length >= {EVENTS_DRAWN} && done(clearInterval(asked)), 500);
  }})
"""


def interactive(browser: Browser, url: str) -> float:
    """Milliseconds until a new visitor can press the button."""
    visitor = Visitor(browser, url, reduced_motion="no-preference")
    visitor.context.add_init_script(FIRST_BUTTON)
    Screens(visitor).open_first()
    spent = float(visitor.page.evaluate("window.interactive"))
    visitor.leave()
    return spent


def drawn(browser: Browser, url: str) -> list[float]:
    """Milliseconds from the arrival of each message of a game until what it changed is on the screen."""
    visitor = Visitor(browser, url, reduced_motion="no-preference")
    visitor.context.add_init_script(EVENTS)
    screens = Screens(visitor)
    screens.new_game(GAME, bot="greedy")
    screens.lend()
    visitor.page.evaluate(ENOUGH)
    spent: list[float] = visitor.page.evaluate("window.drawn")
    visitor.leave()
    return spent


def main() -> None:
    """Measure and print, with the bar beside each figure."""
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory(prefix="bohnanza-benchmark-") as directory,
    ):
        browser = playwright.chromium.launch(executable_path=ensure(), args=["--no-sandbox"])
        server = Server(Path(directory) / "data", {**LIMITS, "PACES": dict.fromkeys(PACES, PACE)}).start()
        try:
            visits = [interactive(browser, server.url) for _ in range(VISITS)]
            events = drawn(browser, server.url)
        finally:
            server.kill()
        browser.close()
    most = quantiles(events, n=20)[-1]
    print(
        f"page interactive      {median(visits):6.0f} ms   median of {VISITS} visits (bar: {INTERACTIVE} ms)"
    )
    print(f"event drawn           {median(events):6.1f} ms   median of {len(events)} (bar: {DRAWN} ms)")
    print(f"  19 of 20 within     {most:6.1f} ms")


if __name__ == "__main__":
    main()
