"""Commands at a table: what each does, who may not give it, and that it acts once."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from bohnanza.server import limits
from bohnanza.server.protocol import commands, messages, table_events
from bohnanza.server.protocol.settings import ClockSettings, Order, Settings
from bohnanza.server.table import facts
from bohnanza.server.table.deliveries import you
from bohnanza.server.table.fold import FOLDS
from bohnanza.server.table.inputs import (
    BotReply,
    Request,
)
from bohnanza.server.table.step import step
from tests.server.table.scenes import (
    Scene,
    asked,
    asking,
    ended,
    first_move,
    lent,
    paused,
    started,
    trading,
    waiting,
)

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
