"""The table by scenes: people, seats, host, commands and their answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from msgspec import json

from bohnanza.engine.game import legal
from bohnanza.engine.notation.moves import parse_move
from bohnanza.server import limits
from bohnanza.server.protocol import commands, messages, table_events
from bohnanza.server.protocol.settings import ClockSettings, Order, Settings
from bohnanza.server.table import facts
from bohnanza.server.table.deliveries import you
from bohnanza.server.table.facts import LogBroken, LogRow, commitment
from bohnanza.server.table.fold import FOLDS, rebuild
from bohnanza.server.table.inputs import (
    BotReply,
    Connect,
    CreateTable,
    FreshTable,
    Join,
    Refusal,
    Request,
    Wake,
)
from bohnanza.server.table.state import Table
from bohnanza.server.table.step import due, step
from tests.server.table.scenes import SECRET, Scene, dealt, started

# --- positions of a table ---


def waiting() -> Scene:
    return dealt(start=False)


def trading() -> Scene:
    scene = started()
    scene.to_trading()
    return scene


def asking() -> Scene:
    """Ana has an offer open to Ben and said that she is done."""
    scene = trading()
    scene.play("m0", "p0 offer {hand0} for any to p1")
    scene.play("m0", "p0 done")
    return scene


def lent() -> Scene:
    scene = started()
    scene.do("m0", commands.LendSeat("lend", 0))
    return scene


def paused() -> Scene:
    scene = started()
    scene.do("m0", commands.Pause("pause"))
    return scene


def ended() -> Scene:
    scene = started()
    for member in ("m0", "m1"):
        scene.do(member, commands.AgreeToEnd("enough"))
    return scene


def opened() -> Scene:
    scene = started()
    scene.do("m0", commands.OpenSeat("open", 2))
    return scene


def asked() -> Scene:
    scene = opened()
    scene.put(Join("", "join", "Dan", "token of Dan"))
    return scene


# --- every command: what it does, and who may not do it ---


class Case(NamedTuple):
    """A command at a table: the fact it makes, or the code of its refusal and the key of its sentence."""

    at: Callable[[], Scene]
    member: str
    command: commands.AnyCommand
    fact: type | None = None
    code: str = ""
    key: str = ""


SETTINGS = Settings("anniversary/4")
PLANT = "p0 plant garden 1"
CASES = [
    Case(started, "m0", commands.Play("x", "p0 harvest 3"), code="illegal", key="refused-nothing-grows"),
    Case(started, "m1", commands.Play("x", "p0 done"), code="forbidden", key="server-not-your-seat"),
    Case(started, "m0", commands.Play("x", "p0 dance"), code="malformed", key="notation-no-move"),
    Case(
        started,
        "m0",
        commands.Play("x", "p0 offer 99999999999 soy for red to p1"),
        code="malformed",
        key="notation-too-many-cards",
    ),
    Case(waiting, "m0", commands.Play("x", "p0 done"), code="not-now", key="server-not-started"),
    Case(paused, "m0", commands.Play("x", "p0 done"), code="not-now", key="server-paused"),
    Case(ended, "m0", commands.Play("x", "p0 done"), code="not-now", key="refused-game-over"),
    Case(lent, "m0", commands.Play("x", "p0 done"), code="not-now", key="server-take-back-first"),
    Case(trading, "m0", commands.Play("x", "p0 want red"), facts.Made),
    Case(started, "m1", commands.Check("x", PLANT), code="forbidden", key="server-not-your-seat"),
    Case(started, "m1", commands.Advise("x", 0), code="forbidden", key="server-not-your-seat"),
    Case(waiting, "m0", commands.Advise("x", 0), code="not-now", key="server-not-started"),
    Case(asking, "m0", commands.NotDone("x"), table_events.CallTakenBack),
    Case(asking, "m1", commands.NotDone("x"), code="forbidden", key="server-not-your-call"),
    Case(trading, "m0", commands.NotDone("x"), code="not-now", key="server-no-last-call"),
    Case(trading, "m1", commands.Ready("x"), table_events.Readied),
    Case(started, "m1", commands.Ready("x"), code="not-now", key="server-no-trading"),
    Case(started, "m0", commands.SetOrders("x", 0, [Order("trade", "2 coffee", "red")]), facts.Ordered),
    Case(started, "m0", commands.SetOrders("x", 1, []), code="forbidden", key="server-not-your-seat"),
    Case(
        started,
        "m0",
        commands.SetOrders("x", 0, [Order("trade")]),
        code="malformed",
        key="server-order-empty",
    ),
    Case(
        started,
        "m0",
        commands.SetOrders("x", 0, [Order("trade", "?")]),
        code="malformed",
        key="server-order-cards",
    ),
    Case(
        started,
        "m0",
        commands.SetOrders("x", 0, [Order("gifts", "tea")]),
        code="malformed",
        key="notation-no-bean",
    ),
    Case(
        started,
        "m0",
        commands.SetOrders("x", 0, [Order("trade", "99999999 soy")]),
        code="malformed",
        key="notation-too-many-cards",
    ),
    Case(waiting, "m1", commands.Say("x", " hello\x1b[2J "), table_events.Said),
    Case(waiting, "m1", commands.Say("x", "\u202e\u200b"), code="malformed", key="server-nothing-said"),
    Case(waiting, "", commands.Say("x", "hello"), code="forbidden", key="server-no-place"),
    Case(waiting, "", commands.React("x", "nice"), code="forbidden", key="server-no-place"),
    Case(waiting, "m0", commands.Mute("x", "m1", True), facts.Muted),
    Case(waiting, "m0", commands.Mute("x", "m0", True), code="unknown", key="server-no-member"),
    Case(waiting, "m1", commands.Rename("x", "Bea"), table_events.Renamed),
    Case(waiting, "m1", commands.Rename("x", "ＡＮＡ"), code="not-now", key="server-name-at-table"),
    Case(waiting, "m1", commands.Rename("x", "..."), code="malformed", key="server-name-empty"),
    Case(started, "m1", commands.Rename("x", "Bea"), code="not-now", key="server-started"),
    Case(waiting, "m1", commands.AddNonce("x", "luck"), table_events.NonceAdded),
    Case(started, "m1", commands.AddNonce("x", "luck"), code="not-now", key="server-started"),
    Case(waiting, "m0", commands.Start("x"), table_events.Started),
    Case(waiting, "m1", commands.Start("x"), code="forbidden", key="server-host-only"),
    Case(started, "m0", commands.Start("x"), code="not-now", key="server-started"),
    Case(waiting, "m0", commands.Start("x", "carrot"), code="unknown", key="server-no-bot"),
    Case(waiting, "m0", commands.ChangeSettings("x", SETTINGS), table_events.SettingsChanged),
    Case(waiting, "m1", commands.ChangeSettings("x", SETTINGS), code="forbidden", key="server-host-only"),
    Case(started, "m0", commands.ChangeSettings("x", SETTINGS), code="not-now", key="server-started"),
    Case(
        waiting,
        "m0",
        commands.ChangeSettings("x", Settings("chess/2")),
        code="unknown",
        key="notation-no-game",
    ),
    Case(
        waiting,
        "m0",
        commands.ChangeSettings("x", Settings("classic/3", ClockSettings("live", 0))),
        code="malformed",
        key="server-clock-amount",
    ),
    Case(waiting, "m0", commands.Swap("x", 0, 2), table_events.SeatsSwapped),
    Case(waiting, "m1", commands.Swap("x", 0, 2), code="forbidden", key="server-host-only"),
    Case(waiting, "m0", commands.Swap("x", 0, 3), code="unknown", key="server-no-seat"),
    Case(started, "m0", commands.Swap("x", 0, 1), code="not-now", key="server-started"),
    Case(waiting, "m0", commands.SeatBot("x", 2, "random"), table_events.BotSeated),
    Case(started, "m0", commands.SeatBot("x", 2, "random"), table_events.BotSeated),
    Case(waiting, "m0", commands.SeatBot("x", 1, "random"), code="not-now", key="server-seat-taken"),
    Case(waiting, "m1", commands.SeatBot("x", 2, "random"), code="forbidden", key="server-host-only"),
    Case(waiting, "m0", commands.SeatBot("x", 2, "carrot"), code="unknown", key="server-no-bot"),
    Case(waiting, "m0", commands.SeatBot("x", 2, "trader-1"), code="unknown", key="server-no-bot"),
    Case(ended, "m0", commands.SeatBot("x", 2, "random"), code="not-now", key="refused-game-over"),
    Case(started, "m0", commands.OpenSeat("x", 2), table_events.SeatOpened),
    Case(waiting, "m0", commands.OpenSeat("x", 2), code="not-now", key="server-seat-open"),
    Case(started, "m0", commands.OpenSeat("x", 1), code="not-now", key="server-seat-taken"),
    Case(started, "m1", commands.OpenSeat("x", 2), code="forbidden", key="server-host-only"),
    Case(ended, "m0", commands.OpenSeat("x", 2), code="not-now", key="refused-game-over"),
    Case(asked, "m1", commands.AnswerNewcomer("x", "n1", True), table_events.NewcomerAnswered),
    Case(asked, "m1", commands.AnswerNewcomer("x", "n2", True), code="unknown", key="server-no-request"),
    Case(started, "m1", commands.AnswerNewcomer("x", "n1", True), code="unknown", key="server-no-request"),
    Case(started, "m0", commands.Remove("x", "m1"), table_events.Left),
    Case(started, "m1", commands.Remove("x", "m0"), code="forbidden", key="server-host-only"),
    Case(started, "m0", commands.Remove("x", "m7"), code="unknown", key="server-no-member"),
    Case(started, "m0", commands.Remove("x", "m0"), code="not-now", key="server-remove-yourself"),
    Case(started, "m1", commands.Leave("x"), table_events.Left),
    Case(started, "", commands.Leave("x"), code="forbidden", key="server-no-place"),
    Case(started, "m1", commands.Resign("x", 1), table_events.BotSeated),
    Case(started, "m1", commands.Resign("x", 0), code="forbidden", key="server-not-your-seat"),
    Case(waiting, "m1", commands.Resign("x", 1), code="not-now", key="server-not-playing"),
    Case(started, "m0", commands.LendSeat("x", 0), table_events.StoodIn),
    Case(started, "m0", commands.LendSeat("x", 1), code="forbidden", key="server-not-your-seat"),
    Case(lent, "m0", commands.LendSeat("x", 0), code="not-now", key="server-bot-plays"),
    Case(lent, "m0", commands.TakeSeat("x", 0), table_events.SeatTaken),
    Case(started, "m0", commands.TakeSeat("x", 0), code="not-now", key="server-you-play"),
    Case(started, "m0", commands.Pause("x"), table_events.Paused),
    Case(started, "m1", commands.Pause("x"), code="forbidden", key="server-host-only"),
    Case(paused, "m0", commands.Pause("x"), code="not-now", key="server-not-playing"),
    Case(paused, "m0", commands.Resume("x"), table_events.Resumed),
    Case(paused, "m1", commands.Resume("x"), code="forbidden", key="server-host-only"),
    Case(started, "m0", commands.Resume("x"), code="not-now", key="server-not-paused"),
    Case(started, "m0", commands.AgreeToEnd("x"), table_events.EndWanted),
    Case(waiting, "m0", commands.AgreeToEnd("x"), code="not-now", key="server-not-playing"),
    Case(started, "m0", commands.PassHost("x", "m1"), table_events.HostPassed),
    Case(started, "m1", commands.PassHost("x", "m1"), code="forbidden", key="server-host-only"),
    Case(started, "m0", commands.PassHost("x", "m9"), code="unknown", key="server-no-member"),
    Case(ended, "m1", commands.Rematch("x"), table_events.Rematched),
    Case(started, "m0", commands.Rematch("x"), code="not-now", key="server-not-over"),
]
ANSWERED = {
    commands.Check: messages.Checked,
    commands.Advise: messages.Advice,
    commands.React: messages.Ack,
}  # these make no fact


def label(case: Case) -> str:
    return f"{type(case.command).__name__}-{case.at.__name__}-{case.member}-{case.code or 'done'}"


@pytest.mark.parametrize("case", [case for case in CASES if case.fact], ids=label)
def test_a_command_is_carried_out_and_acknowledged(case: Case) -> None:
    scene = case.at()
    before = len(scene.rows)
    answer = scene.do(case.member, case.command)
    made = scene.rows[before:]
    own = next(row for row in made if row.command)
    assert answer == messages.Ack("x", scene.table.commands[f"{case.member}/x"])
    assert case.fact in [type(row.fact) for row in made]
    assert (own.command, own.who) == (f"{case.member}/x", case.member)
    assert scene.rebuilt().hash == scene.table.hash


@pytest.mark.parametrize("case", [case for case in CASES if case.code], ids=label)
def test_a_command_is_refused_with_a_sentence_and_changes_nothing(case: Case) -> None:
    scene = case.at()
    before = (len(scene.rows), scene.table.hash, scene.table.version)
    answer = scene.do(case.member, case.command)
    assert isinstance(answer, messages.Refused)
    assert (answer.id, answer.code, answer.key) == ("x", case.code, case.key)
    assert answer.sentence.endswith(".")
    assert (len(scene.rows), scene.table.hash, scene.table.version) == before


def test_every_command_has_a_scene_in_which_it_is_done_and_one_in_which_it_is_refused() -> None:
    done = {type(case.command) for case in CASES if case.fact} | set(ANSWERED)
    refused = {type(case.command) for case in CASES if case.code}
    assert done == refused == set(commands.COMMANDS)


@pytest.mark.parametrize("kind", commands.COMMANDS)
def test_nobody_but_members_can_do_anything(kind: type[commands.Command]) -> None:
    command = next(case.command for case in CASES if type(case.command) is kind)
    scene = started()
    scene.do("m1", commands.Leave("bye"))
    for stranger in ("", "m1", "m9"):
        answer = scene.do(stranger, command)
        assert isinstance(answer, messages.Refused)
        assert answer.code == "forbidden"


def test_every_fact_can_be_folded() -> None:
    kinds = {*facts.Secret.__args__, *table_events.TableEvent.__args__}
    assert set(FOLDS) == kinds


# --- the same command again ---


@pytest.mark.parametrize(
    "case", [*[case for case in CASES if case.fact], Case(waiting, "m0", commands.React("x", "hm"))]
)
def test_the_same_id_again_acts_once_and_gets_the_same_answer(case: Case) -> None:
    scene = case.at()
    first = scene.do(case.member, case.command)
    rows = len(scene.rows)
    gone = scene.table.members[case.member].gone
    assert gone or scene.do(case.member, case.command) == first
    assert len(scene.rows) == rows
    assert len(scene.heard("m0", messages.Reacted)) <= 1


@pytest.mark.parametrize("case", [case for case in CASES if case.fact], ids=label)
def test_the_same_id_gets_the_same_answer_from_another_process(case: Case) -> None:
    scene = case.at()
    first = scene.do(case.member, case.command)
    table = scene.rebuilt()
    out = step(table, scene.now, Request("again", case.member, case.command))
    assert [delivery.message for delivery in out.deliveries if delivery.to == "again"] == [first]
    assert [row for row in out.rows if row.command] == []


def test_a_refusal_is_repeated_even_if_it_would_be_possible_now() -> None:
    scene = waiting()
    refused = scene.do("m0", commands.Pause("x"))
    scene.do("m0", commands.Start("start"))
    assert scene.do("m0", commands.Pause("x")) == refused
    assert scene.do("m0", commands.Pause("y")) != refused


def test_only_so_many_refusals_are_remembered() -> None:
    scene = waiting()
    for number in range(limits.ANSWERS_KEPT + 5):
        scene.do("m0", commands.Pause(f"x{number}"))
    assert len(scene.table.answers["m0"]) == limits.ANSWERS_KEPT


def test_two_members_may_use_the_same_id() -> None:
    scene = waiting()
    scene.do("m0", commands.Say("x", "one"))
    scene.do("m1", commands.Say("x", "two"))
    assert [said.text for said in scene.table.said] == ["one", "two"]


def test_a_command_of_several_rows_is_acknowledged_with_the_last_version() -> None:
    scene = waiting()
    answer = scene.do("m0", commands.Start("x"))
    started_at = next(
        kept.version for kept in scene.table.stories if isinstance(kept.news, table_events.Started)
    )
    assert answer == messages.Ack("x", started_at)


# --- versions and decisions ---


def first_move(scene: Scene) -> str:
    return next(str(move) for move in legal(scene.game, scene.game.awaited) if move.advances)


def test_a_move_for_a_decision_that_has_passed_is_stale() -> None:
    scene = started()
    move, seen = first_move(scene), scene.table.version
    scene.play("m0", move, seen)
    answer = scene.play("m0", first_move(scene), seen)
    assert isinstance(answer, messages.Refused)
    assert (answer.code, answer.key) == ("stale", "server-stale")


def test_a_move_is_not_stale_because_somebody_talked() -> None:
    scene = started()
    seen = scene.table.version
    scene.do("m1", commands.Say("x", "hello"))
    scene.play("m1", "p1 want red")
    assert isinstance(scene.play("m0", first_move(scene), seen), messages.Ack)


def test_signals_and_answers_are_checked_again_instead_of_being_stale() -> None:
    scene = trading()
    scene.play("m0", "p0 offer {hand0} for any to p1")
    seen = scene.table.version
    scene.play("m0", "p0 want soy")
    assert isinstance(scene.play("m1", "p1 want red", 1), messages.Ack)
    assert isinstance(scene.play("m1", "p1 decline 1", seen), messages.Ack)


def test_nobody_accepts_what_has_changed_under_their_hands() -> None:
    scene = trading()
    scene.play("m0", "p0 offer {hand0} for nothing to p1")
    scene.play("m0", "p0 revise 1 {hand1} for nothing")
    answer = scene.play("m1", "p1 accept 1")
    assert isinstance(answer, messages.Refused)
    assert (answer.code, answer.rule) == ("illegal", "AB-39")


def test_private_rows_make_no_version_and_no_message_to_others() -> None:
    scene = started()
    version, told = scene.table.version, len(scene.told)
    scene.do("m0", commands.SetOrders("o", 0, [Order("gifts")]))
    scene.do("m0", commands.Mute("m", "m1", True))
    assert scene.table.version == version
    assert {to for to, _ in scene.told[told:]} == {"to m0", "answer"}
    assert scene.heard("m0", messages.Orders)[-1] == messages.Orders(0, [Order("gifts")])


def test_check_says_whether_a_move_is_legal_and_nothing_happens() -> None:
    scene = started()
    rows = len(scene.rows)
    assert scene.do("m0", commands.Check("c", first_move(scene))) == messages.Checked("c", True)
    answer = scene.do("m0", commands.Check("d", "p0 draw"))
    assert isinstance(answer, messages.Checked)
    assert (answer.legal, answer.sentence != "", answer.rule != "") == (False, True, True)
    assert len(scene.rows) == rows


# --- sitting down ---


def test_the_first_to_sit_down_is_the_host_and_seats_fill_up_in_order() -> None:
    scene = dealt(people=("Ana", "Ben", "Cay"), start=False)
    assert scene.table.host == "m0"
    assert [chair.member for chair in scene.table.chairs] == ["m0", "m1", "m2"]


def test_no_seat_is_left() -> None:
    scene = dealt(people=("Ana", "Ben", "Cay"), start=False)
    answer = scene.put(Join("a", "j", "Dan", "d")).deliveries[-1].message
    assert answer == messages.Refused(
        "j", "not-now", "server-no-open-seat", {}, "No seat is open at this table."
    )


def test_joining_twice_with_the_same_token_is_joining_once() -> None:
    scene = dealt(people=("Ana",), start=False)
    first = scene.put(Join("a", "j", "Ben", "b")).deliveries[-1].message
    scene.do("m0", commands.Say("x", "hello"))
    again = scene.put(Join("a", "j", "Ben", "b"))
    assert again.deliveries[-1].message == first
    assert again.rows == []


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Join("a", "j", "Ben", "b", (0,)), "not-now"),
        (Join("a", "j", "Ben", "b", (9,)), "unknown"),
        (Join("a", "j", "Ben", "b", (-1,)), "unknown"),
        (Join("a", "j", "\u202e", "b"), "malformed"),
        (Join("a", "j", "ana", "b"), "not-now"),
        (Join("a", "j", "Ben", "b", (1,), invited_by="m7"), ""),
    ],
)
def test_who_cannot_sit_down_hears_why(wish: Join, code: str) -> None:
    scene = dealt(people=("Ana",), start=False)
    answer = scene.put(wish).deliveries[-1].message
    assert (answer.code if isinstance(answer, messages.Refused) else "") == code


def test_a_program_sits_where_the_host_invited_it_though_a_bot_sits_there() -> None:
    scene = waiting()
    scene.do("m0", commands.SeatBot("b", 2, "greedy"))
    answer = scene.put(Join("a", "j", "Deep", "d", (2,), True, "m0")).deliveries[-1].message
    assert isinstance(answer, messages.Ack)
    assert scene.table.members["m2"].program
    refused = scene.put(Join("a", "k", "Deeper", "e", (1,), True, "m0")).deliveries[-1].message
    assert isinstance(refused, messages.Refused)


def test_who_leaves_before_the_deal_uses_up_no_place() -> None:
    scene = dealt(people=("Ana",), start=False)
    for number in range(limits.MEMBERS + 1):
        member = scene.sit(f"n{number}")
        scene.do(member, commands.Leave("bye"))
    assert scene.sit("Zed") == f"m{limits.MEMBERS + 2}"
    assert list(scene.table.members) == ["m0", f"m{limits.MEMBERS + 2}"]
    assert len(scene.rebuilt().members) == 2


def test_a_game_has_only_so_many_members_ever() -> None:
    scene = started(people=("Ana",))
    for number in range(1, limits.MEMBERS):
        scene.do("m0", commands.OpenSeat(f"o{number}", 1))
        scene.put(Join("a", "j", f"n{number}", f"token {number}"))
        scene.do("m0", commands.AnswerNewcomer(f"a{number}", f"n{number}", True))
        scene.do("m0", commands.Remove(f"r{number}", f"m{number}"))
    scene.do("m0", commands.OpenSeat("open", 1))
    answer = scene.put(Join("a", "j", "Zed", "z")).deliveries[-1].message
    assert isinstance(answer, messages.Refused)
    assert answer.code == "too-large"


def test_hot_seat_one_member_sees_and_plays_several_seats() -> None:
    scene = Scene()
    scene.put(CreateTable(Settings("anniversary/3"), SECRET))
    scene.sit("Ana", (0, 2, 2))
    scene.do("m0", commands.Start("s"))
    assert [game.seat for game in scene.heard("m0", messages.Update)[-1].games] == [0, 2]
    assert [part.seat for part in scene.heard("m0", messages.Update)[-1].stories[-1].seats] == [0, 2]
    scene.do("m0", commands.Resign("r", 2, "random"))
    assert scene.table.seats_of("m0") == [0]
    assert not scene.table.members["m0"].gone


def test_who_takes_a_bots_seat_in_a_running_game_is_not_played_by_its_last_thought() -> None:
    scene = dealt(people=("Ana",), start=False)
    scene.do("m0", commands.Swap("w", 0, 2))
    scene.do("m0", commands.Start("s", "greedy"))
    scene.wait(5_000)
    question = scene.questions[-1]
    scene.do("m0", commands.OpenSeat("o", question.seat))
    scene.put(Join("", "join", "Dan", "token of Dan"))
    scene.do("m0", commands.AnswerNewcomer("a", "n1", True))
    scene.put(BotReply(question.seat, question.number, question.moves[0]))
    assert scene.facts(facts.Made) == []
    assert isinstance(scene.play("m1", question.moves[0]), messages.Ack)


def test_a_log_begins_with_the_commitment_and_ends_with_the_secret() -> None:
    scene = started()
    welcome = scene.heard("m0", messages.Welcome)[0]
    assert (welcome.room.commitment, welcome.room.secret) == (commitment(SECRET), "")
    scene.do("m0", commands.AgreeToEnd("a"))
    scene.do("m1", commands.AgreeToEnd("a"))
    assert scene.heard("m0", messages.Update)[-1].room.secret == SECRET


def test_nonces_follow_the_secret_in_the_seed() -> None:
    scene = waiting()
    scene.do("m1", commands.AddNonce("n", "first"))
    scene.do("m0", commands.AddNonce("n", "second"))
    scene.do("m0", commands.Start("s"))
    assert scene.game.seed == f"{SECRET}-first-second"
    scene.do("m1", commands.Leave("bye"))
    assert scene.table.seed == scene.game.seed


def test_who_leaves_before_the_deal_takes_the_nonce_along() -> None:
    scene = waiting()
    scene.do("m1", commands.AddNonce("n", "first"))
    scene.do("m1", commands.Leave("bye"))
    assert scene.table.seed == SECRET


# --- the host ---


def test_swapping_moves_people_and_bots() -> None:
    scene = waiting()
    scene.do("m0", commands.SeatBot("b", 2, "random"))
    scene.do("m0", commands.Swap("s", 0, 2))
    assert [(chair.member, chair.bot) for chair in scene.table.chairs] == [
        ("", "random"),
        ("m1", ""),
        ("m0", ""),
    ]


def test_settings_for_fewer_seats_keep_the_people_and_let_bots_go() -> None:
    scene = dealt("anniversary/5", start=False)
    scene.do("m0", commands.SeatBot("b", 2, "random"))
    scene.do("m0", commands.Swap("w", 0, 4))
    scene.do("m0", commands.ChangeSettings("c", Settings("bean-duel/2")))
    assert [chair.member for chair in scene.table.chairs] == ["m1", "m0"]
    answer = dealt(people=("Ana", "Ben", "Cay"), start=False).do(
        "m0", commands.ChangeSettings("c", Settings("bean-duel/2"))
    )
    assert isinstance(answer, messages.Refused)
    assert answer.code == "not-now"


def test_a_games_id_is_kept_in_its_canonical_form() -> None:
    scene = waiting()
    scene.do("m0", commands.ChangeSettings("c", Settings("anniversary+magpie+coin/03")))
    assert scene.table.settings.game == "anniversary+coin+magpie/3"
    with pytest.raises(Refusal):
        step(Table("t"), 0, CreateTable(Settings("chess/2"), SECRET))


def test_starting_puts_bots_into_the_open_seats() -> None:
    scene = started()
    assert [chair.bot for chair in scene.table.chairs] == ["", "", "greedy"]


def test_a_removed_member_is_shown_out_and_a_bot_plays_on() -> None:
    scene = started()
    scene.do("m0", commands.Remove("r", "m1", "random"))
    assert scene.heard("m1", messages.Bye)[-1].code == "gone"
    assert scene.heard("m0", messages.Presence)[-1] == messages.Presence(["m0"])
    assert scene.table.chairs[1].bot == "random"
    assert scene.come("m1").deliveries[-1].message == scene.heard("m1", messages.Bye)[-1]
    assert "to m1" not in scene.table.connections


def test_there_is_a_host_as_long_as_there_are_people() -> None:
    scene = started()
    scene.do("m0", commands.Leave("bye"))
    assert scene.table.host == "m1"
    empty = dealt(people=("Ana",), start=False)
    empty.do("m0", commands.Leave("bye"))
    assert empty.table.host == ""
    empty.sit("Ben")
    assert empty.table.host == "m1"


def test_a_program_becomes_host_only_if_there_is_nobody_else() -> None:
    scene = dealt(people=("Ana",), start=False)
    scene.sit("Deep", (1,), program=True)
    scene.sit("Cay", (2,))
    scene.do("m0", commands.Leave("bye"))
    assert scene.table.host == "m2"


def test_anybody_may_go_on_if_the_host_is_not_there() -> None:
    scene = paused()
    scene.go("m0")
    assert isinstance(scene.do("m1", commands.Resume("x")), messages.Ack)


def test_the_host_may_close_a_seat_again_that_nobody_took() -> None:
    scene = opened()
    assert scene.table.chairs[2].open
    scene.do("m0", commands.SeatBot("b", 2, "random"))
    assert (scene.table.chairs[2].open, scene.table.chairs[2].bot) == (False, "random")


# --- the end by consent ---


def test_the_game_ends_when_all_people_want_it() -> None:
    scene = started()
    scene.do("m0", commands.AgreeToEnd("a"))
    assert scene.facts(table_events.Ended) == []
    scene.do("m1", commands.AgreeToEnd("a"))
    assert scene.table.status == "ended"
    assert due(scene.table, scene.now) is None


def test_who_no_longer_wants_the_end_can_say_so() -> None:
    scene = started()
    scene.do("m0", commands.AgreeToEnd("a"))
    scene.do("m0", commands.AgreeToEnd("b", False))
    scene.do("m1", commands.AgreeToEnd("a"))
    assert (scene.table.status, scene.table.want_end) == ("playing", ["m1"])


def test_the_game_ends_when_the_only_one_against_it_leaves() -> None:
    scene = started()
    scene.do("m0", commands.AgreeToEnd("a"))
    scene.do("m1", commands.Leave("bye"))
    assert scene.table.status == "ended"


def test_programs_and_those_for_whom_a_bot_plays_are_not_asked() -> None:
    scene = dealt(people=("Ana", "Ben"), start=False)
    scene.sit("Deep", (2,), program=True)
    scene.do("m0", commands.Swap("w", 0, 1))
    scene.do("m0", commands.Start("s"))
    scene.do("m0", commands.AgreeToEnd("a"))
    scene.go("m1")
    scene.wait(limits.GRACE - 1)
    assert scene.facts(table_events.Ended) == []
    scene.wait(1)
    assert scene.facts(table_events.Ended) == [table_events.Ended()]


def test_a_paused_game_can_be_ended_too() -> None:
    scene = paused()
    for member in ("m0", "m1"):
        scene.do(member, commands.AgreeToEnd("a"))
    assert scene.table.status == "ended"


# --- leaving, being away, coming back ---


def test_who_resigns_the_only_seat_leaves_and_a_bot_plays_on() -> None:
    scene = started()
    scene.do("m1", commands.Resign("r", 1, "random"))
    assert (scene.table.chairs[1].bot, scene.table.members["m1"].gone) == ("random", True)


def away() -> Scene:
    """It is Ana's turn, and she is not there."""
    scene = started()
    scene.go("m0")
    return scene


