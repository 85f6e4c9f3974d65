"""Every route for every role, as declared in the matrix."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from typing import Any, NamedTuple, cast

import pytest
from litestar import Litestar, Response, get
from litestar.routes import HTTPRoute
from websockets.exceptions import ConnectionClosed

from bohnanza.server.app import Services, make_app
from bohnanza.server.protocol.base import PROTOCOL
from tests.server.app.permissions import PASSWORD, ROLES, ROWS, Row
from tests.server.live import Message, Server, heard, say

# --- the matrix is complete ---


def routes(app: Litestar) -> set[tuple[str, str]]:
    """Everything that the application answers to."""
    found: set[tuple[str, str]] = set()
    for route in app.routes:
        methods = route.methods - {"OPTIONS"} if isinstance(route, HTTPRoute) else {"WS"}
        found |= {(method, route.path_format) for method in methods}
    return found


def without_row(found: set[tuple[str, str]], rows: Iterable[Row] = ROWS) -> set[tuple[str, str]]:
    return found - {(row.method, row.path) for row in rows}


def test_every_route_has_a_row_and_every_row_a_route() -> None:
    found = routes(make_app(cast("Services", None)))
    assert without_row(found) == set()
    assert {(row.method, row.path) for row in ROWS} - found == set()


def test_a_new_route_would_be_noticed() -> None:
    @get("/api/secrets", sync_to_thread=False)
    def secrets() -> Response[str]:
        return Response("")

    assert without_row(routes(Litestar([secrets], openapi_config=None))) == {("GET", "/api/secrets")}
    assert ("DELETE", "/api/me") in without_row(routes(make_app(cast("Services", None))), ROWS[:3])


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.method} {row.path}")
def test_every_row_says_something_of_every_role(row: Row) -> None:
    assert list(row.results) == list(ROLES) or set(row.results) == set(ROLES)


# --- and true ---


class Scene(NamedTuple):
    """A table with people at it, and what one of the roles has."""

    table: str
    tokens: dict[str, str]
    headers: dict[str, str]


async def scene(server: Server, row: Row, role: str) -> Scene:
    made = await server.table("anniversary/5", spectators=role != "nobody", takeover=False)
    table = made["table"]
    tokens = {"host": made["token"]}
    for name in ("own", "other"):
        tokens[name] = (await server.join(table, name))["token"]
    robo = await server.post(f"/tables/{table}/programs", {"seat": 3, "name": "Robo"}, made["token"])
    tokens |= {"program": robo["token"], "stranger": (await server.table())["token"]}
    await reach(server, table, tokens, row.stage)
    if role == "account":
        return Scene(table, tokens, await signed_in(server, table, tokens["own"]))
    bearer = {"Authorization": f"Bearer {tokens[role]}"} if role in tokens else {}
    return Scene(table, tokens, bearer)


async def reach(server: Server, table: str, tokens: dict[str, str], stage: str) -> None:
    """Bring a table to where it is to be."""
    if stage == "waiting":
        return
    await server.command_over_http(table, tokens["host"], "start", bot="greedy")
    if stage in ("opened", "asked"):
        await server.command_over_http(table, tokens["host"], "open-seat", seat=4)
    if stage == "asked":
        await server.join(table, "Nia")
    if stage == "ended":
        for role in ("host", "own", "other", "program"):
            await server.command_over_http(table, tokens[role], "agree-to-end")


async def signed_in(server: Server, table: str, token: str) -> dict[str, str]:
    """The headers of a browser in which an account is signed in that has a place at the table."""
    async with server.http(Origin=server.url) as client:
        await client.post("/api/accounts", json={"name": fresh(), "password": PASSWORD})
        await client.post("/api/me/tables", json={"table": table, "token": token})
        return {"Origin": server.url, "Cookie": f"bohnanza={client.cookies['bohnanza']}"}


def fresh() -> str:
    return f"N{os.urandom(6).hex()}"


async def result(server: Server, row: Row, role: str) -> str:
    """What comes of it."""
    here = await scene(server, row, role)
    if row.method == "WS":
        return await greeted(server, here, role)
    known = {"game": "anniversary+coin/4", "rule": "AB-11", "name": "classic"}
    path = row.path.format(table=here.table, path=f"t/{here.table}", **known)
    names = {"fresh": fresh(), "table": here.table, **here.tokens}
    async with server.http() as client:
        body = {} if row.body is None else {"json": filled(row.body, names)}
        answer = await client.request(row.method, path, headers=here.headers, **body)
    return f"{answer.status_code}{said(answer.json()) if row.path.endswith('/commands') else ''}"


def filled(body: Any, names: dict[str, str]) -> Any:
    text = json.dumps(body)
    for name, value in names.items():
        text = text.replace(f"${name}", value)
    return json.loads(text)


def said(body: Message) -> str:
    """The answer to a command."""
    if "messages" not in body:
        return ""
    last = body["messages"][-1]
    return f" {last['code'] if last['type'] == 'refused' else last['type']}"


async def greeted(server: Server, here: Scene, role: str) -> str:
    """Who is welcomed over a WebSocket, or the code with which it is closed."""
    browser = here.headers if role == "account" else {}
    async with server.socket(here.table, additional_headers=browser) as socket:
        await say(socket, "hello", protocol=PROTOCOL, token=here.tokens.get(role, ""))
        try:
            while (message := await heard(socket))["type"] != "welcome":
                pass
        except ConnectionClosed as end:
            return str(end.rcvd.code if end.rcvd else 0)
        return f"welcome {message['you']['member']}"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.method} {row.path} {row.stage}")
async def test_every_cell_is_as_declared(shared_server: Server, row: Row) -> None:
    found = {role: await result(shared_server, row, role) for role in ROLES}
    assert found == row.results


async def test_a_wrong_cell_would_be_noticed(shared_server: Server) -> None:
    row = next(row for row in ROWS if row.path.endswith("/programs"))
    careless = row._replace(results={**row.results, "other": "201"})
    assert await result(shared_server, row, "other") != careless.results["other"]
