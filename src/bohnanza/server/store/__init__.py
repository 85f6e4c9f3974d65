"""The store: every table's log and what else must outlive the process, durable before it is acknowledged.

>>> async def example(directory):
...     store = await open_store(directory)
...     async with Writer(store) as writer:
...         stored = await writer.submit(rows)
...         await stored  # from here on the rows survive whatever happens
...     await store.close()
"""

from bohnanza.server.store.contract import Accounts, Clock, Store, Tables
from bohnanza.server.store.errors import (
    CannotOpen,
    Closed,
    Conflict,
    InUse,
    Lost,
    NameTaken,
    NewerDatabase,
    StoreError,
    Unavailable,
    Unknown,
)
from bohnanza.server.store.failing import Failing
from bohnanza.server.store.opening import open_store
from bohnanza.server.store.rows import (
    Account,
    Attached,
    Run,
    Session,
    StoredRow,
    TableRecord,
    TableRows,
    name_key,
)
from bohnanza.server.store.writer import Writer

__all__ = [
    "Account",
    "Accounts",
    "Attached",
    "CannotOpen",
    "Clock",
    "Closed",
    "Conflict",
    "Failing",
    "InUse",
    "Lost",
    "NameTaken",
    "NewerDatabase",
    "Run",
    "Session",
    "Store",
    "StoreError",
    "StoredRow",
    "TableRecord",
    "TableRows",
    "Tables",
    "Unavailable",
    "Unknown",
    "Writer",
    "name_key",
    "open_store",
]
