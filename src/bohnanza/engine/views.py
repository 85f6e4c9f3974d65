"""The one home of secrecy: what a seat may know of a table and of its events, and which deals agree with it.

A view is built from what its seat may know, never by stripping a state. It holds the table as it lies, a state
with holes; what the seat can remember is `memory.Known`. Together they are all that a seat has, and `determinise` draws
uniformly among the deals that agree with both.

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
from bohnanza.engine.state import State, all_cards
from bohnanza.words.errors import WordedError

SPECTATOR: Final = -1
HOLES: Final = [[UNKNOWN] * count for count in range(200)]  # hidden cards by number; nobody changes them
SWAPS: Final = 6  # a card; see `_stir`

# --- the table as it lies ---


class View:
    """What a seat sees: a table with holes. A spectator's seat is SPECTATOR and has no hand."""

    def __init__(self, seat: int, table: State, other: View | None = None) -> None:
        self.seat = seat
        self.table = table  # no seed, hidden cards UNKNOWN: to be asked and written down, not to be changed
        # From here on it is the table again, with numbers where cards are hidden: what bots look at.
        self.rules = table.rules
        self.shuffles = table.shuffles
        self.start = table.start
        self.active = table.active
        self.turn = table.turn
        self.runs = table.runs
        self.dry = table.dry
        self.deck = len(table.deck)  # how many cards
        discard = table.discard
        self.discard = len(discard)  # how many cards
        self.top = discard[-1] if discard else UNKNOWN  # of the discard pile
        self.turned = table.turned
        self.out = len(table.out)  # how many cards
        self.hand: list[int] = table.hands[seat] if seat >= 0 else []  # the own one, front first
        # How many cards each.
        self.hands: list[int] = [len(hand) for hand in table.hands] if other is None else other.hands
        self.fields = table.fields
        self.aside = table.aside
        self.coins: list[int] = [len(pile) for pile in table.coins] if other is None else other.coins
        self.agenda = table.agenda
        self.awaited = table.awaited
        self.offers = table.offers
        self.offer_count = table.offer_count
        self.proposals = table.proposals
        self.signals = table.signals
        self.extras = table.extras

    @property
    def phase(self) -> str:
        """The name of the step in progress; empty when the game is over."""
        return self.agenda[-1].name if self.agenda else ""

    def as_state(self) -> State:
        """An independent copy of the table, which can be changed."""
        return self.table.clone()

    def key(self) -> tuple[object, ...]:
        """Everything as it is now, for comparing."""
        numbers = (self.deck, self.discard, self.top, self.out, self.hands[:], self.coins[:])
        return (self.seat, self.hand[:], *numbers, *self.as_state().key())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]


def view(s: State, seat: int) -> View:
    """The table as a seat, or a spectator, sees it."""
    return View(seat, _seen(s, seat, None, False))


def view_beside(s: State, seat: int, other: View | None) -> View:
    """The same, to be looked at only: it shares its hidden cards with all such views.

    It also shares what lies open with another one, if there is one; since that was made there were only offers.
    """
    return View(seat, _seen(s, seat, other, True), other)


def _seen(s: State, seat: int, other: View | None, sharing: bool) -> State:
    """What a seat may know, field by field."""
    laid: State | None = None
    if other is None:
        hands = [_holes(len(hand), sharing) for hand in s.hands]
        discard = _holes(len(s.discard), True)[:]
        if discard:
            discard[-1] = s.discard[-1]
    else:
        laid = other.table
        discard = laid.discard
        hands = laid.hands[:]
        # Of a spectator, whose seat is -1, this hides a hand that was hidden.
        hands[other.seat] = _holes(len(hands[other.seat]), sharing)
    if seat >= 0:
        hands[seat] = s.hands[seat][:]
    return State(
        rules=s.rules,
        seed="",
        shuffles=s.shuffles,
        start=s.start,
        active=s.active,
        turn=s.turn,
        runs=s.runs,
        dry=s.dry,
        deck=_holes(len(s.deck), sharing) if laid is None else laid.deck,
        discard=discard,
        turned=s.turned[:] if laid is None else laid.turned,
        out=_holes(len(s.out), sharing) if laid is None else laid.out,
        hands=hands,
        fields=[[column[:] for column in columns] for columns in s.fields] if laid is None else laid.fields,
        aside=[cards[:] for cards in s.aside] if laid is None else laid.aside,
        coins=[_holes(len(pile), sharing) for pile in s.coins] if laid is None else laid.coins,
        agenda=s.agenda[:] if laid is None else laid.agenda,
        awaited=s.awaited,
        offers=[offer_seen_by(offer, seat) for offer in s.offers],
        offer_count=s.offer_count,
        proposals=s.proposals[:],
        signals=s.signals[:] if laid is None else laid.signals,
        extras=[extra.seen_by(seat) for extra in s.extras],
    )


