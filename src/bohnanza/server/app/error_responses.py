"""All error responses have the same body: a code, a sentence that says why, perhaps a rule."""

from __future__ import annotations

import traceback
from typing import Any, Final, cast

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from bohnanza.server.live_table import AskAgain
from bohnanza.server.protocol.http import STATUS, ErrorBody, ErrorCode
from bohnanza.server.store import StoreError
from bohnanza.server.stored_tables import UnknownTable
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.wire.sentences import error_body
from bohnanza.words.errors import WordedError

log = structlog.get_logger(__name__)

# Litestar's own refusals, by status.
OWN: Final[dict[int, tuple[ErrorCode, WordedError]]] = {
    400: ("malformed", WordedError("server-no-json")),
    401: ("unauthorised", WordedError("server-no-token")),
    403: ("forbidden", WordedError("server-not-allowed")),
    404: ("unknown", WordedError("server-no-page")),
    405: ("wrong-method", WordedError("server-wrong-method")),
    413: ("too-large", WordedError("server-too-large")),
    415: ("wrong-media", WordedError("server-wrong-media")),
    429: ("too-fast", WordedError("server-too-fast")),
}


def body_of(error: Exception) -> tuple[int, ErrorBody]:
    """Status and body for whatever was raised."""
    # A body or a parameter of the wrong form.
    misfit = isinstance(error, RecursionError | ValidationException)
    if isinstance(error, HTTPException) and error.status_code in OWN and not misfit:
        code, words = OWN[error.status_code]
        return error.status_code, error_body(code, words)
    if isinstance(error, Refusal):
        body = error_body(error.code, error, error.rule)
    elif isinstance(error, UnknownTable):
        body = error_body("unknown", error)
    elif isinstance(error, AskAgain):
        body = error_body("gone", error)
    elif misfit:
        body = error_body("malformed", _what_is_wrong(error))
    elif isinstance(error, TimeoutError | StoreError):
        body = error_body("gone", WordedError("server-not-in-time"))
    else:
        body = error_body("failed", WordedError("server-failed"))
    return STATUS[body.code], body


def _what_is_wrong(misfit: Exception) -> WordedError:
    extra = getattr(misfit, "extra", None)
    if not isinstance(extra, list) or not extra:
        return WordedError("server-misfit")
    first = cast("dict[str, Any]", extra[0])
    return WordedError(
        "server-misfit-at", where=str(first.get("key", "body")), problem=str(first.get("message", "wrong"))
    )


def error_response(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The response to whatever was raised; faults are logged, without anything from the request."""
    status, body = body_of(error)
    if status >= 500:
        log.error("request failed", error=type(error).__name__, where=places(error))
    headers = getattr(error, "headers", None) or {}
    return Response(
        msgspec.json.encode(body), status_code=status, media_type="application/json", headers=dict(headers)
    )


def places(error: BaseException) -> list[str]:
    """The places that an error went through, without the text of any message."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-8:]]
