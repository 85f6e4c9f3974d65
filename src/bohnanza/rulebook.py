"""The rules by id: what they say, which scenarios show them, and where in the code they are."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

from bohnanza.conformance import load_scenarios, scenario_folders
from bohnanza.engine.catalog import variants
from bohnanza.engine.variant import Variant
from bohnanza.package_files import source_files, text_in
from bohnanza.words import ENGLISH, language_or_english

ENGINE = "bohnanza.engine"
SECTION = re.compile(r"^(?=###? )", flags=re.MULTILINE)
HEADING = re.compile(r"### ([A-Z][A-Z0-9]-F?\d+) (.+)$", flags=re.MULTILINE)
HOME = re.compile(r"\[([A-Z][A-Z0-9]-F?\d+)\]")  # an id in brackets marks the line of code where a rule is


@dataclass(frozen=True)
class Rule:
    """One numbered statement of a page of rules or rulings."""

    id: str
    title: str
    text: str


def rules(lang: str = ENGLISH) -> dict[str, Rule]:
    """Every rule by its id; one that is not written in a language is in English."""
    return _pages("rules.md", lang)


def rulings(lang: str = ENGLISH) -> dict[str, Rule]:
    """What was decided where a booklet is silent, by the id of the rule; in English if there is no other."""
    return _pages("rulings.md", lang)


def headings(variant: Variant, lang: str) -> list[str]:
    """The ids of a variant's rules that are written in a language."""
    return list(_by_id(variant.home, lang, "rules.md", variant.prefix))


def _pages(page: str, lang: str) -> dict[str, Rule]:
    found: dict[str, Rule] = {}
    for language in dict.fromkeys((ENGLISH, language_or_english(lang))):
        for variant in variants().values():
            found |= _by_id(variant.home, language, page, variant.prefix)
    return found


@cache
def _by_id(home: str, language: str, page: str, prefix: str) -> dict[str, Rule]:
    """The rules of a page of a variant; the texts of several with the same id are joined."""
    found: dict[str, Rule] = {}
    for section in SECTION.split(text_in(home, language, page)):
        heading = HEADING.match(section)
        if heading is None or not heading[1].startswith(f"{prefix}-"):
            continue
        rule = Rule(heading[1], heading[2], section[heading.end() :].strip())
        first = found.get(rule.id)
        found[rule.id] = replace(first, text=f"{first.text}\n\n{rule.text}") if first else rule
    return found


def homes() -> dict[str, list[str]]:
    """File and line of each rule in the code, `bohnanza/engine/moves.py:97`."""
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
