"""Whether a variant is complete: everything that can be checked without knowing its rules.

Random games with all invariants, secrecy, notation, scenarios, texts, drawings, messages and bots. Each check adds a
`CheckResult` to the `VariantReport`: what was checked, and what is wrong, so that the author can mend it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic
from traceback import extract_tb
from typing import Any, Final
from xml.etree.ElementTree import ParseError

from bohnanza.bots import BOTS, bot_named
from bohnanza.conformance import run_scenario
from bohnanza.drawings import drawing_of
from bohnanza.engine.beans import NAMES
from bohnanza.engine.catalog import addons, editions, rules_for
from bohnanza.engine.menus import SIMPLE
from bohnanza.engine.variant import Variant
from bohnanza.engine.views import SPECTATOR
from bohnanza.lab.driver import play_game
from bohnanza.package_files import folder_of
from bohnanza.proving.invariants import Broken, Trial
from bohnanza.proving.secrecy import (
    Window,
    hand_sizes,
    leaks_at_rest,
    leaks_in_game,
    open_travels,
    telltale_events,
    unexplained_cards,
)
from bohnanza.proving.texts import missing_drawings, missing_texts, unreadable, unsaid
from bohnanza.proving.variant_scenarios import quiet_steps, scenarios_of
from bohnanza.rulebook import headings
from bohnanza.words import ENGLISH, LANGUAGES, Voice

MOST_GAMES: Final = 12
SECONDS: Final = 12.0  # for random games, and again for secrecy; each game is played at least once
TRIES: Final = 150  # moves tried in a random game before it is played to its end
SHOWN: Final = 5  # problems of a check; more of the same kind help nobody


@dataclass
class CheckResult:
    """One check: the key and the arguments of the sentence that says what was checked, and the problems."""

    what: str
    about: dict[str, Any] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    @property
    def fine(self) -> bool:
        return not self.problems

    def said(self, speaker: Voice) -> str:
        """The check in one line, and below it what is wrong."""
        head = f"{'✓' if self.fine else '✗'} {speaker.say(self.what, self.about)}"
        return "\n".join([head, *[f"    {problem}" for problem in self.problems[:SHOWN]]])


@dataclass
class VariantReport:
    """All checks of a variant."""

    variant: str
    results: list[CheckResult] = field(default_factory=list)

    @property
    def fine(self) -> bool:
        return all(result.fine for result in self.results)

    def as_dict(self) -> dict[str, Any]:
        lines = [
            {"what": result.what.rpartition("-")[2], "fine": result.fine, "problems": result.problems}
            for result in self.results
        ]
        return {"variant": self.variant, "fine": self.fine, "lines": lines}


def check_variant(
    variant: Variant, seconds: float = SECONDS, tell: Callable[[CheckResult], None] | None = None
) -> VariantReport:
    """Check everything; `tell` gets each result as soon as it is there."""
    report = VariantReport(variant.id)
    checks: tuple[tuple[str, Check], ...] = (
        ("variants-check-tables", check_rule_sets),
        ("variants-check-games", partial(check_games, seconds=seconds)),
        ("variants-check-secrecy", partial(check_secrecy, seconds=seconds)),
        ("variants-check-scenarios", check_scenarios),
        ("variants-check-words", check_words),
        ("variants-check-rules", check_rules),
        ("variants-check-drawings", check_drawings),
        ("variants-check-messages", check_messages),
        ("variants-check-bots", check_bots),
    )
    for what, check in checks:
        for result in guarded(what, check, variant):
            report.results.append(result)
            if tell is not None:
                tell(result)
        if not report.results[0].fine:
            break  # there is nothing to play
    return report


Found = tuple[dict[str, Any], list[str]]  # arguments of the sentence, and problems
Check = Callable[[Variant], Iterator[Found]]


def guarded(what: str, check: Check, variant: Variant) -> list[CheckResult]:
    """The results of a check; one that raises an error has a result that says where."""
    try:
        return [CheckResult(what, about, problems) for about, problems in check(variant)]
    except Exception as error:  # whatever goes wrong in the code of others
        return [CheckResult(what, {}, [where(error, variant)])]


def where(error: Exception, variant: Variant) -> str:
    """What was raised, and the last place in the variant's own files on the way there."""
    home = folder_of(variant.home)
    frames = [one for one in extract_tb(error.__traceback__) if home and home in Path(one.filename).parents]
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}: " if frames else ""
    return f"{place}{type(error).__name__}: {error}"


