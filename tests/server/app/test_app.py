"""The server as its clients meet it: over HTTP and WebSockets, in a process of its own."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import signal
import socket as sockets
import subprocess
import sys
from mimetypes import guess_type
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

import bohnanza
from bohnanza.engine.catalog import addons, editions, game_ids
from bohnanza.server import limits
from bohnanza.server.app.page import BUILT, ENCODINGS, files
from bohnanza.server.app.websocket import CODES
from bohnanza.server.app.websocket import __doc__ as socket_page
from bohnanza.server.protocol import http
from bohnanza.server.protocol.base import PROTOCOL
from bohnanza.server.protocol.http import STATUS, ErrorBody
from bohnanza.server.protocol.messages import Code
from bohnanza.server.protocol.settings import Settings
from bohnanza.server.protocol.sheet import Sheet
from bohnanza.server.rates import Bucket, Buckets
from bohnanza.server.server_clock import wall_ms
from bohnanza.server.store import TableRecord, TableRows, open_store
from bohnanza.server.stored_tables import store_row
from bohnanza.server.table import facts
from bohnanza.server.table.facts import LogRow
from bohnanza.server.tokens import fresh_token, hashed
from bohnanza.server.wire.sheet import sheet_for
from tests.processes import ctrl_c
from tests.server.live import HURRY, PATIENCE, START, Message, Server, heard, say


async def get(server: Server, path: str, token: str = "") -> Any:
    async with server.http(token) as client:
        answer = await client.get(f"/api{path}")
    assert answer.is_success, answer.text
    return answer.json()


async def closed(socket: ClientConnection) -> tuple[Message, int]:
    """The last message before a connection is closed, and the code."""
    last: Message = {}
    try:
        while True:
            last = json.loads(await socket.recv())
    except ConnectionClosed as end:
        return last, end.rcvd.code if end.rcvd else 0


# --- what there is ---


async def test_health_names_the_protocol(shared_server: Server) -> None:
    assert (await get(shared_server, "/health"))["protocol"] == PROTOCOL


async def test_a_server_for_its_own_machine_has_no_address_for_others(shared_server: Server) -> None:
    assert (await get(shared_server, "/health"))["address"] == ""


async def test_all_games_are_listed_with_two_sentences_each(shared_server: Server) -> None:
    found = msgspec.convert(await get(shared_server, "/games"), http.GameList)
    assert [game for group in found.groups for game in group.games] == game_ids()
    assert len(game_ids()) == 66
    assert {addon.id for addon in found.addons} == set(addons())
    for group in found.groups:
        assert group.rules.seats == list(editions()[group.rules.id].seats)
        assert len(group.rules.sentences) == 2


@pytest.mark.parametrize(
    ("lang", "game", "bot"),
    [
        ("", "Classic Bohnanza", "Works out what fields"),
        ("?lang=de", "Klassisches Bohnanza", "Rechnet aus"),
        ("?lang=fr", "Classic Bohnanza", "Works out what fields"),
    ],
)
async def test_games_and_bots_are_told_in_a_language(
    shared_server: Server, lang: str, game: str, bot: str
) -> None:
    games = (await get(shared_server, f"/games{lang}"))["groups"]
    bots = (await get(shared_server, f"/bots{lang}"))["bots"]
    assert games[0]["rules"]["name"] == game
    assert next(one["sentence"] for one in bots if one["name"] == "trader").startswith(bot)


@pytest.mark.parametrize("game", game_ids())
async def test_every_game_has_its_sheet(shared_server: Server, game: str) -> None:
    found = msgspec.convert(await get(shared_server, f"/games/{game}"), Sheet)
    assert found == sheet_for(game)


async def test_a_rule_comes_with_its_ruling(shared_server: Server) -> None:
    rule = await get(shared_server, "/rules/ab-39")
    assert rule["id"] == "AB-39"
    assert rule["ruling"].startswith("We ruled:")
    assert (await get(shared_server, "/rules/AB-11"))["ruling"] == ""
    assert (await get(shared_server, "/rules/AB-52?lang=de"))["title"] == "Bohnenschutz"
    assert await get(shared_server, "/rules/AB-52?lang=xx") == await get(shared_server, "/rules/AB-52")


async def test_a_guide_comes_in_the_language_asked_for_or_in_english(shared_server: Server) -> None:
    guide = await get(shared_server, "/guides/classic")
    assert (guide["name"], guide["language"], guide["title"]) == ("classic", "en", "Classic Bohnanza")
    assert "(CL-5)" in guide["text"]
    assert await get(shared_server, "/guides/classic?lang=tlh") == guide
    german = await get(shared_server, "/guides/classic?lang=de")
    assert (german["language"], german["title"]) == ("de", "Klassisches Bohnanza")


async def test_bots_and_limits_are_public(shared_server: Server) -> None:
    listed = [bot["name"] for bot in (await get(shared_server, "/bots"))["bots"]]
    assert "trader" in listed
    assert "trader-1" not in listed  # it is for measurements
    assert (await get(shared_server, "/limits"))["message_bytes"] == limits.MESSAGE_BYTES


async def test_every_screen_of_the_page_is_the_same_file(shared_server: Server) -> None:
    async with shared_server.http() as client:
        first, table = await client.get("/"), await client.get("/t/abcdefghjk")
        missing, wrong = await client.get("/assets/nothing.js"), await client.get("/api/nothing")
    assert first.headers["content-type"].startswith("text/html")
    assert first.text == table.text
    assert [missing.status_code, wrong.status_code] == [404, 404]


async def test_what_was_built_is_served_and_may_be_kept(shared_server: Server) -> None:
    built = [path for path in BUILT.rglob("assets/*") if path.is_file()]
    assert built or "/api/schema" in files()["index.html"].decode()
    async with shared_server.http() as client:
        for path in built:
            answer = await client.get(f"/assets/{path.name}")
            assert answer.content == path.read_bytes()
            assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("deflate", None),
        ("identity", None),
    ],
)
async def test_what_was_built_is_sent_compressed_to_those_who_can_read_it(
    shared_server: Server, accepted: str, encoding: str | None
) -> None:
    packed = [path for path in BUILT.rglob("*.gz") if path.is_file()]
    async with shared_server.http(**{"Accept-Encoding": accepted}) as client:
        for path in packed:
            name = path.relative_to(BUILT).with_suffix("").as_posix()
            async with client.stream("GET", f"/{name}") as answer:
                raw = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers.get("content-encoding") == encoding
            assert "accept-encoding" in answer.headers["vary"]
            assert (
                answer.headers["content-type"] == guess_type(name)[0]
                or "charset" in answer.headers["content-type"]
            )
            assert unpacked(raw, encoding, path) == (BUILT / name).read_bytes()


def unpacked(raw: bytes, encoding: str | None, packed: Path) -> bytes:
    """What was sent, as it was before; Python cannot read Brotli, so it is compared with what was built."""
    if encoding == "br":
        assert raw == packed.with_suffix(".br").read_bytes()
        return packed.with_suffix("").read_bytes()
    return gzip.decompress(raw) if encoding == "gzip" else raw


def test_a_page_that_was_built_is_there_in_every_encoding() -> None:
    built = {path.relative_to(BUILT).as_posix() for path in BUILT.rglob("*") if path.is_file()}
    texts = [name for name in built if name.endswith((".html", ".js", ".css", ".svg"))]
    assert [name for name in texts for _, ending in ENCODINGS if name + ending not in built] == []


async def test_answers_carry_the_headers_that_keep_pages_apart(shared_server: Server) -> None:
    async with shared_server.http() as client:
        for path in ("/", "/api/health", "/api/nothing"):
            headers = (await client.get(path)).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["referrer-policy"] == "no-referrer"
            assert (headers.get("cache-control") == "no-store") == path.startswith("/api")


# --- errors have one form ---

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


# --- sitting down ---


async def test_the_same_token_again_is_the_same_seat(shared_server: Server) -> None:
    table = (await shared_server.table())["table"]
    token = fresh_token()
    first = await shared_server.join(table, "Ben", token=token)
    again = await shared_server.join(table, "Ben", token=token)
    assert first == again
    assert first["link"] == f"/t/{table}#{token}"
    other = await shared_server.join(table, "Cleo", token=fresh_token())
    assert other["member"] != first["member"]


async def test_a_host_can_play_several_seats_at_one_screen(shared_server: Server) -> None:
    made = await shared_server.post("/tables", {**TABLE, "seats": 2})
    state = await get(shared_server, f"/tables/{made['table']}/state", made["token"])
    assert state["you"]["seats"] == [0, 1]


async def test_a_nonce_brought_along_is_in_the_seed(shared_server: Server) -> None:
    table = (await shared_server.table())["table"]
    await shared_server.join(table, "Ben", nonce="tea")
    assert (await get(shared_server, f"/tables/{table}"))["nonces"] == ["tea"]


async def test_only_listed_tables_are_in_the_lobby(shared_server: Server) -> None:
    listed = await shared_server.table("classic/4", "Lea", listed=True)
    hidden = await shared_server.table("classic/4", "Lea")
    tables = {entry["table"]: entry for entry in (await get(shared_server, "/tables"))["tables"]}
    assert hidden["table"] not in tables
    entry = tables[listed["table"]]
    assert (entry["host"], entry["players"], entry["open"]) == ("Lea", ["Lea"], 3)


async def test_a_program_plays_with_a_token_from_the_host(shared_server: Server) -> None:
    made = await shared_server.table()
    path = f"/tables/{made['table']}/programs"
    program = await shared_server.post(path, {"seat": 2, "name": "Robo"}, made["token"])
    async with shared_server.visit(made["table"], program["token"]) as (_, welcome):
        assert welcome["you"]["seats"] == [2]
        assert welcome["room"]["chairs"][2]["program"]


async def test_the_same_token_makes_one_table_also_when_both_ask_at_once(server: Server) -> None:
    body = {"settings": {"game": "anniversary/3"}, "name": "ana", "token": fresh_token()}
    first = await server.post("/tables", body)
    assert await server.post("/tables", body) == first
    server.restart()
    assert await server.post("/tables", body) == first
    other = {**body, "token": fresh_token()}
    twins = await asyncio.gather(*[server.post("/tables", other) for _ in range(3)])
    assert twins == [twins[0]] * 3
    assert twins[0]["table"] != first["table"]


# --- playing ---


async def test_a_game_is_played_over_a_websocket(shared_server: Server) -> None:
    made = await shared_server.table()
    async with shared_server.visit(made["table"], made["token"]) as (socket, welcome):
        assert welcome["you"]["host"]
        await say(socket, "start", id="go", bot="greedy")
        update = await heard(socket, "update")
        assert [story["news"]["type"] for story in update["stories"]][-1] == "started"
        assert (await heard(socket, "ack"))["id"] == "go"
        choice = update["games"][0]
        assert choice["seat"] == 0


async def test_state_tells_what_was_missed_since_a_version(shared_server: Server) -> None:
    made = await shared_server.table()
    before = (await get(shared_server, f"/tables/{made['table']}/state", made["token"]))["version"]
    await shared_server.join(made["table"], "Ben")
    state = await get(shared_server, f"/tables/{made['table']}/state?since={before}", made["token"])
    assert [story["news"]["type"] for story in state["missed"]] == ["joined"]
    assert state["complete"]


async def test_the_same_command_over_http_acts_once(shared_server: Server) -> None:
    made = await shared_server.table()
    body = {"type": "say", "id": "once", "text": "tea?"}
    path = f"/tables/{made['table']}/commands"
    first = await shared_server.post(path, body, made["token"])
    assert first == await shared_server.post(path, body, made["token"])
    state = await get(shared_server, f"/tables/{made['table']}/state", made["token"])
    assert [word["text"] for word in state["said"]] == ["tea?"]


async def test_a_refusal_is_an_answer(shared_server: Server) -> None:
    made = await shared_server.table()
    answer = await shared_server.command_over_http(made["table"], made["token"], "ready")
    assert (answer["type"], answer["code"]) == ("refused", "not-now")


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


# --- rates ---


def test_a_bucket_fills_again() -> None:
    seconds = [0.0]
    bucket = Bucket(2, 0.5, lambda: seconds[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    seconds[0] = 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_senders_do_not_use_up_each_others_rate_and_are_forgotten() -> None:
    buckets = Buckets(1, 0.0, lambda: 0.0, most=2)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]
    assert buckets.take("c")
    assert len(buckets.buckets) == 2


# --- the process ---


async def test_a_server_that_is_stopped_says_goodbye_and_keeps_everything(server: Server) -> None:
    made = await server.table()
    async with server.visit(made["table"], made["token"]) as (socket, _):
        await say(socket, "say", id="last", text="good night")
        await heard(socket, "ack")
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        last, number = await closed(socket)
        assert (last["type"], last["code"], number) == ("bye", "gone", 1001)
        assert await stopping == 0
    server.start()
    state = await get(server, f"/tables/{made['table']}/state", made["token"])
    assert [word["text"] for word in state["said"]] == ["good night"]


async def test_a_server_in_the_background_does_not_hear_ctrl_c(tmp_path: Path) -> None:
    with ctrl_c(signal.SIG_IGN):
        server = Server(tmp_path / "data").start()
    try:
        os.kill(server.pid, signal.SIGINT)
        assert (await get(server, "/health"))["protocol"] == PROTOCOL
        assert "closing" not in server.log()
        assert server.stop() == 0
        assert "closing" in server.log()
    finally:
        server.kill()


async def test_a_server_that_is_killed_comes_back_with_its_tables(server: Server) -> None:
    made = await server.table()
    server.restart()
    async with server.visit(made["table"], made["token"]) as (_, welcome):
        assert welcome["you"]["member"] == made["member"]


def refused_to_start(*options: str) -> str:
    """What a server says that does not start."""
    done = subprocess.run(
        [sys.executable, "-c", START, "{}", "serve", *options],
        env={**os.environ, "PYTHONPATH": str(Path(bohnanza.__file__).parent.parent)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def test_a_port_in_use_is_one_sentence(shared_server: Server, tmp_path: Path) -> None:
    said = refused_to_start("--port", str(shared_server.port), "--data", str(tmp_path))
    assert "port" in said


def test_data_in_use_are_one_sentence(shared_server: Server) -> None:
    assert "Another server" in refused_to_start("--port", "0", "--data", str(shared_server.data))


def test_data_that_cannot_be_kept_are_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert "can’t be kept" in refused_to_start("--port", "0", "--data", str(tmp_path / "file" / "data"))


def test_a_wrong_address_is_one_sentence(tmp_path: Path) -> None:
    assert "can’t listen at 300.1.1.1" in refused_to_start("--host", "300.1.1.1", "--data", str(tmp_path))
    wrong = refused_to_start("--public-url", "beans", "--port", "0", "--data", str(tmp_path))
    assert "public address" in wrong
    assert "mail server" in refused_to_start("--mail", "beans", "--port", "0", "--data", str(tmp_path))


# --- no secrets in the log ---


async def test_the_log_tells_no_secrets(server: Server) -> None:
    await get(server, "/schema")  # what is made for it once must not change what is logged
    made = await server.table(name="Anabel")
    ben = await server.join(made["table"], "Benedikt")
    words = [
        f"/{made['table']}/",
        made["token"],
        ben["token"],
        hashed(made["token"]),
        "Anabel",
        "Benedikt",
        "psst",
        "open-sesame",
    ]
    async with server.visit(made["table"], made["token"]) as (socket, _):
        await say(socket, "say", id="psst", text="psst")
        await heard(socket, "ack")
        await socket.send(f'{{"type":"{made["token"]}"')
    async with server.http(made["token"], Origin=server.url) as client:
        account = {"name": "Anabel", "password": "open-sesame"}
        words.append((await client.post("/api/accounts", json=account)).cookies["bohnanza"])
        await client.get(f"/api/tables/{ben['token']}?token={ben['token']}")
        await client.request(ben["token"].replace("_", "-"), "/api/health")
        await client.post("/api/session", json={"name": "Anabel", "password": made["token"]})
        await client.post("/api/tables", content=made["token"], headers={"content-type": "application/json"})
        await client.get("/api/health", headers={"Host": "psst.example"})
    server.stop()
    log = server.log()
    lines = [json.loads(line) for line in log.splitlines()]
    assert "/api/tables/{table}/join" in [line.get("route") for line in lines]
    assert [word for word in words if word in log or word.replace("_", "-") in log] == []


# --- tables from before ---


async def test_a_table_of_an_earlier_reading_of_the_rules_is_refused_with_its_sentence(
    tmp_path: Path,
) -> None:
    before = facts.SetUp(Settings("anniversary/3"), fresh_token())  # as the first version wrote it
    at = wall_ms()
    row = LogRow(1, at, "", "", before, facts.running_hash("", 1, at, "", "", before))
    assert b"rules" not in facts.encode_fact(before)
    listed = TableRecord("old", at, at, "waiting", "anniversary/3", "Ana", True, None, "", 1)
    store = await open_store(tmp_path / "data")
    await store.append([TableRows(listed, (store_row("old", row),))])
    await store.close()
    server = Server(tmp_path / "data").start()
    try:
        async with server.http() as client:
            for path in ("state", "record"):
                answer = await client.get(f"/api/tables/old/{path}")
                body = answer.json()
                assert (answer.status_code, body["code"], body["key"]) == (404, "unknown", "server-old-rules")
    finally:
        server.kill()
