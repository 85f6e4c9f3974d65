"""What never changes in a game: its beans, its turn, what else there is in it."""

from __future__ import annotations

import json
from functools import lru_cache

from bohnanza.drawings import drawing_of
from bohnanza.engine.beans import BEANS, BUILT_IN_KINDS, NAMES
from bohnanza.engine.catalog import rules_for, variants_of
from bohnanza.engine.events import Event
from bohnanza.engine.notation.facts import kebab
from bohnanza.engine.parts import parts_of
from bohnanza.engine.rules import Rules
from bohnanza.package_files import docstring_of
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
    foreign = [variant for variant in variants_of(rules) if not variant.is_built_in]
    return Sheet(
        game_id,
        rules.seats,
        [_kind(rules, kind) for kind in range(rules.kinds) if rules.deck[kind]],
        _turn(rules),
        [_foreign_event(event) for variant in foreign for event in variant.events],
        rules.turned_over,
        has_trading(game_id),
        rules.currency,
        [SheetItem(*item) for extra in rules.extras for item in extra.items()],
        _words(rules),
    )


def _kind(rules: Rules, kind: int) -> Kind:
    plantable = rules.fits.never_planted(kind) is None
    values = steps_of(rules.game_id, kind, True)
    steps = [
        BeanometerStep(cards, values[cards].pays)
        for cards in range(1, len(values))
        if values[cards].pays > values[cards - 1].pays
    ]
    for_field = next((cards for cards, value in enumerate(values) if value.brings_field), 0)
    look = None
    if kind >= BUILT_IN_KINDS:
        look = BeanLook(*BEANS[kind].look, [DrawingPath(*path) for path in drawing_of(kind)])
    return Kind(NAMES[kind], rules.deck[kind], plantable, steps, for_field, look)


def _turn(rules: Rules) -> list[TurnStep]:
    """The steps in which somebody is asked; each once, even if several players have it in one turn."""
    steps: dict[str, TurnStep] = {}
    for step in rules.turn:
        name = phase_named(step)
        if name is not None and name not in steps:
            task = task_of(step)
            also = {inner.task: task_of(inner) for inner in rules.inner if inner.instead_of == step.name}
            steps[name] = TurnStep(
                name, task.key, task.args, task.sentence, rules.cite(step.rule), list(also.values())
            )
    return list(steps.values())


def _foreign_event(event: type[Event]) -> ForeignEvent:
    fields = {part.message_name: part.sort.name for part in parts_of(event)}
    return ForeignEvent(kebab(event.__name__), " ".join(docstring_of(event).split()), fields)


def _words(rules: Rules) -> dict[str, str]:
    """The words of variants from other packages, except those that only the terminal uses."""
    homes = [variant.home for variant in variants_of(rules)]
    found: dict[str, str] = {}
    for language in LANGUAGES:
        words = {key: entry for home in homes for key, entry in entries_of(home, language).items()}
        if words:
            found[language] = json.dumps(
                {key: words[key] for key in words if not key.startswith("terminal-")}
            )
    return found
