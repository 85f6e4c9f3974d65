"""Which texts a variant still lacks: nothing breaks without them, but people would read ids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any, Final

from bohnanza.drawings import drawing_of
from bohnanza.engine.beans import BEANS, UNKNOWN
from bohnanza.engine.catalog import editions
from bohnanza.engine.events import Event
from bohnanza.engine.notation.facts import facts, kebab, verb_of
from bohnanza.engine.rules import Rules
from bohnanza.engine.variant import Variant
from bohnanza.engine.views import SPECTATOR, seen_by
from bohnanza.package_files import folder_of, text_in
from bohnanza.proving.variant_scenarios import quiet_steps, scenarios_of
from bohnanza.rulebook import headings
from bohnanza.words import ENGLISH, LANGUAGES, entries, voice
from bohnanza.words.speech import arguments

OTHER_STEP: Final = "step-other"  # the task of steps in which nobody is asked
KEY: Final = re.compile(r"[\"']((?:refused|step|task|beside)-[a-z0-9-]+)[\"']")


def missing_texts(variant: Variant, language: str) -> list[str]:
    """The entries, pages and rules that a variant lacks in a language; rules are compared with the English page."""
    said = entries(language)
    found = [f"{language}/words.ftl: {key}" for key in dict.fromkeys(_keys(variant)) if key not in said]
    found += [
        f"{language}/{page}" for page in ("guide.md", "rules.md") if not text_in(variant.home, language, page)
    ]
    written = headings(variant, language)
    found += [f"{language}/rules.md: {rule}" for rule in headings(variant, ENGLISH) if rule not in written]
    return found if written else [*found, f"{language}/rules.md: {variant.prefix}-1"]


def missing_drawings(variant: Variant) -> list[str]:
    """The drawings and the face that a variant lacks."""
    found = [f"drawings/{BEANS[kind].name}.svg" for kind in variant.beans if not drawing_of(kind)]
    return found + (["face"] if variant.is_edition and variant.face == UNKNOWN else [])


def _keys(variant: Variant) -> Iterator[str]:
    """The keys of everything that is said about a variant: its own things, its sources, and the steps of its games."""
    for form in ("", ".what", ".special"):
        yield f"game-{variant.id}{form}"
    for kind in variant.beans:
        for form in ("", ".code", ".bare", ".many"):
            yield f"bean-{BEANS[kind].name}{form}"
    for event in variant.events:
        yield f"event-{kebab(event.__name__)}"
    for move in variant.moves:
        yield f"move-{verb_of(move)}"
    home = folder_of(variant.home)
    files = home.rglob("*.py") if home else []
    yield from sorted({key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))})
    for rules in _all_rules(variant):
        for step in (*rules.turn, *rules.inner):
            if step.task != OTHER_STEP:
                yield step.task
                yield f"task-{step.name.partition(' ')[0]}"


def _all_rules(variant: Variant) -> list[Rules]:
    """The rules of all games of an edition, or of those that an add-on changes."""
    if variant.is_edition:
        return [variant.make(seats) for seats in variant.seats]
    games = [editions()[name] for name in variant.goes_with if name in editions()]
    return [variant.make(game.make(seats)) for game in games for seats in game.seats]


# --- what is there and cannot be said ---


def unreadable(variant: Variant) -> list[str]:
    """What the compiler says about the files of words, and entries whose arguments differ from the English ones."""
    home = folder_of(variant.home)
    if home is None or find_spec("fluent") is None:
        return []
    from bohnanza.words.compiler import BadCatalogue, catalogue, sources

    problems: list[str] = []
    found: dict[str, dict[str, Any]] = {}
    for language in LANGUAGES:
        files = [file for file in sources(language, home) if home in file.parents]
        try:
            found[language] = catalogue(files)
        except BadCatalogue as problem:
            problems.append(str(problem).partition("/")[2])
    english = found.get(ENGLISH, {})
    for language, own in found.items():
        for key in [key for key in own if key in english and not key.startswith("-")]:
            wanted = arguments(english[key], {**entries(ENGLISH), **english})
            if arguments(own[key], {**entries(language), **own}) != wanted:
                problems.append(f"{language}/words.ftl: {key} does not have the arguments {sorted(wanted)}.")
    return problems


def unsaid(variant: Variant, language: str) -> list[str]:
    """The variant's own events in its scenarios whose sentence fails in a language."""
    speaker = voice(language)
    problems: list[str] = []
    for event in own_events(variant):
        key = f"event-{kebab(type(event).__name__)}"
        try:
            if speaker.knows(key):
                speaker.say(key, facts(event))
        except Exception as error:  # whatever a pattern and its arguments do to each other
            problems.append(f"{language}/words.ftl: {key} cannot be said: {type(error).__name__}: {error}")
    return list(dict.fromkeys(problems))


def own_events(variant: Variant) -> Iterator[Event]:
    """The events that only this variant has, as its scenarios show them to every seat and to spectators."""
    for scenario in scenarios_of(variant):
        for s, news in quiet_steps(scenario):
            for event in [event for event in news if type(event) in variant.events]:
                for seat in (*range(s.rules.seats), SPECTATOR):
                    seen = seen_by(event, seat)
                    if seen is not None:
                        yield seen
