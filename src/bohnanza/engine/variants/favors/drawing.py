"""F5, which changes the draw of phase 4, and the drawing of new favors after it."""

from __future__ import annotations

from typing import ClassVar, Final

from bohnanza.engine import acts
from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.field_space import growing_field
from bohnanza.engine.moves import MAX_SEATS, PASSES, CardMove, HandCardMove, Pass
from bohnanza.engine.seams import NOBODY, NOT_LISTED, Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.steps.draw import Drawing, is_last
from bohnanza.engine.variants.favors.acts import draw_favors, give_back, keep, pass_on, peek
from bohnanza.engine.variants.favors.extra import PEEK, favors_of
from bohnanza.engine.wording import card_text

# --- moves ---


class CallPeek(Move):
    """Look at the cards that the debtor would draw, and keep one."""

    form: ClassVar = "call {favor=F5}"


class Keep(HandCardMove):
    """Keep one of the cards and put it anywhere into your own hand."""

    form: ClassVar = "keep {kind} at {place}"

    def play(self, s: State, step: Step) -> None:
        keep(s, self.seat, self.kind, self.place)

    def rank(self, s: State) -> int:
        """Either end of the hand is enough to choose from."""
        return super().rank(s) if self.place in (0, len(s.hands[self.seat])) else NOT_LISTED


class PassOn(CardMove):
    """Give the debtor the next card."""

    form: ClassVar = "hand {kind}"

    def play(self, s: State, step: Step) -> None:
        assert isinstance(step, Sorting)
        pass_on(s, step.debtor, self.kind)


CALL_PEEK: Final = tuple(CallPeek(seat) for seat in range(MAX_SEATS))


# --- steps ---


class DrawingWithFavors(Drawing):
    """A draw before which creditors are asked: the active seat's, or a round of draws."""

    def __init__(self, round_of_draws: bool) -> None:
        super().__init__()
        self.round_of_draws = round_of_draws

    def advance(self, s: State, move: Move) -> None:
        """A draw for each seat that draws, each after its question; then new favors for the active seat."""
        s.agenda.pop()
        s.agenda.append(REFILLING)
        seats = s.rules.seats
        others = seats if self.round_of_draws else 1
        s.dry = False
        for distance in range(others - 1, -1, -1):
            seat = (s.active + distance) % seats
            s.agenda.append((DRAWING_ONE if self.round_of_draws else DRAWING_ALL)[seat])
            s.agenda.append(ASKING_PEEK[seat])


class DrawNow(Step):
    """The draw itself: one card of a round, or all cards of a seat's draw."""

    def __init__(self, seat: int, one: bool) -> None:
        super().__init__(f"draw-now p{seat}" + (" one" if one else ""))
        self.seat = seat
        self.one = one

    def take(self, s: State) -> list[int]:
        """Take the cards off the draw pile."""
        if not self.one:
            return acts.take_up_to(s, s.rules.draws.count(s, self.seat))
        card = acts.take(s)
        return [] if card == UNKNOWN else [card]

    def run(self, s: State) -> None:
        s.agenda.pop()
        cards = self.take(s)
        if cards:
            acts.to_back(s, self.seat, cards)
        if is_last(s):
            acts.finish(s)


