"""Floods and silence: whoever sends too much is cut, whoever says nothing is not waited for, and others notice neither.

Addresses are those of this machine: 127.0.0.2 is somebody else than 127.0.0.3.
"""

from __future__ import annotations

import asyncio
import errno
import json
import os
import socket as sockets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Opcode

from bohnanza.server import limits
from bohnanza.server.app.websocket import CODES
from bohnanza.server.serve import LoopErrors
from bohnanza.server.visitors import Visitors, address_key
from tests.processes import LOADED_FROM
from tests.server.live import HURRY, PATIENCE, Message, Server, heard, say
from tests.server.raw import dial, frame, get, pushed, rest, text, upgraded

BAD, GOOD = "127.0.0.2", "127.0.0.3"
NEVER = 1e6
PONG = b"\x8a\x00"
FLOOD = 5_000
STRICT = {
    "CLOSING_SECONDS": 3600,  # only the cut itself may end a flooder
    "FRAMES_PER_SECOND": 0.0,
    "MESSAGES_PER_SECOND": 0.001,
}


@contextmanager
def serving(
    tmp_path: Path, changed: dict[str, Any], options: tuple[str, ...] = (), files: str = ""
) -> Iterator[Server]:
    """A server with the real limits but for those that are changed; `files` is what `ulimit` is told first."""
    made = Server(tmp_path / "data", changed, options)
    if files:
        plain = made.command()
        made.command = lambda: ["sh", "-c", f'ulimit {files} && exec "$@"', "sh", *plain]  # type: ignore[method-assign]
    try:
        yield made.start()
    finally:
        made.kill()


async def ended(connection: sockets.socket) -> bytes:
    """What a connection brings until it ends, while other things go on."""
    return await asyncio.to_thread(rest, connection)


async def is_served(server: Server, source: str) -> bool:
    """Whether a newcomer from an address gets an answer."""
    with dial(server, source) as made:
        made.sendall(get(server, "/api/health", Connection="close"))
        return (await ended(made)).startswith(b"HTTP/1.1 200")


async def answered(socket: Any, word: str) -> Message:
    """The acknowledgement of something said."""
    await say(socket, "say", id=word, text=word)
    return await heard(socket, "ack")


# --- floods ---

