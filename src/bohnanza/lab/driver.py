"""The driver: whole games between bots, without a clock. It adds no rule.

`engine.referee` decides who is asked next and what. In trading a player makes one move or passes, which is not
recorded; trading ends when the active player says so, or after a round of passes, when the driver says it.
`bohnanza.bots.limits` sets how much a bot may do before the game continues without it, so that every game ends
whatever the bots do; people are not limited. A bot that overrides `observe` gets every event as its seat may know it,
before it is next asked something and at the end; events are made only if there is such a bot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from traceback import format_exception_only
from typing import Final

from mypy_extensions import mypyc_attr

from bohnanza.bots import limits
from bohnanza.bots.base import Bot, observes
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.game import apply, legal, new_game, objection, scores, winners
from bohnanza.engine.menus import FULL, NO_OFFERS, Menu
from bohnanza.engine.moves import DONES
from bohnanza.engine.notation.moves import move_classes
from bohnanza.engine.referee import CHOOSE, INTERRUPT, SPEAK, Etiquette, Referee, fallback
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.engine.trade_acts import find_offer
from bohnanza.engine.trade_moves import Accept, Decline, Pick, Propose
from bohnanza.engine.views import View, seen_by, view, view_sharing

OnMove = Callable[[State, Move], None]  # called after every move

ANSWERS_ONLY: Final = Menu(others=False)
ETIQUETTE: Final = Etiquette(
    proposals=limits.PROPOSALS,
    own=limits.PROPOSALS,
    deals=limits.PROPOSALS,
    open_offers=limits.PROPOSALS,
    repeats=True,
    free_moves=limits.FREE_MOVES,
    interrupts=limits.INTERRUPTS,
)
# By class of moves; looking up the name of a module takes longer than most moves.
_OWN_CLASSES: Final[dict[type, bool]] = {}


@dataclass(frozen=True)
class Fault:
    """A bot's answer that could not be played; another move, or a pass, took its place."""

    seat: int
    turn: int
    sentence: str


@dataclass
class Result:
    """A finished game."""

    game_id: str
    seed: str
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    turns: int = 0
    decisions: int = 0  # how often a bot was asked to choose or to speak
    trades: int = 0
    faults: list[Fault] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)  # if `record` was asked for


def play_game(
    game: Rules | str,
    seed: str,
    bots: Sequence[Bot],
    record: bool = False,
    menu: Menu = FULL,
    watch: OnMove | None = None,
) -> Result:
    """Play a new game with one bot for each seat; `menu` limits the moves that are listed for them."""
    rules = rules_for(game) if isinstance(game, str) else game
    log = any([observes(bot) for bot in bots])
    return play_on(new_game(rules, seed, log=log), bots, record, menu, watch)


def play_on(
    s: State,
    bots: Sequence[Bot],
    record: bool = False,
    menu: Menu = FULL,
    watch: OnMove | None = None,
    overseer: Overseer | None = None,
) -> Result:
    """Play a game to its end from any position; the state is changed."""
    if len(bots) != s.rules.seats:
        raise ValueError(f"{s.rules.game_id} needs {s.rules.seats} bots, not {len(bots)}.")
    return Driver(s, bots, record, menu, watch, overseer).run()


@mypyc_attr(allow_interpreted_subclasses=True)
class Overseer:
    """Hears of every question before a bot is asked, and may have the fallback played instead."""

    def permits(self, seat: int, question: int) -> bool:
        """Whether a seat is asked question `question` of this game, counted from 1."""
        return True


