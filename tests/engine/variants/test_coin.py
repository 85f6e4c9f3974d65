"""The card that is drawn for the Bean Coin: every one equally likely, seen by all, its place known to nobody."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from bohnanza.engine import game
from bohnanza.engine.beans import BUILT_IN_KINDS, UNKNOWN
from bohnanza.engine.catalog import game_ids
from bohnanza.engine.events import CopiesReplaced, Event, ShuffledApart
from bohnanza.engine.memory import Memory
from bohnanza.engine.menus import NO_OFFERS, SIMPLE
from bohnanza.engine.moves import Done, Harvest, Plant
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import parse_position, position_text
from bohnanza.engine.seams import Move
from bohnanza.engine.shuffle import shuffle
from bohnanza.engine.state import State, all_cards
from bohnanza.engine.variants.coin.events import CoinClaimed, CoinContested, CoinTaken
from bohnanza.engine.variants.coin.moves import Claim
from bohnanza.engine.views import SPECTATOR, determinise, events_for, memory_from, view
from bohnanza.engine.wording import NotationError
from bohnanza.proving.invariants import check_awaited, check_cards, check_position_text
from bohnanza.proving.secrecy import ObservedGame, Window, leaks_at
from bohnanza.verify import shuffled

RICH = "fields p0: 4 red | 4 soy\n"  # worth five coins
OTHERS = (0, 1, 2, SPECTATOR)  # everybody but the holder, p3


def pick(size: int, seed: str, counter: int) -> int:
    """The place that a contest draws, by the engine's shuffle."""
    row = list(range(size))
    shuffle(row, seed, counter)
    return row.index(0)


def position(text: str, seed: str = "tea", game_id: str = "anniversary+coin/4") -> State:
    s = parse_position(f"game: {game_id}\nseed: {seed}\ncoin: p3\n{RICH}{text}")
    s.log = []
    return s


def play(s: State, *moves: str) -> None:
    for move in moves:
        game.play(s, parse_move(move, s.rules.seats))


def contested(hand: str, seed: str, more: str = "hand p0: green\n") -> tuple[State, int]:
    """A contested claim for the coin of p3, and the kind that was drawn."""
    s = position(f"{more}hand p3: {hand}\n", seed)
    play(s, "p0 claim", "p3 contest")
    [event] = [event for event in log_of(s) if isinstance(event, CoinContested)]
    return s, event.kind


def log_of(s: State) -> list[Event]:
    assert s.log is not None
    return s.log


# --- chance ---


@pytest.mark.parametrize("size", range(1, 9))
def test_every_place_is_equally_likely(size: int) -> None:
    draws = 6000
    places = Counter(pick(size, f"seed {number}", number % 7) for number in range(draws))
    expected = draws / size
    chi = sum((places[place] - expected) ** 2 / expected for place in range(size))
    assert set(places) == set(range(size))
    assert chi < size - 1 + 4 * (2 * size) ** 0.5  # four standard deviations above the mean


@pytest.mark.parametrize("size", range(1, 9))
def test_the_numbers_are_those_of_the_documented_stream(size: int) -> None:
    for counter in range(50):
        assert pick(size, "tea", counter) == shuffled(list(range(size)), "tea", counter).index(0)


def test_in_a_game_every_card_of_the_hand_is_equally_likely() -> None:
    kinds = Counter(contested("garden, black-eyed, green, stink, blue", str(seed))[1] for seed in range(1500))
    assert len(kinds) == 5
    assert all(abs(count - 300) < 5 * (1500 * 0.2 * 0.8) ** 0.5 for count in kinds.values())


def test_copies_of_a_kind_count_by_their_number() -> None:
    blue = sum(contested("blue, green, blue, blue", str(seed))[1] == 7 for seed in range(1000))
    assert abs(blue - 750) < 5 * (1000 * 0.75 * 0.25) ** 0.5


def test_a_draw_takes_one_number_of_the_stream() -> None:
    s, _ = contested("green, stink, chili", "tea")
    assert s.shuffles == 1


# --- secrecy ---


def test_everybody_gets_the_same_events_and_no_place() -> None:
    s, kind = contested("stink, green, stink, chili", "tea")
    events: list[Event] = [CoinClaimed(0), CoinContested(3, kind), CoinTaken(0)]
    mixed = ShuffledApart(0, (UNKNOWN,) * 4, (UNKNOWN,) * 4)  # the draw, which only a verifier sees
    assert [event for event in log_of(s) if not isinstance(event, ShuffledApart)] == events
    seen: list[Event] = [events[0], mixed, *events[1:]]
    assert [events_for(log_of(s), seat) for seat in (*OTHERS, 3)] == [seen] * 5


def test_what_others_get_depends_on_the_kind_that_was_drawn_and_on_nothing_else() -> None:
    """For all orders of a hand with an offer that names a place, and for several places that are drawn."""
    more = "phase: trade\nhand p0: green\noffer 1.1: p3: stink for green to p0\n"
    seen: dict[tuple[int, int], set[str]] = {}
    for hand in sorted(set(permutations(("stink", "stink", "chili", "garden")))):
        for seed in ("tea", "beans", "7", "a", "b", "c"):
            place = hand.index("stink") + 1
            named = more.replace("p3: stink for", f"p3: stink@{place} for")
            s, kind = contested(", ".join(hand), seed, named)
            for seat in OTHERS:
                got = [position_text(view(s, seat).visible_state), repr(events_for(log_of(s), seat))]
                seen.setdefault((seat, kind), set()).add("\n".join(got))
    assert len(seen) == 3 * len(OTHERS)
    assert {len(variants) for variants in seen.values()} == {1}


