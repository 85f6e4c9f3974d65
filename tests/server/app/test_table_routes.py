"""Sitting down and playing, over HTTP and a WebSocket."""

from __future__ import annotations

import asyncio

from bohnanza.server.tokens import fresh_token
from tests.server.live import Server, get, heard, say

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
    made = await shared_server.post("/tables", {"settings": {"game": "anniversary/3"}, "seats": 2})
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