def test_a_bot_stands_in_after_the_grace_period_and_not_before() -> None:
    scene = away()
    scene.wait(limits.GRACE - 1)
    assert scene.table.chairs[0].human
    scene.wait(1)
    assert scene.table.chairs[0].stand_in == "trader"
    assert scene.facts(table_events.StoodIn) == [table_events.StoodIn(0, "trader")]
    scene.wait(5_000)
    assert scene.questions[-1].seat == 0


def test_who_comes_back_has_the_seat_at_once_and_the_bots_answer_comes_too_late() -> None:
    scene = away()
    scene.wait(limits.GRACE + 5_000)
    question = scene.questions[-1]
    out = scene.come("m0")
    assert isinstance(out.deliveries[-1].message, messages.Welcome)
    assert out.deliveries[-1].message.room.chairs[0].bot == ""
    scene.put(BotReply(0, question.number, first_move(scene)))
    assert scene.facts(facts.Made) == []
    assert isinstance(scene.play("m0", first_move(scene)), messages.Ack)


def test_nobody_stands_in_where_that_is_not_wanted_or_over_days() -> None:
    for scene in (dealt(takeover=False), dealt(clock=ClockSettings("days", 3))):
        scene.go("m0")
        scene.wait(10 * limits.GRACE)
        assert scene.table.chairs[0].human


