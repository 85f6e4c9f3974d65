"""What an arena leaves behind: finished blocks to go on from, and tables for other programs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from bohnanza.lab.blocks import ArenaPlan, Block, arrangements, deal_seed
from bohnanza.lab.options import BadOption

FORMAT: Final = "bohnanza arena 1"


class BlockFile:
    """A file of finished blocks, one JSON line each, under a line that says what is played."""

    def __init__(self, path: Path, plan: ArenaPlan) -> None:
        self.path = path
        self.plan = plan
        self.blocks: dict[int, Block] = {}
        if path.exists():
            self._read()
        else:
            path.write_text(json.dumps(self._header()) + "\n", encoding="utf-8")

    def _header(self) -> dict[str, Any]:
        plan = self.plan
        return {
            "format": FORMAT,
            "game": plan.game_id,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "menu": plan.menu,
            "collusion": plan.collusion,
        }

    def _read(self) -> None:
        lines = self.path.read_text(encoding="utf-8").splitlines(keepends=True)
        if not lines or _parsed(lines[0]) != self._header():
            raise BadOption("cli-other-blocks", file=str(self.path))
        for line in lines[1:]:
            entry = _parsed(line)
            if entry is not None:
                self.blocks[entry["block"]] = entry["games"]
        if not lines[-1].endswith("\n"):  # it was stopped in the middle of a line
            whole = "".join([line for line in lines if line.endswith("\n")])
            self.path.write_text(whole, encoding="utf-8")

    def add(self, block: int, games: Block) -> None:
        """Keep a block that has just been finished."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"block": block, "games": games}) + "\n")


def _parsed(line: str) -> Any:
    """What a line says; None for one that was cut off."""
    try:
        return json.loads(line) if line.endswith("\n") else None
    except ValueError:
        return None


def save_blocks(plan: ArenaPlan, blocks: dict[int, Block]) -> Path:
    """Keep blocks in a file of the current directory that is named after the plan."""
    digest = hashlib.sha256(repr(plan[:5]).encode()).hexdigest()[:8]
    path = Path(f"arena-{digest}.jsonl")
    path.unlink(missing_ok=True)
    file = BlockFile(path, plan)
    for block, games in sorted(blocks.items()):
        file.add(block, games)
    return path


# --- tables ---


def rows(plan: ArenaPlan, blocks: Sequence[Block]) -> list[dict[str, Any]]:
    """One row a seat of every game."""
    found: list[dict[str, Any]] = []
    for number, block in enumerate(blocks):
        for game_number, game in enumerate(block):
            shared = {
                "game": plan.game_id,
                "block": number,
                "arrangement": game_number,
                "seed": deal_seed(plan, number),
                "turns": game["turns"],
                "decisions": game["decisions"],
                "trades": game["trades"],
            }
            for seat, name in enumerate(game["bots"]):
                won = 1 / len(game["winners"]) if seat in game["winners"] else 0.0
                faults = len([fault for fault in game["faults"] if fault[0] == seat])
                own = {"seat": seat, "bot": name, "coins": game["scores"][seat], "win": won, "faults": faults}
                found.append(shared | own)
    return found


def write_parquet(path: Path, plan: ArenaPlan, blocks: Sequence[Block]) -> None:
    """The rows as a Parquet file."""
    needs("polars")
    import polars

    polars.DataFrame(rows(plan, blocks)).write_parquet(path)


def needs(package: str) -> None:
    """Refuse with a sentence if a package of the extra `lab` is not installed."""
    if find_spec(package) is None:
        raise BadOption("cli-not-installed", package=package)


def games_in(plan: ArenaPlan, blocks: int) -> int:
    """How many games so many blocks have."""
    return blocks * len(arrangements(plan.bots))
