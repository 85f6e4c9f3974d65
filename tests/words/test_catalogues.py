"""Catalogues of all languages say the same things, and say everything once."""

from __future__ import annotations

import json
import re
from collections import defaultdict

import pytest

from bohnanza.words import ENGLISH, LANGUAGES
from bohnanza.words.compiler import catalogue, sources
from bohnanza.words.speech import Pattern, arguments

CATALOGUES = {lang: catalogue(sources(lang)) for lang in LANGUAGES}
OTHERS = [lang for lang in LANGUAGES if lang != ENGLISH]


def entries(lang: str) -> set[str]:
    """What the program can ask for: terms and forms of words are the language's own."""
    return {key for key in CATALOGUES[lang] if not key.startswith("-") and "." not in key}


def needs(lang: str, key: str) -> set[str]:
    return arguments(CATALOGUES[lang][key], CATALOGUES[lang])


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_have_the_same_entries(lang: str) -> None:
    assert entries(lang) ^ entries(ENGLISH) == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_entries_have_the_same_arguments(lang: str) -> None:
    differing = {key for key in entries(ENGLISH) & entries(lang) if needs(lang, key) != needs(ENGLISH, key)}
    assert differing == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_entries_name_only_entries_that_exist(lang: str) -> None:
    named = re.findall(r'\["@", "([^"]+)"\]', json.dumps(list(CATALOGUES[lang].values())))
    assert [key for key in named if key not in CATALOGUES[lang]] == []


def texts(pattern: Pattern) -> str:
    """What a pattern says, with what is filled in as it is written."""
    return pattern if isinstance(pattern, str) else json.dumps(pattern, ensure_ascii=False)


def is_sentence(text: str) -> bool:
    return len(re.findall(r"[A-Za-zÄÖÜäöüß]{2,} ", re.sub(r'"[$!?@]", "[^"]+"', "", text))) >= 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_there_twice(lang: str) -> None:
    homes: dict[str, list[str]] = defaultdict(list)
    for key, pattern in CATALOGUES[lang].items():
        if is_sentence(texts(pattern)):
            homes[texts(pattern)].append(key)
    assert [keys for keys in homes.values() if len(keys) > 1] == []
