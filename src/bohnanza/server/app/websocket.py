"""The WebSocket: `hello` first, then commands in and messages out.

How a connection ends:

| code | why |
|---|---|
| 1000 | the client has left |
| 1001 | the server closes, or the table has to be read again: connect again with `since` |
| 1009 | a message was longer than allowed |
| 1011 | something went wrong in the server |
| 4400 | too many messages that could not be read, or none that says hello |
| 4401 | the token opens nothing at this table, or the sign-in that opened the connection has ended |
| 4403 | nobody may watch there |
| 4404 | there is no such table |
| 4408 | no hello in time |
| 4413 | too many connections, or the client reads too slowly: connect again with `since` |
| 4426 | another version of the protocol |
| 4429 | far more messages than allowed |
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from bohnanza.server import limits
from bohnanza.server.app.authentication import caller_at
from bohnanza.server.app.error_responses import body_of, log, places
from bohnanza.server.app.services import Services, ServicesDependency
from bohnanza.server.app.session_connections import end_connection
from bohnanza.server.live_table import AskAgain, Connection
from bohnanza.server.protocol import commands, messages
from bohnanza.server.protocol.base import PROTOCOL, CommandId
from bohnanza.server.protocol.messages import Code
from bohnanza.server.rates import Bucket
from bohnanza.server.stored_tables import UnknownTable
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.table.refusals import bye
from bohnanza.server.visitors import VISITOR, Visitor
from bohnanza.server.wire.sentences import args_of

Socket = WebSocket[Any, Any, Any]

CODES: Final[dict[str, int]] = {
    "malformed": 4400,
    "unauthorised": 4401,
    "forbidden": 4403,
    "unknown": 4404,
    "not-now": 4408,
    "too-large": 4413,
    "unsupported": 4426,
    "too-fast": 4429,
    "gone": 1001,
    "failed": 1011,
}
BYE: Final = b'{"type":"bye"'
LATE: Final = Refusal("not-now", "server-hello-late")
NONSENSE: Final = Refusal("malformed", "server-nonsense")
FLOOD: Final = Refusal("too-fast", "server-flood")

encode = msgspec.json.Encoder().encode
HELLO: Final = msgspec.json.Decoder(commands.Hello)
COMMAND: Final = msgspec.json.Decoder(commands.AnyCommand)
LAST: Final = msgspec.json.Decoder(messages.Bye)


class CommandHead(msgspec.Struct):
    """What can be read of a command, whatever else is wrong with it."""

    id: CommandId


HEAD: Final = msgspec.json.Decoder(CommandHead)


class ClientGone(Exception):
    pass


# Nobody is there to be told.
LOST: Final = (ClientGone, WebSocketDisconnect, OSError, TimeoutError)


class Rejected(Exception):
    """The connection ends before it has begun; `bye` says why."""

    def __init__(self, bye: messages.Bye) -> None:
        super().__init__(bye.key)
        self.bye = bye


@websocket("/tables/{table:str}/ws")
async def connect(socket: Socket, services: ServicesDependency, table: FromPath[str]) -> None:
    """One connection, from `hello` to its end; a failure in it affects no other."""
    await socket.accept()
    try:
        await _serve(socket, services, table)
    except Rejected as rejected:
        await _end(socket, [encode(rejected.bye)], CODES[rejected.bye.code])
    except LOST:
        pass
    except Exception as error:
        log.error("connection failed", error=type(error).__name__, where=places(error))
        await _end(socket, [], CODES["failed"])


async def _serve(socket: Socket, services: Services, table: str) -> None:
    hello = await _receive_hello(socket)
    try:
        caller = await caller_at(socket, services, table, hello.token)
        connection = await services.registry.connect(table, caller.member, hello.since)
    except (Refusal, UnknownTable, AskAgain) as problem:
        _, body = body_of(problem)
        code = msgspec.convert(body.code, Code)
        raise Rejected(messages.Bye(code, body.key, body.args, body.sentence)) from None
    visitor: Visitor | None = cast("dict[str, Any]", socket.scope).get(VISITOR)
    if visitor is not None:
        visitor.mark_in_use()
    try:
        with services.session_connections.opened(caller.account, caller.session, connection.outbox):
            if caller.session and await services.accounts.of_session(caller.session) is None:
                end_connection(connection.outbox)  # it ended while the connection was made
            await _talk(socket, CommandReader(services, table, caller.member, connection))
    finally:
        await services.registry.disconnect(table, connection.id)


async def _receive_hello(socket: Socket) -> commands.Hello:
    try:
        async with asyncio.timeout(limits.HELLO_SECONDS):
            hello = HELLO.decode(await _received(socket))
    except TimeoutError:
        raise Rejected(bye(LATE)) from None
    except (ValueError, RecursionError) as problem:
        raise Rejected(bye(Refusal("malformed", "server-no-hello", problem=str(problem)))) from None
    if hello.protocol != PROTOCOL:
        raise Rejected(bye(Refusal("unsupported", "server-other-protocol", version=PROTOCOL)))
    return hello


async def _received(socket: Socket) -> str:
    """The next message; one that is not text counts as empty."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise ClientGone
    return str(event.get("text") or "")


