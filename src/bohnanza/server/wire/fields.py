"""Fields and what they pay."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from bohnanza.engine.beans import CARDS, LONGEST_COLUMN
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.moves import smallest_harvest
from bohnanza.engine.rules import Rules
from bohnanza.server.protocol.game import Field

EMPTY: Final = Field([], 0, False, 0, 0, False, False)


class HarvestValue(NamedTuple):
    """What a harvest of some number of cards earns, and what it earns at the next step of the beanometer."""

    pays: int
    brings_field: bool
    next_cards: int
    next_pays: int
    next_brings_field: bool


@lru_cache(1024)
def steps_of(game_id: str, kind: int, may_gain: bool) -> list[HarvestValue]:
    """By number of cards of a kind, for a player who may or may not gain another field; more cards never pay less."""
    rules = rules_for(game_id)
    fields = rules.fields if may_gain else rules.max_fields
    brings = [
        rules.harvest_effect is not None and rules.harvest_effect.brings_field(rules, fields, kind, cards)
        for cards in range(LONGEST_COLUMN)
    ]
    pays, last = rules.payouts[kind], LONGEST_COLUMN - 1
    steps = [HarvestValue(pays[last], brings[last], 0, 0, False)]
    for cards in reversed(range(last)):  # from the last one back, because each names the next step
        after = steps[-1]
        if after.pays > pays[cards] or after.brings_field:
            after = HarvestValue(0, False, cards + 1, after.pays, after.brings_field)
        steps.append(HarvestValue(pays[cards], brings[cards], *after[2:]))
    return steps[::-1]


def fields_for(rules: Rules, columns: list[list[int]]) -> list[Field]:
    least = smallest_harvest(columns, rules.empty_field_protects)
    may_gain = len(columns) < rules.max_fields
    fields = []
    for column in columns:
        if not column:
            fields.append(EMPTY)
            continue
        size = len(column)
        value = steps_of(rules.game_id, column[-1], may_gain)[size]
        fields.append(Field([CARDS[kind] for kind in column], *value, size < least))
    return fields


def harvestable(rules: Rules, columns: list[list[int]]) -> list[int]:
    """The fields, counted from 1, that hold something and are not protected.

    >>> harvestable(rules_for("anniversary/4"), [[2, 2], [5], []])  # a single bean is protected by a larger field
    [1]
    """
    least = smallest_harvest(columns, rules.empty_field_protects)
    return [field for field, column in enumerate(columns, 1) if len(column) >= least]
