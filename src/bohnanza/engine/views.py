"""The one home of secrecy: what a seat may know of a game and of its events, and which deals agree with it.

A view is built from what its seat may know, never by stripping a state. It is what the seat sees at this moment,
a state with holes; what the seat can remember is `memory.Known`. Together they are all that a seat has, and
`determinise` draws uniformly among the deals that agree with both.

Hidden from everybody are the seed, the draw pile, the discard pile below its top, the faces of coins and of
cards out of the game; from all but their owner the hand, and the copies that offers and acceptances mean
(AB-36) [AB-6]. Steps hold nothing hidden: a step that is about hidden cards keeps them in an `Extra`.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from bohnanza.engine.beans import LONGEST_COLUMN, UNKNOWN
from bohnanza.engine.events import Event, Offered
from bohnanza.engine.memory import Known, Memory, at_least, from_hand
from bohnanza.engine.offers import ACCEPTED, Offer
from bohnanza.engine.seams import Step
from bohnanza.engine.state import State, all_cards
from bohnanza.words.errors import WordedError

SPECTATOR: Final = -1
SWAPS: Final = 6  # a card; see `_stir`

# --- what a seat sees at this moment ---


class View:
    """What a seat sees: a state with holes. A spectator's seat is SPECTATOR and has no hand.

    Every field of a state is named here with how it is seen, so that nothing is shown by default. Where cards are
    hidden, their number is seen. What lies open is shared with another view, if one is given.
    """

    def __init__(self, s: State, seat: int, other: View | None = None) -> None:
        self.seat = seat
        self.rules = s.rules
        self.shuffles = s.shuffles
        self.start = s.start
        self.active = s.active
        self.turn = s.turn
        self.runs = s.runs
        self.dry = s.dry
        self.deck = len(s.deck)
        self.discard = len(s.discard)
        self.top = s.discard[-1] if s.discard else UNKNOWN  # of the discard pile
        self.turned: list[int] = s.turned[:] if other is None else other.turned
        self.out = len(s.out)
        self.hand: list[int] = s.hands[seat][:] if seat >= 0 else []  # the seat's own, front first
        self.hands: list[int] = [len(hand) for hand in s.hands] if other is None else other.hands
        self.fields: list[list[list[int]]] = (
            [[column[:] for column in columns] for columns in s.fields] if other is None else other.fields
        )
        self.aside: list[list[int]] = [cards[:] for cards in s.aside] if other is None else other.aside
        self.coins: list[int] = [len(pile) for pile in s.coins] if other is None else other.coins
        self.agenda: list[Step] = s.agenda[:] if other is None else other.agenda
        self.awaited = s.awaited
        self.offers = [offer_seen_by(offer, seat) for offer in s.offers]
        self.offer_count = s.offer_count
        self.proposals = s.proposals[:]
        self.signals: list[tuple[int, ...]] = s.signals[:] if other is None else other.signals
        self.extras = [extra.seen_by(seat) for extra in s.extras]

    @property
    def phase(self) -> str:
        """The name of the step in progress; empty when the game is over."""
        return self.agenda[-1].name if self.agenda else ""

    @property
    def visible_state(self) -> State:
        """The state with holes: no seed, and hidden cards are UNKNOWN. It shares lists with the view: only read it."""
        hands = [[UNKNOWN] * size for size in self.hands]
        if self.seat != SPECTATOR:
            hands[self.seat] = self.hand
        discard = [UNKNOWN] * self.discard
        if discard:
            discard[-1] = self.top
        return State(
            rules=self.rules,
            seed="",
            shuffles=self.shuffles,
            start=self.start,
            active=self.active,
            turn=self.turn,
            runs=self.runs,
            dry=self.dry,
            deck=[UNKNOWN] * self.deck,
            discard=discard,
            turned=self.turned,
            out=[UNKNOWN] * self.out,
            hands=hands,
            fields=self.fields,
            aside=self.aside,
            coins=[[UNKNOWN] * coins for coins in self.coins],
            agenda=self.agenda,
            awaited=self.awaited,
            offers=self.offers,
            offer_count=self.offer_count,
            proposals=self.proposals,
            signals=self.signals,
            extras=self.extras,
        )

    def as_state(self) -> State:
        """An independent copy of `visible_state`, which may be changed."""
        return self.visible_state.clone()

    def key(self) -> tuple[object, ...]:
        """Everything as it is now, for comparing."""
        return (self.seat, *self.as_state().key())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]


def view(s: State, seat: int) -> View:
    """The game as a seat, or a spectator, sees it."""
    return View(s, seat)


def view_sharing(s: State, seat: int, other: View) -> View:
    """The same, sharing what lies open with another seat's view; only offers may have been made since then."""
    return View(s, seat, other)


