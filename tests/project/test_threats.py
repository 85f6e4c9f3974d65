"""The page of threats: every test that it names is there, and every row names one."""

from __future__ import annotations

import ast
import re

import pytest

from tests import ROOT

PAGE = (ROOT / "docs" / "threats.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`([\w/]+\.py)::(\w+)`")
TWO_PAGES = 2 * 60  # lines
COLUMNS = 4


def rows(page: str) -> list[list[str]]:
    """The cells of all rows that are not heads."""
    lines = [line for line in page.splitlines() if line.startswith("|")]
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [cells for cells in found if cells[0] not in ("asset", "---")]


def missing(page: str) -> list[str]:
    """The tests that a page names and that are not there."""
    return [f"{file}::{test}" for file, test in NAMED.findall(page) if test not in functions_of(file)]


def functions_of(file: str) -> set[str]:
    path = ROOT / "tests" / "server" / file
    if not path.exists():
        return set()
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return {node.name for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_test_that_is_named_is_there() -> None:
    assert missing(PAGE) == []


@pytest.mark.parametrize("cells", rows(PAGE), ids=lambda cells: str(cells[1]))
def test_every_row_says_everything(cells: list[str]) -> None:
    assert len(cells) == COLUMNS
    assert all(cells)
    assert NAMED.search(cells[-1])


def test_a_test_that_is_not_there_would_be_noticed() -> None:
    gone = "`test_replays.py::test_of_nothing`, `test_nothing.py::test_of_nothing`"
    assert missing(gone) == ["test_replays.py::test_of_nothing", "test_nothing.py::test_of_nothing"]


def test_it_is_two_pages_at_most() -> None:
    assert len(rows(PAGE)) > len(["hands", "seats", "moves", "time"])
    assert len(PAGE.splitlines()) <= TWO_PAGES
