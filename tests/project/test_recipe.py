"""The recipe in CONTRIBUTING.md, followed step by step: a package of one's own, and a folder in this one."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from textwrap import dedent

import pytest

from tests import ROOT
from tests.installing import environment_with, install
from tests.processes import COMMAND, run

RECIPE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## How to add a variant")[2]
RECIPE = RECIPE.partition("\n## ")[0]
WORDS_OF_A_PAGE = 600

DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><path class="colour" d="M50 4a38 38 0 1 0 30 62Z"/></svg>'
IMPORTS = "from bohnanza.engine.beans import Bean, Look, add_bean, deck_of, together\n"
SCENARIO = """
scenario: Ten Moon Beans are in the deck
rules: MO-2
game: anniversary+moon-beans/4
deal: tea
expect total moon: 10
"""


def blocks(kind: str) -> list[str]:
    """What the recipe shows in blocks of a kind."""
    found = [dedent(block.partition("```")[0]) for block in RECIPE.split(f"```{kind}\n")[1:]]
    return ["\n".join(line.removeprefix("   ") for line in block.splitlines()) for block in found]


def said(words: str) -> str:
    """The same, if the recipe says so."""
    assert words in RECIPE
    return words


def bohnanza(
    line: str, path: dict[str, str], folder: Path, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Carry out a line that begins with the name of our command."""
    program, *words = line.split()
    assert program == "bohnanza"
    return run([*COMMAND, *words], typed, env=path, cwd=folder)


def edit(path: Path, *changes: tuple[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"{path.name}: {old}"
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")


def add_bean(home: Path, scenarios: Path) -> None:
    """Step 3, with the rule and the scenario that the check asks for."""
    row, deck = [line for line in blocks("python")[0].splitlines() if line]
    edit(
        home / "rules.py",
        ("from bohnanza.engine.rules", f"{IMPORTS}from bohnanza.engine.rules"),
        ("def change", f"{row}\n\n\ndef change"),
        ("replace(rules, ", f"replace(rules, {deck}, "),
    )
    edit(
        home / "__init__.py",
        ("import change", "import MOON, change"),
        ("goes_with=", f"{said('beans=(MOON,)')},\n    goes_with="),
    )
    (home / "drawings").mkdir()
    (home / said("drawings/moon.svg")).write_text(DRAWING)
    for language in ("en", "de"):
        for file, more in (
            ("words.ftl", blocks("ftl")[0]),
            ("rules.md", "### MO-2 Moon Beans\n\nThere are ten."),
        ):
            page = home / language / file
            page.write_text(f"{page.read_text(encoding='utf-8')}\n{more}\n", encoding="utf-8")
    (scenarios / "MO-2.txt").write_text(SCENARIO)


def test_it_is_under_a_page() -> None:
    assert len(RECIPE.split()) < WORDS_OF_A_PAGE


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """What the first line of the recipe writes."""
    new = blocks("sh")[0].splitlines()[0]
    done = bohnanza(new, environment_with(), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    return tmp_path / "moon"


def test_a_package_of_your_own(written: Path, tmp_path: Path) -> None:
    _, pip, check, play = blocks("sh")[0].splitlines()
    assert pip == "pip install --editable moon"
    path = environment_with(install(written, tmp_path / "first"))
    done = bohnanza(f"{check} --seconds 2", path, tmp_path)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    played = bohnanza(play, path, tmp_path, typed="quit\n")
    assert (played.returncode, "Moon Beans" in played.stdout) == (0, True)
    game = play.split()[-1]
    assert bohnanza(f"bohnanza simulate {game} --games 1", path, tmp_path).returncode == 0

    package = written / "bohnanza_moon_beans"
    add_bean(package, package / "conformance" / "MO")
    path = environment_with(install(written, tmp_path / "second"))
    done = bohnanza(f"{check} --seconds 2", path, tmp_path)
    assert (done.returncode, "Drawings of one bean" in done.stdout) == (0, True), done.stdout


def test_a_folder_in_this_package(written: Path, tmp_path: Path) -> None:
    ours = tmp_path / "ours"
    page = shutil.ignore_patterns("page", "__pycache__")
    shutil.copytree(ROOT / "src" / "bohnanza", ours / "src" / "bohnanza", ignore=page)
    shutil.copytree(ROOT / "conformance", ours / "conformance")
    engine = ours / "src" / "bohnanza" / "engine"
    home = ours / "src" / "bohnanza" / said("engine/variants/moon_beans/")
    shutil.move(written / "bohnanza_moon_beans", home)
    shutil.move(home / "conformance" / "MO", ours / said("conformance/MO/"))
    (home / "conformance").rmdir()
    edit(home / "__init__.py", ("bohnanza_moon_beans", "bohnanza.engine.variants.moon_beans"))
    edit(engine / "catalog.py", ('    "favors",\n', '    "favors",\n    "moon_beans",\n'))
    add_bean(home, ours / "conformance" / "MO")
    path = {**environment_with(), "PYTHONPATH": str(ours / "src")}
    compiled = run([COMMAND[0], "-m", "bohnanza.words.compiler"], env=path)
    assert (compiled.returncode, compiled.stderr) == (0, "")
    done = bohnanza("bohnanza variants --check moon-beans --seconds 2", path, tmp_path)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
