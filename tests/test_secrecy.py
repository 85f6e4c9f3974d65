"""Secrecy: nothing that reaches a seat depends on what it cannot know, and the check would notice if it did."""

from __future__ import annotations

from itertools import islice

import pytest

from bohnanza.engine.catalog import game_ids
from bohnanza.engine.events import Event
from bohnanza.engine.menus import FULL, SIMPLE
from bohnanza.proving.secrecy import PUBLIC, SECRET, Window, leaks_in_game
from tests.leaks import LEAKS, SHOWS_IN


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_seat_gets_is_the_same_in_every_deal_it_cannot_tell_apart(game_id: str) -> None:
    assert list(islice(leaks_in_game(Window(), game_id, 1, FULL), 3)) == []


@pytest.mark.parametrize("game_id", ["classic/5", "bean-duel/2", "anniversary/4", "field-beans/4"])
def test_the_same_in_games_of_the_simple_menu(game_id: str) -> None:
    assert list(islice(leaks_in_game(Window(), game_id, 1, SIMPLE), 3)) == []


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str) -> None:
    game_id = SHOWS_IN.get(name, "anniversary/3")
    games = (leaks_in_game(LEAKS[name], game_id, seed, gap=20) for seed in range(1, 6))
    assert any(next(game, None) for game in games)


def descendants(kind: type[Event]) -> list[type[Event]]:
    return [event for below in kind.__subclasses__() for event in (below, *descendants(below))]


def test_every_event_is_either_public_or_its_secrets_are_checked() -> None:
    assert PUBLIC | {event.__name__ for event in SECRET} == {event.__name__ for event in descendants(Event)}
