"""Newcomers in a running game: who is asked, what comes of it, and who may not even ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from bohnanza.server import limits
from bohnanza.server.bot_questions import BotQuestions
from bohnanza.server.bots.pool import BotPool
from bohnanza.server.protocol import commands, messages, table_events
from bohnanza.server.protocol.settings import ClockKind, ClockSettings
from bohnanza.server.replays import Replayer
from bohnanza.server.table import facts
from bohnanza.server.table.deliveries import table_view
from bohnanza.server.table.inputs import BotQuestion, FreshTable, Identity, Join, LinkAccount, Request
from bohnanza.server.table.step import due
from tests.server.table.scenes import SECRET, Scene, dealt

DAN = "token of Dan"
ACCOUNT = "account of Ana"
STRANGER = Identity()


def offered(people: Sequence[str] = ("Ana", "Ben"), **settings: ClockSettings) -> Scene:
    """A game whose last seat is a bot's and offered to newcomers."""
    scene = dealt("anniversary/4", people, **settings)  # type: ignore[arg-type]
    scene.do("m0", commands.OpenSeat("open", 3))
    return scene


def asks(
    scene: Scene,
    name: str = "Dan",
    seats: tuple[int, ...] = (),
    program: bool = False,
    known: Identity = STRANGER,
) -> messages.ServerMessage:
    """Somebody asks to join; the answer."""
    wish = Join("http", "join", name, f"token of {name}", seats, program, identity=known)
    return scene.put(wish).deliveries[-1].message


def answers(scene: Scene, member: str, agree: bool, newcomer: str = "n1") -> messages.ServerMessage | None:
    command = commands.AnswerNewcomer(f"a{next(scene.numbers)}", newcomer, agree)
    return scene.do(member, command)


def code(answer: messages.ServerMessage | None) -> str:
    return answer.code if isinstance(answer, messages.Refused) else ""


# --- asking ---


def test_a_newcomer_joins_when_everybody_has_agreed_and_all_are_told() -> None:
    scene = offered()
    assert isinstance(asks(scene), messages.Ack)
    assert scene.table.chairs[3].member == ""
    asked = scene.heard("m1", messages.Update)[-1]
    until = scene.now + limits.NEWCOMER_WAIT
    assert asked.stories[-1].news == table_events.NewcomerAsked("n1", "Dan", 3, False, until)
    assert asked.room.newcomers == [messages.NewcomerView("n1", "Dan", 3, False, until, [], ["m0", "m1"])]
    answers(scene, "m0", True)
    assert scene.table.chairs[3].member == ""
    assert table_view(scene.table, scene.now).newcomers[0].asked == ["m1"]
    answers(scene, "m1", True)
    assert scene.table.chairs[3].member == scene.table.member_with(DAN) == "m2"
    assert not scene.table.chairs[3].open
    assert scene.heard("m0", messages.Update)[-1].stories[-1].news == table_events.Joined(
        "m2", "Dan", [3], False
    )
    assert table_view(scene.table, scene.now).newcomers == []


def test_the_bot_plays_until_the_newcomer_is_agreed_upon() -> None:
    scene = offered()
    asks(scene)
    assert scene.table.chairs[3].bot == "greedy"
    assert scene.table.chairs[3].player == "greedy"


def test_one_who_declines_ends_it_for_the_same_token() -> None:
    scene = offered()
    asks(scene)
    answers(scene, "m0", True)
    answers(scene, "m1", False)
    told = scene.heard("m0", messages.Update)[-1].stories
    assert [story.news for story in told] == [
        table_events.NewcomerAnswered("n1", "m1", False),
        table_events.NewcomerTurnedAway("n1", "Dan", "declined"),
    ]
    rows = len(scene.rows)
    assert code(asks(scene)) == "forbidden"
    assert len(scene.rows) == rows
    assert isinstance(asks(scene, "Eve"), messages.Ack)


def test_asking_again_with_the_same_token_is_asking_once() -> None:
    scene = offered()
    asks(scene)
    rows = len(scene.rows)
    assert isinstance(asks(scene), messages.Ack)
    assert len(scene.rows) == rows
    for member in ("m0", "m1"):
        answers(scene, member, True)
    rows = len(scene.rows)
    assert isinstance(asks(scene), messages.Ack)
    assert len(scene.rows) == rows


@pytest.mark.parametrize(
    ("kind", "wait"), [("live", limits.NEWCOMER_WAIT), ("days", limits.NEWCOMER_WAIT_DAYS)]
)
@pytest.mark.parametrize("paused", [False, True])
def test_a_request_lapses(kind: ClockKind, wait: int, paused: bool) -> None:
    scene = offered(clock=ClockSettings(kind, limits.CLOCK_AMOUNT))
    if paused:
        scene.do("m0", commands.Pause("p"))
    asks(scene)
    answers(scene, "m0", True)
    at = due(scene.table, scene.now)
    assert at is not None
    assert at <= scene.now + wait
    scene.wait(wait)
    assert scene.facts(table_events.NewcomerTurnedAway) == [
        table_events.NewcomerTurnedAway("n1", "Dan", "expired")
    ]
    assert code(asks(scene)) == "not-now"


