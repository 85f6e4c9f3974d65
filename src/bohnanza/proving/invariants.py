"""What must hold in every game, whatever anybody does; each check raises `Broken` with a sentence.

The functions of the engine come in an `EngineFunctions`, so that a test can put a wrong one in their place and see
that the checks notice.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from bohnanza import rulebook
from bohnanza.engine import game
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.menus import FULL, NO_OFFERS, SIMPLE, Menu
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import parse_position, position_hash, position_text
from bohnanza.engine.notation.record import parse_record, record_of, record_text, replay
from bohnanza.engine.playout import playout
from bohnanza.engine.seams import IllegalMove, Move
from bohnanza.engine.state import State, all_cards
from bohnanza.proving.random_moves import nonsense_move, sensible_move

MENUS: Final[tuple[Menu, ...]] = (NO_OFFERS, SIMPLE, FULL)
SENTENCE: Final = re.compile(r"(?:[A-Z]|p-?\d)[^{}\n]*\.")  # also one about a player


class Broken(AssertionError):
    """An invariant that does not hold; the message is one sentence."""


@dataclass(frozen=True)
class EngineFunctions:
    """The functions of the engine that are checked."""

    legal: Callable[[State, int, Menu], list[Move]] = game.legal
    objection: Callable[[State, Move], IllegalMove | None] = game.objection
    apply: Callable[[State, Move], None] = game.apply
    clone: Callable[[State], State] = State.clone
    position_text: Callable[[State], str] = position_text
    parse_move: Callable[[str, int], Move] = parse_move


ENGINE = EngineFunctions()


def move_name(move: Move) -> str:
    """A move by class and key: a refused one may be too wrong for words."""
    return f"{type(move).__name__}{move.key()}"


# --- one position ---


def check_cards(s: State, cards: list[int]) -> None:
    """No card is lost or made."""
    if all_cards(s) != cards:
        raise Broken("Cards were lost or made.")


def check_awaited(s: State, engine: EngineFunctions = ENGINE) -> None:
    """Until the end somebody is awaited and has a move; after the end nobody is."""
    if s.over:
        seats = range(s.rules.seats)
        if s.awaited >= 0 or any(engine.legal(s, seat, FULL) for seat in seats):
            raise Broken("The game is over and yet goes on.")
        if not game.winners(s):
            raise Broken("The game is over and nobody has won.")
        return
    if not 0 <= s.awaited < s.rules.seats:
        raise Broken("Nobody is awaited, and the game is not over.")
    for menu in MENUS:
        if not engine.legal(s, s.awaited, menu):
            raise Broken(f"p{s.awaited} is awaited and has no move.")


def check_lists(
    s: State, engine: EngineFunctions = ENGINE, rng: Random | None = None, sample: int = 0
) -> None:
    """What is listed is accepted, for every seat and menu; with `rng`, a sample of the full menu."""
    for seat in range(s.rules.seats):
        for menu in MENUS:
            moves = engine.legal(s, seat, menu)
            if rng is not None and len(moves) > sample:
                moves = rng.sample(moves, sample)
            for move in moves:
                problem = engine.objection(s, move)
                if problem is not None or move.seat != seat:
                    raise Broken(f"{move} is listed for p{seat} and refused: {problem}")


def check_refusal(problem: IllegalMove, move: Move) -> None:
    """A refusal names a rule of the catalogue and says a sentence."""
    if problem.rule not in rulebook.rules():
        raise Broken(f"{move_name(move)} is refused by '{problem.rule}', which is not a rule.")
    words = problem.sentence
    if SENTENCE.fullmatch(words) is None or len(words.split()) < 3:
        raise Broken(f"{move_name(move)} is refused with '{words}', which is not a sentence.")


def check_move_text(s: State, move: Move, engine: EngineFunctions = ENGINE) -> None:
    """A legal move can be written down and read again."""
    if engine.parse_move(str(move), s.rules.seats) != move:
        raise Broken(f"{move_name(move)} is written '{move}' and read as another move.")


def check_position_text(s: State, engine: EngineFunctions = ENGINE) -> None:
    """A position can be written down and read again."""
    text = engine.position_text(s)
    again = parse_position(text)
    if again != s or engine.position_text(again) != text:
        raise Broken("The position is read as another one than was written.")


def check_replay(s: State, moves: list[Move]) -> None:
    """The record of a game replays to the same position, with events or without."""
    players = tuple(f"Player {seat}" for seat in range(s.rules.seats))
    record = record_of(s, players, moves)
    again = parse_record(record_text(record))
    if again != record:
        raise Broken("The record is read as another one than was written.")
    for log in (False, True):
        if position_hash(replay(again, log)) != record.final_hash:
            raise Broken(
                f"The record does not replay to the same hash {'with' if log else 'without'} events."
            )


# --- whole games ---


@dataclass
class Trial:
    """A random game that is checked after every move."""

    game_id: str
    seed: str
    engine: EngineFunctions = ENGINE
    every: int = 25  # moves between two costly checks
    sample: int = 25  # how many of the listed moves are checked
    tried: int = 0
    moves: list[Move] = field(default_factory=list)
    last: Move | None = None

    def __post_init__(self) -> None:
        self.rng = Random(f"{self.game_id} {self.seed}")
        self.s = game.new_game(rules_for(self.game_id), self.seed, log=self.rng.random() < 0.5)
        self.cards = all_cards(self.s)

    def run(self, most: int) -> None:
        """Try up to `most` moves, legal or not; then play listed moves until the end."""
        while not self.s.over and self.tried < most:
            random_move = nonsense_move if self.rng.random() < 0.5 else sensible_move
            self.attempt(random_move(self.s, self.rng))
        playout(self.s, SIMPLE, self.rng, self.moves)
        self.check_end()

    def check_end(self) -> None:
        """What must hold at the end: the invariants, and that no move is possible any more."""
        check_cards(self.s, self.cards)
        check_awaited(self.s, self.engine)
        check_position_text(self.s, self.engine)
        check_replay(self.s, self.moves)
        for move in self.moves[-20:]:
            self.attempt(move)

    def attempt(self, move: Move) -> None:
        """Play a move if it is legal, and check what it does; check the refusal if it is not."""
        self.tried += 1
        self.last = move
        before = self.engine.clone(self.s)
        problem = self.engine.objection(self.s, move)
        if self.s != before:
            raise Broken("Asking whether a move is legal has changed the position.")
        if problem is None:
            self.play(move, before)
        else:
            check_refusal(problem, move)
            self.refuse(move, before)

    def refuse(self, move: Move, before: State) -> None:
        """A refused move raises and changes nothing."""
        try:
            game.play(self.s, move)
        except IllegalMove:
            if self.s != before:
                raise Broken("A refused move has changed the position.") from None
        else:
            raise Broken("A move that has an objection was played.")

    def play(self, move: Move, clone: State) -> None:
        """Play a legal move: no card is lost, and a clone comes to the same position without touching the original."""
        check_move_text(self.s, move, self.engine)
        costly = self.tried % self.every == 0
        text = self.engine.position_text(self.s) if costly else ""
        self.engine.apply(clone, move)
        if costly and self.engine.position_text(self.s) != text:
            raise Broken("Playing on a clone has changed the original.")
        self.engine.apply(self.s, move)
        self.moves.append(move)
        if clone != self.s:
            raise Broken("A move leads elsewhere on a clone.")
        check_cards(self.s, self.cards)
        check_awaited(self.s, self.engine)
        if costly:
            check_position_text(self.s, self.engine)
            check_lists(self.s, self.engine, self.rng, self.sample)

    def report(self, problem: str) -> str:
        """What broke, with a record that leads there."""
        players = tuple(f"Player {seat}" for seat in range(self.s.rules.seats))
        record = record_text(record_of(self.s, players, self.moves))
        last = "none" if self.last is None else move_name(self.last)
        return f"{problem}\nLast move tried: {last}\nBefore it, as a record:\n{record}"
