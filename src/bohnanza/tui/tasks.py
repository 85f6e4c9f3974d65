"""What is to be done now, in one or two sentences, in every step in which somebody is asked."""

from __future__ import annotations

from typing import Any

from bohnanza.engine.beans import BLUE, CARDS
from bohnanza.engine.discards import DiscardHand
from bohnanza.engine.moves import BuyField, Plant
from bohnanza.engine.seams import NOBODY, Move, Step
from bohnanza.engine.variants.favors.automatic import PlantForCreditor
from bohnanza.engine.variants.favors.extra import REPAY, Favors
from bohnanza.engine.variants.magpie.beans import MAGPIE
from bohnanza.engine.variants.the_duel.extra import DuelTable
from bohnanza.engine.variants.the_duel.gifts import HandingOver, copies
from bohnanza.engine.variants.the_duel.table import ReceivingGifts
from bohnanza.engine.views import View
from bohnanza.tui.beside import found
from bohnanza.tui.words import NOT_KNOWN, People, card_words, crowded


def phase_of(step: Step) -> str:
    """The name of a step without what it is about."""
    return step.name.partition(" ")[0]


def task(view: View, moves: list[Move], people: People) -> str:
    """What the player is to do; the engine's own sentence for a step that no catalogue has one for."""
    step = view.agenda[-1]
    phase = phase_of(step)
    if not people.voice.knows(f"task-{phase}"):
        return people.duty(step)
    sentence = people.say(f"task-{phase}", **task_facts(view, moves))
    discards = any([isinstance(move, DiscardHand) for move in moves]) and phase.startswith("plant")
    return f"{sentence} {people.say('task-discard-one')}" if discards else sentence


def task_facts(view: View, moves: list[Move]) -> dict[str, Any]:
    """What the sentence about a step may speak of."""
    step, table, favors = view.agenda[-1], found(view.extras, DuelTable), found(view.extras, Favors)
    mine = view.seat == view.active
    due = view.aside[view.seat] + (view.turned if mine else [])
    kind = getattr(step, "kind", view.hand[0] if view.hand else NOBODY)
    no_room = not any([isinstance(move, Plant) for move in moves])
    spare = isinstance(step, ReceivingGifts) and mine and bool(view.turned)
    return {
        "card": CARDS[kind] if kind != NOBODY else NOT_KNOWN,
        "due": card_words(due),
        "turned": card_words(view.turned),
        "drawn": card_words(favors.drawn) if favors is not None else [],
        "no_room": no_room,
        "crowded": not no_room and crowded(view, due),
        "buyable": any([isinstance(move, BuyField) for move in moves]),
        "spare": spare and table is not None and not table.thrown,
        "by_kind": getattr(step, "by_kind", False),
        "magpies": MAGPIE in view.turned,
        "bluff": isinstance(step, HandingOver) and not copies(view.table, view.seat, step.kind),
        "returned": getattr(step, "seat", NOBODY) != NOBODY,
        "again": getattr(step, "robbed", NOBODY) != NOBODY,
        "owed": next((move.creditor for move in moves if isinstance(move, PlantForCreditor)), NOT_KNOWN),
        "active": view.active,
        "other": _other(view, step),
        "blues": view.hand.count(BLUE),
        "cards": len(view.hand),
    }


def _other(view: View, step: Step) -> int:
    """Whom a step is about: whom the viewer owes, or who owes; else the other one of two."""
    favors = found(view.extras, Favors)
    if phase_of(step) == "repay" and favors is not None:
        return favors.creditor_of(view.seat, REPAY)
    for name in ("creditor", "debtor"):
        seat: int = getattr(step, name, view.seat)
        if seat != view.seat:
            return seat
    return 1 - view.seat if view.rules.seats == 2 else NOBODY
