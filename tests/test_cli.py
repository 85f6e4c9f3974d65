"""The command line, as a user runs it: every command in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from bohnanza.engine import game
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.menus import SIMPLE
from bohnanza.engine.notation.record import record_of, record_text
from bohnanza.engine.playout import playout
from bohnanza.engine.seams import Move
from bohnanza.lab.benchmark import build_kind
from bohnanza.words import say, voice
from tests import processes
from tests.processes import COMMAND, Running, running

ENVIRONMENT = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1"}


def bohnanza(*arguments: str, code: int = 0) -> str:
    """What a command prints; nothing may go to stderr."""
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (code, ""), done.stdout
    return done.stdout


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return processes.run([*COMMAND, *arguments], env=ENVIRONMENT)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    s = game.new_game(rules_for("anniversary/3"), "tea")
    moves: list[Move] = []
    playout(s, SIMPLE, Random(0), moves)
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(record_text(record_of(s, ("Ana", "Ben", "Cem"), moves)), encoding="utf-8")
    return path


# --- about itself ---


def test_version_names_the_build() -> None:
    words = bohnanza("--version")
    assert words.startswith("bohnanza ")
    assert words.endswith(f"(engine: {build_kind()})\n")


@pytest.mark.parametrize(
    "command", ["", "rules", "play", "simulate", "bots", "arena", "replay", "verify", "conformance", "bench"]
)
def test_every_command_explains_itself(command: str) -> None:
    shown = bohnanza(*command.split(), "--help")
    assert "Usage:" in shown
    assert "cli-" not in shown  # a key that no catalogue has


def test_without_a_command_the_commands_are_listed() -> None:
    assert "simulate" in bohnanza(code=2)


# --- languages ---


def in_environment(*arguments: str, **variables: str) -> str:
    """What a command prints where the environment names a language."""
    none = dict.fromkeys(("BOHNANZA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"), "")
    done = processes.run([*COMMAND, *arguments], env={**ENVIRONMENT, **none, **variables})
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    return done.stdout


GERMAN_HELP = voice("de").say("cli-verify")


@pytest.mark.parametrize(
    ("arguments", "variables"),
    [
        ("--lang de verify --help", {}),
        ("verify --lang de --help", {}),
        ("verify --help", {"LANG": "de_AT.UTF-8"}),
        ("verify --help", {"LC_ALL": "de_DE", "LANG": "en_GB"}),
        ("verify --help", {"BOHNANZA_LANG": "de", "LC_ALL": "en_GB"}),
    ],
)
def test_the_language_is_chosen(arguments: str, variables: dict[str, str]) -> None:
    assert GERMAN_HELP in " ".join(in_environment(*arguments.split(), **variables).split())


@pytest.mark.parametrize(
    ("arguments", "variables"),
    [
        ("verify --help", {}),
        ("verify --help", {"LANG": "fr_FR"}),
        ("verify --lang en --help", {"LANG": "de_DE"}),
    ],
)
def test_english_is_spoken_otherwise(arguments: str, variables: dict[str, str]) -> None:
    assert say("cli-verify") in " ".join(in_environment(*arguments.split(), **variables).split())


def test_complaints_are_in_the_language_too() -> None:
    done = run("simulate", "anniversary/4", "--bots", "greedy,random", "--lang", "de")
    assert done.stderr == f"bohnanza: {voice('de').say('cli-bots-for-seats', {'seats': 4, 'bots': 2})}\n"


# --- rules ---


def test_rules_lists_every_game_with_its_seats() -> None:
    lines = [line.split() for line in bohnanza("rules").splitlines()]
    assert lines == [[game_id, str(rules_for(game_id).seats), "players"] for game_id in game_ids()]


def test_rules_for_programs() -> None:
    listed = json.loads(bohnanza("rules", "--json"))
    assert listed == [{"game": game_id, "seats": rules_for(game_id).seats} for game_id in game_ids()]


def test_a_rule_is_shown_with_its_scenarios_and_its_place() -> None:
    words = bohnanza("rules", "ab-22")
    assert words.startswith("AB-22 ")
    assert "AB-22.txt:" in words.partition("Scenarios:")[2].partition("Code:")[0]
    assert "bohnanza/engine/" in words.partition("Code:")[2]


def test_a_rule_for_programs() -> None:
    entry = json.loads(bohnanza("rules", "AB-22", "--json"))
    assert list(entry) == ["id", "title", "text", "scenarios", "code"]
    assert entry["scenarios"]
    assert entry["code"]


# --- simulate ---


def test_simulate_sums_up() -> None:
    words = bohnanza("simulate", "anniversary/3", "--games", "4", "--bots", "random", "--seed", "x")
    assert "anniversary/3, 4 games" in words
    assert "win rate" in words


def test_simulate_for_programs_is_reproducible() -> None:
    wanted = ("simulate", "classic/4", "--games", "6", "--bots", "greedy,random,random,random", "--json")
    one, other = json.loads(bohnanza(*wanted)), json.loads(bohnanza(*wanted, "--workers", "2"))
    for summary in (one, other):
        summary.pop("seconds"), summary.pop("games_per_second")
    assert one == other
    assert (one["game"], one["games"], len(one["seats"])) == ("classic/4", 6, 4)
    assert sum(seat["wins"] for seat in one["seats"]) == pytest.approx(6)


# --- records ---


def test_replay_shows_the_final_position(record: Path) -> None:
    words = bohnanza("replay", str(record))
    assert words.startswith("game: anniversary/3\nseed: tea\n")
    assert f"# hash {record.read_text().split()[-1]}\n" in words
    assert "# result " in words


def test_replay_stops_where_it_is_told_and_hides_what_a_seat_does_not_see(record: Path) -> None:
    everything = bohnanza("replay", str(record), "--at", "0")
    seen = bohnanza("replay", str(record), "--at", "0", "--seat", "p1")
    watched = bohnanza("replay", str(record), "--at", "0", "--seat", "watcher")
    assert "?" not in everything
    assert [line for line in everything.splitlines() if line.startswith("hand p1")] == [
        line for line in seen.splitlines() if line.startswith("hand p1")
    ]
    assert "hand p0: 5 ?" in seen
    assert "hand p1: 5 ?" in watched


def test_verify_says_what_is_true(record: Path) -> None:
    sentences = bohnanza("verify", str(record)).splitlines()
    assert sentences[0].startswith("The seed’s SHA-256 is ")
    assert sentences[1].startswith("Shuffle 0 of 104 cards ")
    assert sentences[-1].startswith("All ")


TAMPERED = {
    "seed": ("seed: tea", "seed: teb"),
    "move": ("p0 turn\n", "p1 turn\n"),
    "left out": ("p0 turn\n", ""),
    "result": ("result: ", "result: 1"),
    "hash": ("hash: ", "hash: 0"),
    "game": ("game: anniversary/3", "game: classic/3"),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_verify_finds_what_was_changed(record: Path, tmp_path: Path, name: str) -> None:
    old, new = TAMPERED[name]
    forged = tmp_path / "forged.txt"
    text = record.read_text(encoding="utf-8")
    assert old in text
    forged.write_text(text.replace(old, new, 1), encoding="utf-8")
    words = bohnanza("verify", str(forged), code=1)
    assert words.startswith("Not true: ")
    assert words.count("\n") == 1


# --- conformance ---

SCENARIO = """\
scenario: Planting
rules: AB-11
game: anniversary/4
hand p0: soy
play: p0 plant soy 1
expect fields p0: {} | -
"""


def test_shipped_scenarios_pass() -> None:
    last = bohnanza("conformance").splitlines()[-1]
    passed, _, rest = last.partition(" passed, ")
    assert int(passed) > 100
    assert rest == "0 failed"


def test_failing_scenarios_are_named_and_counted(tmp_path: Path) -> None:
    (tmp_path / "good.txt").write_text(SCENARIO.format("soy"))
    (tmp_path / "bad.txt").write_text(SCENARIO.format("red"))
    assert bohnanza("conformance", str(tmp_path / "good.txt")) == "1 passed, 0 failed\n"
    lines = bohnanza("conformance", str(tmp_path), code=1).splitlines()
    assert lines[0].startswith("bad.txt:6: Planting: ")
    assert lines[-1] == "1 passed, 1 failed"


# --- the benchmark ---


def test_bench_for_programs() -> None:
    before = os.times()
    report = json.loads(bohnanza("bench", "--json", "--rounds", "1"))
    after = os.times()
    assert after.children_user - before.children_user < 8  # of 40 seconds for five rounds
    assert list(report) == ["rows", "limit"]
    assert report["limit"] is None
    builds = dict.fromkeys([build_kind(), "pure"])
    assert [(row["build"], row["mode"]) for row in report["rows"]] == [
        (build, mode) for build in builds for mode in ("playout", "stepped")
    ]
    for row in report["rows"]:
        assert (row["game"], row["profile"]) == ("anniversary/4", "simple")
        assert 900 <= row["decisions_per_s"] / row["games_per_s"] <= 960
        assert row["clones_per_s"] > 0
        assert row["lists_per_s"] > 0


def test_bench_of_bots_for_programs() -> None:
    wanted = "bench --bots greedy,random,random --game anniversary/3 --rounds 1 --json"
    rows = json.loads(bohnanza(*wanted.split()))["rows"]
    assert [row["profile"] for row in rows] == ["simple", "full"]
    for row in rows:
        assert (row["game"], row["mode"]) == ("anniversary/3", "greedy,random,random")
        assert row["decisions_per_s"] > row["games_per_s"] > 0


# --- wrong input ---

WRONG = [
    "bogus",
    "rules ZZ-1",
    "rules --bogus",
    "rules AB-22 AB-23",
    "simulate",
    "simulate chess/2",
    "simulate anniversary",
    "simulate anniversary/x",
    "simulate anniversary/99",
    "simulate anniversary+carrot/4",
    "simulate anniversary/4 --games 0",
    "simulate anniversary/4 --games many",
    "simulate anniversary/4 --bots carrot",
    "simulate anniversary/4 --bots greedy,random",
    "simulate anniversary/4 --workers 0",
    "simulate anniversary/4 --profile none",
    "simulate anniversary/4 --seed a#b",
    "replay",
    "replay missing.txt",
    "replay .",
    "replay {record}/x.txt",
    "replay {empty}",
    "replay {binary}",
    "replay {old}",
    "replay {record} --at x",
    "replay {record} --seat p9",
    "verify",
    "verify missing.txt",
    "verify {binary}",
    "verify {old}",
    "conformance missing.txt",
    "conformance {binary}",
    "conformance {record}",
    "bench --limit missing-program",
    "bench --bots carrot",
    "bench --bots greedy --game chess/2",
    "bench --bots greedy,random",
    "play chess",
    "play anniversary/4 --bot carrot",
    "play anniversary/4 --seat 9",
    "play --lang xx",
    "--lang xx rules",
]


@pytest.mark.parametrize("line", WRONG)
def test_wrong_input_gets_one_sentence(line: str, record: Path, tmp_path: Path) -> None:
    files = {name: tmp_path / f"{name}.txt" for name in ("empty", "binary", "old")}
    files["empty"].write_bytes(b"")
    files["binary"].write_bytes(b"\xff\xfe\x00\x9f")
    files["old"].write_text(
        record.read_text(encoding="utf-8").replace("record 2", "record 1"), encoding="utf-8"
    )
    done = run(*[word.format(record=record, **files) for word in line.split()])
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("bohnanza: ")
    assert done.stderr.endswith(".\n")
    assert done.stderr.count("\n") == 1


# --- ending early ---


# The command, which writes into the pipe that it is given as soon as a game has been played.
TELLING = """
import os, sys
from bohnanza.cli import main
from bohnanza.lab import simulate
rows, pipe = simulate._rows, int(sys.argv.pop(1))
def telling(jobs, workers):
    for number, row in enumerate(rows(jobs, workers)):
        if not number:
            os.write(pipe, b"played")
        yield row