@pytest.mark.parametrize(
    "closing",
    [
        (("m0", commands.SeatBot("b", 3, "random")),),
        (("m0", commands.AgreeToEnd("e")), ("m1", commands.AgreeToEnd("e"))),
    ],
    ids=["the host seats a bot", "the game ends"],
)
def test_a_request_ends_with_the_offer(closing: Sequence[tuple[str, commands.AnyCommand]]) -> None:
    scene = offered()
    asks(scene)
    for member, command in closing:
        scene.do(member, command)
    assert scene.facts(table_events.NewcomerTurnedAway) == [
        table_events.NewcomerTurnedAway("n1", "Dan", "closed")
    ]
    assert scene.table.newcomers == {}


def test_two_ask_for_the_same_seat_and_one_gets_it() -> None:
    scene = offered()
    asks(scene)
    asks(scene, "Eve")
    for member in ("m0", "m1"):
        answers(scene, member, True, "n2")
    assert scene.table.name_of(3) == "Eve"
    assert scene.facts(table_events.NewcomerTurnedAway) == [
        table_events.NewcomerTurnedAway("n1", "Dan", "closed")
    ]


def test_only_so_many_ask_at_the_same_time() -> None:
    scene = offered()
    told = [code(asks(scene, f"N{number}")) for number in range(limits.NEWCOMERS + 1)]
    assert told == [""] * limits.NEWCOMERS + ["not-now"]


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"seats": (2,)}, "not-now"),  # a bot's seat that is not offered
        ({"seats": (0,)}, "not-now"),
        ({"seats": (9,)}, "unknown"),
        ({"name": "ana"}, "not-now"),
        ({"name": "\u202e"}, "malformed"),
        ({"seats": (3,)}, ""),
        ({"program": True}, ""),
    ],
)
def test_what_can_be_asked_for(wish: dict[str, object], expected: str) -> None:
    scene = offered()
    assert code(asks(scene, **wish)) == expected  # type: ignore[arg-type]


def test_nobody_asks_for_two_seats() -> None:
    scene = offered()
    scene.do("m0", commands.OpenSeat("open2", 2))
    assert code(asks(scene, seats=(2, 3))) == "not-now"


def test_a_newcomer_keeps_a_name_that_nobody_else_can_take() -> None:
    scene = offered()
    asks(scene)
    told = scene.put(Join("http", "join", "DAN", "token of another")).deliveries[-1].message
    assert code(told) == "not-now"


# --- who has a say ---


def test_people_who_are_away_are_asked_as_well() -> None:
    scene = offered()
    scene.go("m1")
    scene.do("m0", commands.LendSeat("l", 0))
    asks(scene)
    answers(scene, "m0", True)
    assert scene.table.chairs[3].member == ""
    answers(scene, "m1", True)
    assert scene.table.name_of(3) == "Dan"


def test_programs_have_no_say() -> None:
    scene = dealt("anniversary/4", ("Ana",), start=False)
    robo = scene.sit("Robo", program=True)
    scene.do("m0", commands.Start("s", "greedy"))
    scene.do("m0", commands.OpenSeat("open", 3))
    asks(scene)
    assert code(answers(scene, robo, False)) == "forbidden"
    answers(scene, "m0", True)
    assert scene.table.name_of(3) == "Dan"


def test_who_leaves_has_no_say_any_more() -> None:
    scene = offered()
    asks(scene)
    answers(scene, "m0", True)
    scene.do("m1", commands.Leave("bye"))
    assert scene.table.name_of(3) == "Dan"


def test_who_has_joined_has_a_say_in_the_next_one() -> None:
    scene = offered()
    scene.do("m0", commands.OpenSeat("open2", 2))
    asks(scene)
    asks(scene, "Eve", (3,))
    for member in ("m0", "m1"):
        answers(scene, member, True)
        answers(scene, member, True, "n2")
    assert table_view(scene.table, scene.now).newcomers[0].asked == ["m2"]


def test_somebody_may_think_again() -> None:
    scene = offered()
    asks(scene)
    answers(scene, "m0", True)
    answers(scene, "m0", True)
    assert table_view(scene.table, scene.now).newcomers[0].agreed == ["m0"]
    answers(scene, "m0", False)
    assert scene.table.newcomers == {}


# --- who may not ask ---


@pytest.mark.parametrize("removed", [True, False])
@pytest.mark.parametrize("known", [Identity("token of Ben"), Identity(account=ACCOUNT), Identity(place="m1")])
def test_who_has_played_can_only_watch(removed: bool, known: Identity) -> None:
    scene = offered(("Ana", "Ben", "Cay"))
    scene.put(LinkAccount("m1", ACCOUNT))
    if removed:
        scene.do("m0", commands.Remove("r", "m1"))
    else:
        scene.do("m1", commands.Leave("bye"))
    rows = len(scene.rows)
    assert code(asks(scene, known=known)) == "forbidden"
    own = Join("http", "join", "Benno", "token of Ben")
    assert scene.put(own).deliveries[-1].message == messages.Refused(
        "join",
        "forbidden",
        "server-played-before",
        {},
        "You have played in this game, so now you can only watch it.",
    )
    assert len(scene.rows) == rows


