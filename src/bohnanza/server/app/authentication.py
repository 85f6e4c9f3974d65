"""Who is asking: by a bearer token, or by the cookie of an account if the request comes from our page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

from bohnanza.server.app.middleware import FROM_OUR_PAGE
from bohnanza.server.app.services import Services
from bohnanza.server.store import Account
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.tokens import hashed
from bohnanza.server.visitors import address_key

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


def cookie_name(services: Services, of: str = "") -> str:
    """The name of a cookie, by default that of the session; over TLS no other host can set it."""
    return f"{'__Host-' if services.addresses.secure else ''}bohnanza{of}"


def bearer(connection: AnyConnection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def cookie_of(connection: AnyConnection, name: str) -> str:
    """The value of a cookie, if the browser says that the request comes from our page."""
    return connection.cookies.get(name, "") if connection.scope.get(FROM_OUR_PAGE) else ""


def session_of(connection: AnyConnection, services: Services) -> str:
    return cookie_of(connection, cookie_name(services))


async def account_of(connection: AnyConnection, services: Services) -> Account | None:
    return await services.accounts.of_session(session_of(connection, services))


async def must_be_account(connection: AnyConnection, services: Services) -> Account:
    """The account that is signed in, or a refusal."""
    account = await account_of(connection, services)
    if account is None:
        raise Refusal("unauthorised", "server-sign-in")
    return account


@dataclass(frozen=True)
class Caller:
    """A member or a spectator; a member by an account has that role only as long as the session lasts."""

    member: str  # empty: a spectator
    account: str = ""
    session: str = ""


async def caller_at(connection: AnyConnection, services: Services, table: str, token: str = "") -> Caller:
    """Who is asking; a token that nobody has is refused."""
    token = token or bearer(connection)
    if token:
        member = await services.registry.member_of(table, token)
        if not member:
            removed = hashed(token) in (await services.registry.table(table)).removed.values()
            raise Refusal("unauthorised", "server-removed" if removed else "server-bad-token")
        return Caller(member)
    account = await account_of(connection, services)
    member = await services.accounts.place(account, table) if account else ""
    members = (await services.registry.table(table)).members
    if account is None or member not in members or members[member].gone:
        return Caller("")
    return Caller(member, account.id, session_of(connection, services))


async def member_at(connection: AnyConnection, services: Services, table: str) -> str:
    """Which member is asking; empty for a spectator."""
    return (await caller_at(connection, services, table)).member


async def must_be_member(connection: AnyConnection, services: Services, table: str) -> str:
    """Which member is asking, or a refusal."""
    member = await member_at(connection, services, table)
    if not member:
        raise Refusal("unauthorised", "server-needs-place")
    return member


async def may_watch(connection: AnyConnection, services: Services, table: str) -> str:
    """Which member is asking; empty for a spectator, who is refused where nobody may watch."""
    member = await member_at(connection, services, table)
    if not member and not (await services.registry.table(table)).settings.spectators:
        raise Refusal("forbidden", "server-no-watching")
    return member


def sender_of(connection: AnyConnection, table: str, member: str) -> str:
    """Whose rate limits costly requests: that of a member, or of all spectators at one address."""
    return f"{table} {member}" if member else address_of(connection)


def address_of(connection: AnyConnection) -> str:
    """Where a request comes from, as it counts for rates."""
    return address_key(connection.client.host if connection.client else "")
