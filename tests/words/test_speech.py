"""Sentences are made from catalogues, the same in Python and in the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bohnanza.words import one_or_other
from bohnanza.words.speech import Person, Scene, Voice

CASES: dict[str, Any] = json.loads(Path(__file__).with_name("speech.json").read_text(encoding="utf-8"))


def who(seat: object) -> Person:
    return Person(**CASES["people"][str(seat)])


@pytest.mark.parametrize(("key", "args", "sentence"), CASES["said"], ids=str)
def test_a_sentence(key: str, args: dict[str, Any], sentence: str) -> None:
    assert Voice(CASES["catalogue"], one_or_other, Scene(who)).say(key, args) == sentence


def test_arguments_of_the_scene_are_there_in_every_sentence() -> None:
    voice = Voice(CASES["catalogue"], one_or_other, Scene(who, {"currency": "dollar"}))
    assert voice.say("paid", {"coins": 3}) == "for 3 dollars"


def test_nobody_has_a_name_outside_a_scene() -> None:
    assert Voice(CASES["catalogue"], one_or_other).say("whose", {"seat": 2}) == "P2’s field"
