"""Everything that is no success has one shape: a code, a sentence, perhaps a rule."""

from __future__ import annotations

import traceback
from typing import Any, Final, cast

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from bohnanza.server.hall import AskAgain, UnknownTable
from bohnanza.server.protocol.http import STATUS, ErrorBody, ErrorCode
from bohnanza.server.store import StoreError
from bohnanza.server.table.inputs import Refusal

log = structlog.get_logger(__name__)

# Litestar's own refusals, by status.
OWN: Final[dict[int, ErrorBody]] = {
    400: ErrorBody("malformed", "", {}, "The body is no JSON."),
    401: ErrorBody("unauthorised", "", {}, "That needs a token."),
    403: ErrorBody("forbidden", "", {}, "That is not allowed."),
    404: ErrorBody("unknown", "", {}, "There is nothing at this address."),
    405: ErrorBody("wrong-method", "", {}, "That cannot be done with what is at this address."),
    413: ErrorBody("too-large", "", {}, "The body is too large."),
    415: ErrorBody("wrong-media", "", {}, "The body has to be JSON, and its media type application/json."),
    429: ErrorBody("too-fast", "", {}, "That is too much in too short a time."),
}
FAULT: Final = ErrorBody("failed", "", {}, "Something went wrong in the server; nothing of it is your fault.")


def body_of(error: Exception) -> tuple[int, ErrorBody]:
    """Status and body for whatever was raised."""
    if isinstance(error, Refusal):
        return STATUS[error.code], ErrorBody(error.code, "", {}, error.sentence, error.rule)
    if isinstance(error, UnknownTable | AskAgain):
        code: ErrorCode = "unknown" if isinstance(error, UnknownTable) else "gone"
        return STATUS[code], ErrorBody(code, "", {}, str(error))
    if isinstance(error, RecursionError | ValidationException):
        return STATUS["malformed"], ErrorBody("malformed", "", {}, _what_is_wrong(error))
    if isinstance(error, HTTPException) and error.status_code in OWN:
        return error.status_code, OWN[error.status_code]
    if isinstance(error, TimeoutError | StoreError):
        return STATUS["gone"], ErrorBody("gone", "", {}, "The server could not do that in time: ask again.")
    return STATUS["failed"], FAULT


def _what_is_wrong(error: Exception) -> str:
    """A sentence about a body or a parameter that does not fit."""
    extra = getattr(error, "extra", None)
    if not isinstance(extra, list) or not extra:
        return "The request does not have the form that is documented."
    first = cast("dict[str, Any]", extra[0])
    return f"{first.get('key', 'The body')}: {first.get('message', 'wrong')}."


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The response to whatever was raised; the log learns of faults, but not what was in the request."""
    status, body = body_of(error)
    if status >= 500:
        log.error("request failed", error=type(error).__name__, where=where(error))
    headers = getattr(error, "headers", None) or {}
    return Response(
        msgspec.json.encode(body), status_code=status, media_type="application/json", headers=dict(headers)
    )


def where(error: BaseException) -> list[str]:
    """The places that an error went through, without anything that was said there."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-8:]]
