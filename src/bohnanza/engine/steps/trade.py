"""Phase 2, continued: trading."""

from __future__ import annotations

from typing import Final

from bohnanza.engine import trade_acts
from bohnanza.engine.moves import DONES
from bohnanza.engine.seams import NOBODY, Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import list_answers


class Trading(Step):
    """Everybody may make offers; the game waits only for those who were asked, or else for the active seat."""

    def __init__(self) -> None:
        super().__init__("trade", rule="AB-38", task="step-trade", trading=True)

    def awaited(self, s: State) -> int:
        for offer in s.offers:
            if offer.waits_for != NOBODY:
                return offer.waits_for
        return s.active

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if s.offers:
            list_answers(s, seat, out)
        if seat == s.active:
            out.append(DONES[seat])

    def advance(self, s: State, move: Move) -> None:
        s.agenda.pop()
        trade_acts.end_trading(s)


TRADING: Final = Trading()
