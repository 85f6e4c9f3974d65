"""The players' pages say what is so, in every language: rules and rulings that exist, links that lead, true tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bohnanza.engine.beans import BEANS
from bohnanza.engine.catalog import rules_for, variants
from bohnanza.guides import guide
from bohnanza.package_files import folder_of, text_in
from bohnanza.rulebook import rules
from bohnanza.words import ENGLISH, LANGUAGES, voice
from tests import ROOT

OURS = {name: variant for name, variant in variants().items() if variant.is_built_in}
EDITIONS = [name for name, variant in OURS.items() if variant.is_edition]
SOURCES = ROOT / "src"
RULE = re.compile(r"\b([A-Z][A-Z0-9]-F?\d+)\b")
LINK = re.compile(r"\]\(([^)#]*)(?:#([^)]*))?\)")
BEAN = re.compile(r"^\| (\w[\w-]+) \| (\d+) \| (\S+) \| (\S+) \| (\S+) \| (\S+) \|$", flags=re.MULTILINE)

each_page = pytest.mark.parametrize("name", OURS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def text_of(language: str, name: str) -> str:
    """What stands on a page."""
    return text_in(OURS[name].home, language, "guide.md")


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def steps(payouts: tuple[int, ...]) -> list[str]:
    """With how many cards each number of coins is reached, as the pages write it."""
    return [str(payouts.index(coins)) if coins in payouts else "–" for coins in (1, 2, 3, 4)]


def kind_in(language: str, name: str) -> int:
    """The kind that a language calls so."""
    speaker = voice(language)
    return next(kind for kind, bean in enumerate(BEANS) if speaker.say(f"bean-{bean.name}") == name)


def shape(text: str) -> list[str]:
    """Headings, list items and tables, without their words."""
    marks = re.findall(r"^(#+ |- |\d+\. |\|.*|<!--.*|    (?=\w))", text, flags=re.MULTILINE)
    return [re.sub(r"[^|]", "", mark) if mark.startswith("|") else mark for mark in marks]


@each_language
@each_page
def test_its_rules_exist(language: str, name: str) -> None:
    cited = set(RULE.findall(text_of(language, name)))
    assert cited
    assert cited <= set(rules())


@each_language
@each_page
def test_it_says_the_same_as_the_english_one(language: str, name: str) -> None:
    text, english = text_of(language, name), text_of(ENGLISH, name)
    assert RULE.findall(text) == RULE.findall(english)
    assert shape(text) == shape(english)


@each_language
@each_page
@pytest.mark.parametrize("page", ["guide.md", "rules.md", "rulings.md"])
def test_its_links_lead_somewhere(page: str, language: str, name: str) -> None:
    home = folder_of(OURS[name].home)
    assert home
    # In the package it lies without the other documents.
    file = SOURCES / home.relative_to(home.parents[3]) / language / page
    for target, anchor in LINK.findall(file.read_text(encoding="utf-8")):
        if not target.startswith("https:"):
            found = file.parent / target if target else file
            assert found.is_file()
            assert not anchor or anchor in anchors(found)


def test_links_between_pages_name_variants() -> None:
    page = guide("field-beans", "de")
    assert page
    assert "](new-beans.md)" in page.text
    assert set(LINK.findall(page.text)) == {("new-beans.md", "")}
    assert "(AB-54)" in page.text


@each_language
@pytest.mark.parametrize("name", EDITIONS)
def test_its_beans_are_those_of_the_game(language: str, name: str) -> None:
    tables = [rules_for(f"{name}/{seats}") for seats in OURS[name].seats]
    rows = BEAN.findall(text_of(language, name))
    kinds = [kind_in(language, bean) for bean, *_ in rows]
    assert sorted(kinds) == [
        kind for kind in range(tables[0].kinds) if any(table.deck[kind] for table in tables)
    ]
    for kind, (_, count, *cells) in zip(kinds, rows, strict=True):
        assert {int(count)} == {table.deck[kind] for table in tables} - {0}
        assert cells == steps(tables[0].payouts[kind])


@each_language
@each_page
def test_what_is_shown_elsewhere_leaves_the_terminal_out(language: str, name: str) -> None:
    shown = guide(name, language)
    assert shown is not None
    assert shown.language == language
    assert text_of(language, name).startswith(f"# {shown.title}\n")
    assert "bohnanza play" not in shown.text
    assert "<!--" not in shown.text
    assert shown.text.count("## ") > 3


def test_a_language_without_pages_gets_english_and_a_game_that_is_none_nothing() -> None:
    assert guide("classic", "tlh") == guide("classic", ENGLISH)
    assert guide("classic/4", ENGLISH) is None
    assert guide("../classic", ENGLISH) is None
