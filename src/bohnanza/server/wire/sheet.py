"""What never changes in a game: its beans, its turn, what else there is in it."""

from __future__ import annotations

import json
from functools import lru_cache

from bohnanza.drawings import drawing_of
from bohnanza.engine.beans import BEANS, FAMILY_KINDS, NAMES
from bohnanza.engine.catalog import rules_for, variants_of
from bohnanza.engine.events import Event
from bohnanza.engine.notation.facts import kebab
from bohnanza.engine.parts import parts_of
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Step
from bohnanza.package_files import docstring_of
from bohnanza.server.protocol.game import Task
from bohnanza.server.protocol.sheet import (
    BeanLook,
    BeanometerStep,
    DrawingPath,
    ForeignEvent,
    Kind,
    Sheet,
    SheetItem,
    TurnStep,
)
from bohnanza.server.wire.fields import steps_of
from bohnanza.server.wire.game import has_trading, phase_named
from bohnanza.server.wire.sentences import task_of
from bohnanza.words import LANGUAGES, entries_of


@lru_cache(128)
def sheet_for(game_id: str) -> Sheet:
    """The sheet of a game, by its id in canonical form."""
    rules = rules_for(game_id)
    return Sheet(
        game_id,
        rules.seats,
        [_kind(rules, kind) for kind in range(rules.kinds) if rules.deck[kind]],
        _turn(rules),
        _events(rules),
        rules.turned_over,
        has_trading(game_id),
        rules.currency,
        [SheetItem(*thing) for extra in rules.extras for thing in extra.items()],
        _words(rules),
    )


def _words(rules: Rules) -> dict[str, str]:
    """What the variants of a game say that are not of the family; nobody reads in a browser what the terminal says."""
    homes = [variant.home for variant in variants_of(rules)]
    found: dict[str, str] = {}
    for language in LANGUAGES:
        said = {key: entry for home in homes for key, entry in entries_of(home, language).items()}
        if said:
            found[language] = json.dumps({key: said[key] for key in said if not key.startswith("terminal-")})
    return found


def _kind(rules: Rules, kind: int) -> Kind:
    plantable = rules.fits.never_planted(kind) is None
    steps = list(enumerate(steps_of(rules.game_id, kind, True)))
    pays = [
        BeanometerStep(cards, step.pays) for cards, step in steps[1:] if step.pays > steps[cards - 1][1].pays
    ]
    for_field = [cards for cards, step in steps if step.brings_field]
    name = NAMES[kind]
    return Kind(name, rules.deck[kind], plantable, pays, for_field[0] if for_field else 0, _look(kind))


def _look(kind: int) -> BeanLook | None:
    if kind < FAMILY_KINDS:
        return None
    drawing = [DrawingPath(*path) for path in drawing_of(kind)]
    return BeanLook(*BEANS[kind].look, drawing)


def _turn(rules: Rules) -> list[TurnStep]:
    """The steps in which somebody is asked, each once, though another player may have it too."""
    steps: dict[str, TurnStep] = {}
    for step in rules.turn:
        name = phase_named(step)
        if name is not None and name not in steps:
            steps[name] = _step(rules, step, name)
    return list(steps.values())


def _step(rules: Rules, step: Step, name: str) -> TurnStep:
    task = task_of(step)
    return TurnStep(name, task.key, task.args, task.sentence, rules.cite(step.rule), _also(rules, step))


def _also(rules: Rules, step: Step) -> list[Task]:
    tasks = {inner.task: task_of(inner) for inner in rules.inner if inner.instead_of == step.name}
    return list(tasks.values())


def _events(rules: Rules) -> list[ForeignEvent]:
    foreign = [variant for variant in variants_of(rules) if not variant.is_family]
    return [_happening(event) for variant in foreign for event in variant.events]


def _happening(event: type[Event]) -> ForeignEvent:
    fields = {part.message_name: part.sort.name for part in parts_of(event)}
    return ForeignEvent(kebab(event.__name__), " ".join(docstring_of(event).split()), fields)
