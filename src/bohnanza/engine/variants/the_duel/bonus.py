"""Bonus cards: what fulfils one, and the moves and steps in which they are drawn, dropped and fulfilled."""

from __future__ import annotations

from typing import ClassVar, Final

from bohnanza.engine.moves import MAX_FIELDS, PASSES, AnytimeMove
from bohnanza.engine.seams import FIRST, NOBODY, Anytime, IllegalMove, Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.variants.the_duel.acts import draw_bonus, drop_bonus, end_draws, fulfil
from bohnanza.engine.variants.the_duel.bonus_cards import ROWS
from bohnanza.engine.variants.the_duel.extra import BONUS_HAND, DuelExtra, duel_of, is_the_duel

# By bonus card: run lengths, newest first.
RUNS: Final = tuple(tuple([int(length) for length in row[0].split("-")][::-1]) for row in ROWS)


def fulfils(column: list[int], bonus: int) -> bool:
    """Whether the last cards of a field are the pattern of a bonus card [DU-40].

    The oldest run of the pattern is "at least"; the newer ones are exact, and the newest card belongs to it.

    >>> from bohnanza.engine.variants.the_duel.bonus_cards import NAMES
    >>> fulfils([3, 3, 3, 4, 4], NAMES.index("2-2/10")), fulfils([3, 3, 4, 4, 4], NAMES.index("2-2/10"))
    (True, False)
    """
    runs = RUNS[bonus]
    kind = 0
    at = len(column)
    for run in range(len(runs)):
        if at == 0 or (run and column[at - 1] != kind - 1):
            return False
        kind, start = column[at - 1], at
        while at > 0 and column[at - 1] == kind:
            at -= 1
        length = start - at
        if length < runs[run] or (length > runs[run] and run < len(runs) - 1):
            return False
    return True


# --- fulfilling, at any time ---


class Fulfil(AnytimeMove):
    """Show that a field, of either player, is what one of your bonus cards wants."""

    form: ClassVar = "fulfil {bonus} {owner:seat} {field}"

    def __init__(self, seat: int, bonus: int, owner: int, field: int) -> None:
        super().__init__(seat)
        self.bonus = bonus
        self.owner = owner
        self.field = field

    def objection(self, s: State) -> IllegalMove | None:
        if not is_the_duel(s):
            return s.agenda[-1].misplaced(s, self.seat)
        if self.bonus not in duel_of(s).hands[self.seat]:
            return IllegalMove("DU-41", "refused-not-your-bonus")
        if s.agenda[-1].closed:
            return super().objection(s)
        return IllegalMove("DU-40", "refused-bonus-not-met")

    def play(self, s: State, step: Step) -> None:
        fulfil(s, self.seat, self.bonus, self.owner, self.field)

    def rank(self, s: State) -> int:
        return FIRST

    def urgent(self) -> bool:
        return True

    def standing_order(self) -> str:
        return "fulfil"


SEATS: Final = 2
FULFILS: Final = tuple(
    tuple(
        tuple(
            tuple(Fulfil(seat, bonus, owner, field) for field in range(MAX_FIELDS)) for owner in range(SEATS)
        )
        for bonus in range(len(ROWS))
    )
    for seat in range(SEATS)
)


class FulfilAnyTime(Anytime):
    """Either player may fulfil a bonus card with any field of either, at any time [DU-41].

    The rules have `plantings_noticed`, so that both are asked after every planting.
    """

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        last = -1
        for bonus in duel_of(s).hands[seat]:
            if bonus == last:  # hands are sorted: the second of two equal cards lists nothing new
                continue
            last = bonus
            for owner in range(SEATS):
                columns = s.fields[owner]
                for field in range(len(columns)):
                    if fulfils(columns[field], bonus):
                        out.append(FULFILS[seat][bonus][owner][field])


def first_fitting(s: State, seat: int, bonus: int) -> list[str]:
    """Owner and field, in notation, of the first column that fulfils a card; the seat's first field if none does."""
    for owner in range(SEATS):
        for field in range(len(s.fields[owner])):
            if fulfils(s.fields[owner][field], bonus):
                return [f"p{owner}", str(field + 1)]
    return [f"p{seat}", "1"]


# --- phase 4: dropping and drawing ---


class DropBonus(Move):
    """Throw a bonus card away."""

    form: ClassVar = "drop {bonus}"

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def objection(self, s: State) -> IllegalMove | None:
        return IllegalMove("DU-29", "refused-drop-bonus")

    def play(self, s: State, step: Step) -> None:
        drop_bonus(s, self.seat, self.bonus)


class DrawBonus(Move):
    """Draw one bonus card."""

    form: ClassVar = "draw bonus"
    verb: ClassVar = "draw-bonus"

    def play(self, s: State, step: Step) -> None:
        draw_bonus(s, self.seat)


DROPS: Final = tuple(tuple(DropBonus(seat, bonus) for bonus in range(len(ROWS))) for seat in range(SEATS))
BONUS_DRAWS: Final = tuple(DrawBonus(seat) for seat in range(SEATS))


class BonusStep(Step):
    """A step of phase 4 that comes twice: first for the active player, then for the other one."""

    def __init__(self, name: str, task: str, other: bool, formal: bool = False) -> None:
        super().__init__(name + (" other" if other else ""), rule="DU-29", task=task, formal=formal)
        self.other = other

    def player(self, s: State) -> int:
        """Whose step it is."""
        return 1 - s.active if self.other else s.active

    def run(self, s: State) -> None:
        s.agenda.pop()


class DroppingBonus(BonusStep):
    """One bonus card may be thrown away [DU-29]."""

    def __init__(self, other: bool) -> None:
        super().__init__("drop-bonus", "step-drop-bonus", other)

    def awaited(self, s: State) -> int:
        return self.player(s) if duel_of(s).hands[self.player(s)] else NOBODY

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == self.player(s):
            for bonus in sorted(set(duel_of(s).hands[seat])):
                out.append(DROPS[seat][bonus])
            out.append(PASSES[seat])

    def advance(self, s: State, move: Move) -> None:
        s.agenda.pop()


class DrawingBonus(BonusStep):
    """Bonus cards are drawn one by one until there are three, so that one may be fulfilled in between."""

    def __init__(self, other: bool) -> None:
        super().__init__("draw-bonus", "step-draw-bonus", other, formal=True)

    def awaited(self, s: State) -> int:
        duel, player = duel_of(s), self.player(s)
        full = len(duel.hands[player]) >= BONUS_HAND
        empty = not duel.deck and not duel.discard
        return NOBODY if full or empty or duel.stopped[player] else player

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == self.player(s):
            out.append(BONUS_DRAWS[seat])

    def formality(self, s: State) -> Move | None:
        return BONUS_DRAWS[self.player(s)]

    def run(self, s: State) -> None:
        s.agenda.pop()
        end_draws(s, self.player(s))


DROPPING_BONUS: Final = (DroppingBonus(False), DroppingBonus(True))
DRAWING_BONUS: Final = (DrawingBonus(False), DrawingBonus(True))


def fulfil_all(s: State, duel: DuelExtra) -> None:
    """At the end every bonus card that the fields fulfil is fulfilled [DU-51]."""
    anytime = FulfilAnyTime()
    for seat in (s.active, 1 - s.active):
        found: list[Move] = []
        anytime.moves(s, seat, found)
        while found:
            move = found[0]
            assert isinstance(move, Fulfil)
            fulfil(s, seat, move.bonus, move.owner, move.field)
            found = []
            anytime.moves(s, seat, found)
