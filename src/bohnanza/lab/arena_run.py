"""The command `bohnanza arena`: its options checked, its games played, its results written and shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bohnanza.bots import limits
from bohnanza.lab import arena
from bohnanza.lab.blocks import ArenaPlan, Block, games_in, make_plan
from bohnanza.lab.options import check_installed
from bohnanza.lab.plots import check_suffix, write_plot
from bohnanza.lab.results import BlockFile, save_blocks, write_parquet
from bohnanza.words import Voice


@dataclass
class ArenaRun:
    plan: ArenaPlan
    games: int
    workers: int
    budget: float
    block_file: BlockFile | None = None
    parquet: Path | None = None
    plot: Path | None = None
    blocks: list[Block] = field(default_factory=list)
    done: dict[int, Block] = field(default_factory=dict)

    @classmethod
    def prepare(
        cls,
        game: str,
        bots: list[str],
        games: int,
        seed: str,
        parquet: Path | None,
        plot: Path | None,
        records: Path | None,
        workers: int | None,
        resume: Path | None,
        collusion: bool,
        budget: float | None,
        profile: str,
    ) -> ArenaRun:
        """Check all options before anything is played."""
        if plot is not None:
            check_suffix(plot)
            check_installed("matplotlib")
        if parquet is not None:
            check_installed("polars")
        plan = make_plan(game, bots, seed, profile, collusion, records)
        block_file = BlockFile(resume, plan) if resume is not None else None
        done = dict(block_file.blocks) if block_file is not None else {}
        return cls(
            plan,
            games,
            workers or arena.cores(),
            budget or limits.DECISION_SECONDS,
            block_file,
            parquet,
            plot,
            done=done,
        )

    def play(self, show: bool) -> None:
        """Play the blocks that are not done yet, with a progress bar if `show`."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True, disable=not show) as bar:
            total = arena.blocks_for(self.plan, self.games)
            ready = len([block for block in self.done if block < total])
            task = bar.add_task(
                self.plan.game_id, total=games_in(self.plan, total), completed=games_in(self.plan, ready)
            )

            def finished(block: int, games: Block) -> None:
                if self.block_file is not None:
                    self.block_file.add(block, games)
                bar.advance(task, len(games))

            self.blocks = arena.run(self.plan, self.games, self.workers, self.done, finished, self.budget)

    def save_interrupted(self, voice: Voice) -> str:
        """Save the blocks that were finished, and say how to continue."""
        path = self.block_file.path if self.block_file is not None else save_blocks(self.plan, self.done)
        played = games_in(self.plan, len(self.done))
        return voice.say("cli-arena-stopped", {"games": played, "file": str(path)})

    def report(self) -> arena.ArenaReport:
        return arena.report(self.plan, self.blocks)

    def write(self) -> None:
        """Write the files that the options name."""
        if self.parquet is not None:
            write_parquet(self.parquet, self.plan, self.blocks)
        if self.plot is not None:
            write_plot(self.plot, self.report())

    def show(self, voice: Voice) -> None:
        """Print the table of bots, then sentences about collusion and faults."""
        console = Console()
        result = self.report()
        console.print(arena.report_table(result, voice))
        for sentence in arena.collusion_sentences(result["collusion"] or [], voice):
            console.print(sentence, highlight=False)
        for sentence in arena.fault_sentences(self.blocks, voice):
            console.print(sentence, highlight=False, markup=False)
