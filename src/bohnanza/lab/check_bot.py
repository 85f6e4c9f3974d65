"""Whether a bot keeps the house rules.

It must answer legally and in time, give the same answers with the same seed, use only what its seat may know, and
not change what it is shown.

A game is played with the bot in every seat, and every question is noted. Then it is played again with copies of the
bot that have the same seeds: all answers must be the same. Finally one more copy for each seat is asked the same
questions alone, in states where everything hidden from the seat has been dealt again (`determinise`). Whatever a bot
finds by looking beyond its view is different there, but its answers must still be the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from threading import Thread
from time import monotonic
from typing import Any, Final

from bohnanza.bots import Bot, limits
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.events import Event
from bohnanza.engine.game import legal, new_game
from bohnanza.engine.memory import Memory
from bohnanza.engine.menus import FULL, NO_OFFERS
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move
from bohnanza.engine.views import NoDeal, View, determinise, view
from bohnanza.lab.driver import play_on
from bohnanza.words import Voice, voice

# For tests that cannot afford all games.
THE_TEN: Final = (
    "classic/5", "bean-duel/2", "anniversary/4", "new-beans/7", "field-beans/4", "anniversary-duel+magpie/2",
    "the-duel/2", "anniversary+coin/3", "classic+favors/5", "anniversary+coin+magpie+favors/5",
)  # fmt: skip

POLL: Final = 0.02  # seconds between two looks at the open question

Make = Callable[[Random], Bot]


@dataclass(frozen=True)
class Violation:
    """Something that a bot did and must not do."""

    game_id: str
    what: str  # illegal, raises, slow, mutates, random or peeks
    arguments: dict[str, Any]

    def said(self, voice: Voice) -> str:
        return voice.say(f"cli-check-{self.what}", self.arguments)

    @property
    def sentence(self) -> str:
        return self.said(voice())


@dataclass
class BotReport:
    """What a check found."""

    games: list[str] = field(default_factory=list)
    questions: int = 0
    swaps: int = 0  # questions that were asked again with other hidden cards
    found: list[Violation] = field(default_factory=list)

    @property
    def fine(self) -> bool:
        """Whether the bot keeps all rules."""
        return not self.found

    def sentences(self, voice: Voice) -> list[str]:
        if self.fine:
            counts = {"questions": self.questions, "games": len(self.games), "swaps": self.swaps}
            return [voice.say("cli-check-fine", counts)]
        return [f"{one.game_id}: {one.said(voice)}" for one in self.found]

    def as_dict(self) -> dict[str, Any]:
        return {
            "fine": self.fine,
            "games": self.games,
            "questions": self.questions,
            "swaps": self.swaps,
            "findings": [
                {"game_id": one.game_id, "what": one.what, "sentence": one.sentence} for one in self.found
            ],
        }


def check_bot(
    factory: Make,
    games: Sequence[str] = THE_TEN,
    budget: float = limits.DECISION_SECONDS,
    seed: str = "check",
) -> BotReport:
    """Check a bot in these games, up to the first one in which it breaks a rule."""
    report = BotReport()
    for game_id in games:
        check = BotCheck(factory, rules_for(game_id), budget, f"{seed} {game_id}")
        report.games.append(check.rules.game_id)
        report.found += check.run()
        report.questions += check.questions
        report.swaps += check.swaps
        if report.found:
            break
    return report


# --- asking and noting ---


@dataclass(frozen=True)
class PastQuestion:
    """What a bot was asked and what it answered."""

    method: str  # choose, speak or interrupt
    view: View
    moves: list[Move]
    answer: Move | None


History = list[PastQuestion | Event]


class Misbehaved(Exception):
    """Raised at the first violation; it ends the check."""

    def __init__(self, what: str, **arguments: object) -> None:
        super().__init__(what)
        self.what = what
        self.arguments = arguments


def ask(bot: Bot, method: str, seen: View, moves: list[Move]) -> Move | None:
    if method == "choose":
        return bot.choose(seen, moves)
    return bot.speak(seen, moves) if method == "speak" else bot.interrupt(seen)


class QuestionTimer:
    """Knows which question is open and since when; another thread reads it."""

    def __init__(self) -> None:
        self.open: tuple[float, str] | None = None

    @contextmanager
    def running(self, method: str) -> Iterator[None]:
        self.open = (monotonic(), method)
        try:
            yield
        finally:
            self.open = None

    def ask(self, bot: Bot, method: str, seen: View, moves: list[Move]) -> Move | None:
        with self.running(method):
            return ask(bot, method, seen, moves)

    def tell(self, bot: Bot, event: Event) -> None:
        with self.running("observe"):
            bot.observe(event)


class Witness(Bot):
    """Passes everything from the driver on to a bot, and notes questions, answers and events."""

    def __init__(self, bot: Bot, timer: QuestionTimer) -> None:
        super().__init__(bot.name)
        self.bot = bot
        self.timer = timer
        self.history: History = []

    def choose(self, view: View, moves: list[Move]) -> Move:
        return self._asked("choose", view, moves)  # type: ignore[return-value]

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        return self._asked("speak", view, moves)

    def interrupt(self, view: View) -> Move | None:
        return self._asked("interrupt", view, [])

    def interrupts(self, rules: Rules) -> bool:
        return self.bot.interrupts(rules)

    def reads_offers(self) -> bool:
        return self.bot.reads_offers()

    def observe(self, event: Event) -> None:
        self.history.append(event)
        self.timer.tell(self.bot, event)

    def _asked(self, method: str, view: View, moves: list[Move]) -> Move | None:
        before, listed = view.key(), moves[:]
        answer = self.timer.ask(self.bot, method, view, moves)
        if view.key() != before or moves != listed:
            raise Tampered(method)
        self.history.append(PastQuestion(method, view, listed, answer))
        return answer


class Tampered(BaseException):
    """A bot changed what it was shown. Not an `Exception`, because the driver turns those into faults."""


# --- one game ---


class BotCheck:
    """One game, and the same questions again."""

    def __init__(self, factory: Make, rules: Rules, budget: float, seed: str) -> None:
        self.factory = factory
        self.rules = rules
        self.budget = budget
        self.seed = seed
        self.timer = QuestionTimer()
        self.questions = 0
        self.swaps = 0
        self.found: list[Violation] = []

    def run(self) -> list[Violation]:
        """Run everything in a thread of its own, which is abandoned if a question takes too long."""
        thread = Thread(target=self._run, daemon=True)
        thread.start()
        while thread.is_alive():
            thread.join(POLL)
            now = self.timer.open
            if now is not None and monotonic() - now[0] > self.budget:
                return [self._violation("slow", method=now[1], seconds=f"{self.budget:g}")]
        return self.found

    def _violation(self, what: str, **arguments: object) -> Violation:
        return Violation(self.rules.game_id, what, arguments)

    def _run(self) -> None:
        try:
            histories = self._game()
            self.questions += sum([len(asked(history)) for history in histories])
            for first, second in zip(histories, self._game()):
                for one, other in zip(asked(first), asked(second)):
                    if one.answer != other.answer:
                        raise differs("random", one, other.answer)
            for seat, history in enumerate(histories):
                self._ask_again(seat, history)
        except Misbehaved as problem:
            self.found.append(self._violation(problem.what, **problem.arguments))
        except Tampered as problem:
            self.found.append(self._violation("mutates", method=str(problem)))
        except Exception as error:
            self.found.append(self._violation("raises", error=type(error).__name__, message=str(error)))

    def _bot(self, seat: int) -> Bot:
        with self.timer.running("__init__"):
            return self.factory(Random(f"{self.seed}/p{seat}"))

    def _game(self) -> list[History]:
        """Play a game with the bot in every seat; what each of them was asked."""
        bots = [Witness(self._bot(seat), self.timer) for seat in range(self.rules.seats)]
        result = play_on(new_game(self.rules, self.seed, log=True), bots)
        for fault in result.faults[:1]:
            raise Misbehaved("illegal", turn=fault.turn, seat=fault.seat, problem=fault.sentence)
        return [bot.history for bot in bots]

    def _ask_again(self, seat: int, history: History) -> None:
        """Ask a copy the same questions while everything that it cannot see is different."""
        bot, memory, rng = self._bot(seat), Memory(self.rules, seat), Random(f"{self.seed} swap {seat}")
        for one in history:
            if isinstance(one, Event):
                memory.observe(one)
                self.timer.tell(bot, one)
                continue
            try:
                s = determinise(one.view, memory.known, rng)
            except NoDeal:
                self.timer.ask(bot, one.method, one.view, one.moves[:])
                continue
            self.swaps += 1
            # Asked as the driver would, so that what a bot finds behind its view is this state.
            menu = FULL if bot.reads_offers() else NO_OFFERS
            moves = legal(s, seat, menu) if one.moves else []
            answer = self.timer.ask(bot, one.method, view(s, seat), moves)
            if answer != one.answer:
                raise differs("peeks", one, answer)


def asked(history: History) -> list[PastQuestion]:
    return [one for one in history if isinstance(one, PastQuestion)]


def differs(what: str, question: PastQuestion, answer: Move | None) -> Misbehaved:
    """The violation of giving two answers to the same question."""
    said = {"first": str(question.answer or "none"), "second": str(answer or "none")}
    return Misbehaved(what, turn=question.view.turn, **said)
