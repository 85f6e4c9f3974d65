"""Folding: the only place where a fact changes a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from bohnanza.engine import game as engine
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.events import Event, TradingEnded
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.record import RECORD_VERSION
from bohnanza.engine.referee import declined_by, noticed, terms_key
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import Propose
from bohnanza.server import limits
from bohnanza.server.protocol import room
from bohnanza.server.table import clock, facts
from bohnanza.server.table.facts import Fact, LogBroken, Row, running_hash, told_of
from bohnanza.server.table.state import (
    Chair,
    Kept,
    Member,
    Newcomer,
    Table,
    Trace,
    seats_in,
)
from bohnanza.words.errors import WordedError

# After these, bots wait a moment.
SETTLING: Final = (
    facts.Made,
    facts.SatDown,
    room.Started,
    room.Resumed,
    room.StoodIn,
    room.SeatTaken,
    room.BotSeated,
)


class OldRules(WordedError):
    """A log of a game whose moves may mean something else now."""


def add(table: Table, at: int, who: str, command: str, fact: Fact) -> Row:
    """Put a fact into the log: the row to be stored. The table has changed when this returns."""
    seq = table.seq + 1
    row = Row(seq, at, who, command, fact, running_hash(table.hash, seq, at, who, command, fact))
    fold(table, row)
    return row


def rebuild(table_id: str, rows: Iterable[Row]) -> Table:
    """The table that a log describes."""
    table = Table(table_id)
    for row in rows:
        follow(table, row)
    return table


def follow(table: Table, row: Row) -> None:
    """Go on with the next row of a log, or raise `LogBroken`."""
    check_row(table, row)
    fold(table, row)


def check_row(table: Table, row: Row) -> None:
    """Raise `LogBroken` if a row is not the next one of this log."""
    expected = running_hash(table.hash, row.seq, row.at, row.who, row.command, row.fact)
    if row.seq != table.seq + 1 or row.hash != expected:
        raise LogBroken(f"Row {row.seq} of table {table.id} is not what was written there.")


def fold(table: Table, row: Row) -> None:
    """What one row does."""
    events = FOLDS[type(row.fact)](table, row.fact) or []
    table.seq, table.hash = row.seq, row.hash
    table.created = table.created or row.at
    table.touched = row.at
    news = told_of(row.fact)
    if news is not None:
        table.version += 1
        table.stories.append(Kept(table.version, row.at, news, events))
    if isinstance(row.fact, facts.Made | room.Started):
        by = row.fact.by if isinstance(row.fact, facts.Made) else None
        table.trail.append(Trace(table.version, row.at, by))
        table.game_version = table.version
        if table.game is not None and noticed(table.game.rules, table.bench.referee.last):
            table.planted = row.at
    if isinstance(row.fact, SETTLING):
        table.settled = row.at
    if row.command:
        table.commands[row.command] = table.version
    clock.account(table, row.at)


# --- people and seats ---


def _set_up(table: Table, fact: facts.SetUp) -> None:
    if fact.rules != RECORD_VERSION:
        raise OldRules("server-old-rules")
    table.settings, table.secret = fact.settings, fact.secret
    table.chairs = [Chair() for _ in range(seats_in(fact.settings.game))]


def _sat_down(table: Table, fact: facts.SatDown) -> None:
    table.members[fact.member] = Member(fact.member, fact.name, fact.token, fact.program)
    table.seated += 1
    table.newcomers.pop(table.newcomer_with(fact.token), None)
    table.host = table.host or fact.member
    for seat in fact.seats:
        table.chairs[seat] = Chair(fact.member, open=False)
        _forget_thoughts(table, seat)


def _left(table: Table, fact: room.Left) -> None:
    table.members[fact.member].gone = True
    table.host = "" if table.host == fact.member else table.host
    for seat in table.seats_of(fact.member) if not table.finished else []:  # records name who played
        table.chairs[seat] = Chair()
    for names in (table.want_end, table.ready):
        if fact.member in names:
            names.remove(fact.member)
    if table.game is None:
        _forget(table, fact.member)


def _forget(table: Table, member: str) -> None:
    """Who leaves before the deal has seen no cards: the place is free again, and they may come back."""
    del table.members[member]
    table.nonces.pop(member, None)  # after the deal the seed is made from it
    for kept in (table.away, table.answers, table.chats):
        kept.pop(member, None)


def _recognised(table: Table, fact: facts.Recognised) -> None:
    table.members[fact.member].accounts.add(fact.account)


def _asked(table: Table, fact: facts.Asked) -> None:
    table.asked += 1
    table.newcomers[fact.newcomer] = Newcomer(
        fact.newcomer, fact.name, fact.seat, fact.token, fact.program, fact.until, fact.account
    )


def _newcomer_answered(table: Table, fact: room.NewcomerAnswered) -> None:
    newcomer = table.newcomers[fact.newcomer]
    newcomer.declined = not fact.agree
    if fact.agree and fact.member not in newcomer.agreed:
        newcomer.agreed.append(fact.member)


def _newcomer_turned_away(table: Table, fact: room.NewcomerTurnedAway) -> None:
    newcomer = table.newcomers.pop(fact.newcomer)
    table.turned_away[newcomer.token] = fact.why
    while len(table.turned_away) > limits.TURNED_AWAY_KEPT:
        del table.turned_away[next(iter(table.turned_away))]


def _renamed(table: Table, fact: room.Renamed) -> None:
    table.members[fact.member].name = fact.name


def _nonce_added(table: Table, fact: room.NonceAdded) -> None:
    table.nonces[fact.member] = fact.nonce


def _settings_changed(table: Table, fact: room.SettingsChanged) -> None:
    seats = seats_in(fact.settings.game)
    taken = [chair for chair in table.chairs if chair.member or chair.bot]
    if table.seats != seats:
        taken.sort(key=lambda chair: not chair.member)
        table.chairs = (taken + [Chair() for _ in range(seats)])[:seats]
    table.settings = fact.settings


def _seats_swapped(table: Table, fact: room.SeatsSwapped) -> None:
    chairs = table.chairs
    chairs[fact.first], chairs[fact.second] = chairs[fact.second], chairs[fact.first]


def _bot_seated(table: Table, fact: room.BotSeated) -> None:
    table.chairs[fact.seat] = Chair(bot=fact.bot, open=False)
    _forget_thoughts(table, fact.seat)


def _seat_opened(table: Table, fact: room.SeatOpened) -> None:
    bot = table.chairs[fact.seat].bot if table.game is not None else ""
    table.chairs[fact.seat] = Chair(bot=bot)


def _host_passed(table: Table, fact: room.HostPassed) -> None:
    table.host = fact.member


def _stood_in(table: Table, fact: room.StoodIn) -> None:
    table.chairs[fact.seat].stand_in = fact.bot
    _forget_thoughts(table, fact.seat)


def _seat_taken(table: Table, fact: room.SeatTaken) -> None:
    table.chairs[fact.seat].stand_in = ""
    _forget_thoughts(table, fact.seat)


def _forget_thoughts(table: Table, seat: int) -> None:
    """What another player of this seat was asked does not count any more."""
    table.bench.asks.pop(seat, None)
    table.bench.held = [move for move in table.bench.held if move.seat != seat]
    table.bench.refused.pop(seat, None)
    table.bench.referee.seated()
    table.bench.never.discard(seat)
    table.bench.failures.pop(seat, None)


# --- the game ---


def _started(table: Table, fact: room.Started) -> list[Event]:
    table.status = "playing"
    table.game = engine.new_game(rules_for(table.settings.game), table.seed, log=True)
    table.decision_version = table.version + 1
    return take_log(table.game)


def _made(table: Table, fact: facts.Made) -> list[Event]:
    s = table.game
    if s is None:
        raise LogBroken(f"Table {table.id} has a move before the deal.")
    move = parse_move(fact.move, s.rules.seats)
    declined = declined_by(s, move)
    engine.play(s, move)
    table.bench.referee.heard(s, move, fact.by in ("bot", "clock"))
    table.moves.append(fact.move)
    if declined is not None:
        table.declined.add(declined)
    if isinstance(move, Propose) and fact.by == "order":
        table.offered.add((move.seat, terms_key(move.terms)))
    if move.advances:
        table.advanced += 1
        table.decision_version = table.version + 1
    if not s.agenda:
        table.status = "over"
    events = take_log(s)
    if any(isinstance(event, TradingEnded) for event in events):
        _trading_ended(table)
    return events


def take_log(s: State) -> list[Event]:
    """What has happened since this was last asked."""
    events, s.log = s.log or [], []
    return events


def _trading_ended(table: Table) -> None:
    table.declined.clear()
    table.offered.clear()
    table.ready.clear()
    table.bench.referee.trading_ended()
    table.bench.no_more.clear()
    table.last_call = None


def _last_called(table: Table, fact: room.LastCalled) -> None:
    table.last_call = room.Call(fact.seat, fact.until)


def _call_taken_back(table: Table, fact: room.CallTakenBack) -> None:
    table.last_call = None


def _readied(table: Table, fact: room.Readied) -> None:
    table.ready.append(fact.member)


def _paused(table: Table, fact: room.Paused) -> None:
    table.status = "paused"


def _resumed(table: Table, fact: room.Resumed) -> None:
    table.status = "playing"


def _end_wanted(table: Table, fact: room.EndWanted) -> None:
    table.want_end = [member for member in table.want_end if member != fact.member]
    if fact.agree:
        table.want_end.append(fact.member)


def _ended(table: Table, fact: room.Ended) -> None:
    table.status = "ended"
    table.last_call = None


# --- around the game ---


def _said(table: Table, fact: room.Said) -> None:
    table.said.append(fact)


def _rematched(table: Table, fact: room.Rematched) -> None:
    table.rematch = fact.table


def _ordered(table: Table, fact: facts.Ordered) -> None:
    table.chairs[fact.seat].orders = list(fact.orders)


def _muted(table: Table, fact: facts.Muted) -> None:
    muted = table.members[fact.member].muted
    if fact.on:
        muted.add(fact.other)
    else:
        muted.discard(fact.other)


def _woke(table: Table, fact: facts.Woke) -> None:
    clock.sleep(table, fact.away)


def _only_told(table: Table, fact: Fact) -> None:
    raise LogBroken(f"Table {table.id} has a row that only readers get.")


FOLDS: Final[dict[type[Any], Callable[[Table, Any], list[Event] | None]]] = {
    facts.SetUp: _set_up,
    facts.SatDown: _sat_down,
    facts.Asked: _asked,
    facts.Recognised: _recognised,
    facts.Made: _made,
    facts.Ordered: _ordered,
    facts.Muted: _muted,
    facts.Woke: _woke,
    room.Created: _only_told,
    room.Joined: _only_told,
    room.NewcomerAsked: _only_told,
    room.Moved: _only_told,
    room.Left: _left,
    room.Renamed: _renamed,
    room.NonceAdded: _nonce_added,
    room.SettingsChanged: _settings_changed,
    room.SeatsSwapped: _seats_swapped,
    room.BotSeated: _bot_seated,
    room.SeatOpened: _seat_opened,
    room.NewcomerAnswered: _newcomer_answered,
    room.NewcomerTurnedAway: _newcomer_turned_away,
    room.Started: _started,
    room.StoodIn: _stood_in,
    room.SeatTaken: _seat_taken,
    room.LastCalled: _last_called,
    room.CallTakenBack: _call_taken_back,
    room.Readied: _readied,
    room.Paused: _paused,
    room.Resumed: _resumed,
    room.EndWanted: _end_wanted,
    room.Ended: _ended,
    room.HostPassed: _host_passed,
    room.Said: _said,
    room.Rematched: _rematched,
}
