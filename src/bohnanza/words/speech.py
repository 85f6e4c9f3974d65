"""Sentences from a compiled catalogue.

A catalogue maps keys to patterns, which `compiler` makes from the Fluent files of a language. A pattern is a text,
or a list of parts:

    "text"                              itself
    ["$", name]                         an argument
    ["@", key]                          another entry
    ["!", name, parts, options]         a function
    ["?", part, {case: pattern}, case]  a choice, with the case that is taken when no other fits

`web/src/lib/words/speech.ts` does the same for the page; both are tested with `tests/words/speech.json`.

A function is built in (`BUILT_IN`), or an entry of the catalogue: `WHOSE($seat)` is the term `-whose`, in which the
argument is called `$it`, and `BEAN($kind, as: "a")` is the attribute `a` of the entry `bean-garden`. So a language
can have the helpers that its grammar needs, and a variant's beans, favors and games are entries like any other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

Pattern = str | list[Any]
Catalogue = Mapping[str, Pattern]
Args = Mapping[str, Any]  # texts, numbers, seats, words of the notation, and lists of these

HIDDEN: Final = "?"


@dataclass(frozen=True)
class Person:
    """A player in a sentence; `me` is the one who reads it."""

    name: str
    me: bool = False


def by_notation(seat: object) -> Person:
    """A player without a name is called as in records: `p2`."""
    return Person(f"p{seat}" if isinstance(seat, int) else str(seat))


@dataclass(frozen=True)
class Scene:
    """Who is who where a sentence is said, and the arguments that all sentences have there."""

    who: Callable[[Any], Person] = by_notation
    args: Args = field(default_factory=dict)


class Voice:
    """Speaks one language in one scene."""

    def __init__(
        self, catalogue: Catalogue, plural: Callable[[int], str], scene: Scene | None = None
    ) -> None:
        self.catalogue = catalogue
        self.plural = plural
        self.scene = scene or Scene()

    def say(self, key: str, args: Args | None = None) -> str:
        """The sentence of a key; a key that is missing is shown as it is.

        >>> Voice({"hello": ["Hello ", ["$", "name"], "!"]}, str).say("hello", {"name": "Ada"})
        'Hello Ada!'
        """
        pattern = self.catalogue.get(key)
        return key if pattern is None else self._text(pattern, {**self.scene.args, **(args or {})})

    def knows(self, key: str) -> bool:
        return key in self.catalogue

    def _text(self, pattern: Pattern, args: Args) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join([shown(self._value(part, args)) for part in pattern])

    def _value(self, part: Pattern, args: Args) -> Any:
        if isinstance(part, str):
            return part
        match part:
            case ["$", name]:
                return args.get(name, "")
            case ["@", key]:
                return self.say(key, args)
            case ["!", name, given, options]:
                return self._called(name, [self._value(one, args) for one in given], options, args)
            case ["?", of, cases, otherwise]:
                value = self._value(of, args)
                case = shown(value)
                if case not in cases and isinstance(value, int) and not isinstance(value, bool):
                    case = self.plural(value)
                return self._text(cases[case if case in cases else otherwise], args)
        raise ValueError(f"{part!r} is not part of a pattern")

    def _called(self, name: str, given: list[Any], options: Args, args: Args) -> Any:
        built_in = BUILT_IN.get(name)
        if built_in is not None:
            return built_in(self, given, options, args)
        helper = f"-{name.lower()}"
        if helper in self.catalogue:
            return self._text(self.catalogue[helper], {**args, **options, "it": given[0]})
        return self.entry(name.lower(), given[0], options, args)

    def entry(self, family: str, word: Any, options: Args, args: Args) -> str:
        """The entry of a word in a family, in the form that `options` ask for.

        If the entry does not have the form, that of `family-any` is taken, where the word is `$it`. A word without
        an entry is shown as it is.
        """
        key = f"{family}-{slug(shown(word))}"
        if key not in self.catalogue:
            return shown(word)
        form = f".{options['as']}" if "as" in options else ""
        pattern = self.catalogue.get(key + form, self.catalogue.get(f"{family}-any{form}", shown(word)))
        return self._text(pattern, {**args, "it": word})

    def joined(self, items: Sequence[str], word: str) -> str:
        """`a, b and c`, by the language's own entries for lists."""
        if len(items) < 2:
            return "".join(items)
        return self.say(f"list-{word}", {"first": ", ".join(items[:-1]), "last": items[-1]})