def offer_seen_by(offer: Offer, seat: int) -> Offer:
    """An offer with the positions in the seat's own hand only: the maker's, or those of its acceptance."""
    terms = offer.terms if offer.maker == seat else offer.terms.public()
    copies = offer.copies
    for i in range(len(copies)):
        if copies[i] and offer.to[i] != seat:
            copies = tuple([copies[j] if offer.to[j] == seat else () for j in range(len(copies))])
            break
    if terms is offer.terms and copies is offer.copies:
        return offer
    return offer.changed(terms, offer.answers, copies)


# --- events ---


def seen_by(event: Event, seat: int) -> Event | None:
    """What a seat, or a spectator, gets of an event, if anything."""
    return event if event.shown_to(seat) else event.public()


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
    """A memory that begins in the middle of a game: at a position set up by hand, or for a seat that came late."""
    memory = Memory(v.rules, v.seat)
    visible = v.as_state()
    memory.active = v.active
    memory.deck = v.deck
    memory.known.discard = visible.discard
    memory.known.out = visible.out
    memory.known.coins = visible.coins
    for seat in range(v.rules.seats):
        memory.to_back(seat, tuple(visible.hands[seat]))
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
    """Cards that open offers prove to be in a hand: its owner gives them, or has accepted to give them."""
    least = [0] * v.rules.kinds
    for offer in v.offers:
        if offer.maker == seat:
            at_least(least, from_hand(offer.terms))
        elif offer.answer_of(seat) == ACCEPTED and seat != v.active:
            at_least(least, list(offer.terms.want))
    return [kind for kind in range(v.rules.kinds) for _ in range(least[kind])]


# --- deals ---


@mypyc_attr(native_class=False)  # a native one cannot have a base that is not compiled
class NoDeal(WordedError):
    """No deal agrees with what is known."""


def determinise(v: View, known: Known | None, rng: Random, pool: tuple[int, ...] | None = None) -> State:
    """A playable state with a new seed, drawn uniformly among the deals that agree with view and memory.

    `pool` says how many cards of each kind are in play: the whole deck, unless a position says otherwise. If
    the pool has more cards than the state, it is left to chance which hidden ones are not there.
    """
    s = v.as_state()
    if known is not None:
        _put(known.discard, s.discard)
        _put(known.out, s.out)
        for seat in range(s.rules.seats):
            _put(known.coins[seat], s.coins[seat])
            if seat != known.seat:
                _put(known.hands[seat], s.hands[seat])
    s.seed = f"{rng.getrandbits(64):016x}"
    bags = [_bag(v, known, s, seat) for seat in range(v.rules.seats)]
    stock = list(v.rules.deck if pool is None else pool)  # of each kind, what lies hidden and is in no bag
    for kind in all_cards(s):
        if kind != UNKNOWN:
            stock[kind] -= 1
    for bag in bags:
        for kind in bag:
            stock[kind] -= 1
    if min(stock) < 0:
        raise NoDeal("deal-known-cards")
    _deal(s, stock, bags, [LONGEST_COLUMN] * v.rules.kinds if known is None else known.most, rng)
    return s


def _put(cards: list[int], pile: list[int]) -> None:
    """Put the cards that are known into their places in a pile."""
    if len(cards) != len(pile):
        raise NoDeal("deal-other-moment")
    for i in range(len(pile)):
        if pile[i] == UNKNOWN:
            pile[i] = cards[i]


def _bag(v: View, known: Known | None, s: State, seat: int) -> list[int]:
    """The cards that a hand certainly holds at unknown places."""
    if seat == v.seat:
        return []
    least = [0] * v.rules.kinds if known is None else known.least[seat][:]
    at_least(least, promised(v, seat))
    hand = s.hands[seat]
    bag = [kind for kind in range(v.rules.kinds) for _ in range(least[kind] - hand.count(kind))]
    if len(bag) > hand.count(UNKNOWN):
        raise NoDeal("deal-hand-too-small", seat=seat)
    return bag


