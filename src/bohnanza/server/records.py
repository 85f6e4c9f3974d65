"""Records of a table's game: your own view while it is played, all of it when it is over.

They are made from a copy of the moves, so that another process can make them: replaying a long game takes many times as
long as a move.

The record of a finished game is what the engine writes (`bohnanza replay` and `bohnanza verify` read it), with the
proof of its shuffles in comments. While a game is played there is a *view record*; docs/protocol.md shows one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bohnanza.engine.catalog import rules_for
from bohnanza.engine.discards import DiscardTurned
from bohnanza.engine.events import Event, Offered
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
from bohnanza.server.protocol import table_events
from bohnanza.server.protocol.events import GameEvent
from bohnanza.server.protocol.http import RecordBody, ReplayBody
from bohnanza.server.protocol.messages import Status
from bohnanza.server.table.deliveries import story, viewing_seats
from bohnanza.server.table.facts import commitment
from bohnanza.server.table.fold import take_log
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.table.state import FINISHED, FullStory, Table, Trace
from bohnanza.server.wire.events import event_for, events_for_seat, travels_for
from bohnanza.server.wire.game import game_for

VIEW_HEADER: Final = "bohnanza view 1"

# Moves that reveal no more than everybody sees.
PUBLIC_MOVES: Final = (
    Plant, Harvest, BuyField, TurnOver, Draw, Done, Pass, DiscardTurned, Decline, Pick, Withdraw, TakeBack, Signal,
)  # fmt: skip


class PlayedGame(Struct, frozen=True):
    """A game as far as it was played, and who asks for its record: all that a record is made from."""

    table: str
    game: str
    names: tuple[str, ...]
    status: Status
    secret: str
    nonces: tuple[str, ...]
    moves: tuple[str, ...]
    trail: tuple[Trace, ...]
    seats: tuple[int, ...]  # of whoever asks
    sights: tuple[str, ...]  # the view of each of them now, while the game is played

    @property
    def finished(self) -> bool:
        """Whether nothing is hidden any more."""
        return self.status in FINISHED


def played_at(table: Table, member: str) -> PlayedGame:
    """The game of a table for a member, or a spectator (""), or a refusal if there is none."""
    s, seats = table.game, viewing_seats(table, member)
    if s is None:
        raise Refusal("not-now", "server-not-started")
    return PlayedGame(
        table=table.id,
        game=table.settings.game,
        names=tuple([_name_in_record(table, seat) for seat in range(table.seats)]),
        status=table.status,
        secret=table.secret,
        nonces=tuple(table.nonces.values()),
        moves=tuple(table.moves),
        trail=tuple(table.trail),
        seats=seats,
        sights=() if table.finished else tuple([view_text(view(s, seat)) for seat in seats]),
    )


def heard_so_far(table: Table, seat: int, moves: int) -> PlayedGame:
    """The first `moves` moves of a game, for one of its seats, whoever plays it."""
    game = played_at(table, "")
    return replace(game, moves=game.moves[:moves], trail=game.trail[: moves + 1], seats=(seat,), sights=())


def _name_in_record(table: Table, seat: int) -> str:
    try:
        return clean_name(table.name_of(seat))
    except BadName:
        return f"Seat {seat + 1}"


# --- as text ---


def record_text_for(game: PlayedGame) -> str:
    """The game in notation: whole when it is over, until then as whoever asks knows it."""
    if game.finished:
        return _whole_text(game, _after(game, len(game.moves))[0])
    lines = [
        VIEW_HEADER,
        f"table: {game.table}",
        f"game: {rules_for(game.game).game_id}",
        f"players: {', '.join(game.names)}",
        f"commitment: {commitment(game.secret)}",
        f"seats: {', '.join(_seat_name(seat) for seat in game.seats)}",
        "moves:",
        *[_visible_move(move, game.seats) for move in _moves(game)],
    ]
    positions = [f"position {_seat_name(seat)}:\n{sight}" for seat, sight in zip(game.seats, game.sights)]
    return "\n".join(lines) + "\n" + "".join(positions)


def _whole_text(game: PlayedGame, end: State) -> str:
    """The record of a finished game, with the proof of its shuffles."""
    return (
        f"{record_text(record_of(end, game.names, _moves(game)))}"
        f"# commitment: {commitment(game.secret)}\n"
        f"# secret: {game.secret} (its SHA-256 is the commitment, which was shown before the deal)\n"
        f"# nonces: {' '.join(game.nonces) or '-'} (the seed is the secret and these, joined by '-')\n"
    )


def _seat_name(seat: int) -> str:
    return "watcher" if seat == SPECTATOR else f"p{seat}"


def _visible_move(move: Move, seats: tuple[int, ...]) -> str:
    """A move as these seats may know it."""
    if move.seat in seats or isinstance(move, PUBLIC_MOVES):
        return str(move)
    if isinstance(move, Propose):
        return str(Propose(move.seat, move.to, move.terms.public(), move.first_come, move.parent))
    if isinstance(move, Revise):
        return str(Revise(move.seat, move.number, move.terms.public()))
    if isinstance(move, Accept):
        return str(Accept(move.seat, move.number, move.revision))
    return f"p{move.seat} ?"


# --- as messages ---


def record_json_for(game: PlayedGame) -> RecordBody:
    """The same as a message, with every event as whoever asks has seen it."""
    whole, stories = game.finished, []
    for played, trace, move in zip(steps(game), game.trail, ("", *game.moves)):
        s, events = played
        news: table_events.TableEvent = table_events.Started()
        if trace.by is not None:
            seat = int(move.split()[0][1:])  # every move begins with its seat
            news = table_events.Moved(seat, trace.by)
        stories.append(story(FullStory(trace.version, trace.at, news, events), game.seats))
    return RecordBody(
        table=game.table,
        game=s.rules.game_id,
        names=list(game.names),
        status=game.status,
        whole=whole,
        commitment=commitment(game.secret),
        secret=game.secret if whole else "",
        nonces=list(game.nonces),
        moves=list(game.moves) if whole else [],
        stories=stories,
        scores=scores(s) if game.status == "over" else [],
        record=_whole_text(game, s) if whole else "",
    )


def steps(game: PlayedGame) -> Iterator[tuple[State, list[Event]]]:
    """The game after the deal and after every move, each with its events; it is always the same state object."""
    seed = "-".join([game.secret, *game.nonces])
    s = new_game(rules_for(game.game), seed, log=True)
    yield s, take_log(s)
    for move in _moves(game):
        play(s, move)
        yield s, take_log(s)


def _moves(game: PlayedGame) -> list[Move]:
    seats = rules_for(game.game).seats
    return [parse_move(text, seats) for text in game.moves]


def _after(game: PlayedGame, moves: int) -> tuple[State, list[Event]]:
    """The game after some of its moves, and the events of the last one."""
    return next(islice(steps(game), moves, None))


def history(game: PlayedGame) -> list[GameEvent]:
    """Everything that the first seat of whoever asks has heard of the game."""
    heard = [event for _, events in steps(game) for event in events]
    return events_for_seat(heard, game.seats[0])


def check_replay(game: PlayedGame, at: int) -> None:
    """Refuse to show a game that is not over, or a move that was not made."""
    if not game.finished:
        raise Refusal("not-now", "server-replay-later")
    if not 0 <= at <= len(game.moves):
        raise Refusal("unknown", "server-no-move", moves=len(game.moves))


def replay_at(game: PlayedGame, at: int) -> ReplayBody:
    """A finished game after its first `at` moves, as everybody saw it and as it was."""
    played = list(islice(steps(game), at + 1))
    s, events = played[-1]
    told = {getattr(event, "number", 0) for event in events}
    made = [event for _, heard in played for event in heard if isinstance(event, Offered)]
    return ReplayBody(
        table=game.table,
        at=at,
        moves=len(game.moves),
        move=game.moves[at - 1] if at else "",
        by=game.trail[at].by,
        position=position_text(s),
        events=[event_for(event) for event in events],
        games=[game_for(s, seat) for seat in range(s.rules.seats)],
        travels=travels_for(events),
        makers={str(offer.number): offer.maker for offer in made if offer.number in told},
    )
