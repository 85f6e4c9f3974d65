"""Events and moves as facts: a name, and fields with plain values, in words of the notation.

Messages carry them and sentences are made of them, so both say the same. Cards are names, "?" where one is hidden;
seats count from 0, fields and places in a hand from 1.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final, NamedTuple

from bohnanza.engine import offers
from bohnanza.engine.beans import NAMES, UNKNOWN
from bohnanza.engine.discards import DiscardHand, DiscardTable
from bohnanza.engine.events import Event, Shuffled, Traded
from bohnanza.engine.give import GiveCard
from bohnanza.engine.moves import BuyField, Done, Draw, Harvest, Pass, Plant, TurnOver
from bohnanza.engine.seams import Move
from bohnanza.engine.trade_moves import (
    SIGNALS,
    Accept,
    Decline,
    Pick,
    Propose,
    Revise,
    Signal,
    TakeBack,
    Withdraw,
)
from bohnanza.engine.variants.coin.moves import Claim, Contest
from bohnanza.engine.variants.favors.automatic import PlantForCreditor, Repay
from bohnanza.engine.variants.favors.called import CallDemand, CallPress, CallSeize
from bohnanza.engine.variants.favors.drawing import CallPeek, Keep, PassOn
from bohnanza.engine.variants.favors.extra import DEMAND, PEEK, PRESS, SEIZE
from bohnanza.engine.variants.magpie.moves import CollectMagpies, PlayMagpie, Steal
from bohnanza.engine.variants.the_duel.bonus import DrawBonus, DropBonus, Fulfil
from bohnanza.engine.variants.the_duel.events import A_DOLLAR, NO_DOLLAR, DollarPaid
from bohnanza.engine.variants.the_duel.extra import NAMES as BONUS_NAMES
from bohnanza.engine.variants.the_duel.gifts import Pay, Present, RefuseGift, TakeGift

# The unknown one comes last in each of these: UNKNOWN is -1.
CARDS: Final = (*NAMES, "?")
FAVORS: Final = ("F1", "F2", "F3", "F4", "F5", "F6", "?")
BONUSES: Final = (*BONUS_NAMES, "?")
SOURCES: Final = ("hand", "aside", "turned", "step")
MODES: Final = ("exactly", "one-of", "anything")
PAID: Final = {A_DOLLAR: "dollar", NO_DOLLAR: "nothing"}


def kebab(name: str) -> str:
    """The name of a class as the name of what it stands for.

    >>> kebab("FieldBought")
    'field-bought'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


# --- words ---


def card_name(kind: int) -> str:
    """A card's name, or a question mark."""
    return CARDS[kind]


def kind_of(card: str) -> int:
    """The kind that a name means."""
    return UNKNOWN if card == "?" else CARDS.index(card)


def card_names(cards: tuple[int, ...]) -> tuple[str, ...]:
    """The names of cards."""
    return tuple([CARDS[kind] for kind in cards])


def kinds_of(cards: tuple[str, ...]) -> tuple[int, ...]:
    """The kinds that names mean."""
    return tuple([kind_of(card) for card in cards])


def favor_name(favor: int) -> str:
    """`F1` to `F6`, or a question mark."""
    return FAVORS[favor - 1] if favor != UNKNOWN else "?"


def favor_of(name: str) -> int:
    """The favor that a name means."""
    return UNKNOWN if name == "?" else FAVORS.index(name) + 1


def favor_names(favors: tuple[int, ...]) -> tuple[str, ...]:
    """The names of favors."""
    return tuple([favor_name(favor) for favor in favors])


def favors_of(names: tuple[str, ...]) -> tuple[int, ...]:
    """The favors that names mean."""
    return tuple([favor_of(name) for name in names])


def bonus_name(bonus: int) -> str:
    """Pattern and cents of a bonus card, or a question mark."""
    return BONUSES[bonus]


def bonus_of(name: str) -> int:
    """The bonus card that a name means."""
    return UNKNOWN if name == "?" else BONUSES.index(name)


def paid_name(bonus: int) -> str:
    """What was paid for a bluff: `dollar`, `nothing` or a bonus card."""
    return PAID[bonus] if bonus in PAID else BONUSES[bonus]


def place_name(place: int) -> int | str:
    """Where a given card comes from."""
    if place == offers.TURNED:
        return "turned"
    return "hand" if place == offers.ANY_COPY else place + 1


def place_of(name: int | str) -> int:
    """The place that a name means."""
    if name == "turned":
        return offers.TURNED
    return offers.ANY_COPY if name == "hand" else int(name) - 1


# --- fields ---


