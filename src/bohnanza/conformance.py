"""Scenarios: a position, moves, and what must come of them. The format is described in docs/conformance.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bohnanza.engine.catalog import UnknownGame, rules_for, variants
from bohnanza.engine.events import Event
from bohnanza.engine.game import apply, legal, new_game, objection, scores, winners
from bohnanza.engine.menus import NO_OFFERS
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import NoZone, Reader, parse_position, position_text
from bohnanza.engine.seams import IllegalMove
from bohnanza.engine.state import State, all_cards
from bohnanza.engine.views import SPECTATOR, view
from bohnanza.engine.wording import NotationError, cards_text, parse_card, parse_cards, parse_seat
from bohnanza.package_files import conformance_path, folder_of
from bohnanza.words.errors import WordedError


@dataclass
class Scenario:
    """A position or a deal, and what is tried there; it cites the rules that it shows."""

    file: Path
    line: int
    title: str
    rules: list[str] = field(default_factory=list)
    position: list[str] = field(default_factory=list)
    deal: str | None = None
    statements: list[tuple[int, str, str]] = field(default_factory=list)  # line, key, value


class ScenarioFailure(WordedError):
    """What a scenario expected and did not find."""


# --- reading ---


def scenario_folders() -> list[Path]:
    """Where scenarios are: ours together, those of other packages in the homes of their variants."""
    homes = [folder_of(variant.home) for variant in variants().values()]
    others = [home / "conformance" for home in homes if home and (home / "conformance").is_dir()]
    return [conformance_path(), *others]


def load_scenarios(paths: Iterable[Path]) -> list[Scenario]:
    """All scenarios of files and folders, in the order of their names."""
    found: list[Scenario] = []
    for path in paths:
        files = sorted(path.rglob("*.txt")) if path.is_dir() else [path]
        for file in files:
            found += parse_scenarios(file, file.read_text(encoding="utf-8"))
    return found


def parse_scenarios(file: Path, text: str) -> list[Scenario]:
    """The scenarios of one file."""
    found: list[Scenario] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            raise NotationError("scenario-no-line", file=file.name, line=number, text=line)
        if key == "scenario":
            found.append(Scenario(file, number, value))
        elif not found:
            raise NotationError("scenario-no-title", file=file.name, line=number)
        elif key == "rules":
            found[-1].rules += value.replace(",", " ").split()
        elif key == "deal":
            found[-1].deal = value
        elif key.split()[0] in STATEMENTS:
            found[-1].statements.append((number, key, value))
        else:
            found[-1].position.append(f"{key}: {value}")
    return found


# --- running ---


def run_scenario(scenario: Scenario) -> str | None:
    """What is wrong with it, with file and line, or None if all is as expected."""
    line = scenario.line
    try:
        s = _set_up(scenario)
        cards = all_cards(s)
        for number, key, value in scenario.statements:
            line = number
            word, _, about = key.partition(" ")
            for text in [value] if word == "expect" else value.split(";"):
                STATEMENTS[word](s, text, about)
            if all_cards(s) != cards:
                raise ScenarioFailure("scenario-cards")  # [AB-73]
    except (ScenarioFailure, NotationError, UnknownGame) as problem:
        return f"{scenario.file.name}:{line}: {scenario.title}: {problem}"
    return None


def run_all(scenarios: Sequence[Scenario]) -> list[str]:
    """The failures of a suite, one sentence each."""
    return [problem for problem in map(run_scenario, scenarios) if problem is not None]


def scenario_steps(scenario: Scenario) -> Iterator[tuple[State, list[Event]]]:
    """The position that a scenario starts from, and after each move that it plays, with what happened."""
    s = _set_up(scenario)
    yield s, []
    for _, key, value in scenario.statements:
        for text in value.split(";") if key == "play" else ():
            s.log = []
            _play(s, text)
            yield s, s.log


def _set_up(scenario: Scenario) -> State:
    if not scenario.rules:
        raise ScenarioFailure("scenario-no-rule")
    if not scenario.statements:
        raise ScenarioFailure("scenario-no-statement")
    if scenario.deal is None:
        return parse_position("\n".join(scenario.position))
    games = [line.partition(":")[2].strip() for line in scenario.position]
    if len(games) != 1 or not scenario.position[0].startswith("game:"):
        raise ScenarioFailure("scenario-dealt")
    return new_game(rules_for(games[0]), scenario.deal)


# --- what a statement does ---


def _play(s: State, text: str, _: str = "") -> None:
    move = parse_move(text, s.rules.seats)
    problem = objection(s, move)
    if problem is not None:
        raise refused("scenario-refused", text, problem)
    apply(s, move)


def _refuse(s: State, text: str, rule: str) -> None:
    """The move must be refused, by this rule if one is named."""
    before = s.clone()
    problem = objection(s, parse_move(text, s.rules.seats))
    if problem is None:
        raise ScenarioFailure("scenario-not-refused", move=text.strip())
    if s != before:
        raise ScenarioFailure("scenario-changed", move=text.strip())
    rule = rule.strip()
    if rule and rule != problem.rule and s.rules.cite(rule) != problem.rule:
        raise refused("scenario-other-rule", text, problem, wanted=rule)


def _allow(s: State, text: str, _: str) -> None:
    """The move must be legal; it is not played."""
    problem = objection(s, parse_move(text, s.rules.seats))
    if problem is not None:
        raise refused("scenario-not-allowed", text, problem)


def _list(s: State, text: str, _: str) -> None:
    """The move must be on the list of its player."""
    move = parse_move(text, s.rules.seats)
    if move not in legal(s, move.seat):
        raise ScenarioFailure("scenario-not-listed", move=text.strip())


def _hide(s: State, text: str, _: str) -> None:
    """The move must not be on the list of its player."""
    move = parse_move(text, s.rules.seats)
    if move in legal(s, move.seat):
        raise ScenarioFailure("scenario-listed", move=text.strip())


def _expect(s: State, value: str, what: str) -> None:
    """Something in the position must be as it says; a bare number is a number of cards."""
    found = _found(s, what)
    if what.startswith("moves "):
        value = _sorted_moves(value)
    if value.isdecimal() and not found.isdecimal():
        same = _count(found) == int(value)
    else:
        same = _normal(found) == _normal(value)
    if not same:
        raise ScenarioFailure("scenario-differs", what=what, found=found, wanted=value)


STATEMENTS: Final[dict[str, Callable[[State, str, str], None]]] = {
    "play": _play,
    "refuse": _refuse,
    "allow": _allow,
    "list": _list,
    "hide": _hide,
    "expect": _expect,
}


def refused(key: str, text: str, problem: IllegalMove, **more: str) -> ScenarioFailure:
    """The failure that an unexpected refusal means."""
    return ScenarioFailure(
        key, move=text.strip(), by=problem.rule, problem=problem.key, **problem.arguments, **more
    )


# --- what can be expected ---


def _found(s: State, what: str) -> str:
    """How the thing that is expected really is, in notation."""
    word, _, about = what.partition(" ")
    if what == "awaited":
        return f"p{s.awaited}" if s.agenda else "nobody"
    if what == "over":
        return "yes" if s.over else "no"
    if what == "scores":
        return " ".join(str(score) for score in scores(s))
    if what == "winners":
        return " ".join(f"p{seat}" for seat in winners(s)) or "nobody"
    if word == "moves":
        listed = legal(s, parse_seat(about, s.rules.seats), NO_OFFERS)
        return _sorted_moves(";".join(move.words() for move in listed))
    if word == "total":
        cards = all_cards(s)
        return str(len(cards) if about == "cards" else cards.count(parse_card(about)))
    if word == "size":
        return str(_count(_line(s, about)))
    if word == "view":
        who, _, key = about.partition(" ")
        seat = SPECTATOR if who == "watcher" else parse_seat(who, s.rules.seats)
        return _line(view(s, seat).visible_state, key)
    return _line(s, what)


def _sorted_moves(text: str) -> str:
    return "; ".join(sorted(move.strip() for move in text.split(";")))


def _line(s: State, key: str) -> str:
    """The value of a line of the position, "-" if there is none; an offer may be named without its revision."""
    _check_zone(s, key)
    for line in position_text(s).splitlines():
        name, _, value = line.partition(":")
        if name == key or (key.startswith("offer ") and name.startswith(key + ".")):
            return value.strip()
    return "-"


def _check_zone(s: State, key: str) -> None:
    """Refuse what names no zone or no seat: it would be found empty and pass unnoticed."""
    for word in key.split()[1:]:
        if word.startswith("p") and word != "pile":
            parse_seat(word, s.rules.seats)
    try:
        if key != "phase":
            Reader(s.clone()).read(key, "-")
    except NoZone:
        raise
    except NotationError:
        return  # there is such a zone, but it holds something other than cards


def _count(text: str) -> int:
    """How many cards a line names; cards that are not beans are separated by commas."""
    try:
        return len(parse_cards(text))
    except NotationError:
        return len(text.split(","))


def _normal(text: str) -> str:
    """Cards in canonical form; other values word by word."""
    try:
        return " | ".join(cards_text(parse_cards(part)) for part in text.split("|"))
    except NotationError:
        return " ".join(text.replace(",", " ").split())
