"""Accounts over HTTP."""

from __future__ import annotations

from typing import Final

from litestar import HttpMethod, Response, delete, post, put, route
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from bohnanza.server import limits
from bohnanza.server.app.authentication import (
    AnyRequest,
    address_of,
    cookie_name,
    cookie_of,
    must_be_account,
    session_of,
)
from bohnanza.server.app.services import Services, ServicesDependency
from bohnanza.server.app.table_routes import TableId
from bohnanza.server.protocol.http import (
    ClaimTable,
    EndAccount,
    Me,
    NewAccount,
    NewPassword,
    NoticeSettings,
    SignIn,
)
from bohnanza.server.store import Account
from bohnanza.server.store.rows import name_key
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.tokens import hashed

DEVICE: Final = "-device"


def _count_address(request: AnyRequest, services: Services) -> None:
    """Count an attempt with a password by address, or refuse it."""
    if not services.sign_in_rates.take(address_of(request)):
        raise Refusal("too-fast", "server-passwords-address")


def _count_name(services: Services, name: str, known: bool) -> None:
    """Count an attempt by name, or refuse it; browsers that have signed in before are counted separately."""
    if not services.name_rates.take(f"{'known' if known else 'unknown'} {name_key(name)}"):
        raise Refusal("too-fast", "server-passwords-name")


def cookie(services: Services, token: str, of: str = "", days: int = limits.SESSION_DAYS) -> Cookie:
    """A cookie, by default that of the session; an empty token deletes it."""
    return Cookie(
        key=cookie_name(services, of),
        value=token,
        max_age=days * 24 * 3600 if token else 0,
        path="/",
        secure=services.addresses.secure,
        httponly=True,
        samesite="lax",
    )


async def _signed_in(services: Services, account: Account, token: str) -> Response[Me]:
    device = cookie(services, await services.accounts.device(account), DEVICE, limits.DEVICE_DAYS)
    return Response(await services.accounts.me(account), cookies=[cookie(services, token), device])


@post("/accounts")
async def sign_up(
    request: AnyRequest, services: ServicesDependency, data: JSONBody[NewAccount]
) -> Response[Me]:
    """Create an account and sign in."""
    _count_address(request, services)
    return await _signed_in(services, *await services.accounts.sign_up(data.name, data.password))


@post("/session")
async def sign_in(request: AnyRequest, services: ServicesDependency, data: JSONBody[SignIn]) -> Response[Me]:
    """Sign in."""
    device = cookie_of(request, cookie_name(services, DEVICE))
    known = await services.accounts.knows(data.name, device)
    if not known:
        _count_address(request, services)
    _count_name(services, data.name, known)
    return await _signed_in(services, *await services.accounts.sign_in(data.name, data.password))


@delete("/session", status_code=204)
async def sign_out(request: AnyRequest, services: ServicesDependency) -> Response[None]:
    """Sign out; this closes the connections that the sign-in opened."""
    await services.accounts.sign_out(session_of(request, services))
    services.session_connections.end_session(session_of(request, services))
    return Response(None, cookies=[cookie(services, "")])


@route("/me", http_method=[HttpMethod.GET, HttpMethod.POST], status_code=200)
async def me(request: AnyRequest, services: ServicesDependency) -> Me:
    """The account and its tables; use POST on pages without TLS, where browsers send their origin only with POST."""
    return await services.accounts.me(await must_be_account(request, services))


@put("/me/password")
async def change_password(
    request: AnyRequest, services: ServicesDependency, data: JSONBody[NewPassword]
) -> Response[Me]:
    """Change the password; all other browsers are signed out and their connections closed."""
    account = await must_be_account(request, services)
    _count_name(services, account.name, known=True)
    token = await services.accounts.change_password(account, data.old, data.new)
    services.session_connections.end_others(account.id, session_of(request, services), token)
    return await _signed_in(services, account, token)


@post("/me/tables", status_code=200)
async def claim_table(request: AnyRequest, services: ServicesDependency, data: JSONBody[ClaimTable]) -> Me:
    """Move a guest's game to the account."""
    account = await must_be_account(request, services)
    member = await services.registry.member_of(data.table, data.token)
    if not member:
        raise Refusal("unauthorised", "server-bad-token")
    await services.accounts.attach(account, data.table, member)
    await services.registry.link_account(data.table, member, hashed(account.id))
    return await services.accounts.me(account)


@delete("/me/tables/{table:str}", status_code=204)
async def drop_table(request: AnyRequest, services: ServicesDependency, table: TableId) -> None:
    """Remove a table from the account's list; whoever has its token still has the place."""
    await services.accounts.detach(await must_be_account(request, services), table)


@put("/me/notices")
async def change_notices(
    request: AnyRequest, services: ServicesDependency, data: JSONBody[NoticeSettings]
) -> Me:
    """Choose what to be notified about while away, and where."""
    account = await must_be_account(request, services)
    await services.accounts.set_notices(account, data)
    return await services.accounts.me(account)


@delete("/me", status_code=204)
async def delete_account(
    request: AnyRequest, services: ServicesDependency, data: JSONBody[EndAccount]
) -> Response[None]:
    """Delete the account, with its password; its games continue as a guest's, its connections are closed."""
    account = await must_be_account(request, services)
    _count_name(services, account.name, known=True)
    await services.accounts.delete(account, data.password)
    services.session_connections.end(account.id)
    return Response(None, cookies=[cookie(services, "")])


ACCOUNT_ROUTES: Final = (
    sign_up,
    sign_in,
    sign_out,
    me,
    change_password,
    claim_table,
    drop_table,
    change_notices,
    delete_account,
)