@pytest.mark.parametrize("known", [Identity("token of Ben"), Identity(account=ACCOUNT), Identity(place="m1")])
@pytest.mark.parametrize("start", [True, False])
def test_who_sits_there_takes_no_second_place(start: bool, known: Identity) -> None:
    scene = offered() if start else dealt("anniversary/4", start=False)
    scene.put(LinkAccount("m1", ACCOUNT))
    assert code(asks(scene, known=known)) == "not-now"


def test_an_account_asks_once() -> None:
    scene = offered()
    asks(scene, known=Identity(account=ACCOUNT))
    assert code(asks(scene, "Eve", known=Identity(account=ACCOUNT))) == "not-now"


def test_an_account_that_joined_is_known_when_it_has_left() -> None:
    scene = offered()
    asks(scene, known=Identity(account=ACCOUNT))
    for member in ("m0", "m1"):
        answers(scene, member, True)
    scene.do("m2", commands.Leave("bye"))
    scene.do("m0", commands.OpenSeat("again", 3))
    assert code(asks(scene, "Eve", known=Identity(account=ACCOUNT))) == "forbidden"
    assert scene.rebuilt().members["m2"].accounts == {ACCOUNT}


def test_who_left_before_the_deal_may_ask() -> None:
    scene = dealt("anniversary/4", ("Ana", "Ben", "Cay"), start=False)
    scene.do("m2", commands.Leave("bye"))
    scene.do("m0", commands.Start("s", "greedy"))
    scene.do("m0", commands.OpenSeat("open", 3))
    assert isinstance(asks(scene, known=Identity("token of Cay")), messages.Ack)


@pytest.mark.parametrize("seat", [2, 3])
def test_a_host_who_plays_puts_no_program_on_a_seat_with_cards(seat: int) -> None:
    scene = offered()
    put = Join("http", "join", "Robo", "robo", (seat,), True, "m0")
    assert code(scene.put(put).deliveries[-1].message) == "forbidden"
    assert scene.table.newcomers == {}


# --- the log ---


def test_a_table_with_requests_is_the_same_when_it_is_read_again() -> None:
    scene = offered()
    asks(scene, known=Identity(account=ACCOUNT))
    asks(scene, "Eve")
    asks(scene, "Flo")
    answers(scene, "m0", True)
    answers(scene, "m1", False, "n2")
    again = scene.rebuilt()
    assert (again.newcomers, again.turned_away, again.join_requests) == (
        scene.table.newcomers,
        scene.table.turned_away,
        3,
    )
    assert again.hash == scene.table.hash


def test_what_is_told_of_a_request_holds_neither_token_nor_account() -> None:
    fact = facts.AskedToJoin("n1", "Dan", 3, DAN, False, 7, ACCOUNT)
    assert fact.public_event() == table_events.NewcomerAsked("n1", "Dan", 3, False, 7)
    assert facts.Recognised("m1", ACCOUNT).public_event() is None


def test_a_rematch_knows_the_accounts() -> None:
    scene = offered()
    scene.put(LinkAccount("m1", ACCOUNT))
    rows = len(scene.rows)
    scene.put(LinkAccount("m1", ACCOUNT))
    assert len(scene.rows) == rows
    for member in ("m0", "m1"):
        scene.do(member, commands.AgreeToEnd("e"))
    out = scene.put(Request("", "m0", commands.Rematch("again"), FreshTable("t2", SECRET)))
    recognised = [row.fact for row in out.spawns[0].rows if isinstance(row.fact, facts.Recognised)]
    assert [fact.account for fact in recognised] == [ACCOUNT]


# --- what else hangs on it ---


def test_what_was_too_fast_may_be_said_again_with_the_same_id() -> None:
    scene = offered()
    for number in range(limits.CHATS):
        scene.do("m0", commands.Say(f"s{number}", "tea?"))
    assert code(scene.do("m0", commands.Say("again", "tea?"))) == "too-fast"
    scene.wait(1000 * limits.CHAT_SECONDS)
    assert isinstance(scene.do("m0", commands.Say("again", "tea?")), messages.Ack)


def test_nobody_can_guess_what_chance_a_bot_has() -> None:
    seeds = {facts.bot_seed(secret, seat) for secret in ("tea", "coffee") for seat in range(4)}
    assert len(seeds) == 8
    assert facts.bot_seed("tea", 1) == facts.bot_seed("tea", 1)
    assert not any("tea" in seed or facts.commitment("tea") in seed for seed in seeds)


async def test_bots_are_asked_with_that_chance() -> None:
    scene = offered(("Ana",))
    question = BotQuestion(3, 1, "greedy", "choose", "", [])
    questions = BotQuestions(cast("BotPool", None), cast("Replayer", None))
    prepared = questions.prepare(scene.table, question)
    assert prepared.job.seed == facts.bot_seed(SECRET, 3)
