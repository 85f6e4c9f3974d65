"""The drawings of beans, as paths."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple
from xml.etree import ElementTree

from bohnanza.engine.beans import BEANS
from bohnanza.engine.catalog import variants
from bohnanza.package_files import text_in

SHARED: Final = "bohnanza.engine"  # where the drawings of beans are that belong to no single variant
INKS: Final = ("pattern", "colour", "shade", "paper")


class DrawnPath(NamedTuple):
    """A path of a drawing, which is 100 wide and 84 high."""

    d: str
    ink: str
    line: float  # the width of a line; 0 for a filled shape
    turn: str  # an SVG transform


@cache
def drawing_of(kind: int) -> list[DrawnPath]:
    """The drawing of a kind, empty if there is none.

    Only paths are read, and only these attributes of them, so that a drawing from another package cannot bring
    anything else into the page.
    """
    homes = [variant.home for variant in variants().values() if kind in variant.beans]
    text = text_in(homes[0] if homes else SHARED, "drawings", f"{BEANS[kind].name}.svg")
    if not text:
        return []
    found = []
    for path in ElementTree.fromstring(text).iter():
        if path.tag.rpartition("}")[2] == "path":
            ink, line = path.get("class", ""), float(path.get("stroke-width", "0"))
            ink = ink if ink in INKS else INKS[0]
            found.append(DrawnPath(path.get("d", ""), ink, line, path.get("transform", "")))
    return found
