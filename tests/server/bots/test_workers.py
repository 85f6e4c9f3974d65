"""Bots in processes of their own: they get what their seat may know, and whatever they do, everybody is answered."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from bohnanza.bots import BOTS, Bot, bot_named
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.events import Event
from bohnanza.engine.game import apply, legal, new_game, objection
from bohnanza.engine.memory import Memory
from bohnanza.engine.menus import FULL, SIMPLE, Menu
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import view_text
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.engine.views import View, determinise, events_for, view
from bohnanza.lab.driver import play_game, play_on
from bohnanza.server import limits
from bohnanza.server.bots.job import Ask, BotJob, WorkerReply, sentence, view_of
from bohnanza.server.bots.pool import CLOSED, COMMAND, BotPool
from bohnanza.server.bots.worker import BotCache, answer
from bohnanza.server.child_processes import ChildProcess, start
from bohnanza.server.protocol.events import GameEvent
from bohnanza.server.wire.events import event_for, events_for_seat
from tests import ROOT
from tests.processes import run
from tests.server.bots.bad_bots import install_bad_bots

GAME = "anniversary/3"


# --- what is asked ---


@pytest.mark.parametrize("game_id", game_ids())
def test_a_view_comes_back(game_id: str) -> None:
    views_come_back(game_id, SIMPLE, gap=11)


@pytest.mark.parametrize("game_id", ["anniversary+coin+magpie+favors/4", "the-duel/2", "classic/5"])
def test_a_view_with_all_kinds_of_offers_comes_back(game_id: str) -> None:
    views_come_back(game_id, FULL, gap=17)


def views_come_back(game_id: str, menu: Menu, gap: int) -> None:
    rules, moves = rules_for(game_id), 0

    def watch(s: State, move: Move) -> None:
        nonlocal moves
        moves += 1
        for seat in range(moves % gap, rules.seats, gap):
            seen = view(s, seat)
            assert view_of(view_text(seen), seat) == seen
            assert view_of(view_text(seen), seat).rules is rules

    bots = [bot_named("random", f"tea/{seat}") for seat in range(rules.seats)]
    play_on(new_game(rules, "tea"), bots, menu=menu, watch=watch)
    assert moves > 0


def job_at(
    s: State, seat: int, bot: str, table: str = "t1", ask: Ask = "choose", heard: int = 0, told: int = -1
) -> BotJob:
    """A question to a bot at a table; `told` events are sent, or none."""
    events = events_for_seat(s.log or [], seat)[heard:told] if told >= 0 else []
    moves = tuple([str(move) for move in legal(s, seat)])
    name, seed = s.rules.game_id, f"{table} {seat}"
    sight, upto = view_text(view(s, seat)), heard + len(events)
    return BotJob(table, seat, name, bot, seed, ask, sight, moves, heard, tuple(events), upto)


async def history_of(s: State, seat: int) -> list[GameEvent]:
    return events_for_seat(s.log or [], seat)


async def nothing() -> list[GameEvent]:
    return []


def table_at(moves: int = 0, seed: str = "kept secret") -> State:
    """A game after some moves, with its log."""
    s, rng = new_game(rules_for(GAME), seed, log=True), Random(seed)
    for _ in range(moves):
        apply(s, rng.choice(legal(s, s.awaited, SIMPLE)))
    return s


def test_a_question_tells_nothing_hidden() -> None:
    s = table_at(40)
    memory = Memory(s.rules, s.awaited)
    for event in events_for(s.log or [], s.awaited):
        memory.observe(event)
    text = msgspec.json.encode(job_at(s, s.awaited, "greedy", told=10**6))
    assert b"kept secret" not in text
    other = determinise(view(s, s.awaited), memory.known, Random(1))
    assert other.deck != s.deck
    other.log = s.log
    assert msgspec.json.encode(job_at(other, s.awaited, "greedy", told=10**6)) == text


# --- whole games through questions and replies ---


class Distant(Bot):
    """Puts every question to a bot as the server does, but without a process."""

    def __init__(self, name: str, seat: int, bots: BotCache, forgets: bool = False) -> None:
        super().__init__(name)
        self.seat = seat
        self.bots = bots
        self.forgets = forgets
        self.heard = 0
        self.events: list[GameEvent] = []

    def choose(self, view: View, moves: list[Move]) -> Move:
        move = self._asked("choose", view, moves)
        assert move is not None
        return move

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        return self._asked("speak", view, moves)

    def interrupt(self, view: View) -> Move | None:
        return self._asked("interrupt", view, [])

    def interrupts(self, rules: Rules) -> bool:
        return bot_named(self.name, "tea").interrupts(rules)

    def observe(self, event: Event) -> None:
        if not self.forgets:
            self.events.append(event_for(event))

    def _asked(self, ask: Ask, seen: View, moves: list[Move]) -> Move | None:
        game, texts = seen.rules.game_id, tuple([str(move) for move in moves])
        events, upto = tuple(self.events[self.heard :]), len(self.events)
        seed, sight = f"tea/{self.seat}", view_text(seen)
        job = BotJob("t1", self.seat, game, self.name, seed, ask, sight, texts, self.heard, events, upto)
        reply = answer(self.bots, msgspec.json.decode(msgspec.json.encode(job), type=BotJob))
        assert not reply.problem
        assert not reply.lost
        assert reply.interrupts == self.interrupts(seen.rules)
        self.heard = len(self.events)
        return None if reply.move is None else parse_move(reply.move, seen.rules.seats)


def near_and_far(game_id: str, names: list[str], forgets: bool = False) -> tuple[list[Move], list[Move]]:
    near = [bot_named(name, f"tea/{seat}") for seat, name in enumerate(names)]
    bots = BotCache()
    far = [Distant(name, seat, bots, forgets) for seat, name in enumerate(names)]
    results = [play_game(game_id, "tea", either, record=True, menu=SIMPLE) for either in (near, far)]
    return results[0].moves, results[1].moves


@pytest.mark.parametrize("name", list(BOTS))
@pytest.mark.parametrize("game_id", ["anniversary+coin+favors/3", "the-duel/2"])
def test_a_bot_plays_the_same_from_afar(game_id: str, name: str) -> None:
    near, far = near_and_far(game_id, [name] * rules_for(game_id).seats)
    assert near == far


def test_a_bot_that_is_told_nothing_does_not() -> None:
    near, far = near_and_far("anniversary/3", ["peer-ref"] * 3, forgets=True)
    assert near != far


# --- which bot is asked ---


def test_a_bot_that_has_heard_something_else_is_lost() -> None:
    s, bots = table_at(), BotCache()
    assert answer(bots, job_at(s, 0, "trader", heard=3)).lost
    assert answer(bots, job_at(s, 0, "trader", told=4)).move
    assert answer(bots, job_at(s, 0, "trader", heard=3, told=4)).lost
    assert answer(bots, job_at(s, 0, "trader", told=4)).move
    assert answer(bots, job_at(s, 0, "trader", heard=4, told=5)).move
    assert answer(bots, job_at(s, 0, "trader", told=5)).move  # all over again
    assert [kept.heard for kept in bots.kept.values()] == [5]


def test_only_so_many_bots_are_kept() -> None:
    s, bots = table_at(), BotCache(most=2)
    for table in ("t1", "t2", "t1", "t3"):
        assert not answer(bots, job_at(s, 0, "greedy", table)).lost
    assert [key[0] for key in bots.kept] == ["t1", "t3"]


@pytest.mark.parametrize("bot", ["carrot", "greedy"])
def test_an_unknown_bot_and_an_unknown_game_are_problems(bot: str) -> None:
    job = job_at(table_at(), 0, bot)
    job = job if bot == "carrot" else msgspec.structs.replace(job, game="carrots/3")
    assert "There is no" in answer(BotCache(), job).problem


def test_a_problem_is_one_printable_line() -> None:
    assert sentence("one\n\x1b[31mtwo\t three\x00") == "one [31mtwo three"
    assert len(sentence("x" * 10**6)) == limits.BOT_PROBLEM


# --- bad bots ---


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of others, as an environment holds them."""
    install_bad_bots(tmp_path)
    before = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, [before])]))


