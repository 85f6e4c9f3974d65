"""The non-interference check: what a seat gets must be the same in every deal that it cannot tell apart.

`Window` holds all functions through which anything reaches a seat, so that a test can put a leaky one in their
place: compiled code cannot be patched. `leaks_in_game` plays a random game, swaps in other deals at rest points
and says where the window shows a difference; a longer run is `leaks_in_game` with more seeds and a smaller gap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bohnanza.engine import game, views
from bohnanza.engine.beans import BUILT_IN_KINDS, UNKNOWN
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.discards import DiscardHand, DiscardTurned
from bohnanza.engine.events import DECK, DISCARD, Event
from bohnanza.engine.memory import Memory
from bohnanza.engine.menus import FULL, NO_OFFERS, SIMPLE, Menu
from bohnanza.engine.moves import BUYS, DONES, BuyField, Done, Draw, Harvest, Plant, TurnOver
from bohnanza.engine.offers import ANY_COPY, ANYTHING, ASKED, EXACTLY, ONE_OF, TURNED, Terms
from bohnanza.engine.parts import NOBODY_SEES, secrets_of
from bohnanza.engine.seams import NOBODY, IllegalMove, Move
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
from bohnanza.engine.views import SPECTATOR, View, determinise, view
from bohnanza.proving.invariants import move_name
from bohnanza.proving.random_moves import TALK


def redacted(s: State, seat: int) -> State:
    """The game as a seat sees it, as a state with holes."""
    return view(s, seat).as_state()


def awaited(s: State) -> int:
    """Asks the step again, to find out whether its answer depends on hidden cards."""
    return s.agenda[-1].awaited(s) if s.agenda else NOBODY


@dataclass(frozen=True)
class Window:
    """Everything through which a seat learns something."""

    redacted: Callable[[State, int], State] = redacted
    seen_by: Callable[[Event, int], Event | None] = views.seen_by
    awaited: Callable[[State], int] = awaited
    legal: Callable[[State, int, Menu], list[Move]] = game.legal
    objection: Callable[[State, Move], IllegalMove | None] = game.objection
    apply: Callable[[State, Move], None] = game.apply


# --- a game in which everything is tried ---


class ObservedGame:
    """A game with a memory for every seat and, as the last one, for a spectator."""

    def __init__(self, game_id: str, seed: str) -> None:
        self.rules = rules_for(game_id)
        self.s = game.new_game(self.rules, seed, log=True)
        self.seats = [*range(self.rules.seats), SPECTATOR]
        self.memories = [Memory(self.rules, seat) for seat in self.seats]
        self.observed = 0
        self.tell()

    def tell(self) -> list[Event]:
        """Let every memory observe what has happened since the last call; returns the events."""
        assert self.s.log is not None
        news = self.s.log[self.observed :]
        self.observed = len(self.s.log)
        for memory in self.memories:
            for event in views.events_for(news, memory.seat):
                memory.observe(event)
        return news

    def play(self, move: Move) -> list[Event]:
        """Play a move; returns the events."""
        game.play(self.s, move)
        return self.tell()


def random_move(s: State, menu: Menu, rng: Random, fond_of: tuple[type[Move], ...] = ()) -> Move:
    """A listed move of the awaited seat, or with the full menu anything that can be said in trading.

    Moves of the classes `fond_of` are played whenever they are listed.
    """
    if s.agenda[-1].trading and menu is FULL:
        for _ in range(4):
            move = rng.choice(TALK)(s, rng.randrange(s.rules.seats), rng)
            if game.objection(s, move) is None:
                return move
    moves = game.legal(s, s.awaited, menu)
    favorites = [move for move in moves if isinstance(move, fond_of)]
    if favorites:
        return rng.choice(favorites)
    if BUYS[s.awaited] in moves:
        return BUYS[s.awaited]
    moves = [move for move in moves if not worthless(s, move)] or moves
    if s.agenda[-1].trading and DONES[s.awaited] in moves and rng.random() < 0.2:
        return DONES[s.awaited]
    return rng.choice(moves)


def worthless(s: State, move: Move) -> bool:
    """Whether a move harvests for nothing; without such moves players earn coins in random games too."""
    if not isinstance(move, Harvest):
        return False
    column = s.fields[move.seat][move.field]
    return s.rules.payouts[column[-1]][len(column)] == 0


# --- what a seat may try: right and wrong moves, made of what it sees ---


def attempts(v: View, rng: Random, tries: int) -> list[Move]:
    """Moves of every class, most of which are refused; a spectator has none."""
    return [rng.choice(TRIES)(v, rng) for _ in range(tries)] if v.seat != SPECTATOR else []


def listed(s: State, seat: int, rng: Random) -> list[Move]:
    """Some of the moves that are listed for a seat."""
    moves = [] if seat == SPECTATOR else game.legal(s, seat, NO_OFFERS)
    return rng.sample(moves, min(len(moves), 5))


def try_step(v: View, rng: Random) -> Move:
    """A move that belongs to a step of a turn."""
    kind, field, place = rng.randrange(v.rules.kinds), rng.randrange(4), rng.choice((0, 2, 99))
    simple = [Done(v.seat), TurnOver(v.seat), Draw(v.seat), BuyField(v.seat), Harvest(v.seat, field)]
    cards = [Plant(v.seat, kind, field), DiscardTurned(v.seat, kind), DiscardHand(v.seat, kind, place)]
    return rng.choice([*simple, *cards, Signal(v.seat, kind, 1)])


def try_asking(v: View, rng: Random) -> Move:
    """Ask anybody for any kind, whether it is there or not."""
    everybody = clockwise(v.seat, tuple(s for s in range(v.rules.seats) if s != v.seat), v.rules.seats)
    to = rng.choice([*[(other,) for other in range(-1, v.rules.seats + 1)], everybody, everybody[::-1], ()])
    give = tuple(v.hand[-1:]) if rng.random() < 0.5 else ()
    want = (rng.randrange(v.rules.kinds),) * rng.randint(1, 2)
    favors = (rng.randint(0, FAVORS),) if v.rules.favors is not None and rng.random() < 0.5 else ()
    return Propose(v.seat, to, Terms(give, (ANY_COPY,) * len(give), want, EXACTLY, (), favors))


def try_giving(v: View, rng: Random) -> Move:
    """Offer cards that the seat may have or not, from right and wrong places, for right and wrong cards."""
    wants = [((), EXACTLY), ((0, 1), ONE_OF), ((1,), ONE_OF), ((), ANYTHING), ((1,), ANYTHING)]
    places = rng.choice(((ANY_COPY,), (ANY_COPY,), (TURNED,), (0,), (3,), (99,), ()))
    to = ((v.seat + 1) % v.rules.seats,) if v.seat == v.active else (v.active,)
    return Propose(v.seat, to, Terms((rng.randrange(v.rules.kinds),), places, *rng.choice(wants)))


def try_answering(v: View, rng: Random) -> Move:
    """Answer an open offer, or one that does not exist, with right and wrong copies."""
    seat, other = v.seat, rng.randrange(v.rules.seats)
    open_ones = [(offer.number, offer.revision) for offer in v.offers]
    number, revision = rng.choice([*open_ones, *open_ones, (v.offer_count + 1, 1)])
    gift = Terms(tuple(v.hand[:1]), (0,) * len(v.hand[:1]), (1,))
    copies = rng.choice(((), (0,), (2,), (TURNED,), (0, 1)))
    answers = [Accept(seat, number, revision, copies), Decline(seat, number, revision + rng.randrange(2))]
    own = [TakeBack(seat, number, revision), Withdraw(seat, number), Pick(seat, number, other)]
    return rng.choice(
        [*answers, *own, Revise(seat, number, gift), Propose(seat, (other,), gift, parent=number)]
    )


TRIES = (try_step, try_asking, try_asking, try_giving, try_answering)


# --- comparing two deals ---

# Moves that reveal nothing: everybody sees the same of them in all deals that look alike.
HARMLESS = (
    Propose,
    Revise,
    Withdraw,
    Decline,
    Signal,
    Harvest,
    BuyField,
    Plant,
    DiscardTurned,
    DiscardHand,
    Done,
)


def differences(window: Window, s: State, t: State, seat: int, tried: list[Move]) -> Iterator[str]:
    """Where a seat is shown something in `t` that differs from `s`."""
    yield from same("view", window.redacted(s, seat).key(), window.redacted(t, seat).key())
    yield from same("awaited", window.awaited(s), window.awaited(t))
    moves = moves_of_others(s, seat)
    if seat != SPECTATOR:
        for menu in (NO_OFFERS, SIMPLE, FULL):
            yield from same("moves", window.legal(s, seat, menu), window.legal(t, seat, menu))
    for move in tried:
        refusals = [said(window.objection(deal, move)) for deal in (s, t)]
        yield from same(f"refusal of {move_name(move)}", *refusals)
        if not any(refusals) and isinstance(move, HARMLESS):
            moves.append(move)
    for move in moves:
        yield from same(
            f"outcome of {move_name(move)}", *[outcome(window, deal, seat, move) for deal in (s, t)]
        )


def same(what: str, one: object, other: object) -> list[str]:
    """How two things differ that must be the same; empty if they do not."""
    return [] if one == other else [f"{what}: {one} / {other}"]


def said(refusal: IllegalMove | None) -> str:
    """A refusal as text; empty if there is none."""
    return "" if refusal is None else str(refusal)


def outcome(window: Window, deal: State, seat: int, move: Move) -> tuple[object, ...]:
    """What a seat sees of a move: the events, the game after it, and whom it waits for then."""
    s = deal.clone()
    s.log = []
    window.apply(s, move)
    if not s.agenda:
        return ("over",)  # the end may reveal hidden cards
    events = [window.seen_by(event, seat) for event in s.log]
    return ([event for event in events if event], window.redacted(s, seat).key(), window.awaited(s))


def moves_of_others(s: State, seat: int) -> list[Move]:
    """Moves of the awaited seat that reveal nothing to another one."""
    if s.awaited == seat:
        return []
    asked = [offer for offer in s.offers if offer.answer_of(s.awaited) == ASKED]
    draws = [move for move in game.legal(s, s.awaited, NO_OFFERS) if draws_unseen(s, move, seat)]
    return draws + [Decline(s.awaited, offer.number, offer.revision, 1) for offer in asked]


def draws_unseen(deal: State, move: Move, seat: int) -> bool:
    """Whether a move only takes cards from the draw pile into hands that a seat does not see."""
    s = deal.clone()
    s.log = []
    game.apply(s, move)
    travels = [travel for event in s.log for travel in event.travels()]
    if any([seat in insiders(event) for event in s.log if secrets_of(type(event))]):
        return False
    for travel in travels:
        reshuffled = travel.source == DISCARD and travel.target == DECK
        into_a_hand = travel.source == DECK and travel.target.name == "hand" and travel.target.seat != seat
        if not reshuffled and not into_a_hand:
            return False
    return bool(travels)


# --- events ---

HIDDEN = ("deck", "hand")  # zones whose cards not everybody sees


def insiders(event: Event) -> tuple[int, ...]:
    """The seats that may see all of an event with secrets, according to its parts."""
    seats: set[int] | None = None
    for secret in secrets_of(type(event)):
        let_in = {getattr(event, name) for name in secret.seen_by if name != NOBODY_SEES}
        seats = let_in if seats is None else seats & let_in
    return tuple(sorted(seats or ()))


def twin(event: Event, rng: Random) -> Event | None:
    """An event that outsiders must not be able to tell from this one; None if they must not see this one at all."""
    if event.public() is None:
        return None
    changed: dict[str, Any] = {}
    for secret in secrets_of(type(event)):
        changed[secret.name] = another(getattr(event, secret.name), rng)
    return replace(event, **changed)


def another(value: Any, rng: Random) -> Any:
    """Another value of the same type and length."""
    if isinstance(value, Terms):
        return value.at(tuple([place if place == TURNED else rng.randrange(20) for place in value.places]))
    if isinstance(value, tuple):
        return tuple([another(one, rng) for one in value])
    return (value + rng.randrange(1, BUILT_IN_KINDS)) % BUILT_IN_KINDS if isinstance(value, int) else value


def telltale_events(window: Window, news: list[Event], seats: list[int], rng: Random) -> Iterator[str]:
    """Events that show outsiders their secrets."""
    for event in [event for event in news if secrets_of(type(event))]:
        other = twin(event, rng)
        for seat in [seat for seat in seats if seat not in insiders(event)]:
            wanted = None if other is None else window.seen_by(other, seat)
            yield from same(f"event for {seat}", window.seen_by(event, seat), wanted)


def open_travels(window: Window, news: list[Event], seats: list[int]) -> Iterator[str]:
    """Events that show an outsider cards that go from one hidden zone to another."""
    for event in news:
        for seat in [seat for seat in seats if seat not in insiders(event)]:
            seen = window.seen_by(event, seat)
            for travel in seen.travels() if seen is not None else ():
                ends = (travel.source, travel.target)
                foreign = seat == SPECTATOR or seat not in [zone.seat for zone in ends]
                hidden = all([zone.name in HIDDEN for zone in ends])
                if foreign and hidden and any([card != UNKNOWN for card in travel.cards]):
                    way = f"{travel.source.name} to {travel.target.name}"
                    yield f"{type(event).__name__} shows {seat} cards that go from {way}"


# --- memory ---


def untrue_memories(observed: ObservedGame) -> Iterator[str]:
    """What a memory has learned from events and is not true."""
    s = observed.s
    for memory in observed.memories:
        known = memory.known
        zones = [("discard pile", known.discard, s.discard), ("cards out of the game", known.out, s.out)]
        for seat in range(s.rules.seats):
            zones.append((f"coins of p{seat}", known.coins[seat], s.coins[seat]))
            if seat != memory.seat:
                zones.append((f"hand of p{seat}", known.hands[seat], s.hands[seat]))
        for name, thought, real in zones:
            if len(thought) != len(real):
                yield f"{memory.seat} thinks that the {name} has {len(thought)} cards; it has {len(real)}"
            elif any([card not in (UNKNOWN, there) for card, there in zip(thought, real)]):
                yield f"{memory.seat} thinks that there are other cards in the {name} than there are"


def hand_sizes(s: State) -> list[int]:
    return [len(hand) for hand in s.hands]


def unexplained_cards(before: list[int], s: State, news: list[Event]) -> Iterator[str]:
    """Hands whose size does not follow from the travels of the events."""
    travels = [travel for event in news for travel in event.travels()]
    for seat, size in enumerate(before):
        come = sum([len(one.cards) for one in travels if one.target[:2] == ("hand", seat)])
        gone = sum([len(one.cards) for one in travels if one.source[:2] == ("hand", seat)])
        if size + come - gone != len(s.hands[seat]):
            names = ", ".join([type(event).__name__ for event in news])
            said = f"the travels of {names or 'no event'} make it {size + come - gone}"
            yield f"The hand of p{seat} has {len(s.hands[seat])} cards, but {said}."


# --- whole games ---


def remembered_deals(v: View, memory: Memory, rng: Random) -> Iterator[State]:
    """Deals that the seat cannot tell from the real one, even with a perfect memory."""
    yield determinise(v, memory.known, rng)
    permuted = determinise(v, memory.known, rng)
    rng.shuffle(permuted.deck)
    yield permuted


def leaks_at(window: Window, observed: ObservedGame, rng: Random, tries: int) -> Iterator[str]:
    """What seats are shown at a rest point and must not be."""
    for seat, memory in zip(observed.seats, observed.memories):
        v = view(observed.s, seat)
        tried = attempts(v, rng, tries) + listed(observed.s, seat, rng)
        for deal in remembered_deals(v, memory, rng):
            yield from differences(window, observed.s, deal, seat, tried)
        # The position must not show what only a memory knows either; buying a field shows coins.
        tried = [move for move in tried if not isinstance(move, BuyField)]
        yield from differences(window, observed.s, determinise(v, None, rng), seat, tried)


def leaks_at_rest(window: Window, s: State, rng: Random, tries: int = 10) -> Iterator[str]:
    """What seats are shown and must not be at a position whose history nobody knows."""
    for seat in (*range(s.rules.seats), SPECTATOR):
        v = view(s, seat)
        tried = [move for move in attempts(v, rng, tries) if not isinstance(move, BuyField)]
        try:
            deal = determinise(v, None, rng)
        except (LookupError, ValueError):  # a position of a scenario may have too few cards for one
            continue
        yield from differences(window, s, deal, seat, tried)


def leaks_in_game(
    window: Window,
    game_id: str,
    seed: int,
    menu: Menu = FULL,
    gap: int = 250,
    tries: int = 30,
    fond_of: tuple[type[Move], ...] = (),
) -> Iterator[str]:
    """Play a game and look for leaks about every `gap` moves, and more often at rare moments."""
    rng = Random(f"{game_id} {seed}")
    observed = ObservedGame(game_id, str(seed))
    wait = rng.randrange(gap)
    while observed.s.agenda:
        wait -= 1
        if wait < 0 or (is_rare(observed.s) and rng.random() < 6 / gap):
            yield from leaks_at(window, observed, rng, tries)
            wait = rng.randrange(2 * gap)
        news = observed.play(random_move(observed.s, menu, rng, fond_of))
        yield from telltale_events(window, news, observed.seats, rng)
        yield from open_travels(window, news, observed.seats)
        yield from untrue_memories(observed)


def is_rare(s: State) -> bool:
    """Whether a draw will empty the pile, or somebody has accepted an offer with certain copies."""
    runs_out = s.agenda[-1].name == "draw" and len(s.deck) <= s.rules.draws.count(s, s.active)
    return runs_out or any([any(offer.copies) for offer in s.offers])
