"""Games in a terminal for the tests: positions to start from, and people who type."""

from __future__ import annotations

import os
import re
import select
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

from bohnanza.bots import Bot, bot_named
from bohnanza.engine.state import State
from bohnanza.tui.people import People
from bohnanza.tui.screen import Screen
from bohnanza.tui.session import names_at, play_from, play_in_terminal
from bohnanza.words import ENGLISH, say, voice
from tests.processes import Running, in_terminal

# --- positions ---

TRADING = """
game: anniversary/4
active: p0
phase: trade
turned: soy, green
hand p0: blue, 2 red, blue, soy
fields p0: 2 chili | stink
hand p1: 3 chili
fields p1: 2 soy | -
hand p2: garden, chili
fields p2: blue | 2 green
hand p3: 2 stink
fields p3: - | -
deck: rest
"""
ASKED = """
game: anniversary/4
active: p2
phase: trade
turned: soy, green
hand p0: blue, 2 red, blue
fields p0: 2 soy | stink
fields p2: blue | chili
hand p2: 4 garden
hand p1: 3 chili
hand p3: 3 chili
offer 7.1: p2: turned soy for red to p0
deck: rest
"""
A_GAME = "deck: rest\nactive: p0\n"
DUEL = f"{A_GAME}game: the-duel/2\nbonus p0: 2-2/10, 4/10\nwon p1: 3-1/10\nbonus p1: 5/10\nbonus deck: rest\n"
GIFTS = f"{DUEL}phase: gift\nturned: soy, chili, blue\nhand p0: red\nfields p0: 2 soy, 2 green | chili | -\n"
FAVORS = f"{A_GAME}game: anniversary+favors/4\nfields p0: 2 soy | chili\nhand p0: red, soy\n"
COIN = f"{A_GAME}game: anniversary+coin/4\n"
MAGPIE = f"{A_GAME}game: anniversary+magpie/4\nfields p0: 2 soy | chili\n"
TABLE = f"{A_GAME}game: anniversary-duel+magpie/2\nhand p0: red\nfields p0: 2 soy | chili | -\n"

# --- in a terminal ---

PLAY = (
    "import sys; from bohnanza.tui.session import play_in_terminal; sys.exit(play_in_terminal(*sys.argv[1:]))"
)
# The terminal takes charge of the program, so that Ctrl-C reaches it.
PLAY_IN_TERMINAL = f"import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); {PLAY}"


class Terminal:
    """A game in a terminal of its own, and somebody who types."""

    def __init__(self, process: Running, screen: int) -> None:
        self.process = process
        self.screen = screen
        self.shown = ""

    def read(self) -> bool:
        """Read up to the next prompt; whether there is one."""
        deadline = time.monotonic() + 20
        while not self.shown.endswith("\n> "):
            ready, _, _ = select.select([self.screen], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"no answer after: {self.shown[-300:]}"
            try:
                chunk = os.read(self.screen, 4096)
            except OSError:  # the other end is closed
                return False
            if not chunk:
                return False
            self.shown += chunk.decode().replace("\r\n", "\n")
        return True

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())
        self.shown += "\0"  # what comes next is new

    def leave(self) -> int:
        while self.read():
            pass
        return self.process.wait(10)


@contextmanager
def playing(game_id: str) -> Iterator[Terminal]:
    """A game, begun."""
    with in_terminal([sys.executable, "-c", PLAY_IN_TERMINAL, game_id, "greedy", "tea"]) as (process, screen):
        yield Terminal(process, screen)


def newcomer(shown: str, asked: int, language: str = ENGLISH) -> str:
    """Presses Enter, types a number when that is not enough, and now and then for a change."""
    speaker = voice(language)
    enter_refused = speaker.say("terminal-enter-not-enough", {"moves": 2}).partition(":")[0]
    no_such_move = speaker.say("terminal-no-move", {"number": 1}).partition("1")[0]
    number = enter_refused in shown[-80:] or (asked % 3 == 0 and no_such_move not in shown[-80:])
    return "1\n" if number else "\n"


SEAT_NAME = re.compile(r"\bp[0-6]\b")
OFFER_NUMBER = re.compile(r"offer \d", re.IGNORECASE)


def check_whole(shown: str) -> None:
    """A game that was played to its end, told in words and in lines that fit."""
    assert say("event-game-ended") in shown
    assert re.search(r"wins?\b.*\.|share the win", shown)
    assert not OFFER_NUMBER.search(shown)
    assert "Traceback" not in shown
    assert "mistake" not in shown
    assert not SEAT_NAME.search(shown)
    assert max(len(line) for line in shown.splitlines()) < 80


# --- in this process ---


class Typist(StringIO):
    """Types lines, then plays on as a newcomer, or has nothing more to say."""

    def __init__(
        self, out: StringIO, lines: list[str], plays_on: bool = False, language: str = ENGLISH
    ) -> None:
        super().__init__()
        self.out = out
        self.language = language
        self.lines = lines
        self.plays_on = plays_on
        self.asked = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.asked += 1
        if self.lines:
            return self.lines.pop(0) + "\n"
        return newcomer(self.out.getvalue()[-200:-2], self.asked, self.language) if self.plays_on else ""


def whole_game(game_id: str, record: Path | None = None, seat: int = 0) -> str:
    out = StringIO()
    typist = Typist(out, [], plays_on=True)
    assert play_in_terminal(game_id, "greedy", "tea", record, seat=seat, stdin=typist, stdout=out) == 0
    return out.getvalue()


def talk(s: State, *lines: str, language: str = ENGLISH) -> str:
    """What is shown to the player at seat 0 who types these lines and leaves."""
    out = StringIO()
    if s.log is None:
        s.log = []
    own = voice(language).say("terminal-you")
    people = People(names_at(s.rules.seats, 0, own=own), 0, s.rules.currency, language)
    bots: list[Bot] = [bot_named("greedy", "tea") for _ in range(s.rules.seats)]
    assert play_from(s, people, bots, Screen(Typist(out, list(lines)), out)) == 0
    return out.getvalue()
