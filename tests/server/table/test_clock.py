"""Clocks: who keeps the table waiting pays for it, and for nothing else."""

from __future__ import annotations

import pytest

from bohnanza.engine.game import legal
from bohnanza.engine.referee import fallback
from bohnanza.server import limits
from bohnanza.server.protocol import commands, messages, table_events
from bohnanza.server.protocol.settings import ClockSettings
from bohnanza.server.table import bot_turns, clock, facts
from bohnanza.server.table.fold import rebuild
from bohnanza.server.table.inputs import BotReply, ClockLeap, Join, Tick, Wake
from bohnanza.server.table.step import due, step
from tests.server.table.scenes import Scene, dealt

SECOND = clock.SECOND
LIMIT = 30


def live(people: tuple[str, ...] = ("Ana", "Ben", "Cay")) -> Scene:
    """Thirty seconds for every decision."""
    return dealt(people=people, clock=ClockSettings("live", LIMIT))


def left(scene: Scene, seat: int = 0) -> int | None:
    """Seconds on the clock of a seat."""
    time = clock.time_left(scene.table, seat, scene.now)
    return None if time is None else time // SECOND


def go_on(scene: Scene) -> None:
    """Whoever has to move does."""
    seat = scene.game.awaited
    scene.do(f"m{seat}", commands.Play(f"go{len(scene.rows)}", str(fallback(legal(scene.game, seat)))))


def market() -> Scene:
    """Ana trades and has cards to offer."""
    scene = live()
    scene.to_trading()
    return scene


def test_without_a_clock_everybody_has_all_the_time_there_is() -> None:
    scene = dealt()
    assert left(scene) is None
    assert due(scene.table, scene.now) is None


def test_only_who_is_waited_for_pays() -> None:
    scene = live()
    scene.wait(10 * SECOND)
    assert (left(scene, 0), left(scene, 1)) == (LIMIT - 10, None)
    seen = scene.heard("m1", messages.Update)[-1].room
    assert (seen.awaited, seen.timings) == ([0], [messages.Timing(0, LIMIT * SECOND, True)])


def test_every_decision_has_its_own_time() -> None:
    scene = live()
    scene.wait(10 * SECOND)
    go_on(scene)
    assert left(scene) == LIMIT


def test_talk_and_moves_beside_the_step_bring_no_time() -> None:
    scene = live()
    scene.wait(10 * SECOND)
    scene.play("m0", "p0 want red")
    scene.do("m0", commands.Say("s", "let me think"))
    scene.do("m0", commands.SetOrders("o", 0, []))
    assert left(scene) == LIMIT - 10


def test_time_in_a_pause_counts_against_nobody() -> None:
    scene = live()
    scene.wait(10 * SECOND)
    scene.do("m0", commands.Pause("p"))
    seen = scene.heard("m0", messages.Update)[-1].room
    assert (seen.awaited, seen.timings) == ([], [])
    scene.wait(500 * SECOND)
    scene.do("m0", commands.Resume("r"))
    assert left(scene) == LIMIT - 10


def test_time_without_a_server_counts_against_nobody() -> None:
    scene = live()
    scene.wait(10 * SECOND)
    for _ in range(2):
        scene.table = scene.rebuilt()
        scene.now += 500 * SECOND
        scene.put(Wake(500 * SECOND))
    assert left(scene) == LIMIT - 10
    assert scene.facts(facts.Woke) == [facts.Woke(500 * SECOND)] * 2


def test_a_table_that_was_only_put_aside_goes_on_as_if_nothing_had_been() -> None:
    scene = live()
    scene.wait(10 * SECOND)
    table = scene.rebuilt()
    out = step(table, scene.now, Wake(0))
    assert out.rows == []
    assert clock.time_left(table, 0, scene.now) == (LIMIT - 10) * SECOND


def test_a_last_call_outlives_the_server_too() -> None:
    scene = market()
    scene.play("m0", "p0 offer {hand0} for any to p1")
    scene.play("m0", "p0 done")
    assert scene.table.last_call is not None
    until = scene.table.last_call.until
    table = rebuild("t1", scene.rows)
    step(table, scene.now + 500_000, Wake(500_000))
    assert table.last_call is not None
    assert table.last_call.until == until + 500_000


def test_each_offer_to_be_answered_is_a_decision_of_its_own() -> None:
    scene = market()
    scene.wait(5 * SECOND)
    scene.play("m0", "p0 offer {hand0} for any to p1")
    scene.play("m0", "p0 offer {hand1} for any to p1")
    assert (left(scene, 0), left(scene, 1)) == (None, LIMIT)
    scene.wait(20 * SECOND)
    assert left(scene, 1) == LIMIT - 20
    scene.play("m1", "p1 decline 1")
    assert left(scene, 1) == LIMIT
    scene.play("m1", "p1 decline 2")
    assert left(scene, 0) == LIMIT - 5


