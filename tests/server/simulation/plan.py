"""What a simulation plays, with how many people, and how much goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from msgspec import json

from bohnanza.lab.check_bot import THE_TEN
from bohnanza.server.protocol import messages
from bohnanza.server.protocol.settings import ClockSettings, Pace
from bohnanza.server.table.inputs import (
    Delivery,
)
from bohnanza.server.table.state import Table

SECRET: Final = "5ec4e7" * 8
DECODE: Final = json.Decoder(messages.ServerMessage).decode
ENCODE: Final = json.Encoder().encode
MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
LONGEST: Final = 72 * 60 * MINUTE  # of simulated time: no game lasts that long

Leak = Callable[[Table, Delivery], messages.ServerMessage]


NO_CLOCK: Final = ClockSettings()


class Broken(AssertionError):
    """Something that the server promises does not hold."""


@dataclass(frozen=True)
class Plan:
    """What is played, with how many people, and how much goes wrong; the last ones are faults of the server."""

    seed: int
    game: str = "anniversary/4"
    people: int = 2
    hot_seat: bool = False
    deserter: bool = False  # the last of the people leaves in the middle of the game
    clock: ClockSettings = NO_CLOCK
    pace: Pace = "brisk"
    bot: str = "greedy"
    bad_bots: float = 0.05
    crashes: int = 2
    leaps: int = 0  # how often somebody sets the clock of the server, hours or months ahead or back
    moves: int = 10_000  # after this number the people agree to end it
    looks: float = 0.02  # how often secrecy is checked
    early: bool = False  # messages leave before their rows are kept
    forgets: bool = False  # which commands were carried out
    charges: bool = False  # time without a server counts
    stubborn: bool = False  # tables are not told that the clock was set
    leak: Leak | None = None


def plan_for(seed: int) -> Plan:
    """One of the plans that are always tried: every game of the ten, to its end or shortened."""
    game = THE_TEN[seed % len(THE_TEN)]
    clocks = [ClockSettings(), ClockSettings("live", 20), ClockSettings("days", 1)]
    return Plan(
        seed,
        game,
        people=1 + (seed // 2) % 2,
        deserter=seed % 6 == 3,
        hot_seat=seed % 5 == 0,
        clock=clocks[seed % 3],
        pace="instant" if seed % 4 == 0 else "brisk",
        bot="random" if seed % 7 == 0 else "greedy",
        leaps=3 if seed % 2 else 0,
        moves=10_000 if seed % 2 and game != "new-beans/7" else 100,
    )
