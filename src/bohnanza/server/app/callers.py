"""Who is asking: by a bearer token, or by the cookie of an account if the request comes from our page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from bohnanza.server.app.gate import STATED
from bohnanza.server.app.house import House
from bohnanza.server.store import Account
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.visitors import address_key

Asking = ASGIConnection[Any, Any, Any, Any]


def cookie_name(house: House, of: str = "") -> str:
    """The name of a cookie, that of the session unless it is said of what; over TLS no other host can set it."""
    return f"{'__Host-' if house.addresses.secure else ''}bohnanza{of}"


def bearer(asking: Asking) -> str:
    """The bearer token of a request."""
    scheme, _, token = asking.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def cookie_of(asking: Asking, name: str) -> str:
    """The value of a cookie, if the browser says that the request comes from our page."""
    return asking.cookies.get(name, "") if asking.scope.get(STATED) else ""


def session_of(asking: Asking, house: House) -> str:
    """The token of the session."""
    return cookie_of(asking, cookie_name(house))


async def account_of(asking: Asking, house: House) -> Account | None:
    """The account that is signed in."""
    return await house.accounts.of_session(session_of(asking, house))


async def must_be_account(asking: Asking, house: House) -> Account:
    """The account that is signed in, or a refusal."""
    account = await account_of(asking, house)
    if account is None:
        raise Refusal("unauthorised", "server-sign-in")
    return account


@dataclass(frozen=True)
class Caller:
    """A member or a spectator; one who is a member by an account has no more rights than its session."""

    member: str  # empty: a spectator
    account: str = ""
    session: str = ""


async def caller_at(asking: Asking, house: House, table: str, token: str = "") -> Caller:
    """Who is asking. A token that is nobody's is refused."""
    token = token or bearer(asking)
    if token:
        member = await house.hall.member_of(table, token)
        if not member:
            raise Refusal("unauthorised", "server-bad-token")
        return Caller(member)
    account = await account_of(asking, house)
    member = await house.accounts.place(account, table) if account else ""
    members = (await house.hall.table(table)).members
    if account is None or member not in members or members[member].gone:
        return Caller("")
    return Caller(member, account.id, session_of(asking, house))


async def member_at(asking: Asking, house: House, table: str) -> str:
    """Which member is asking; empty: a spectator."""
    return (await caller_at(asking, house, table)).member


async def must_be_member(asking: Asking, house: House, table: str) -> str:
    """Which member is asking, or a refusal."""
    member = await member_at(asking, house, table)
    if not member:
        raise Refusal("unauthorised", "server-needs-place")
    return member


async def may_watch(asking: Asking, house: House, table: str) -> str:
    """Which member is asking, or a spectator where there may be some."""
    member = await member_at(asking, house, table)
    if not member and not (await house.hall.table(table)).settings.spectators:
        raise Refusal("forbidden", "server-no-watching")
    return member


def sender_of(asking: Asking, table: str, member: str) -> str:
    """Whose rate counts for what costs much: a member's own, or that of the spectators at one address."""
    return f"{table} {member}" if member else address_of(asking)


def address_of(asking: Asking) -> str:
    """Where a request comes from, as far as rates are concerned."""
    return address_key(asking.client.host if asking.client else "")
