"""The anniversary game with Field Beans, which can be turned into a third field."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bohnanza.engine import acts
from bohnanza.engine.beans import BRANDY, deck_of, together
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import HarvestEffect
from bohnanza.engine.state import State
from bohnanza.engine.variants.anniversary.rules import BASE_DECK
from bohnanza.engine.variants.field_beans.beans import FIELD
from bohnanza.engine.variants.new_beans.rules import new_beans

FOR_A_FIELD: Final = 2  # Field Beans; three pay coins like other beans [V2-5]


class ThirdField(HarvestEffect):
    """Exactly two Field Beans bring a third field instead of coins [V2-3]."""

    def brings_field(self, rules: Rules, fields: int, kind: int, cards: int) -> bool:
        """Not if the player has three already [V2-4]."""
        return kind == FIELD and cards == FOR_A_FIELD and fields < rules.max_fields

    def harvested(self, s: State, seat: int, kind: int, cards: int) -> None:
        """The field is there for good; not at the end of the game [V2-6]."""
        if self.brings_field(s.rules, len(s.fields[seat]), kind, cards):
            acts.gain_field(s, seat)


def field_beans(seats: int) -> Rules:
    """Field Beans for four or five."""
    return replace(
        new_beans(seats),
        deck=together(BASE_DECK, deck_of(BRANDY, FIELD)),  # [V2-1]
        fields=2,  # [V2-2]
        max_fields=3,
        harvest_effect=ThirdField(),
        restated=(("AB-2", "V2-2"), ("AB-45", "V1-4"), ("AB-70", "V1-5")),
    )