HELLO = text("hello", protocol=1)
FLOODS = {
    "pings": frame(Opcode.PING),
    "long pings": frame(Opcode.PING, b"x" * 125),
    "pongs": frame(Opcode.PONG),
    "fragments": frame(Opcode.CONT, fin=False),
    "bytes": frame(Opcode.BINARY, b"\0"),
    "unknown messages": text("dance"),
    "commands": text("ready", id="r"),
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all floods; each comes from an address of its own."""
    with serving(tmp_path_factory.mktemp("strict"), STRICT) as server:
        yield server


@pytest.mark.parametrize("hello", [b"", HELLO], ids=["before hello", "after hello"])
@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_of_any_kind_is_cut_and_the_rest_of_it_is_not_parsed(
    strict: Server, kind: str, hello: bytes
) -> None:
    source = f"127.0.2.{2 * list(FLOODS).index(kind) + bool(hello)}"
    begin = frame(Opcode.TEXT, b"{", fin=False) if kind == "fragments" else b""
    made = await strict.table()
    async with strict.visit(made["table"], made["token"]) as (honest, _):
        with upgraded(strict, made["table"], source) as bad:
            bad.sendall(hello + begin)
            flood = asyncio.to_thread(pushed, bad, FLOODS[kind] * FLOOD, 1)
            _, said = await asyncio.gather(flood, ended(bad))
        assert (await answered(honest, "tea"))["id"] == "tea"
    overlooked = limits.PARSED_AT_ONCE // len(FLOODS[kind])
    assert said.count(PONG) + said.count(b"\x8a\x7d") <= limits.FRAMES + overlooked
    assert said.count(b'"refused"') <= limits.BURST_MESSAGES + limits.TOO_FAST + 1
    if kind not in {"bytes", "unknown messages", "commands"}:
        assert said.endswith(CODES["too-fast"].to_bytes(2)), said[-200:]
        assert b'{"type":"bye","code":"too-fast"' in said


async def test_who_goes_on_after_the_farewell_is_not_listened_to(tmp_path: Path) -> None:
    with serving(tmp_path, {**STRICT, "BURST_MESSAGES": 3, "TOO_FAST": 2}) as server:
        made = await server.table()
        with upgraded(server, made["table"], BAD) as bad:
            bad.sendall(HELLO + b"".join(text("ready", id=f"r{n}") for n in range(6)))
            said = b""
            while b'"bye"' not in said:
                said += await asyncio.to_thread(bad.recv, 65536)
            # Neither a close nor anything else comes from this peer, and yet it is over.
            taken = await asyncio.to_thread(pushed, bad, FLOODS["pings"] * 1000, 1_000_000)
            assert taken < 1_000_000
            assert PONG not in said


async def test_to_connect_again_does_not_help_a_flooder_and_hurts_nobody_else(tmp_path: Path) -> None:
    changed = {**STRICT, "ARRIVALS": 6, "ARRIVALS_PER_SECOND": 0.0, "ALL_ARRIVALS": 100}
    with serving(tmp_path, {**changed, "CUT_COST": 5, "HEAD_SECONDS": NEVER}) as server:
        made = await server.table()
        neighbour = dial(server, BAD)
        async with server.visit(made["table"], made["token"], sock=neighbour) as (honest, _):
            with upgraded(server, made["table"], BAD) as bad:
                await asyncio.to_thread(pushed, bad, FLOODS["pings"] * FLOOD, 1)
                await ended(bad)
            with dial(server, BAD) as again:
                again.sendall(get(server, "/api/health"))
                assert await is_served(server, GOOD)
                assert (await answered(honest, "tea"))["id"] == "tea"
                again.setblocking(False)
                with pytest.raises(BlockingIOError):
                    again.recv(1)


async def test_newcomers_at_the_address_of_a_flooder_wait_for_their_turn_and_get_it(tmp_path: Path) -> None:
    with serving(tmp_path, {"ARRIVALS": 2, "ARRIVALS_PER_SECOND": 20.0}) as server:
        served = [asyncio.create_task(is_served(server, BAD)) for _ in range(10)]
        assert all(await asyncio.gather(*served))


async def test_requests_have_a_rate_and_a_flood_of_them_is_cut(tmp_path: Path) -> None:
    with serving(tmp_path, {"REQUESTS": 3, "REQUESTS_PER_SECOND": 0.0, "TOO_FAST": 2}) as server:
        with dial(server, BAD) as bad:
            await asyncio.to_thread(pushed, bad, get(server, "/api/health") * 50, 1)
            said = await ended(bad)
        assert await is_served(server, BAD)
    assert [said.count(status) for status in (b"HTTP/1.1 200", b"HTTP/1.1 429")] == [3, 2]
    assert b'"code":"too-fast"' in said


async def test_an_address_has_a_rate_of_requests_but_each_newcomer_there_is_heard(tmp_path: Path) -> None:
    changed = {"ADDRESS_REQUESTS": 4, "ADDRESS_REQUESTS_PER_SECOND": 0.0, "FIRST_REQUESTS": 1}
    with serving(tmp_path, changed) as server:
        with dial(server, BAD) as bad:
            bad.sendall(get(server, "/api/health") * 6 + get(server, "/api/health", Connection="close"))
            said = await ended(bad)
        assert [said.count(status) for status in (b"HTTP/1.1 200", b"HTTP/1.1 429")] == [4, 3]
        assert await is_served(server, BAD)


async def test_a_body_in_crumbs_is_not_swept_up(tmp_path: Path) -> None:
    with serving(tmp_path, {"HEAD_SECONDS": NEVER, "ANSWER_SECONDS": NEVER}) as server:
        with dial(server, BAD) as bad:
            head = get(server, "/api/tables", Content_Type="application/json", Transfer_Encoding="chunked")
            bad.sendall(head.replace(b"GET", b"POST"))
            await asyncio.to_thread(pushed, bad, b"1\r\n \r\n" * FLOOD, 1)
            await ended(bad)
        assert await is_served(server, BAD)


# --- silence ---


def drip(connection: sockets.socket) -> None:
    """Send a byte now and then, until the connection is ended."""
    connection.settimeout(0.02)
    for _ in range(int(PATIENCE / 0.02)):
        try:
            connection.sendall(b"x")
            if connection.recv(65536) == b"":
                return
        except TimeoutError:
            continue
        except ConnectionError:
            return
    raise AssertionError("It is still open.")


def beginnings(server: Server) -> dict[str, bytes]:
    """What those send who never come to an end."""
    post = get(server, "/api/tables", Content_Type="application/json", Content_Length="900")
    return {
        "a head": b"GET / HTTP/1.1\r\nX: ",
        "a second head": get(server, "/api/health") + b"GET / HTTP/1.1\r\nX: ",
        "a body": post.replace(b"GET", b"POST"),
    }


@pytest.mark.parametrize("kind", beginnings(Server(Path("nowhere"))))
async def test_a_request_that_comes_in_drops_is_given_up(tmp_path: Path, kind: str) -> None:
    with serving(tmp_path, {"HEAD_SECONDS": 0.3, "ANSWER_SECONDS": 0.3}) as server, dial(server, BAD) as slow:
        slow.sendall(beginnings(server)[kind])
        await asyncio.to_thread(drip, slow)


async def test_400_heads_that_never_end_are_closed_at_the_deadline(tmp_path: Path) -> None:
    with serving(tmp_path, {"HEAD_SECONDS": 1.0, "ARRIVALS": 1000}) as server, ExitStack() as stack:
        slow = [stack.enter_context(dial(server, BAD)) for _ in range(400)]
        for one in slow:
            one.sendall(b"GET / HTTP/1.1\r\nX: ")
        assert [await ended(one) for one in slow] == [b""] * 400


async def test_a_connection_that_says_nothing_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path, {"HEAD_SECONDS": 0.2}) as server, dial(server) as silent:
        assert await ended(silent) == b""


async def test_who_asks_for_much_and_reads_nothing_is_closed(tmp_path: Path) -> None:
    changed = {"HEAD_SECONDS": 0.2, "ANSWER_SECONDS": 0.2, "SEND_BYTES": 4096}
    with serving(tmp_path, changed) as server, dial(server, BAD) as slow:
        slow.sendall(get(server, "/api/schema") * 20)
        assert await asyncio.to_thread(pushed_until_closed, slow)


def pushed_until_closed(connection: sockets.socket) -> bool:
    """Send without reading until the peer is no longer there; whether that came to pass."""
    try:
        while True:
            connection.sendall(b"GET / HTTP/1.1\r\n" * 1000)
    except ConnectionError:
        return True


async def test_who_does_not_answer_pings_is_gone(tmp_path: Path) -> None:
    with serving(tmp_path, {"PING_SECONDS": 0.1, "PONG_SECONDS": 0.2}) as server:
        made = await server.table()
        other = await server.join(made["table"], "Ben")
        async with server.visit(made["table"], made["token"]) as (honest, _):
            with upgraded(server, made["table"], BAD) as deaf:
                deaf.sendall(text("hello", protocol=1, token=other["token"]))
                assert (await heard(honest, "presence"))["online"] == ["m0", "m1"]
                async with asyncio.timeout(PATIENCE):
                    assert (await heard(honest, "presence"))["online"] == ["m0"]


# --- room ---


async def test_connections_are_counted_by_address_and_none_in_use_is_ended_for_another(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, {"ADDRESS_CONNECTIONS": 3, "HEAD_SECONDS": NEVER}) as server, ExitStack() as stack:
        made = await server.table()
        for _ in range(3):
            used = stack.enter_context(upgraded(server, made["table"], BAD))
            used.sendall(HELLO)
            assert b'"welcome"' in await asyncio.to_thread(used.recv, 65536)
        with dial(server, BAD) as fourth:
            assert await ended(fourth) == b""
        assert await is_served(server, GOOD)
        used.sendall(frame(Opcode.PING))
        assert PONG in await asyncio.to_thread(used.recv, 65536)


async def test_idle_connections_make_room_for_a_newcomer_at_their_address(tmp_path: Path) -> None:
    with serving(tmp_path, {"ADDRESS_CONNECTIONS": 3, "HEAD_SECONDS": NEVER}) as server, ExitStack() as stack:
        silent = [stack.enter_context(dial(server, BAD)) for _ in range(3)]
        assert await is_served(server, BAD)
        assert await ended(silent[0]) == b""


async def test_the_limit_of_open_files_is_raised_as_far_as_possible(tmp_path: Path) -> None:
    with serving(tmp_path, {}, files="-Sn 200") as server:
        lines = Path(f"/proc/{server.pid}/limits").read_text().splitlines()
    [soft, hard] = next(line for line in lines if line.startswith("Max open files")).split()[3:5]
    assert soft == hard


async def test_more_silent_connections_than_files_stop_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, {"HEAD_SECONDS": NEVER}, files="-n 256") as server, ExitStack() as stack:
        made = await server.table()
        async with server.visit(made["table"], made["token"]) as (honest, _):
            for number in range(400):
                stack.enter_context(dial(server, f"127.0.1.{number % 8}"))
            assert await is_served(server, GOOD)
            assert (await answered(honest, "tea"))["id"] == "tea"
        assert "accepted" not in server.log()
        assert "accept()" not in server.log()


async def test_without_files_the_log_says_so_once_and_moves_are_kept(tmp_path: Path) -> None:
    changed = {
        "FILES_RESERVED": -10_000,
        "ADDRESS_CONNECTIONS": 1000,
        "HEAD_SECONDS": NEVER,
        "ARRIVALS": 1000,
    }
    with serving(tmp_path, changed, files="-n 128") as server, ExitStack() as stack:
        made = await server.table()
        async with server.visit(made["table"], made["token"]) as (honest, _):
            for _ in range(200):
                stack.enter_context(dial(server, BAD))
            for number in range(limits.CHATS):
                assert (await answered(honest, f"tea-{number}"))["type"] == "ack"
        server.stop()
        lines = [json.loads(line) for line in server.log().splitlines()]
    wrong = [line for line in lines if line["level"] in {"error", "warning", "critical"}]
    assert len(wrong) <= 1, wrong[:3]


# --- proxies ---


async def tables_made(server: Server, source: str, *visitors: str) -> list[bytes]:
    """The statuses that visitors get who are said to make a table each."""
    found = []
    body = b'{"settings":{"game":"anniversary/3"},"name":"ana"}'
    for visitor in visitors:
        with dial(server, source) as made:
            head = get(
                server,
                "/api/tables",
                Connection="close",
                Content_Type="application/json",
                Content_Length=str(len(body)),
                X_Forwarded_For=visitor,
            )
            made.sendall(head.replace(b"GET", b"POST") + body)
            found.append((await ended(made))[9:12])
    return found


ONE_TABLE = {"NEW_TABLES": 1, "NEW_TABLES_PER_SECOND": 0.0}
VISITORS = ("192.0.2.1", "192.0.2.2", "192.0.2.1", "2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")


async def test_a_trusted_proxy_says_for_whom_it_asks(tmp_path: Path) -> None:
    with serving(tmp_path, ONE_TABLE, ("--trusted-proxy", BAD)) as server:
        statuses = await tables_made(server, BAD, *VISITORS)
    assert statuses == [b"201", b"201", b"429", b"201", b"429", b"201"]


@pytest.mark.parametrize("options", [(), ("--trusted-proxy", "127.0.0.9")])
async def test_nobody_else_is_believed(tmp_path: Path, options: tuple[str, ...]) -> None:
    with serving(tmp_path, ONE_TABLE, options) as server:
        assert await tables_made(server, "127.0.0.1", *VISITORS[:2]) == [b"201", b"429"]


async def test_with_a_public_address_the_proxy_is_on_this_machine(tmp_path: Path) -> None:
    with serving(tmp_path, ONE_TABLE, ("--public-url", "https://beans.example")) as server:
        assert await tables_made(server, "127.0.0.1", *VISITORS[:3]) == [b"201", b"201", b"429"]
        assert await tables_made(server, GOOD, *VISITORS[:2]) == [b"201", b"429"]


async def test_a_proxy_is_no_address_and_may_connect_as_often_as_it_likes(tmp_path: Path) -> None:
    changed = {"ARRIVALS": 1, "ARRIVALS_PER_SECOND": 0.0, "REQUESTS": 1, "REQUESTS_PER_SECOND": 0.0}
    with serving(tmp_path, changed, ("--trusted-proxy", BAD)) as server:
        with dial(server, BAD) as proxy:
            one = get(server, "/api/health", X_Forwarded_For="192.0.2.1")
            proxy.sendall(one * 5 + get(server, "/api/health", Connection="close"))
            assert (await ended(proxy)).count(b"HTTP/1.1 200") == 6
        assert await is_served(server, BAD)


def test_hurry_lifts_limits_that_there_are() -> None:
    assert [name for name in HURRY if not hasattr(limits, name)] == []


# --- turns, without sockets ---


class Waiting:
    """A line that notes when its turn comes and when it ends."""

    def __init__(self, name: str, notes: list[str]) -> None:
        self.name = name
        self.notes = notes

    def begin(self) -> None:
        self.notes.append(self.name)

    def end(self) -> None:
        self.notes.append(f"{self.name} ends")


async def test_addresses_take_turns_however_many_wait_at_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ARRIVALS", 1)
    monkeypatch.setattr(limits, "ARRIVALS_PER_SECOND", 1.0)
    monkeypatch.setattr(limits, "HELD_SECONDS", 0.0)
    now = [0.0]
    visitors, notes = Visitors(1000, clock=lambda: now[0]), list[str]()
    for number in range(100):
        visitors.arrive(BAD, Waiting(f"bad {number}", notes))
    for number in range(2):
        visitors.arrive(GOOD, Waiting(f"good {number}", notes))
    now[0] = 1.0
    async with asyncio.timeout(PATIENCE):
        while len(notes) < 4:
            await asyncio.sleep(0)
    assert sorted(notes) == ["bad 0", "bad 1", "good 0", "good 1"]


async def test_when_all_room_is_taken_the_longest_idle_makes_some() -> None:
    notes: list[str] = []
    visitors = Visitors(4)
    first, second = [visitors.arrive(f"192.0.2.{n}", Waiting(f"{n}", notes)) for n in range(2)]
    for number in range(2, 4):
        visitors.arrive(f"192.0.2.{number}", Waiting(f"{number}", notes))
    assert first is not None
    assert second is not None
    first.mark_in_use()
    assert visitors.arrive("192.0.2.9", Waiting("9", notes)) is not None
    assert notes == ["1 ends"]
    visitors.leave(second)  # once more, as its transport does
    assert (visitors.count, len(visitors.idle)) == (4, 3)


def test_an_address_of_ipv6_is_its_network_and_no_more() -> None:
    same = {
        address_key(host) for host in ("2001:db8::1", "2001:db8::ffff:ffff:ffff:ffff", "2001:db8::1%eth0")
    }
    assert len(same) == 1
    assert address_key("2001:db8:0:1::1") not in same
    assert address_key("::ffff:192.0.2.1") == address_key("192.0.2.1") != address_key("::ffff:192.0.2.2")


def test_a_lack_of_files_is_said_once_a_minute(capsys: pytest.CaptureFixture[str]) -> None:
    now = [0.0]
    complaints = LoopErrors(lambda: now[0])
    loop = asyncio.new_event_loop()
    try:
        for second in range(61):
            now[0] = second
            complaints(loop, {"message": "", "exception": OSError(errno.EMFILE, "")})
    finally:
        loop.close()
    assert capsys.readouterr().out.count("no connection could be accepted") == 2


def test_what_lives_as_long_as_the_server_is_not_looked_at_again() -> None:
    words = "import gc; from bohnanza.server import serve; serve.spare_the_collector(); "
    asked = words + "print(gc.get_freeze_count() > 10_000, gc.get_threshold())"
    done = subprocess.run(
        [sys.executable, "-c", asked],
        env={**os.environ, "PYTHONPATH": LOADED_FROM},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"True {limits.COLLECTED_AFTER}\n"