@pytest.fixture
async def pool(brought: None) -> AsyncIterator[BotPool]:
    """One process, so that all bots share it; nothing is left of it afterwards."""
    pool = BotPool(workers=1)
    yield pool
    await finished(pool)


async def finished(pool: BotPool) -> None:
    await pool.close()
    assert not pool.leaving.tasks
    assert all([lane.worker is None for lane in pool.lanes])


def pid_of(pool: BotPool) -> int:
    worker = pool.lanes[0].worker
    assert worker is not None
    return worker.process.pid


async def put(
    pool: BotPool, s: State, bot: str, table: str = "t1", budget: float | None = None
) -> WorkerReply:
    seat = s.awaited
    return await pool.ask(job_at(s, seat, bot, table), lambda: history_of(s, seat), budget)


MOVES = {"illegal": "p0 harvest 3", "prints": "first", "deaf": "first"}
PROBLEMS = {
    "raises": "RuntimeError: no more",
    "quits": "SystemExit: enough",
    "eats": "The bot needs more memory than it may have.",
    "writes": "The process answered nonsense.",
    "floods": "The process answered nonsense.",
    "exits": "The process has ended.",
    "talks": "A str is not a move of the game.",
    "silent": "A NoneType is not a move of the game.",
    "usurps": "p0 cannot move for p1.",
    "unmade": "ValueError: not today",
    "illegal": "",
    "prints": "",
}


