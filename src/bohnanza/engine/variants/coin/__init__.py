"""The AMIGO Bean Coin."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.variant import Variant
from bohnanza.engine.variants.coin.events import CoinClaimed, CoinContested, CoinTaken
from bohnanza.engine.variants.coin.moves import Claim, Contest
from bohnanza.engine.variants.coin.rules import coin

VARIANT: Final = Variant(
    id="coin",
    prefix="AC",
    home=__name__,
    make=coin,
    goes_with=("anniversary",),
    moves=(
        Claim,
        Contest,
    ),
    events=(
        CoinClaimed,
        CoinContested,
        CoinTaken,
    ),
)
