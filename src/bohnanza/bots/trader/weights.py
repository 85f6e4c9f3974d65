"""The trader's weights: numbers that were tuned, kept as data in `weights.json`."""

from __future__ import annotations

import json
from pkgutil import get_data
from typing import Final

# Every weight with the value it has where the data says nothing else.
DEFAULTS: Final[dict[str, float]] = {
    "horizon": 1.4,  # rounds that a field is expected to live
    "reach": 0.33,  # share of the cards of a kind that come to who grows it
    "rival": 0.35,  # how much every further grower takes of that
    "empty": 0.4,  # worth of a free field
    "keep": 0.85,  # what a good hand card keeps of its worth for every round until it is planted
    "stay": 0.6,  # the same for a bad one, which may still be traded away
    "second": 0.05,  # gain at which a second card is planted
    "sell": 0.05,  # gain at which a field is sold that need not be
    "accept": 0.02,  # utility at which an offer is accepted
    "offer": 0.1,  # expected utility at which one is made
    "envy": 0.8,  # weight of what others gain, shared among them
    "relief": 0.1,  # what others are thought to gain by giving a card away that they do not grow
    "threshold": 0.0,  # gain that others are thought to ask for
    "scale": 0.25,  # how sharply they are thought to judge
    "strange": 0.1,  # and more, if they do not grow what they get
    "gift": 0.35,  # and more, if they are to get nothing
    "doubt": 0.75,  # how far the chance is believed that a card is in a hand
    "learn": 0.15,  # how much a refusal changes that
    "offers": 4.0,  # made in one trading phase of the own turn
    "requests": 2.0,  # made in one of another's turn
    "magpie": 0.6,  # worth of a Magpie when it is played
    "favor": 0.3,  # worth of a favor for who may call it in
    "debt": 0.25,  # what owing one costs
    "field": 0.6,  # worth of a further field, for every round left
    "patience": 2.0,  # rounds left without which no field is bought
}


class TraderWeights:
    """One number a name, as plain attributes."""

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
    """Under which names the data may say something about a game, the most general first.

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


def _load() -> dict[str, dict[str, float]]:
    raw = get_data("bohnanza.bots.trader", "weights.json")
    assert raw is not None
    tuned: dict[str, dict[str, float]] = json.loads(raw)["weights"]
    return tuned


_TUNED: Final[dict[str, dict[str, float]]] = _load()
_READY: Final[dict[str, TraderWeights]] = {}


def tuned_for(game_id: str) -> dict[str, float]:
    """What the data says about a game; what is said last, and so most specially, holds."""
    values: dict[str, float] = {}
    for name in names_for(game_id):
        values |= _TUNED.get(name, {})
    return values


def weights_for(game_id: str) -> TraderWeights:
    """The weights of a game, made once."""
    if game_id not in _READY:
        _READY[game_id] = TraderWeights(tuned_for(game_id))
    return _READY[game_id]
