"""Packages of others, built and installed without a network."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from zipfile import ZipFile

from tests.processes import LOADED_FROM, run


def install(source: Path, into: Path) -> Path:
    """Build the wheel of a package and unpack it into a directory, as pip would; the directory."""
    wheels = into.parent / f"{into.name} wheels"
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
    done = run(words, cwd=source, env=environment_with())
    assert done.returncode == 0, done.stderr
    [wheel] = wheels.glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(into)
    return into


def register(place: Path, name: str, entry_points: str) -> None:
    """Make what lies there an installed package with these entry points."""
    info = place / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(entry_points)


def environment_with(*places: Path) -> dict[str, str]:
    """An environment in which the packages at these places are installed."""
    path = os.pathsep.join(map(str, [*places, LOADED_FROM]))
    return {**os.environ, "NO_COLOR": "1", "BOHNANZA_LANG": "en", "PYTHONPATH": path}
