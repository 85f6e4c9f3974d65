"""The page's own words, so that the tests look for what is really written there."""

from __future__ import annotations

from bohnanza.words import voice
from bohnanza.words.speech import Catalogue


class Words:
    """The texts of one language, and those that packages of others bring."""

    def __init__(self, language: str = "en", brought: Catalogue | None = None) -> None:
        self.language = language
        self.voice = voice(language)
        self.voice.catalogue = {**self.voice.catalogue, **(brought or {})}

    def __getitem__(self, key: str) -> str:
        assert self.voice.knows(key), f"there is no entry {key}"
        return self.voice.say(key)

    def say(self, key: str, **args: object) -> str:
        """A text with its values; players are called p0, p1, …"""
        assert self.voice.knows(key), f"there is no entry {key}"
        return self.voice.say(key, args)

    def start(self, key: str) -> str:
        """What a text begins with, before its first value."""
        pattern = self.voice.catalogue[key]
        first = pattern if isinstance(pattern, str) else pattern[0]
        assert isinstance(first, str), f"{key} begins with a value"
        return first

    def texts(self) -> dict[str, str]:
        """All entries without values."""
        return {key: text for key, text in self.voice.catalogue.items() if isinstance(text, str)}

    def family(self, name: str) -> list[str]:
        """What the words of a family are called."""
        return [text for key, text in self.texts().items() if key.startswith(f"{name}-") and "." not in key]
