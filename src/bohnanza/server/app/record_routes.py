"""Records and replays over HTTP."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from msgspec.structs import replace

from bohnanza.server.app.authentication import AnyRequest, may_watch, sender_of
from bohnanza.server.app.services import Services, ServicesDependency
from bohnanza.server.app.table_routes import TableId
from bohnanza.server.protocol.http import RecordBody, ReplayBody
from bohnanza.server.records import PlayedGame, check_replay, played_at
from bohnanza.server.replay_process import ReplayRequest

At = Annotated[int, QueryParameter(gt=-1, le=2**31, required=False, description="How many moves were made.")]


async def _game(request: AnyRequest, services: Services, table: str) -> PlayedGame:
    """The game as whoever asks may read it; making a record is expensive, so there is a rate limit."""
    member = await may_watch(request, services, table)
    services.replay_rate.take(sender_of(request, table, member))
    return await services.read_table(table, lambda at: played_at(at, member))


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: AnyRequest, services: ServicesDependency, table: TableId) -> str:
    """The game in notation: your own view while it is played, everything after its end."""
    game = await _game(request, services, table)
    return (await services.registry.replayer.read(ReplayRequest("text", game))).decode()


@get("/tables/{table:str}/record.json", responses={200: ResponseSpec(RecordBody, False, "The game")})
async def record_json(request: AnyRequest, services: ServicesDependency, table: TableId) -> Response[bytes]:
    """The game as data: your own view while it is played, everything after its end."""
    game = await _game(request, services, table)
    return _as_json(await services.registry.replayer.read(ReplayRequest("json", game)))


@get("/tables/{table:str}/replay", responses={200: ResponseSpec(ReplayBody, False, "The game")})
async def replay(
    request: AnyRequest, services: ServicesDependency, table: TableId, at: At = 0
) -> Response[bytes]:
    """A finished game after some of its moves."""
    game = await _game(request, services, table)
    check_replay(game, at)
    return _as_json(
        await services.registry.replayer.read(ReplayRequest("replay", replace(game, seats=()), at))
    )


def _as_json(body: bytes) -> Response[bytes]:
    return Response(body, media_type=MediaType.JSON)


RECORD_ROUTES: Final = (record, record_json, replay)
