"""In front of all handlers: checks of hosts, origins and rates, security headers, and one log line per request."""

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

# Set in the scope: whether the browser has said that the request comes from a page of this server.
FROM_OUR_PAGE: Final = "bohnanza.from_our_page"

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "WS"})
NO_STORE: Final = ((b"cache-control", b"no-store"),)


class Middleware:
    def __init__(self, app: ASGIApp, addresses: Addresses) -> None:
        self.app = app
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request or pass it on, and log it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        response = LoggedResponse(scope, send)
        objection = self._check_origin(scope)
        if not within_rates(scope):
            await refuse(scope, response, "too-fast", "server-too-fast-address")
        elif objection:
            await refuse(scope, response, "forbidden", objection)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, response)
        else:
            try:
                async with asyncio.timeout(limits.ANSWER_SECONDS):  # the client may be what is slow
                    await self.app(scope, receive, response)
            except TimeoutError:
                if not response.status:
                    await refuse(scope, response, "gone", "server-too-slow")
        response.write_log()

    def _check_origin(self, scope: Scope) -> str:
        """Note in the scope whether the request is from our page; if it is refused, the key of the sentence why."""
        hosts, origins = header_values(scope, b"host"), header_values(scope, b"origin")
        if len(hosts) != 1 or not self.addresses.host_allowed(hosts[0]):
            return "server-other-name"
        if len(origins) > 1 or (origins and not self.addresses.origin_allowed(origins[0], hosts[0])):
            return "server-other-site"
        same = header_values(scope, b"sec-fetch-site") == ["same-origin"]
        scope[FROM_OUR_PAGE] = bool(origins) or same
        return ""


def within_rates(scope: Scope) -> bool:
    """Whether a request is within the rates of its connection and its address."""
    visitor: Visitor | None = scope.get(VISITOR)
    client = scope.get("client")
    if visitor is None or client is None:
        return True
    address = address_key(client[0])
    return visitor.may_stay(address) if scope["type"] == "websocket" else visitor.may_ask(address)


def header_values(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]


async def refuse(scope: Scope, send: Send, code: ErrorCode, key: str) -> None:
    """Answer with an error; a WebSocket is closed before it is opened."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    text = msgspec.json.encode(error_body(code, WordedError(key)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(text)).encode())]
    await send({"type": "http.response.start", "status": STATUS[code], "headers": headers})
    await send({"type": "http.response.body", "body": text, "more_body": False})


class LoggedResponse:
    """Sends a response with the headers that all responses have, and logs it."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self.send = send
        self.began = monotonic()
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            no_store = NO_STORE if self.scope["path"].startswith("/api") else ()
            message["headers"] = [*message.get("headers", []), *HEADERS, *no_store]
        elif message["type"] == "websocket.close":
            self.status = message["code"]
        await self.send(message)

    def write_log(self) -> None:
        """Log one line without anything that the client has written: the route, not the path."""
        log.info(
            "request",
            method=known if (known := self.scope.get("method", "WS")) in METHODS else "other",
            route=self.scope.get("path_template", ""),
            status=self.status,
            ms=round((monotonic() - self.began) * 1000),
        )
