"""Scenarios: a position, moves, and what must come of them. The format is described in docs/conformance.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

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

STATEMENTS = ("play", "refuse", "allow", "list", "hide", "expect")


@dataclass
class Scenario:
    """One case of the suite."""

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
    """Where scenarios lie: those of the family together, those of other packages in the homes of their variants."""
    homes = [folder_of(variant.home) for variant in variants().values()]
    brought = [home / "conformance" for home in homes if home and (home / "conformance").is_dir()]
    return [conformance_path(), *brought]


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
        else:
            _take(found[-1], number, key, value)
    return found


def _take(scenario: Scenario, number: int, key: str, value: str) -> None:
    if key == "rules":
        scenario.rules += value.replace(",", " ").split()
    elif key == "deal":
        scenario.deal = value
    elif key.split()[0] in STATEMENTS:
        scenario.statements.append((number, key, value))
    else:
        scenario.position.append(f"{key}: {value}")


# --- running ---


def run_scenario(scenario: Scenario) -> str | None:
    """What is wrong with it, with file and line, or None if all is as expected."""
    line = scenario.line
    try:
        s = _set_up(scenario)
        cards = all_cards(s)
        for number, key, value in scenario.statements:
            line = number
            _execute(s, key, value)
            if all_cards(s) != cards:
                raise ScenarioFailure("scenario-cards")  # [AB-73]
    except (ScenarioFailure, NotationError, UnknownGame) as problem:
        return f"{scenario.file.name}:{line}: {scenario.title}: {problem}"
    return None


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


def _execute(s: State, key: str, value: str) -> None:
    word, _, about = key.partition(" ")
    if word == "expect":
        expect(s, about, value)
        return
    for text in value.split(";"):
        if word == "play":
            _play(s, text)
        elif word == "refuse":
            _refuse(s, text, about.strip())
        elif word == "allow":
            _allow(s, text)
        else:
            _listed(s, text, word == "list")


def _play(s: State, text: str) -> None:
    move = parse_move(text, s.rules.seats)
    problem = objection(s, move)
    if problem is not None:
        raise refused("scenario-refused", text, problem)
    apply(s, move)


def refused(key: str, text: str, problem: IllegalMove, **more: str) -> ScenarioFailure:
    """The failure that a refusal means."""
    return ScenarioFailure(
        key, move=text.strip(), by=problem.rule, problem=problem.key, **problem.arguments, **more
    )


def _refuse(s: State, text: str, rule: str) -> None:
    before = s.clone()
    problem = objection(s, parse_move(text, s.rules.seats))
    if problem is None:
        raise ScenarioFailure("scenario-not-refused", move=text.strip())
    if s != before:
        raise ScenarioFailure("scenario-changed", move=text.strip())
    if rule and rule != problem.rule and s.rules.cite(rule) != problem.rule:
        raise refused("scenario-other-rule", text, problem, wanted=rule)


def _allow(s: State, text: str) -> None:
    problem = objection(s, parse_move(text, s.rules.seats))
    if problem is not None:
        raise refused("scenario-not-allowed", text, problem)


def _listed(s: State, text: str, wanted: bool) -> None:
    move = parse_move(text, s.rules.seats)
    if (move in legal(s, move.seat)) != wanted:
        raise ScenarioFailure("scenario-not-listed" if wanted else "scenario-listed", move=text.strip())


# --- expecting ---


def expect(s: State, what: str, value: str) -> None:
    """Compare one thing of the position with what it should be."""
    found = _found(s, what)
    if what.startswith("moves "):
        value = _sorted_moves(value)
    if _same(found, value):
        return
    raise ScenarioFailure("scenario-differs", what=what, found=found, wanted=value)


def _found(s: State, what: str) -> str:
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
        return str(_total(s, about))
    if word == "size":
        return str(_count(_line(s, about)))
    if word == "view":
        return _seen(s, about)
    return _line(s, what)


def _sorted_moves(text: str) -> str:
    return "; ".join(sorted(move.strip() for move in text.split(";")))


def _total(s: State, about: str) -> int:
    cards = all_cards(s)
    return len(cards) if about == "cards" else cards.count(parse_card(about))


def _seen(s: State, about: str) -> str:
    who, _, key = about.partition(" ")
    seat = SPECTATOR if who == "watcher" else parse_seat(who, s.rules.seats)
    return _line(view(s, seat).visible_state, key)


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
        return  # there is such a zone, but it holds something else than cards


def _same(found: str, wanted: str) -> bool:
    """Equal, or as many cards as a bare number says."""
    if wanted.isdecimal() and not found.isdecimal():
        return _count(found) == int(wanted)
    return _normal(found) == _normal(wanted)


def _count(text: str) -> int:
    """How many cards a line names; those that are no beans have a comma between two."""
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


def run_all(scenarios: Sequence[Scenario]) -> list[str]:
    """The failures of a suite, one sentence each."""
    return [problem for problem in map(run_scenario, scenarios) if problem is not None]
