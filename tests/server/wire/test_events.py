"""Events on the wire: every class has a message, and what is read back is what was written."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import fields
from typing import get_args

import msgspec
import pytest

from bohnanza.bots import bot_named
from bohnanza.bots.base import Bot
from bohnanza.engine import events
from bohnanza.engine.beans import NAMES, SOY, UNKNOWN
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.events import Drew, Event, Shuffled
from bohnanza.engine.game import new_game
from bohnanza.engine.memory import Memory
from bohnanza.engine.menus import SIMPLE
from bohnanza.engine.notation.facts import kebab
from bohnanza.engine.offers import ANY_COPY, ONE_OF, REASONS, SIGNALS, TURNED, Terms
from bohnanza.engine.parts import parts_of
from bohnanza.engine.trade_moves import FAVORS
from bohnanza.engine.variants.favors import events as favors
from bohnanza.engine.variants.the_duel import events as duel
from bohnanza.engine.variants.the_duel.bonus_cards import A_DOLLAR, NO_DOLLAR
from bohnanza.engine.views import SPECTATOR, events_for
from bohnanza.lab.driver import play_on
from bohnanza.server.protocol import events as messages
from bohnanza.server.protocol.events import GameEvent
from bohnanza.server.table import deliveries
from bohnanza.server.wire.events import (
    SPELLED_OUT,
    engine_event,
    event_for,
    events_for_seat,
    spot_of,
    travels_for,
)

DECODER = msgspec.json.Decoder(GameEvent)
MAGPIES = {"magpie"}  # whoever hears that one is played knows the card
DECODER_OF_ALL = msgspec.json.Decoder(list[GameEvent])


def there_and_back(event: Event) -> Event:
    return engine_event(DECODER.decode(msgspec.json.encode(event_for(event))))


def classes(of: type[Event] = Event) -> Iterator[type[Event]]:
    for subclass in of.__subclasses__():
        yield subclass
        yield from classes(subclass)


CLASSES = {kind.__name__: kind for kind in classes() if kind.__module__.startswith("bohnanza.engine.")}


def log_of(game_id: str) -> list[Event]:
    """The log of a game between random and greedy bots."""
    seats = rules_for(game_id).seats
    bots: list[Bot] = [bot_named(("random", "greedy")[seat % 2], f"tea/{seat}") for seat in range(seats)]
    s = new_game(rules_for(game_id), "tea", log=True)
    play_on(s, bots, menu=SIMPLE)
    assert s.log is not None
    return s.log


# --- whole games ---


def facts(memory: Memory) -> list[object]:
    """Everything that a memory holds."""
    known = memory.known
    proved = [known.discard, known.out, known.coins, known.hands, known.least, known.most]
    return [*proved, memory.active, memory.deck, memory.left_over, memory.fresh, memory.open]


@pytest.mark.parametrize("game_id", game_ids())
def test_every_event_of_every_seat_comes_back(game_id: str) -> None:
    rules, log = rules_for(game_id), log_of(game_id)
    for seat in (SPECTATOR, *range(rules.seats)):
        seen = events_for(log, seat)
        told = DECODER_OF_ALL.decode(msgspec.json.encode(events_for_seat(log, seat)))
        back = [engine_event(message) for message in told]
        assert back == seen
        first, second = Memory(rules, seat), Memory(rules, seat)
        for event, other in zip(seen, back):
            first.observe(event)
            second.observe(other)
        assert facts(first) == facts(second)


# --- every class, also those that are rare in games ---

TERMS = Terms((SOY, SOY, SOY), (TURNED, ANY_COPY, 4), (0, 12), ONE_OF, (1, 6), (3,))
SAMPLES: dict[str, list[object]] = {
    "before": [(UNKNOWN, UNKNOWN)],
    "after": [(UNKNOWN, UNKNOWN)],
    "cards": [(), (SOY, UNKNOWN, 12, 0)],
    "paid": [(SOY, UNKNOWN)],
    "given": [(SOY, 0)],
    "given_from": [(TURNED, ANY_COPY)],
    "received": [(SOY, 0)],
    "received_from": [(ANY_COPY, TURNED)],
    "kind": [0, 12, UNKNOWN],
    "field": [0, 2],
    "own_field": [0, 2],
    "source": [0, 1, 2, 3],
    "place": [0, 5, UNKNOWN],
    "to": [3],
    "terms": [TERMS, TERMS.public()],
    "reason": list(REASONS),
    "signal": list(range(len(SIGNALS))),
    "favor": list(range(1, FAVORS + 1)),
    "favors": [(1, 6, UNKNOWN)],
    "bonus": [0, 22, UNKNOWN],
    "scores": [(3, 4)],
    "winners": [(0, 1)],
    "first_come": [True, False],
    "turned": [True, False],
}
OTHERS: dict[tuple[str, str], list[object]] = {
    ("Offered", "to"): [(1, 2)],
    ("Lapsed", "reason"): [events.GONE, events.REFUSED],
    ("DollarPaid", "bonus"): [0, 22, A_DOLLAR, NO_DOLLAR],
}


def samples(kind: type[Event]) -> Iterator[Event]:
    """Events of a class, with every sample of every field."""
    names = [field.name for field in fields(kind)]
    lists = [OTHERS.get((kind.__name__, name)) or SAMPLES.get(name, [1]) for name in names]
    for turn in range(max([len(values) for values in lists])):
        yield kind(*[values[turn % len(values)] for values in lists])


@pytest.mark.parametrize("name", CLASSES)
def test_every_class_of_event_comes_back(name: str) -> None:
    assert name in {message.__name__ for message in get_args(GameEvent)}, "a class without a message"
    for event in samples(CLASSES[name]):
        assert there_and_back(event) == event


def test_there_is_no_message_without_a_class() -> None:
    assert {message.__name__ for message in get_args(GameEvent)} == set(CLASSES)


@pytest.mark.parametrize("name", sorted(set(CLASSES) - set(SPELLED_OUT)))
def test_fields_have_the_names_and_the_order_of_the_event(name: str) -> None:
    assert messages.EVENTS[name].__struct_fields__ == tuple(
        [part.message_name for part in parts_of(CLASSES[name])]
    )


def test_an_event_without_a_message_is_not_sent() -> None:
    with pytest.raises(KeyError):
        event_for(Event())  # a class without a struct


# --- how they look ---


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Drew(2, (SOY, UNKNOWN)), '{"type":"drew","seat":2,"cards":["soy","?"]}'),
        (
            events.Planted(0, SOY, 1, events.FROM_ASIDE),
            '{"type":"planted","seat":0,"kind":"soy","field":2,"source":"aside"}',
        ),
        (
            events.Signalled(1, SOY, 3),
            '{"type":"signalled","seat":1,"kind":"soy","signal":"no"}',
        ),
        (favors.FavorsDrawn(1, (6, UNKNOWN)), '{"type":"favors-drawn","seat":1,"favors":["F6","?"]}'),
        (favors.CardKept(1, UNKNOWN, UNKNOWN), '{"type":"card-kept","seat":1,"kind":"?","place":null}'),
        (duel.BonusDrawn(1, UNKNOWN), '{"type":"bonus-drawn","seat":1,"bonus":"?"}'),
        (duel.DollarPaid(1, A_DOLLAR), '{"type":"dollar-paid","seat":1,"paid":"dollar"}'),
        (
            events.Traded(1, 0, 2, (SOY,), (TURNED,), (0,), (ANY_COPY,)),
            '{"type":"traded","number":1,"maker":0,"accepter":2,"given":[{"card":"soy","place":"turned"}],'
            '"received":[{"card":"garden","place":"hand"}]}',
        ),
    ],
)
def test_messages_are_in_the_words_of_the_game(event: Event, text: str) -> None:
    assert msgspec.json.encode(event_for(event)).decode() == text


def test_types_are_the_names_of_the_classes() -> None:
    for name in CLASSES:
        assert messages.EVENTS[name].__struct_config__.tag == kebab(name)


def test_names_of_cards_and_signals_are_those_of_the_notation() -> None:
    assert get_args(messages.Card) == (*NAMES, "?")
    assert set(get_args(messages.Meaning)) == set(SIGNALS)
    assert get_args(messages.Reason) == REASONS


def test_the_order_of_shuffled_cards_cannot_leave() -> None:
    message = json.loads(msgspec.json.encode(event_for(Shuffled(0, (0, 1, 2), (2, 0, 1)))))
    assert message == {"type": "shuffled", "counter": 0, "count": 3}


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"sneezed"}',
        '{"type":"drew","seat":2,"cards":["carrot"]}',
        '{"type":"drew","seat":2,"cards":[],"seed":"tea"}',
        '{"type":"lapsed","number":1,"reason":"bored"}',
    ],
)
def test_other_words_are_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        DECODER.decode(text)


# --- where cards went ---


@pytest.mark.parametrize(
    ("zone", "spot"),
    [
        (events.hand_of(2, events.BACK), "hand-2"),
        (events.hand_of(2, 4), "hand-2"),
        (events.field_of(0, 2), "field-0-3"),
        (events.aside_of(1), "aside-1"),
        (events.coins_of(1), "purse-1"),
        (events.STEP, "due"),
        (events.TURNED, "turned"),
        (events.Zone("glass", 3), "glass-3"),
        (events.Zone("cellar"), "cellar"),
    ],
)
def test_a_zone_is_a_spot_of_the_table(zone: events.Zone, spot: str) -> None:
    assert spot_of(zone) == spot


def test_cards_are_told_to_travel() -> None:
    seen = [events.TurnStarted(1, 0), Drew(2, (SOY, UNKNOWN)), events.Harvested(0, 1, (SOY, SOY), 1)]
    assert json.loads(msgspec.json.encode(travels_for(seen))) == [
        {"cards": ["soy", "?"], "start": "deck", "end": "hand-2"},
        {"cards": ["soy"], "start": "field-0-2", "end": "discard"},
        {"cards": ["soy"], "start": "field-0-2", "end": "purse-0"},
    ]


def test_of_shuffled_cards_only_backs_travel_and_first_of_all_none() -> None:
    assert travels_for([Shuffled(0, (0, 1), (1, 0))]) is msgspec.UNSET
    assert travels_for([Shuffled(1, (0, 1), (1, 0))]) == [messages.CardTravel(("?", "?"), "discard", "deck")]


def test_where_nothing_travels_nothing_is_said() -> None:
    part = deliveries.seat_story([events.TurnStarted(1, 0)], 0)
    assert json.loads(msgspec.json.encode(part)) == {
        "seat": 0,
        "events": [{"type": "turn-started", "turn": 1, "seat": 0}],
    }


@pytest.mark.parametrize("game_id", ["classic/5", "anniversary+coin+magpie+favors/4", "the-duel/2"])
def test_travels_tell_a_seat_no_card_that_its_events_do_not(game_id: str) -> None:
    for event in log_of(game_id):
        for seat in (SPECTATOR, *range(rules_for(game_id).seats)):
            part = deliveries.seat_story([event], seat)
            told = set(re.findall(r"[a-z-]+", msgspec.json.encode(part.events).decode())) | MAGPIES
            for travel in part.travels or []:
                assert set(travel.cards) - {"?"} <= told, event
