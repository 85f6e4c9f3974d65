"""What the sources say is in the catalogues, with the arguments that it needs; and what is there is said."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bohnanza.bots import BOTS
from bohnanza.engine.catalog import variants
from bohnanza.words import LANGUAGES
from bohnanza.words.compiler import HOME, SCENE_ARGUMENTS, VARIANTS, catalogue, sources
from bohnanza.words.speech import arguments

SOURCES = HOME.parent
CATALOGUES = {lang: catalogue(sources(lang)) for lang in LANGUAGES}

# Whose entries are asked for by nobody but the engine, the bots, the server and the checks.
FILES = ("refusals", "notation", "server", "serving", "bots", "notices", "checks")
FAMILIES = r"(refused|step|notation|server|serving|notice|bots|scenario|variants|verify|deal)"
KEY = re.compile(FAMILIES + r"-[a-z0-9-]+")

# Where a key is not the first argument.
PLACES = {"IllegalMove": 1, "Refusal": 1, "refuse": 3}
SPEAKING = {"say", "refused", "refuse"}


class Said(NamedTuple):
    """A sentence that is asked for: its keys, and the arguments it gets; None if they come from elsewhere."""

    where: str
    keys: list[str]
    given: set[str] | None


TREES = {
    path: ast.parse(path.read_text(encoding="utf-8"))
    for path in sorted(SOURCES.rglob("*.py"))
    if "catalogues" not in path.parts
}


def worded_errors() -> dict[str, ast.ClassDef]:
    """All classes of errors that are made of words."""
    classes = {
        node.name: node
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"WordedError"}
    while True:
        more = {name for name, node in classes.items() if {ast.unparse(base) for base in node.bases} & found}
        if more <= found:
            return {name: classes[name] for name in found}
        found |= more


ERRORS = worded_errors()


def literals(node: ast.expr) -> list[str]:
    """The keys that an expression can be, as far as they are written there."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def given_to(call: ast.Call) -> set[str] | None:
    """The names of the arguments of a sentence."""
    found: set[str] = set()
    for word in call.keywords:
        if word.arg is None:
            return None
        found.add(word.arg)
    for argument in call.args:
        if isinstance(argument, ast.Dict):
            found |= {str(key.value) for key in argument.keys if isinstance(key, ast.Constant)}
    return found - {"rule"}


def said_in(path: Path, tree: ast.AST, error: str = "") -> Iterator[Said]:
    """The sentences of a module; `error` is the class of errors whose body this is."""
    for node in ast.iter_child_nodes(tree):
        inside = node.name if isinstance(node, ast.ClassDef) and node.name in ERRORS else error
        yield from said_in(path, node, inside)
        if not isinstance(node, ast.Call):
            continue
        name = ast.unparse(node.func).rpartition(".")[2]
        own = bool(error) and ast.unparse(node.func) == "super().__init__"
        place = PLACES.get(name, 0)
        if (name in ERRORS or name in SPEAKING or own) and len(node.args) > place:
            keys = literals(node.args[place])
            variable = any(isinstance(argument, ast.Name) for argument in node.args[place + 1 :])
            if keys and not (name in ERRORS and takes_no_key(name)):
                yield Said(f"{path.name}:{node.lineno}", keys, None if variable else given_to(node))


def takes_no_key(error: str) -> bool:
    """Whether a class of errors has always the same words."""
    return any(
        isinstance(node, ast.FunctionDef)
        and node.name == "__init__"
        and "key" not in [one.arg for one in node.args.args]
        for node in ERRORS[error].body
    )


# The terminal's screens have a `say` of their own.
SAID = [said for path, tree in TREES.items() if "tui" not in path.parts for said in said_in(path, tree)]

# Every key that is written anywhere in the sources.
WRITTEN = {
    node.value
    for tree in TREES.values()
    for node in ast.walk(tree)
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value)
}


def made_up() -> set[str]:
    """The keys that are put together: of the bots and the games that there are."""
    games = {f"game-{name}{form}" for name in variants() for form in ("", ".what", ".special")}
    return games | {f"bot-{name}" for name in BOTS}


def named_in(lang: str) -> set[str]:
    """The entries that other entries name."""
    return set(re.findall(r'\["@", "([^"]+)"\]', json.dumps(list(CATALOGUES[lang].values()))))


def test_sentences_are_found_where_they_are_asked_for() -> None:
    found = {key for said in SAID for key in said.keys}
    assert {"refused-first-card", "notation-no-bean", "server-host-only", "server-seat-open"} <= found
    assert {"server-name-taken", "scenario-other-rule", "verify-seed", "notice-greeting"} <= found
    assert {"step-plant", "serving-here", "server-too-slow"} <= WRITTEN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_is_in_every_language(lang: str) -> None:
    asked = WRITTEN | made_up() | {key for said in SAID for key in said.keys}
    assert sorted(asked - CATALOGUES[lang].keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_get_the_arguments_that_they_need(lang: str) -> None:
    found = CATALOGUES[lang]
    wrong = [
        (said.where, key)
        for said in SAID
        for key in said.keys
        if said.given is not None
        and key in found
        and arguments(found[key], found) - SCENE_ARGUMENTS != said.given
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_what_can_be_said_is_said(lang: str, file: str) -> None:
    entries = {key for key in catalogue([HOME / lang / f"{file}.ftl"]) if not key.startswith("-")}
    assert sorted(entries - WRITTEN - made_up() - named_in(lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", [path.name for path in VARIANTS.iterdir() if (path / "en").is_dir()])
def test_what_a_variant_can_say_is_said(lang: str, variant: str) -> None:
    entries = {key for key in catalogue([VARIANTS / variant / lang / "words.ftl"]) if KEY.fullmatch(key)}
    assert sorted(entries - WRITTEN - named_in(lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_is_named_in_a_sentence(lang: str) -> None:
    text = json.dumps(CATALOGUES[lang], ensure_ascii=False)
    prefixes = "|".join([variant.prefix for variant in variants().values()])
    named = re.findall(rf"\b(?:{prefixes})-\w+", text)
    assert set(named) == {"AB-22"}  # which shows what the id of a rule looks like
