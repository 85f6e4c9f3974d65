"""What a player has to do, as a sentence: the same one in the terminal and on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bohnanza.engine.discards import DiscardHand
from bohnanza.engine.field_space import too_few_fields
from bohnanza.engine.moves import BuyField, Plant
from bohnanza.engine.seams import NOBODY, Move, Sentence, Step
from bohnanza.engine.state import State
from bohnanza.engine.wording import card_text

NOT_KNOWN: Final = "none"  # what catalogues call a word that is missing


def phase_of(step: Step) -> str:
    """The name of a step without what it is about."""
    return step.name.partition(" ")[0]


def task(s: State, seat: int, moves: list[Move], knows: Callable[[str], bool]) -> Sentence:
    """What a seat has to do in the step in progress.

    `s` may have holes; `knows` says whether the catalogue of words has a key. If it has none for this step that
    begins with `task-`, the sentence of the step is used.
    """
    for duty in s.rules.duties:
        owed = duty.task(s, seat)
        if owed is not None:
            return owed
    step = s.agenda[-1]
    key = f"task-{phase_of(step)}"
    return Sentence(key, task_facts(s, seat, moves)) if knows(key) else Sentence(step.task, step.about)


def task_facts(s: State, seat: int, moves: list[Move]) -> dict[str, object]:
    """What the sentence can mention: what every step has, and what this step and the add-ons contribute."""
    hand, mine = s.hands[seat], seat == s.active
    to_plant = s.aside[seat] + (s.turned if mine else [])
    no_room = not any([isinstance(move, Plant) for move in moves])
    found: dict[str, object] = {
        "card": card_text(hand[0]) if hand else NOT_KNOWN,
        "cards": len(hand),
        "due": [card_text(kind) for kind in to_plant],
        "turned": [card_text(kind) for kind in s.turned],
        "no_room": no_room,
        "crowded": not no_room and too_few_fields(s.rules, s.fields[seat], to_plant),
        "buyable": any([isinstance(move, BuyField) for move in moves]),
        "discards": any([isinstance(move, DiscardHand) for move in moves]),
        "active": s.active,
        "other": 1 - seat if s.rules.seats == 2 else NOBODY,
    }
    for anytime in s.rules.anytime:
        found.update(anytime.facts(s, seat))
    found.update(s.agenda[-1].facts(s, seat, moves))
    return found
