"""Where the shipped files are: in the homes of variants, inside the package, or in the source tree around it."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

_PACKAGE = Path(__file__).parent
_SOURCE_TREE = _PACKAGE.parent.parent


def folder_of(home: str) -> Path | None:
    """The folder of a package, or None if there is no such package."""
    try:
        return Path(str(files(home)))
    except (ImportError, TypeError):
        return None


def text_in(home: str, *path: str) -> str:
    """A text file of a package, empty if it is not there."""
    folder = folder_of(home)
    file = folder.joinpath(*path) if folder else None
    return file.read_text(encoding="utf-8") if file and file.is_file() else ""


def conformance_path() -> Path:
    """Our own scenarios."""
    shipped = _PACKAGE / "data" / "conformance"
    return shipped if shipped.exists() else _SOURCE_TREE / "conformance"


def source_files(homes: Iterable[str]) -> dict[str, Path]:
    """All Python sources of some packages by their names: `bohnanza/engine/moves.py`."""
    found: dict[str, Path] = {}
    for home in homes:
        folder = folder_of(home)
        if folder:
            top = folder.parents[home.count(".")]
            found |= {path.relative_to(top).as_posix(): path for path in sorted(folder.rglob("*.py"))}
    return found


def docstring_of(described: type) -> str:
    """The docstring of a class; that of a compiled class is only in its source."""
    if described.__doc__:
        return described.__doc__
    home = files(described.__module__.rpartition(".")[0])
    source = home / f"{described.__module__.rpartition('.')[2]}.py"
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == described.__name__]
    return (ast.get_docstring(found[0]) or "") if found else ""
