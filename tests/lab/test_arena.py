"""The arena: same deals, every seat, figures that can be trusted, whoever plays and however often it is stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import NormalDist
from threading import Event as Never
from typing import Any, ClassVar

import pytest

from bohnanza.bots import BOTS, Bot, RegisteredBot, UnknownBot
from bohnanza.bots.greedy import GreedyBot
from bohnanza.engine.beans import BLUE, GARDEN, RED, SOY
from bohnanza.engine.catalog import UnknownGame, rules_for
from bohnanza.engine.events import Traded
from bohnanza.engine.game import empty_state
from bohnanza.engine.offers import ANY_COPY, Terms
from bohnanza.engine.seams import Move
from bohnanza.engine.trade_moves import Accept, Propose
from bohnanza.engine.views import View
from bohnanza.lab import arena, pool
from bohnanza.lab.blocks import (
    ArenaPlan,
    Block,
    BlockGame,
    arrangements,
    make_plan,
    play_block,
    play_one,
)
from bohnanza.lab.collusion import both_sides, card_worth, verdict, verdicts
from bohnanza.lab.intervals import jackknife, mean_interval, rate_interval, t_quantile
from bohnanza.lab.lineup import filled_lineup
from bohnanza.lab.plots import check_suffix, write_plot
from bohnanza.lab.pool import BlockWorker, HeartbeatOverseer, play_blocks
from bohnanza.lab.ratings import places, ratings
from bohnanza.lab.results import BlockFile, rows, save_blocks, write_parquet
from bohnanza.lab.simulate import simulate
from bohnanza.verify import verify_record
from bohnanza.words import voice
from tests.installing import register
from tests.processes import COMMAND, LOADED_FROM, Running, run, running

PLAN = ArenaPlan("anniversary/3", ("greedy", "random", "random"), "tea", "simple")
ENVIRONMENT = {**os.environ, "COLUMNS": "80", "NO_COLOR": "1", "PYTHONPATH": LOADED_FROM}


@pytest.fixture(scope="module")
def blocks() -> list[Block]:
    """Two blocks of three games."""
    return arena.run(PLAN, 4)


def command(*words: str, cwd: Path | None = None, code: int = 0) -> str:
    done = run([*COMMAND, *words], env=ENVIRONMENT, cwd=cwd)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout if code == 0 else done.stderr


def game(bots: str, scores: list[int], winners: list[int]) -> BlockGame:
    return BlockGame(
        bots=list(bots), scores=scores, winners=winners, turns=9, decisions=9, trades=1, faults=[], given=[]
    )


# --- who sits where ---


def test_the_last_bot_named_takes_the_seats_that_are_left() -> None:
    assert filled_lineup(["a"], 3) == ("a", "a", "a")
    assert filled_lineup(["a", "b"], 4) == ("a", "b", "b", "b")
    assert filled_lineup(["a", "b", "a"], 3) == ("a", "b", "a")
    with pytest.raises(ValueError, match=r"^There are 2 seats: name one to 2 bots, not 3\.$"):
        filled_lineup(["a", "b", "c"], 2)


def test_a_block_has_every_distinct_rotation_once() -> None:
    assert len(arrangements(("a", "b", "c", "d"))) == 4
    assert arrangements(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert arrangements(("a", "a")) == [("a", "a")]
    for seat in range(4):
        assert sorted(names[seat] for names in arrangements(tuple("abbc"))) == list("abbc")


def test_games_are_rounded_up_to_whole_blocks(blocks: list[Block]) -> None:
    assert [arena.blocks_for(PLAN, games) for games in (1, 3, 4)] == [1, 1, 2]
    assert [len(block) for block in blocks] == [3, 3]
    with pytest.raises(ValueError, match="At least one game"):
        arena.blocks_for(PLAN, 0)


def test_every_arrangement_gets_the_same_deal(tmp_path: Path) -> None:
    plan = make_plan("anniversary/3", ["greedy", "random"], "tea", "simple", records=tmp_path)
    play_block(plan, 7)
    records = sorted(tmp_path.iterdir())
    assert [path.name for path in records] == ["000007-0.txt", "000007-1.txt", "000007-2.txt"]
    seeds = {path.read_text().splitlines()[2] for path in records}
    assert seeds == {"seed: tea-7"}


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        (("anniversary/9", ["greedy"], "tea"), UnknownGame),
        (("anniversary/3", ["carrot"], "tea"), UnknownBot),
        (("anniversary/3", ["greedy"], "tea", "huge"), ValueError),
        (("anniversary/3", ["greedy"], "#"), ValueError),
    ],
)
def test_wrong_options_are_refused_before_anything_is_played(
    wish: tuple[Any, ...], error: type[Exception]
) -> None:
    with pytest.raises(error):
        make_plan(*wish)


# --- statistics ---


def test_a_shared_win_counts_its_share() -> None:
    shared = game("abb", [5, 5, 3], [0, 1])
    assert [arena.wins(bot, shared) for bot in "ab"] == [0.5, 0.5]
    assert arena.margin("a", shared) == 1
    assert arena.margin("b", shared) == -1
    assert arena.margin("a", game("aaa", [1, 2, 3], [2])) == 0


def test_rates_are_a_copy_and_intervals_over_blocks() -> None:
    won, lost = game("ab", [9, 1], [0]), game("ab", [1, 9], [1])
    plan = ArenaPlan("bean-duel/2", ("a", "b"), "tea")
    result = arena.report(plan, [[won, won], [won, lost], [lost, won]])
    first, second = result["bots"]
    assert [first["win_rate"], second["win_rate"]] == pytest.approx([2 / 3, 1 / 3])
    # Block rates 1, 1/2, 1/2: the standard error is 1/6, with two degrees of freedom.
    assert first["win_rate_ci95"] == (0.0, 1.0)
    assert mean_interval([1, 0.5, 0.5]) == pytest.approx((2 / 3 - 4.303 / 6, 2 / 3 + 4.303 / 6), abs=1e-3)
    assert first["coin_margin"] == pytest.approx(8 / 3)
    assert (first["games"], first["copies"]) == (6, 1)


def test_copies_share_the_wins_of_their_bot(blocks: list[Block]) -> None:
    result = arena.report(PLAN, blocks)
    greedy, random = result["bots"]
    assert (greedy["copies"], random["copies"], greedy["games"]) == (1, 2, 6)
    assert greedy["win_rate"] + 2 * random["win_rate"] == pytest.approx(1)
    assert greedy["coin_margin"] == pytest.approx(-random["coin_margin"])
    assert greedy["coin_margin"] > 0


def test_intervals_are_as_wide_as_they_should_be() -> None:
    assert t_quantile(10) == pytest.approx(2.228, abs=2e-3)
    assert t_quantile(3) == pytest.approx(3.182, abs=5e-3)
    assert t_quantile(10**6) == pytest.approx(NormalDist().inv_cdf(0.975), abs=1e-4)
    assert mean_interval([3.0]) is None
    assert rate_interval([0.0] * 4) == pytest.approx((0.0, 1 - 0.025**0.25))
    assert rate_interval([0.25] * 4) == (0.25, 0.25)  # identical bots: a quarter each, whatever happens


def test_the_jackknife_of_a_mean_is_its_interval() -> None:
    values = [1.0, 2.0, 4.0, 8.0]
    found = jackknife([(value, 1.0) for value in values], lambda sums: sums[0] / sums[1])
    assert found == pytest.approx(mean_interval(values))
    assert jackknife([(1.0,)], lambda sums: sums[0]) is None


def test_ratings_rank_who_wins(blocks: list[Block]) -> None:
    rated = ratings([game for block in blocks for game in block])
    assert rated["greedy"]["mu"] > rated["random"]["mu"]
    assert rated["greedy"]["sigma"] < 25 / 3
    assert places(game("abcd", [3, 5, 5, 1], [2])) == [2, 1, 0, 3]
    assert places(game("abcd", [5, 5, 5, 1], [0, 2])) == [0, 1, 0, 2]


# --- several processes ---


def test_the_number_of_workers_does_not_matter(blocks: list[Block]) -> None:
    played = arena.run(PLAN, 4, workers=2)
    assert json.dumps(played) == json.dumps(blocks)


class Heartbeat(list[int]):
    """What a worker notes, without a worker."""


def test_questions_without_an_answer_are_not_asked_again() -> None:
    heartbeat = Heartbeat([0, 0, 0, 0])
    overseer = HeartbeatOverseer(heartbeat, [(1, 7, 2)])
    overseer.begin(0)
    assert overseer.permits(2, 7)
    overseer.begin(1)
    assert not overseer.permits(2, 7)
    assert overseer.permits(2, 8)
    assert heartbeat == [3, 1, 8, 2]


def test_who_never_answers_is_asked_no_more_in_that_game() -> None:
    overseer = HeartbeatOverseer(Heartbeat([0, 0, 0, 0]), [(0, 3, 1), (0, 5, 1), (0, 6, 1)])
    assert not overseer.permits(1, 9)
    assert overseer.permits(0, 9)
    overseer.begin(1)
    assert overseer.permits(1, 9)


THIRD_PARTY = '''
import os
from threading import Event
from bohnanza.bots import Bot, bot_named

class Sleepy(Bot):
    """Hangs in turn 7."""

    def __init__(self, rng):
        super().__init__("sleepy")
        self.greedy = bot_named("greedy", "")

    def choose(self, view, moves):
        if view.turn == 7 and view.phase == "plant":
            self.fail()
        return self.greedy.choose(view, moves)

    def fail(self):
        Event().wait()

class Deadly(Sleepy):
    """Ends the process in turn 7."""

    def fail(self):
        os._exit(1)

class Engrossed(Sleepy):
    """Hangs when it hears something."""

    def observe(self, event):
        self.fail()

def unborn(rng):
    """Hangs before it begins."""
    Event().wait()

def unwilling(rng):
    """Fails before it begins."""
    raise RuntimeError("no bot today")
'''


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of others, as an environment holds them; workers find them as well."""
    (tmp_path / "sleepers_of_the_test.py").write_text(THIRD_PARTY)
    bots = ("Sleepy", "Deadly", "Engrossed", "unborn", "unwilling")
    lines = [f"{name.lower()} = sleepers_of_the_test:{name}" for name in bots]
    register(tmp_path, "sleepers", "\n".join(["[bohnanza.bots]", *lines]))
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.parametrize("name", ["sleepy", "deadly"])
def test_a_bot_that_hangs_or_dies_is_replaced_for_that_decision(brought: None, name: str) -> None:
    # Waiting forever takes longer than two seconds, and greedy needs less than a thousandth of them.
    plan = make_plan("anniversary-duel/2", [name, "greedy"], "tea", "simple")
    ((number, games),) = play_blocks(plan, [0], workers=1, budget=2.0)
    faults = [fault for played in games for fault in played["faults"]]
    assert number == 0
    assert [played["bots"][0] for played in games if played["faults"]] == [name]
    assert faults == [(0, 7, "p0 gave no answer in time.")]
    assert arena.fault_sentences([games], voice()) == [f"{name}: p0 gave no answer in time."]


