"""The benchmark: random games with the compiled and the pure engine, and games between bots.

The engine can be compared with a program that sets the limit. Everything is CPU time on one core. What is compared
is measured alternately, round by round, because the speed of a machine can change by a third within minutes; the
figures are medians over the rounds.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import IO, Any, Final

from bohnanza.bots import bot_named
from bohnanza.engine import game as engine_game
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.game import apply, legal, new_game
from bohnanza.engine.menus import PROFILES, Menu
from bohnanza.engine.playout import playout
from bohnanza.engine.rules import Rules
from bohnanza.engine.state import State
from bohnanza.lab.driver import play_game
from bohnanza.lab.lineup import check_bots, exact_lineup
from bohnanza.lab.options import BadOption

ROUNDS: Final = 5
BENCHMARK: Final = ("anniversary/4", "simple")
LIMIT_GAMES: Final = (
    1500  # fewer would be noise: the program plays a fifth of them in each of its five repetitions
)
SECONDS: Final = {"games": 0.8, "clones": 0.1, "lists": 0.1}  # of each measurement in a round
QUICK: Final = {"games": 0.3, "clones": 0.05, "lists": 0.05}  # the same when every game is measured
WARM_UP: Final = (
    0.25  # share of the time for games that is played before measuring: others had the core before
)
BOT_SECONDS: Final = 2.0  # of each measurement of bots
SPACING: Final = (
    14  # every 14th position of a game is one of those that are cloned and whose moves are listed
)

Figures = dict[str, Any]


def build_kind() -> str:
    """Whether the engine that is loaded is `compiled` or `pure`."""
    return "pure" if (engine_game.__file__ or "").endswith(".py") else "compiled"


# --- measuring in this process ---


def stepped(s: State, menu: Menu, rng: Random) -> int:
    """The same game as `playout`, but every step is called from Python; the number of decisions."""
    decisions = 0
    while s.agenda:
        step = s.agenda[-1]
        move = menu.formality(s, step) if step.formal or step.trading else None
        if move is None:
            options = legal(s, s.awaited, menu)
            move = options[int(rng.random() * len(options))]
            decisions += 1
        apply(s, move)
    return decisions


MODES: Final[dict[str, Callable[[State, Menu, Random], int]]] = {"playout": playout, "stepped": stepped}


def measure(game_id: str, profile: str, mode: str, seconds: dict[str, float]) -> Figures:
    """One round: games, decisions, clones and lists of moves per second."""
    rules, menu = rules_for(game_id), PROFILES[profile]
    _games(rules, menu, MODES[mode], WARM_UP * seconds["games"])
    games, decisions, spent = _games(rules, menu, MODES[mode], seconds["games"])
    positions = _positions(rules, menu)
    return {
        "games_per_s": games / spent,
        "decisions_per_s": decisions / spent,
        "clones_per_s": _rate(lambda s: s.clone(), positions, seconds["clones"]),
        "lists_per_s": _rate(lambda s: legal(s, s.awaited, menu), positions, seconds["lists"]),
    }


def _games(
    rules: Rules, menu: Menu, play: Callable[[State, Menu, Random], int], seconds: float
) -> tuple[int, int, float]:
    """How many games and decisions there were in this time, and how long it really was."""
    games = decisions = 0
    rng = Random(0)
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        decisions += play(new_game(rules, f"bench-{games}"), menu, rng)
        games += 1
    return games, decisions, spent


def _positions(rules: Rules, menu: Menu) -> list[State]:
    """Some positions of one random game."""
    positions: list[State] = []
    s, rng, count = new_game(rules, "pool"), Random(1), 0
    while s.agenda:
        if count % SPACING == 0:
            positions.append(s.clone())
        count += 1
        move = menu.formality(s, s.agenda[-1]) or rng.choice(legal(s, s.awaited, menu))
        apply(s, move)
    return positions


def _rate(work: Callable[[State], object], positions: list[State], seconds: float) -> float:
    """How often per second `work` can be done with a position."""
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for s in positions:
            work(s)
        done += len(positions)
    return done / spent


# --- bots ---


def benchmark_bots(game_id: str, bots: Sequence[str], count: int = ROUNDS) -> dict[str, Any]:
    """Whole games between bots with every menu alternately; a report like that of `benchmark_engine`."""
    rules = rules_for(game_id)
    names = exact_lineup(bots, rules.seats)
    check_bots(names)
    rounds: dict[str, list[Figures]] = {profile: [] for profile in PROFILES}
    for _ in range(count):
        for profile, measured in rounds.items():
            _bot_games(rules, names, profile, WARM_UP * BOT_SECONDS)
            measured.append(_bot_games(rules, names, profile, BOT_SECONDS))
    rows = [
        _row(build_kind(), (rules.game_id, profile, ",".join(bots)), measured)
        for profile, measured in rounds.items()
    ]
    return {"rows": rows, "limit": None}


def _bot_games(rules: Rules, names: Sequence[str], profile: str, seconds: float) -> Figures:
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        bots = [bot_named(name, f"bench-{games}/p{seat}") for seat, name in enumerate(names)]
        decisions += play_game(rules, f"bench-{games}", bots, menu=PROFILES[profile]).decisions
        games += 1
    return {"games_per_s": games / spent, "decisions_per_s": decisions / spent}


# --- several builds, alternately ---


def serve_measurements(lines: IO[str], out: IO[str]) -> None:
    """Answer every request line, a JSON list of arguments of `measure`, with a JSON line."""
    for line in lines:
        print(json.dumps(measure(*json.loads(line))), file=out, flush=True)


class BuildWorker:
    """A process with one build of the engine in it."""

    def __init__(self, build: str, path: Path | None) -> None:
        self.build = build
        environment = dict(os.environ)
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        command = [sys.executable, "-m", "bohnanza.lab.benchmark"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def measure(self, *request: object) -> Figures:
        """One round in that process; the arguments are those of the function `measure`."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None and stdout is not None
        stdin.write(json.dumps(request) + "\n")
        stdin.flush()
        answer: Figures = json.loads(stdout.readline())
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


