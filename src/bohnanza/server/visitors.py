"""Connections to the server, counted by address and in total, so that nobody takes the places of all the others.

A connection is *idle* until it has sent a whole request or a valid hello, and between two requests. When there is no
room left, the connection that has been idle for the longest time is ended to make some. A connection in use is never
ended for another one.

Connections that come too fast are *held*: their bytes are not parsed until their turn comes, and addresses take turns.
So a flooder delays newcomers from its own address for some seconds, but locks nobody out.
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

# The key of the visitor in the scope of a request.
VISITOR: Final = "bohnanza.visitor"


def address_key(host: str) -> str:
    """An address as it is counted: of IPv6 only the first 64 bits, because one household has all of the rest.

    >>> address_key("2001:db8::1") == address_key("2001:db8::ffff:1"), address_key("::ffff:192.0.2.1")
    (True, '192.0.2.1')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:  # a socket for both versions shows one as the other
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


class VisitorTransport(Protocol):
    def begin(self) -> None:
        """Start reading: the turn of this connection has come."""

    def end(self) -> None:
        """Close the connection at once."""


class Visitor:
    """One connection. Those of a trusted proxy have no address until they name that of their client."""

    def __init__(self, everybody: Visitors, address: str, transport: VisitorTransport) -> None:
        self.everybody = everybody
        self.address = address
        self.transport = transport
        self.requests = Bucket(limits.REQUESTS, limits.REQUESTS_PER_SECOND)
        self.first = limits.FIRST_REQUESTS
        self.too_fast = 0

    def mark_in_use(self) -> None:
        self.everybody.idle.pop(self, None)
        self.everybody.at(self.address).idle.pop(self, None)

    def mark_idle(self) -> None:
        there = self.everybody.at(self.address)
        if self in there.all:
            there.idle[self] = self.everybody.idle[self] = None

    def may_ask(self, address: str) -> bool:
        """Whether to answer one more request; far too many end the connection, unless it is a proxy's."""
        by_address = self.everybody.requests.take(address)
        if not self.address:
            return by_address
        self.first -= 1
        if self.requests.take() and (by_address or self.first >= 0):
            return True
        self.too_fast += 1
        if self.too_fast > limits.TOO_FAST:
            self.charge()
            self.transport.end()
        return False

    def may_stay(self, address: str) -> bool:
        """Whether a WebSocket may be opened for this address, which a trusted proxy may have named."""
        return bool(self.address) or self.everybody.move(self, address)

    def charge(self) -> None:
        """The connection was cut off for flooding: its address may open fewer new ones for a while."""
        self.everybody.arrivals.of(self.address).charge(limits.CUT_COST)
        self.everybody.all_arrivals.charge(limits.CUT_COST)


@dataclass(frozen=True)
class AddressVisitors:
    all: set[Visitor] = field(default_factory=set)
    idle: dict[Visitor, None] = field(default_factory=dict)  # the longest idle first


class Visitors:
    def __init__(
        self, most: int, is_proxy: Callable[[str], bool] = lambda _: False,
        clock: Callable[[], float] = monotonic,
    ) -> None:  # fmt: skip
        self.most = most
        self.each = min(limits.ADDRESS_CONNECTIONS, max(1, most // 2))
        self.is_proxy = is_proxy
        self.count = 0
        self.addresses: dict[str, AddressVisitors] = {}
        self.idle: dict[Visitor, None] = {}  # the longest idle first
        self.held: dict[str, dict[Visitor, None]] = {}  # in the order of their turns
        self.held_bytes = 0  # received from those who are held
        self.arrivals = Buckets(limits.ARRIVALS, limits.ARRIVALS_PER_SECOND, clock)
        self.all_arrivals = Bucket(limits.ALL_ARRIVALS, limits.ALL_ARRIVALS_PER_SECOND, clock)
        self.requests = Buckets(limits.ADDRESS_REQUESTS, limits.ADDRESS_REQUESTS_PER_SECOND, clock)

    def at(self, address: str) -> AddressVisitors:
        return self.addresses.get(address) or AddressVisitors()

    def arrive(self, host: str, transport: VisitorTransport) -> Visitor | None:
        """A new connection, which begins when its turn has come; None if there is no room for it."""
        visitor = Visitor(self, "" if self.is_proxy(host) else address_key(host), transport)
        if not self._room_at(visitor.address):
            return None
        if self.count >= self.most and not self._end_longest(self.idle):
            return None
        self._enter(visitor)
        visitor.mark_idle()
        if visitor.address in self.held or not self._turn(visitor.address):
            if not self.held:
                asyncio.get_running_loop().call_later(limits.HELD_SECONDS, self._give_turns)
            self.held.setdefault(visitor.address, {})[visitor] = None
        else:
            asyncio.get_running_loop().call_soon(transport.begin)
        return visitor

    def move(self, visitor: Visitor, address: str) -> bool:
        """Count a connection of a trusted proxy for the address of its client, if there is room for that."""
        if not self._room_at(address) or not self._turn(address):
            return False
        self.leave(visitor)
        visitor.address = address
        self._enter(visitor)
        visitor.mark_idle()
        return True

    def leave(self, visitor: Visitor) -> None:
        visitor.mark_in_use()
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
        """Whether there is room for one more from an address, after making some if need be; a proxy has no address."""
        there = self.at(address)
        return not address or len(there.all) < self.each or self._end_longest(there.idle)

    def _end_longest(self, idle: dict[Visitor, None]) -> bool:
        """End the connection that has been idle for the longest time; whether there was one."""
        visitor = next(iter(idle), None)
        if visitor is None:
            return False
        self.leave(visitor)
        visitor.transport.end()
        return True

    # --- turns ---

    def _turn(self, address: str) -> bool:
        """Count one more that begins now, if it may. A proxy need not wait, only its clients."""
        if not address:
            return True
        return self.all_arrivals.ready() and self.arrivals.take(address) and self.all_arrivals.take()

    def _give_turns(self) -> None:
        """Let those begin whose turn has come."""
        for address in list(islice(self.held, limits.HELD_LOOKED_AT)):
            waiting = self.held[address] = self.held.pop(address)  # behind the other addresses
            if self._turn(address):
                visitor = next(iter(waiting))
                del waiting[visitor]
                if not waiting:
                    del self.held[address]
                visitor.transport.begin()
        if self.held:
            asyncio.get_running_loop().call_later(limits.HELD_SECONDS, self._give_turns)