def shown(value: Any) -> str:
    """A value inside a sentence, and as the case of a choice."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)


def slug(word: str) -> str:
    """A word as part of a key.

    >>> slug("I don't grow that"), slug("?")
    ('I-don-t-grow-that', 'hidden')
    """
    return "hidden" if word == HIDDEN else re.sub(r"[^A-Za-z0-9]+", "-", word)


def counted(words: Sequence[str]) -> list[tuple[str, int]]:
    """Each word once, with its number.

    >>> counted(["red", "soy", "red"])
    [('red', 2), ('soy', 1)]
    """
    return [(word, list(words).count(word)) for word in dict.fromkeys(words)]


# --- what catalogues can ask for ---


def _who(voice: Voice, given: list[Any], options: Args, args: Args) -> str:
    return "me" if voice.scene.who(given[0]).me else "other"


def _name(voice: Voice, given: list[Any], options: Args, args: Args) -> str:
    return voice.scene.who(given[0]).name


def _count(voice: Voice, given: list[Any], options: Args, args: Args) -> int:
    return len(given[0])


def _known(voice: Voice, given: list[Any], options: Args, args: Args) -> bool:
    return HIDDEN not in given[0]


def _some(voice: Voice, given: list[Any], options: Args, args: Args) -> str:
    """Words of a family with their numbers: `2 Garden Beans and a Red Bean`."""
    form = {"as": options.get("as", "some")}
    family, join = str(options["of"]), str(options.get("join", "and"))
    found = [voice.entry(family, word, form, {**args, "n": n}) for word, n in counted(given[0])]
    return voice.joined(found, join)


def _each(voice: Voice, given: list[Any], options: Args, args: Args) -> str:
    """Every item of a list: by a helper of the catalogue, or as a word of a family."""
    one = str(options["of"]).upper()
    form = {"as": options["as"]} if "as" in options else {}
    items = [shown(voice._called(one, [item], form, args)) for item in given[0]]
    return voice.joined(items, str(options.get("join", "and")))


def _both(voice: Voice, given: list[Any], options: Args, args: Args) -> str:
    """A list of the arguments that are not empty."""
    return voice.joined([item for item in map(shown, given) if item], str(options.get("join", "and")))


def _say(voice: Voice, given: list[Any], options: Args, args: Args) -> str:
    """The entry whose key is given, with the same arguments."""
    return voice.say(shown(given[0]), args)


def _upper(voice: Voice, given: list[Any], options: Args, args: Args) -> str:
    """With a capital letter at the start."""
    text = shown(given[0])
    return text[:1].upper() + text[1:]


Function = Callable[[Voice, list[Any], Args, Args], Any]
BUILT_IN: Final[Mapping[str, Function]] = {
    "WHO": _who,
    "NAME": _name,
    "COUNT": _count,
    "KNOWN": _known,
    "SOME": _some,
    "EACH": _each,
    "BOTH": _both,
    "SAY": _say,
    "UPPER": _upper,
}


# --- what an entry needs ---


def arguments(pattern: Pattern, found: Catalogue, seen: frozenset[str] = frozenset()) -> set[str]:
    """The arguments that a pattern reads, through the entries that it names and the helpers that it calls."""
    if isinstance(pattern, str):
        return set()
    names: set[str] = set()
    for one in pattern:
        match one:
            case ["$", name]:
                names.add(name)
            case ["@", key] if key not in seen:
                names |= arguments(found.get(key, ""), found, seen | {key})
            case ["!", name, given, _]:
                names |= arguments(given, found, seen)
                helper = f"-{name.lower()}"
                if name not in BUILT_IN and helper not in seen:
                    names |= arguments(found.get(helper, ""), found, seen | {helper}) - {"it", "as"}
            case ["?", of, cases, _]:
                names |= arguments([of], found, seen)
                for case in cases.values():
                    names |= arguments(case, found, seen)
    return names
