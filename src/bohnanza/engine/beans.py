"""Kinds of bean: names, counts and beanometers, as data.

A card is its kind, a small int. The numbers follow the order of The Duel, so "the next higher kind" is
`kind + 1` there; the kinds beyond Blue belong to the larger decks.
"""

from typing import Final

GARDEN: Final = 0
RED: Final = 1
BLACK_EYED: Final = 2
SOY: Final = 3
GREEN: Final = 4
STINK: Final = 5
CHILI: Final = 6
BLUE: Final = 7
BRANDY: Final = 8
COFFEE: Final = 9
COCOA: Final = 10
FIELD: Final = 11
MAGPIE: Final = 12

KINDS: Final = 13
UNKNOWN: Final = -1  # a card that the viewer cannot see; written "?"

NAMES: Final = (
    "garden", "red", "black-eyed", "soy", "green", "stink", "chili", "blue",
    "brandy", "coffee", "cocoa", "field", "magpie",
)  # fmt: skip
ALIASES: Final = {"wax": BRANDY}  # the classic edition's name for Brandy

COUNTS: Final = (6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 4, 3, 6)

# From `cards` on, a harvest pays `coins`: one (cards, coins) pair a step of the beanometer.
Beanometer = tuple[tuple[int, int], ...]

BEANOMETERS: Final[tuple[Beanometer, ...]] = (
    ((2, 2), (3, 3)),
    ((2, 1), (3, 2), (4, 3), (5, 4)),
    ((2, 1), (4, 2), (5, 3), (6, 4)),
    ((2, 1), (4, 2), (6, 3), (7, 4)),
    ((3, 1), (5, 2), (6, 3), (7, 4)),
    ((3, 1), (5, 2), (7, 3), (8, 4)),
    ((3, 1), (6, 2), (8, 3), (9, 4)),
    ((4, 1), (6, 2), (8, 3), (10, 4)),
    ((4, 1), (7, 2), (9, 3), (11, 4)),
    ((4, 1), (7, 2), (10, 3), (12, 4)),
    ((2, 2), (3, 3), (4, 4)),
    ((3, 3),),
    (),
)

LONGEST_COLUMN: Final = 160  # more cards than any deck of the family has


def payout(beanometer: Beanometer) -> tuple[int, ...]:
    """The coins for every number of cards, as a table.

    >>> payout(((2, 1), (4, 2)))[:6]
    (0, 0, 1, 1, 2, 2)
    """
    coins = 0
    steps = dict(beanometer)
    table: list[int] = []
    for cards in range(LONGEST_COLUMN):
        coins = steps.get(cards, coins)
        table.append(coins)
    return tuple(table)


PAYOUTS: Final = tuple(payout(beanometer) for beanometer in BEANOMETERS)


def kind_named(word: str) -> int:
    """The kind that a word names, or UNKNOWN.

    >>> kind_named("soy"), kind_named("wax"), kind_named("carrot")
    (3, 8, -1)
    """
    word = word.lower()
    if word in ALIASES:
        return ALIASES[word]
    return NAMES.index(word) if word in NAMES else UNKNOWN
