"""The fields of a state: none is forgotten in comparing, copying or looking."""

from __future__ import annotations

import pytest

from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.game import empty_state
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.state import FIELDS, State
from bohnanza.engine.views import SPECTATOR, view

UNUSUAL = """
game: anniversary+coin/3
seed: tea
start: p1
turn: 7
active: p2
phase: trade
runs: 1
dry: 1
shuffles: 4
offers made: 5
proposals: 1 2 0
deck: blue, soy
discard: green, red
turned: stink
out: soy
fields p1: 2 red | green
hand p0: blue, red
hand p2: soy
aside p0: chili
coins p1: red, blue
signals p0: want red
coin: p2
offer 4.1: p2: soy for red to p0; p0 declined
"""
# What nobody sees, or not everybody; a field is open to all only if it is not here.
HIDDEN = ("seed", "deck", "discard", "out", "hands", "coins")
NUMBERS = ("deck", "discard", "out", "hands", "coins")  # of cards, in a view


def unusual() -> State:
    return parse_position(UNUSUAL)


def plain() -> State:
    return empty_state(rules_for("anniversary/3"), "")


def lists_in(value: object) -> list[object]:
    """A list with all the lists in it."""
    return [value, *[one for part in value for one in lists_in(part)]] if isinstance(value, list) else []


def test_every_attribute_of_a_state_is_a_field() -> None:
    s = unusual()
    found = {name for name in dir(s) if name[0] != "_" and not callable(getattr(s, name))}
    assert found - {"log", "over"} == set(FIELDS)


def test_the_unusual_state_is_unusual_in_every_field() -> None:
    same = [name for name, one, other in zip(FIELDS, unusual().key(), plain().key()) if one == other]
    assert same == []


@pytest.mark.parametrize("name", FIELDS)
def test_a_key_tells_states_apart_by_every_field(name: str) -> None:
    s = unusual()
    setattr(s, name, getattr(plain(), name))
    assert s != unusual()


@pytest.mark.parametrize("name", FIELDS)
def test_a_copy_has_every_field_and_shares_no_list(name: str) -> None:
    s, at = unusual(), FIELDS.index(name)
    copy = s.clone()
    assert copy.key()[at] == s.key()[at]
    shared = {id(one) for one in lists_in(getattr(s, name))} & {
        id(one) for one in lists_in(getattr(copy, name))
    }
    assert not shared


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
@pytest.mark.parametrize("name", [name for name in FIELDS if name not in HIDDEN])
def test_a_view_has_every_open_field_and_shares_no_list(name: str, seat: int) -> None:
    s, at = unusual(), FIELDS.index(name)
    v = view(s, seat)
    assert v.visible_state.key()[at] == s.key()[at]
    shared = {id(one) for one in lists_in(getattr(s, name))} & {id(one) for one in lists_in(getattr(v, name))}
    assert not shared


def test_ab_6_a_view_hides_the_rest() -> None:
    table = view(unusual(), 0).visible_state
    hidden = {name: getattr(table, name) for name in HIDDEN}
    assert hidden == {
        "seed": "",
        "deck": [UNKNOWN] * 2,
        "discard": [UNKNOWN, unusual().discard[-1]],
        "out": [UNKNOWN],
        "hands": [unusual().hands[0], [], [UNKNOWN]],
        "coins": [[], [UNKNOWN] * 2, []],
    }


@pytest.mark.parametrize("name", [name for name in FIELDS if name != "seed"])
def test_what_a_view_calls_by_the_name_of_a_field_is_that_field_or_its_size(name: str) -> None:
    v = view(unusual(), 2)
    field, seen = getattr(v.visible_state, name), getattr(v, name)
    if name not in NUMBERS:
        assert seen is field
    elif isinstance(seen, list):
        assert seen == [len(cards) for cards in field]
    else:
        assert seen == len(field)
    assert v.hand is v.visible_state.hands[2]


def test_a_view_that_is_changed_is_another_one() -> None:
    v = view(unusual(), 0)
    before = v.key()
    v.hands[1] = 7
    assert v.key() != before


def test_an_independent_copy_of_a_table_can_be_changed() -> None:
    v = view(unusual(), 0)
    s = v.as_state()
    for name in FIELDS:
        for cards in lists_in(getattr(s, name)):
            assert isinstance(cards, list)
            cards.clear()
    assert v == view(unusual(), 0)
