"""Where the server is reached: its socket, its addresses, how they are shown, and the browser that opens them."""

from __future__ import annotations

import errno
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Final, NamedTuple

import segno

from bohnanza.server import limits
from bohnanza.server.app import Addresses
from bohnanza.server.app.origin_check import HOST, ORIGIN, is_address
from bohnanza.words import Voice, chosen_language, voice
from bohnanza.words.errors import WordedError

ANYWHERE: Final = "0.0.0.0"
HERE: Final = "127.0.0.1"
PORT: Final = 8000  # unless the options name another, or it is taken
WHITE_ON_BLACK: Final = (
    "\x1b[97;40m"  # a QR code has to be drawn like this, whatever the colours of the terminal
)
RESET: Final = "\x1b[0m"

Network = IPv4Network | IPv6Network

# Who can use an address, as keys of words.
ON_THIS_MACHINE: Final = "serving-here"
IN_THE_NETWORK: Final = "serving-network"
FOR_EVERYBODY: Final = "serving-everyone"


class CannotServe(WordedError):
    """The server cannot be started like that."""


@dataclass(frozen=True)
class ServerOptions:
    """How to run the server; `bohnanza serve --help` describes them."""

    host: str = HERE
    port: int | None = None  # none: PORT, or any other if that is taken
    data: Path | None = None
    lan: bool = False
    public_url: str = ""
    # addresses or networks; none: this machine, if there is a public address
    trusted_proxies: tuple[str, ...] = ()
    bots: int = limits.BOT_WORKERS
    mail: str = ""  # address of a mail server for notices
    webhooks: bool = False  # whether notices may be posted
    browse: bool = False  # whether to open the page in a browser
    lang: str = ""  # of the terminal; empty: that of the environment


class ShownAddress(NamedTuple):
    address: str
    audience: str  # who can use it, as a key of words


# --- the socket ---


def listen(options: ServerOptions) -> socket.socket:
    """The socket to listen at; raises CannotServe, for example if the port of the options is taken."""
    host = ANYWHERE if options.lan else options.host
    port = PORT if options.port is None else options.port
    try:
        return _listening(host, port)
    except OSError as problem:
        if options.port is None and problem.errno == errno.EADDRINUSE:
            return _listening(host, 0)
        raise CannotServe(
            "server-cannot-listen", host=host, port=str(port), problem=str(problem.strerror)
        ) from None


def _listening(host: str, port: int) -> socket.socket:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        made = socket.socket(family, kind, protocol)
    except OSError as problem:
        raise CannotServe("server-no-address", host=host, problem=str(problem.strerror)) from None
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, limits.SEND_BYTES)  # to notice slow readers
        made.bind(address)
        made.listen(socket.SOMAXCONN)
    except OSError:
        made.close()
        raise
    return made


# --- the addresses ---


def addresses_for(options: ServerOptions, port: int) -> tuple[Addresses, list[ShownAddress]]:
    """The names of the server, and the addresses to show, the one to open on this machine first."""
    public = public_origin(options.public_url)
    near = [ShownAddress(f"http://{in_url(host)}:{port}", audience(host)) for host in hosts(options)]
    shown = [*near, *([ShownAddress(public, FOR_EVERYBODY)] if public else [])]
    outside = [one.address for one in near if one.audience != ON_THIS_MACHINE]
    name = socket.gethostname().lower()
    names = {"localhost", name, f"{name}.local", options.host.lower()}
    shared = public or (outside[0] if outside else "")
    return Addresses(public, frozenset([one.address for one in near]), frozenset(names), shared), shown


def hosts(options: ServerOptions) -> list[str]:
    """Where the server can be reached from this machine and from its networks."""
    everywhere = options.lan or options.host in {ANYWHERE, "::"}
    return [HERE, *own_addresses()] if everywhere else [options.host]


def in_url(host: str) -> str:
    """A host as it is written in a URL.

    >>> in_url("::1"), in_url("127.0.0.1")
    ('[::1]', '127.0.0.1')
    """
    return f"[{host}]" if ":" in host else host


