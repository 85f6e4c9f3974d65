"""`serve --open` as somebody meets it who has just typed it: in a terminal, with a browser, without a page."""

from __future__ import annotations

import json
import os
import re
import select
import socket as sockets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from bohnanza.server.listening import may_browse
from tests.processes import LOADED_FROM, Running, in_terminal, run
from tests.server.live import PATIENCE

# The command with some of its values replaced, in a terminal that belongs to it if there is one.
START: Final = """
import fcntl, json, os, sys, termios
from importlib import import_module
from pathlib import Path
from bohnanza.cli import main
from bohnanza.server import listening
wanted = json.loads(sys.argv.pop(1))
listening.PORT = wanted.get("port", 0)
import_module("bohnanza.server.app.page").BUILT = Path(wanted["page"])
if os.isatty(0):
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
main()
"""
ENDING: Final = "To play in the terminal, run"
BROWSER: Final = """#!/bin/sh
exec {python} -I -c '
import os, sys, urllib.request
answer = urllib.request.urlopen(sys.argv[1])
told = os.open("{told}", os.O_WRONLY | os.O_NONBLOCK)  # it is no use to wait for a test that has ended
os.write(told, f"{{sys.argv[1]}} {{answer.status}}".encode())
' "$1"
"""


class Terminal:
    """A pseudo-terminal with a process in it."""

    def __init__(self, process: Running, screen: int) -> None:
        self.process = process
        self.screen = screen
        self.shown = ""

    def until(self, words: str) -> str:
        """Everything that is shown, as soon as these words are."""
        while words not in self.shown:
            assert self.read(), f"{words!r} was never shown: {self.shown}"
        return self.shown

    def read(self) -> bool:
        """Read on; whether there is anything more."""
        ready, _, _ = select.select([self.screen], [], [], PATIENCE)
        try:
            new = os.read(self.screen, 65536) if ready else b""
        except OSError:  # nobody is left who could write
            return False
        self.shown += new.decode().replace("\r\n", "\n")
        return bool(new)

    def press_ctrl_c(self) -> int:
        """Stop it, and wait for its exit code."""
        os.write(self.screen, b"\x03")
        while self.read():
            pass
        return self.process.wait(PATIENCE)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<!doctype html>")
    return tmp_path / "page"


def command(data: Path, options: tuple[str, ...], **wanted: Any) -> list[str]:
    serve = ["serve", "--bots", "1", "--data", str(data), *options]
    return [sys.executable, "-P", "-c", START, json.dumps(wanted), *serve]


def surroundings(**more: str) -> dict[str, str]:
    """Where the package is found, and nothing of the screen and the browser of whoever runs the tests."""
    mine = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    }
    return {**mine, "PYTHONPATH": LOADED_FROM, "BOHNANZA_LANG": "en", "NO_COLOR": "1", **more}


@contextmanager
def opened(built: Path, *options: str, port: int = 0, **more: str) -> Iterator[Terminal]:
    """A server in a terminal, when it has said everything."""
    words = command(built.parent / "data", options, page=str(built), port=port)
    with in_terminal(words, env=surroundings(**more)) as (process, screen):
        terminal = Terminal(process, screen)
        terminal.until(ENDING)
        yield terminal


def address(terminal: Terminal) -> str:
    found = re.search(r"^Serving at (http:\S+)  on this machine$", terminal.shown, re.MULTILINE)
    assert found, terminal.shown
    return found[1]


# --- the terminal ---


def test_a_terminal_shows_where_it_is_and_no_log_and_ctrl_c_ends_it(built: Path) -> None:
    with opened(built, "--lan") as terminal:
        assert httpx.get(address(terminal), verify=False).text == "<!doctype html>"
        assert httpx.get(f"{address(terminal)}api/nothing", verify=False).status_code == 404
        assert terminal.press_ctrl_c() == 0
        assert terminal.shown.rstrip().endswith("\nStopped.")
        assert "{" not in terminal.shown  # lines of JSON are for files


def test_a_port_that_is_taken_is_left_to_its_owner_if_nobody_asked_for_it(built: Path) -> None:
    with sockets.create_server(("127.0.0.1", 0)) as owner:
        port = owner.getsockname()[1]
        with opened(built, port=port) as terminal:
            assert httpx.URL(address(terminal)).port not in {port, None}
            assert httpx.get(address(terminal), verify=False).is_success


# --- the browser ---


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[tuple[Path, int]]:
    """A browser that fetches the page and then tells which one it was; and where it tells it."""
    script, told = tmp_path / "browser", tmp_path / "told"
    os.mkfifo(told)
    script.write_text(BROWSER.format(python=sys.executable, told=told))
    script.chmod(0o755)
    listening = os.open(told, os.O_RDONLY | os.O_NONBLOCK)
    yield script, listening
    os.close(listening)


def test_the_page_is_opened_in_the_browser(built: Path, browser: tuple[Path, int]) -> None:
    script, told = browser
    with opened(built, "--lan", "--open", DISPLAY=":7", BROWSER=str(script)) as terminal:
        assert select.select([told], [], [], PATIENCE)[0], terminal.shown
        assert os.read(told, 1000).decode() == f"{address(terminal)} 200"
        assert terminal.press_ctrl_c() == 0


def test_a_browser_that_fails_is_no_matter(built: Path) -> None:
    with opened(built, "--open", DISPLAY=":7", BROWSER="/bin/false", PATH="") as terminal:
        assert httpx.get(address(terminal), verify=False).is_success
        assert terminal.press_ctrl_c() == 0


@pytest.mark.parametrize(
    ("environment", "platform", "fine"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "w3m", "TERM": "xterm", "DISPLAY": ""}, "linux", False),
        ({}, "freebsd14", False),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_without_a_screen_no_browser_is_started(
    environment: dict[str, str], platform: str, fine: bool
) -> None:
    assert may_browse(environment, platform) == fine


# --- without a page ---


def test_without_a_page_it_says_so_and_plays_in_the_terminal(tmp_path: Path) -> None:
    words = command(tmp_path / "data", ("--lan", "--open"), page=str(tmp_path / "nothing"))
    done = run(words, env=surroundings())
    first, _, rest = done.stdout.partition("\n")
    assert first.startswith("The page was not built")
    assert "You leave the table." in rest
    assert (done.returncode, done.stderr) == (0, "")
    assert not (tmp_path / "data").exists()