class Word(NamedTuple):
    """How a field is written, and how it is read."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _same(value: Any) -> Any:
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

# By the name of the field of an event; a field that is not here has no form in a message.
WORDS: Final[dict[str, Word]] = {
    "kind": CARD,
    "cards": ROW,
    "paid": ROW,
    "field": FIELD,
    "own_field": FIELD,
    "source": Word(SOURCES.__getitem__, SOURCES.index),
    "signal": Word(SIGNALS.__getitem__, SIGNALS.index),
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


def facts(event: Event) -> dict[str, Any]:
    """What an event says, by field; terms are spread out as `terms_facts` does it.

    >>> from bohnanza.engine.events import Planted
    >>> facts(Planted(1, 3, 0, 0))
    {'seat': 1, 'kind': 'soy', 'field': 1, 'source': 'hand'}
    """
    if isinstance(event, Shuffled):
        return {"counter": event.counter, "count": len(event.after)}
    if isinstance(event, Traded):
        return _trade_facts(event)
    if isinstance(event, DollarPaid):
        return {"seat": event.seat, "paid": paid_name(event.bonus)}
    found: dict[str, Any] = {}
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name == "terms":
            found.update(terms_facts(value))
        else:
            found[field.name] = WORDS.get(field.name, AS_IT_IS).write(value)
    return found


def _trade_facts(trade: Traded) -> dict[str, Any]:
    return {
        "number": trade.number,
        "maker": trade.maker,
        "accepter": trade.accepter,
        "given": card_names(trade.given),
        "received": card_names(trade.received),
        "given_favors": (),
        "received_favors": (),
    }


def terms_facts(terms: offers.Terms) -> dict[str, Any]:
    """What an offer gives and wants: cards turned over, cards of the hand, favors, and what sort of deal it is.

    >>> terms_facts(offers.Terms((3, 1), (offers.TURNED, 0), ()))["deal"]
    'gift'
    """
    given = list(zip(terms.give, terms.places))
    return {
        "turned": tuple([CARDS[kind] for kind, place in given if place == offers.TURNED]),
        "held": tuple([CARDS[kind] for kind, place in given if place != offers.TURNED]),
        "give_favors": favor_names(terms.give_favors),
        "want": card_names(terms.want),
        "want_favors": favor_names(terms.want_favors),
        "mode": MODES[terms.mode],
        "deal": _deal(terms),
    }


def _deal(terms: offers.Terms) -> str:
    if not terms.give and not terms.give_favors:
        return "ask"
    if terms.mode == offers.ANYTHING:
        return "open"
    return "trade" if terms.want or terms.want_favors else "gift"


# --- moves ---

VERBS: Final[dict[type[Move], str]] = {
    Plant: "plant", Harvest: "harvest", BuyField: "buy", TurnOver: "turn", Draw: "draw", Done: "done", Pass: "pass",
    DiscardTable: "discard", DiscardHand: "discard", GiveCard: "give",
    Propose: "offer", Revise: "revise", Signal: "signal",
    Accept: "accept", Decline: "decline", TakeBack: "take-back", Withdraw: "withdraw", Pick: "pick",
    Claim: "claim", Contest: "contest",
    PlayMagpie: "play", CollectMagpies: "collect", Steal: "steal",
    CallSeize: "call", CallDemand: "call", CallPeek: "call", CallPress: "call", Keep: "keep", PassOn: "hand",
    Repay: "repay", PlantForCreditor: "plant-for",
    Present: "present", TakeGift: "take", RefuseGift: "refuse", Pay: "pay",
    Fulfil: "fulfil", DropBonus: "drop", DrawBonus: "draw-bonus",
}  # fmt: skip
CALLED: Final[dict[type[Move], int]] = {
    CallSeize: SEIZE,
    CallDemand: DEMAND,
    CallPeek: PEEK,
    CallPress: PRESS,
}

# By the name of a field of a move: the fact that it becomes, and how it is written.
PARTS: Final[dict[str, tuple[str, Callable[[Any], Any]]]] = {
    "kind": ("kind", card_name),
    "field": ("field", _from_one),
    "own": ("own_field", _from_one),
    "victim": ("seat", _same),
    "creditor": ("seat", _same),
    "debtor": ("seat", _same),
    "owner": ("seat", _same),
    "partner": ("seat", _same),
    "place": ("place", place_name),
    "number": ("offer", _same),
    "revision": ("revision", _same),
    "reason": ("reason", offers.REASONS.__getitem__),
    "bonus": ("bonus", bonus_name),
}


def move_facts(move: Move) -> dict[str, Any]:
    """What a move names, beside its seat and its verb."""
    if isinstance(move, Pay):
        return {"paid": paid_name(move.bonus)}
    found = {part: write(getattr(move, name)) for name, (part, write) in PARTS.items() if hasattr(move, name)}
    if type(move) in CALLED:
        found["favor"] = favor_name(CALLED[type(move)])
    return found
