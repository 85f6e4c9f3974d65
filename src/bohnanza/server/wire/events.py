"""Events of the engine to messages and back.

Every class of event has a struct of the same name, and nearly all of them the same fields: `facts` says how each
is written. The few that differ are spelled out. Orders of shuffled cards have no form here and cannot leave.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast, get_args

from bohnanza.engine import events, offers
from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.catalog import variants
from bohnanza.engine.notation import facts
from bohnanza.engine.notation.facts import BONUSES, MODES, PAID, WORDS, Word, kind_of, kinds_of
from bohnanza.engine.variants.the_duel.events import DollarPaid
from bohnanza.engine.views import events_for
from bohnanza.server.protocol import events as messages
from bohnanza.server.protocol.events import Card, Cards, Favor, Favors, GameEvent, Good, Place

# --- parts ---

CARDS: Final[tuple[Card, ...]] = get_args(Card)


def card_names(cards: tuple[int, ...]) -> Cards:
    """The names of cards."""
    return tuple([CARDS[kind] for kind in cards])


def favor_name(favor: int) -> Favor:
    """`F1` to `F6`, or a question mark."""
    return cast("Favor", facts.favor_name(favor))


def favor_names(favors: tuple[int, ...]) -> Favors:
    """The names of favors."""
    return tuple([favor_name(favor) for favor in favors])


def goods_for(cards: tuple[int, ...], places: tuple[int, ...]) -> tuple[Good, ...]:
    """Cards with where they come from."""
    return tuple([Good(CARDS[kind], place_name(place)) for kind, place in zip(cards, places)])


def place_name(place: int) -> Place:
    """Where a given card comes from."""
    return cast("Place", facts.place_name(place))


def goods_of(goods: tuple[Good, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Kinds and places."""
    return tuple([kind_of(good.card) for good in goods]), tuple(
        [facts.place_of(good.place) for good in goods]
    )


def terms_for(terms: offers.Terms) -> messages.Terms:
    """What an offer says, as its receiver may know it."""
    return messages.Terms(
        goods_for(terms.give, terms.places),
        card_names(terms.want),
        MODES[terms.mode],
        favor_names(terms.give_favors),
        favor_names(terms.want_favors),
    )


def terms_of(terms: messages.Terms) -> offers.Terms:
    """The terms that a message says."""
    give, places = goods_of(terms.give)
    give_favors, want_favors = facts.favors_of(terms.give_favors), facts.favors_of(terms.want_favors)
    return offers.Terms(give, places, kinds_of(terms.want), MODES.index(terms.mode), give_favors, want_favors)


# --- events ---


class Pair(NamedTuple):
    """How one class of event is written, and how it is read."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _write_shuffle(event: events.Shuffled) -> GameEvent:
    kind = messages.ShuffledApart if isinstance(event, events.ShuffledApart) else messages.Shuffled
    return kind(**facts.facts(event))


def _read_shuffle(message: messages.Shuffled) -> events.Event:
    hidden = (UNKNOWN,) * message.count
    return events.Shuffled(message.counter, hidden, hidden)


def _read_shuffle_apart(message: messages.ShuffledApart) -> events.Event:
    hidden = (UNKNOWN,) * message.count
    return events.ShuffledApart(message.counter, hidden, hidden)


def _write_trade(event: events.Traded) -> GameEvent:
    given = goods_for(event.given, event.given_from)
    received = goods_for(event.received, event.received_from)
    return messages.Traded(event.number, event.maker, event.accepter, given, received)


def _read_trade(message: messages.Traded) -> events.Event:
    given, received = goods_of(message.given), goods_of(message.received)
    return events.Traded(message.number, message.maker, message.accepter, *given, *received)


def _write_payment(event: DollarPaid) -> GameEvent:
    return messages.DollarPaid(**facts.facts(event))


def _read_payment(message: messages.DollarPaid) -> events.Event:
    for bonus, word in PAID.items():
        if word == message.paid:
            return DollarPaid(message.seat, bonus)
    return DollarPaid(message.seat, BONUSES.index(message.paid))


SPELLED_OUT: Final[dict[str, Pair]] = {
    "Shuffled": Pair(_write_shuffle, _read_shuffle),
    "ShuffledApart": Pair(_write_shuffle, _read_shuffle_apart),
    "Traded": Pair(_write_trade, _read_trade),
    "DollarPaid": Pair(_write_payment, _read_payment),
}


FIELDS: Final = {**WORDS, "terms": Word(terms_for, terms_of)}


def _field_by_field(event: type[events.Event], message: Any) -> Pair:
    """Both have the same fields in the same order."""
    fields = [(name, FIELDS[name]) for name in message.__struct_fields__]

    def write(one: events.Event) -> Any:
        return message(*[word.write(getattr(one, name)) for name, word in fields])

    def read(one: Any) -> Any:
        return event(*[word.read(getattr(one, name)) for name, word in fields])

    return Pair(write, read)


CLASSES: Final = {one.__name__: one for variant in variants().values() for one in variant.events}


def _pair(message: Any) -> Pair:
    name = message.__name__
    return SPELLED_OUT.get(name) or _field_by_field(CLASSES.get(name) or getattr(events, name), message)


PAIRS: Final[dict[str, Pair]] = {message.__name__: _pair(message) for message in get_args(GameEvent)}


def event_for(event: events.Event) -> GameEvent:
    """The message about an event, which `views.seen_by` has already cut down for its receiver."""
    message: GameEvent = PAIRS[type(event).__name__].write(event)
    return message


def engine_event(message: GameEvent) -> events.Event:
    """The event that a message is about."""
    event: events.Event = PAIRS[type(message).__name__].read(message)
    return event


def events_for_seat(log: list[events.Event], seat: int) -> list[GameEvent]:
    """What a seat, or a spectator, is told of a whole log."""
    return [event_for(event) for event in events_for(log, seat)]
