"""Notices for games over days: one digest for each account that wants it, by e-mail or to a webhook, off by default.

From time to time the server looks at which tables wait for somebody who is not there. A digest names tables, people,
games and times, and nothing that is hidden in a game. What was told is kept, so that nothing is told twice.
"""

from __future__ import annotations

import asyncio
import smtplib
import socket
import ssl
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Timer
from typing import Final, Literal
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

import msgspec
import structlog

from bohnanza.server import limits
from bohnanza.server.protocol.base import Part
from bohnanza.server.protocol.http import Channel, NoticeWishes
from bohnanza.server.registry import AskAgain, TableRegistry, UnknownTable
from bohnanza.server.store import Account, Store, TableRecord
from bohnanza.server.table import clock
from bohnanza.server.table.state import Table
from bohnanza.words import Voice, language_or_english, voice
from bohnanza.words.errors import WordedError

Matter = Literal["turn", "offer", "end"]
PORTS: Final = {"http": 80, "https": 443, "smtp": 25, "smtps": 465}
# They stand for addresses of IPv4, which could be private.
TRANSLATED: Final = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"), ip_network("2002::/16"))
WORDS: Final[dict[Matter, str]] = {"turn": "notice-turn", "offer": "notice-offer", "end": "notice-end"}

log = structlog.get_logger(__name__)
WISHES: Final = msgspec.json.Decoder(NoticeWishes)


class PostFailed(Exception):
    """A digest could not be sent; the message is one sentence without secrets."""


class BadPost(WordedError):
    """There is no sending like that."""


# --- what is told ---


class Waiting(Part, frozen=True):
    """A table of which somebody is told."""

    table: str
    game: str
    players: list[str]  # names, by seat
    path: str  # of the table's page; the account opens it
    matter: Matter
    since: int  # milliseconds since 1970
    deadline: int | None


class Digest(Part, frozen=True):
    """Everything that one account is told at one time."""

    account: str  # its name
    lang: str
    text: str  # all of it for people, in that language
    tables: list[Waiting]


@dataclass(frozen=True)
class Notice:
    """Something to be told, and by which words it is remembered."""

    waiting: Waiting
    decision: str


def findings(table: Table, member: str, now: int) -> Notice | None:
    """What a table wants of a member who is not there, if it is played over days."""
    if table.settings.clock.kind != "days" or member in table.online():
        return None
    if table.finished:
        return Notice(_waiting(table, "end", table.touched, None), "end")
    seats = [seat for seat in table.seats_of(member) if seat in table.waits and table.chairs[seat].human]
    if not seats:
        return None
    decisions = [table.waits[seat][0] for seat in seats]
    matter: Matter = "offer" if any("answer" in decision for decision in decisions) else "turn"
    left = min([clock.time_left(table, seat, now) or 0 for seat in seats])
    since = now + left - (clock.allowance(table.settings.clock) or 0)
    return Notice(_waiting(table, matter, since, now + left), msgspec.json.encode(decisions).decode())


def _waiting(table: Table, matter: Matter, since: int, deadline: int | None) -> Waiting:
    names = [table.name_of(seat) for seat in range(table.seats)]
    return Waiting(table.id, table.settings.game, names, f"/t/{table.id}", matter, since, deadline)


def wanted(wishes: NoticeWishes, matter: Matter) -> bool:
    """Whether somebody wants to hear of such a thing."""
    return {"turn": wishes.turns, "offer": wishes.offers, "end": wishes.ends}[matter]


def digest_for(account: str, lang: str, tables: list[Waiting], site: str) -> Digest:
    """What an account is told, in its language."""
    return Digest(account, lang, text_of(account, language_or_english(lang), tables, site), tables)


def text_of(account: str, language: str, tables: Sequence[Waiting], site: str) -> str:
    """The text of a letter."""
    speaker = voice(language)
    lines = [speaker.say("notice-greeting", {"name": account}), "", speaker.say("notice-intro"), ""]
    for one in tables:
        until = "" if one.deadline is None else _time(speaker, one.deadline)
        lines.append(
            "- " + speaker.say(WORDS[one.matter], {"since": _time(speaker, one.since), "until": until})
        )
        about = {"game": _title(speaker, one.game), "players": ", ".join(one.players)}
        lines += [f"  {speaker.say('notice-table', about)}", f"  {site}{one.path}"]
    return "\n".join([*lines, "", speaker.say("notice-footer"), ""])


