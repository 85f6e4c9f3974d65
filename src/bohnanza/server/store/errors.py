"""What can go wrong in the store.

StoreError
├── Conflict         somebody else has written to the table
├── NameTaken        there is an account of that name
├── Unknown          the account or the table does not exist
├── Closed           the writer takes no more rows
├── Unavailable      the database cannot be used now
├── Lost             the files of the database are no longer where they were
└── CannotOpen       the data cannot be used at all
    ├── InUse            another server has them
    └── NewerDatabase    a newer program has written them
"""

from bohnanza.words.errors import WordedError


class StoreError(WordedError):
    """Every error that a store raises on purpose."""


class Conflict(StoreError):
    """The rows do not follow the last ones of their table, or bring a command a second time."""

    def __init__(self, table: str) -> None:
        super().__init__("server-store-conflict", table=table)
        self.table = table


class NameTaken(StoreError):
    """There is an account whose name differs at most in its capitals."""

    def __init__(self, name: str) -> None:
        super().__init__("server-name-taken", name=name)
        self.name = name


class Unknown(StoreError):
    """The account or the table does not exist."""


class Closed(StoreError):
    """Rows came after the writer was closed."""


class Unavailable(StoreError):
    """The database cannot be read or written; it may be possible again later."""

    def __init__(self, reason: object) -> None:
        super().__init__("server-store-unavailable", problem=str(reason))


class Lost(StoreError):
    """The files of the database were deleted or replaced: nothing more can be stored by this process."""


class CannotOpen(StoreError):
    """The data cannot be used."""


class InUse(CannotOpen):
    """Another server uses the data."""


class NewerDatabase(CannotOpen):
    """The data come from a newer version of the program."""
