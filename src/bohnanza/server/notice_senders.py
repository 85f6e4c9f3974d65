"""Sending digests by e-mail or to a webhook: in threads, within a time limit."""

from __future__ import annotations

import asyncio
import smtplib
import socket
import ssl
from contextlib import closing, suppress
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Timer
from typing import Final
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

import msgspec

from bohnanza.server import limits
from bohnanza.server.digests import Digest
from bohnanza.server.protocol.http import Channel, NoticeSettings
from bohnanza.words import language_or_english, voice
from bohnanza.words.errors import WordedError

PORTS: Final = {"http": 80, "https": 443, "smtp": 25, "smtps": 465}
# They stand for addresses of IPv4, which could be private.
TRANSLATED: Final = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"), ip_network("2002::/16"))


class NotSent(Exception):
    """A digest could not be sent; the message is one sentence without secrets."""


class NeverCalled(WordedError):
    """A webhook with this address is never called."""


class BadMailUrl(WordedError):
    """The URL of the mail server cannot be used."""


@dataclass(frozen=True)
class Mail:
    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    secure: bool = False  # TLS from the first byte on

    def send(self, to: str, digest: Digest) -> None:
        """Send a digest as a mail, or raise NotSent."""
        mail = EmailMessage()
        mail["From"], mail["To"] = self.sender, to
        many = {"tables": len(digest.tables)}
        mail["Subject"] = voice(language_or_english(digest.lang)).say("notice-subject", many)
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(digest.text)
        kind = smtplib.SMTP_SSL if self.secure else smtplib.SMTP
        try:
            with closing(kind(self.host, self.port, timeout=limits.NOTICE_SECONDS)) as server:
                server.ehlo()
                if not self.secure and server.has_extn("starttls"):
                    server.starttls(context=ssl.create_default_context())
                if self.user:
                    server.login(self.user, self.password)
                server.send_message(mail)
                with suppress(OSError, smtplib.SMTPException):  # the mail is sent, whatever happens now
                    server.quit()
        except (OSError, smtplib.SMTPException, ValueError) as problem:
            raise NotSent(f"The mail server: {type(problem).__name__}.") from None


def mail_at(url: str) -> Mail:
    """The mail server of a URL: smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS.

    >>> mail_at("smtp://localhost:2525?from=beans@table.example").port
    2525
    """
    parts = urlsplit(url)
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
        raise BadMailUrl("server-bad-mail")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    port = parts.port or PORTS[parts.scheme]
    return Mail(parts.hostname, port, sender, user, password, parts.scheme == "smtps")


@dataclass(frozen=True)
class Webhooks:
    """Posts digests as JSON, but not into private networks unless that is allowed."""

    private: bool = False

    def send(self, url: str, digest: Digest) -> None:
        """Post a digest, or raise NotSent; redirects are not followed."""
        try:
            status = self._post(url, msgspec.json.encode(digest))
        except NeverCalled as problem:
            raise NotSent(problem.sentence) from None
        except (OSError, HTTPException, ValueError) as problem:
            raise NotSent(f"The webhook: {type(problem).__name__}.") from None
        if not 200 <= status < 300:
            raise NotSent(f"The webhook answered {status}.")

    def check(self, url: str) -> None:
        """Raise `NeverCalled` if nothing is ever posted to this address."""
        self._found(*_called(url))

    def _post(self, url: str, body: bytes) -> int:
        """Post a body within the time limit; the status of the response."""
        parts, port = _called(url)
        connection = HTTPConnection(parts.hostname or "", port, timeout=limits.NOTICE_SECONDS)
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
        """A connection to an address that was checked first, so that no name can lead into a private network."""
        plain = socket.create_connection((self._found(parts, port)[0], port), limits.NOTICE_SECONDS)
        if parts.scheme == "http":
            return plain
        return ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname)

    def _found(self, parts: SplitResult, port: int) -> list[str]:
        """The addresses of a host; nobody learns here which names there are in a private network."""
        try:
            infos = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        except (OSError, ValueError):
            raise NeverCalled("server-webhook-not-public") from None
        found = [str(info[4][0]) for info in infos]
        if not self.private and not all(public(address) for address in found):
            raise NeverCalled("server-webhook-not-public")
        return found


def _called(url: str) -> tuple[SplitResult, int]:
    """The parts of an address that can be called, and its port."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise NeverCalled("server-webhook-not-http") from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise NeverCalled("server-webhook-not-http")
    return parts, port


def _hang_up(connection: socket.socket) -> None:
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)


def public(address: str) -> bool:
    """Whether an address belongs to the public network.

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
    """The channels by which digests are sent; none unless the owner of the server configures them."""

    mail: Mail | None = None
    webhooks: Webhooks | None = None
    site: str = ""  # the public address, for links in mails

    def channels(self, settings: NoticeSettings) -> list[Channel]:
        """The channels by which an account with these settings can be reached."""
        found: list[Channel] = []
        if self.mail is not None and settings.email:
            found.append("email")
        if self.webhooks is not None and settings.webhook:
            found.append("webhook")
        return found

    async def check(self, settings: NoticeSettings) -> None:
        """Raise `NeverCalled` if this server calls webhooks, but never the one in these settings."""
        if "webhook" in self.channels(settings) and self.webhooks is not None:
            await asyncio.to_thread(self.webhooks.check, settings.webhook)

    async def send(self, channel: Channel, settings: NoticeSettings, digest: Digest) -> None:
        """Send a digest, or raise NotSent."""
        if channel == "email" and self.mail is not None:
            await asyncio.to_thread(self.mail.send, settings.email, digest)
        elif self.webhooks is not None:
            await asyncio.to_thread(self.webhooks.send, settings.webhook, digest)
