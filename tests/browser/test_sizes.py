"""How much a first visitor has to load, measured on the page that is served."""

from __future__ import annotations

import gzip
from pathlib import Path

from tests.browser.conftest import PAGE

KILOBYTE = 1000
CODE = {".js", ".css", ".html"}
FONTS = {".woff2", ".woff", ".ttf", ".otf"}


def files(suffixes: set[str]) -> list[Path]:
    return [path for path in PAGE.rglob("*") if path.suffix in suffixes]


def test_script_and_style_are_small() -> None:
    packed = sum(len(gzip.compress(path.read_bytes())) for path in files(CODE))
    assert 0 < packed <= 200 * KILOBYTE


def test_fonts_are_small() -> None:
    assert sum(path.stat().st_size for path in files(FONTS)) <= 120 * KILOBYTE
