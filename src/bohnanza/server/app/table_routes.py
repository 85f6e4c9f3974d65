"""Tables over HTTP: make them, find them, sit down, look, act."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from bohnanza.engine.catalog import UnknownGame, rules_for
from bohnanza.server import limits
from bohnanza.server.app.authentication import (
    AnyRequest,
    account_of,
    address_of,
    bearer,
    may_watch,
    member_at,
    must_be_member,
    sender_of,
)
from bohnanza.server.app.services import Services, ServicesDependency
from bohnanza.server.names import BadName, clean_name
from bohnanza.server.protocol import commands, messages
from bohnanza.server.protocol.http import (
    Answers,
    JoinTable,
    Lobby,
    LobbyEntry,
    NewProgram,
    NewTable,
    Seated,
)
from bohnanza.server.protocol.messages import Status
from bohnanza.server.registry import JoinResult
from bohnanza.server.store import TableRecord
from bohnanza.server.table.deliveries import table_view, welcome
from bohnanza.server.table.inputs import Identity, Refusal
from bohnanza.server.table.people import canonical
from bohnanza.server.table.state import seats_in
from bohnanza.server.tokens import hashed

TableId = Annotated[str, PathParameter(max_length=limits.TABLE_TEXT, description="The id of a table.")]
Since = Annotated[
    int | None, QueryParameter(gt=-1, le=2**53, required=False, description="The last version that was seen.")
]

# --- sitting down ---


@post("/tables")
async def make_table(request: AnyRequest, services: ServicesDependency, data: JSONBody[NewTable]) -> Seated:
    """Create a table and sit down at it as its host; the same token again gives the same table and seat."""
    if data.seats > seats_in(canonical(data.settings).game):
        raise Refusal("unknown", "server-too-many-seats")
    try:
        clean_name(data.name)
    except BadName as problem:
        raise Refusal.because("malformed", problem) from None
    if not services.new_table_rates.take(address_of(request)):
        raise Refusal("too-fast", "server-too-many-tables")
    table = await services.registry.create(data.settings, data.token)
    who = await _identity(request, services, table)
    place = await services.registry.join(table, data.name, range(data.seats), token=data.token, identity=who)
    return await _seated(request, services, table, place)


@post(
    "/tables/{table:str}/join",
    responses={202: ResponseSpec(Seated, generate_examples=False, description="The others have to agree")},
)
async def join_table(
    request: AnyRequest, services: ServicesDependency, table: TableId, data: JSONBody[JoinTable]
) -> Response[Seated]:
    """Sit down at a table, or ask to join its game (status 202); the same token gives the same seat or request."""
    if not services.join_rates.take(f"{address_of(request)} {table}"):
        raise Refusal("too-fast", "server-too-many-joins")
    who = await _identity(request, services, table)
    place = await services.registry.join(
        table, data.name, data.seats, data.program, token=data.token, identity=who
    )
    if place.newcomer:
        return Response(seated(table, place), status_code=202)
    if data.nonce:  # if it comes too late, one can sit down all the same
        await services.registry.request(
            table, place.member, commands.AddNonce("nonce-at-joining", data.nonce)
        )
    return Response(await _seated(request, services, table, place))


async def _identity(request: AnyRequest, services: Services, table: str) -> Identity:
    """Who wants to sit down, as far as the request says: by a token of this table, or by an account."""
    token = hashed(bearer(request)) if bearer(request) else ""
    account = await account_of(request, services)
    if account is None:
        return Identity(token)
    return Identity(token, hashed(account.id), await services.accounts.place(account, table))


@post("/tables/{table:str}/programs")
async def make_program(
    request: AnyRequest, services: ServicesDependency, table: TableId, data: JSONBody[NewProgram]
) -> Seated:
    """Make a place for a program before the deal (host): whoever has the token plays, over the same WebSocket."""
    host = await must_be_member(request, services, table)
    if host != (await services.registry.table(table)).host:
        raise Refusal("forbidden", "server-host-only")
    place = await services.registry.join(table, data.name, (data.seat,), True, host, data.token)
    return seated(table, place)


async def _seated(request: AnyRequest, services: Services, table: str, place: JoinResult) -> Seated:
    """The place as its owner gets it; if an account is signed in, it gets the place too."""
    account = await account_of(request, services)
    if account is not None:
        await services.accounts.attach(account, table, place.member)
        await services.registry.link_account(table, place.member, hashed(account.id))
    return seated(table, place)


def seated(table: str, place: JoinResult) -> Seated:
    return Seated(table, place.member, place.token, f"/t/{table}#{place.token}", place.newcomer)


# --- looking ---


@get("/tables")
async def lobby(services: ServicesDependency) -> Lobby:
    """The tables that anybody can find, waiting for players or being played."""
    listed = await services.registry.store.lobby(limits.LISTED)
    return Lobby([lobby_entry(record) for record in listed if is_installed(record.game)])


def is_installed(game: str) -> bool:
    """Whether a stored table can be opened: its variant may have been uninstalled."""
    try:
        rules_for(game)
    except UnknownGame:
        return False
    return True


def lobby_entry(record: TableRecord) -> LobbyEntry:
    taken = [name for name in record.players.split(", ") if name]
    seats = rules_for(record.game).seats
    return LobbyEntry(
        table=record.id,
        game=record.game,
        status=msgspec.convert(record.status, Status),
        host=record.name,
        players=taken,
        seats=seats,
        open=seats - len(taken),
        created=record.created,
        touched=record.touched,
    )


@get("/tables/{table:str}")
async def one_table(request: AnyRequest, services: ServicesDependency, table: TableId) -> messages.TableView:
    """A table without its game; after the end also the secret of its seed, for those who may see the game."""
    member = await member_at(request, services, table)
    seen = await services.read_table(table, lambda at: table_view(at, services.registry.now()))
    hidden = not member and not seen.settings.spectators
    return msgspec.structs.replace(seen, secret="") if hidden else seen


@get("/tables/{table:str}/state")
async def state(
    request: AnyRequest, services: ServicesDependency, table: TableId, since: Since = None
) -> messages.Welcome:
    """Everything as you see it now, and what you missed since a version."""
    member = await may_watch(request, services, table)
    services.state_rate.take(sender_of(request, table, member))
    return await services.read_table(table, lambda at: welcome(at, member, since, services.registry.now()))


# --- acting ---


@post("/tables/{table:str}/commands", status_code=200)
async def command(
    request: AnyRequest, services: ServicesDependency, table: TableId, data: JSONBody[commands.AnyCommand]
) -> Answers:
    """Carry out one command, as over the WebSocket; a refusal by the table is an ordinary answer."""
    member = await must_be_member(request, services, table)
    if not services.command_rates.take(f"{table} {member}"):
        raise Refusal("too-fast", "server-too-many-commands", most=int(limits.MESSAGES_PER_SECOND))
    return Answers(await services.registry.request(table, member, data))


TABLE_ROUTES: Final = (make_table, join_table, make_program, lobby, one_table, state, command)
