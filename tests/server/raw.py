"""Clients on bare sockets, which do what no library would: half a request, a thousand pings, no answer."""

from __future__ import annotations

import json
import socket as sockets
from typing import Final

from websockets.frames import Frame, Opcode

from tests.server.live import PATIENCE, Server

CHUNK: Final = 64 * 1024


def dial(server: Server, source: str = "127.0.0.1") -> sockets.socket:
    """A connection from one of the addresses of this machine."""
    return sockets.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def text(kind: str, **fields: object) -> bytes:
    """A message in a frame."""
    return frame(Opcode.TEXT, json.dumps({"type": kind, **fields}).encode())


def get(server: Server, path: str, **headers: str) -> bytes:
    """A request without a body."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {server.host}",
        *[f"{name}: {headers[name]}" for name in headers],
    ]
    return "\r\n".join([*lines, "", ""]).replace("_", "-").encode()


def upgraded(server: Server, table: str, source: str = "127.0.0.1") -> sockets.socket:
    """A WebSocket, before its hello."""
    made = dial(server, source)
    made.sendall(
        get(
            server,
            f"/api/tables/{table}/ws",
            Connection="Upgrade",
            Upgrade="websocket",
            Sec_WebSocket_Version="13",
            Sec_WebSocket_Key="MDEyMzQ1Njc4OWFiY2RlZg==",
        )
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += made.recv(1)
    assert head.startswith(b"HTTP/1.1 101"), head
    return made


def rest(connection: sockets.socket) -> bytes:
    """Everything that comes until the connection ends, however it ends."""
    found = b""
    try:
        while part := connection.recv(CHUNK):
            found += part
    except ConnectionError:
        pass
    return found


def pushed(connection: sockets.socket, data: bytes, times: int) -> int:
    """Send the same again and again; how often it was taken before the connection was ended."""
    for number in range(times):
        try:
            connection.sendall(data)
        except ConnectionError:
            return number
    return times
