"""Taking a sip."""

from __future__ import annotations

from typing import ClassVar, Final

from bohnanza.engine.moves import MAX_SEATS, AnytimeMove
from bohnanza.engine.seams import Anytime, IllegalMove, Move, Step
from bohnanza.engine.state import State
from bohnanza_cognac.acts import drink
from bohnanza_cognac.sips import sips_of

LEFT: Final = 1  # cards that a sip leaves in the draw pile, so that it never runs out by one [CG-6]


class Sip(AnytimeMove):
    """Give up a sip for a card."""

    form: ClassVar = "sip"

    def objection(self, s: State) -> IllegalMove | None:
        if not sips_of(s):
            return IllegalMove("CG-1", "refused-no-cognac")
        if self.seat != s.active:
            return IllegalMove("CG-5", "refused-sip-own-turn")
        if not sips_of(s)[self.seat]:
            return IllegalMove("CG-5", "refused-no-sip")
        if len(s.deck) <= LEFT:
            return IllegalMove("CG-6", "refused-sip-last-card")
        return super().objection(s)  # the step in progress must be finished first

    def play(self, s: State, step: Step) -> None:
        drink(s, self.seat)


SIPS: Final = tuple(Sip(seat) for seat in range(MAX_SEATS))


class SipInOwnTurn(Anytime):
    """The active player may take a sip whenever the game rests."""

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == s.active and sips_of(s)[seat] and len(s.deck) > LEFT:
            out.append(SIPS[seat])
