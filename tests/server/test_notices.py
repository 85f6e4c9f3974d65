"""Notices: one digest for who is waited for and away, told once, by real HTTP and real SMTP."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from email import message_from_string
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from bohnanza.server import limits
from bohnanza.server.digests import WaitingTable, digest_for
from bohnanza.server.notice_senders import BadMailUrl, Mail, NoticeSenders, NotSent, Webhooks, mail_at
from bohnanza.server.protocol import commands
from bohnanza.server.protocol.settings import ClockSettings
from bohnanza.server.store import Account, Membership
from tests.server.place import NOON, Place, opened

DIGEST = digest_for(
    "Ana", "en", [WaitingTable("t", "classic/3", ["ana", "ben"], "/t/t", "turn", NOON, None)], ""
)

# --- those who are told ---


class Hook(BaseHTTPRequestHandler):
    """Notes what is posted, and answers as the address says: `/200`."""

    def do_POST(self) -> None:
        length = int(self.headers["Content-Length"])
        assert isinstance(self.server, HookServer)
        self.server.got.append((self.path, json.loads(self.rfile.read(length))))
        self.send_response(int(self.path.strip("/")))
        self.send_header("Location", "/200")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing."""


class HookServer(ThreadingHTTPServer):
    got: list[tuple[str, Any]]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


@pytest.fixture
def hook() -> Iterator[HookServer]:
    with HookServer(("127.0.0.1", 0), Hook) as server:
        server.got = []
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@dataclass
class MailBox:
    """A mail server that keeps what it gets."""

    port: int = 0
    mails: list[str] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 beans\r\n")
        while line := (await reader.readline()).decode().strip().upper():
            writer.write(b"354 go on\r\n" if line == "DATA" else b"250 fine\r\n")
            if line == "DATA":
                self.mails.append((await reader.readuntil(b"\r\n.\r\n")).decode())
                writer.write(b"250 kept\r\n")
            if line == "QUIT":
                break
        writer.close()


@pytest.fixture
async def mailbox() -> AsyncIterator[MailBox]:
    box = MailBox()
    async with await asyncio.start_server(box.serve, "127.0.0.1", 0) as server:
        box.port = server.sockets[0].getsockname()[1]
        yield box


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with opened(tmp_path / "data") as found:
        await found.store.create_account(Account("1", "Ana", "-", NOON))
        yield found


HOOKS = NoticeSenders(webhooks=Webhooks(private=True))


# --- what is told, and when ---


async def test_one_digest_names_all_tables_that_wait_and_nothing_is_told_twice(
    place: Place, hook: HookServer
) -> None:
    tables = {await place.table(), await place.table()}
    await place.choose(webhook=f"{hook.url}/200")
    notifier = place.notifier(HOOKS)
    await notifier.notify_all()
    await notifier.notify_all()
    ((_, digest),) = hook.got
    assert digest["account"] == "Ana"
    assert {one["table"] for one in digest["tables"]} == tables
    assert digest["tables"][0] | {"table": "", "path": ""} == {
        "table": "",
        "game": "anniversary/3",
        "players": ["ana", "ben", "cleo"],
        "path": "",
        "matter": "turn",
        "since": NOON,
        "deadline": NOON + 2 * 24 * 3600 * 1000,
    }


async def test_a_restart_does_not_repeat_what_was_told(tmp_path: Path, hook: HookServer) -> None:
    async with opened(tmp_path / "data") as place:
        await place.store.create_account(Account("1", "Ana", "-", NOON))
        await place.table()
        await place.choose(webhook=f"{hook.url}/200")
        await place.notifier(HOOKS).notify_all()
    async with opened(tmp_path / "data") as place:
        await place.notifier(HOOKS).notify_all()
    assert len(hook.got) == 1


async def test_the_next_decision_is_told_again(place: Place, hook: HookServer) -> None:
    table = await place.table()
    await place.choose(webhook=f"{hook.url}/200")
    notifier = place.notifier(HOOKS)
    await notifier.notify_all()
    (choice, *_) = [move for move in await choices(place, table, "m0") if " plant " in move]
    await place.act(table, "m0", commands.Play("a1", choice))
    await notifier.notify_all()
    assert [[one["matter"] for one in digest["tables"]] for _, digest in hook.got] == [["turn"], ["turn"]]


