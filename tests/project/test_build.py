"""The tests exercise the build they claim to: compiled from .venv, or the plain sources from src/."""

import importlib
import os
import pkgutil
import sys
import tomllib
from pathlib import Path

import pytest

import bohnanza
from tests import ROOT

SOURCES = ROOT / "src"
LOADED_FROM = Path(bohnanza.__file__).parent
KIND = os.environ.get("BOHNANZA_EXPECT") or ("pure" if LOADED_FROM.is_relative_to(SOURCES) else "installed")


def compiled_modules() -> list[str]:
    """Names of all modules that pyproject.toml says are compiled."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    packages = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["packages"]
    places = [SOURCES / package for package in packages]
    files = [path for place in places for path in ([place] if place.is_file() else place.rglob("*.py"))]
    return sorted(".".join(path.relative_to(SOURCES).with_suffix("").parts) for path in files)


def test_kind_is_known() -> None:
    assert KIND in {"compiled", "uncompiled", "pure", "installed"}


def test_package_is_loaded_from_the_right_place() -> None:
    place = SOURCES if KIND == "pure" else Path(sys.prefix)
    assert LOADED_FROM.is_relative_to(place)


@pytest.mark.parametrize("name", [name.removesuffix(".__init__") for name in compiled_modules()])
def test_module_is_the_right_kind_of_file(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert Path(file).is_relative_to(LOADED_FROM)
    if KIND == "compiled":
        assert file.endswith(".so")
    elif KIND != "installed":
        assert file.endswith(".py")


def test_installed_package_carries_its_sources() -> None:
    wanted = {path.relative_to(SOURCES / "bohnanza") for path in SOURCES.glob("bohnanza/**/*.py")}
    assert wanted <= {path.relative_to(LOADED_FROM) for path in LOADED_FROM.rglob("*.py")}


def test_no_compiled_file_lies_in_the_sources() -> None:
    assert [*SOURCES.rglob("*.so"), *SOURCES.rglob("*.pyd")] == []


def test_every_package_has_an_init() -> None:
    folders = {path.parent for path in SOURCES.glob("bohnanza/**/*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []
    assert [name for _, name, _ in pkgutil.walk_packages([str(LOADED_FROM)], "bohnanza.")]


def test_package_is_typed() -> None:
    assert (LOADED_FROM / "py.typed").exists()
