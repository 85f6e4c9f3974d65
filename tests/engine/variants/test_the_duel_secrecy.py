"""The secrets of The Duel: bluffs, bonus cards, the dollars of the start; and that the checks would find a leak."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random

import pytest

from bohnanza.engine import game, views
from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.events import Event, Given, Signalled
from bohnanza.engine.memory import Memory
from bohnanza.engine.menus import FULL, NO_OFFERS, SIMPLE, Menu
from bohnanza.engine.moves import Pass
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.playout import playout
from bohnanza.engine.seams import IllegalMove, Move
from bohnanza.engine.state import State
from bohnanza.engine.variants.the_duel import bonus, gifts
from bohnanza.engine.variants.the_duel.bonus import DrawBonus
from bohnanza.engine.variants.the_duel.events import BonusDrawn, DollarsDealt
from bohnanza.engine.variants.the_duel.extra import duel_of
from bohnanza.engine.variants.the_duel.gifts import Answering, HandingOver, Present, RefuseGift, TakeGift
from bohnanza.engine.views import SPECTATOR, determinise, view
from bohnanza.proving.secrecy import (
    ObservedGame,
    Window,
    awaited,
    leaks_in_game,
    outcome,
    random_move,
    remembered_deals,
    said,
    same,
)
from tests import ROOT
from tests.proving.leaks import spilling, telling

GAME = "the-duel/2"
SOURCE = ROOT / "src/bohnanza/engine/variants/the_duel/gifts.py"
COMPILED = not str(game.__file__).endswith(".py")


# --- an honest offer and a bluff that look alike ---

ACTIVE_OFFERS = """
game: the-duel/2
phase: gift
deck: {rest}, 9 blue
discard: red, green
turned: red, blue, chili
hand p0: green, {card}, chili
hand p1: red, soy
coins p0: soy, stink
coins p1: blue
fields p0: 3 red | 4 soy | -
fields p1: 2 garden, 2 red | - | -
bonus p0: 4/10, 2-2/10, 5/10
bonus p1: 3-1/10, 4/10, 1-4/40
bonus deck: rest
"""
OTHER_OFFERS = ACTIVE_OFFERS.replace("phase: gift", "phase: gift p1\noffered: blue").replace(
    "hand p0: green, {card}, chili\nhand p1: red, soy", "hand p0: red, green\nhand p1: green, {card}, chili"
)
TRIED = """
take; refuse; pass; done; draw; turn; draw bonus; pay dollar; pay nothing; pay 4/10; give soy@1; give soy@2;
give turned red; plant red 1; discard red; harvest 1; drop 4/10; fulfil 4/10 p0 2; fulfil 4/10 p1 1; present soy;
present stink; present blue; offer red for soy to all; want soy
"""


@dataclass(frozen=True)
class Case:
    """Two positions that only the hand of the offerer tells apart, and a kind that is honest in one of them."""

    position: str
    giver: int
    kind: str = "soy"

    def start(self, honest: bool) -> State:
        held, rest = (self.kind, "stink") if honest else ("stink", self.kind)
        s = parse_position(self.position.format(card=held, rest=rest))
        s.log = []
        return s

    def course(self, answer: str) -> list[str]:
        """The offer, the answer, and the next offer."""
        other = 1 - self.giver
        return [f"p{self.giver} present {self.kind}", f"p{other} {answer}", f"p{other} present garden"]


CASES = {"the active player": Case(ACTIVE_OFFERS, 0), "the other player": Case(OTHER_OFFERS, 1)}
every_case = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


def received(window: Window, s: State, case: Case) -> list[object]:
    """Everything that the other side and a watcher get now, and what the offerer may do for all to see."""
    other = 1 - case.giver
    tries = [parse_move(f"p{other} {text.strip()}", 2) for text in TRIED.replace("\n", " ").split(";")]
    news = s.log or []
    s.log = []
    return [
        [window.redacted(s, seat).key() for seat in (other, SPECTATOR)],
        [[window.seen_by(event, seat) for event in news] for seat in (other, SPECTATOR)],
        window.awaited(s),
        [window.legal(s, other, menu) for menu in (NO_OFFERS, SIMPLE, FULL)],
        [move for move in window.legal(s, case.giver, FULL) if isinstance(move, Present)],
        [said(window.objection(s, move)) for move in tries],
    ]


def difference(window: Window, case: Case, answer: str = "refuse", steps: int = 3) -> Iterator[str]:
    """Where an honest offer and a bluff show themselves before the offerer has given or paid anything."""
    honest, bluff = case.start(True), case.start(False)
    for text in ["", *case.course(answer)[:steps]]:
        for s in (honest, bluff):
            if text:
                window.apply(s, parse_move(text, 2))
        pairs = zip(received(window, honest, case), received(window, bluff, case))
        for number, (one, other) in enumerate(pairs):
            yield from same(f"after '{text}', {number}", one, other)


@every_case
def test_a_declined_offer_never_shows_whether_it_was_a_bluff(case: Case) -> None:
    assert list(difference(Window(), case)) == []


@every_case
def test_an_accepted_offer_shows_it_only_when_the_card_or_the_payment_comes(case: Case) -> None:
    assert list(difference(Window(), case, "take", 2)) == []


@every_case
@pytest.mark.parametrize("kind", ["garden", "red", "black-eyed", "green", "chili"])
def test_it_is_the_same_for_every_kind(case: Case, kind: str) -> None:
    assert list(difference(Window(), Case(case.position, case.giver, kind), steps=2)) == []


@every_case
def test_with_an_empty_dollar_pile_too(case: Case) -> None:
    poor = Case(case.position.replace("coins p0: soy, stink", "").replace("coins p1: blue", ""), case.giver)
    assert list(difference(Window(), poor)) == []
    assert list(difference(Window(), poor, "take", 2)) == []


@every_case
def test_several_copies_look_like_one(case: Case) -> None:
    position = case.position.replace("green, {card}, chili", "soy, {card}, chili")
    assert list(difference(Window(), Case(position, case.giver), "take", 2)) == []


# --- the way of the answer through the code ---


class Tripwire(list[int]):
    """A hand that nobody may look into."""

    def _look(self, *_: object) -> object:
        raise AssertionError("Somebody looked into the hand.")

    __getitem__ = __iter__ = __contains__ = __reversed__ = count = index = _look  # type: ignore[assignment]


@pytest.mark.skipif(COMPILED, reason="compiled code reads lists without asking them")
@every_case
def test_nobody_looks_into_the_hand_before_an_acceptance(case: Case) -> None:
    s = case.start(True)
    s.hands[case.giver] = Tripwire(s.hands[case.giver])
    for text in case.course("refuse"):
        move = parse_move(text, 2)
        assert move in game.legal(s, move.seat)
        assert game.objection(s, move) is None
        game.play(s, move)
        game.legal(s, 1 - case.giver, FULL)
    with pytest.raises(AssertionError, match="looked"):
        gifts.copies(s, case.giver, 3)


def functions(body: list[ast.stmt], inside: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function and method by its name."""
    for node in body:
        if isinstance(node, ast.FunctionDef):
            yield f"{inside}{node.name}", node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node.body, f"{node.name}.")


