"""The sources of the package, parsed."""

from __future__ import annotations

import ast
from pathlib import Path

from tests import ROOT

SOURCES = ROOT / "src" / "bohnanza"


def name_of(path: Path) -> str:
    """`engine.steps.draw`; a package is named like a module."""
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


FILES = {name_of(path): path for path in sorted(SOURCES.rglob("*.py"))}
TREES = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in FILES.items()}
