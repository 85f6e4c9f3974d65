"""What happens at the table, told to one seat from the events that it gets."""

from __future__ import annotations

from itertools import groupby

from bohnanza.engine.events import (
    Accepted,
    Declined,
    Discarded,
    Event,
    FavorHandedOver,
    GameEnded,
    Harvested,
    Lapsed,
    Offered,
    Planted,
    RanOut,
    Traded,
    TurnStarted,
)
from bohnanza.tui.tellings import TIMES, reply, sentence, traded_words
from bohnanza.tui.words import People, bean, opened


class Story:
    """Tells events in order; the answers to an offer are told together with it."""

    def __init__(self, people: People, ends_after: int) -> None:
        self.people = people
        self.ends_after = ends_after  # how often the draw pile runs out
        self.told: list[str] = []
        self.held: Offered | None = None
        self.replies: dict[str, list[int]] = {}  # what was answered, and by whom
        self.promised: list[FavorHandedOver] = []  # told with the trade that they were part of

    def tell(self, events: list[Event]) -> list[str]:
        """The lines for what one move brought about."""
        if any([isinstance(event, GameEnded) for event in events]):
            return self._tell_end(events)
        lines: list[str] = []
        for event, same in groupby(events):
            cards = len(list(same))
            if cards > 1 and isinstance(event, Planted | Discarded):
                lines += self._release(still_open=True)
                name = bean(event.kind)
                lines.append(sentence(event, self.people).replace(f" {name} ", f" {cards} {name} ", 1))
            else:
                for _ in range(cards):
                    lines += self._told_of(event)
        return self._noted(lines)

    def pause(self) -> list[str]:
        """What was held back, if anything, because now somebody reads."""
        return self._noted(self._release(still_open=True))

    def _noted(self, lines: list[str]) -> list[str]:
        self.told += [line for line in lines if line]
        return lines

    # --- offers and their answers in one line ---

    def _told_of(self, event: Event) -> list[str]:
        if isinstance(event, FavorHandedOver):
            self.promised.append(event)
            return []
        if self.held is not None and getattr(event, "number", 0) == self.held.number:
            if isinstance(event, Declined | Accepted):
                self.replies.setdefault(reply(event), []).append(event.seat)
                return []
            if isinstance(event, Lapsed):
                return self._release(still_open=False)
            if isinstance(event, Traded):
                self.held, self.replies = None, {}
        lines = self._release(still_open=True)
        if isinstance(event, Offered):
            self.held = event
            return lines
        return lines + self._sentences(event)

    def _release(self, still_open: bool) -> list[str]:
        if self.held is None:
            return []
        number = [f"(offer {self.held.number})"] if still_open else []
        replies = [f"{opened(self.people.together(seats))}: {said}." for said, seats in self.replies.items()]
        line = " ".join([sentence(self.held, self.people), *replies, *number])
        self.held, self.replies = None, {}
        return [line]

    # --- everything else ---

    def _sentences(self, event: Event) -> list[str]:
        if isinstance(event, Traded):
            promised, self.promised = self.promised, []
            return [traded_words(event, promised, self.people)]
        line = sentence(event, self.people)
        if isinstance(event, TurnStarted):
            return ["", line]
        if isinstance(event, RanOut):
            line += self._end_in_sight(event.times)
        return [line] if line else []

    def _end_in_sight(self, times: int) -> str:
        if times >= self.ends_after:
            return " That was the last time: the game is about to end."
        return f" The game ends when it has run out {TIMES[min(self.ends_after, 4)]}."

    def _tell_end(self, events: list[Event]) -> list[str]:
        """The final harvest is told as a sum."""
        lines: list[str] = []
        coins = [0] * len(self.people.names)
        for event in events:
            if isinstance(event, Harvested):
                coins[event.seat] += event.coins
            else:
                lines += self._told_of(event)
        sums = [f"{self.people.name(seat)} {coins[seat]}" for seat in range(len(coins))]
        lines.insert(
            max(len(lines) - 1, 0), f"All fields are harvested, for {self.people.coin}s: {', '.join(sums)}."
        )
        return self._noted(lines)
