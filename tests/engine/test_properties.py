"""What holds in every game of the catalog, whatever is played."""

from __future__ import annotations

import importlib
import pkgutil
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import bohnanza.engine
from bohnanza.engine import game
from bohnanza.engine.beans import BUILT_IN_KINDS
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.discards import DiscardHand, DiscardTurned
from bohnanza.engine.menus import FULL, PROFILES, SIMPLE
from bohnanza.engine.moves import (
    MAX_FIELDS,
    MAX_SEATS,
    BuyField,
    Done,
    Draw,
    Harvest,
    Plant,
    TurnOver,
)
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import parse_position, position_hash, position_text
from bohnanza.engine.notation.record import Record, parse_record, record_of, record_text, replay
from bohnanza.engine.offers import ANY_COPY, ANYTHING, EXACTLY, ONE_OF, REASONS, SIGNALS, TURNED, Terms
from bohnanza.engine.playout import playout
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import (
    FAVORS,
    Accept,
    Decline,
    Pick,
    Propose,
    Revise,
    Signal,
    TakeBack,
    Withdraw,
    clockwise,
)
from bohnanza.engine.wording import parse_terms, terms_text
from bohnanza.proving.invariants import Trial, check_lists, check_position_text, check_replay
from bohnanza.proving.random_moves import classes_of_moves, nonsense_move, sensible_move

every_game = pytest.mark.parametrize("game_id", game_ids())
every_menu = pytest.mark.parametrize("menu", PROFILES)
NO_SHRINKING = (Phase.explicit, Phase.generate)
quick = settings(max_examples=4, deadline=None, derandomize=True, phases=NO_SHRINKING)  # a game each
many = settings(max_examples=300, deadline=None, derandomize=True)  # a line of text each
seeds = st.text("abcxyz0189-", min_size=1, max_size=8)


def position_in(game_id: str, seed: str, moves: int) -> State:
    """A position some moves into a game in which people do what they might."""
    s, rng = game.new_game(rules_for(game_id), seed), Random(seed)
    for _ in range(moves):
        move = sensible_move(s, rng)
        if game.objection(s, move) is None:
            game.apply(s, move)
        if s.over:
            break
    return s


# --- whatever is tried ---


@every_game
@quick
@given(seed=seeds)
def test_nothing_breaks_under_sensible_and_senseless_moves(game_id: str, seed: str) -> None:
    Trial(game_id, seed).run(300)


@every_game
@quick
@given(seed=seeds, moves=st.integers(0, 200))
def test_every_listed_move_is_accepted(game_id: str, seed: str, moves: int) -> None:
    check_lists(position_in(game_id, seed, moves), rng=Random(seed), sample=150)


@every_game
def test_all_of_the_longest_lists_are_accepted(game_id: str) -> None:
    for moves in (5, 60):
        check_lists(position_in(game_id, "long", moves))


# --- clones ---


@every_game
@quick
@given(seed=seeds, moves=st.integers(0, 200))
def test_a_clone_and_its_original_go_their_own_ways(game_id: str, seed: str, moves: int) -> None:
    s = position_in(game_id, seed, moves)
    clone, text = s.clone(), position_text(s)
    playout(clone, SIMPLE, Random(seed))
    assert position_text(s) == text
    again, final = s.clone(), position_text(clone)
    playout(s, SIMPLE, Random(f"{seed}+"))
    assert position_text(again) == text
    assert position_text(clone) == final


# --- every game ends ---


@every_game
@every_menu
def test_random_games_end_and_replay(game_id: str, menu: str) -> None:
    s = game.new_game(rules_for(game_id), menu)
    moves: list[Move] = []
    playout(s, PROFILES[menu], Random(menu), moves)
    assert s.over
    assert game.winners(s)
    if menu == "simple":
        check_replay(s, moves)


@every_game
@quick
@given(seed=seeds)
def test_listening_changes_nothing(game_id: str, seed: str) -> None:
    silent, heard = [game.new_game(rules_for(game_id), seed, log) for log in (False, True)]
    playout(silent, SIMPLE, Random(seed))
    playout(heard, SIMPLE, Random(seed))
    assert position_hash(silent) == position_hash(heard)
    assert silent.log is None
    assert heard.log


@every_game
@quick
@given(seed=seeds)
def test_another_seed_is_another_deal(game_id: str, seed: str) -> None:
    one, other = [game.new_game(rules_for(game_id), text) for text in (seed, seed + "'")]
    assert one.deck + one.hands[0] != other.deck + other.hands[0]


# --- notation ---


@every_game
@quick
@given(seed=seeds, moves=st.integers(0, 200))
def test_positions_are_read_as_they_are_written(game_id: str, seed: str, moves: int) -> None:
    check_position_text(position_in(game_id, seed, moves))


@every_game
@quick
@given(seed=seeds, moves=st.integers(0, 60))
def test_a_position_plays_on_like_the_game_it_was_taken_from(game_id: str, seed: str, moves: int) -> None:
    s = position_in(game_id, seed, moves)
    again = parse_position(position_text(s))
    playout(s, SIMPLE, Random(seed))
    playout(again, SIMPLE, Random(seed))
    assert position_hash(s) == position_hash(again)