class Driver:
    """Plays one game to its end."""

    def __init__(
        self,
        s: State,
        bots: Sequence[Bot],
        record: bool,
        menu: Menu,
        watch: OnMove | None,
        overseer: Overseer | None,
    ) -> None:
        self.s = s
        self.bots = bots
        self.record = record
        self.menu = menu
        own = NO_OFFERS if menu.others else ANSWERS_ONLY
        self.limited = [bot.limited() for bot in bots]
        self.menus = [menu if bot.reads_offers() else own for bot in bots]
        self.own = [type(bot).__module__.startswith("bohnanza.bots.") for bot in bots]
        self.seen: View | None = None  # the last view of one of the package's own bots, until a card moves
        self.watch = watch
        self.result = Result(s.rules.game_id, s.seed)
        self.referee = Referee(ETIQUETTE, self.limited)
        self.interrupters = [bot.interrupts(s.rules) for bot in bots]
        self.everybody = [True] * len(bots)
        self.listening = [observes(bot) for bot in bots]
        self.heard = [0] * len(bots)  # how many events each has got
        self.overseer = overseer
        self.questions = 0

    def run(self) -> Result:
        s, referee, result = self.s, self.referee, self.result
        if True in self.listening and s.log is None:
            s.log = []
        while s.agenda:
            question = referee.question(s, self.interrupters, self.everybody)
            seat = referee.seat
            if question == CHOOSE:
                self._decide(seat)
            elif question == SPEAK:
                referee.spoke(seat, self._speak(seat))
            elif question == INTERRUPT:
                referee.interrupted(seat, self._interrupt(seat))
            else:
                self._play(DONES[s.active])
        for seat in range(len(self.bots)):
            if self.listening[seat]:
                self._ready(seat)
        result.scores, result.winners, result.turns = scores(s), winners(s), s.turn
        return result

    # --- the three questions ---

    def _speak(self, seat: int) -> bool:
        """Whether a seat makes a move when it is its turn to speak; it is not asked if the menu lists nothing."""
        if self.referee.tired(seat):
            return False
        moves = self._listed(seat)
        if not moves and self.limited[seat] and (not self.menu.others or self.menus[seat] is self.menu):
            return False
        self.result.decisions += 1
        if not self._ready(seat):
            return False
        try:
            move = self.bots[seat].speak(self._view(seat), moves)
        except Exception as error:  # a bot must not bring the game down, whatever goes wrong in it
            return self._fault(seat, raised(error))
        if move is None:
            return False
        problem = self._problem(seat, move)
        return self._play(move) if not problem else self._fault(seat, problem)

    def _decide(self, seat: int) -> None:
        """Play the move that the game waits for: the only one there is, what the bot chooses, or the fallback."""
        formality = self.s.agenda[-1].formality(self.s)
        if formality is not None:
            self._play(formality)
            return
        if self.referee.tired(seat):
            self._fault(seat, f"p{seat} has made {limits.FREE_MOVES} moves that do not advance the game.")
            move = None
        else:
            move = self._chosen(seat)
        self._play(move if move is not None else fallback(self._listed(seat)))

    def _chosen(self, seat: int) -> Move | None:
        """What a bot chooses, or None if that cannot be played."""
        self.result.decisions += 1
        if not self._ready(seat):
            return None
        try:
            move = self.bots[seat].choose(self._view(seat), self._listed(seat))
        except Exception as error:  # as above
            self._fault(seat, raised(error))
            return None
        problem = self._problem(seat, move)
        if problem:
            self._fault(seat, problem)
        return None if problem else move

    def _interrupt(self, seat: int) -> bool:
        """Whether a seat makes an any-time move."""
        if self.referee.tired(seat) or not self._ready(seat):
            return False
        try:
            move = self.bots[seat].interrupt(self._view(seat))
        except Exception as error:  # as above
            return self._fault(seat, raised(error))
        if move is None:
            return False
        problem = self._problem(seat, move)
        if not problem and (move.advances or move not in legal(self.s, seat, NO_OFFERS)):
            problem = f"{move} is not an any-time move."
        return self._play(move) if not problem else self._fault(seat, problem)

    # --- before a bot is asked ---

    def _ready(self, seat: int) -> bool:
        """Whether a bot is asked at all; if so, it first hears what has happened since the last time."""
        self.questions += 1
        if self.overseer is not None and not self.overseer.permits(seat, self.questions):
            return self._fault(seat, f"p{seat} gave no answer in time.")
        if self.listening[seat]:
            log = self.s.log
            assert log is not None
            news = log[self.heard[seat] :]
            self.heard[seat] = len(log)
            for event in news:
                seen = seen_by(event, seat)
                if seen is not None:
                    try:
                        self.bots[seat].observe(seen)
                    except Exception as error:  # as above
                        self._fault(seat, raised(error))
        return True

    def _view(self, seat: int) -> View:
        """What a seat sees; the package's own bots change nothing in it, so they share the public part."""
        if not self.own[seat]:
            return view(self.s, seat)
        found = view(self.s, seat) if self.seen is None else view_sharing(self.s, seat, self.seen)
        self.seen = found
        return found

    # --- moves ---

    def _listed(self, seat: int) -> list[Move]:
        return legal(self.s, seat, self.menus[seat])

    def _problem(self, seat: int, move: object) -> str:
        """Why a bot's move cannot be played; empty if it can."""
        # A class of the bot's own could do anything to the state.
        if not isinstance(move, Move) or not of_the_game(move):
            return f"A {type(move).__name__} is not a move of the game."
        if move.seat != seat:
            return f"p{seat} cannot move for p{move.seat}."
        if self.referee.too_many(self.s, move):
            return f"p{seat} has made {limits.PROPOSALS} proposals in this phase."
        try:
            if move.unlisted and not self.own[seat]:
                move.words()  # what cannot be written down cannot be played again
            found = objection(self.s, move)
            return "" if found is None else f"{move}: {found}"
        except Exception as error:  # nonsense in its fields
            return raised(error)

    def _fault(self, seat: int, sentence: str) -> bool:
        self.result.faults.append(Fault(seat, self.s.turn, sentence))
        return False

    def _play(self, move: Move) -> bool:
        self.result.trades += makes_trade(self.s, move)
        if self.record:
            self.result.moves.append(move)
        if not isinstance(move, (Propose, Decline)):
            self.seen = None
        apply(self.s, move)
        self.referee.note_move(self.s, move)
        if self.watch is not None:
            self.watch(self.s, move)
        return True


def of_the_game(move: Move) -> bool:
    """Whether the class of a move belongs to the engine or to a variant."""
    known = _OWN_CLASSES.get(type(move))
    if known is None:
        known = type(move).__module__.startswith("bohnanza.engine.") or type(move) in move_classes()
        _OWN_CLASSES[type(move)] = known
    return known


def makes_trade(s: State, move: Move) -> bool:
    """Whether the move that is about to be played completes a trade."""
    if isinstance(move, Pick):
        return True
    offer = find_offer(s, move.number) if isinstance(move, Accept) else None
    return offer is not None and not offer.gathers()


class Absent(Bot):
    """Takes the seat of a bot that could not be made, and always plays the fallback."""

    def __init__(self) -> None:
        super().__init__("absent")

    def choose(self, view: View, moves: list[Move]) -> Move:
        return fallback(moves)


def raised(error: Exception) -> str:
    """The name and the text of an exception."""
    return "".join(format_exception_only(error)).strip()