def test_nobody_stands_in_while_the_table_waits_for_others() -> None:
    scene = started()
    scene.go("m1")
    scene.wait(10 * limits.GRACE)
    assert scene.table.chairs[1].human


def test_another_device_does_not_take_a_lent_seat_back_but_coming_back_does() -> None:
    scene = lent()
    scene.put(Connect("tablet", "m0"))
    assert scene.table.chairs[0].stand_in
    scene.go("m0")
    assert scene.table.away == {}
    scene.put(Request("x", "m0", commands.Say("s", "still here")))
    assert scene.table.chairs[0].stand_in


def test_a_server_that_comes_back_gives_everybody_time_to_connect() -> None:
    scene = started()
    table = scene.rebuilt()
    step(table, scene.now + 500_000, Wake(500_000))
    assert due(table, scene.now + 500_000) == scene.now + 500_000 + limits.GRACE


# --- arriving ---


def test_the_welcome_is_the_first_message_even_if_the_seat_is_taken_back() -> None:
    scene = away()
    scene.wait(limits.GRACE)
    out = scene.come("m0", since=2)
    own = [delivery.message for delivery in out.deliveries if delivery.to == "to m0"]
    assert [type(message) for message in own] == [messages.Welcome]
    assert isinstance(own[0], messages.Welcome)
    assert own[0].version == scene.table.version == own[0].missed[-1].version


