"""Connections that were opened by signing in: they end when the sign-in does.

A connection that was opened by the token of a seat is no matter of accounts: whoever has the link has the place.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import msgspec

from bohnanza.server.outbox import Outbox
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.table.refusals import bye

SIGNED_OUT: Final = Refusal("unauthorised", "server-signed-out")


@dataclass(eq=False)
class SessionConnection:
    """One connection, and the sign-in that it rests on."""

    account: str
    session: str
    outbox: Outbox


def end_connection(outbox: Outbox) -> None:
    """Say why, and close."""
    outbox.put(msgspec.json.encode(bye(SIGNED_OUT)))
    outbox.close()


class SessionConnections:
    """All connections that rest on a sign-in."""

    def __init__(self) -> None:
        self.open: set[SessionConnection] = set()

    @contextmanager
    def opened(self, account: str, session: str, outbox: Outbox) -> Iterator[None]:
        """Note a connection for as long as it is open; without an account there is nothing to note."""
        connection = SessionConnection(account, session, outbox)
        if account:
            self.open.add(connection)
        try:
            yield
        finally:
            self.open.discard(connection)

    def end(self, account: str) -> None:
        """End the connections of an account."""
        for connection in self._of(account):
            end_connection(connection.outbox)

    def end_session(self, session: str) -> None:
        """End the connections of one browser."""
        for connection in list(self.open):
            if connection.session == session:
                end_connection(connection.outbox)

    def end_others(self, account: str, session: str, renewed: str) -> None:
        """End those of all other browsers; those of this one rest on its new session."""
        for connection in self._of(account):
            if connection.session == session:
                connection.session = renewed
            else:
                end_connection(connection.outbox)

    def _of(self, account: str) -> list[SessionConnection]:
        return [connection for connection in self.open if connection.account == account]
