"""What the two public heuristics have in common; a subclass for each of them fills in the rest.

They are reference opponents: simple, unchanging, and the same for everybody who measures a bot against them.
`docs/bots.md` describes what they do, and what we decided where their descriptions leave something open.
"""

from __future__ import annotations

from typing import Final

from bohnanza.bots.base import Bot
from bohnanza.bots.recall import Recall, copies_left
from bohnanza.engine.events import Event
from bohnanza.engine.menus import FULL_PROPOSALS
from bohnanza.engine.moves import Done, Harvest, Pass, Plant
from bohnanza.engine.offers import ANY_COPY, ANYTHING, ASKED, ONE_OF, TURNED, Offer, Terms
from bohnanza.engine.seams import Move
from bohnanza.engine.steps.plant import PLANTING_AGAIN
from bohnanza.engine.trade_moves import Accept, Decline, Propose, clockwise
from bohnanza.engine.views import View

NO_PRICE: Final = -1

Card = tuple[int, int]  # kind, and TURNED or ANY_COPY


class Peer(Bot):
    """Plants, makes room, invites and answers by rules that a subclass fills in."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.recall = Recall()
        self.turn = -1
        self.queue: list[Card] = []  # the cards that it will still put up in this turn

    def observe(self, event: Event) -> None:
        self.recall.observe(event)

    # --- what each subclass decides ---

    def makes_room(self, view: View) -> bool:
        """Whether it harvests in order to plant a second card."""
        return False

    def sells(self, view: View, fields: list[int]) -> int:
        """Which of these fields it harvests."""
        raise NotImplementedError

    def puts_up(self, view: View) -> list[Card]:
        """The cards that it puts up in its own turn, in order."""
        return [(kind, TURNED) for kind in view.turned if not grows(view, view.seat, kind)]

    def price(self, view: View, offer: Offer) -> int:
        """The kind it bids for what an invitation gives, or NO_PRICE."""
        raise NotImplementedError

    def gives(self, view: View, kind: int, other: int) -> bool:
        """Whether it would give a card to another seat."""
        return not grows(view, view.seat, kind)

    def liking(self, view: View, offer: Offer) -> int:
        """How good an offer is compared with others that it would accept."""
        raise NotImplementedError

    # --- answering the game ---

    def choose(self, view: View, moves: list[Move]) -> Move:
        """Answer offers, plant, make room; it never uses coin or favors unless it is forced to."""
        asked = [offer for offer in view.offers if offer.answer_of(view.seat) == ASKED]
        if asked:
            return self._answer(view, asked, moves)
        if any([step.trading for step in view.agenda[-1:]]):
            return self.speak(view, moves) or compelled(moves)
        planting = where_it_grows(view, moves) or first(moves, Plant)
        if planting is not None:
            return planting
        done = first(moves, Done) if view.phase == PLANTING_AGAIN.name else None
        if done is not None and not self.makes_room(view):
            return done
        harvests = [move for move in moves if isinstance(move, Harvest)]
        stuck = not any([move.advances and not isinstance(move, Done) for move in moves])
        if harvests and stuck:
            sold = self.sells(view, [move.field for move in harvests])
            return next(iter([move for move in harvests if move.field == sold]))
        return first(moves, Pass) or compelled(moves)

    # --- trading ---

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        """In its own turn the next invitation, and then that it is done; otherwise nothing."""
        if view.seat != view.active:
            return None
        if view.turn != self.turn:
            self.turn = view.turn
            self.queue = self.puts_up(view)
        while self.queue and view.proposals[view.seat] < FULL_PROPOSALS:
            kind, place = self.queue.pop(0)
            if kind in (view.turned if place == TURNED else view.hand):
                return invitation(view, kind, place)
        return first(moves, Done)

    def _answer(self, view: View, asked: list[Offer], moves: list[Move]) -> Move:
        """Accept the best offer that it likes, or bid on the first one if that is an invitation, or decline."""
        welcome = [offer for offer in asked if self.accepts(view, offer)]
        numbers = [move.number for move in moves if isinstance(move, Accept)]
        welcome = [offer for offer in welcome if offer.number in numbers]
        if welcome:
            best = max(welcome, key=lambda offer: self.liking(view, offer))
            return Accept(view.seat, best.number, best.revision)
        offer = asked[0]
        invites = not offer.concrete() and plain(offer) and bool(offer.terms.give)
        if invites and view.seat != view.active and view.proposals[view.seat] < FULL_PROPOSALS:
            price = self.price(view, offer)
            if price != NO_PRICE:
                terms = Terms((price,), (ANY_COPY,), offer.terms.give)
                return Propose(view.seat, (offer.maker,), terms, parent=offer.number)
        return Decline(view.seat, offer.number, offer.revision)

    def accepts(self, view: View, offer: Offer) -> bool:
        """Whether it would accept an offer: it grows all that it gets, and would give all that is wanted."""
        received, given = offer.terms.give, offer.terms.want
        if not offer.concrete() or not plain(offer) or not received:
            return False
        if not all([grows(view, view.seat, kind) for kind in received]):
            return False
        return answers_own(view, offer) or all([self.gives(view, kind, offer.maker) for kind in given])

    # --- fields ---

    def ratio(self, view: View, field: int, more: int = 0) -> float:
        """Copies left per card needed for the next coin; 0 if there is no next coin."""
        column = view.fields[view.seat][field]
        needed = cards_needed(view, column)
        left = copies_left(view, self.recall.known(view))[column[-1]]
        return left / (needed + more) if needed else 0.0


# --- what grows where ---


def grows(view: View, seat: int, kind: int) -> bool:
    """Whether a seat has started a field of this kind."""
    return any([bool(column) and column[-1] == kind for column in view.fields[seat]])


def empty_fields(view: View, seat: int) -> int:
    return len([column for column in view.fields[seat] if not column])


def worth(view: View, column: list[int], more: int = 0) -> int:
    """What a field would pay with `more` cards added."""
    return view.rules.payouts[column[-1]][len(column) + more] if column else 0


def cards_needed(view: View, column: list[int]) -> int:
    """Cards needed for the next coin, or 0 if no number of cards pays more."""
    table = view.rules.payouts[column[-1]]
    for size in range(len(column) + 1, len(table)):
        if table[size] > table[len(column)]:
            return size - len(column)
    return 0


def column_of(view: View, kind: int) -> list[int]:
    """This seat's longest field of a kind, empty if there is none."""
    return max([column for column in view.fields[view.seat] if kind in column], key=len, default=[])


