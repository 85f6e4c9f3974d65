"""Views, memory and imagined deals: what a seat sees, what it can prove, and what may therefore be."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from random import Random

import pytest

from bohnanza.engine.beans import BLUE, BUILT_IN_KINDS, GREEN, RED, SOY, STINK, UNKNOWN
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.events import (
    FROM_HAND,
    GONE,
    REFUSED,
    Accepted,
    CopiesReplaced,
    Drew,
    Event,
    FieldBought,
    Harvested,
    Lapsed,
    Offered,
    Planted,
    Shuffled,
    Traded,
    TradingEnded,
    TurnedOver,
    TurnStarted,
    Withdrawn,
)
from bohnanza.engine.game import new_game, play
from bohnanza.engine.memory import Known, Memory, known
from bohnanza.engine.menus import FULL, SIMPLE
from bohnanza.engine.notation.position import parse_position, position_text
from bohnanza.engine.offers import ANY_COPY, TURNED, Terms
from bohnanza.engine.playout import playout
from bohnanza.engine.state import State, all_cards
from bohnanza.engine.trade_moves import Accept, Decline, Propose
from bohnanza.engine.variants.magpie.beans import MAGPIE
from bohnanza.engine.views import (
    SPECTATOR,
    NoDeal,
    View,
    determinise,
    events_for,
    memory_from,
    seen_by,
    view,
    view_sharing,
)
from bohnanza.proving.secrecy import ObservedGame, random_move

TRADING = """
game: anniversary/3
seed: tea
phase: trade
deck: blue, soy
discard: red, green, green
turned: stink
hand p0: soy, red, blue, soy
hand p1: green, red, red
hand p2: red
coins p0: blue, green
"""


def trading() -> State:
    return parse_position(TRADING)


# --- the table as it lies ---


def test_ab_6_a_seat_sees_its_own_hand_and_the_size_of_others() -> None:
    v = view(trading(), 1)
    assert (v.hand, v.hands) == ([GREEN, RED, RED], [4, 3, 1])


@pytest.mark.parametrize("game_id", ["anniversary/4", "classic+favors/5", "anniversary+coin+magpie+favors/5"])
def test_a_view_beside_another_is_the_same_as_one_made_alone(game_id: str) -> None:
    s, rng = new_game(rules_for(game_id), "tea"), Random(4)
    other, offers = view(s, 0), 0
    for _ in range(1500):
        if s.over:
            break
        for seat in (*range(s.rules.seats), SPECTATOR):
            assert view_sharing(s, seat, other) == view(s, seat)
        move = random_move(s, FULL, rng)
        play(s, move)
        offers += isinstance(move, Propose | Decline)
        if not isinstance(move, Propose | Decline):
            other = view(s, rng.randrange(SPECTATOR, s.rules.seats))
    assert offers > 100


def test_ab_6_of_the_piles_only_sizes_and_the_top_of_the_discards_are_seen() -> None:
    v = view(trading(), 0)
    assert (v.deck, v.discard, v.top, v.out, v.coins) == (2, 3, RED, 0, [2, 0, 0])


def test_a_spectator_sees_no_hand() -> None:
    v = view(trading(), SPECTATOR)
    assert v.hand == []
    assert v.visible_state.hands == [[UNKNOWN] * 4, [UNKNOWN] * 3, [UNKNOWN]]


def test_an_empty_discard_pile_has_no_top() -> None:
    v = view(parse_position("game: anniversary/3\nhand p0: soy"), 0)
    assert (v.discard, v.top, v.visible_state.discard) == (0, UNKNOWN, [])


def test_a_view_says_which_step_is_in_progress() -> None:
    s = trading()
    assert view(s, 2).phase == "trade"
    s.agenda.clear()
    assert view(s, 2).phase == ""


def test_a_view_does_not_change_with_the_game() -> None:
    s = trading()
    v = view(s, 0)
    before = position_text(v.visible_state)
    play(s, Propose(0, (1,), Terms((SOY,), (3,), (RED,))))
    play(s, Accept(1, 1, 1))
    s.fields[0][0].append(SOY)
    assert position_text(v.visible_state) == before


def test_a_redacted_state_has_unknown_cards_and_no_seed() -> None:
    text = position_text(view(trading(), 0).visible_state)
    assert "tea" not in text
    assert "deck: 2 ?\n" in text
    assert "discard: red, 2 ?\n" in text
    assert "hand p1: 3 ?\n" in text
    assert "coins p0: 2 ?\n" in text


def test_views_are_equal_when_they_show_the_same() -> None:
    s, t = trading(), trading()
    t.deck.reverse()
    t.hands[1].reverse()
    assert view(s, 0) == view(t, 0)
    assert view(s, 1) != view(t, 1)
    assert view(s, 0) != view(s, 2)


def test_ab_36_only_the_maker_sees_which_copy_an_offer_means() -> None:
    s = trading()
    play(s, Propose(0, (1, 2), Terms((SOY, STINK), (3, TURNED), (RED,))))
    places = [view(s, seat).offers[0].terms.places for seat in (0, 1, 2, SPECTATOR)]
    assert places == [(3, TURNED)] + [(ANY_COPY, TURNED)] * 3


def test_ab_36_only_the_accepter_sees_which_copy_a_gathered_acceptance_means() -> None:
    s = trading()
    play(s, Propose(0, (1, 2), Terms((SOY,), (ANY_COPY,), (RED,))))
    play(s, Accept(1, 1, 1, (2,)))
    copies = [view(s, seat).offers[0].copies for seat in (0, 1, 2, SPECTATOR)]
    assert copies == [((), ()), ((2,), ()), ((), ()), ((), ())]


@pytest.mark.parametrize("game_id", game_ids())
def test_views_can_be_written_down_and_read(game_id: str) -> None:
    rng = Random(game_id)
    table = ObservedGame(game_id, "notation")
    for _ in range(25):
        table.play(random_move(table.s, FULL, rng))
        for seat in table.seats:
            text = position_text(view(table.s, seat).visible_state)
            assert position_text(parse_position(text, playable=False)) == text


# --- events ---


def test_ab_6_drawn_cards_are_seen_by_their_owner_only() -> None:
    drew = Drew(1, (SOY, RED))
    assert [seen_by(drew, seat) for seat in (1, 0, SPECTATOR)] == [drew] + [Drew(1, (UNKNOWN,) * 2)] * 2


def test_ab_36_others_do_not_notice_that_a_copy_was_replaced() -> None:
    replaced = CopiesReplaced(1, 7, Terms((SOY,), (ANY_COPY,), ()))
    assert events_for([replaced], 1) == [replaced]
    assert events_for([replaced], 0) == events_for([replaced], SPECTATOR) == []


def test_the_order_of_a_shuffle_is_seen_by_nobody() -> None:
    shuffled = Shuffled(0, (SOY, RED), (RED, SOY))
    unknown = (UNKNOWN, UNKNOWN)
    assert [seen_by(shuffled, seat) for seat in (0, SPECTATOR)] == [Shuffled(0, unknown, unknown)] * 2


# --- memory ---


def taught(*events: Event, game_id: str = "anniversary/3", seat: int = 0) -> Known:
    """What a seat knows after the deal of five cards each, its own being all soy, and some events."""
    rules = rules_for(game_id)
    deck = (UNKNOWN,) * sum(rules.deck)
    deal: list[Event] = [Shuffled(0, deck, deck), TurnStarted(1, 1)]
    deal += [Drew(other, (SOY if other == seat else UNKNOWN,) * 5) for other in range(rules.seats)]
    return known(rules, seat, deal + list(events))


def offer(number: int, give: tuple[int, ...], *places: int, want: tuple[int, ...] = (BLUE,)) -> Offered:
    return Offered(number, 1, 1, (0, 2), Terms(give, places or (ANY_COPY,) * len(give), want), False, 0)


def traded(number: int, given: tuple[int, ...], received: tuple[int, ...] = ()) -> Traded:
    hand = (ANY_COPY,) * 2
    return Traded(number, 1, 2, given, hand[: len(given)], received, hand[: len(received)])


def test_ab_51_a_harvest_proves_the_faces_of_the_coins_and_the_order_of_the_discards() -> None:
    k = taught(Harvested(1, 0, (RED,) * 3, 2), Harvested(1, 1, (GREEN,), 0))
    assert (k.coins[1], k.discard) == ([RED, RED], [RED, GREEN])


def test_cl_5_coins_paid_are_known_on_the_discard_pile() -> None:
    sales = (Harvested(1, 0, (SOY,) * 2, 1), Harvested(1, 0, (BLUE,) * 6, 2))
    k = taught(*sales, FieldBought(1, (BLUE, BLUE, SOY)), game_id="classic/4")
    assert (k.coins[1], k.discard[-3:], k.out) == ([], [BLUE, BLUE, SOY], [])


def test_ab_60_after_a_shuffle_the_draw_pile_is_what_was_discarded() -> None:
    k = taught(Harvested(1, 0, (RED, GREEN, GREEN), 0), Shuffled(1, (UNKNOWN,) * 3, (UNKNOWN,) * 3))
    assert (k.discard, k.most[RED], k.most[GREEN], sum(k.most)) == ([], 1, 2, 3)


def test_ab_60_cards_seen_to_leave_the_new_pile_are_not_in_it() -> None:
    k = taught(
        Drew(1, (UNKNOWN,) * 88),  # one is left of the first pile
        Harvested(1, 0, (RED, RED, GREEN, GREEN), 0),
        Shuffled(1, (UNKNOWN,) * 4, (UNKNOWN,) * 4),
        TurnedOver(1, (RED, GREEN)),  # the Red is the last card of the old pile
        Drew(2, (UNKNOWN,)),
        Drew(0, (RED,)),
    )
    assert (k.most[RED], k.most[GREEN]) == (1, 1)


def test_a_card_that_surely_came_from_the_new_pile_is_not_in_it_when_planted() -> None:
    k = taught(
        *[Planted(1, SOY, 0, FROM_HAND)] * 5,
        Harvested(1, 0, (RED, RED), 0),
        Shuffled(1, (UNKNOWN,) * 2, (UNKNOWN,) * 2),
        *[Drew(1, (UNKNOWN,) * 89), *[Planted(1, BLUE, 0, FROM_HAND)] * 89],
        Drew(1, (UNKNOWN,)),
        Planted(1, RED, 0, FROM_HAND),
    )
    assert k.most[RED] == 1


def test_ab_11_planting_takes_the_front_card() -> None:
    memory = Memory(rules_for("anniversary/3"), 0)
    memory.to_back(1, (UNKNOWN, MAGPIE, UNKNOWN))
    memory.observe(Planted(1, SOY, 0, FROM_HAND))
    assert memory.known.hands[1] == [MAGPIE, UNKNOWN]


@pytest.mark.parametrize(
    ("hand", "kind", "left"),
    [
        ([-1, MAGPIE, -1], RED, [-1, -1]),  # either side of the Magpie: its place is lost
        ([MAGPIE, -1, -1], RED, [MAGPIE, -1]),  # behind it
        ([-1, -1, MAGPIE], RED, [-1, MAGPIE]),  # before it
        ([-1, MAGPIE, MAGPIE, -1], RED, [-1, MAGPIE, -1]),  # one of two stays where both were
        ([RED, MAGPIE], RED, [MAGPIE]),  # no other card can have been it
        ([RED, MAGPIE, RED], RED, [-1, -1]),
    ],
)
def test_ab_36_a_card_from_an_unknown_place_blurs_what_lies_between(
    hand: list[int], kind: int, left: list[int]
) -> None:
    memory = Memory(rules_for("anniversary/3"), 0)
    memory.to_back(1, tuple(hand))
    memory.left(1, kind)
    assert memory.known.hands[1] == left
    assert memory.known.least[1][MAGPIE] == hand.count(MAGPIE)


def test_a_hand_that_was_shown_is_known() -> None:
    memory = Memory(rules_for("anniversary/3"), 0)
    memory.drew(1, (UNKNOWN,) * 3)
    memory.showed(1, (RED, SOY, RED))
    assert memory.known.hands[1] == [RED, SOY, RED]
    assert memory.known.least[1][RED] == 2


def test_ab_39_a_binding_offer_proves_what_the_maker_holds() -> None:
    k = taught(offer(1, (RED, RED, SOY), ANY_COPY, ANY_COPY, TURNED))
    assert (k.least[1][RED], k.least[1][SOY]) == (2, 0)


def test_ab_39_two_offers_may_be_over_the_same_card() -> None:
    assert taught(offer(1, (RED,)), offer(2, (RED, GREEN))).least[1][RED] == 1


def test_a_gathered_acceptance_proves_what_the_accepter_holds() -> None:
    k = taught(offer(1, (RED,), want=(BLUE, BLUE)), Accepted(1, 2))
    assert k.least[2][BLUE] == 2


def test_a_traded_card_is_not_held_any_more() -> None:
    k = taught(
        offer(1, (RED, RED)), offer(2, (RED,), want=(BLUE,)), Accepted(2, 2), traded(2, (RED,), (BLUE,))
    )
    assert (k.least[1][RED], k.least[2][BLUE]) == (1, 0)


@pytest.mark.parametrize(
    ("end", "held"),
    [(Withdrawn(1), 1), (Lapsed(1, REFUSED), 1), (TradingEnded(1), 1), (Lapsed(1, GONE), 0)],
)
def test_an_offer_that_survives_a_trade_proves_another_copy(end: Event, held: int) -> None:
    k = taught(offer(1, (RED,)), offer(2, (RED,)), traded(2, (RED,)), end)
    assert k.least[1][RED] == held


def agrees(k: Known, s: State) -> bool:
    """Whether everything said to be known is true."""
    piles = [(k.discard, s.discard), (k.out, s.out), *zip(k.coins, s.coins)]
    hands = [(k.hands[seat], s.hands[seat]) for seat in range(s.rules.seats) if seat != k.seat]
    return (
        all(said in (UNKNOWN, real) for pile, cards in piles + hands for said, real in zip(pile, cards))
        and all(len(pile) == len(cards) for pile, cards in piles + hands)
        and all(s.deck.count(kind) <= k.most[kind] for kind in range(BUILT_IN_KINDS))
        and all(
            hand.count(kind) >= k.least[s][kind]
            for s, hand in enumerate(s.hands)
            for kind in range(BUILT_IN_KINDS)
        )
    )


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_known_is_true(game_id: str) -> None:
    rng = Random(game_id)
    table = ObservedGame(game_id, "truth")
    late: list[Memory] = []
    while table.s.agenda:
        if not late and rng.random() < 0.01:
            late = [memory_from(view(table.s, seat)) for seat in table.seats]
        news = table.play(random_move(table.s, FULL, rng))
        for memory in late:
            for event in events_for(news, memory.seat):
                memory.observe(event)
        if rng.random() < 0.05 or not table.s.agenda:
            assert all(agrees(memory.known, table.s) for memory in table.memories + late)


def test_coins_and_discards_are_known_in_full() -> None:
    table = ObservedGame("classic/4", "full")
    rng = Random(1)
    while table.s.agenda:
        table.play(random_move(table.s, SIMPLE, rng))
    k = known(table.rules, SPECTATOR, events_for(table.s.log or [], SPECTATOR))
    assert (k.coins, k.discard) == (table.s.coins, table.s.discard)


# --- imagined deals ---


@pytest.mark.parametrize("game_id", game_ids())
def test_imagined_deals_agree_with_view_and_memory_and_can_be_played(game_id: str) -> None:
    rng = Random(game_id)
    table = ObservedGame(game_id, "deals")
    moves = 0
    while table.s.agenda and moves < 200:
        moves += 1
        table.play(random_move(table.s, FULL, rng))
        if table.s.agenda and rng.random() < 0.02:
            memory = rng.choice(table.memories)
            check_deal(table.s, memory, rng)


def check_deal(s: State, memory: Memory, rng: Random) -> None:
    v = view(s, memory.seat)
    for remembered in (memory.known, None):
        deal = determinise(v, remembered, rng)
        assert view(deal, memory.seat) == v
        assert all_cards(deal) == all_cards(s)
        assert deal.seed not in ("", s.seed)
        assert remembered is None or agrees(remembered, deal)
        playout(deal, SIMPLE, rng)
        assert all_cards(deal) == all_cards(s)


TINY = """
game: anniversary/3
phase: trade
deck: red, green
hand p0: soy
hand p1: red, blue, green
hand p2: blue
"""


def arrangements(cards: list[int]) -> list[tuple[int, ...]]:
    return sorted(set(permutations(cards)))


def drawn(v: View, k: Known | None, pool: tuple[int, ...], times: int) -> Counter[tuple[int, ...]]:
    """How often each deal of p1, p2 and the draw pile comes up."""
    rng = Random(1)
    deals = [determinise(v, k, rng, pool) for _ in range(times)]
    return Counter((*deal.hands[1], *deal.hands[2], *deal.deck) for deal in deals)


def assert_uniform(counts: Counter[tuple[int, ...]], allowed: list[tuple[int, ...]]) -> None:
    """Chi-square within four standard deviations of its mean."""
    assert set(counts) == set(allowed)
    expected = counts.total() / len(allowed)
    square = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = len(allowed) - 1
    assert abs(square - freedom) < 4 * sqrt(2 * freedom)


def tiny(extra: str = "") -> tuple[View, tuple[int, ...], list[tuple[int, ...]]]:
    s = parse_position(TINY + extra)
    pool = tuple([all_cards(s).count(kind) for kind in range(BUILT_IN_KINDS)])
    return view(s, 0), pool, arrangements(s.hands[1] + s.hands[2] + s.deck)


def test_deals_by_the_table_alone_are_uniform() -> None:
    v, pool, deals = tiny()
    assert_uniform(drawn(v, None, pool, 2500), deals)


def test_deals_with_a_promise_are_uniform() -> None:
    v, pool, deals = tiny("offer 1.1: p1: red for soy to p0")
    assert_uniform(drawn(v, None, pool, 2500), [deal for deal in deals if RED in deal[:3]])


def test_deals_with_cards_known_by_place_and_by_number_are_uniform() -> None:
    v, pool, deals = tiny()
    k = memory_from(v).known
    k.hands[1][1] = BLUE
    k.least[1][BLUE] = k.least[1][RED] = 1
    assert_uniform(drawn(v, k, pool, 2000), [deal for deal in deals if deal[1] == BLUE and RED in deal[:3]])


def test_deals_with_a_bound_draw_pile_and_full_hands_are_uniform() -> None:
    v, pool, deals = tiny()
    k = memory_from(v).known
    k.most[RED], k.most[GREEN] = 0, 1
    k.least[1][RED] = 1
    k.least[2][GREEN] = 0
    bound = [deal for deal in deals if RED not in deal[4:] and deal[4:].count(GREEN) < 2 and RED in deal[:3]]
    assert_uniform(drawn(v, k, pool, 2500), bound)


def test_cards_of_the_pool_without_a_place_are_left_out_by_chance() -> None:
    v, _, _ = tiny()
    assert all_cards(determinise(v, None, Random(1))) != all_cards(determinise(v, None, Random(2)))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("the pool is too small", "The pool has fewer cards"),
        ("a hand holds too much", "p2’s hand is known to hold more"),
        ("a kind is not there", "More cards are known"),
        ("the pile is bound too much", "enough cards for the draw pile"),
        ("another moment", "different moments"),
    ],
)
def test_no_deal_is_said_in_a_sentence(change: str, sentence: str) -> None:
    v, pool, _ = tiny()
    k = memory_from(v).known
    if change == "the pool is too small":
        pool = tuple([count if kind != BLUE else 0 for kind, count in enumerate(pool)])
    elif change == "a hand holds too much":
        k.least[2][RED] = 2
    elif change == "a kind is not there":
        k.least[1][STINK] = 1
    elif change == "the pile is bound too much":
        k.most = [0] * BUILT_IN_KINDS
    else:
        k.discard = [RED]
    with pytest.raises(NoDeal, match=sentence):
        determinise(v, k, Random(1), pool)


def test_a_new_game_is_imagined_with_its_whole_deck() -> None:
    s = new_game(rules_for("anniversary/4"), "new")
    deal = determinise(view(s, 2), None, Random(1))
    assert sorted(all_cards(deal)) == sorted(all_cards(s))
    assert deal.hands[2] == s.hands[2]
