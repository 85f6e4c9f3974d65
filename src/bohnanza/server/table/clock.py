"""Clocks: how long seats have kept the table waiting.

A seat that the table waits for uses up time of its current decision: the trading of a turn is one decision, each
offer to be answered is one, every other step is one, and each of them anew for another player of the seat. Time
with the game paused or without a server counts against nobody. All of it follows from the times of the rows.
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
    """Milliseconds for one decision; None: as many as one likes."""
    if clock.kind == "none":
        return None
    return clock.amount * (SECOND if clock.kind == "live" else DAY)


def decision_of(table: Table, s: State, seat: int) -> tuple[object, ...]:
    """What the table waits for a seat to decide, and who is to; the turn comes second."""
    chair = table.chairs[seat]
    who = chair.player or chair.member
    asked = [offer for offer in s.offers if offer.answer_of(seat) == ASKED]
    if asked:
        return (seat, s.turn, who, "answer", asked[0].number, asked[0].revision)
    return (seat, s.turn, who, "step", table.advanced)


def account(table: Table, at: int) -> None:
    """Charge the seats that the table has waited for until now, and see whom it waits for from now on."""
    for seat in list(table.waits):
        decision, since = table.waits.pop(seat)
        table.used[decision] = table.used.get(decision, 0) + max(0, at - since)
    _stop_last_call(table, at)
    if table.status == "playing" and table.game is not None:
        for seat in waiting_for(table.game.agenda, table.game.offers, table.game.awaited):
            table.waits[seat] = (decision_of(table, table.game, seat), at)
        table.used = {key: spent for key, spent in table.used.items() if key[1] == table.game.turn}


def _stop_last_call(table: Table, at: int) -> None:
    """A last call runs on where it stood when the game was paused."""
    if table.status == "paused":
        table.stopped = at if table.stopped is None else table.stopped
    elif table.stopped is not None:
        _put_off_call(table, at - table.stopped)
        table.stopped = None


def _put_off_call(table: Table, time: int) -> None:
    if table.last_call is not None:
        table.last_call = Call(table.last_call.seat, table.last_call.until + time)


def sleep(table: Table, away: int) -> None:
    """The date has leapt, forwards or back, and no time has passed."""
    _put_off_call(table, away)
    table.settled += away
    table.planted += away
    for newcomer in table.newcomers.values():
        newcomer.until += away
    table.waits = {seat: (decision, since + away) for seat, (decision, since) in table.waits.items()}


def time_left(table: Table, seat: int, now: int) -> int | None:
    """Milliseconds until the time of a seat is up, or None if it never is."""
    allowed = allowance(table.settings.clock)
    if allowed is None or seat not in table.waits:
        return None
    decision, since = table.waits[seat]
    return allowed - table.used.get(decision, 0) - max(0, now - since)


def expired(table: Table, seat: int, now: int) -> bool:
    """Whether a seat has had its time."""
    left = time_left(table, seat, now)
    return left is not None and left <= 0


def timings(table: Table, now: int) -> list[Timing]:
    """The clocks that run."""
    found = [(seat, time_left(table, seat, now)) for seat in sorted(table.waits)]
    return [Timing(seat, max(0, left), True) for seat, left in found if left is not None]
