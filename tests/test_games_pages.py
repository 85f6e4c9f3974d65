"""The players' pages say what is so: rules and rulings that exist, links that lead somewhere, true tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bohnanza.engine.beans import KINDS, kind_named
from bohnanza.engine.catalog import EDITIONS, rules_for
from bohnanza.rulebook import rules

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs" / "games").glob("*.md"))
RULE = re.compile(r"\b([A-Z][A-Z0-9]-F?\d+)\b")
LINK = re.compile(r"\]\(([^)#]*)(?:#([^)]*))?\)")
BEAN = re.compile(r"^\| ([A-Z][a-z-]+) \| (\d+) \| (\S+) \| (\S+) \| (\S+) \| (\S+) \|$", flags=re.MULTILINE)

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def steps(payouts: tuple[int, ...]) -> list[str]:
    """With how many cards each number of coins is reached, as the pages write it."""
    return [str(payouts.index(coins)) if coins in payouts else "–" for coins in (1, 2, 3, 4)]


@each_page
def test_its_rules_exist(page: Path) -> None:
    cited = set(RULE.findall(page.read_text(encoding="utf-8")))
    assert cited
    assert cited <= set(rules())


@each_page
def test_its_links_lead_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        if not target.startswith("https:"):
            found = page.parent / target if target else page
            assert found.is_file()
            assert not anchor or anchor in anchors(found)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.stem in EDITIONS], ids=lambda page: page.stem
)
def test_its_beans_are_those_of_the_game(page: Path) -> None:
    tables = [rules_for(f"{page.stem}/{seats}") for seats in EDITIONS[page.stem][1]]
    rows = BEAN.findall(page.read_text(encoding="utf-8"))
    kinds = [kind_named(name) for name, *_ in rows]
    assert sorted(kinds) == [kind for kind in range(KINDS) if any(table.deck[kind] for table in tables)]
    for kind, (_, count, *cells) in zip(kinds, rows, strict=True):
        assert {int(count)} == {table.deck[kind] for table in tables} - {0}
        assert cells == steps(tables[0].payouts[kind])
