"""What grows where, and what there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from bohnanza.engine.rules import Rules


def growing(rules: Rules, columns: list[list[int]], kind: int) -> int:
    """The field on which somebody has begun what this kind goes onto, the longest of several; -1 if none."""
    best = -1
    for field in range(len(columns)):
        column = columns[field]
        if column and rules.fits.fits(column, kind) and (best < 0 or len(column) > len(columns[best])):
            best = field
    return best


def homeless(rules: Rules, columns: list[list[int]], cards: Sequence[int]) -> list[int]:
    """The kinds among cards that would need an empty field each."""
    kinds = [kind for kind in dict.fromkeys(cards) if rules.fits.never(kind) is None]
    return [kind for kind in kinds if growing(rules, columns, kind) < 0]


def crowded(rules: Rules, columns: list[list[int]], cards: Sequence[int]) -> bool:
    """Whether there is no room for all of some cards."""
    return len(homeless(rules, columns, cards)) > columns.count([])
