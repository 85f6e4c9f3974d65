"""Figures about the sources that are worth watching: python -m tools.sizes [--list WHAT] [CHECKOUT].

`--list one-use`, `--list classes` and `--list docstrings` print what was counted. CHECKOUT is the root of another
working tree, so that two of them can be compared. `bots/trader_1` is a frozen copy of another bot and counted apart.
"""

from __future__ import annotations

import argparse
import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
FROZEN: Final = "bots/trader_1/"
MADE: Final = "words/catalogues/"  # generated
FEW_WORDS: Final = 3  # of a docstring that can hardly say more than the name

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Module:
    """A module of the sources; its name is its path inside the package, `engine/moves.py`."""

    name: str
    text: str

    @cached_property
    def nodes(self) -> list[ast.AST]:
        return list(ast.walk(ast.parse(self.text)))

    @property
    def functions(self) -> list[Function]:
        return [node for node in self.nodes if isinstance(node, Function)]

    def place(self, node: Function | ast.ClassDef) -> str:
        return f"{self.name}:{node.lineno} {node.name}"

    @property
    def code_lines(self) -> int:
        """Lines that are neither empty nor a comment."""
        lines = [line.strip() for line in self.text.splitlines()]
        return len([line for line in lines if line and not line.startswith("#")])


def modules(root: Path = ROOT) -> list[Module]:
    """The modules of a checkout, without generated ones."""
    package = root / "src" / "bohnanza"
    paths = {path.relative_to(package).as_posix(): path for path in sorted(package.rglob("*.py"))}
    return [
        Module(name, path.read_text(encoding="utf-8"))
        for name, path in paths.items()
        if not name.startswith(MADE)
    ]


class Size(NamedTuple):
    """The lines of a function, from its `def` to its end, docstring included."""

    lines: int
    place: str


def function_sizes(found: Sequence[Module]) -> list[Size]:
    """All functions, the shortest first."""
    return sorted(
        Size((function.end_lineno or function.lineno) - function.lineno + 1, module.place(function))
        for module in found
        for function in module.functions
    )


def one_use_helpers(module: Module) -> Iterator[str]:
    """Private functions and methods that are called once in their module and named nowhere else in it."""
    named = Counter[str]()
    called = Counter[str]()
    for node in module.nodes:
        named.update(_name(node))
        if isinstance(node, ast.Call):
            called.update(_name(node.func))
    private = [one for one in module.functions if one.name.startswith("_") and not one.name.startswith("__")]
    defined = Counter(function.name for function in private)
    for function in private:
        if called[function.name] == named[function.name] == defined[function.name] == 1:
            yield module.place(function)


def _name(node: ast.AST) -> list[str]:
    """The variable or attribute that an expression names, if it names one."""
    return [node.id] if isinstance(node, ast.Name) else [node.attr] if isinstance(node, ast.Attribute) else []


def ambiguous_classes(found: Sequence[Module]) -> dict[str, list[str]]:
    """The names that several classes have, with the modules of these."""
    homes: dict[str, list[str]] = {}
    for module in found:
        for node in module.nodes:
            if isinstance(node, ast.ClassDef):
                homes.setdefault(node.name, []).append(module.name)
    return {name: homes[name] for name in sorted(homes) if len(homes[name]) > 1}


def short_docstrings(module: Module) -> Iterator[str]:
    """Functions and classes whose docstring has hardly any words."""
    for node in module.nodes:
        if isinstance(node, Function | ast.ClassDef):
            docstring = ast.get_docstring(node)
            if docstring and len(docstring.split()) <= FEW_WORDS:
                yield f"{module.place(node)}: {docstring}"


def variant_lines(found: Sequence[Module]) -> dict[str, int]:
    """The lines of code of each variant."""
    lines = Counter[str]()
    for module in found:
        match module.name.split("/"):
            case ["engine", "variants", variant, _, *_]:
                lines[variant] += module.code_lines
    return dict(lines)


def summary(found: Sequence[Module]) -> Iterator[str]:
    """The figures of some modules, a sentence each."""
    sizes = function_sizes(found)
    lines = [size.lines for size in sizes]
    helpers = [place for module in found for place in one_use_helpers(module)]
    docstrings = [place for module in found for place in short_docstrings(module)]
    classes = ambiguous_classes(found)
    yield f"{len(found)} modules with {sum(len(module.text.splitlines()) for module in found)} lines"
    most = lines[len(lines) * 9 // 10]
    yield f"{len(sizes)} functions: median {median(lines):g} lines, nine of ten at most {most}"
    yield from [f"  longest: {size.lines} lines, {size.place}" for size in sizes[:-4:-1]]
    share = f"{len(helpers) / len(sizes):.1%} of the functions"
    yield f"{len(helpers)} private helpers called from exactly one place: {share}"
    yield f"{len(classes)} class names with several meanings{': ' if classes else ''}{', '.join(classes)}"
    yield f"{len(docstrings)} docstrings of {FEW_WORDS} words or fewer"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.sizes")
    parser.add_argument("checkout", nargs="?", type=Path, default=ROOT)
    parser.add_argument("--list", choices=["one-use", "classes", "docstrings"], dest="listed")
    options = parser.parse_args(words)
    found = modules(options.checkout)
    frozen = [module for module in found if module.name.startswith(FROZEN)]
    found = [module for module in found if module not in frozen]
    match options.listed:
        case "one-use":
            print("\n".join(place for module in found for place in one_use_helpers(module)))
        case "classes":
            print(
                "\n".join(f"{name}: {', '.join(homes)}" for name, homes in ambiguous_classes(found).items())
            )
        case "docstrings":
            print("\n".join(place for module in found for place in short_docstrings(module)))
        case _:
            print("\n".join(summary(found)))
            for variant, lines in variant_lines(found).items():
                print(f"variant {variant}: {lines} lines of code")
            if frozen:
                print(f"Not counted above: the frozen copy {FROZEN}")
                print("\n".join(f"  {line}" for line in summary(frozen)))


if __name__ == "__main__":
    main()
