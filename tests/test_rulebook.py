"""The catalogue in every language: the same rules, each with a text."""

from __future__ import annotations

import re

import pytest

from bohnanza.engine.catalog import variants
from bohnanza.engine.variant import Variant
from bohnanza.package_files import text_in
from bohnanza.rulebook import rules, rulings
from bohnanza.words import ENGLISH, LANGUAGES
from tests import ROOT

INDEX = ROOT / "docs" / "rules" / "README.md"
OURS = [variant for variant in variants().values() if variant.is_built_in]
OTHERS = [lang for lang in LANGUAGES if lang != ENGLISH]
HEADING = re.compile(r"^### (\S+) \S", re.MULTILINE)


def headings(variant: Variant, lang: str, page: str) -> list[str]:
    return HEADING.findall(text_in(variant.home, lang, page))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("variant", OURS, ids=lambda variant: variant.id)
def test_every_page_has_the_rules_of_the_english_one(variant: Variant, lang: str) -> None:
    assert headings(variant, lang, "rules.md") == headings(variant, ENGLISH, "rules.md")
    assert headings(variant, lang, "rulings.md") == headings(variant, ENGLISH, "rulings.md")


@pytest.mark.parametrize("variant", OURS, ids=lambda variant: variant.id)
def test_a_page_has_only_rules_of_its_variant(variant: Variant) -> None:
    found = headings(variant, ENGLISH, "rules.md")
    assert found
    assert {rule.partition("-")[0] for rule in found} == {variant.prefix}
    assert set(headings(variant, ENGLISH, "rulings.md")) <= set(found)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_text_is_there_and_of_that_language(lang: str) -> None:
    for told, english in ((rules(lang), rules()), (rulings(lang), rulings())):
        assert told.keys() == english.keys()
        for rule, entry in told.items():
            assert entry.text, rule
            assert entry.text != english[rule].text, rule


@pytest.mark.parametrize("variant", OURS, ids=lambda variant: variant.id)
def test_the_index_names_every_variant(variant: Variant) -> None:
    folder = f"../../src/bohnanza/engine/variants/{variant.home.rpartition('.')[2]}/en"
    name = f"`{variant.id}`" if variant.is_edition else f"`+{variant.id}`"
    [row] = [
        line for line in INDEX.read_text(encoding="utf-8").splitlines() if f"({folder}/rules.md)" in line
    ]
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert (cells[0], cells[2]) == (variant.prefix, name)
    assert f"({folder}/rulings.md)" in cells[4]
    assert variant.is_edition or set(re.findall(r"`([a-z-]+)`", cells[5])) == set(variant.goes_with)


def test_a_language_that_nobody_wrote_is_english() -> None:
    assert rules("tlh") == rules()
    assert rulings("../de") == rulings()


def test_two_rulings_on_one_rule_are_both_told() -> None:
    assert "clear a field" in rulings()["DU-51"].text
    assert "in phase 4" in rulings()["DU-51"].text
