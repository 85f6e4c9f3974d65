"""Events of a game as a seat gets them: one struct for each class of event, made from what the class says of itself.

Cards are names, "?" where the receiver cannot see one; seats count from 0, fields and places in a hand from 1.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from msgspec import defstruct

from bohnanza.engine import events
from bohnanza.engine.beans import FAMILY_KINDS, NAMES
from bohnanza.engine.catalog import variants
from bohnanza.engine.offers import REASONS, SIGNALS
from bohnanza.engine.parts import parts_of
from bohnanza.package_files import docstring_of
from bohnanza.server.protocol.base import Tagged, WireStruct

FOREIGN: Final = [variant for variant in variants().values() if not variant.is_family]
FOREIGN_CARDS: Final = NAMES[FAMILY_KINDS:]

if TYPE_CHECKING:
    Card = str
    Favor = str
    Reason = str
    Meaning = str
    Place = int | str
else:  # the words themselves, which have their home elsewhere
    Card = Literal[(*NAMES, "?")]
    Reason = Literal[REASONS]
    Meaning = Literal[SIGNALS]
    Favor = Literal["F1", "F2", "F3", "F4", "F5", "F6", "?"]
    # A position in the hand, a turned-over card, or some copy in the hand.
    Place = int | Literal["turned", "hand"]
Cards = tuple[Card, ...]
Favors = tuple[Favor, ...]
Bonus = str  # "2-2/10": the pattern and the cents of a bonus card, or "?"
Source = Literal["hand", "aside", "turned", "step"]  # "step": it had to be planted at once
Mode = Literal["exactly", "one-of", "anything"]
Lapse = Literal["gone", "declined"]


class GivenCard(WireStruct, frozen=True):
    """A card that is given, and where it comes from."""

    card: Card
    place: Place


class OfferTerms(WireStruct, frozen=True):
    """What an offer gives, and what it wants: all the cards, one of them, or anything."""

    give: tuple[GivenCard, ...]
    want: Cards
    mode: Mode
    give_favors: Favors
    want_favors: Favors


# --- events ---

# By sort of a part; those of other packages may be anything.
TYPES: Final[dict[str, Any]] = {
    "seat": int,
    "seats": tuple[int, ...],
    "number": int,
    "numbers": tuple[int, ...],
    "flag": bool,
    "word": str,
    "kind": Card,
    "cards": Cards,
    "field": int,
    "place_seen": int | None,
    "source": Source,
    "signal": Meaning,
    "said_reason": Reason,
    "lapse": Lapse,
    "terms": OfferTerms,
    "favor": Favor,
    "favors": Favors,
    "bonus": Bonus,
    "paid": str,
}

# Those that differ from their class: nobody sees the order of shuffled cards, and goods have a place each.
SHUFFLE: Final = [("counter", int), ("count", int)]
SPELLED_OUT: Final[dict[str, list[tuple[str, Any]]]] = {
    "Shuffled": SHUFFLE,
    "ShuffledApart": SHUFFLE,
    "Traded": [
        ("number", int),
        ("maker", int),
        ("accepter", int),
        ("given", tuple[GivenCard, ...]),
        ("received", tuple[GivenCard, ...]),
    ],
}
SENTENCES: Final = {
    "Shuffled": "Cards were shuffled: which shuffle of the game it was, and how many cards there were.",
    "Traded": "Cards changed hands and were set aside; `number` is the offer that was accepted.",
}


def struct_of(event: type[events.Event]) -> type[Tagged]:
    """The message about events of a class."""
    name = event.__name__
    fields = SPELLED_OUT.get(name) or [
        (part.message_name, TYPES.get(part.sort.name, Any)) for part in parts_of(event)
    ]
    texts = {"__doc__": SENTENCES.get(name) or docstring_of(event)}
    made: Any = defstruct(name, fields, bases=(Tagged,), namespace=texts, module=__name__, frozen=True)
    return cast("type[Tagged]", made)


CLASSES: Final[dict[str, type[events.Event]]] = {
    event.__name__: event
    for event in (
        *events.SHARED_EVENTS,
        *[event for variant in variants().values() for event in variant.events],
    )
}
EVENTS: Final = {name: struct_of(event) for name, event in CLASSES.items()}
FOREIGN_EVENTS: Final = {
    event.__name__: EVENTS[event.__name__] for variant in FOREIGN for event in variant.events
}

if TYPE_CHECKING:
    GameEvent = Tagged
else:
    GameEvent = reduce(or_, EVENTS.values())


class CardTravel(WireStruct, frozen=True):
    """Cards that went from one place of the table to another.

    Places are `deck`, `discard`, `turned`, `due` for a card that has to be planted at once, and with a seat behind
    them `hand-0`, `aside-0`, `purse-0` and `field-0-1`; other packages may have places of their own.
    """

    cards: Cards  # the first one first; `?` for cards that the receiver cannot see
    start: str  # the place where they were
    end: str  # the place where they are now
