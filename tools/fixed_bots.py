"""Hashes of the games of bots that never change, so that a test notices if they do.

    python -m tools.fixed_bots        write the hashes of games that have none; what is there is never overwritten

If a hash differs, either the bot has changed, which it must not, or the rules, the shuffles or the driver have. If
those were meant to change, say so in the changelog, remove the file and write it again.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

from bohnanza.bots import bot_named
from bohnanza.engine.catalog import rules_for
from bohnanza.lab.driver import play_game

FILE: Final = Path(__file__).resolve().parent.parent / "tests" / "bots" / "fixed_bots.json"
BOT: Final = "trader-1"
# Trading with few and with many seats, every add-on, and both kinds of duel.
GAMES: Final = (
    "classic/5",
    "anniversary/4",
    "anniversary+coin+magpie+favors/5",
    "anniversary-duel+magpie/2",
    "the-duel/2",
)
BLOCKS: Final = 50
SEEDS: Final = 4  # a block; each block has a hash of its own, so that a difference says where it is

Hashes = dict[str, list[str]]  # by game id, one a block


def block_hash(game_id: str, block: int) -> str:
    """The beginning of the SHA-256 of a block of games that the bot plays against itself."""
    digest = sha256()
    for seed in range(block * SEEDS, (block + 1) * SEEDS):
        digest.update(game_text(game_id, f"{BOT} {seed}").encode())
    return digest.hexdigest()[:16]


def game_text(game_id: str, seed: str) -> str:
    """The moves of a game in notation, one a line, below the game's id and seed."""
    bots = [bot_named(BOT, f"{seed}/p{seat}") for seat in range(rules_for(game_id).seats)]
    played = play_game(game_id, seed, bots, record=True)
    if played.faults:
        raise ValueError(f"{BOT} made a fault in {game_id} with seed '{seed}': {played.faults[0].sentence}")
    return "\n".join([f"{game_id} {seed}", *[str(move) for move in played.moves], ""])


def known_hashes() -> Hashes:
    """Those in the file, if there is one."""
    found: Hashes = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found


def main() -> None:
    """Write what is missing."""
    hashes = known_hashes()
    for game_id in GAMES:
        if game_id not in hashes:
            hashes[game_id] = [block_hash(game_id, block) for block in range(BLOCKS)]
            print(f"Wrote {BLOCKS} hashes of {game_id}")
    FILE.write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
