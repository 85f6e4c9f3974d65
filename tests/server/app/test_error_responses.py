"""Errors have one form."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from bohnanza.server import limits
from bohnanza.server.app.websocket import CODES
from bohnanza.server.app.websocket import __doc__ as socket_page
from bohnanza.server.protocol.http import STATUS, ErrorBody
from bohnanza.server.protocol.messages import Code
from tests.server.live import Server

TABLE = {"settings": {"game": "anniversary/3"}}


@pytest.mark.parametrize(
    ("method", "path", "sent", "status", "code"),
    [
        ("GET", "/nothing", {}, 404, "unknown"),
        ("GET", "/tables/none", {}, 404, "unknown"),
        ("GET", "/rules/XX-1", {}, 404, "unknown"),
        ("GET", "/games/chess/2", {}, 404, "unknown"),
        ("GET", f"/games/anniversary/{'9' * 5000}", {}, 404, "unknown"),
        ("GET", "/guides/chess", {}, 404, "unknown"),
        ("PUT", "/health", {}, 405, "wrong-method"),
        ("POST", "/tables", {"json": {"settings": {"game": "anniversary/9"}}}, 404, "unknown"),
        ("POST", "/tables", {"json": {"settings": {"game": 3}}}, 422, "malformed"),
        ("POST", "/tables", {"json": {**TABLE, "surprise": 1}}, 422, "malformed"),
        ("POST", "/tables", {"json": {**TABLE, "name": "\u202e"}}, 422, "malformed"),
        ("POST", "/tables", {"json": {**TABLE, "seats": 4}}, 404, "unknown"),
        ("POST", "/tables", {"json": {**TABLE, "token": "guessable"}}, 422, "malformed"),
        (
            "POST",
            "/tables",
            {"content": b"{", "headers": {"content-type": "application/json"}},
            400,
            "malformed",
        ),
        (
            "POST",
            "/tables",
            {"content": b"", "headers": {"content-type": "application/json"}},
            422,
            "malformed",
        ),
        (
            "POST",
            "/tables",
            {"content": b"a=b", "headers": {"content-type": "text/plain"}},
            415,
            "wrong-media",
        ),
        (
            "POST",
            "/tables",
            {"content": b"[" * limits.BODY_BYTES, "headers": {"content-type": "application/json"}},
            422,
            "malformed",
        ),
        ("POST", "/tables", {"json": {**TABLE, "name": "x" * limits.BODY_BYTES}}, 413, "too-large"),
        ("GET", "/tables/none/state?since=soon", {}, 422, "malformed"),
    ],
)
async def test_every_error_is_a_code_and_a_sentence(
    shared_server: Server, method: str, path: str, sent: dict[str, Any], status: int, code: str
) -> None:
    async with shared_server.http() as client:
        answer = await client.request(method, f"/api{path}", **sent)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert msgspec.convert(answer.json(), ErrorBody).sentence.endswith(".")


async def test_whoever_sends_too_much_hears_so(shared_server: Server) -> None:
    body = b"x" * (limits.BODY_BYTES + 1)
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{shared_server.port}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    ).encode()
    for _ in range(20):
        reader, writer = await asyncio.open_connection("127.0.0.1", shared_server.port)
        writer.write(head + body)
        assert b" 413 " in await reader.readline()
        await reader.read()  # to an orderly end
        writer.close()
        await writer.wait_closed()


def test_every_code_has_a_status_and_every_farewell_a_documented_number() -> None:
    codes = msgspec.inspect.type_info(Code)
    assert isinstance(codes, msgspec.inspect.LiteralType)
    assert set(codes.values) <= set(STATUS)
    assert socket_page is not None
    for number in CODES.values():
        assert f"| {number} |" in socket_page
