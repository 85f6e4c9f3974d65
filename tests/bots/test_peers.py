"""The two public heuristics, sentence by sentence of their description."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bohnanza.bots import Bot
from bohnanza.bots.peer import Peer, answers_own, cards_needed
from bohnanza.bots.peer_ai1 import PeerAi1, needed_kinds
from bohnanza.bots.peer_ref import PeerRef
from bohnanza.bots.recall import Recall, copies_left
from bohnanza.engine.beans import (
    BLACK_EYED,
    BLUE,
    BUILT_IN_KINDS,
    CHILI,
    GARDEN,
    GREEN,
    RED,
    SOY,
    STINK,
    UNKNOWN,
)
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.events import Event, Shuffled
from bohnanza.engine.game import apply, empty_state, legal, new_game, settle
from bohnanza.engine.menus import FULL_PROPOSALS
from bohnanza.engine.moves import BUYS, DONES, HARVESTS, PASSES, PLANTS
from bohnanza.engine.offers import ANY_COPY, ANYTHING, ONE_OF, TURNED, Terms
from bohnanza.engine.referee import fallback
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.engine.steps.plant import PLANTING, PLANTING_AGAIN
from bohnanza.engine.steps.receive import RECEIVING
from bohnanza.engine.steps.trade import TRADING
from bohnanza.engine.trade_moves import Accept, Decline, Propose
from bohnanza.engine.variants.coin.moves import CONTESTING
from bohnanza.engine.variants.magpie.beans import MAGPIE
from bohnanza.engine.variants.magpie.moves import PLAY_MAGPIE
from bohnanza.engine.views import View, events_for, view
from bohnanza.lab.driver import play_on

Make = Callable[[], Peer]
PEERS: list[Make] = [PeerAi1, PeerRef]
both = pytest.mark.parametrize("make", PEERS)


def table(*fields: list[list[int]], game_id: str = "anniversary/4") -> State:
    """A table with these fields, seat 0 active."""
    s = empty_state(rules_for(game_id), "tea")
    for seat, columns in enumerate(fields):
        s.fields[seat] = [column[:] for column in columns]
    s.deck = [BLUE] * 40
    return s


def chosen(bot: Peer, s: State, seat: int = 0) -> Move:
    settle(s)
    return bot.choose(view(s, seat), legal(s, seat))


def said(bot: Peer, s: State, seat: int = 0) -> str:
    settle(s)
    return str(bot.speak(view(s, seat), legal(s, seat)))


# --- whole games ---


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_ends_without_a_fault(game_id: str) -> None:
    s = new_game(rules_for(game_id), "tea", log=True)
    result = play_on(s, [PEERS[seat % 2]() for seat in range(s.rules.seats)])
    assert result.faults == []
    assert result.winners
    assert result.trades or s.rules.seats == 2


@both
def test_they_never_buy_a_field_and_never_give_for_nothing(make: Make) -> None:
    s = new_game(rules_for("classic/4"), "tea", log=True)
    result = play_on(s, [make() for _ in range(4)], record=True)
    proposals = [move for move in result.moves if isinstance(move, Propose)]
    assert not any(move in BUYS for move in result.moves)
    assert proposals
    assert all(move.terms.give and (move.terms.want or move.terms.mode == ANYTHING) for move in proposals)


# --- planting ---


@both
def test_they_plant_where_it_grows_before_an_empty_field(make: Make) -> None:
    s = table([[], [SOY]])
    s.hands[0] = [SOY]
    s.agenda = [PLANTING]
    assert chosen(make(), s) == PLANTS[0][SOY][1]


@both
def test_they_plant_on_an_empty_field_before_they_harvest(make: Make) -> None:
    s = table([[BLUE] * 10, []])
    s.hands[0] = [SOY]
    s.agenda = [PLANTING]
    assert chosen(make(), s) == PLANTS[0][SOY][1]


@both
def test_they_plant_received_cards_that_fit_first(make: Make) -> None:
    s = table([[RED], [BLUE]])
    s.aside[0] = [SOY, BLUE]
    s.agenda = [RECEIVING]
    assert chosen(make(), s) == PLANTS[0][BLUE][1]


@both
@pytest.mark.parametrize("fields", [[[SOY], [RED]], [[BLUE] * 3, []]])
def test_they_plant_a_second_card_that_fits_or_finds_a_free_field(
    make: Make, fields: list[list[int]]
) -> None:
    s = table(fields)
    s.hands[0] = [SOY]
    s.agenda = [PLANTING_AGAIN]
    assert chosen(make(), s) in list[Move](PLANTS[0][SOY])


def test_ai1_makes_room_for_a_second_card_if_a_field_needs_more_than_one_card() -> None:
    s = table([[RED] * 2, [SOY] * 2])  # Red needs one to the next coin, Soy two
    s.hands[0] = [CHILI]
    s.agenda = [PLANTING_AGAIN]
    assert chosen(PeerAi1(), s) == HARVESTS[0][1]
    s.fields[0] = [[RED] * 2, [SOY] * 3]  # one each
    assert chosen(PeerAi1(), s) == DONES[0]


def test_ref_never_harvests_for_a_second_card() -> None:
    s = table([[RED] * 2, [SOY] * 2])
    s.hands[0] = [CHILI]
    s.agenda = [PLANTING_AGAIN]
    assert chosen(PeerRef(), s) == DONES[0]


# --- harvesting ---


def making_room(fields: list[list[int]], hand: list[int]) -> State:
    s = table(fields)
    s.hands[0] = hand
    s.agenda = [PLANTING]
    return s


def test_ai1_without_use_for_its_hand_sells_the_field_worth_most() -> None:
    assert chosen(PeerAi1(), making_room([[RED] * 2, [BLUE] * 6], [SOY])) == HARVESTS[0][1]


def test_ai1_breaks_ties_by_the_lower_ratio_of_copies_left_to_cards_needed() -> None:
    # Blue: 18 left and 2 needed, 9 each; Chili: 15 left and 3 needed, 5 each: both worth a coin.
    s = making_room([[BLUE] * 4, [CHILI] * 3], [SOY])
    assert chosen(PeerAi1(), s) == HARVESTS[0][1]
    s.fields[1] = [[BLUE] * 8, [BLUE] * 2]  # 6 left and 2 needed, 3 each
    assert chosen(PeerAi1(), s) == HARVESTS[0][0]


def test_ai1_with_use_for_its_hand_sells_what_is_worth_less_with_it() -> None:
    # Worth 1 and 2 now, 3 and 2 with the Reds in the hand.
    assert chosen(PeerAi1(), making_room([[RED] * 2, [BLUE] * 6], [SOY, RED, RED])) == HARVESTS[0][1]


@pytest.mark.parametrize(
    ("fields", "hand", "sold"),
    [
        ([[BLUE] * 4, [CHILI] * 3], [SOY], 1),  # 16/3 − 2 against 15/4 − 2
        ([[BLUE] * 6, [CHILI] * 3], [SOY], 0),  # 14/3 − 4 against 15/4 − 2
        ([[BLUE] * 5, [GREEN] * 5], [SOY], 1),  # 15/2 − 2 against 9/2 − 4
        ([[SOY] * 4, [STINK] * 5], [RED] + [STINK] * 3, 0),  # 8/3 − 4 against 11/3 − 4 + 0.9
    ],
)
def test_ref_sells_the_field_with_the_lowest_score(
    fields: list[list[int]], hand: list[int], sold: int
) -> None:
    assert chosen(PeerRef(), making_room(fields, hand)) == HARVESTS[0][sold]


def test_the_score_of_ref_is_as_described() -> None:
    s = making_room([[BLUE] * 4, [CHILI] * 3], [SOY, BLUE, BLUE])
    assert PeerRef().score(view(s, 0), 0) == pytest.approx(16 / 3 - 2 + 0.6)


def test_no_more_cards_are_needed_when_none_pay_more() -> None:
    v = view(table([[GARDEN] * 3, [BLUE] * 4]), 0)
    assert [cards_needed(v, column) for column in v.fields[0]] == [0, 2]
    assert PeerRef().score(v, 0) == -6


# --- what they remember ---


def test_copies_left_are_those_not_seen_as_coins_discards_or_on_fields() -> None:
    s = new_game(rules_for("anniversary/4"), "tea", log=True)
    play_on(s, [PeerRef() for _ in range(4)])
    left = copies_left(view(s, 0), heard(s, 0).known(view(s, 0)))
    seen = [card for pile in [s.discard, *s.coins] for card in pile]  # no fields are left at the end
    assert left == [s.rules.deck[kind] - seen.count(kind) for kind in range(BUILT_IN_KINDS)]
    assert len(seen) > 20


def heard(s: State, seat: int) -> Recall:
    recall = Recall()
    for event in events_for(s.log or [], seat):
        recall.observe(event)
    return recall


def test_who_comes_late_remembers_from_then_on() -> None:
    s = new_game(rules_for("anniversary/4"), "tea", log=True)
    play_on(s, [PeerRef() for _ in range(4)])
    late = Recall()
    late.observe(Shuffled(1, (UNKNOWN,), (UNKNOWN,)))
    known = late.known(view(s, 0))
    assert (len(known.discard), known.discard[-1]) == (len(s.discard), s.discard[-1])
    assert set(known.coins[0]) == {UNKNOWN}


def test_observers_hear_all_events_from_the_deal_on() -> None:
    events: list[Event] = []

    class Ear(Bot):
        def choose(self, view: View, moves: list[Move]) -> Move:
            return fallback(moves)

        def observe(self, event: Event) -> None:
            events.append(event)

    s = new_game(rules_for("anniversary/3"), "tea", log=True)
    play_on(s, [PeerAi1(), Ear("ear"), PeerAi1()])
    assert events == events_for(s.log or [], 1)


# --- their own turn ---


def trading(*fields: list[list[int]]) -> State:
    """Seat 0 has turned over Soy and Chili and holds Green, Red and Stink."""
    s = table(*fields)
    s.turned = [SOY, CHILI]
    s.hands = [[GREEN, RED, STINK], [], [], []]
    s.agenda = [TRADING]
    return s


def test_ai1_puts_up_turned_over_cards_it_does_not_grow_and_is_done() -> None:
    s, bot = trading([[CHILI], [BLUE]], [[SOY], [GREEN]]), PeerAi1()
    assert [said(bot, s), said(bot, s)] == ["p0 offer turned soy for any to p1,p2,p3", "p0 done"]


def test_ref_puts_up_hand_cards_that_an_opponent_grows_as_well() -> None:
    s, bot = trading([[CHILI], [RED]], [[RED], [GREEN]]), PeerRef()
    assert [said(bot, s) for _ in range(3)] == [
        "p0 offer turned soy for any to p1,p2,p3",
        "p0 offer green for any to p1,p2,p3",
        "p0 done",
    ]


@both
def test_two_cards_of_a_kind_are_two_invitations_and_a_traded_one_is_none(make: Make) -> None:
    s, bot = trading([[RED], [BLUE]]), make()
    s.turned, s.hands[0] = [SOY, SOY], []
    first = said(bot, s)
    assert [first, said(bot, s), said(bot, s)] == ["p0 offer turned soy for any to p1,p2,p3"] * 2 + [
        "p0 done"
    ]
    again = make()
    said(again, s)
    s.turned = []
    assert said(again, s) == "p0 done"


@both
def test_they_make_no_more_proposals_than_are_allowed(make: Make) -> None:
    s = trading([[RED], [BLUE]])
    s.proposals[0] = FULL_PROPOSALS
    assert said(make(), s) == "p0 done"


@both
def test_they_say_nothing_in_the_turns_of_others(make: Make) -> None:
    s = trading([[RED], [BLUE]], [[SOY], [CHILI]])
    s.hands[1] = [RED]
    assert said(make(), s, 1) == "None"


def bids(bot: Peer, s: State, *offered: tuple[int, int]) -> Move:
    """What seat 0 says to bids for the turned-over Soy that it has put up."""
    settle(s)
    invitation = bot.speak(view(s, 0), legal(s, 0))
    assert str(invitation) == "p0 offer turned soy for any to p1,p2,p3"
    assert invitation is not None
    apply(s, invitation)
    for seat, kind in offered:
        s.hands[seat].append(kind)
        apply(s, Propose(seat, (0,), Terms((kind,), (ANY_COPY,), (SOY,)), parent=1))
    for seat in {1, 2, 3} - {seat for seat, _ in offered}:
        apply(s, Decline(seat, 1, 1))
    return chosen(bot, s)


@both
def test_they_take_only_bids_of_what_they_grow(make: Make) -> None:
    s = trading([[CHILI], [BLUE] * 5], [[SOY], []])
    assert isinstance(bids(make(), s, (1, STINK)), Decline)


def test_ai1_takes_the_bid_for_the_field_worth_more_afterwards() -> None:
    # With one more Blue 2 coins, with one more Chili 1.
    s = trading([[CHILI] * 6, [BLUE] * 5])
    s.fields[0] = [[CHILI] * 4, [BLUE] * 5]
    assert bids(PeerAi1(), s, (1, CHILI), (2, BLUE)) == Accept(0, 3, 1)


def test_ref_takes_the_bid_that_extends_its_largest_field() -> None:
    s = trading([[RED] * 4, [BLUE] * 5])
    s.hands[0] = []
    assert bids(PeerRef(), s, (1, RED), (2, BLUE)) == Accept(0, 3, 1)
    apply(s, Accept(0, 3, 1))
    assert isinstance(chosen(PeerRef(), s), Decline)  # the Soy is gone


@both
def test_a_bid_that_asks_for_more_than_was_put_up_is_a_new_offer(make: Make) -> None:
    s, bot = trading([[CHILI], [BLUE] * 5]), make()
    bids(bot, s)
    apply(s, Propose(0, (1,), Terms((SOY,), (TURNED,), (), ANYTHING)))
    s.hands[1] = [BLUE]
    apply(s, Propose(1, (0,), Terms((BLUE,), (ANY_COPY,), (SOY, CHILI)), parent=2))
    assert not answers_own(view(s, 0), s.offers[-1])
    assert isinstance(chosen(bot, s), Decline)


# --- in the turns of others ---


def invited(bot: Peer, s: State, give: int, terms: Terms | None = None) -> str:
    """What seat 1 answers to an invitation of seat 0."""
    s.agenda = [TRADING]
    s.turned = [give]
    settle(s)
    apply(s, Propose(0, (1,), terms or Terms((give,), (TURNED,), (), ANYTHING)))
    return str(chosen(bot, s, 1))


def bidding(hand: list[int], own: list[list[int]], active: list[list[int]]) -> State:
    s = table(active, own)
    s.hands[1] = hand
    return s


def test_ai1_bids_the_cheapest_card_that_the_active_seat_grows_and_it_does_not() -> None:
    s = bidding([RED, GREEN, BLUE, CHILI, SOY], [[SOY], [STINK]], [[GREEN], [BLUE]])
    assert invited(PeerAi1(), s, SOY) == "p1 counter 1 blue for soy to p0"


def test_ai1_does_not_bid_what_the_active_seat_does_not_grow() -> None:
    s = bidding([RED, CHILI], [[SOY], [STINK]], [[GREEN], [BLUE]])
    assert invited(PeerAi1(), s, SOY) == "p1 decline 1"


def test_ai1_bids_for_what_its_first_cards_will_need_on_empty_fields() -> None:
    s = bidding([SOY, RED, CHILI, BLUE], [[SOY], []], [[GREEN], [BLUE]])
    assert needed_kinds(view(s, 1)) == [RED]
    assert invited(PeerAi1(), s, RED) == "p1 counter 1 blue for red to p0"
    s = bidding([SOY, RED, CHILI, BLUE], [[SOY], []], [[GREEN], [BLUE]])
    assert invited(PeerAi1(), s, CHILI) == "p1 decline 1"


def test_ref_bids_the_first_card_it_does_not_grow() -> None:
    s = bidding([SOY, RED, GREEN], [[SOY], [STINK]], [[GREEN], [BLUE]])
    assert invited(PeerRef(), s, SOY) == "p1 counter 1 red for soy to p0"


@both
def test_they_do_not_bid_for_what_they_do_not_grow_or_without_a_spare_card(make: Make) -> None:
    s = bidding([GREEN], [[SOY], [STINK]], [[GREEN], [BLUE]])
    assert invited(make(), s, RED) == "p1 decline 1"
    s = bidding([SOY, STINK], [[SOY], [STINK]], [[GREEN], [BLUE]])
    assert invited(make(), s, SOY) == "p1 decline 1"


@both
def test_they_bid_only_what_is_asked_for(make: Make) -> None:
    s = bidding([GREEN, BLUE], [[SOY], [STINK]], [[GREEN], [BLUE]])
    terms = Terms((SOY,), (TURNED,), (BLUE, RED), ONE_OF)
    assert invited(make(), s, SOY, terms) == "p1 counter 1 blue for soy to p0"


# --- concrete offers ---


def offered(bot: Peer, give: tuple[int, ...], want: tuple[int, ...]) -> Move:
    """Seat 0, who grows Red and Blue, makes an offer to seat 1, who grows Soy and Stink."""
    s = table([[RED], [BLUE]], [[SOY], [STINK]])
    s.turned = list(give)
    s.hands[1] = [RED, CHILI, SOY, RED]
    s.agenda = [TRADING]
    settle(s)
    apply(s, Propose(0, (1,), Terms(give, (TURNED,) * len(give), want)))
    return chosen(bot, s, 1)


@both
@pytest.mark.parametrize(
    ("give", "want", "taken"),
    [
        ((SOY,), (RED,), True),
        ((SOY, STINK), (RED, RED), True),
        ((SOY,), (), True),  # a gift of what it grows
        ((CHILI,), (), False),  # a gift of what it does not grow
        ((SOY, CHILI), (RED,), False),
        ((STINK,), (SOY,), False),  # it grows what it would give
        ((), (RED,), False),  # for nothing
        ((SOY,), (BLACK_EYED,), False),  # it has none
    ],
)
def test_they_accept_what_they_grow_for_what_they_do_not(
    make: Make, give: tuple[int, ...], want: tuple[int, ...], taken: bool
) -> None:
    assert isinstance(offered(make(), give, want), Accept if taken else Decline)


def test_only_ai1_asks_whether_the_other_grows_it() -> None:
    assert isinstance(offered(PeerRef(), (SOY,), (CHILI,)), Accept)
    assert isinstance(offered(PeerAi1(), (SOY,), (CHILI,)), Decline)


@both
def test_they_want_nothing_of_favors(make: Make) -> None:
    s = table([[RED], [BLUE]], [[SOY], [STINK]], game_id="anniversary+favors/4")
    s.hands[1] = [RED]
    s.turned = [SOY]
    s.agenda = [TRADING]
    settle(s)
    apply(s, Propose(0, (1,), Terms((SOY,), (TURNED,), (RED,), want_favors=(2,))))
    assert isinstance(chosen(make(), s, 1), Decline)


# --- add-ons ---


@both
def test_they_let_the_coin_go(make: Make) -> None:
    s = table([[RED] * 5, [SOY]], game_id="anniversary+coin/4")
    s.extras[0].read("coin", "p1")
    s.hands[1] = [RED]
    s.agenda = [CONTESTING]
    assert chosen(make(), s, 1) == PASSES[1]


@both
def test_what_is_compelled_is_the_first_listed(make: Make) -> None:
    s = table([[RED] * 5, [SOY]], [[SOY], [RED]], game_id="anniversary+magpie/4")
    s.hands[0] = [MAGPIE]
    s.agenda = [PLANTING]
    assert chosen(make(), s) == PLAY_MAGPIE[0]
    apply(s, PLAY_MAGPIE[0])
    assert chosen(make(), s) == legal(s, 0)[0]
