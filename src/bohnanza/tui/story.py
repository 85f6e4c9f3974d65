"""What happens at the table, told to one seat from the events that it gets."""

from __future__ import annotations

import re
from functools import singledispatch
from typing import Final

from bohnanza.engine.beans import UNKNOWN
from bohnanza.engine.events import (
    REFUSED,
    AcceptanceTakenBack,
    Accepted,
    CopiesReplaced,
    Declined,
    Discarded,
    Drew,
    Event,
    FieldBought,
    FieldGained,
    GameEnded,
    Harvested,
    JoinedTable,
    Lapsed,
    Offered,
    Planted,
    RanOut,
    Shuffled,
    Signalled,
    Traded,
    TradingEnded,
    TurnedOver,
    TurnStarted,
    Withdrawn,
)
from bohnanza.engine.offers import ANYTHING
from bohnanza.engine.trade_moves import HAVE, NOT, WANT
from bohnanza.tui.words import (
    People,
    asks_for_gift,
    bean,
    deal,
    given,
    joined,
    number_of,
    opened,
    paid,
    some,
    wanted,
)

TIMES: Final = ("never", "once", "twice", "three times", "four times")


class Story:
    """Tells events in order; the answers to an offer are told together with it."""

    def __init__(self, people: People, ends_after: int) -> None:
        self.people = people
        self.ends_after = ends_after  # how often the draw pile runs out
        self.told: list[str] = []
        self.held: Offered | None = None
        self.replies: dict[str, list[int]] = {}  # what was answered, and by whom

    def tell(self, events: list[Event]) -> list[str]:
        """The lines for what one move brought about."""
        if any([isinstance(event, GameEnded) for event in events]):
            return self._tell_end(events)
        lines: list[str] = []
        for event in events:
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
        lines.insert(max(len(lines) - 1, 0), f"All fields are harvested; coins for it: {', '.join(sums)}.")
        return self._noted(lines)


# --- one event, one sentence ---


@singledispatch
def sentence(event: Event, people: People) -> str:
    """An event in words, nothing if it goes without saying; its name if nobody has found words for it."""
    seat = getattr(event, "seat", -1)
    name = re.sub(r"(?<!^)(?=[A-Z])", " ", type(event).__name__).lower()
    return f"{opened(people.name(seat))}: {name}." if seat >= 0 else f"{opened(name)}."


@sentence.register
def _shuffled(event: Shuffled, people: People) -> str:
    pile = "The discard pile is" if type(event) is Shuffled else "Other cards are"
    return f"{pile} shuffled: {number_of(len(event.after), 'card')}." if event.counter else ""


@sentence.register
def _drew(event: Drew, people: People) -> str:
    if not event.cards:
        return ""
    known = UNKNOWN not in event.cards
    what = joined([bean(kind) for kind in event.cards]) if known else number_of(len(event.cards), "card")
    return f"{people.does(event.seat, 'draws')} {what}."


@sentence.register
def _turn_started(event: TurnStarted, people: People) -> str:
    whose = "your turn" if event.seat == people.me else f"{people.name(event.seat)}'s turn"
    return f"--- {whose} ".ljust(40, "-")


@sentence.register
def _planted(event: Planted, people: People) -> str:
    return f"{people.does(event.seat, 'plants')} {bean(event.kind)} on field {event.field + 1}."


@sentence.register
def _harvested(event: Harvested, people: People) -> str:
    return f"{people.does(event.seat, 'harvests')} {some(event.cards)} {paid(event.coins)}."


@sentence.register
def _field_bought(event: FieldBought, people: People) -> str:
    return f"{people.does(event.seat, 'buys')} one more field for {number_of(len(event.paid), 'coin')}."


@sentence.register
def _turned_over(event: TurnedOver, people: People) -> str:
    what = joined([bean(kind) for kind in event.cards]) or "nothing: there are no cards left"
    return f"{people.does(event.seat, 'turns')} over {what}."


@sentence.register
def _field_gained(event: FieldGained, people: People) -> str:
    return f"{people.does(event.seat, 'gets')} one more field."


@sentence.register
def _joined_table(event: JoinedTable, people: People) -> str:
    return (
        f"From the discard pile joins {joined([bean(kind) for kind in event.cards])}." if event.cards else ""
    )


