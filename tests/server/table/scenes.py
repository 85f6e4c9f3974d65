"""Scenes: a table at some point, something that happens, what comes of it; time passes only when it is told to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import TypeVar

from bohnanza.bots import Bot, bot_named
from bohnanza.engine.beans import NAMES
from bohnanza.engine.game import legal
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.referee import fallback, in_trading
from bohnanza.engine.state import State
from bohnanza.engine.views import view
from bohnanza.server.bots.job import listed
from bohnanza.server.protocol import commands, messages
from bohnanza.server.protocol.settings import ClockSettings, Pace, Settings
from bohnanza.server.table import facts
from bohnanza.server.table.facts import LogRow
from bohnanza.server.table.fold import add, rebuild
from bohnanza.server.table.inputs import (
    BotQuestion,
    BotReply,
    Connect,
    CreateTable,
    Disconnect,
    FreshTable,
    Input,
    Join,
    Outcome,
    Request,
    Tick,
)
from bohnanza.server.table.state import Table
from bohnanza.server.table.step import due, step

M = TypeVar("M")
SECRET = "0123456789abcdef" * 4


@dataclass
class Scene:
    """A table, and everything that has come of what was put in."""

    table: Table = field(default_factory=lambda: Table("t1"))
    now: int = 1_000_000
    rows: list[LogRow] = field(default_factory=list)
    told: list[tuple[str, messages.ServerMessage]] = field(default_factory=list)
    questions: list[BotQuestion] = field(default_factory=list)
    bots: dict[tuple[int, str], Bot] = field(default_factory=dict)
    numbers: count[int] = field(default_factory=lambda: count(1))

    @property
    def game(self) -> State:
        assert self.table.game is not None
        return self.table.game

    def put(self, what: Input) -> Outcome:
        """One input."""
        out = step(self.table, self.now, what)
        self.rows += out.rows
        self.told += [(delivery.to, delivery.message) for delivery in out.deliveries]
        self.questions += out.questions
        at = due(self.table, self.now)
        assert at is None or at > self.now
        return out

    def wait(self, time: int) -> Outcome:
        """Let time pass; everything that is due happens when it is."""
        end = self.now + time
        while (at := due(self.table, self.now)) is not None and at <= end:
            self.now = at
            self.put(Tick())
        self.now = end
        return self.put(Tick())

    def sit(self, name: str, seats: Sequence[int] = (), program: bool = False) -> str:
        """Somebody joins and connects: the member."""
        self.put(Join("", "join", name, f"token of {name}", tuple(seats), program))
        member = self.table.member_with(f"token of {name}")
        self.come(member)
        return member

    def come(self, member: str, since: int | None = None) -> Outcome:
        return self.put(Connect(f"to {member}", member, since))

    def go(self, member: str) -> Outcome:
        return self.put(Disconnect(f"to {member}"))

    def do(self, member: str, command: commands.AnyCommand) -> messages.ServerMessage | None:
        """A command; its answer."""
        start = len(self.told)
        self.put(Request("answer", member, command, FreshTable("t2", SECRET[::-1])))
        answers = [message for to, message in self.told[start:] if to == "answer"]
        return answers[-1] if answers else None

    def play(self, member: str, text: str, version: int | None = None) -> messages.ServerMessage | None:
        """A move; {hand0} is the first card of the seat's hand, {turned0} the first turned-over one."""
        seat = int(text[1])
        hand = {f"hand{place}": NAMES[kind] for place, kind in enumerate(self.game.hands[seat])}
        turned = {f"turned{place}": NAMES[kind] for place, kind in enumerate(self.game.turned)}
        return self.do(
            member, commands.Play(f"play{next(self.numbers)}", text.format(**hand, **turned), version)
        )

    def heard(self, member: str, kind: type[M]) -> list[M]:
        """What a member was told, of one kind."""
        return [message for to, message in self.told if to == f"to {member}" and isinstance(message, kind)]

    def facts(self, kind: type[M]) -> list[M]:
        """What was put into the log, of one kind."""
        return [row.fact for row in self.rows if isinstance(row.fact, kind)]

    def force(self, *moves: str) -> None:
        """Moves that just happened."""
        for text in moves:
            self.rows.append(add(self.table, self.now, "", "", facts.Made(int(text[1]), text, "person")))

    def to_trading(self, interrupts: bool = False) -> None:
        """Play on, whoever it is that has to, until the active seat trades; bots may have any-time moves."""
        if not interrupts:
            self.table.bots.never_interrupt.update(range(self.table.seats))
        while not in_trading(self.game.agenda):
            s = self.game
            self.force(str(fallback(legal(s, s.awaited))))
        self.put(Tick())

    def give(self, seat: int, *cards: str) -> None:
        """Put other cards into a hand, behind the back of the log."""
        self.game.hands[seat] = [NAMES.index(card) for card in cards]

    def answer(self, number: int = 0) -> BotQuestion:
        """The bot of an open question answers."""
        question = self.questions.pop(number)
        bot = self.bots.setdefault((question.seat, question.bot), bot_named(question.bot, "tea"))
        v = view(parse_position(question.view, playable=False), question.seat)
        moves = listed(question, v.rules.seats)
        said = {"choose": bot.choose, "speak": bot.speak}
        move = said[question.ask](v, moves) if question.ask in said else bot.interrupt(v)
        text = str(move) if move else None
        self.put(BotReply(question.seat, question.number, text, bot.interrupts(v.rules)))
        return question

    def run(self) -> None:
        """Let the bots play until nothing more happens."""
        while not self.table.finished:
            if self.questions:
                self.answer()
                continue
            at = due(self.table, self.now)
            if at is None:
                return
            self.now = at
            self.put(Tick())

    def rebuilt(self) -> Table:
        """The table as another process would find it."""
        return rebuild("t1", self.rows)


