"""How little floods disturb others on this machine: python -m tools.floods.

A real server with its real limits, eight honest clients with a table each, and 50 flooders of one kind after the
other in a process of their own, which begin again whenever they are cut. Each line compares what the honest clients
wait for an acknowledgement with what they waited just before. The flooders take processor time too, on the same
machine: so the last line, with work that does not touch the server, says how much of a difference is theirs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET
from threading import Thread
from time import perf_counter, sleep
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.frames import Opcode

from tests.server.clients import seat_players
from tests.server.live import HURRY, Server, heard, say
from tests.server.raw import dial, frame, get, rest, text, upgraded
from tools.store_benchmark import disk_waits, percentile

HONEST: Final = 8  # clients
PACE: Final = 0.25  # seconds between two commands of one of them
FLOODERS: Final = 50
SECONDS: Final = 20.0
AFTERWARDS: Final = 6.0  # until memory is measured again
# Honest clients chat all the time here, and the same machine makes all their tables.
REAL: Final = {"CHATS": 1_000_000, "NEW_TABLES": 1_000}
GAME: Final = "anniversary/5"


# --- flooders, in their own process ---

Flooder = Callable[[Server, str, str, Callable[[], None]], None]  # the last is called when it begins

HELLO: Final = text("hello", protocol=1)
FRAMES: Final = {
    "pings": frame(Opcode.PING) * 10_000,
    "unknown frames": frame(Opcode.BINARY, b"?") * 10_000,
    "commands": b"".join(text("ready", id=f"r{number}") for number in range(2_000)),
}


def endless(flood: bytes) -> Flooder:
    """Somebody who sends frames as fast as they are taken."""

    def run(server: Server, table: str, source: str, begin: Callable[[], None]) -> None:
        with upgraded(server, table, source) as made:
            begin()
            made.sendall(HELLO)
            while True:
                made.sendall(flood)

    return run


def stuck(beginning: bytes) -> Flooder:
    """Somebody who begins, sends a byte a second at most, and waits for the end."""

    def run(server: Server, _: str, source: str, begin: Callable[[], None]) -> None:
        with dial(server, source) as made:
            begin()
            made.sendall(beginning.replace(b"HOST", server.host.encode()))
            while beginning:
                made.sendall(b"x")
                sleep(1)
            rest(made)

    return run


def deaf(server: Server, table: str, source: str, begin: Callable[[], None]) -> None:
    """Somebody who watches and reads nothing: neither what is said nor the pings."""
    with upgraded(server, table, source) as made:
        begin()
        made.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
        made.sendall(HELLO)
        while True:  # pongs are few enough to be allowed, and show whether the connection is there
            sleep(1)
            made.sendall(frame(Opcode.PONG))


def reader(server: Server, table: str, source: str, begin: Callable[[], None]) -> None:
    """Somebody who reads a long record as often as is allowed."""
    with dial(server, source) as made:
        begin()
        for _ in range(1_000):
            made.sendall(get(server, f"/api/tables/{table}/record.json"))
            made.recv(1 << 20)
            sleep(0.2)


def busy(_: Server, __: str, ___: str, begin: Callable[[], None]) -> None:
    """Somebody who works and never talks to the server."""
    begin()
    while True:
        sum(range(10_000))
        sleep(0.001)


POST: Final = (
    b"POST /api/tables HTTP/1.1\r\nHost: HOST\r\n"
    b"Content-Type: application/json\r\nContent-Length: 900\r\n\r\n"
)
KINDS: Final[dict[str, Flooder]] = {
    **{kind: endless(flood) for kind, flood in FRAMES.items()},
    "half-open requests": stuck(POST),
    "silent sockets": stuck(b""),
    "slow heads": stuck(b"GET / HTTP/1.1\r\nX: "),
    "slow readers": deaf,
    "record readers": reader,
    "work elsewhere": busy,
}


def flood(kind: str, port: int, table: str, addresses: int, ended: list[float]) -> None:
    """Start the flooders; each notes how long it was connected each time."""
    server = Server(Path("nowhere"))
    server.port = port

    def again_and_again(number: int) -> None:
        source = f"127.0.1.{number % addresses + 1}"
        began: list[float] = []
        while True:
            with suppress(OSError, AssertionError):
                KINDS[kind](server, table, source, lambda: began.append(perf_counter()))
            while began:
                ended.append(perf_counter() - began.pop())

    for number in range(FLOODERS):
        Thread(target=again_and_again, args=(number,), daemon=True).start()


def flood_process(options: argparse.Namespace) -> None:
    """The other process: waits for a word, floods for a while, then says how it was ended."""
    ended: list[float] = []
    print("ready", flush=True)
    sys.stdin.readline()
    flood(options.flood, options.port, options.table, options.addresses, ended)
    sleep(options.seconds)
    print(json.dumps(ended), flush=True)


@contextmanager
def flooders(
    kind: str, server: Server, table: str, options: argparse.Namespace
) -> Iterator[subprocess.Popen[str]]:
    """A process that is ready to flood."""
    words = ["--port", str(server.port), "--table", table, "--addresses", str(options.addresses)]
    command = [
        sys.executable,
        "-m",
        "tools.floods",
        "--flood",
        kind,
        *words,
        "--seconds",
        str(options.seconds),
    ]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        process.stdout.readline()  # so that its own start does not disturb what is measured
        yield process
    finally:
        process.kill()
        process.communicate()


# --- honest clients ---


async def talk(client: ClientConnection, name: str, seconds: float) -> list[float]:
    """Seconds that each command waits for its acknowledgement."""
    waits: list[float] = []
    until = perf_counter() + seconds
    while perf_counter() < until:
        began = perf_counter()
        await say(client, "say", id=f"{name}-{began:.6f}", text="tea")
        await heard(client, "ack")
        waits.append(perf_counter() - began)
        await asyncio.sleep(max(0.0, PACE - waits[-1]))
    return waits


async def waits_of(clients: list[ClientConnection], seconds: float) -> list[float]:
    """What all honest clients wait."""
    found = await asyncio.gather(*[talk(client, str(n), seconds) for n, client in enumerate(clients)])
    return sorted(wait for one in found for wait in one)


def memory(server: Server) -> float:
    """Megabytes of the server that are in memory."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def measure(
    kind: str, server: Server, clients: list[ClientConnection], table: str, options: argparse.Namespace
) -> str:
    """A line of figures for one kind."""
    with flooders(kind, server, table, options) as process:
        before, quiet = memory(server), await waits_of(clients, options.seconds)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("go\n")
        process.stdin.flush()
        loud = await waits_of(clients, options.seconds)
        during = memory(server)
        ended: list[float] = json.loads(await asyncio.to_thread(process.stdout.readline))
    await asyncio.sleep(AFTERWARDS)
    cut = f"{percentile(ended, 0.5):6.2f} {max(ended):6.2f} {len(ended):6}" if ended else f"{'never cut':>20}"
    ratio = percentile(loud, 0.99) / percentile(quiet, 0.99)
    figures = [1000 * percentile(waits, share) for waits in (quiet, loud) for share in (0.5, 0.99)]
    return (
        f"{kind:20} {figures[0]:7.1f} {figures[1]:7.1f} {figures[2]:7.1f} {figures[3]:7.1f} {ratio:6.2f}   {cut}"
        f"   {before:6.0f} {during:6.0f} {memory(server):6.0f}"
    )


