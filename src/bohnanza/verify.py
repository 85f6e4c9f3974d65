"""A stand-alone verifier of shuffles, with hashlib and struct but nothing of the engine.

`verify_record` replays a record with the engine and compares every shuffle with this second, independent
implementation of the stream that `docs/shuffles.md` describes.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator


def shuffled(cards: list[int], seed: str, counter: int) -> list[int]:
    """The cards after shuffle number `counter` of a seed, bottom first.

    >>> shuffled(list(range(8)), "tea", 0)
    [5, 0, 3, 2, 7, 1, 6, 4]
    """
    cards = list(cards)
    words = _words(f"bohnanza-1|{seed}|{counter}".encode())
    for position in reversed(range(1, len(cards))):
        size = position + 1
        word = next(words)
        while word >= 2**32 // size * size:
            word = next(words)
        partner = word % size
        cards[position], cards[partner] = cards[partner], cards[position]
    return cards


def _words(message: bytes) -> Iterator[int]:
    """The 32-bit words of a SHAKE-256 stream, without end."""
    length = 1024
    read = 0
    while True:
        block = hashlib.shake_256(message).digest(length)
        yield from struct.unpack(f">{(length - read) // 4}I", block[read:])
        read, length = length, 2 * length


def verify_record(text: str, language: str = "en") -> list[str]:
    """One sentence for each thing that was verified; raises `NotationError` at the first that is not true."""
    from bohnanza.engine.events import Shuffled
    from bohnanza.engine.notation.record import check_record, parse_record, replay
    from bohnanza.engine.wording import NotationError
    from bohnanza.words import voice

    record = parse_record(text)
    check_record(record)
    log = replay(record, log=True).log or []
    say = voice(language).say
    sentences = [say("verify-seed", {"hash": hashlib.sha256(record.seed.encode()).hexdigest()})]
    for event in log:
        if isinstance(event, Shuffled):
            if tuple(shuffled(list(event.before), record.seed, event.counter)) != event.after:
                raise NotationError("verify-other-shuffle", number=event.counter)
            sentences.append(say("verify-shuffle", {"number": event.counter, "cards": len(event.after)}))
    sentences.append(say("verify-moves", {"moves": len(record.moves)}))
    return sentences
