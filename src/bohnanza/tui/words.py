"""People, beans, terms and favors in words, as the player at one seat reads them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bohnanza.engine.beans import KINDS, NAMES
from bohnanza.engine.offers import ANYTHING, ONE_OF, TURNED, Offer, Terms
from bohnanza.engine.views import View

SEAT: Final = re.compile(r"\bp(\d)\b")
BASE_FORMS: Final = {"has": "have", "does": "do", "is": "are"}

# --- people ---


class People:
    """Who sits where, which of them is "you", and what they are paid in."""

    def __init__(self, names: Sequence[str], me: int, coin: str = "coin") -> None:
        self.names = tuple(names)
        self.me = me
        self.coin = coin

    def name(self, seat: int) -> str:
        """What a player is called within a sentence."""
        return "you" if seat == self.me else self.names[seat]

    def whose(self, seat: int) -> str:
        """`your` or `Ana's`."""
        return "your" if seat == self.me else f"{self.names[seat]}'s"

    def own(self, seat: int) -> str:
        """What goes before "hand" after somebody has been named: `your` or `the`."""
        return "your" if seat == self.me else "the"

    def does(self, seat: int, verb: str) -> str:
        """The start of a sentence from a verb in the third person.

        >>> people = People(["Zoe", "Ana"], 0)
        >>> people.does(0, "plants"), people.does(1, "plants"), people.does(0, "has")
        ('You plant', 'Ana plants', 'You have')
        """
        if seat == self.me:
            return f"You {BASE_FORMS.get(verb, verb.removesuffix('s'))}"
        return f"{self.names[seat]} {verb}"

    def together(self, seats: Sequence[int]) -> str:
        """Several players; all but one of four or more are everybody.

        >>> People(["Zoe", "Ana", "Ben"], 0).together((1, 2, 0))
        'Ana, Ben and you'
        """
        if 3 <= len(seats) == len(self.names) - 1:
            return "everybody"
        return joined([self.name(seat) for seat in seats])

    def named(self, text: str) -> str:
        """A sentence of the engine with names instead of seats.

        >>> People(["Zoe", "Ana"], 0).named("The game waits for p1, not for p0.")
        'The game waits for Ana, not for you.'
        """
        return opened(SEAT.sub(self._replaced, text))

    def _replaced(self, match: re.Match[str]) -> str:
        seat = int(match[1])
        return self.name(seat) if seat < len(self.names) else match[0]


def opened(sentence: str) -> str:
    """A sentence with a capital letter at its start."""
    return sentence[:1].upper() + sentence[1:]


def joined(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


# --- beans and coins ---


def bean(kind: int) -> str:
    """The name of a kind, `?` for a hidden card."""
    return NAMES[kind].capitalize() if 0 <= kind < KINDS else "?"


def number_of(count: int, thing: str) -> str:
    """`1 coin`, `2 coins`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def counted(cards: Sequence[int]) -> list[str]:
    """Cards by kind in order of appearance, each kind with its number."""
    return [f"{cards.count(kind)} {bean(kind)}" for kind in dict.fromkeys(cards)]


def some(cards: Sequence[int]) -> str:
    """Cards as goods in a sentence.

    >>> some((3, 1, 3)), some((3,)), some(())
    ('2 Soy and a Red', 'a Soy', 'nothing')
    """
    return joined(
        [goods.replace("1 ", "a ", 1) if goods[:2] == "1 " else goods for goods in counted(cards)]
    ) or ("nothing")


def column_words(column: Sequence[int]) -> str:
    """What grows on a field, oldest first: `2 Garden, 1 Red`."""
    return ", ".join(counted(column))


def paid(coins: int, coin: str = "coin") -> str:
    """What a harvest brings: `for 2 coins`."""
    return f"for {number_of(coins, coin)}" if coins else "for nothing"


def dollars(cents: int) -> str:
    """An amount of The Duel.

    >>> dollars(340)
    '$3.40'
    """
    return f"${cents / 100:.2f}"


# --- favors ---

