"""The rules by id: what they say, which scenarios show them, where in the code they live."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bohnanza.conformance import load_scenarios
from bohnanza.data import data_path, source_files

ENGLISH = "en"
HEADING = re.compile(r"^### ([A-Z][A-Z0-9]-F?\d+) (.+)$")
HOME = re.compile(r"\[([A-Z][A-Z0-9]-F?\d+)\]")  # an id in brackets marks the one home of a rule


@dataclass(frozen=True)
class Rule:
    """One entry of the catalogue."""

    id: str
    title: str
    text: str


@cache
def languages() -> list[str]:
    """The languages of the catalogue: English, and one for each directory beside its pages."""
    return [ENGLISH, *sorted(page.parent.name for page in data_path("rules").glob("*/rulings.md"))]


def rules(lang: str = ENGLISH) -> dict[str, Rule]:
    """Every rule of the catalogue by its id; what is not told in a language is told in English."""
    return _catalogue(_known(lang))


def rulings(lang: str = ENGLISH) -> dict[str, Rule]:
    """What was decided where a booklet is silent, by the id of the rule; in English like the rules."""
    return _decisions(_known(lang))


def _known(lang: str) -> str:
    return lang if lang in languages() else ENGLISH


@cache
def _catalogue(lang: str) -> dict[str, Rule]:
    found = {} if lang == ENGLISH else dict(_catalogue(ENGLISH))
    home = data_path("rules") if lang == ENGLISH else data_path("rules") / lang
    for page in sorted(home.glob("[A-Z][A-Z0-9].md")):
        found |= _by_id(page)
    return found


@cache
def _decisions(lang: str) -> dict[str, Rule]:
    if lang == ENGLISH:
        return _by_id(data_path("rulings.md"))
    return _decisions(ENGLISH) | _by_id(data_path("rules") / lang / "rulings.md")


def _by_id(page: Path) -> dict[str, Rule]:
    """The entries of a page; several under one id follow each other."""
    found: dict[str, Rule] = {}
    for entry in _rules_of(page.read_text(encoding="utf-8")):
        first = found.get(entry.id)
        found[entry.id] = Rule(entry.id, first.title, f"{first.text}\n\n{entry.text}") if first else entry
    return found


def _rules_of(page: str) -> list[Rule]:
    found: list[Rule] = []
    entry: tuple[str, str] | None = None
    lines: list[str] = []
    for line in [*page.splitlines(), "## end"]:
        if line.startswith(("## ", "### ")) and entry:
            found.append(Rule(entry[0], entry[1], "\n".join(lines).strip()))
            entry, lines = None, []
        heading = HEADING.match(line)
        if heading:
            entry = (heading[1], heading[2])
        elif entry:
            lines.append(line)
    return found


@cache
def homes() -> dict[str, list[str]]:
    """File and line of each rule's home in the code, `engine/moves.py:97`."""
    found: dict[str, list[str]] = {}
    for path in source_files():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in HOME.findall(line):
                found.setdefault(rule, []).append(f"{_short(path)}:{number}")
    return found


def _short(path: Path) -> str:
    parts = path.parts
    return "/".join(parts[parts.index("bohnanza", len(parts) - 5) :]) if "bohnanza" in parts else str(path)


@cache
def scenarios_by_rule() -> dict[str, list[str]]:
    """The scenarios that cite each rule, `AB-11.txt: The first card must be planted`."""
    found: dict[str, list[str]] = {}
    for scenario in load_scenarios([data_path("conformance")]):
        for rule in scenario.rules:
            found.setdefault(rule, []).append(f"{scenario.file.name}:{scenario.line} {scenario.title}")
    return found
