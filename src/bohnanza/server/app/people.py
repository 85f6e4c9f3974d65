"""Accounts over HTTP."""

from __future__ import annotations

from typing import Any, Final

from litestar import HttpMethod, Request, Response, delete, post, put, route
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from bohnanza import limits
from bohnanza.server.app.callers import address_of, cookie_name, cookie_of, must_be_account, session_of
from bohnanza.server.app.house import House, TheHouse
from bohnanza.server.app.tables import TableId
from bohnanza.server.protocol.http import (
    ClaimTable,
    EndAccount,
    Me,
    NewAccount,
    NewPassword,
    NoticeWishes,
    SignIn,
)
from bohnanza.server.store import Account
from bohnanza.server.store.rows import name_key
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.tokens import hashed

Ask = Request[Any, Any, Any]


DEVICE: Final = "-device"


def _count(request: Ask, house: House) -> None:
    """Count a try with a password by where it comes from; too many are refused."""
    if not house.sign_ins.take(address_of(request)):
        raise Refusal("too-fast", "server-passwords-address")


def _count_name(house: House, name: str, known: bool) -> None:
    """Count a try by the name: browsers that have signed in before have an allowance of their own."""
    if not house.names.take(f"{'known' if known else 'unknown'} {name_key(name)}"):
        raise Refusal("too-fast", "server-passwords-name")


async def _count_sign_in(request: Ask, house: House, name: str) -> None:
    """Count a try to sign in: strangers by address and by name, who was here before by name only."""
    known = await house.accounts.knows(name, cookie_of(request, cookie_name(house, DEVICE)))
    if not known:
        _count(request, house)
    _count_name(house, name, known)


def cookie(house: House, token: str, of: str = "", days: int = limits.SESSION_DAYS) -> Cookie:
    """The cookie of a session, or of something else; an empty token takes it away."""
    return Cookie(
        key=cookie_name(house, of),
        value=token,
        max_age=days * 24 * 3600 if token else 0,
        path="/",
        secure=house.addresses.secure,
        httponly=True,
        samesite="lax",
    )


async def _signed_in(house: House, account: Account, token: str) -> Response[Me]:
    device = cookie(house, await house.accounts.device(account), DEVICE, limits.DEVICE_DAYS)
    return Response(await house.accounts.me(account), cookies=[cookie(house, token), device])


@post("/accounts")
async def sign_up(request: Ask, house: TheHouse, data: JSONBody[NewAccount]) -> Response[Me]:
    """Create an account and sign in."""
    _count(request, house)
    return await _signed_in(house, *await house.accounts.sign_up(data.name, data.password))


@post("/session")
async def sign_in(request: Ask, house: TheHouse, data: JSONBody[SignIn]) -> Response[Me]:
    """Sign in."""
    await _count_sign_in(request, house, data.name)
    return await _signed_in(house, *await house.accounts.sign_in(data.name, data.password))


@delete("/session", status_code=204)
async def sign_out(request: Ask, house: TheHouse) -> Response[None]:
    """Sign out; this closes the connections that the sign-in opened."""
    await house.accounts.sign_out(session_of(request, house))
    house.visits.end_session(session_of(request, house))
    return Response(None, cookies=[cookie(house, "")])


@route("/me", http_method=[HttpMethod.GET, HttpMethod.POST], status_code=200)
async def me(request: Ask, house: TheHouse) -> Me:
    """The account and its tables; use POST on pages without TLS, where browsers send their origin only with POST."""
    return await house.accounts.me(await must_be_account(request, house))


@put("/me/password")
async def change_password(request: Ask, house: TheHouse, data: JSONBody[NewPassword]) -> Response[Me]:
    """Change the password; all other browsers are signed out and their connections closed."""
    account = await must_be_account(request, house)
    _count_name(house, account.name, known=True)
    token = await house.accounts.change_password(account, data.old, data.new)
    house.visits.end_others(account.id, session_of(request, house), token)
    return await _signed_in(house, account, token)


@post("/me/tables", status_code=200)
async def claim_table(request: Ask, house: TheHouse, data: JSONBody[ClaimTable]) -> Me:
    """Move a guest's game to the account."""
    account = await must_be_account(request, house)
    member = await house.hall.member_of(data.table, data.token)
    if not member:
        raise Refusal("unauthorised", "server-bad-token")
    await house.accounts.attach(account, data.table, member)
    await house.hall.claim(data.table, member, hashed(account.id))
    return await house.accounts.me(account)


@delete("/me/tables/{table:str}", status_code=204)
async def drop_table(request: Ask, house: TheHouse, table: TableId) -> None:
    """Remove a table from the account's list; whoever has its token still has the place."""
    await house.accounts.detach(await must_be_account(request, house), table)


@put("/me/notices")
async def change_notices(request: Ask, house: TheHouse, data: JSONBody[NoticeWishes]) -> Me:
    """Choose what to be notified about while away, and where."""
    account = await must_be_account(request, house)
    await house.accounts.set_notices(account, data)
    return await house.accounts.me(account)


@delete("/me", status_code=204)
async def delete_account(request: Ask, house: TheHouse, data: JSONBody[EndAccount]) -> Response[None]:
    """Delete the account, with its password; its games continue as a guest's, its connections are closed."""
    account = await must_be_account(request, house)
    _count_name(house, account.name, known=True)
    await house.accounts.delete(account, data.password)
    house.visits.end(account.id)
    return Response(None, cookies=[cookie(house, "")])


PEOPLE: Final = (
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