def test_who_was_away_for_a_moment_gets_what_was_missed() -> None:
    scene = started()
    seen = scene.table.version
    scene.go("m1")
    scene.do("m0", commands.Say("s", "hello"))
    scene.come("m1", seen)
    welcome = scene.heard("m1", messages.Welcome)[-1]
    assert (welcome.complete, [type(story.news) for story in welcome.missed]) == (True, [table_events.Said])


def test_who_was_away_for_long_is_told_that_something_is_missing() -> None:
    scene = waiting()
    for number in range(limits.STORIES_KEPT + 1):
        scene.do("m0", commands.AddNonce(f"n{number}", "x"))
    scene.come("m1", 1)
    welcome = scene.heard("m1", messages.Welcome)[-1]
    assert (welcome.complete, len(welcome.missed)) == (False, limits.STORIES_KEPT)
    scene.come("m1", 99_999)
    assert not scene.heard("m1", messages.Welcome)[-1].complete


def test_spectators_see_no_hand_and_can_be_kept_out() -> None:
    scene = started()
    out = scene.put(Connect("w", ""))
    welcome = out.deliveries[-1].message
    assert isinstance(welcome, messages.Welcome)
    assert (welcome.games[0].seat, welcome.games[0].hand, welcome.you.seats) == (-1, [], [])
    assert out.deliveries == [out.deliveries[-1]]
    closed = dealt(spectators=False)
    assert isinstance(closed.put(Connect("w", "")).deliveries[-1].message, messages.Bye)
    assert closed.table.connections.keys() == {"to m0", "to m1"}


