"""The players of the duels: legal and repeatable, better than the simplest one, and not blind to the obvious."""

from __future__ import annotations

from random import Random

import pytest

from bohnanza.bots.base import Bot
from bohnanza.bots.duels import make_duel_brain
from bohnanza.bots.duels.bean_duel_position import BeanDuelPosition, BeanDuelWeights
from bohnanza.bots.duels.bluffing import GiftHistory, bluff_share, suspected
from bohnanza.bots.duels.card_counting import CardCounter
from bohnanza.bots.duels.columns import ColumnOutlook, TheDuelWeights, fits_so_far, missing, tail
from bohnanza.bots.duels.field_values import arrivals, field_values
from bohnanza.bots.duels.the_duel import Gift, TheDuelBrain
from bohnanza.bots.greedy import GreedyBot
from bohnanza.engine.beans import BLUE, COFFEE, GREEN, RED, SOY
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.game import apply, legal
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.state import State
from bohnanza.engine.views import view
from bohnanza.lab.driver import Result, play_game

PAYOUTS = rules_for("classic/4").payouts
DUELS = [game_id for game_id in game_ids() if rules_for(game_id).seats == 2]


def brain(seed: str = "tea") -> Bot:
    return make_duel_brain(Random(seed))


def chosen(s: State, bot: Bot | None = None) -> str:
    """What the awaited seat does, in notation."""
    seat = s.awaited
    return str((bot or brain()).choose(view(s, seat), legal(s, seat)))


def answer_to(position: str) -> str:
    return chosen(parse_position(position))


def game(game_id: str, seed: str, bots: list[Bot], record: bool = False) -> Result:
    result = play_game(game_id, seed, bots, record)
    assert result.faults == []
    return result


# --- whole games ---


def test_there_are_four_duels() -> None:
    assert len(DUELS) == 4


@pytest.mark.parametrize("game_id", DUELS)
def test_the_same_seed_gives_the_same_game(game_id: str) -> None:
    games = [game(game_id, "tea", [brain("milk"), brain("sugar")], record=True) for _ in range(2)]
    assert games[0].moves == games[1].moves
    assert games[0].moves


@pytest.mark.parametrize("game_id", DUELS)
def test_it_beats_the_simplest_player_from_either_seat(game_id: str) -> None:
    margin = won = 0
    for seat in (0, 1):
        bots: list[Bot] = [GreedyBot(), GreedyBot()]
        bots[seat] = brain()
        result = game(game_id, "tea", bots)
        margin += result.scores[seat] - result.scores[1 - seat]
        won += result.winners == [seat]
    assert won == 2
    assert margin > 0


def test_a_bot_that_is_shown_another_game_begins_anew() -> None:
    bot = brain()
    for fields in ("3 soy | red | -", "3 soy | -"):
        s = parse_position(f"game: bean-duel/2\nturn: 9\nhand p0: soy\nfields p0: {fields}\ndeck: rest")
        assert chosen(s, bot) == "p0 plant soy 1"


# --- what is remembered ---


def test_cards_of_a_field_that_was_sold_are_not_expected_again() -> None:
    s = parse_position("game: anniversary-duel/2\nhand p0: soy\nfields p1: 4 red | - | -\ndeck: rest")
    counter = CardCounter()
    counter.see(view(s, 0))
    before = counter.unseen(view(s, 0))[RED]
    s.fields[1][0] = []
    s.coins[1] = [RED] * 3
    s.discard = [RED]
    counter.see(view(s, 0))
    assert (before, counter.unseen(view(s, 0))[RED]) == (4, 4)


def test_a_card_on_top_of_the_discard_pile_is_counted_once() -> None:
    s = parse_position("game: anniversary-duel/2\nhand p0: soy\ndeck: rest")
    counter = CardCounter()
    counter.see(view(s, 0))
    s.discard = [BLUE]
    for _ in range(2):
        counter.see(view(s, 0))
    assert counter.unseen(view(s, 0))[BLUE] == 19


# --- table duels ---

LATE = "deck: 6 coffee\nactive: p0"  # one turn of the other's to come


def test_it_does_not_leave_cards_that_complete_a_field_of_the_other() -> None:
    position = f"game: anniversary-duel/2\nphase: plant-or-leave\n{LATE}\nturned: 2 red"
    fields = "fields p0: - | 2 blue | 2 chili\nfields p1: 3 red | - | -"
    assert answer_to(f"{position}\n{fields}").startswith("p0 plant red")


