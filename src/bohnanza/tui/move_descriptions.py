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
    """What a move of the viewer does; the notation if no catalogue has words for the move."""
    key = f"move-{verb_of(type(move))}"
    if not people.voice.knows(key):
        return people.named(move.words())
    words, note = people.say(key, **facts_at(move, view)), _note(move, view, people)
    return f"{words} ({note})" if note else words


def facts_at(move: Move, view: View) -> dict[str, Any]:
    """What the words of a move may speak of, in the position as it is."""
    found: dict[str, Any] = dict.fromkeys(("kind", "place", "favor", "bonus", "paid", "maker"), NOT_KNOWN)
    found.update(move_facts(move), phase=phase_of(view.agenda[-1]))
    found["cards"] = [found["kind"]]
    found["own"] = found.pop("own_field", NOT_KNOWN)
    found["reason"] = found.get("reason") or NOT_KNOWN
    columns = view.fields[found.get("seat", view.seat)]  # another player's if the move names one
    field: int = getattr(move, "field", len(columns))
    found["growing"] = card_words(columns[field] if 0 <= field < len(columns) else [])
    return found | _offer_of(move, view) | move.facts(view.visible_state)


def _offer_of(move: Move, view: View) -> dict[str, Any]:
    """The terms of an offer that is made, changed or answered."""
    if isinstance(move, Propose):
        return {**terms_facts(move.terms), "to": move.to}
    if isinstance(move, Revise):
        return terms_facts(move.terms)
    offer = offer_in(view, getattr(move, "number", 0))
    return offer_facts(offer) if offer is not None else {}


def _note(move: Move, view: View, people: People) -> str:
    """What helps to choose: where cards will go, which deal it is, or what the catalogue notes."""
    if isinstance(move, Accept | Withdraw | Pick):
        offer = offer_in(view, move.number)
        if offer is None:
            return ""
        if isinstance(move, Accept):
            return landing(view, offer.terms.give, people) if offer.terms.give else ""
        key = "terminal-deal-to" if isinstance(move, Withdraw) else "terminal-deal"
        return people.say(key, **offer_facts(offer))
    cards, note = move.gets(view.visible_state), f"move-{verb_of(type(move))}.note"
    if cards:
        return landing(view, cards, people)
    return people.say(note, **facts_at(move, view)) if people.voice.knows(note) else ""
