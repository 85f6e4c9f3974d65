"""The moves outside trading: a class for each intent. Those that are listed are made once and shared."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from bohnanza.engine import acts
from bohnanza.engine.beans import MOST_KINDS, NAMES
from bohnanza.engine.seams import HARVESTING, PLANTING, IllegalMove, Move, Step
from bohnanza.engine.state import State

MAX_SEATS: Final = 7
MAX_FIELDS: Final = 3


# --- what several moves have in common ---


@mypyc_attr(allow_interpreted_subclasses=True)
class AnytimeMove(Move):
    """A move that leaves the step in progress where it is; it cannot be made while that step is `closed`."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, advances=False)

    def objection(self, s: State) -> IllegalMove | None:
        return IllegalMove("AB-54", "refused-mid-step")


@mypyc_attr(allow_interpreted_subclasses=True)
class CardMove(Move):
    """A move with a card of a kind, wherever it lies."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind


@mypyc_attr(allow_interpreted_subclasses=True)
class HandCardMove(CardMove):
    """A move with a card and its place in a hand, counted from 0 at the front."""

    def __init__(self, seat: int, kind: int, place: int) -> None:
        super().__init__(seat, kind)
        self.place = place


# --- planting, harvesting, buying ---


class Plant(CardMove):
    """Plant the card that the step says must or may be planted."""

    form: ClassVar = "plant {kind} {field}"

    def __init__(self, seat: int, kind: int, field: int) -> None:
        super().__init__(seat, kind)
        self.field = field

    def objection(self, s: State) -> IllegalMove | None:
        if not 0 <= self.kind < s.rules.kinds:
            return IllegalMove("AB-1", "refused-no-such-bean")
        wrong_card = s.agenda[-1].planting_objection(s, self.seat, self.kind)
        if wrong_card is not None:
            return wrong_card
        never = s.rules.fits.never_planted(self.kind)
        if never is not None:
            return never
        name = NAMES[self.kind]
        columns = s.fields[self.seat]
        if not 0 <= self.field < len(columns):
            return IllegalMove("AB-2", "refused-no-such-field", field=self.field + 1)
        fits = s.rules.fits
        if not any([fits.fits(column, self.kind) for column in columns]):  # [AB-22]
            return IllegalMove("AB-22", "refused-no-room", kind=name)
        if not fits.fits(columns[self.field], self.kind):
            return IllegalMove("AB-20", "refused-other-bean-grows", kind=name, field=self.field + 1)
        return None

    def play(self, s: State, step: Step) -> None:
        step.plant(s, self.seat, self.kind, self.field)

    def facts(self, s: State) -> dict[str, object]:
        return cards_together(s, self.kind)

    def rank(self, s: State) -> int:
        return PLANTING


def cards_together(s: State, kind: int) -> dict[str, object]:
    """The cards of a kind that one move plants or discards, if there are several."""
    count = s.agenda[-1].together(s, kind)
    return {"cards": [NAMES[kind]] * count} if count > 1 else {}


class Harvest(AnytimeMove):
    """Sell one of your own fields."""

    form: ClassVar = "harvest {field}"

    def __init__(self, seat: int, field: int) -> None:
        super().__init__(seat)
        self.field = field

    def objection(self, s: State) -> IllegalMove | None:
        columns = s.fields[self.seat]
        if not 0 <= self.field < len(columns):
            return IllegalMove("AB-2", "refused-no-such-field", field=self.field + 1)
        if not columns[self.field]:
            return IllegalMove("AB-51", "refused-nothing-grows", field=self.field + 1)
        if len(columns[self.field]) < smallest_harvest(columns, s.rules.empty_field_protects):
            if s.rules.empty_field_protects:
                return IllegalMove("AB-52", "refused-single-bean-here")
            return IllegalMove("AB-52", "refused-single-bean")
        if s.agenda[-1].closed:
            return super().objection(s)
        return IllegalMove("AB-50", "refused-harvest-own-turn")

    def play(self, s: State, step: Step) -> None:
        acts.harvest(s, self.seat, self.field)

    def facts(self, s: State) -> dict[str, object]:
        columns, rules = s.fields[self.seat], s.rules
        kind, cards = columns[self.field][-1], len(columns[self.field])
        gains = rules.harvest_effect is not None and rules.harvest_effect.brings_field(
            rules, len(columns), kind, cards
        )
        return {"coins": rules.payouts[kind][cards], "gains_field": gains}

    def rank(self, s: State) -> int:
        return HARVESTING


def smallest_harvest(columns: list[list[int]], empty_field_protects: bool) -> int:
    """Bean protection: single cards may be sold only while no field has more than one [AB-52].

    In some games an empty field protects them as well.
    """
    for column in columns:
        if len(column) > 1 or (empty_field_protects and not column):
            return 2
    return 1


class BuyField(AnytimeMove):
    """Pay for one more field."""

    form: ClassVar = "buy"

    def objection(self, s: State) -> IllegalMove | None:
        price = s.rules.field_price
        if not price:
            return IllegalMove("AB-2", "refused-no-field-for-sale")
        if len(s.fields[self.seat]) >= s.rules.max_fields:
            return IllegalMove("CL-5", "refused-third-field-bought")
        if len(s.coins[self.seat]) < price:
            return IllegalMove(
                "CL-5", "refused-third-field-price", price=price, coins=len(s.coins[self.seat])
            )
        return super().objection(s)

    def play(self, s: State, step: Step) -> None:
        acts.buy_field(s, self.seat)

    def facts(self, s: State) -> dict[str, object]:
        return {"coins": s.rules.field_price}


# --- moves that are done when the step has advanced ---


class Done(Move):
    """Stop planting from the hand, or trading."""

    form: ClassVar = "done"

    def facts(self, s: State) -> dict[str, object]:
        hand = s.hands[self.seat]
        about = s.agenda[-1].facts(s, self.seat, [])
        return {**about, "kind": NAMES[hand[0]]} if hand else about


class Pass(Move):
    """Decline whatever the step asks."""

    form: ClassVar = "pass"


class TurnOver(Move):
    """Turn over the top cards of the draw pile."""

    form: ClassVar = "turn"


class Draw(Move):
    """Draw the cards of phase 4."""

    form: ClassVar = "draw"


PLANTS: Final = tuple(
    tuple(tuple(Plant(seat, kind, field) for field in range(MAX_FIELDS)) for kind in range(MOST_KINDS))
    for seat in range(MAX_SEATS)
)
HARVESTS: Final = tuple(
    tuple(Harvest(seat, field) for field in range(MAX_FIELDS)) for seat in range(MAX_SEATS)
)
BUYS: Final = tuple(BuyField(seat) for seat in range(MAX_SEATS))
DONES: Final = tuple(Done(seat) for seat in range(MAX_SEATS))
TURN_OVERS: Final = tuple(TurnOver(seat) for seat in range(MAX_SEATS))
PASSES: Final = tuple(Pass(seat) for seat in range(MAX_SEATS))
DRAWS: Final = tuple(Draw(seat) for seat in range(MAX_SEATS))


def list_plants(s: State, seat: int, kind: int, out: list[Move]) -> None:
    """Add the plantings of a card in every field of a seat where it may go."""
    s.rules.fits.list_fields(s.fields[seat], kind, PLANTS[seat][kind], out)
