"""Randomness that anybody can verify: every shuffle comes from one SHAKE-256 digest of seed and counter.

Shuffle number `counter` (from 0) of a game with the text `seed` reads 32-bit big-endian words from
SHAKE-256("bohnanza-1|" + seed + "|" + counter), all UTF-8. Position by position from the last to the second,
the next word w that is below the largest multiple of (position + 1) under 2**32 gives the partner,
w mod (position + 1); the two cards change places (Fisher and Yates). Words at or above it are skipped.
"""

from __future__ import annotations

from hashlib import shake_256
from struct import unpack
from typing import Final

WORD: Final = 2**32
SPARE: Final = 8  # words beyond one a card; more are taken from the same stream when they are not enough


def stream(seed: str, counter: int, words: int) -> tuple[int, ...]:
    """The first words of a shuffle's stream; a longer stream begins with the shorter one."""
    digest = shake_256(f"bohnanza-1|{seed}|{counter}".encode()).digest(4 * words)
    numbers: tuple[int, ...] = unpack(f">{words}I", digest)
    return numbers


def shuffle(cards: list[int], seed: str, counter: int) -> None:
    """Shuffle in place.

    >>> cards = list(range(8))
    >>> shuffle(cards, "tea", 0); cards
    [5, 0, 3, 2, 7, 1, 6, 4]
    """
    words = stream(seed, counter, len(cards) + SPARE)
    at = 0
    for position in range(len(cards) - 1, 0, -1):
        size = position + 1
        while words[at] >= WORD - WORD % size:
            at += 1
            if at + size > len(words):
                words = stream(seed, counter, 2 * len(words))
        partner = words[at] % size
        at += 1
        card = cards[position]
        cards[position] = cards[partner]
        cards[partner] = card
