"""The one home of secrecy: what a seat may know of a table and of its events, and which deals agree with it.

A view is built from what its seat may know, never by stripping a state. It holds the table as it lies; what
the seat can remember is `memory.Known`. Together they are all that a seat has, and `determinise` draws
uniformly among the deals that agree with both.

Hidden from everybody are the seed, the draw pile, the discard pile below its top, the faces of coins and of
cards out of the game; from all but their owner the hand, and the copies that offers and acceptances mean
(AB-36) [AB-6]. Steps hold nothing hidden: a step that is about hidden cards keeps them in an `Extra`.
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import Final

from bohnanza.engine.beans import KINDS, LONGEST_COLUMN, UNKNOWN
from bohnanza.engine.events import EVERYBODY, Event, Offered
from bohnanza.engine.memory import Known, Memory, at_least, from_hand
from bohnanza.engine.offers import ACCEPTED, Offer
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Extra, Step
from bohnanza.engine.state import State, all_cards

SPECTATOR: Final = -1

# --- the table as it lies ---


class View:
    """What a seat sees of the table; a spectator's seat is SPECTATOR and has no hand."""

    def __init__(
        self,
        rules: Rules,
        seat: int,
        shuffles: int,
        start: int,
        active: int,
        turn: int,
        runs: int,
        dry: bool,
        deck: int,  # how many cards
        discard: int,  # how many cards
        top: int,  # of the discard pile; UNKNOWN when there is none
        turned: list[int],
        out: int,  # how many cards
        hand: list[int],  # the own one, front first
        hands: list[int],  # how many cards each
        fields: list[list[list[int]]],
        aside: list[list[int]],
        coins: list[int],  # how many each
        agenda: list[Step],
        awaited: int,
        offers: list[Offer],
        offer_count: int,
        proposals: list[int],
        signals: list[tuple[int, ...]],
        extras: list[Extra],
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.shuffles = shuffles
        self.start = start
        self.active = active
        self.turn = turn
        self.runs = runs
        self.dry = dry
        self.deck = deck
        self.discard = discard
        self.top = top
        self.turned = turned
        self.out = out
        self.hand = hand
        self.hands = hands
        self.fields = fields
        self.aside = aside
        self.coins = coins
        self.agenda = agenda
        self.awaited = awaited
        self.offers = offers
        self.offer_count = offer_count
        self.proposals = proposals
        self.signals = signals
        self.extras = extras

    @property
    def phase(self) -> str:
        """The name of the step in progress; empty when the game is over."""
        return self.agenda[-1].name if self.agenda else ""

    def as_state(self) -> State:
        """The same as a state without seed, hidden cards UNKNOWN: to be written down, not to be played."""
        hands = [[UNKNOWN] * size for size in self.hands]
        if self.seat != SPECTATOR:
            hands[self.seat] = self.hand[:]
        discard = [UNKNOWN] * self.discard
        if discard:
            discard[-1] = self.top
        return State(
            self.rules, "", self.shuffles, self.start, self.active, self.turn, self.runs, self.dry,
            [UNKNOWN] * self.deck, discard, self.turned[:], [UNKNOWN] * self.out, hands,
            [[column[:] for column in columns] for columns in self.fields],
            [cards[:] for cards in self.aside], [[UNKNOWN] * coins for coins in self.coins],
            self.agenda[:], self.awaited, self.offers[:], self.offer_count, self.proposals[:],
            self.signals[:], [extra.clone() for extra in self.extras],
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """Everything, for comparing."""
        return (self.seat, *self.as_state().key())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]


def view(s: State, seat: int) -> View:
    """The table as a seat, or a spectator, sees it."""
    discard = s.discard
    return View(
        s.rules,
        seat,
        s.shuffles,
        s.start,
        s.active,
        s.turn,
        s.runs,
        s.dry,
        len(s.deck),
        len(discard),
        discard[-1] if discard else UNKNOWN,
        s.turned[:],
        len(s.out),
        s.hands[seat][:] if seat >= 0 else [],
        [len(hand) for hand in s.hands],
        [[column[:] for column in columns] for columns in s.fields],
        [cards[:] for cards in s.aside],
        [len(pile) for pile in s.coins],
        s.agenda[:],
        s.awaited,
        [offer_seen_by(offer, seat) for offer in s.offers],
        s.offer_count,
        s.proposals[:],
        s.signals[:],
        [extra.seen_by(seat) for extra in s.extras],
    )


def offer_seen_by(offer: Offer, seat: int) -> Offer:
    """An offer with the positions in the seat's own hand only: the maker's, or those of its acceptance."""
    terms = offer.terms if offer.maker == seat else offer.terms.public()
    copies = [offer.copies[i] if offer.to[i] == seat else () for i in range(len(offer.to))]
    return offer.changed(terms, offer.answers, tuple(copies))


# --- events ---


def seen_by(event: Event, seat: int) -> Event | None:
    """What a seat, or a spectator, gets of an event, if anything."""
    owner = event.owner()
    return event if owner in (EVERYBODY, seat) else event.public()


def events_for(log: list[Event], seat: int) -> list[Event]:
    """What a seat, or a spectator, gets of a whole log."""
    seen: list[Event] = []
    for event in log:
        part = seen_by(event, seat)
        if part is not None:
            seen.append(part)
    return seen


# --- memory that does not go back to the start of a game ---


def memory_from(v: View) -> Memory:
    """A memory that begins with a table: a position set up by hand, or a seat that came late."""
    memory = Memory(v.rules, v.seat)
    table = v.as_state()
    memory.active = v.active
    memory.deck = v.deck
    memory.known.discard = table.discard
    memory.known.out = table.out
    memory.known.coins = table.coins
    for seat in range(v.rules.seats):
        memory.to_back(seat, tuple(table.hands[seat]))
    for offer in v.offers:
        memory.offered(
            Offered(
                offer.number,
                offer.revision,
                offer.maker,
                offer.to,
                offer.terms,
                offer.first_come,
                offer.parent,
            )
        )
        for seat in offer.to:
            if offer.answer_of(seat) == ACCEPTED:
                memory.accepted(offer.number, seat)
    return memory


def promised(v: View, seat: int) -> list[int]:
    """Cards that the open offers prove to be in a hand: given by its maker, or wanted and accepted."""
    least = [0] * KINDS
    for offer in v.offers:
        if offer.maker == seat:
            at_least(least, from_hand(offer.terms))
        elif offer.answer_of(seat) == ACCEPTED and seat != v.active:
            at_least(least, list(offer.terms.want))
    return [kind for kind in range(KINDS) for _ in range(least[kind])]


# --- deals ---


class NoDeal(ValueError):
    """No deal agrees with what was said; the message is one sentence."""


def determinise(v: View, known: Known | None, rng: Random, pool: tuple[int, ...] | None = None) -> State:
    """A playable state with a new seed, drawn uniformly among the deals that agree with view and memory.

    `pool` says how many cards of each kind are in play: the whole deck, unless a position says otherwise. If
    the pool has more cards than the table, it is left to chance which hidden ones are not there.

    Why it is uniform: a hand that is known to hold certain cards in unknown places gets these first, in
    random places; then the draw pile is dealt within its bounds (`_draw_pile`), then everything else. So a
    deal comes up in as many ways as there are to tell, in every hand, the cards dealt first from others of
    their kind; it is kept with the inverse of that number as its chance, or else all is dealt again.
    """
    s = v.as_state()
    if known is not None:
        _recall(s, known)
    s.seed = f"{rng.getrandbits(64):016x}"
    bags = [_bag(v, known, s, seat) for seat in range(v.rules.seats)]
    stock = _hidden(s, v.rules.deck if pool is None else pool)
    for bag in bags:
        for kind in bag:
            stock[kind] -= 1
    if min(stock) < 0:
        raise NoDeal("More cards are known to be there than the pool has.")
    _deal(s, stock, bags, [LONGEST_COLUMN] * KINDS if known is None else known.most, rng)
    return s


def _recall(s: State, known: Known) -> None:
    """Put the cards that are known into their places."""
    s.discard = _same_size(known.discard, s.discard)
    s.out = _same_size(known.out, s.out)
    for seat in range(s.rules.seats):
        s.coins[seat] = _same_size(known.coins[seat], s.coins[seat])
        if seat != known.seat:
            s.hands[seat] = _same_size(known.hands[seat], s.hands[seat])


def _same_size(cards: list[int], seen: list[int]) -> list[int]:
    if len(cards) != len(seen):
        raise NoDeal("What is remembered belongs to another moment than the view.")
    return cards[:]


def _bag(v: View, known: Known | None, s: State, seat: int) -> list[int]:
    """The cards that a hand surely holds in places unknown."""
    if seat == v.seat:
        return []
    least = [0] * KINDS if known is None else known.least[seat][:]
    at_least(least, promised(v, seat))
    hand = s.hands[seat]
    return [kind for kind in range(KINDS) for _ in range(least[kind] - hand.count(kind))]


def _hidden(s: State, pool: tuple[int, ...]) -> list[int]:
    """How many cards of each kind lie hidden."""
    stock = list(pool)
    for kind in all_cards(s):
        if kind != UNKNOWN:
            stock[kind] -= 1
    return stock


def _deal(s: State, stock: list[int], bags: list[list[int]], most: list[int], rng: Random) -> None:
    """Give every UNKNOWN card a kind; `stock` is what lies hidden beside the bags."""
    blanks = [[i for i in range(len(hand)) if hand[i] == UNKNOWN] for hand in s.hands]
    if sum(stock) < _room(s, blanks, bags):
        raise NoDeal("The pool has fewer cards than the table.")
    while True:
        s.deck, cards = _draw_pile(stock, most, len(s.deck), rng)
        ways = 1
        for seat in range(len(bags)):
            ways *= _deal_hand(s.hands[seat], blanks[seat], bags[seat], cards, rng)
        if ways == 1 or rng.random() * ways < 1.0:
            break
    for pile in [s.discard, s.out, *s.coins]:
        for i in range(len(pile)):
            if pile[i] == UNKNOWN:
                pile[i] = cards.pop()
    s.extras = [extra.dealt(cards, rng) for extra in s.extras]


def _room(s: State, blanks: list[list[int]], bags: list[list[int]]) -> int:
    """How many cards beside the bags' are UNKNOWN."""
    room = all_cards(s).count(UNKNOWN)
    for seat in range(len(bags)):
        room -= len(bags[seat])
        if len(bags[seat]) > len(blanks[seat]):
            raise NoDeal(f"p{seat} is known to hold more cards than the hand has.")
    return room


def _deal_hand(hand: list[int], blanks: list[int], bag: list[int], cards: list[int], rng: Random) -> int:
    """Fill a hand; in how many ways its bag may be told from other cards of the same kinds."""
    dealt = bag[:]
    while len(dealt) < len(blanks):
        dealt.append(cards.pop())
    ways = 1
    if bag:
        mix(dealt, rng)
        for kind in range(KINDS):
            if kind in bag:
                ways *= comb(dealt.count(kind), bag.count(kind))
    for i in range(len(blanks)):
        hand[blanks[i]] = dealt[i]
    return ways


def _draw_pile(stock: list[int], most: list[int], size: int, rng: Random) -> tuple[list[int], list[int]]:
    """A draw pile with no more of each kind than it may have, and all other cards; both shuffled.

    All cards of kinds without a bound are shuffled, and the pile takes what it lacks. Before that come the
    bound kinds: first their numbers, each with the share of the deals in which it is that number.
    """
    free: list[int] = []
    bound: list[int] = []
    for kind in range(KINDS):
        if most[kind] >= stock[kind]:
            free.extend([kind] * stock[kind])
        else:
            bound.append(kind)
    mix(free, rng)
    pile: list[int] = []
    others: list[int] = []
    if bound:
        counts = _bound_numbers(stock, most, bound, len(free), size, rng)
        for i in range(len(bound)):
            pile.extend([bound[i]] * counts[i])
            others.extend([bound[i]] * (stock[bound[i]] - counts[i]))
    lacking = size - len(pile)
    pile.extend(free[:lacking])
    others.extend(free[lacking:])
    if bound:
        mix(pile, rng)
        mix(others, rng)
    return pile, others


def _bound_numbers(
    stock: list[int], most: list[int], bound: list[int], free: int, size: int, rng: Random
) -> list[int]:
    """How many of each bound kind lie in the pile, drawn with the chances of a uniform deal.

    From m hidden cards of a kind, n can be picked in (m over n) ways. `ways[i][spare]` counts how the free
    cards and the bound kinds before the i-th can come short of their most by so many cards together.
    """
    spare = free + sum([most[kind] for kind in bound]) - size
    if spare < 0:
        raise NoDeal("The draw pile is known to hold fewer cards than it has.")
    ways: list[list[float]] = [[float(comb(free, short)) for short in range(spare + 1)]]
    picks = [_picks(stock[kind], most[kind], spare) for kind in bound]
    for i in range(len(bound)):
        ways.append(_joined(ways[i], picks[i]))
    counts: list[int] = []
    for i in range(len(bound) - 1, -1, -1):
        short = _drawn_short(ways[i], picks[i], spare, rng.random() * ways[i + 1][spare])
        counts.append(most[bound[i]] - short)
        spare -= short
    return counts[::-1]


def _picks(hidden: int, most: int, spare: int) -> list[float]:
    """In how many ways a kind can come short of its most by each number."""
    return [float(comb(hidden, most - short)) for short in range(min(most, spare) + 1)]


def _joined(ways: list[float], picks: list[float]) -> list[float]:
    """The ways of two together, by their sum."""
    joined: list[float] = []
    for spare in range(len(ways)):
        total = 0.0
        for short in range(min(spare, len(picks) - 1) + 1):
            total += picks[short] * ways[spare - short]
        joined.append(total)
    return joined


def _drawn_short(ways: list[float], picks: list[float], spare: int, point: float) -> int:
    """The number at which the summed ways pass a point, and never one that has no way."""
    found = 0
    for short in range(min(spare, len(picks) - 1) + 1):
        here = picks[short] * ways[spare - short]
        if here > 0.0:
            found = short
        point -= here
        if point < 0.0:
            break
    return found


def mix(cards: list[int], rng: Random) -> None:
    """Shuffle in place (Fisher and Yates): for imagined deals only, real ones are verifiable."""
    for position in range(len(cards) - 1, 0, -1):
        partner = int(rng.random() * (position + 1))
        card = cards[position]
        cards[position] = cards[partner]
        cards[partner] = card
