"""The trader: legal everywhere, the same every time, better than greedy, and sensible in plain cases."""

from __future__ import annotations

from random import Random

import pytest

from bohnanza.bots import bot_named
from bohnanza.bots.trader import TraderBot, has_trading
from bohnanza.bots.trader.values import expected
from bohnanza.bots.trader.weights import DEFAULTS, TraderWeights, names_for, tuned_for, weights_for
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.game import legal, new_game, play
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.offers import REASONS
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.engine.trade_acts import find_offer
from bohnanza.engine.trade_moves import Accept, Decline, Propose
from bohnanza.engine.views import view
from bohnanza.lab.driver import Result, play_game
from tools.tune import mutated, play_block

TRADING = [game_id for game_id in game_ids() if has_trading(rules_for(game_id))]


def trader() -> TraderBot:
    return TraderBot(Random(0))


def game(game_id: str, seed: str) -> Result:
    return play_game(game_id, seed, [trader() for _ in range(rules_for(game_id).seats)], record=True)


def chosen(s: State, seat: int) -> Move:
    return trader().choose(view(s, seat), legal(s, seat))


def said(s: State, seat: int) -> Move | None:
    return trader().speak(view(s, seat), legal(s, seat))


# --- whole games ---


@pytest.mark.parametrize("game_id", TRADING)
def test_every_move_in_every_trading_game_is_legal(game_id: str) -> None:
    result = game(game_id, "beans")
    assert result.faults == []
    assert result.winners


def test_the_same_deal_is_played_the_same_way() -> None:
    assert game("anniversary+magpie/3", "tea").moves == game("anniversary+magpie/3", "tea").moves


def test_it_beats_greedy_on_common_deals() -> None:
    blocks = [play_block("anniversary/4", {}, "greedy", f"coffee-{number}") for number in range(4)]
    assert sum([margin for margin, _ in blocks]) / len(blocks) > 2.0
    assert sum([won for _, won in blocks]) / len(blocks) > 0.4


@pytest.mark.parametrize(
    ("game_id", "seeds", "words"),
    [
        ("anniversary+coin+magpie+favors/5", 4, ["claim", "contest", "play magpie", "steal", "call"]),
        ("classic/4", 1, ["buy", "accept", "decline", "counter"]),
        ("field-beans/4", 1, ["plant field"]),
    ],
)
def test_it_uses_what_the_games_bring(game_id: str, seeds: int, words: list[str]) -> None:
    played = [move.words() for number in range(seeds) for move in game(game_id, f"s{number}").moves]
    for word in words:
        assert any([text.startswith(word) for text in played]), word


def test_the_duels_get_a_brain_of_their_own() -> None:
    result = play_game("bean-duel/2", "tea", [bot_named("trader", "a"), bot_named("greedy", "b")])
    assert result.faults == []


@pytest.mark.parametrize(
    ("game_id", "asked"), [("bean-duel/2", False), ("the-duel/2", True), ("classic/4", False)]
)
def test_it_is_asked_for_any_time_moves_only_where_it_makes_some(game_id: str, asked: bool) -> None:
    assert trader().interrupts(rules_for(game_id)) is asked


# --- answering ---

TABLE = """
game: anniversary/4
phase: trade
turned: blue, chili
deck: 40 cards
hand p0: stink, green
fields p0: 3 stink | 2 green
fields p1: 5 blue | 2 soy
"""


def table(more: str, text: str = TABLE) -> State:
    return parse_position(text.replace("deck: 40 cards\n", "deck: rest\n") + more)


def test_it_takes_what_it_grows_for_what_hurts_it() -> None:
    s = table("hand p1: red, soy, soy\noffer 1.1: p0: turned blue for red to p1\n")
    assert isinstance(chosen(s, 1), Accept)


def test_it_refuses_to_give_what_it_grows_for_nothing_and_says_why() -> None:
    s = table("hand p1: soy, soy\noffer 1.1: p0: for 2 soy to p1\n".replace(": for", ": nothing for"))
    move = chosen(s, 1)
    assert isinstance(move, Decline)
    assert REASONS[move.reason] == "I need it"


def test_it_refuses_a_gift_that_would_cost_a_field() -> None:
    s = table("hand p1: soy, blue\noffer 1.1: p0: turned chili for nothing to p1\n")
    move = chosen(s, 1)
    assert isinstance(move, Decline)
    assert REASONS[move.reason] == "I don't grow that"


@pytest.mark.parametrize("name", ["trader", "greedy"])
def test_nobody_says_that_they_do_not_grow_what_they_grow_or_asked_for(name: str) -> None:
    rules = rules_for("anniversary/4")
    for seed in map(str, range(8)):
        bots = [bot_named(name, f"{seed}/{seat}") for seat in range(rules.seats)]
        s, asked = new_game(rules, seed), set[tuple[int, int, int]]()
        for move in play_game("anniversary/4", seed, bots, record=True).moves:
            if isinstance(move, Propose):
                asked |= {(s.turn, move.seat, kind) for kind in move.terms.want}
            if isinstance(move, Decline) and REASONS[move.reason] == "I don't grow that":
                offer = find_offer(s, move.number)
                assert offer is not None
                for kind in offer.terms.give:
                    assert (s.turn, move.seat, kind) not in asked
                    assert not any(kind in column for column in s.fields[move.seat])
            play(s, move)


def test_it_gives_away_what_would_cost_it_a_field() -> None:
    s = table("hand p1: red\nhand p2: -\nhand p3: -\n")
    move = said(s, 0)
    assert isinstance(move, Propose)
    assert 1 in move.to
    assert move.terms.give


def test_it_waits_for_the_maker_of_an_offer_that_it_has_accepted() -> None:
    hands = "hand p1: red, soy, soy\nhand p2: red\n"
    assert isinstance(said(table(hands), 1), Propose)
    s = table(f"{hands}offer 1.1: p0: turned chili for soy to p1, p2\n")
    play(s, Accept(1, 1, 1))
    assert said(s, 1) is None


# --- planting and selling ---


def test_a_field_that_can_grow_no_more_makes_room() -> None:
    s = parse_position(
        "game: anniversary/4\nphase: plant\ndeck: rest\nhand p0: red, red\nfields p0: 10 blue | 2 green\n"
    )
    assert chosen(s, 0).words() == "harvest 1"


def test_what_fits_is_planted_where_it_grows() -> None:
    s = parse_position(
        "game: anniversary/4\nphase: plant\ndeck: rest\nhand p0: red, soy\nfields p0: 3 red | -\n"
    )
    move = chosen(s, 0)
    assert move.words() == "plant red 1"
    play(s, move)


# --- values and weights ---


def test_a_copy_that_comes_with_certainty_counts_in_full() -> None:
    assert expected([0.0, 0.0, 1.0], 1, 1.0) == [0.0, 1.0, 1.0]


def test_every_game_has_weights_and_the_most_special_ones_hold() -> None:
    for game_id in TRADING:
        assert weights_for(game_id).horizon > 0
        assert set(tuned_for(game_id)) <= set(DEFAULTS)
    assert names_for("classic/3")[0] == "default"
    assert names_for("classic/3")[-1] == "classic/3"


def test_an_unknown_weight_is_refused() -> None:
    with pytest.raises(ValueError, match="no weight 'charm'"):
        TraderWeights({"charm": 1.0})


def test_tuning_can_be_repeated() -> None:
    names = list(DEFAULTS)
    assert mutated({}, {}, names, Random("tea")) == mutated({}, {}, names, Random("tea"))
