"""What the server says in English and a person can read has its phrase in every other language of the page."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from bohnanza.bots import all_bots
from bohnanza.server.store.errors import NameTaken

SOURCES = Path(__file__).parent.parent / "src" / "bohnanza"
WORDS = Path(__file__).parent.parent / "web" / "src" / "lib" / "words"
BOOKS = sorted((WORDS / "phrases").glob("*.json"))

# What the server refuses with, beside bodies that the page tells by their code alone.
REFUSING = {"Refusal", "Bye", "BadName", "IllegalMove"}


class Sentences(ast.NodeVisitor):
    """Collects sentences, with `{}` for what is filled in; docstrings and what is raised are none."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_Constant(self, node: ast.Constant) -> None:
        """A sentence without anything to fill in."""
        self.add(str(node.value))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """One with something."""
        parts = [str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values]
        self.add("".join(parts))

    def visit_Expr(self, node: ast.Expr) -> None:
        """A docstring says nothing to players."""
        if isinstance(node.value, ast.Call):
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """The engine raises only for notation and names of games; the page does not write those by hand."""

    def add(self, text: str) -> None:
        """Keep what is a sentence."""
        if " " in text and text.endswith("."):
            self.found.add(text)


def trees(package: str) -> list[ast.Module]:
    paths = sorted((SOURCES / package).rglob("*.py"))
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def engine_sentences() -> set[str]:
    sentences = Sentences()
    for tree in trees("engine"):
        sentences.visit(tree)
    return sentences.found


def server_sentences() -> set[str]:
    sentences = Sentences()
    for tree in trees("server"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in REFUSING:
                for argument in node.args:
                    sentences.visit(argument)
    return sentences.found


def bot_sentences() -> set[str]:
    return {bot.sentence for bot in all_bots().values() if bot.own and bot.offered}


def book(path: Path) -> dict[str, str]:
    told: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return told


def test_there_is_a_book_for_german() -> None:
    assert "de" in [path.stem for path in BOOKS]


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_everything_that_is_said_can_be_told(path: Path) -> None:
    told = book(path)
    said = engine_sentences() | server_sentences() | bot_sentences() | {str(NameTaken("{}"))}
    assert sorted(said - told.keys()) == [], f"not told in {path.name}: add a line"
    assert sorted(told.keys() - said) == [], f"said by nobody any more, but told in {path.name}"


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_nothing_is_filled_in_that_is_not_there(path: Path) -> None:
    for english, sentence in book(path).items():
        assert sentence.strip(), english
        assert all(int(place) < english.count("{}") for place in re.findall(r"\{(\d+)\}", sentence)), english


def test_sentences_are_found_where_they_are_written() -> None:
    assert "The first card of your hand is {}." in engine_sentences()
    assert "Draw your cards." in engine_sentences()
    assert "Only the host can do that." in server_sentences()
