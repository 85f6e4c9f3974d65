"""Folding: the only place where a fact changes a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from bohnanza.engine import game as engine
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.events import Event, TradingEnded
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.record import RECORD_VERSION
from bohnanza.engine.referee import declined_by, noticed, terms_key
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import Propose
from bohnanza.server import limits
from bohnanza.server.protocol import messages, table_events
from bohnanza.server.table import clock, facts
from bohnanza.server.table.facts import Fact, LogBroken, LogRow, public_event, running_hash
from bohnanza.server.table.state import Chair, FullStory, Member, Newcomer, Table, Trace, seats_in
from bohnanza.words.errors import WordedError

# After these, bots wait a moment.
SETTLING: Final = (
    facts.Made,
    facts.SatDown,
    table_events.Started,
    table_events.Resumed,
    table_events.StoodIn,
    table_events.SeatTaken,
    table_events.BotSeated,
)


class OldRules(WordedError):
    """A log of a game whose moves may mean something else now."""


def add(table: Table, at: int, who: str, command: str, fact: Fact) -> LogRow:
    """Fold a fact into a table and return the row to store."""
    seq = table.seq + 1
    row = LogRow(seq, at, who, command, fact, running_hash(table.hash, seq, at, who, command, fact))
    fold(table, row)
    return row


def rebuild(table_id: str, rows: Iterable[LogRow]) -> Table:
    """The table that a log describes."""
    table = Table(table_id)
    for row in rows:
        follow(table, row)
    return table


def follow(table: Table, row: LogRow) -> None:
    """Fold the next row of a stored log, or raise `LogBroken`."""
    check_row(table, row)
    fold(table, row)


def check_row(table: Table, row: LogRow) -> None:
    """Raise `LogBroken` if a row is not the next one of this log."""
    expected = running_hash(table.hash, row.seq, row.at, row.who, row.command, row.fact)
    if row.seq != table.seq + 1 or row.hash != expected:
        raise LogBroken(f"Row {row.seq} of table {table.id} is not what was written there.")


def fold(table: Table, row: LogRow) -> None:
    events = FOLDS[type(row.fact)](table, row.fact) or []
    table.seq, table.hash = row.seq, row.hash
    table.created = table.created or row.at
    table.touched = row.at
    news = table.said[-1] if isinstance(row.fact, table_events.Said) else public_event(row.fact)
    if news is not None:
        table.version += 1
        table.stories.append(FullStory(table.version, row.at, news, events))
    if isinstance(row.fact, facts.Made | table_events.Started):
        by = row.fact.by if isinstance(row.fact, facts.Made) else None
        table.trail.append(Trace(table.version, row.at, by))
        table.game_version = table.version
        if table.game is not None and noticed(table.game.rules, table.bots.referee.last):
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
    table.members_ever += 1
    table.newcomers.pop(table.newcomer_with(fact.token), None)
    table.host = table.host or fact.member
    for seat in fact.seats:
        table.chairs[seat] = Chair(fact.member, open=False)
        _forget_thoughts(table, seat)


def _left(table: Table, fact: table_events.Left) -> None:
    table.members[fact.member].gone = True
    if fact.removed:
        table.removed[fact.member] = table.members[fact.member].token
        while len(table.removed) > limits.TURNED_AWAY_KEPT:
            del table.removed[next(iter(table.removed))]
    table.host = "" if table.host == fact.member else table.host
    for seat in table.seats_of(fact.member) if not table.finished else []:  # records name who played
        table.chairs[seat] = Chair()
    for names in (table.want_end, table.ready):
        if fact.member in names:
            names.remove(fact.member)
    if table.game is None:  # they have seen no cards, so they are forgotten and may come back
        del table.members[fact.member]
        table.nonces.pop(fact.member, None)  # after the deal it is part of the seed
        for by_member in (table.away, table.answers, table.chats):
            by_member.pop(fact.member, None)


def _recognised(table: Table, fact: facts.Recognised) -> None:
    table.members[fact.member].accounts.add(fact.account)


def _asked(table: Table, fact: facts.AskedToJoin) -> None:
    table.join_requests += 1
    table.newcomers[fact.newcomer] = Newcomer(
        fact.newcomer, fact.name, fact.seat, fact.token, fact.program, fact.until, fact.account
    )


def _newcomer_answered(table: Table, fact: table_events.NewcomerAnswered) -> None:
    newcomer = table.newcomers[fact.newcomer]
    newcomer.declined = not fact.agree
    if fact.agree and fact.member not in newcomer.agreed:
        newcomer.agreed.append(fact.member)


def _newcomer_turned_away(table: Table, fact: table_events.NewcomerTurnedAway) -> None:
    newcomer = table.newcomers.pop(fact.newcomer)
    table.turned_away[newcomer.token] = fact.why
    while len(table.turned_away) > limits.TURNED_AWAY_KEPT:
        del table.turned_away[next(iter(table.turned_away))]


def _renamed(table: Table, fact: table_events.Renamed) -> None:
    table.members[fact.member].name = fact.name


def _nonce_added(table: Table, fact: table_events.NonceAdded) -> None:
    table.nonces[fact.member] = fact.nonce


def _settings_changed(table: Table, fact: table_events.SettingsChanged) -> None:
    seats = seats_in(fact.settings.game)
    taken = [chair for chair in table.chairs if chair.member or chair.bot]
    if table.seats != seats:
        taken.sort(key=lambda chair: not chair.member)
        table.chairs = (taken + [Chair() for _ in range(seats)])[:seats]
    table.settings = fact.settings


def _seats_swapped(table: Table, fact: table_events.SeatsSwapped) -> None:
    chairs = table.chairs
    chairs[fact.first], chairs[fact.second] = chairs[fact.second], chairs[fact.first]


def _bot_seated(table: Table, fact: table_events.BotSeated) -> None:
    table.chairs[fact.seat] = Chair(bot=fact.bot, open=False)
    _forget_thoughts(table, fact.seat)


def _seat_opened(table: Table, fact: table_events.SeatOpened) -> None:
    bot = table.chairs[fact.seat].bot if table.game is not None else ""
    table.chairs[fact.seat] = Chair(bot=bot)


def _host_passed(table: Table, fact: table_events.HostPassed) -> None:
    table.host = fact.member


def _stood_in(table: Table, fact: table_events.StoodIn) -> None:
    table.chairs[fact.seat].stand_in = fact.bot
    _forget_thoughts(table, fact.seat)


def _seat_taken(table: Table, fact: table_events.SeatTaken) -> None:
    table.chairs[fact.seat].stand_in = ""
    _forget_thoughts(table, fact.seat)


def _forget_thoughts(table: Table, seat: int) -> None:
    """Somebody else plays this seat now: drop everything that concerns its former player."""
    table.bots.pending.pop(seat, None)
    table.bots.held = [move for move in table.bots.held if move.seat != seat]
    table.bots.refused.pop(seat, None)
    table.bots.referee.restart_round()
    table.bots.never_interrupt.discard(seat)
    table.bots.failures.pop(seat, None)


# --- the game ---


def _started(table: Table, fact: table_events.Started) -> list[Event]:
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
    table.bots.referee.note_move(s, move, fact.by in ("bot", "clock"))
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
        table.declined.clear()
        table.offered.clear()
        table.ready.clear()
        table.bots.referee.trading_ended()
        table.bots.no_other_deal.clear()
        table.last_call = None
    return events


def take_log(s: State) -> list[Event]:
    """The events since this was last called."""
    events, s.log = s.log or [], []
    return events


def _last_called(table: Table, fact: table_events.LastCalled) -> None:
    table.last_call = messages.Call(fact.seat, fact.until)


def _call_taken_back(table: Table, fact: table_events.CallTakenBack) -> None:
    table.last_call = None


def _readied(table: Table, fact: table_events.Readied) -> None:
    table.ready.append(fact.member)


def _paused(table: Table, fact: table_events.Paused) -> None:
    table.status = "paused"


def _resumed(table: Table, fact: table_events.Resumed) -> None:
    table.status = "playing"


def _end_wanted(table: Table, fact: table_events.EndWanted) -> None:
    table.want_end = [member for member in table.want_end if member != fact.member]
    if fact.agree:
        table.want_end.append(fact.member)


def _ended(table: Table, fact: table_events.Ended) -> None:
    table.status = "ended"
    table.last_call = None


# --- around the game ---


def _said(table: Table, fact: table_events.Said) -> None:
    # The row has no version of its own, and its hash must stay what it is.
    table.said.append(replace(fact, version=table.version + 1))


def _rematched(table: Table, fact: table_events.Rematched) -> None:
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


def _never_stored(table: Table, fact: Fact) -> None:
    raise LogBroken(f"Table {table.id} has a row that is only sent, never stored.")


FOLDS: Final[dict[type[Any], Callable[[Table, Any], list[Event] | None]]] = {
    facts.SetUp: _set_up,
    facts.SatDown: _sat_down,
    facts.AskedToJoin: _asked,
    facts.Recognised: _recognised,
    facts.Made: _made,
    facts.Ordered: _ordered,
    facts.Muted: _muted,
    facts.Woke: _woke,
    table_events.Created: _never_stored,
    table_events.Joined: _never_stored,
    table_events.NewcomerAsked: _never_stored,
    table_events.Moved: _never_stored,
    table_events.Left: _left,
    table_events.Renamed: _renamed,
    table_events.NonceAdded: _nonce_added,
    table_events.SettingsChanged: _settings_changed,
    table_events.SeatsSwapped: _seats_swapped,
    table_events.BotSeated: _bot_seated,
    table_events.SeatOpened: _seat_opened,
    table_events.NewcomerAnswered: _newcomer_answered,
    table_events.NewcomerTurnedAway: _newcomer_turned_away,
    table_events.Started: _started,
    table_events.StoodIn: _stood_in,
    table_events.SeatTaken: _seat_taken,
    table_events.LastCalled: _last_called,
    table_events.CallTakenBack: _call_taken_back,
    table_events.Readied: _readied,
    table_events.Paused: _paused,
    table_events.Resumed: _resumed,
    table_events.EndWanted: _end_wanted,
    table_events.Ended: _ended,
    table_events.HostPassed: _host_passed,
    table_events.Said: _said,
    table_events.Rematched: _rematched,
}
