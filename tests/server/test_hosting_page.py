"""docs/hosting.md is true: its numbers, its example, and what it says of guests' data."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import msgspec

from bohnanza.server import limits
from bohnanza.server.digests import Digest
from bohnanza.server.protocol.settings import Settings
from bohnanza.server.serve import housekeeping
from bohnanza.server.store import Account, Membership
from tests import ROOT
from tests.server.place import NOON, opened

TEXT = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DAY = 24 * 3600 * 1000


def test_its_numbers_are_those_of_the_limits() -> None:
    words = " ".join(TEXT.split())
    assert f"{limits.GUEST_DAYS} days after the last move" in words
    assert f"| sessions of accounts | {limits.SESSION_DAYS} days |" in words
    assert f"Every {limits.NOTICE_EVERY // 60_000} minutes" in words
    assert f"is tried {limits.NOTICE_TRIES} times" in words
    assert f"until it has run for {limits.DATE_PROVEN // 3_600_000} hours with the new one" in words
    assert f"no more than {limits.SERVER_CONNECTIONS:,} connections" in words
    assert f"leaves {limits.FILES_RESERVED} files" in words


def test_its_digest_is_one() -> None:
    (example,) = re.findall(r"^```json\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert msgspec.json.decode(example, type=Digest).tables[0].matter == "turn"


async def test_tables_of_guests_go_after_the_time_that_is_documented(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as place:
        await place.store.create_account(Account("1", "Ana", "-", NOON))
        guests, own = [await place.registry.create(Settings("anniversary/3")) for _ in range(2)]
        await place.store.attach(Membership("1", own, "m0"))
        place.time[0] += limits.GUEST_DAYS * DAY
        late = await place.registry.create(Settings("anniversary/3"))
        place.time[0] += 1
        task = asyncio.create_task(housekeeping(place.store, lambda: place.time[0]))
        while await place.store.table(guests) is not None:
            await asyncio.sleep(0)
        task.cancel()
        assert await place.store.rows(guests) == ()
        assert await place.store.table(own) is not None
        assert await place.store.table(late) is not None
