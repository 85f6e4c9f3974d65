"""A connection from its first message on: what is wrong, too large or too much ends it."""

from __future__ import annotations

import asyncio
import socket as sockets
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from bohnanza.server import limits
from bohnanza.server.app.websocket import CODES
from bohnanza.server.protocol.base import PROTOCOL
from tests.server.live import HURRY, PATIENCE, Server, closed, heard, say

# --- the first message ---


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"type":"hello","protocol":1,"token":"wrong"}', "unauthorised"),
        ('{"type":"hello","protocol":99}', "unsupported"),
        ('{"type":"ready","id":"x"}', "malformed"),
        ("[" * 5000, "malformed"),
        (b"\x00\x01", "malformed"),
    ],
)
async def test_a_wrong_hello_ends_the_connection(shared_server: Server, text: str | bytes, code: str) -> None:
    table = (await shared_server.table())["table"]
    async with shared_server.socket(table) as socket:
        await socket.send(text)
        last, number = await closed(socket)
    assert (last["type"], last["code"], number) == ("bye", code, CODES[code])


async def test_a_table_that_is_not_there_is_a_farewell(shared_server: Server) -> None:
    async with shared_server.socket("nowhere") as socket:
        await say(socket, "hello", protocol=PROTOCOL)
        assert (await closed(socket))[1] == CODES["unknown"]


async def test_nobody_watches_where_nobody_may(shared_server: Server) -> None:
    table = (await shared_server.table(spectators=False))["table"]
    async with shared_server.socket(table) as socket:
        await say(socket, "hello", protocol=PROTOCOL)
        assert (await closed(socket))[1] == CODES["forbidden"]


async def test_who_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", {**HURRY, "HELLO_SECONDS": 0.1}).start()
    try:
        table = (await server.table())["table"]
        async with server.socket(table) as socket:
            assert (await closed(socket))[1] == CODES["not-now"]
    finally:
        server.kill()


# --- messages that are wrong, too large, too many ---


async def test_what_cannot_be_read_is_forgiven_a_few_times(shared_server: Server) -> None:
    made = await shared_server.table()
    async with shared_server.visit(made["table"], made["token"]) as (socket, _):
        for wrong, kind in (
            ("{", "error"),
            ('{"type":"fly"}', "error"),
            ('{"type":"fly","id":"x"}', "refused"),
            ('{"type":"say","id":"x","text":"a","more":1}', "refused"),
            ("[" * 5000, "error"),
        ):
            await socket.send(wrong)
            answer = await heard(socket)
            assert (answer["type"], answer["code"]) == (kind, "malformed")
        await say(socket, "say", id="fine", text="still here")
        assert (await heard(socket, "ack"))["id"] == "fine"
        for _ in range(limits.MALFORMED):
            await socket.send("{")
        last, number = await closed(socket)
    assert (last["type"], last["code"], number) == ("bye", "malformed", CODES["malformed"])


async def test_a_message_that_is_too_large_ends_the_connection(shared_server: Server) -> None:
    made = await shared_server.table()
    async with shared_server.visit(made["table"], made["token"]) as (socket, _):
        await socket.send(" " * limits.MESSAGE_BYTES)
        assert (await heard(socket))["code"] == "malformed"  # it was read
        await socket.send(" " * (limits.MESSAGE_BYTES + 1))
        assert (await closed(socket))[1] == 1009


