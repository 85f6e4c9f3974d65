"""The HTTP and WebSocket face of the server. Handlers are thin: the hall and the accounts do the work."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from litestar import Litestar, MediaType, Router, get
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler

from bohnanza import limits
from bohnanza.server.app.errors import answer
from bohnanza.server.app.exports import EXPORTS
from bohnanza.server.app.gate import Gate
from bohnanza.server.app.house import House
from bohnanza.server.app.origins import Addresses
from bohnanza.server.app.page import files, front, page
from bohnanza.server.app.people import PEOPLE
from bohnanza.server.app.schema import description
from bohnanza.server.app.shelf import SHELF
from bohnanza.server.app.socket import connect
from bohnanza.server.app.tables import TABLES

__all__ = ["Addresses", "Gate", "House", "make_app"]

DESCRIBED: Final = (*SHELF, *TABLES, *EXPORTS, *PEOPLE)


@cache
def _description() -> bytes:
    return description(DESCRIBED)


@get("/schema", media_type=MediaType.JSON, sync_to_thread=False)
def schema() -> bytes:
    """The description of this interface by OpenAPI."""
    return _description()


API: Final = (*DESCRIBED, schema, connect)


def make_app(house: House) -> Litestar:
    """The application without its gate; what is made once is made before anybody waits for it."""
    _description()
    files()

    def of_this_server() -> House:
        return house

    return Litestar(
        [front, page, Router("/api", route_handlers=API)],
        dependencies={"house": Provide(of_this_server, sync_to_thread=False)},
        exception_handlers={Exception: answer, HTTPException: answer},
        guards=[must_be_json],
        openapi_config=None,
        request_max_body_size=limits.BODY_BYTES,
        logging_config=None,
    )


def must_be_json(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse bodies of other media types before they are read."""
    headers = connection.headers
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if not empty and kind != "application/json":
        raise HTTPException(status_code=415)
