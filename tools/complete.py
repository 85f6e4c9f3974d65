"""Complete random games of every game id, each played again from its record: make fuzz.

    python -m tools.complete                    a thousand games of every id
    python -m tools.complete --each 20 --seed x

Every game must end with all its cards, and its record alone must lead to the same scores and the same hash. It
ends with `N games, M decisions, 0 broken`; for everything that broke it prints the game id and the seed, and the
exit code is 1.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Final, NamedTuple

from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.game import new_game, scores
from bohnanza.engine.menus import PROFILES
from bohnanza.engine.notation.position import position_hash
from bohnanza.engine.notation.record import Record, parse_record, record_of, record_text, replay
from bohnanza.engine.playout import playout
from bohnanza.engine.seams import Move
from bohnanza.engine.state import all_cards

FULL_EVERY: Final = 20  # one game in twenty lists everybody's offers and goes through the record's text
CHUNK: Final = 20


class Job(NamedTuple):
    """One game."""

    game_id: str
    number: int
    seed: str


class Outcome(NamedTuple):
    """What came of it; `problem` is empty when everything held."""

    job: Job
    decisions: int
    problem: str


def jobs(games: Sequence[str], each: int, seed: str) -> Iterator[Job]:
    """So many games of every id."""
    for number in range(each):
        for game_id in games:
            yield Job(game_id, number, f"{seed}-{number}")


def play(job: Job) -> Outcome:
    """One game to its end and back from its record, whatever goes wrong."""
    thorough = job.number % FULL_EVERY == FULL_EVERY - 1
    s = new_game(rules_for(job.game_id), job.seed)
    cards, moves, decisions = all_cards(s), list[Move](), 0
    try:
        decisions = playout(s, PROFILES["full" if thorough else "simple"], Random(job.seed), moves)
        if all_cards(s) != cards:
            return Outcome(job, decisions, "Cards were lost or made.")
        record = record_of(s, tuple(f"p{seat}" for seat in range(s.rules.seats)), moves)
        again = replay(through_text(record) if thorough else record)
        if scores(again) != scores(s) or position_hash(again) != record.final_hash:
            return Outcome(job, decisions, "The record leads elsewhere.")
    except Exception as error:  # a crash is broken like anything else
        return Outcome(job, decisions, f"{type(error).__name__}: {error}")
    return Outcome(job, decisions, "")


def through_text(record: Record) -> Record:
    """The record as somebody reads it who has only its text."""
    return parse_record(record_text(record))


def outcomes(games: Sequence[str], each: int, seed: str, workers: int) -> Iterator[Outcome]:
    """All of them, in order."""
    if workers <= 1:
        yield from map(play, jobs(games, each, seed))
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, jobs(games, each, seed), chunksize=CHUNK)


def complete(games: Sequence[str], each: int, seed: str, workers: int = 1) -> int:
    """Play, print what broke, and return how much did."""
    played = decisions = broken = 0
    for outcome in outcomes(games, each, seed, workers):
        played += 1
        decisions += outcome.decisions
        if outcome.problem:
            broken += 1
            print(f"{outcome.job.game_id}, seed {outcome.job.seed}: {outcome.problem}", flush=True)
        if sys.stderr.isatty() and played % 100 == 0:
            print(f"\r{played:,} of {each * len(games):,} games ", end="", file=sys.stderr)
    print(f"{played} games, {decisions} decisions, {broken} broken")
    return broken


def main(arguments: Sequence[str]) -> int:
    """The command; its exit code."""
    parser = argparse.ArgumentParser(prog="complete", description="Complete random games of every game id.")
    parser.add_argument("--each", type=int, default=1000, help="games of every id")
    parser.add_argument("--seed", default="complete", help="any text; the same one plays the same games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    wanted = parser.parse_args(arguments)
    return 1 if complete(game_ids(), wanted.each, wanted.seed, wanted.workers) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
