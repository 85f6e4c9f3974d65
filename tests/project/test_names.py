"""One word for one thing: the glossary of docs/architecture.md, and the words that the code has given up."""

from __future__ import annotations

import io
import re
import tokenize
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from tests import ROOT

PAGE = ROOT / "docs" / "architecture.md"
MOST_WORDS = 40
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)

# Words that meant something here which they mean nowhere else; the glossary has what is said instead.
RETIRED = {
    "hall", "house", "shelf", "door", "bench", "letter", "letters", "beside", "reaping", "company", "crew", "keeping",
    "tellings", "wishes",
}  # fmt: skip
FROZEN = ROOT / "src" / "bohnanza" / "bots" / "trader_1"  # a copy that never changes
# Names that have such a word in them and mean by it what everybody does, with the files where they may be.
ORDINARY = {
    "ascii_letters": ["*"],  # of the standard library
    "letter": ["*/words/pseudo.*", "*/proving/new_variant.py", "*/tui/screen.py"],  # of the alphabet
    "letters": ["*/proving/new_variant.py"],
    "LETTERS": ["web/tests/templates.test.ts"],
    "Keeping": ["*/variants/favors/drawing.py"],  # a step: one of the drawn cards is kept
    "KEEPING": ["*/variants/favors/drawing.py", "*/variants/favors/rules.py"],
}

PART = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
# What is no code in TypeScript, Svelte: comments, texts, styles.
PROSE = re.compile(
    r"/\*.*?\*/|<!--.*?-->|<style.*?</style>|(?<!:)//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'",
    re.DOTALL,
)


def parts(name: str) -> list[str]:
    """The words that a name is made of.

    >>> parts("HarvestEffect"), parts("bot_turns"), parts("asJSON")
    (['harvest', 'effect'], ['bot', 'turns'], ['as', 'json'])
    """
    return [part.lower() for part in PART.findall(name)]


def sources(*folders: str) -> list[Path]:
    """Everything that is written in Python, TypeScript or Svelte, but for what is frozen."""
    endings = {".py", ".ts", ".svelte"}
    found = [
        path for folder in folders for path in sorted((ROOT / folder).rglob("*")) if path.suffix in endings
    ]
    return [path for path in found if FROZEN not in path.parents]


@cache
def names_in(path: Path) -> set[str]:
    """The identifiers of a source, and its own name; the name of a test is a sentence and does not count."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        names = {token.string for token in tokens if token.type == tokenize.NAME}
        return {name for name in names if not name.startswith("test_")} | {path.stem}
    return set(re.findall(r"[A-Za-z_]\w*", PROSE.sub(" ", text))) | {path.stem}


def retired(path: Path) -> list[str]:
    """The names in a source that have a retired word in them."""
    return sorted(
        name
        for name in names_in(path)
        if RETIRED.intersection(parts(name))
        and not any(fnmatch(str(path), str(ROOT / place)) for place in ORDINARY.get(name, []))
    )


def test_no_name_has_a_retired_word() -> None:
    found = {
        str(path.relative_to(ROOT)): names
        for path in sources("src", "tests", "tools", "examples", "web/src", "web/tests")
        if (names := retired(path))
    }
    assert found == {}


def test_every_exception_is_needed() -> None:
    used = {(name, place) for name, places in ORDINARY.items() for place in places if place != "*"}
    everything = sources("src", "tests", "tools", "examples", "web/src", "web/tests")
    assert {
        (name, place)
        for name, place in used
        if not any(name in names_in(path) for path in everything if fnmatch(str(path), str(ROOT / place)))
    } == set()


@pytest.mark.parametrize("name", ["hall", "the_door", "Letter", "sendLetters", "CREW", "in_house"])
def test_a_retired_word_would_be_noticed(tmp_path: Path, name: str) -> None:
    for file in (tmp_path / "names.py", tmp_path / "names.ts"):
        file.write_text(f"{name} = 1\n")
        assert retired(file) == [name]
    named = tmp_path / f"{name}.py"
    named.write_text("")
    assert retired(named) == [name]


def test_other_words_and_prose_are_not_taken_for_retired_ones(tmp_path: Path) -> None:
    page = tmp_path / "Page.svelte"
    page.write_text(
        '<!-- a door --><p class="hall">{seat /* a shelf */}</p> // a house\n<style>.door {}</style>'
    )
    assert retired(page) == []
    module = tmp_path / "seats.py"
    module.write_text('"""A hall."""\nbenchmark = challenge = housekeeping = "door"  # a shelf\n')
    assert retired(module) == []


# --- the glossary ---


def glossary() -> dict[str, str]:
    """The words of the architecture page with their meanings; words that belong together share a row."""
    section = PAGE.read_text(encoding="utf-8").partition("\n## Glossary\n")[2].partition("\n## ")[0]
    rows = [(words.strip(), meaning.strip()) for words, meaning in ROW.findall(section)]
    return dict(row for row in rows if row[0] not in ("word", "---"))


def is_used(word: str, used: set[str]) -> bool:
    """Whether the code knows a word.

    >>> is_used("add-on", {"addon"}), is_used("harvest effect", {"harvest", "effect"}), is_used("hall", {"table"})
    (True, True, False)
    """
    return {"".join(parts(word))} <= used or set(parts(word)) <= used


def test_the_glossary_is_short_and_its_words_are_those_of_the_code() -> None:
    words = glossary()
    assert 0 < len(words) <= MOST_WORDS
    assert all(words.values())
    used = {part for path in sources("src") for name in names_in(path) for part in parts(name)}
    single = [word for row in words for word in re.split(r"[,/]", row)]
    assert [word.strip() for word in single if not is_used(word, used)] == []
    assert not RETIRED.intersection(part for word in single for part in parts(word))
