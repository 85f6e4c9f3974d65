"""A variant: one value that says everything about an edition or an add-on.

Whoever needs to know something about a variant asks this value, or looks into its home.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.events import Event
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move


@dataclass(frozen=True)
class Variant:
    """An edition has `seats` and makes rules for a number of them; an add-on changes the rules of what it goes with.

    Its `home`, a package, has its texts in a folder for each language: `en/words.ftl`, `en/guide.md`, `en/rules.md`
    and `en/rulings.md`. The package may also have the folders `drawings` and `conformance`. For a missing text the
    English one is used, and if there is none, the id.
    """

    id: str
    prefix: str  # of its rules
    home: str
    make: Callable[..., Rules]
    seats: tuple[int, ...] = ()
    goes_with: tuple[str, ...] = ()  # editions
    beans: tuple[int, ...] = ()  # kinds that it adds
    moves: tuple[type[Move], ...] = ()
    events: tuple[type[Event], ...] = ()
    face: int = UNKNOWN  # the kind that is its picture where games are chosen

    @property
    def is_built_in(self) -> bool:
        """Whether it belongs to this package."""
        return self.home.startswith("bohnanza.engine.")

    @property
    def is_edition(self) -> bool:
        """Whether it can be played without another one."""
        return bool(self.seats)
