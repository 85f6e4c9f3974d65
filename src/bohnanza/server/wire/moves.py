"""Composed moves to moves of the engine and back."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.offers import SIGNALS, Terms
from bohnanza.engine.seams import Move
from bohnanza.engine.sorts import kind_of, place_name, place_of
from bohnanza.engine.trade_moves import Accept, Propose, Revise, Signal, clockwise
from bohnanza.engine.wording import NotationError, card_text, parse_seat
from bohnanza.server import limits
from bohnanza.server.protocol.events import OfferTerms, Place
from bohnanza.server.protocol.moves import AcceptMove, ComposedMove, OfferMove, RevisionMove, SignalMove
from bohnanza.server.wire.events import terms_for, terms_of


def engine_move(sent: ComposedMove, seats: int) -> Move:
    """The move that a client has composed, or a `NotationError` if there is no such move at any table of that size.

    Logs and records hold moves in notation, so what notation cannot say is refused like a text that cannot be read.
    """
    for seat in (sent.seat, *(sent.to if isinstance(sent, OfferMove) else ())):
        parse_seat(f"p{seat}", seats)
    move = _move(sent, seats)
    text = str(move)
    if len(text) > limits.MOVE_TEXT:
        raise NotationError("notation-too-many-cards")
    parse_move(text, seats)
    return move


def _move(sent: ComposedMove, seats: int) -> Move:
    if isinstance(sent, OfferMove):
        to = clockwise(sent.seat, sent.to, seats)
        return Propose(sent.seat, to, _terms(sent.terms), sent.first_come, sent.parent)
    if isinstance(sent, RevisionMove):
        return Revise(sent.seat, sent.offer, _terms(sent.terms))
    if isinstance(sent, AcceptMove):
        return Accept(sent.seat, sent.offer, sent.revision, tuple([_place(place) for place in sent.places]))
    kind = kind_of(sent.kind)
    if kind == UNKNOWN:
        raise NotationError("notation-hidden-bean")
    return Signal(sent.seat, kind, SIGNALS.index(sent.signal))


def _terms(sent: OfferTerms) -> Terms:
    for good in sent.give:
        _place(good.place)
    terms = terms_of(sent)
    if UNKNOWN in (*terms.give, *terms.want, *terms.give_favors, *terms.want_favors):
        raise NotationError("notation-hidden-trade")
    return terms


def _place(place: Place) -> int:
    """Numbers below 1 would be read as one of the words."""
    if isinstance(place, int) and place < 1:
        raise NotationError("notation-no-place", word=str(place))
    return place_of(place)


def composed_move(text: str, seats: int) -> ComposedMove | UnsetType:
    """A move in notation as a client would compose it; unset for one that is listed, or that cannot be read."""
    try:
        move = parse_move(text, seats)
    except NotationError:
        return UNSET
    if isinstance(move, Propose):
        return OfferMove(move.seat, move.to, terms_for(move.terms), move.first_come, move.parent)
    if isinstance(move, Revise):
        return RevisionMove(move.seat, move.number, terms_for(move.terms))
    if isinstance(move, Accept):
        places = tuple([place_name(place) for place in move.places])
        return AcceptMove(move.seat, move.number, move.revision, places)
    if isinstance(move, Signal):
        return SignalMove(move.seat, card_text(move.kind), SIGNALS[move.meaning])
    return UNSET