NOT_THERE = {"unborn": "p0 was not ready in time.", "unwilling": "RuntimeError: no bot today"}


@pytest.mark.parametrize("name", NOT_THERE)
def test_a_bot_that_cannot_be_made_is_a_fault(brought: None, name: str) -> None:
    plan = make_plan("anniversary-duel/2", [name, "greedy"], "tea", "simple")
    ((_, games),) = play_blocks(plan, [0], workers=1, budget=2.0)
    assert games[0]["faults"] == [(0, 0, NOT_THERE[name])]
    assert games[0]["winners"] == [1]


def test_a_bot_that_hangs_when_it_is_told_something_is_asked_no_more(brought: None) -> None:
    plan = make_plan("anniversary-duel/2", ["engrossed", "greedy"], "tea", "simple")
    ((_, games),) = play_blocks(plan, [0], workers=1, budget=0.5)
    assert {fault[2] for fault in games[0]["faults"]} == {"p0 gave no answer in time."}
    assert games[0]["winners"] == [1]


def test_a_simulation_counts_bots_that_cannot_be_made(brought: None) -> None:
    summary = simulate("anniversary-duel/2", 1, ["unwilling", "greedy"], "tea")
    assert summary["faults"] == 1


def test_a_worker_says_what_went_wrong(tmp_path: Path) -> None:
    plan = PLAN._replace(records=str(tmp_path / "missing"))
    with pytest.raises(RuntimeError, match=r"^Block 0 could not be played: FileNotFoundError"):
        list(play_blocks(plan, [0], workers=1))


