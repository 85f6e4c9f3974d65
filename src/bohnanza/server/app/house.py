"""What the handlers work with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from litestar.di import NamedDependency

from bohnanza import limits
from bohnanza.server.accounts import Accounts
from bohnanza.server.app.origins import Addresses
from bohnanza.server.app.visits import Visits
from bohnanza.server.hall import Hall
from bohnanza.server.rates import Bucket, Buckets
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.table.state import Table

T = TypeVar("T")


def _commands() -> Buckets:
    return Buckets(limits.BURST_MESSAGES, limits.MESSAGES_PER_SECOND)


def _new_tables() -> Buckets:
    return Buckets(limits.NEW_TABLES, limits.NEW_TABLES_PER_SECOND)


def _sign_ins() -> Buckets:
    return Buckets(limits.SIGN_INS, limits.SIGN_INS_PER_SECOND)


def _names() -> Buckets:
    return Buckets(limits.SIGN_INS, limits.SIGN_INS_BY_NAME_PER_SECOND)


def _joins() -> Buckets:
    return Buckets(limits.JOINS, limits.JOINS_PER_SECOND)


class Turns:
    """How often something costly may be asked for: by each one, and by all together."""

    def __init__(self, each: Buckets, together: Bucket) -> None:
        self.each = each
        self.together = together

    def take(self, who: str) -> None:
        """Count one, or refuse it."""
        if not self.each.take(who):
            raise Refusal("too-fast", "server-asked-too-often")
        if not self.together.take():
            raise Refusal("too-fast", "server-asked-by-many")


def _readings() -> Turns:
    each = Buckets(limits.READINGS, limits.READINGS_PER_SECOND)
    return Turns(each, Bucket(limits.ALL_READINGS, limits.ALL_READINGS_PER_SECOND))


def _looks() -> Turns:
    each = Buckets(limits.LOOKS, limits.LOOKS_PER_SECOND)
    return Turns(each, Bucket(limits.ALL_LOOKS, limits.ALL_LOOKS_PER_SECOND))


@dataclass(frozen=True)
class House:
    """The hall, the accounts, and how the server is called."""

    hall: Hall
    accounts: Accounts
    addresses: Addresses
    commands: Buckets = field(default_factory=_commands)  # by member, over HTTP
    sign_ins: Buckets = field(default_factory=_sign_ins)  # by address
    names: Buckets = field(default_factory=_names)  # passwords tried, by name
    joins: Buckets = field(default_factory=_joins)  # by address and table
    new_tables: Buckets = field(default_factory=_new_tables)  # by address
    readings: Turns = field(default_factory=_readings)  # by member, of spectators by address
    looks: Turns = field(default_factory=_looks)  # likewise
    visits: Visits = field(default_factory=Visits)

    async def look(self, table: str, see: Callable[[Table], T]) -> T:
        """What is seen of a table, said only after everything that it rests on is committed."""
        seen = see(await self.hall.table(table))
        await self.hall.settled(table)
        return seen


TheHouse = NamedDependency[House]  # as handlers get it
