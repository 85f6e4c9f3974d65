"""Perfect memory for a bot: hand it every event and every view, and it says what they prove."""

from __future__ import annotations

from bohnanza.engine.events import Event, Shuffled
from bohnanza.engine.memory import Known, Memory
from bohnanza.engine.views import View, memory_from


class Recall:
    """What a seat remembers, from the deal on or, at a table it came late to, from its first look."""

    def __init__(self) -> None:
        self.unread: list[Event] = []
        self.memory: Memory | None = None

    def observe(self, event: Event) -> None:
        """Take in an event; it is read when a view comes along."""
        self.unread.append(event)

    def known(self, view: View) -> Known:
        """What is proved by now."""
        memory = self.memory
        if memory is None:
            memory = self._begun(view)
            self.memory = memory
        for event in self.unread:
            memory.observe(event)
        self.unread.clear()
        return memory.known

    def _begun(self, view: View) -> Memory:
        """A memory that starts at the deal if that was heard, else at the table as it lies."""
        first = self.unread[0] if self.unread else None
        if isinstance(first, Shuffled) and first.counter == 0:
            return Memory(view.rules, view.seat)
        self.unread.clear()
        return memory_from(view)


def copies_left(view: View, known: Known) -> list[int]:
    """By kind: copies in the game less those seen as coins, discards and on fields."""
    left = list(view.rules.deck)
    seen = [known.discard, known.out, *known.coins]
    for columns in view.fields:
        seen += columns
    for cards in seen:
        for kind in cards:
            if kind >= 0:
                left[kind] -= 1
    return [max(0, count) for count in left]
