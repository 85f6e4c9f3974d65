"""The server as a process: opened, told to the world, and closed without losing anything."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import resource
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, Final, cast

import structlog
import uvicorn

from bohnanza.server import limits
from bohnanza.server.accounts import DAY, Accounts
from bohnanza.server.app import Middleware, Services, make_app
from bohnanza.server.app.error_responses import where
from bohnanza.server.bots.pool import BotPool
from bohnanza.server.listening import (
    CannotServe,
    Network,
    ServerOptions,
    addresses_for,
    console_voice,
    is_in,
    listen,
    trusted_proxies,
    welcome,
)
from bohnanza.server.notice_senders import NoticeSenders, Webhooks, mail_at
from bohnanza.server.notices import Notifier
from bohnanza.server.protocol.http import Channel
from bohnanza.server.registry import TableRegistry
from bohnanza.server.store import FailureLog, Store, StoreError, Writer, open_store
from bohnanza.server.transport import HttpConnection, WebSocketConnection
from bohnanza.server.visitors import Visitors

log = structlog.get_logger(__name__)

OUT_OF_FILES: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


def serve(wishes: ServerOptions, say: Callable[[str], None]) -> None:
    """Run the server until it is told to stop; `say` hears its addresses."""
    set_up_log(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_run(wishes, say))
    except StoreError as problem:
        raise CannotServe(problem.key, **problem.arguments) from None


async def _run(wishes: ServerOptions, say: Callable[[str], None]) -> None:
    asyncio.get_running_loop().set_exception_handler(LoopErrors())
    proxies = trusted_proxies(wishes)
    with listen(wishes) as listening:
        addresses, shown = addresses_for(wishes, int(listening.getsockname()[1]))

        def greet() -> None:
            """Everything is made now that lasts; the rest comes and goes with visitors."""
            spare_the_collector()
            welcome(wishes, addresses, shown, say)

        async with opened(wishes, addresses.shared or shown[0].address) as (store, registry):
            accounts = Accounts(store, registry.now, channels=channels_for(wishes))
            services = Services(registry, accounts, addresses)
            visitors = Visitors(connections_allowed(), partial(is_in, proxies))
            server = Server(
                configuration(Middleware(make_app(services), addresses), visitors, proxies), greet
            )
            await _until_told(server, registry, listening)
    say("\n" + console_voice(wishes).say("serving-stopped"))  # below the ^C that a terminal shows


async def _until_told(server: Server, registry: TableRegistry, listening: socket.socket) -> None:
    """Serve until told to stop, or until the data are lost: let the registry finish, then close the connections."""
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        if (
            signal.getsignal(number) != signal.SIG_IGN
        ):  # a shell lets what it starts in the background ignore Ctrl-C
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    serving = asyncio.create_task(server.serve([listening]))
    waiting = asyncio.create_task(stopped.wait())
    lost = asyncio.create_task(registry.store.lost())
    await asyncio.wait({serving, waiting, lost}, return_when=asyncio.FIRST_COMPLETED)
    log.info("closing")
    await registry.stop()
    server.should_exit = True
    await serving
    for task in (waiting, lost):
        task.cancel()
    if lost.done():
        raise lost.result()


@asynccontextmanager
async def opened(wishes: ServerOptions, site: str) -> AsyncIterator[tuple[Store, TableRegistry]]:
    """Store, writer, bots and registry, closed again in the right order."""
    senders = senders_for(wishes, site)
    store = await open_store(wishes.data or data_directory())
    pool = BotPool(wishes.bots)
    try:
        async with Writer(store) as writer:
            registry = TableRegistry(store, writer, pool)
            await registry.start()
            beside = [
                asyncio.create_task(housekeeping(store, registry.clock.proven)),
                asyncio.create_task(Notifier(registry, store, senders, registry.now).run()),
            ]
            try:
                yield store, registry
            finally:
                for task in beside:
                    task.cancel()
                await asyncio.gather(*beside, return_exceptions=True)
                await pool.close()
    finally:
        await store.close()


def senders_for(wishes: ServerOptions, site: str) -> NoticeSenders:
    """How notices are sent; not at all, unless somebody says so."""
    mail = mail_at(wishes.mail) if wishes.mail else None
    return NoticeSenders(mail, Webhooks() if wishes.webhooks else None, site)


def channels_for(wishes: ServerOptions) -> list[Channel]:
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
    failing = FailureLog("housekeeping")
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


class Server(uvicorn.Server):
    """A server that leaves signals to us, and tells when it listens."""

    def __init__(self, config: uvicorn.Config, listens: Callable[[], None]) -> None:
        super().__init__(config)
        self.listens = listens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer, then tell."""
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(socket.SOMAXCONN)  # how many are accepted at once says nothing of how many may wait
        self.listens()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Nothing: whoever has started the server stops it."""
        yield


def configuration(app: Any, visitors: Visitors, proxies: Sequence[Network]) -> uvicorn.Config:
    """How uvicorn is run."""
    return uvicorn.Config(
        app,
        ws=cast(Any, WebSocketConnection),
        ws_max_size=limits.MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.PING_SECONDS,
        ws_ping_timeout=limits.PONG_SECONDS,
        http=cast(Any, partial(HttpConnection, visitors)),
        timeout_keep_alive=limits.KEEP_ALIVE_SECONDS,
        backlog=limits.ACCEPTED_AT_ONCE,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=[str(network) for network in proxies],
        lifespan="on",
        log_config=None,
        log_level="warning",  # below that it tells paths
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=limits.CLOSING_SECONDS,
    )


def spare_the_collector() -> None:
    """Never look again at what lives as long as the server, and seldom at the rest: looking takes time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*limits.COLLECTED_AFTER)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes the event loop: uvloop where it exists."""
    try:
        import uvloop
    except ImportError:
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made


# --- open files ---


def connections_allowed() -> int:
    """As many connections as there are files for, after as many files as possible were asked for.

    What is not a connection needs files too; were there none left, nobody could be accepted, nor a move be kept.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = limits.SERVER_CONNECTIONS + limits.FILES_RESERVED
    files = wished if hard == resource.RLIM_INFINITY else hard
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, files), hard))
        soft = max(soft, files)
    return min(limits.SERVER_CONNECTIONS, max(soft // 2, soft - limits.FILES_RESERVED))


class LoopErrors:
    """What goes wrong in the event loop itself: in the log, but a lack of files not more than once a minute."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.silent_until = -inf

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Write one down, or not."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in OUT_OF_FILES:
            loop.default_exception_handler(context)
        elif self.clock() >= self.silent_until:
            self.silent_until = self.clock() + limits.OUT_OF_FILES_SECONDS
            log.error("no connection could be accepted", problem=errno.errorcode[error.errno])


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
