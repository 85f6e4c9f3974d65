"""Events and moves as facts: a name, and fields with plain values, in words of the notation.

Messages carry them and sentences are made of them, so both say the same. Cards are names, and "?" is a hidden one;
seats count from 0, fields and places in a hand from 1.
"""

from __future__ import annotations

import re
from typing import Any, Final

from bohnanza.engine import offers
from bohnanza.engine.beans import CARDS
from bohnanza.engine.events import Event, Shuffled, Traded
from bohnanza.engine.parts import form_of, parts_of
from bohnanza.engine.parts import verb_of as verb_of
from bohnanza.engine.seams import Move
from bohnanza.engine.sorts import TERMS, card_names, favor_names

MODES: Final = ("exactly", "one-of", "anything")


def kebab(name: str) -> str:
    """The name of a class in lower case with hyphens, as messages and words use it.

    >>> kebab("FieldBought")
    'field-bought'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


# --- events ---


def facts(event: Event) -> dict[str, Any]:
    """What an event says, by field; terms become several fields, see `terms_facts`.

    >>> from bohnanza.engine.events import Planted
    >>> facts(Planted(1, 3, 0, 0))
    {'seat': 1, 'kind': 'soy', 'field': 1, 'source': 'hand'}
    """
    if isinstance(event, Shuffled):
        return {"counter": event.counter, "count": len(event.after)}
    if isinstance(event, Traded):
        return {
            "number": event.number,
            "maker": event.maker,
            "accepter": event.accepter,
            "given": card_names(event.given),
            "received": card_names(event.received),
            "given_favors": (),
            "received_favors": (),
        }
    found: dict[str, Any] = {}
    for part in parts_of(type(event)):
        value = getattr(event, part.name)
        if part.sort is TERMS:
            found.update(terms_facts(value))
        else:
            found[part.message_name] = part.sort.write(value)
    return found


def terms_facts(terms: offers.Terms) -> dict[str, Any]:
    """What an offer gives and wants: cards turned over, cards of the hand, favors, and what sort of deal it is.

    >>> terms_facts(offers.Terms((3, 1), (offers.TURNED, 0), ()))["deal"]
    'gift'
    """
    if not terms.give and not terms.give_favors:
        deal = "ask"
    elif terms.mode == offers.ANYTHING:
        deal = "open"
    else:
        deal = "trade" if terms.want or terms.want_favors else "gift"
    given = list(zip(terms.give, terms.places))
    return {
        "turned": tuple([CARDS[kind] for kind, place in given if place == offers.TURNED]),
        "held": tuple([CARDS[kind] for kind, place in given if place != offers.TURNED]),
        "give_favors": favor_names(terms.give_favors),
        "want": card_names(terms.want),
        "want_favors": favor_names(terms.want_favors),
        "mode": MODES[terms.mode],
        "deal": deal,
    }


# --- moves ---


def move_facts(move: Move) -> dict[str, Any]:
    """What a move names, apart from its seat and its verb.

    >>> from bohnanza.engine.moves import Harvest
    >>> move_facts(Harvest(0, 1))
    {'field': 2}
    """
    return form_of(type(move)).facts(move)
