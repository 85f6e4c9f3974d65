"""The coin: who holds it, and who may reach for it."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.open_extra import OpenExtra, OpenValue
from bohnanza.engine.seams import NOBODY, ExtraRow
from bohnanza.engine.state import State
from bohnanza.engine.tasks import NOT_KNOWN

NEVER: Final = 0  # turns are counted from 1
HOLDER_DRAWS: Final = 4

VALUES: Final = (OpenValue("holder", "coin", is_seat=True), OpenValue("failed", "claim failed in turn"))


class Coin(OpenExtra):
    """Who holds the coin, and in which turn a claim last failed."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.holder = 0
        self.failed = NEVER

    def values(self) -> tuple[OpenValue, ...]:
        return VALUES

    def set_up(self, s: State) -> None:
        from bohnanza.engine.variants.coin.acts import lay_coin

        lay_coin(s)

    def rows(self, s: State, seat: int) -> list[ExtraRow]:
        now = worth(s, seat) if seat != NOBODY else 0
        about: dict[str, object] = {
            "holder": self.holder,
            "draws": HOLDER_DRAWS,
            "now": now,
            "needed": needed(s) if seat != NOBODY else NOT_KNOWN,
            "enough": now >= needed(s),
        }
        return [
            ExtraRow("beside-coin", {}, self.holder, badge=True),
            ExtraRow("beside-coin-held", about, rule="AC-2"),
        ]


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
