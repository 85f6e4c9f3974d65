"""How large the code is: the functions of src/, and the lines of each variant: python -m tools.sizes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

SOURCES = Path(__file__).resolve().parent.parent / "src" / "bohnanza"

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Size(NamedTuple):
    """A function and its lines."""

    lines: int
    place: str


def functions() -> Iterator[Size]:
    """Every function of the sources, from its first line to its last, docstring included."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, Function):
                place = f"{path.relative_to(SOURCES)}:{node.lineno} {node.name}"
                yield Size((node.end_lineno or node.lineno) - node.lineno + 1, place)


def code_lines(path: Path) -> int:
    """Lines that are neither empty nor a comment."""
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    return len([line for line in lines if line and not line.startswith("#")])


def main() -> None:
    """Print it."""
    sizes = sorted(functions())
    lines = [size.lines for size in sizes]
    print(
        f"{len(sizes)} functions: median {median(lines):g} lines, nine of ten at most {lines[len(lines) * 9 // 10]}"
    )
    for size in sizes[-3:]:
        print(f"  longest: {size.lines} lines, {size.place}")
    for folder in sorted((SOURCES / "engine" / "variants").glob("[a-z]*/")):
        print(f"{folder.name}: {sum(code_lines(file) for file in folder.glob('*.py'))} lines")


if __name__ == "__main__":
    main()
