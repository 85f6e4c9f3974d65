"""The files of a SQLite database: private, and checked after every commit to be still the same files."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from bohnanza.server.store.errors import CannotOpen, Lost

RESCUED: Final = "rescued.db"
NOWHERE: Final = (0, 0)


def with_end(database: Path, end: str) -> Path:
    """The path of a database with `end` added to its name."""
    return database.with_name(database.name + end)


# --- before they are opened ---


def make_private(database: Path) -> None:
    """Let nobody else read the files; a directory that holds other things too keeps its mode."""
    directory = database.parent
    private = [directory / "lock", *[with_end(database, end) for end in ("", "-wal", "-shm")]]
    ours = database.exists() or not set(directory.iterdir()) - set(private)
    if ours and not directory.stat().st_mode & stat.S_ISVTX:
        private.append(directory)
    for path in private:
        with suppress(FileNotFoundError, PermissionError):  # or somebody else's, who has let us in
            path.chmod(path.stat().st_mode & stat.S_IRWXU)


def is_new(database: Path) -> bool:
    """Whether there is no database yet; raises CannotOpen if the files there are not one."""
    if database.exists():
        if not database.stat().st_size:
            raise CannotOpen("server-data-empty", database=str(database))
        return False
    ahead = with_end(database, "-wal")
    if ahead.exists() and ahead.stat().st_size:
        raise CannotOpen("server-data-half", database=str(database), companion=ahead.name)
    return True


def make_empty(database: Path) -> None:
    """Make the file of a new database, in place of one that was not finished."""
    remove(database)
    os.close(os.open(database, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))


def remove(database: Path) -> None:
    """Remove a database and what is beside it."""
    for end in ("", "-wal", "-shm"):
        with_end(database, end).unlink(missing_ok=True)


def put_in_place(made: Path, database: Path) -> None:
    """Give a finished database its final name, and make sure that this has reached the disk."""
    made.replace(database)
    directory = os.open(database.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(directory)
    finally:
        os.close(directory)


# --- while they are open ---


class Files:
    """The open database, and SQLite's write-ahead log."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._ahead = with_end(database, "-wal")
        self._known = [NOWHERE, NOWHERE]

    def remember(self) -> None:
        """Remember which files are open."""
        self._known = self._found()

    def _found(self) -> list[tuple[int, int]]:
        return [identity(self.database), identity(self._ahead)]

    def check(self) -> None:
        """Raise Lost unless the open files are those that the next server will find."""
        if self._found() != self._known:
            raise Lost("server-data-replaced", database=str(self.database))

    def rescue(self, connection: sqlite3.Connection) -> str:
        """Save the open database without touching other files that somebody has put there; where to, or `none`."""
        try:
            if identity(self.database) == self._known[0]:  # only the write-ahead log is gone
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                return str(self.database)
            copy = self.database.with_name(RESCUED)
            make_empty(copy)
            connection.execute("VACUUM INTO ?", (str(copy),))
            if self.database.exists():  # somebody has put another one there
                if identity(self._ahead) == self._known[1]:  # it would be read into the other database
                    self._ahead.unlink()
                    with_end(self.database, "-shm").unlink(missing_ok=True)
                return str(copy)
            remove(self.database)
            put_in_place(copy, self.database)
            return str(self.database)
        except (sqlite3.Error, OSError):
            return "none"


def identity(path: Path) -> tuple[int, int]:
    """What distinguishes a file from another one at the same path."""
    try:
        found = os.stat(path)  # noqa: PTH116 (after every commit: four times as fast)
    except OSError:
        return NOWHERE
    return (found.st_dev, found.st_ino)