async def long_record(server: Server) -> str:
    """A table whose game is over; made before the limits are real."""
    [player] = await seat_players(server, GAME, 1)
    await player.play()
    return player.table


async def run(options: argparse.Namespace, directory: Path) -> None:
    """Print the table."""
    server = Server(directory / "data", HURRY).start()
    try:
        over = await long_record(server)
        server.limits = dict[str, Any](REAL)
        server.restart()
        async with AsyncExitStack() as stack:
            made = [await server.table() for _ in range(HONEST)]
            visits = [server.visit(one["table"], one["token"]) for one in made]
            clients = [(await stack.enter_async_context(visit))[0] for visit in visits]
            print(
                f"{'milliseconds, MB':20} {'p50':>7} {'p99':>7} {'p50':>7} {'p99':>7} {'p99 ×':>6}   "
                f"{'s p50':>6} {'s max':>6} {'ended':>6}   {'before':>6} {'during':>6} {'after':>6}"
            )
            for kind in options.kinds.split(",") if options.kinds else KINDS:
                table = over if kind == "record readers" else made[0]["table"]
                print(await measure(kind, server, clients, table, options), flush=True)
    finally:
        server.kill()
    print(f"fsync p99 {percentile(disk_waits(directory), 0.99) * 1000:.1f} ms")


def main() -> None:
    """Measure, or be the flooders."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--kinds", default="", help=f"some of: {', '.join(KINDS)}; by default all")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each measurement")
    parser.add_argument("--addresses", type=int, default=FLOODERS, help="from which the flooders come")
    parser.add_argument("--directory", type=Path, default=Path(), help="on the disk that is meant")
    for hidden in ("--flood", "--table"):
        parser.add_argument(hidden, default="", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.flood:
        flood_process(options)
        return
    with tempfile.TemporaryDirectory(dir=options.directory) as scratch:
        asyncio.run(run(options, Path(scratch)))


if __name__ == "__main__":
    main()
