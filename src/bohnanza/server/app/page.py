"""The page: files that were built into the package. Without them, a short text that says where the interface is."""

from __future__ import annotations

import re
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from bohnanza.server.app.authentication import AnyRequest

BUILT: Final = Path(__file__).parent.parent / "page"
START: Final = "index.html"
# The smaller one first; the build puts them beside a file.
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bohnanza</title>
<h1>Bohnanza</h1>
<p>This is a server for the card games of the Bohnanza family, without its page: that is built where there is
Node.js. Programs find its interface described at <a href="/api/schema">/api/schema</a>, and the games at
<a href="/api/games">/api/games</a>.</p>
</html>
"""


@cache
def files() -> dict[str, bytes]:
    """Everything that was built, by its path."""
    found = [path for path in BUILT.rglob("*") if path.is_file()] if BUILT.is_dir() else []
    return {
        START: NOT_BUILT.encode(),
        **{path.relative_to(BUILT).as_posix(): path.read_bytes() for path in found},
    }


def compressed(name: str, accepted: str) -> tuple[str, bytes]:
    """The encoding to send a file with, and its bytes; the encoding is empty if none is accepted."""
    for encoding, ending in ENCODINGS:
        if is_accepted(encoding, accepted) and name + ending in files():
            return encoding, files()[name + ending]
    return "", files()[name]


def is_accepted(encoding: str, accepted: str) -> bool:
    """Whether an `Accept-Encoding` header allows an encoding.

    >>> [is_accepted("br", words) for words in ("gzip, BR", "br;q=0.5", "br; q=0.0", "*", "*, br;q=0", "gzip", "")]
    [True, True, False, True, False, False, False]
    """
    named = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        named[name.strip()] = re.fullmatch(r"\s*q=0(\.0*)?\s*", weight) is None
    return named.get(encoding, named.get("*", False))


def is_built() -> bool:
    """Whether the package contains the page."""
    return (BUILT / START).is_file()


@get("/", sync_to_thread=False, include_in_schema=False)
def front(request: AnyRequest) -> Response[bytes]:
    """The first screen."""
    return file_response(START, request)


@get("/{path:path}", sync_to_thread=False, include_in_schema=False)
def page(request: AnyRequest, path: FromPath[Path]) -> Response[bytes]:
    """A file of the page; every other address is one of its own screens."""
    wanted = path.as_posix().strip("/")
    if wanted in files():
        return file_response(wanted, request)
    if wanted.startswith("api") or "." in wanted.rpartition("/")[2]:
        raise NotFoundException
    return file_response(START, request)


def file_response(name: str, request: AnyRequest) -> Response[bytes]:
    """A file with its headers; names of assets change with their content, so they may be cached for ever."""
    kind = guess_type(name)[0] or "application/octet-stream"
    lasting = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    encoding, content = compressed(name, request.headers.get("accept-encoding", ""))
    headers = {"cache-control": lasting, "vary": "accept-encoding"}
    if encoding:
        headers["content-encoding"] = encoding
    return Response(content, media_type=kind, headers=headers)
