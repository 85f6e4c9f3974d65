"""Events of a game as a seat gets them: one struct for each class of event, made from what the class says of itself.

Cards are names, "?" where the receiver cannot see one; seats count from 0, fields and places in a hand from 1.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, cast

from msgspec import Meta, defstruct

from bohnanza.engine import events
from bohnanza.engine.beans import BUILT_IN_KINDS, NAMES
from bohnanza.engine.catalog import variants
from bohnanza.engine.offers import REASONS, SIGNALS
from bohnanza.engine.parts import parts_of
from bohnanza.package_files import docstring_of
from bohnanza.server.protocol.base import Tagged, WireStruct

FOREIGN: Final = [variant for variant in variants().values() if not variant.is_built_in]
FOREIGN_CARDS: Final = NAMES[BUILT_IN_KINDS:]

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

    card: Card  # its kind
    place: Place  # a place in the hand for its owner, `hand` for everybody else, or `turned`


class OfferTerms(WireStruct, frozen=True):
    """What an offer gives, and what it wants: all the cards, one of them, or anything."""

    give: tuple[GivenCard, ...]  # the cards that are given
    want: Cards  # the cards that are wanted
    mode: Mode  # whether all of `want` is wanted, one of the cards, or anything
    give_favors: Favors  # the favors that are promised
    want_favors: Favors  # the favors that are wanted


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

# What a field means, by its name; `Event.field` goes before `field`.
MEANINGS: Final[dict[str, str]] = {
    "accepter": "the seat that accepted",
    "bonus": "a bonus card by its name: `2-2/10`, or `?`",
    "cards": "their kinds; `?` for cards that the receiver cannot see",
    "coins": "how many it paid",
    "count": "how many cards",
    "counter": "which shuffle of the game, from 0",
    "creditor": "the seat that the favor is owed to",
    "debtor": "the seat that owes it",
    "favor": "which one",
    "favors": "which ones",
    "field": "number of the field",
    "first_come": "the first to accept gets it; otherwise the maker picks",
    "given": "the cards that the maker gave",
    "holder": "the seat that has it",
    "kind": "the kind of bean",
    "maker": "the seat that made the offer",
    "number": "of the offer",
    "own_field": "number of the field of `seat`",
    "owner_of_field": "the seat whose field it was",
    "parent": "the offer that it counters, or 0",
    "place": "in the hand, from 1; null for everybody else",
    "reason": "the reason given, or nothing",
    "received": "the cards that the maker got",
    "revision": "which version of the offer, from 1",
    "scores": "by seat",
    "seat": "the seat, from 0",
    "signal": "`clear` takes it back",
    "source": "where the card came from",
    "terms": "what is given and wanted",
    "times": "how often so far",
    "to": "who gets it",
    "turn": "the number of the turn, from 1",
    "turned": "whether it was a turned-over card",
    "victim": "the seat that lost it",
    "winners": "the seats that have won",
    "DollarPaid.paid": "what was paid",
    "FieldBought.paid": "the coins, by their bean faces",
    "Given.seat": "who gave it",
    "Lapsed.reason": "why",
    "Offered.to": "the seats that are asked",
}


def struct_of(event: type[events.Event]) -> type[Tagged]:
    """The message about events of a class."""
    name = event.__name__
    types = SPELLED_OUT.get(name) or [
        (part.message_name, TYPES.get(part.sort.name, Any)) for part in parts_of(event)
    ]
    meanings = [MEANINGS.get(f"{name}.{field}") or MEANINGS.get(field, "") for field, _ in types]
    fields = [
        (field, Annotated[kind, Meta(description=meaning)] if meaning else kind)
        for (field, kind), meaning in zip(types, meanings)
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
