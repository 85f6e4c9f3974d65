"""An extra that is all public needs no more than its fields."""

from __future__ import annotations

from random import Random

import pytest

from bohnanza.engine.open_extra import OpenExtra, OpenValue
from bohnanza.engine.seams import NOBODY
from bohnanza.engine.wording import NotationError

VALUES = (
    OpenValue("sips", "sips"),
    OpenValue("left", "bottles left"),
    OpenValue("host", "bar", is_seat=True),
    OpenValue("guests", "guest of", is_seat=True),
)


class Bar(OpenExtra):
    """Numbers and seats, alone and one for each seat."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.sips = [0] * seats
        self.left = 0
        self.host = NOBODY
        self.guests = [NOBODY] * seats

    def values(self) -> tuple[OpenValue, ...]:
        return VALUES


def a_bar() -> Bar:
    bar = Bar(3)
    bar.sips, bar.left, bar.host, bar.guests = [0, 2, 1], 7, 0, [NOBODY, 0, NOBODY]
    return bar


LINES = [("sips p1", "2"), ("sips p2", "1"), ("bottles left", "7"), ("bar", "p0"), ("guest of p1", "p0")]


def test_copies_are_equal_and_independent() -> None:
    for copy in (a_bar().clone(), a_bar().seen_by(1), a_bar().determinise([], Random(1), [])):
        assert isinstance(copy, Bar)
        assert copy.key() == a_bar().key()
        copy.sips[0] += 1
        assert copy.key() != a_bar().key()


def test_a_position_says_what_is_not_nothing() -> None:
    assert a_bar().lines() == LINES
    assert Bar(3).lines() == []


def test_what_is_written_is_read() -> None:
    bar = Bar(3)
    assert all([bar.read(key, value) for key, value in LINES])
    assert bar.key() == a_bar().key()
    assert not bar.read("coin", "p1")


@pytest.mark.parametrize(("key", "value"), [("bar", "p3"), ("sips p9", "1"), ("bottles left", "many")])
def test_what_cannot_be_is_refused(key: str, value: str) -> None:
    with pytest.raises(NotationError):
        Bar(3).read(key, value)