def test_only_the_hand_over_asks_for_copies() -> None:
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    looking = {
        name
        for name, function in functions(tree.body)
        for node in ast.walk(function)
        if (isinstance(node, ast.Name) and node.id == "copies")
        or (isinstance(node, ast.Attribute) and node.attr in {"hands", "turned"})
    }
    own = {"Present.facts", "Present.rank"}  # what a player is told of their own gift
    refusal = {"Pay.objection"}  # a payment is refused by who must give, after acceptance
    assert looking == {"copies", "HandingOver.choices", "HandingOver.facts"} | own | refusal


# --- planted leaks about offers ---


def holds(s: State, move: Move) -> bool:
    """Whether a move offers what is there, or answers such an offer."""
    step = s.agenda[-1]
    if isinstance(move, Present):
        return bool(gifts.copies(s, move.seat, move.kind))
    return isinstance(step, Answering) and bool(gifts.copies(s, step.giver, step.kind))


def only_honest_offers(s: State, seat: int, menu: Menu) -> list[Move]:
    moves = game.legal(s, seat, menu)
    return [move for move in moves if not isinstance(move, Present) or holds(s, move)]


def only_honest_gifts(s: State, seat: int, menu: Menu) -> list[Move]:
    moves = game.legal(s, seat, menu)
    return [move for move in moves if not isinstance(move, TakeGift) or holds(s, move)]


def after(kind: type[Move], leak: Callable[[State, Move, bool], None]) -> Window:
    """A window through which something more happens after moves of a class."""

    def leaky(s: State, move: Move) -> None:
        honest = holds(s, move)
        game.apply(s, move)
        if isinstance(move, kind):
            leak(s, move, honest)

    return Window(apply=leaky)


def tell(s: State, event: Event) -> None:
    assert s.log is not None
    s.log.append(event)


def flag(s: State, move: Move, honest: bool) -> None:
    tell(s, Signalled(move.seat, 0, int(honest)))


def show_the_card(s: State, move: Move, honest: bool) -> None:
    if honest:
        tell(s, Given(1 - move.seat, move.seat, 3, False))


def count(s: State, move: Move, honest: bool) -> None:
    s.offer_count += not honest


def forget(s: State, move: Move, honest: bool) -> None:
    if not honest:
        duel_of(s).offered = 0