kinds = st.integers(0, BUILT_IN_KINDS - 1)
fields = st.integers(0, MAX_FIELDS - 1)
numbers = st.integers(1, 2000)
favors = st.sets(st.integers(1, FAVORS), max_size=3).map(sorted).map(tuple)
places = st.sampled_from([TURNED, ANY_COPY, *range(12)])


@st.composite
def any_terms(draw: st.DrawFn) -> Terms:
    goods = draw(st.lists(st.tuples(kinds, places), max_size=6))
    mode = draw(st.sampled_from([EXACTLY, ONE_OF, ANYTHING]))
    fewest, most = {EXACTLY: (0, 5), ONE_OF: (2, 5), ANYTHING: (0, 0)}[mode]
    want = draw(st.lists(kinds, min_size=fewest, max_size=most))
    given_favors, wanted_favors = draw(favors), draw(favors) if mode == EXACTLY else ()
    give, given_places = tuple(kind for kind, _ in goods), tuple(place for _, place in goods)
    return Terms(give, given_places, tuple(want), mode, given_favors, wanted_favors)


@st.composite
def any_proposal(draw: st.DrawFn, seats: int) -> Move:
    seat = draw(st.integers(0, seats - 1))
    others = [other for other in range(seats) if other != seat]
    to = clockwise(seat, tuple(draw(st.sets(st.sampled_from(others), min_size=1))), seats)
    return Propose(seat, to, draw(any_terms()), draw(st.booleans()), draw(st.just(0) | numbers))


def any_move(seats: int) -> st.SearchStrategy[Move]:
    """Any move that can be written, legal or not, in a game with this many seats."""
    seat = st.integers(0, seats - 1)
    return st.one_of(
        any_proposal(seats),
        st.builds(Revise, seat, numbers, any_terms()),
        st.builds(Accept, seat, numbers, numbers, st.lists(places, max_size=5).map(tuple)),
        st.builds(Decline, seat, numbers, numbers, st.integers(0, len(REASONS) - 1)),
        st.builds(TakeBack, seat, numbers, numbers),
        st.builds(Withdraw, seat, numbers),
        st.builds(Pick, seat, numbers, seat),
        st.builds(Signal, seat, kinds, st.integers(0, len(SIGNALS) - 1)),
        st.builds(Plant, seat, kinds, fields),
        st.builds(Harvest, seat, fields),
        st.builds(DiscardTurned, seat, kinds),
        st.builds(DiscardHand, seat, kinds, st.integers(0, 12)),
        st.sampled_from([BuyField, Done, TurnOver, Draw]).flatmap(lambda cls: st.builds(cls, seat)),
    )


@many
@given(terms=any_terms())
def test_terms_are_read_as_they_are_written(terms: Terms) -> None:
    assert parse_terms(terms_text(terms)) == terms


@many
@given(move=any_move(MAX_SEATS))
def test_moves_are_read_as_they_are_written(move: Move) -> None:
    assert parse_move(str(move), MAX_SEATS) == move


@every_game
def test_all_listed_moves_are_read_as_they_are_written(game_id: str) -> None:
    s = position_in(game_id, "written", 40)
    for seat in range(s.rules.seats):
        for move in game.legal(s, seat, FULL)[:200]:
            assert parse_move(str(move), s.rules.seats) == move


def printable(text: str) -> bool:
    return game.is_plain(text) and "," not in text


names = st.text(max_size=12).map(str.strip).filter(printable)


@many
@given(
    players=st.tuples(names, names, names, names),
    seed=names,
    moves=st.lists(any_move(4), max_size=5),
    result=st.sampled_from(["", "7 9 12 8, p2 wins"]),
    final_hash=st.sampled_from(["", "ab" * 32]),
)
def test_records_are_read_as_they_are_written(
    players: tuple[str, ...], seed: str, moves: list[Move], result: str, final_hash: str
) -> None:
    record = Record("anniversary/4", seed, players, moves, result, final_hash)
    assert parse_record(record_text(record)) == record


@pytest.mark.parametrize("text", [" tea", "tea ", "tea # two", "tea\nmoves:", "tea\u2028two"])
def test_what_cannot_stand_in_a_record_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="A seed is a single line"):
        game.new_game(rules_for("anniversary/3"), text)
    with pytest.raises(ValueError, match="can’t be used in a record"):
        record_of(game.new_game(rules_for("anniversary/3"), ""), ("Ana", "Ben", text), [])


@every_game
@quick
@given(seed=seeds)
def test_game_id_seed_and_moves_are_the_whole_game(game_id: str, seed: str) -> None:
    s = game.new_game(rules_for(game_id), seed)
    moves: list[Move] = []
    playout(s, SIMPLE, Random(seed), moves)
    record = record_of(s, ("x",) * s.rules.seats, moves)
    for upto in (0, len(moves) // 2, len(moves)):
        one, other = replay(record, upto=upto), replay(record, log=True, upto=upto)
        assert position_hash(one) == position_hash(other)
    assert position_hash(one) == record.final_hash == position_hash(s)


# --- the generator itself ---


def test_there_is_nonsense_of_every_class_of_move() -> None:
    for module in pkgutil.walk_packages(bohnanza.engine.__path__, "bohnanza.engine."):
        importlib.import_module(module.name)
    s, rng = position_in("anniversary/4", "nonsense", 20), Random(0)
    made = {type(nonsense_move(s, rng)) for _ in range(3000)}
    assert made == set(classes_of_moves())
