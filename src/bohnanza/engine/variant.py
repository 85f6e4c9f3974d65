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
    """An edition has seats, and makes a table for a number of them; an add-on changes the tables it goes with.

    In its `home`, a package, lie its texts, a folder for each language: `en/words.ftl`, `en/guide.md`, `en/rules.md`
    and `en/rulings.md`. The package may also have the folders `drawings` and `conformance`. Whatever is missing falls
    back to English, then to the id.
    """

    id: str
    prefix: str  # of its rules
    home: str
    make: Callable[..., Rules]
    seats: tuple[int, ...] = ()
    goes_with: tuple[str, ...] = ()  # editions
    beans: tuple[int, ...] = ()  # kinds that it brings
    moves: tuple[type[Move], ...] = ()
    events: tuple[type[Event], ...] = ()
    face: int = UNKNOWN  # the kind that stands for it where games are chosen

    @property
    def is_family(self) -> bool:
        """Whether it is one of this package."""
        return self.home.startswith("bohnanza.engine.")

    @property
    def is_edition(self) -> bool:
        """Whether it can be played without another one."""
        return bool(self.seats)
