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
    """A player for one seat in one game: subclass it and write `choose`, and `speak` if it should trade."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View, moves: list[Move]) -> Move:
        """The move to make when the game waits for this seat; `moves` are the listed ones, never empty."""
        raise NotImplementedError

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        """The move to make in a round of trading, which may be an unlisted offer, or None to pass."""
        return None

    def interrupt(self, view: View) -> Move | None:
        """An any-time move to make before others continue, or None."""
        return None

    def interrupts(self, rules: Rules) -> bool:
        """Whether to call `interrupt` in a game by these rules: by default if the class overrides it."""
        return type(self).interrupt is not Bot.interrupt

    def limited(self) -> bool:
        """Whether the driver's limits apply; they do to every bot, but not to a person who plays in its place."""
        return True

    def reads_offers(self) -> bool:
        """Whether to list offers for it; a bot that makes up its own plays faster without them."""
        return True

    def observe(self, event: Event) -> None:
        """Take in an event as this seat may know it: all of them in order, from the deal on."""


def pick(rng: Random, items: Sequence[T]) -> T:
    """A random item; unlike `Random.choice`, the same one in every version of Python."""
    return items[int(rng.random() * len(items))]


def observes(bot: Bot) -> bool:
    """Whether a bot's class overrides `observe`; if none does, no events are made."""
    return type(bot).observe is not Bot.observe
