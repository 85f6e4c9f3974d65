"""Whole games by uniformly random players, compiled with the engine."""

from __future__ import annotations

from random import Random

from bohnanza.engine.game import apply, legal
from bohnanza.engine.menus import Menu
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State


def playout(s: State, menu: Menu, rng: Random, moves: list[Move] | None = None) -> int:
    """Play to the end, choosing uniformly among the listed moves; the number of decisions, without formalities."""
    decisions = 0
    uniform = rng.random  # bound once: looking the method up costs more than the number
    while s.agenda:
        step = s.agenda[-1]
        move = menu.formality(s, step) if step.formal or step.trading else None
        if move is None:
            options = legal(s, s.awaited, menu)
            move = options[int(uniform() * float(len(options)))]
            decisions += 1
        if moves is not None:
            moves.append(move)
        apply(s, move)
    return decisions
