"""The trader's weights: numbers that were tuned and are stored in `weights.json`."""

from __future__ import annotations

import json
from pkgutil import get_data
from typing import Final

# Every weight with its value where the data has no other.
DEFAULTS: Final[dict[str, float]] = {
    "horizon": 1.4,  # rounds that a field is expected to last
    "reach": 0.33,  # share of the cards of a kind that come to a seat that grows it
    "rival": 0.35,  # how much of that every other grower takes
    "empty": 0.4,  # worth of a free field
    "keep": 0.85,  # share of its worth that a good hand card keeps for every round until it is planted
    "stay": 0.6,  # the same for a bad one, which may still be traded away
    "second": 0.05,  # gain at which a second card is planted
    "sell": 0.05,  # gain at which a field is sold without need
    "accept": 0.02,  # utility at which an offer is accepted
    "offer": 0.1,  # expected utility at which one is made
    "envy": 0.8,  # weight of what others gain, shared among them
    "relief": 0.1,  # what others are assumed to gain by giving away a card that they do not grow
    "threshold": 0.0,  # gain that others are assumed to ask for
    "scale": 0.25,  # how sharply they are assumed to judge
    "strange": 0.1,  # and more, if they do not grow what they get
    "gift": 0.35,  # and more, if they are to get nothing
    "doubt": 0.75,  # how far to believe the chance that a card is in a hand
    "learn": 0.15,  # how much a refusal changes that
    "offers": 4.0,  # made in the trading phase of its own turn
    "requests": 2.0,  # made in that of another's turn
    "magpie": 0.6,  # worth of a Magpie when it is played
    "favor": 0.3,  # worth of a favor that can be called in
    "debt": 0.25,  # what owing one costs
    "field": 0.6,  # worth of one more field, for every round left
    "patience": 2.0,  # a field is bought only if more rounds are left
}


class TraderWeights:
    """The weights of one game, as attributes; those not named have their defaults."""

    def __init__(self, values: dict[str, float]) -> None:
        unknown = [name for name in values if name not in DEFAULTS]
        if unknown:
            raise ValueError(f"There is no weight '{unknown[0]}'.")
        full = DEFAULTS | values
        self.horizon = full["horizon"]
        self.reach = full["reach"]
        self.rival = full["rival"]
        self.empty = full["empty"]
        self.keep = full["keep"]
        self.stay = full["stay"]
        self.second = full["second"]
        self.sell = full["sell"]
        self.accept = full["accept"]
        self.offer = full["offer"]
        self.envy = full["envy"]
        self.relief = full["relief"]
        self.threshold = full["threshold"]
        self.scale = full["scale"]
        self.strange = full["strange"]
        self.gift = full["gift"]
        self.doubt = full["doubt"]
        self.learn = full["learn"]
        self.offers = int(full["offers"])
        self.requests = int(full["requests"])
        self.magpie = full["magpie"]
        self.favor = full["favor"]
        self.debt = full["debt"]
        self.field = full["field"]
        self.patience = full["patience"]


def names_for(game_id: str) -> list[str]:
    """The names under which the data may have weights for a game, the most general first.

    >>> names_for("anniversary+coin/3")
    ['default', '/3', 'anniversary', 'anniversary/3', 'anniversary+coin', 'anniversary+coin/3']
    """
    rule_set, _, seats = game_id.partition("/")
    edition = rule_set.partition("+")[0]
    return list(
        dict.fromkeys(
            ["default", f"/{seats}", edition, f"{edition}/{seats}", rule_set, f"{rule_set}/{seats}"]
        )
    )


_DATA: Final = get_data("bohnanza.bots.trader", "weights.json")
assert _DATA is not None
_TUNED: Final[dict[str, dict[str, float]]] = json.loads(_DATA)["weights"]
_READY: Final[dict[str, TraderWeights]] = {}


def tuned_for(game_id: str) -> dict[str, float]:
    """The weights that the data has for a game; more specific names override more general ones."""
    values: dict[str, float] = {}
    for name in names_for(game_id):
        values |= _TUNED.get(name, {})
    return values


def weights_for(game_id: str) -> TraderWeights:
    if game_id not in _READY:
        _READY[game_id] = TraderWeights(tuned_for(game_id))
    return _READY[game_id]
