"""Which fields have space for which cards."""

from __future__ import annotations

from collections.abc import Sequence

from bohnanza.engine.rules import Rules


def growing_field(rules: Rules, columns: list[list[int]], kind: int) -> int:
    """The field in use that a card of this kind can be added to, the longest of several; -1 if there is none."""
    best = -1
    for field in range(len(columns)):
        column = columns[field]
        if column and rules.fits.fits(column, kind) and (best < 0 or len(column) > len(columns[best])):
            best = field
    return best


def kinds_needing_empty_field(rules: Rules, columns: list[list[int]], cards: Sequence[int]) -> list[int]:
    """The kinds among these cards that would each take up an empty field."""
    kinds = [kind for kind in dict.fromkeys(cards) if rules.fits.never_planted(kind) is None]
    return [kind for kind in kinds if growing_field(rules, columns, kind) < 0]


def too_few_fields(rules: Rules, columns: list[list[int]], cards: Sequence[int]) -> bool:
    """Whether these cards cannot all be planted without a harvest."""
    return len(kinds_needing_empty_field(rules, columns, cards)) > columns.count([])
