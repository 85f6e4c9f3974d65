"""The server as a process: opened, told to the world, and closed without losing anything."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import segno
import structlog
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bohnanza import limits
from bohnanza.server.accounts import DAY, Accounts
from bohnanza.server.app import Addresses, Gate, House, make_app
from bohnanza.server.app.errors import where
from bohnanza.server.app.origins import HOST, ORIGIN
from bohnanza.server.bots.crew import Crew
from bohnanza.server.hall import Hall, now_ms
from bohnanza.server.notices import Notices, Posts, Webhooks, mail_at
from bohnanza.server.protocol.http import Channel
from bohnanza.server.store import Store, StoreError, Writer, open_store

ANYWHERE: Final = "0.0.0.0"

log = structlog.get_logger(__name__)


class CannotServe(ValueError):
    """The server cannot be started like that; the message is one sentence."""


@dataclass(frozen=True)
class Wishes:
    """How the server is to be run."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path | None = None
    lan: bool = False
    public_url: str = ""
    bots: int = limits.BOT_WORKERS
    mail: str = ""  # address of a mail server for notices
    webhooks: bool = False  # whether notices may be posted


def serve(wishes: Wishes, say: Callable[[str], None]) -> None:
    """Run the server until it is told to stop; `say` hears its addresses."""
    set_up_log()
    try:
        asyncio.run(_run(wishes, say))
    except StoreError as problem:
        raise CannotServe(str(problem)) from None


async def _run(wishes: Wishes, say: Callable[[str], None]) -> None:
    with listen(wishes) as listening:
        addresses, shown = addresses_for(wishes, int(listening.getsockname()[1]))
        async with opened(wishes, shown[-1]) as (store, hall):
            accounts = Accounts(store, hall.now, channels=channels_for(wishes))
            house = House(hall, accounts, addresses)
            server = Server(configuration(Gate(make_app(house), addresses)))
            announce(shown, say)
            await _until_told(server, hall, listening)


async def _until_told(server: Server, hall: Hall, listening: socket.socket) -> None:
    """Serve; when told to stop, first let the hall finish, then close the connections."""
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    serving = asyncio.create_task(server.serve([listening]))
    waiting = asyncio.create_task(stopped.wait())
    await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
    log.info("closing")
    await hall.stop()
    server.should_exit = True
    waiting.cancel()
    await serving


@asynccontextmanager
async def opened(wishes: Wishes, site: str) -> AsyncIterator[tuple[Store, Hall]]:
    """Store, writer, bots and hall, closed again in the right order."""
    posts = posts_for(wishes, site)
    store = await open_store(wishes.data or data_directory())
    crew = Crew(wishes.bots)
    try:
        async with Writer(store) as writer:
            hall = Hall(store, writer, crew)
            await hall.start()
            beside = [
                asyncio.create_task(housekeeping(store, hall.now)),
                asyncio.create_task(Notices(hall, store, posts, hall.now).run()),
            ]
            try:
                yield store, hall
            finally:
                for task in beside:
                    task.cancel()
                await asyncio.gather(*beside, return_exceptions=True)
                await crew.close()
    finally:
        await store.close()


def posts_for(wishes: Wishes, site: str) -> Posts:
    """How notices are sent; not at all, unless somebody says so."""
    mail = mail_at(wishes.mail) if wishes.mail else None
    return Posts(mail, Webhooks() if wishes.webhooks else None, site)


def channels_for(wishes: Wishes) -> list[Channel]:
    """By which ways notices are sent."""
    ways: list[tuple[Channel, bool]] = [("email", bool(wishes.mail)), ("webhook", wishes.webhooks)]
    return [channel for channel, on in ways if on]


async def housekeeping(store: Store, now: Callable[[], int] = now_ms) -> None:
    """Forget what nobody needs any more, from time to time."""
    while True:
        with suppress(StoreError):
            await store.purge_sessions(now())
            while await store.forget(now() - limits.GUEST_DAYS * DAY):
                await asyncio.sleep(0)
        await asyncio.sleep(limits.HOUSEKEEPING_SECONDS)


# --- where ---


def data_directory() -> Path:
    """Where the data are kept if nobody says otherwise."""
    kept = os.environ.get("XDG_DATA_HOME", "")
    return (Path(kept) if kept else Path.home() / ".local" / "share") / "bohnanza"


