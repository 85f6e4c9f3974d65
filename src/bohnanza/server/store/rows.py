"""What is stored, as plain data: rows of a log, records of tables, accounts. Times are milliseconds."""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import normalize


@dataclass(frozen=True, slots=True)
class StoredRow:
    """One row of a table's log; it never changes."""

    table: str
    seq: int  # 1, 2, 3 …
    at: int
    who: str
    command: str  # "" when no command brought it
    kind: str
    body: bytes  # JSON
    hash: str


@dataclass(frozen=True, slots=True)
class TableRecord:
    """What lists need to know of a table; the truth is its log."""

    id: str
    created: int
    touched: int
    status: str
    game: str
    name: str
    listed: bool  # in the lobby
    due: int | None  # when something happens by itself
    players: str
    head: int  # seq of the last row
    uptime: int = 0  # how long servers had run when it was last touched


@dataclass(frozen=True, slots=True)
class TableRows:
    """The next rows of a table, and its record after them.

    Without rows the record alone changes, and only if nobody has added rows since.
    """

    record: TableRecord
    rows: tuple[StoredRow, ...] = ()

    def __post_init__(self) -> None:
        expected = range(self.before + 1, self.record.head + 1)
        keys = [(row.table, row.seq) for row in self.rows]
        if self.record.head < 1 or keys != [(self.record.id, seq) for seq in expected]:
            raise ValueError(f"The rows of table {self.record.id} do not lead up to its record.")

    @property
    def before(self) -> int:
        """The last row that these follow; 0 when they begin the table."""
        return self.record.head - len(self.rows)


@dataclass(frozen=True, slots=True)
class Account:
    id: str
    name: str
    password: str  # hashed
    created: int
    notices: str = "{}"  # JSON: what the account wants to hear of, and where


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that is signed in to an account."""

    token: str  # hashed
    account: str
    expires: int


@dataclass(frozen=True, slots=True)
class Membership:
    """An account is a member at a table."""

    account: str
    table: str
    member: str


@dataclass(frozen=True, slots=True)
class Run:
    """A time in which a server ran without its clock being set; `began` and `ended` count the uptime of all servers."""

    began: int
    ended: int  # as far as is known
    ahead: int  # how far the date was ahead of the uptime


def name_key(name: str) -> str:
    """The form in which names are compared.

    >>> name_key("GROẞE Bohne") == name_key("große ｂohne")
    True
    """
    return normalize("NFKC", normalize("NFKC", name).casefold())