def test_spectators_go_when_they_are_no_longer_wanted() -> None:
    scene = waiting()
    scene.put(Connect("w", ""))
    out = scene.put(
        Request("a", "m0", commands.ChangeSettings("c", Settings("anniversary/3", spectators=False)))
    )
    assert [
        delivery.message.code for delivery in out.deliveries if isinstance(delivery.message, messages.Bye)
    ] == ["forbidden"]


def test_many_spectators_do_not_keep_a_player_out() -> None:
    scene = started()
    for number in range(limits.CONNECTIONS + 1):
        out = scene.put(Connect(f"w{number}", ""))
    assert isinstance(out.deliveries[-1].message, messages.Bye)
    assert isinstance(scene.put(Connect("phone", "m1")).deliveries[-1].message, messages.Welcome)
    for number in range(limits.CONNECTIONS_EACH):
        out = scene.put(Connect(f"d{number}", "m1"))
    assert isinstance(out.deliveries[-1].message, messages.Bye)


def test_everybody_hears_who_is_there_once() -> None:
    scene = started()
    scene.put(Connect("phone", "m1"))
    scene.put(Connect("w", ""))
    told = len(scene.heard("m0", messages.Presence))
    scene.go("m1")
    assert len(scene.heard("m0", messages.Presence)) == told
    scene.put(Request("x", "m1", commands.Say("s", "x")))
    scene.table.connections.pop("phone")
    scene.come("m1")
    assert scene.heard("m0", messages.Presence)[-1] == messages.Presence(["m0", "m1"])