@pytest.mark.parametrize("bot", PROBLEMS)
async def test_a_bad_bot_harms_only_itself(pool: BotPool, bot: str) -> None:
    s = table_at()
    asked = [put(pool, s, name, table) for table in ("t1", "t2", "t1") for name in (bot, "good")]
    replies = await asyncio.gather(*asked)
    first = str(legal(s, s.awaited)[0])
    assert [reply.move for reply in replies[1::2]] == [first] * 3
    expected = MOVES.get(bot)
    assert [reply.move for reply in replies[::2]] == [first if expected == "first" else expected] * 3
    assert [reply.problem for reply in replies[::2]] == [PROBLEMS[bot]] * 3


@pytest.mark.parametrize("bot", ["loops", "sleeps"])
async def test_a_bot_that_hangs_harms_only_itself(pool: BotPool, bot: str) -> None:
    s = table_at()
    replies = await asyncio.gather(
        put(pool, s, "good"), put(pool, s, bot, budget=0.5), put(pool, s, "good"), put(pool, s, bot, budget=0.5),
        put(pool, s, "good"),
    )  # fmt: skip
    assert [bool(reply.move) for reply in replies] == [True, False, True, False, True]
    assert [reply.problem for reply in replies[1::2]] == ["The bot gave no answer in 0.5 s."] * 2


def test_the_illegal_move_is_illegal() -> None:
    s = table_at()
    assert objection(s, parse_move(MOVES["illegal"], 3)) is not None


async def test_a_bot_that_cannot_listen_still_answers(pool: BotPool) -> None:
    s = table_at()
    reply = await pool.ask(job_at(s, 0, "deaf", told=9), nothing)
    assert reply.move == str(legal(s, 0)[0])
    assert reply.problem == "ValueError: too loud"


async def test_mistakes_cost_no_process(pool: BotPool) -> None:
    s = table_at()
    await put(pool, s, "good")
    before = pid_of(pool)
    for bot in ("raises", "quits", "talks", "prints", "unmade"):
        await put(pool, s, bot)
    assert pid_of(pool) == before
    await put(pool, s, "exits")
    await put(pool, s, "good")
    assert pid_of(pool) != before


async def test_who_dies_of_the_deeds_of_another_is_asked_again(pool: BotPool) -> None:
    s = table_at()
    replies = [await put(pool, s, bot) for bot in ("poisons", "good", "hoards", "feasts")]
    assert [reply.problem for reply in replies] == [""] * 4
    assert [reply.move for reply in replies] == [str(legal(s, s.awaited)[0])] * 4


async def test_a_new_process_is_told_everything_again(pool: BotPool) -> None:
    s, told = table_at(20), 0
    events = await history_of(s, 0)

    async def history() -> list[GameEvent]:
        nonlocal told
        told += 1
        return events

    job = job_at(s, 0, "trader", told=10)
    later = job_at(s, 0, "trader", heard=10, told=len(events))
    assert (await pool.ask(job, history)).problem == ""
    await put(pool, s, "exits")
    for question in (later, job_at(s, 0, "trader", heard=len(events))):
        assert (await pool.ask(question, history)).problem == ""
    assert told == 1


async def test_questions_of_a_seat_keep_their_order(brought: None) -> None:
    s, pool = table_at(), BotPool(workers=3)
    moves = tuple([f"p0 {word} {bean}" for word in ("want", "have") for bean in ("red", "soy", "blue")])
    jobs = [msgspec.structs.replace(job_at(s, 0, "counts", table), moves=moves) for table in ("t1", "t2") * 6]
    replies = await asyncio.gather(*[pool.ask(job, nothing) for job in jobs])
    assert [reply.move for reply in replies[::2]] == list(moves)
    assert [reply.move for reply in replies[1::2]] == list(moves)
    await finished(pool)


async def test_too_many_questions_are_refused(brought: None) -> None:
    s, pool = table_at(), BotPool(workers=1, waiting=2)
    replies = await asyncio.gather(*[put(pool, s, "good") for _ in range(4)])
    full = "Too many questions wait for this process."
    assert [reply.problem for reply in replies] == ["", "", full, full]
    assert (await put(pool, s, "good")).move
    await finished(pool)


async def test_who_asks_may_go_away(pool: BotPool) -> None:
    s = table_at()
    await put(pool, s, "good")
    before = pid_of(pool)
    task = asyncio.create_task(put(pool, s, "sleeps"))
    after = asyncio.create_task(put(pool, s, "good"))
    while pool.lanes[0].waiting != 2:
        await asyncio.sleep(0)
    task.cancel()
    assert (await after).move == str(legal(s, s.awaited)[0])
    with pytest.raises(asyncio.CancelledError):
        await task
    assert pid_of(pool) != before


# --- beginning and end ---