# --- which games ---


def games_of(variant: Variant) -> list[str]:
    """Some of its games: alone with the fewest and the most players, and with all add-ons that go with it."""
    found: list[str] = []
    for edition in editions().values():
        if edition is not variant and edition.id not in variant.goes_with:
            continue
        alone = edition.id if edition is variant else f"{edition.id}+{variant.id}"
        others = [one.id for one in addons().values() if edition.id in one.goes_with and one is not variant]
        found += [f"{alone}/{seats}" for seats in dict.fromkeys((edition.seats[0], edition.seats[-1]))]
        found += [f"{'+'.join([alone, *others])}/{edition.seats[-1]}"] if others else []
    return [rules_for(game_id).game_id for game_id in found[:MOST_GAMES]]


def check_rule_sets(variant: Variant) -> Iterator[Found]:
    """It makes the games that it says it makes."""
    problems: list[str] = []
    unknown = [name for name in variant.goes_with if name not in editions()]
    problems += [f"goes_with: There is no game called “{name}”." for name in unknown]
    if not variant.seats and not variant.goes_with:
        problems.append("It has neither seats nor games that it goes with.")
    games = [] if problems else games_of(variant)
    yield {"games": games}, problems


# --- playing ---


def check_games(variant: Variant, seconds: float) -> Iterator[Found]:
    """The invariants hold in random games, with legal, illegal and nonsensical moves."""
    until = monotonic() + seconds
    games = games_of(variant)
    tried = played = 0
    problems: list[str] = []
    while played < len(games) or (not problems and monotonic() < until):
        game_id, seed = games[played % len(games)], str(played)
        problem, moves = trial(variant, game_id, seed)
        problems += [f"{game_id}, seed {seed}: {problem}"] if problem else []
        tried, played = tried + moves, played + 1
    yield {"games": played, "moves": tried}, problems


def trial(variant: Variant, game_id: str, seed: str) -> tuple[str, int]:
    """What broke in a game, empty if nothing did, and how many moves were tried."""
    game = Trial(game_id, seed)
    try:
        game.run(TRIES)
    except Broken as problem:
        return f"{problem} The last move tried was {game.last}.", game.tried
    except Exception as error:  # whatever goes wrong in the code of others
        return where(error, variant), game.tried
    return "", game.tried


def check_secrecy(variant: Variant, seconds: float) -> Iterator[Found]:
    """Nobody learns what they must not know, in random games and in scenarios."""
    problems = list(dict.fromkeys(islice(scenario_leaks(variant), SHOWN)))
    until = monotonic() + seconds
    games = 0
    for game_id in games_of(variant):
        if problems or (games and monotonic() > until):
            break
        games += 1
        leaks = leaks_in_game(Window(), game_id, games, SIMPLE, gap=150, tries=15, fond_of=variant.moves)
        problems += [f"{game_id}: {leak}" for leak in dict.fromkeys(islice(leaks, SHOWN))]
    yield {"games": games}, problems


def scenario_leaks(variant: Variant) -> Iterator[str]:
    """What events and views reveal in the positions of a variant's scenarios."""
    rng = Random(variant.id)
    for scenario in scenarios_of(variant):
        held: list[int] = []
        for s, news in quiet_steps(scenario):
            seats = [*range(s.rules.seats), SPECTATOR]
            leaks = [*telltale_events(Window(), news, seats, rng), *open_travels(Window(), news, seats)]
            leaks += unexplained_cards(held, s, news)
            held = hand_sizes(s)
            if s.agenda:
                leaks += leaks_at_rest(Window(), s, rng)
            for leak in leaks:
                yield f"{scenario.file.name}:{scenario.line}: {leak}"


