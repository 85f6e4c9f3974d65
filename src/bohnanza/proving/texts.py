"""Which texts a variant still needs: nothing breaks without them, but people would read ids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any, Final

from bohnanza.drawings import drawing_of
from bohnanza.engine.beans import BEANS, UNKNOWN
from bohnanza.engine.catalog import editions
from bohnanza.engine.notation.facts import facts, kebab, verb_of
from bohnanza.engine.rules import Rules
from bohnanza.engine.variant import Variant
from bohnanza.engine.views import SPECTATOR, seen_by
from bohnanza.package_files import folder_of, text_in
from bohnanza.proving.variant_scenarios import quiet_steps, scenarios_of
from bohnanza.rulebook import headings
from bohnanza.words import ENGLISH, LANGUAGES, Voice, entries, voice
from bohnanza.words.speech import arguments

OTHER_STEP: Final = "step-other"  # the task of steps in which nobody is asked
KEY: Final = re.compile(r"[\"']((?:refused|step|task|beside)-[a-z0-9-]+)[\"']")


def missing_texts(variant: Variant, language: str) -> list[str]:
    """What a variant lacks in a language, each by its name."""
    said = entries(language)
    found = [f"{language}/words.ftl: {key}" for key in dict.fromkeys(_keys(variant)) if key not in said]
    found += [
        f"{language}/{page}" for page in ("guide.md", "rules.md") if not text_in(variant.home, language, page)
    ]
    return found + list(_missing_rules(variant, language))


def missing_drawings(variant: Variant) -> list[str]:
    """The drawings and the face that a variant lacks."""
    found = [f"drawings/{BEANS[kind].name}.svg" for kind in variant.beans if not drawing_of(kind)]
    return found + (["face"] if variant.is_edition and variant.face == UNKNOWN else [])


def _missing_rules(variant: Variant, language: str) -> Iterator[str]:
    """Rules that only the English page has, and a page without a rule of its variant."""
    told = headings(variant, language)
    for rule in headings(variant, ENGLISH):
        if rule not in told:
            yield f"{language}/rules.md: {rule}"
    if not told:
        yield f"{language}/rules.md: {variant.prefix}-1"


def _keys(variant: Variant) -> Iterator[str]:
    """The keys of everything that is said about what a variant brings."""
    for form in ("", ".what", ".special"):
        yield f"game-{variant.id}{form}"
    for kind in variant.beans:
        for form in ("", ".code", ".bare", ".many"):
            yield f"bean-{BEANS[kind].name}{form}"
    for event in variant.events:
        yield f"event-{kebab(event.__name__)}"
    for move in variant.moves:
        yield f"move-{verb_of(move)}"
    yield from _keys_in_code(variant)
    for rules in _tables(variant):
        for step in (*rules.turn, *rules.inner):
            if step.task != OTHER_STEP:
                yield step.task
                yield f"task-{step.name.partition(' ')[0]}"


def _tables(variant: Variant) -> list[Rules]:
    """Every table of an edition, or those that an add-on changes."""
    if variant.is_edition:
        return [variant.make(seats) for seats in variant.seats]
    games = [editions()[name] for name in variant.goes_with if name in editions()]
    return [variant.make(game.make(seats)) for game in games for seats in game.seats]


def _keys_in_code(variant: Variant) -> list[str]:
    """The keys of sentences that its sources name."""
    home = folder_of(variant.home)
    files = sorted(home.rglob("*.py")) if home else []
    return sorted({key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))})


# --- what is there and cannot be said ---


def unreadable(variant: Variant) -> list[str]:
    """What the compiler says about the files of words, and entries with other arguments than in English."""
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
    """Its events of the scenarios that cannot be told in a language."""
    speaker = voice(language)
    problems: list[str] = []
    for scenario in scenarios_of(variant):
        for s, news in quiet_steps(scenario):
            for event in [event for event in news if type(event) in variant.events]:
                key = f"event-{kebab(type(event).__name__)}"
                for seat in (*range(s.rules.seats), SPECTATOR):
                    seen = seen_by(event, seat)
                    if seen is not None and speaker.knows(key):
                        problems += _badly_said(speaker, key, facts(seen), language)
    return list(dict.fromkeys(problems))


def _badly_said(speaker: Voice, key: str, args: dict[str, Any], language: str) -> list[str]:
    """Why a sentence cannot be said with these arguments."""
    try:
        speaker.say(key, args)
    except Exception as error:  # whatever a pattern and its arguments do to each other
        return [f"{language}/words.ftl: {key} cannot be said: {type(error).__name__}: {error}"]
    return []