def test_the_trading_of_a_turn_is_one_decision_however_many_offers_are_made() -> None:
    scene = market()
    for number, card in enumerate(("{hand0}", "{hand1}", "{hand2}"), 1):
        scene.wait(5 * SECOND)
        scene.play("m0", f"p0 offer {card} for any to p1")
        scene.play("m1", f"p1 decline {number}")
    assert left(scene, 0) == LIMIT - 15


def test_when_time_is_up_a_bot_moves_once_for_the_seat_and_it_is_logged_so() -> None:
    scene = live()
    scene.wait(LIMIT * SECOND)
    question = scene.questions.pop()
    assert (question.seat, question.bot, question.ask) == (0, "trader", "choose")
    scene.put(BotReply(0, question.number, question.moves[0]))
    made = scene.facts(facts.Made)[-1]
    assert (made.move, made.by) == (question.moves[0], "clock")
    assert scene.heard("m1", messages.Update)[-1].stories[-1].news == table_events.Moved(0, "clock")
    assert scene.table.chairs[0].human
    assert left(scene) == LIMIT


def test_a_person_may_still_be_quicker_than_the_bot() -> None:
    scene = live()
    scene.wait(LIMIT * SECOND)
    question = scene.questions.pop()
    go_on(scene)
    scene.put(BotReply(0, question.number, question.moves[0]))
    assert [fact.by for fact in scene.facts(facts.Made)] == ["person"]


def test_a_formality_is_played_when_time_is_up_without_asking_anybody() -> None:
    scene = live()
    while scene.game.agenda[-1].formality(scene.game) is None:
        scene.force(str(fallback(legal(scene.game, scene.game.awaited))))
    scene.wait(LIMIT * SECOND + limits.PACES["brisk"])
    assert scene.facts(facts.Made)[-1].by == "clock"
    assert scene.questions == []


def test_trading_of_who_has_no_time_left_ends_and_nothing_is_given() -> None:
    scene = market()
    hand = list(scene.game.hands[0])
    scene.wait(LIMIT * SECOND)
    assert scene.questions == []
    assert scene.facts(facts.Made)[-1] == facts.Made(0, "p0 done", "clock")
    assert scene.heard("m1", messages.Update)[-1].stories[-1].news == table_events.Moved(0, "clock")
    assert scene.game.hands[0] == hand


def test_who_has_no_time_left_to_answer_declines_each_offer_and_gives_nothing() -> None:
    scene = market()
    scene.give(0, "red", "red", "red")
    scene.give(1, "chili", "chili")
    scene.play("m0", "p0 offer 3 red for chili to p1")  # a bot would accept
    scene.play("m0", "p0 offer red for chili to p1")
    scene.wait(LIMIT * SECOND)
    assert scene.facts(facts.Made)[-1] == facts.Made(1, "p1 decline 1", "clock")
    assert left(scene, 1) == LIMIT
    scene.wait(LIMIT * SECOND)
    assert scene.facts(facts.Made)[-1] == facts.Made(1, "p1 decline 2", "clock")
    assert scene.questions == []
    assert (len(scene.game.hands[0]), len(scene.game.hands[1])) == (3, 2)


def test_the_active_player_declines_what_was_asked_before_trading_ends() -> None:
    scene = market()
    scene.play("m1", "p1 offer {hand0} for any to p0")
    scene.wait(LIMIT * SECOND)
    assert scene.facts(facts.Made)[-1] == facts.Made(0, "p0 decline 1", "clock")
    scene.wait(LIMIT * SECOND)
    assert scene.facts(facts.Made)[-1] == facts.Made(0, "p0 done", "clock")


def test_what_a_bot_thought_of_when_time_was_up_is_dropped_once_the_player_has_moved() -> None:
    scene = live()
    scene.game.fields[0][0] = [scene.game.hands[0][0]] * 3
    scene.wait(LIMIT * SECOND)
    question = scene.questions.pop()
    harvest = next(move for move in question.moves if "harvest" in move)
    go_on(scene)
    scene.put(BotReply(0, question.number, harvest))
    assert [fact.by for fact in scene.facts(facts.Made)] == ["person"]


def test_days_are_counted_in_days() -> None:
    scene = dealt(clock=ClockSettings("days", 2))
    assert due(scene.table, scene.now) == scene.now + 2 * clock.DAY
    scene.go("m0")
    scene.wait(2 * clock.DAY)
    assert scene.questions.pop().seat == 0


def test_who_takes_the_seat_back_from_a_bot_pays_for_the_own_time_only() -> None:
    scene = live()
    scene.wait(10 * SECOND)
    scene.do("m0", commands.LendSeat("l", 0))
    scene.wait(300 * SECOND)
    scene.do("m0", commands.TakeSeat("t", 0))
    assert left(scene) == LIMIT - 10


def test_to_lend_a_seat_and_take_it_back_brings_no_time() -> None:
    scene = live()
    for number in range(3):
        scene.wait(5 * SECOND)
        scene.do("m0", commands.LendSeat(f"l{number}", 0))
        scene.do("m0", commands.TakeSeat(f"t{number}", 0))
    assert left(scene) == LIMIT - 15


