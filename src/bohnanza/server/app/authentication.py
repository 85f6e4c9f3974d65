"""Who is asking: by a bearer token, or by the cookie of an account if the request comes from our page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from bohnanza.server.app.middleware import FROM_OUR_PAGE
from bohnanza.server.app.services import Services
from bohnanza.server.store import Account
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.visitors import address_key

Asking = ASGIConnection[Any, Any, Any, Any]


def cookie_name(services: Services, of: str = "") -> str:
    """The name of a cookie, by default that of the session; over TLS no other host can set it."""
    return f"{'__Host-' if services.addresses.secure else ''}bohnanza{of}"


def bearer(asking: Asking) -> str:
    scheme, _, token = asking.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def cookie_of(asking: Asking, name: str) -> str:
    """The value of a cookie, if the browser says that the request comes from our page."""
    return asking.cookies.get(name, "") if asking.scope.get(FROM_OUR_PAGE) else ""


def session_of(asking: Asking, services: Services) -> str:
    return cookie_of(asking, cookie_name(services))


async def account_of(asking: Asking, services: Services) -> Account | None:
    return await services.accounts.of_session(session_of(asking, services))


async def must_be_account(asking: Asking, services: Services) -> Account:
    """The account that is signed in, or a refusal."""
    account = await account_of(asking, services)
    if account is None:
        raise Refusal("unauthorised", "server-sign-in")
    return account


@dataclass(frozen=True)
class Caller:
    """A member or a spectator; a member by an account has that role only as long as the session lasts."""

    member: str  # empty: a spectator
    account: str = ""
    session: str = ""


async def caller_at(asking: Asking, services: Services, table: str, token: str = "") -> Caller:
    """Who is asking. A token that is nobody's is refused."""
    token = token or bearer(asking)
    if token:
        member = await services.registry.member_of(table, token)
        if not member:
            raise Refusal("unauthorised", "server-bad-token")
        return Caller(member)
    account = await account_of(asking, services)
    member = await services.accounts.place(account, table) if account else ""
    members = (await services.registry.table(table)).members
    if account is None or member not in members or members[member].gone:
        return Caller("")
    return Caller(member, account.id, session_of(asking, services))


async def member_at(asking: Asking, services: Services, table: str) -> str:
    """Which member is asking; empty: a spectator."""
    return (await caller_at(asking, services, table)).member


async def must_be_member(asking: Asking, services: Services, table: str) -> str:
    """Which member is asking, or a refusal."""
    member = await member_at(asking, services, table)
    if not member:
        raise Refusal("unauthorised", "server-needs-place")
    return member


async def may_watch(asking: Asking, services: Services, table: str) -> str:
    """Which member is asking, or a spectator where there may be some."""
    member = await member_at(asking, services, table)
    if not member and not (await services.registry.table(table)).settings.spectators:
        raise Refusal("forbidden", "server-no-watching")
    return member


def sender_of(asking: Asking, table: str, member: str) -> str:
    """Whose rate limits costly requests: that of a member, or of all spectators at one address."""
    return f"{table} {member}" if member else address_of(asking)


def address_of(asking: Asking) -> str:
    """Where a request comes from, as it counts for rates."""
    return address_key(asking.client.host if asking.client else "")
