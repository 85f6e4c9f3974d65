"""The Magpie Bean: never planted, it steals from other players' fields."""

from __future__ import annotations

from dataclasses import replace

from bohnanza.engine.beans import deck_of, together
from bohnanza.engine.rules import Rules, with_steps
from bohnanza.engine.seams import Fits, IllegalMove, Move
from bohnanza.engine.steps.receive import RECEIVING
from bohnanza.engine.variants.magpie.beans import MAGPIE
from bohnanza.engine.variants.magpie.moves import GATHERING, STEALING, STEALING_AGAIN, MagpieMoves


class NoMagpies(Fits):
    """Magpies are never planted [MB-1]."""

    def __init__(self, others: Fits) -> None:
        self.others = others

    def list_fields(
        self, columns: list[list[int]], kind: int, plants: tuple[Move, ...], out: list[Move]
    ) -> None:
        if kind != MAGPIE:
            self.others.list_fields(columns, kind, plants, out)

    def never_planted(self, kind: int) -> IllegalMove | None:
        return IllegalMove("MB-1", "refused-magpie-planted") if kind == MAGPIE else None


def magpie(rules: Rules) -> Rules:
    """Add the six Magpies to a game."""
    return replace(
        rules,
        deck=together(rules.deck, deck_of(MAGPIE)),
        turn=with_steps(rules.turn, RECEIVING, before=GATHERING),
        inner=(*rules.inner, STEALING, *STEALING_AGAIN[: rules.seats]),
        fits=NoMagpies(rules.fits),
        anytime=(*rules.anytime, MagpieMoves()),
    )
