"""Bots that raise, hang, eat, lie or exit, in a package of their own."""

from __future__ import annotations

from pathlib import Path

from bohnanza.bots import GROUP
from tests.installing import register

MODULE = '''
import os, sys, threading
from bohnanza.bots.base import Bot
from bohnanza.engine.moves import HARVESTS

class Good(Bot):
    """Plays the first move."""
    def __init__(self, rng):
        super().__init__("good")
        self.count = 0
    def choose(self, view, moves):
        return moves[0]

class Raises(Good):
    def choose(self, view, moves):
        raise RuntimeError("no\\nmore")

class Quits(Good):
    def choose(self, view, moves):
        sys.exit("enough")

class Loops(Good):
    def choose(self, view, moves):
        while True:
            pass

class Sleeps(Good):
    def choose(self, view, moves):
        threading.Event().wait()

class Ponders(Good):
    def choose(self, view, moves):
        print("pondering", flush=True)
        threading.Event().wait()

class Eats(Good):
    def choose(self, view, moves):
        self.meal = bytes(2 * 1024**3)
        return moves[0]

class Illegal(Good):
    def choose(self, view, moves):
        return HARVESTS[view.seat][2]

class Prints(Good):
    def choose(self, view, moves):
        print("garbage", flush=True)
        os.write(1, b"more garbage\\n")
        sys.stdin.read()
        return moves[0]

class Writes(Good):
    def choose(self, view, moves):
        for fd in range(3, 30):
            try:
                os.write(fd, b"garbage\\n")
            except OSError:
                pass
        return moves[0]

class Floods(Good):
    def choose(self, view, moves):
        for fd in range(3, 30):
            try:
                while True:
                    os.write(fd, b"garbage")
            except OSError:
                pass

class Exits(Good):
    def choose(self, view, moves):
        os._exit(0)

class Talks(Good):
    def choose(self, view, moves):
        return str(moves[0])

class Silent(Good):
    def choose(self, view, moves):
        return None

class Usurps(Good):
    def choose(self, view, moves):
        return HARVESTS[1 - view.seat][0]

class Deaf(Good):
    def observe(self, event):
        raise ValueError("too loud")

class Unmade(Good):
    def __init__(self, rng):
        raise ValueError("not today")

class Counts(Good):
    def choose(self, view, moves):
        self.count += 1
        return moves[self.count - 1]

class Hoards(Good):
    def choose(self, view, moves):
        self.hoard = bytes(700 * 1024**2)
        return moves[0]

class Feasts(Good):
    def choose(self, view, moves):
        return moves[len(bytes(500 * 1024**2)) and 0]

class Poisons(Good):
    """Answers well, and ends the process with the next question, whosever it is."""
    def choose(self, view, moves):
        sys.modules["__main__"].answer = lambda bots, job: os._exit(1)
        return moves[0]

class Looks(Good):
    def choose(self, view, moves):
        raise ValueError(f"I see {sorted(set(os.environ) & {'PATH', 'PASSWORD_OF_THE_TEST'})}")
'''

NAMES = [line.split()[1].partition("(")[0] for line in MODULE.splitlines() if line.startswith("class ")]


def install_bad_bots(place: Path) -> None:
    """Put the package there, as pip would, with an entry point for each bot."""
    (place / "bad_bots_of_the_test.py").write_text(MODULE)
    points = [f"{name.lower()} = bad_bots_of_the_test:{name}" for name in NAMES]
    register(place, "bad_bots", "\n".join([f"[{GROUP}]", *points]))
