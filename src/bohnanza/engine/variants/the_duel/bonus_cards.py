"""The bonus cards of The Duel: run lengths, cents, and how many there are of each.

This deck is a RECONSTRUCTION: three cards are known for certain (2-2 for 10 cents, 2-1-1 for 40, 1-4 for 40),
the others fit what is known of the printed deck. Whoever owns the printed cards can replace the rows; nothing
else depends on them. A pattern names, oldest first, how many cards of one kind and then of each next higher one.
"""

from __future__ import annotations

from typing import Final

from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.parts import Sort, add_sort
from bohnanza.engine.wording import NotationError

ROWS: Final = (
    ("4", 10, 1),
    ("5", 10, 1),
    ("1-3", 10, 2),
    ("2-2", 10, 2),
    ("3-1", 10, 2),
    ("1-4", 40, 1),
    ("2-3", 40, 1),
    ("3-2", 40, 1),
    ("4-1", 40, 1),
    ("1-1-2", 40, 1),
    ("1-2-1", 40, 2),
    ("2-1-1", 40, 1),
    ("1-1-1-1", 70, 2),
    ("1-1-3", 70, 1),
    ("1-3-1", 70, 1),
    ("3-1-1", 70, 1),
    ("1-2-2", 70, 1),
    ("2-1-2", 70, 1),
    ("2-2-1", 70, 1),
    ("2-1-1-1", 100, 2),
    ("1-2-1-1", 100, 2),
    ("1-1-2-1", 100, 2),
    ("1-1-1-2", 100, 2),
)
NAMES: Final = tuple([f"{pattern}/{cents}" for pattern, cents, _ in ROWS])
CENTS: Final = tuple([cents for _, cents, _ in ROWS])
BY_PATTERN: Final = {pattern: f"{pattern}/{cents}" for pattern, cents, _ in ROWS}

# What can be paid for a bluff instead of a bonus card.
A_DOLLAR: Final = -1
NO_DOLLAR: Final = -2
PAYMENTS: Final = {A_DOLLAR: "dollar", NO_DOLLAR: "nothing"}


def bonus_text(bonus: int) -> str:
    """Pattern and cents of a bonus card, or a question mark."""
    return "?" if bonus == UNKNOWN else NAMES[bonus]


def bonus_named(name: str) -> int:
    """The bonus card that `2-2/10` names."""
    if name not in NAMES:
        raise NotationError("notation-no-bonus", word=name, example=NAMES[0])
    return NAMES.index(name)


def _bonus_of(name: str) -> int:
    return UNKNOWN if name == "?" else bonus_named(name)


def _parse_bonus(word: str, seats: int) -> int:
    return bonus_named(word)


def _hidden(bonus: int) -> int:
    return UNKNOWN


def _paid_text(paid: int) -> str:
    return PAYMENTS[paid] if paid in PAYMENTS else NAMES[paid]


def _paid_of(word: str) -> int:
    for payment, name in PAYMENTS.items():
        if word == name:
            return payment
    return bonus_named(word)


def _parse_paid(word: str, seats: int) -> int:
    return _paid_of(word)


BONUS: Final = add_sort(
    Sort("bonus", bonus_text, _bonus_of, text=bonus_text, parse=_parse_bonus, hide=_hidden)
)
PAID: Final = add_sort(
    Sort("paid", _paid_text, _paid_of, text=_paid_text, parse=_parse_paid, label="PAYMENT")
)
