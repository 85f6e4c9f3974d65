"""The notation of single things: cards, places, terms, seats and fields as words, and back again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from bohnanza.engine.beans import CARDS, NAMES, UNKNOWN, kind_named
from bohnanza.engine.offers import ANY_COPY, ANYTHING, EXACTLY, ONE_OF, TURNED, Terms
from bohnanza.words.errors import WordedError

COUNT_DIGITS: Final = 3  # of a number of cards


@mypyc_attr(native_class=False)  # a native one cannot have a base that is not compiled
class NotationError(WordedError):
    """Text that is not correct notation."""


def card_text(kind: int) -> str:
    """A card's name, or a question mark."""
    return CARDS[kind]


def cards_text(cards: list[int]) -> str:
    """Cards in order, equal neighbours counted.

    >>> cards_text([3, 3, 1, -1, -1])
    '2 soy, red, 2 ?'
    """
    return ", ".join(_counted([card_text(kind) for kind in cards])) or "-"


def _counted(names: list[str]) -> list[str]:
    """Equal neighbours counted, and only they: answers name their cards in the order of the offer."""
    counted: list[str] = []
    at = 0
    while at < len(names):
        end = at
        while end < len(names) and names[end] == names[at]:
            end += 1
        counted.append(names[at] if end - at == 1 else f"{end - at} {names[at]}")
        at = end
    return counted


def parse_card(word: str) -> int:
    """The kind that a word names; a question mark is an unknown card."""
    kind = UNKNOWN if word == "?" else kind_named(word)
    if kind == UNKNOWN and word != "?":
        raise NotationError("notation-no-bean", word=word)
    return kind


def parse_bean(word: str) -> int:
    """The kind that a word names; it has to be known."""
    if word == "?":
        raise NotationError("notation-hidden-bean")
    return parse_card(word)


def parse_cards(text: str) -> list[int]:
    """The cards that a text names, in order.

    >>> parse_cards("2 soy, red 2 ?")
    [3, 3, 1, -1, -1]
    """
    cards: list[int] = []
    number = ""
    for word in text.replace(",", " ").split():
        if word.isdecimal() and not number:
            number = word
            _check_count(word)
        elif word != "-" or number:
            cards += [parse_card(word)] * int(number or 1)
            number = ""
    if number:
        raise NotationError("notation-which-bean", text=text, number=number)
    return cards


def _check_count(word: str) -> None:
    """Refuse numbers of cards that no deck has, before a list of that length is made."""
    if len(word) > COUNT_DIGITS:
        raise NotationError("notation-too-many-cards")


def place_text(place: int) -> str:
    """Where a given card comes from: a position counted from 1 at the front of the hand."""
    return "turned" if place == TURNED else "hand" if place == ANY_COPY else str(place + 1)


def parse_place(word: str) -> int:
    """The place that a word names."""
    if word in ("turned", "hand"):
        return TURNED if word == "turned" else ANY_COPY
    if not word.isdecimal() or word == "0":
        raise NotationError("notation-no-place", word=word)
    return int(word) - 1


def terms_text(terms: Terms) -> str:
    """The terms in notation: `2 blue + turned soy + chili@3 for red`."""
    goods: list[str] = []
    for i in range(len(terms.give)):
        name, place = NAMES[terms.give[i]], terms.places[i]
        goods.append(f"turned {name}" if place == TURNED else name if place < 0 else f"{name}@{place + 1}")
    goods += [f"F{favor}" for favor in terms.give_favors]
    give = " + ".join(_counted(goods)) or "nothing"
    if terms.mode == ANYTHING:
        want = "any"
    elif terms.mode == ONE_OF:
        want = " or ".join([NAMES[kind] for kind in terms.want])
    else:
        wanted = [NAMES[kind] for kind in terms.want] + [f"F{favor}" for favor in terms.want_favors]
        want = " + ".join(_counted(wanted)) or "nothing"
    return f"{give} for {want}"


def parse_terms(text: str) -> Terms:
    """The terms that a text names; the opposite of `terms_text`.

    >>> terms_text(parse_terms("turned soy + 2 blue for red or green"))
    'turned soy + 2 blue for red or green'
    """
    give_side, separator, want_side = text.partition(" for ")
    if not separator:
        raise NotationError("notation-give-for-want", text=text)
    give, places, give_favors = _parse_goods(give_side)
    want_side = want_side.strip()
    if want_side == "any":
        return Terms(give, places, (), ANYTHING, give_favors)
    if " or " in want_side:
        kinds = tuple([parse_card(word.strip()) for word in want_side.split(" or ")])
        return Terms(give, places, kinds, ONE_OF, give_favors)
    want, want_places, want_favors = _parse_goods(want_side)
    if any([place != ANY_COPY for place in want_places]):
        raise NotationError("notation-want-place")
    return Terms(give, places, want, EXACTLY, give_favors, want_favors)


def _parse_goods(text: str) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    kinds: list[int] = []
    places: list[int] = []
    favors: list[int] = []
    for part in text.replace(",", "+").split("+"):
        words = part.split()
        if not words or words == ["nothing"]:
            continue
        count = 1
        if words[0].isdecimal():
            _check_count(words[0])
            count = int(words.pop(0))
        turned = bool(words) and words[0] == "turned"
        if turned:
            words.pop(0)
        if len(words) != 1 or count < 1:
            raise NotationError("notation-no-goods", text=part.strip())
        if words[0][0] in "Ff" and words[0][1:].isdecimal():
            favors += [int(words[0][1:])] * count
            continue
        name, at, place = words[0].partition("@")
        kinds += [parse_card(name)] * count
        places += [TURNED if turned else parse_place(place) if at else ANY_COPY] * count
    if UNKNOWN in kinds:
        raise NotationError("notation-hidden-trade")
    return tuple(kinds), tuple(places), tuple(favors)


# --- the parts of a move ---


def parse_seat(word: str, seats: int) -> int:
    """The seat that `p2` names."""
    number = word[1:]
    if word[:1] != "p" or not number.isdecimal() or int(number) >= seats:
        raise NotationError("notation-no-seat", word=word, last=seats - 1)
    return int(number)


def parse_number(word: str) -> int:
    """A number, or a sentence that it is none."""
    if not word.isdecimal():
        raise NotationError("notation-no-number", word=word)
    return int(word)


def parse_field(word: str) -> int:
    """The field that a number from 1 on names."""
    if word not in ("1", "2", "3"):
        raise NotationError("notation-no-field", word=word)
    return int(word) - 1


def split_words(rest: str, count: int, form: str) -> list[str]:
    """The words of a move, if there are as many as its form has."""
    words = rest.split()
    if len(words) != count:
        raise NotationError("notation-form", form=form)
    return words
