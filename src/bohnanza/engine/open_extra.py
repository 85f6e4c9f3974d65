"""Extras in which nothing is secret: they name their fields, and everything else follows from that."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from bohnanza.engine.offers import Offer
from bohnanza.engine.seams import NOBODY, Extra
from bohnanza.engine.wording import parse_number, parse_seat


class OpenField(NamedTuple):
    """A field: the attribute, what its line in notation is called, and whether it is a seat and not a number.

    A list has a value, and a line, for each seat: `sips p2: 3`. What is 0, or NOBODY, has no line.
    """

    name: str
    line: str
    is_seat: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenExtra(Extra):
    """What everybody may know: numbers, seats, and lists of these with a value for each seat.

    The constructor of a subclass takes the number of seats and sets every field as it is before the deal.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def fields(self) -> tuple[OpenField, ...]:
        """All that changes in play."""
        raise NotImplementedError

    def clone(self) -> Extra:
        made = type(self)(self.seats)
        for field in self.fields():
            value = getattr(self, field.name)
            setattr(made, field.name, value[:] if isinstance(value, list) else value)
        return made

    def key(self) -> tuple[object, ...]:
        return tuple([getattr(self, field.name) for field in self.fields()])

    def seen_by(self, seat: int) -> Extra:
        return self.clone()

    def determinise(self, cards: list[int], rng: Random, offers: list[Offer]) -> Extra:
        return self.clone()

    # --- notation ---

    def lines(self) -> list[tuple[str, str]]:
        lines: list[tuple[str, str]] = []
        for field in self.fields():
            value = getattr(self, field.name)
            found = [(field.line, value)]
            if isinstance(value, list):
                found = [(f"{field.line} p{seat}", value[seat]) for seat in range(len(value))]
            if field.is_seat:
                lines += [(line, f"p{seat}") for line, seat in found if seat != NOBODY]
            else:
                lines += [(line, str(number)) for line, number in found if number]
        return lines

    def read(self, key: str, value: str) -> bool:
        for field in self.fields():
            held = getattr(self, field.name)
            if not isinstance(held, list):
                if key == field.line:
                    setattr(self, field.name, self._parsed(field, value))
                    return True
            elif key.startswith(f"{field.line} p"):
                held[parse_seat(key.rpartition(" ")[2], self.seats)] = self._parsed(field, value)
                return True
        return False

    def _parsed(self, field: OpenField, value: str) -> int:
        return parse_seat(value, self.seats) if field.is_seat else parse_number(value)
