"""Names and words of people: cleaned, so that they can script neither a browser nor a terminal nor a record."""

from __future__ import annotations

import unicodedata

from bohnanza.server import limits
from bohnanza.words.errors import WordedError

# Letters, marks, numbers, punctuation, symbols and blanks: no controls, no surrogates, nothing unassigned.
VISIBLE = frozenset("LMNPSZ")
JOINERS = frozenset("\u200c\u200d")  # needed inside words and emoji; they do not change direction
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and symbols that show nothing
MARKS = 3  # on one character: more only smear over other lines
IN_RECORDS = str.maketrans("", "", ",#")  # a record separates names by these


class BadName(WordedError):
    """A name that cannot be taken."""


def clean_text(text: str) -> str:
    r"""A text in one line, with nothing in it that moves a cursor, changes direction or hides.

    >>> clean_text("  tea\x1b[31m \u202eand\n biscuits ")
    'tea[31m and biscuits'
    """
    kept = [c if not c.isspace() else " " for c in unicodedata.normalize("NFC", text) if _harmless(c)]
    return " ".join(_few_marks("".join(kept)).split())


def _harmless(character: str) -> bool:
    if character.isspace() or character in JOINERS:
        return True
    return unicodedata.category(character)[0] in VISIBLE and character not in BLANKS


def _few_marks(text: str) -> str:
    """The text with no more than MARKS marks on a character."""
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks <= MARKS:
            kept.append(character)
    return "".join(kept)


def clean_name(text: str) -> str:
    """A nickname as it is shown, or `BadName`.

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
    r"""How many characters a reader sees, counted rather too high than too low.

    >>> graphemes("Zoe\u0308")
    3
    """
    return sum(1 for c in text if unicodedata.category(c)[0] != "M" and c not in JOINERS)


def same_name(first: str, second: str) -> bool:
    """Whether two names would be taken for the same."""
    return _plain(first) == _plain(second)


def _plain(name: str) -> str:
    """A name without what a reader hardly sees."""
    return "".join([c for c in unicodedata.normalize("NFKC", name).casefold() if c not in JOINERS])
