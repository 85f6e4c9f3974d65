"""What a store can do, whatever database it stands on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from bohnanza.server import limits
from bohnanza.server.store.errors import Conflict, Lost
from bohnanza.server.store.rows import (
    Account,
    Membership,
    Run,
    Session,
    StoredRow,
    TableRecord,
    TableRows,
)


class TableStore(Protocol):
    """Tables and their logs."""

    async def append(self, group: Sequence[TableRows]) -> list[Conflict | None]:
        """Store them all in one transaction, but nothing of a table in conflict; one verdict for each."""

    async def rows(self, table: str, after: int = 0) -> tuple[StoredRow, ...]:
        """The rows of a table behind one of them, in order."""

    async def table(self, table: str) -> TableRecord | None:
        """The record of a table."""

    async def lobby(self, limit: int) -> tuple[TableRecord, ...]:
        """The listed tables, those last touched first."""

    async def due(self, before: int | None = None) -> tuple[TableRecord, ...]:
        """The tables at which something is due, all of them or before a time, earliest first."""

    async def forget(self, before: int, limit: int = limits.FORGOTTEN_AT_ONCE) -> tuple[str, ...]:
        """Delete tables last touched before a time, the oldest first, unless they belong to an account."""


class AccountStore(Protocol):
    """Accounts, where they are signed in, and where they play."""

    async def create_account(self, account: Account) -> None:
        """Add an account, or raise NameTaken."""

    async def account(self, account: str) -> Account | None:
        """The account of this id."""

    async def account_named(self, name: str) -> Account | None:
        """The account of this name, however it is capitalized."""

    async def delete_account(self, account: str) -> None:
        """Delete it with everything that belongs to it; the tables stay."""

    async def set_password(self, account: str, password: str) -> None:
        """Another password, hashed."""

    async def set_notices(self, account: str, notices: str) -> None:
        """Other wishes about notices, as JSON."""

    async def accounts_with_notices(self) -> tuple[Account, ...]:
        """The accounts that have said anything about notices."""

    async def notices_sent(self, account: str, channel: str) -> dict[str, str]:
        """By table: what an account was last told of it by one of the ways."""

    async def set_notices_sent(self, account: str, channel: str, decisions: Mapping[str, str]) -> None:
        """Note what an account was told of tables; those that are gone are left out."""

    async def add_session(self, session: Session) -> None:
        """Sign in."""

    async def session(self, token: str) -> Session | None:
        """The session of this hashed token, expired or not."""

    async def end_session(self, token: str) -> None:
        """Sign out."""

    async def end_sessions(self, account: str) -> None:
        """Sign out everywhere."""

    async def purge_sessions(self, now: int) -> int:
        """Delete what has expired, and say how many."""

    async def attach(self, attached: Membership) -> None:
        """Give an account its place at a table; it has one at most, so an earlier one is replaced."""

    async def detach(self, account: str, table: str) -> None:
        """Take the place away again."""

    async def tables_of(self, account: str) -> tuple[tuple[TableRecord, str], ...]:
        """The tables of an account, each with the member that it is there; those last touched first."""

    async def accounts_at(self, table: str) -> tuple[Membership, ...]:
        """The accounts that have a place at a table."""


class RunStore(Protocol):
    """When servers ran: time without a server counts against nobody."""

    async def beat(self, run: Run) -> None:
        """Note that a server runs; what was noted of the same run is replaced."""

    async def runs(self) -> tuple[Run, ...]:
        """All runs that are remembered, in order."""

    async def forget_runs(self, before: int) -> None:
        """Forget the runs that began before a time."""

    async def uptime(self) -> int:
        """How long servers have run, as far as they have noted anything."""


class Store(TableStore, AccountStore, RunStore, Protocol):
    """All of it."""

    async def lost(self) -> Lost:
        """Wait until the data are gone from under the server, if ever; nothing can be stored from then on."""

    async def close(self) -> None:
        """Give everything back; nothing else may be called afterwards."""
