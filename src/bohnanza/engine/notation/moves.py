"""A move as text: the seat, a verb, what it is about. `p2 offer 2 blue for red to p0`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bohnanza.engine.discards import TABLE_DISCARDS, DiscardHand
from bohnanza.engine.give import parse_give
from bohnanza.engine.moves import BUYS, DONES, DRAWS, HARVESTS, PASSES, PLANTS, TURN_OVERS
from bohnanza.engine.offers import REASONS
from bohnanza.engine.seams import Move
from bohnanza.engine.trade_moves import (
    SIGNALS,
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
from bohnanza.engine.variants.coin import moves as coin
from bohnanza.engine.variants.favors import table as favors
from bohnanza.engine.variants.magpie import moves as magpie
from bohnanza.engine.variants.the_duel import bonus, gifts
from bohnanza.engine.wording import (
    NotationError,
    parse_bean,
    parse_field,
    parse_number,
    parse_place,
    parse_seat,
    parse_terms,
    split_words,
)


def move_text(move: Move) -> str:
    """The move in notation; the opposite of `parse_move`."""
    return str(move)


def parse_move(text: str, seats: int) -> Move:
    """The move that a text names, at a table with that many seats.

    >>> print(parse_move("p1 gift turned soy to all", 4))
    p1 offer turned soy for nothing to p2,p3,p0
    """
    who, _, words = text.strip().partition(" ")
    seat = parse_seat(who, seats)
    verb, _, rest = words.strip().partition(" ")
    if verb not in VERBS:
        raise NotationError("notation-no-move", word=verb, verbs=list(VERBS))
    return VERBS[verb](seat, seats, rest.strip())


def _plant(seat: int, seats: int, rest: str) -> Move:
    if " for " in rest:
        return favors.parse_plant_for(seat, seats, rest)
    card, field = split_words(rest, 2, "plant BEAN FIELD")
    return PLANTS[seat][parse_bean(card)][parse_field(field)]


def _harvest(seat: int, seats: int, rest: str) -> Move:
    return HARVESTS[seat][parse_field(rest)]


def _buy(seat: int, seats: int, rest: str) -> Move:
    split_words(rest, 0, "buy")
    return BUYS[seat]


def _done(seat: int, seats: int, rest: str) -> Move:
    split_words(rest, 0, "done")
    return DONES[seat]


def _pass(seat: int, seats: int, rest: str) -> Move:
    split_words(rest, 0, "pass")
    return PASSES[seat]


def _turn(seat: int, seats: int, rest: str) -> Move:
    split_words(rest, 0, "turn")
    return TURN_OVERS[seat]


def _draw(seat: int, seats: int, rest: str) -> Move:
    if rest == "bonus":
        return bonus.DrawBonus(seat)
    split_words(rest, 0, "draw")
    return DRAWS[seat]


def _offer(seat: int, seats: int, rest: str) -> Move:
    terms, to, first_come = _addressed(seat, seats, rest)
    return Propose(seat, to, parse_terms(terms), first_come)


def _gift(seat: int, seats: int, rest: str) -> Move:
    goods, to, first_come = _addressed(seat, seats, rest)
    return Propose(seat, to, parse_terms(f"{goods} for nothing"), first_come)


def _ask(seat: int, seats: int, rest: str) -> Move:
    words, to, first_come = _addressed(seat, seats, rest)
    want, _, give = words.partition(" for ")
    return Propose(seat, to, parse_terms(f"{give or 'nothing'} for {want}"), first_come)


def _counter(seat: int, seats: int, rest: str) -> Move:
    number, _, words = rest.partition(" ")
    terms, to, first_come = _addressed(seat, seats, words)
    return Propose(seat, to, parse_terms(terms), first_come, parse_number(number))


def _addressed(seat: int, seats: int, rest: str) -> tuple[str, tuple[int, ...], bool]:
    """What is offered, to whom, and whether the first to come gets it."""
    first_come = rest.endswith(" first-come")
    words, separator, names = rest.removesuffix(" first-come").rpartition(" to ")
    if not separator:
        raise NotationError("notation-to-whom", text=rest)
    if names.strip() == "all":
        to = tuple([other for other in range(seats) if other != seat])
    else:
        to = tuple([parse_seat(name, seats) for name in names.replace(",", " ").split()])
    return words, clockwise(seat, to, seats), first_come


def _revise(seat: int, seats: int, rest: str) -> Move:
    number, _, terms = rest.partition(" ")
    return Revise(seat, parse_number(number), parse_terms(terms))


def _withdraw(seat: int, seats: int, rest: str) -> Move:
    return Withdraw(seat, parse_number(rest))


def _pick(seat: int, seats: int, rest: str) -> Move:
    number, partner = split_words(rest, 2, "pick OFFER SEAT")
    return Pick(seat, parse_number(number), parse_seat(partner, seats))


def parse_label(word: str) -> tuple[int, int]:
    """Offer and revision: `7` is the first revision of offer 7, `7.2` the second."""
    number, dot, revision = word.partition(".")
    return parse_number(number), parse_number(revision) if dot else 1


def _accept(seat: int, seats: int, rest: str) -> Move:
    label, _, places = rest.partition(" from ")
    number, revision = parse_label(label.strip())
    return Accept(
        seat, number, revision, tuple([parse_place(word) for word in places.replace(",", " ").split()])
    )


def _decline(seat: int, seats: int, rest: str) -> Move:
    label, _, reason = rest.partition(":")
    number, revision = parse_label(label.strip())
    if reason.strip() not in REASONS:
        raise NotationError("notation-no-reason", word=reason.strip(), reasons=list(REASONS[1:]))
    return Decline(seat, number, revision, REASONS.index(reason.strip()))


def _take_back(seat: int, seats: int, rest: str) -> Move:
    number, revision = parse_label(rest)
    return TakeBack(seat, number, revision)


def _want(seat: int, seats: int, rest: str) -> Move:
    return _signal(seat, "want", rest)


def _have(seat: int, seats: int, rest: str) -> Move:
    return _signal(seat, "have", rest)


def _no(seat: int, seats: int, rest: str) -> Move:
    return _signal(seat, "no", rest)


def _clear(seat: int, seats: int, rest: str) -> Move:
    return _signal(seat, "clear", rest)


def _signal(seat: int, verb: str, rest: str) -> Move:
    return Signal(seat, parse_bean(rest), SIGNALS.index(verb))


def _discard(seat: int, seats: int, rest: str) -> Move:
    name, at, place = rest.partition("@")
    kind = parse_bean(name)
    if not at:
        return TABLE_DISCARDS[seat][kind]
    position = parse_place(place)
    if position < 0:
        raise NotationError("notation-no-position", word=place)
    return DiscardHand(seat, kind, position)


VERBS: Final[dict[str, Callable[[int, int, str], Move]]] = {
    "plant": _plant,
    "harvest": _harvest,
    "buy": _buy,
    "done": _done,
    "pass": _pass,
    "turn": _turn,
    "discard": _discard,
    "draw": _draw,
    "offer": _offer,
    "gift": _gift,
    "ask": _ask,
    "counter": _counter,
    "revise": _revise,
    "withdraw": _withdraw,
    "accept": _accept,
    "decline": _decline,
    "pick": _pick,
    "take-back": _take_back,
    "want": _want,
    "have": _have,
    "no": _no,
    "clear": _clear,
    "play": magpie.parse_play,
    "collect": magpie.parse_collect,
    "steal": magpie.parse_steal,
    "claim": coin.parse_claim,
    "contest": coin.parse_contest,
    "present": gifts.parse_present,
    "take": gifts.parse_take,
    "refuse": gifts.parse_refuse,
    "give": parse_give,
    "call": favors.parse_call,
    "keep": favors.parse_keep,
    "hand": favors.parse_hand,
    "repay": favors.parse_repay,
    "pay": gifts.parse_pay,
    "fulfil": bonus.parse_fulfil,
    "drop": bonus.parse_drop,
}
