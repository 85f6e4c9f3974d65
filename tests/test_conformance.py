"""The scenarios show every rule, fail when they should, and the pages that describe their notation are true."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from bohnanza.conformance import STATEMENTS, Scenario, load_scenarios, parse_scenarios, run_scenario
from bohnanza.engine.beans import NAMES
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.notation.moves import move_text, parse_move, verbs
from bohnanza.engine.notation.position import parse_position, position_text
from bohnanza.engine.notation.record import check_record, parse_record, record_text
from bohnanza.rulebook import homes, rules
from tests import ROOT
from tools.mutants import (
    CAUGHT,
    SURVIVED,
    WITHOUT_BEHAVIOUR,
    Mutant,
    catalogue,
    load_mutants,
    not_applying,
    try_all,
    without_mutant,
)

SUITE = load_scenarios([ROOT / "conformance"])
IMPLEMENTED = catalogue()


def failure(text: str) -> str:
    """What is wrong with the one scenario of a text; empty if nothing is."""
    [scenario] = parse_scenarios(Path("test.txt"), text)
    return run_scenario(scenario) or ""


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    found = re.findall(rf"^```{language}\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)
    assert found
    return found


# --- the suite ---


@pytest.mark.parametrize("scenario", SUITE, ids=lambda s: f"{s.file.stem}:{s.line}")
def test_scenario(scenario: Scenario) -> None:
    assert run_scenario(scenario) is None


@pytest.mark.parametrize("rule", IMPLEMENTED)
def test_rule_is_shown_by_a_scenario(rule: str) -> None:
    assert [scenario for scenario in SUITE if rule in scenario.rules]


@pytest.mark.parametrize("rule", IMPLEMENTED)
def test_rule_has_exactly_one_home_in_the_code(rule: str) -> None:
    assert len(homes().get(rule, [])) == 1, homes().get(rule)


def test_homes_are_of_rules_that_exist() -> None:
    assert set(homes()) <= set(rules())


def test_cited_rules_exist() -> None:
    cited = {rule for scenario in SUITE for rule in scenario.rules}
    refusing = {key.split()[1] for s in SUITE for _, key, _ in s.statements if re.match(r"refuse \S", key)}
    assert cited | refusing <= set(rules())


def test_titles_are_sentences_of_their_own() -> None:
    titles = [(scenario.file, scenario.title) for scenario in SUITE]
    assert len(titles) == len(set(titles))
    assert [title for _, title in titles if not title[:1].isupper() or title.endswith(".")] == []


# --- scenarios that are wrong ---

START = "scenario: Test\nrules: AB-11\ngame: anniversary/4\nhand p0: soy, red\nfields p1: 3 blue\n"


def test_a_right_scenario_passes() -> None:
    assert failure(START + "play: p0 plant soy 1\nexpect hand p0: red\nrefuse AB-12: p0 turn") == ""


@pytest.mark.parametrize(
    ("statement", "complaint"),
    [
        ("expect hand p0: red, soy", "not “red, soy”"),
        ("expect hand p0: 3", "not “3”"),
        ("expect fields p1: 2 blue | -", "not “2 blue | -”"),
        ("expect scores: 0 1 0 0", "not “0 1 0 0”"),
        ("expect total cards: 104", "total cards is “5”"),
        ("expect total soy: 2", "total soy is “1”"),
        ("expect size hand p0: 1", "size hand p0 is “2”"),
        ("expect phase: draw", "phase is “plant”"),
        ("expect awaited: p1", "awaited is “p0”"),
        ("expect over: yes", "over is “no”"),
        ("expect winners: p0", "winners is “nobody”"),
        ("expect runs: 1", "runs is “-”"),
        ("expect turn: 2", "turn is “1”"),
        ("expect moves p0: plant soy 1", "moves p0 is “plant soy 1; plant soy 2”"),
        ("expect moves p0: plant soy 1; plant soy 2; done", "not “done;"),
        ("expect view p1 hand p0: soy, red", "is “2 ?”"),
        ("expect view p0 hand p0: 2 ?", "is “soy, red”"),
        ("refuse: p0 plant soy 1", "should have been refused"),
        ("refuse AB-52: p0 done", "refused by AB-11"),
        ("play: p0 plant red 1", "was refused"),
        ("play: p1 plant soy 1", "was refused"),
        ("allow: p0 done", "should be allowed"),
        ("list: p0 done", "isn’t among the listed moves"),
        ("hide: p0 plant soy 1", "is among the listed moves"),
        ("play: p0 jump", "isn’t a move"),
        ("play: p9 draw", "There is no player called “p9”"),
        ("expect hnad p0: -", "has no line called “hnad p0”"),
        ("expect view p1 hnad p0: -", "has no line called “hnad p0”"),
        ("expect hand p9: -", "There is no player called “p9”"),
        ("expect total carrot: 0", "There is no bean called “carrot”"),
        ("expect hand p0: soy 2", "not “soy 2”"),
        ("hnad p0: soy\nexpect over: no", "has no line called “hnad p0”"),
    ],
)
def test_a_wrong_scenario_fails(statement: str, complaint: str) -> None:
    problem = failure(START + statement)
    assert problem.startswith("test.txt:")
    assert complaint in problem


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("scenario: Test\ngame: anniversary/4\nexpect over: no", "doesn’t cite a rule"),
        ("scenario: Test\nrules: AB-11\ngame: anniversary/4", "nothing that could fail"),
        ("scenario: Test\nrules: AB-11\nexpect over: no", "names its game"),
        ("scenario: Test\nrules: AB-11\ngame: anniversary/9\nexpect over: no", "three to five players"),
        (
            "scenario: Test\nrules: AB-3\ngame: anniversary/4\nhand p0: soy\ndeal: x\nexpect over: no",
            "no zones",
        ),
        ("scenario: Test\nrules: AB-6\ngame: anniversary/4\nhand p0: ?\nexpect over: no", "hidden cards"),
    ],
)
def test_a_scenario_without_a_start_fails(text: str, complaint: str) -> None:
    assert complaint in failure(text)


def test_an_unknown_rule_is_noticed() -> None:
    assert "AB-99" not in rules()
    assert "refused by AB-11" in failure(START + "refuse AB-99: p0 done")


# --- mutants ---


def test_every_mutant_applies() -> None:
    assert not_applying(load_mutants()) == []


def test_every_rule_has_a_mutant() -> None:
    assert set(IMPLEMENTED) <= set(rules())
    assert without_mutant(load_mutants(), IMPLEMENTED) == []
    assert without_mutant(load_mutants(), ["AB-99"]) == ["AB-99"]


def test_mutants_break_rules_that_exist() -> None:
    assert {mutant.rule for mutant in load_mutants()} | set(WITHOUT_BEHAVIOUR) <= set(rules())


@pytest.mark.parametrize(
    "file", sorted(ROOT.glob("conformance/*/mutants.toml")), ids=lambda file: file.parent.name
)
def test_mutants_are_in_the_folder_of_their_prefix(file: Path) -> None:
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    assert {rule.partition("-")[0] for rule in written} == {file.parent.name}


def test_some_mutants_are_caught_and_a_harmless_one_survives() -> None:
    file = "steps/plant.py"
    harmless = Mutant("AB-11", "a comment", file, '"""Phase 1: plant', '"""Phase One: plant')
    assert try_all([*load_mutants()[::60], harmless])[-2:] == [CAUGHT, SURVIVED]


# --- the pages ---


@pytest.mark.parametrize("text", blocks("conformance.md", "scenario"))
def test_scenario_of_the_page(text: str) -> None:
    assert failure(text) == ""


@pytest.mark.parametrize("text", blocks("notation.md", "position"))
def test_position_of_the_page(text: str) -> None:
    assert position_text(parse_position(text)) == text


@pytest.mark.parametrize("text", blocks("notation.md", "view"))
def test_view_of_the_page(text: str) -> None:
    printed = position_text(parse_position(text, playable=False))
    assert [line.rstrip() for line in printed.splitlines()] == text.splitlines()


MOVES = [line for block in blocks("notation.md", "moves") for line in block.splitlines()]
REWRITES = [line.split(" -> ") for block in blocks("notation.md", "rewrites") for line in block.splitlines()]


@pytest.mark.parametrize("line", MOVES)
def test_move_of_the_page(line: str) -> None:
    assert move_text(parse_move(line, 4)) == line


@pytest.mark.parametrize(("short", "full"), REWRITES)
def test_short_form_of_the_page(short: str, full: str) -> None:
    assert move_text(parse_move(short, 4)) == full


def test_the_page_shows_every_verb() -> None:
    shown = {line.split()[1] for line in [*MOVES, *[short for short, _ in REWRITES]]}
    assert shown == set(verbs())


def test_the_page_names_every_statement() -> None:
    page = (ROOT / "docs" / "conformance.md").read_text(encoding="utf-8")
    assert [word for word in STATEMENTS if f"| `{word}" not in page] == []


@pytest.mark.parametrize("game_id", game_ids())
def test_the_page_names_every_phase_where_a_game_rests(game_id: str) -> None:
    page = (ROOT / "docs" / "conformance.md").read_text(encoding="utf-8")
    table = rules_for(game_id)
    names = [generic(step.name) for step in table.turn + table.inner]
    assert [name for name in names if f"`{name}`" not in page] == ["next"]


def generic(name: str) -> str:
    """The name of a step without its particulars: `answer pN BEAN`."""
    return re.sub(rf"\b(?:{'|'.join(NAMES)})\b", "BEAN", re.sub(r"\bp\d\b", "pN", name))


@pytest.mark.parametrize("text", blocks("notation.md", "record"))
def test_record_of_the_page(text: str) -> None:
    record = parse_record(text)
    assert record_text(record) == text
    check_record(record)