def shuffle(s: State, move: Move, honest: bool) -> None:
    s.shuffles += honest


def other_words(s: State, move: Move) -> IllegalMove | None:
    refusal = game.objection(s, move)
    if refusal is None or holds(s, move):
        return refusal
    return IllegalMove(refusal.rule, f"{refusal.sentence} And mind the bluff.")


def waits_for_honest(s: State) -> int:
    step = s.agenda[-1]
    honest = isinstance(step, Answering) and gifts.copies(s, step.giver, step.kind)
    return 1 - awaited(s) if honest else awaited(s)


OFFER_LEAKS: dict[str, Window] = {
    "only what is held can be offered": Window(legal=only_honest_offers),
    "only what is held can be taken": Window(legal=only_honest_gifts),
    "an offer with a flag": after(Present, flag),
    "a refusal with a flag": after(RefuseGift, flag),
    "a refusal that shows the card": after(RefuseGift, show_the_card),
    "a refused bluff is counted": after(RefuseGift, count),
    "a refused bluff may be offered again": after(RefuseGift, forget),
    "an honest offer takes a number": after(Present, shuffle),
    "a refusal in other words": Window(objection=other_words),
    "somebody else is waited for": Window(awaited=waits_for_honest),
}


@every_case
@pytest.mark.parametrize("name", OFFER_LEAKS)
def test_a_planted_leak_about_offers_is_found(name: str, case: Case) -> None:
    assert next(difference(OFFER_LEAKS[name], case), None)


def no_pause_for_one_copy(s: State) -> int:
    step = s.agenda[-1]
    return awaited(s) if not isinstance(step, HandingOver) or len(step.choices(s)) > 1 else views.SPECTATOR


@every_case
def test_a_pause_that_tells_of_a_second_copy_is_found(case: Case) -> None:
    position = case.position.replace("green, {card}, chili", "soy, {card}, chili")
    window = Window(awaited=no_pause_for_one_copy)
    assert next(difference(window, Case(position, case.giver), "take", 2), None)


# --- whole games ---

# Moves that lay nothing open, not even to who makes them.
SILENT = (Present, TakeGift, RefuseGift, Pass)


def silent_moves(s: State, seat: int) -> list[Move]:
    """Moves of the awaited seat after which another one, or for most of them even it, knows no more."""
    moves = game.legal(s, s.awaited, NO_OFFERS)
    return [
        move
        for move in moves
        if isinstance(move, SILENT) or (isinstance(move, DrawBonus) and move.seat != seat)
    ]


def talkative_moves(window: Window, seed: int) -> Iterator[str]:
    """Where the outcome of a silent move differs between deals that a seat cannot tell apart."""
    rng, table = Random(seed), ObservedGame(GAME, str(seed))
    while table.s.agenda:
        for seat, memory in zip(table.seats, table.memories):
            moves = silent_moves(table.s, seat)
            for deal in remembered_deals(view(table.s, seat), memory, rng) if moves else []:
                for move in moves:
                    ends = [outcome(window, s, seat, move) for s in (table.s, deal)]
                    yield from same(f"outcome of {move} for {seat}", *ends)
        table.play(random_move(table.s, FULL, rng))


@pytest.mark.parametrize("seed", range(2))
def test_silent_moves_tell_nothing(seed: int) -> None:
    assert list(islice(talkative_moves(Window(), seed), 3)) == []


@pytest.mark.parametrize(
    "name", ["an offer with a flag", "a refusal with a flag", "a refused bluff is counted"]
)
def test_a_talkative_move_is_found_in_a_game(name: str) -> None:
    assert next(talkative_moves(OFFER_LEAKS[name], 0), None)


@pytest.mark.parametrize("seed", range(2, 6))
def test_what_a_seat_gets_is_the_same_in_every_deal(seed: int) -> None:
    assert list(islice(leaks_in_game(Window(), GAME, seed, FULL, gap=12), 3)) == []


def bonus_hands(s: State, shown: State, seat: int) -> None:
    duel_of(shown).hands = [hand[:] for hand in duel_of(s).hands]


def bonus_hands_to_watchers(s: State, shown: State, seat: int) -> None:
    if seat == SPECTATOR:
        bonus_hands(s, shown, seat)


def best_bonus(s: State, shown: State, seat: int) -> None:
    for hand, real in zip(duel_of(shown).hands, duel_of(s).hands):
        hand[-1:] = real[-1:]


def bonus_deck(s: State, shown: State, seat: int) -> None:
    duel_of(shown).deck = duel_of(s).deck[:]


def next_bonus(s: State, shown: State, seat: int) -> None:
    duel_of(shown).deck[-1:] = duel_of(s).deck[-1:]


