"""Where requests may come from: no pages of other sites, and only names that belong to this server."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final

HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::([0-9]{1,5}))?")
ORIGIN: Final = re.compile(r"(https?)://(\S+)")
PORTS: Final = {"http": "80", "https": "443"}


@dataclass(frozen=True)
class Addresses:
    """The names and addresses of this server."""

    public: str = ""  # origin of the public address
    printed: frozenset[str] = frozenset()  # origins in the local network
    names: frozenset[str] = frozenset({"localhost"})  # in lower case; numeric addresses are always allowed
    shared: str = ""  # origin by which other devices reach the server; empty: only this machine does

    @property
    def secure(self) -> bool:
        """Whether the public address is reached over TLS."""
        return self.public.startswith("https:")

    def host_allowed(self, host: str) -> bool:
        """Whether a `Host` is this server's.

        >>> Addresses().host_allowed("localhost:8000"), Addresses().host_allowed("rebound.example:8000")
        (True, False)
        """
        match = HOST.fullmatch(host)
        if match is None:
            return False
        name = match[1].lower()
        return name in self.names or is_address(name) or (bool(self.public) and name == self._public_name())

    def origin_allowed(self, origin: str, host: str) -> bool:
        """Whether a page from this origin may talk to this host.

        >>> Addresses().origin_allowed("http://[::1]:8000", "[::1]:8000")
        True
        """
        match = ORIGIN.fullmatch(origin.lower())
        if match is None or HOST.fullmatch(match[2]) is None:
            return False
        if self.public and same_host(origin.lower(), self.public):
            return True
        if origin.lower() in self.printed:
            return True
        own = f"{match[1]}://{host.lower()}"
        return same_host(origin.lower(), own) and self._host_name(host) != self._public_name()

    def _host_name(self, host: str) -> str:
        match = HOST.fullmatch(host)
        return match[1].lower() if match else ""

    def _public_name(self) -> str:
        return self._host_name(self.public.partition("://")[2]) if self.public else "-"


def is_address(name: str) -> bool:
    """Whether a host is a numeric address.

    >>> is_address("[::1]"), is_address("127.0.0.1"), is_address("127.1"), is_address("localhost")
    (True, True, False, False)
    """
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def same_host(first: str, second: str) -> bool:
    """Whether two origins are the same, default ports included."""
    return _with_port(first) == _with_port(second)


def _with_port(origin: str) -> tuple[str, str, str]:
    scheme, _, host = origin.partition("://")
    match = HOST.fullmatch(host)
    return (scheme, match[1], match[2] or PORTS.get(scheme, "")) if match else (scheme, host, "-")
