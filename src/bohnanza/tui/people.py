"""The players by name, and how the one at the terminal is addressed: beans, money and errors in their language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from bohnanza.engine.beans import CARDS
from bohnanza.engine.seams import ExtraRow, Step
from bohnanza.words import ENGLISH, Person, Scene, voice
from bohnanza.words.errors import WordedError

SEAT: Final = re.compile(r"\bp(\d)\b")


class People:
    """The names of all players, which of them is "you", what they are paid in, and the voice that speaks to you."""

    def __init__(self, names: Sequence[str], me: int, coin: str = "coin", language: str = ENGLISH) -> None:
        self.names = tuple(names)
        self.me = me
        self.coin = coin
        self.language = language
        self.voice = voice(language, Scene(self.person, {"currency": coin}))

    def person(self, seat: object) -> Person:
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            return Person(self.names[seat], seat == self.me)
        return Person(str(seat))

    def say(self, key: str, **args: Any) -> str:
        """A sentence to the player.

        >>> People(["Zoe", "Ana"], 0).say("event-coin-taken", seat=1)
        'Ana gets the Bean Coin.'
        """
        return self.voice.say(key, args)

    def explain(self, error: WordedError) -> str:
        """An error in the player's language."""
        return self.voice.say(error.key, error.arguments)

    def step_sentence(self, step: Step) -> str:
        """What is to be done in a step, whoever's turn it is."""
        return self.voice.say(step.task, step.about)

    def row_sentence(self, row: ExtraRow) -> str:
        """The sentence of a row of an extra, without the things in the row."""
        return self.voice.say(row.key, row.about)

    def thing(self, family: str, word: str) -> str:
        """What a thing of an extra is called, and what is typed for it if that differs."""
        typed = {"as": "typed"} if self.voice.knows(f"{family}-any.typed") else {}
        return self.voice.entry(family, word, typed, {})

    def named(self, text: str) -> str:
        """A move in notation, with names instead of seats.

        >>> People(["Zoe", "Ana"], 0).named("tickle p1")
        'Tickle Ana'
        """

        def name(match: re.Match[str]) -> str:
            seat = int(match[1])
            return self.names[seat] if seat < len(self.names) else match[0]

        return opened(SEAT.sub(name, text))

    def bean(self, kind: int) -> str:
        """The short name of a kind, as on its cards."""
        return self.voice.entry("bean", CARDS[kind], {}, {})

    def beans(self, kinds: Sequence[int], join: str = "and") -> str:
        """Cards by their short names, in their order.

        >>> People(["Zoe", "Ana"], 0).beans([3, 3, 1])
        'Soy, Soy and Red'
        """
        return self.voice.joined([self.bean(kind) for kind in kinds], join)

    def counted(self, cards: Sequence[int]) -> str:
        """Cards by kind with their numbers, oldest first: `2 Garden, 1 Red`."""
        return ", ".join([f"{cards.count(kind)} {self.bean(kind)}" for kind in dict.fromkeys(cards)])

    def earned(self, score: int) -> str:
        """Coins, or dollars and cents.

        >>> People(["Zoe", "Ana"], 0, "dollar").earned(340)
        '$3.40'
        """
        dollars, cents = divmod(score, 100)
        return self.say("terminal-earned", coins=score, dollars=dollars, cents=f"{cents:02}")


def opened(sentence: str) -> str:
    """A sentence with a capital letter at its start."""
    return sentence[:1].upper() + sentence[1:]


def card_words(kinds: Sequence[int]) -> list[str]:
    """Kinds in the words of the notation, which sentences take as arguments."""
    return [CARDS[kind] for kind in kinds]
