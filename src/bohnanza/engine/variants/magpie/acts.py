"""How Magpies are played and collected, and what they steal."""

from __future__ import annotations

from bohnanza.engine import acts
from bohnanza.engine.state import State
from bohnanza.engine.variants.magpie.beans import MAGPIE
from bohnanza.engine.variants.magpie.events import MagpiePlayed, Stolen


def play_magpie(s: State, seat: int) -> None:
    """The Magpie at the front of a hand goes onto the discard pile."""
    acts.leave_hand(s, seat, 0)
    s.discard.append(MAGPIE)
    if s.log is not None:
        s.log.append(MagpiePlayed(seat))


def steal(s: State, seat: int, victim: int, field: int, own: int) -> None:
    """The newest card of a victim's field goes onto one of the thief's."""
    kind = s.fields[victim][field].pop()
    s.fields[seat][own].append(kind)
    if s.log is not None:
        s.log.append(Stolen(seat, victim, field, kind, own))


def collect_magpies(s: State, seat: int) -> None:
    """All Magpies that a seat would have to plant go to the back of its hand instead."""
    magpies = [card for card in s.aside[seat] if card == MAGPIE]
    s.aside[seat] = [card for card in s.aside[seat] if card != MAGPIE]
    if seat == s.active:
        magpies += [card for card in s.turned if card == MAGPIE]
        s.turned = [card for card in s.turned if card != MAGPIE]
    if magpies:
        acts.keep_in_hand(s, seat, magpies)
