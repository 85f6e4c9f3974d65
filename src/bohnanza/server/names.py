"""Names and chat of people: cleaned, so that they can do no harm in a browser, a terminal or a record."""

from __future__ import annotations

import unicodedata

from bohnanza.server import limits
from bohnanza.words.errors import WordedError

# Letters, marks, numbers, punctuation, symbols and blanks: no controls, no surrogates, nothing unassigned.
VISIBLE = frozenset("LMNPSZ")
JOINERS = frozenset("\u200c\u200d")  # needed inside words and emoji; they do not change direction
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and symbols that are invisible
MARKS = 3  # on one character: more of them cover other lines
IN_RECORDS = str.maketrans("", "", ",#")  # they have a meaning in records


class BadName(WordedError):
    """Nobody may have this name."""


def clean_text(text: str) -> str:
    r"""A text in one line, without anything that moves the cursor, changes the direction or is invisible.

    >>> clean_text("  tea\x1b[31m \u202eand\n biscuits ")
    'tea[31m and biscuits'
    """
    kept: list[str] = []
    marks = 0  # on the last character
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)[0]
        if c.isspace():
            kept.append(" ")
            marks = 0
        elif c in JOINERS or (kind in VISIBLE and c not in BLANKS):
            marks = marks + 1 if kind == "M" else 0
            if marks <= MARKS:
                kept.append(c)
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """A name as it is shown; raises BadName.

    >>> clean_name("Ana, the #1")
    'Ana the 1'
    """
    name = clean_text(clean_text(text).translate(IN_RECORDS))
    if not any(unicodedata.category(c)[0] in "LNS" for c in name):
        raise BadName("server-name-empty")
    if graphemes(name) > limits.NAME_GRAPHEMES:
        raise BadName("server-name-long", most=limits.NAME_GRAPHEMES)
    return name


def graphemes(text: str) -> int:
    r"""How many characters a reader sees, or a few more.

    >>> graphemes("Zoe\u0308")
    3
    """
    return sum(1 for c in text if unicodedata.category(c)[0] != "M" and c not in JOINERS)


def same_name(first: str, second: str) -> bool:
    """Whether a reader could take two names for the same."""
    return _plain(first) == _plain(second)


def _plain(name: str) -> str:
    """A name without what a reader overlooks."""
    return "".join([c for c in unicodedata.normalize("NFKC", name).casefold() if c not in JOINERS])
