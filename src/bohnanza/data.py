"""Where the shipped texts lie: inside the installed package, or in the source tree beside it."""

import ast
from importlib.resources import files
from pathlib import Path

_PACKAGE = Path(__file__).parent
_SOURCE_TREE = _PACKAGE.parent.parent


def data_path(name: str) -> Path:
    """The place of `rules`, `rulings.md`, `games` or `conformance`."""
    shipped = _PACKAGE / "data" / name
    if shipped.exists():
        return shipped
    return _SOURCE_TREE / name if name == "conformance" else _SOURCE_TREE / "docs" / name


def source_files() -> list[Path]:
    """All Python sources of the engine, in a fixed order."""
    return sorted((_PACKAGE / "engine").rglob("*.py"))


def sentence_of(described: type) -> str:
    """The docstring of a class; a compiled one has it in its source only."""
    if described.__doc__:
        return described.__doc__
    home = files(described.__module__.rpartition(".")[0])
    source = home / f"{described.__module__.rpartition('.')[2]}.py"
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == described.__name__]
    return (ast.get_docstring(found[0]) or "") if found else ""
