"""Accounts: a name and a password, so that people find their games again from anywhere."""

from __future__ import annotations

import asyncio
import ctypes
import secrets
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bohnanza.server import limits
from bohnanza.server.names import BadName, clean_name
from bohnanza.server.protocol.http import Channel, Me, NoticeSettings, OwnTable
from bohnanza.server.protocol.messages import Status
from bohnanza.server.store import Account, Membership, NameTaken, Session, Store, TableRecord, Unknown
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.tokens import fresh_token, hashed
from bohnanza.words.errors import WordedError

DAY: Final = 24 * 3600 * 1000
M_MMAP_THRESHOLD: Final = -3  # of glibc's malloc.h
SETTINGS: Final = msgspec.json.Decoder(NoticeSettings)


def hasher() -> PasswordHasher:
    return PasswordHasher(
        time_cost=limits.HASH_ROUNDS, memory_cost=limits.HASH_MEMORY, parallelism=1, hash_len=32
    )


def return_large_blocks() -> None:
    """Let glibc return the memory of each hash to the system.

    Otherwise it raises its threshold with the first large block, and every thread keeps one.
    """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(M_MMAP_THRESHOLD, limits.LARGE_BLOCK)


class Accounts:
    """What can be done with accounts; whatever is not allowed raises Refusal."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        passwords: PasswordHasher | None = None,
        channels: Sequence[Channel] = (),
        check_notices: Callable[[NoticeSettings], Awaitable[None]] | None = None,
    ) -> None:
        self.store = store
        self.now = now
        self.channels = list(channels)
        self.check_notices = check_notices
        self.passwords = passwords or hasher()
        # Checked for unknown names, so that they take as long.
        self.nobody = self.passwords.hash(fresh_token())
        self.hashing = ThreadPoolExecutor(limits.HASHES, "hashing", return_large_blocks)

    # --- signing up, in and out ---

    async def sign_up(self, name: str, password: str) -> tuple[Account, str]:
        """A new account, and the token of its first session."""
        try:
            clean = clean_name(name)
        except BadName as problem:
            raise Refusal.because("malformed", problem) from None
        account = Account(secrets.token_hex(8), clean, await self._hash(password), self.now())
        try:
            await self.store.create_account(account)
        except NameTaken as problem:
            raise Refusal.because("not-now", problem) from None
        return account, await self._open_session(account)

    async def sign_in(self, name: str, password: str) -> tuple[Account, str]:
        """The account, and the token of a new session; the same work and words whether or not there is one."""
        account = await self.store.account_named(name)
        fits = await self._fits(account.password if account else self.nobody, password)
        if account is None or not fits:
            raise Refusal("unauthorised", "server-no-account")
        return account, await self._open_session(account)

    async def sign_out(self, token: str) -> None:
        await self.store.end_session(hashed(token))

    async def of_session(self, token: str) -> Account | None:
        """The account whose session has this token."""
        session = await self.store.session(hashed(token)) if token else None
        if session is None or session.expires <= self.now():
            return None
        return await self.store.account(session.account)

    async def device(self, account: Account) -> str:
        """A value that only browsers have that have signed in with the current password."""
        current = await self.store.account(account.id) or account
        return hashed(f"device {current.password}")

    async def knows(self, name: str, device: str) -> bool:
        """Whether a browser has signed in to the account of this name before."""
        account = await self.store.account_named(name) if device else None
        return account is not None and secrets.compare_digest(
            (await self.device(account)).encode(), device.encode()
        )

    async def _open_session(self, account: Account) -> str:
        token = fresh_token()
        expires = self.now() + limits.SESSION_DAYS * DAY
        await self.store.add_session(Session(hashed(token), account.id, expires))
        return token

    # --- what an account can change ---

    async def change_password(self, account: Account, old: str, new: str) -> str:
        """Change the password and end all sessions; the token of a new one."""
        if not await self._fits(account.password, old):
            raise Refusal("forbidden", "server-old-password")
        await self.store.set_password(account.id, await self._hash(new))
        await self.store.end_sessions(account.id)
        return await self._open_session(account)

    async def set_notices(self, account: Account, settings: NoticeSettings) -> None:
        try:
            if self.check_notices is not None:
                await self.check_notices(settings)
        except WordedError as problem:
            raise Refusal.because("forbidden", problem) from None
        await self.store.set_notices(account.id, msgspec.json.encode(settings).decode())

    async def delete(self, account: Account, password: str) -> None:
        """Delete the account; the tables stay, without it."""
        if not await self._fits(account.password, password):
            raise Refusal("forbidden", "server-wrong-password")
        await self.store.delete_account(account.id)

    # --- places at tables ---

    async def attach(self, account: Account, table: str, member: str) -> None:
        try:
            await self.store.attach(Membership(account.id, table, member))
        except Unknown as problem:
            raise Refusal.because("unknown", problem) from None

    async def detach(self, account: Account, table: str) -> None:
        await self.store.detach(account.id, table)

    async def place(self, account: Account, table: str) -> str:
        """The member that an account is at a table; empty if it is none."""
        places = await self.store.accounts_at(table)
        return next((place.member for place in places if place.account == account.id), "")

    async def me(self, account: Account) -> Me:
        """The account and its tables, as it sees them itself."""
        current = await self.store.account(account.id) or account
        tables = [own_table(record, member) for record, member in await self.store.tables_of(account.id)]
        return Me(current.name, SETTINGS.decode(current.notices), self.channels, tables)

    # --- passwords ---

    async def _hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.hashing, self.passwords.hash, password)

    async def _fits(self, stored: str, password: str) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self.hashing, self._verify, stored, password)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self.passwords.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False


def own_table(record: TableRecord, member: str) -> OwnTable:
    status = msgspec.convert(record.status, Status)
    return OwnTable(record.id, member, record.game, status, record.name, record.touched)
