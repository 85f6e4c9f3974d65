"""The HTTP and WebSocket interface of the server. Handlers are thin: the registry and the accounts do the work."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from litestar import Litestar, MediaType, Router, get
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler

from bohnanza.server import limits
from bohnanza.server.app.account_routes import ACCOUNT_ROUTES
from bohnanza.server.app.error_responses import error_response
from bohnanza.server.app.middleware import Middleware
from bohnanza.server.app.openapi import description
from bohnanza.server.app.origin_check import Addresses
from bohnanza.server.app.page import files, front, page
from bohnanza.server.app.record_routes import RECORD_ROUTES
from bohnanza.server.app.reference_routes import REFERENCE_ROUTES
from bohnanza.server.app.services import Services
from bohnanza.server.app.table_routes import TABLE_ROUTES
from bohnanza.server.app.websocket import connect

__all__ = ["Addresses", "Middleware", "Services", "make_app"]

DESCRIBED: Final = (*REFERENCE_ROUTES, *TABLE_ROUTES, *RECORD_ROUTES, *ACCOUNT_ROUTES)


@cache
def _description() -> bytes:
    return description(DESCRIBED)


@get("/schema", media_type=MediaType.JSON, sync_to_thread=False)
def schema() -> bytes:
    """The description of this interface by OpenAPI."""
    return _description()


API: Final = (*DESCRIBED, schema, connect)


def make_app(services: Services) -> Litestar:
    """The application without its middleware; what is made only once is made here, before anybody waits for it."""
    _description()
    files()

    def of_this_server() -> Services:
        return services

    return Litestar(
        [front, page, Router("/api", route_handlers=API)],
        dependencies={"services": Provide(of_this_server, sync_to_thread=False)},
        exception_handlers={Exception: error_response, HTTPException: error_response},
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
