"""Whole games by uniformly random players, compiled with the engine."""

from __future__ import annotations

from random import Random

from bohnanza.engine.game import apply, legal
from bohnanza.engine.menus import Menu
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State


def playout(s: State, menu: Menu, rng: Random, moves: list[Move] | None = None) -> int:
    """Play to the end, uniformly over the listed moves; the number of decisions, formalities not counted."""
    decisions = 0
    while s.agenda:
        move = menu.formality(s)
        if move is None:
            options = legal(s, s.awaited, menu)
            move = options[int(rng.random() * len(options))]
            decisions += 1
        if moves is not None:
            moves.append(move)
        apply(s, move)
    return decisions
