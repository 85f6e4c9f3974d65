"""Playing line by line: a newcomer finishes a game, Enter is sensible, nothing secret is shown."""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from bohnanza.bots import bot_named
from bohnanza.cli import commands
from bohnanza.engine.catalog import game_ids, rule_sets, rules_for
from bohnanza.engine.game import new_game
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.notation.record import check_record, parse_record
from bohnanza.engine.views import determinise, view
from bohnanza.lab.check_bot import THE_TEN
from bohnanza.tui.people import People
from bohnanza.tui.screen import Screen
from bohnanza.tui.session import BadSeating, names_at, play_from, play_in_terminal
from bohnanza.words import say
from tests.processes import run
from tests.tui.playing import (
    A_GAME,
    COIN,
    DUEL,
    FAVORS,
    GIFTS,
    MAGPIE,
    PLAY,
    TABLE,
    TRADING,
    Typist,
    check_whole,
    newcomer,
    playing,
    talk,
    whole_game,
)

EIGHT_BEANS = "Garden, Red, Black-eyed, Soy, Green, Stink, Chili and Blue"


# --- in a terminal ---


@pytest.mark.parametrize("game_id", THE_TEN)
def test_a_newcomer_in_a_terminal_finishes_a_game(game_id: str) -> None:
    asked = 0
    with playing(game_id) as terminal:
        while terminal.read():
            asked += 1
            terminal.type(newcomer(terminal.shown, asked))
        assert terminal.leave() == 0
    check_whole(terminal.shown.replace("\0", ""))


@pytest.mark.parametrize("keys", ["\x04", "\x03", "quit\n"])
def test_leaving_is_polite(keys: str) -> None:
    with playing("anniversary/4") as terminal:
        assert terminal.read()
        terminal.type(keys)
        assert terminal.leave() == 0
    assert say("terminal-goodbye") in terminal.shown
    assert "Traceback" not in terminal.shown


def test_the_rule_of_a_refusal_is_dim_in_a_terminal() -> None:
    with playing("anniversary/4") as terminal:
        assert terminal.read()
        terminal.type("buy\n")
        assert terminal.read()
        assert " \x1b[2m[AB-2]\x1b[22m\n" in terminal.shown
        terminal.type("quit\n")
        assert terminal.leave() == 0


@pytest.mark.parametrize("rule_set", rule_sets())
def test_every_rule_set_can_be_finished_through_a_pipe(rule_set: str) -> None:
    game_id = next(game_id for game_id in game_ids() if game_id.startswith(f"{rule_set}/"))
    done = run([sys.executable, "-c", PLAY, game_id, "greedy", "tea"], "1\n\n" * 3000)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    check_whole(done.stdout)


# --- in this process ---


def test_another_seat_can_be_taken() -> None:
    shown = whole_game("anniversary/4", seat=2)
    turns = re.findall(r"--- (.*) turn", shown)
    assert turns[:5] == ["Ben’s", "Cleo’s", "Your", "Ana’s", "Ben’s"]
    assert say("event-game-ended") in shown


def test_names_can_be_given() -> None:
    assert names_at(3, 0, ["Uta"]) == ["You", "Uta", "Ana"]
    with pytest.raises(BadSeating, match="different single words"):
        names_at(3, 0, ["Uta", "uta"])
    with pytest.raises(BadSeating, match="no seat 3"):
        names_at(3, 3)


# --- records ---


