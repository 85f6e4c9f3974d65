"""The unit of measuring: one deal, played once with every distinct seating of the bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, TypedDict

from bohnanza.bots.base import observes
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.game import is_plain, new_game
from bohnanza.engine.menus import PROFILES
from bohnanza.engine.notation.record import record_of, record_text
from bohnanza.lab.collusion import Given, Ledger
from bohnanza.lab.driver import Overseer, play_on
from bohnanza.lab.lineup import Lineup, check_bots, filled_lineup
from bohnanza.lab.options import BadOption, check_menu


class ArenaPlan(NamedTuple):
    """Everything that decides the results: plain data, because it is sent to other processes."""

    game_id: str
    bots: tuple[str, ...]  # by seat, in the first arrangement
    seed: str
    menu: str = "full"
    collusion: bool = False  # whether to note what both sides of every trade gained
    records: str = ""  # the directory for the records, or empty for none


class BlockGame(TypedDict):
    """The figures of one game, ready for JSON."""

    bots: list[str]  # by seat
    scores: list[int]
    winners: list[int]
    turns: int
    decisions: int
    trades: int
    faults: list[tuple[int, int, str]]  # seat, turn, sentence
    given: list[Given]


Block = list[BlockGame]


def make_plan(
    game_id: str,
    bots: Sequence[str],
    seed: str,
    menu: str = "full",
    collusion: bool = False,
    records: Path | None = None,
) -> ArenaPlan:
    """A plan with all options checked, so that no worker comes upon a mistake of the user."""
    rules = rules_for(game_id)
    check_menu(menu)
    if not is_plain(seed):
        raise BadOption("cli-bad-seed")
    names = filled_lineup(bots, rules.seats)
    check_bots(names)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    return ArenaPlan(rules.game_id, names, seed, menu, collusion, str(records.resolve()) if records else "")


def arrangements(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every distinct rotation, so that each bot sits in each seat equally often.

    >>> arrangements(("a", "b", "b"))
    [('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b')]
    """
    return list(dict.fromkeys([bots[shift:] + bots[:shift] for shift in range(len(bots))]))


def games_in(plan: ArenaPlan, blocks: int) -> int:
    """How many games this many blocks have."""
    return blocks * len(arrangements(plan.bots))


def deal_seed(plan: ArenaPlan, block: int) -> str:
    """The seed of the cards of a block."""
    return f"{plan.seed}-{block}"


class BlockOverseer(Overseer):
    """An overseer that also hears which game of the block begins."""

    def begin(self, game: int) -> None:
        """Hear that game `game` of the block is about to be played."""


def play_block(plan: ArenaPlan, block: int, overseer: BlockOverseer | None = None) -> Block:
    """The same deal with every arrangement of the bots."""
    games: Block = []
    for number, names in enumerate(arrangements(plan.bots)):
        if overseer is not None:
            overseer.begin(number)
        games.append(play_one(plan, block, number, names, overseer))
    return games


def play_one(
    plan: ArenaPlan, block: int, number: int, names: tuple[str, ...], overseer: Overseer | None
) -> BlockGame:
    """One game of a block; cards and randomness depend on plan and block only."""
    seed = deal_seed(plan, block)
    lineup = Lineup(names, seed, overseer)
    bots = lineup.bots
    s = new_game(rules_for(plan.game_id), seed, log=plan.collusion or any([observes(bot) for bot in bots]))
    ledger = Ledger() if plan.collusion else None
    menu = PROFILES[plan.menu]
    played = play_on(s, bots, bool(plan.records), menu, ledger.watch if ledger else None, overseer)
    if plan.records:
        path = Path(plan.records) / f"{block:06}-{number}.txt"
        path.write_text(record_text(record_of(s, names, played.moves)), encoding="utf-8")
    return BlockGame(
        bots=list(names),
        scores=played.scores,
        winners=played.winners,
        turns=played.turns,
        decisions=played.decisions,
        trades=played.trades,
        faults=[(fault.seat, fault.turn, fault.sentence) for fault in lineup.faults + played.faults],
        given=ledger.given if ledger else [],
    )