# --- chat ---


def test_talk_is_cleaned_and_limited() -> None:
    scene = waiting()
    scene.do("m0", commands.Say("x", "tea\x07 \u202eand\nmore"))
    assert scene.table.said[-1].text == "tea and more"
    answers = [scene.do("m0", commands.React(f"r{number}", "hm")) for number in range(limits.CHATS)]
    assert isinstance(answers[-1], messages.Refused)
    assert answers[-1].code == "too-fast"
    scene.wait(limits.CHAT_SECONDS * 1_000)
    assert isinstance(scene.do("m0", commands.React("later", "hm")), messages.Ack)


def test_a_muted_member_is_not_heard_and_does_not_know() -> None:
    scene = waiting()
    scene.do("m1", commands.Mute("m", "m0", True))
    scene.do("m0", commands.Say("s", "hello"))
    scene.do("m0", commands.React("r", "nice"))
    assert [story for update in scene.heard("m1", messages.Update)[-1:] for story in update.stories] == []
    assert scene.heard("m1", messages.Reacted) == []
    assert scene.heard("m0", messages.Reacted) != []
    scene.come("m1")
    assert scene.heard("m1", messages.Welcome)[-1].said == []
    assert you(scene.table, "m1").muted == ["m0"]
    scene.do("m1", commands.Mute("n", "m0", False))
    scene.come("m1")
    assert [said.text for said in scene.heard("m1", messages.Welcome)[-1].said] == ["hello"]


