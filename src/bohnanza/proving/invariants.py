"""What must hold in every game, whatever anybody does; each check raises `Broken` with a sentence.

The functions of the engine come in a `Machine`, so that a wrong one can be put in their place: that is how the
checks are checked.
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
from bohnanza.proving.random_moves import sensible_move, wild_move

MENUS: Final[tuple[Menu, ...]] = (NO_OFFERS, SIMPLE, FULL)
SENTENCE: Final = re.compile(r"(?:[A-Z]|p-?\d)[^{}\n]*\.")  # also one about a player


class Broken(AssertionError):
    """An invariant that does not hold; the message is one sentence."""


@dataclass(frozen=True)
class Machine:
    """The engine's functions that are looked at."""

    legal: Callable[[State, int, Menu], list[Move]] = game.legal
    objection: Callable[[State, Move], IllegalMove | None] = game.objection
    apply: Callable[[State, Move], None] = game.apply
    clone: Callable[[State], State] = State.clone
    position_text: Callable[[State], str] = position_text
    parse_move: Callable[[str, int], Move] = parse_move


ENGINE = Machine()


def named(move: Move) -> str:
    """A move by class and key: a refused one may be too wrong for words."""
    return f"{type(move).__name__}{move.key()}"


# --- one position ---


def check_cards(s: State, cards: list[int]) -> None:
    """No card is lost or made."""
    if all_cards(s) != cards:
        raise Broken("Cards were lost or made.")


def check_awaited(s: State, machine: Machine = ENGINE) -> None:
    """Until the end somebody is awaited and has something to do; then nobody."""
    if s.over:
        seats = range(s.rules.seats)
        if s.awaited >= 0 or any(machine.legal(s, seat, FULL) for seat in seats):
            raise Broken("The game is over and yet goes on.")
        if not game.winners(s):
            raise Broken("The game is over and nobody has won.")
        return
    if not 0 <= s.awaited < s.rules.seats:
        raise Broken("Nobody is awaited, and the game is not over.")
    for menu in MENUS:
        if not machine.legal(s, s.awaited, menu):
            raise Broken(f"p{s.awaited} is awaited and has no move.")


def check_lists(s: State, machine: Machine = ENGINE, rng: Random | None = None, sample: int = 0) -> None:
    """What is listed is accepted, for every seat and menu; with `rng`, a sample of the full menu."""
    for seat in range(s.rules.seats):
        for menu in MENUS:
            moves = machine.legal(s, seat, menu)
            if rng is not None and len(moves) > sample:
                moves = rng.sample(moves, sample)
            for move in moves:
                problem = machine.objection(s, move)
                if problem is not None or move.seat != seat:
                    raise Broken(f"{move} is listed for p{seat} and refused: {problem}")


def check_refusal(problem: IllegalMove, move: Move) -> None:
    """A refusal names a rule of the catalogue and says a sentence."""
    if problem.rule not in rulebook.rules():
        raise Broken(f"{named(move)} is refused by '{problem.rule}', which is no rule.")
    words = problem.sentence
    if SENTENCE.fullmatch(words) is None or len(words.split()) < 3:
        raise Broken(f"{named(move)} is refused with '{words}', which is no sentence.")


def check_move_text(s: State, move: Move, machine: Machine = ENGINE) -> None:
    """A legal move can be written down and read again."""
    if machine.parse_move(str(move), s.rules.seats) != move:
        raise Broken(f"{named(move)} is written '{move}' and read as another move.")


def check_position_text(s: State, machine: Machine = ENGINE) -> None:
    """A position can be written down and read again."""
    text = machine.position_text(s)
    again = parse_position(text)
    if again != s or machine.position_text(again) != text:
        raise Broken("The position is read as another one than was written.")


def check_replay(s: State, moves: list[Move]) -> None:
    """Game id, seed and moves lead to the same position, by way of the record, listened to or not."""
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
    """A game on its way, looked at after every move."""

    game_id: str
    seed: str
    machine: Machine = ENGINE
    every: int = 25  # the costly checks are made every so many moves
    sample: int = 25  # of the listed moves that are looked at
    tried: int = 0
    moves: list[Move] = field(default_factory=list)
    last: Move | None = None

    def __post_init__(self) -> None:
        """Deal."""
        self.rng = Random(f"{self.game_id} {self.seed}")
        self.s = game.new_game(rules_for(self.game_id), self.seed, log=self.rng.random() < 0.5)
        self.cards = all_cards(self.s)

    def run(self, most: int) -> None:
        """Try up to so many moves, then play on with listed ones only to the end."""
        while not self.s.over and self.tried < most:
            wild = self.rng.random() < 0.5
            self.attempt(wild_move(self.s, self.rng) if wild else sensible_move(self.s, self.rng))
        playout(self.s, SIMPLE, self.rng, self.moves)
        self.check_end()

    def check_end(self) -> None:
        """What must hold at the end, also that nothing can be done any more."""
        check_cards(self.s, self.cards)
        check_awaited(self.s, self.machine)
        check_position_text(self.s, self.machine)
        check_replay(self.s, self.moves)
        for move in self.moves[-20:]:
            self.attempt(move)

    def attempt(self, move: Move) -> None:
        """Play a move if it is legal, and see that it does what it must and no more."""
        self.tried += 1
        self.last = move
        before = self.machine.clone(self.s)
        problem = self.machine.objection(self.s, move)
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
        """A legal move keeps the cards together; a clone goes its own way to the same place."""
        check_move_text(self.s, move, self.machine)
        costly = self.tried % self.every == 0
        text = self.machine.position_text(self.s) if costly else ""
        self.machine.apply(clone, move)
        if costly and self.machine.position_text(self.s) != text:
            raise Broken("Playing on a clone has changed the original.")
        self.machine.apply(self.s, move)
        self.moves.append(move)
        if clone != self.s:
            raise Broken("A move leads elsewhere on a clone.")
        check_cards(self.s, self.cards)
        check_awaited(self.s, self.machine)
        if costly:
            check_position_text(self.s, self.machine)
            check_lists(self.s, self.machine, self.rng, self.sample)

    def report(self, problem: str) -> str:
        """What broke and how to come there again."""
        players = tuple(f"Player {seat}" for seat in range(self.s.rules.seats))
        record = record_text(record_of(self.s, players, self.moves))
        last = "none" if self.last is None else named(self.last)
        return f"{problem}\nLast move tried: {last}\nBefore it, as a record:\n{record}"
