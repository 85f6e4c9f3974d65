"""Somebody with a browser: a context of their own, one page, and everything that goes wrong in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

from tests import ROOT

DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 720}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DEVICES: Final = {"desktop": DESKTOP, "phone": PHONE}
PICTURES: Final = ROOT / "build" / "screenshots"
PATIENCE: Final = 10_000  # milliseconds

# Counts what goes through the page's sockets: which commands are unanswered, how much was heard.
WIRE: Final = (Path(__file__).parent / "wire.js").read_text(encoding="utf-8")


class Visitor:
    """A browser context with one page. `faults` must be empty in the end."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        usual = {**DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        self.context = browser.new_context(base_url=url, **{**usual, **options})
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WIRE)
        self.touch = bool(options.get("has_touch"))
        self.faults: list[str] = []
        self.page = self.open_tab()

    def open_tab(self) -> Page:
        """One more page of the same person."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"error in the page: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        return page

    def leave(self) -> None:
        """Close everything."""
        self.context.close()

    def forgive(self, *words: str) -> None:
        """Forget the faults that the test has provoked: those with one of these words."""
        self.faults = [fault for fault in self.faults if not any(word in fault for word in words)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.faults.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        self.faults.append(f"request failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"response {response.status}: {response.url}")
