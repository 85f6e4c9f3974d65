"""Who is connected: counted by address and in total, so that nobody takes the places of all the others.

A connection is *idle* until it has said something that counts (a whole request, or a good hello), and between two
requests. When there is no room left, the one that has been idle for the longest time is ended to make some. A
connection in use is never ended for another one.

Those who connect too often are held: their bytes are not looked at until their turn comes, and addresses take turns.
So a flooder delays newcomers at its own address for some seconds, but locks nobody out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from itertools import islice
from time import monotonic
from typing import Final, Protocol

from bohnanza.server import limits
from bohnanza.server.rates import Bucket, Buckets

# Where a request finds its visitor.
VISITOR: Final = "bohnanza.visitor"


def address_key(host: str) -> str:
    """An address as it is counted: one household has a whole network of IPv6, 64 bits long.

    >>> address_key("2001:db8::1") == address_key("2001:db8::ffff:1"), address_key("::ffff:192.0.2.1")
    (True, '192.0.2.1')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:  # a socket that hears both kinds shows one as the other
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


class VisitorTransport(Protocol):
    """The transport of a visitor."""

    def begin(self) -> None:
        """Its turn has come."""

    def end(self) -> None:
        """It is to end at once."""


class Visitor:
    """One connection, as it is counted. Connections of a trusted proxy have no address until they say one."""

    def __init__(self, everybody: Visitors, address: str, line: VisitorTransport) -> None:
        self.everybody = everybody
        self.address = address
        self.line = line
        self.requests = Bucket(limits.REQUESTS, limits.REQUESTS_PER_SECOND)
        self.first = limits.FIRST_REQUESTS
        self.too_fast = 0

    def settle(self) -> None:
        """It is in use from now on."""
        self.everybody.idle.pop(self, None)
        self.everybody.at(self.address).idle.pop(self, None)

    def rest(self) -> None:
        """It is idle from now on."""
        there = self.everybody.at(self.address)
        if self in there.all:
            there.idle[self] = self.everybody.idle[self] = None

    def may_ask(self, address: str) -> bool:
        """Whether one more request is answered; far too many end the connection, unless it is a proxy's."""
        by_address = self.everybody.requests.take(address)
        if not self.address:
            return by_address
        self.first -= 1
        if self.requests.take() and (by_address or self.first >= 0):
            return True
        self.too_fast += 1
        if self.too_fast > limits.TOO_FAST:
            self.charge()
            self.line.end()
        return False

    def may_stay(self, address: str) -> bool:
        """Whether a WebSocket may be opened for this address, which may be one that a trusted proxy names."""
        return bool(self.address) or self.everybody.move(self, address)

    def charge(self) -> None:
        """It was cut for flooding: that costs its address, but nobody else who is connected from there."""
        self.everybody.arrivals.of(self.address).charge(limits.CUT_COST)
        self.everybody.all_arrivals.charge(limits.CUT_COST)


@dataclass(frozen=True)
class AddressVisitors:
    """Those who are connected from one address."""

    all: set[Visitor] = field(default_factory=set)
    idle: dict[Visitor, None] = field(default_factory=dict)  # since the longest time first


class Visitors:
    """Everybody who is connected."""

    def __init__(
        self, most: int, is_proxy: Callable[[str], bool] = lambda _: False,
        clock: Callable[[], float] = monotonic,
    ) -> None:  # fmt: skip
        self.most = most
        self.each = min(limits.ADDRESS_CONNECTIONS, max(1, most // 2))
        self.is_proxy = is_proxy
        self.count = 0
        self.addresses: dict[str, AddressVisitors] = {}
        self.idle: dict[Visitor, None] = {}  # since the longest time first
        self.held: dict[str, dict[Visitor, None]] = {}  # in the order of their turns
        self.held_bytes = 0  # that have come from them already
        self.arrivals = Buckets(limits.ARRIVALS, limits.ARRIVALS_PER_SECOND, clock)
        self.all_arrivals = Bucket(limits.ALL_ARRIVALS, limits.ALL_ARRIVALS_PER_SECOND, clock)
        self.requests = Buckets(limits.ADDRESS_REQUESTS, limits.ADDRESS_REQUESTS_PER_SECOND, clock)

    def at(self, address: str) -> AddressVisitors:
        """Who is connected from an address."""
        return self.addresses.get(address) or AddressVisitors()

    def arrive(self, host: str, line: VisitorTransport) -> Visitor | None:
        """A new connection, which begins when its turn has come; none if there is no room for it."""
        visitor = Visitor(self, "" if self.is_proxy(host) else address_key(host), line)
        if not self._room_at(visitor.address) or not self._room():
            return None
        self._enter(visitor)
        visitor.rest()
        if visitor.address in self.held or not self._turn(visitor.address):
            self._hold(visitor)
        else:
            asyncio.get_running_loop().call_soon(line.begin)
        return visitor

    def move(self, visitor: Visitor, address: str) -> bool:
        """Count a connection of a trusted proxy for the address that it was made from."""
        if not self._room_at(address) or not self._turn(address):
            return False
        self.leave(visitor)
        visitor.address = address
        self._enter(visitor)
        visitor.rest()
        return True

    def leave(self, visitor: Visitor) -> None:
        """A connection is gone."""
        visitor.settle()
        waiting = self.held.get(visitor.address, {})
        waiting.pop(visitor, None)
        if not waiting:
            self.held.pop(visitor.address, None)
        there = self.at(visitor.address).all
        self.count -= visitor in there
        there.discard(visitor)
        if not there:
            self.addresses.pop(visitor.address, None)

    # --- room ---

    def _enter(self, visitor: Visitor) -> None:
        self.addresses.setdefault(visitor.address, AddressVisitors()).all.add(visitor)
        self.count += 1

    def _room_at(self, address: str) -> bool:
        """Whether there is room for one more from an address, made if need be; a proxy is no address."""
        there = self.at(address)
        return not address or len(there.all) < self.each or self._ended(there.idle)

    def _room(self) -> bool:
        """Whether there is room for one more, made if need be."""
        return self.count < self.most or self._ended(self.idle)

    def _ended(self, idle: dict[Visitor, None]) -> bool:
        """End the connection that has been idle for the longest time, if there is one."""
        visitor = next(iter(idle), None)
        if visitor is None:
            return False
        self.leave(visitor)
        visitor.line.end()
        return True

    # --- turns ---

    def _turn(self, address: str) -> bool:
        """Whether one more may begin now; if so, it counts. A proxy need not wait, only whom it speaks for."""
        if not address:
            return True
        return self.all_arrivals.ready() and self.arrivals.take(address) and self.all_arrivals.take()

    def _hold(self, visitor: Visitor) -> None:
        if not self.held:
            asyncio.get_running_loop().call_later(limits.HELD_SECONDS, self._look)
        self.held.setdefault(visitor.address, {})[visitor] = None

    def _look(self) -> None:
        """Let those begin whose turn it is."""
        for address in list(islice(self.held, limits.HELD_LOOKED_AT)):
            waiting = self.held[address] = self.held.pop(address)  # behind the other addresses
            if self._turn(address):
                visitor = next(iter(waiting))
                del waiting[visitor]
                if not waiting:
                    del self.held[address]
                visitor.line.begin()
        if self.held:
            asyncio.get_running_loop().call_later(limits.HELD_SECONDS, self._look)
