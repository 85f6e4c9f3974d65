"""The policies that several editions share: one small class each."""

from __future__ import annotations

from typing import Final

from bohnanza.engine import acts
from bohnanza.engine.seams import Dealing, Draws, Fits, Move, Scoring
from bohnanza.engine.state import State


class OneKind(Fits):
    """A field holds one kind, any number of cards; anything goes onto an empty field [AB-20]."""

    def list_fields(
        self, columns: list[list[int]], kind: int, plants: tuple[Move, ...], out: list[Move]
    ) -> None:
        """Empty ones and those of the same kind, also if there are both [AB-21]."""
        field = 0
        for column in columns:
            if not column or column[-1] == kind:
                out.append(plants[field])
            field += 1


class DealHands(Dealing):
    """Every hand in one go, the starting seat first."""

    def deal(self, s: State) -> None:
        for distance, size in enumerate(s.rules.hand_sizes):
            acts.deal(s, (s.start + distance) % s.rules.seats, size)


class DrawFixed(Draws):
    """Always the same number of cards."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def count(self, s: State, seat: int) -> int:
        return self.cards


def leaders(s: State) -> list[int]:
    """The seats with the highest score [AB-72]."""
    scoring = s.rules.scoring
    scores = [scoring.score(s, seat) for seat in range(s.rules.seats)]
    best = max(scores)
    return [seat for seat in range(s.rules.seats) if scores[seat] == best]


class FurthestWins(Scoring):
    """Most coins; in a tie, the seat furthest clockwise from the starting seat."""

    def winners(self, s: State) -> list[int]:
        seats = s.rules.seats
        return [max(leaders(s), key=lambda seat: (seat - s.start) % seats)]


class HandCardsWin(Scoring):
    """Most coins; in a tie, most hand cards; if still tied, they share the win [CL-9]."""

    def winners(self, s: State) -> list[int]:
        tied = leaders(s)
        most = max([len(s.hands[seat]) for seat in tied])
        return [seat for seat in tied if len(s.hands[seat]) == most]


ONE_KIND: Final = OneKind()
DEAL_HANDS: Final = DealHands()
FURTHEST_WINS: Final = FurthestWins()
HAND_CARDS_WIN: Final = HandCardsWin()
