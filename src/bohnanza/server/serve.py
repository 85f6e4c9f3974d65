"""The server as a process: opened, told to the world, and closed without losing anything."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import structlog
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bohnanza import limits
from bohnanza.server.accounts import DAY, Accounts
from bohnanza.server.app import Gate, House, make_app
from bohnanza.server.app.errors import where
from bohnanza.server.bots.crew import Crew
from bohnanza.server.door import CannotServe, Wishes, addresses_for, listen, welcome
from bohnanza.server.hall import Hall
from bohnanza.server.notices import Notices, Posts, Webhooks, mail_at
from bohnanza.server.protocol.http import Channel
from bohnanza.server.store import Failing, Store, StoreError, Writer, open_store

log = structlog.get_logger(__name__)


def serve(wishes: Wishes, say: Callable[[str], None]) -> None:
    """Run the server until it is told to stop; `say` hears its addresses."""
    set_up_log(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    try:
        asyncio.run(_run(wishes, say))
    except StoreError as problem:
        raise CannotServe(str(problem)) from None


async def _run(wishes: Wishes, say: Callable[[str], None]) -> None:
    with listen(wishes) as listening:
        addresses, shown = addresses_for(wishes, int(listening.getsockname()[1]))
        greet = partial(welcome, wishes, addresses, shown, say)
        async with opened(wishes, addresses.shared or shown[0].address) as (store, hall):
            accounts = Accounts(store, hall.now, channels=channels_for(wishes))
            house = House(hall, accounts, addresses)
            server = Server(configuration(Gate(make_app(house), addresses)), greet)
            await _until_told(server, hall, listening)
    say("\nStopped.")  # below the ^C that a terminal shows


async def _until_told(server: Server, hall: Hall, listening: socket.socket) -> None:
    """Serve until told to stop, or until the data are lost: let the hall finish, then close the connections."""
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        if (
            signal.getsignal(number) != signal.SIG_IGN
        ):  # a shell lets what it starts in the background ignore Ctrl-C
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    serving = asyncio.create_task(server.serve([listening]))
    waiting = asyncio.create_task(stopped.wait())
    lost = asyncio.create_task(hall.store.lost())
    await asyncio.wait({serving, waiting, lost}, return_when=asyncio.FIRST_COMPLETED)
    log.info("closing")
    await hall.stop()
    server.should_exit = True
    await serving
    for task in (waiting, lost):
        task.cancel()
    if lost.done():
        raise lost.result()


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
                asyncio.create_task(housekeeping(store, hall.clock.proven)),
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


async def tidy(store: Store, proven: int) -> None:
    """Forget what nobody needs any more; it is gone for good, so the date has to be a proven one."""
    await store.purge_sessions(proven)
    while await store.forget(proven - limits.GUEST_DAYS * DAY):
        await asyncio.sleep(0)


async def housekeeping(store: Store, proven: Callable[[], int]) -> None:
    """Tidy from time to time."""
    failing = Failing("housekeeping")
    while True:
        try:
            await tidy(store, proven())
        except Exception as problem:  # whatever it was, there is a next time
            failing.failed(problem)
        else:
            failing.succeeded()
        await asyncio.sleep(limits.HOUSEKEEPING_SECONDS)


def data_directory() -> Path:
    """Where the data are kept if nobody says otherwise."""
    kept = os.environ.get("XDG_DATA_HOME", "")
    return (Path(kept) if kept else Path.home() / ".local" / "share") / "bohnanza"


# --- how ---


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket whose end does not wait for a peer that has stopped reading."""

    async def run_asgi(self) -> None:
        """Talk, then give the peer a moment to hear the end of it."""
        await super().run_asgi()
        self.loop.call_later(limits.CLOSING_SECONDS, self.transport.abort)


class Server(uvicorn.Server):
    """A server that leaves signals to us, and tells when it listens."""

    def __init__(self, config: uvicorn.Config, listens: Callable[[], None]) -> None:
        super().__init__(config)
        self.listens = listens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer, then tell."""
        await super().startup(sockets)
        self.listens()

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


def set_up_log(level: int) -> None:
    """Lines of JSON on the error output, for us and for the libraries; none of them holds a secret."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_words,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
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
