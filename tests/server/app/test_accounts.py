"""Accounts: names and passwords, sessions, and the games that belong to them."""

from __future__ import annotations

import asyncio
import os
import platform
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters
from websockets.asyncio.client import ClientConnection

from bohnanza.server import limits
from bohnanza.server.accounts import DAY, Accounts, hasher
from bohnanza.server.app.account_routes import cookie
from bohnanza.server.app.authentication import address_of, cookie_name
from bohnanza.server.app.origin_check import Addresses
from bohnanza.server.app.services import Services
from bohnanza.server.rates import Buckets
from bohnanza.server.serve import housekeeping
from bohnanza.server.store import Store, open_store
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.tokens import hashed
from tests.server.live import HURRY, PATIENCE, Server, heard, say

PASSWORD = "long enough"


class Counting(PasswordHasher):
    """A cheap hasher that counts how often it checks."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.checked = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]
        self.checked += 1
        return super().verify(hash, password)


class Time:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    made = await open_store(tmp_path)
    yield made
    await made.close()


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def accounts(store: Store, time: Time) -> Accounts:
    return Accounts(store, time, Counting())


# --- passwords ---


def test_passwords_are_hashed_with_the_work_that_is_promised() -> None:
    parameters = extract_parameters(hasher().hash("x"))
    assert (parameters.memory_cost, parameters.time_cost, parameters.parallelism) == (19 * 1024, 2, 1)
    assert parameters.type.name == "ID"


async def test_neither_password_nor_session_is_kept_as_it_is(accounts: Accounts, store: Store) -> None:
    account, token = await accounts.sign_up("Ana", PASSWORD)
    kept = await store.account(account.id)
    assert kept is not None
    assert PASSWORD not in kept.password
    assert await store.session(token) is None
    assert await store.session(hashed(token)) is not None


async def test_an_unknown_name_gets_the_same_answer_after_the_same_work(accounts: Accounts) -> None:
    await accounts.sign_up("Ana", PASSWORD)
    counting = cast("Counting", accounts.passwords)
    answers = []
    for name in ("Ana", "Nobody"):
        before = counting.checked
        with pytest.raises(Refusal) as refused:
            await accounts.sign_in(name, "something else")
        answers.append((refused.value.code, refused.value.sentence, counting.checked - before))
    assert answers[0] == answers[1] == ("unauthorised", answers[0][1], 1)


async def test_names_are_found_however_they_are_written_and_taken_once(accounts: Accounts) -> None:
    account, _ = await accounts.sign_up("Ana", PASSWORD)
    assert (await accounts.sign_in("ANA", PASSWORD))[0] == account
    with pytest.raises(Refusal, match="taken"):
        await accounts.sign_up("aNa", "another one")
    with pytest.raises(Refusal, match="letter"):
        await accounts.sign_up("\u202e", PASSWORD)


# --- sessions ---


async def test_a_session_ends_after_its_time(accounts: Accounts, time: Time) -> None:
    account, token = await accounts.sign_up("Ana", PASSWORD)
    time.now += limits.SESSION_DAYS * DAY - 1
    assert await accounts.of_session(token) == account
    time.now += 1
    assert await accounts.of_session(token) is None


async def test_only_its_own_token_opens_a_session(accounts: Accounts) -> None:
    _, token = await accounts.sign_up("Ana", PASSWORD)
    for wrong in ("", token[:-1], hashed(token), "x" * 43):
        assert await accounts.of_session(wrong) is None


async def test_signing_out_ends_one_session_and_another_password_all(accounts: Accounts) -> None:
    account, first = await accounts.sign_up("Ana", PASSWORD)
    _, second = await accounts.sign_in("Ana", PASSWORD)
    await accounts.sign_out(first)
    assert await accounts.of_session(first) is None
    assert await accounts.of_session(second) == account
    third = await accounts.change_password(account, PASSWORD, "still long enough")
    assert await accounts.of_session(second) is None
    assert await accounts.of_session(third) is not None
    with pytest.raises(Refusal, match="no account"):
        await accounts.sign_in("Ana", PASSWORD)


async def test_another_password_needs_the_old_one(accounts: Accounts) -> None:
    account, token = await accounts.sign_up("Ana", PASSWORD)
    with pytest.raises(Refusal, match="old password"):
        await accounts.change_password(account, "guess", "still long enough")
    assert await accounts.of_session(token) == account


async def test_old_sessions_are_swept_away(accounts: Accounts, store: Store, time: Time) -> None:
    _, token = await accounts.sign_up("Ana", PASSWORD)
    time.now += limits.SESSION_DAYS * DAY
    task = asyncio.create_task(housekeeping(store, time))
    async with asyncio.timeout(PATIENCE):
        while await store.session(hashed(token)) is not None:
            await asyncio.sleep(0)
    task.cancel()


# --- cookies ---


def services_at(public: str) -> Services:
    return Services(cast("Any", None), cast("Any", None), Addresses(public))


@pytest.mark.parametrize("secure", [False, True])
def test_cookies_have_the_flags_that_are_promised(secure: bool) -> None:
    services = services_at("https" * secure + "http" * (not secure) + "://" + "beans.example")
    made = cookie(services, "token").to_header(header="")
    assert made.startswith("__Host-bohnanza=" if secure else "bohnanza=")
    flags = {flag.strip().lower() for flag in made.split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert ("secure" in flags) == secure
    assert not any(flag.startswith("domain") for flag in flags)
    assert cookie_name(services) in made


def test_one_household_has_one_rate() -> None:
    def sender(host: str) -> str:
        return address_of(cast("Any", SimpleNamespace(client=SimpleNamespace(host=host))))

    assert sender("2001:db8::1") == sender("2001:db8::ffff:2")
    assert sender("2001:db8::1") != sender("2001:db8:0:1::1")
    assert sender("192.0.2.1") != sender("192.0.2.2")


# --- over HTTP ---


def page(server: Server) -> httpx.AsyncClient:
    """A browser on our page."""
    return server.http(Origin=server.url)


async def signed_up(client: httpx.AsyncClient, name: str) -> None:
    answer = await client.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text


async def test_a_cookie_comes_and_goes(shared_server: Server) -> None:
    async with page(shared_server) as client:
        await signed_up(client, "Cookie")
        assert (await client.get("/api/me")).json()["name"] == "Cookie"
        assert (await client.post("/api/me")).json()["name"] == "Cookie"
        assert (await client.delete("/api/session")).status_code == 204
        assert (await client.get("/api/me")).status_code == 401
        again = await client.post("/api/session", json={"name": "cookie", "password": PASSWORD})
        assert again.json()["name"] == "Cookie"
        assert (await client.get("/api/me")).is_success


async def test_a_cookie_counts_only_from_our_page(shared_server: Server) -> None:
    async with page(shared_server) as client:
        await signed_up(client, "Stated")
        del client.headers["Origin"]
        assert (await client.get("/api/me")).status_code == 401
        ending = await client.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert ending.status_code == 401
        site = {"Sec-Fetch-Site": "cross-site"}
        assert (await client.get("/api/me", headers=site)).status_code == 401
        site = {"Sec-Fetch-Site": "same-origin"}
        assert (await client.get("/api/me", headers=site)).is_success


async def test_the_game_of_a_guest_moves_to_an_account(shared_server: Server) -> None:
    made = await shared_server.table()
    async with page(shared_server) as client:
        await signed_up(client, "Mover")
        wrong = await client.post("/api/me/tables", json={"table": made["table"], "token": "x"})
        assert wrong.status_code == 401
        right = await client.post("/api/me/tables", json={"table": made["table"], "token": made["token"]})
        assert [(table["table"], table["member"]) for table in right.json()["tables"]] == [
            (made["table"], "m0")
        ]
        state = await client.get(f"/api/tables/{made['table']}/state")
        assert state.json()["you"]["member"] == "m0"
        assert (await client.delete(f"/api/me/tables/{made['table']}")).status_code == 204
        assert (await client.get("/api/me")).json()["tables"] == []
        state = await client.get(f"/api/tables/{made['table']}/state")
        assert state.json()["you"]["member"] == ""


async def test_who_is_signed_in_keeps_the_tables_and_finds_them_by_websocket(shared_server: Server) -> None:
    async with page(shared_server) as client:
        await signed_up(client, "Keeper")
        made = (await client.post("/api/tables", json={"settings": {"game": "classic/3"}})).json()
        tables = (await client.get("/api/me")).json()["tables"]
        assert [table["table"] for table in tables] == [made["table"]]
        headers = {"Cookie": f"bohnanza={client.cookies['bohnanza']}"}
        origin = shared_server.url
    async with shared_server.visit(made["table"], additional_headers=headers, origin=origin) as (_, welcome):
        assert welcome["you"]["member"] == "m0"
    async with shared_server.visit(made["table"], additional_headers=headers) as (_, welcome):
        assert welcome["you"]["member"] == ""  # without an origin a cookie is nothing


async def test_a_deleted_account_is_gone_and_its_tables_are_not(shared_server: Server) -> None:
    async with page(shared_server) as client:
        await signed_up(client, "Leaver")
        made = (await client.post("/api/tables", json={"settings": {"game": "classic/3"}})).json()
        kept = dict(client.cookies)
        ending = await client.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert ending.status_code == 204
        client.cookies.update(kept)
        assert (await client.get("/api/me")).status_code == 401
        back = await client.post("/api/session", json={"name": "Leaver", "password": PASSWORD})
        assert back.status_code == 401
    async with shared_server.visit(made["table"], made["token"]) as (_, welcome):
        assert welcome["you"]["host"]


async def test_the_choice_of_notices_is_stored(shared_server: Server) -> None:
    async with page(shared_server) as client:
        await signed_up(client, "Noticer")
        chosen = {
            "email": "a@b.example",
            "webhook": "",
            "turns": True,
            "offers": False,
            "ends": True,
            "lang": "de",
        }
        assert (await client.put("/api/me/notices", json=chosen)).json()["notices"] == chosen
        assert (await client.put("/api/me/notices", json={"email": "no address"})).status_code == 422
        assert (await client.get("/api/me")).json()["notices"] == chosen


async def test_an_account_is_told_by_which_ways_notices_are_sent(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", options=("--webhooks",)).start()
    try:
        async with page(server) as client:
            await signed_up(client, "Ana")
            assert (await client.get("/api/me")).json()["channels"] == ["webhook"]
    finally:
        server.stop()


async def test_a_webhook_that_is_never_called_is_refused_when_it_is_chosen(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", options=("--webhooks",)).start()
    private = ["http://127.0.0.1/x", "https://localhost/x", "http://10.0.0.1", "https://nowhere.invalid/x"]
    try:
        async with page(server) as client:
            await signed_up(client, "Ana")
            for url in private:
                refused = await client.put("/api/me/notices", json={"webhook": url})
                assert (refused.status_code, refused.json()["key"]) == (403, "server-webhook-not-public")
            for url in ("http://[", "https://", "http://hook.example:99999/"):
                refused = await client.put("/api/me/notices", json={"webhook": url})
                assert refused.json()["key"] in ("server-webhook-not-http", "server-misfit-at")
            assert (await client.get("/api/me")).json()["notices"]["webhook"] == ""
            chosen = await client.put("/api/me/notices", json={"webhook": "https://9.9.9.9/hook"})
            assert chosen.json()["notices"]["webhook"] == "https://9.9.9.9/hook"
    finally:
        server.stop()


async def tried(server: Server, words: Iterable[str], host: str = "127.0.0.1", **cookies: str) -> list[int]:
    """Try to sign in as Ana with these passwords, from one address."""
    path = httpx.AsyncHTTPTransport(local_address=host)
    async with httpx.AsyncClient(
        transport=path, base_url=server.url, headers={"Origin": server.url}, cookies=cookies
    ) as client:
        return [
            (await client.post("/api/session", json={"name": "Ana", "password": word})).status_code
            for word in words
        ]


async def test_too_many_passwords_from_one_address_are_refused(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", {**HURRY, "SIGN_INS": 3, "SIGN_INS_PER_SECOND": 0.001}).start()
    try:
        async with page(server) as client:
            await signed_up(client, "Ana")
        assert await tried(server, ("wrong", "wrong", PASSWORD)) == [401, 401, 429]
    finally:
        server.kill()


async def test_guesses_at_one_name_are_limited_wherever_they_come_from(tmp_path: Path) -> None:
    slow = {"SIGN_INS": 5, "SIGN_INS_PER_SECOND": 0.001, "SIGN_INS_BY_NAME_PER_SECOND": 0.001}
    server = Server(tmp_path / "data", {**HURRY, **slow}).start()
    try:
        async with page(server) as client:
            await signed_up(client, "Ana")
            known = {name: value for name, value in client.cookies.items() if name.endswith("-device")}
        guesses = [await tried(server, ["guess"], f"127.0.0.{number}") for number in range(2, 42)]
        assert guesses == [[401]] * 5 + [[429]] * 35
        # A browser that has signed in before has an allowance of its own, and only for its own account.
        assert await tried(server, [PASSWORD], "127.0.0.2", **known) == [201]
        forged = dict.fromkeys(known, "x" * 64)
        assert await tried(server, [PASSWORD], "127.0.0.3", **forged) == [429]
        assert await tried(server, ["guess"] * 5, "127.0.0.4", **known) == [401] * 4 + [429]
    finally:
        server.kill()


def test_the_allowance_of_a_name_comes_back() -> None:
    seconds = [0.0]
    names = Buckets(limits.SIGN_INS, limits.SIGN_INS_BY_NAME_PER_SECOND, lambda: seconds[0])
    assert [names.take("ana") for _ in range(limits.SIGN_INS + 1)] == [True] * limits.SIGN_INS + [False]
    seconds[0] += 61
    assert [names.take("ana"), names.take("ana")] == [True, False]


async def test_another_password_makes_devices_unknown(accounts: Accounts) -> None:
    account, _ = await accounts.sign_up("Ana", PASSWORD)
    device = await accounts.device(account)
    assert await accounts.knows("ana", device)
    assert not await accounts.knows("Ana", "")
    assert not await accounts.knows("Nobody", device)
    assert not await accounts.knows("Ana", "\u00e9")
    await accounts.change_password(account, PASSWORD, "still long enough")
    assert not await accounts.knows("Ana", device)


# --- memory ---


def resident(pid: int) -> int:
    """Bytes of memory that a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library has habits of its own")