def test_who_takes_over_a_seat_has_a_fresh_clock() -> None:
    scene = live()
    scene.wait(20 * SECOND)
    scene.do("m0", commands.Leave("bye"))
    scene.do("m1", commands.OpenSeat("o", 0))
    scene.put(Join("", "join", "Dan", "token of Dan"))
    for member in scene.table.people():
        scene.do(member, commands.AnswerNewcomer("a", "n1", True))
    assert scene.table.name_of(0) == "Dan"
    assert left(scene) == LIMIT


def test_only_the_current_turn_is_kept_in_mind() -> None:
    scene = live()
    scene.to_trading()
    scene.play("m0", "p0 done")
    while scene.game.turn == 1:
        scene.force(str(fallback(legal(scene.game, scene.game.awaited))))
    assert all(key[1] == scene.game.turn for key in scene.table.used)


# --- a date that leaps ---

LEAPS = (3 * 3600 * SECOND, -3 * 3600 * SECOND, 100 * clock.DAY, -100 * clock.DAY)


def leap(scene: Scene, by: int) -> None:
    """Somebody sets the clock of the server."""
    scene.now += by
    scene.put(ClockLeap(by))


@pytest.mark.parametrize("by", LEAPS)
def test_a_leap_of_the_date_takes_no_time_and_brings_none(by: int) -> None:
    scene = live()
    scene.wait(10 * SECOND)
    leap(scene, by)
    assert left(scene) == LIMIT - 10
    scene.wait(5 * SECOND)
    assert left(scene) == LIMIT - 15
    leap(scene, -by)
    assert left(scene) == LIMIT - 15
    assert clock.time_left(scene.rebuilt(), 0, scene.now) == (LIMIT - 15) * SECOND


@pytest.mark.parametrize("by", LEAPS)
def test_a_table_from_a_wrong_date_goes_on_after_a_restart(by: int) -> None:
    scene = live()
    scene.wait(10 * SECOND)
    scene.table = scene.rebuilt()
    scene.now += by
    scene.put(Wake(by))
    assert left(scene) == LIMIT - 10
    scene.wait((LIMIT - 10) * SECOND)
    assert scene.questions.pop().seat == 0


@pytest.mark.parametrize("by", LEAPS)
def test_bots_keep_their_pace_when_the_date_leaps(by: int) -> None:
    scene = dealt(people=("Ana",))
    scene.table.chairs[0].stand_in = "greedy"
    leap(scene, by)
    at = due(scene.table, scene.now)
    assert at is not None
    assert 0 < at - scene.now <= limits.PACES["brisk"]


@pytest.mark.parametrize("by", LEAPS)
def test_the_time_to_notice_a_planting_is_the_same_when_the_date_leaps(by: int) -> None:
    scene = dealt()
    scene.table.planted = scene.now
    leap(scene, by)
    assert bot_turns.noticed_until(scene.table) == scene.now + limits.NOTICING


@pytest.mark.parametrize("by", LEAPS)
def test_who_is_away_has_the_same_grace_when_the_date_leaps(by: int) -> None:
    scene = live()
    scene.go("m0")
    scene.wait(20 * SECOND)
    leap(scene, by)
    assert scene.table.away["m0"] == scene.now - 20 * SECOND


@pytest.mark.parametrize("by", LEAPS)
def test_a_last_call_ends_when_it_should_though_the_date_leaps(by: int) -> None:
    scene = market()
    scene.play("m0", "p0 offer {hand0} for any to p1")
    scene.play("m0", "p0 done")
    scene.now += 1_000
    leap(scene, by)
    assert scene.table.last_call is not None
    assert scene.table.last_call.until == scene.now + limits.LAST_CALL - 1_000


@pytest.mark.parametrize("by", LEAPS)
def test_a_pause_is_as_long_as_it_was_though_the_date_leaps(by: int) -> None:
    scene = market()
    scene.play("m0", "p0 offer {hand0} for any to p1")
    scene.play("m0", "p0 done")
    scene.do("m0", commands.Pause("p"))
    leap(scene, by)
    scene.do("m0", commands.Resume("r"))
    assert scene.table.last_call is not None
    assert scene.table.last_call.until == scene.now + limits.LAST_CALL


@pytest.mark.parametrize("by", LEAPS)
def test_a_newcomer_waits_as_long_as_before_though_the_date_leaps(by: int) -> None:
    scene = dealt()
    scene.do("m0", commands.OpenSeat("open", 2))
    scene.put(Join("", "join", "Cleo", "token of Cleo", ()))
    scene.do("m0", commands.Pause("p"))
    leap(scene, by)
    assert [one.until for one in scene.table.newcomers.values()] == [scene.now + limits.NEWCOMER_WAIT]
    assert scene.rebuilt().newcomers == scene.table.newcomers


def test_a_leap_is_noted_only_where_a_clock_runs() -> None:
    scene = dealt(start=False)
    rows = len(scene.rows)
    leap(scene, -clock.DAY)
    scene.put(Tick())
    assert len(scene.rows) == rows