# --- advice ---


def test_advice_is_asked_of_a_bot_and_told_to_who_asked() -> None:
    scene = started()
    scene.do("m0", commands.Advise("a", 0))
    question = scene.questions[-1]
    assert (question.seat, question.bot, question.ask) == (0, "trader", "choose")
    out = scene.put(BotReply(0, question.number, "p0 plant soy 1"))
    assert [(delivery.to, delivery.message) for delivery in out.deliveries] == [
        ("answer", messages.Advice("a", 0, "p0 plant soy 1"))
    ]
    assert scene.facts(facts.Made) == []


def test_nothing_but_the_formality_is_advised_where_there_is_one() -> None:
    scene = started()
    scene.play("m0", "p0 plant {hand0} 1")
    scene.play("m0", "p0 done")
    scene.do("m0", commands.Advise("a", 0))
    assert scene.questions[-1].moves == ["p0 turn"]


def test_one_piece_of_advice_at_a_time_and_the_same_request_again_asks_once() -> None:
    scene = started()
    scene.do("m0", commands.Advise("a", 0))
    assert scene.do("m0", commands.Advise("a", 0)) is None
    assert len(scene.questions) == 1
    refused = scene.do("m0", commands.Advise("b", 0))
    assert isinstance(refused, messages.Refused)
    assert refused.code == "too-fast"