async def test_too_many_messages_are_refused_and_a_flood_is_cut(tmp_path: Path) -> None:
    server = Server(
        tmp_path / "data", {"BURST_MESSAGES": 3, "MESSAGES_PER_SECOND": 0.001, "TOO_FAST": 5}
    ).start()
    try:
        made = await server.table()
        async with server.visit(made["table"], made["token"]) as (socket, _):
            for number in range(3):
                await say(socket, "ready", id=f"r{number}")
                assert (await heard(socket, "refused"))["code"] == "not-now"
            await say(socket, "ready", id="hurry")
            answer = await heard(socket)
            assert (answer["type"], answer["id"], answer["code"]) == ("refused", "hurry", "too-fast")
            await socket.send("{")
            assert (await heard(socket))["type"] == "error"
            async with server.visit(made["table"]) as (other, _):
                for number in range(4):
                    await say(socket, "ready", id=f"f{number}")
                last, code = await closed(socket)
                assert (last["type"], last["code"], code) == ("bye", "too-fast", CODES["too-fast"])
                assert (await heard(other, "presence"))["online"] == []
    finally:
        server.kill()


async def test_commands_over_http_have_the_same_rate(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", {"BURST_MESSAGES": 1, "MESSAGES_PER_SECOND": 0.001}).start()
    try:
        made = await server.table()
        await server.command_over_http(made["table"], made["token"], "ready")
        async with server.http(made["token"]) as client:
            again = await client.post(
                f"/api/tables/{made['table']}/commands", json={"type": "ready", "id": "2"}
            )
        assert (again.status_code, again.json()["code"]) == (429, "too-fast")
    finally:
        server.kill()


async def test_one_address_cannot_make_tables_without_end(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", {**HURRY, "NEW_TABLES": 2, "NEW_TABLES_PER_SECOND": 0.0}).start()
    try:
        async with server.http() as client:
            body = {"settings": {"game": "anniversary/3"}, "name": "ana"}
            answers = [await client.post("/api/tables", json=body) for _ in range(3)]
    finally:
        server.kill()
    assert [answer.status_code for answer in answers] == [201, 201, 429]


async def test_a_slow_reader_is_cut_off_and_nobody_else_notices(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", {**HURRY, "SEND_SECONDS": 0.2, "SEND_BYTES": 16 * 1024}).start()
    try:
        made = await server.table()
        slow = await server.join(made["table"], "Slow")
        small = sockets.create_connection(("127.0.0.1", server.port))
        small.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        async with (
            server.visit(made["table"], slow["token"], sock=small, max_queue=1) as (stuck, welcome),
            server.visit(made["table"], made["token"]) as (socket, _),
        ):
            said = await chatter_until_alone(socket, made["member"])
            stuck.transport.abort()
        async with server.visit(made["table"], slow["token"], welcome["version"]) as (_, back):
            assert back["version"] >= welcome["version"] + said
    finally:
        server.kill()


async def chatter_until_alone(socket: ClientConnection, member: str) -> int:
    """Speak, and hear every answer, until nobody else is connected; how often that was."""
    async with asyncio.timeout(PATIENCE):
        for number in range(1_000_000):
            await say(socket, "say", id=f"s{number}", text="tea " * 100)
            while (message := await heard(socket))["type"] != "ack":
                if message["type"] == "presence" and message["online"] == [member]:
                    return number
    raise AssertionError


async def test_who_vanishes_leaves_the_others_in_peace(shared_server: Server) -> None:
    made = await shared_server.table()
    other = await shared_server.join(made["table"], "Ben")
    async with shared_server.visit(made["table"], made["token"]) as (socket, _):
        async with shared_server.visit(made["table"], other["token"]) as (gone, _):
            assert (await heard(socket, "presence"))["online"] == ["m0", "m1"]
            gone.transport.abort()
        assert (await heard(socket, "presence"))["online"] == ["m0"]
        await say(socket, "say", id="x", text="Ben?")
        assert (await heard(socket, "ack"))["id"] == "x"


async def test_a_request_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", {**HURRY, "ANSWER_SECONDS": 0.2}).start()
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = f"POST /api/tables HTTP/1.1\r\nHost: {server.host}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: 9\r\n\r\n".encode())
        assert (await reader.readline()).startswith(b"HTTP/1.1 503")
        writer.close()
        await writer.wait_closed()
        assert (await server.table())["member"] == "m0"
    finally:
        server.kill()
