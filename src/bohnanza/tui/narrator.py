"""What happens in a game, line by line, for the player at one seat."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from bohnanza.engine.events import (
    Accepted,
    Declined,
    Discarded,
    Event,
    GameEnded,
    Harvested,
    Lapsed,
    Offered,
    Planted,
    RanOut,
    Traded,
    TradingEnded,
    TurnStarted,
)
from bohnanza.engine.notation.facts import facts, kebab
from bohnanza.engine.tasks import NOT_KNOWN
from bohnanza.tui.event_sentences import event_sentence
from bohnanza.tui.people import People

ACCEPTED = "yes"
PROMISED = "favor-handed-over"  # comes before the trade that it is part of


class Narrator:
    """Turns events into lines; an offer is held back until it can be told together with the answers to it."""

    def __init__(self, people: People, ends_after: int) -> None:
        self.people = people
        self.ends_after = ends_after  # how often the draw pile runs out
        self.history: list[str] = []  # all lines so far
        self.makers: dict[int, int] = {}  # by the number of an offer
        self.held: Offered | None = None
        self.answers: dict[str, list[int]] = {}  # to the held offer: what was said, and by whom
        self.promised: list[dict[str, Any]] = []  # favors of a trade that is not told yet

    def tell(self, events: list[Event]) -> list[str]:
        """The lines for the events of one move."""
        if any([isinstance(event, GameEnded) for event in events]):
            return self._noted(self._end_lines(events))
        lines: list[str] = []
        for event, same in groupby(events):
            times = len(list(same))
            if times > 1 and isinstance(event, Planted | Discarded):
                lines += self._release()
                lines.append(f"{event_sentence(event, self.people)} (×{times})")
            else:
                for _ in range(times):
                    lines += self._lines(event)
        return self._noted(lines)

    def pause(self) -> list[str]:
        """The offer that was held back, if any, because now the player reads."""
        return self._noted(self._release())

    def _noted(self, lines: list[str]) -> list[str]:
        self.history += [line for line in lines if line]
        return lines

    def _lines(self, event: Event) -> list[str]:
        """An event and what was held back before it; none for what is held back now."""
        if kebab(type(event).__name__) == PROMISED:
            self.promised.append(facts(event))
            return []
        if self.held is not None and getattr(event, "number", 0) == self.held.number:
            if isinstance(event, Declined | Accepted):
                said = ACCEPTED if isinstance(event, Accepted) else event.reason or NOT_KNOWN
                self.answers.setdefault(said, []).append(event.seat)
                return []
            if isinstance(event, Lapsed):
                return self._release()
            if isinstance(event, Traded):  # the trade says all that the offer said
                self.held, self.answers = None, {}
        lines = self._release()
        if isinstance(event, Offered):
            self.held = event
            self.makers[event.number] = event.maker
            return lines
        return lines + self._sentences(event)

    def _release(self) -> list[str]:
        """The offer that is held back, with the answers to it in the same line."""
        if self.held is None:
            return []
        answers = [
            self.people.say("terminal-reply", said=said, seats=seats) for said, seats in self.answers.items()
        ]
        line = " ".join([event_sentence(self.held, self.people), *answers])
        self.held, self.answers = None, {}
        return [line]

    def _sentences(self, event: Event) -> list[str]:
        """An event that stands by itself, together with what earlier events said about it."""
        if isinstance(event, TradingEnded) and event.seat != self.people.me:
            return []
        more: dict[str, Any] = {}
        number = getattr(event, "number", 0)
        if isinstance(event, Traded):
            sides = (event.maker, event.accepter)
            given, received = [
                [one["favor"] for one in self.promised if one["debtor"] == who] for who in sides
            ]
            more = {"given_favors": given, "received_favors": received}
            self.promised = []
        elif number:
            more = {"maker": self.makers.get(number, NOT_KNOWN)}
        line = event_sentence(event, self.people, **more)
        if isinstance(event, TurnStarted):
            return ["", f"--- {line} ".ljust(40, "-")]
        if isinstance(event, RanOut):
            line += " " + self.people.say("terminal-end-in-sight", left=self.ends_after - event.times)
        return [line] if line else []

    def _end_lines(self, events: list[Event]) -> list[str]:
        """The end of the game, with the harvests of each player added up in one line."""
        lines: list[str] = []
        coins = [0] * len(self.people.names)
        for event in events:
            if isinstance(event, Harvested):
                coins[event.seat] += event.coins
            else:
                lines += self._lines(event)
        sums = [f"{self.people.names[seat]} {coins[seat]}" for seat in range(len(coins))]
        last = self.people.say("terminal-last-harvest", sums=", ".join(sums))
        lines.insert(max(len(lines) - 1, 0), last)
        return lines
