"""Accounts, their sessions and their places at tables, in SQL."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from bohnanza.server.store.errors import NameTaken, Unknown
from bohnanza.server.store.rows import Account, Membership, Session, TableRecord, name_key
from bohnanza.server.store.schema import account_tables, accounts, notices, sessions, tables
from bohnanza.server.store.sql import Sql
from bohnanza.server.store.sql_tables import RECORD

ACCOUNT = [accounts.c[name] for name in Account.__slots__]
ATTACHED = [account_tables.c[name] for name in ("account_id", "table_id", "member")]
SESSION = [sessions.c[name] for name in ("token", "account_id", "expires")]


class SqlAccounts(Sql):
    """An AccountStore."""

    async def create_account(self, account: Account) -> None:
        values = {name: getattr(account, name) for name in Account.__slots__}
        try:
            async with self._transaction() as connection:
                await connection.execute(insert(accounts).values(**values, name_key=name_key(account.name)))
        except IntegrityError as error:
            raise NameTaken(account.name) from error

    async def account(self, account: str) -> Account | None:
        return await self._account(accounts.c.id == account)

    async def account_named(self, name: str) -> Account | None:
        return await self._account(accounts.c.name_key == name_key(name))

    async def _account(self, which: ColumnElement[bool]) -> Account | None:
        found = await self._fetch(select(*ACCOUNT).where(which))
        return Account(*found[0]) if found else None

    async def delete_account(self, account: str) -> None:
        await self._change(delete(accounts).where(accounts.c.id == account))

    async def set_password(self, account: str, password: str) -> None:
        await self._set(account, password=password)

    async def set_notices(self, account: str, notices: str) -> None:
        await self._set(account, notices=notices)

    async def accounts_with_notices(self) -> tuple[Account, ...]:
        found = await self._fetch(select(*ACCOUNT).where(accounts.c.notices != "{}").order_by(accounts.c.id))
        return tuple(Account(*columns) for columns in found)

    async def notices_sent(self, account: str, channel: str) -> dict[str, str]:
        own = (notices.c.account_id == account, notices.c.way == channel)
        found = await self._fetch(select(notices.c.table_id, notices.c.decision).where(*own))
        return {row.table_id: row.decision for row in found}

    async def set_notices_sent(self, account: str, channel: str, decisions: Mapping[str, str]) -> None:
        for table, decision in decisions.items():
            key = {"account_id": account, "table_id": table, "way": channel}
            with suppress(IntegrityError):
                await self._put(notices, key, {"decision": decision})

    async def _set(self, account: str, **values: Any) -> None:
        if not await self._change(update(accounts).where(accounts.c.id == account).values(**values)):
            raise Unknown("server-account-gone")

    async def add_session(self, session: Session) -> None:
        key = {"token": session.token}
        values = {"account_id": session.account, "expires": session.expires}
        try:
            await self._put(sessions, key, values)
        except IntegrityError as error:
            raise Unknown("server-account-gone") from error

    async def session(self, token: str) -> Session | None:
        found = await self._fetch(select(*SESSION).where(sessions.c.token == token))
        return Session(*found[0]) if found else None

    async def end_session(self, token: str) -> None:
        await self._change(delete(sessions).where(sessions.c.token == token))

    async def end_sessions(self, account: str) -> None:
        await self._change(delete(sessions).where(sessions.c.account_id == account))

    async def purge_sessions(self, now: int) -> int:
        return await self._change(delete(sessions).where(sessions.c.expires <= now))

    async def attach(self, attached: Membership) -> None:
        key = {"account_id": attached.account, "table_id": attached.table}
        try:
            await self._put(account_tables, key, {"member": attached.member})
        except IntegrityError as error:
            raise Unknown("server-account-or-table-gone") from error

    async def detach(self, account: str, table: str) -> None:
        place = (account_tables.c.account_id == account, account_tables.c.table_id == table)
        await self._change(delete(account_tables).where(*place))

    async def tables_of(self, account: str) -> tuple[tuple[TableRecord, str], ...]:
        places = select(account_tables.c.member, *RECORD).join(tables)
        own = places.where(account_tables.c.account_id == account)
        found = await self._fetch(own.order_by(tables.c.touched.desc(), tables.c.id))
        return tuple((TableRecord(*record), member) for member, *record in found)

    async def accounts_at(self, table: str) -> tuple[Membership, ...]:
        places = select(*ATTACHED).where(account_tables.c.table_id == table)
        found = await self._fetch(places.order_by(account_tables.c.member, account_tables.c.account_id))
        return tuple(Membership(*columns) for columns in found)