# --- scenarios ---


def check_scenarios(variant: Variant) -> Iterator[Found]:
    """Every rule has a scenario, and all scenarios pass."""
    scenarios = scenarios_of(variant)
    problems = [problem for problem in map(run_scenario, scenarios) if problem is not None]
    shown = {rule for scenario in scenarios for rule in scenario.rules}
    written = headings(variant, ENGLISH)
    problems += [f"conformance: no scenario shows {rule}." for rule in written if rule not in shown]
    own = [rule for rule in shown if rule.startswith(f"{variant.prefix}-")]
    problems += [f"{ENGLISH}/rules.md: {rule} is missing." for rule in sorted(set(own) - set(written))]
    yield {"scenarios": len(scenarios), "rules": len(written)}, problems


# --- texts ---


def check_words(variant: Variant) -> Iterator[Found]:
    """Everything that people read about it is there in every language."""
    wrong = unreadable(variant)
    for language, about in LANGUAGES.items():
        problems = [problem for problem in wrong if problem.startswith(f"{language}/")]
        missing = [text for text in missing_texts(variant, language) if "rules.md" not in text]
        problems += [f"{text} is missing." for text in missing]
        problems += unsaid(variant, language)
        yield {"language": about.name}, list(dict.fromkeys(problems))


def check_rules(variant: Variant) -> Iterator[Found]:
    """The rules are written down under its prefix, the same in every language."""
    missing = [text for lang in LANGUAGES for text in missing_texts(variant, lang) if "rules.md" in text]
    problems = [f"{text} is missing." for text in missing]
    yield {"prefix": variant.prefix}, problems


def check_drawings(variant: Variant) -> Iterator[Found]:
    """Its beans have drawings that can be read."""
    problems: list[str] = []
    for kind in variant.beans:
        name = f"drawings/{NAMES[kind]}.svg"
        try:
            problems += [f"{name}: a path has no d." for path in drawing_of(kind) if not path.d]
        except (ParseError, ValueError) as error:
            problems.append(f"{name} cannot be read: {error}.")
    if not problems:
        problems = [f"{name} is missing." for name in missing_drawings(variant)]
    if variant.beans or problems:
        yield {"beans": len(variant.beans)}, problems


# --- messages and bots ---


def check_messages(variant: Variant) -> Iterator[Found]:
    """What the server sends about its games can be encoded and decoded; needs the packages of the server."""
    if find_spec("msgspec") is None or find_spec("litestar") is None:
        return
    from bohnanza.server.wire.round_trip import unsendable

    problems: list[str] = []
    for scenario in scenarios_of(variant):
        for s, news in quiet_steps(scenario):
            for seat in (*range(s.rules.seats), SPECTATOR):
                problems += [
                    f"{scenario.file.name}:{scenario.line}: {one}" for one in unsendable(s, news, seat)
                ]
        if problems:
            break
    yield {"scenarios": len(scenarios_of(variant))}, problems


def check_bots(variant: Variant) -> Iterator[Found]:
    """Bots that do not know it can play it."""
    problems: list[str] = []
    games = games_of(variant)
    for number, name in enumerate(BOTS):
        game_id = games[number % len(games)]
        seats = range(rules_for(game_id).seats)
        try:
            result = play_game(game_id, "check", [bot_named(name, f"p{seat}") for seat in seats])
            problems += [f"{game_id}: {name}: {fault.sentence}" for fault in result.faults[:1]]
        except Exception as error:  # whatever goes wrong in the code of others
            problems.append(f"{game_id}: {name}: {where(error, variant)}")
    yield {"bots": len(BOTS)}, problems
