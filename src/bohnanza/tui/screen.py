"""Lines out and lines in: a terminal, or a pipe in its place."""

from __future__ import annotations

import re
from io import TextIOWrapper
from textwrap import wrap
from typing import Final, TextIO

WIDTH: Final = 79
# How a line begins: number, label or spaces. If it is folded, the rest is indented by as much.
HANGING: Final = re.compile(r" +F?\d+  | +\d\. | +[^\W\d][\w ]*: +| +")


class PlayerLeft(BaseException):
    """The player leaves. Not an `Exception`, because the driver takes those for a bot's mistakes."""


class Screen:
    """Where lines are written to and read from."""

    DIM, BRIGHT = "\x1b[2m", "\x1b[22m"

    def __init__(self, stdin: TextIO, stdout: TextIO) -> None:
        self.stdin = stdin
        self.stdout = stdout
        for stream in (stdin, stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")

    def say(self, *lines: str) -> None:
        """Print lines; long ones are folded."""
        for line in lines:
            self._write("\n".join(folded(line)) + "\n")

    def ask(self, prompt: str) -> str:
        """A line from the player; one that comes through a pipe is shown as if it were typed."""
        self._write(prompt)
        line = self.stdin.readline()
        if not self.typed():
            self._write(printable(line.rstrip("\n")) + "\n")
        if not line:
            raise PlayerLeft
        return line.strip()

    def typed(self) -> bool:
        """Whether lines are typed and do not come through a pipe."""
        return self.stdin.isatty()

    def refuse(self, sentence: str, rule: str) -> None:
        """Print why a move is refused, with the rule dimmed."""
        *lines, last = folded(f"{sentence} [{rule}]")
        if self.stdout.isatty():
            last = last.replace(f"[{rule}]", f"{self.DIM}[{rule}]{self.BRIGHT}")
        self._write("\n".join([*lines, last]) + "\n")

    def _write(self, text: str) -> None:
        try:
            self.stdout.write(text)
            self.stdout.flush()
        except BrokenPipeError:
            raise PlayerLeft from None


def folded(line: str) -> list[str]:
    """A line in pieces that fit; all but the first are indented."""
    if len(line) <= WIDTH:
        return [line]
    start = HANGING.match(line)
    indent = len(start[0]) if start is not None else 2
    indent = line.index(" | ") + 1 if " | " in line else indent  # the fields of a player
    return wrap(line, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False)


def printable(text: str) -> str:
    """Text without control characters, at most 60 characters of it."""
    shown = "".join([letter if letter.isprintable() else "?" for letter in text])
    return shown if len(shown) <= 60 else f"{shown[:57]}..."


def printable_sentence(text: str) -> str:
    """A sentence that may quote what was typed, without control characters."""
    return "".join([letter if letter.isprintable() else "?" for letter in text])
