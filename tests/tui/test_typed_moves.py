"""What may be typed: free text is understood, and nothing that is typed breaks a game."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random

import pytest

from bohnanza.engine.beans import NAMES as BEANS
from bohnanza.engine.game import objection
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.views import view
from bohnanza.engine.wording import NotationError
from bohnanza.tui.people import People
from bohnanza.tui.session import names_at
from bohnanza.tui.table_lines import offer_lines
from bohnanza.tui.typed_moves import parse_typed_move
from bohnanza.words import say
from tests.tui.playing import (
    ASKED,
    DUEL,
    FAVORS,
    GIFTS,
    MAGPIE,
    SEAT_NAME,
    TABLE,
    TRADING,
    talk,
)

EIGHT_BEANS = "Garden, Red, Black-eyed, Soy, Green, Stink, Chili and Blue"


# --- what may be typed ---


def understood(position: str, line: str) -> str:
    s = parse_position(position)
    return str(parse_typed_move(line, view(s, 0), People(names_at(4, 0), 0)))


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("offer 2 blue for red to ben", "offer 2 blue for red to p2"),
        ("Offer two Blue for a Red to Ben", "offer 2 blue for red to p2"),
        ("offer blue and red for chili", "offer blue + red for chili to p1,p2,p3"),
        ("offer blue@4 red for stink, chili to cleo ana", "offer blue@4 + red for stink + chili to p1,p3"),
        ("offer soy for chili or stink to all", "offer turned soy for chili or stink to p1,p2,p3"),
        ("offer 2 soy for chili to ana", "offer turned soy + soy for chili to p1"),
        ("offer soy for chili to all first-come", "offer turned soy for chili to p1,p2,p3 first-come"),
        ("swap blue for garden with p2", "offer blue for garden to p2"),
        ("ask any for soy", "offer turned soy for any to p1,p2,p3"),
        ("ask chili from ana", "offer nothing for chili to p1"),
        ("ask black eyed for red from b", "offer red for black-eyed to p2"),
        ("gift green to cleo", "offer turned green for nothing to p3"),
        ("give my red beans to ana", "offer red for nothing to p1"),
        ("want red", "want red"),
        ("no chili", "no chili"),
        ("have a soy", "have soy"),
        ("clear red", "clear red"),
        ("harvest 1", "harvest 1"),
        ("harvest chili", "harvest 1"),
        ("sell stink", "harvest 2"),
        ("plant soy", "plant soy 1"),
        ("plant gr on field 2", "plant green 2"),
        ("buy", "buy"),
        ("done", "done"),
        ("end", "done"),
    ],
)
def test_free_text_is_understood(line: str, move: str) -> None:
    assert understood(TRADING, line) == f"p0 {move}"


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("accept 1", "accept 7"),
        ("accept", "accept 7"),
        ("yes", "accept 7"),
        ("accept 1 from 3", "accept 7 from 3"),
        ("no", "decline 7"),
        ("decline 1: too little", "decline 7: too little"),
        ("decline i need", "decline 7: I need it"),
        ("counter 1 + soy", "counter 7 red for 2 soy to p2"),
        ("counter 1 - red", "counter 7 nothing for soy to p2"),
        ("counter 1 blue for green", "counter 7 blue for green to p2"),
        ("counter 2 blue for green", "counter 7 2 blue for green to p2"),
        ("counter + green", "counter 7 red for soy + green to p2"),
        ("offer blue for green", "offer blue for green to p2"),
    ],
)
def test_answers_are_understood(line: str, move: str) -> None:
    assert understood(ASKED, line) == f"p0 {move}"


OFFERED = TRADING + "offer 5.1: p0: blue for chili to p1,p2\noffer 9.2: p0: red for stink to p3\n"


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("pick 1 ana", "pick 5 p1"),
        ("withdraw 2", "withdraw 9"),
        ("revise 2 blue for red", "revise 9 blue for red"),
    ],
)
def test_open_offers_are_counted_from_one(line: str, move: str) -> None:
    assert understood(OFFERED, line) == f"p0 {move}"
    lines = offer_lines(view(parse_position(OFFERED), 0), People(names_at(4, 0), 0))
    assert lines[2:] == ["    2. You offer Cleo a Red Bean for a Stink Bean."]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("xyzzy", say("terminal-unclear", line="xyzzy")),
        ("\x1b[2J", say("terminal-unclear", line="?[2J")),
        ("99", say("terminal-no-move", number=99)),
        ("9" * 5000, say("terminal-too-long")),
        ("offer", say("terminal-how-offer")),
        ("offer soy for red to zoe", "Nobody here is called “zoe”. The others are Ana, Ben and Cleo."),
        ("offer carrot for red", say("terminal-no-bean", word="carrot", beans=EIGHT_BEANS)),
        ("offer 999999 soy for red", say("terminal-too-many-cards", number=999999)),
        ("gift", say("terminal-how-gift")),
        ("accept", say("terminal-which-offer", open=0)),
        ("accept 12", say("terminal-no-offer", number=12)),
        ("plant", say("terminal-how-plant")),
        ("rules AB-999", say("terminal-no-rule", id="AB-999")),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(line: str, sentence: str) -> None:
    assert " ".join(talk_reply(line).split()) == sentence


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("plant soy 1", "AB-38"),
        ("harvest 2", "AB-52"),
        ("buy", "AB-2"),
        ("offer garden for red to ana", "AB-39"),
    ],
)
def test_a_refusal_is_the_sentence_of_the_rule_with_its_id_as_a_mark(line: str, rule: str) -> None:
    s = parse_position(TRADING)
    refused = objection(s, parse_typed_move(line, view(s, 0), People(names_at(4, 0), 0)))
    assert refused is not None
    assert " ".join(talk_reply(line).split()) == f"{refused.sentence} [{rule}]"


def talk_reply(line: str) -> str:
    """The answer to a line at the start of the trading."""
    shown = talk(parse_position(TRADING), line)
    return shown.split("\n> ")[1].split("\n", 1)[1]


def test_a_refusal_names_people_not_seats() -> None:
    shown = talk(parse_position(ASKED), "draw", "offer red for soy to ana")
    assert not SEAT_NAME.search(shown)
    assert re.search(r"Ben\W.* \[AB-31\]", shown)


WORDS = """
offer gift ask counter accept decline plant harvest want to for from + - , @ 1 2 7 7.2 any or nothing
soy soy@2 red f1 ben p9 all turned first-come : revise pick no withdraw ² ٣ '
"""


def test_nothing_that_is_typed_breaks_the_game() -> None:
    rng, words = Random(7), WORDS.split()
    seen, people = view(parse_position(ASKED), 0), People(names_at(4, 0), 0)
    for _ in range(3000):
        line = " ".join(rng.choices(words, k=rng.randint(1, 7)))
        with suppress(NotationError):
            objection(seen.visible_state, parse_typed_move(line, seen, people))


def test_a_person_is_not_limited() -> None:
    s = parse_position(TRADING)
    shown = talk(s, *["want red", "clear red"] * 20, *["offer blue for garden to cleo"] * 20)
    assert shown.count("You want Red Beans.") == 20
    assert shown.count("You offer Cleo") >= 20
    assert s.proposals[0] == 20


# --- what free text does ---


def test_a_trade_typed_as_free_text_is_executed() -> None:
    s = parse_position(TRADING)
    shown = talk(s, "offer soy for chili to ana")
    assert "You give Ana a Soy Bean for a Chili Bean." in shown
    assert s.aside[0] == [BEANS.index("chili")]
    assert s.aside[1] == [BEANS.index("soy")]


def test_a_refused_offer_comes_with_its_reason() -> None:
    shown = talk(parse_position(TRADING), "offer blue for soy to ana")
    assert "You offer Ana a Blue Bean for a Soy Bean. Ana: “I need it.”" in shown


def test_an_offer_can_be_accepted_by_number() -> None:
    s = parse_position(ASKED)
    shown = talk(s, "1")
    assert "Ben offers you the turned-over Soy Bean for a Red Bean. Do you accept?" in shown
    assert "1  Accept Ben’s offer (joins your 2 Soy)" in shown
    assert "Ben gives you a Soy Bean for a Red Bean." in shown
    assert s.aside[0] == [BEANS.index("soy")]


def test_enter_declines_an_offer() -> None:
    shown = talk(parse_position(ASKED), "")
    assert "2  Decline Ben’s offer  [Enter]" in shown
    assert "You decline the offer." in shown  # it lay there before the story began


def test_a_signal_is_shown_at_the_seat() -> None:
    shown = talk(parse_position(TRADING), "want red")
    assert "You want Red Beans." in shown
    assert "you say:  want Red" in shown


def test_acceptances_of_an_offer_to_several_are_picked() -> None:
    s = parse_position(TRADING)
    shown = talk(s, "offer green for chili", "no", "no", "")
    assert "Ana and Ben: “Yes.” Cleo:" in " ".join(shown.split())
    assert "1  Trade with Ana (the turned-over Green Bean for a Chili Bean)  [Enter]" in shown
    assert "You give Ana a Green Bean for a Chili Bean." in shown
    assert s.aside[0] == [BEANS.index("chili")]


def test_the_list_in_trading_is_short_and_all_lists_everything() -> None:
    first = talk(parse_position(TRADING)).split("\n> ")[0]
    assert len(re.findall(r"^ +\d+  ", first, re.MULTILINE)) < 12
    shown = talk(parse_position(TRADING), "all", "150")
    assert re.search(r"^150  Offer ", shown, re.MULTILINE)
    assert re.search(r"> 150\nYou (offer|ask|give)", shown)


def test_pause_asks_between_the_steps_of_others() -> None:
    quiet = re.sub(r"(offer 7|turned).*\n", "", ASKED)
    shown = talk(parse_position(quiet), "pause", "", "want red", "1")
    assert "Before Ben goes on: is there anything you want to do?" in shown
    assert f"{say('terminal-only-listed')} [AB-54]" in shown
    assert "You harvest two Soy Beans for one coin." in shown


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("help", "offer 2 blue for red to ben"),
        ("hand", "Your hand: Blue (next), Red, Red, Blue, Soy"),
        ("rules AB-22", "AB-22 Forced harvest"),
        ("rules", "[AB-11]"),
        ("beans", "Garden        6 cards   2 pay 2, 3 pay 3"),
        ("table", "Ben    0 coins   2 cards  | 1 Blue | 2 Green |"),
    ],
)
def test_looking_always_works(line: str, expected: str) -> None:
    assert expected in talk_reply(line)


def test_the_log_repeats_what_was_told() -> None:
    assert (
        "You give Ana a Soy Bean for a Chili Bean."
        in talk(parse_position(TRADING), "offer soy for chili to ana", "log").split("> log")[1]
    )


# --- what may be typed in other games ---


@pytest.mark.parametrize(
    ("position", "line", "move"),
    [
        (GIFTS, "present bla", "present black-eyed"),
        (GIFTS, "offer a soy to ana", "present soy"),
        (GIFTS, "fulfil 2-2", "fulfil 2-2/10 p0 1"),
        (GIFTS, "fulfil 2-2 ana 3", "fulfil 2-2/10 p1 3"),
        (DUEL + "phase: answer p1 soy", "yes", "take"),
        (DUEL + "phase: answer p1 soy", "no", "refuse"),
        (DUEL + "phase: hand-over p0 soy\nhand p0: red, soy", "give soy", "give soy@2"),
        (DUEL + "phase: drop-bonus", "drop 4", "drop 4/10"),
        (DUEL + "phase: drop-bonus", "drop 2 + 2", "drop 2-2/10"),
        (DUEL + "phase: drop-bonus", "no", "pass"),
        (MAGPIE + "phase: plant > steal\nfields p1: soy | -", "steal ana 1 to 1", "steal p1 1 to 1"),
        (FAVORS + "phase: trade", "offer F3 for red to ana", "offer F3 for red to p1"),
        (FAVORS + "phase: trade", "call f6 ben red@1", "call F6 p2 red@1"),
        (FAVORS + "phase: plant", "plant soy for ana 2", "plant soy for p1 2"),
        (FAVORS + "phase: repay", "repay 1 to cleo 2", "repay 1 to p3 2"),
        (TABLE + "phase: plant", "discard re@3", "discard red@3"),
    ],
)  # fmt: skip
def test_free_text_of_other_games_is_understood(position: str, line: str, move: str) -> None:
    seen = view(parse_position(position), 0)
    people = People(names_at(seen.rules.seats, 0), 0)
    assert str(parse_typed_move(line, seen, people)) == f"p0 {move}"


OTHER_WORDS = """
present take refuse give fulfil drop pay dollar 2-2 2-2/10 call F6 f9 keep at hand repay steal play magpie collect
magpies claim contest pass discard red@2 x ana you draw bonus turn yes
"""


@pytest.mark.parametrize(
    "position",
    [GIFTS, DUEL + "phase: answer p1 soy", DUEL + "phase: hand-over p0 soy", FAVORS + "phase: trade", TABLE],
)
def test_nothing_that_is_typed_breaks_another_game(position: str) -> None:
    rng, words = Random(7), (WORDS + OTHER_WORDS).split()
    s = parse_position(position if "phase" in position else position + "phase: plant")
    seen, people = view(s, 0), People(names_at(s.rules.seats, 0), 0)
    for _ in range(500):
        line = " ".join(rng.choices(words, k=rng.randint(1, 6)))
        with suppress(NotationError):
            objection(seen.visible_state, parse_typed_move(line, seen, people))
