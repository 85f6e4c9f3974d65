"""Events of the engine to messages and back.

Every class of event has a struct of the same name, and nearly all of them the same fields: `WORDS` says how each
is written. The few that differ are spelled out. Orders of shuffled cards have no form here and cannot leave.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, get_args

from bohnanza.engine import events, offers
from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.editions.the_duel.table import NAMES as BONUS_NAMES
from bohnanza.engine.trade_moves import SIGNALS
from bohnanza.engine.views import events_for
from bohnanza.server.protocol import events as messages
from bohnanza.server.protocol.events import Card, Cards, Favor, GameEvent, Good, Mode, Place, Source

# The unknown one comes last in each of these: UNKNOWN is -1.
CARDS: Final[tuple[Card, ...]] = get_args(Card)
FAVORS: Final[tuple[Favor, ...]] = get_args(Favor)
BONUSES: Final = (*BONUS_NAMES, "?")
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
PAID: Final = {events.A_DOLLAR: "dollar", events.NO_DOLLAR: "nothing"}


# --- parts ---


def card_name(kind: int) -> Card:
    """A card's name, or a question mark."""
    return CARDS[kind]


def kind_of(card: Card) -> int:
    """The kind that a name means."""
    return UNKNOWN if card == "?" else CARDS.index(card)


def card_names(cards: tuple[int, ...]) -> Cards:
    """The names of cards."""
    return tuple([CARDS[kind] for kind in cards])


def kinds_of(cards: Cards) -> tuple[int, ...]:
    """The kinds that names mean."""
    return tuple([kind_of(card) for card in cards])


def favor_name(favor: int) -> Favor:
    """`F1` to `F6`, or a question mark."""
    return FAVORS[favor - 1] if favor != UNKNOWN else "?"


def favor_of(name: Favor) -> int:
    """The favor that a name means."""
    return UNKNOWN if name == "?" else FAVORS.index(name) + 1


def favor_names(favors: tuple[int, ...]) -> tuple[Favor, ...]:
    """The names of favors."""
    return tuple([favor_name(favor) for favor in favors])


def favors_of(names: tuple[Favor, ...]) -> tuple[int, ...]:
    """The favors that names mean."""
    return tuple([favor_of(name) for name in names])


def bonus_name(bonus: int) -> str:
    """Pattern and cents of a bonus card, or a question mark."""
    return BONUSES[bonus]


def bonus_of(name: str) -> int:
    """The bonus card that a name means."""
    return UNKNOWN if name == "?" else BONUS_NAMES.index(name)


def place_name(place: int) -> Place:
    """Where a given card comes from."""
    if place == offers.TURNED:
        return "turned"
    return "hand" if place == offers.ANY_COPY else place + 1


def place_of(name: Place) -> int:
    """The place that a name means."""
    if name == "turned":
        return offers.TURNED
    return offers.ANY_COPY if name == "hand" else int(name) - 1


def goods_for(cards: tuple[int, ...], places: tuple[int, ...]) -> tuple[Good, ...]:
    """Cards with where they come from."""
    return tuple([Good(CARDS[kind], place_name(place)) for kind, place in zip(cards, places)])


def goods_of(goods: tuple[Good, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Kinds and places."""
    return tuple([kind_of(good.card) for good in goods]), tuple([place_of(good.place) for good in goods])


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
    want, mode = kinds_of(terms.want), MODES.index(terms.mode)
    return offers.Terms(give, places, want, mode, favors_of(terms.give_favors), favors_of(terms.want_favors))


# --- fields of events ---


class Word(NamedTuple):
    """How a field is written, and how it is read."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _same(value: object) -> object:
    return value


def _from_one(number: int) -> int:
    return number + 1


def _from_zero(number: int) -> int:
    return number - 1


def _place_seen(place: int) -> int | None:
    return None if place == UNKNOWN else place + 1


def _place_kept(place: int | None) -> int:
    return UNKNOWN if place is None else place - 1


AS_IT_IS: Final = Word(_same, _same)
CARD: Final = Word(card_name, kind_of)
ROW: Final = Word(card_names, kinds_of)
FIELD: Final = Word(_from_one, _from_zero)

# By the name of the field; a field that is not here has no form in a message.
WORDS: Final[dict[str, Word]] = {
    "kind": CARD,
    "cards": ROW,
    "paid": ROW,
    "field": FIELD,
    "own_field": FIELD,
    "source": Word(SOURCES.__getitem__, SOURCES.index),
    "signal": Word(SIGNALS.__getitem__, SIGNALS.index),
    "terms": Word(terms_for, terms_of),
    "favor": Word(favor_name, favor_of),
    "favors": Word(favor_names, favors_of),
    "bonus": Word(bonus_name, bonus_of),
    "place": Word(_place_seen, _place_kept),
} | dict.fromkeys(
    (
        "seat", "maker", "accepter", "creditor", "debtor", "holder", "victim", "owner_of_field", "to",
        "turn", "times", "coins", "number", "revision", "parent", "reason", "first_come", "turned",
        "scores", "winners",
    ),
    AS_IT_IS,
)  # fmt: skip


# --- events ---


class Pair(NamedTuple):
    """How one class of event is written, and how it is read."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _write_shuffle(event: events.Shuffled) -> GameEvent:
    kind = messages.ShuffledApart if isinstance(event, events.ShuffledApart) else messages.Shuffled
    return kind(event.counter, len(event.after))


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


def _write_payment(event: events.DollarPaid) -> GameEvent:
    return messages.DollarPaid(event.seat, PAID.get(event.bonus) or BONUS_NAMES[event.bonus])


def _read_payment(message: messages.DollarPaid) -> events.Event:
    for bonus, word in PAID.items():
        if word == message.paid:
            return events.DollarPaid(message.seat, bonus)
    return events.DollarPaid(message.seat, BONUS_NAMES.index(message.paid))


SPELLED_OUT: Final[dict[str, Pair]] = {
    "Shuffled": Pair(_write_shuffle, _read_shuffle),
    "ShuffledApart": Pair(_write_shuffle, _read_shuffle_apart),
    "Traded": Pair(_write_trade, _read_trade),
    "DollarPaid": Pair(_write_payment, _read_payment),
}


def _field_by_field(event: type[events.Event], message: Any) -> Pair:
    """Both have the same fields in the same order."""
    fields = [(name, WORDS[name]) for name in message.__struct_fields__]

    def write(one: events.Event) -> Any:
        return message(*[word.write(getattr(one, name)) for name, word in fields])

    def read(one: Any) -> Any:
        return event(*[word.read(getattr(one, name)) for name, word in fields])

    return Pair(write, read)


def _pair(message: Any) -> Pair:
    name = message.__name__
    return SPELLED_OUT.get(name) or _field_by_field(getattr(events, name), message)


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
