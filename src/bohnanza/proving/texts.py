"""Which texts a variant still needs: nothing breaks without them, but people would read ids."""

from __future__ import annotations

from collections.abc import Iterator

from bohnanza.data import text_in
from bohnanza.engine.beans import BEANS, UNKNOWN
from bohnanza.engine.catalog import editions
from bohnanza.engine.notation.facts import kebab, verb_of
from bohnanza.engine.rules import Rules
from bohnanza.engine.variant import Variant
from bohnanza.looks import drawing_of
from bohnanza.rulebook import headings
from bohnanza.words import ENGLISH, entries

OTHER_STEP = "step-other"  # the task of steps in which nobody is asked


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