async def choices(place: Place, table: str, member: str) -> list[str]:
    """The moves that a member may make."""
    connection = await place.registry.connect(table, member)
    welcome = json.loads(await connection.outbox.get() or b"")
    await place.registry.disconnect(table, connection.id)
    return [choice["move"] for choice in welcome["games"][0]["choices"]]


async def test_who_is_connected_is_told_nothing(place: Place, hook: HookServer) -> None:
    table = await place.table()
    await place.choose(webhook=f"{hook.url}/200")
    await place.registry.connect(table, "m0")
    await place.notifier(HOOKS).notify_all()
    assert hook.got == []


@pytest.mark.parametrize("clock", [ClockSettings(), ClockSettings("live", 3600)], ids=["none", "live"])
async def test_only_games_over_days_are_told_of(place: Place, hook: HookServer, clock: ClockSettings) -> None:
    await place.table(clock)
    await place.choose(webhook=f"{hook.url}/200")
    await place.notifier(HOOKS).notify_all()
    assert hook.got == []


async def test_what_is_not_wanted_is_not_told(place: Place, hook: HookServer) -> None:
    await place.table()
    await place.choose(webhook=f"{hook.url}/200", turns=False)
    await place.notifier(HOOKS).notify_all()
    assert hook.got == []


async def test_the_end_of_a_game_is_told_while_it_is_news(place: Place, hook: HookServer) -> None:
    table = await place.table()
    for member in ("m0", "m1", "m2"):
        await place.act(table, member, commands.AgreeToEnd("end"))
    await place.choose(webhook=f"{hook.url}/200")
    await place.notifier(HOOKS).notify_all()
    ((_, digest),) = hook.got
    assert [one["matter"] for one in digest["tables"]] == ["end"]
    await place.store.create_account(Account("2", "Ben", "-", NOON))
    await place.store.set_notices("2", json.dumps({"webhook": f"{hook.url}/200"}))
    await place.store.attach(Membership("2", table, "m1"))
    place.time[0] += (limits.NOTICE_DAYS + 1) * 24 * 3600 * 1000
    await place.notifier(HOOKS).notify_all()
    assert len(hook.got) == 1


async def test_nothing_is_sent_unless_the_server_is_told_how(place: Place, hook: HookServer) -> None:
    await place.table()
    await place.choose(webhook=f"{hook.url}/200", email="ana@table.example")
    notifier = place.notifier(NoticeSenders())
    await notifier.notify_all()
    await asyncio.wait_for(notifier.run(), 1)  # there is nothing to wait for
    assert hook.got == []


# --- when it fails ---


async def test_a_failure_is_tried_again_but_not_for_ever(place: Place, hook: HookServer) -> None:
    await place.table()
    await place.choose(webhook=f"{hook.url}/500")
    notifier = place.notifier(HOOKS)
    for _ in range(limits.NOTICE_TRIES + 2):
        await notifier.notify_all()
    assert len(hook.got) == limits.NOTICE_TRIES


async def test_what_failed_once_is_told_when_it_can_be(place: Place, hook: HookServer) -> None:
    await place.table()
    notifier = place.notifier(HOOKS)
    for status in (503, 200, 200):
        await place.choose(webhook=f"{hook.url}/{status}")
        await notifier.notify_all()
    assert [path for path, _ in hook.got] == ["/503", "/200"]


# --- webhooks ---


def test_redirects_are_not_followed(hook: HookServer) -> None:
    with pytest.raises(NotSent, match="answered 302"):
        Webhooks(private=True).send(f"{hook.url}/302", DIGEST)
    assert [path for path, _ in hook.got] == ["/302"]


