"""Pages of other sites get nothing, whatever they send along, and foreign names lead nowhere."""

from __future__ import annotations

import socket as sockets
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from bohnanza.server.app.origin_check import Addresses
from bohnanza.server.listening import (
    FOR_EVERYBODY,
    IN_THE_NETWORK,
    ON_THIS_MACHINE,
    CannotServe,
    ServerOptions,
    ShownAddress,
    addresses_for,
    announce,
    console_voice,
    own_addresses,
    public_origin,
    qr_code,
)
from bohnanza.words import voice
from tests.server.live import Server

WEB = "http" + "://"
TLS = "https" + "://"


def hostile(server: Server) -> dict[str, str]:
    """Twelve origins that are not ours, some of them nearly."""
    return {
        "another site": WEB + "evil.example",
        "over tls": TLS + "evil.example",
        "nobody": "null",
        "nothing": "",
        "another port": WEB + f"127.0.0.1:{server.port + 1}",
        "no port": WEB + "127.0.0.1",
        "our address as its beginning": WEB + f"{server.host}.evil.example",
        "our address as its user": WEB + f"{server.host}@evil.example",
        "our address in its path": WEB + f"evil.example/{server.host}",
        "another scheme": "file" + f"://{server.host}",
        "an extension": "chrome-extension" + f"://{server.host}",
        "another name for us": WEB + f"localhost.evil.example:{server.port}",
    }


KINDS = list(hostile(Server(Path("nowhere"))))


def test_there_are_twelve() -> None:
    assert len(KINDS) == 12


@pytest.mark.parametrize("kind", KINDS)
async def test_foreign_pages_get_403_over_http(shared_server: Server, kind: str) -> None:
    origin = hostile(shared_server)[kind]
    async with shared_server.http(Origin=origin) as client:
        asked = [
            await client.get("/api/health"),
            await client.get("/"),
            await client.post("/api/tables", json={"settings": {"game": "classic/3"}}),
            await client.options("/api/tables"),
            await client.get("/api/nothing"),
        ]
    assert [answer.status_code for answer in asked] == [403] * 5
    assert asked[0].json()["code"] == "forbidden"
    assert not any("access-control-allow-origin" in answer.headers for answer in asked)


@pytest.mark.parametrize("kind", KINDS)
async def test_foreign_pages_get_403_for_a_websocket(shared_server: Server, kind: str) -> None:
    made = await shared_server.table()
    headers = {"Origin": hostile(shared_server)[kind]}
    with pytest.raises(InvalidStatus) as refused:
        async with shared_server.socket(made["table"], additional_headers=headers):
            pass
    assert refused.value.response.status_code == 403


async def test_our_own_page_and_programs_without_a_page_get_in(shared_server: Server) -> None:
    for headers in ({"Origin": shared_server.url}, {}):
        async with shared_server.http(**headers) as client:
            assert (await client.get("/api/health")).is_success
        made = await shared_server.table()
        async with shared_server.visit(made["table"], made["token"], additional_headers=headers) as (
            _,
            welcome,
        ):
            assert welcome["you"]["host"]


async def test_two_origins_are_none(shared_server: Server) -> None:
    twice = [("Origin", shared_server.url), ("Origin", shared_server.url)]
    async with shared_server.http() as client:
        assert (await client.get("/api/health", headers=twice)).status_code == 403


@pytest.mark.parametrize(
    ("host", "fine"),
    [
        ("127.0.0.1:{port}", True),
        ("[::1]:{port}", True),
        ("localhost:{port}", True),
        ("LOCALHOST", True),
        (sockets.gethostname(), True),
        ("rebound.example:{port}", False),
        ("127.0.0.1.rebound.example", False),
        ("localhost.rebound.example", False),
        ("2130706433", False),
        ("", False),
        ("a b", False),
    ],
)
async def test_a_server_listens_only_to_its_own_names(shared_server: Server, host: str, fine: bool) -> None:
    named = host.format(port=shared_server.port)
    async with shared_server.http(Host=named) as client:
        assert (await client.get("/api/health")).status_code == (200 if fine else 403)


async def test_a_rebound_name_does_not_become_our_origin(shared_server: Server) -> None:
    host = f"rebound.example:{shared_server.port}"
    async with shared_server.http(Host=host, Origin=WEB + host) as client:
        assert (await client.get("/api/health")).status_code == 403


# --- public addresses ---


