"""Colours that the system forces: what is known by its colour otherwise has a line around it."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.pages import Screens
from tests.browser.visitor import DEVICES

SURFACES: Final = {".soil": 2, ".field": 6, ".player": 3, ".task": 1}
# Those without a line that can be told from what is in it.
UNLINED: Final = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(one);
  return parseFloat(borderTopWidth) < 1 || borderTopStyle === "none" || borderTopColor === backgroundColor;
}).length"""
LINES: Final = """() => [".lit .soil", ".player"].map(
  (selector) => getComputedStyle(document.querySelector(selector)).borderTopColor
)"""


@pytest.mark.parametrize("device", DEVICES)
def test_fields_have_outlines(visit: Visit, device: str) -> None:
    screens = Screens(visit(forced_colors="active", **DEVICES[device]))
    screens.new_game("anniversary/4", bot="greedy")
    found = {one: screens.page.locator(one).count() for one in SURFACES}
    assert found == SURFACES
    assert {one: screens.page.evaluate(UNLINED, one) for one in SURFACES} == dict.fromkeys(SURFACES, 0)
    lit, ordinary = screens.page.evaluate(LINES)
    assert lit != ordinary
    assert axe.faults(screens.page) == []
