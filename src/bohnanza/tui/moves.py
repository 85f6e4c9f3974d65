"""Every move in words, as the player who may make it reads them."""

from __future__ import annotations

from typing import Any

from bohnanza.engine.beans import CARDS
from bohnanza.engine.discards import DiscardTable
from bohnanza.engine.moves import BuyField, Done, Harvest, Plant
from bohnanza.engine.notation.facts import move_facts, terms_facts, verb_of
from bohnanza.engine.offers import SIGNALS, TURNED
from bohnanza.engine.seams import NOBODY, Move
from bohnanza.engine.steps.table import OnTable
from bohnanza.engine.trade_moves import Accept, Pick, Propose, Revise, Signal, Withdraw
from bohnanza.engine.variants.coin.moves import Contest
from bohnanza.engine.variants.favors.automatic import Repay
from bohnanza.engine.variants.favors.called import CallSeize
from bohnanza.engine.variants.magpie.moves import Steal
from bohnanza.engine.variants.the_duel.extra import DuelTable
from bohnanza.engine.variants.the_duel.gifts import (
    ALL_OFFERED,
    Answering,
    Present,
    RefuseGift,
    TakeGift,
    copies,
)
from bohnanza.engine.views import View
from bohnanza.tui.beside import brings_field, found
from bohnanza.tui.tasks import phase_of
from bohnanza.tui.words import NOT_KNOWN, People, card_words, landing, offer_facts, offer_in


def move_words(move: Move, view: View, people: People) -> str:
    """What a move of the viewer does, in words; the notation for a move that no catalogue has words for."""
    verb = verb_of(type(move))
    if not people.voice.knows(f"move-{verb}"):
        return people.named(move.words())
    words, aside = people.say(f"move-{verb}", **facts_at(move, view)), _aside(move, view, people)
    return f"{words} ({aside})" if aside else words


def facts_at(move: Move, view: View) -> dict[str, Any]:
    """What the words of a move may speak of, as the table stands."""
    told: dict[str, Any] = dict.fromkeys(("kind", "place", "favor", "bonus", "paid", "maker"), NOT_KNOWN)
    told.update(move_facts(move), phase=phase_of(view.agenda[-1]))
    told["own"] = told.pop("own_field", NOT_KNOWN)
    told["reason"] = told.get("reason") or NOT_KNOWN
    told["growing"] = card_words(_column(move, view))
    return told | _cards(move, view) | _offered(move, view) | _more(move, view)


def _column(move: Move, view: View) -> list[int]:
    """The field that a move names: of another player if it names one."""
    columns = view.fields[move_facts(move).get("seat", view.seat)]
    field: int = getattr(move, "field", len(columns))
    return columns[field] if 0 <= field < len(columns) else []


def _cards(move: Move, view: View) -> dict[str, Any]:
    """The cards that move together."""
    if not isinstance(move, Plant | DiscardTable):
        return {}
    step = view.agenda[-1]
    together = isinstance(step, OnTable) and step.by_kind
    return {"cards": [CARDS[move.kind]] * (view.turned.count(move.kind) if together else 1)}


def _offered(move: Move, view: View) -> dict[str, Any]:
    """The terms of an offer that is made, changed or answered."""
    if isinstance(move, Propose):
        return {**terms_facts(move.terms), "to": move.to}
    if isinstance(move, Revise):
        return terms_facts(move.terms)
    offer = offer_in(view, getattr(move, "number", 0))
    return offer_facts(offer) if offer is not None else {}


def _more(move: Move, view: View) -> dict[str, Any]:
    """What only one class of move has to say."""
    columns, step = view.fields[view.seat], view.agenda[-1]
    match move:
        case Harvest():
            kind, cards = columns[move.field][-1], len(columns[move.field])
            gains = brings_field(view.rules, kind, cards, len(columns))
            return {"coins": view.rules.payouts[kind][cards], "gains_field": gains}
        case BuyField():
            return {"coins": view.rules.field_price}
        case Done():
            again = getattr(step, "robbed", NOBODY) != NOBODY
            return {"again": again, "kind": CARDS[view.hand[0]] if view.hand else NOT_KNOWN}
        case Steal():
            return {"kind": CARDS[view.fields[move.victim][move.field][-1]]}
        case Repay():
            return {"kind": CARDS[columns[move.own][-1]]}
        case Present():
            return {"bluff": not copies(view.table, view.seat, move.kind)}
        case Signal():
            return {"signal": SIGNALS[move.meaning]}
    return {}


def _aside(move: Move, view: View, people: People) -> str:
    """What a player should know who has to choose."""
    match move:
        case Accept() | Withdraw() | Pick():
            return _deal(move, view, people)
        case TakeGift():
            step = view.agenda[-1]
            return landing(view, [step.kind], people) if isinstance(step, Answering) else ""
        case CallSeize():
            return landing(view, [move.kind], people)
        case Present():
            places = copies(view.table, view.seat, move.kind)
            return people.say("terminal-gift-from", turned=TURNED in places) if places else ""
        case RefuseGift():
            table = found(view.extras, DuelTable)
            last = table is not None and table.offered == ALL_OFFERED
            return "" if last else people.say("terminal-refuse")
        case Contest():
            return people.say("terminal-contest", active=view.active)
    return ""


def _deal(move: Accept | Withdraw | Pick, view: View, people: People) -> str:
    offer = offer_in(view, move.number)
    if offer is None:
        return ""
    if isinstance(move, Accept):
        return landing(view, offer.terms.give, people) if offer.terms.give else ""
    key = "terminal-deal-to" if isinstance(move, Withdraw) else "terminal-deal"
    return people.say(key, **offer_facts(offer))