def _holes(count: int, sharing: bool) -> list[int]:
    return HOLES[count] if sharing and count < len(HOLES) else [UNKNOWN] * count


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
    """No deal agrees with what was said."""


def determinise(v: View, known: Known | None, rng: Random, pool: tuple[int, ...] | None = None) -> State:
    """A playable state with a new seed, drawn uniformly among the deals that agree with view and memory.

    `pool` says how many cards of each kind are in play: the whole deck, unless a position says otherwise. If
    the pool has more cards than the table, it is left to chance which hidden ones are not there.
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
        raise NoDeal("deal-known-cards")
    _deal(s, stock, bags, [LONGEST_COLUMN] * v.rules.kinds if known is None else known.most, rng)
    return s


def _recall(s: State, known: Known) -> None:
    """Put the cards that are known into their places."""
    _put(known.discard, s.discard)
    _put(known.out, s.out)
    for seat in range(s.rules.seats):
        _put(known.coins[seat], s.coins[seat])
        if seat != known.seat:
            _put(known.hands[seat], s.hands[seat])


def _put(cards: list[int], pile: list[int]) -> None:
    if len(cards) != len(pile):
        raise NoDeal("deal-other-moment")
    for i in range(len(pile)):
        if pile[i] == UNKNOWN:
            pile[i] = cards[i]


def _bag(v: View, known: Known | None, s: State, seat: int) -> list[int]:
    """The cards that a hand surely holds in places unknown."""
    if seat == v.seat:
        return []
    least = [0] * v.rules.kinds if known is None else known.least[seat][:]
    at_least(least, promised(v, seat))
    hand = s.hands[seat]
    bag = [kind for kind in range(v.rules.kinds) for _ in range(least[kind] - hand.count(kind))]
    if len(bag) > hand.count(UNKNOWN):
        raise NoDeal("deal-hand-too-small", seat=seat)
    return bag


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
    s.extras = [extra.dealt(rest, rng, s.offers) for extra in s.extras]


def _next(cards: list[int]) -> int:
    if not cards:
        raise NoDeal("deal-pool-too-small")
    return cards.pop()


def _first_deal(
    deck: int, stock: list[int], blanks: list[list[int]], bags: list[list[int]], most: list[int], rng: Random
) -> tuple[list[list[int]], list[int]]:
    """A deal: what fills the blanks of every hand, the draw pile last; and the cards that are left."""
    loose = [kind for kind in range(len(stock)) for _ in range(stock[kind])]
    mix(loose, rng)
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
    piles = [_fill(len(blanks[seat]), bags[seat], rest, rng) for seat in range(len(blanks))]
    return [*piles, pile], rest


def _fill(size: int, bag: list[int], rest: list[int], rng: Random) -> list[int]:
    cards = bag[:]
    while len(cards) < size:
        cards.append(_next(rest))
    mix(cards, rng)
    return cards


def _stir(piles: list[list[int]], bags: list[list[int]], most: list[int], rng: Random) -> None:
    """Swap random cards as long as hands keep their bags and the draw pile, the last but one, its bounds.

    The first deal favours hands with more cards of the kinds that they must hold. Swaps make up for it: each is
    as likely as the one that undoes it, and they lead from every deal to every other one (wherever two deals
    differ, first in the draw pile and then in the hands, some pile has a card too many that another one lacks
    and may take), so in the long run all deals are equally likely. With SWAPS a card no test tells them apart.
    """
    cards = [kind for pile in piles for kind in pile]
    owner = [pile for pile in range(len(piles)) for _ in piles[pile]]
    spare = [_counts(pile, len(most)) for pile in piles]  # by pile and kind: cards that it may give away
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


def _counts(cards: list[int], kinds: int) -> list[int]:
    counts = [0] * kinds
    for kind in cards:
        counts[kind] += 1
    return counts


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


def mix(cards: list[int], rng: Random) -> None:
    """Shuffle in place (Fisher and Yates): for imagined deals only, real ones are verifiable."""
    uniform = rng.random
    for position in range(len(cards) - 1, 0, -1):
        partner = int(uniform() * float(position + 1))
        card = cards[position]
        cards[position] = cards[partner]
        cards[partner] = card
