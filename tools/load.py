"""A real server under the load of many tables, beside another build of it: python -m tools.load --against DIRECTORY.

Programs sit at all seats and play what the server lists for them, or talk while nothing can be played, together at a
fixed rate. Measured are the time from a command to its acknowledgement, and the processor time of the server's own
process for each command; processes of bots are apart. The builds take turns, because the machine has good and bad
minutes, and the disk's own wait is printed beside them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import bohnanza
from tests.server.live import HURRY, Server
from tools.store_benchmark import disk_waits, percentile

GAME: Final = "anniversary/4"
SEATS: Final = 4
ADDRESSES: Final = 100  # of this machine, from which the clients come
WARMING_UP: Final = 3.0  # seconds of load that are not measured
PATIENCE: Final = 30.0  # seconds until the last acknowledgements have to be there
TICK: Final = os.sysconf("SC_CLK_TCK")
# Not what is measured here.
LIFTED: Final[Mapping[str, Any]] = {
    **HURRY,
    "NEW_TABLES_PER_SECOND": 100_000.0,
    "SIGN_INS_PER_SECOND": 100_000.0,
    "ADDRESS_CONNECTIONS": 100_000,
}

decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


class Build(Server):
    """A server of the sources in a directory."""

    def __init__(self, data: Path, sources: Path) -> None:
        super().__init__(data, LIFTED)
        self.sources = sources

    def environment(self) -> dict[str, str]:
        """Where this build is found."""
        return super().environment() | {"PYTHONPATH": str(self.sources)}

    def started(self) -> Build:
        """Itself, when it listens."""
        self.start()
        return self

    def processor_time(self) -> float:
        """Seconds that the process itself has used, without its children."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK


@dataclass
class Client:
    """A seat: its socket, the last thing it was shown, and what it waits for."""

    socket: ClientConnection
    seen: str
    waits: list[float]  # seconds that acknowledgements took, of all clients
    sent: dict[str, float] = field(default_factory=dict)
    refused: int = 0

    async def listen(self) -> None:
        """Hear everything; only answers are read at once, the rest when it is needed."""
        async for message in self.socket:
            assert isinstance(message, str)
            if message.startswith('{"type":"update"'):
                self.seen = message
            elif message.startswith(('{"type":"ack"', '{"type":"refused"')):
                answer = decode(message)
                self.waits.append(perf_counter() - self.sent.pop(answer["id"]))
                self.refused += answer["type"] == "refused"

    async def send(self, name: str, command: dict[str, Any]) -> None:
        """Send a command."""
        self.sent[name] = perf_counter()
        await self.socket.send(encode({"id": name, **command}).decode())


@dataclass
class Party:
    """The clients of one table, in the order of their seats."""

    clients: list[Client]
    rng: Random
    numbers: count[int] = field(default_factory=count)

    async def act(self) -> None:
        """Whoever is waited for plays if it can; otherwise somebody talks."""
        name = f"c{next(self.numbers)}"
        shown = decode(self.clients[0].seen)
        for seat in shown["room"]["awaited"]:
            games = decode(self.clients[seat].seen)["games"]
            moves = [choice["move"] for choice in games[0]["choices"] if choice["advances"]]
            if moves and not self.clients[seat].sent:
                await self.clients[seat].send(name, {"type": "play", "move": self.rng.choice(moves)})
                return
        await self.rng.choice(self.clients).send(name, {"type": "say", "text": f"{name}: hello, table"})


# --- the load ---


async def seated(server: Server, number: int, stack: AsyncExitStack, waits: list[float]) -> Party:
    """A table at which a game has begun, with all its clients."""
    first = await server.table(GAME, "p0")
    tokens = [first["token"]]
    for seat in range(1, SEATS):
        tokens.append((await server.join(first["table"], f"p{seat}"))["token"])
    clients: list[Client] = []
    for seat, token in enumerate(tokens):
        here = (f"127.0.0.{2 + (SEATS * number + seat) % ADDRESSES}", 0)
        url = f"{server.ws_url}/api/tables/{first['table']}/ws"
        socket = await stack.enter_async_context(
            connect(url, max_size=None, local_addr=here, compression=None)
        )
        await socket.send(encode({"type": "hello", "protocol": 1, "token": token}).decode())
        clients.append(Client(socket, str(await socket.recv()), waits))
    party = Party(clients, Random(f"load {number}"))
    await clients[0].send("start", {"type": "start", "bot": "greedy"})
    return party


