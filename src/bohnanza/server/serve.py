"""The server as a process: opened, run, and closed without losing anything."""

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
from bohnanza.server.app.error_responses import places
from bohnanza.server.background import BackgroundTasks
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


def serve(options: ServerOptions, say: Callable[[str], None]) -> None:
    """Run the server until it is told to stop; `say` prints its addresses."""
    set_up_log(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_run(options, say))
    except StoreError as problem:
        raise CannotServe(problem.key, **problem.arguments) from None


async def _run(options: ServerOptions, say: Callable[[str], None]) -> None:
    asyncio.get_running_loop().set_exception_handler(LoopErrors())
    proxies = trusted_proxies(options)
    with listen(options) as listening:
        addresses, shown = addresses_for(options, int(listening.getsockname()[1]))

        def greet() -> None:
            spare_the_collector()  # everything that lasts is made now
            welcome(options, addresses, shown, say)

        async with opened(options, addresses.shared or shown[0].address) as (store, registry):
            check = senders_for(options, "").check
            accounts = Accounts(store, registry.now, channels=channels_for(options), check_notices=check)
            services = Services(registry, accounts, addresses)
            visitors = Visitors(connections_allowed(), partial(is_in, proxies))
            server = Server(
                configuration(Middleware(make_app(services), addresses), visitors, proxies), greet
            )
            await _serve_until_stopped(server, registry, listening)
    say("\n" + console_voice(options).say("serving-stopped"))  # below the ^C that a terminal shows


async def _serve_until_stopped(server: Server, registry: TableRegistry, listening: socket.socket) -> None:
    """Serve until a signal comes or the data are lost; then let the tables finish and close the connections."""
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        if signal.getsignal(number) != signal.SIG_IGN:  # in the background, a shell lets us ignore Ctrl-C
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
async def opened(options: ServerOptions, site: str) -> AsyncIterator[tuple[Store, TableRegistry]]:
    """Store, writer, bots and registry, closed again in the right order."""
    senders = senders_for(options, site)
    store = await open_store(options.data or data_directory())
    pool = BotPool(options.bots)
    try:
        async with Writer(store) as writer:
            registry = TableRegistry(store, writer, pool)
            await registry.start()
            background = BackgroundTasks()
            background.run(housekeeping(store, registry.clock.proven))
            background.run(Notifier(registry, store, senders, registry.now).run())
            try:
                yield store, registry
            finally:
                await background.cancel()
                await pool.close()
    finally:
        await store.close()


def senders_for(options: ServerOptions, site: str) -> NoticeSenders:
    """How notices are sent; not at all by default."""
    mail = mail_at(options.mail) if options.mail else None
    return NoticeSenders(mail, Webhooks() if options.webhooks else None, site)


def channels_for(options: ServerOptions) -> list[Channel]:
    channels: list[tuple[Channel, bool]] = [("email", bool(options.mail)), ("webhook", options.webhooks)]
    return [channel for channel, on in channels if on]


async def tidy(store: Store, proven: int) -> None:
    """Delete what nobody needs any more; it is gone for good, so the date has to be a proven one."""
    await store.purge_sessions(proven)
    while await store.forget(proven - limits.GUEST_DAYS * DAY):
        await asyncio.sleep(0)


async def housekeeping(store: Store, proven: Callable[[], int]) -> None:
    failures = FailureLog("housekeeping")
    while True:
        try:
            await tidy(store, proven())
        except Exception as problem:  # whatever it was, there is a next time
            failures.failed(problem)
        else:
            failures.succeeded()
        await asyncio.sleep(limits.HOUSEKEEPING_SECONDS)


def data_directory() -> Path:
    """Where the data are stored by default."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "bohnanza"


# --- uvicorn and the event loop ---


class Server(uvicorn.Server):
    """A uvicorn server that leaves signals to us, and calls `listens` when it does."""

    def __init__(self, config: uvicorn.Config, listens: Callable[[], None]) -> None:
        super().__init__(config)
        self.listens = listens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(socket.SOMAXCONN)  # uvicorn has set it to how many are accepted at once
        self.listens()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield  # whoever has started the server stops it


def configuration(app: Any, visitors: Visitors, proxies: Sequence[Network]) -> uvicorn.Config:
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
        log_level="warning",  # below that it logs paths
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=limits.CLOSING_SECONDS,
    )


def spare_the_collector() -> None:
    """Exempt what lives as long as the server from garbage collection, and collect the rest less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*limits.COLLECTED_AFTER)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes the event loop: uvloop where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made


# --- open files ---


def connections_allowed() -> int:
    """How many connections the limit of open files allows, after raising that limit as far as possible.

    Some files are reserved: without any left, no connection could be accepted and no move be stored.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.SERVER_CONNECTIONS + limits.FILES_RESERVED
    files = wanted if hard == resource.RLIM_INFINITY else hard
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, files), hard))
        soft = max(soft, files)
    return min(limits.SERVER_CONNECTIONS, max(soft // 2, soft - limits.FILES_RESERVED))


class LoopErrors:
    """Logs errors of the event loop itself, but a lack of open files at most once a minute."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.silent_until = -inf

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in OUT_OF_FILES:
            loop.default_exception_handler(context)
        elif self.clock() >= self.silent_until:
            self.silent_until = self.clock() + limits.OUT_OF_FILES_SECONDS
            log.error("no connection could be accepted", problem=errno.errorcode[error.errno])


# --- the log ---


def set_up_log(level: int) -> None:
    """Log lines of JSON to the standard error, ours and those of libraries; none of them holds a secret."""
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
    """Log an error by its type and its places, because its message may quote a request."""
    given = event.pop("exc_info", None)
    error = given[1] if isinstance(given, tuple) else sys.exc_info()[1] if given is True else given
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["where"] = places(error)
    return event
