"""Names and words of people: nothing in them moves, hides or runs."""

from __future__ import annotations

import unicodedata
from random import Random

import pytest

from bohnanza.engine.game import is_plain
from bohnanza.server import limits
from bohnanza.server.names import BadName, clean_name, clean_text, graphemes, same_name

FAMILY = "👩\u200d👩\u200d👧"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana\t\n B. ", "Ana B."),
        ("a\x1b]0;title\x07b", "a]0;titleb"),
        ("\u202eevil\u202c", "evil"),
        ("A\u200b\u2060\ufeffB", "AB"),
        ("Zoe\u0308", "Zoë"),
        ("ﷺ", "ﷺ"),
        (FAMILY, FAMILY),
        ("<script>", "<script>"),
        ("a\u2028b\u2029c", "a b c"),
        ("\ud800x", "x"),
        ("x\u3164\u115f\u2800y", "xy"),
        ("Z" + 9 * "\u0351", "Z" + 3 * "\u0351"),
        ("\U000e0041tag", "tag"),
    ],
)
def test_a_text_is_one_line_without_anything_that_moves_or_hides(text: str, shown: str) -> None:
    assert clean_text(text) == shown


@pytest.mark.parametrize(
    "name", ["", "   ", "...", "\u200d", "\u3164\u3164", "\u202e", "#,", "x" * 21, "\u0301"]
)
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(BadName, match=r"\.$"):
        clean_name(name)


def test_a_name_has_as_many_characters_as_a_reader_sees() -> None:
    assert clean_name("e\u0301" * limits.NAME_GRAPHEMES)
    assert graphemes(FAMILY) == 3  # rather too many than too few


def test_names_that_look_alike_are_the_same() -> None:
    assert same_name("Ana", "ANA")
    assert same_name("Ａna", "ana")
    assert same_name("A\u200dna", "ana")
    assert not same_name("Ana", "Anna")


def test_whatever_comes_in_a_name_can_stand_in_a_record() -> None:
    rng = Random(5)
    points = [*range(0x300), *range(0x2000, 0x2100), 0xFF0C, 0xFE50, 0x37E, 0x1F600, 0xE0001, 0x3164]
    for _ in range(3_000):
        text = "".join(chr(rng.choice(points)) for _ in range(rng.randrange(1, 12)))
        try:
            name = clean_name(text)
        except BadName:
            continue
        assert is_plain(name)
        assert "," not in name
        assert not any(unicodedata.category(c) in ("Cc", "Cs", "Co", "Zl", "Zp") for c in name)
        assert clean_name(name) == name