def test_it_leaves_what_helps_nobody() -> None:
    position = "game: anniversary-duel/2\nphase: plant-or-leave\ndeck: coffee\nactive: p0\nturned: coffee"
    fields = "fields p0: 5 red | 7 blue | 6 green\nfields p1: 5 red | 9 blue | 6 green"
    assert answer_to(f"{position}\n{fields}") == "p0 done"


def test_it_sells_the_field_that_pays_to_make_room_at_the_end() -> None:
    position = "game: bean-duel/2\nphase: plant-or-leave\ndeck: coffee\nactive: p0\nturned: 3 green"
    fields = "fields p0: 4 blue | 6 stink\nfields p1: - | -"
    assert answer_to(f"{position}\n{fields}") == "p0 harvest 1"


def test_it_discards_what_would_cost_a_field() -> None:
    position = "game: anniversary-duel/2\nturn: 5\ndeck: rest\nhand p0: coffee, red, red"
    fields = "fields p0: 2 red | 6 stink | 7 chili"
    assert answer_to(f"{position}\n{fields}") == "p0 discard coffee@1"


def test_a_discard_that_grows_here_is_worth_something_before_turning_over() -> None:
    fields = "fields p0: 4 blue | 4 soy | 4 red"
    v = view(parse_position(f"game: anniversary-duel/2\nturn: 5\n{fields}\ndiscard: blue\ndeck: rest"), 0)
    counter = CardCounter()
    counter.see(v)
    assert (
        BeanDuelPosition(v, counter, BeanDuelWeights(pile=1.0)).value()
        > BeanDuelPosition(v, counter, BeanDuelWeights(pile=0.0)).value()
    )


def test_a_magpie_takes_the_card_that_matters_most() -> None:
    position = "game: anniversary-duel+magpie/2\nturn: 5\ndeck: rest\nhand p0: magpie, soy"
    fields = "fields p0: 2 red | soy | blue\nfields p1: blue | 3 red | -"
    s = parse_position(f"{position}\n{fields}")
    assert chosen(s) == "p0 play magpie"
    apply(s, parse_move("p0 play magpie", 2))
    assert chosen(s) == "p0 steal p1 2 to 1"


def test_magpies_on_the_table_are_taken() -> None:
    position = "game: anniversary-duel+magpie/2\nphase: plant-or-leave\nturn: 5\ndeck: rest\nturned: magpie"
    fields = "fields p0: 2 red | soy | blue\nfields p1: 3 blue | 3 red | -"
    assert answer_to(f"{position}\n{fields}") == "p0 collect magpies"


def test_a_field_is_worth_more_with_more_cards_and_more_time() -> None:
    red = field_values(PAYOUTS[RED], 0.3, 0.1, 2)
    assert red.worth(2, 0) == 1
    assert red.worth(3, 10) > red.worth(2, 10) > red.worth(2, 5) > 1
    assert sum(arrivals(0.7)) == pytest.approx(1)


def test_a_rate_that_was_asked_for_is_not_worked_out_twice() -> None:
    assert field_values(PAYOUTS[COFFEE], 0.5, 0.1, 2) is field_values(PAYOUTS[COFFEE], 0.51, 0.1, 2)


# --- rising columns ---

RISING = "game: the-duel/2\nturn: 5\ndeck: rest\nbonus deck: rest"


def test_a_bonus_card_is_fulfilled_at_once_with_any_field_the_dearest_first() -> None:
    cards = "hand p0: blue\nfields p0: 4 soy | - | -\nfields p1: - | red, black-eyed, soy, green | -"
    s = parse_position(f"{RISING}\n{cards}\nbonus p0: 4/10, 1-1-1-1/70")
    assert chosen(s) == "p0 fulfil 1-1-1-1/70 p1 2"


def test_a_bonus_card_is_fulfilled_while_the_other_plays() -> None:
    cards = "hand p0: blue\nfields p0: 4 soy | - | -\nbonus p1: 4/10"
    move = brain().interrupt(view(parse_position(f"{RISING}\n{cards}"), 1))
    assert str(move) == "p1 fulfil 4/10 p0 1"


def test_a_card_just_drawn_waits_while_showing_it_would_stop_the_draws() -> None:
    cards = "phase: draw-bonus\nfields p0: 4 soy | - | -\nbonus p0: 4/10\nfresh p0: 4/10"
    assert brain().interrupt(view(parse_position(f"{RISING}\n{cards}"), 0)) is None


