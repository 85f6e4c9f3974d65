"""The page's types, made from the server's messages: python -m tools.protocol_types [--check]."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec

from bohnanza.engine.catalog import BUILT_IN, game_ids, rules_for, variants
from bohnanza.engine.notation.facts import verb_of
from bohnanza.engine.shared_moves import READ_BY_FORM, READ_OTHERWISE
from bohnanza.engine.variant import Variant
from bohnanza.server import protocol
from bohnanza.server.protocol.events import EVENTS, FOREIGN_CARDS, FOREIGN_EVENTS
from bohnanza.server.wire.game import phase_named

WEB = Path(__file__).resolve().parent.parent / "web"
TYPES = WEB / "src" / "protocol.ts"
GENERATOR = WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
BANNER = "/* Made from the server's messages by `python -m tools.protocol_types`; do not edit. */"
INSTALL = "install Node.js 20 or newer, then run `npm ci` in web/"
REFERENCE = "#/$defs/{name}"
ROOT = "Protocol"  # the schema itself, which is no message
NOISE = re.compile(
    rf"^ \* This interface was referenced by `{ROOT}`'s JSON-Schema\n \* via the `definition` .*\n",
    re.MULTILINE,
)

ONE_LINE = re.compile(r"^( *)/\*\*\n *\* (.*)\n *\*/$", re.MULTILINE)

COMPOSED = {"offer", "revise", "signal"}  # too many to be listed

Schema = dict[str, Any]
STRANGE: list[Schema] = [{"$ref": REFERENCE.format(name=name)} for name in FOREIGN_EVENTS]


class Missing(Exception):
    """Something is not installed; the message is one sentence that says what to do."""


# --- what the protocol has ---


def modules() -> list[ModuleType]:
    """The modules of the protocol, the vocabulary first."""
    names = sorted([module.name for module in iter_modules(protocol.__path__)])
    return [import_module(f"{protocol.__name__}.{name}") for name in names]


def structs() -> list[type[msgspec.Struct]]:
    """Every message, body and part, without what they merely inherit from; events are made while it runs."""
    found = [
        one
        for module in modules()
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    ]
    written = [one for one in found if not one.__subclasses__()]
    return [*written, *[one for name, one in EVENTS.items() if name not in FOREIGN_EVENTS]]


def aliases() -> dict[str, Any]:
    """Named choices: of words, and of messages of which any can be in the same place.

    They have the words and messages of installed variants that are not of the family in them, too.
    """
    found: dict[str, Any] = {}
    for module in modules():
        for name, one in vars(module).items():
            words = get_origin(one) is Literal
            messages = isinstance(one, UnionType) and all(isinstance(arg, type) for arg in get_args(one))
            if words or (messages and all(issubclass(arg, msgspec.Struct) for arg in get_args(one))):
                found[name] = one
    return {**found, "PhaseName": Literal[tuple(phases())], "Verb": Literal[tuple(verbs())]}


# Other packages bring more of these, so the protocol takes any word; the page is complete for those of the family.


def family() -> dict[str, Variant]:
    """The variants that are not from other packages."""
    return dict(list(variants().items())[: len(BUILT_IN)])


def phases() -> list[str]:
    """Where in a turn somebody can be asked, and the end."""
    own = [one for one in game_ids() if family().keys() >= set(one.partition("/")[0].split("+"))]
    tables = [rules_for(game_id) for game_id in own]
    named = {phase_named(step) for rules in tables for step in (*rules.turn, *rules.inner)}
    return sorted([*filter(None, named), "over"])


def verbs() -> list[str]:
    """What listed moves are called."""
    brought = [move for variant in family().values() for move in variant.moves]
    return sorted({verb_of(move) for move in (*READ_BY_FORM, *READ_OTHERWISE, *brought)} - COMPOSED)


# --- schema ---


def schema() -> Schema:
    """One JSON schema with everything in it."""
    parts, named = structs(), aliases()
    refs, components = msgspec.json.schema_components([*parts, *named.values()], ref_template=REFERENCE)
    for ref, struct in zip(refs, parts):
        _describe(components[str(ref["$ref"]).rpartition("/")[2]], struct)
    words = {name: set(get_args(one)) for name, one in named.items() if get_origin(one) is Literal}
    described = {name: _with_words(part, words) for name, part in components.items()}
    described |= dict(zip(named, refs[len(parts) :]))
    for name in FOREIGN_EVENTS:
        del described[name]
    return {
        "title": ROOT,
        "type": "object",
        "additionalProperties": False,
        "$defs": _without_foreign(sorted_by_name(described)),
    }


def of_the_family(choice: Sequence[Any]) -> list[Any]:
    """A choice without what other packages have added to it."""
    return [one for one in choice if one not in FOREIGN_CARDS and one not in FOREIGN_EVENTS.values()]


def _without_foreign(part: Any) -> Any:
    """A schema without references to what other packages bring."""
    if isinstance(part, list):
        return [_without_foreign(one) for one in part if one not in STRANGE]
    if not isinstance(part, dict):
        return part
    known = {key: one for key, one in part.items() if {"$ref": one} not in STRANGE}
    return {key: of_the_family(one) if key == "enum" else _without_foreign(one) for key, one in known.items()}


def sorted_by_name(parts: Schema) -> Schema:
    """The same in an order that does not depend on that of the sources."""
    return {name: parts[name] for name in sorted(parts)}


def _describe(part: Schema, struct: type[msgspec.Struct]) -> None:
    """Take over the comments behind the fields; those of events explain themselves where their types are read."""
    part.pop("title", None)
    if struct in EVENTS.values():
        for field in part["properties"].values():
            field.pop("description", None)
    for name, comment in comments(struct):
        if name in part["properties"]:
            part["properties"][name]["description"] = comment


def comments(struct: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    """The fields of a struct with a comment behind them; that of an event has no source."""
    if struct in EVENTS.values():
        return
    for line in inspect.getsource(struct).splitlines():
        found = re.match(r"    (\w+): .*\S  # (.+)$", line)
        if found:
            yield found[1], found[2]


def _with_words(part: Any, words: dict[str, set[str]]) -> Any:
    """The same with the names of choices of words in place of the words, and without defaults."""
    if isinstance(part, list):
        return [_with_words(one, words) for one in part]
    if not isinstance(part, dict):
        return part
    part = {key: _with_words(value, words) for key, value in part.items() if key != "default"}
    for name, choice in words.items():
        closed = isinstance(part.get("enum"), list) and set(part["enum"]) == choice
        if closed or part.get("title") == name:
            part = {key: value for key, value in part.items() if key not in ("enum", "title", "type")}
            part["$ref"] = REFERENCE.format(name=name)
    if "$ref" in part and len(part) > 1:  # would otherwise be made a type of its own
        part["anyOf"] = [{"$ref": part.pop("$ref")}]
    return part


# --- types ---


def types() -> str:
    """The text of the page's file."""
    if not GENERATOR.exists():
        raise Missing(f"The page's tools are not there: {INSTALL}.")
    command = ["node", str(GENERATOR), "--unreachableDefinitions", "--bannerComment", BANNER, "--maxItems=-1"]
    try:
        done = subprocess.run(
            command, input=json.dumps(schema()), capture_output=True, text=True, check=False
        )
    except FileNotFoundError as problem:
        raise Missing(f"There is no `node`: {INSTALL}.") from problem
    if done.returncode:
        raise RuntimeError(done.stderr)
    return tidy(done.stdout)


def tidy(text: str) -> str:
    """Without what the generator says about its input, and with short comments on one line."""
    text = NOISE.sub("", text).replace("/**\n */\n", "").replace("\n *\n */", "\n */")
    text = ONE_LINE.sub(r"\1/** \2 */", text)
    return text.replace(f"export interface {ROOT} {{}}\n", "")


def main(words: list[str]) -> int:
    """Write the file, or with `--check` say whether it is what would be written."""
    try:
        text = types()
    except Missing as problem:
        print(problem, file=sys.stderr)
        return 2
    if words != ["--check"]:
        TYPES.write_text(text, encoding="utf-8")
        return 0
    if TYPES.exists() and TYPES.read_text(encoding="utf-8") == text:
        return 0
    print("web/src/protocol.ts is stale: run `python -m tools.protocol_types`.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
