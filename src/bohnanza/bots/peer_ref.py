"""The other of the two strongest public heuristics: also trades hand cards, and counts copies before it sells."""

from __future__ import annotations

from bohnanza.bots.peer import NO_PRICE, Card, Peer, admits, column_of, grows, worth
from bohnanza.engine.offers import ANY_COPY, Offer
from bohnanza.engine.views import View


class PeerRef(Peer):
    """Never buys a field."""

    def __init__(self) -> None:
        super().__init__("peer-ref")

    def sells(self, view: View, fields: list[int]) -> int:
        return min(fields, key=lambda field: self.score(view, field))

    def score(self, view: View, field: int) -> float:
        """How much a field may still earn, less what it pays now."""
        column = view.fields[view.seat][field]
        copies = view.hand.count(column[-1])
        return self.ratio(view, field, 1) - 2 * worth(view, column) + 0.3 * copies

    def puts_up(self, view: View) -> list[Card]:
        """Turned-over cards, then hand cards that an opponent grows; neither if it grows them itself."""
        hand = [(kind, ANY_COPY) for kind in view.hand if not grows(view, view.seat, kind)]
        return super().puts_up(view) + [card for card in hand if grown_elsewhere(view, card[0])]

    def price(self, view: View, offer: Offer) -> int:
        """For what it grows: the first hand card that it does not grow."""
        if not all([grows(view, view.seat, kind) for kind in offer.terms.give]):
            return NO_PRICE
        spare = [kind for kind in view.hand if self.gives(view, kind, offer.maker) and admits(offer, kind)]
        return spare[0] if spare else NO_PRICE

    def liking(self, view: View, offer: Offer) -> int:
        """The size of the largest field that it extends."""
        return max([len(column_of(view, kind)) for kind in offer.terms.give])


def grown_elsewhere(view: View, kind: int) -> bool:
    return any([grows(view, seat, kind) for seat in range(view.rules.seats) if seat != view.seat])
