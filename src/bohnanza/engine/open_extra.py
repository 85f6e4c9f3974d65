"""Extras in which nothing is secret: they name their values, and everything else follows from that."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from bohnanza.engine.offers import Offer
from bohnanza.engine.seams import NOBODY, Extra
from bohnanza.engine.wording import parse_number, parse_seat


class OpenValue(NamedTuple):
    """A value of an extra, stored in its attribute `name`: a number, or a seat; `line` is its key in notation.

    A list has a value, and a line, for each seat: `sips p2: 3`. What is 0, or NOBODY, has no line.
    """

    name: str
    line: str
    is_seat: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenExtra(Extra):
    """What everybody may know: numbers, seats, and lists of these with a value for each seat.

    The constructor of a subclass takes the number of seats and sets every value as it is before the deal.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def values(self) -> tuple[OpenValue, ...]:
        """All that changes in play."""
        raise NotImplementedError

    def clone(self) -> Extra:
        made = type(self)(self.seats)
        for value in self.values():
            now = getattr(self, value.name)
            setattr(made, value.name, now[:] if isinstance(now, list) else now)
        return made

    def key(self) -> tuple[object, ...]:
        return tuple([getattr(self, value.name) for value in self.values()])

    def seen_by(self, seat: int) -> Extra:
        return self.clone()

    def determinise(self, cards: list[int], rng: Random, offers: list[Offer]) -> Extra:
        return self.clone()

    # --- notation ---

    def lines(self) -> list[tuple[str, str]]:
        lines: list[tuple[str, str]] = []
        for value in self.values():
            now = getattr(self, value.name)
            found = [(value.line, now)]
            if isinstance(now, list):
                found = [(f"{value.line} p{seat}", now[seat]) for seat in range(len(now))]
            if value.is_seat:
                lines += [(line, f"p{seat}") for line, seat in found if seat != NOBODY]
            else:
                lines += [(line, str(number)) for line, number in found if number]
        return lines

    def read(self, key: str, value: str) -> bool:
        for one in self.values():
            now = getattr(self, one.name)
            if not isinstance(now, list):
                if key == one.line:
                    setattr(self, one.name, self._parsed(one, value))
                    return True
            elif key.startswith(f"{one.line} p"):
                now[parse_seat(key.rpartition(" ")[2], self.seats)] = self._parsed(one, value)
                return True
        return False

    def _parsed(self, one: OpenValue, value: str) -> int:
        return parse_seat(value, self.seats) if one.is_seat else parse_number(value)
