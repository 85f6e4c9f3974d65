"""Ratings by openskill (Plackett-Luce): one for each bot, from all games in their order."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from statistics import fmean
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from bohnanza.lab.blocks import BlockGame


class Rating(TypedDict):
    """How strong a bot is estimated to be, and the standard deviation of the estimate."""

    mu: float
    sigma: float


def ratings(games: Sequence[BlockGame]) -> dict[str, Rating]:
    """The rating of every bot, or nothing if openskill is not installed.

    Copies of a bot share one rating: each plays with it, and the results are averaged after every game.
    """
    if find_spec("openskill") is None:
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = {name: Rating(mu=model.mu, sigma=model.sigma) for name in games[0]["bots"]}
    for game in games:
        if len(found) > 1:
            teams = [[model.rating(**found[name])] for name in game["bots"]]
            rated = [team[0] for team in model.rate(teams, ranks=places(game))]
            for name in found:
                copies = [one for one, bot in zip(rated, game["bots"]) if bot == name]
                found[name] = Rating(
                    mu=fmean([one.mu for one in copies]), sigma=fmean([one.sigma for one in copies])
                )
    return found


def places(game: BlockGame) -> list[float]:
    """The place of every seat, 0 the best: winners before all others, who are ranked by their coins."""
    scores, winners = game["scores"], game["winners"]
    keys = [(seat not in winners, 0 if seat in winners else -score) for seat, score in enumerate(scores)]
    order = sorted(set(keys))
    return [float(order.index(key)) for key in keys]
