"""The arena: bots measured against each other on the same deals, each of them in every seat.

A block is one deal with all distinct rotations of the bots; the statistics are over blocks, never over single
games, because the games of a block share their cards. A win shared by k players counts 1/k for each.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from math import ceil
from statistics import fmean
from typing import TypedDict

from rich.box import SIMPLE_HEAD
from rich.table import Table

from bohnanza.bots import limits
from bohnanza.lab.blocks import ArenaPlan, Block, BlockGame, arrangements
from bohnanza.lab.collusion import Verdict, verdicts
from bohnanza.lab.intervals import Interval, mean_interval, rate_interval
from bohnanza.lab.options import check_games
from bohnanza.lab.pool import play_blocks
from bohnanza.lab.ratings import Rating, ratings
from bohnanza.words import Voice

Progress = Callable[[int, Block], None]  # called with each block that has just been finished


class ArenaLine(TypedDict):
    """How a bot did; rates and coins are those of one copy of it."""

    bot: str
    copies: int
    win_rate: float
    win_rate_ci95: Interval
    chance: float  # the win rate of a bot that is as good as the others
    coins: float
    coin_margin: float  # over the mean of all other bots in the game
    coin_margin_ci95: Interval | None  # None after a single block
    rating: Rating | None  # None without openskill
    games: int
    faults: int


class ArenaReport(TypedDict):
    """What an arena found, ready for JSON; it does not depend on the machine or the number of workers."""

    game: str
    seed: str
    menu: str
    games: int
    blocks: int
    bots: list[ArenaLine]
    turns: float  # these three are means per game
    decisions: float
    trades: float
    collusion: list[Verdict] | None  # None if it was not looked for


def blocks_for(plan: ArenaPlan, games: int) -> int:
    """How many blocks have at least this many games.

    >>> blocks_for(ArenaPlan("anniversary/4", ("a", "b", "b", "b"), "tea"), 10)
    3
    """
    check_games(games)
    return ceil(games / len(arrangements(plan.bots)))


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    plan: ArenaPlan,
    games: int,
    workers: int = 0,
    done: dict[int, Block] | None = None,
    progress: Progress | None = None,
    budget: float = limits.DECISION_SECONDS,
) -> list[Block]:
    """Play the blocks that are not in `done`; each is added to it, so nothing is lost when this is interrupted."""
    finished = {} if done is None else done
    wanted = range(blocks_for(plan, games))
    missing = [block for block in wanted if block not in finished]
    for block, played in play_blocks(plan, missing, workers, budget):
        finished[block] = played
        if progress is not None:
            progress(block, played)
    return [finished[block] for block in wanted]


# --- summing up ---


def report(plan: ArenaPlan, blocks: Sequence[Block]) -> ArenaReport:
    games = [game for block in blocks for game in block]
    rated = ratings(games)
    return ArenaReport(
        game=plan.game_id,
        seed=plan.seed,
        menu=plan.menu,
        games=len(games),
        blocks=len(blocks),
        bots=[_line(name, blocks, rated.get(name)) for name in dict.fromkeys(plan.bots)],
        turns=fmean([game["turns"] for game in games]),
        decisions=fmean([game["decisions"] for game in games]),
        trades=fmean([game["trades"] for game in games]),
        collusion=verdicts(blocks) if plan.collusion else None,
    )


def _line(bot: str, blocks: Sequence[Block], rating: Rating | None) -> ArenaLine:
    games = [game for block in blocks for game in block]
    copies, seats = games[0]["bots"].count(bot), len(games[0]["bots"])
    rates = [fmean([wins(bot, game) / copies for game in block]) for block in blocks]
    margins = [fmean([margin(bot, game) for game in block]) for block in blocks]
    return ArenaLine(
        bot=bot,
        copies=copies,
        win_rate=fmean(rates),
        win_rate_ci95=rate_interval(rates),
        chance=1 / seats,
        coins=fmean([coins(bot, game) for game in games]),
        coin_margin=fmean(margins),
        coin_margin_ci95=mean_interval(margins),
        rating=rating,
        games=len(games),
        faults=sum([game["bots"][seat] == bot for game in games for seat, _, _ in game["faults"]]),
    )


def wins(bot: str, game: BlockGame) -> float:
    """The share of a win that all copies of a bot have together, from 0 to 1."""
    return sum([1 / len(game["winners"]) for seat in game["winners"] if game["bots"][seat] == bot])


def coins(bot: str, game: BlockGame) -> float:
    """What a copy of a bot has earned on average."""
    return fmean([score for name, score in zip(game["bots"], game["scores"]) if name == bot])


def margin(bot: str, game: BlockGame) -> float:
    """How much more a copy of a bot has earned than the mean of all other bots; 0 if there are none."""
    others = [score for name, score in zip(game["bots"], game["scores"]) if name != bot]
    return coins(bot, game) - fmean(others) if others else 0.0


# --- for the terminal ---


def report_table(result: ArenaReport, voice: Voice) -> Table:
    """A row for each bot, the best first."""
    played = {"game": result["game"], "games": result["games"], "blocks": result["blocks"]}
    table = Table(title=voice.say("cli-arena-played", played), box=SIMPLE_HEAD)
    table.add_column(voice.say("cli-column-bot"), no_wrap=True)
    for heading in ("win-rate", "interval", "margin", "interval", "rating"):
        table.add_column(voice.say(f"cli-column-{heading}"), justify="right", no_wrap=True)
    for line in sorted(result["bots"], key=lambda line: -line["win_rate"]):
        low, high = line["win_rate_ci95"]
        margin_interval = line["coin_margin_ci95"]
        rating = line["rating"]
        table.add_row(
            line["bot"] + (f" ×{line['copies']}" if line["copies"] > 1 else ""),
            f"{line['win_rate']:.1%}",
            f"{100 * low:.1f} – {100 * high:.1f} %",
            f"{line['coin_margin']:+.2f}",
            f"{margin_interval[0]:+.2f} – {margin_interval[1]:+.2f}" if margin_interval else "–",
            f"{rating['mu']:.1f} ± {rating['sigma']:.1f}" if rating else "–",
        )
    means = {
        "turns": f"{result['turns']:.1f}",
        "trades": f"{result['trades']:.1f}",
        "chance": f"{result['bots'][0]['chance']:.1%}",
    }
    table.caption = voice.say("cli-arena-means", means)
    return table


def collusion_sentences(found: Sequence[Verdict], voice: Voice) -> list[str]:
    """What was found about collusion, a text for each bot."""
    sentences: list[str] = []
    for one in found:
        interval = one["difference_ci95"]
        figures = {
            "to_own": f"{one['to_own']:.3f}",
            "to_others": f"{one['to_others']:.3f}",
            "others_to_it": f"{one['others_to_it']:.3f}",
            "others_to_others": f"{one['others_to_others']:.3f}",
            "difference": f"{one['difference']:+.3f}",
            "low": f"{interval[0]:+.3f}" if interval else "none",
            "high": f"{interval[1]:+.3f}" if interval else "none",
            "bot": one["bot"],
            "favours": one["favours_own"],
        }
        sentences.append(voice.say("cli-collusion", figures))
    return sentences


def fault_sentences(blocks: Sequence[Block], voice: Voice, most: int = 5) -> list[str]:
    """The first different faults with how often each happened, and how many more there were."""
    found: dict[str, int] = {}
    for block in blocks:
        for game in block:
            for seat, _, sentence in game["faults"]:
                key = f"{game['bots'][seat]}: {sentence}"
                found[key] = found.get(key, 0) + 1
    lines = [voice.say("cli-fault", {"fault": key, "times": count}) for key, count in found.items()]
    more = voice.say("cli-more-faults", {"faults": len(lines) - most})
    return lines[:most] + ([more] if len(lines) > most else [])
