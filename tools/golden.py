"""Golden games: one recorded game for every game id, which must replay to the same hashes for ever.

    python -m tools.golden            write those that are missing; what is there is never overwritten

A record that does not replay any more means that the rules, the shuffles or the notation have changed. If that
is meant, say so in the changelog, remove the file and write it anew.
"""

from __future__ import annotations

from dataclasses import fields
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

from bohnanza.bots import bot_named
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.events import Event
from bohnanza.engine.game import apply, new_game, objection
from bohnanza.engine.notation.record import Record, record_of, record_text, replay
from bohnanza.engine.offers import Terms
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.lab.driver import play_on
from bohnanza.proving.random_moves import sensible_move

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
EVENTS: Final = "# events: "
BUSY_MOVES: Final = 150  # everything that people might do; then greedy bots bring the game to its end


def golden_file(game_id: str) -> Path:
    """Where the game of an id lies."""
    return FOLDER / f"{game_id.replace('/', '_')}.txt"


def golden_text(game_id: str) -> str:
    """A new golden game: its record, and the hash of its events as a comment."""
    rng = Random(f"golden {game_id}")
    s = new_game(rules_for(game_id), f"golden {game_id}")
    moves: list[Move] = []
    while not s.over and len(moves) < BUSY_MOVES:
        move = sensible_move(s, rng)
        if objection(s, move) is None:
            apply(s, move)
            moves.append(move)
    moves += _greedy_end(s)
    record = record_of(s, tuple(f"Player {seat}" for seat in range(s.rules.seats)), moves)
    return f"{record_text(record)}{EVENTS}{events_hash(record)}\n"


def _greedy_end(s: State) -> list[Move]:
    bots = [bot_named("greedy", f"{seat}") for seat in range(s.rules.seats)]
    return play_on(s, bots, record=True).moves if not s.over else []


def events_hash(record: Record) -> str:
    """The SHA-256 of everything that happened, one event a line."""
    log = replay(record, log=True).log or []
    return sha256("\n".join([event_text(event) for event in log]).encode()).hexdigest()


def event_text(event: Event) -> str:
    """An event with all of its fields."""
    values = [(field.name, getattr(event, field.name)) for field in fields(event)]
    plain = [f"{name}={value.key() if isinstance(value, Terms) else value!r}" for name, value in values]
    return f"{type(event).__name__}({', '.join(plain)})"


def main() -> None:
    """Write what is missing."""
    FOLDER.mkdir(exist_ok=True)
    for game_id in game_ids():
        path = golden_file(game_id)
        if not path.exists():
            path.write_text(golden_text(game_id), encoding="utf-8")
            print(f"Wrote {path.name}")


if __name__ == "__main__":
    main()
