"""Random and deliberately illegal moves in all games, and a look at what must hold after each: make fuzz.

    python -m tools.fuzz                              a million moves over all games
    python -m tools.fuzz --moves 5000 --seed x --games classic/5,anniversary/3

It ends with `N moves, M games, 0 broken`; for everything that broke it prints the game id, the seed and the
moves that led there, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count, cycle
from multiprocessing import get_context
from time import monotonic
from typing import Final, NamedTuple

from bohnanza.engine.catalog import UnknownGame, game_ids, rules_for
from bohnanza.proving.invariants import Trial

LONGEST: Final = 3000  # moves tried in one game before it is played to its end
MOST_BROKEN: Final = 5  # then it is time to look at them


class Job(NamedTuple):
    """One game."""

    game_id: str
    seed: str
    most: int


class Outcome(NamedTuple):
    """What came of it; `problem` is empty when everything held."""

    job: Job
    tried: int
    problem: str


def play(job: Job) -> Outcome:
    """One game, whatever goes wrong in it."""
    trial = Trial(job.game_id, job.seed)
    try:
        trial.run(job.most)
    except Exception as error:  # a crash is a broken invariant like any other
        return Outcome(job, trial.tried, trial.report(f"{type(error).__name__}: {error}"))
    return Outcome(job, trial.tried, "")


def jobs(games: Sequence[str], seed: str) -> Iterator[Job]:
    """Games without end, all ids in turns."""
    for number, game_id in zip(count(), cycle(games)):
        yield Job(game_id, f"{seed}-{number}", LONGEST)


def outcomes(games: Sequence[str], seed: str, moves: int, workers: int) -> Iterator[Outcome]:
    """Outcomes, until that number of moves was tried."""
    wanted = jobs(games, seed)
    tried = 0
    if workers <= 1:
        while tried < moves:
            outcome = play(next(wanted))
            tried += outcome.tried
            yield outcome
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running: set[Future[Outcome]] = set()
        while tried < moves or running:
            while tried < moves and len(running) < 2 * workers:
                running.add(pool.submit(play, next(wanted)))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                tried += future.result().tried
                yield future.result()


def show_progress(tried: int, moves: int, seconds: float) -> None:
    """One line that is written over, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r{tried:,} of {moves:,} moves, {tried / seconds:,.0f} a second ", end="", file=sys.stderr)


def fuzz(games: Sequence[str], seed: str, moves: int, workers: int = 1) -> int:
    """Look for what breaks, print it, and return how much did."""
    tried = played = 0
    broken: list[Outcome] = []
    start = monotonic()
    for outcome in outcomes(games, seed, moves, workers):
        tried += outcome.tried
        played += 1
        show_progress(tried, moves, monotonic() - start)
        if outcome.problem:
            broken.append(outcome)
            print(f"\n{outcome.job.game_id}, seed {outcome.job.seed}: {outcome.problem}", flush=True)
        if len(broken) == MOST_BROKEN:
            break
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(f"{tried} moves, {played} games, {len(broken)} broken")
    return len(broken)


def main(arguments: Sequence[str]) -> int:
    """The command; its exit code."""
    parser = argparse.ArgumentParser(prog="fuzz", description="Look for broken invariants in random games.")
    parser.add_argument("--moves", type=int, default=1_000_000, help="how many moves to try, at least")
    parser.add_argument("--seed", default="fuzz", help="any text; the same one tries the same moves")
    parser.add_argument("--games", default="", help="game ids with commas between them; by default all")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    wanted = parser.parse_args(arguments)
    games = wanted.games.split(",") if wanted.games else game_ids()
    try:
        games = [rules_for(game_id).game_id for game_id in games]
    except UnknownGame as error:
        parser.error(str(error))
    return 1 if fuzz(games, wanted.seed, wanted.moves, wanted.workers) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
