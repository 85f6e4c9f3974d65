"""Secrecy of favors: those in hand and pile, the hand that F4 shows, the cards that F5 lets somebody see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest

from bohnanza.engine import game, trade_acts, views
from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.events import Event
from bohnanza.engine.memory import Memory
from bohnanza.engine.menus import FULL, Menu
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.offers import ASKED, Offer
from bohnanza.engine.seams import NOBODY, IllegalMove, Move
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import Propose
from bohnanza.engine.variants.favors.events import CardKept, CardPassedOn, CardsPeeked, FavorsDrawn, HandShown
from bohnanza.engine.variants.favors.extra import ALL_FAVORS, Favors, favors_of
from bohnanza.engine.views import SPECTATOR, determinise, memory_from, view
from bohnanza.proving.secrecy import ObservedGame, Window, awaited, leaks_at, random_move, telltale_events
from tests.proving.leaks import spilling, telling

# --- games in which much is owed ---

FAVOR_STEPS = ("repay", "ask-f3", "ask-f4", "give-to", "ask-f5", "keep", "sort", "plant-now")
GAMES = [
    "anniversary+favors/3",
    "anniversary+coin+magpie+favors/4",
    "classic+favors/6",
    "new-beans+favors/4",
    "field-beans+magpie+favors/5",
]


def owe_much(s: State, rng: Random) -> None:
    """Let everybody owe all favors in hand but one, so that favors are called in all the time."""
    table = favors_of(s)
    for debtor in range(s.rules.seats):
        others = [seat for seat in range(s.rules.seats) if seat != debtor]
        while len(table.hands[debtor]) > 1:
            favor = table.hands[debtor].pop(rng.randrange(len(table.hands[debtor])))
            table.owed[rng.choice(others)].append((debtor, favor))


def favor_leaks(window: Window, game_id: str, seed: int, odds: float = 0.2) -> Iterator[str]:
    """Play a game of favors; look often where one is being honoured, and now and then in the trading."""
    rng = Random(f"{game_id} {seed}")
    table = ObservedGame(game_id, str(seed))
    owe_much(table.s, rng)
    game.settle(table.s)
    while table.s.agenda:
        at_favor = table.s.agenda[-1].name.startswith(FAVOR_STEPS)
        if rng.random() < (odds if at_favor else odds / 20):
            yield from leaks_at(window, table, rng, 10)
        news = table.play(random_move(table.s, FULL, rng))
        yield from telltale_events(window, news, table.seats, rng)
        if table.s.agenda and table.s.agenda[-1].name == "turn-over":
            owe_much(table.s, rng)


@pytest.mark.parametrize("game_id", GAMES)
def test_favors_tell_nobody_more_than_the_rules_say(game_id: str) -> None:
    assert list(islice(favor_leaks(Window(), game_id, 1), 3)) == []


def test_the_games_come_to_every_favor() -> None:
    seen: Counter[str] = Counter()
    for game_id in ("anniversary+favors/3", "new-beans+favors/4"):
        rng = Random(game_id)
        table = ObservedGame(game_id, "1")
        owe_much(table.s, rng)
        game.settle(table.s)
        while table.s.agenda:
            seen.update(type(event).__name__ for event in table.play(random_move(table.s, FULL, rng)))
            if table.s.agenda and table.s.agenda[-1].name == "turn-over":
                owe_much(table.s, rng)
    events = [
        "PlantedFor",
        "Repaid",
        "Seized",
        "Demanded",
        "HandShown",
        "CardsPeeked",
        "CardKept",
        "CardPassedOn",
    ]
    assert [name for name in [*events, "Pressed", "FavorsDrawn", "FavorHandedOver"] if not seen[name]] == []


# --- leaks planted on purpose ---


def shown_favors(shown: State) -> Favors:
    return favors_of(shown)


def favor_hands(s: State, shown: State, seat: int) -> None:
    shown_favors(shown).hands = favors_of(s).hands


def favor_hands_to_spectator(s: State, shown: State, seat: int) -> None:
    if seat == SPECTATOR:
        favor_hands(s, shown, seat)


def favor_hand_of_the_left(s: State, shown: State, seat: int) -> None:
    left = (seat + 1) % s.rules.seats
    if seat != SPECTATOR:
        shown_favors(shown).hands[left] = favors_of(s).hands[left]


def own_pile(s: State, shown: State, seat: int) -> None:
    if seat != SPECTATOR:
        shown_favors(shown).piles[seat] = favors_of(s).piles[seat]


def top_of_the_piles(s: State, shown: State, seat: int) -> None:
    for pile, real in zip(shown_favors(shown).piles, favors_of(s).piles):
        pile[-1:] = real[-1:]


def drawn_cards(s: State, shown: State, seat: int) -> None:
    shown_favors(shown).drawn = favors_of(s).drawn


def drawn_cards_to_the_debtor(s: State, shown: State, seat: int) -> None:
    if s.agenda and s.agenda[0].name == "next" and f"sort p{seat}" in [step.name for step in s.agenda]:
        drawn_cards(s, shown, seat)


def number_of_kinds_drawn(s: State, shown: State, seat: int) -> None:
    shown_favors(shown).passed = len(set(favors_of(s).drawn))


def lacks_favor(s: State, seat: int, favors: tuple[int, ...]) -> bool:
    return not trade_acts.has_favors(s, seat, favors)


def asks_in_vain(s: State, move: Move) -> bool:
    return isinstance(move, Propose) and any(
        [lacks_favor(s, seat, move.terms.want_favors) for seat in move.to if 0 <= seat < s.rules.seats]
    )


def refused_when_in_vain(s: State, move: Move) -> IllegalMove | None:
    refusal = game.objection(s, move)
    return IllegalMove("BN-2", "Not there.") if refusal is None and asks_in_vain(s, move) else refusal


def other_words_when_in_vain(s: State, move: Move) -> IllegalMove | None:
    refusal = game.objection(s, move)
    if refusal is not None and asks_in_vain(s, move):
        return IllegalMove(refusal.rule, f"{refusal.sentence} Nor is it there.")
    return refusal


def without_vain_asks(s: State, seat: int, menu: Menu) -> list[Move]:
    return [move for move in game.legal(s, seat, menu) if not asks_in_vain(s, move)]


def hopeless(s: State) -> Offer | None:
    for offer in s.offers:
        if offer.waits_for >= 0 and lacks_favor(s, offer.waits_for, offer.terms.want_favors):
            return offer
    return None


def passes_over_who_lacks_the_favor(s: State) -> int:
    return awaited(s) if hopeless(s) is None else s.active


def lapses_without_the_favor(s: State, move: Move) -> None:
    game.apply(s, move)
    for offer in s.offers:
        asked = [seat for seat in offer.to if offer.answer_of(seat) == ASKED]
        if all([lacks_favor(s, seat, offer.terms.want_favors) for seat in asked]):
            trade_acts.lapse_offer(s, offer, "gone")


def no_pause_when_alike(s: State) -> int:
    alike = s.agenda and s.agenda[-1].name.startswith("sort") and len(set(favors_of(s).drawn)) == 1
    return NOBODY if alike else awaited(s)


def asks_only_who_can_give(s: State) -> int:
    """F4 is put to the debtor only if there is a choice."""
    name = s.agenda[-1].name if s.agenda else ""
    if not name.startswith("give-to"):
        return awaited(s)
    return awaited(s) if len(set(s.hands[awaited(s)])) > 1 else NOBODY


def tells(kind: type[Event], whom: Callable[[Event, int], bool] = lambda event, seat: True) -> Window:
    return telling(lambda event, seat: isinstance(event, kind) and whom(event, seat))


def is_debtor(event: Event, seat: int) -> bool:
    return isinstance(event, CardsPeeked | HandShown) and seat == event.debtor


def is_outsider(event: Event, seat: int) -> bool:
    return isinstance(event, CardsPeeked | HandShown | CardPassedOn) and seat not in (
        event.debtor,
        event.creditor,
    )


def kept_place(event: Event, seat: int) -> Event | None:
    """The place without the kind."""
    return (
        CardKept(event.seat, UNKNOWN, event.place)
        if isinstance(event, CardKept)
        else views.seen_by(event, seat)
    )


def kept_kind(event: Event, seat: int) -> Event | None:
    """The kind without the place."""
    return (
        CardKept(event.seat, event.kind, UNKNOWN)
        if isinstance(event, CardKept)
        else views.seen_by(event, seat)
    )


LEAKS: dict[str, Window] = {
    "all favors in hand": spilling(favor_hands),
    "all favors in hand, to a spectator": spilling(favor_hands_to_spectator),
    "the favors of the left neighbour": spilling(favor_hand_of_the_left),
    "the own favor pile": spilling(own_pile),
    "the top of the favor piles": spilling(top_of_the_piles),
    "the cards of F5, to all": spilling(drawn_cards),
    "the cards of F5, to the debtor": spilling(drawn_cards_to_the_debtor),
    "how many kinds the cards of F5 are": spilling(number_of_kinds_drawn),
    "an ask refused because the favor is not there": Window(objection=refused_when_in_vain),
    "a refusal in other words when the favor is not there": Window(objection=other_words_when_in_vain),
    "a list of moves without vain asks": Window(legal=without_vain_asks),
    "nobody waits for who lacks the favor": Window(awaited=passes_over_who_lacks_the_favor),
    "an offer that lapses when the favor is not there": Window(apply=lapses_without_the_favor),
    "no pause when the cards of F5 are alike": Window(awaited=no_pause_when_alike),
    "no pause when the hand asked for F4 is of one kind": Window(awaited=asks_only_who_can_give),
    "drawn favors": tells(FavorsDrawn),
    "a shown hand, to all": tells(HandShown, is_outsider),
    "a shown hand, to a spectator": tells(HandShown, lambda event, seat: seat == SPECTATOR),
    "the cards of F5 in the news, to outsiders": tells(CardsPeeked, is_outsider),
    "the cards of F5 in the news, to the debtor": tells(CardsPeeked, is_debtor),
    "the cards that are passed on": tells(CardPassedOn, is_outsider),
    "the kept card": tells(CardKept),
    "where the kept card was put": Window(seen_by=kept_place),
    "what card was kept": Window(seen_by=kept_kind),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str) -> None:
    games = (favor_leaks(LEAKS[name], "anniversary+favors/3", seed) for seed in range(1, 6))
    assert any(next(leaks, None) for leaks in games)


# --- one by one ---


def played(text: str, *moves: str) -> tuple[State, list[Event]]:
    """A position, some moves, and what happened."""
    s = parse_position(text)
    s.log = []
    for move in moves:
        game.play(s, parse_move(move, s.rules.seats))
    return s, s.log


def seen(log: list[Event], kind: type[Event], seat: int) -> list[Event]:
    return [event for event in views.events_for(log, seat) if isinstance(event, kind)]


F4 = """
game: anniversary+favors/4
phase: ask-f4
deck: 20 blue
hand p2: chili, soy
fields p1: 2 red | -
owed p1: F4 from p2
"""


def test_f4_shows_the_hand_to_the_creditor_only() -> None:
    _, log = played(F4, "p1 call F4 p2")
    chili, soy = parse_position(F4).hands[2]
    assert seen(log, HandShown, 1) == [HandShown(2, 1, (chili, soy))]
    for seat in (0, 3, SPECTATOR):
        assert seen(log, HandShown, seat) == [HandShown(2, 1, (UNKNOWN, UNKNOWN))]


def test_the_creditor_remembers_the_hand_and_nobody_else_does() -> None:
    s = parse_position(F4)
    memories = [memory_from(view(s, seat)) for seat in range(4)]
    s, log = played(F4, "p1 call F4 p2")
    assert [observing(memory, log).known.hands[2] for memory in memories] == [
        [UNKNOWN, UNKNOWN], s.hands[2], [], [UNKNOWN, UNKNOWN],
    ]  # fmt: skip


def observing(memory: Memory, log: list[Event]) -> Memory:
    for event in views.events_for(log, memory.seat):
        memory.observe(event)
    return memory


F5 = """
game: anniversary+favors/4
phase: draw
deck: red, soy, chili, 20 blue
hand p0: stink
hand p2: green, garden
owed p2: F5 from p0
"""
F5_MOVES = ("p0 draw", "p2 call F5", "p2 keep soy at 2", "p2 hand chili")


def test_f5_shows_all_cards_to_the_creditor_and_none_to_the_others() -> None:
    _, log = played(F5, *F5_MOVES)
    red, soy, chili = parse_position(F5).deck[:-4:-1]
    assert seen(log, CardsPeeked, 2) == [CardsPeeked(2, 0, (red, soy, chili))]
    assert seen(log, CardKept, 2) == [CardKept(2, soy, 1)]
    for seat in (0, 1, 3, SPECTATOR):
        assert seen(log, CardsPeeked, seat) == [CardsPeeked(2, 0, (UNKNOWN,) * 3)]
        assert seen(log, CardKept, seat) == [CardKept(2, UNKNOWN, UNKNOWN)]


def test_f5_shows_the_debtor_the_cards_received() -> None:
    _, log = played(F5, *F5_MOVES)
    red, _, chili = parse_position(F5).deck[:-4:-1]
    for seat in (0, 2):
        assert seen(log, CardPassedOn, seat) == [CardPassedOn(2, 0, chili), CardPassedOn(2, 0, red)]
    for seat in (1, 3, SPECTATOR):
        assert seen(log, CardPassedOn, seat) == [CardPassedOn(2, 0, UNKNOWN)] * 2


def test_only_the_creditor_remembers_what_the_debtor_got() -> None:
    s = parse_position(F5)
    memories = [memory_from(view(s, seat)) for seat in range(4)]
    s, log = played(F5, *F5_MOVES)
    known = [observing(memory, log).known for memory in memories]
    assert known[2].hands[0] == [UNKNOWN, *s.hands[0][1:]]
    assert known[1].hands[0] == known[3].hands[0] == [UNKNOWN] * 3


def test_a_card_put_somewhere_leaves_no_place_of_the_hand_known() -> None:
    s = parse_position(F5)
    memory = memory_from(view(s, 3))
    memory.known.hands[2] = s.hands[2][:]
    _, log = played(F5, *F5_MOVES)
    assert observing(memory, log).known.hands[2] == [UNKNOWN] * 3


def test_views_show_numbers_of_favors_and_all_debts() -> None:
    s = parse_position(F5 + "favors p1: F1, F4\nfavor pile p1: F2, F3, F6\nowed p0: F5 from p1")
    for seat in (*range(4), SPECTATOR):
        table = favors_of(view(s, seat).visible_state)
        assert table.hands[1] == ([1, 4] if seat == 1 else [UNKNOWN] * 2)
        assert table.piles[1] == [UNKNOWN] * 3
        assert table.owed == favors_of(s).owed


# --- deals that agree with a view ---

PROMISED = """
game: anniversary+favors/4
phase: trade
hand p0: 2 soy
hand p1: red
favors p0: F1, F2, F3
favor pile p0: F4
favors p1: F2, F5
favor pile p1: F1, F3, F4
favors p2: F6
favor pile p2: F2, F3, F4, F5
owed p3: F6 from p1, F1 from p2
offer 1.1: p1: red + F5 for soy to p0
offer 2.1: p0: soy for F6 to p1,p2,p3; p2 accepted
"""


def deals(seat: int, count: int) -> list[Favors]:
    v, rng = view(parse_position(PROMISED), seat), Random(seat)
    return [favors_of(determinise(v, None, rng)) for _ in range(count)]


def test_promised_favors_are_dealt_into_the_hand() -> None:
    assert all([5 in table.hands[1] for table in deals(3, 50)])


def test_favors_of_a_gathered_acceptance_are_dealt_into_the_hand() -> None:
    assert all([table.hands[2] == [6] for table in deals(3, 50)])
    t = determinise(view(parse_position(PROMISED), 0), None, Random(1))
    game.play(t, parse_move("p0 pick 2 p2", 4))
    assert (2, 6) in favors_of(t).owed[0]


def test_nobody_is_dealt_a_favor_twice_or_one_that_is_owed() -> None:
    for table in deals(3, 50):
        for seat in range(4):
            owed = [favor for debts in table.owed for debtor, favor in debts if debtor == seat]
            favors = table.hands[seat] + table.piles[seat] + owed
            assert len(set(favors)) == len(favors)
            assert set(favors) <= set(ALL_FAVORS)


def test_a_seat_keeps_its_own_favors_and_shuffles_its_pile() -> None:
    tables = deals(1, 200)
    assert {tuple(table.hands[1]) for table in tables} == {(2, 5)}
    assert len({tuple(table.piles[1]) for table in tables}) == 6


def test_all_favor_hands_that_agree_are_equally_likely() -> None:
    count = 2000
    found = Counter(tuple(table.hands[1]) for table in deals(3, count))
    assert set(found) == {(1, 5), (2, 5), (3, 5), (4, 5)}
    assert all([abs(number - count / 4) < count / 16 for number in found.values()])


def test_the_cards_that_another_looks_at_are_dealt_from_what_is_hidden() -> None:
    s, _ = played(F5, "p0 draw", "p2 call F5")
    found: Counter[int] = Counter()
    for seed in range(100):
        t = determinise(view(s, 1), None, Random(seed))
        found.update(favors_of(t).drawn)
        assert UNKNOWN not in favors_of(t).drawn
    assert len(found) == 8
    assert favors_of(determinise(view(s, 2), None, Random(1))).drawn == favors_of(s).drawn
