"""A small share of `make fuzz`, and that its checks notice what is wrong."""

from __future__ import annotations

import pytest

from bohnanza.engine import game
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.menus import FULL, Menu
from bohnanza.engine.moves import DONES, Draw, Harvest
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import position_text
from bohnanza.engine.seams import IllegalMove, Move
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import Signal
from bohnanza.proving.invariants import Broken, EngineFunctions, Trial
from tools import complete, fuzz


@pytest.mark.parametrize("game_id", game_ids())
def test_a_share_of_the_fuzzing(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.fuzz([game_id], "test", 1200) == 0
    assert capsys.readouterr().out.endswith(" games, 0 broken\n")


def rule_sets_once() -> list[str]:
    """Every rule set with one number of seats."""
    return list({game_id.partition("/")[0]: game_id for game_id in game_ids()}.values())


def test_a_share_of_the_complete_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert complete.complete(rule_sets_once(), 1, "test") == 0
    assert capsys.readouterr().out.startswith("22 games, ")


def test_a_record_that_leads_elsewhere_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(complete, "replay", lambda record: game.new_game(rules_for(record.game_id), "other"))
    assert complete.complete(["bean-duel/2"], 2, "test") == 2
    assert "The record leads elsewhere." in capsys.readouterr().out


def test_what_broke_is_counted_and_told_with_the_way_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        fuzz, "Trial", lambda game_id, seed: Trial(game_id, seed, EngineFunctions(apply=lose_a_card))
    )
    assert fuzz.main(["--moves", "4000", "--games", "anniversary/3", "--workers", "1"]) == 1
    said = capsys.readouterr().out
    assert "anniversary/3, seed fuzz-0: Broken: Cards were lost or made." in said
    assert "bohnanza record 2\ngame: anniversary/3\nseed: fuzz-0\n" in said
    assert said.endswith(f" games, {fuzz.MOST_BROKEN} broken\n")


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        fuzz.main(["--games", "chess/2"])
    assert end.value.code == 2
    assert "There is no game called “chess”" in capsys.readouterr().err


# --- planted faults ---


def lose_a_card(s: State, move: Move) -> None:
    game.apply(s, move)
    if isinstance(move, Harvest) and s.discard:
        s.discard.pop()


def swap_a_card(s: State, move: Move) -> None:
    game.apply(s, move)
    if isinstance(move, Draw) and s.hands[move.seat]:
        s.hands[move.seat][-1] = (s.hands[move.seat][-1] + 1) % 8


def forget_the_awaited(s: State, move: Move) -> None:
    game.apply(s, move)
    if isinstance(move, Draw):
        s.awaited = -1


def shallow_clone(s: State) -> State:
    clone = s.clone()
    clone.fields = s.fields
    return clone


def objection_that_changes(s: State, move: Move) -> IllegalMove | None:
    found = game.objection(s, move)
    if found is not None and isinstance(move, Harvest):
        s.turn += 1
    return found


def objection_without_rule(s: State, move: Move) -> IllegalMove | None:
    found = game.objection(s, move)
    return None if found is None else IllegalMove("AB-999", found.sentence)


def objection_without_sentence(s: State, move: Move) -> IllegalMove | None:
    found = game.objection(s, move)
    return None if found is None else IllegalMove(found.rule, "no")


def objection_to_draws(s: State, move: Move) -> IllegalMove | None:
    return (
        IllegalMove("AB-45", "You may not draw now.") if isinstance(move, Draw) else game.objection(s, move)
    )


def objection_to_signals(s: State, move: Move) -> IllegalMove | None:
    found = game.objection(s, move)
    return IllegalMove("AB-39", "You may not talk now.") if isinstance(move, Signal) else found


def list_without_end(s: State, seat: int, menu: Menu = FULL) -> list[Move]:
    moves = game.legal(s, seat, menu)
    return [] if s.agenda and s.agenda[-1].name == "draw" else moves


def list_too_much(s: State, seat: int, menu: Menu = FULL) -> list[Move]:
    return [*game.legal(s, seat, menu), DONES[seat]]


def text_without_coins(s: State) -> str:
    return "".join(line for line in position_text(s).splitlines(True) if not line.startswith("coins"))


def parse_another_seat(text: str, seats: int) -> Move:
    return parse_move(text.replace("p1", "p0"), seats)


FAULTS: dict[str, tuple[EngineFunctions, str]] = {
    "a card is lost": (EngineFunctions(apply=lose_a_card), "Cards were lost"),
    "a card becomes another": (EngineFunctions(apply=swap_a_card), "Cards were lost"),
    "nobody is awaited": (EngineFunctions(apply=forget_the_awaited), "Nobody is awaited"),
    "a clone shares its fields": (EngineFunctions(clone=shallow_clone), "clone|Cards were lost"),
    "asking changes the turn": (EngineFunctions(objection=objection_that_changes), "Asking"),
    "an unknown rule": (EngineFunctions(objection=objection_without_rule), "is not a rule"),
    "no sentence": (EngineFunctions(objection=objection_without_sentence), "is not a sentence"),
    "a listed move is refused": (EngineFunctions(objection=objection_to_draws), "and refused|was played"),
    "a refused move is played": (EngineFunctions(objection=objection_to_signals), "was played"),
    "an awaited seat has no move": (EngineFunctions(legal=list_without_end), "has no move"),
    "an illegal move is listed": (EngineFunctions(legal=list_too_much), "and refused"),
    "a position without its coins": (
        EngineFunctions(position_text=text_without_coins),
        "The position is read",
    ),
    "a move of another seat": (EngineFunctions(parse_move=parse_another_seat), "read as another move"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_noticed(name: str) -> None:
    machine, sentence = FAULTS[name]
    with pytest.raises(Broken, match=sentence):
        Trial("anniversary/3", "with coins", machine).run(6000)


def test_the_same_seed_tries_the_same_moves() -> None:
    trials = [Trial("classic/4", "same") for _ in range(2)]
    for trial in trials:
        trial.run(500)
    assert trials[0].moves == trials[1].moves
    assert trials[0].tried == trials[1].tried
