"""What the handlers work with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from litestar.di import NamedDependency

from bohnanza.server import limits
from bohnanza.server.accounts import Accounts
from bohnanza.server.app.origin_check import Addresses
from bohnanza.server.app.session_connections import SessionConnections
from bohnanza.server.rates import Bucket, Buckets
from bohnanza.server.registry import TableRegistry
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.table.state import Table

T = TypeVar("T")


class SharedRate:
    """How often something costly may be asked for: by each sender, and by all together."""

    def __init__(self, each: Buckets, together: Bucket) -> None:
        self.each = each
        self.together = together

    def take(self, sender: str) -> None:
        """Count one, or raise a refusal."""
        if not self.each.take(sender):
            raise Refusal("too-fast", "server-asked-too-often")
        if not self.together.take():
            raise Refusal("too-fast", "server-asked-by-many")


class Services:
    """The tables, the accounts, the addresses of the server, and how often each thing may be asked for."""

    def __init__(self, registry: TableRegistry, accounts: Accounts, addresses: Addresses) -> None:
        self.registry = registry
        self.accounts = accounts
        self.addresses = addresses
        self.session_connections = SessionConnections()
        # by address
        self.sign_in_rates = Buckets(limits.SIGN_INS, limits.SIGN_INS_PER_SECOND)
        self.new_table_rates = Buckets(limits.NEW_TABLES, limits.NEW_TABLES_PER_SECOND)
        # by address and table
        self.join_rates = Buckets(limits.JOINS, limits.JOINS_PER_SECOND)
        # passwords tried, by name
        self.name_rates = Buckets(limits.SIGN_INS, limits.SIGN_INS_BY_NAME_PER_SECOND)
        # by member, over HTTP
        self.command_rates = Buckets(limits.BURST_MESSAGES, limits.MESSAGES_PER_SECOND)
        # by member, or by the address of a spectator
        self.replay_rate = SharedRate(
            Buckets(limits.REPLAYS, limits.REPLAYS_PER_SECOND),
            Bucket(limits.ALL_REPLAYS, limits.ALL_REPLAYS_PER_SECOND),
        )
        self.state_rate = SharedRate(
            Buckets(limits.STATE_REQUESTS, limits.STATE_REQUESTS_PER_SECOND),
            Bucket(limits.ALL_STATE_REQUESTS, limits.ALL_STATE_REQUESTS_PER_SECOND),
        )

    async def read_table(self, table: str, see: Callable[[Table], T]) -> T:
        """What `see` makes of a table, returned only after everything it rests on is committed."""
        seen = see(await self.registry.table(table))
        await self.registry.settled(table)
        return seen


ServicesDependency = NamedDependency[Services]  # as handlers get it
