"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from bohnanza.bots.base import Bot
from bohnanza.bots.greedy import GreedyBot
from bohnanza.bots.random_bot import RandomBot

__all__ = ["BOTS", "Bot", "Entry", "UnknownBot", "bot_named"]


class Entry(NamedTuple):
    """How a bot is made, and a sentence about it."""

    make: Callable[[Random], Bot]
    sentence: str


def _greedy(rng: Random) -> Bot:
    return GreedyBot()  # it leaves nothing to chance


BOTS: Final[dict[str, Entry]] = {
    "random": Entry(RandomBot, "Plays any listed move, all equally likely."),
    "greedy": Entry(
        _greedy, "Plants what fits, swaps what it does not grow for what it does, gives away the rest."
    ),
}


class UnknownBot(ValueError):
    """A name that is no bot's; the message is one sentence."""


def bot_named(name: str, seed: str) -> Bot:
    """A new bot whose choices depend on nothing but the seed and what it is shown.

    >>> bot_named("greedy", "tea").name
    'greedy'
    >>> bot_named("carrot", "tea")
    Traceback (most recent call last):
    bohnanza.bots.UnknownBot: There is no bot 'carrot'; there are random, greedy.
    """
    if name not in BOTS:
        raise UnknownBot(f"There is no bot '{name}'; there are {', '.join(BOTS)}.")
    return BOTS[name].make(Random(seed))
