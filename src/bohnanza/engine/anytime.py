"""Moves that a seat has whenever the game waits for a decision."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.moves import BUYS, HARVESTS, smallest_harvest
from bohnanza.engine.seams import Anytime, Move
from bohnanza.engine.state import State


class HarvestAnyTime(Anytime):
    """Every seat may harvest whenever the game waits for a decision [AB-50] [AB-53].

    It does not matter whether the seat needs the field for a card [AB-23].
    """

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        columns = s.fields[seat]
        least = smallest_harvest(columns, s.rules.empty_field_protects)
        harvests = HARVESTS[seat]
        field = 0
        for column in columns:
            if len(column) >= least:
                out.append(harvests[field])
            field += 1


class HarvestOwnTurn(HarvestAnyTime):
    """Only the active seat may harvest [V3-7] [CD-3]."""

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if seat == s.active:
            super().moves(s, seat, out)


class BuyFieldAnyTime(Anytime):
    """Every seat may buy a third field, once, at any time, if it has the coins [CL-5].

    So a seat can do it to make room whenever it must plant a card [CL-6].
    """

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        if len(s.fields[seat]) < s.rules.max_fields and len(s.coins[seat]) >= s.rules.field_price:
            out.append(BUYS[seat])


HARVEST_ANY_TIME: Final = HarvestAnyTime()
HARVEST_OWN_TURN: Final = HarvestOwnTurn()
BUY_FIELD_ANY_TIME: Final = BuyFieldAnyTime()
