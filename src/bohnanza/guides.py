"""The players' pages: how each game and each add-on is played, in the languages that there are."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bohnanza.data import data_path
from bohnanza.engine.catalog import variants
from bohnanza.rulebook import ENGLISH, languages

TERMINAL = re.compile(r"<!-- terminal -->.*?<!-- /terminal -->\n*", flags=re.DOTALL)


@dataclass(frozen=True)
class Guide:
    """A page without what is only of use in the terminal."""

    name: str
    language: str
    title: str
    text: str


def guide(name: str, language: str) -> Guide | None:
    """The page of a game or an add-on; in English if there is none in this language."""
    if name not in variants():
        return None
    return _read(name, language if language in languages() else ENGLISH)


def folder(language: str) -> Path:
    """Where the pages of a language lie."""
    return data_path("games") if language == ENGLISH else data_path("games") / language


@cache
def _read(name: str, language: str) -> Guide:
    page = (folder(language) / f"{name}.md").read_text(encoding="utf-8")
    heading, _, text = TERMINAL.sub("", page).partition("\n")
    return Guide(name, language, heading.removeprefix("# "), text.strip())
