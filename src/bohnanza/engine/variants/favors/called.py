"""F3, F4 and F6: favors that the creditor calls in."""

from __future__ import annotations

from typing import ClassVar, Final

from bohnanza.engine import acts
from bohnanza.engine.field_space import growing_field
from bohnanza.engine.give import GiveCard
from bohnanza.engine.moves import MAX_SEATS, PASSES, AnytimeMove, CardMove, Pass
from bohnanza.engine.seams import GOING_ON, NOBODY, NOT_LISTED, Anytime, IllegalMove, Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.steps.draw import Drawing
from bohnanza.engine.steps.plant_now import must_plant_now
from bohnanza.engine.steps.receive import RECEIVING, AfterPlanting, Receiving
from bohnanza.engine.trade_acts import revalidate
from bohnanza.engine.variants.favors.acts import demand, give_back, press, seize, show_hand
from bohnanza.engine.variants.favors.extra import DEMAND, PRESS, SEIZE, favors_of

# --- F3: one of the turned-over cards ---


class CallSeize(CardMove):
    """Take one of the cards that the debtor has just turned over."""

    form: ClassVar = "call {favor=F3} {kind}"

    def objection(self, s: State) -> IllegalMove | None:
        if self.seat == s.awaited:
            return IllegalMove("BN-F3", "refused-favor-not-now")
        return super().objection(s)

    def play(self, s: State, step: Step) -> None:
        seize(s, self.seat, self.kind)
        give_back(s, self.seat, s.active, SEIZE)

    def facts(self, s: State) -> dict[str, object]:
        return {"seat": s.active}

    def gets(self, s: State) -> list[int]:
        return [self.kind]


class AskingSeize(Step):
    """After the turning over, before any trade, the creditor is asked once; passing keeps the favor [BN-F3]."""

    def __init__(self) -> None:
        super().__init__("ask-f3", rule="BN-F3", task="step-ask-f3")

    def awaited(self, s: State) -> int:
        return favors_of(s).creditor_of(s.active, SEIZE) if s.turned else NOBODY

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == favors_of(s).creditor_of(s.active, SEIZE):
            for kind in sorted(set(s.turned)):
                out.append(CallSeize(seat, kind))
            out.append(PASSES[seat])

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        for move in moves:
            if isinstance(move, CallSeize) and growing_field(s.rules, s.fields[seat], move.kind) >= 0:
                return move
        return None

    def advance(self, s: State, move: Move) -> None:
        s.agenda.pop()

    def run(self, s: State) -> None:
        s.agenda.pop()


# --- F4: a card that fits ---


def suitable(s: State, creditor: int, debtor: int) -> list[Move]:
    """The hand cards of a debtor of a kind that grows in a field of the creditor."""
    hand = s.hands[debtor]
    grown = {column[-1] for column in s.fields[creditor] if column}
    return [GiveCard(debtor, hand[place], place) for place in range(len(hand)) if hand[place] in grown]


class CallDemand(AnytimeMove):
    """Demand a suitable card."""

    form: ClassVar = "call {favor=F4} {debtor:seat}"

    def __init__(self, seat: int, debtor: int) -> None:
        super().__init__(seat)
        self.debtor = debtor

    def objection(self, s: State) -> IllegalMove | None:
        return IllegalMove("BN-F4", "refused-favor-phase-3")

    def play(self, s: State, step: Step) -> None:
        """The debtor gives a card, or shows the hand to the creditor alone; the favor is used up either way."""
        demand(s, self.seat, self.debtor)
        give_back(s, self.seat, self.debtor, DEMAND)
        if suitable(s, self.seat, self.debtor):
            plant_before_drawing(s)
            s.agenda.append(GIVING[self.seat][self.debtor])
        else:
            show_hand(s, self.debtor, self.seat)

    def rank(self, s: State) -> int:
        """Before what the step waits for: after that it may be too late."""
        return GOING_ON - 1


def plant_before_drawing(s: State) -> None:
    """Resume phase 3 if everything else was planted already, so that the card is planted in it."""
    if RECEIVING not in s.agenda:
        turn = s.rules.turn
        s.agenda[:] = turn[turn.index(RECEIVING) :][::-1]


class AskingDemand(Step):
    """In every phase 3, creditors are asked clockwise from the active seat; passing keeps the favor [BN-F4].

    They are asked before anything is planted, and `again` after the last planting: until the draw begins, or
    the settlement of the last turn, it is still phase 3.
    """

    def __init__(self, again: bool) -> None:
        name = "ask-f4 again" if again else "ask-f4"
        super().__init__(name, rule="BN-F4", task="step-ask-f4")
        self.again = again

    def awaited(self, s: State) -> int:
        favors = favors_of(s)
        for distance in range(s.rules.seats):
            seat = (s.active + distance) % s.rules.seats
            if favors.debtors_of(seat, DEMAND) and not favors.passed & (1 << seat):
                return seat
        return NOBODY

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == s.awaited:
            for debtor in favors_of(s).debtors_of(seat, DEMAND):
                out.append(CallDemand(seat, debtor))
            out.append(PASSES[seat])

    def advance(self, s: State, move: Move) -> None:
        """Whoever passes is not asked again before the next planting."""
        if isinstance(move, Pass):
            favors_of(s).passed |= 1 << move.seat

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        grows = any([bool(column) for column in s.fields[seat]])
        for move in moves:
            if isinstance(move, CallDemand if grows else Pass):
                return move
        return None

    def run(self, s: State) -> None:
        """All have passed, or nothing is owed; if nothing is planted in between, nobody is asked twice."""
        s.agenda.pop()
        if self.again or RECEIVING.awaited(s) != NOBODY:
            favors_of(s).passed = 0


