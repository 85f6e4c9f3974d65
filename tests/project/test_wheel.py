"""The wheel alone is enough: in an empty environment, without Node.js and without the sources, it serves the page."""

from __future__ import annotations

import re
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from typing import Final

import httpx
import pytest
from packaging.requirements import Requirement

from tests import ROOT
from tests.processes import running
from tests.server.live import PATIENCE

TOOLS: Final = ROOT / ".tools"


Wanted = tuple[str, frozenset[str]]  # a name, and its extras


def needed(package: Distribution, extras: frozenset[str], found: dict[Wanted, Distribution]) -> None:
    """What a package says that it needs, and what that needs, as it is installed here."""
    for text in package.requires or []:
        one = Requirement(text)
        wanted = (one.name, frozenset(one.extras))
        if applies(one, extras) and wanted not in found:
            found[wanted] = distribution(one.name)
            needed(found[wanted], wanted[1], found)


def applies(wanted: Requirement, extras: frozenset[str]) -> bool:
    """Whether a requirement counts here, for these extras."""
    return wanted.marker is None or any(wanted.marker.evaluate({"extra": extra}) for extra in extras or {""})


def lend(package: Distribution, site: Path) -> None:
    """Let another environment see a package of this one."""
    tops = {file.parts[0] for file in package.files or [] if ".." not in file.parts}
    for top in tops - {"__pycache__"}:
        if not (site / top).exists():
            (site / top).symlink_to(Path(str(package.locate_file(top))))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel that set-up has built and what it says that it needs, and nothing else."""
    place = tmp_path_factory.mktemp("elsewhere") / "env"
    wheels = sorted((TOOLS / "wheel").glob("*.whl"))
    assert wheels, "There is no wheel: run `make setup`."
    venv.create(place)
    install = [str(TOOLS / "uv" / "bin" / "uv"), "pip", "install", "--offline", "--no-deps", "--python"]
    subprocess.run([*install, place, wheels[0]], check=True, capture_output=True)
    (site,) = place.glob("lib/python*/site-packages")
    (own,) = distributions(name="bohnanza", path=[str(site)])
    found: dict[Wanted, Distribution] = {}
    needed(own, frozenset(), found)
    for package in found.values():
        lend(package, site)
    return place


@pytest.fixture(scope="module")
def address(installed: Path) -> Iterator[str]:
    """A server in that environment, started by its command."""
    words = [str(installed / "bin" / "bohnanza"), "serve", "--port", "0", "--data", str(installed / "data")]
    surroundings = {"PATH": str(installed / "bin"), "HOME": str(installed)}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with running(words, env=surroundings, cwd=installed, **pipes) as process:
        assert process.stdout is not None
        found = re.match(r"Serving at (http:\S+)/ ", process.stdout.readline())
        assert found
        yield found[1]
        process.terminate()
        assert process.wait(PATIENCE) == 0


def test_the_wheel_serves_the_page_and_everything_that_it_names(address: str) -> None:
    page = httpx.get(f"{address}/", verify=False).text
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert {Path(name).suffix for name in assets} >= {".js", ".css"}
    for name in assets:
        answer = httpx.get(address + name, verify=False)
        assert (answer.status_code, len(answer.content) > 1000) == (200, True), name
    assert len(httpx.get(f"{address}/api/games", verify=False).json()["groups"]) == 7


def test_the_package_is_that_of_the_wheel_and_the_tools_of_the_project_are_not_there(installed: Path) -> None:
    ask = "import bohnanza, importlib.util; print(bohnanza.__file__, importlib.util.find_spec('pytest'))"
    done = subprocess.run(
        [installed / "bin" / "python", "-I", "-c", ask], capture_output=True, text=True, check=True
    )
    where, spec = done.stdout.split()
    assert Path(where).is_relative_to(installed)
    assert not Path(where).is_relative_to(sys.prefix)
    assert spec == "None"


def test_the_scenarios_are_in_the_wheel_without_their_mutants(installed: Path) -> None:
    (data,) = installed.glob("lib/python*/site-packages/bohnanza/data/conformance")
    ours = ROOT / "conformance"
    shipped = {path.relative_to(data) for path in data.rglob("*") if path.is_file()}
    written = {path.relative_to(ours) for path in ours.rglob("*") if path.is_file()}
    assert written - shipped == {path for path in written if path.name == "mutants.toml"}
    assert shipped <= written
