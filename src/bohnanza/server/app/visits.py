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
from bohnanza.server.table.words import bye

SIGNED_OUT: Final = Refusal("unauthorised", "server-signed-out")


@dataclass(eq=False)
class Visit:
    """One connection, and the sign-in that it rests on."""

    account: str
    session: str
    outbox: Outbox


def end_visit(outbox: Outbox) -> None:
    """Say why, and close."""
    outbox.put(msgspec.json.encode(bye(SIGNED_OUT)))
    outbox.close()


class Visits:
    """All connections that rest on a sign-in."""

    def __init__(self) -> None:
        self.visits: set[Visit] = set()

    @contextmanager
    def opened(self, account: str, session: str, outbox: Outbox) -> Iterator[None]:
        """Note a connection for as long as it is open; without an account there is nothing to note."""
        visit = Visit(account, session, outbox)
        if account:
            self.visits.add(visit)
        try:
            yield
        finally:
            self.visits.discard(visit)

    def end(self, account: str) -> None:
        """End the connections of an account."""
        for visit in self._of(account):
            end_visit(visit.outbox)

    def end_session(self, session: str) -> None:
        """End the connections of one browser."""
        for visit in list(self.visits):
            if visit.session == session:
                end_visit(visit.outbox)

    def end_others(self, account: str, session: str, renewed: str) -> None:
        """End those of all other browsers; those of this one rest on its new session."""
        for visit in self._of(account):
            if visit.session == session:
                visit.session = renewed
            else:
                end_visit(visit.outbox)

    def _of(self, account: str) -> list[Visit]:
        return [visit for visit in self.visits if visit.account == account]