def fresh_cards(s: State, shown: State, seat: int) -> None:
    duel_of(shown).fresh = [cards[:] for cards in duel_of(s).fresh]


def who_could_fulfil(s: State, shown: State, seat: int) -> None:
    any_time = bonus.FulfilAnyTime()
    for owner in range(2):
        found: list[Move] = []
        any_time.moves(s, owner, found)
        duel_of(shown).stopped[owner] = bool(found)


def dollars_of_the_start(s: State, shown: State, seat: int) -> None:
    for seen, real in zip(shown.coins, s.coins):
        seen[:3] = real[:3]


GAME_LEAKS: dict[str, Window] = {
    "bonus hands": spilling(bonus_hands),
    "bonus hands, to watchers": spilling(bonus_hands_to_watchers),
    "the best bonus card of a hand": spilling(best_bonus),
    "the bonus draw pile": spilling(bonus_deck),
    "the next bonus card": spilling(next_bonus),
    "who could fulfil something": spilling(who_could_fulfil),
    "the dollars of the start": spilling(dollars_of_the_start),
    "the news of a drawn bonus card": telling(lambda event, seat: isinstance(event, BonusDrawn)),
    "the news of a drawn bonus card, to watchers": telling(
        lambda event, seat: isinstance(event, BonusDrawn) and seat == SPECTATOR
    ),
}


@pytest.mark.parametrize("name", GAME_LEAKS)
def test_a_planted_leak_is_found_in_a_game(name: str) -> None:
    games = (leaks_in_game(GAME_LEAKS[name], GAME, seed, gap=2, tries=2) for seed in range(8))
    assert any(next(found, None) for found in games)


FRESH = "game: the-duel/2\nphase: draw-bonus\nbonus p0: 4/10, 5/10\nfresh p0: {fresh}\nbonus deck: rest"


def test_which_card_is_fresh_is_hidden() -> None:
    deals = [parse_position(FRESH.format(fresh=fresh)) for fresh in ("4/10", "5/10")]
    for window, shown in ((Window(), 1), (spilling(fresh_cards), 2)):
        for seat in (1, SPECTATOR):
            assert len({str(window.redacted(deal, seat).key()) for deal in deals}) == shown


def test_once_the_draws_are_over_no_card_is_fresh() -> None:
    """Else it would show whether a card that is fulfilled during the other's draws was drawn just now."""
    s = parse_position(FRESH.format(fresh="4/10"))
    game.play(s, parse_move("p0 draw bonus", 2))
    assert s.agenda[-1].name == "draw-bonus other"
    assert duel_of(s).fresh == [[], []]


# --- the dollars of the start, memory, imagined deals ---


def test_nobody_learns_the_dollars_of_the_start() -> None:
    s = game.new_game(rules_for(GAME), "dollars", log=True)
    assert s.log is not None
    for seat in (0, 1, SPECTATOR):
        memory = Memory(s.rules, seat)
        told = views.events_for(s.log, seat)
        for event in told:
            memory.observe(event)
        assert [event.cards for event in told if isinstance(event, DollarsDealt)] == [(UNKNOWN,) * 3] * 2
        assert memory.known.coins == [[UNKNOWN] * 3] * 2
        assert view(s, seat).visible_state.coins == [[UNKNOWN] * 3] * 2


def test_a_payment_moves_what_is_known_of_a_dollar() -> None:
    start = (
        "game: the-duel/2\nphase: gift\nhand p0: red\nturned: blue\ncoins p0: stink\nfields p0: 2 soy | - | -"
    )
    s = parse_position(start)
    s.log = []
    memory = views.memory_from(view(s, 1))
    for text in ("p0 harvest 1", "p0 present green", "p1 take", "p0 pay dollar"):
        game.play(s, parse_move(text, 2))
    for event in views.events_for(s.log, 1):
        memory.observe(event)
    assert memory.known.coins == [[UNKNOWN], [3]] == [[UNKNOWN], s.coins[1]]
    assert s.coins[0] == [5]


@pytest.mark.parametrize("seed", range(3))
def test_imagined_deals_can_be_played_to_the_end(seed: int) -> None:
    rng, table = Random(seed), ObservedGame(GAME, str(seed))
    while table.s.agenda:
        if rng.random() < 0.2 or isinstance(table.s.agenda[-1], HandingOver):
            for seat, memory in zip(table.seats, table.memories):
                deal = determinise(view(table.s, seat), memory.known, rng)
                held = duel_of(deal)
                assert all(set(fresh) <= set(hand) for fresh, hand in zip(held.fresh, held.hands))
                assert [len(cards) for cards in held.fresh] == [len(c) for c in duel_of(table.s).fresh]
                playout(deal, FULL, rng)
        table.play(random_move(table.s, FULL, rng))