class DemandInPhase3(Anytime):
    """Later in phase 3 the favor can still be called, at any time until the draw begins."""

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if isinstance(s.agenda[-1], Receiving | AfterPlanting | Drawing):
            for debtor in favors_of(s).debtors_of(seat, DEMAND):
                out.append(CallDemand(seat, debtor))


class Giving(Step):
    """The debtor chooses among the cards that fit; the creditor plants it in this phase."""

    def __init__(self, creditor: int, debtor: int) -> None:
        super().__init__(
            f"give-to p{creditor} from p{debtor}",
            rule="BN-F4",
            task="step-give-to",
            closed=True,
        )
        self.creditor = creditor
        self.debtor = debtor

    def awaited(self, s: State) -> int:
        return self.debtor

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == self.debtor:
            out.extend(suitable(s, self.creditor, self.debtor))

    def give(self, s: State, seat: int, kind: int, place: int) -> None:
        acts.hand_over(s, seat, kind, place, self.creditor)

    def facts(self, s: State, seat: int, moves: list[Move]) -> dict[str, object]:
        return {"other": self.creditor}

    def meanings(self) -> dict[str, str]:
        return {"gift": "give"}

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        gifts = [move for move in moves if isinstance(move, GiveCard)]
        gifts.sort(key=lambda move: growing_field(s.rules, s.fields[seat], move.kind) >= 0)
        return gifts[0] if gifts else None

    def advance(self, s: State, move: Move) -> None:
        s.agenda.pop()


ASKING_SEIZE: Final = AskingSeize()
ASKING_DEMAND: Final = AskingDemand(again=False)
ASKING_DEMAND_AGAIN: Final = AskingDemand(again=True)
GIVING: Final = tuple(
    tuple(Giving(creditor, debtor) for debtor in range(MAX_SEATS)) for creditor in range(MAX_SEATS)
)


# --- F6: plant this at once ---


class CallPress(AnytimeMove):
    """Give the debtor a card of your hand to plant at once."""

    form: ClassVar = "call {favor=F6} {debtor:seat} {kind}@{place}"

    def __init__(self, seat: int, debtor: int, kind: int, place: int) -> None:
        super().__init__(seat)
        self.debtor = debtor
        self.kind = kind
        self.place = place

    def objection(self, s: State) -> IllegalMove | None:
        if s.rules.favors is None or self.debtor not in favors_of(s).debtors_of(self.seat, PRESS):
            return IllegalMove("BN-F6", "refused-favor-not-owed")
        if s.rules.fits.never_planted(self.kind) is not None:
            return IllegalMove("BN-12", "refused-magpie-given")
        if s.agenda[-1].closed:
            return super().objection(s)
        return IllegalMove("BN-F6", "refused-not-in-hand")

    def play(self, s: State, step: Step) -> None:
        press(s, self.seat, self.debtor, self.kind, self.place)
        give_back(s, self.seat, self.debtor, PRESS)
        revalidate(s)
        must_plant_now(s, self.debtor, self.kind)

    def rank(self, s: State) -> int:
        """A card that grows here is better kept; one of several copies is enough."""
        grows = growing_field(s.rules, s.fields[self.seat], self.kind) >= 0
        return NOT_LISTED if grows or s.hands[self.seat].index(self.kind) != self.place else super().rank(s)


_CALLS: dict[tuple[int, int, int, int], CallPress] = {}


def call_press(seat: int, debtor: int, kind: int, place: int) -> CallPress:
    """A call of F6, always the same object for the same parts: they are listed at every decision."""
    key = (seat, debtor, kind, place)
    move = _CALLS.get(key)
    if move is None:
        move = CallPress(seat, debtor, kind, place)
        _CALLS[key] = move
    return move


class PressAnyTime(Anytime):
    """At any time, with any card of the creditor's hand but a Magpie [BN-F6] [BN-12]."""

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        favors = favors_of(s)
        if not favors.owed[seat]:
            return
        for debtor in favors.debtors_of(seat, PRESS):
            hand = s.hands[seat]
            for place in range(len(hand)):
                if s.rules.fits.never_planted(hand[place]) is None:
                    out.append(call_press(seat, debtor, hand[place], place))
