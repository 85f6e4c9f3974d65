"""Kinds of bean: names, counts and beanometers, as data.

A card is its kind, a small int. The numbers follow the order of The Duel, so "the next higher kind" is
`kind + 1` there; the kinds beyond Blue belong to the larger decks.
"""

from typing import Final, NamedTuple

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

# From `cards` on, a harvest pays `coins`: one (cards, coins) pair a step of the beanometer.
Beanometer = tuple[tuple[int, int], ...]


class Bean(NamedTuple):
    """A kind of bean: its name in notation, how many cards of it there are, and what they pay."""

    name: str
    copies: int
    beanometer: Beanometer


BEANS: Final = (
    Bean("garden", 6, ((2, 2), (3, 3))),
    Bean("red", 8, ((2, 1), (3, 2), (4, 3), (5, 4))),
    Bean("black-eyed", 10, ((2, 1), (4, 2), (5, 3), (6, 4))),
    Bean("soy", 12, ((2, 1), (4, 2), (6, 3), (7, 4))),
    Bean("green", 14, ((3, 1), (5, 2), (6, 3), (7, 4))),
    Bean("stink", 16, ((3, 1), (5, 2), (7, 3), (8, 4))),
    Bean("chili", 18, ((3, 1), (6, 2), (8, 3), (9, 4))),
    Bean("blue", 20, ((4, 1), (6, 2), (8, 3), (10, 4))),
    Bean("brandy", 22, ((4, 1), (7, 2), (9, 3), (11, 4))),
    Bean("coffee", 24, ((4, 1), (7, 2), (10, 3), (12, 4))),
    Bean("cocoa", 4, ((2, 2), (3, 3), (4, 4))),
    Bean("field", 3, ((3, 3),)),
    Bean("magpie", 6, ()),
)
NAMES: Final = tuple([bean.name for bean in BEANS])
COMMON: Final = (RED, BLACK_EYED, SOY, GREEN, STINK, CHILI, BLUE)  # they are in every deck of the family
ALIASES: Final = {"wax": BRANDY}  # the classic edition's name for Brandy

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


PAYOUTS: Final = tuple([payout(bean.beanometer) for bean in BEANS])


def kind_named(word: str) -> int:
    """The kind that a word names, or UNKNOWN.

    >>> kind_named("soy"), kind_named("wax"), kind_named("carrot")
    (3, 8, -1)
    """
    word = word.lower()
    if word in ALIASES:
        return ALIASES[word]
    return NAMES.index(word) if word in NAMES else UNKNOWN


Deck = tuple[int, ...]  # how many cards of each kind


def deck_of(*kinds: int) -> Deck:
    """A deck with all copies of these kinds, and of no others.

    >>> deck_of(GARDEN, SOY)
    (6, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    """
    return tuple([BEANS[kind].copies if kind in kinds else 0 for kind in range(KINDS)])


def cards_of(deck: Deck) -> list[int]:
    """All cards of a deck, sorted by kind."""
    return [kind for kind, count in enumerate(deck) for _ in range(count)]


def together(one: Deck, other: Deck) -> Deck:
    """One deck from two."""
    return tuple([one[kind] + other[kind] for kind in range(KINDS)])
