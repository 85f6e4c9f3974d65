"""Bots by name: those of this package, and those of other packages.

A package adds a bot by an entry point of the group `bohnanza.bots`: its name is the name of the bot, and its object
is a callable that makes a bot from a `Random`. The first line of the callable's docstring says how the bot plays;
for the bots of this package this is in the catalogues of words (`bot-trader`).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from bohnanza.bots.base import Bot
from bohnanza.bots.greedy import GreedyBot
from bohnanza.bots.peer_ai1 import PeerAi1
from bohnanza.bots.peer_ref import PeerRef
from bohnanza.bots.random_bot import RandomBot
from bohnanza.bots.trader import make_trader
from bohnanza.bots.trader_1 import make_trader_1
from bohnanza.words.errors import WordedError

__all__ = ["BOTS", "GROUP", "Bot", "RegisteredBot", "UnknownBot", "all_bots", "bot_named", "style_of"]

GROUP: Final = "bohnanza.bots"

Make = Callable[[Random], Bot]


class RegisteredBot(NamedTuple):
    """How a bot is made, and what is said about it."""

    make: Make
    sentence: str = ""  # of bots of other packages; our own have an entry in the catalogues of words
    own: bool = True  # whether it is one of this package
    offered: bool = True  # whether people can choose it


# These use no random numbers.


def _greedy(rng: Random) -> Bot:
    return GreedyBot()


def _peer_ai1(rng: Random) -> Bot:
    return PeerAi1()


def _peer_ref(rng: Random) -> Bot:
    return PeerRef()


BOTS: Final[dict[str, RegisteredBot]] = {
    "random": RegisteredBot(RandomBot),
    "greedy": RegisteredBot(_greedy),
    "peer-ai1": RegisteredBot(_peer_ai1),
    "peer-ref": RegisteredBot(_peer_ref),
    "trader": RegisteredBot(make_trader),
    "trader-1": RegisteredBot(make_trader_1, offered=False),  # never changes; for comparison
}


@mypyc_attr(native_class=False)  # a native one cannot have a base that is not compiled
class UnknownBot(WordedError):
    """There is no bot of this name, or it cannot be used."""


def bot_named(name: str, seed: str) -> Bot:
    """A new bot whose choices depend on nothing but the seed and what it is shown.

    >>> bot_named("greedy", "tea").name
    'greedy'
    >>> bot_named("carrot", "tea")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    bohnanza.bots.UnknownBot: There is no bot called “carrot”: ...
    """
    return registered_bot(name).make(Random(seed))


def registered_bot(name: str) -> RegisteredBot:
    """The bot with this name, of this package or another."""
    if name in BOTS:
        return BOTS[name]
    others = _of_other_packages()
    if name not in others:
        raise UnknownBot("bots-no-bot", name=name, bots=[*BOTS, *others])
    return _loaded(others[name])


def all_bots() -> dict[str, RegisteredBot]:
    """Every bot, those of this package first; the sentence of one that cannot be loaded says so."""
    found = dict(BOTS)
    for name, point in _of_other_packages().items():
        try:
            found[name] = _loaded(point)
        except UnknownBot as problem:
            found[name] = RegisteredBot(_unusable, str(problem), own=False)
    return found


def style_of(name: str, entry: RegisteredBot, language: str = "en") -> str:
    """How a bot plays, in a sentence; bots of other packages say it in one language only."""
    from bohnanza.words import voice  # loaded only when it is needed, as in errors

    return voice(language).say(f"bot-{name}") if entry.own else entry.sentence


def _of_other_packages() -> dict[str, EntryPoint]:
    """Entry points sorted by name; none can replace a bot of this package."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point for point in points if point.name not in BOTS}


def _loaded(point: EntryPoint) -> RegisteredBot:
    from bohnanza.words import say

    try:
        make = point.load()
    except Exception as error:  # anything can go wrong in the code of others
        raise UnknownBot(
            "bots-not-loaded", name=point.name, problem=f"{type(error).__name__}: {error}"
        ) from error
    if not callable(make):
        raise UnknownBot("bots-not-callable", name=point.name, value=point.value)
    lines = (make.__doc__ or "").strip().splitlines()
    return RegisteredBot(make, lines[0] if lines else say("bots-brought", value=point.value), own=False)


def _unusable(rng: Random) -> Bot:
    raise UnknownBot("bots-cannot-play")