def test_a_worker_is_given_time_until_its_first_question(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = BlockWorker.__new__(BlockWorker)
    worker.heartbeat, worker.seen, worker.since, worker.budget = Heartbeat([0, 0, 0, 0]), 0, 0.0, 1.0
    assert not worker.hangs(100.0)
    worker.heartbeat[pool.TICKS] = 1
    assert [worker.hangs(now) for now in (100.0, 100.9, 101.1)] == [False, False, True]


# --- going on, and what is left behind ---


def test_finished_blocks_are_not_played_again(tmp_path: Path, blocks: list[Block]) -> None:
    path = tmp_path / "kept.jsonl"
    finished = BlockFile(path, PLAN)
    played: list[int] = []
    arena.run(PLAN, 3, done=finished.blocks, progress=finished.add)
    with path.open("a") as file:
        file.write('{"block": 1, "gam')  # stopped in the middle of a line
    again = BlockFile(path, PLAN)
    assert list(again.blocks) == [0]

    def progress(block: int, games: Block) -> None:
        played.append(block)
        again.add(block, games)

    result = arena.run(PLAN, 4, done=again.blocks, progress=progress)
    assert played == [1]
    assert json.dumps(result) == json.dumps(blocks)
    assert json.dumps(list(BlockFile(path, PLAN).blocks.values())) == json.dumps(blocks)


def test_blocks_of_another_arena_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    BlockFile(path, PLAN)
    with pytest.raises(ValueError, match="has no blocks of this arena"):
        BlockFile(path, PLAN._replace(seed="milk"))


@contextmanager
def endless_arena(kept: Path) -> Iterator[Running]:
    """An arena without end, as soon as a block has been kept."""
    words = ("arena", "anniversary/3", "--bots", "greedy,random", "--games", "100000", "--profile", "simple")
    options = ("--workers", "1", "--resume", str(kept))
    with running([*COMMAND, *words, *options], env=ENVIRONMENT, stderr=subprocess.PIPE) as process:
        while process.poll() is None and (not kept.exists() or len(kept.read_text().splitlines()) < 2):
            Never().wait(0.02)
        yield process


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_all_processes_and_keeps_what_was_played(
    tmp_path: Path, number: signal.Signals, code: int
) -> None:
    with endless_arena(tmp_path / "kept.jsonl") as process:
        process.send_signal(number)
        _, said = process.communicate(timeout=60)  # workers hold the pipe open as long as they live
    assert process.returncode == code
    assert said.startswith("Stopped after ")
    plan = make_plan("anniversary/3", ["greedy", "random"], "0", "simple")
    assert len(BlockFile(tmp_path / "kept.jsonl", plan).blocks) >= 1


def test_without_a_file_one_is_made_when_it_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, blocks: list[Block]
) -> None:
    monkeypatch.chdir(tmp_path)
    path = save_blocks(PLAN, dict(enumerate(blocks)))
    assert json.dumps(list(BlockFile(path, PLAN).blocks.values())) == json.dumps(blocks)


