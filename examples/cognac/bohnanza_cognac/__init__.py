"""Cognac Beans: an add-on whose harvests bring sips, and each sip a card."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.variant import Variant
from bohnanza_cognac.beans import COGNAC
from bohnanza_cognac.events import SipEarned, SipTaken
from bohnanza_cognac.moves import Sip
from bohnanza_cognac.rules import cognac

VARIANT: Final = Variant(
    id="cognac",
    prefix="CG",
    home=__name__,
    make=cognac,
    goes_with=("anniversary", "classic"),
    beans=(COGNAC,),
    moves=(Sip,),
    events=(SipEarned, SipTaken),
)
