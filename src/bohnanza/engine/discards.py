"""Moves that throw a card away."""

from __future__ import annotations

from typing import ClassVar, Final

from bohnanza.engine import acts
from bohnanza.engine.beans import MOST_KINDS
from bohnanza.engine.moves import MAX_SEATS, CardMove, HandCardMove, cards_together
from bohnanza.engine.seams import IllegalMove, Move, Step
from bohnanza.engine.state import State


class DiscardTurned(CardMove):
    """Throw away turned-over cards of a kind: one or all of them, as the step says."""

    form: ClassVar = "discard {kind}"

    def play(self, s: State, step: Step) -> None:
        step.discard(s, self.seat, self.kind)

    def facts(self, s: State) -> dict[str, object]:
        return cards_together(s, self.kind)


class DiscardHand(HandCardMove):
    """Throw away one card of the hand, from any position."""

    form: ClassVar = "discard {kind}@{place}"

    def objection(self, s: State) -> IllegalMove | None:
        if self.seat == s.awaited and s.hands[self.seat][self.place : self.place + 1] != [self.kind]:
            return IllegalMove(s.agenda[-1].rule, "refused-not-in-hand")
        return super().objection(s)

    def play(self, s: State, step: Step) -> None:
        acts.discard_from_hand(s, self.seat, self.place)


TURNED_DISCARDS: Final = tuple(
    tuple(DiscardTurned(seat, kind) for kind in range(MOST_KINDS)) for seat in range(MAX_SEATS)
)
_HAND_DISCARDS: dict[tuple[int, int, int], DiscardHand] = {}


def hand_discard(seat: int, kind: int, place: int) -> DiscardHand:
    """A discard from the hand, always the same object for the same card and place."""
    key = (seat, kind, place)
    move = _HAND_DISCARDS.get(key)
    if move is None:
        move = DiscardHand(seat, kind, place)
        _HAND_DISCARDS[key] = move
    return move


def list_hand_discards(s: State, seat: int, out: list[Move]) -> None:
    """Add the discards of every card in the hand."""
    hand = s.hands[seat]
    for place in range(len(hand)):
        out.append(hand_discard(seat, hand[place], place))
