"""Kinds of bean, as data: one row each.

A card is its kind, a small int. The numbers follow the order of The Duel, so "the next higher kind" is
`kind + 1` there; the kinds beyond Blue belong to the larger decks.
"""

from typing import Final, NamedTuple

from bohnanza.words.errors import WordedError

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

BUILT_IN_KINDS: Final = 13  # kinds with a fixed number; some of them are defined in their variant
MOST_KINDS: Final = 32  # including those of other packages; lists by kind have this length
UNKNOWN: Final = -1  # a card that the viewer cannot see; written "?"

# From `cards` on, a harvest pays `coins`: a (cards, coins) pair for each step of the beanometer.
Beanometer = tuple[tuple[int, int], ...]
LONGEST_COLUMN: Final = 160  # more cards than any deck of the family has


LIGHT: Final = "#fffaf0"
DARK: Final = "#2b211a"


class Look(NamedTuple):
    """How its cards are printed, apart from the drawing: colours, and one of the page's patterns."""

    colour: str  # of the band, and of the bean
    shade: str  # of lines
    ink: str  # of letters on the colour
    pattern: str
    line: str = ""  # of the pattern, if it is not the shade


PLAIN: Final = Look("#b8672f", "#6d3513", LIGHT, "plain")


class Bean(NamedTuple):
    """A kind of bean: its name in notation, how many cards of it there are, what they pay, how they look.

    Its drawing is `drawings/NAME.svg` in the home of the variant that adds it, or here.
    """

    name: str
    copies: int
    beanometer: Beanometer
    look: Look = PLAIN


BEANS: Final[list[Bean]] = [Bean("", 0, ())] * BUILT_IN_KINDS
NAMES: Final[list[str]] = [""] * BUILT_IN_KINDS
CARDS: Final[dict[int, str]] = {UNKNOWN: "?"}  # the name of every card in notation, by kind


def add_bean(bean: Bean, kind: int = UNKNOWN) -> int:
    """Register a kind of bean, with the next free number if none is given; returns its number."""
    if kind == UNKNOWN:
        if bean.name in NAMES:
            raise WordedError("variants-bean-there", word=bean.name)
        if len(BEANS) == MOST_KINDS:
            raise WordedError("variants-too-many-beans", name=bean.name, most=MOST_KINDS)
        kind = len(BEANS)
        BEANS.append(bean)
        NAMES.append(bean.name)
    BEANS[kind] = bean
    NAMES[kind] = bean.name
    CARDS[kind] = bean.name
    return kind


add_bean(Bean("garden", 6, ((2, 2), (3, 3)), Look("#1f7a6d", "#0d433c", LIGHT, "leaves")), GARDEN)
add_bean(Bean("red", 8, ((2, 1), (3, 2), (4, 3), (5, 4)), Look("#b8322b", "#6b1513", LIGHT, "plain")), RED)
add_bean(
    Bean("black-eyed", 10, ((2, 1), (4, 2), (5, 3), (6, 4)), Look("#ddd6c6", "#27221d", DARK, "eyes")),
    BLACK_EYED,
)
add_bean(Bean("soy", 12, ((2, 1), (4, 2), (6, 3), (7, 4)), Look("#e6b530", "#7d5610", DARK, "dots")), SOY)
add_bean(
    Bean("green", 14, ((3, 1), (5, 2), (6, 3), (7, 4)), Look("#7fb13c", "#365a13", DARK, "stripes")), GREEN
)
add_bean(
    Bean("stink", 16, ((3, 1), (5, 2), (7, 3), (8, 4)), Look("#736a35", "#38320f", LIGHT, "waves")), STINK
)
add_bean(
    Bean("chili", 18, ((3, 1), (6, 2), (8, 3), (9, 4)), Look("#e36a22", "#852a06", DARK, "flames")), CHILI
)
add_bean(
    Bean("blue", 20, ((4, 1), (6, 2), (8, 3), (10, 4)), Look("#2f5fa6", "#15305c", LIGHT, "slants")), BLUE
)
add_bean(
    Bean("brandy", 22, ((4, 1), (7, 2), (9, 3), (11, 4)), Look("#70489a", "#3a1f58", LIGHT, "drops")), BRANDY
)
add_bean(
    Bean("coffee", 24, ((4, 1), (7, 2), (10, 3), (12, 4)), Look("#5e3b26", "#2d190c", LIGHT, "hatch")), COFFEE
)
add_bean(Bean("cocoa", 4, ((2, 2), (3, 3), (4, 4)), Look("#a84d6b", "#5b1f35", LIGHT, "ridges")), COCOA)

COMMON: Final = (RED, BLACK_EYED, SOY, GREEN, STINK, CHILI, BLUE)  # they are in every deck of the family
ALIASES: Final = {"wax": BRANDY}  # the classic edition's name for Brandy


def payout(beanometer: Beanometer) -> tuple[int, ...]:
    """The coins for every number of cards, from 0 on.

    >>> payout(((2, 1), (4, 2)))[:6]
    (0, 0, 1, 1, 2, 2)
    """
    coins = 0
    steps = dict(beanometer)
    payouts: list[int] = []
    for cards in range(LONGEST_COLUMN):
        coins = steps.get(cards, coins)
        payouts.append(coins)
    return tuple(payouts)


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
    size = max(BUILT_IN_KINDS, *[kind + 1 for kind in kinds])
    return tuple([BEANS[kind].copies if kind in kinds else 0 for kind in range(size)])


def cards_of(deck: Deck) -> list[int]:
    """All cards of a deck in a fixed order: our kinds by number, then those of other packages by name.

    The numbers of the latter depend on what is installed, but shuffles must not.
    """
    kinds = list(range(len(deck)))
    if len(deck) > BUILT_IN_KINDS:
        kinds[BUILT_IN_KINDS:] = sorted(kinds[BUILT_IN_KINDS:], key=NAMES.__getitem__)
    return [kind for kind in kinds for _ in range(deck[kind])]


def together(one: Deck, other: Deck) -> Deck:
    """One deck made of two."""
    if len(one) < len(other):
        one, other = other, one
    return tuple([one[kind] + (other[kind] if kind < len(other) else 0) for kind in range(len(one))])
