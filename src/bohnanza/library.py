"""A game for programs: the engine's functions behind one object that remembers its moves and events."""

from __future__ import annotations

from collections.abc import Sequence

from bohnanza.engine import game as engine
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.events import Event
from bohnanza.engine.menus import PROFILES
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import parse_position, position_hash, position_text
from bohnanza.engine.notation.record import Record, parse_record, record_of, record_text
from bohnanza.engine.seams import IllegalMove, Move
from bohnanza.engine.state import State
from bohnanza.engine.views import View, events_for, view


class Game:
    """A game of the family, from its deal, from a position or from a record.

    >>> game = Game("anniversary/4", seed="tea")
    >>> game.awaited
    0
    >>> game.play("p3 harvest 1")
    Traceback (most recent call last):
    bohnanza.engine.seams.IllegalMove: Nothing is growing in field 1. (AB-51)
    """

    def __init__(self, game_id: str, seed: str = "") -> None:
        self._start(engine.new_game(rules_for(game_id), seed, log=True))

    def _start(self, s: State) -> None:
        self._state = s
        self._log: list[Event] = s.log if s.log is not None else []
        s.log = self._log
        self._moves: list[Move] = []

    @classmethod
    def from_position(cls, text: str) -> Game:
        """A game set up by hand in the notation of positions; it has no record."""
        game = cls.__new__(cls)
        game._start(parse_position(text))
        return game

    @classmethod
    def from_record(cls, text: str) -> Game:
        """A recorded game, played again to where the record ends."""
        record = parse_record(text)
        game = cls(record.game_id, record.seed)
        for move in record.moves:
            game.play(move)
        return game

    @property
    def game_id(self) -> str:
        """Which game it is, `anniversary/4`."""
        return self._state.rules.game_id

    @property
    def seats(self) -> int:
        return self._state.rules.seats

    @property
    def awaited(self) -> int | None:
        """The seat that the game waits for, or None at its end."""
        return self._state.awaited if self._state.agenda else None

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def scores(self) -> list[int]:
        """What every seat has earned so far."""
        return engine.scores(self._state)

    @property
    def winners(self) -> list[int]:
        """Who has won; empty while the game goes on."""
        return engine.winners(self._state)

    @property
    def moves(self) -> Sequence[Move]:
        return tuple(self._moves)

    def legal(self, seat: int | None = None, menu: str = "full") -> list[Move]:
        r"""The moves of a seat, by default the awaited one: all but offers, and of those what the menu lists.

        There is one exception. While cards are traded, `simple` lists nothing but answers to offers for players who
        are not active. They may still harvest and do whatever is allowed at any time; `full` lists it.

        >>> game = Game.from_position("game: anniversary/4\nphase: trade\nfields p1: 3 blue\ndeck: rest")
        >>> game.legal(1, menu="simple"), str(game.legal(1)[0]), game.why_not("p1 harvest 1")
        ([], 'p1 harvest 1', None)
        """
        who = self._state.awaited if seat is None else seat
        return engine.legal(self._state, who, PROFILES[menu])

    def why_not(self, move: Move | str) -> IllegalMove | None:
        """Why a move is refused now, or None if it is legal."""
        return engine.objection(self._state, self._move(move))

    def play(self, move: Move | str) -> None:
        """Play a move, an object or its notation; a refused one raises `IllegalMove` and changes nothing."""
        wanted = self._move(move)
        engine.play(self._state, wanted)
        self._moves.append(wanted)

    def _move(self, move: Move | str) -> Move:
        return parse_move(move, self.seats) if isinstance(move, str) else move

    def view(self, seat: int) -> View:
        """What a seat may know of the game."""
        return view(self._state, seat)

    def events(self, seat: int) -> list[Event]:
        """All events so far, as a seat may know them."""
        return events_for(self._log, seat)

    def position(self) -> str:
        """The whole position in notation, hidden cards included."""
        return position_text(self._state)

    def hash(self) -> str:
        """The SHA-256 of the position."""
        return position_hash(self._state)

    def record(self, players: Sequence[str] = ()) -> str:
        """The game so far in notation; a game from a position has no record that could be replayed."""
        names = tuple(players) or tuple(f"Player {seat}" for seat in range(self.seats))
        return record_text(self.as_record(names))

    def as_record(self, players: tuple[str, ...]) -> Record:
        """Like `record`, but as an object."""
        return record_of(self._state, players, list(self._moves))

    def copy(self) -> Game:
        """An independent game at the same point, for trying things out."""
        game = type(self).__new__(type(self))
        game._start(self._state.clone())
        game._log[:] = self._log
        game._moves = list(self._moves)
        return game
