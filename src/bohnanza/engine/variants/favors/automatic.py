"""F1 and F2: favors that nobody calls in; they fall due as soon as the debtor can honour them."""

from __future__ import annotations

from typing import ClassVar, Final

from bohnanza.engine.beans import NAMES
from bohnanza.engine.moves import Done, Plant
from bohnanza.engine.seams import FIRST, NOBODY, Duty, IllegalMove, Move, Sentence, Step
from bohnanza.engine.state import State
from bohnanza.engine.steps.plant import FromHand
from bohnanza.engine.variants.favors.acts import give_back, plant_for, repay
from bohnanza.engine.variants.favors.extra import PLANT_FOR, REPAY, favors_of

# --- F1 ---


class PlantForCreditor(Move):
    """Plant the first card of the hand in a field of the creditor."""

    form: ClassVar = "plant {kind} for {creditor:seat} {field}"
    verb: ClassVar = "plant-for"

    def __init__(self, seat: int, kind: int, creditor: int, field: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.creditor = creditor
        self.field = field

    def objection(self, s: State) -> IllegalMove | None:
        return IllegalMove("BN-F1", "refused-nothing-owed-there")

    def play(self, s: State, step: Step) -> None:
        plant_for(s, self.seat, self.kind, self.creditor, self.field)
        give_back(s, self.creditor, self.seat, PLANT_FOR)

    def rank(self, s: State) -> int:
        return FIRST


class OwesPlanting(Duty):
    """The next hand card of a kind that the creditor grows must be planted there, wanted or not [BN-F1].

    Each planting is judged separately: a Magpie in front is free, the card behind it is not [BN-11].
    """

    def targets(self, s: State, seat: int) -> list[Move]:
        """The plantings of which one has to be made now; none if nothing is owed."""
        step = s.agenda[-1]
        if seat != s.active or not isinstance(step, FromHand) or not s.hands[seat]:
            return []
        creditor = favors_of(s).creditor_of(seat, PLANT_FOR)
        kind = s.hands[seat][0]
        if creditor == NOBODY or step.planting_objection(s, seat, kind) is not None:
            return []
        columns = s.fields[creditor]
        return [
            PlantForCreditor(seat, kind, creditor, field)
            for field in range(len(columns))
            if columns[field] and s.rules.fits.fits(columns[field], kind)
        ]

    def narrow(self, s: State, seat: int, out: list[Move]) -> None:
        owed = self.targets(s, seat)
        if owed:
            out[:] = [move for move in out if not isinstance(move, Plant | Done)]
            out.extend(owed)

    def forbids(self, s: State, move: Move) -> IllegalMove | None:
        if isinstance(move, Plant | Done) and self.targets(s, move.seat):
            return IllegalMove("BN-F1", "refused-owed-planting")
        return None

    def task(self, s: State, seat: int) -> Sentence | None:
        if not self.targets(s, seat):
            return None
        creditor = favors_of(s).creditor_of(seat, PLANT_FOR)
        return Sentence("task-plant-for", {"owed": creditor, "card": NAMES[s.hands[seat][0]]})


# --- F2 ---


class Repay(Move):
    """Move a card from one of your fields to a field of the creditor."""

    form: ClassVar = "repay {own:own_field} to {creditor:seat} {field}"

    def __init__(self, seat: int, own: int, creditor: int, field: int) -> None:
        super().__init__(seat)
        self.own = own
        self.creditor = creditor
        self.field = field

    def play(self, s: State, step: Step) -> None:
        """The card moves over; bean protection does not prevent it [BN-13]."""
        repay(s, self.seat, self.own, self.creditor, self.field)
        give_back(s, self.creditor, self.seat, REPAY)

    def facts(self, s: State) -> dict[str, object]:
        return {"kind": NAMES[s.fields[self.seat][self.own][-1]]}

    def cost(self, s: State) -> int:
        """How many coins the debtor's field loses."""
        column = s.fields[self.seat][self.own]
        pays = s.rules.payouts[column[-1]]
        return pays[len(column)] - pays[len(column) - 1]


class Repaying(Step):
    """At the start of the turn a card of a kind that both grow moves to the creditor's field [BN-F2].

    Nothing can be done before it; a favor that cannot be honoured stays [BN-10].
    """

    def __init__(self) -> None:
        super().__init__("repay", rule="BN-F2", task="step-repay", closed=True)

    def choices(self, s: State) -> list[Move]:
        """Every card of a kind that both grow, onto every field where it fits."""
        creditor = favors_of(s).creditor_of(s.active, REPAY)
        if creditor == NOBODY:
            return []
        own, theirs = s.fields[s.active], s.fields[creditor]
        return [
            Repay(s.active, mine, creditor, field)
            for mine in range(len(own))
            for field in range(len(theirs))
            if own[mine] and theirs[field] and own[mine][-1] == theirs[field][-1]
        ]

    def awaited(self, s: State) -> int:
        return s.active if self.choices(s) else NOBODY

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == s.active:
            out.extend(self.choices(s))

    def facts(self, s: State, seat: int, moves: list[Move]) -> dict[str, object]:
        return {"other": favors_of(s).creditor_of(seat, REPAY)}

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        ways = [move for move in moves if isinstance(move, Repay)]
        return min(ways, key=lambda move: move.cost(s), default=None)

    def advance(self, s: State, move: Move) -> None:
        s.agenda.pop()

    def run(self, s: State) -> None:
        s.agenda.pop()


REPAYING: Final = Repaying()