@sentence.register
def _discarded(event: Discarded, people: People) -> str:
    return f"{people.does(event.seat, 'throws')} {bean(event.kind)} away."


@sentence.register
def _ran_out(event: RanOut, people: People) -> str:
    times = TIMES[event.times] if event.times < len(TIMES) else f"{event.times} times"
    return f"The draw pile has run out {times}."


@sentence.register
def _offered(event: Offered, people: People) -> str:
    terms, to = event.terms, people.together(event.to)
    if asks_for_gift(terms):
        return f"{people.does(event.maker, 'asks')} {to} for {wanted(terms)} as a gift."
    if terms.mode == ANYTHING:
        return f"{people.does(event.maker, 'asks')} {to}: what would you give for {given(terms)}?"
    return f"{people.does(event.maker, 'offers')} {deal(terms, to)}."


@sentence.register
def _copies_replaced(event: CopiesReplaced, people: People) -> str:
    return ""


def reply(event: Declined | Accepted) -> str:
    """An answer, where it is clear to which offer and whose it is."""
    return "yes" if isinstance(event, Accepted) else event.reason or "no"


@sentence.register
def _accepted(event: Accepted, people: People) -> str:
    return f"{people.does(event.seat, 'says')} yes to offer {event.number}."


@sentence.register
def _acceptance_taken_back(event: AcceptanceTakenBack, people: People) -> str:
    return f"{people.does(event.seat, 'takes')} the yes to offer {event.number} back."


@sentence.register
def _declined(event: Declined, people: People) -> str:
    why = f": {event.reason}" if event.reason else ""
    return f"{people.does(event.seat, 'says')} no to offer {event.number}{why}."


@sentence.register
def _withdrawn(event: Withdrawn, people: People) -> str:
    return f"Offer {event.number} is withdrawn."


@sentence.register
def _lapsed(event: Lapsed, people: People) -> str:
    return "" if event.reason == REFUSED else f"Offer {event.number} is off: a promised card is gone."


@sentence.register
def _traded(event: Traded, people: People) -> str:
    if not event.given:
        return f"{people.does(event.accepter, 'gives')} {people.name(event.maker)} {some(event.received)} as a gift."
    terms = f"for {some(event.received)}" if event.received else "as a gift"
    return f"{people.does(event.maker, 'gives')} {people.name(event.accepter)} {some(event.given)} {terms}."


@sentence.register
def _trading_ended(event: TradingEnded, people: People) -> str:
    return "Trading is over." if event.seat == people.me else ""


@sentence.register
def _signalled(event: Signalled, people: People) -> str:
    kind = bean(event.kind)
    if event.signal == WANT:
        return f"{people.does(event.seat, 'wants')} {kind}."
    if event.signal == HAVE:
        return f"{people.does(event.seat, 'has')} {kind} to trade."
    if event.signal == NOT:
        return f"{people.does(event.seat, 'does')} not want {kind}."
    return f"{people.does(event.seat, 'says')} nothing about {kind} any more."


@sentence.register
def _game_ended(event: GameEnded, people: People) -> str:
    return "The game is over."


def result_lines(event: GameEnded, people: People) -> list[str]:
    """Everybody's coins, the most first, and who wins."""
    seats = list(range(len(event.scores)))
    seats.sort(key=lambda seat: (seat not in event.winners, -event.scores[seat]))
    width = max([len(name) for name in people.names])
    lines = []
    for seat in seats:
        mark = "  winner" if seat in event.winners else ""
        lines.append(f"  {people.names[seat]:<{width}}  {number_of(event.scores[seat], 'coin'):>8}{mark}")
    return [*lines, _verdict(event, people)]


def _verdict(event: GameEnded, people: People) -> str:
    if len(event.winners) > 1:
        return f"{opened(people.together(event.winners))} share the win."
    winner = event.winners[0]
    tie = " (a tie that the rules decide)" if event.scores.count(event.scores[winner]) > 1 else ""
    thanks = "Well played!" if winner == people.me else "Thank you for playing!"
    return f"{people.does(winner, 'wins')}{tie}. {thanks}"
