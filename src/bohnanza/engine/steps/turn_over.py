"""Phase 2 begins: cards are turned over."""

from __future__ import annotations

from typing import Final

from bohnanza.engine import acts
from bohnanza.engine.moves import TURN_OVERS
from bohnanza.engine.seams import IllegalMove, Move, Step
from bohnanza.engine.state import State


class TurningOver(Step):
    """The game waits before the cards are turned over, so that anybody may harvest."""

    def __init__(self) -> None:
        super().__init__("turn-over", rule="AB-30", task="step-turn-over", formal=True)

    def planting_objection(self, s: State, seat: int, kind: int) -> IllegalMove | None:
        if seat == s.active:
            return IllegalMove("AB-12", "refused-hand-planting-over")
        return super().planting_objection(s, seat, kind)

    def awaited(self, s: State) -> int:
        return s.active

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == s.active:
            out.append(TURN_OVERS[seat])

    def formality(self, s: State) -> Move | None:
        return TURN_OVERS[s.active]

    def advance(self, s: State, move: Move) -> None:
        s.agenda.pop()
        acts.turn_over(s)


TURNING_OVER: Final = TurningOver()
