"""Records and replays over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, get
from litestar.params import QueryParameter

from bohnanza import limits
from bohnanza.server import records
from bohnanza.server.app.callers import address_of, may_watch
from bohnanza.server.app.house import House, TheHouse
from bohnanza.server.app.tables import TableId
from bohnanza.server.protocol.http import RecordBody, ReplayBody
from bohnanza.server.table.inputs import Refusal

Ask = Request[Any, Any, Any]
At = Annotated[int, QueryParameter(gt=-1, le=2**31, required=False, description="How many moves were made.")]


async def _reader(request: Ask, house: House, table: str) -> str:
    """Who wants to read; a record is much work, so not too often."""
    member = await may_watch(request, house, table)
    if not house.commands.take(f"record {address_of(request)}"):
        raise Refusal("too-fast", f"You can ask for {limits.MESSAGES_PER_SECOND:g} records a second.")
    return member


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: Ask, house: TheHouse, table: TableId) -> str:
    """The game in notation: own view while it is played, everything after its end."""
    member = await _reader(request, house, table)
    return await house.look(table, lambda at: records.record_text_for(at, member))


@get("/tables/{table:str}/record.json")
async def record_json(request: Ask, house: TheHouse, table: TableId) -> RecordBody:
    """The game as data: own view while it is played, everything after its end."""
    member = await _reader(request, house, table)
    return await house.look(table, lambda at: records.record_json_for(at, member))


@get("/tables/{table:str}/replay")
async def replay(request: Ask, house: TheHouse, table: TableId, at: At = 0) -> ReplayBody:
    """A finished game after some of its moves."""
    await _reader(request, house, table)
    return await house.look(table, lambda seen: records.replay_at(seen, at))


EXPORTS: Final = (record, record_json, replay)
