"""How beans look: every kind of the family has a drawing, and the page has the same."""

from __future__ import annotations

import pytest

from bohnanza.drawings import drawing_of
from bohnanza.engine.beans import BEANS, BUILT_IN_KINDS, NAMES, PLAIN
from tools import page_looks


@pytest.mark.parametrize("kind", range(BUILT_IN_KINDS))
def test_every_kind_of_the_family_has_colours_and_a_drawing(kind: int) -> None:
    assert BEANS[kind].look != PLAIN, NAMES[kind]
    assert drawing_of(kind), NAMES[kind]


def test_the_page_draws_them_alike() -> None:
    assert page_looks.LOOKS.read_text(encoding="utf-8") == page_looks.text(), "run python -m tools.page_looks"