def test_the_holder_alone_learns_that_another_copy_took_the_place() -> None:
    for seed in range(20):
        more = "phase: trade\noffer 1.1: p3: stink@1 for green to p0\n"
        s, _ = contested("stink, stink", str(seed), more)
        replaced = [event for event in log_of(s) if isinstance(event, CopiesReplaced)]
        assert all(not isinstance(event, CopiesReplaced) for event in events_for(log_of(s), 0))
        assert [event for event in events_for(log_of(s), 3) if isinstance(event, CopiesReplaced)] == replaced


@pytest.mark.parametrize("seed", range(30))
def test_what_others_remember_of_the_hand_stays_true(seed: int) -> None:
    start = "phase: trade\naside p2: green\naside p3: magpie\nhand p3: 6\n"
    s = position(start, str(seed), "anniversary+coin+magpie/4")
    memories = [memory_from(view(s, seat)) for seat in OTHERS]
    play(s, "p0 done", "p0 claim", "p3 contest")
    hand = s.hands[3]
    for memory in memories:
        remember(memory, s)
        known = memory.known
        assert len(known.hands[3]) == len(hand)
        assert all(a in (UNKNOWN, b) for a, b in zip(known.hands[3], hand, strict=True))
        assert all(known.least[3][kind] <= hand.count(kind) for kind in range(BUILT_IN_KINDS))


def remember(memory: Memory, s: State) -> None:
    for event in events_for(log_of(s), memory.seat):
        memory.observe(event)


def test_a_deal_that_agrees_has_the_drawn_card_where_everybody_saw_it() -> None:
    s = position("hand p0: green\nhand p3: 5\ndeck: rest\n")
    memory = memory_from(view(s, 1))
    play(s, "p0 claim", "p3 contest")
    remember(memory, s)
    imagined = determinise(view(s, 1), memory.known, Random(1))
    assert imagined.agenda[-1].name == s.agenda[-1].name
    assert len(imagined.hands[3]) == 4


# --- games of players who grow much: at random nobody ever comes to claim ---

FIELDS = (
    "4 red | 4 soy | 3 chili",
    "3 garden | 4 black-eyed | 4 blue",
    "6 green | 5 stink | 6 chili",
    "8 blue | 6 chili",
    "7 stink | 5 green",
)


def rich_table(game_id: str, seed: int) -> ObservedGame:
    """The first turn of a game in which everybody could claim the coin."""
    table = ObservedGame(game_id, str(seed))
    seats = range(table.rules.seats)
    columns = [row.split(" | ")[: table.rules.fields] for row in FIELDS]
    lines = [f"fields p{seat}: {' | '.join(columns[seat])}\nhand p{seat}: 5" for seat in seats]
    head = f"game: {game_id}\nseed: {seed}\ncoin: p{seats[-1]}\ndeck: rest\n"
    table.s = parse_position(head + "\n".join(lines))
    table.s.log = []
    table.observed = 0
    table.memories = [memory_from(view(table.s, seat)) for seat in table.seats]
    return table


def thrifty_move(s: State, rng: Random) -> Move:
    """Claim when possible, plant where the kind grows, harvest only what has to go, the smallest field first."""
    moves = game.legal(s, s.awaited, SIMPLE)
    claims = [move for move in game.legal(s, s.active, NO_OFFERS) if isinstance(move, Claim)]
    stop = [move for move in moves if isinstance(move, Done)]
    if claims or (stop and rng.random() < 0.5):
        return (claims or stop)[0]
    harvests = [move for move in moves if isinstance(move, Harvest)]
    others = [move for move in moves if not isinstance(move, Harvest)]
    if not others:
        return min(harvests, key=lambda move: len(s.fields[move.seat][move.field]))
    grown = [move for move in others if isinstance(move, Plant) and s.fields[move.seat][move.field]]
    return rng.choice(grown or others)


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if "+coin" in game_id])
def test_games_with_claims_keep_the_invariants_and_the_secrets(game_id: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        rng = Random(seed)
        table = rich_table(game_id, seed)
        cards = all_cards(table.s)
        while table.s.turn < 9 and table.s.agenda:
            check_cards(table.s, cards)
            check_awaited(table.s)
            check_position_text(table.s)
            if table.s.agenda[-1].name.partition(" ")[0] in ("contest", "plant-now", "steal"):
                assert list(leaks_at(Window(), table, rng, 10)) == []
            seen.update(type(event).__name__ for event in table.play(thrifty_move(table.s, rng)))
    assert min(seen["CoinClaimed"], seen["CoinContested"], seen["CoinTaken"]) > 5


# --- notation ---


@pytest.mark.parametrize("line", ["coin: p4", "coin: 1", "coin: px", "coin: -", "claim failed in turn: no"])
def test_a_wrong_line_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        parse_position(f"game: anniversary+coin/4\n{line}\n")


@pytest.mark.parametrize("move", ["p0 claim it", "p3 contest p0"])
def test_moves_with_too_many_words_are_refused(move: str) -> None:
    with pytest.raises(NotationError):
        parse_move(move, 4)


def test_a_position_in_the_middle_of_a_claim_is_read_back() -> None:
    s = position("hand p0: green\nhand p3: blue\n")
    for move in (
        "p0 claim",
        "p3 contest",
        "p0 harvest 1",
        "p0 plant blue 1",
        "p0 harvest 2",
        "p0 plant green 2",
    ):
        assert parse_position(position_text(s)) == s
        play(s, move)
    assert "claim failed in turn: 1\n" in position_text(s)
    assert parse_position(position_text(s)) == s
