"""The steps of the duels in which cards are left on the table for the other player."""

from __future__ import annotations

from typing import Final

from bohnanza.engine import acts
from bohnanza.engine.beans import NAMES
from bohnanza.engine.discards import TURNED_DISCARDS, DiscardHand, DiscardTurned, list_hand_discards
from bohnanza.engine.events import FROM_TURNED
from bohnanza.engine.moves import DONES, Done, Plant, list_plants
from bohnanza.engine.seams import NOBODY, IllegalMove, Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.steps.draw import is_last
from bohnanza.engine.steps.plant import FromHand
from bohnanza.engine.steps.turn_over import TurningOver


class TurnedCardsStep(Step):
    """The active seat deals with the turned-over cards: kind by kind, or card by card."""

    def __init__(self, name: str, rule: str, task: str, by_kind: bool) -> None:
        super().__init__(name, rule=rule, task=task)
        self.by_kind = by_kind

    def awaited(self, s: State) -> int:
        return s.active if s.turned else NOBODY

    def planting_objection(self, s: State, seat: int, kind: int) -> IllegalMove | None:
        if seat == s.active and kind not in s.turned:
            return IllegalMove(self.rule, "refused-not-on-table", kind=NAMES[kind])
        return None if seat == s.active else super().planting_objection(s, seat, kind)

    def plant(self, s: State, seat: int, kind: int, field: int) -> None:
        """One card, or all of its kind together where one of them fits [V3-11]."""
        for _ in range(self.together(s, kind)):
            acts.plant(s, seat, kind, field, FROM_TURNED)

    def discard(self, s: State, seat: int, kind: int) -> None:
        for _ in range(self.together(s, kind)):
            acts.discard_turned(s, seat, kind)

    def together(self, s: State, kind: int) -> int:
        return s.turned.count(kind) if self.by_kind else 1

    def facts(self, s: State, seat: int, moves: list[Move]) -> dict[str, object]:
        return {"by_kind": self.by_kind}

    def run(self, s: State) -> None:
        s.agenda.pop()


class UsingLeftCards(TurnedCardsStep):
    """What the other player left is planted or thrown away, in any order, before anything else [V3-2] [CD-5]."""

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == s.active:
            for kind in sorted(set(s.turned)):
                list_plants(s, seat, kind, out)
                out.append(TURNED_DISCARDS[seat][kind])

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        """What an add-on has for cards that are never planted; otherwise discard, so that the fields stay free."""
        rest = [move for move in moves if move.advances and not isinstance(move, Plant)]
        rest.sort(key=lambda move: isinstance(move, DiscardTurned))
        return rest[0] if rest else None


class PlantOrLeave(TurnedCardsStep):
    """What the player does not plant stays on the table for the other one [V3-5]."""

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == s.active:
            for kind in sorted(set(s.turned)):
                list_plants(s, seat, kind, out)
            out.append(DONES[seat])

    def advance(self, s: State, move: Move) -> None:
        if isinstance(move, Done):
            s.agenda.pop()


class TurningOverAndJoining(TurningOver):
    """Matching cards from the top of the discard pile join the turned-over ones in the same step [V3-4] [CD-7]."""

    def __init__(self, ends_at_once: bool) -> None:
        super().__init__()
        self.ends_at_once = ends_at_once

    def advance(self, s: State, move: Move) -> None:
        super().advance(s, move)
        if self.ends_at_once and is_last(s):  # [V3-9]
            acts.finish(s)
        else:
            acts.join_from_discards(s)


class DiscardingOne(Step):
    """One card from anywhere in the hand may be thrown away; that ends the step [CD-6]."""

    def __init__(self) -> None:
        super().__init__("discard-one", rule="CD-6", task="step-discard-one")

    def awaited(self, s: State) -> int:
        return s.active if s.hands[s.active] else NOBODY

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == s.active:
            list_hand_discards(s, seat, out)
            out.append(DONES[seat])

    def advance(self, s: State, move: Move) -> None:
        s.agenda.pop()

    def run(self, s: State) -> None:
        s.agenda.pop()


class PlantAndDiscard(FromHand):
    """Phase 1 of a duel: one card must, a second may be planted, and at any point one may be discarded [V3-3]."""

    def __init__(self, planted: int, discarded: bool) -> None:
        names = ("plant", "plant-again", "discard-one")
        super().__init__(
            names[planted] + (" discarded" if discarded else ""),
            rule=("AB-11", "AB-12", "V3-3")[planted],
            task=TASKS[planted],
            instead_of="plant" if planted or discarded else "",
        )
        self.planted = planted
        self.discarded = discarded

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat != s.active:
            return
        if self.planted < 2:
            list_plants(s, seat, s.hands[seat][0], out)
        if self.planted:
            out.append(DONES[seat])
        if not self.discarded:
            list_hand_discards(s, seat, out)

    def planting_objection(self, s: State, seat: int, kind: int) -> IllegalMove | None:
        if self.planted == 2 and seat == s.active:
            return IllegalMove("AB-12", "refused-hand-planting-over")
        return super().planting_objection(s, seat, kind)

    def advance(self, s: State, move: Move) -> None:
        discarding = isinstance(move, DiscardHand)
        planted = self.planted if discarding else self.planted + 1
        discarded = self.discarded or discarding
        if isinstance(move, Done) or (planted == 2 and discarded):
            s.agenda.pop()
        else:
            s.agenda[-1] = PLANT_AND_DISCARD[planted + 3 * discarded]


TASKS: Final = ("step-plant", "step-plant-again", "step-discard-one")
PLANT_AND_DISCARD: Final = tuple(
    PlantAndDiscard(planted, discarded) for discarded in (False, True) for planted in range(3)
)
USING_LEFT_CARDS_BY_KIND: Final = UsingLeftCards("use-offer", "V3-2", "step-use-offer-kinds", True)
USING_LEFT_CARDS_BY_CARD: Final = UsingLeftCards("use-offer", "CD-5", "step-use-offer-cards", False)
PLANT_OR_LEAVE_BY_KIND: Final = PlantOrLeave("plant-or-leave", "V3-5", "step-plant-or-leave-kinds", True)
PLANT_OR_LEAVE_BY_CARD: Final = PlantOrLeave("plant-or-leave", "CD-7", "step-plant-or-leave-cards", False)
DISCARDING_ONE: Final = DiscardingOne()
TURNING_OVER_ENDING: Final = TurningOverAndJoining(True)
TURNING_OVER_JOINING: Final = TurningOverAndJoining(False)
