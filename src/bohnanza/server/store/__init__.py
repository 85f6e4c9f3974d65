"""The store: every table's log and what else must outlive the process, durable before it is acknowledged.

>>> async def example(directory):
...     store = await open_store(directory)
...     async with Writer(store) as writer:
...         stored = await writer.submit(rows)
...         await stored  # from here on the rows survive whatever happens
...     await store.close()
"""

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
from bohnanza.server.store.failure_log import FailureLog
from bohnanza.server.store.interface import AccountStore, RunStore, Store, TableStore
from bohnanza.server.store.opening import open_store
from bohnanza.server.store.rows import (
    Account,
    Membership,
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
    "AccountStore",
    "CannotOpen",
    "Closed",
    "Conflict",
    "FailureLog",
    "InUse",
    "Lost",
    "Membership",
    "NameTaken",
    "NewerDatabase",
    "Run",
    "RunStore",
    "Session",
    "Store",
    "StoreError",
    "StoredRow",
    "TableRecord",
    "TableRows",
    "TableStore",
    "Unavailable",
    "Unknown",
    "Writer",
    "name_key",
    "open_store",
]
