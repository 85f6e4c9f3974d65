"""Clocks: how long seats have kept the table waiting.

A seat that the table waits for uses up the time of its current decision. The trading of a turn is one decision, each
offer to answer is one, every other step is one; when somebody else takes over the seat, they have their own time for
it. Time while the game is paused or no server is running counts against nobody. All of this follows from the times of
the rows.
"""

from __future__ import annotations

from bohnanza.engine.offers import ASKED
from bohnanza.engine.referee import waiting_for
from bohnanza.engine.state import State
from bohnanza.server.protocol.messages import Call, Timing
from bohnanza.server.protocol.settings import ClockSettings
from bohnanza.server.table.state import Table

SECOND = 1_000
DAY = 24 * 3600 * SECOND


def allowance(clock: ClockSettings) -> int | None:
    """Milliseconds for one decision; None: no limit.

    >>> allowance(ClockSettings("live", 30))
    30000
    """
    if clock.kind == "none":
        return None
    return clock.amount * (SECOND if clock.kind == "live" else DAY)


def decision_of(table: Table, s: State, seat: int) -> tuple[object, ...]:
    """A key for what a seat has to decide, and who decides; its second part is the turn."""
    chair = table.chairs[seat]
    who = chair.player or chair.member
    asked = [offer for offer in s.offers if offer.answer_of(seat) == ASKED]
    if asked:
        return (seat, s.turn, who, "answer", asked[0].number, asked[0].revision)
    return (seat, s.turn, who, "step", table.advanced)


def account(table: Table, at: int) -> None:
    """Charge the seats that the table was waiting for, and find out which it waits for from now on."""
    for seat in list(table.waits):
        decision, since = table.waits.pop(seat)
        table.used[decision] = table.used.get(decision, 0) + max(0, at - since)
    if table.status == "paused":
        table.stopped = at if table.stopped is None else table.stopped
    elif table.stopped is not None:  # a last call has as much time left as before the pause
        _put_off_call(table, at - table.stopped)
        table.stopped = None
    if table.status == "playing" and table.game is not None:
        for seat in waiting_for(table.game.agenda, table.game.offers, table.game.awaited):
            table.waits[seat] = (decision_of(table, table.game, seat), at)
        table.used = {key: spent for key, spent in table.used.items() if key[1] == table.game.turn}


def _put_off_call(table: Table, time: int) -> None:
    if table.last_call is not None:
        table.last_call = Call(table.last_call.seat, table.last_call.until + time)


def sleep(table: Table, away: int) -> None:
    """Shift all times, because the date has changed by `away` milliseconds and no time has passed."""
    _put_off_call(table, away)
    table.settled += away
    table.planted += away
    for newcomer in table.newcomers.values():
        newcomer.until += away
    table.waits = {seat: (decision, since + away) for seat, (decision, since) in table.waits.items()}


def time_left(table: Table, seat: int, now: int) -> int | None:
    """Milliseconds until a seat's time is up; None: the table is not waiting for it, or there is no clock."""
    allowed = allowance(table.settings.clock)
    if allowed is None or seat not in table.waits:
        return None
    decision, since = table.waits[seat]
    return allowed - table.used.get(decision, 0) - max(0, now - since)


def expired(table: Table, seat: int, now: int) -> bool:
    left = time_left(table, seat, now)
    return left is not None and left <= 0


def timings(table: Table, now: int) -> list[Timing]:
    found = [(seat, time_left(table, seat, now)) for seat in sorted(table.waits)]
    return [Timing(seat, max(0, left), True) for seat, left in found if left is not None]
