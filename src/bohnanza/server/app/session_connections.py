"""Connections that were opened with the session of an account: they end with the session.

Connections that were opened with the token of a place do not depend on accounts.
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
    account: str
    session: str
    outbox: Outbox


def end_connection(outbox: Outbox) -> None:
    outbox.put(msgspec.json.encode(bye(SIGNED_OUT)))
    outbox.close()


class SessionConnections:
    def __init__(self) -> None:
        self.open: set[SessionConnection] = set()

    @contextmanager
    def opened(self, account: str, session: str, outbox: Outbox) -> Iterator[None]:
        """Note a connection while it is open, if it belongs to an account."""
        connection = SessionConnection(account, session, outbox)
        if account:
            self.open.add(connection)
        try:
            yield
        finally:
            self.open.discard(connection)

    def end(self, account: str) -> None:
        for connection in self._of(account):
            end_connection(connection.outbox)

    def end_session(self, session: str) -> None:
        """End the connections of one browser of the account."""
        for connection in list(self.open):
            if connection.session == session:
                end_connection(connection.outbox)

    def end_others(self, account: str, session: str, renewed: str) -> None:
        """End those of all other browsers; those of this one belong to its renewed session from now on."""
        for connection in self._of(account):
            if connection.session == session:
                connection.session = renewed
            else:
                end_connection(connection.outbox)

    def _of(self, account: str) -> list[SessionConnection]:
        return [connection for connection in self.open if connection.account == account]
