"""People, beans, terms and moves in words, as the player at one seat reads them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import singledispatch
from typing import Final

from bohnanza.engine.beans import KINDS, NAMES
from bohnanza.engine.discards import DiscardHand, DiscardTable
from bohnanza.engine.moves import BuyField, Done, Draw, Harvest, Plant, TurnOver
from bohnanza.engine.offers import ANYTHING, ONE_OF, REASONS, TURNED, Offer, Terms
from bohnanza.engine.seams import Move
from bohnanza.engine.trade_moves import Accept, Decline, Pick, Propose, Signal, TakeBack, Withdraw
from bohnanza.engine.views import View

SEAT: Final = re.compile(r"\bp(\d)\b")
DONE_WORDS: Final = {"plant-or-leave": "leave the rest on the table", "discard-one": "keep your cards"}
BASE_FORMS: Final = {"has": "have", "does": "do", "is": "are"}

# --- people ---


class People:
    """Who sits where, and which of them is "you"."""

    def __init__(self, names: Sequence[str], me: int) -> None:
        self.names = tuple(names)
        self.me = me

    def name(self, seat: int) -> str:
        """What a player is called within a sentence."""
        return "you" if seat == self.me else self.names[seat]

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


def paid(coins: int) -> str:
    """What a harvest brings: `for 2 coins`."""
    return f"for {number_of(coins, 'coin')}" if coins else "for nothing"


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
    return [f"the favor F{number}" for number in numbers]


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


# --- moves ---


@singledispatch
def move_words(move: Move, view: View, people: People) -> str:
    """What a move of the viewer does, in words; the notation for a move that has none here."""
    return SEAT.sub(lambda match: people.name(int(match[1])), move.words())


@move_words.register
def _plant(move: Plant, view: View, people: People) -> str:
    column = view.fields[view.seat][move.field]
    there = f"with {joined(counted(column))}" if column else "empty"
    return f"plant {bean(move.kind)} on field {move.field + 1} ({there})"


@move_words.register
def _harvest(move: Harvest, view: View, people: People) -> str:
    column = view.fields[view.seat][move.field]
    coins = view.rules.payouts[column[-1]][len(column)]
    return f"harvest field {move.field + 1} ({joined(counted(column))} {paid(coins)})"


@move_words.register
def _buy(move: BuyField, view: View, people: People) -> str:
    return f"buy one more field for {number_of(view.rules.field_price, 'coin')}"


@move_words.register
def _done(move: Done, view: View, people: People) -> str:
    step = view.agenda[-1].name.partition(" ")[0]
    if view.agenda[-1].trading:
        return "end trading"
    if step == "plant-again" and view.hand:
        return f"keep {bean(view.hand[0])} in your hand"
    return DONE_WORDS.get(step, "go on")


@move_words.register
def _discard_hand(move: DiscardHand, view: View, people: People) -> str:
    return f"throw away {bean(move.kind)} (card {move.place + 1} of your hand)"


@move_words.register
def _discard_table(move: DiscardTable, view: View, people: People) -> str:
    return f"throw away {bean(move.kind)} from the table"


@move_words.register
def _turn_over(move: TurnOver, view: View, people: People) -> str:
    return "turn over cards"


@move_words.register
def _draw(move: Draw, view: View, people: People) -> str:
    return "draw cards"


@move_words.register
def _propose(move: Propose, view: View, people: People) -> str:
    to = people.together(move.to)
    if asks_for_gift(move.terms):
        return f"ask {to} for {wanted(move.terms)} as a gift"
    return f"offer {deal(move.terms, to)}"


@move_words.register
def _withdraw(move: Withdraw, view: View, people: People) -> str:
    offer = offer_in(view, move.number)
    return f"withdraw offer {move.number}" + (
        f" ({deal(offer.terms, 'to ' + people.together(offer.to))})" if offer else ""
    )


@move_words.register
def _pick(move: Pick, view: View, people: People) -> str:
    offer = offer_in(view, move.number)
    what = f": give {given(offer.terms)}, get {wanted(offer.terms)}" if offer else ""
    return f"trade with {people.name(move.partner)}{what} (offer {move.number})"


@move_words.register
def _accept(move: Accept, view: View, people: People) -> str:
    offer = offer_in(view, move.number)
    if offer is None:
        return f"accept offer {move.number}"
    give, get = wanted(offer.terms), some(offer.terms.give)
    return f"accept: give {give}, get {get}" + (
        f" ({landing(view, offer.terms.give)})" if offer.terms.give else ""
    )


@move_words.register
def _decline(move: Decline, view: View, people: People) -> str:
    return "no, thanks" + (f": {REASONS[move.reason]}" if move.reason else "")


@move_words.register
def _take_back(move: TakeBack, view: View, people: People) -> str:
    return f"take your yes to offer {move.number} back"


@move_words.register
def _signal(move: Signal, view: View, people: People) -> str:
    return f"tell the others: {move.words()}"


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


def landing(view: View, cards: Sequence[int]) -> str:
    """What becomes of cards that the viewer gets."""
    strange = [kind for kind in dict.fromkeys(cards) if growing(view, view.seat, kind) < 0]
    if len(strange) > empty_fields(view, view.seat):
        return "no room: you must harvest a field for it"
    if strange:
        return "goes on an empty field"
    at = growing(view, view.seat, cards[0])
    return f"joins your {joined(counted(view.fields[view.seat][at]))}"
