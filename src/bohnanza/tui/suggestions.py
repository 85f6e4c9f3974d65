"""Which offers are suggested to the player: a few that look good for both sides."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.offers import TURNED, Terms
from bohnanza.engine.seams import Move
from bohnanza.engine.trade_moves import Propose, clockwise
from bohnanza.engine.views import View
from bohnanza.tui.view_facts import empty_fields, growing_field

SUGGESTIONS: Final = 5
SAME_CARDS: Final = 2  # suggestions that give the same cards
GROWN: Final = (
    3  # the worth of a card to a player who grows its kind; one that needs an empty field is worth 1
)
FAVOR_WORTH: Final = 1  # to the player who gets it; the other one loses as much


def suggested_offers(view: View, moves: list[Move], said: list[Move]) -> list[Move]:
    """The most promising of the listed offers that have not been made, not many with the same cards.

    What several players would like is offered to all of them, and the first to say yes gets it.
    """
    asked = {(move.terms.public(), seat) for move in said if isinstance(move, Propose) for seat in move.to}
    promises: dict[Terms, dict[int, int]] = {}  # by terms and by the player who might agree
    for move in moves:
        if isinstance(move, Propose) and (move.terms, move.to[0]) not in asked:
            worth = promise(view, move)
            if worth > 0:
                promises.setdefault(move.terms, {})[move.to[0]] = worth
    chosen: list[Move] = []
    given: list[tuple[int, ...]] = []
    for terms in sorted(promises, key=lambda terms: -max(promises[terms].values())):
        given.append(terms.give)  # offers that give only favors give no cards, so they count together
        if given.count(terms.give) <= SAME_CARDS and len(chosen) < SUGGESTIONS:
            to = clockwise(view.seat, tuple(promises[terms]), view.rules.seats)
            chosen.append(Propose(view.seat, to, terms, first_come=len(to) > 1))
    return chosen


def promise(view: View, move: Propose) -> int:
    """How good an offer looks for both sides together; 0 if it is bad for one of them, or not modest.

    A modest offer asks for nothing or for one card that the viewer grows. It gives one card or favors, or several
    cards if they were turned over.
    """
    me, other, terms = view.seat, move.to[0], move.terms
    if terms.want_favors or len(terms.want) > 1:
        return 0
    if len(terms.give) > 1 and any([place != TURNED for place in terms.places]):
        return 0
    if any([growing_field(view, me, kind) < 0 for kind in terms.want]):
        return 0
    favors = FAVOR_WORTH * len(terms.give_favors)
    relief = sum([_relief(view, terms.give[i], terms.places[i]) for i in range(len(terms.give))])
    mine = _gain(view, me, terms.want) - _loss(view, me, terms.give) + relief - favors
    theirs = _gain(view, other, terms.give) - _loss(view, other, terms.want) + favors
    return mine + theirs if mine > 0 and theirs > 0 else 0


def _gain(view: View, seat: int, kinds: tuple[int, ...]) -> int:
    """What cards are worth to a player who gets them; less than nothing if there is no field for them."""
    gain, room = 0, empty_fields(view, seat)
    for kind in kinds:
        if growing_field(view, seat, kind) >= 0:
            gain += GROWN
        elif view.rules.fits.never_planted(kind) is not None:
            gain += 1
        else:
            gain += 1 if room > 0 else -GROWN
            room -= 1
    return gain


def _loss(view: View, seat: int, kinds: tuple[int, ...]) -> int:
    return sum([GROWN for kind in kinds if growing_field(view, seat, kind) >= 0])


def _relief(view: View, kind: int, place: int) -> int:
    """What it is worth to get rid of a turned-over card that the viewer does not grow."""
    if place != TURNED or growing_field(view, view.seat, kind) >= 0:
        return 0
    return 1 if empty_fields(view, view.seat) else 2
