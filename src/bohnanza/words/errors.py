"""Errors that people read."""

from __future__ import annotations


class WordedError(ValueError):
    """An error that is a key and its arguments; the sentence is made where it is shown. `str` gives the English one.

    Arguments are what a message can carry: texts, numbers, seats, words of the notation, and lists of these.
    """

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    @property
    def sentence(self) -> str:
        """The error in English."""
        from bohnanza.words import say  # the engine speaks rarely; the catalogues are read when it does

        return say(self.key, **self.arguments)

    def __str__(self) -> str:
        return self.sentence
