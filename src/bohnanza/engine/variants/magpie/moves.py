"""Playing and collecting Magpies and stealing with them: the moves, and the steps that ask for them."""

from __future__ import annotations

from typing import ClassVar, Final

from bohnanza.engine.beans import NAMES
from bohnanza.engine.moves import DONES, MAX_FIELDS, MAX_SEATS, Done
from bohnanza.engine.seams import FIRST, NOBODY, Anytime, IllegalMove, Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.steps.left_cards import TurnedCardsStep
from bohnanza.engine.steps.plant import FromHand
from bohnanza.engine.variants.magpie.acts import collect_magpies, play_magpie, steal
from bohnanza.engine.variants.magpie.beans import MAGPIE

# --- playing one from the hand ---


class PlayMagpie(Move):
    """Play the Magpie at the front of the hand; it counts as that planting."""

    form: ClassVar = "play magpie"

    def objection(self, s: State) -> IllegalMove | None:
        step = s.agenda[-1]
        if s.awaited != self.seat or not isinstance(step, FromHand):
            return super().objection(s)
        if s.hands[self.seat][0] != MAGPIE:
            return IllegalMove("MB-2", "refused-no-magpie-first")
        return step.planting_objection(s, self.seat, MAGPIE)

    def play(self, s: State, step: Step) -> None:
        """Onto the discard pile; the theft follows at once, before anybody can harvest [MB-4]."""
        play_magpie(s, self.seat)
        s.agenda.append(STEALING)

    def rank(self, s: State) -> int:
        return FIRST if STEALING.thefts(s) else super().rank(s)


class CollectMagpies(Move):
    """Take all Magpies on the table into the hand, instead of planting them."""

    form: ClassVar = "collect magpies"

    def play(self, s: State, step: Step) -> None:
        collect_magpies(s, self.seat)


PLAY_MAGPIE: Final = tuple(PlayMagpie(seat) for seat in range(MAX_SEATS))
COLLECT_MAGPIES: Final = tuple(CollectMagpies(seat) for seat in range(MAX_SEATS))


class MagpieMoves(Anytime):
    """What can be done with a Magpie where other cards are planted."""

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        """Play the one in front [MB-2]; take those on the table of a duel [MB-6]."""
        if seat != s.active:
            return
        step = s.agenda[-1]
        if isinstance(step, FromHand):
            if s.hands[seat][0] == MAGPIE and step.planting_objection(s, seat, MAGPIE) is None:
                out.append(PLAY_MAGPIE[seat])
        elif isinstance(step, TurnedCardsStep) and MAGPIE in s.turned:
            out.append(COLLECT_MAGPIES[seat])

    def facts(self, s: State, seat: int) -> dict[str, object]:
        return {"magpies": MAGPIE in s.turned}


# --- the theft ---


class Steal(Move):
    """Take a card from another player's field and plant it where its kind grows."""

    form: ClassVar = "steal {victim:seat} {field} to {own:own_field}"

    def __init__(self, seat: int, victim: int, field: int, own: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.field = field
        self.own = own

    def objection(self, s: State) -> IllegalMove | None:
        if s.awaited == self.seat and isinstance(s.agenda[-1], Stealing):
            return IllegalMove("MB-3", "refused-theft")
        return super().objection(s)

    def play(self, s: State, step: Step) -> None:
        steal(s, self.seat, self.victim, self.field, self.own)

    def facts(self, s: State) -> dict[str, object]:
        return {"kind": NAMES[s.fields[self.victim][self.field][-1]]}


STEALS: Final = tuple(
    tuple(
        tuple(
            tuple(Steal(seat, victim, field, own) for own in range(MAX_FIELDS)) for field in range(MAX_FIELDS)
        )
        for victim in range(MAX_SEATS)
    )
    for seat in range(MAX_SEATS)
)


class Stealing(Step):
    """One card each from up to two other players, into fields where the kind grows already [MB-3]."""

    def __init__(self, robbed: int) -> None:
        super().__init__(
            "steal" if robbed == NOBODY else f"steal robbed p{robbed}",
            rule="MB-3",
            task="step-steal",
            closed=True,
        )
        self.robbed = robbed

    def thefts(self, s: State) -> list[Move]:
        """Every card that fits, from everybody who has not been robbed yet."""
        found: list[Move] = []
        own = s.fields[s.active]
        for victim in range(s.rules.seats):
            if victim not in (s.active, self.robbed):
                for field in range(len(s.fields[victim])):
                    column = s.fields[victim][field]
                    for mine in range(len(own)):
                        if column and own[mine] and own[mine][-1] == column[-1]:
                            found.append(STEALS[s.active][victim][field][mine])
        return found

    def awaited(self, s: State) -> int:
        return s.active if self.thefts(s) else NOBODY

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == s.active:
            out.extend(self.thefts(s))
            out.append(DONES[seat])

    def advance(self, s: State, move: Move) -> None:
        if isinstance(move, Steal) and self.robbed == NOBODY:
            s.agenda[-1] = STEALING_AGAIN[move.victim]
        else:
            assert isinstance(move, Steal | Done)
            s.agenda.pop()

    def run(self, s: State) -> None:
        s.agenda.pop()

    def facts(self, s: State, seat: int, moves: list[Move]) -> dict[str, object]:
        return {"again": self.robbed != NOBODY}

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        columns = s.fields[seat]
        thefts = [move for move in moves if isinstance(move, Steal)]
        return max(thefts, key=lambda move: len(columns[move.own]), default=None)


STEALING: Final = Stealing(NOBODY)
STEALING_AGAIN: Final = tuple(Stealing(seat) for seat in range(MAX_SEATS))


class GatheringMagpies(Step):
    """Magpies that would have to be planted in phase 3 go to the back of their owner's hand [MB-5]."""

    def __init__(self) -> None:
        super().__init__("magpies")

    def run(self, s: State) -> None:
        s.agenda.pop()
        for distance in range(s.rules.seats):
            collect_magpies(s, (s.active + distance) % s.rules.seats)


GATHERING: Final = GatheringMagpies()
