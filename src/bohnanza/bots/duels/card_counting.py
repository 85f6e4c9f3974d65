"""Counting cards that are no longer visible: a seat notes what it saw go to coins and discards."""

from __future__ import annotations

from bohnanza.engine.beans import MOST_KINDS, UNKNOWN
from bohnanza.engine.views import View


class CardCounter:
    """Compares each view with the one before; what happened in between is noticed if it left a trace."""

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
        """Take in the next view; one of another game starts from the beginning."""
        known, now = [len(columns) for columns in self.fields], [len(columns) for columns in view.fields]
        if view.turn < self.turn or len(known) != len(now) or any([a > b for a, b in zip(known, now)]):
            self.gone = [0] * view.rules.kinds
            self.run = 1 if view.discard else 0
            if view.top != UNKNOWN:
                self.gone[view.top] = 1
            self._remember(view)
        sold = self._sold(view)
        thrown = self._thrown_away(view, sold)
        for kind in range(view.rules.kinds):
            self.gone[kind] += sold[kind] + thrown[kind]
        self._update_run(view, sold, thrown)
        if view.discard < self.discard:  # discards came back with the cards turned over
            for kind in view.turned[view.rules.turned_over :]:
                self.gone[kind] = max(0, self.gone[kind] - 1)
        self._remember(view)

    def unseen(self, view: View) -> list[int]:
        """By kind: how many cards may still be drawn or are in the other hand."""
        left = [view.rules.deck[kind] - self.gone[kind] for kind in range(view.rules.kinds)]
        for columns in view.fields:
            for column in columns:
                for kind in column:
                    left[kind] -= 1
        for cards in [view.hand, view.turned, *view.aside]:
            for kind in cards:
                left[kind] -= 1
        return [max(0, count) for count in left]

    def _remember(self, view: View) -> None:
        self.turn = view.turn
        self.fields = [[column[:] for column in columns] for columns in view.fields]
        self.coins = view.coins[:]
        self.turned = view.turned[:]
        self.top, self.discard = view.top, view.discard

    def _sold(self, view: View) -> list[int]:
        """By kind: cards of fields that were harvested since the last view."""
        sold = [0] * view.rules.kinds
        for seat in range(len(self.fields)):
            for field in range(len(self.fields[seat])):
                old, new = self.fields[seat][field], view.fields[seat][field]
                replaced = len(new) < len(old) or new[: len(old)] != old
                robbed = view.coins[seat] == self.coins[seat] and new == old[:-1]  # a Magpie took one card
                if replaced and not robbed:
                    for kind in old:
                        sold[kind] += 1
        return sold

    def _thrown_away(self, view: View, sold: list[int]) -> list[int]:
        """By kind: turned-over and hand cards that went to the discard pile since the last view."""
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

    def _update_run(self, view: View, sold: list[int], thrown: list[int]) -> None:
        top, more = view.top, view.discard - self.discard
        if top == UNKNOWN:
            self.run = 0
        elif top != self.top or more < 0:
            coins = sum(view.coins) - sum(self.coins)
            fresh = thrown[top] + max(0, sold[top] - max(0, coins))
            self.run = max(1, min(fresh, more))
        elif more > 0:
            self.run += min(more, thrown[top] + sold[top])


def _planted(fields: list[list[list[int]]], kind: int) -> int:
    """How many cards of a kind are in all fields."""
    return sum([column.count(kind) for columns in fields for column in columns])
