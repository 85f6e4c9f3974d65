"""The process of a server: how it starts, stops and comes back, and what it logs."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from bohnanza.server.protocol.base import PROTOCOL
from bohnanza.server.protocol.settings import Settings
from bohnanza.server.server_clock import wall_ms
from bohnanza.server.store import TableRecord, TableRows, open_store
from bohnanza.server.stored_tables import store_row
from bohnanza.server.table import facts
from bohnanza.server.table.facts import LogRow
from bohnanza.server.tokens import fresh_token, hashed
from tests.processes import LOADED_FROM, ctrl_c
from tests.server.live import PATIENCE, START, Server, closed, get, heard, say

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
        env={**os.environ, "PYTHONPATH": LOADED_FROM},
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
