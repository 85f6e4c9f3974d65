"""The examples of the README and of docs/ run, and links lead somewhere."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from tests import ROOT, processes

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INTERACTIVE = (
    "bohnanza play",
    "bohnanza bench",
    "bohnanza serve",
)  # tested elsewhere; they want a player or much time


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return [text for kind, text in FENCE.findall(page.read_text(encoding="utf-8")) if kind == language]


def pages_with(language: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, language)]


def called(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("page", pages_with("python"), ids=called)
def test_python_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example"}
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    for number, block in enumerate(blocks(page, "python")):
        if ">>>" not in block:
            exec(compile(block, f"{page.name}, block {number}", "exec"), names)
            continue
        test = doctest.DocTestParser().get_doctest(block, names, f"{page.name}, block {number}", page.name, 0)
        runner.run(test, clear_globs=False)
        names.update(test.globs)
    assert runner.summarize(verbose=False).failed == 0


def run(*words: str, cwd: Path = ROOT, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command of the package that is being tested."""
    environment = {**os.environ, "COLUMNS": "80", "PYTHONPATH": processes.LOADED_FROM}
    return processes.run([*processes.COMMAND, *words], typed, cwd=cwd, env=environment)


def commands(page: Path) -> list[str]:
    """The lines that a reader is shown to type."""
    lines = [line for block in blocks(page, "console") for line in block.splitlines()]
    typed = [line[2:] for line in lines if line.startswith("$ ")]
    return [line.replace(".venv/bin/", "") for line in typed if "bohnanza" in line]


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=called)
def test_command_examples_run(page: Path, tmp_path: Path) -> None:
    for folder in ("conformance", "docs", "tests"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    for line in commands(page):
        if line.startswith(INTERACTIVE):
            continue
        words = shlex.split(line.partition("  #")[0])
        assert words[0] == "bohnanza", line
        done = run(*words[1:], cwd=tmp_path)
        assert done.returncode == 0, f"{line}: {done.stdout}{done.stderr}"


def test_links_lead_somewhere() -> None:
    dead = []
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if not (page.parent / target).exists():
                dead.append(f"{page.name}: {target}")
    assert dead == []


NAMED_PATH = re.compile(
    r"`((?:src|tests|tools|docs|conformance|examples|web|engine|server|bots|lab|tui|proving)/[\w./-]*)`"
)
TO_BE_WRITTEN = ("engine/variants/moon_beans/", "conformance/MO/")  # in the recipe for a variant


def test_files_that_are_named_exist() -> None:
    missing = [
        f"{page.name}: {path}"
        for page in PAGES
        for path in NAMED_PATH.findall(page.read_text(encoding="utf-8"))
        if not path.startswith(TO_BE_WRITTEN)
        and not any((top / path).exists() for top in (ROOT, ROOT / "src" / "bohnanza"))
    ]
    assert missing == []


def test_the_picture_of_a_game_is_true() -> None:
    """The README's excerpt is what the terminal says; `…` stands for lines left out."""
    (picture,) = blocks(ROOT / "README.md", "play")
    lines = [line.rstrip() for line in picture.splitlines() if line not in {"", "…"}]
    typed = "".join(f"{line[2:]}\n" for line in ["> 1", *lines] if line.startswith(">"))
    done = run("play", "--plain", "--seed", "tea", typed=typed)
    said = [line.rstrip() for line in done.stdout.splitlines()]
    assert [line for line in lines if line not in said] == []
