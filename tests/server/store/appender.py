"""A server in small that appends and acknowledges until somebody kills it; for the tests of the store."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path

from bohnanza.server.store import Conflict, Store, StoredRow, TableRecord, TableRows, Writer, open_store


def row(table: str, seq: int, number: int | None = None) -> StoredRow:
    number = seq if number is None else number
    body = b'{"number":%d,"text":"b\xc3\xb6hn\xe2\x80\xaf\\u0000"}' % number
    return StoredRow(table, seq, 1000 + seq, "m0", f"m0/{number}", "moved", body, f"hash {number}")


def record(table: str, head: int) -> TableRecord:
    return TableRecord(table, 1000, 1000 + head, "playing", "classic/4", "Beans", True, None, "[]", head)


def batch(table: str, *rows: StoredRow) -> TableRows:
    return TableRows(record(table, rows[-1].seq), rows)


class Hasty(Writer):
    """The broken one: it says that rows are stored as soon as it has them."""

    async def submit(self, rows: TableRows) -> asyncio.Future[None]:
        late = await super().submit(rows)
        late.add_done_callback(lambda done: done.exception())
        early = asyncio.get_running_loop().create_future()
        early.set_result(None)
        await asyncio.sleep(0)  # the writer gets its turns, as it would if somebody waited for it
        return early


async def append_once(store: Store, writer: Writer, table: str, number: int, seq: int) -> int:
    """Bring a command, and again if it may have been stored before; the seq that the next one gets."""
    try:
        await (await writer.submit(batch(table, row(table, seq, number))))
    except Conflict:
        rows = await store.rows(table)
        assert f"m0/{number}" in [known.command for known in rows]
        return len(rows) + 1
    return seq + 1


async def append_for_ever(
    store: Store, writer: Writer, table: str, first: int, acknowledgements: Connection
) -> None:
    seq, number = len(await store.rows(table)) + 1, first
    while True:
        seq = await append_once(store, writer, table, number, seq)
        acknowledgements.send((table, number))
        number += 1


async def serve(directory: Path, hasty: bool, first: Mapping[str, int], acknowledgements: Connection) -> None:
    store = await open_store(directory)
    writer = Hasty(store) if hasty else Writer(store)
    async with asyncio.TaskGroup() as group:
        for table, number in first.items():
            group.create_task(append_for_ever(store, writer, table, number, acknowledgements))


def append_until_killed(
    directory: Path, hasty: bool, first: Mapping[str, int], acknowledgements: Connection
) -> None:
    asyncio.run(serve(directory, hasty, first, acknowledgements))
