"""Exchanges of messages as docs/protocol.md shows them: read from the page, run on a table's core, compared.

A `scene` says who sits where. An `exchange` goes on from there: `ana > {…}` is what ana sends, `ana, ben < {…}` what
both get, a line in parentheses is something that happens. Nobody gets anything that is not shown. `…` stands for any
value, in an object also for other fields, in a list for any number of items.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

import msgspec

from bohnanza.server.protocol import commands
from bohnanza.server.protocol.settings import ClockSettings, Settings
from bohnanza.server.table.inputs import (
    BotQuestion,
    BotReply,
    Connect,
    CreateTable,
    Disconnect,
    FreshTable,
    Input,
    Join,
    Request,
    Tick,
)
from bohnanza.server.table.state import Table
from bohnanza.server.table.step import due, step

DOTS: Final = "…"
NOON: Final = 1_800_000_000_000
FENCE: Final = re.compile(r"^```(scene|exchange)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TOKENS: Final = re.compile(r'"(?:[^"\\]|\\.)*"|…|[\[\]{}:,]|[^\s\[\]{}:,"…]+')
LINE: Final = re.compile(r"([a-z, ]+) ([<>]) (.+)", re.DOTALL)
HELLO: Final = msgspec.json.Decoder(commands.Hello)
COMMAND: Final = msgspec.json.Decoder(commands.AnyCommand)
CLOCKS: Final = {"days": "days", "seconds": "live"}

# --- patterns ---


def read_pattern(text: str) -> Any:
    """JSON in which `…` may stand for what does not matter."""
    out: list[str] = []
    inside: list[str] = []
    before = ""
    for token in TOKENS.findall(text):
        if token == DOTS:
            key = inside[-1:] == ["{"] and before != ":"
            out.append(f'"{DOTS}": 0' if key else f'"{DOTS}"')
        else:
            out.append(token)
        if token in "[{":
            inside.append(token)
        elif token in "]}":
            inside.pop()
        before = token
    return json.loads("".join(out))


def fits(pattern: Any, value: Any) -> bool:
    """Whether a value is what a pattern shows."""
    if pattern == DOTS:
        return True
    if isinstance(pattern, dict) and isinstance(value, dict):
        named = {key: part for key, part in pattern.items() if key != DOTS}
        if not named.keys() <= value.keys() or (DOTS not in pattern and len(named) != len(value)):
            return False
        return all(fits(part, value[key]) for key, part in named.items())
    if isinstance(pattern, list) and isinstance(value, list):
        return fits_list(pattern, value)
    return type(pattern) is type(value) and bool(pattern == value)


def fits_list(pattern: list[Any], value: list[Any]) -> bool:
    """The same for lists, in which `…` is any number of items."""
    if not pattern:
        return not value
    if pattern[0] == DOTS:
        return any(fits_list(pattern[1:], value[skipped:]) for skipped in range(len(value) + 1))
    return bool(value) and fits(pattern[0], value[0]) and fits_list(pattern[1:], value[1:])


# --- the page ---


@dataclass(frozen=True)
class Block:
    """A scene or an exchange, and the line of the page on which it begins."""

    kind: str
    text: str
    line: int


def blocks(page: str) -> Iterator[Block]:
    """All scenes and exchanges of a page in order."""
    for found in FENCE.finditer(page):
        yield Block(found[1], found[2], page.count("\n", 0, found.start()) + 1)


def statements(text: str) -> list[str]:
    """The lines of an exchange; one that is indented goes on with the line before."""
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith(" ") and lines:
            lines[-1] += "\n" + line
        elif line.strip():
            lines.append(line)
    return lines


# --- a table with people around it ---


@dataclass
class Scene:
    """A table, who is connected to it, and what they have got and not yet looked at."""

    table: Table = field(default_factory=lambda: Table("beanstalk0"))
    now: int = NOON
    inbox: dict[str, list[Any]] = field(default_factory=dict)
    questions: dict[int, BotQuestion] = field(default_factory=dict)

    def put(self, given: Input) -> None:
        """One input, and what comes of it."""
        out = step(self.table, self.now, given)
        for delivery in out.deliveries:
            message = json.loads(msgspec.json.encode(delivery.message))
            self.inbox.setdefault(delivery.to, []).append(message)
        self.questions |= {question.seat: question for question in out.questions}

    def send(self, name: str, text: str) -> None:
        """Somebody sends a message."""
        if json.loads(text)["type"] == "hello":
            hello = HELLO.decode(text)
            self.put(Connect(name, self.table.member_with(hashed(hello.token)), hello.since))
        else:
            command = COMMAND.decode(text)
            self.put(Request(name, self.member(name), command, FreshTable("beanstalk1", "more tea")))

    def member(self, name: str) -> str:
        """Who somebody is at the table; a spectator is nobody."""
        return self.table.member_with(hashed(token_of(name)))

    def sit(self, name: str, seats: tuple[int, ...] = (), program: bool = False) -> None:
        """Somebody sits down."""
        self.put(Join("http", "join", name, hashed(token_of(name)), seats, program))

    def pass_time(self, milliseconds: int) -> None:
        """Time passes, and the table is woken whenever it wants to be."""
        until = self.now + milliseconds
        while (at := due(self.table, self.now)) is not None and self.now < max(at, self.now + 1) <= until:
            self.now = max(at, self.now + 1)
            self.put(Tick())
        self.now = until

    def answer(self, seat: int, move: str) -> None:
        """A bot answers what it was asked."""
        question = self.questions.pop(seat)
        self.put(BotReply(seat, question.number, move or None))


def token_of(name: str) -> str:
    """The token that somebody has on the page."""
    return f"token-of-{name}"


def hashed(token: str) -> str:
    """How a token is stored."""
    return sha256(token.encode()).hexdigest()


# --- scenes ---


def opened(text: str) -> Scene:
    """The scene that a block describes, with everybody connected and nothing unread."""
    wanted = dict(line.split(": ", 1) for line in text.splitlines())
    scene = Scene()
    scene.put(CreateTable(settings(wanted), "tea"))
    people = seats_by_name(wanted["seats"])
    for name, seats in people.items():
        scene.sit(name, tuple(seats), name in wanted.get("programs", ""))
    if "moves" in wanted:
        _start(scene, next(iter(people)), wanted)
    names = [*people, *wanted.get("watching", "").split(", ")]
    for name in names:
        if name and name not in wanted.get("away", "").split(", "):
            scene.send(name, json.dumps({"type": "hello", "protocol": 1, "token": token_of(name)}))
    for seat, move in _moves(wanted):
        scene.put(Request("", scene.table.chairs[seat].member, commands.Play(f"scene-{move}", move)))
    scene.inbox.clear()
    return scene


def settings(wanted: dict[str, str]) -> Settings:
    """The settings of a scene."""
    clock = ClockSettings()
    if "clock" in wanted:
        amount, unit = wanted["clock"].split()
        clock = msgspec.convert({"kind": CLOCKS[unit], "amount": int(amount)}, ClockSettings)
    return Settings(wanted["game"], clock, spectators=wanted.get("watching") != "forbidden")


def seats_by_name(text: str) -> dict[str, list[int]]:
    """The seats of each person; bots and open seats are nobody's."""
    found: dict[str, list[int]] = {}
    for seat, name in enumerate(text.split(", ")):
        if not name.startswith(("bot", "open")):
            found.setdefault(name, []).append(seat)
    return found


