"""The words that may be typed: those of the notation, other English ones, and those of the player's language."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from bohnanza.engine.beans import ALIASES, NAMES
from bohnanza.words import ENGLISH, voice

PREFIX: Final = "terminal-word-"
FILLER: Final = "filler"  # what means nothing
SIGNS: Final = {"and": "+"}


class Vocabulary(NamedTuple):
    """What the words mean that can be typed in a language."""

    meanings: dict[str, str]  # in words of the notation
    fillers: frozenset[str]
    beans: list[dict[str, int]]  # names and codes: of the language, then in English


@cache
def vocabulary(language: str) -> Vocabulary:
    """What can be typed in a language; English words too, unless they mean something else in that language."""
    meanings: dict[str, str] = {}
    for key, words in [*_typed(ENGLISH), *_typed(language)]:
        meanings.update(dict.fromkeys(words, SIGNS.get(key, key)))
    fillers = [word for word, meaning in meanings.items() if meaning == FILLER]
    for word in fillers:
        del meanings[word]
    return Vocabulary(meanings, frozenset(fillers), [_beans(language), {**_beans(ENGLISH), **ALIASES}])


def _typed(language: str) -> list[tuple[str, list[str]]]:
    """Each word of the notation, with the words of a language that mean it."""
    return [
        (key.removeprefix(PREFIX).removesuffix(".also"), str(words).lower().split())
        for key, words in voice(language).catalogue.items()
        if key.startswith(PREFIX)
    ]


def _beans(language: str) -> dict[str, int]:
    speaker = voice(language)
    found: dict[str, int] = {}
    for kind, name in enumerate(NAMES):
        for form in ({}, {"as": "code"}, {"as": "bare"}):
            found.setdefault(speaker.entry("bean", name, form, {}).lower(), kind)
    return found
