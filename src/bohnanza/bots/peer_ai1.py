"""One of the two strongest public heuristics: trades turned-over cards if that helps both sides."""

from __future__ import annotations

from bohnanza.bots.peer import NO_PRICE, Peer, admits, cards_needed, column_of, empty_fields, grows, worth
from bohnanza.engine.offers import Offer
from bohnanza.engine.views import View


class PeerAi1(Peer):
    """Never gives anything away, never buys a field."""

    def __init__(self) -> None:
        super().__init__("peer-ai1")

    def makes_room(self, view: View) -> bool:
        # Some field needs more than one card for its next coin.
        return any([bool(column) and cards_needed(view, column) > 1 for column in view.fields[view.seat]])

    def sells(self, view: View, fields: list[int]) -> int:
        """If no hand card fits, the field that pays most, otherwise the one worth least including hand cards."""
        columns = view.fields[view.seat]
        if not any([grows(view, view.seat, kind) for kind in view.hand]):
            return min(fields, key=lambda field: (-worth(view, columns[field]), self.ratio(view, field)))
        return min(fields, key=lambda field: worth(view, columns[field], view.hand.count(columns[field][-1])))

    def price(self, view: View, offer: Offer) -> int:
        """For what it grows or will need: the most common hand card that the maker grows and it does not."""
        wanted = needed_kinds(view)
        if not all([grows(view, view.seat, kind) or kind in wanted for kind in offer.terms.give]):
            return NO_PRICE
        spare = [kind for kind in view.hand if self.gives(view, kind, offer.maker) and admits(offer, kind)]
        return max(spare, key=lambda kind: view.rules.deck[kind], default=NO_PRICE)

    def gives(self, view: View, kind: int, other: int) -> bool:
        return not grows(view, view.seat, kind) and grows(view, other, kind)

    def liking(self, view: View, offer: Offer) -> int:
        """What the fields of the received cards pay afterwards."""
        kinds = offer.terms.give
        return sum([worth(view, column_of(view, kind), kinds.count(kind)) for kind in dict.fromkeys(kinds)])


def needed_kinds(view: View) -> list[int]:
    """The kinds that its first hand cards will start in the empty fields."""
    never = view.rules.fits.never_planted
    strange = [kind for kind in view.hand if not grows(view, view.seat, kind) and never(kind) is None]
    return list(dict.fromkeys(strange))[: empty_fields(view, view.seat)]