FAVOR_TAGS: Final = (
    "a card planted", "a grown card", "a turned card", "a fitting card", "pick of the draw", "forced planting",
)  # fmt: skip
FAVOR_LINES: Final = (
    "The next hand card that fits a field of the other is planted there, by itself.",
    "At the start of the turn a card of a kind that both grow moves over, by itself.",
    "The other may take one of the turned-over cards, before the trading.",
    "The other may demand a hand card of a kind that the other grows.",
    "The other may look at the cards of the draw and keep one of them.",
    "The other may give a hand card, at any time; it must be planted at once.",
)


def favor_tag(number: int) -> str:
    """A favor with what is owed, in a few words: `F3 (a turned card)`."""
    return f"F{number} ({FAVOR_TAGS[number - 1]})" if 1 <= number <= len(FAVOR_TAGS) else f"F{number}"


# --- terms ---


def given(terms: Terms) -> str:
    """What the maker of an offer gives."""
    turned = [terms.give[i] for i in range(len(terms.give)) if terms.places[i] == TURNED]
    held = [terms.give[i] for i in range(len(terms.give)) if terms.places[i] != TURNED]
    goods = [f"the turned-over {joined(_bare(turned))}"] if turned else []
    goods += [some(held)] if held else []
    return joined(goods + _favors(terms.give_favors)) or "nothing"


def _bare(cards: list[int]) -> list[str]:
    """Cards by kind, with the number where there are several."""
    return [goods.removeprefix("1 ") for goods in counted(cards)]


def wanted(terms: Terms) -> str:
    """What the maker of an offer wants."""
    if terms.mode == ANYTHING:
        return "anything"
    if terms.mode == ONE_OF:
        return joined([f"a {bean(kind)}" for kind in terms.want], "or")
    goods = [some(terms.want)] if terms.want else []
    return joined(goods + _favors(terms.want_favors)) or "nothing"


def _favors(numbers: tuple[int, ...]) -> list[str]:
    return [f"the favor {favor_tag(number)}" for number in numbers]


def gained(terms: Terms) -> str:
    """What the taker of an offer gets."""
    goods = [some(terms.give)] if terms.give else []
    return joined(goods + _favors(terms.give_favors)) or "nothing"


def deal(terms: Terms, to: str) -> str:
    """The deal without its maker, in words that follow "offer".

    >>> deal(Terms((3,), (TURNED,), (1,)), "Ben")
    'Ben the turned-over Soy for a Red'
    """
    if wanted(terms) == "nothing":
        return f"{to} {given(terms)} as a gift"
    return f"{to} {given(terms)} for {wanted(terms)}"


def asks_for_gift(terms: Terms) -> bool:
    """Whether the maker gives nothing."""
    return not terms.give and not terms.give_favors


def offer_in(view: View, number: int) -> Offer | None:
    """The open offer with this number."""
    return next((offer for offer in view.offers if offer.number == number), None)


# --- where cards would go ---


def growing(view: View, seat: int, kind: int) -> int:
    """The field on which a seat has begun what this kind goes onto, the longest of several; -1 if none."""
    columns = view.fields[seat]
    found = [at for at, column in enumerate(columns) if column and view.rules.fits.fits(column, kind)]
    return max(found, key=lambda at: len(columns[at]), default=-1)


def empty_fields(view: View, seat: int) -> int:
    """How many fields of a seat are free."""
    return view.fields[seat].count([])


def homeless(view: View, seat: int, cards: Sequence[int]) -> list[int]:
    """The kinds among cards that would need an empty field each."""
    kinds = [kind for kind in dict.fromkeys(cards) if view.rules.fits.never(kind) is None]
    return [kind for kind in kinds if growing(view, seat, kind) < 0]


def landing(view: View, cards: Sequence[int]) -> str:
    """What becomes of cards that the viewer gets."""
    strange = homeless(view, view.seat, cards)
    if len(strange) > empty_fields(view, view.seat):
        return "no room: you must harvest a field for it"
    if strange:
        return "goes on an empty field"
    at = growing(view, view.seat, cards[0])
    return f"joins your {column_words(view.fields[view.seat][at])}" if at >= 0 else "goes to your hand"
