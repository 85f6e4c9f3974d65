"""What a store can do, whatever database it uses."""

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
    async def append(self, group: Sequence[TableRows]) -> list[Conflict | None]:
        """Store rows of many tables in one transaction, but nothing of a table in conflict; one verdict for each."""

    async def rows(self, table: str, after: int = 0) -> tuple[StoredRow, ...]:
        """The rows of a table with a higher number than `after`, in order."""

    async def table(self, table: str) -> TableRecord | None: ...

    async def lobby(self, limit: int) -> tuple[TableRecord, ...]:
        """The listed tables, the last touched first."""

    async def due(self, before: int | None = None) -> tuple[TableRecord, ...]:
        """The tables at which something is due, at any time or before a time, the earliest first."""

    async def forget(self, before: int, limit: int = limits.FORGOTTEN_AT_ONCE) -> tuple[str, ...]:
        """Delete tables last touched before a time, the oldest first, unless they belong to an account; their ids."""


class AccountStore(Protocol):
    """Accounts, where they are signed in, and where they play."""

    async def create_account(self, account: Account) -> None:
        """Add an account, or raise NameTaken."""

    async def account(self, account: str) -> Account | None: ...

    async def account_named(self, name: str) -> Account | None:
        """The account of this name, however it is capitalized."""

    async def delete_account(self, account: str) -> None:
        """Delete it with everything that belongs to it; the tables stay."""

    async def set_password(self, account: str, password: str) -> None:
        """Change the password, which is given hashed."""

    async def set_notices(self, account: str, notices: str) -> None:
        """Change what the account wants to be notified of, as JSON."""

    async def accounts_with_notices(self) -> tuple[Account, ...]:
        """The accounts that want, or have wanted, any notices."""

    async def notices_sent(self, account: str, channel: str) -> dict[str, str]:
        """By table: the decision of the last notice that was sent to an account by one of the channels."""

    async def set_notices_sent(self, account: str, channel: str, decisions: Mapping[str, str]) -> None:
        """Note what was sent, by table; tables that are gone are left out."""

    async def add_session(self, session: Session) -> None:
        """Store a session, or raise Unknown if its account is gone."""

    async def session(self, token: str) -> Session | None:
        """The session of this hashed token, expired or not."""

    async def end_session(self, token: str) -> None:
        """Delete the session of this hashed token, if there is one."""

    async def end_sessions(self, account: str) -> None:
        """Delete all sessions of an account."""

    async def purge_sessions(self, now: int) -> int:
        """Delete the sessions that have expired; how many they were."""

    async def attach(self, attached: Membership) -> None:
        """Give an account a place at a table, in place of an earlier one; raises Unknown if either is gone."""

    async def detach(self, account: str, table: str) -> None:
        """Remove a table from the account."""

    async def tables_of(self, account: str) -> tuple[tuple[TableRecord, str], ...]:
        """The tables of an account, each with its member there; the last touched first."""

    async def accounts_at(self, table: str) -> tuple[Membership, ...]:
        """The accounts that have a place at a table."""


class RunStore(Protocol):
    """When servers ran: time in which none ran does not count for clocks."""

    async def beat(self, run: Run) -> None:
        """Note that a server runs; what was noted of the same run is replaced."""

    async def runs(self) -> tuple[Run, ...]:
        """All runs that are stored, in order."""

    async def forget_runs(self, before: int) -> None:
        """Delete the runs that began before a time."""

    async def uptime(self) -> int:
        """How long servers have run in total, in milliseconds, as far as it is stored."""


class Store(TableStore, AccountStore, RunStore, Protocol):
    async def lost(self) -> Lost:
        """Wait until the files of the database are deleted or replaced, if ever; nothing can be stored from then on."""

    async def close(self) -> None:
        """Close all connections; nothing else may be called afterwards."""