def _start(scene: Scene, host: str, wanted: dict[str, str]) -> None:
    """Seat the bots and deal."""
    for seat, name in enumerate(wanted["seats"].split(", ")):
        if name.startswith("bot "):
            scene.put(Request("", scene.member(host), commands.SeatBot(f"bot-{seat}", seat, name[4:])))
    scene.put(Request("", scene.member(host), commands.Start("scene-start")))


def _moves(wanted: dict[str, str]) -> list[tuple[int, str]]:
    moves = [move for move in wanted.get("moves", "none").split("; ") if move != "none"]
    return [(int(move[1]), move) for move in moves]


# --- exchanges ---

Happening = tuple[re.Pattern[str], Any]
HAPPENINGS: Final[list[Happening]] = [
    (re.compile(r"\((\w+) disconnects\)"), lambda scene, name: scene.put(Disconnect(name))),
    (re.compile(r"\((\w+) (?:sits down|asks to join)\)"), lambda scene, name: scene.sit(name)),
    (re.compile(r"\(([\d.]+) seconds pass\)"), lambda scene, n: scene.pass_time(int(float(n) * 1000))),
    (re.compile(r"\(([\d.]+) days pass\)"), lambda scene, n: scene.pass_time(int(float(n) * 86_400_000))),
    (re.compile(r"\(the bot of p(\d) plays (.+)\)"), lambda scene, n, move: scene.answer(int(n), move)),
]


def run(scene: Scene, text: str) -> list[str]:
    """Run an exchange: what is not as shown, in words."""
    wrong: list[str] = []
    for statement in statements(text):
        said = LINE.fullmatch(statement)
        if said is None:
            happen(scene, statement)
        elif said[2] == ">":
            scene.send(said[1], said[3])
        else:
            pattern = read_pattern(said[3])
            wrong += [problem for name in said[1].split(", ") if (problem := look(scene, name, pattern))]
    unshown = {name: got for name, got in scene.inbox.items() if got and name != "http"}
    scene.inbox.clear()
    return wrong + [f"{name} also gets {json.dumps(got)}" for name, got in unshown.items()]


def happen(scene: Scene, statement: str) -> None:
    """What a line in parentheses says."""
    for pattern, do in HAPPENINGS:
        found = pattern.fullmatch(statement)
        if found is not None:
            do(scene, *found.groups())
            return
    raise ValueError(f"What does this mean: {statement}")


def look(scene: Scene, name: str, pattern: Any) -> str:
    """The next message of somebody, and whether it is as shown: empty if so."""
    got = scene.inbox.get(name, [])
    if not got:
        return f"{name} gets nothing, but should get {json.dumps(pattern)}"
    message = got.pop(0)
    return "" if fits(pattern, message) else f"{name} gets {json.dumps(message)}, not {json.dumps(pattern)}"