async def test_memory_of_hashing_is_given_back(server: Server) -> None:
    async with page(server) as client:
        await signed_up(client, "Ana")
        body = {"name": "Ana", "password": "a guess"}
        await client.post("/api/session", json=body)
        before = resident(server.pid)
        answers = await asyncio.gather(*[client.post("/api/session", json=body) for _ in range(20)])
        assert {answer.status_code for answer in answers} == {401}
        assert resident(server.pid) - before < limits.HASH_MEMORY * 1024


# --- connections end with the sign-in that opened them ---


def browser(client: httpx.AsyncClient) -> dict[str, str]:
    """The headers with which the browser of a client opens a WebSocket."""
    return {"Cookie": f"bohnanza={client.cookies['bohnanza']}", "Origin": str(client.base_url)}


async def ending(socket: ClientConnection) -> tuple[str, int]:
    """How a connection ends: the code of its farewell, and that of the closing."""
    async with asyncio.timeout(PATIENCE):
        bye = await heard(socket, "bye")
        await socket.wait_closed()
    return bye["code"], int(socket.close_code or 0)


async def test_connections_of_other_browsers_end_with_another_password(shared_server: Server) -> None:
    async with page(shared_server) as here, page(shared_server) as there:
        await signed_up(here, "Changer")
        await there.post("/api/session", json={"name": "Changer", "password": PASSWORD})
        made = (await here.post("/api/tables", json={"settings": {"game": "classic/3"}})).json()
        table = made["table"]
        async with (
            shared_server.visit(table, additional_headers=browser(there)) as (old, _),
            shared_server.visit(table, additional_headers=browser(here)) as (own, _),
            shared_server.visit(table, made["token"]) as (by_link, _),
        ):
            change = {"old": PASSWORD, "new": "still long enough"}
            assert (await here.put("/api/me/password", json=change)).is_success
            assert await ending(old) == ("unauthorised", 4401)
            for socket in (own, by_link):
                await say(socket, "say", id=f"still {id(socket)}".replace(" ", "-"), text="Still here.")
                assert (await heard(socket, "ack", "bye"))["type"] == "ack"
            # What this browser has opened rests on its new session: it ends with that.
            assert (await here.delete("/api/session")).status_code == 204
            assert await ending(own) == ("unauthorised", 4401)
            await say(by_link, "say", id="still-there", text="Still here.")
            assert (await heard(by_link, "ack", "bye"))["type"] == "ack"


async def test_connections_of_an_account_end_with_it(shared_server: Server) -> None:
    async with page(shared_server) as client:
        await signed_up(client, "Ender")
        made = (await client.post("/api/tables", json={"settings": {"game": "classic/3"}})).json()
        async with shared_server.visit(made["table"], additional_headers=browser(client)) as (
            socket,
            welcome,
        ):
            assert welcome["you"]["member"] == "m0"
            wrong = await client.request("DELETE", "/api/me", json={"password": "a guess"})
            assert (wrong.status_code, wrong.json()["code"]) == (403, "forbidden")
            assert (await client.get("/api/me")).is_success
            ended = await client.request("DELETE", "/api/me", json={"password": PASSWORD})
            assert ended.status_code == 204
            assert await ending(socket) == ("unauthorised", 4401)
