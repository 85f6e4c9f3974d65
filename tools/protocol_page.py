"""docs/protocol-reference.md, made from the server's messages: python -m tools.protocol_page [--check]."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import BaseRouteHandler
from msgspec import inspect

from bohnanza.server import limits
from bohnanza.server.app import API
from bohnanza.server.protocol import commands, events, http, messages, table_events
from tools.protocol_types import aliases, comments, of_the_family

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "protocol-reference.md"
HEAD: Final = """\
<!-- made by `python -m tools.protocol_page`; do not edit -->
# Reference of the protocol

Every endpoint, limit, message and field; [the protocol](protocol.md) says how they are used.
"""

Struct = type[msgspec.Struct]

# --- which structs there are ---


def reachable(struct: Struct, found: dict[Struct, None]) -> None:
    """A struct and everything inside it, in the order in which one meets it."""
    if struct not in found:
        found[struct] = None
        for field in msgspec.structs.fields(struct):
            for inner in structs_in(inspect.type_info(field.type)):
                reachable(inner, found)


def structs_in(kind: inspect.Type) -> Iterator[Struct]:
    """The structs that a type names, without those of other packages."""
    if isinstance(kind, inspect.StructType):
        yield from of_the_family([kind.cls])
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from structs_in(one)
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        yield from structs_in(kind.item_type)
    elif isinstance(kind, inspect.Metadata):
        yield from structs_in(kind.type)


def chapters() -> dict[str, list[Struct]]:
    """Everything that is sent, each in the first chapter where it belongs."""
    happenings, cards = list(get_args(table_events.TableEvent)), of_the_family(get_args(events.GameEvent))
    sent = [*get_args(messages.ServerMessage)]
    received = [commands.Hello, *commands.COMMANDS]
    found: dict[Struct, None] = {}
    for struct in [*received, *sent]:
        reachable(struct, found)
    named = {*received, *sent, *happenings, *cards}
    return {
        "From the client": received,
        "From the server": sent,
        "What happens at the table": happenings,
        "What happens in the game": cards,
        "Parts": sorted([struct for struct in found if struct not in named], key=lambda one: one.__name__),
        "Bodies over HTTP": [struct for struct in bodies() if struct not in found],
    }


def bodies() -> dict[Struct, None]:
    """What is asked and answered over HTTP, and everything inside it."""
    found: dict[Struct, None] = {}
    for handler in API:
        for kind in (asked_by(handler), answered_by(handler)):
            for struct in structs_in(inspect.type_info(kind)):
                reachable(struct, found)
    reachable(http.ErrorBody, found)
    return found


def asked_by(handler: BaseRouteHandler) -> Any:
    """The type of the body that goes to a handler."""
    return get_type_hints(handler.fn).get("data", type(None))


def answered_by(handler: BaseRouteHandler) -> Any:
    """The type of the body that comes from a handler."""
    declared = getattr(handler, "responses", None) or {}
    if 200 in declared:  # the handler returns bytes that were encoded elsewhere
        return declared[200].data_container
    answer = get_type_hints(handler.fn)["return"]
    return get_args(answer)[0] if get_origin(answer) is Response else answer


# --- how they are described ---


def title(struct: Struct) -> str:
    """How the page calls a struct: a message by its type."""
    tag = struct.__struct_config__.tag
    return str(tag) if tag is not None else struct.__name__


PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.IntType: "integer",
    inspect.FloatType: "number",
    inspect.BytesType: "JSON",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}
UNIONS: Final = (
    ("event of the table", table_events.TableEvent),
    ("event of the game", events.GameEvent),
    ("command", commands.AnyCommand),
    ("message from the server", messages.ServerMessage),
)


def type_words(kind: inspect.Type) -> str:
    """A type in words."""
    if isinstance(kind, inspect.Metadata):
        return str((kind.extra_json_schema or {}).get("title") or type_words(kind.type))
    if isinstance(kind, inspect.StructType):
        return title(kind.cls)
    if isinstance(kind, inspect.LiteralType):
        named = [name for name, words in vocabulary().items() if set(words) == set(kind.values)]
        return named[0] if named else quoted(sorted(map(str, kind.values)))
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return f"list of {type_words(kind.item_type)}"
    if isinstance(kind, inspect.DictType):
        return f"{type_words(kind.value_type)} by {type_words(kind.key_type)}"
    if isinstance(kind, inspect.UnionType):
        structs = {one.cls for one in kind.types if isinstance(one, inspect.StructType)}
        named = [name for name, members in UNIONS if structs == set(get_args(members))]
        return named[0] if named else " or ".join(type_words(one) for one in kind.types)
    return PLAIN[type(kind)]


def vocabulary() -> dict[str, tuple[str, ...]]:
    """The choices of words that have a name."""
    return {name: get_args(one) for name, one in aliases().items() if get_origin(one) is Literal}


def quoted(words: Sequence[str]) -> str:
    """Words as they are sent.

    >>> quoted(["open", "over"])
    '`"open"`, `"over"`'
    """
    return ", ".join(f'`"{word}"`' for word in words)


def meaning(struct: Struct, field: str, annotation: Any) -> str:
    """What a field means: by the comment behind it, or by its type."""
    return noted_at(struct).get(field) or described(inspect.type_info(annotation))


@cache
def noted_at(struct: Struct) -> dict[str, str]:
    """The comments behind the fields of a struct."""
    return dict(comments(struct))


def described(kind: inspect.Type) -> str:
    """The description that comes with a type."""
    if isinstance(kind, inspect.Metadata):
        return str((kind.extra_json_schema or {}).get("description", ""))
    if isinstance(kind, inspect.UnionType):
        return next((text for one in kind.types if (text := described(one))), "")
    return ""


def undescribed() -> list[str]:
    """The fields of which the page would say nothing."""
    return [
        f"{title(struct)}.{field.name}"
        for structs in chapters().values()
        for struct in structs
        for field in msgspec.structs.fields(struct)
        if not meaning(struct, field.name, field.type)
    ]


# --- the page ---


def table(head: str, rows: Iterable[Sequence[object]]) -> str:
    """A table in Markdown."""
    lines = [head, re.sub(r"[^|]+", "---", head), *["| " + " | ".join(map(str, row)) + " |" for row in rows]]
    return "\n".join(lines) + "\n"


def endpoints() -> Iterator[tuple[str, ...]]:
    """What can be asked over HTTP: method, path, meaning, body, answer."""
    for handler in API:
        methods = " ".join(sorted(getattr(handler, "http_methods", ["WebSocket"])))
        path = re.sub(r":\w+}", "}", min(handler.paths))
        bodies = [
            "" if kind is type(None) else type_words(inspect.type_info(kind))
            for kind in (asked_by(handler), answered_by(handler))
        ]
        yield methods, f"`/api{path}`", " ".join((handler.fn.__doc__ or "").split()), *bodies


def client_limits() -> Iterator[tuple[str, object, str]]:
    """The limits that a client meets: those whose comment in the source begins with `#:`."""
    source = Path(limits.__file__).read_text(encoding="utf-8")
    limit = re.compile(r"^(?:#: (.+)\n)?(\w+): Final = [^#\n]+(?:#: (.+))?$", re.MULTILINE)
    for above, name, behind in limit.findall(source):
        if above or behind:
            value = getattr(limits, name)
            yield f"`{name}`", value if isinstance(value, int) else f"{value:g}", above or behind


def section(struct: Struct) -> str:
    """A struct, with a row for each of its fields."""
    text = f"### {title(struct)}\n\n{' '.join((struct.__doc__ or '').split())}\n"
    rows = []
    for field in msgspec.structs.fields(struct):
        name = f"`{field.encode_name}`" + ("" if field.required else " (optional)")
        words = type_words(inspect.type_info(field.type)).removesuffix(" or unset")
        rows.append((name, words, meaning(struct, field.name, field.type)))
    return text + ("\n" + table("| field | type | |", rows) if rows else "")


def reference() -> str:
    """The whole page."""
    codes = sorted(http.STATUS.items(), key=lambda one: one[1])
    text = f"{HEAD}\n## Endpoints\n\n" + table("| | path | | body | answer |", endpoints())
    text += "\n## Statuses\n\n" + table(
        "| status | code |", [(status, f"`{code}`") for code, status in codes]
    )
    text += "\n## Limits\n\n" + table("| limit | value | |", client_limits())
    for chapter, structs in chapters().items():
        text += f"\n## {chapter}\n\n" + "\n".join(section(struct) for struct in structs)
    words = [
        f"- **{name}**: {quoted(of_the_family(choice))}\n"
        for name, choice in sorted(vocabulary().items())
        if re.search(rf"\b{name}\b", text)
    ]
    return text + "\n## Words\n\n" + "".join(words)


def main(words: list[str]) -> int:
    """Write the page, or only say whether it is up to date."""
    if "--check" in words:
        return int(reference() != PAGE.read_text(encoding="utf-8"))
    PAGE.write_text(reference(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