def test_addresses_that_are_not_public_are_refused_unless_allowed(hook: HookServer) -> None:
    for host in ("127.0.0.1", "localhost", "10.0.0.1", "[::1]", "169.254.169.254", "0.0.0.0"):
        with pytest.raises(NotSent, match="isn’t in the public network"):
            Webhooks().send(f"http://{host}:{hook.server_port}/200", DIGEST)
    assert hook.got == []
    Webhooks(private=True).send(f"{hook.url}/200", DIGEST)
    assert len(hook.got) == 1


@pytest.mark.parametrize("url", ["ftp://localhost/x", "file:///etc/hosts", "http://", "http://[", "gopher"])
def test_only_http_is_a_webhook(url: str) -> None:
    with pytest.raises(NotSent):
        Webhooks(private=True).send(url, DIGEST)


# --- e-mail ---


async def test_a_digest_comes_by_e_mail(place: Place, mailbox: MailBox) -> None:
    table = await place.table()
    await place.choose(email="ana@table.example")
    mail = Mail("127.0.0.1", mailbox.port, "beans@table.example")
    await place.notifier(NoticeSenders(mail=mail, site="https://beans.example")).notify_all()
    got = message_from_string(mailbox.mails[0])
    text = bytes(got.get_payload(decode=True)).decode()
    assert (got["From"], got["To"]) == ("beans@table.example", "ana@table.example")
    assert got["Subject"] == "Bohnanza: news from one of your tables"
    assert f"https://beans.example/t/{table}" in text
    assert "- It has been your turn since 2027-01-15 08:00 UTC. You have until 2027-01-17 08:00 UTC." in text
    assert "  Bohnanza 25th Anniversary: ana, ben, cleo" in text


async def test_a_mail_is_in_the_language_of_its_reader(place: Place, mailbox: MailBox) -> None:
    await place.table()
    await place.choose(email="ana@table.example", lang="de")
    await place.notifier(
        NoticeSenders(mail=Mail("127.0.0.1", mailbox.port, "beans@table.example"))
    ).notify_all()
    got = message_from_string(mailbox.mails[0])
    text = bytes(got.get_payload(decode=True)).decode()
    assert got["Subject"] == "Bohnanza: Neues von einem deiner Tische"
    assert "- Du bist seit dem 15.01.2027, 08:00 Uhr (UTC) am Zug." in text
    assert "  Bohnanza, 25 Jahre: ana, ben, cleo" in text


async def test_a_webhook_gets_what_machines_read_and_a_text(place: Place, hook: HookServer) -> None:
    table = await place.table()
    await place.choose(webhook=f"{hook.url}/200", lang="de")
    await place.notifier(HOOKS).notify_all()
    ((_, digest),) = hook.got
    assert [(one["table"], one["game"]) for one in digest["tables"]] == [(table, "anniversary/3")]
    assert digest["text"].startswith("Hallo Ana,")


def test_nobody_is_left_without_words() -> None:
    assert digest_for("Ana", "fr", DIGEST.tables, "").text == DIGEST.text


async def test_both_ways_are_remembered_apart(place: Place, mailbox: MailBox, hook: HookServer) -> None:
    await place.table()
    await place.choose(email="ana@table.example", webhook=f"{hook.url}/500")
    mail = Mail("127.0.0.1", mailbox.port, "beans@table.example")
    notifier = place.notifier(NoticeSenders(mail, Webhooks(private=True)))
    await notifier.notify_all()
    await notifier.notify_all()
    assert (len(mailbox.mails), len(hook.got)) == (1, 2)


async def test_a_mail_server_that_is_not_there_is_a_failure(place: Place, mailbox: MailBox) -> None:
    with pytest.raises(NotSent, match="The mail server: "):
        Mail("127.0.0.1", 1, "beans@table.example", "ana", "secret").send("ana@table.example", DIGEST)


def test_a_mail_server_is_named_by_an_address() -> None:
    mail = mail_at("smtps://ana:p%40ss@mail.example?from=beans@table.example")
    assert mail == Mail("mail.example", 465, "beans@table.example", "ana", "p@ss", secure=True)
    assert "p@ss" not in repr(mail)
    for wrong in ("mail.example", "smtp://mail.example", "http://mail.example?from=a@b", "smtp://?from=a@b"):
        with pytest.raises(BadMailUrl):
            mail_at(wrong)
