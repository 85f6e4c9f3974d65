"""The players' pages say what is so, in every language: rules and rulings that exist, links that lead, true tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bohnanza.engine.beans import FAMILY_KINDS, kind_named
from bohnanza.engine.catalog import editions, rules_for, variants
from bohnanza.guides import folder, guide
from bohnanza.rulebook import ENGLISH, languages, rules
from bohnanza.words import LANGUAGES
from bohnanza.words.compiler import HOME, catalogue

ROOT = Path(__file__).parent.parent
NAMES = list(variants())
PAGES = [(language, name) for language in languages() for name in NAMES]
RULE = re.compile(r"\b([A-Z][A-Z0-9]-F?\d+)\b")
LINK = re.compile(r"\]\(([^)#]*)(?:#([^)]*))?\)")
BEAN = re.compile(r"^\| (\w[\w-]+) \| (\d+) \| (\S+) \| (\S+) \| (\S+) \| (\S+) \|$", flags=re.MULTILINE)

each_page = pytest.mark.parametrize(("language", "name"), PAGES)


def text_of(language: str, name: str) -> str:
    """What stands on a page."""
    return (folder(language) / f"{name}.md").read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def steps(payouts: tuple[int, ...]) -> list[str]:
    """With how many cards each number of coins is reached, as the pages write it."""
    return [str(payouts.index(coins)) if coins in payouts else "–" for coins in (1, 2, 3, 4)]


def kind_in(language: str, name: str) -> int:
    """The kind that a language's catalogue of words calls so."""
    words = catalogue([HOME / language / "beans.ftl"])
    return kind_named(next(key.removeprefix("bean-") for key, word in words.items() if word == name))


def shape(text: str) -> list[str]:
    """Headings, list items and tables, without their words."""
    marks = re.findall(r"^(#+ |- |\d+\. |\|.*|<!--.*|    (?=\w))", text, flags=re.MULTILINE)
    return [re.sub(r"[^|]", "", mark) if mark.startswith("|") else mark for mark in marks]


def test_every_game_has_its_page_and_every_page_its_game() -> None:
    for language in languages():
        assert sorted(path.stem for path in folder(language).glob("*.md")) == sorted(NAMES)


def test_the_documents_have_the_languages_of_the_words() -> None:
    assert set(languages()) == set(LANGUAGES)


@each_page
def test_its_rules_exist(language: str, name: str) -> None:
    cited = set(RULE.findall(text_of(language, name)))
    assert cited
    assert cited <= set(rules())


@each_page
def test_it_says_the_same_as_the_english_one(language: str, name: str) -> None:
    text, english = text_of(language, name), text_of(ENGLISH, name)
    assert RULE.findall(text) == RULE.findall(english)
    assert shape(text) == shape(english)


@each_page
def test_its_links_lead_somewhere(language: str, name: str) -> None:
    # Among the other documents; in the package it lies without them.
    page = ROOT / "docs" / "games" / ("" if language == ENGLISH else language) / f"{name}.md"
    for target, anchor in LINK.findall(text_of(language, name)):
        if not target.startswith("https:"):
            found = page.parent / target if target else page
            assert found.is_file()
            assert not anchor or anchor in anchors(found)


@pytest.mark.parametrize(("language", "name"), [page for page in PAGES if page[1] in editions()])
def test_its_beans_are_those_of_the_game(language: str, name: str) -> None:
    tables = [rules_for(f"{name}/{seats}") for seats in editions()[name].seats]
    rows = BEAN.findall(text_of(language, name))
    kinds = [kind_in(language, bean) for bean, *_ in rows]
    assert sorted(kinds) == [
        kind for kind in range(FAMILY_KINDS) if any(table.deck[kind] for table in tables)
    ]
    for kind, (_, count, *cells) in zip(kinds, rows, strict=True):
        assert {int(count)} == {table.deck[kind] for table in tables} - {0}
        assert cells == steps(tables[0].payouts[kind])


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
    assert guide("../rulings", ENGLISH) is None
