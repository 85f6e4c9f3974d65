"""The simplest sensible player: what grows here is wanted, everything else is in the way."""

from __future__ import annotations

from typing import Final

from bohnanza.bots.base import Bot
from bohnanza.engine.moves import BuyField, Done, Harvest, Plant
from bohnanza.engine.offers import ANY_COPY, ASKED, TURNED, Offer, Terms
from bohnanza.engine.seams import Move
from bohnanza.engine.trade_moves import Accept, Decline, Propose, TradeMove
from bohnanza.engine.views import View

OFFERS: Final = 6  # that it makes in one trading phase

TOO_LITTLE: Final = 1  # reasons for refusing, as `offers.REASONS` numbers them
NOT_GROWN: Final = 2
NEEDED: Final = 4


class GreedyBot(Bot):
    """Looks at the table as it lies, one move ahead; the order of the rules below is its whole strategy."""

    def __init__(self) -> None:
        super().__init__("greedy")
        self.turn = -1
        self.said: list[Move] = []

    def choose(self, view: View, moves: list[Move]) -> Move:
        """Answer, buy a field early, plant, make room; in a game it does not know, something harmless."""
        for rule in (answer, buying, planting, making_room):
            move = rule(view, moves)
            if move is not None:
                return move
        return harmless(moves)

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        """The first offer it has not made in this turn yet."""
        if view.turn != self.turn:
            self.turn = view.turn
            self.said = []
        for offer in ideas(view):
            if len(self.said) < OFFERS and offer not in self.said:
                self.said.append(offer)
                return offer
        return None


# --- what grows where ---


def grows(view: View, seat: int, kind: int) -> bool:
    """Whether a seat has begun a field that this kind goes onto."""
    fits = view.rules.fits
    return any([bool(column) and fits.fits(column, kind) for column in view.fields[seat]])


def empty_fields(view: View, seat: int) -> int:
    """How many fields of a seat are free."""
    return len([column for column in view.fields[seat] if not column])


def different(kinds: list[int]) -> list[int]:
    """Every kind once, in order."""
    return list(dict.fromkeys(kinds))


def room_for(view: View, incoming: list[int]) -> bool:
    """Whether these cards could be planted, with all that must be planted anyway, without a harvest."""
    strange = [kind for kind in incoming if not grows(view, view.seat, kind)]
    if not strange:
        return True
    pending = [kind for kind in due(view) if not grows(view, view.seat, kind)]
    return len(different(strange + pending)) <= empty_fields(view, view.seat)


def due(view: View) -> list[int]:
    """The cards on the table that this seat will have to plant."""
    aside = list(view.aside[view.seat])
    return aside + list(view.turned) if view.seat == view.active else aside


# --- planting ---


def buying(view: View, moves: list[Move]) -> Move | None:
    """A further field, as long as it can still pay."""
    if not early(view):
        return None
    return next(iter([move for move in moves if isinstance(move, BuyField)]), None)


def early(view: View) -> bool:
    """Whether less than half of the game is over, as far as the draw pile tells."""
    drawn = 1 - view.deck / sum(view.rules.deck)
    return 2 * (view.runs + drawn) < view.rules.exhaustions


def planting(view: View, moves: list[Move]) -> Move | None:
    """Onto a field of the kind, the longest first, else onto an empty one."""
    columns = view.fields[view.seat]
    best: Plant | None = None
    for move in moves:
        if isinstance(move, Plant) and (best is None or len(columns[move.field]) > len(columns[best.field])):
            best = move
    return best


def making_room(view: View, moves: list[Move]) -> Move | None:
    """If the game cannot go on otherwise, sell the field that pays most, of equals the shortest."""
    if any([move.advances for move in moves]):
        return None
    harvests = [move for move in moves if isinstance(move, Harvest)]
    return max(harvests, key=lambda move: _sale(view, move.field), default=None)


def _sale(view: View, field: int) -> tuple[int, int]:
    column = view.fields[view.seat][field]
    return view.rules.payouts[column[-1]][len(column)], -len(column)