def _title(speaker: Voice, game: str) -> str:
    """The name of a game with its add-ons."""
    names = game.partition("/")[0].split("+")
    return " + ".join([speaker.say(f"game-{name}") for name in names])


def _time(speaker: Voice, moment: int) -> str:
    at = datetime.fromtimestamp(moment / 1000, UTC)
    parts = {"year": f"{at:%Y}", "month": f"{at:%m}", "day": f"{at:%d}", "time": f"{at:%H:%M}"}
    return speaker.say("notice-time", parts)


# --- sending: in threads, within a time ---


@dataclass(frozen=True)
class Mail:
    """A mail server."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    secure: bool = False  # TLS from the first byte on

    def send(self, to: str, digest: Digest) -> None:
        """Send a digest as a letter."""
        letter = EmailMessage()
        letter["From"], letter["To"] = self.sender, to
        many = {"tables": len(digest.tables)}
        letter["Subject"] = voice(language_or_english(digest.lang)).say("notice-subject", many)
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(digest.text)
        try:
            self._deliver(letter)
        except (OSError, smtplib.SMTPException, ValueError) as problem:
            raise PostFailed(f"The mail server: {type(problem).__name__}.") from None

    def _deliver(self, letter: EmailMessage) -> None:
        kind = smtplib.SMTP_SSL if self.secure else smtplib.SMTP
        server = kind(self.host, self.port, timeout=limits.NOTICE_SECONDS)
        with closing(server):
            server.ehlo()
            if not self.secure and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            if self.user:
                server.login(self.user, self.password)
            server.send_message(letter)
            with suppress(OSError, smtplib.SMTPException):  # it is sent, however the end goes
                server.quit()


def mail_at(url: str) -> Mail:
    """The mail server that is meant by smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS.

    >>> mail_at("smtp://localhost:2525?from=beans@table.example").port
    2525
    """
    parts = urlsplit(url)
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
        raise BadPost("server-bad-mail")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    port = parts.port or PORTS[parts.scheme]
    return Mail(parts.hostname, port, sender, user, password, parts.scheme == "smtps")


@dataclass(frozen=True)
class Webhooks:
    """Posts digests as JSON, but not into the server's own network unless that is allowed."""

    private: bool = False

    def send(self, url: str, digest: Digest) -> None:
        """Post a digest; redirects are not followed."""
        try:
            parts = urlsplit(url)
            status = self._post(parts, msgspec.json.encode(digest))
        except (OSError, HTTPException, ValueError) as problem:
            raise PostFailed(f"The webhook: {type(problem).__name__}.") from None
        if not 200 <= status < 300:
            raise PostFailed(f"The webhook answered {status}.")

    def _post(self, parts: SplitResult, body: bytes) -> int:
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise PostFailed("The webhook is not an http or https address.")
        port = parts.port or PORTS[parts.scheme]
        connection = HTTPConnection(parts.hostname, port, timeout=limits.NOTICE_SECONDS)
        connection.sock = self._socket(parts, port)
        end = Timer(limits.NOTICE_SECONDS, _hang_up, [connection.sock])
        end.start()
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, body, {"Content-Type": "application/json"})
            return connection.getresponse().status
        finally:
            end.cancel()
            connection.close()

    def _socket(self, parts: SplitResult, port: int) -> socket.socket:
        """A connection to an address that was looked at first, so that no name can lead elsewhere."""
        host = parts.hostname or ""
        found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        if not self.private and not all(public(address) for address in found):
            raise PostFailed("The webhook is not in the public network.")
        plain = socket.create_connection((found[0], port), limits.NOTICE_SECONDS)
        if parts.scheme == "http":
            return plain
        return ssl.create_default_context().wrap_socket(plain, server_hostname=host)


def _hang_up(connection: socket.socket) -> None:
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)


