"""How Cognac Beans change the rules of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bohnanza.engine.beans import deck_of, together
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import HarvestEffect
from bohnanza.engine.state import State
from bohnanza_cognac.acts import earn
from bohnanza_cognac.beans import COGNAC
from bohnanza_cognac.moves import SipInOwnTurn
from bohnanza_cognac.sips import Sips

FOR_A_SIP: Final = 3  # Cognac Beans, or more


class CognacHarvest(HarvestEffect):
    """Three or more Cognac Beans bring a sip besides their coins [CG-2]; not at the end of the game [CG-7]."""

    def __init__(self, others: HarvestEffect | None) -> None:
        self.others = others

    def brings_field(self, rules: Rules, fields: int, kind: int, cards: int) -> bool:
        return self.others is not None and self.others.brings_field(rules, fields, kind, cards)

    def harvested(self, s: State, seat: int, kind: int, cards: int) -> None:
        if self.others is not None:
            self.others.harvested(s, seat, kind, cards)
        if kind == COGNAC and cards >= FOR_A_SIP:
            earn(s, seat)


def cognac(rules: Rules) -> Rules:
    """Eight Cognac Beans in the deck [CG-1], and sips."""
    return replace(
        rules,
        deck=together(rules.deck, deck_of(COGNAC)),
        harvest_effect=CognacHarvest(rules.harvest_effect),
        anytime=(*rules.anytime, SipInOwnTurn()),
        extras=(*rules.extras, Sips(rules.seats)),
    )
