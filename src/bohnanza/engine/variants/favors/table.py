"""The add-on: where favors come into a turn."""

from __future__ import annotations

from dataclasses import replace

from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Step
from bohnanza.engine.steps.draw import DRAWING, DRAWING_ROUND
from bohnanza.engine.steps.plant import PLANTING
from bohnanza.engine.steps.plant_now import plant_now_steps
from bohnanza.engine.steps.receive import RECEIVING
from bohnanza.engine.steps.trade import TRADING
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
from bohnanza.engine.variants.favors.extra import TradeFavors, no_favors


def favors(rules: Rules) -> Rules:
    """Everybody has six favors."""
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
    before: dict[str, Step] = {
        PLANTING.name: REPAYING,
        TRADING.name: ASKING_SEIZE,
        RECEIVING.name: ASKING_DEMAND,
    }
    steps: list[Step] = []
    for step in turn:
        if step.name in before:
            steps.append(before[step.name])
        if step is DRAWING:
            steps.append(DRAWING_WITH_FAVORS)
        elif step is DRAWING_ROUND:
            steps.append(DRAWING_ROUND_WITH_FAVORS)
        else:
            steps.append(step)
        if step is RECEIVING:
            steps.append(ASKING_DEMAND_AGAIN)
    return tuple(steps)


def inner_steps(rules: Rules) -> tuple[Step, ...]:
    """Every step that can interrupt such a turn."""
    seats = rules.seats
    giving = [
        GIVING[creditor][debtor] for creditor in range(seats) for debtor in range(seats) if creditor != debtor
    ]
    others = [step for step in plant_now_steps(rules) if step not in rules.inner]
    draws = (*DRAWING_ALL[:seats], *DRAWING_ONE[:seats], *ASKING_PEEK[:seats], *SORTING[:seats])
    return (*rules.inner, *others, *giving, *draws, KEEPING, REFILLING)
