"""Nobody gains a view of a hand by a change of seats: every role tries every way to another seat, then reads all.

The game stands still: the host is at turn and does not move. So the cards of a seat are hidden from everybody else
whatever they ask for, and whoever finds a hand that the rule does not give them has found a leak.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec
import pytest

from bohnanza.engine.views import SPECTATOR
from bohnanza.server.table import deliveries
from tests.server.live import HURRY, Message, Server
from tests.server.table.scenes import dealt

PASSWORD: Final = "long enough"
OFFERED: Final = 4
# Seat 0 is the host's, 1 a player's, 2 another one's, 3 a program's that the host has added; 4 and 5 are bots'.
HANDS: Final = re.compile(r"^hand p(\d): (?!\d+ \?$|-$)(.+)$", re.MULTILINE)

# Who tries, the seats that they see without being agreed upon, and those when everybody agrees to everything.
ROLES: Final[dict[str, tuple[set[int], set[int]]]] = {
    "host": ({0}, {0}),
    "player": ({1}, {1}),
    "removed": (set(), set()),
    "left": (set(), set()),
    "removed account": (set(), set()),
    "program of the host": ({3}, {3}),
    "spectator": (set(), {OFFERED}),
    "stranger": (set(), {OFFERED}),  # with the token of another table
    "program of a stranger": (set(), {OFFERED}),
    "switched account": (set(), set()),  # another account in the browser of somebody who has left
    "account": (set(), {OFFERED}),
}
SAT_BEFORE: Final = ("removed", "left", "removed account", "switched account")


@dataclass
class Someone:
    """A browser or a program: what it has, and everything that it was ever told."""

    server: Server
    table: str
    client: httpx.AsyncClient
    tokens: list[str] = field(default_factory=list)  # the last one is sent along
    program: bool = False
    told: list[str] = field(default_factory=list)

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        rights = {"Authorization": f"Bearer {self.tokens[-1]}"} if self.tokens else {}
        given: dict[str, Any] = {} if body is None else {"json": body}
        answer = await self.client.request(method, f"/api{path}", headers=rights, **given)
        self.told.append(answer.text)
        return answer

    async def join(self, seats: list[int]) -> None:
        """Ask for a seat by a token that is fresh, and by those that one has."""
        for token in ["", *self.tokens]:
            name = f"N{os.urandom(4).hex()}"
            body = {"name": name, "seats": seats, "token": token, "program": self.program}
            answer = await self.ask("POST", f"/tables/{self.table}/join", body)
            if answer.is_success:
                self.tokens.append(answer.json()["token"])
                return

    async def read_all(self) -> None:
        """Everything that can be read, by every token and by none."""
        for token in ["", *self.tokens]:
            rights = {"Authorization": f"Bearer {token}"} if token else {}
            for page in ("", "/state", "/state?since=0", "/record", "/record.json", "/replay"):
                answer = await self.client.get(f"/api/tables/{self.table}{page}", headers=rights)
                self.told.append(answer.text)
            self.told += await self.greeted(token)

    async def greeted(self, token: str) -> list[str]:
        """The first words over a WebSocket."""
        cookie = "; ".join([f"{name}={value}" for name, value in self.client.cookies.items()])
        browser = {"Origin": self.server.url, "Cookie": cookie}
        async with self.server.socket(self.table, additional_headers=browser) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token, "since": 0}))
            return [str(await socket.recv())]

    def seen(self) -> set[int]:
        """The seats whose cards were ever shown."""
        return {seat for text in self.told for seat in hands_in(text)}


def hands_in(text: str) -> Iterator[int]:
    """The seats whose cards a page or a message shows."""
    try:
        yield from _hands(json.loads(text))
    except ValueError:
        for seat, _ in HANDS.findall(text):
            yield int(seat)


def _hands(part: Any) -> Iterator[int]:
    if isinstance(part, dict):
        if isinstance(part.get("hand"), list) and part["hand"]:
            yield int(part["seat"])
        if part.get("type") == "drew" and part["cards"] and "?" not in part["cards"]:
            yield int(part["seat"])
        for inner in part.values():
            yield from _hands(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _hands(inner)


# --- a table, and who comes to it ---


@dataclass
class Stage:
    """A game of six seats."""

    server: Server
    table: str
    tokens: dict[str, str]

    async def command(self, who: str, kind: str, **fields: object) -> Message:
        return await self.server.command_over_http(self.table, self.tokens[who], kind, **fields)

    async def newcomers(self) -> list[Message]:
        async with self.server.http() as client:
            found = (await client.get(f"/api/tables/{self.table}")).json()["newcomers"]
        assert isinstance(found, list)
        return found

    async def answer_all(self, agree: bool) -> None:
        """Everybody who is still there answers every request."""
        for newcomer in await self.newcomers():
            for who in ("host", "player", "other"):
                if who in self.tokens:
                    answer = {"newcomer": newcomer["id"], "agree": agree}
                    await self.command(who, "answer-newcomer", **answer)


async def dealt_stage(server: Server, someone: Someone, role: str) -> Stage:
    """The game dealt, with the role at its place."""
    made = await server.table("classic/6", takeover=False)
    table = made["table"]
    tokens = {"host": made["token"]}
    stage = Stage(server, table, tokens)
    someone.table = table
    for name in ("player", "other"):
        if name == "player" and role in SAT_BEFORE:
            await someone.join([])
            tokens[name] = someone.tokens[-1]
        else:
            tokens[name] = (await server.join(table, name))["token"]
    robo = await server.post(f"/tables/{table}/programs", {"seat": 3, "name": "Robo"}, made["token"])
    await stage.command("host", "start", bot="greedy")
    own = {"host": made["token"], "player": tokens["player"], "program of the host": robo["token"]}
    if role in own:
        someone.tokens.append(own[role])
    return stage


async def signed_up(someone: Someone) -> None:
    name = f"N{os.urandom(6).hex()}"
    answer = await someone.client.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert answer.is_success, answer.text


@asynccontextmanager
async def arrived(server: Server, role: str) -> AsyncIterator[tuple[Someone, Stage]]:
    """Somebody in a role, and the table."""
    async with server.http(Origin=server.url) as client:
        someone = Someone(server, "", client, program=role == "program of a stranger")
        if "account" in role:
            await signed_up(someone)
        stage = await dealt_stage(server, someone, role)
        if role in ("removed", "removed account"):
            await stage.command("host", "remove", member="m1")
        if role in ("left", "switched account"):
            await stage.command("player", "leave")
        if role == "switched account":
            await client.delete("/api/session")
            await signed_up(someone)
        if role in SAT_BEFORE:
            del stage.tokens["player"]
        if role == "removed account":
            someone.tokens.clear()  # another browser of the same account
        if role == "stranger":
            someone.tokens.append((await server.table())["token"])
        await stage.command("host", "open-seat", seat=OFFERED)
        someone.told.clear()  # what they saw at their own place before
        yield someone, stage


async def try_everything(someone: Someone, stage: Stage, agree: bool) -> None:
    """Every way to a seat that one can think of."""
    table = someone.table
    for seat in (1, 2, 3, OFFERED, 5):
        await someone.ask("POST", f"/tables/{table}/programs", {"seat": seat, "name": f"Bit {seat}"})
    for kind, fields in (
        ("remove", {"member": "m2"}),
        ("open-seat", {"seat": 2}),
        ("open-seat", {"seat": 5}),
        ("swap", {"first": 0, "second": 5}),
        ("take-seat", {"seat": 5}),
        ("lend-seat", {"seat": 5}),
        ("advise", {"seat": 5}),
    ):
        body = {"type": kind, "id": f"{kind}-{os.urandom(4).hex()}", **fields}
        await someone.ask("POST", f"/tables/{table}/commands", body)
        if kind == "remove" and (await removed(stage)):
            stage.tokens.pop("other", None)
    for seat in (2, 5, OFFERED):
        await someone.join([seat])
    for token in list(someone.tokens):
        await someone.ask("POST", "/me/tables", {"table": table, "token": token})
    await stage.answer_all(agree)
    await someone.ask("DELETE", f"/me/tables/{table}")
    await someone.join([OFFERED])
    await stage.answer_all(agree)
    await someone.read_all()


async def removed(stage: Stage) -> bool:
    """Whether the other player is gone."""
    async with stage.server.http() as client:
        chairs = (await client.get(f"/api/tables/{stage.table}")).json()["chairs"]
    return str(chairs[2]["member"]) != "m2"


# --- the matrix ---


@pytest.mark.parametrize("agree", [False, True], ids=["nobody agrees", "everybody agrees"])
@pytest.mark.parametrize("role", ROLES)
async def test_nobody_sees_a_hand_beyond_the_rule(shared_server: Server, role: str, agree: bool) -> None:
    async with arrived(shared_server, role) as (someone, stage):
        await try_everything(someone, stage, agree)
        assert someone.seen() == ROLES[role][agree]


async def test_somebody_who_was_removed_may_watch_if_anybody_may(shared_server: Server) -> None:
    async with arrived(shared_server, "removed") as (someone, _):
        someone.tokens.clear()
        answer = await someone.ask("GET", f"/tables/{someone.table}/state")
        assert [game["seat"] for game in answer.json()["games"]] == [SPECTATOR]


async def test_who_asks_is_told_of_every_step_over_http(shared_server: Server) -> None:
    async with arrived(shared_server, "spectator") as (someone, stage):
        path, body = f"/tables/{stage.table}/join", {"name": "Zoe", "token": "t" * 43}
        asked = await someone.ask("POST", path, body)
        assert (asked.status_code, asked.json()["member"], asked.json()["newcomer"]) == (202, "", "n1")
        assert (await someone.ask("POST", path, body)).json() == asked.json()
        await stage.answer_all(True)
        joined = await someone.ask("POST", path, body)
        assert (joined.status_code, joined.json()["member"]) == (201, "m4")
        await stage.command("host", "remove", member="m4")
        await stage.command("host", "open-seat", seat=OFFERED)
        again = await someone.ask("POST", path, {"name": "Yan", "token": "u" * 43})
        assert again.status_code == 202  # a guest who does not send the old token is a stranger
        await stage.answer_all(False)
        declined = await someone.ask("POST", path, {"name": "Yan", "token": "u" * 43})
        assert (declined.status_code, declined.json()["code"]) == (403, "forbidden")


async def test_joins_of_one_address_are_limited_at_each_table(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    few = {"JOINS": 3, "JOINS_PER_SECOND": 0.001}
    server = Server(tmp_path_factory.mktemp("joins") / "data", few).start()
    try:
        tables = [(await server.table("classic/7"))["table"] for _ in range(2)]
        async with server.http() as client:
            told = [
                (await client.post(f"/api/tables/{table}/join", json={"name": f"N{number}"})).status_code
                for table in tables
                for number in range(4)
            ]
        assert told == [201, 201, 201, 429] * 2
    finally:
        server.kill()


# --- what a leak would look like ---


def test_a_hand_on_a_page_is_noticed() -> None:
    scene = dealt()
    welcome = deliveries.welcome(scene.table, "m1", 0, scene.now)
    assert set(hands_in(msgspec.json.encode(welcome).decode())) == {1}
    assert set(hands_in("hand p0: 5 ?\nhand p1: 2 chili, green\nhand p2: -\n")) == {1}


class Careless(Server):
    """A server without one of the rules."""

    fault = ""

    def command(self) -> list[str]:
        python, option, start, *rest = super().command()
        return [python, option, f"from bohnanza.server.table import joining; {self.fault}; {start}", *rest]


@pytest.mark.parametrize(
    ("fault", "role", "agree"),
    [
        ("joining._must_be_new = lambda *_: None", "removed", True),
        ("joining._must_be_new = lambda *_: None", "player", True),
        ("joining._known = lambda *_: []", "removed account", True),
        ("joining.unanswered = lambda *_: []", "spectator", False),
    ],
)
async def test_a_server_without_one_of_the_rules_is_noticed(
    tmp_path_factory: pytest.TempPathFactory, fault: str, role: str, agree: bool
) -> None:
    server = Careless(tmp_path_factory.mktemp("careless") / "data", HURRY)
    server.fault = fault
    server.start()
    try:
        async with arrived(server, role) as (someone, stage):
            await try_everything(someone, stage, agree)
            assert someone.seen() > ROLES[role][agree]
    finally:
        server.kill()
