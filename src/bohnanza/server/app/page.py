"""The page: files that were built into the package. Without them, a few words that say where the interface is."""

from __future__ import annotations

from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

BUILT: Final = Path(__file__).parent.parent / "page"
START: Final = "index.html"
WORDS: Final = """<!doctype html>
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
        START: WORDS.encode(),
        **{path.relative_to(BUILT).as_posix(): path.read_bytes() for path in found},
    }


def is_built() -> bool:
    """Whether there is a page, and not only a few words."""
    return (BUILT / START).is_file()


@get("/", sync_to_thread=False, include_in_schema=False)
def front() -> Response[bytes]:
    """The first screen."""
    return sent(START)


@get("/{path:path}", sync_to_thread=False, include_in_schema=False)
def page(path: FromPath[Path]) -> Response[bytes]:
    """A file of the page; every other address is one of its own screens."""
    wanted = path.as_posix().strip("/")
    if wanted in files():
        return sent(wanted)
    if wanted.startswith("api") or "." in wanted.rpartition("/")[2]:
        raise NotFoundException
    return sent(START)


def sent(name: str) -> Response[bytes]:
    """A file with its kind; names of assets change with what is in them, so they may be kept for ever."""
    kind = guess_type(name)[0] or "application/octet-stream"
    lasting = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    return Response(files()[name], media_type=kind, headers={"cache-control": lasting})