class AskingPeek(Step):
    """Before the debtor draws, the creditor may call in F5; passing keeps it [BN-F5]."""

    def __init__(self, debtor: int) -> None:
        super().__init__(f"ask-f5 p{debtor}", rule="BN-F5", task="step-ask-f5", closed=True)
        self.debtor = debtor

    def awaited(self, s: State) -> int:
        return favors_of(s).creditor_of(self.debtor, PEEK)

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == self.awaited(s):
            out.append(CALL_PEEK[seat])
            out.append(PASSES[seat])

    def advance(self, s: State, move: Move) -> None:
        """If the creditor passes, the debtor draws; otherwise the creditor gets the cards first."""
        s.agenda.pop()
        if isinstance(move, Pass):
            return
        draw = s.agenda.pop()
        assert isinstance(draw, DrawNow)
        cards = draw.take(s)
        peek(s, move.seat, self.debtor, cards)
        give_back(s, move.seat, self.debtor, PEEK)
        s.agenda.append(SORTING[self.debtor])
        if cards:
            s.agenda.append(KEEPING)

    def run(self, s: State) -> None:
        s.agenda.pop()

    def facts(self, s: State, seat: int, moves: list[Move]) -> dict[str, object]:
        return {"other": self.debtor}

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        return CALL_PEEK[seat] if CALL_PEEK[seat] in moves else None


class Keeping(Step):
    """The creditor keeps one of the cards, anywhere in the hand."""

    def __init__(self) -> None:
        super().__init__("keep", rule="BN-F5", task="step-keep", closed=True)

    def awaited(self, s: State) -> int:
        return favors_of(s).reader

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        favors = favors_of(s)
        if seat == favors.reader:
            for kind in sorted(set(favors.drawn)):
                for place in range(len(s.hands[seat]) + 1):
                    out.append(Keep(seat, kind, place))

    def advance(self, s: State, move: Move) -> None:
        s.agenda.pop()

    def facts(self, s: State, seat: int, moves: list[Move]) -> dict[str, object]:
        return {"drawn": [card_text(kind) for kind in favors_of(s).drawn]}

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        """What grows here comes to the front, anything else to the back."""
        keeps = [move for move in moves if isinstance(move, Keep)]
        for move in keeps:
            if move.place == 0 and growing_field(s.rules, s.fields[seat], move.kind) >= 0:
                return move
        for move in keeps:
            if move.place == len(s.hands[seat]):
                return move
        return None


class Sorting(Step):
    """The creditor gives the debtor the other cards, one by one in any order."""

    def __init__(self, debtor: int) -> None:
        super().__init__(f"sort p{debtor}", rule="BN-F5", task="step-sort", closed=True)
        self.debtor = debtor

    def awaited(self, s: State) -> int:
        """The creditor, while there are two; even if they are alike, or the others would learn that they are."""
        favors = favors_of(s)
        return favors.reader if len(favors.drawn) > 1 else NOBODY

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        favors = favors_of(s)
        if seat == favors.reader:
            for kind in sorted(set(favors.drawn)):
                out.append(PassOn(seat, kind))

    def facts(self, s: State, seat: int, moves: list[Move]) -> dict[str, object]:
        return {"other": self.debtor}

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        for move in moves:
            if isinstance(move, PassOn):
                return move
        return None

    def run(self, s: State) -> None:
        """The last card goes over without a move; if the pile ran out for the last time, the game ends."""
        favors = favors_of(s)
        for kind in favors.drawn[:]:
            pass_on(s, self.debtor, kind)
        favors.reader = NOBODY
        s.agenda.pop()
        if is_last(s):
            acts.finish(s)


class Refilling(Step):
    """After drawing beans, the active seat draws new favors."""

    def __init__(self) -> None:
        super().__init__("refill")

    def run(self, s: State) -> None:
        s.agenda.pop()
        draw_favors(s, s.active)


DRAWING_WITH_FAVORS: Final = DrawingWithFavors(False)
DRAWING_ROUND_WITH_FAVORS: Final = DrawingWithFavors(True)
DRAWING_ALL: Final = tuple(DrawNow(seat, False) for seat in range(MAX_SEATS))
DRAWING_ONE: Final = tuple(DrawNow(seat, True) for seat in range(MAX_SEATS))
ASKING_PEEK: Final = tuple(AskingPeek(seat) for seat in range(MAX_SEATS))
SORTING: Final = tuple(Sorting(seat) for seat in range(MAX_SEATS))
KEEPING: Final = Keeping()
REFILLING: Final = Refilling()
