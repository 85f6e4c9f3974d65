"""HTTP and WebSocket connections with deadlines, which stop reading from clients that flood them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, Final, cast

import h11
import msgspec
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, ASGISendEvent, HTTPScope, WebSocketScope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from bohnanza.server import limits
from bohnanza.server.app.websocket import CODES, FLOOD
from bohnanza.server.rates import Bucket
from bohnanza.server.table.refusals import bye
from bohnanza.server.visitors import VISITOR, Visitor, Visitors

TOO_LARGE: Final = 413
FLOODS: Final = (CODES["too-fast"], CODES["malformed"])  # after these nothing more is read


def stop_reading(transport: asyncio.Transport) -> None:
    """Leave whatever else the peer sends in its own buffers."""
    if not transport.is_closing() and transport.is_reading():
        transport.pause_reading()


class LimitedParser(h11.Connection):
    """The parser of HTTP, for which a body in too many pieces is an error."""

    parts = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.parts = 0
        elif isinstance(event, h11.Data):
            self.parts += 1
            if self.parts > limits.BODY_PARTS:
                raise h11.RemoteProtocolError("too many pieces")
        return event


class HttpConnection(H11Protocol):
    """An HTTP connection: the head of each request must arrive in time."""

    def __init__(self, visitors: Visitors, **given: Any) -> None:
        super().__init__(**given)
        self.visitors = visitors
        self.visitor: Visitor | None = None
        self.answered_by = self.app
        self.app = cast(Any, self._answer)
        self.conn = LimitedParser(h11.SERVER)
        self.begun = False
        self.early = b""  # what came before the turn of this connection
        self.answering = 0
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.visitor = self.visitors.arrive(self.client[0] if self.client else "", self)
        if self.visitor is None:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._forget_early()
        if self.visitor is not None:
            self.visitors.leave(self.visitor)
        super().connection_lost(exc)

    def begin(self) -> None:
        if self.transport.is_closing():
            return
        self.begun = True
        self._wait_for_head()
        if self.early:
            self.transport.resume_reading()
            early = self.early
            self._forget_early()
            self.data_received(early)

    def end(self) -> None:
        self.transport.abort()  # with whatever waits to be sent

    def data_received(self, data: bytes) -> None:
        if self.begun:
            super().data_received(data)
        else:
            self.early += data
            self.visitors.held_bytes += len(data)
            stop_reading(self.transport)
            if len(self.early) > limits.HELD_BYTES or self.visitors.held_bytes > limits.ALL_HELD_BYTES:
                self.end()

    def _forget_early(self) -> None:
        self.visitors.held_bytes -= len(self.early)
        self.early = b""

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            super().send_400_response(msg)
        else:
            self.end()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a WebSocket that counts as the same visitor."""
        assert self.visitor is not None
        self._stop_waiting()
        self.ws_protocol_class = cast(Any, partial(WebSocketConnection, self.visitor))
        super().handle_websocket_upgrade(event)

    async def _answer(self, scope: HTTPScope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        assert self.visitor is not None
        cast(dict[str, Any], scope)[VISITOR] = self.visitor
        self._stop_waiting()
        self.visitor.mark_in_use()
        self.answering += 1

        async def answer(message: ASGISendEvent) -> None:
            if message["type"] == "http.response.start" and message["status"] == TOO_LARGE:
                await self._read_rest(receive)
            await send(message)

        try:
            await self.answered_by(scope, receive, answer)
        finally:
            self.answering -= 1
            if not self.answering:
                self._wait_for_head()

    async def _read_rest(self, receive: ASGIReceiveCallable) -> None:
        """Read the rest of a body that is too large, within limits: a client that is still sending never reads why."""
        heard = 0
        with suppress(TimeoutError):
            async with asyncio.timeout(limits.CUT_SECONDS):
                while heard < limits.REFUSED_BODY_BYTES:
                    message = await receive()
                    if message["type"] != "http.request" or not message["more_body"]:
                        return
                    heard += len(message["body"])

    # --- the deadline ---

    def _stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _wait_for_head(self) -> None:
        """Wait for the next request; parts of one do not extend the deadline."""
        assert self.visitor is not None
        self._stop_waiting()
        self.visitor.mark_idle()
        self.deadline = self.loop.call_later(limits.HEAD_SECONDS, self._too_late)

    def _too_late(self) -> None:
        if self.transport.get_write_buffer_size() == 0:
            self.end()
        else:  # the peer has not read the last response yet
            self.deadline = self.loop.call_later(limits.ANSWER_SECONDS, self.end)


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that counts every frame, and whose end does not depend on the peer."""

    def __init__(self, visitor: Visitor, **given: Any) -> None:
        super().__init__(**given)
        self.visitor = visitor
        visitor.transport = self
        self.answered_by = self.app
        self.app = cast(Any, self._answer)
        self.over = False
        # The hello and the last message, which is answered with a bye, come on top of what a connection may send.
        most = limits.BURST_MESSAGES + limits.TOO_FAST + 2
        self.messages = Bucket(most, limits.MESSAGES_PER_SECOND)
        self.others = Bucket(limits.FRAMES, limits.FRAMES_PER_SECOND)

    def connection_lost(self, exc: Exception | None) -> None:
        self.visitor.everybody.leave(self.visitor)
        super().connection_lost(exc)

    def begin(self) -> None:
        """Do nothing: its turn came when it was an HTTP request."""

    def end(self) -> None:
        self.transport.abort()  # with whatever waits to be sent

    async def _answer(
        self, scope: WebSocketScope, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        cast(dict[str, Any], scope)[VISITOR] = self.visitor
        await self.answered_by(scope, receive, send)

    async def run_asgi(self) -> None:
        """Run the application, then give the peer a moment to read the end."""
        await super().run_asgi()
        self.loop.call_later(limits.CLOSING_SECONDS, self.end)

    def keepalive_timeout(self) -> None:
        """The peer has vanished: do not wait until it has read what was sent to it."""
        super().keepalive_timeout()
        self.loop.call_later(limits.CUT_SECONDS, self.end)

    # --- counting ---

    def data_received(self, data: bytes) -> None:
        """Parse a little at a time, so that a flood is noticed before most of it is parsed."""
        for at in range(0, len(data), limits.PARSED_AT_ONCE):
            if self.over or self.transport.is_closing():
                return
            super().data_received(data[at : at + limits.PARSED_AT_ONCE])

    def handle_text(self, event: Frame) -> None:
        if self._counted(event.fin):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._counted(event.fin):
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._counted(False):
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._counted(False):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counted(False):
            super().handle_pong(event)

    def _counted(self, whole: bool) -> bool:
        """Count a frame; whether to handle it. The first one too many ends the connection."""
        if self.over:
            return False
        if (self.messages if whole else self.others).take():
            return True
        if self.handshake_complete and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_text(msgspec.json.encode(bye(FLOOD)))
            self.conn.send_close(CODES["too-fast"])
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CODES["too-fast"]})
        self._stop_listening()
        return False

    async def send(self, message: ASGISendEvent) -> None:
        """Send; after a flooder has been told why, nothing more is read from it."""
        if self.over:
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.close" and message.get("code") in FLOODS:
            self._stop_listening()

    def _stop_listening(self) -> None:
        """Stop reading at once; the peer has a moment to read why."""
        self.over = True
        self.read_paused = False  # else reading would go on when the application asks for the next message
        stop_reading(self.transport)
        self.visitor.charge()
        if self.close_timer is not None:
            self.close_timer.cancel()
        # As long as there is a timer, the end of the application does not close the transport, which would take
        # back what the peer has not read yet.
        self.close_timer = self.loop.call_later(limits.CUT_SECONDS, self.end)