@contextmanager
def workers() -> Iterator[list[BuildWorker]]:
    """A worker for the build that is loaded, and one for the pure sources if that build is compiled."""
    with tempfile.TemporaryDirectory() as folder:
        started = [BuildWorker(build_kind(), None)]
        if build_kind() == "compiled":
            package = Path(__file__).parent.parent
            sources = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
            shutil.copytree(package, Path(folder) / package.name, ignore=sources)
            started.append(BuildWorker("pure", Path(folder)))
        try:
            yield started
        finally:
            for worker in started:
                worker.close()


def benchmark_engine(
    limit: str | None = None, everything: bool = False, count: int = ROUNDS
) -> dict[str, Any]:
    """The whole report: rows of figures, and a comparison with the program that sets the limit, if one is named."""
    if limit is not None and shutil.which(limit) is None:
        raise BadOption("cli-no-program", program=limit)
    with workers() as started:
        requests: list[tuple[BuildWorker, tuple[Any, ...]]] = [
            (worker, (*BENCHMARK, mode, SECONDS)) for worker in started for mode in MODES
        ]
        if everything:
            every = [(game, profile, "playout", QUICK) for game in game_ids() for profile in PROFILES]
            requests = [(started[0], request) for request in every]
        rounds: list[list[Figures]] = [[] for _ in requests]
        limits: list[float] = []
        for _ in range(1 if everything else count):
            for row, (worker, request) in enumerate(requests):
                rounds[row].append(worker.measure(*request))
            if limit is not None:
                limits.append(run_limit(limit))
    rows = [_row(worker.build, request, measured) for (worker, request), measured in zip(requests, rounds)]
    return {"rows": rows, "limit": _compared(limit, median(limits), rows) if limit is not None else None}


def _row(build: str, request: tuple[Any, ...], measured: list[Figures]) -> Figures:
    row: Figures = dict(zip(("game", "profile"), request)) | {"build": build, "mode": request[2]}
    return row | {key: round(median([one[key] for one in measured]), 1) for key in measured[0]}


def run_limit(program: str) -> float:
    """The games per second that the program prints, as `games/s med NUMBER`."""
    run = subprocess.run([program, str(LIMIT_GAMES)], capture_output=True, text=True, check=False)
    found = re.search(r"games/s med ([\d.]+)", run.stdout)
    if found is None:
        raise BadOption("cli-silent-program", program=program)
    return float(found[1])


def _compared(program: str, games: float, rows: list[Figures]) -> dict[str, Any]:
    """How the rows of the standard game compare with the program, which plays `games` per second."""
    ratios = {
        f"{row['build']} {row['mode']}": round(row["games_per_s"] / games, 4)
        for row in rows
        if (row["game"], row["profile"]) == BENCHMARK
    }
    return {"program": Path(program).name, "games_per_s": games, "ratios": ratios}


if __name__ == "__main__":
    serve_measurements(sys.stdin, sys.stdout)
