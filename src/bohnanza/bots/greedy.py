"""The simplest sensible player: it wants what it grows, and gets rid of everything else."""

from __future__ import annotations

from typing import Final

from bohnanza.bots.base import Bot
from bohnanza.engine.moves import BuyField, Done, Harvest, Plant
from bohnanza.engine.offers import ANY_COPY, ASKED, TURNED, Offer, Terms
from bohnanza.engine.seams import Move
from bohnanza.engine.trade_moves import Accept, Decline, Propose, TradeMove
from bohnanza.engine.views import View

OFFERS: Final = 6  # the most that it makes in one trading phase

TOO_LITTLE: Final = 1  # reasons for refusing, as `offers.REASONS` numbers them
NOT_GROWN: Final = 2
NEEDED: Final = 4
NOT_NOW: Final = 5


class GreedyBot(Bot):
    """Looks one move ahead; the order of the functions in `choose` is its whole strategy."""

    def __init__(self) -> None:
        super().__init__("greedy")
        self.turn = -1
        self.said: list[Move] = []

    def choose(self, view: View, moves: list[Move]) -> Move:
        for rule in (answer, buying, planting, making_room):
            move = rule(view, moves)
            if move is not None:
                return move
        return harmless(moves)

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        """The first of its ideas that it has not offered in this turn yet."""
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
    """Whether a seat has started a field in which this kind can be planted."""
    fits = view.rules.fits
    return any([bool(column) and fits.fits(column, kind) for column in view.fields[seat]])


def empty_fields(view: View, seat: int) -> int:
    return len([column for column in view.fields[seat] if not column])


def different(kinds: list[int]) -> list[int]:
    """Every kind once, in the order of their first cards.

    >>> different([3, 1, 3])
    [3, 1]
    """
    return list(dict.fromkeys(kinds))


def room_for(view: View, incoming: list[int]) -> bool:
    """Whether these cards, and all that must be planted anyway, could be planted without a harvest."""
    strange = [kind for kind in incoming if not grows(view, view.seat, kind)]
    if not strange:
        return True
    pending = [kind for kind in cards_to_plant(view) if not grows(view, view.seat, kind)]
    return len(different(strange + pending)) <= empty_fields(view, view.seat)


def cards_to_plant(view: View) -> list[int]:
    """The cards that this seat will have to plant: those set aside and, in its own turn, those turned over."""
    aside = list(view.aside[view.seat])
    return aside + list(view.turned) if view.seat == view.active else aside


# --- planting ---


def buying(view: View, moves: list[Move]) -> Move | None:
    """Buy a field in the first half of the game, when it can still pay."""
    if not early(view):
        return None
    return next(iter([move for move in moves if isinstance(move, BuyField)]), None)


def early(view: View) -> bool:
    """Whether less than half of the game is over, judging by the draw pile."""
    drawn = 1 - view.deck / sum(view.rules.deck)
    return 2 * (view.runs + drawn) < view.rules.exhaustions


def planting(view: View, moves: list[Move]) -> Move | None:
    """Plant in a field of the kind, preferably the longest, otherwise in an empty one."""
    columns = view.fields[view.seat]
    best: Plant | None = None
    for move in moves:
        if isinstance(move, Plant) and (best is None or len(columns[move.field]) > len(columns[best.field])):
            best = move
    return best


def making_room(view: View, moves: list[Move]) -> Move | None:
    """If the game cannot continue otherwise, sell the field that pays most, or the shortest of equals."""
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
    """Accept the offer that waits for this seat if it is good, otherwise decline it and say why."""
    for offer in view.offers:
        if offer.answer_of(view.seat) == ASKED:
            for move in moves:
                if isinstance(move, Accept) and move.number == offer.number and welcome(view, offer):
                    return move
            return Decline(view.seat, offer.number, offer.revision, reason_for(view, offer))
    return None


def reason_for(view: View, offer: Offer) -> int:
    """Why an offer is declined: there may be no room, or no such card, for one that brings what grows here."""
    if needed(view, offer):
        return NEEDED
    if not offer.terms.give:
        return TOO_LITTLE
    return NOT_NOW if any([grows(view, view.seat, kind) for kind in offer.terms.give]) else NOT_GROWN


def welcome(view: View, offer: Offer) -> bool:
    """Whether an offer is good: there is room for what it brings, and none of what it wants is grown here."""
    if offer.terms.give:
        return room_for(view, list(offer.terms.give)) and not needed(view, offer)
    # Given away for nothing are only turned-over cards for which there is no room.
    wanted = list(offer.terms.want)
    return view.seat == view.active and all([k in view.turned and not room_for(view, [k]) for k in wanted])


def needed(view: View, offer: Offer) -> bool:
    """Whether this seat grows something that the offer wants."""
    return any([grows(view, view.seat, kind) for kind in offer.terms.want])


# --- offering ---


def ideas(view: View) -> list[Move]:
    """The offers worth making now, the best first."""
    return sales(view) if view.seat == view.active else requests(view)


def sales(view: View) -> list[Move]:
    """Turned-over cards that it does not grow, for what it grows; as a gift if there is no room for them."""
    offers: list[Move] = []
    for kind in different(view.turned):
        to = takers(view, kind)
        if to and not grows(view, view.seat, kind):
            returns = [Terms((kind,), (TURNED,), want) for want in in_return(view, kind)]
            offers += [Propose(view.seat, to, terms, first_come=len(to) > 1) for terms in returns]
    return offers


def in_return(view: View, kind: int) -> list[tuple[int, ...]]:
    """What to ask for a card: one card that it grows, and finally nothing if there is no room for this one."""
    wants: list[tuple[int, ...]] = [(want,) for want in own_kinds(view)]
    return wants if room_for(view, [kind]) else [*wants, ()]


def own_kinds(view: View) -> list[int]:
    """The kinds that this seat grows, the longest field first."""
    columns = sorted(view.fields[view.seat], key=len, reverse=True)
    return different([column[-1] for column in columns if column])


def takers(view: View, kind: int) -> tuple[int, ...]:
    """The seats that grow a kind or, if there are none, those with an empty field, clockwise."""
    seats = view.rules.seats
    others = [(view.seat + distance) % seats for distance in range(1, seats)]
    growers = tuple([seat for seat in others if grows(view, seat, kind)])
    return growers or tuple([seat for seat in others if empty_fields(view, seat)])


def requests(view: View) -> list[Move]:
    """Turned-over cards that it grows and the active player does not, for hand cards where it is the reverse."""
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
