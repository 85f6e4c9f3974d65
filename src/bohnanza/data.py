"""Where the shipped texts lie: inside the installed package, or in the source tree beside it."""

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
