"""Events of the engine to messages and back.

Every class of event has a struct of the same name. Nearly all have the same fields, written and read by their sorts;
the few that differ are spelled out. The order of shuffled cards cannot be written at all, so it never leaves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec import UNSET, UnsetType

from bohnanza.engine import events, offers
from bohnanza.engine.notation.facts import MODES, facts
from bohnanza.engine.parts import parts_of
from bohnanza.engine.seams import NOBODY
from bohnanza.engine.sorts import (
    TERMS,
    card_names,
    favor_names,
    favors_of,
    hidden,
    kind_of,
    kinds_of,
    place_name,
    place_of,
)
from bohnanza.engine.views import events_for
from bohnanza.engine.wording import card_text
from bohnanza.server.protocol import events as messages
from bohnanza.server.protocol.events import CLASSES, EVENTS, CardTravel, GameEvent, GivenCard

# --- parts ---


def goods_for(cards: tuple[int, ...], places: tuple[int, ...]) -> tuple[GivenCard, ...]:
    return tuple([GivenCard(card_text(kind), place_name(place)) for kind, place in zip(cards, places)])


def goods_of(goods: tuple[GivenCard, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple([kind_of(good.card) for good in goods]), tuple([place_of(good.place) for good in goods])


def terms_for(terms: offers.Terms) -> messages.OfferTerms:
    return messages.OfferTerms(
        goods_for(terms.give, terms.places),
        card_names(terms.want),
        MODES[terms.mode],
        favor_names(terms.give_favors),
        favor_names(terms.want_favors),
    )


def terms_of(terms: messages.OfferTerms) -> offers.Terms:
    give, places = goods_of(terms.give)
    give_favors, want_favors = favors_of(terms.give_favors), favors_of(terms.want_favors)
    return offers.Terms(give, places, kinds_of(terms.want), MODES.index(terms.mode), give_favors, want_favors)


# --- events ---


class Pair(NamedTuple):
    """How one class of event is written, and how it is read."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _shuffle(event: type[events.Shuffled], message: Any) -> Pair:
    def read(one: Any) -> events.Event:
        cards = hidden((0,) * one.count)
        return event(one.counter, cards, cards)

    return Pair(lambda one: message(**facts(one)), read)


def _trade(event: type[events.Traded], message: Any) -> Pair:
    def write(one: events.Traded) -> Any:
        given, received = (
            goods_for(one.given, one.given_from),
            goods_for(one.received, one.received_from),
        )
        return message(one.number, one.maker, one.accepter, given, received)

    def read(one: Any) -> events.Event:
        return event(one.number, one.maker, one.accepter, *goods_of(one.given), *goods_of(one.received))

    return Pair(write, read)


def _field_by_field(event: type[events.Event], message: Any) -> Pair:
    """Both have the same fields in the same order."""
    parts = [
        (part, Pair(terms_for, terms_of) if part.sort is TERMS else Pair(part.sort.write, part.sort.read))
        for part in parts_of(event)
    ]

    def write(one: events.Event) -> Any:
        return message(*[pair.write(getattr(one, part.name)) for part, pair in parts])

    def read(one: Any) -> Any:
        return event(*[pair.read(getattr(one, part.message_name)) for part, pair in parts])

    return Pair(write, read)


SPELLED_OUT: Final[dict[str, Callable[[Any, Any], Pair]]] = {
    "Shuffled": _shuffle,
    "ShuffledApart": _shuffle,
    "Traded": _trade,
}


PAIRS: Final[dict[str, Pair]] = {}
for _name in EVENTS:
    _pair: Callable[[Any, Any], Pair] = SPELLED_OUT.get(_name, _field_by_field)
    PAIRS[_name] = _pair(CLASSES[_name], EVENTS[_name])


def event_for(event: events.Event) -> GameEvent:
    """The message about an event, which `views.seen_by` has already cut down for its receiver."""
    message: GameEvent = PAIRS[type(event).__name__].write(event)
    return message


def engine_event(message: GameEvent) -> events.Event:
    """The event that a message is about."""
    event: events.Event = PAIRS[type(message).__name__].read(message)
    return event


def events_for_seat(log: list[events.Event], seat: int) -> list[GameEvent]:
    """What a seat, or a spectator, is told about a whole log."""
    return [event_for(event) for event in events_for(log, seat)]


# --- where cards went ---

SPOTS: Final = {"coins": "purse", "step": "due"}  # zones with another name in messages


def spot_of(zone: events.Zone) -> str:
    """A zone as messages name it; nobody sees where in a hand a card was.

    >>> spot_of(events.field_of(2, 0)), spot_of(events.DECK)
    ('field-2-1', 'deck')
    """
    name = SPOTS.get(zone.name, zone.name)
    if zone.seat == NOBODY:
        return name
    return f"{name}-{zone.seat}-{zone.at + 1}" if zone.name == "field" else f"{name}-{zone.seat}"


def travels_for(seen: list[events.Event]) -> list[CardTravel] | UnsetType:
    """Which cards went from where to where in events that have already been cut down for their receiver."""
    found = [
        CardTravel(card_names(cards), spot_of(source), spot_of(target))
        for event in seen
        for cards, source, target in _travels(event)
        if cards
    ]
    return found or UNSET


def _travels(event: events.Event) -> list[events.Travel]:
    """Of shuffled cards nobody sees the order; before the first shuffle they were not on the discard pile."""
    if isinstance(event, events.Shuffled):
        cards = hidden(event.after) if event.counter else ()
        return [travel._replace(cards=cards) for travel in event.travels()]
    return event.travels()
