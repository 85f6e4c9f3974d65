"""The page's own words, so that the tests look for what is really written there."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from pathlib import Path

from bohnanza.words import voice

SCRIPT = Path(__file__).parent / "words.mjs"


@cache
def all_words() -> dict[str, dict[str, str]]:
    """Texts by language and by their place in the language's file; {0} stands for a value."""
    done = subprocess.run(["node", str(SCRIPT)], capture_output=True, text=True, check=True)
    found: dict[str, dict[str, str]] = json.loads(done.stdout)
    return found


class Words:
    """The texts of one language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.texts = all_words()[language]

    def __getitem__(self, place: str) -> str:
        return self.texts[place]

    def start(self, place: str) -> str:
        """What a text begins with, before its first value."""
        return self.texts[place].partition("{")[0]

    def game(self, name: str) -> str:
        """What a game or an add-on is called."""
        return self.texts.get(f"games.{name}.name") or voice(self.language).say(f"game-{name}")