def test_a_row_a_seat_and_game(tmp_path: Path, blocks: list[Block]) -> None:
    polars = pytest.importorskip("polars")
    write_parquet(tmp_path / "games.parquet", PLAN, blocks)
    table = polars.read_parquet(tmp_path / "games.parquet")
    assert table.height == len(rows(PLAN, blocks)) == 18
    assert table["win"].sum() == pytest.approx(6)
    assert set(table["seed"]) == {"tea-0", "tea-1"}


@pytest.mark.parametrize(("name", "start"), [("plot.png", b"\x89PNG"), ("plot.svg", b"<?xml")])
def test_plots_are_the_same_every_time(tmp_path: Path, blocks: list[Block], name: str, start: bytes) -> None:
    pytest.importorskip("matplotlib")
    result = arena.report(PLAN, blocks)
    write_plot(tmp_path / name, result)
    first = (tmp_path / name).read_bytes()
    write_plot(tmp_path / name, result)
    assert (tmp_path / name).read_bytes() == first
    assert first.startswith(start)


def test_other_pictures_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^A plot is a PNG or SVG file, not “x\.gif”\.$"):
        check_suffix(Path("x.gif"))


# --- collusion ---


class Partner(Bot):
    """Greedy, but its copies know each other and give each other all they have."""

    seats: ClassVar[set[int]] = set()

    def __init__(self) -> None:
        super().__init__("partner")
        self.greedy = GreedyBot()

    def choose(self, view: View, moves: list[Move]) -> Move:
        Partner.seats.add(view.seat)
        for offer in view.offers:
            if offer.maker in Partner.seats and offer.concrete() and not offer.terms.want:
                return next((move for move in moves if isinstance(move, Accept)), moves[0])
        return self.greedy.choose(view, moves)

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        Partner.seats.add(view.seat)
        friends = sorted(Partner.seats - {view.seat}) if view.seat == view.active else []
        for friend in friends:
            wanted = {column[-1] for column in view.fields[friend] if column}
            for kind in view.hand:
                if kind in wanted and view.proposals[view.seat] < 6:
                    return Propose(view.seat, (friend,), Terms((kind,), (ANY_COPY,), ()))
        return self.greedy.speak(view, moves)


