"""How long the games last in which nothing is reshuffled: the length follows from the number of cards."""

from __future__ import annotations

from random import Random

import pytest

from bohnanza.engine.catalog import rules_for
from bohnanza.engine.events import Drew, Event, TurnedOver, TurnStarted
from bohnanza.engine.game import new_game
from bohnanza.engine.menus import SIMPLE
from bohnanza.engine.playout import playout
from bohnanza.engine.rules import deck_of
from bohnanza.engine.state import State

SEEDS = ("tea", "beans", "7", "a fourth", "and a fifth", "last")

# Game, cards of the deck, cards taken before the first turn, cards a whole turn takes, the turn in which the
# pile runs out, how many cards it turns over and how many it draws then.
LENGTHS = [
    ("anniversary-duel/2", 144, 10, 5, 27, 3, 1),  # 144 − 10 = 134 = 26·5 + 4
    ("bean-duel/2", 144, 10, 5, 27, 3, 1),
    ("the-duel/2", 104, 6 + 10, 5, 18, 3, 0),  # 104 − 6 − 10 = 88 = 17·5 + 3
]
each_game = pytest.mark.parametrize(("game_id", "deck", "dealt", "a_turn", "turns", "turned", "drawn"), LENGTHS)


def finished(game_id: str, seed: str) -> tuple[State, list[Event]]:
    """A game between players who choose at random, and all that happened in it."""
    s = new_game(rules_for(game_id), seed, log=True)
    playout(s, SIMPLE, Random(seed))
    assert s.log is not None
    return s, s.log


def by_turn(log: list[Event], turns: int) -> list[tuple[int, int]]:
    """Cards turned over and cards drawn from the draw pile, for every turn from the first."""
    counts: list[list[int]] = []
    for event in log:
        if isinstance(event, TurnStarted):
            counts.append([0, 0])
        elif isinstance(event, TurnedOver):
            counts[-1][0] += len(event.cards)
        elif isinstance(event, Drew) and counts:
            counts[-1][1] += len(event.cards)
    assert len(counts) == turns
    return [(turned, drawn) for turned, drawn in counts]


@each_game
def test_the_numbers_add_up(
    game_id: str, deck: int, dealt: int, a_turn: int, turns: int, turned: int, drawn: int
) -> None:
    rules = rules_for(game_id)
    assert len(deck_of(rules.deck)) == deck
    assert len(new_game(rules, "tea").deck) == deck - dealt
    assert deck - dealt == (turns - 1) * a_turn + turned + drawn
    assert rules.exhaustions == 1


@pytest.mark.parametrize("seed", SEEDS)
@each_game
def test_every_game_lasts_as_long(
    game_id: str, deck: int, dealt: int, a_turn: int, turns: int, turned: int, drawn: int, seed: str
) -> None:
    s, log = finished(game_id, seed)
    assert (s.over, s.turn, s.runs, s.deck, s.shuffles) == (True, turns, 1, [], new_shuffles(game_id))
    counts = by_turn(log, turns)
    assert {sum(count) for count in counts[:-1]} == {a_turn}
    assert counts[-1] == (turned, drawn)


def new_shuffles(game_id: str) -> int:
    """How many shuffles a new game has made: none follows where nothing is reshuffled."""
    return new_game(rules_for(game_id), "tea").shuffles
