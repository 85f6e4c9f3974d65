"""What happens at the table, told to one seat from the events that it gets."""

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
    """Tells events in order; the answers to an offer are told together with it."""

    def __init__(self, people: People, ends_after: int) -> None:
        self.people = people
        self.ends_after = ends_after  # how often the draw pile runs out
        self.told: list[str] = []
        self.makers: dict[int, int] = {}  # by the number of an offer
        self.held: Offered | None = None
        self.replies: dict[str, list[int]] = {}  # what was answered, and by whom
        self.promised: list[dict[str, Any]] = []  # facts that are told with the trade that they are part of

    def tell(self, events: list[Event]) -> list[str]:
        """The lines for what one move brought about."""
        if any([isinstance(event, GameEnded) for event in events]):
            return self._tell_end(events)
        lines: list[str] = []
        for event, same in groupby(events):
            times = len(list(same))
            if times > 1 and isinstance(event, Planted | Discarded):
                lines += self._release()
                lines.append(f"{event_sentence(event, self.people)} (×{times})")
            else:
                for _ in range(times):
                    lines += self._told_of(event)
        return self._noted(lines)

    def pause(self) -> list[str]:
        """What was held back, if anything, because now somebody reads."""
        return self._noted(self._release())

    def _noted(self, lines: list[str]) -> list[str]:
        self.told += [line for line in lines if line]
        return lines

    # --- offers and their answers in one line ---

    def _told_of(self, event: Event) -> list[str]:
        if kebab(type(event).__name__) == PROMISED:
            self.promised.append(facts(event))
            return []
        if self.held is not None and getattr(event, "number", 0) == self.held.number:
            if isinstance(event, Declined | Accepted):
                said = ACCEPTED if isinstance(event, Accepted) else event.reason or NOT_KNOWN
                self.replies.setdefault(said, []).append(event.seat)
                return []
            if isinstance(event, Lapsed):
                return self._release()
            if isinstance(event, Traded):
                self.held, self.replies = None, {}
        lines = self._release()
        if isinstance(event, Offered):
            self.held = event
            self.makers[event.number] = event.maker
            return lines
        return lines + self._sentences(event)

    def _release(self) -> list[str]:
        if self.held is None:
            return []
        replies = [
            self.people.say("terminal-reply", said=said, seats=seats) for said, seats in self.replies.items()
        ]
        line = " ".join([event_sentence(self.held, self.people), *replies])
        self.held, self.replies = None, {}
        return [line]

    # --- everything else ---

    def _sentences(self, event: Event) -> list[str]:
        if isinstance(event, TradingEnded) and event.seat != self.people.me:
            return []
        line = event_sentence(event, self.people, **self._beside(event))
        if isinstance(event, TurnStarted):
            return ["", f"--- {line} ".ljust(40, "-")]
        if isinstance(event, RanOut):
            line += " " + self.people.say("terminal-end-in-sight", left=self.ends_after - event.times)
        return [line] if line else []

    def _beside(self, event: Event) -> dict[str, Any]:
        """What belongs to an event but came before it: who made an offer, and which favors a trade has."""
        if isinstance(event, Traded):
            promised, self.promised = self.promised, []
            by = {who: [one["favor"] for one in promised if one["debtor"] == who] for who in _sides(event)}
            return {"given_favors": by[event.maker], "received_favors": by[event.accepter]}
        number = getattr(event, "number", 0)
        return {"maker": self.makers.get(number, NOT_KNOWN)} if number else {}

    def _tell_end(self, events: list[Event]) -> list[str]:
        """The final harvest is told as a sum."""
        lines: list[str] = []
        coins = [0] * len(self.people.names)
        for event in events:
            if isinstance(event, Harvested):
                coins[event.seat] += event.coins
            else:
                lines += self._told_of(event)
        sums = [f"{self.people.names[seat]} {coins[seat]}" for seat in range(len(coins))]
        last = self.people.say("terminal-last-harvest", sums=", ".join(sums))
        lines.insert(max(len(lines) - 1, 0), last)
        return self._noted(lines)


def _sides(trade: Traded) -> tuple[int, int]:
    return trade.maker, trade.accepter
