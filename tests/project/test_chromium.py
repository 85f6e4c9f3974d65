"""Chromium for the tests in a browser: found, installed, or asked for in a sentence; never left out silently."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tools import chromium

# An apt-get that knows the package only after an update, and installs an empty program.
APT_GET = """#!{python}
import pathlib, sys
here = pathlib.Path(__file__).parent
(here / "calls").open("a").write(sys.argv[1] + " ")
if sys.argv[1] == "update":
    (here / "lists").touch()
elif not (here / "lists").exists() or not {works}:
    sys.exit("Unable to locate package chromium")
else:
    (here / "chromium").touch(mode=0o755)
"""


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without Chromium: the only folder with programs is empty."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return tmp_path


def add_program(machine: Path, name: str, text: str = "") -> Path:
    path = machine / name
    path.write_text(text)
    path.chmod(0o755)
    return path


def test_what_is_there_is_found(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = add_program(machine, "chromium")
    assert chromium.ensure() == str(usual)
    other = add_program(machine, "other")
    monkeypatch.setenv("CHROMIUM", str(other))
    assert chromium.ensure() == str(other)


def test_it_is_installed_where_that_is_allowed(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_program(machine, "apt-get", APT_GET.format(python=sys.executable, works=True))
    assert chromium.ensure() == str(machine / "chromium")
    assert (machine / "calls").read_text().split() == ["install", "update", "install"]
    assert capsys.readouterr().out.count("\n") == 1


def test_without_rights_a_sentence_says_what_to_install(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_program(machine, "apt-get", APT_GET.format(python=sys.executable, works=True))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(chromium.Missing, match="install the package chromium"):
        chromium.ensure()
    assert not (machine / "calls").exists()


def test_an_installation_that_fails_is_an_error(machine: Path) -> None:
    add_program(machine, "apt-get", APT_GET.format(python=sys.executable, works=False))
    with pytest.raises(chromium.Missing, match="could not install"):
        chromium.ensure()


def test_a_wrong_wish_is_an_error(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_program(machine, "chromium")
    monkeypatch.setenv("CHROMIUM", "no-such-browser")
    with pytest.raises(chromium.Missing):
        chromium.ensure()
