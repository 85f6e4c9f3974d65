"""The coin: who holds it, and who may reach for it."""

from __future__ import annotations

from random import Random
from typing import Final

from bohnanza.engine.offers import Offer
from bohnanza.engine.seams import Extra
from bohnanza.engine.state import State
from bohnanza.engine.wording import parse_number, parse_seat

NEVER: Final = 0  # turns are counted from 1


class Coin(Extra):
    """Who holds the coin, and in which turn a claim last failed."""

    def __init__(self, seats: int, holder: int, failed: int) -> None:
        self.seats = seats
        self.holder = holder
        self.failed = failed

    def clone(self) -> Extra:
        """An independent copy."""
        return Coin(self.seats, self.holder, self.failed)

    def key(self) -> tuple[object, ...]:
        """Everything."""
        return (self.holder, self.failed)

    def set_up(self, s: State) -> None:
        """Somebody has it from the start."""
        from bohnanza.engine.variants.coin.acts import lay_coin

        lay_coin(s)

    def seen_by(self, seat: int) -> Extra:
        """All of it is public."""
        return self.clone()

    def dealt(self, cards: list[int], rng: Random, offers: list[Offer]) -> Extra:
        """Nothing is hidden."""
        return self.clone()

    def lines(self) -> list[tuple[str, str]]:
        """`coin: p3`."""
        lines = [("coin", f"p{self.holder}")]
        return lines + ([("claim failed in turn", str(self.failed))] if self.failed else [])

    def read(self, key: str, value: str) -> bool:
        """Take in one line."""
        if key == "coin":
            self.holder = parse_seat(value, self.seats)
        elif key == "claim failed in turn":
            self.failed = parse_number(value)
        else:
            return False
        return True


def coin_of(s: State) -> Coin:
    """The coin of this game."""
    for extra in s.extras:
        if isinstance(extra, Coin):
            return extra
    raise AssertionError("there is no coin in this game")


def worth(s: State, seat: int) -> int:
    """What harvesting all fields of a seat would pay now."""
    coins = 0
    for column in s.fields[seat]:
        if column:
            coins += s.rules.payouts[column[-1]][len(column)]
    return coins


def needed(s: State) -> int:
    """How many coins the fields must be worth to take the coin [AC-2]."""
    return 6 if s.rules.seats == 3 else 5


def can_claim(s: State) -> bool:
    """Whether the active seat may reach for the coin."""
    coin = coin_of(s)
    return coin.holder != s.active and coin.failed != s.turn and worth(s, s.active) >= needed(s)
