"""The scenarios of one variant, and the positions that they lead to."""

from __future__ import annotations

from collections.abc import Iterator

from bohnanza.conformance import Scenario, load_scenarios, scenario_steps
from bohnanza.engine.events import Event
from bohnanza.engine.state import State
from bohnanza.engine.variant import Variant
from bohnanza.package_files import conformance_path, folder_of


def scenarios_of(variant: Variant) -> list[Scenario]:
    """Ours are found by the prefix of its rules, those of another package in its home."""
    home = folder_of(variant.home)
    folder = (
        conformance_path() / variant.prefix if variant.is_built_in or home is None else home / "conformance"
    )
    return load_scenarios([folder]) if folder.is_dir() else []


def quiet_steps(scenario: Scenario) -> Iterator[tuple[State, list[Event]]]:
    """The steps of a scenario as far as it can be played; `run_scenario` says what fails in it."""
    try:
        yield from scenario_steps(scenario)
    except ValueError:
        return