def test_there_are_no_hints_where_they_are_not_wanted() -> None:
    scene = waiting()
    scene.do("m0", commands.ChangeSettings("c", Settings("anniversary/3", hints=False)))
    scene.do("m0", commands.Start("s"))
    answer = scene.do("m0", commands.Advise("a", 0))
    assert isinstance(answer, messages.Refused)
    assert answer.code == "forbidden"


# --- names ---


def test_bots_have_first_names_and_leave_them_to_people() -> None:
    scene = waiting()
    scene.do("m0", commands.SeatBot("b", 2, "greedy"))
    assert scene.table.name_of(2) == "Cleo"
    scene.do("m0", commands.Rename("n", "cleo"))
    assert scene.table.name_of(2) == "Jan"


# --- rematch ---


def test_a_rematch_seats_everybody_one_further_with_the_same_token() -> None:
    scene = ended()
    out = scene.put(Request("a", "m1", commands.Rematch("r"), FreshTable("t2", SECRET[::-1])))
    new = rebuild("t2", out.spawns[0].rows)
    assert [new.name_of(seat) for seat in range(3)] == ["Hugo", "Ana", "Ben"]
    assert new.member_with("token of Ben") == "m1"
    assert (new.host, new.status, new.settings) == ("m0", "waiting", scene.table.settings)
    assert new.secret != scene.table.secret
    assert scene.heard("m0", messages.Update)[-1].room.rematch == "t2"


def test_who_has_left_is_replaced_by_a_bot_in_the_rematch_and_mutes_are_kept() -> None:
    scene = dealt(people=("Ana", "Ben", "Cay"))
    scene.do("m1", commands.Mute("m", "m2", True))
    for member in ("m0", "m1", "m2"):
        scene.do(member, commands.AgreeToEnd("a"))
    scene.do("m0", commands.Leave("bye"))
    out = scene.put(Request("a", "m1", commands.Rematch("r"), FreshTable("t2", SECRET[::-1])))
    new = rebuild("t2", out.spawns[0].rows)
    assert [(chair.member, chair.bot) for chair in new.chairs] == [("m1", ""), ("", "trader"), ("m0", "")]
    assert new.members["m0"].muted == {"m1"}
    assert new.host == "m0"


def test_there_is_one_rematch() -> None:
    scene = ended()
    scene.do("m0", commands.Rematch("r"))
    answer = scene.do("m1", commands.Rematch("s"))
    assert isinstance(answer, messages.Refused)
    assert answer.key == "server-rematch-made"


# --- the log ---


def test_a_log_that_was_changed_is_not_believed() -> None:
    scene = started()
    rows = scene.rows
    changed = [json.decode(json.encode(row), type=LogRow) for row in rows]
    assert rebuild("t1", changed).hash == scene.table.hash
    for bad in (
        [*rows[:2], *rows[3:]],
        [rows[0], LogRow(2, rows[1].at + 1, rows[1].who, rows[1].command, rows[1].fact, rows[1].hash)],
        [*rows, rows[-1]],
    ):
        with pytest.raises(LogBroken):
            rebuild("t1", bad)


def test_what_everybody_is_told_of_a_seat_is_not_what_it_sees() -> None:
    scene = started()
    update = {member: scene.heard(member, messages.Update)[-1] for member in ("m0", "m1")}
    assert update["m0"].games[0].hand != []
    assert update["m0"].games[0].hand != update["m1"].games[0].hand
    assert update["m0"].room == update["m1"].room


def test_a_bots_question_holds_its_own_view_only() -> None:
    scene = lent()
    scene.wait(5_000)
    question = scene.questions[-1]
    assert SECRET not in question.view
    assert parse_move(question.moves[0], 3).seat == question.seat
