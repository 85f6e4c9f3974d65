"""The page that was built, as browsers get it."""

from __future__ import annotations

import gzip
from mimetypes import guess_type
from pathlib import Path

import pytest

from bohnanza.server.app.page import BUILT, ENCODINGS, files
from tests.server.live import Server


async def test_every_screen_of_the_page_is_the_same_file(shared_server: Server) -> None:
    async with shared_server.http() as client:
        first, table = await client.get("/"), await client.get("/t/abcdefghjk")
        missing, wrong = await client.get("/assets/nothing.js"), await client.get("/api/nothing")
    assert first.headers["content-type"].startswith("text/html")
    assert first.text == table.text
    assert [missing.status_code, wrong.status_code] == [404, 404]


async def test_what_was_built_is_served_and_may_be_kept(shared_server: Server) -> None:
    built = [path for path in BUILT.rglob("assets/*") if path.is_file()]
    assert built or "/api/schema" in files()["index.html"].decode()
    async with shared_server.http() as client:
        for path in built:
            answer = await client.get(f"/assets/{path.name}")
            assert answer.content == path.read_bytes()
            assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("deflate", None),
        ("identity", None),
    ],
)
async def test_what_was_built_is_sent_compressed_to_those_who_can_read_it(
    shared_server: Server, accepted: str, encoding: str | None
) -> None:
    packed = [path for path in BUILT.rglob("*.gz") if path.is_file()]
    async with shared_server.http(**{"Accept-Encoding": accepted}) as client:
        for path in packed:
            name = path.relative_to(BUILT).with_suffix("").as_posix()
            async with client.stream("GET", f"/{name}") as answer:
                raw = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers.get("content-encoding") == encoding
            assert "accept-encoding" in answer.headers["vary"]
            assert (
                answer.headers["content-type"] == guess_type(name)[0]
                or "charset" in answer.headers["content-type"]
            )
            assert unpacked(raw, encoding, path) == (BUILT / name).read_bytes()


def unpacked(raw: bytes, encoding: str | None, packed: Path) -> bytes:
    """What was sent, as it was before; Python cannot read Brotli, so it is compared with what was built."""
    if encoding == "br":
        assert raw == packed.with_suffix(".br").read_bytes()
        return packed.with_suffix("").read_bytes()
    return gzip.decompress(raw) if encoding == "gzip" else raw


def test_a_page_that_was_built_is_there_in_every_encoding() -> None:
    built = {path.relative_to(BUILT).as_posix() for path in BUILT.rglob("*") if path.is_file()}
    texts = [name for name in built if name.endswith((".html", ".js", ".css", ".svg"))]
    assert [name for name in texts for _, ending in ENCODINGS if name + ending not in built] == []


async def test_answers_carry_the_headers_that_keep_pages_apart(shared_server: Server) -> None:
    async with shared_server.http() as client:
        for path in ("/", "/api/health", "/api/nothing"):
            headers = (await client.get(path)).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["referrer-policy"] == "no-referrer"
            assert (headers.get("cache-control") == "no-store") == path.startswith("/api")
