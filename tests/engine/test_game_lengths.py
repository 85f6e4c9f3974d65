"""How long the games last whose beans are never shuffled again: their length follows from the number of cards."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from bohnanza.engine.beans import cards_of
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.events import Drew, Event, Shuffled, TurnedOver, TurnStarted
from bohnanza.engine.game import new_game
from bohnanza.engine.menus import SIMPLE
from bohnanza.engine.playout import playout
from bohnanza.engine.state import State

SEEDS = ("tea", "beans", "7", "a fourth", "and a fifth", "last")


class Length(NamedTuple):
    """A game and how long it lasts."""

    game_id: str
    deck: int  # cards of the game
    dealt: int  # cards taken before the first turn
    a_turn: int  # cards that a whole turn takes from the pile
    turns: int  # the pile runs out in this one
    turned: int  # cards turned over in that turn
    drawn: int  # cards drawn in that turn


LENGTHS = [
    Length("anniversary-duel/2", 144, 10, 5, 27, 3, 1),  # 144 − 10 = 134 = 26·5 + 4
    Length("bean-duel/2", 144, 10, 5, 27, 3, 1),  # the same
    Length("anniversary-duel+magpie/2", 150, 10, 5, 28, 3, 2),  # 150 − 10 = 140 = 28·5
    Length("the-duel/2", 104, 6 + 10, 5, 18, 3, 0),  # 104 − 6 − 10 = 88 = 17·5 + 3
]
each_game = pytest.mark.parametrize("length", LENGTHS, ids=lambda length: length.game_id)


def finished(game_id: str, seed: str) -> tuple[State, list[Event]]:
    """A game between players who choose at random, and all that happened in it."""
    s = new_game(rules_for(game_id), seed, log=True)
    playout(s, SIMPLE, Random(seed))
    assert s.log is not None
    return s, s.log


def by_turn(log: list[Event]) -> list[tuple[int, int]]:
    """Cards turned over and cards drawn, for every turn."""
    counts: list[tuple[int, int]] = []
    for event in log:
        if isinstance(event, TurnStarted):
            counts.append((0, 0))
        elif isinstance(event, TurnedOver):
            counts[-1] = (counts[-1][0] + len(event.cards), counts[-1][1])
        elif isinstance(event, Drew) and counts:  # what is drawn before the first turn is dealt
            counts[-1] = (counts[-1][0], counts[-1][1] + len(event.cards))
    return counts


@each_game
def test_the_numbers_add_up(length: Length) -> None:
    rules = rules_for(length.game_id)
    assert len(cards_of(rules.deck)) == length.deck
    assert len(new_game(rules, "tea").deck) == length.deck - length.dealt
    assert length.deck - length.dealt == (length.turns - 1) * length.a_turn + length.turned + length.drawn


@pytest.mark.parametrize("seed", SEEDS)
@each_game
def test_every_game_lasts_as_long(length: Length, seed: str) -> None:
    s, log = finished(length.game_id, seed)
    assert (s.over, s.turn, s.runs, s.deck) == (True, length.turns, 1, [])
    assert len([event for event in log if type(event) is Shuffled]) == 1
    *before, last = by_turn(log)
    assert len(before) == length.turns - 1
    assert {sum(counts) for counts in before} == {length.a_turn}
    assert last == (length.turned, length.drawn)


@pytest.mark.parametrize("seed", SEEDS)
def test_in_the_duel_both_have_nine_turns(seed: str) -> None:
    _, log = finished("the-duel/2", seed)
    turns = [event.seat for event in log if isinstance(event, TurnStarted)]
    assert (turns.count(0), turns.count(1)) == (9, 9)
