"""A real server in a process of its own, and clients with real sockets."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.processes import LOADED_FROM

Message = dict[str, Any]

PATIENCE: Final = 30.0
START: Final = (
    "import json, sys; from bohnanza.bots import limits as bots; from bohnanza.server import limits as server; "
    "[setattr(bots if hasattr(bots, name) else server, name, value)"
    " for name, value in json.loads(sys.argv.pop(1)).items()]; "
    "from bohnanza.cli import main; main()"
)
# For tests about other things: clients that are faster than people, and many of them.
HURRY: Final = {
    "BURST_MESSAGES": 100_000,
    "MESSAGES_PER_SECOND": 100_000.0,
    "SIGN_INS": 100_000,
    "NEW_TABLES": 100_000,
    "JOINS": 100_000,
    "CHATS": 100_000,
    "FRAMES": 100_000,
    "REQUESTS": 100_000,
    "ADDRESS_REQUESTS": 100_000,
    "ARRIVALS": 100_000,
    "ALL_ARRIVALS": 100_000,
    "REPLAYS": 100_000,
    "ALL_REPLAYS": 100_000,
    "STATE_REQUESTS": 100_000,
    "ALL_STATE_REQUESTS": 100_000,
}


class Server:
    """A server process on a free port; `limits` replaces limits of the server and of bots."""

    def __init__(
        self,
        data: Path,
        limits: Mapping[str, Any] = HURRY,
        options: tuple[str, ...] = (),
        packages: Path | None = None,  # where packages of others are installed
    ) -> None:
        self.data = data
        self.packages = packages
        self.limits = dict(limits)
        self.options = options
        self.port = 0
        self.errors = data.parent / f"{data.name}.log"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        """Start, and wait for the address."""
        with self.errors.open("a", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                [*self.command(), *self.options],
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=self.data.parent,
                env=self.environment(),
                text=True,
            )
        try:
            self.port = self.said_port(self.process)
        except BaseException:
            self.kill()
            raise
        return self

    def said_port(self, process: subprocess.Popen[str]) -> int:
        """The port at which a process serves, as soon as it says so."""
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"Serving at http://\S+?:(\d+)/", line)
        assert found, f"{line}{self.log()}"
        return int(found[1])

    def environment(self) -> dict[str, str]:
        """In which the package that is tested is found."""
        places = [LOADED_FROM, *([self.packages] if self.packages else [])]
        return {**os.environ, "BOHNANZA_LANG": "en", "PYTHONPATH": os.pathsep.join(map(str, places))}

    def command(self) -> list[str]:
        """The command line; the same port after a restart."""
        serve = ["serve", "--port", str(self.port), "--data", str(self.data), "--bots", "1"]
        return [sys.executable, "-c", START, json.dumps(self.limits), *serve]

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    @property
    def ws_url(self) -> str:
        return f"ws://{self.host}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """End it at once, in the middle of whatever it is doing."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, and wait; the exit code."""
        return self._end(signal.SIGTERM)

    def restart(self) -> None:
        """Kill it and start it again with the same data on the same port."""
        self.kill()
        self.start()

    def _end(self, number: signal.Signals) -> int:
        if self.process is None:
            return 0
        process, self.process = self.process, None
        if process.poll() is None:
            process.send_signal(number)
        try:
            return process.wait(PATIENCE)
        finally:
            process.kill()
            if process.stdout is not None:
                process.stdout.close()

    def log(self) -> str:
        """Everything it has written to its error output."""
        return self.errors.read_text(encoding="utf-8") if self.errors.exists() else ""

    def http(self, token: str = "", **headers: str) -> httpx.AsyncClient:
        """A client, with the right of a token."""
        if token:
            headers["Authorization"] = f"Bearer {token}"
        # There is no TLS here, so no time is spent on reading certificates.
        return httpx.AsyncClient(base_url=self.url, headers=headers, timeout=PATIENCE, verify=False)

    async def post(self, path: str, body: object, token: str = "") -> Message:
        """A POST that has to succeed; what is answered."""
        async with self.http(token) as client:
            answer = await client.post(f"/api{path}", json=body)
        assert answer.is_success, answer.text
        found = answer.json()
        assert isinstance(found, dict)
        return found

    async def table(self, game: str = "anniversary/3", name: str = "Ana", **settings: object) -> Message:
        """A new table: its id as `table`, the host's `token` and `member`."""
        wanted = {"game": game, "pace": "instant", **settings}
        return await self.post("/tables", {"settings": wanted, "name": name})

    async def join(self, table: str, name: str, **options: object) -> Message:
        """Another place at a table."""
        return await self.post(f"/tables/{table}/join", {"name": name, **options})

    async def command_over_http(self, table: str, token: str, kind: str, **fields: object) -> Message:
        """One command; the answer to it."""
        body = {"type": kind, "id": f"{kind}-{os.urandom(8).hex()}", **fields}
        messages = (await self.post(f"/tables/{table}/commands", body, token))["messages"]
        last = messages[-1]
        assert isinstance(last, dict)
        return last

    @asynccontextmanager
    async def socket(self, table: str, **options: Any) -> AsyncIterator[ClientConnection]:
        """A WebSocket before its hello."""
        options.setdefault("max_size", None)
        async with connect(f"{self.ws_url}/api/tables/{table}/ws", **options) as socket:
            yield socket

    @asynccontextmanager
    async def visit(
        self, table: str, token: str = "", since: int | None = None, **options: Any
    ) -> AsyncIterator[tuple[ClientConnection, Message]]:
        """A WebSocket after its hello, and the welcome."""
        async with self.socket(table, **options) as socket:
            await say(socket, "hello", protocol=1, token=token, since=since)
            welcome = await heard(socket)
            assert welcome["type"] == "welcome", welcome
            yield socket, welcome


async def say(socket: ClientConnection, kind: str, **fields: object) -> None:
    """Send one message."""
    await socket.send(json.dumps({"type": kind, **fields}))


async def heard(socket: ClientConnection, *kinds: str) -> Message:
    """The next message, or the next one of these kinds."""
    while True:
        message = json.loads(await socket.recv())
        assert isinstance(message, dict)
        if not kinds or message["type"] in kinds:
            return message


async def get(server: Server, path: str, token: str = "") -> Any:
    """The body of a successful answer."""
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