# --- moves ---


def where_it_grows(view: View, moves: list[Move]) -> Move | None:
    """The first listed planting in a field that has been started."""
    columns = view.fields[view.seat]
    return first([move for move in moves if isinstance(move, Plant) and columns[move.field]], Plant)


def first(moves: list[Move], wanted: type[Move]) -> Move | None:
    for move in moves:
        if isinstance(move, wanted):
            return move
    return None


def compelled(moves: list[Move]) -> Move:
    """The first listed move that advances the game."""
    for move in moves:
        if move.advances:
            return move
    return moves[0]


def invitation(view: View, kind: int, place: int) -> Move:
    """Offer this card to everybody, for anything."""
    seats = view.rules.seats
    others = tuple([seat for seat in range(seats) if seat != view.seat])
    return Propose(view.seat, clockwise(view.seat, others, seats), Terms((kind,), (place,), (), ANYTHING))


def plain(offer: Offer) -> bool:
    """Whether an offer is about cards only, not favors."""
    return not offer.terms.give_favors and not offer.terms.want_favors


def admits(offer: Offer, kind: int) -> bool:
    """Whether a card can be bid on an invitation."""
    return kind not in offer.terms.give and (offer.terms.mode != ONE_OF or kind in offer.terms.want)


def answers_own(view: View, offer: Offer) -> bool:
    """Whether an offer is a bid for exactly what an invitation of this seat gives."""
    for own in view.offers:
        if own.number == offer.parent and own.maker == view.seat:
            return own.terms.give == offer.terms.want
    return False
