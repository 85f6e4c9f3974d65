"""What a seat remembers of cards that lie open no longer: it counts what it saw going to coins and discards."""

from __future__ import annotations

from bohnanza.engine.beans import MOST_KINDS, UNKNOWN
from bohnanza.engine.views import View


class CardCounter:
    """Compares one view with the next; what happened in between is seen as far as it left a trace."""

    def __init__(self) -> None:
        self.turn = -1
        self.fields: list[list[list[int]]] = []
        self.coins: list[int] = []
        self.turned: list[int] = []
        self.top = UNKNOWN
        self.discard = 0
        self.run = 0  # cards of one kind on top of the discard pile, as far as known
        self.gone: list[int] = [0] * MOST_KINDS  # cards among coins and discards

    def see(self, view: View) -> None:
        """Take in what the table looks like now."""
        if self._strange(view):
            self._start(view)
        sold = self._sold(view)
        thrown = self._thrown(view, sold)
        for kind in range(view.rules.kinds):
            self.gone[kind] += sold[kind] + thrown[kind]
        self._pile(view, sold, thrown)
        self._joined(view)
        self._keep(view)

    def _strange(self, view: View) -> bool:
        """Whether this is the first view, or one of another game."""
        known, now = [len(columns) for columns in self.fields], [len(columns) for columns in view.fields]
        return view.turn < self.turn or len(known) != len(now) or any([a > b for a, b in zip(known, now)])

    def unseen(self, view: View) -> list[int]:
        """How many cards of each kind may still be drawn or are in the other hand."""
        left = [view.rules.deck[kind] - self.gone[kind] for kind in range(view.rules.kinds)]
        for columns in view.fields:
            for column in columns:
                for kind in column:
                    left[kind] -= 1
        for cards in [view.hand, view.turned, *view.aside]:
            for kind in cards:
                left[kind] -= 1
        return [max(0, count) for count in left]

    def _start(self, view: View) -> None:
        self.gone = [0] * view.rules.kinds
        self.top, self.discard, self.run = view.top, view.discard, 1 if view.discard else 0
        if view.top != UNKNOWN:
            self.gone[view.top] = 1
        self._keep(view)

    def _keep(self, view: View) -> None:
        self.turn = view.turn
        self.fields = [[column[:] for column in columns] for columns in view.fields]
        self.coins = view.coins[:]
        self.turned = view.turned[:]
        self.top, self.discard = view.top, view.discard

    def _sold(self, view: View) -> list[int]:
        """Cards of fields that are no longer there."""
        sold = [0] * view.rules.kinds
        for seat in range(len(self.fields)):
            for field in range(len(self.fields[seat])):
                old, new = self.fields[seat][field], view.fields[seat][field]
                if _begun_anew(old, new) and not self._robbed(view, seat, old, new):
                    for kind in old:
                        sold[kind] += 1
        return sold

    def _robbed(self, view: View, seat: int, old: list[int], new: list[int]) -> bool:
        """Whether a field lost one card to a thief instead of being sold."""
        return view.coins[seat] == self.coins[seat] and new == old[:-1]

    def _thrown(self, view: View, sold: list[int]) -> list[int]:
        """Cards that went from the table or a hand to the discard pile."""
        thrown = [0] * view.rules.kinds
        for kind in set(self.turned):
            missing = self.turned.count(kind) - view.turned.count(kind)
            grown = _planted(view.fields, kind) - _planted(self.fields, kind) + sold[kind]
            thrown[kind] = max(0, missing - max(0, grown))
        top = view.top
        if (
            top not in (self.top, UNKNOWN)
            and view.discard > self.discard
            and not thrown[top]
            and not sold[top]
        ):
            thrown[top] = 1
        return thrown

    def _pile(self, view: View, sold: list[int], thrown: list[int]) -> None:
        """How many cards of the top one's kind lie on the discard pile."""
        top, more = view.top, view.discard - self.discard
        if top == UNKNOWN:
            self.run = 0
        elif top != self.top or more < 0:
            coins = sum(view.coins) - sum(self.coins)
            fresh = thrown[top] + max(0, sold[top] - max(0, coins))
            self.run = max(1, min(fresh, more))
        elif more > 0:
            self.run += min(more, thrown[top] + sold[top])

    def _joined(self, view: View) -> None:
        """Discards that came back to the table are not gone."""
        if view.discard < self.discard:
            for kind in view.turned[view.rules.turned_over :]:
                self.gone[kind] = max(0, self.gone[kind] - 1)


def _begun_anew(old: list[int], new: list[int]) -> bool:
    return len(new) < len(old) or new[: len(old)] != old


def _planted(fields: list[list[list[int]]], kind: int) -> int:
    return sum([column.count(kind) for columns in fields for column in columns])
