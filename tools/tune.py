"""Tune the trader's weights by evolution, on common deals with rotated seats.

    python -m tools.tune anniversary/4 new-beans/5 --name default --generations 40 --blocks 12

In every generation a mutant meets the same opponents on the same deals as the best weights so far. A block is
one deal played once from every seat; mutants are judged by the coin margin, block against block, and take
over if it is better by more than one standard error. At the end the winner and the weights it started from
are measured on deals that neither has seen, margin and wins; if the margin is better by more than a standard
error it is written to the data file under the name given. The same command gives the same weights.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from bohnanza.bots import bot_named
from bohnanza.bots.base import Bot
from bohnanza.bots.trader import TraderBot
from bohnanza.bots.trader.weights import DEFAULTS, TraderWeights, tuned_for
from bohnanza.engine.catalog import rules_for
from bohnanza.lab.driver import play_game

DATA: Final = Path(__file__).parent.parent / "src" / "bohnanza" / "bots" / "trader" / "weights.json"
CHANGED: Final = 4  # weights that a mutant changes
STEP: Final = 0.35  # standard deviation of the logarithm of a change

Values = dict[str, float]


class Measure(NamedTuple):
    """By block: coin margin and share of wins."""

    margins: list[float]
    wins: list[float]


def main() -> None:
    """Read the options, tune, confirm, write."""
    options = _arguments()
    rng = Random(options.seed)
    start = {game: tuned_for(game) for game in options.games}
    change: Values = {}
    for generation in range(options.generations):
        change = _generation(options, start, change, generation, rng)
    _confirm(options, start, change)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Tune the trader's weights.")
    parser.add_argument("games", nargs="+", help="game ids that share the weights")
    parser.add_argument("--name", default="", help="where in the data file; default: the only game id")
    parser.add_argument("--only", default=",".join(DEFAULTS), help="weights that may change")
    parser.add_argument("--against", default="peer-ref,trader", help="opponents, in turns")
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--blocks", type=int, default=12, help="a generation and game id")
    parser.add_argument("--confirm", type=int, default=60, help="blocks a game id at the end")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    return parser.parse_args()


def _generation(
    options: argparse.Namespace, start: dict[str, Values], best: Values, number: int, rng: Random
) -> Values:
    """The better of the best so far and a mutant of it."""
    mutant = mutated(best, start[options.games[0]], options.only.split(","), rng)
    gains: list[float] = []
    for game in options.games:
        old = measure(options, game, start[game] | best, f"{options.seed}-{number}", options.blocks)
        new = measure(options, game, start[game] | mutant, f"{options.seed}-{number}", options.blocks)
        gains += [new.margins[i] - old.margins[i] for i in range(options.blocks)]
    gain, error = mean(gains), standard_error(gains)
    taken = gain > error
    print(f"{number:3} {gain:+.3f} ±{error:.3f} {'taken ' + json.dumps(mutant) if taken else ''}", flush=True)
    return mutant if taken else best


def mutated(best: Values, start: Values, names: list[str], rng: Random) -> Values:
    """A few weights, times something near one."""
    mutant = dict(best)
    for _ in range(CHANGED):
        name = names[int(rng.random() * len(names))]
        value = mutant.get(name, start.get(name, DEFAULTS[name]))
        factor = exp(STEP * rng.gauss(0.0, 1.0))
        mutant[name] = round((value if value else 0.05) * factor, 4)
    return mutant


def measure(options: argparse.Namespace, game: str, values: Values, seed: str, blocks: int) -> Measure:
    """The weights against every opponent in turns, on deals that depend on the seed alone."""
    foes = options.against.split(",")
    margins: list[float] = []
    wins: list[float] = []
    for block in range(blocks):
        margin, won = play_block(game, values, foes[block % len(foes)], f"{seed}-{block}")
        margins.append(margin)
        wins.append(won)
    return Measure(margins, wins)


def play_block(game: str, values: Values, foe: str, seed: str) -> tuple[float, float]:
    """One deal from every seat: mean coin margin over the others, and share of wins."""
    seats = rules_for(game).seats
    margin, won = 0.0, 0.0
    for hero in range(seats):
        bots: list[Bot] = [bot_named(foe, f"{seed}/p{seat}") for seat in range(seats)]
        bots[hero] = TraderBot(Random(seed), TraderWeights(values))
        played = play_game(game, seed, bots)
        others = [score for seat, score in enumerate(played.scores) if seat != hero]
        margin += played.scores[hero] - mean(others)
        won += 1 / len(played.winners) if hero in played.winners else 0.0
    return margin / seats, won / seats


def mean(numbers: list[float] | list[int]) -> float:
    """The arithmetic mean."""
    return sum(numbers) / len(numbers)


def standard_error(numbers: list[float]) -> float:
    """Of the mean."""
    middle = mean(numbers)
    return sqrt(sum((number - middle) ** 2 for number in numbers) / max(len(numbers) - 1, 1) / len(numbers))


def _confirm(options: argparse.Namespace, start: dict[str, Values], change: Values) -> None:
    """On new deals; write the weights if they are better there too."""
    gains: list[float] = []
    notes: list[str] = []
    for game in options.games:
        old = measure(options, game, start[game], f"{options.seed}-confirm", options.confirm)
        new = measure(options, game, start[game] | change, f"{options.seed}-confirm", options.confirm)
        gains += [new.margins[i] - old.margins[i] for i in range(options.confirm)]
        notes.append(f"{game}: wins {mean(old.wins):.3f} to {mean(new.wins):.3f}")
    note = f"margin {mean(gains):+.3f} ±{standard_error(gains):.3f} on {len(gains)} new blocks; {'; '.join(notes)}"
    print(note)
    if mean(gains) > standard_error(gains) and change and not options.dry:
        _write(options.name or options.games[0], change, note)


def _write(name: str, change: Values, note: str) -> None:
    data = json.loads(DATA.read_text(encoding="utf-8"))
    data["weights"][name] = data["weights"].get(name, {}) | change
    data["made"][name] = f"python -m tools.tune {' '.join(sys.argv[1:])}: {note}"
    DATA.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
