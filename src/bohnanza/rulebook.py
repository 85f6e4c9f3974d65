"""The rules by id: what they say, which scenarios show them, where in the code they live."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from bohnanza.conformance import load_scenarios, scenario_folders
from bohnanza.engine.catalog import variants
from bohnanza.engine.variant import Variant
from bohnanza.package_files import source_files, text_in
from bohnanza.words import ENGLISH, language_or_english

ENGINE = "bohnanza.engine"
HEADING = re.compile(r"^### ([A-Z][A-Z0-9]-F?\d+) (.+)$")
HOME = re.compile(r"\[([A-Z][A-Z0-9]-F?\d+)\]")  # an id in brackets marks the one home of a rule


@dataclass(frozen=True)
class Rule:
    """One entry of the catalogue."""

    id: str
    title: str
    text: str


def rules(lang: str = ENGLISH) -> dict[str, Rule]:
    """Every rule of the catalogue by its id; what is not told in a language is told in English."""
    return _told("rules.md", lang)


def rulings(lang: str = ENGLISH) -> dict[str, Rule]:
    """What was decided where a booklet is silent, by the id of the rule; in English like the rules."""
    return _told("rulings.md", lang)


def headings(variant: Variant, lang: str) -> list[str]:
    """The ids of a variant's rules that are told in a language."""
    return list(_by_id(variant.home, lang, "rules.md", variant.prefix))


def _told(page: str, lang: str) -> dict[str, Rule]:
    found: dict[str, Rule] = {}
    for language in dict.fromkeys((ENGLISH, language_or_english(lang))):
        for variant in variants().values():
            found |= _by_id(variant.home, language, page, variant.prefix)
    return found


@cache
def _by_id(home: str, language: str, page: str, prefix: str) -> dict[str, Rule]:
    """The entries of a page of a variant; several under one id follow each other."""
    found: dict[str, Rule] = {}
    for entry in _rules_of(text_in(home, language, page)):
        first = found.get(entry.id)
        found[entry.id] = Rule(entry.id, first.title, f"{first.text}\n\n{entry.text}") if first else entry
    return {rule: entry for rule, entry in found.items() if rule.startswith(f"{prefix}-")}


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


def homes() -> dict[str, list[str]]:
    """File and line of each rule's home in the code, `bohnanza/engine/moves.py:97`."""
    return _homes((ENGINE, *[variant.home for variant in variants().values()]))


@cache
def _homes(packages: tuple[str, ...]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, path in source_files(packages).items():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in HOME.findall(line):
                found.setdefault(rule, []).append(f"{name}:{number}")
    return found


def scenarios_by_rule() -> dict[str, list[str]]:
    """The scenarios that cite each rule, `AB-11.txt:4 The first card must be planted`."""
    found: dict[str, list[str]] = {}
    for scenario in load_scenarios(scenario_folders()):
        for rule in scenario.rules:
            found.setdefault(rule, []).append(f"{scenario.file.name}:{scenario.line} {scenario.title}")
    return found
