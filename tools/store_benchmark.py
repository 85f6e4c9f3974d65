"""How fast the store is on this machine, beside its disk: python -m tools.store_benchmark.

Many tables append one row after another, each as soon as its last one is durable. The wait for the disk alone is
measured in the same directory, because no commit can be quicker than that.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final, cast

from bohnanza.server.store import (
    Conflict,
    Store,
    StoredRow,
    TableRecord,
    TableRows,
    TableStore,
    Writer,
    open_store,
)

BODY: Final = b'{"type":"moved","move":"p0 plant soy 1","by":"m0","filler":"%s"}' % (b"x" * 140)
SYNCS: Final = 300


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def disk_waits(directory: Path) -> list[float]:
    """Seconds that the disk takes to keep a page, each time."""
    waits: list[float] = []
    with (directory / "sync").open("wb", buffering=0) as file:
        for _ in range(SYNCS):
            file.write(b"\0" * 4096)
            began = perf_counter()
            os.fsync(file.fileno())
            waits.append(perf_counter() - began)
    return waits


def one_row(table: str, seq: int) -> TableRows:
    """The next row of a table, of the usual size."""
    row = StoredRow(table, seq, 1_700_000_000_000 + seq, "m0", f"m0/{seq:016}", "moved", BODY, f"{seq:064}")
    record = TableRecord(
        table, 0, row.at, "playing", "classic/4", "Beans", True, row.at, '["Ada","Bob"]', seq
    )
    return TableRows(record, (row,))


class Counting:
    """Tables that count how often they commit."""

    def __init__(self, tables: Store) -> None:
        self.tables = tables
        self.commits = 0

    async def append(self, group: Sequence[TableRows]) -> list[Conflict | None]:
        """Store and count."""
        self.commits += 1
        return await self.tables.append(group)


async def append(writer: Writer, table: str, until: float) -> list[float]:
    """Append to one table until a time; seconds that each row took."""
    waits: list[float] = []
    while perf_counter() < until:
        began = perf_counter()
        await (await writer.submit(one_row(table, len(waits) + 1)))
        waits.append(perf_counter() - began)
    return waits


async def measure(directory: Path, tables: int, seconds: float) -> str:
    """A line of figures for this number of tables."""
    store = Counting(await open_store(directory))
    async with Writer(cast(TableStore, store)) as writer:
        until = perf_counter() + seconds
        found = await asyncio.gather(*[append(writer, f"table-{n}", until) for n in range(tables)])
    await store.tables.close()
    waits = [wait for one in found for wait in one]
    return (
        f"{tables:6} tables {store.commits / seconds:8.0f} commits/s {len(waits) / seconds:8.0f} rows/s"
        f"   p50 {percentile(waits, 0.5) * 1000:6.2f} ms   p99 {percentile(waits, 0.99) * 1000:6.2f} ms"
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--tables", default="1,16,64,256", help="numbers of tables, one measurement each")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--directory", type=Path, default=Path(), help="on the disk that is meant")
    options = parser.parse_args()
    for tables in map(int, options.tables.split(",")):
        with tempfile.TemporaryDirectory(dir=options.directory) as scratch:
            line = asyncio.run(measure(Path(scratch), tables, options.seconds))
            wait = percentile(disk_waits(Path(scratch)), 0.99)
        print(f"{line}   fsync p99 {wait * 1000:.2f} ms")


if __name__ == "__main__":
    main()
