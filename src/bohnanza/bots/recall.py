"""Perfect memory for a bot: give it every event and every view, and it says what they prove."""

from __future__ import annotations

from bohnanza.engine.events import Event, Shuffled
from bohnanza.engine.memory import Known, Memory
from bohnanza.engine.views import View, memory_from


class Recall:
    """What a seat remembers: from the deal on or, if it missed that, from the first view."""

    def __init__(self) -> None:
        self.unread: list[Event] = []
        self.memory: Memory | None = None

    def observe(self, event: Event) -> None:
        """Take in an event; it is read at the next call of `known`."""
        self.unread.append(event)

    def known(self, view: View) -> Known:
        """What the events and views so far prove."""
        memory = self.memory
        if memory is None:
            first = self.unread[0] if self.unread else None
            if isinstance(first, Shuffled) and first.counter == 0:
                memory = Memory(view.rules, view.seat)
            else:  # the deal was missed
                self.unread.clear()
                memory = memory_from(view)
            self.memory = memory
        for event in self.unread:
            memory.observe(event)
        self.unread.clear()
        return memory.known


def copies_left(view: View, known: Known) -> list[int]:
    """By kind: the copies in the game minus those seen as coins, discards and in fields."""
    left = list(view.rules.deck)
    seen = [known.discard, known.out, *known.coins]
    for columns in view.fields:
        seen += columns
    for cards in seen:
        for kind in cards:
            if kind >= 0:
                left[kind] -= 1
    return [max(0, count) for count in left]
