"""The sorts of parts that most games share; a variant can add its own."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.beans import UNKNOWN, kind_named
from bohnanza.engine.offers import ANY_COPY, REASONS, SIGNALS, TURNED, Terms
from bohnanza.engine.parts import Sort, add_sort
from bohnanza.engine.wording import (
    NotationError,
    card_text,
    parse_bean,
    parse_field,
    parse_number,
    parse_place,
    parse_seat,
)

Cards = tuple[int, ...]

SOURCES: Final = ("hand", "aside", "turned", "step")  # of a planted card, by number


def hidden(cards: Cards) -> Cards:
    """The same number of unknown cards."""
    return (UNKNOWN,) * len(cards)


def _unknown(value: int) -> int:
    return UNKNOWN


def _from_one(number: int) -> int:
    return number + 1


def _from_zero(number: int) -> int:
    return number - 1


def _seat_text(seat: int) -> str:
    return f"p{seat}"


def _card(word: str, seats: int) -> int:
    return parse_bean(word)


def kind_of(name: str) -> int:
    """The kind that a name means in a message."""
    return UNKNOWN if name == "?" else kind_named(name)


def card_names(cards: Cards) -> tuple[str, ...]:
    return tuple([card_text(kind) for kind in cards])


def kinds_of(names: tuple[str, ...]) -> Cards:
    """The kinds that names mean in a message."""
    return tuple([kind_of(name) for name in names])


def _field_text(field: int) -> str:
    return str(field + 1)


def _field(word: str, seats: int) -> int:
    return parse_field(word)


def place_name(place: int) -> int | str:
    """Where a given card comes from, in a message."""
    if place == TURNED:
        return "turned"
    return "hand" if place == ANY_COPY else place + 1


def place_of(name: int | str) -> int:
    """The place that a message names."""
    if name == "turned":
        return TURNED
    return ANY_COPY if name == "hand" else int(name) - 1


def _position(word: str, seats: int) -> int:
    place = parse_place(word)
    if place < 0:
        raise NotationError("notation-no-position", word=word)
    return place


def _place_seen(place: int) -> int | None:
    return None if place == UNKNOWN else place + 1


def _place_kept(place: int | None) -> int:
    return UNKNOWN if place is None else place - 1


def favor_name(favor: int) -> str:
    """`F1` to `F6`, or a question mark."""
    return "?" if favor == UNKNOWN else f"F{favor}"


def favor_of(name: str) -> int:
    """The favor that a name means in a message."""
    return UNKNOWN if name == "?" else int(name[1:])


def favor_names(favors: Cards) -> tuple[str, ...]:
    return tuple([favor_name(favor) for favor in favors])


def favors_of(names: tuple[str, ...]) -> Cards:
    """The favors that names mean in a message."""
    return tuple([favor_of(name) for name in names])


def _public(terms: Terms) -> Terms:
    return terms.public()


def _number(word: str, seats: int) -> int:
    return parse_number(word)


# --- seats, numbers, words ---

SEAT: Final = add_sort(Sort("seat", text=_seat_text, parse=parse_seat))
SEATS: Final = add_sort(Sort("seats"))
NUMBER: Final = add_sort(Sort("number", parse=_number))
NUMBERS: Final = add_sort(Sort("numbers"))  # one for each seat
FLAG: Final = add_sort(Sort("flag"))
WORD: Final = add_sort(Sort("word"))  # as it is

# --- cards and where they lie ---

CARD: Final = add_sort(
    Sort("kind", card_text, kind_of, text=card_text, parse=_card, hide=_unknown, label="BEAN")
)
CARDS: Final = add_sort(Sort("cards", card_names, kinds_of, hide=hidden))
FIELD: Final = add_sort(Sort("field", _from_one, _from_zero, text=_field_text, parse=_field))
OWN_FIELD: Final = add_sort(
    Sort("own_field", _from_one, _from_zero, text=_field_text, parse=_field, label="FIELD")
)
PLACE: Final = add_sort(Sort("place", place_name, place_of, text=_field_text, parse=_position))
PLACE_SEEN: Final = add_sort(Sort("place_seen", _place_seen, _place_kept, hide=_unknown))
SOURCE: Final = add_sort(Sort("source", SOURCES.__getitem__, SOURCES.index))

# --- trading ---

TERMS: Final = add_sort(Sort("terms", hide=_public))
OFFER: Final = add_sort(Sort("offer", parse=_number))
REVISION: Final = add_sort(Sort("revision"))
SAID_REASON: Final = add_sort(Sort("said_reason"))  # in words
LAPSE: Final = add_sort(Sort("lapse"))  # why an offer lapsed
REASON: Final = add_sort(Sort("reason", REASONS.__getitem__, REASONS.index))
SIGNAL: Final = add_sort(Sort("signal", SIGNALS.__getitem__, SIGNALS.index, text=SIGNALS.__getitem__))
FAVOR: Final = add_sort(Sort("favor", favor_name, favor_of, hide=_unknown))
FAVORS: Final = add_sort(Sort("favors", favor_names, favors_of, hide=hidden))
