"""A browser, a server, and visitors who note everything that goes wrong in their pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

import bohnanza
from tests.browser.visitor import Visitor
from tests.server.live import HURRY, Server
from tools.chromium import ensure

PAGE = Path(bohnanza.__file__).parent / "server" / "page"
# Nobody waits long for a last call here.
LIMITS = {**HURRY, "LAST_CALL": 300, "PEOPLE_FIRST": 100}

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The machine's Chromium."""
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=ensure(), args=["--no-sandbox"])
        yield made
        made.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do it no harm."""
    assert PAGE.is_dir(), "the page is not built: run make setup, or npm run build in web/"
    made = Server(tmp_path_factory.mktemp("shared") / "data", LIMITS).start()
    yield made
    made.kill()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may be killed and restarted."""
    made = Server(tmp_path / "data", LIMITS).start()
    yield made
    made.kill()


@pytest.fixture
def visit(browser: Browser, shared_server: Server) -> Iterator[Visit]:
    """Makes visitors, each with a browser context of their own; at the end nothing may have gone wrong."""
    visitors: list[Visitor] = []

    def arrive(server: Server | None = None, **options: Any) -> Visitor:
        visitors.append(Visitor(browser, (server or shared_server).url, **options))
        return visitors[-1]

    yield arrive
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.leave()
    assert faults == []