def test_a_card_is_planted_where_it_fulfils_a_bonus_card() -> None:
    cards = "hand p0: green, blue, blue\nfields p0: 2 green | 3 soy | -\nbonus p0: 3-1/10"
    assert answer_to(f"{RISING}\n{cards}") == "p0 plant green 2"


def test_the_cheapest_is_paid_for_a_bluff() -> None:
    cards = "phase: hand-over p0 garden\nhand p0: blue\nturned: blue\ncoins p0: 2 soy\nwon p0: 4/10"
    assert answer_to(f"{RISING}\n{cards}") == "p0 pay dollar"


def test_the_bonus_card_that_is_out_of_reach_is_dropped() -> None:
    cards = "phase: drop-bonus\nfields p0: 3 soy | 2 red | 2 blue\nbonus p0: 4/10, 1-1-1-2/100, 3-1/10"
    assert answer_to(f"{RISING}\n{cards}") == "p0 drop 1-1-1-2/100"


# --- gifts ---


def test_a_gift_that_fulfils_a_bonus_card_is_accepted() -> None:
    cards = (
        "phase: answer p0 green\nturned: green, 2 red\nfields p1: 3 soy | 2 blue | 2 blue\nbonus p1: 3-1/10"
    )
    assert answer_to(f"{RISING}\n{cards}") == "p1 take"


def test_a_gift_that_costs_a_field_is_declined_only_by_who_does_not_mind_offering() -> None:
    cards = "phase: answer p0 garden\nturned: garden, 2 red\nhand p1: 3 blue\nfields p0: 5 soy | 5 green | 6 stink"
    position = RISING.replace("deck: rest\nb", "deck: 11 chili\nb")
    s = parse_position(f"{position}\n{cards}\nfields p1: 3 blue | 3 blue | 3 blue")
    assert chosen(s) == "p1 take"
    assert chosen(s, TheDuelBrain(Random("tea"), TheDuelWeights(haste=0.4))) == "p1 refuse"


def test_a_sure_bluff_is_accepted() -> None:
    cards = "phase: answer p0 garden\nturned: 3 red\ncoins p0: soy\nfields p1: 3 red | 3 soy | blue"
    assert answer_to(f"{RISING}\n{cards}") == "p1 take"  # the other hand is empty


def test_the_share_of_bluffs_leaves_the_other_indifferent() -> None:
    for accepting, declining in ((-0.9, -0.1), (-0.5, 0.0), (0.2, 0.4)):
        share = bluff_share(accepting, declining)
        assert share * 2 + (1 - share) * accepting == pytest.approx(declining)


def test_it_bluffs_as_often_as_the_formula_says() -> None:
    bot = TheDuelBrain(Random("tea"))
    gift = Gift(0.5, 2.2, RED)
    share = bluff_share(-2.2, -bot.weights.burden)
    tries = sum([bot.rng.random() < bot.bluffing(gift) for _ in range(4000)])
    assert share > 0.2
    assert tries / 4000 == pytest.approx(share, abs=0.03)


def test_who_takes_everything_is_not_bluffed() -> None:
    bot = TheDuelBrain(Random("tea"))
    bot.history.taken = 3
    assert bot.bluffing(Gift(0.5, 2.2, RED)) == 0


def test_suspicion_grows_with_bluffs_and_shrinks_with_honest_gifts() -> None:
    memory = GiftHistory(0.25)
    first = memory.bluffing()
    memory.bluffs += 1
    second = memory.bluffing()
    memory.honest += 4
    assert second > first > memory.bluffing() > 0
    assert suspected(0.25, 0.9) < suspected(0.25, 0.1)


# --- what a bonus card lacks ---


def test_the_oldest_run_is_at_least_and_the_newer_ones_exact() -> None:
    runs = tail((SOY, SOY, SOY, GREEN))
    assert runs == [3, 1]
    assert fits_so_far(runs, (2, 2), 1)
    assert not fits_so_far([3, 3], (2, 2), 1)
    assert missing(runs, (2, 2), 1) == [1]


def test_a_nearer_bonus_card_is_likelier_and_a_finished_one_certain() -> None:
    outlook = ColumnOutlook(PAYOUTS, [0.5] * 8, 30, TheDuelWeights())
    four = 0  # the first bonus card, four of a kind
    chances = [outlook.chance((SOY,) * cards, four) for cards in range(5)]
    assert chances == sorted(chances)
    assert chances[4] == 1
