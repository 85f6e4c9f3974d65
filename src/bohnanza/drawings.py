"""How beans look: the colours of their rows, and their drawings."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple
from xml.etree import ElementTree

from bohnanza.engine.beans import BEANS, Look
from bohnanza.engine.catalog import variants
from bohnanza.package_files import text_in

SHARED: Final = "bohnanza.engine"  # where the drawings of beans lie that belong to no single variant
INKS: Final = ("pattern", "colour", "shade", "paper")


class DrawnPath(NamedTuple):
    """A path of a drawing, which is 100 wide and 84 high: a filled shape, or a line so many units wide."""

    d: str
    ink: str
    line: float
    turn: str


def look_of(kind: int) -> Look:
    """The colours of a kind."""
    return BEANS[kind].look


@cache
def drawing_of(kind: int) -> list[DrawnPath]:
    """The drawing of a kind, or nothing if there is none.

    Only paths are taken, and of them only what is said here: a drawing from another package cannot bring more into
    the page.
    """
    homes = [variant.home for variant in variants().values() if kind in variant.beans]
    text = text_in(homes[0] if homes else SHARED, "drawings", f"{BEANS[kind].name}.svg")
    if not text:
        return []
    root = ElementTree.fromstring(text)
    return [_drawn_path(path) for path in root.iter() if path.tag.rpartition("}")[2] == "path"]


def _drawn_path(path: ElementTree.Element) -> DrawnPath:
    ink = path.get("class", "")
    line = float(path.get("stroke-width", "0"))
    return DrawnPath(path.get("d", ""), ink if ink in INKS else INKS[0], line, path.get("transform", ""))
