"""Files that an arena writes: finished blocks to continue from, and a table for other programs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bohnanza.lab.blocks import ArenaPlan, Block, deal_seed
from bohnanza.lab.options import BadOption, check_installed

FORMAT: Final = "bohnanza arena 1"


class BlockFile:
    """Finished blocks, one JSON line each, below a line that says what is played.

    An existing file must be one of the same plan; its blocks are read into `blocks`.
    """

    def __init__(self, path: Path, plan: ArenaPlan) -> None:
        self.path = path
        self.blocks: dict[int, Block] = {}
        header = {
            "format": FORMAT,
            "game": plan.game_id,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "menu": plan.menu,
            "collusion": plan.collusion,
        }
        if path.exists():
            self._read(header)
        else:
            path.write_text(json.dumps(header) + "\n", encoding="utf-8")

    def _read(self, header: dict[str, Any]) -> None:
        lines = self.path.read_text(encoding="utf-8").splitlines(keepends=True)
        if not lines or _parsed(lines[0]) != header:
            raise BadOption("cli-other-blocks", file=str(self.path))
        for line in lines[1:]:
            entry = _parsed(line)
            if entry is not None:
                self.blocks[entry["block"]] = entry["games"]
        if not lines[-1].endswith("\n"):  # it was stopped in the middle of a line
            whole = "".join([line for line in lines if line.endswith("\n")])
            self.path.write_text(whole, encoding="utf-8")

    def add(self, block: int, games: Block) -> None:
        """Append a block that has just been finished; `blocks` does not change."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"block": block, "games": games}) + "\n")


def _parsed(line: str) -> Any:
    """The content of a line, or None if it was cut off."""
    try:
        return json.loads(line) if line.endswith("\n") else None
    except ValueError:
        return None


def save_blocks(plan: ArenaPlan, blocks: dict[int, Block]) -> Path:
    """Write blocks to a file in the current directory, named after a hash of the plan."""
    digest = hashlib.sha256(repr(plan[:5]).encode()).hexdigest()[:8]
    path = Path(f"arena-{digest}.jsonl")
    path.unlink(missing_ok=True)
    file = BlockFile(path, plan)
    for block, games in sorted(blocks.items()):
        file.add(block, games)
    return path


def rows(plan: ArenaPlan, blocks: Sequence[Block]) -> list[dict[str, Any]]:
    """One row for each seat of every game."""
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
    """Write the rows as a Parquet file."""
    check_installed("polars")
    import polars

    polars.DataFrame(rows(plan, blocks)).write_parquet(path)