def public(address: str) -> bool:
    """Whether an address is one of the public network.

    >>> [public(one) for one in ("9.9.9.9", "10.0.0.1", "127.0.0.1", "::1", "::ffff:10.0.0.1", "169.254.169.254")]
    [True, False, False, False, False, False]
    """
    ip: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address) and any(ip in network for network in TRANSLATED):
        return False
    ip = getattr(ip, "ipv4_mapped", None) or ip
    return ip.is_global and not ip.is_multicast


@dataclass(frozen=True)
class NoticeSenders:
    """By which ways digests are sent; by none unless the owner of the server says so."""

    mail: Mail | None = None
    webhooks: Webhooks | None = None
    site: str = ""  # the public address, for links in letters

    def ways(self, wishes: NoticeWishes) -> list[Channel]:
        """The ways to somebody."""
        ways: list[Channel] = []
        if self.mail is not None and wishes.email:
            ways.append("email")
        if self.webhooks is not None and wishes.webhook:
            ways.append("webhook")
        return ways

    async def send(self, way: Channel, wishes: NoticeWishes, digest: Digest) -> None:
        """Send a digest, or raise PostFailed."""
        if way == "email" and self.mail is not None:
            await asyncio.to_thread(self.mail.send, wishes.email, digest)
        elif self.webhooks is not None:
            await asyncio.to_thread(self.webhooks.send, wishes.webhook, digest)


# --- looking and telling ---


class Notices:
    """Tells accounts which of their tables wait for them."""

    def __init__(
        self, registry: TableRegistry, store: Store, posts: NoticeSenders, now: Callable[[], int]
    ) -> None:
        self.registry = registry
        self.store = store
        self.posts = posts
        self.now = now
        self.failures: dict[tuple[str, Channel], int] = {}

    async def run(self) -> None:
        """Look again and again; there is nothing to do if nothing can be sent."""
        while self.posts.mail is not None or self.posts.webhooks is not None:
            await asyncio.sleep(limits.NOTICE_EVERY / 1000)
            try:
                await self.look()
            except Exception as error:  # notices are not worth more than that
                log.error("notices failed", error=type(error).__name__)

    async def look(self) -> None:
        """Tell everybody what they have not been told yet."""
        for account in await self.store.wishing():
            wishes = WISHES.decode(account.notices)
            ways = self.posts.ways(wishes)
            found = await self._findings(account, wishes) if ways else []
            for way in ways:
                await self._tell(account, way, wishes, found)

    async def _findings(self, account: Account, wishes: NoticeWishes) -> list[Notice]:
        found = []
        for record, member in await self.store.tables_of(account.id):
            if not self._settled(record):
                with suppress(UnknownTable, AskAgain):
                    one = findings(await self.registry.table(record.id), member, self.now())
                    if one is not None and wanted(wishes, one.waiting.matter):
                        found.append(one)
        return found

    def _settled(self, record: TableRecord) -> bool:
        """Whether nothing can be said of a table any more: it has not begun, or is over for long."""
        old = record.touched < self.now() - limits.NOTICE_DAYS * clock.DAY
        return record.status == "waiting" or (record.status in ("over", "ended") and old)

    async def _tell(
        self, account: Account, way: Channel, wishes: NoticeWishes, found: Sequence[Notice]
    ) -> None:
        """One digest with everything that is new, if anything is."""
        told = await self.store.told(account.id, way)
        new = [one for one in found if told.get(one.waiting.table) != one.decision][: limits.NOTICE_TABLES]
        if not new:
            return
        digest = digest_for(account.name, wishes.lang, [one.waiting for one in new], self.posts.site)
        try:
            await self.posts.send(way, wishes, digest)
        except PostFailed as problem:
            if not self._given_up(account, way, problem):
                return
        self.failures.pop((account.id, way), None)
        await self._remember(account, way, {one.waiting.table: one.decision for one in new})

    def _given_up(self, account: Account, way: Channel, problem: PostFailed) -> bool:
        """Count a failure; after too many what was to be told counts as told."""
        failures = self.failures.get((account.id, way), 0) + 1
        self.failures[account.id, way] = failures
        log.warning("notice failed", account=account.id, way=way, problem=str(problem), failures=failures)
        return failures >= limits.NOTICE_TRIES

    async def _remember(self, account: Account, way: Channel, told: Mapping[str, str]) -> None:
        await self.store.set_told(account.id, way, told)
