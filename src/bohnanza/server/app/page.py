"""What stands at the root as long as no page is built: what this is, and where the interface is."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, get

PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bohnanza</title>
<h1>Bohnanza</h1>
<p>This is a server for the card games of the Bohnanza family. Programs find its interface described at
<a href="/api/schema">/api/schema</a>, and the games at <a href="/api/games">/api/games</a>.</p>
</html>
"""


@get("/", media_type=MediaType.HTML, sync_to_thread=False, include_in_schema=False)
def front_page() -> str:
    """A few words for who comes with a browser."""
    return PAGE
