"""Every move in words, as the player who may make it reads them."""

from __future__ import annotations

from typing import Any

from bohnanza.engine.notation.facts import move_facts, terms_facts, verb_of
from bohnanza.engine.seams import Move
from bohnanza.engine.tasks import NOT_KNOWN, phase_of
from bohnanza.engine.trade_moves import Accept, Pick, Propose, Revise, Withdraw
from bohnanza.engine.views import View
from bohnanza.tui.people import People, card_words
from bohnanza.tui.view_facts import landing, offer_facts, offer_in


def describe_move(move: Move, view: View, people: People) -> str:
    """What a move of the viewer does, in words; the notation for a move that no catalogue has words for."""
    key = f"move-{verb_of(type(move))}"
    if not people.voice.knows(key):
        return people.named(move.words())
    words, aside = people.say(key, **facts_at(move, view)), _aside(move, view, people)
    return f"{words} ({aside})" if aside else words


def facts_at(move: Move, view: View) -> dict[str, Any]:
    """What the words of a move may speak of, as the table stands."""
    told: dict[str, Any] = dict.fromkeys(("kind", "place", "favor", "bonus", "paid", "maker"), NOT_KNOWN)
    told.update(move_facts(move), phase=phase_of(view.agenda[-1]))
    told["cards"] = [told["kind"]]
    told["own"] = told.pop("own_field", NOT_KNOWN)
    told["reason"] = told.get("reason") or NOT_KNOWN
    told["growing"] = card_words(_column(move, view))
    return told | _offered(move, view) | move.facts(view.visible_state)


def _column(move: Move, view: View) -> list[int]:
    """The field that a move names: of another player if it names one."""
    columns = view.fields[move_facts(move).get("seat", view.seat)]
    field: int = getattr(move, "field", len(columns))
    return columns[field] if 0 <= field < len(columns) else []


def _offered(move: Move, view: View) -> dict[str, Any]:
    """The terms of an offer that is made, changed or answered."""
    if isinstance(move, Propose):
        return {**terms_facts(move.terms), "to": move.to}
    if isinstance(move, Revise):
        return terms_facts(move.terms)
    offer = offer_in(view, getattr(move, "number", 0))
    return offer_facts(offer) if offer is not None else {}


def _aside(move: Move, view: View, people: People) -> str:
    """What a player should know who has to choose: where cards go, a deal, or what the catalogue notes."""
    if isinstance(move, Accept | Withdraw | Pick):
        return _deal(move, view, people)
    cards, note = move.gets(view.visible_state), f"move-{verb_of(type(move))}.note"
    if cards:
        return landing(view, cards, people)
    return people.say(note, **facts_at(move, view)) if people.voice.knows(note) else ""


def _deal(move: Accept | Withdraw | Pick, view: View, people: People) -> str:
    offer = offer_in(view, move.number)
    if offer is None:
        return ""
    if isinstance(move, Accept):
        return landing(view, offer.terms.give, people) if offer.terms.give else ""
    key = "terminal-deal-to" if isinstance(move, Withdraw) else "terminal-deal"
    return people.say(key, **offer_facts(offer))
