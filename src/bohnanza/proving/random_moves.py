"""Random moves for tests: sensible ones, also such as are not listed, and nonsense.

The form of a class of moves says which parts its moves have. Only the moves of trading have makers of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from bohnanza.engine.beans import NAMES
from bohnanza.engine.catalog import variants
from bohnanza.engine.game import legal
from bohnanza.engine.menus import FULL
from bohnanza.engine.moves import DONES
from bohnanza.engine.notation.moves import move_classes
from bohnanza.engine.offers import ANY_COPY, ANYTHING, EXACTLY, ONE_OF, REASONS, SIGNALS, TURNED, Offer, Terms
from bohnanza.engine.parts import Sort, form_of
from bohnanza.engine.seams import Move
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
from bohnanza.engine.wording import NotationError

MANY_OFFERS: Final = 6  # open at once; more would only make games long


# --- sensible moves ---


def sensible_move(s: State, rng: Random) -> Move:
    """A listed move, mostly of the awaited seat, or in trading anything that can be said there."""
    trading = s.agenda[-1].trading
    if trading and rng.random() < 0.12:
        return DONES[s.active]
    if trading and rng.random() < 0.6:
        return rng.choice(TALK)(s, rng.randrange(s.rules.seats), rng)
    seat = s.awaited if rng.random() < 0.85 else rng.randrange(s.rules.seats)
    return listed_move(s, seat, rng)


def listed_move(s: State, seat: int, rng: Random) -> Move:
    """A move of a seat on the full menu; one of the awaited seat if it has none."""
    moves = legal(s, seat, FULL) or legal(s, s.awaited, FULL)
    return moves[int(rng.random() * len(moves))]


def talk_offer(s: State, seat: int, rng: Random) -> Move:
    """An offer, an invitation or a counter-offer of cards that are there; if many are open, one is withdrawn."""
    if len(s.offers) > MANY_OFFERS:
        offer = rng.choice(s.offers)
        return Withdraw(offer.maker, offer.number)
    others = [other for other in range(s.rules.seats) if other != seat]
    to = tuple(rng.sample(others, rng.randint(1, len(others)))) if seat == s.active else (s.active,)
    to = clockwise(seat, to, s.rules.seats)
    countered = [offer.number for offer in s.offers if (offer.maker,) == to and seat in offer.to]
    parent = rng.choice(countered) if countered and rng.random() < 0.5 else 0
    return Propose(seat, to, some_terms(s, seat, rng), rng.random() < 0.3, parent)


def some_terms(s: State, seat: int, rng: Random) -> Terms:
    """Terms that a seat can fulfil, in most cases."""
    hand = s.hands[seat]
    spots = rng.sample(range(len(hand)), min(len(hand), rng.randint(0, 3)))
    goods = [(hand[i], i if rng.random() < 0.6 else ANY_COPY) for i in spots]
    if seat == s.active and s.turned and rng.random() < 0.5:
        goods.append((rng.choice(s.turned), TURNED))
    mode = rng.choice((EXACTLY, EXACTLY, EXACTLY, ONE_OF, ANYTHING))
    kinds = [kind for kind in range(s.rules.kinds) if s.rules.deck[kind]] + [
        kind for hand in s.hands for kind in hand
    ]
    want = () if mode == ANYTHING else tuple(rng.choices(kinds, k=rng.choice((0, 1, 1, 2, 3))))
    give, places = tuple([kind for kind, _ in goods]), tuple([place for _, place in goods])
    return Terms(
        give, places, want, mode, some_favors(s, rng), some_favors(s, rng) if mode == EXACTLY else ()
    )


def some_favors(s: State, rng: Random) -> tuple[int, ...]:
    """One or two favors where they are traded, or none."""
    if s.rules.favors is None or rng.random() < 0.6:
        return ()
    return tuple(rng.sample(range(1, FAVORS + 1), rng.randint(1, 2)))


def talk_answer(s: State, seat: int, rng: Random) -> Move:
    """Yes or no to an offer, with any copies."""
    asked = [offer for offer in s.offers if seat in offer.to]
    if not asked:
        return talk_offer(s, seat, rng)
    offer = rng.choice(asked)
    if rng.random() < 0.3:
        return Decline(seat, offer.number, offer.revision, rng.randrange(len(REASONS)))
    if rng.random() < 0.1:
        return TakeBack(seat, offer.number, offer.revision)
    return Accept(seat, offer.number, offer.revision, some_copies(s, seat, offer, rng))


def some_copies(s: State, seat: int, offer: Offer, rng: Random) -> tuple[int, ...]:
    """Places of the wanted cards; none means the front ones."""
    if rng.random() < 0.3:
        return ()
    hand = s.hands[seat]
    places: list[int] = []
    for kind in offer.terms.want:
        spots = [i for i in range(len(hand)) if hand[i] == kind and i not in places]
        if seat == s.active and kind in s.turned:
            spots.append(TURNED)
        places.append(rng.choice([*spots, ANY_COPY]))
    return tuple(places)


def talk_change(s: State, seat: int, rng: Random) -> Move:
    """Pick, revise or withdraw an own offer."""
    own = [offer for offer in s.offers if offer.maker == seat]
    if not own:
        return talk_answer(s, seat, rng)
    offer = rng.choice(own)
    if rng.random() < 0.3:
        return Revise(seat, offer.number, some_terms(s, seat, rng))
    if rng.random() < 0.2:
        return Withdraw(seat, offer.number)
    return Pick(seat, offer.number, rng.choice(offer.to))


def talk_signal(s: State, seat: int, rng: Random) -> Move:
    return Signal(seat, rng.randrange(s.rules.kinds), rng.randrange(len(SIGNALS)))


TALK: Final = (talk_offer, talk_offer, talk_answer, talk_answer, talk_answer, talk_change, talk_signal)


# --- nonsense ---


def nonsense_number(rng: Random) -> int:
    """Mostly small, sometimes huge or negative."""
    if rng.random() < 0.9:
        return rng.randint(-3, 13)
    return rng.choice((-(2**70), -1000, 99, 2**31, 2**63, 2**70))


def nonsense_numbers(rng: Random) -> tuple[int, ...]:
    return tuple([nonsense_number(rng) for _ in range(rng.choice((0, 1, 1, 2, 3, 8)))])


def nonsense_seat(s: State, rng: Random) -> int:
    """Mostly a seat at the table, often the awaited one."""
    draw = rng.random()
    return s.awaited if draw < 0.4 else rng.randrange(s.rules.seats) if draw < 0.9 else nonsense_number(rng)


def nonsense_offer_number(s: State, rng: Random) -> int:
    """Often the number of an open offer."""
    return rng.choice(s.offers).number if s.offers and rng.random() < 0.7 else nonsense_number(rng)


def nonsense_revision(rng: Random) -> int:
    """Often 1."""
    return 1 if rng.random() < 0.6 else nonsense_number(rng)


def nonsense_terms(s: State, rng: Random) -> Terms:
    """Terms that make little sense, or sensible ones with one thing wrong."""
    if rng.random() < 0.5:
        mode = rng.choice((EXACTLY, ONE_OF, ANYTHING, nonsense_number(rng)))
        favors = nonsense_numbers(rng) if rng.random() < 0.2 else ()
        wanted = nonsense_numbers(rng) if rng.random() < 0.2 else ()
        return Terms(
            nonsense_numbers(rng), nonsense_numbers(rng), nonsense_numbers(rng), mode, favors, wanted
        )
    terms = some_terms(s, rng.randrange(s.rules.seats), rng)
    places = tuple([nonsense_number(rng) if rng.random() < 0.4 else place for place in terms.places])
    return terms.at(places)


def nonsense_to(s: State, rng: Random) -> tuple[int, ...]:
    """Any seats, in any order, perhaps several times."""
    return tuple([nonsense_seat(s, rng) for _ in range(rng.choice((0, 1, 1, 1, 2, 3, 9)))])


def _propose(s: State, rng: Random) -> Move:
    parent = 0 if rng.random() < 0.6 else nonsense_offer_number(s, rng)
    return Propose(
        nonsense_seat(s, rng), nonsense_to(s, rng), nonsense_terms(s, rng), rng.random() < 0.5, parent
    )


def _revise(s: State, rng: Random) -> Move:
    return Revise(nonsense_seat(s, rng), nonsense_offer_number(s, rng), nonsense_terms(s, rng))


def _accept(s: State, rng: Random) -> Move:
    return Accept(
        nonsense_seat(s, rng), nonsense_offer_number(s, rng), nonsense_revision(rng), nonsense_numbers(rng)
    )


def _decline(s: State, rng: Random) -> Move:
    return Decline(
        nonsense_seat(s, rng), nonsense_offer_number(s, rng), nonsense_revision(rng), nonsense_number(rng)
    )


def _take_back(s: State, rng: Random) -> Move:
    return TakeBack(nonsense_seat(s, rng), nonsense_offer_number(s, rng), nonsense_revision(rng))


def _signal(s: State, rng: Random) -> Move:
    return Signal(nonsense_seat(s, rng), nonsense_number(rng), nonsense_number(rng))


Maker = Callable[[State, Random], Move]

OWN_MAKERS: Final[dict[type[Move], Maker]] = {
    Propose: _propose,
    Revise: _revise,
    Accept: _accept,
    Decline: _decline,
    TakeBack: _take_back,
    Signal: _signal,
}

# Sorts that are more than a small number; of sorts that only a variant knows, what they read themselves is taken.
OWN_PARTS: Final[dict[str, Callable[[State, Random], Any]]] = {
    "seat": nonsense_seat,
    "offer": nonsense_offer_number,
}
NUMBERS: Final = ("kind", "field", "own_field", "place", "number")


def nonsense_part(sort: Sort, s: State, rng: Random) -> Any:
    """A value for a part of a move, which makes no sense in most cases."""
    if sort.name in OWN_PARTS:
        return OWN_PARTS[sort.name](s, rng)
    if sort.parse is not None and sort.name not in NUMBERS:
        try:
            return sort.parse(rng.choice((str(rng.randint(0, 13)), *NAMES)), s.rules.seats)
        except NotationError:
            pass
    return nonsense_number(rng)


def nonsense_instance(cls: type[Move], s: State, rng: Random) -> Move:
    """A move of a class, with right and wrong seats and parts."""
    if cls in OWN_MAKERS:
        return OWN_MAKERS[cls](s, rng)
    build: Callable[..., Move] = cls
    return build(nonsense_seat(s, rng), *[nonsense_part(sort, s, rng) for _, sort in form_of(cls).parts])


def classes_of_moves() -> list[type[Move]]:
    """The classes of all moves in all games, with those of variants from other packages."""
    variants()
    return move_classes()


def nonsense_move(s: State, rng: Random) -> Move:
    """A move of any class with arbitrary parts, now and then legal by accident."""
    return nonsense_instance(rng.choice(classes_of_moves()), s, rng)
