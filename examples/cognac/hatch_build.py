"""Wheel build hook: compiles the words, so that whoever plays needs no Fluent library."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

from bohnanza.words.compiler import build

PACKAGE = "bohnanza_cognac"


class WordsHook(BuildHookInterface[Any]):
    """Adds the catalogues to the wheel; the source tree never has any, so its words are never out of date."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile a copy of the words."""
        if version == "editable":
            return
        self.scratch = Path(tempfile.mkdtemp())
        for words in (Path(self.root) / PACKAGE).glob("*/*.ftl"):
            copy = self.scratch / words.parent.name / words.name
            copy.parent.mkdir(exist_ok=True)
            shutil.copy(words, copy)
        build(self.scratch)
        build_data["force_include"][str(self.scratch / "catalogues")] = f"{PACKAGE}/catalogues"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if version != "editable":
            shutil.rmtree(self.scratch)
