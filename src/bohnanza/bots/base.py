"""The interface of a bot: it gets what its seat may know and a list of moves, and returns a move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from mypy_extensions import mypyc_attr

from bohnanza.engine.events import Event
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move
from bohnanza.engine.views import View

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player for one seat in one game: subclass it and write `choose`, and `speak` if it is to trade."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View, moves: list[Move]) -> Move:
        """The move to make when the game waits for this seat; `moves` are the listed ones, at least one."""
        raise NotImplementedError

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        """The move to make in a round of trading, also an offer that is not listed, or None to pass."""
        return None

    def interrupt(self, view: View) -> Move | None:
        """An any-time move when others are about to go on, or None."""
        return None

    def interrupts(self, rules: Rules) -> bool:
        """Whether `interrupt` is asked in a game by these rules: always, if there is one."""
        return type(self).interrupt is not Bot.interrupt

    def limited(self) -> bool:
        """Whether the driver's limits hold for it; they do for every bot, but not for a person in its place."""
        return True

    def reads_offers(self) -> bool:
        """Whether offers are to be listed for it; one that thinks of its own plays faster without."""
        return True

    def observe(self, event: Event) -> None:
        """Hear of an event as this seat gets it: all of them in order, from the deal on."""


def pick(rng: Random, items: Sequence[T]) -> T:
    """One of the items, each equally likely, the same under every version of Python."""
    return items[int(rng.random() * len(items))]


def observes(bot: Bot) -> bool:
    """Whether a bot wants to hear of events; none are made for those that do not."""
    return type(bot).observe is not Bot.observe