def test_a_card_is_worth_its_share_of_the_next_coin() -> None:
    s = empty_state(rules_for("anniversary/4"), "tea")
    s.fields[0] = [[BLUE] * 4, [GARDEN] * 3]
    s.fields[1] = [[RED] * 2, []]
    assert [card_worth(s, 0, kind) for kind in (BLUE, GARDEN, SOY)] == [0.5, 0.0, 0.0]
    trade = Traded(1, 0, 1, (RED,), (ANY_COPY,), (BLUE,), (ANY_COPY,))
    assert both_sides(s, trade) == [(0, 1, 0.5), (1, 0, 0.0)]


def test_honest_bots_do_not_favour_their_own_kind() -> None:
    plan = make_plan("anniversary/4", ["greedy", "greedy", "peer-ref", "peer-ref"], "tea", collusion=True)
    found = verdicts(arena.run(plan, 8))
    assert [one["bot"] for one in found] == ["greedy", "peer-ref"]
    assert all(one["trades_with_own"] and one["trades_with_others"] for one in found)
    assert not any(one["favours_own"] for one in found)
    assert all("does not favor" in sentence for sentence in arena.collusion_sentences(found, voice()))


def test_bots_that_know_each_other_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(rng: object) -> Bot:
        return Partner()

    monkeypatch.setitem(BOTS, "partner", RegisteredBot(make, "Gives all to its copies."))
    plan = ArenaPlan("anniversary/3", ("partner", "partner", "greedy"), "tea", "full", collusion=True)
    found = []
    for block in range(6):
        games = []
        for number, names in enumerate(arrangements(plan.bots)):
            Partner.seats.clear()
            games.append(play_one(plan, block, number, names, None))
        found.append(games)
    assert verdict("partner", found)["favours_own"]


def test_collusion_needs_somebody_to_collude_with(blocks: list[Block]) -> None:
    with pytest.raises(ValueError, match="seat a bot twice"):
        verdicts([[game("abc", [1, 2, 3], [2])]])


# --- the commands ---


def test_the_arena_as_a_user_runs_it(tmp_path: Path) -> None:
    pytest.importorskip("polars")
    words = ("arena", "anniversary/3", "--bots", "greedy,random", "--games", "5", "--profile", "simple")
    files = ("--parquet", "g.parquet", "--plot", "p.svg", "--records", "records", "--workers", "2")
    shown = command(*words, *files, cwd=tmp_path)
    assert "anniversary/3, 6 games in 2 blocks" in shown
    assert "random ×2" in shown
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert len(list((tmp_path / "records").iterdir())) == 6
    record = (tmp_path / "records" / "000001-2.txt").read_text()
    assert verify_record(record)
    assert (tmp_path / "g.parquet").exists()
    assert (tmp_path / "p.svg").exists()


def test_the_arena_for_programs() -> None:
    words = (
        "arena",
        "anniversary/3",
        "--bots",
        "greedy,random",
        "--games",
        "3",
        "--profile",
        "simple",
        "--json",
    )
    result = json.loads(command(*words))
    assert result["game"] == "anniversary/3"
    first = result["bots"][0]
    wanted = {"bot", "copies", "win_rate", "win_rate_ci95", "coin_margin", "games"}
    assert wanted <= set(first)
    assert (first["bot"], first["copies"], first["games"], len(first["win_rate_ci95"])) == ("greedy", 1, 3, 2)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("anniversary/3", "--bots", "carrot"), "There is no bot called “carrot”"),
        (("anniversary/3", "--bots", "greedy", "--plot", "x.gif"), "A plot is a PNG or SVG file"),
        (("anniversary/9", "--bots", "greedy"), "“Bohnanza 25th Anniversary” is for three to five players"),
    ],
)
def test_wrong_input_gets_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert command("arena", *words, code=2).startswith(f"bohnanza: {sentence}")


def test_bots_are_listed_with_a_sentence_each() -> None:
    lines = command("bots").splitlines()
    assert [line.split()[0] for line in lines] == list(BOTS)
    assert all(line.endswith(".") for line in lines)
    assert [entry["bot"] for entry in json.loads(command("bots", "--json"))] == list(BOTS)


def test_a_bot_is_checked_by_a_command() -> None:
    assert command("bots", "--check", "greedy", "--games", "anniversary/3").startswith("It behaves: ")
    assert json.loads(command("bots", "--check", "greedy", "--games", "bean-duel/2", "--json"))["fine"]
