"""What the scenarios cannot say about favors: moves that have no words, and texts that mean nothing."""

from __future__ import annotations

import pytest

from bohnanza.engine import game
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import parse_position, position_text
from bohnanza.engine.offers import ANY_COPY, ANYTHING, ONE_OF, Terms
from bohnanza.engine.trade_moves import Propose
from bohnanza.engine.variants.favors.called import CallPress
from bohnanza.engine.wording import NotationError

TRADE = "game: anniversary+favors/4\nphase: trade\nhand p0: soy\nfavors p0: F1\n"


@pytest.mark.parametrize(("mode", "want"), [(ANYTHING, ()), (ONE_OF, (1, 2))])
def test_an_invitation_asks_for_no_favors(mode: int, want: tuple[int, ...]) -> None:
    """It could not be written down; whoever wants a favor says so in an offer that can be accepted."""
    s = parse_position(TRADE)
    terms = Terms((3,), (ANY_COPY,), want, mode, (), (2,))
    refusal = game.objection(s, Propose(0, (1,), terms))
    assert refusal is not None
    assert refusal.rule == "AB-39"


@pytest.mark.parametrize(
    "line",
    [
        "passed: x",
        "passed: p7",
        "favors p0: F7",
        "favors p0: G1",
        "owed p0: F1",
        "owed p0: F1 from p9",
        "owed p0: -",
    ],
)
def test_a_wrong_line_is_a_notation_error(line: str) -> None:
    with pytest.raises(NotationError):
        parse_position(TRADE + line)


def test_a_position_in_the_middle_of_f5_reads_back() -> None:
    text = "game: new-beans+favors/4\nphase: draw\ndeck: red, soy, chili, stink\nowed p0: F5 from p1"
    s = parse_position(text)
    for move in ("p0 draw", "p0 call F5"):
        game.play(s, parse_move(move, 4))
    assert position_text(parse_position(position_text(s))) == position_text(s)
    assert "drawn p0: soy" in position_text(s)


def test_who_has_passed_reads_back() -> None:
    text = "game: anniversary+favors/4\nphase: ask-f4\nowed p1: F4 from p2\nowed p3: F4 from p0"
    s = parse_position(text)
    game.play(s, parse_move("p1 pass", 4))
    assert "passed: p1" in position_text(s)
    assert parse_position(position_text(s)) == s


@pytest.mark.parametrize("text", ["call", "call F7", "call F3", "call F4 p9", "call F5 p1", "call F6 p1 soy"])
def test_a_call_says_all_that_is_needed(text: str) -> None:
    with pytest.raises(NotationError):
        parse_move(f"p0 {text}", 4)


@pytest.mark.parametrize(
    "text", ["call F3 soy", "call F4 p1", "call F5", "call F6 p1 soy@1", "repay 1 to p1 1"]
)
def test_without_favors_a_call_is_refused(text: str) -> None:
    s = parse_position("game: anniversary/4\nhand p0: soy")
    assert game.objection(s, parse_move(f"p0 {text}", 4)) is not None


def test_a_card_that_does_not_exist_is_refused() -> None:
    s = parse_position("game: anniversary+favors/4\nhand p0: soy\nowed p0: F6 from p1")
    for kind, place in ((99, 0), (-1, 0), (3, 99), (3, -1)):
        refusal = game.objection(s, CallPress(0, 1, kind, place))
        assert refusal is not None
        assert refusal.rule == "BN-F6"
