"""How favors change the rules of a game: they can be traded, and a turn has steps in which they are called in."""

from __future__ import annotations

from dataclasses import replace

from bohnanza.engine.rules import Rules, with_steps
from bohnanza.engine.seams import FavorTrade, Step
from bohnanza.engine.state import State
from bohnanza.engine.steps.draw import DRAWING, DRAWING_ROUND
from bohnanza.engine.steps.plant import PLANTING
from bohnanza.engine.steps.plant_now import plant_now_steps
from bohnanza.engine.steps.receive import RECEIVING
from bohnanza.engine.steps.trade import TRADING
from bohnanza.engine.variants.favors.acts import hand_over_favor
from bohnanza.engine.variants.favors.automatic import REPAYING, OwesPlanting
from bohnanza.engine.variants.favors.called import (
    ASKING_DEMAND,
    ASKING_DEMAND_AGAIN,
    ASKING_SEIZE,
    GIVING,
    DemandInPhase3,
    PressAnyTime,
)
from bohnanza.engine.variants.favors.drawing import (
    ASKING_PEEK,
    DRAWING_ALL,
    DRAWING_ONE,
    DRAWING_ROUND_WITH_FAVORS,
    DRAWING_WITH_FAVORS,
    KEEPING,
    REFILLING,
    SORTING,
)
from bohnanza.engine.variants.favors.extra import favors_of, no_favors


class TradeFavors(FavorTrade):
    """Favors from the hand may be part of a trade, on either side [BN-2]; received ones may not [BN-3]."""

    def in_hand(self, s: State, seat: int) -> list[int]:
        return favors_of(s).hands[seat]

    def has(self, s: State, seat: int, favors: tuple[int, ...]) -> bool:
        hand = self.in_hand(s, seat)
        return len(set(favors)) == len(favors) and all([favor in hand for favor in favors])

    def hand_over(self, s: State, debtor: int, creditor: int, favors: tuple[int, ...]) -> None:
        for favor in favors:
            hand_over_favor(s, debtor, creditor, favor)


def favors(rules: Rules) -> Rules:
    """Add favors to a game."""
    return replace(
        rules,
        turn=turn_with_favors(rules.turn),
        inner=inner_steps(rules),
        anytime=(*rules.anytime, PressAnyTime(), DemandInPhase3()),
        duties=(*rules.duties, OwesPlanting()),
        favors=TradeFavors(),
        extras=(*rules.extras, no_favors(rules.seats)),
    )


def turn_with_favors(turn: tuple[Step, ...]) -> tuple[Step, ...]:
    """The turn with the moments at which favors are honoured or asked for."""
    turn = with_steps(turn, PLANTING, before=REPAYING)
    turn = with_steps(turn, TRADING, before=ASKING_SEIZE)
    turn = with_steps(turn, RECEIVING, before=ASKING_DEMAND, after=ASKING_DEMAND_AGAIN)
    draws: dict[Step, Step] = {DRAWING: DRAWING_WITH_FAVORS, DRAWING_ROUND: DRAWING_ROUND_WITH_FAVORS}
    return tuple([draws.get(step, step) for step in turn])


def inner_steps(rules: Rules) -> tuple[Step, ...]:
    """Every step that can interrupt such a turn."""
    seats = rules.seats
    giving = [
        GIVING[creditor][debtor] for creditor in range(seats) for debtor in range(seats) if creditor != debtor
    ]
    others = [step for step in plant_now_steps(rules) if step not in rules.inner]
    draws = (*DRAWING_ALL[:seats], *DRAWING_ONE[:seats], *ASKING_PEEK[:seats], *SORTING[:seats])
    return (*rules.inner, *others, *giving, *draws, KEEPING, REFILLING)
