"""A move as text: the seat, a verb, what it is about. `p2 offer 2 blue for red to p0`.

Most moves are read by the form in their class. Offers and answers, which a form cannot express, have readers here,
and so do short ways to write them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bohnanza.engine.catalog import known_variants, variants
from bohnanza.engine.give import parse_give
from bohnanza.engine.offers import REASONS, SIGNALS
from bohnanza.engine.parts import Form, form_of
from bohnanza.engine.seams import Move
from bohnanza.engine.shared_moves import READ_BY_FORM, READ_OTHERWISE
from bohnanza.engine.trade_moves import Accept, Decline, Propose, Revise, Signal, TakeBack, clockwise
from bohnanza.engine.variant import Variant
from bohnanza.engine.wording import (
    NotationError,
    parse_bean,
    parse_number,
    parse_place,
    parse_seat,
    parse_terms,
)

_forms: dict[str, list[tuple[Form, type[Move]]]] = {}  # by verb, longer forms first
_read_from: list[Variant] = []  # the variants whose moves are in `_forms`; variants are only ever added


def move_text(move: Move) -> str:
    """The move in notation; the opposite of `parse_move`."""
    return str(move)


def parse_move(text: str, seats: int) -> Move:
    """The move that a text names, in a game with that many seats.

    >>> print(parse_move("p1 gift turned soy to all", 4))
    p1 offer turned soy for nothing to p2,p3,p0
    """
    who, _, words = text.strip().partition(" ")
    seat = parse_seat(who, seats)
    verb, _, rest = words.strip().partition(" ")
    if verb in SIGNALS:
        return Signal(seat, parse_bean(rest.strip()), SIGNALS.index(verb))
    if verb in READERS:
        return READERS[verb](seat, seats, rest.strip())
    words = " ".join(words.split())
    move = _by_form(seat, seats, verb, words)
    if move is None:
        variants()  # those of other packages may have moves of their own
        move = _by_form(seat, seats, verb, words)
    if move is not None:
        return move
    forms = [str(form) for form, _ in _known_forms().get(verb, [])]
    if forms:
        raise NotationError("notation-form", form=", ".join(forms))
    raise NotationError("notation-no-move", word=verb, verbs=verbs())


def _by_form(seat: int, seats: int, verb: str, words: str) -> Move | None:
    for form, move in _known_forms().get(verb, []):
        values = form.read(words, seats)
        if values is not None:
            made: Move = move(seat, *values)
            return made
    return None


def _known_forms() -> dict[str, list[tuple[Form, type[Move]]]]:
    """The forms of all known moves; read again when another variant has become known."""
    known = known_variants()
    if len(_read_from) != len(known):
        _read_from[:] = known
        _forms.clear()
        for move in [*READ_BY_FORM, *[move for variant in known for move in variant.moves]]:
            form = form_of(move)
            _forms.setdefault(form.verb, []).append((form, move))
        for rows in _forms.values():
            rows.sort(key=_length, reverse=True)
    return _forms


def move_classes() -> list[type[Move]]:
    """Every class of moves of the games known so far."""
    brought = [move for variant in known_variants() for move in variant.moves]
    return [*READ_BY_FORM, *READ_OTHERWISE, *brought]


def verbs() -> list[str]:
    """Every verb that a move can begin with."""
    return sorted([*SIGNALS, *READERS, *_known_forms()])


def _length(row: tuple[Form, type[Move]]) -> int:
    return len(row[0].parts) + len("".join(row[0].between))


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
    """What is offered, to whom, and whether it goes to the first to accept."""
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


READERS: Final[dict[str, Callable[[int, int, str], Move]]] = {
    "offer": _offer,
    "gift": _gift,
    "ask": _ask,
    "counter": _counter,
    "revise": _revise,
    "accept": _accept,
    "decline": _decline,
    "take-back": _take_back,
    "give": parse_give,
}
