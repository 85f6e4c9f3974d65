"""Secrecy: nothing that reaches a seat depends on what it cannot know, and the check would notice if it did."""

from __future__ import annotations

from itertools import islice

import pytest

from bohnanza.engine.catalog import game_ids, variants
from bohnanza.engine.events import SHARED_EVENTS
from bohnanza.engine.menus import FULL, SIMPLE
from bohnanza.engine.parts import NOBODY_SEES, parts_of, secrets_of
from bohnanza.engine.sorts import SEAT
from bohnanza.proving.secrecy import Window, leaks_in_game
from tests.proving.leaks import LEAKS, SHOWS_IN


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


def test_every_secret_part_of_an_event_can_be_hidden() -> None:
    events = [*SHARED_EVENTS, *[event for variant in variants().values() for event in variant.events]]
    secrets = [(event, secret) for event in events for secret in secrets_of(event)]
    assert len(secrets) > 10
    for event, secret in secrets:
        names = {part.name for part in parts_of(event) if part.sort is SEAT} | {NOBODY_SEES}
        assert secret.sort.hide is not None, f"{event.__name__}.{secret.name}"
        assert names >= set(secret.seen_by), f"{event.__name__}.{secret.name}"