def test_a_public_address_is_allowed_exactly() -> None:
    ours = Addresses(TLS + "beans.example")
    assert ours.secure
    assert ours.host_allowed("beans.example")
    assert ours.host_allowed("beans.example:8000")
    assert not ours.host_allowed("more.beans.example")
    for host in ("beans.example", "127.0.0.1:8000"):
        assert ours.origin_allowed(TLS + "beans.example", host)
        assert ours.origin_allowed(TLS + "BEANS.example:443", host)
        assert not ours.origin_allowed(WEB + "beans.example", host)
        assert not ours.origin_allowed(TLS + "beans.example:8443", host)
    assert ours.origin_allowed(WEB + "127.0.0.1:8000", "127.0.0.1:8000")
    assert not Addresses().origin_allowed(TLS + "beans.example", "127.0.0.1:8000")


def test_addresses_in_the_local_network_are_allowed_when_they_are_shown() -> None:
    ours, shown = addresses_for(ServerOptions(lan=True), 8000)
    assert shown
    for origin, _ in shown:
        assert ours.origin_allowed(origin, "localhost:8000")
        assert not Addresses().origin_allowed(origin, "localhost:8000")


@pytest.mark.parametrize(
    ("options", "whom", "shared"),
    [
        (ServerOptions(), [ON_THIS_MACHINE], ""),
        (ServerOptions(host="localhost"), [ON_THIS_MACHINE], ""),
        (ServerOptions(host="::1"), [ON_THIS_MACHINE], ""),
        (ServerOptions(host="192.168.7.7"), [IN_THE_NETWORK], WEB + "192.168.7.7:8000"),
        (ServerOptions(host="fd00::7"), [IN_THE_NETWORK], WEB + "[fd00::7]:8000"),
        (
            ServerOptions(public_url=TLS + "beans.example"),
            [ON_THIS_MACHINE, FOR_EVERYBODY],
            TLS + "beans.example",
        ),
    ],
)
def test_the_address_for_others_is_one_that_others_can_open(
    options: ServerOptions, whom: list[str], shared: str
) -> None:
    ours, shown = addresses_for(options, 8000)
    assert ([one.audience for one in shown], ours.shared) == (whom, shared)


@pytest.mark.parametrize(
    "options", [ServerOptions(lan=True), ServerOptions(host="0.0.0.0"), ServerOptions(host="::")]
)
def test_who_listens_everywhere_is_found_here_and_in_the_network(options: ServerOptions) -> None:
    ours, shown = addresses_for(options, 8000)
    outside = [f"{WEB}{one}:8000" for one in own_addresses()]
    assert [one.address for one in shown] == [WEB + "127.0.0.1:8000", *outside]
    assert ours.shared == next(iter(outside), "")


def test_public_addresses_are_origins() -> None:
    assert public_origin(TLS + "Beans.example/") == TLS + "beans.example"
    for wrong in ("beans.example", "ftp" + "://beans.example", WEB + "beans.example/path", WEB):
        with pytest.raises(CannotServe, match="public address"):
            public_origin(wrong)


# --- what is shown ---


def test_an_address_for_others_is_drawn_and_one_for_oneself_is_not() -> None:
    here, there = (
        ShownAddress(WEB + "127.0.0.1:8000", "here"),
        ShownAddress(WEB + "192.168.7.7:8000", "there"),
    )
    said: list[str] = []
    announce([here], "", said.append, voice())
    announce([here, there], there.address, said.append, voice())
    alone, ending, first, second, code, _ = said
    assert alone.split() == ["Serving", "at", here.address + "/", "here"]
    assert "Ctrl-C" in ending
    assert second.split() == [there.address + "/", "there"]
    assert first.index("http") == second.index("http")
    assert [row for row in qr_code(there.address).splitlines() if row not in code] == []


def test_the_server_speaks_the_language_of_whoever_starts_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOHNANZA_LANG", "de")
    assert console_voice(ServerOptions()).say("serving-at") == "Erreichbar unter"
    assert console_voice(ServerOptions(lang="en")).say("serving-at") == "Serving at"


def test_a_drawing_is_a_square_of_halves() -> None:
    rows = qr_code(WEB + "192.168.7.7:8000").splitlines()
    assert {len(row) for row in rows} == {len(rows[0])}
    assert abs(2 * len(rows) - len(rows[0])) <= 1
    assert set("".join(rows)) <= set("█▀▄ ")
    assert rows != qr_code(WEB + "192.168.7.8:8000").splitlines()


async def test_with_lan_the_server_listens_everywhere_and_says_where(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", options=("--lan",)).start()
    outside = [f"{WEB}{one}:{server.port}" for one in own_addresses()]
    try:
        async with server.http() as client:
            assert (await client.get("/api/health")).json()["address"] == next(iter(outside), "")
    finally:
        server.kill()
