"""Records of a table's game: its own view for everybody while it is played, all of it when it is over.

A finished game is a record as the engine writes it (`bohnanza replay` and `bohnanza verify` read it), with the
proof of its shuffles in comments. Of a game that is still played there is a *view record*; docs/protocol.md shows one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bohnanza.engine.catalog import rules_for
from bohnanza.engine.discards import DiscardTable
from bohnanza.engine.events import Event
from bohnanza.engine.game import new_game, play, scores
from bohnanza.engine.moves import BuyField, Done, Draw, Harvest, Pass, Plant, TurnOver
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import position_text, view_text
from bohnanza.engine.notation.record import record_of, record_text
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import Accept, Decline, Pick, Propose, Revise, Signal, TakeBack, Withdraw
from bohnanza.engine.views import SPECTATOR, view
from bohnanza.server.names import BadName, clean_name
from bohnanza.server.protocol import room
from bohnanza.server.protocol.http import RecordBody, ReplayBody
from bohnanza.server.table.fold import take_log
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.table.letters import eyes, story
from bohnanza.server.table.state import Kept, Table
from bohnanza.server.wire.events import event_for
from bohnanza.server.wire.game import game_for

VIEW_HEADER: Final = "bohnanza view 1"

# Moves that say no more than everybody sees.
OPEN: Final = (
    Plant, Harvest, BuyField, TurnOver, Draw, Done, Pass, DiscardTable, Decline, Pick, Withdraw, TakeBack, Signal,
)  # fmt: skip


# --- as text ---


def record_text_for(table: Table, member: str) -> str:
    """The game in notation: whole when it is over, until then as a member, or a spectator (""), knows it."""
    return whole_text(table) if table.finished else _view_text(table, member)


def whole_text(table: Table) -> str:
    """The record of a finished game, with the proof of its shuffles."""
    s = _game(table)
    moves = [parse_move(text, table.seats) for text in table.moves]
    return record_text(record_of(s, tuple(names(table)), moves)) + "".join(_proof(table))


def _proof(table: Table) -> Iterator[str]:
    yield f"# commitment: {table.commitment}\n"
    yield f"# secret: {table.secret} (its SHA-256 is the commitment, which was shown before the deal)\n"
    yield f"# nonces: {' '.join(table.nonces.values()) or '-'} (the seed is the secret and these, joined by '-')\n"


def names(table: Table) -> list[str]:
    """Who played, in a form that can stand in a record."""
    return [_plain_name(table.name_of(seat), seat) for seat in range(table.seats)]


def _plain_name(name: str, seat: int) -> str:
    try:
        return clean_name(name)
    except BadName:
        return f"Seat {seat + 1}"


def _view_text(table: Table, member: str) -> str:
    s, seats = _game(table), eyes(table, member)
    lines = [
        VIEW_HEADER,
        f"table: {table.id}",
        f"game: {s.rules.game_id}",
        f"players: {', '.join(names(table))}",
        f"commitment: {table.commitment}",
        f"seats: {', '.join(_seat_name(seat) for seat in seats)}",
        "moves:",
        *[_seen_move(parse_move(text, table.seats), seats) for text in table.moves],
    ]
    positions = [f"position {_seat_name(seat)}:\n{view_text(view(s, seat))}" for seat in seats]
    return "\n".join(lines) + "\n" + "".join(positions)


def _seat_name(seat: int) -> str:
    return "watcher" if seat == SPECTATOR else f"p{seat}"


def _seen_move(move: Move, seats: tuple[int, ...]) -> str:
    """A move as these seats may know it."""
    if move.seat in seats or isinstance(move, OPEN):
        return str(move)
    if isinstance(move, Propose):
        return str(Propose(move.seat, move.to, move.terms.public(), move.first_come, move.parent))
    if isinstance(move, Revise):
        return str(Revise(move.seat, move.number, move.terms.public()))
    if isinstance(move, Accept):
        return str(Accept(move.seat, move.number, move.revision))
    return f"p{move.seat} ?"


# --- as messages ---


def record_json_for(table: Table, member: str) -> RecordBody:
    """The same as a message, with everything that the receiver was told of the game."""
    s, whole = _game(table), table.finished
    return RecordBody(
        table=table.id,
        game=s.rules.game_id,
        names=names(table),
        status=table.status,
        whole=whole,
        commitment=table.commitment,
        secret=table.secret if whole else "",
        nonces=list(table.nonces.values()),
        moves=list(table.moves) if whole else [],
        stories=list(_stories(table, member)),
        scores=scores(s) if table.status == "over" else [],
        record=whole_text(table) if whole else "",
    )


def _stories(table: Table, member: str) -> Iterator[room.Story]:
    """The deal and every move, as a receiver gets them."""
    for number, (_, events) in enumerate(steps(table)):
        trace = table.trail[number]
        yield story(table, Kept(trace.version, trace.at, _news(table, number), events), member)


def _news(table: Table, number: int) -> room.RoomEvent:
    by = table.trail[number].by
    return (
        room.Started()
        if by is None
        else room.Moved(parse_move(table.moves[number - 1], table.seats).seat, by)
    )


def steps(table: Table) -> Iterator[tuple[State, list[Event]]]:
    """The game after the deal and after every move, and what happened in that step; one state, which goes on."""
    s = new_game(rules_for(table.settings.game), table.seed, log=True)
    yield s, take_log(s)
    for text in table.moves:
        play(s, parse_move(text, table.seats))
        yield s, take_log(s)


def replay_at(table: Table, at: int) -> ReplayBody:
    """A finished game after its first `at` moves, as everybody saw it and as it was; or a refusal."""
    if not table.finished:
        raise Refusal("not-now", "A game can be seen again when it is over.")
    _game(table)
    if not 0 <= at <= len(table.moves):
        raise Refusal("unknown", f"This game has {len(table.moves)} moves.")
    played = steps(table)
    for _ in range(at):
        next(played)
    s, events = next(played)
    return ReplayBody(
        table=table.id,
        at=at,
        moves=len(table.moves),
        move=table.moves[at - 1] if at else "",
        by=table.trail[at].by,
        position=position_text(s),
        events=[event_for(event) for event in events],
        games=[game_for(s, seat) for seat in range(table.seats)],
    )


def _game(table: Table) -> State:
    if table.game is None:
        raise Refusal("not-now", "The game has not started.")
    return table.game
