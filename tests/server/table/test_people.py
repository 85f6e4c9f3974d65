"""The people at a table: sitting down, the host, leaving, coming back, and the end that all agree to."""

from __future__ import annotations

import pytest

from bohnanza.server import limits
from bohnanza.server.protocol import commands, messages, table_events
from bohnanza.server.protocol.settings import ClockSettings, Settings
from bohnanza.server.table import facts
from bohnanza.server.table.facts import commitment
from bohnanza.server.table.inputs import (
    BotReply,
    Connect,
    CreateTable,
    Join,
    Refusal,
    Request,
    Wake,
)
from bohnanza.server.table.state import Table
from bohnanza.server.table.step import due, step
from tests.server.table.scenes import (
    SECRET,
    Scene,
    dealt,
    first_move,
    lent,
    opened,
    paused,
    started,
    waiting,
)

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
    bye = scene.heard("m1", messages.Bye)[-1]
    assert (bye.code, bye.key) == ("gone", "server-removed")
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


def test_two_messages_in_the_same_moment_can_be_told_apart_also_when_the_log_is_read_again() -> None:
    scene = waiting()
    for number in range(2):
        scene.do("m0", commands.Say(f"s{number}", "Hello!"))
    assert b"version" not in facts.encode_fact(scene.rows[-1].fact)  # as tables have always stored it
    scene.come("m1")
    said = scene.heard("m1", messages.Welcome)[-1].said
    first, second = said
    assert first.at == second.at
    assert first.version != second.version
    told = [story for update in scene.heard("m0", messages.Update) for story in update.stories]
    assert [story.news for story in told if story.version == second.version] == [second]
    assert list(scene.rebuilt().said) == said


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


# --- names ---


def test_bots_have_first_names_and_leave_them_to_people() -> None:
    scene = waiting()
    scene.do("m0", commands.SeatBot("b", 2, "greedy"))
    assert scene.table.name_of(2) == "Cleo"
    scene.do("m0", commands.Rename("n", "cleo"))
    assert scene.table.name_of(2) == "Jan"