def harmless(moves: list[Move]) -> Move:
    """The first move that gives nothing away, if there is one."""
    for move in moves:
        if isinstance(move, Done | Decline) or not isinstance(move, Harvest | BuyField | TradeMove):
            return move
    return moves[0]


# --- answering ---


def answer(view: View, moves: list[Move]) -> Move | None:
    """Take the offer that waits for this seat if it is good, else refuse it and say why."""
    for offer in view.offers:
        if offer.answer_of(view.seat) == ASKED:
            return _taken(view, offer, moves) or _refused(view, offer)
    return None


def _taken(view: View, offer: Offer, moves: list[Move]) -> Move | None:
    for move in moves:
        if isinstance(move, Accept) and move.number == offer.number and welcome(view, offer):
            return move
    return None


def welcome(view: View, offer: Offer) -> bool:
    """Whether all that comes has a place, and nothing that goes is grown here."""
    if not offer.terms.give:
        return _rid_of(view, offer)
    return room_for(view, list(offer.terms.give)) and not needed(view, offer)


def _rid_of(view: View, offer: Offer) -> bool:
    """Nothing is given for free but turned-over cards that have no place here."""
    wanted = list(offer.terms.want)
    return view.seat == view.active and all([k in view.turned and not room_for(view, [k]) for k in wanted])


def needed(view: View, offer: Offer) -> bool:
    """Whether something that would go is grown here."""
    return any([grows(view, view.seat, kind) for kind in offer.terms.want])


def _refused(view: View, offer: Offer) -> Move:
    reason = NEEDED if needed(view, offer) else NOT_GROWN if offer.terms.give else TOO_LITTLE
    return Decline(view.seat, offer.number, offer.revision, reason)


# --- offering ---


def ideas(view: View) -> list[Move]:
    """The offers worth making now, the best first."""
    return sales(view) if view.seat == view.active else requests(view)


def sales(view: View) -> list[Move]:
    """Turned-over cards not grown here, for what is grown here; as a gift if there is no place for them."""
    offers: list[Move] = []
    for kind in different(view.turned):
        to = takers(view, kind)
        if to and not grows(view, view.seat, kind):
            returns = [Terms((kind,), (TURNED,), want) for want in in_return(view, kind)]
            offers += [Propose(view.seat, to, terms, first_come=len(to) > 1) for terms in returns]
    return offers


def in_return(view: View, kind: int) -> list[tuple[int, ...]]:
    """What to ask for a card: one of what is grown here, at last nothing if there is no place for it."""
    wants: list[tuple[int, ...]] = [(want,) for want in own_kinds(view)]
    return wants if room_for(view, [kind]) else [*wants, ()]


def own_kinds(view: View) -> list[int]:
    """What this seat grows, the longest field first."""
    columns = sorted(view.fields[view.seat], key=len, reverse=True)
    return different([column[-1] for column in columns if column])


def takers(view: View, kind: int) -> tuple[int, ...]:
    """Those who grow a kind, else those who have an empty field for it, clockwise."""
    seats = view.rules.seats
    others = [(view.seat + distance) % seats for distance in range(1, seats)]
    growers = tuple([seat for seat in others if grows(view, seat, kind)])
    return growers or tuple([seat for seat in others if empty_fields(view, seat)])


def requests(view: View) -> list[Move]:
    """Turned-over cards that are grown here and not there, for hand cards of which the opposite is true."""
    offers: list[Move] = []
    for kind in different(view.turned):
        if grows(view, view.seat, kind) and not grows(view, view.active, kind):
            swaps = [Terms((spare,), (ANY_COPY,), (kind,)) for spare in spares(view)]
            offers += [Propose(view.seat, (view.active,), terms) for terms in swaps]
    return offers


def spares(view: View) -> list[int]:
    """The kinds in the hand that the active player grows and this seat does not."""
    kinds = different(view.hand)
    return [kind for kind in kinds if grows(view, view.active, kind) and not grows(view, view.seat, kind)]