async def test_without_questions_there_are_no_processes() -> None:
    pool = BotPool()
    assert len(pool.lanes) >= 1
    assert all([lane.worker is None for lane in pool.lanes])
    await finished(pool)


async def test_open_questions_are_answered_at_the_end(pool: BotPool) -> None:
    s = table_at()
    await put(pool, s, "good")
    pid = pid_of(pool)
    tasks = [asyncio.create_task(put(pool, s, "sleeps")) for _ in range(3)]
    while pool.lanes[0].waiting < 3:
        await asyncio.sleep(0)
    await pool.close()
    assert not any([(await task).move for task in tasks])
    assert (await put(pool, s, "good")).problem == CLOSED
    with pytest.raises(ProcessLookupError):  # neither alive nor a zombie
        os.kill(pid, 0)


async def test_the_end_may_come_while_a_process_starts(pool: BotPool) -> None:
    task = asyncio.create_task(put(pool, table_at(), "good"))
    while not pool.lanes[0].waiting:
        await asyncio.sleep(0)
    await pool.close()
    assert (await task).move is None


async def test_a_process_that_ends_between_questions_is_replaced(pool: BotPool) -> None:
    s = table_at()
    await put(pool, s, "good")
    worker = pool.lanes[0].worker
    assert worker is not None
    worker.kill()
    await worker.process.wait()
    assert (await put(pool, s, "good")).move


async def started(command: tuple[str, ...]) -> ChildProcess:
    return ChildProcess(await start(command))


async def test_what_a_process_leaves_behind_does_not_keep_it() -> None:
    worker = await started((sys.executable, "-c", f"print('x' * {8 * limits.BOT_REPLY_BYTES}, end='')"))
    try:
        await worker.wait_until_gone()
        assert worker.process.returncode == 0
    finally:
        worker.kill()


ORPHANS = """
import asyncio, os
from tests.server.bots.test_workers import BotPool, put, table_at

async def main():
    pool, s = BotPool(workers=1), table_at()
    assert (await put(pool, s, "good")).move
    task = asyncio.create_task(put(pool, s, "loops"))
    await asyncio.sleep(0.2)
    os._exit(7)

asyncio.run(main())
"""


def test_processes_end_with_the_server(brought: None) -> None:
    # The worker holds the pipe of the standard error open as long as it lives.
    done = run([sys.executable, "-c", ORPHANS], cwd=ROOT)
    assert done.returncode == 7, done.stderr


async def test_the_secrets_of_the_server_stay_there(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PASSWORD_OF_THE_TEST", "cocoa")
    assert (await put(pool, table_at(), "looks")).problem == "ValueError: I see ['PATH']"


# --- controls: a worker without its precautions ---

IMPORT = "import sys; from bohnanza.server.bots import worker; "


async def asked_of(body: str, bot: str) -> WorkerReply:
    pool = BotPool(workers=1, command=(sys.executable, "-c", IMPORT + body))
    try:
        return await put(pool, table_at(), bot, budget=20.0)
    finally:
        await finished(pool)


async def test_without_a_private_channel_printing_would_spoil_it(brought: None) -> None:
    body = "worker.restrain(worker.limits.BOT_MEMORY); worker.serve(sys.stdin.buffer, sys.stdout.buffer)"
    assert (await asked_of(body, "good")).move
    assert (await asked_of(body, "prints")).problem == "The process answered nonsense."


async def test_without_a_limit_memory_would_be_eaten(brought: None) -> None:
    assert (await asked_of("worker.serve(*worker.private_channel())", "eats")).move


def says(line: str) -> str:
    """A program that says it is ready, and then always the same."""
    return f"print('ready', flush=True); sys.stdin.readline(); print({line!r})"


NO_START = "The process does not start."
NONSENSE = "The process answered nonsense."


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("sys.exit()", NO_START),
        ("print('garbage')", NO_START),
        ("print('ready', flush=True); sys.stdin.readline()", "The process has ended."),
        (says("{}"), NONSENSE),
        (says('{"number": 1, "lost": true}'), NONSENSE),
        (says('{"number": 1, "move": 3}'), NONSENSE),
        (says('{"number": 1, "move": "' + "x" * limits.MOVE_TEXT + '!"}'), NONSENSE),
        (says("x" * (3 * limits.BOT_REPLY_BYTES)), NONSENSE),
        (says('{"number": 1}'), ""),
    ],
)
async def test_a_process_that_is_no_worker_is_noticed(brought: None, body: str, problem: str) -> None:
    assert (await asked_of(body, "good")).problem == problem


async def test_a_program_that_is_not_there_is_noticed() -> None:
    pool = BotPool(workers=1, command=("/no/such/program", *COMMAND[1:]))
    reply = await put(pool, table_at(), "greedy")
    assert reply.problem == "The process does not start: No such file or directory."
    await finished(pool)
