"""Compiles the Fluent files of a language into plain Python, and into TypeScript for the page.

    python -m bohnanza.words.compiler                   this package's languages, for Python
    python -m bohnanza.words.compiler --page FOLDER     the same, for the page
    python -m bohnanza.words.compiler FOLDER            another package's: FOLDER/en/*.ftl → FOLDER/catalogues/en.py

The words of this package are those of `words/` and of the folders of its variants.

Only this module needs `fluent.syntax`; the compiled catalogues do not.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from bohnanza.words.speech import Pattern, arguments

HOME = Path(__file__).parent
VARIANTS = HOME.parent / "engine" / "variants"
MADE = "Made from the .ftl files by `make words`: edit those."
# Nobody reads these in a browser.
NOT_IN_THE_PAGE = {"terminal", "command-line", "notices", "checks", "serving"}


class BadCatalogue(ValueError):
    """A file that cannot be compiled; the message says where and why."""


def catalogue(files: Sequence[Path]) -> dict[str, Pattern]:
    """All entries of some files, attributes as `key.attribute`, terms as `-key`."""
    found: dict[str, Pattern] = {}
    for path in files:
        name = "/".join(path.parts[-3:])
        for key, pattern in entries(path.read_text(encoding="utf-8"), name):
            if key in found:
                raise BadCatalogue(f"{name}: {key} is there twice.")
            found[key] = pattern
    return found


def entries(text: str, name: str = "text") -> Iterator[tuple[str, Pattern]]:
    """The entries of one file.

    >>> dict(entries("hi = Hi { $name }!"))
    {'hi': ['Hi ', ['$', 'name'], '!']}
    """
    for one in FluentParser().parse(text).body:
        if isinstance(one, ast.Junk):
            first = (one.content or "").partition("\n")[0]
            raise BadCatalogue(f"{name}: {one.annotations[0].message}: {first}")
        if not isinstance(one, ast.Message | ast.Term):
            continue
        key = f"-{one.id.name}" if isinstance(one, ast.Term) else one.id.name
        if one.value is not None:
            yield key, compiled(one.value)
        for attribute in one.attributes:
            yield f"{key}.{attribute.id.name}", compiled(attribute.value)


def compiled(pattern: ast.Pattern) -> Pattern:
    """A pattern in the form that `speech` reads."""
    parts: list[Any] = []
    for element in pattern.elements:
        made = element.value if isinstance(element, ast.TextElement) else part(element.expression)
        if isinstance(made, str) and parts and isinstance(parts[-1], str):
            parts[-1] += made
        else:
            parts.append(made)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def part(expression: Any) -> Any:
    """One expression between braces."""
    match expression:
        case ast.StringLiteral() | ast.NumberLiteral():
            return (
                expression.parse()["value"] if isinstance(expression, ast.StringLiteral) else expression.value
            )
        case ast.VariableReference():
            return ["$", expression.id.name]
        case ast.MessageReference() | ast.TermReference():
            mark = "-" if isinstance(expression, ast.TermReference) else ""
            form = f".{expression.attribute.name}" if expression.attribute else ""
            return ["@", f"{mark}{expression.id.name}{form}"]
        case ast.FunctionReference():
            options = {one.name.name: part(one.value) for one in expression.arguments.named}
            return ["!", expression.id.name, [part(one) for one in expression.arguments.positional], options]
        case ast.SelectExpression():
            cases = {case_name(one.key): compiled(one.value) for one in expression.variants}
            otherwise = next(case_name(one.key) for one in expression.variants if one.default)
            return ["?", part(expression.selector), cases, otherwise]
        case ast.Placeable():
            return part(expression.expression)
    raise BadCatalogue(f"{type(expression).__name__} cannot be compiled.")


def case_name(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


# --- files ---


def languages(home: Path) -> list[str]:
    """The languages that a home has .ftl files of."""
    return sorted({path.parent.name for path in home.glob("*/*.ftl")})


def sources(language: str, home: Path = HOME) -> list[Path]:
    """The files of a language; those of this package's variants belong to this package."""
    variants = sorted(VARIANTS.glob(f"*/{language}/*.ftl")) if home == HOME else []
    return [*sorted((home / language).glob("*.ftl")), *variants]


def python_module(found: dict[str, Pattern]) -> str:
    """A catalogue as Python."""
    lines = [f"    {key!r}: {pattern!r}," for key, pattern in found.items()]
    body = "\n".join(["CATALOGUE: dict[str, Any] = {", *lines, "}"])
    return f'"""{MADE}"""\n\nfrom typing import Any\n\n{body}\n'


def page_module(found: dict[str, Pattern]) -> str:
    """A catalogue as TypeScript."""
    body = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    return f'// {MADE}\nimport type {{ Catalogue }} from "../speech";\nexport const catalogue: Catalogue = {body};\n'


# What every sentence has from its scene.
SCENE_ARGUMENTS = {"currency"}


def page_keys(found: dict[str, Pattern]) -> str:
    """The type of every entry's arguments, so that the page is checked by its compiler."""
    lines = []
    for key, pattern in found.items():
        if not key.startswith("-"):
            names = sorted(arguments(pattern, found) - SCENE_ARGUMENTS)
            fields = "; ".join(f"{json.dumps(name)}: Value" for name in names)
            lines.append(
                f"  {json.dumps(key)}: {{ {fields} }};" if names else f"  {json.dumps(key)}: Nothing;"
            )
    head = f'// {MADE}\nimport type {{ Value }} from "../speech";\ntype Nothing = Record<never, never>;\n'
    return "\n".join([f"{head}export interface Entries {{", *lines, "}", ""])


def write(path: Path, text: str) -> None:
    """Write a file unless it has this text already, so that nothing is rebuilt needlessly."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def build(home: Path = HOME, page: Path | None = None) -> None:
    """Compile every language of a home, into its `catalogues` or for the page."""
    for language in languages(home):
        files = sources(language, home)
        if page is None:
            write(home / "catalogues" / "__init__.py", f'"""{MADE}"""\n')
            write(home / "catalogues" / f"{language}.py", python_module(catalogue(files)))
        else:
            found = catalogue([path for path in files if path.stem not in NOT_IN_THE_PAGE])
            write(page / f"{language}.ts", page_module(found))
            if language == "en":
                write(page / "keys.ts", page_keys(found))


def main(words: Sequence[str]) -> None:
    """Compile what the command line says."""
    try:
        match words:
            case ["--page", folder]:
                build(page=Path(folder))
            case [folder]:
                build(Path(folder))
            case _:
                build()
    except BadCatalogue as problem:
        sys.exit(f"The words cannot be compiled: {problem}")


if __name__ == "__main__":
    main(sys.argv[1:])