def listen(wishes: Wishes) -> socket.socket:
    """The socket to listen at; a port that is taken is a sentence."""
    host = ANYWHERE if wishes.lan else wishes.host
    try:
        found = socket.getaddrinfo(host, wishes.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        made = socket.socket(family, kind, protocol)
    except OSError as problem:
        raise CannotServe(f"{host} is no address to listen at: {problem.strerror}.") from None
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, limits.SEND_BYTES)  # who is slow is found out
        made.bind(address)
        made.listen(socket.SOMAXCONN)
    except OSError as problem:
        made.close()
        raise CannotServe(f"Cannot listen at {host}, port {wishes.port}: {problem.strerror}.") from None
    return made


def addresses_for(wishes: Wishes, port: int) -> tuple[Addresses, list[str]]:
    """By which names the server may be called, and the addresses to be shown."""
    public = public_origin(wishes.public_url)
    host = f"[{wishes.host}]" if ":" in wishes.host else wishes.host
    shown = [f"http://{one}:{port}" for one in (own_addresses() if wishes.lan else [host])]
    name = socket.gethostname().lower()
    names = {"localhost", name, f"{name}.local", wishes.host.lower()}
    return Addresses(public, frozenset(shown), frozenset(names)), [*shown, *([public] if public else [])]


def public_origin(url: str) -> str:
    """The origin of a public address.

    >>> public_origin("")
    ''
    """
    if not url:
        return ""
    match = ORIGIN.fullmatch(url.lower().rstrip("/"))
    if match is None or HOST.fullmatch(match[2]) is None:
        raise CannotServe("A public address is like https://<NAME> or http://<NAME>:<PORT>, without a path.")
    return match[0]


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks."""
    found = {socket.gethostbyname("localhost")}
    with suppress(OSError):
        found.update(socket.gethostbyname_ex(socket.gethostname())[2])
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent; it only has to be somewhere else
        found.add(probe.getsockname()[0])
    outside = sorted(one for one in found if not one.startswith("127."))
    return outside or sorted(found)


def announce(shown: list[str], say: Callable[[str], None]) -> None:
    """Say the addresses, and draw the last one for telephones if it is one for others."""
    for address in shown:
        say(f"Serving at {address}/")
    if not shown[-1].startswith(("http://127.", "http://localhost", "http://[::1]")):
        say(drawn(shown[-1]))


def drawn(address: str) -> str:
    """A QR code for a terminal."""
    rows = [list(row) for row in segno.make(address, micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    halves = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    return "\n".join(
        "".join(halves[bool(above), bool(below)] for above, below in zip(rows[at], rows[at + 1]))
        for at in range(0, len(rows), 2)
    )


# --- how ---


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket whose end does not wait for a peer that has stopped reading."""

    async def run_asgi(self) -> None:
        """Talk, then give the peer a moment to hear the end of it."""
        await super().run_asgi()
        self.loop.call_later(limits.CLOSING_SECONDS, self.transport.abort)


class Server(uvicorn.Server):
    """A server that leaves signals to us."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Nothing: whoever has started the server stops it."""
        yield


def configuration(app: Any) -> uvicorn.Config:
    """How uvicorn is run."""
    return uvicorn.Config(
        app,
        ws=Socket,
        ws_max_size=limits.MESSAGE_BYTES,
        ws_per_message_deflate=False,
        http="h11",
        lifespan="on",
        log_config=None,
        log_level="warning",  # below that it tells paths
        access_log=False,
        server_header=False,
        limit_concurrency=limits.SERVER_CONNECTIONS,
        timeout_graceful_shutdown=limits.CLOSING_SECONDS,
    )


# --- the log ---


def set_up_log() -> None:
    """Lines of JSON on the error output, for us and for the libraries; none of them holds a secret."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_words,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def without_words(_: Any, __: str, event: structlog.types.EventDict) -> structlog.types.EventDict:
    """An error by its kind and its places: what it says may quote a request."""
    given = event.pop("exc_info", None)
    error = given[1] if isinstance(given, tuple) else sys.exc_info()[1] if given is True else given
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["where"] = where(error)
    return event
