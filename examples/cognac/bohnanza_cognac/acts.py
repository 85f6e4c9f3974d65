"""How sips come and go."""

from __future__ import annotations

from bohnanza.engine import acts
from bohnanza.engine.state import State
from bohnanza_cognac.events import SipEarned, SipTaken
from bohnanza_cognac.sips import MOST_SIPS, sips_of


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
