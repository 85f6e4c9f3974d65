"""Break one rule at a time and see that the scenarios which cite it notice.

`tools/mutants.py` tries every mutant, `tools/mutants.py AB-52 V1` those of one rule and of one prefix. They lie beside
the scenarios, in `conformance/AB/mutants.toml` and so on. A mutant is caught when a scenario that cites its rule fails
on the mutated sources.
"""

from __future__ import annotations

import compileall
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
ENGINE: Final = Path("src", "bohnanza", "engine")
# Rules that have no behaviour of their own, with the reason. There are none at present.
WITHOUT_BEHAVIOUR: Final[dict[str, str]] = {}

WORKERS: Final = 2
PATIENCE: Final = 60  # seconds; a mutant that hangs is noticed too

# Run in a fresh interpreter inside a copy of the project; without arguments it runs the whole suite.
RUN: Final = """
import sys
from pathlib import Path
import bohnanza
from bohnanza.conformance import load_scenarios, run_scenario
assert Path(bohnanza.__file__).resolve().is_relative_to(Path.cwd().resolve()), bohnanza.__file__
print("ready", flush=True)
wanted = set(sys.argv[1:])
suite = [case for case in load_scenarios([Path("conformance")]) if not wanted or wanted & set(case.rules)]
sys.exit(any(run_scenario(case) for case in suite))
"""

CAUGHT: Final = "caught"
SURVIVED: Final = "survived"
BROKEN: Final = "broken"  # the patch does not apply, or the mutated sources cannot even be imported


@dataclass(frozen=True)
class Mutant:
    """A small patch that breaks one rule."""

    rule: str
    name: str
    file: str  # of the engine
    old: str  # occurs there exactly once
    new: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.name} ({self.file})"

    def applied_to(self, text: str) -> str | None:
        """The mutated source, or None if the old text does not occur exactly once."""
        if text.count(self.old) != 1 or self.old == self.new:
            return None
        return text.replace(self.old, self.new)


def load_mutants() -> list[Mutant]:
    """All mutants, by the files of their prefixes."""
    return [
        Mutant(rule, name, **patch)
        for file in sorted(ROOT.glob("conformance/*/mutants.toml"))
        for rule, patches in tomllib.loads(file.read_text(encoding="utf-8")).items()
        for name, patch in patches.items()
    ]


def without_mutant(mutants: Sequence[Mutant], rules: Sequence[str]) -> list[str]:
    """The rules with a behaviour that no mutant breaks."""
    tried = {mutant.rule for mutant in mutants}
    return [rule for rule in rules if rule not in tried and rule not in WITHOUT_BEHAVIOUR]


def not_applying(mutants: Sequence[Mutant]) -> list[Mutant]:
    """The mutants whose old text does not occur in their file exactly once."""
    engine = ROOT / ENGINE
    texts = {file: (engine / file).read_text(encoding="utf-8") for file in {m.file for m in mutants}}
    return [mutant for mutant in mutants if mutant.applied_to(texts[mutant.file]) is None]


def catalogue() -> list[str]:
    """The ids of the family's rules, from the headings of their pages."""
    pages = sorted((ROOT / ENGINE / "variants").glob("*/en/rules.md"))
    lines = [line for page in pages for line in page.read_text(encoding="utf-8").splitlines()]
    return [line.split()[1] for line in lines if line.startswith("### ")]


# --- trying ---


def copy_project(place: Path) -> None:
    """The sources and texts that the scenarios need, the sources compiled to bytecode once."""
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src" / "bohnanza", place / "src" / "bohnanza", ignore=skip)
    shutil.copytree(ROOT / "conformance", place / "conformance")
    compileall.compile_dir(place / "src", quiet=2)


def run_suite(place: Path, *rules: str) -> str:
    """CAUGHT if a scenario fails in a copy, SURVIVED if all pass."""
    environment = {**os.environ, "PYTHONPATH": str(place / "src")}
    try:
        result = subprocess.run(
            [sys.executable, "-B", "-c", RUN, *rules],
            cwd=place,
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return CAUGHT
    if not result.stdout.startswith("ready"):
        return BROKEN
    return CAUGHT if result.returncode else SURVIVED


def try_mutant(mutant: Mutant, places: Queue[Path]) -> str:
    """Patch a copy, run the scenarios of the rule, and put the copy right again."""
    place = places.get()
    file = place / ENGINE / mutant.file
    text = file.read_text(encoding="utf-8")
    try:
        mutated = mutant.applied_to(text)
        if mutated is None:
            return BROKEN
        Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)
        file.write_text(mutated, encoding="utf-8")
        return run_suite(place, mutant.rule)
    finally:
        file.write_text(text, encoding="utf-8")
        places.put(place)


def try_all(mutants: Sequence[Mutant]) -> list[str]:
    """What became of each, with two at work at a time."""
    with tempfile.TemporaryDirectory(prefix="bohnanza-mutants-") as folder:
        places: Queue[Path] = Queue()
        for number in range(WORKERS):
            place = Path(folder).resolve() / str(number)
            copy_project(place)
            places.put(place)
        if run_suite(place) != SURVIVED:
            raise SystemExit("The suite fails on the unchanged sources; mend that first.")
        with ThreadPoolExecutor(WORKERS) as pool:
            return list(pool.map(lambda mutant: try_mutant(mutant, places), mutants))


def main(wanted: Sequence[str]) -> int:
    """Try the mutants, all or those of some rules; 1 if one survives or a rule has none."""
    mutants = load_mutants()
    missing = without_mutant(mutants, catalogue())
    chosen = [
        mutant
        for mutant in mutants
        if not wanted or {mutant.rule, mutant.rule.partition("-")[0]} & set(wanted)
    ]
    results = try_all(chosen)
    for mutant, result in zip(chosen, results, strict=True):
        if result != CAUGHT:
            print(f"{result}: {mutant}")
    for rule in missing:
        print(f"no mutant: {rule}")
    survived = results.count(SURVIVED)
    print(f"{results.count(CAUGHT)} caught, {survived} survived")
    return int(bool(survived or results.count(BROKEN) or missing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
