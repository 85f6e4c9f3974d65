"""Every text of our variants is there; a variant of another package brings its own, and can do without."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.catalog import BUILT_IN, variants
from bohnanza.engine.variant import Variant
from bohnanza.proving.texts import missing_drawings, missing_texts
from bohnanza.words import ENGLISH, LANGUAGES
from bohnanza.words.compiler import VARIANTS, build
from tests.processes import COMMAND, run

OURS = [variant for variant in variants().values() if variant.is_built_in]

each_variant = pytest.mark.parametrize("variant", OURS, ids=lambda variant: variant.id)


@each_variant
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(variant: Variant, language: str) -> None:
    assert missing_texts(variant, language) == []


@each_variant
def test_no_drawing_is_missing(variant: Variant) -> None:
    assert missing_drawings(variant) == []


def test_every_folder_with_words_is_of_the_family() -> None:
    assert {path.parent.parent.name for path in VARIANTS.glob("*/*/*.ftl")} == set(BUILT_IN)


def test_what_is_missing_is_named() -> None:
    nameless = replace(variants()["magpie"], id="raven", home="bohnanza.engine")
    assert missing_texts(nameless, "de") == [
        "de/words.ftl: game-raven",
        "de/words.ftl: game-raven.what",
        "de/words.ftl: game-raven.special",
        "de/guide.md",
        "de/rules.md",
        "de/rules.md: MB-1",
    ]
    assert missing_drawings(replace(variants()["classic"], face=UNKNOWN)) == ["face"]


# --- a package of others ---

CODE = """
from dataclasses import replace
from bohnanza.engine.beans import Bean, Look, add_bean
from bohnanza.engine.variant import Variant
from bohnanza.engine.variants.anniversary.rules import anniversary

REED = add_bean(Bean("reed", 8, ((2, 1), (4, 2)), Look("#123456", "#123456", "#ffffff", "plain")))

def marsh(seats):
    table = anniversary(seats)
    return replace(table, deck=(*table.deck, *[0] * (REED - len(table.deck)), 8))  # the reed is [MS-1]

def bare(seats):
    return anniversary(seats)

MARSH = Variant(id="marsh", prefix="MS", home="marsh", make=marsh, seats=(3, 4), beans=(REED,), face=REED)
BARE = Variant(id="bare", prefix="BA", home="marsh_of_nobody", make=bare, seats=(3,))
"""
WORDS = """
game-marsh = Marsh Beans
    .what = It is wet.
    .special = It is very wet.
game-classic = Not ours
bean-reed = Reed
terminal-help-marsh = wade
"""
SCENARIO = """
scenario: Reed is planted
rules: MS-1
game: marsh/3
phase: plant
hand p0: reed
play: p0 plant reed 1
expect fields p0: reed | - | -
"""
POINTS = "[bohnanza.variants]\nmarsh = marsh:MARSH\nbare = marsh:BARE\n"
FILES = {
    "marsh/__init__.py": CODE,
    "marsh/en/words.ftl": WORDS,
    "marsh/en/guide.md": "# Marsh\n\nLike the [classic](classic.md), see [rules](rules.md).\n",
    "marsh/en/rules.md": "# Marsh\n\n### MS-1 Reed\n\nThere are eight.\n\n### AB-1 Stolen\n\nNot theirs.\n",
    "marsh/de/words.ftl": "game-marsh = Sumpfbohnen\n",
    "marsh/conformance/reed.txt": SCENARIO,
    "marsh-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: marsh\nVersion: 1.0\n",
    "marsh-1.0.dist-info/entry_points.txt": POINTS,
}
ASK = """
import json, sys
from bohnanza import guides, rulebook
from bohnanza.conformance import load_scenarios, run_all, scenario_folders
from bohnanza.engine.catalog import problems, variants
from bohnanza.proving.texts import missing_texts
from bohnanza.server.app.reference_routes import game_list
from bohnanza.server.wire.sheet import sheet_for
from bohnanza.words import LANGUAGES, voice

def told(lang):
    return {one.rules.id: [one.rules.name, one.rules.sentences, one.rules.face] for one in game_list(lang).groups}

page = guides.guide("marsh", "de")
scenarios = load_scenarios([folder for folder in scenario_folders() if "marsh" in folder.parts])
print(json.dumps({
    "problems": problems(),
    "en": told("en"), "de": told("de"),
    "guide": [page.language, page.title, page.text], "none": guides.guide("bare", "de"),
    "rule": rulebook.rules("de")["MS-1"].text, "stolen": rulebook.rules()["AB-1"].title,
    "home": rulebook.homes()["MS-1"], "shown": rulebook.scenarios_by_rule()["MS-1"],
    "failures": run_all(scenarios),
    "words": sheet_for("marsh/3").words, "ours": sheet_for("classic/3").words,
    "bean": voice("de").say("bean-reed"),
    "missing": missing_texts(variants()["marsh"], "de"),
    "compiler": "fluent" in " ".join(sys.modules),
}))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with two variants, as it lies in an environment; one of them has no texts."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    build(tmp_path / "marsh")
    return tmp_path


def environment(package: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}


def test_a_variant_of_others_brings_its_texts_and_can_do_without(package: Path) -> None:
    done = run([sys.executable, "-c", ASK], env=environment(package))
    assert done.stderr == ""
    found = json.loads(done.stdout)
    assert found["problems"] == {}
    assert found["en"]["marsh"] == ["Marsh Beans", ["It is wet.", "It is very wet."], "reed"]
    assert found["de"]["marsh"] == ["Sumpfbohnen", ["It is wet.", "It is very wet."], "reed"]
    assert found["en"]["bare"] == ["bare", [], "?"]
    assert found["en"]["classic"][0] == "Classic Bohnanza"
    assert found["guide"] == [ENGLISH, "Marsh", "Like the [classic](classic.md), see rules."]
    assert found["none"] is None
    assert (found["rule"], found["stolen"]) == ("There are eight.", "The deck")
    assert found["home"] == ["marsh/__init__.py:11"]
    assert (found["shown"], found["failures"]) == (["reed.txt:2 Reed is planted"], [])
    words = {language: json.loads(entries) for language, entries in found["words"].items()}
    assert (set(words), words["en"]["bean-reed"], found["ours"]) == ({"en", "de"}, "Reed", {})
    assert "terminal-help-marsh" not in words["en"]
    assert found["bean"] == "Reed"
    assert found["missing"][0] == "de/words.ftl: game-marsh.what"
    assert {"de/words.ftl: bean-reed", "de/guide.md", "de/rules.md: MS-1"} <= set(found["missing"])
    assert not found["compiler"]


def test_its_rules_are_shown_by_the_command_line(package: Path) -> None:
    done = run([*COMMAND, "rules", "ms-1"], env=environment(package))
    assert done.stderr == ""
    assert done.stdout.splitlines()[0] == "MS-1 Reed"
    assert "reed.txt:2 Reed is planted" in done.stdout
