"""The gate in front of everything: hosts, origins, headers, and one line in the log for each request."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from time import monotonic
from typing import Any, Final

import msgspec
import structlog

from bohnanza.server import limits
from bohnanza.server.app.origin_check import Addresses
from bohnanza.server.protocol.http import STATUS, ErrorCode
from bohnanza.server.visitors import VISITOR, Visitor, address_key
from bohnanza.server.wire.sentences import error_body
from bohnanza.words.errors import WordedError

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[..., Awaitable[None]]

log = structlog.get_logger(__name__)

# Set on a connection of which the browser has said that it comes from a page of this server.
STATED: Final = "bohnanza.stated"

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "WS"})
NO_STORE: Final = ((b"cache-control", b"no-store"),)


class Middleware:
    """Lets through what may come in."""

    def __init__(self, app: ASGIApp, addresses: Addresses) -> None:
        self.app = app
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse or pass on, and write it down."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        reply = LoggedResponse(scope, send)
        objection = self._objection(scope)
        if not may_come(scope):
            await refuse(scope, reply, "too-fast", "server-too-fast-address")
        elif objection:
            await refuse(scope, reply, "forbidden", objection)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, reply)
        else:
            await self._in_time(scope, receive, reply)
        reply.write_down()

    async def _in_time(self, scope: Scope, receive: Receive, reply: LoggedResponse) -> None:
        """Answer a request, or say that it takes too long, be it that the client is slow."""
        try:
            async with asyncio.timeout(limits.ANSWER_SECONDS):
                await self.app(scope, receive, reply)
        except TimeoutError:
            if not reply.status:
                await refuse(scope, reply, "gone", "server-too-slow")

    def _objection(self, scope: Scope) -> str:
        """Why a request is not let in, as the key of a sentence, if so."""
        hosts, origins = values(scope, b"host"), values(scope, b"origin")
        if len(hosts) != 1 or not self.addresses.host_allowed(hosts[0]):
            return "server-other-name"
        if len(origins) > 1 or (origins and not self.addresses.origin_allowed(origins[0], hosts[0])):
            return "server-other-site"
        same = values(scope, b"sec-fetch-site") == ["same-origin"]
        scope[STATED] = bool(origins) or same
        return ""


def may_come(scope: Scope) -> bool:
    """Whether a request is within the rates of its connection and its address."""
    visitor: Visitor | None = scope.get(VISITOR)
    client = scope.get("client")
    if visitor is None or client is None:
        return True
    address = address_key(client[0])
    return visitor.may_stay(address) if scope["type"] == "websocket" else visitor.may_ask(address)


def values(scope: Scope, name: bytes) -> list[str]:
    """All values of a header."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]


async def refuse(scope: Scope, send: Send, code: ErrorCode, key: str) -> None:
    """Say no, to a WebSocket before it is one."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    text = msgspec.json.encode(error_body(code, WordedError(key)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(text)).encode())]
    await send({"type": "http.response.start", "status": STATUS[code], "headers": headers})
    await send({"type": "http.response.body", "body": text, "more_body": False})


class LoggedResponse:
    """Sends what is answered with the headers that everything has, and remembers how it went."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self.send = send
        self.began = monotonic()
        self.status = 0

    async def __call__(self, message: Message) -> None:
        """Send one message on."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            no_store = NO_STORE if self.scope["path"].startswith("/api") else ()
            message["headers"] = [*message.get("headers", []), *HEADERS, *no_store]
        elif message["type"] == "websocket.close":
            self.status = message["code"]
        await self.send(message)

    def write_down(self) -> None:
        """One line without anything that a client has written: the route, not the path."""
        log.info(
            "request",
            method=known if (known := self.scope.get("method", "WS")) in METHODS else "other",
            route=self.scope.get("path_template", ""),
            status=self.status,
            ms=round((monotonic() - self.began) * 1000),
        )
