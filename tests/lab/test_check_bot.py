"""`check_bot` and the registry: good bots pass, and every kind of misbehaviour is noticed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from threading import Event as Never
from types import FrameType
from typing import ClassVar

import pytest

from bohnanza.bots import BOTS, GROUP, Bot, UnknownBot, all_bots, bot_named
from bohnanza.engine.catalog import game_ids
from bohnanza.engine.events import Event
from bohnanza.engine.moves import PLANTS
from bohnanza.engine.referee import fallback
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.engine.views import View
from bohnanza.lab.check_bot import THE_TEN, check_bot
from bohnanza.words import voice
from tests.installing import register

GAME = "anniversary/3"
SHORT = 0.05  # seconds; a bot that waits for ever takes longer


class Quiet(Bot):
    """Behaves."""

    def __init__(self, rng: Random) -> None:
        super().__init__("quiet")
        self.rng = rng

    def choose(self, view: View, moves: list[Move]) -> Move:
        return fallback(moves)


class Hanging(Quiet):
    """Waits for something that never comes."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        Never().wait()
        return moves[0]


class Illegal(Quiet):
    """Plays for another seat."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        return PLANTS[view.seat - 1][0][0]


class Raising(Quiet):
    """Fails when it is asked to speak."""

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        raise RuntimeError("speechless")


class Moody(Quiet):
    """Depends on how many questions have been asked of anybody."""

    asked = count()

    def choose(self, view: View, moves: list[Move]) -> Move:
        return moves[next(Moody.asked) % len(moves)] if view.phase == "plant-again" else fallback(moves)


class Gossip(Quiet):
    """Tells all copies of itself what it holds, and listens to them."""

    hands: ClassVar[dict[int, list[int]]] = {}

    def choose(self, view: View, moves: list[Move]) -> Move:
        if view.turn == 1:
            Gossip.hands.clear()
        Gossip.hands[view.seat] = view.hand
        told = sum([len(set(hand)) for hand in Gossip.hands.values()])
        return moves[told % len(moves)] if view.phase == "plant-again" else fallback(moves)


class Scribbler(Quiet):
    """Sorts the hand that it is shown."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        move = fallback(moves)
        view.hand.sort()
        return move


class Shuffler(Quiet):
    """Changes the list of moves."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        moves.reverse()
        return fallback(moves)


class Peeker(Quiet):
    """Looks for the whole game behind its view."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        s = state_behind(sys._getframe())
        if s is None or view.phase != "plant-again":
            return fallback(moves)
        return moves[s.deck[-1] % len(moves)]


def state_behind(frame: FrameType | None) -> State | None:
    """A state that somebody who called us holds."""
    while frame is not None:
        for value in list(frame.f_locals.values()):
            for held in (value, getattr(value, "s", None)):
                if isinstance(held, State):
                    return held
        frame = frame.f_back
    return None


@pytest.mark.parametrize("game_id", ["anniversary/4", "the-duel/2", "anniversary+coin+magpie+favors/5"])
@pytest.mark.parametrize("name", ["greedy", "peer-ai1", "peer-ref"])
def test_bots_of_the_package_behave(name: str, game_id: str) -> None:
    found = check_bot(BOTS[name].make, [game_id])
    assert found.sentences(voice()) == [
        f"It behaves: {found.questions} questions in 1 game, {found.swaps} of them asked again with other "
        "hidden cards."
    ]
    assert found.questions == found.swaps > 100


def test_a_random_bot_behaves_under_its_seed() -> None:
    assert check_bot(BOTS["random"].make, ["anniversary-duel/2"]).fine


@pytest.mark.parametrize(
    ("make", "what", "words"),
    [
        (Illegal, "illegal", "cannot move for"),
        (Raising, "illegal", "speechless"),
        (Moody, "random", "in the same game again"),
        (Gossip, "peeks", "with other hidden cards"),
        (Scribbler, "mutates", "changes the view"),
        (Shuffler, "mutates", "changes the view"),
        (Peeker, "peeks", "with other hidden cards"),
    ],
)
def test_misbehaviour_is_noticed(make: Callable[[Random], Bot], what: str, words: str) -> None:
    found = check_bot(make, [GAME, "anniversary/4"])
    assert [one.what for one in found.found] == [what]
    assert words in found.found[0].sentence
    assert found.games == [GAME]  # the check ends there
    assert found.as_dict()["findings"][0]["what"] == what


def test_a_bot_that_hangs_is_noticed() -> None:
    found = check_bot(Hanging, [GAME], budget=SHORT)
    assert found.sentences(voice()) == [f"{GAME}: “choose” takes longer than 0.05 s."]


class Engrossed(Quiet):
    """Waits for ever when it hears something."""

    def observe(self, event: Event) -> None:
        Never().wait()


class Unborn(Quiet):
    """Waits for ever before it begins."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        Never().wait()


@pytest.mark.parametrize(("make", "method"), [(Engrossed, "observe"), (Unborn, "__init__")])
def test_hanging_between_questions_is_noticed(make: Callable[[Random], Bot], method: str) -> None:
    found = check_bot(make, [GAME], budget=SHORT)
    assert found.sentences(voice()) == [f"{GAME}: “{method}” takes longer than 0.05 s."]


def test_a_factory_that_fails_is_noticed() -> None:
    def broken(rng: Random) -> Bot:
        raise RuntimeError("no bot today")

    assert check_bot(broken, [GAME]).sentences(voice()) == [f"{GAME}: It raises RuntimeError: no bot today"]


def test_the_ten_are_games() -> None:
    assert set(THE_TEN) < set(game_ids())
    assert len(THE_TEN) == 10


# --- bots of others ---

MODULE = '''
from bohnanza.bots import Bot

class Miser(Bot):
    """Never trades.

    At all.
    """

    def __init__(self, rng):
        super().__init__("miser")

    def choose(self, view, moves):
        return next((move for move in moves if move.advances), moves[0])

nothing = 3
'''

POINTS = f"""[{GROUP}]
miser = misers_of_the_test:Miser
broken = misers_of_the_test:Missing
greedy = misers_of_the_test:Miser
thing = misers_of_the_test:nothing
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of others, as it lies in an environment."""
    (tmp_path / "misers_of_the_test.py").write_text(MODULE)
    register(tmp_path, "misers", POINTS)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_others_add_a_bot_by_an_entry_point(installed: Path) -> None:
    assert bot_named("miser", "tea").name == "miser"
    assert all_bots()["miser"].sentence == "Never trades."
    assert not all_bots()["miser"].own
    assert check_bot(all_bots()["miser"].make, [GAME]).fine


def test_nobody_takes_the_place_of_a_bot_of_the_package(installed: Path) -> None:
    assert bot_named("greedy", "tea").name == "greedy"
    assert all_bots()["greedy"] == BOTS["greedy"]


@pytest.mark.parametrize("name", ["broken", "thing"])
def test_a_bot_that_cannot_be_loaded_says_so_and_hinders_nobody(installed: Path, name: str) -> None:
    assert all_bots()[name].sentence.startswith(f"The bot “{name}” can’t be loaded: ")
    with pytest.raises(UnknownBot, match=f"^The bot “{name}” can’t be loaded: "):
        bot_named(name, "tea")
    with pytest.raises(UnknownBot, match="can’t be loaded"):
        all_bots()[name].make(Random(0))


def test_an_unknown_bot_is_answered_with_all_names(installed: Path) -> None:
    with pytest.raises(UnknownBot, match=r"peer-ref.*miser"):
        bot_named("carrot", "tea")
