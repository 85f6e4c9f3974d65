"""Golden games, which must always replay to the same hashes.

    python -m tools.golden              write what is missing; what is there is never overwritten
    python -m tools.golden classic/5    print the hashed game of a game id, to compare it with another checkout

Some games are stored whole in `tests/golden/`: every edition at its usual and its largest table, each add-on, and all
add-ons of an edition together. For every game id, `hashes.txt` has the hashes of one game, which show whether it has
changed and from which move on.

If a game does not replay any more, the rules, the shuffles or the notation have changed. If that is meant, say so in
the changelog, remove the file or the line, and write it again.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import fields
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

from bohnanza.bots import bot_named
from bohnanza.engine.beans import NAMES
from bohnanza.engine.catalog import addons, editions, game_ids, rule_sets, rules_for
from bohnanza.engine.events import Event
from bohnanza.engine.game import apply, legal, new_game, objection
from bohnanza.engine.menus import FULL
from bohnanza.engine.notation.facts import verb_of
from bohnanza.engine.notation.moves import move_text
from bohnanza.engine.notation.position import position_text
from bohnanza.engine.notation.record import Record, record_of, record_text, replay
from bohnanza.engine.offers import Terms
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.lab.driver import play_on
from bohnanza.proving.random_moves import sensible_move

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
EVENTS: Final = "# events: "
BUSY_MOVES: Final = 150  # everything that people might do; then greedy bots bring the game to its end

HASHES: Final = FOLDER / "hashes.txt"
EVERY: Final = 50  # moves between two hashes
ENDLESS: Final = 5000  # moves; the longest game has less than a thousand
HEAD: Final = f"""\
# One game for every game id; tools/golden.py chooses its moves. After its id: the number of moves, then hashes of its
# deck, its beanometers and all moves, events and positions so far, after every {EVERY} moves and at the end.
# Written by `python -m tools.golden`.
"""


# --- whole games ---


def whole_games() -> list[str]:
    """The game ids of which a whole game is stored."""
    found: list[str] = []
    for name, edition in editions().items():
        fewest, usual, most = (
            edition.seats[0],
            edition.seats[(len(edition.seats) - 1) // 2],
            edition.seats[-1],
        )
        found += [f"{name}/{usual}", f"{name}/{most}"]
        found += [f"{name}+{addon.id}/{usual}" for addon in addons().values() if addon.goes_with[0] == name]
        combined = [rule_set for rule_set in rule_sets() if rule_set.split("+")[0] == name]
        found.append(f"{max(combined, key=len)}/{fewest}")
    return list(dict.fromkeys(found))


def golden_file(game_id: str) -> Path:
    """Where the whole game of an id is stored."""
    return FOLDER / f"{game_id.replace('/', '_')}.txt"


def golden_text(game_id: str) -> str:
    """A new whole game: its record, and the hash of its events as a comment."""
    rng = Random(f"golden {game_id}")
    s = new_game(rules_for(game_id), f"golden {game_id}")
    moves: list[Move] = []
    while not s.over and len(moves) < BUSY_MOVES:
        move = sensible_move(s, rng)
        if objection(s, move) is None:
            apply(s, move)
            moves.append(move)
    if not s.over:
        bots = [bot_named("greedy", f"{seat}") for seat in range(s.rules.seats)]
        moves += play_on(s, bots, record=True).moves
    record = finished_record(s, moves)
    return f"{record_text(record)}{EVENTS}{events_hash(record)}\n"


def finished_record(s: State, moves: list[Move]) -> Record:
    """The record of a game that is over."""
    return record_of(s, tuple(f"Player {seat}" for seat in range(s.rules.seats)), moves)


def events_hash(record: Record) -> str:
    """The SHA-256 of everything that happened, one event a line."""
    log = replay(record, log=True).log or []
    return sha256("\n".join([event_text(event) for event in log]).encode()).hexdigest()


def event_text(event: Event) -> str:
    """An event with all of its fields."""
    values = [(field.name, getattr(event, field.name)) for field in fields(event)]
    plain = [f"{name}={value.key() if isinstance(value, Terms) else value!r}" for name, value in values]
    return f"{type(event).__name__}({', '.join(plain)})"


# --- hashed games ---


def hashed_game(rules: Rules) -> tuple[Record, list[str]]:
    """The game of a game id, and the hashes of all that happened in it, after every few moves and at the end."""
    s = new_game(rules, f"golden {rules.game_id}", log=True)
    beans = [
        (NAMES[kind], count, rules.payouts[kind][: count + 1])
        for kind, count in enumerate(rules.deck)
        if count
    ]
    digest = sha256(str(beans).encode())
    moves: list[Move] = []
    hashes: list[str] = []
    while not s.over:
        if len(moves) == ENDLESS:
            raise RuntimeError(f"{rules.game_id} does not come to its end")
        move = chosen_move(s, len(moves))
        apply(s, move)
        moves.append(move)
        happened = [move_text(move), *[event_text(event) for event in s.log or []]]
        s.log = []
        digest.update("\n".join(happened).encode())
        if len(moves) % EVERY == 0:
            digest.update(position_text(s).encode())
            hashes.append(digest.hexdigest()[:8])
    digest.update(position_text(s).encode())
    hashes.append(digest.hexdigest()[:8])
    return finished_record(s, moves), hashes


def chosen_move(s: State, number: int) -> Move:
    """A move that depends on nothing but seed, number and position: first the kind of move, then the move.

    Neither bots nor a generator of random numbers are asked, so that only the engine can change the game.
    """
    dice = int.from_bytes(sha256(f"{s.seed} {number}".encode()).digest(), "big")
    dice, speaker = divmod(
        dice, 4 * s.rules.seats
    )  # one time in four, anybody instead of the one who is awaited
    seat = speaker if speaker < s.rules.seats else s.awaited
    options = legal(s, seat, FULL) or legal(s, s.awaited, FULL)
    verbs = sorted({verb_of(type(move)) for move in options})
    dice, harvests = divmod(dice, 8)
    if harvests and verbs != ["harvest"]:
        verbs = [verb for verb in verbs if verb != "harvest"]  # else beans would never grow
    dice, kind = divmod(dice, len(verbs))
    options = [move for move in options if verb_of(type(move)) == verbs[kind]]
    return options[dice % len(options)]


def summary(record: Record, hashes: list[str]) -> str:
    """What `hashes.txt` says of a game."""
    return " ".join([record.game_id, str(len(record.moves)), *hashes])


def stored_lines() -> dict[str, str]:
    """The lines of `hashes.txt` by their game ids."""
    lines = HASHES.read_text(encoding="utf-8").splitlines() if HASHES.exists() else []
    return {line.split()[0]: line for line in lines if not line.startswith("#")}


def difference(stored: str, played: str) -> str:
    """Where a game leaves the one that was stored, as a sentence; empty if it does not.

    >>> difference("classic/5 130 aa bb cc", "classic/5 110 aa bd ce")
    'classic/5 is another game from some move between 50 and 100 on.'
    """
    (game_id, _, *before), (_, _, *now) = stored.split(), played.split()
    if before == now:
        return ""
    same = EVERY * next(i for i in range(len(before)) if before[: i + 1] != now[: i + 1])
    return f"{game_id} is another game from some move between {same} and {same + EVERY} on."


def main(wanted: Sequence[str]) -> None:
    """Write what is missing, or print games."""
    for game_id in wanted:
        print(record_text(hashed_game(rules_for(game_id))[0]), end="")
    if wanted:
        return
    FOLDER.mkdir(exist_ok=True)
    for game_id in whole_games():
        path = golden_file(game_id)
        if not path.exists():
            path.write_text(golden_text(game_id), encoding="utf-8")
            print(f"Wrote {path.name}")
    stored = stored_lines()
    lines = [stored.get(game_id) or summary(*hashed_game(rules_for(game_id))) for game_id in game_ids()]
    if list(stored.values()) != lines:
        HASHES.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
        print(f"Wrote {HASHES.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