def test_the_record_of_a_whole_game_is_true(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shown = whole_game("anniversary/3", file)
    record = parse_record(file.read_text(encoding="utf-8"))
    assert check_record(record).over
    assert record.players == ("You", "Ana", "Ben")
    assert str(file) in shown.replace("\n  ", "")


def test_the_record_of_a_game_that_was_left_is_true(tmp_path: Path) -> None:
    file, out = tmp_path / "game.txt", StringIO()
    play_in_terminal("anniversary/4", "greedy", "tea", file, stdin=Typist(out, ["1", ""]), stdout=out)
    record = parse_record(file.read_text(encoding="utf-8"))
    assert [str(move) for move in record.moves][:2] == ["p0 plant soy 1", "p0 done"]
    check_record(record)


def test_a_record_that_cannot_be_written_is_noticed_before_the_game(tmp_path: Path) -> None:
    out = StringIO()
    with pytest.raises(OSError, match="No such file"):
        play_in_terminal(
            "anniversary/3", "greedy", "tea", tmp_path / "no" / "game.txt", stdin=out, stdout=out
        )
    assert out.getvalue() == ""


# --- seat and name ---


def test_seat_and_name_are_options_of_the_command() -> None:
    arguments = ["play", "anniversary/3", "--seed", "tea", "--seat", "2", "--name", "ana"]
    shown = CliRunner().invoke(commands, arguments, input="quit\n").output
    assert "with Ben and Cleo." in " ".join(shown.split())
    assert "  Ana    0 coins" in shown
    refused = CliRunner().invoke(commands, ["play", "anniversary/3", "--seat", "3"])
    assert say("cli-no-seat", seat=3, last=2) in refused.output


# --- what Enter plays, and what is asked ---


def asked(position: str) -> str:
    """The first question, and what Enter does there."""
    shown = talk(parse_position(position))
    return shown.split("\n> ")[0].split("\n\n")[-1]


@pytest.mark.parametrize(
    ("position", "question", "enter"),
    [
        (DUEL + "phase: plant\nhand p0: red\nfields p0: 2 soy, 2 green | - | -",
         "Plant your Red Bean", "Fulfil the bonus card “2 + 2” (10¢) with your field 1"),
        (GIFTS.replace("2-2/10, ", ""), "Offer Ana a bean as a gift. You may bluff", "Offer a Soy Bean (turned over)"),
        (DUEL + "phase: answer p1 soy\nfields p0: 2 soy | - | -",
         "Ana offers you a Soy Bean. Take it and plant it?", "Take it (joins your 2 Soy)"),
        (DUEL + "phase: answer p1 soy\nfields p0: red | - | -",
         "Ana offers you a Soy Bean.", "Refuse it (and offer something in return)"),
        (DUEL + "phase: hand-over p0 soy\ncoins p0: 2 red",
         "Ana takes the Soy Bean that you don’t have: pay for the bluff.", "Pay a dollar"),
        (DUEL + "phase: hand-over p0 soy\nhand p0: red, soy",
         "Ana takes the Soy Bean: choose the card you give.", "Give a Soy Bean (card 2 in your hand)"),
        (DUEL + "phase: drop-bonus", "You may discard one of your bonus cards.", "Keep them all"),
        (DUEL + "phase: receive\nturned: red, blue\nfields p0: soy | - | -",
         "You may discard one of the turned-over cards instead.", "Plant a Red Bean in field 2"),
        (TABLE + "phase: use-offer\nturned: 2 red, soy",
         "Ana left you two Red Beans and a Soy Bean. Plant or discard each kind as a whole.",
         "Plant a Soy Bean in field 1 (with two Soy Beans)"),
        (TABLE + "phase: use-offer\nturned: 2 red", "Ana left you two Red Beans.", "Discard two Red Beans"),
        (TABLE + "phase: plant-or-leave\nturned: 2 red, magpie", "Ana gets the rest. Magpie Beans go to your hand.",
         "Leave the rest"),
        (TABLE + "phase: plant\nhand p0: red, soy", "You may discard one card from your hand.",
         "Plant a Red Bean in field 3"),
        (COIN + "phase: trade > contest\nactive: p1\ncoin: p0\nhand p0: blue, red",
         "You have one Blue Bean among your two cards.",
         "Contest the claim (Ana draws a card from your hand, and a Blue Bean saves the Coin)"),
        (COIN + "phase: trade > contest\nactive: p1\ncoin: p0\nhand p0: 2 red",
         "You have no Blue Beans among your two cards.", "Let the Bean Coin go"),
        (COIN + "phase: trade > plant-now p0 soy\nfields p0: soy | red", "Plant a Soy Bean at once.",
         "Plant a Soy Bean in field 1 (with a Soy Bean)"),
        (MAGPIE + "phase: plant\nhand p0: magpie", "Your next card is a Magpie Bean: play it.", "Play the Magpie Bean"),
        (MAGPIE + "phase: plant > steal\nfields p1: 3 soy | -", "You may steal a card of a kind that you grow.",
         "Steal a Soy Bean from Ana’s field 1 for your field 1"),
        (FAVORS + "phase: plant\nowed p1: F1 from p0\nfields p1: red | -",
         "You owe Ana a Helping Hand: plant your Red Bean in their field.", "Plant a Red Bean in Ana’s field 1"),
        (FAVORS + "phase: repay\nowed p1: F2 from p0\nfields p1: soy | -",
         "You owe Ana the favor “Shared Field”", "Move a Soy Bean from your field 1 to Ana’s field 1"),
        (FAVORS + "phase: ask-f3\nactive: p1\nowed p0: F3 from p1\nturned: red, soy",
         "Ana turned over a Red Bean and a Soy Bean and owes you the favor “First Pick”. Take a card?",
         "Take the turned-over Soy Bean (joins your 2 Soy)"),
        (FAVORS + "phase: ask-f4\nactive: p1\nowed p0: F4 from p1",
         "You are owed the favor “Card on Demand”.", "Demand a card from Ana"),
        (FAVORS + "phase: receive > give-to p1 from p0\nactive: p1\nfields p1: soy | red",
         "You owe Ana the favor “Card on Demand”", "Give a Red Bean (card 1 in your hand)"),
        (FAVORS + "phase: draw > draw-now p1 > ask-f5 p1\nactive: p1\nowed p0: F5 from p1",
         "Ana is about to draw and owes you the favor “Look at the Draw”.", "Look at the cards"),
        (FAVORS + "phase: draw > sort p1 > keep\nactive: p1\ndrawn p0: soy, red", "You see a Soy Bean and a Red Bean.",
         "Keep a Soy Bean as card 1 in your hand"),
        (FAVORS + "phase: draw > sort p1\nactive: p1\ndrawn p0: soy, red",
         "Ana gets the other cards. Which one comes next?", "Give a Red Bean"),
    ],
)  # fmt: skip
def test_every_question_is_plain_and_enter_is_sensible(position: str, question: str, enter: str) -> None:
    shown = " ".join(asked(position).split())
    assert question in shown
    assert re.search(rf" \d {re.escape(enter)} \[Enter\]", shown), shown


def test_gifts_are_listed_with_honest_ones_first() -> None:
    assert re.findall(r"Offer a (.*) Bean(.*)\n", asked(GIFTS.replace("2-2/10, ", "")) + "\n") == [
        ("Soy", " (turned over)  [Enter]"),
        ("Red", " (from your hand)"),
        ("Chili", " (turned over)"),
        ("Blue", " (turned over)"),
        ("Garden", ": a bluff"),
        ("Black-eyed", ": a bluff"),
        ("Green", ": a bluff"),
        ("Stink", ": a bluff"),
    ]


# --- somebody who only presses Enter ---

NO_ROOM = f"{A_GAME}game: anniversary/4\nphase: plant\nhand p0: red\nfields p0: 3 soy | 3 chili"
EXPLAINED = say("terminal-enter-again")


class TypistAtTerminal(Typist):
    """Types for real."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("kind", "left"), [(Typist, 30), (TypistAtTerminal, 0)])
def test_empty_lines_for_ever_are_explained_once_and_end_a_pipe(kind: type[Typist], left: int) -> None:
    out, s = StringIO(), parse_position(NO_ROOM)
    s.log = []
    typist = kind(out, [""] * 50)
    people = People(names_at(4, 0), 0)
    assert play_from(s, people, [bot_named("greedy", "tea")] * 4, Screen(typist, out)) == 0
    shown = " ".join(out.getvalue().split())
    assert shown.count(EXPLAINED) == 1
    assert shown.endswith(say("terminal-goodbye"))
    assert len(typist.lines) == left


def test_a_pipe_of_nonsense_ends_too() -> None:
    assert talk(parse_position(NO_ROOM), *["xyzzy"] * 300).count("“xyzzy”") == 200


# --- secrecy ---


def test_the_hands_of_others_are_never_shown() -> None:
    position = TRADING.replace("hand p1: 3 chili", "hand p1: 5 garden").replace("garden, chili", "garden")
    shown = talk(parse_position(position), "table", "hand", "log", "offer blue for chili to ana", "table")
    assert "Garden" not in shown


@pytest.mark.parametrize("game_id", ["anniversary/4", "the-duel/2", "anniversary+coin+magpie+favors/5"])
def test_what_is_shown_does_not_depend_on_what_is_hidden(game_id: str) -> None:
    s = new_game(rules_for(game_id), "tea")
    looks = ("table", "hand", "log", "all", "beans", "rules", "bonus", "harvest 1", "plant red 1", "accept 3")
    shown = {talk(determinise(view(s, 0), None, Random(deal)), *looks) for deal in range(5)}
    assert len(shown) == 1


@pytest.mark.parametrize("game_id", ["anniversary/4", "classic/7"])
def test_of_the_draws_of_others_only_the_number_is_told(game_id: str) -> None:
    shown = whole_game(game_id)
    draws = re.findall(r"^(?:Ana|Ben|Cleo|Dan|Eva|Finn) draws (.*)$", shown, re.MULTILINE)
    assert draws
    assert all(re.fullmatch(r"(a card|\w+ cards)\.", draw) for draw in draws)
