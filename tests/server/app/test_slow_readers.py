"""Connections that never read and connections that shout: they are cut off, and nobody else notices."""

from __future__ import annotations

import asyncio
import socket as sockets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bohnanza.server.protocol import messages
from tests.server.clients import DECODE, PATIENCE, Player, all_of, check_kept, check_sight, seat_players
from tests.server.live import HURRY, Server, say

SLOW = 6
FLOODERS = 4
WORDS = 600  # more than a rate that is meant for people allows
TIGHT = {**HURRY, "SEND_SECONDS": 0.2}
LOOSE = {**HURRY, "SEND_SECONDS": 1e6, "SEND_BYTES": 2**30, "SEND_MESSAGES": 2**30}
CALM = {"BURST_MESSAGES": 200, "MESSAGES_PER_SECOND": 100.0}


@asynccontextmanager
async def deaf(server: Server, table: str) -> AsyncIterator[None]:
    """A spectator who hears the welcome and nothing else."""
    small = sockets.create_connection(("127.0.0.1", server.port))
    small.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2**12)
    async with server.visit(table, sock=small, max_queue=1, ping_interval=None) as (socket, _):
        try:
            yield
        finally:
            socket.transport.abort()


async def have_ended(server: Server, connections: int) -> None:
    """Wait until the log says that this many connections are over."""
    async with asyncio.timeout(PATIENCE):
        while server.log().count('"route": "/api/tables/{table}/ws"') != connections:
            await asyncio.sleep(0.05)


async def shout(server: Server, table: str) -> int:
    """Send as fast as one can, and listen; how many answers there were before the connection was cut, if it was."""
    answers = 0
    async with server.visit(table, ping_interval=None) as (socket, _):
        shouting = asyncio.create_task(send_words(socket))
        with suppress(ConnectionClosed):
            while answers < WORDS:
                answers += isinstance(DECODE(await socket.recv()), messages.Refused)
        await asyncio.gather(shouting, return_exceptions=True)
    return answers


async def send_words(socket: ClientConnection) -> None:
    for number in range(WORDS):
        await say(socket, "ready", id=f"w{number}")


@pytest.mark.parametrize(("limits", "cut"), [(TIGHT, True), (LOOSE, False)])
async def test_who_never_reads_is_cut_off_and_the_game_goes_on(
    tmp_path: Path, limits: dict[str, float], cut: bool
) -> None:
    server = Server(tmp_path / "data", limits).start()
    try:
        [player] = await seat_players(server, "anniversary/3", 1)
        async with AsyncExitStack() as stack:
            for _ in range(SLOW):
                await stack.enter_async_context(deaf(server, player.table))
            await all_of(player.play())
            await have_ended(server, 1 + SLOW * cut)
        assert player.connections == 1
        still_sees(server, player)
    finally:
        server.kill()


def still_sees(server: Server, player: Player) -> None:
    """A player has got everything."""
    [table] = check_kept(server.data, [player])
    check_sight(table, [player])


@pytest.mark.parametrize(("limits", "cut"), [(CALM, True), (LOOSE, False)])
async def test_who_shouts_is_cut_off_and_the_game_goes_on(
    tmp_path: Path, limits: dict[str, float], cut: bool
) -> None:
    server = Server(tmp_path / "data", limits).start()
    answers: list[int] = []

    async def flooder(table: str) -> None:
        answers.append(await shout(server, table))

    try:
        [player] = await seat_players(server, "bean-duel/2", 1)
        await all_of(player.play(), *[flooder(player.table) for _ in range(FLOODERS)])
        assert [number < WORDS for number in answers] == [cut] * FLOODERS
        assert player.connections == 1
        still_sees(server, player)
    finally:
        server.kill()