async def all_seated(
    server: Server, tables: int, stack: AsyncExitStack, waits: list[float]
) -> tuple[list[Party], list[asyncio.Task[None]]]:
    """All tables, and the tasks that listen."""
    parties = []
    for number in range(tables):
        parties.append(await seated(server, number, stack, waits))
    listening = [asyncio.create_task(client.listen()) for party in parties for client in party.clients]
    await answered(parties)
    return parties, listening


async def keep_busy(parties: Sequence[Party], rate: float, seconds: float) -> int:
    """Commands at a fixed rate, the tables one after the other; how many."""
    began = perf_counter()
    sent = 0
    while (now := perf_counter() - began) < seconds:
        while sent < now * rate:
            await parties[sent % len(parties)].act()
            sent += 1
        await asyncio.sleep(0.5 / rate)
    return sent


async def answered(parties: Sequence[Party]) -> None:
    """Wait for the answers to everything."""
    async with asyncio.timeout(PATIENCE):
        while any(client.sent for party in parties for client in party.clients):
            await asyncio.sleep(0.01)


@dataclass(frozen=True)
class Figures:
    """What one run of one build has shown; times in milliseconds, but the processor's in microseconds a command."""

    p50: float
    p99: float
    processor: float
    refused: int
    disk: float

    def __str__(self) -> str:
        return (
            f"ack p50 {self.p50:6.1f} ms  p99 {self.p99:6.1f} ms   {self.processor:6.0f} µs a command"
            f"   {self.refused} refused   fsync p99 {self.disk:.1f} ms"
        )


async def measured(server: Build, tables: int, rate: float, seconds: float) -> Figures:
    """One run."""
    waits: list[float] = []
    async with AsyncExitStack() as stack:
        parties, listening = await all_seated(server, tables, stack, waits)
        await keep_busy(parties, rate, WARMING_UP)
        await answered(parties)
        waits.clear()
        before = server.processor_time()
        sent = await keep_busy(parties, rate, seconds)
        await answered(parties)
        used = server.processor_time() - before
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
    refused = sum(client.refused for party in parties for client in party.clients)
    disk = percentile(disk_waits(server.data.parent), 0.99) * 1000
    p50, p99 = [percentile(waits, share) * 1000 for share in (0.5, 0.99)]
    return Figures(p50, p99, used / sent * 1e6, refused, disk)


def run(sources: Path, options: argparse.Namespace) -> Figures:
    """A server of its own, loaded and ended."""
    with tempfile.TemporaryDirectory(dir=options.directory) as scratch:
        server = Build(Path(scratch) / "data", sources)
        try:
            return asyncio.run(measured(server.started(), options.tables, options.rate, options.seconds))
        finally:
            server.kill()


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument(
        "--rate", type=float, default=236.0, help="commands a second, of all clients together"
    )
    parser.add_argument("--seconds", type=float, default=20.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each build")
    parser.add_argument("--against", type=Path, help="a checkout of the other build")
    parser.add_argument("--directory", type=Path, default=Path(), help="on the disk that is meant")
    options = parser.parse_args()
    builds = {"this build": Path(bohnanza.__file__).parent.parent}
    if options.against is not None:
        builds["the other"] = (options.against / "src").absolute()
    found: dict[str, list[Figures]] = {name: [] for name in builds}
    for _ in range(options.rounds):
        for name, sources in builds.items():
            found[name].append(run(sources, options))
            print(f"{name:12} {found[name][-1]}", flush=True)
    for name, runs in found.items():
        p99, used = median([one.p99 for one in runs]), median([one.processor for one in runs])
        print(f"{name:12} median p99 {p99:.1f} ms, {used:.0f} µs a command")


if __name__ == "__main__":
    main()