def audience(host: str) -> str:
    """Who can reach a host, as a key of words.

    >>> audience("localhost"), audience("127.0.0.1") == audience("::1") == ON_THIS_MACHINE
    ('serving-here', True)
    """
    inside = ip_address(host).is_loopback if is_address(host) else host.lower() == "localhost"
    return ON_THIS_MACHINE if inside else IN_THE_NETWORK


def public_origin(url: str) -> str:
    """The origin of a public address.

    >>> public_origin("https://beans.example/"), public_origin("")
    ('https://beans.example', '')
    """
    if not url:
        return ""
    match = ORIGIN.fullmatch(url.lower().rstrip("/"))
    if match is None or HOST.fullmatch(match[2]) is None:
        raise CannotServe("server-bad-public-url")
    return match[0]


def trusted_proxies(options: ServerOptions) -> list[Network]:
    """The proxies that are believed when they name the address of a client.

    >>> trusted_proxies(ServerOptions()), trusted_proxies(ServerOptions(trusted_proxies=("192.0.2.0/24",)))
    ([], [IPv4Network('192.0.2.0/24')])
    """
    named = options.trusted_proxies or ((HERE, "::1") if options.public_url else ())
    try:
        return [ip_network(one) for one in named]
    except ValueError as problem:
        raise CannotServe("server-bad-proxy", problem=str(problem)) from None


def is_in(networks: Iterable[Network], host: str) -> bool:
    """Whether a host is in one of these networks."""
    return is_address(host) and any([ip_address(host) in network for network in networks])


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one with the default route first."""
    found: dict[str, None] = {}
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent; it only has to be somewhere else
        found[probe.getsockname()[0]] = None
    with suppress(OSError):
        found |= dict.fromkeys(sorted(socket.gethostbyname_ex(socket.gethostname())[2]))
    return [one for one in found if audience(one) != ON_THIS_MACHINE]


# --- showing the addresses ---


Say = Callable[[str], None]


def console_voice(options: ServerOptions) -> Voice:
    """The language of whoever starts the server."""
    return voice(chosen_language(options.lang, os.environ))


def welcome(options: ServerOptions, addresses: Addresses, shown: list[ShownAddress], say: Say) -> None:
    """Show the addresses, and open a browser if the options say so."""
    announce(shown, addresses.shared, say, console_voice(options))
    if options.browse:
        browse(f"{shown[0].address}/")


def announce(shown: list[ShownAddress], shared: str, say: Say, speaker: Voice) -> None:
    """Print the addresses, the QR code of the one for other devices if there is one, and how to stop."""
    serving = speaker.say("serving-at")
    words = [serving, *[" " * len(serving)] * (len(shown) - 1)]
    width = max([len(one.address) for one in shown])
    for word, one in zip(words, shown):
        say(f"{word} {one.address + '/':<{width + 2}} {speaker.say(one.audience)}")
    if shared:
        say("\n" + "\n".join([f"{WHITE_ON_BLACK}{row}{RESET}" for row in qr_code(shared).splitlines()]))
    say("\n" + speaker.say("serving-end"))


def qr_code(address: str) -> str:
    """A QR code for a terminal, two rows of it in each line."""
    rows = [list(row) for row in segno.make(address, micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    halves = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    return "\n".join(
        "".join(halves[bool(above), bool(below)] for above, below in zip(rows[at], rows[at + 1]))
        for at in range(0, len(rows), 2)
    )


# --- the browser ---


def browse(address: str) -> None:
    """Open the page in a graphical browser, if there may be one; whether it works does not matter."""
    if not may_browse(os.environ, sys.platform):
        return
    with suppress(OSError):
        # In a session of its own: a text browser finds no terminal there, and Ctrl-C stays with the server.
        subprocess.Popen(
            [sys.executable, "-I", "-m", "webbrowser", address],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )


def may_browse(environment: Mapping[str, str], platform: str) -> bool:
    """Whether there is a screen for a browser.

    >>> may_browse({"DISPLAY": ":0"}, "linux"), may_browse({"BROWSER": "lynx"}, "linux")
    (True, False)
    """
    has_its_own = platform in {"darwin", "win32"}
    return has_its_own or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
