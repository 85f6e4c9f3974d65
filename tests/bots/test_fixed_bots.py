"""Bots that are kept for comparison play every game as they always have."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from bohnanza.bots import BOTS, Bot
from bohnanza.bots.trader_1 import make_trader_1
from bohnanza.engine.seams import Move
from bohnanza.engine.views import View
from bohnanza.lab.benchmark import build_kind
from tools import fixed_bots
from tools.fixed_bots import BLOCKS, GAMES, block_hash, known_hashes

# Blocks that are checked in one test. Uncompiled, all of them would take minutes, so the first has to do.
TENS = [range(first, first + 10) for first in range(0, BLOCKS, 10)]
CHECKED = TENS if build_kind() == "compiled" else [range(1)]


def test_every_block_has_a_hash() -> None:
    assert {game_id: len(hashes) for game_id, hashes in known_hashes().items()} == dict.fromkeys(
        GAMES, BLOCKS
    )


@pytest.mark.parametrize("blocks", CHECKED, ids=str)
@pytest.mark.parametrize("game_id", GAMES)
def test_trader_1_plays_as_it_always_has(game_id: str, blocks: range) -> None:
    known = known_hashes()[game_id]
    assert {block: block_hash(game_id, block) for block in blocks} == {
        block: known[block] for block in blocks
    }


class Impatient(Bot):
    """A trader-1 that offers nothing."""

    def __init__(self, rng: Random) -> None:
        super().__init__("trader-1")
        self.steady = make_trader_1(rng)

    def choose(self, view: View, moves: list[Move]) -> Move:
        return self.steady.choose(view, moves)


def test_a_change_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "trader-1", BOTS["trader-1"]._replace(make=Impatient))
    assert block_hash("anniversary/4", 0) != known_hashes()["anniversary/4"][0]


class Clumsy(Bot):
    """Makes a fault at its first question."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        raise RuntimeError("I do not know how.")


def test_no_hash_is_made_of_a_game_with_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "trader-1", BOTS["trader-1"]._replace(make=lambda rng: Clumsy("trader-1")))
    with pytest.raises(ValueError, match=r"^trader-1 made a fault in the-duel/2 with seed 'trader-1 0': "):
        block_hash("the-duel/2", 0)


def test_missing_hashes_are_written_and_the_others_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "hashes.json"
    kept = {game_id: ["kept"] for game_id in GAMES[1:]}
    here.write_text(json.dumps(kept))
    monkeypatch.setattr(fixed_bots, "FILE", here)
    monkeypatch.setattr(fixed_bots, "BLOCKS", 1)
    first = block_hash(GAMES[0], 0)
    fixed_bots.main()
    assert json.loads(here.read_text()) == {GAMES[0]: [first], **kept}