async def _talk(socket: Socket, reader: CommandReader) -> None:
    """Read commands and send messages until one direction ends, then close."""
    reading = asyncio.create_task(reader.read_all(socket))
    try:
        last = b""
        while (message := await reader.outbox.get()) is not None:
            last = message
            async with asyncio.timeout(limits.SEND_SECONDS):
                await socket.send_text(message.decode())
        if last.startswith(BYE):
            code = CODES[LAST.decode(last).code]
        else:
            code = CODES["too-large"] if reader.outbox.overflown else 1000
        await _end(socket, [], code)
    finally:
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)


async def _end(socket: Socket, messages: list[bytes], code: int) -> None:
    """Send the last messages and close, if the client is still there."""
    with suppress(*LOST):
        async with asyncio.timeout(limits.SEND_SECONDS):
            for message in messages:
                await socket.send_text(message.decode())
            await socket.close(code)


class CommandReader:
    """Reads the commands of one connection; the first ones that are malformed or too fast are only refused."""

    def __init__(self, services: Services, table: str, member: str, connection: Connection) -> None:
        self.services = services
        self.table = table
        self.member = member
        self.connection = connection
        self.outbox = connection.outbox
        self.rate = Bucket(limits.BURST_MESSAGES, limits.MESSAGES_PER_SECOND)
        self.too_fast = 0
        self.malformed = 0

    async def read_all(self, socket: Socket) -> None:
        """Read commands until the connection ends, then close the outbox."""
        try:
            while not self.outbox.closed:
                await self.read(await _received(socket))
        except LOST:
            pass
        except (UnknownTable, AskAgain) as problem:
            self.outbox.put(encode(bye(Refusal.because("gone", problem))))
        except Exception as error:
            log.error("connection failed", error=type(error).__name__, where=places(error))
        finally:
            self.outbox.close()

    async def read(self, text: str) -> None:
        if not self.rate.take():
            self.too_fast += 1
            if self.too_fast > limits.TOO_FAST:
                self.close(FLOOD)
            else:
                most = int(limits.MESSAGES_PER_SECOND)
                self.refuse(text, Refusal("too-fast", "server-too-many-messages", most=most))
            return
        try:
            command = COMMAND.decode(text)
        except (ValueError, RecursionError) as problem:
            self.malformed += 1
            if self.malformed > limits.MALFORMED:
                self.close(NONSENSE)
            else:
                self.refuse(text, Refusal("malformed", "server-no-message", problem=str(problem)))
            return
        await self.services.registry.send(self.table, self.connection.id, self.member, command)

    def refuse(self, text: str, why: Refusal) -> None:
        """Refuse a command by its id, if that can be read, so that the client does not resend it."""
        words = (why.code, why.key, args_of(why.arguments), why.sentence)
        try:
            answer: messages.ServerMessage = messages.Refused(HEAD.decode(text).id, *words)
        except (ValueError, RecursionError):
            answer = messages.ErrorMessage(*words)
        self.outbox.put(encode(answer))

    def close(self, why: Refusal) -> None:
        self.outbox.put(encode(bye(why)))
        self.outbox.close()
