"""Everything that people read, in every language: one catalogue for each, made from .ftl files.

>>> say("list-and", first="beans", last="coins")
'beans and coins'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from bohnanza.words.pseudo import marked
from bohnanza.words.speech import Catalogue, Pattern, Person, Scene, Voice, arguments

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "PSEUDO",
    "Person",
    "Scene",
    "Voice",
    "add_home",
    "chosen_language",
    "entries",
    "entries_of",
    "language_or_english",
    "needs",
    "say",
    "voice",
]

OURS: Final = "bohnanza."
ENGLISH: Final = "en"
PSEUDO: Final = "qps"  # English with every letter marked: what is not marked is in no catalogue


class Language(NamedTuple):
    """What a language calls itself, and the plural category that it has for a number."""

    name: str
    plural: Callable[[int], str]


def one_or_other(n: int) -> str:
    """The plurals of English and German."""
    return "one" if n == 1 else "other"


# A language is a folder of .ftl files, here and in the home of each variant, and a line here.
LANGUAGES: Final[dict[str, Language]] = {
    ENGLISH: Language("English", one_or_other),
    "de": Language("Deutsch", one_or_other),
}

_homes: list[str] = []  # of variants; those of other packages have words of their own


def add_home(home: str) -> None:
    """Add the words of a package; they cannot replace words that are there."""
    if home not in _homes:
        _homes.append(home)
        catalogue.cache_clear()
        needs.cache_clear()


@cache
def entries_of(home: str, language: str) -> Mapping[str, Pattern]:
    """The entries that another package brings: its `catalogues`, or its files where these are not compiled yet."""
    if home.startswith(OURS):  # these are in our own catalogues
        return {}
    try:
        if find_spec(f"{home}.catalogues") is None:  # the package is being written, so the compiler is there
            from bohnanza.words.compiler import catalogue, sources

            return catalogue(sources(language, Path(str(files(home)))))
        entries: dict[str, Pattern] = import_module(f"{home}.catalogues.{language}").CATALOGUE
        return dict(entries)
    except Exception:  # whatever goes wrong in the code of others: names are then shown as they are written
        return {}


@cache
def catalogue(language: str) -> Catalogue:
    """All entries of a language; where it has none, those of English."""
    if language == PSEUDO:
        return {key: marked(pattern) for key, pattern in catalogue(ENGLISH).items()}
    return {**entries(ENGLISH), **entries(language)}


def entries(language: str) -> Catalogue:
    """The entries that are written in a language."""
    try:
        ours: dict[str, Pattern] = import_module(f"bohnanza.words.catalogues.{language}").CATALOGUE
    except ModuleNotFoundError:
        raise RuntimeError("The catalogues of words are not built: run 'make words'.") from None
    found: dict[str, Pattern] = {}
    for home in reversed(_homes):
        found |= entries_of(home, language)
    return found | ours


def voice(language: str = ENGLISH, scene: Scene | None = None) -> Voice:
    """The voice of a language in a scene."""
    plural = LANGUAGES.get(language, LANGUAGES[ENGLISH]).plural
    return Voice(catalogue(language), plural, scene)


def say(key: str, **args: object) -> str:
    """An English sentence outside any scene."""
    return voice().say(key, args)


@cache
def needs(key: str) -> frozenset[str]:
    """The arguments that the sentence of a key reads, in any language.

    >>> sorted(needs("list-and"))
    ['first', 'last']
    """
    found = [catalogue(language) for language in LANGUAGES]
    return frozenset().union(*[arguments(one[key], one) for one in found if key in one])


def language_or_english(language: str) -> str:
    """The language, or English if it has no catalogue.

    >>> language_or_english("de"), language_or_english("fr")
    ('de', 'en')
    """
    return language if language in {*LANGUAGES, PSEUDO} else ENGLISH


def chosen_language(wish: str | None, environment: Mapping[str, str]) -> str:
    """The language that the user asked for, or that the environment names; otherwise English.

    >>> chosen_language(None, {"LANG": "de_AT.UTF-8"}), chosen_language("en", {"LANG": "de_AT.UTF-8"})
    ('de', 'en')
    >>> chosen_language(None, {"LANG": "C"})
    'en'
    """
    if wish:
        return wish
    for name in ("BOHNANZA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name].replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language_or_english(language)
    return ENGLISH
