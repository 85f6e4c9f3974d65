"""The bots: they play every game to its end, the same way every time, and no rule refuses them."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

import bohnanza.bots
from bohnanza.bots import BOTS, Bot, UnknownBot, bot_named, style_of
from bohnanza.bots.base import pick
from bohnanza.bots.greedy import GreedyBot, answer, harmless, own_kinds, takers
from bohnanza.engine.beans import BLUE, CHILI, GARDEN, RED, SOY, STINK
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.game import apply, empty_state, legal, new_game, settle
from bohnanza.engine.menus import FULL, SIMPLE, Menu
from bohnanza.engine.moves import BUYS, DONES, DRAWS, HARVESTS, PLANTS
from bohnanza.engine.offers import ANY_COPY, TURNED, Terms
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.engine.steps.plant import PLANTING, PLANTING_AGAIN
from bohnanza.engine.steps.receive import RECEIVING
from bohnanza.engine.steps.trade import TRADING
from bohnanza.engine.trade_moves import Accept, Decline, Propose
from bohnanza.engine.variants.coin.moves import CONTESTS
from bohnanza.engine.views import view
from bohnanza.lab.driver import Result, play_game


def game_between(
    game_id: str, names: list[str], seed: str, menu: Menu = SIMPLE, record: bool = False
) -> Result:
    bots = [bot_named(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    return play_game(game_id, seed, bots, record, menu)


@pytest.mark.parametrize("name", ["random", "greedy"])  # the others have files of their own
@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_ends_without_a_fault(game_id: str, name: str) -> None:
    result = game_between(game_id, [name] * rules_for(game_id).seats, "tea")
    assert result.faults == []
    assert result.winners


@pytest.mark.parametrize("name", list(BOTS))
def test_a_game_with_the_full_menu_ends_without_a_fault(name: str) -> None:
    result = game_between("classic/4", [name] * 4, "tea", FULL)
    assert result.faults == []
    assert result.trades > 0


@pytest.mark.parametrize("name", list(BOTS))
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    games = [game_between("anniversary/3", [name] * 3, "tea", FULL, record=True) for _ in range(2)]
    assert games[0].moves == games[1].moves
    assert games[0].moves


def test_a_random_bot_depends_on_its_seed() -> None:
    games = []
    for seed in ("milk", "sugar"):
        bots = [bot_named("random", f"{seed}/{seat}") for seat in range(3)]
        games.append(play_game("anniversary/3", "tea", bots, True, SIMPLE))
    assert games[0].moves != games[1].moves


def test_greedy_earns_more_than_random() -> None:
    greedy = random = 0
    for number in range(6):
        names = ["greedy", "random"] * 2 if number % 2 else ["random", "greedy"] * 2
        for name, score in zip(names, game_between("anniversary/4", names, f"tea-{number}").scores):
            greedy += score if name == "greedy" else 0
            random += score if name == "random" else 0
    assert greedy > 2 * random


def test_an_unknown_bot_is_refused_with_a_sentence() -> None:
    with pytest.raises(
        UnknownBot, match=r"^There is no bot called “carrot”: there are random, greedy, .+\.$"
    ):
        bot_named("carrot", "tea")


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_is_called_what_it_is_listed_as(name: str) -> None:
    assert bot_named(name, "tea").name == name
    assert style_of(name, BOTS[name], "de").endswith(".")


def test_picking_is_even() -> None:
    rng = Random("tea")
    picks = [pick(rng, "abc") for _ in range(3000)]
    assert all(900 < picks.count(option) < 1100 for option in "abc")


def test_random_passes_as_often_as_it_makes_each_move() -> None:
    s = new_game(rules_for("anniversary/3"), "tea")
    bot = bot_named("random", "tea")
    said = [bot.speak(view(s, 0), [DONES[0], DRAWS[0]]) for _ in range(3000)]
    assert all(900 < said.count(move) < 1100 for move in (None, DONES[0], DRAWS[0]))


def test_a_bot_of_others_needs_only_choose() -> None:
    class First(Bot):
        def choose(self, view: object, moves: list[Move]) -> Move:
            return moves[0]

    assert play_game("anniversary/3", "tea", [First("first") for _ in range(3)]).faults == []


def test_bots_import_nothing_that_knows_more_than_a_view() -> None:
    # The state, the acts and the loop know what no seat may know.
    secret = {"state", "acts", "trade_acts", "game", "playout", "shuffle"}
    for path in Path(bohnanza.bots.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("bohnanza"):
                assert node.module.split(".")[1] in ("engine", "bots", "words"), (
                    f"{path.name} imports {node.module}"
                )
                assert node.module.split(".")[-1] not in secret, f"{path.name} imports {node.module}"


# --- greedy, position by position ---


def table(game_id: str, *fields: list[list[int]]) -> State:
    """A table with these fields and a full draw pile, seat 0 active."""
    s = empty_state(rules_for(game_id), "tea")
    for seat, columns in enumerate(fields):
        s.fields[seat] = [column[:] for column in columns]
    s.deck = [BLUE] * 80
    return s


def chosen(s: State, seat: int = 0) -> Move:
    settle(s)
    return GreedyBot().choose(view(s, seat), legal(s, seat))


def test_greedy_plants_on_the_longest_matching_field() -> None:
    s = table("anniversary/3", [[], [SOY], [SOY, SOY]])
    s.hands[0] = [SOY]
    s.agenda = [PLANTING]
    assert chosen(s) == PLANTS[0][SOY][2]


def test_greedy_plants_on_an_empty_field_before_it_harvests() -> None:
    s = table("anniversary/4", [[BLUE] * 10, []])
    s.hands[0] = [SOY]
    s.agenda = [PLANTING]
    assert chosen(s) == PLANTS[0][SOY][1]


def test_greedy_makes_room_where_it_earns_most() -> None:
    s = table("anniversary/4", [[RED] * 2, [BLUE] * 6])
    s.hands[0] = [SOY]
    s.agenda = [PLANTING]
    assert chosen(s) == HARVESTS[0][1]


def test_greedy_sells_the_shorter_of_two_worthless_fields() -> None:
    s = table("anniversary/4", [[CHILI] * 2, [BLUE] * 3])
    s.hands[0] = [SOY]
    s.agenda = [PLANTING]
    assert chosen(s) == HARVESTS[0][0]


def test_greedy_keeps_the_second_card_that_does_not_fit() -> None:
    s = table("anniversary/4", [[RED], [BLUE]])
    s.hands[0] = [SOY]
    s.agenda = [PLANTING_AGAIN]
    assert chosen(s) == DONES[0]


def test_greedy_plants_what_fits_first() -> None:
    s = table("anniversary/4", [[RED], [BLUE]])
    s.aside[0] = [SOY, BLUE]
    s.agenda = [RECEIVING]
    assert chosen(s) == PLANTS[0][BLUE][1]


@pytest.mark.parametrize(("deck", "move"), [(120, BUYS[0]), (5, DONES[0])])
def test_greedy_buys_a_field_early_in_the_game_only(deck: int, move: Move) -> None:
    s = table("classic/4", [[RED], [BLUE]])
    s.deck = [BLUE] * deck
    s.runs = 1
    s.coins[0] = [BLUE] * 3
    s.hands[0] = [SOY]
    s.agenda = [PLANTING_AGAIN]
    assert chosen(s) == move


def trading(give: tuple[int, ...], places: tuple[int, ...], want: tuple[int, ...]) -> State:
    """P0, who grows Red and Blue, offers p1, who grows Soy and Stink and holds Red and Soy."""
    s = table("anniversary/4", [[RED], [BLUE]], [[SOY], [STINK]])
    s.turned = [SOY, CHILI]
    s.hands = [[CHILI, GARDEN], [RED, SOY], [], []]
    s.agenda = [TRADING]
    settle(s)
    apply(s, Propose(0, (1,), Terms(give, places, want)))
    return s


def test_greedy_accepts_what_it_grows_for_what_it_does_not() -> None:
    assert isinstance(chosen(trading((SOY,), (TURNED,), (RED,)), 1), Accept)


@pytest.mark.parametrize(
    ("give", "want", "reason"),
    [
        ((SOY,), (SOY,), 4),  # "I need it"
        ((CHILI,), (RED,), 2),  # "I don't grow that"
        ((), (RED,), 1),  # "too little"
        ((SOY,), (GARDEN,), 5),  # "not now": it grows the one and has none of the other
    ],
)
def test_greedy_declines_with_a_reason(give: tuple[int, ...], want: tuple[int, ...], reason: int) -> None:
    move = chosen(trading(give, (TURNED,) * len(give), want), 1)
    assert isinstance(move, Decline)
    assert move.reason == reason


def test_greedy_has_no_room_twice() -> None:
    s = trading((CHILI,), (ANY_COPY,), ())
    s.fields[1] = [[SOY], []]
    assert isinstance(chosen(s, 1), Accept)
    s.aside[1] = [BLUE]
    assert isinstance(chosen(s, 1), Decline)


def test_greedy_offers_turned_over_cards_for_what_it_grows_and_then_as_a_gift() -> None:
    s = table("anniversary/4", [[RED], [BLUE, BLUE]], [[SOY], [STINK]])
    s.turned = [SOY]
    s.agenda = [TRADING]
    settle(s)
    bot = GreedyBot()
    said = [bot.speak(view(s, 0), legal(s, 0)) for _ in range(4)]
    assert [str(move) for move in said] == [
        "p0 offer turned soy for blue to p1",
        "p0 offer turned soy for red to p1",
        "p0 offer turned soy for nothing to p1",
        "None",
    ]


def test_greedy_asks_for_turned_over_cards_in_another_seats_turn() -> None:
    s = table("anniversary/4", [[RED], [BLUE]], [[SOY], [STINK]])
    s.turned = [SOY, CHILI]
    s.hands[1] = [CHILI, BLUE]
    s.agenda = [TRADING]
    settle(s)
    assert str(GreedyBot().speak(view(s, 1), legal(s, 1))) == "p1 offer blue for soy to p0"


def test_takers_are_those_who_grow_it_or_else_have_an_empty_field() -> None:
    s = table("anniversary/4", [[RED], [BLUE]], [[SOY], [STINK]], [[SOY], []], [[RED], [BLUE]])
    v = view(s, 0)
    assert (takers(v, SOY), takers(v, GARDEN), own_kinds(v)) == ((1, 2), (2,), [RED, BLUE])


def test_greedy_does_something_harmless_in_a_game_it_does_not_know() -> None:
    dance = CONTESTS[0]  # any move that it has never heard of
    assert harmless([HARVESTS[0][0], BUYS[0], dance]) is dance
    assert harmless([HARVESTS[0][0]]) == HARVESTS[0][0]
    assert answer(view(table("anniversary/3"), 0), [dance]) is None
