"""The catalogue in every language: the same rules, each with a text."""

from __future__ import annotations

import re

import pytest

from bohnanza.data import data_path
from bohnanza.rulebook import ENGLISH, languages, rules, rulings

OTHERS = [lang for lang in languages() if lang != ENGLISH]
HEADING = re.compile(r"^### (\S+) \S", re.MULTILINE)


def headings(name: str) -> list[str]:
    return HEADING.findall(data_path(name).read_text(encoding="utf-8"))


def test_english_comes_first_and_german_is_there() -> None:
    assert languages()[0] == ENGLISH
    assert "de" in OTHERS


@pytest.mark.parametrize("lang", OTHERS)
def test_every_page_has_the_rules_of_the_english_one(lang: str) -> None:
    pages = [page.name for page in data_path("rules").glob("[A-Z][A-Z0-9].md")]
    assert pages
    for name in pages:
        assert headings(f"rules/{lang}/{name}") == headings(f"rules/{name}"), name
    assert headings(f"rules/{lang}/rulings.md") == headings("rulings.md")


@pytest.mark.parametrize("lang", OTHERS)
def test_every_text_is_there_and_of_that_language(lang: str) -> None:
    for told, english in ((rules(lang), rules()), (rulings(lang), rulings())):
        assert told.keys() == english.keys()
        for rule, entry in told.items():
            assert entry.text, rule
            assert entry.text != english[rule].text, rule


def test_a_language_that_nobody_wrote_is_english() -> None:
    assert rules("tlh") == rules()
    assert rulings("../de") == rulings()


def test_two_rulings_on_one_rule_are_both_told() -> None:
    assert "clear a field" in rulings()["DU-51"].text
    assert "in phase 4" in rulings()["DU-51"].text