def texts_of(question: BotQuestion) -> list[str]:
    """The moves that a bot may choose from, in notation."""
    return [str(move) for move in listed(question, 7)]


def dealt(
    game: str = "anniversary/3",
    people: Sequence[str] = ("Ana", "Ben"),
    start: bool = True,
    clock: ClockSettings | None = None,
    pace: Pace = "brisk",
    takeover: bool = True,
    spectators: bool = True,
    bot: str = "greedy",
) -> Scene:
    """A table with these people, all connected; the rest are bots."""
    scene = Scene()
    settings = Settings(game, clock or ClockSettings(), pace=pace, takeover=takeover, spectators=spectators)
    scene.put(CreateTable(settings, SECRET))
    for name in people:
        scene.sit(name)
    if start:
        scene.do("m0", commands.Start("start", bot))
    return scene


def started(game: str = "anniversary/3", people: Sequence[str] = ("Ana", "Ben")) -> Scene:
    """A game that has just begun."""
    return dealt(game, people)


# --- tables that something has happened at ---


def waiting() -> Scene:
    return dealt(start=False)


def trading() -> Scene:
    scene = started()
    scene.to_trading()
    return scene


def asking() -> Scene:
    """Ana has an offer open to Ben and said that she is done."""
    scene = trading()
    scene.play("m0", "p0 offer {hand0} for any to p1")
    scene.play("m0", "p0 done")
    return scene


def lent() -> Scene:
    scene = started()
    scene.do("m0", commands.LendSeat("lend", 0))
    return scene


def paused() -> Scene:
    scene = started()
    scene.do("m0", commands.Pause("pause"))
    return scene


def ended() -> Scene:
    scene = started()
    for member in ("m0", "m1"):
        scene.do(member, commands.AgreeToEnd("enough"))
    return scene


def opened() -> Scene:
    scene = started()
    scene.do("m0", commands.OpenSeat("open", 2))
    return scene


def asked() -> Scene:
    scene = opened()
    scene.put(Join("", "join", "Dan", "token of Dan"))
    return scene


def first_move(scene: Scene) -> str:
    return next(str(move) for move in legal(scene.game, scene.game.awaited) if move.advances)
