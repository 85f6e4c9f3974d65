"""What events and moves are made of: named parts, each of a sort.

A sort says how a value is written in messages and in notation, how it is read again, and how it is hidden. So
messages, notation, choices, sentences and secrecy all follow from one description in the class. Descriptions are
read when they are first needed, never in play.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import field, fields
from typing import Any, Final, NamedTuple

from bohnanza.words.errors import WordedError

NOBODY_SEES: Final = "nobody"  # during the game; afterwards everything can be seen
_PLACEHOLDER: Final = re.compile(r"\{(\w+)(?::(\w+)|=(\w+))?\}")


def _same(value: Any) -> Any:
    return value


class Sort:
    """What a part can be: a seat, a card, a field, a number."""

    def __init__(
        self,
        name: str,
        write: Callable[[Any], Any] = _same,  # for messages and sentences
        read: Callable[[Any], Any] = _same,
        text: Callable[[Any], str] = str,  # in the notation of moves
        parse: Callable[[str, int], Any] | None = None,  # a word, in a game with this number of seats
        hide: Callable[[Any], Any] | None = None,  # for those who may not see it
        label: str = "",  # where the form of a move is explained
    ) -> None:
        self.name = name
        self.write = write
        self.read = read
        self.text = text
        self.parse = parse
        self.hide = hide
        self.label = label or name.upper()


SORTS: Final[dict[str, Sort]] = {}


def add_sort(sort: Sort) -> Sort:
    """Register a sort, so that the forms of moves can name it."""
    if sort.name in SORTS:
        raise WordedError("variants-sort-there", word=sort.name)
    SORTS[sort.name] = sort
    return sort


# --- events ---


class Part(NamedTuple):
    """A field of an event. If `seen_by` names fields with seats, only these seats see its value."""

    name: str
    sort: Sort
    seen_by: tuple[str, ...]
    message_name: str  # what messages and sentences call it


def part(sort: Sort, seen_by: str = "", message_name: str = "") -> Any:
    """Declare a field of an event.

    `seen_by` names the fields with the seats that alone see it; `message_name` is what messages call
    it, if not by its own name.
    """
    return field(metadata={"sort": sort, "seen_by": tuple(seen_by.split()), "message_name": message_name})


_PARTS: Final[dict[type, tuple[Part, ...]]] = {}
_SECRETS: Final[dict[type, tuple[Part, ...]]] = {}


def parts_of(event: type) -> tuple[Part, ...]:
    """The parts of a class of events."""
    found = _PARTS.get(event)
    if found is None:
        parts: list[Part] = []
        for declared in fields(event):
            about = declared.metadata
            message_name = about["message_name"] or declared.name
            parts.append(Part(declared.name, about["sort"], about["seen_by"], message_name))
        found = tuple(parts)
        _PARTS[event] = found
    return found


def secrets_of(event: type) -> tuple[Part, ...]:
    """The parts of a class of events that not everybody sees."""
    found = _SECRETS.get(event)
    if found is None:
        found = tuple([one for one in parts_of(event) if one.seen_by])
        _SECRETS[event] = found
    return found


# --- moves ---


class Form:
    """How the moves of a class are written: words, and parts in braces.

    `steal {victim:seat} {field} to {own:own_field}` has three parts; `{field}` is short for `{field:field}`.
    `{favor=F3}` is the word F3, and tells messages and sentences which favor it is about.
    """

    def __init__(self, template: str) -> None:
        self.verb = template.partition(" ")[0]
        self.parts: list[tuple[str, Sort]] = []
        self.fixed: dict[str, str] = {}
        self.between: list[str] = []  # the words before each part, and after the last one
        words = ""
        at = 0
        for found in _PLACEHOLDER.finditer(template):
            words += template[at : found.start()]
            at = found.end()
            if found[3]:
                self.fixed[found[1]] = found[3]
                words += found[3]
            else:
                self.parts.append((found[1], SORTS[found[2] or found[1]]))
                self.between.append(words)
                words = ""
        self.between.append(words + template[at:])
        pattern = r"(\S+?)".join([re.escape(words) for words in self.between])
        self.pattern = re.compile(pattern, re.IGNORECASE)

    def values(self, move: object) -> list[Any]:
        """The parts of a move."""
        return [getattr(move, name) for name, _ in self.parts]

    def facts(self, move: object) -> dict[str, Any]:
        """What a move names, by sort, as messages and sentences have it."""
        found: dict[str, Any] = dict(self.fixed)
        for name, sort in self.parts:
            found[sort.name] = sort.write(getattr(move, name))
        return found

    def write(self, move: object) -> str:
        """A move in notation, without its seat."""
        words = self.between[0]
        for i in range(len(self.parts)):
            name, sort = self.parts[i]
            words += sort.text(getattr(move, name)) + self.between[i + 1]
        return words

    def read(self, words: str, seats: int) -> list[Any] | None:
        """The parts that words name; None if they do not have this form."""
        found = self.pattern.fullmatch(words)
        if found is None:
            return None
        values: list[Any] = []
        for i in range(len(self.parts)):
            parse = self.parts[i][1].parse
            assert parse is not None, self.parts[i][0]
            values.append(parse(found[i + 1], seats))
        return values

    def __str__(self) -> str:
        shown = self.between[0]
        for i in range(len(self.parts)):
            shown += self.parts[i][1].label + self.between[i + 1]
        return shown


_FORMS: Final[dict[type, Form]] = {}


def form_of(move: type) -> Form:
    """The form of a class of moves."""
    found = _FORMS.get(move)
    if found is None:
        found = Form(getattr(move, "form"))  # noqa: B009 - also of a class that is not compiled
        _FORMS[move] = found
    return found


def verb_of(move: type) -> str:
    """What the moves of a class are called in messages and sentences."""
    return getattr(move, "verb") or form_of(move).verb  # noqa: B009 - also of a class that is not compiled
