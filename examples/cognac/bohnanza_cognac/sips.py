"""Sips: how many each player has, and the acts that change it."""

from __future__ import annotations

from typing import Final

from bohnanza.engine import acts
from bohnanza.engine.open_extra import OpenExtra, OpenField
from bohnanza.engine.state import State

from bohnanza_cognac.events import SipEarned, SipTaken

MOST_SIPS: Final = 3
FIELDS: Final = (OpenField("sips", "sips"),)  # in notation a line for each player: `sips p2: 1`


class Sips(OpenExtra):
    """The sips of every player, which all can see [CG-4]."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.sips = [0] * seats

    def fields(self) -> tuple[OpenField, ...]:
        """There is one."""
        return FIELDS


def sips_of(s: State) -> list[int]:
    """How many sips each player has; nobody has any in a game without Cognac Beans."""
    for extra in s.extras:
        if isinstance(extra, Sips):
            return extra.sips
    return []


def earn(s: State, seat: int) -> None:
    """A player gets a sip, unless they have as many as anybody can have [CG-3]."""
    if sips_of(s)[seat] < MOST_SIPS:
        sips_of(s)[seat] += 1
        if s.log is not None:
            s.log.append(SipEarned(seat))


def drink(s: State, seat: int) -> None:
    """A sip is gone, and the top card of the draw pile goes to the back of the hand [CG-5]."""
    sips_of(s)[seat] -= 1
    [card] = acts.take_up_to(s, 1)
    s.hands[seat].append(card)
    if s.log is not None:
        s.log.append(SipTaken(seat, card))