def _deal(s: State, stock: list[int], bags: list[list[int]], most: list[int], rng: Random) -> None:
    """Give every UNKNOWN card a kind; `stock` says how many cards of each kind are in no bag."""
    blanks = [[i for i in range(len(hand)) if hand[i] == UNKNOWN] for hand in s.hands]
    piles, rest = _first_deal(len(s.deck), stock, blanks, bags, most, rng)
    if any(bags) or any([most[kind] < stock[kind] for kind in range(len(stock))]):
        _stir([*piles, rest], bags, most, rng)
    for seat in range(len(blanks)):
        for i in range(len(blanks[seat])):
            s.hands[seat][blanks[seat][i]] = piles[seat][i]
    s.deck = piles[-1]
    for pile in [s.discard, s.out, *s.coins]:
        for i in range(len(pile)):
            if pile[i] == UNKNOWN:
                pile[i] = _next(rest)
    s.extras = [extra.determinise(rest, rng, s.offers) for extra in s.extras]


def _next(cards: list[int]) -> int:
    if not cards:
        raise NoDeal("deal-pool-too-small")
    return cards.pop()


def _first_deal(
    deck: int, stock: list[int], blanks: list[list[int]], bags: list[list[int]], most: list[int], rng: Random
) -> tuple[list[list[int]], list[int]]:
    """A deal: what fills the blanks of every hand, the draw pile last; and the cards that are left."""
    loose = [kind for kind in range(len(stock)) for _ in range(stock[kind])]
    shuffle_imagined(loose, rng)
    pile: list[int] = []
    rest: list[int] = []
    room = most[:]
    for kind in loose:
        if len(pile) < deck and room[kind] > 0:
            room[kind] -= 1
            pile.append(kind)
        else:
            rest.append(kind)
    if len(pile) < deck:
        raise NoDeal("deal-draw-pile")
    piles: list[list[int]] = []
    for seat in range(len(blanks)):
        cards = bags[seat][:]
        while len(cards) < len(blanks[seat]):
            cards.append(_next(rest))
        shuffle_imagined(cards, rng)
        piles.append(cards)
    return [*piles, pile], rest


def _stir(piles: list[list[int]], bags: list[list[int]], most: list[int], rng: Random) -> None:
    """Swap random cards as long as hands keep their bags and the draw pile, the last but one, its bounds.

    The first deal favours hands with more cards of the kinds that they must hold. Swaps make up for it: each is
    as likely as the one that undoes it, and they lead from every deal to every other one (wherever two deals
    differ, first in the draw pile and then in the hands, some pile has a card too many that another one lacks
    and may take), so in the long run all deals are equally likely. With SWAPS a card no test tells them apart.
    """
    cards: list[int] = []
    owner: list[int] = []  # the pile of each card
    spare = [[0] * len(most) for _ in piles]  # by pile and kind: cards that it may give away
    for i in range(len(piles)):
        for kind in piles[i]:
            cards.append(kind)
            owner.append(i)
            spare[i][kind] += 1
    deck = len(piles) - 2
    room = [most[kind] - spare[deck][kind] for kind in range(len(most))]  # cards that the draw pile may take
    for seat in range(len(bags)):
        for kind in bags[seat]:
            spare[seat][kind] -= 1
    _swap(cards, owner, spare, deck, room, rng)
    at = 0
    for pile in piles:
        pile[:] = cards[at : at + len(pile)]
        at += len(pile)


def _swap(
    cards: list[int], owner: list[int], spare: list[list[int]], deck: int, room: list[int], rng: Random
) -> None:
    size = len(cards)
    pairs = float(size * size)
    uniform = rng.random  # bound once: looking the method up costs more than the number
    for _ in range(SWAPS * size):
        pair = int(uniform() * pairs)
        i, j = pair // size, pair % size
        a, b, here, there = cards[i], cards[j], owner[i], owner[j]
        if a == b:
            continue
        if here != there:
            if not spare[here][a] or not spare[there][b]:
                continue
            if here == deck:
                if not room[b]:
                    continue
                room[a] += 1
                room[b] -= 1
            elif there == deck:
                if not room[a]:
                    continue
                room[b] += 1
                room[a] -= 1
            spare[here][a] -= 1
            spare[here][b] += 1
            spare[there][b] -= 1
            spare[there][a] += 1
        cards[i], cards[j] = b, a


def shuffle_imagined(cards: list[int], rng: Random) -> None:
    """Shuffle in place (Fisher and Yates), for imagined deals only: real shuffles must be verifiable."""
    uniform = rng.random
    for position in range(len(cards) - 1, 0, -1):
        partner = int(uniform() * float(position + 1))
        card = cards[position]
        cards[position] = cards[partner]
        cards[partner] = card
