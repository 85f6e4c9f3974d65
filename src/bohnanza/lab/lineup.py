"""Which bot sits where, and the bots of one game made by name."""

from __future__ import annotations

from collections.abc import Sequence

from bohnanza.bots import bot_named, registered_bot
from bohnanza.bots.base import Bot
from bohnanza.lab.driver import Absent, Fault, Overseer, raised
from bohnanza.lab.options import BadOption


def exact_lineup(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot for each seat; a single one takes them all.

    >>> exact_lineup(["greedy"], 3)
    ('greedy', 'greedy', 'greedy')
    """
    names = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(names) != seats:
        raise BadOption("cli-bots-for-seats", seats=seats, bots=len(bots))
    return names


def filled_lineup(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot for each seat; the last one named takes all seats that are left.

    >>> filled_lineup(["trader", "peer-ref"], 4)
    ('trader', 'peer-ref', 'peer-ref', 'peer-ref')
    """
    if not 1 <= len(bots) <= seats:
        raise BadOption("cli-bots-up-to", seats=seats, bots=len(bots))
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def check_bots(names: Sequence[str]) -> None:
    """Refuse the name of an unknown bot here, before a worker comes upon it."""
    for name in dict.fromkeys(names):
        registered_bot(name)


class Lineup:
    """One bot for each seat; where one could not be made, there is an `Absent` and a fault."""

    def __init__(self, names: Sequence[str], seed: str, overseer: Overseer | None = None) -> None:
        self.bots: list[Bot] = []
        self.faults: list[Fault] = []
        for seat, name in enumerate(names):
            # Negative numbers, because the questions of the game are counted from 1.
            if overseer is not None and not overseer.permits(seat, -1 - seat):
                self._miss(seat, f"p{seat} was not ready in time.")
                continue
            try:
                self.bots.append(bot_named(name, f"{seed}/p{seat}"))
            except Exception as error:  # a bot must not bring the game down, whatever goes wrong in it
                self._miss(seat, raised(error))

    def _miss(self, seat: int, sentence: str) -> None:
        self.faults.append(Fault(seat, 0, sentence))
        self.bots.append(Absent())