simulate._rows = telling
main()
"""


@contextmanager
def simulating(workers: str) -> Iterator[Running]:
    """A simulation without end, as soon as a game has been played."""
    wanted = f"simulate anniversary/3 --games 100000 --bots random --profile simple --workers {workers}"
    words = [sys.executable, "-c", TELLING]
    here, there = os.pipe()
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "pass_fds": [there]}
    with (
        os.fdopen(here, "rb") as told,
        running([*words, str(there), *wanted.split()], env=ENVIRONMENT, **pipes) as process,
    ):
        os.close(there)
        assert told.read(6) == b"played"
        yield process


@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupting_ends_without_a_traceback(workers: str) -> None:
    with simulating(workers) as process:
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everybody in the foreground
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err
    assert err.count("\n") <= 1


@pytest.mark.parametrize("workers", ["1", "2"])
def test_sigterm_ends_a_simulation_and_its_workers(workers: str) -> None:
    with simulating(workers) as process:
        process.terminate()
        # Workers hold the pipes open as long as they live.
        assert process.communicate(timeout=30) == ("", "")
    assert process.returncode == 143


@pytest.mark.skipif(
    sys.platform != "linux", reason="other systems do not tell a process that its parent ended"
)
def test_workers_end_with_a_simulation_that_is_killed() -> None:
    with simulating("2") as process:
        process.kill()
        process.communicate(timeout=30)


# A worker that is still on its way when its parent is killed.
LATE_WORKER = """
import os, signal, sys
from multiprocessing import get_context, process
from bohnanza.interrupts import end_with_parent
def late(pipe):
    os.write(pipe, b"started")
    while os.getppid() == process.parent_process().pid:
        os.sched_yield()
    end_with_parent()
    signal.pause()
if __name__ == "__main__":
    get_context("fork").Process(target=late, args=(int(sys.argv[1]),)).start()
    signal.pause()
"""


@pytest.mark.skipif(
    sys.platform != "linux", reason="other systems do not tell a process that its parent ended"
)
def test_a_worker_that_comes_too_late_for_its_parent_ends_too() -> None:
    here, there = os.pipe()
    words = [sys.executable, "-c", LATE_WORKER, str(there)]
    with (
        os.fdopen(here, "rb") as told,
        running(words, env=ENVIRONMENT, stdout=subprocess.PIPE, pass_fds=[there]) as process,
    ):
        os.close(there)
        assert told.read(7) == b"started"
        process.kill()
        process.communicate(timeout=30)  # the worker holds the pipe open as long as it lives


def test_a_reader_that_goes_away_is_no_error() -> None:
    with running([*COMMAND, "rules", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
