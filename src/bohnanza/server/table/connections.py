"""Who is connected, who has been away for too long, and whose connections are closed."""

from __future__ import annotations

from bohnanza.server import limits
from bohnanza.server.protocol import messages, table_events
from bohnanza.server.table.bot_turns import SUBSTITUTE
from bohnanza.server.table.deliveries import to_all
from bohnanza.server.table.facts import Fact
from bohnanza.server.table.inputs import Connect, Delivery, Disconnect, Outcome, Refusal
from bohnanza.server.table.refusals import bye
from bohnanza.server.table.state import Table


def connect(table: Table, given: Connect, now: int, out: Outcome) -> list[Fact]:
    """Members who were away get their seats back. The welcome is written when everything else is done."""
    member = given.member
    most = limits.CONNECTIONS_EACH if member else limits.CONNECTIONS
    problem = _no_access(table, member)
    if list(table.connections.values()).count(member) >= most:
        problem = Refusal("too-large", "server-too-many-connections")
    if problem is not None:
        out.send(given.connection, bye(problem))
        return []
    was_online = not member or member in table.online()
    table.connections[given.connection] = member
    if was_online:
        return []
    table.away.pop(member, None)
    out.deliveries += [delivery for delivery in _presence(table) if delivery.to != given.connection]
    if table.finished:
        return []
    return [table_events.SeatTaken(seat) for seat in table.seats_of(member) if table.chairs[seat].stand_in]


def disconnect(table: Table, given: Disconnect, now: int, out: Outcome) -> list[Fact]:
    member = table.connections.pop(given.connection, "")
    if member and member not in table.online():
        table.away[member] = now
        out.deliveries += _presence(table)
    return []


def dismissals(table: Table) -> list[Delivery]:
    """Close the connections of those who have left or may no longer watch."""
    problems = [(to, _no_access(table, member)) for to, member in table.connections.items()]
    closed = [Delivery(to, bye(problem)) for to, problem in problems if problem is not None]
    members = [table.connections.pop(delivery.to) for delivery in closed]
    return closed + (_presence(table) if any(members) else [])


def _no_access(table: Table, member: str) -> Refusal | None:
    if member in table.removed:
        return Refusal("gone", "server-removed")
    if member and (member not in table.members or table.members[member].gone):
        return Refusal("gone", "server-no-place")
    if not member and not table.settings.spectators:
        return Refusal("forbidden", "server-no-watching")
    return None


def _presence(table: Table) -> list[Delivery]:
    return to_all(table, messages.Presence(table.online()))


# --- away ---


def stand_ins(table: Table, now: int) -> list[Fact]:
    """Bots for members who have been away for too long while the table waits for them."""
    return [
        table_events.StoodIn(seat, SUBSTITUTE)
        for seat in sorted(table.waits)
        if (until := away_until(table, seat)) is not None and now >= until
    ]


def away_until(table: Table, seat: int) -> int | None:
    """When a bot takes over a seat that the table waits for, if its member stays away."""
    chair = table.chairs[seat]
    if not chair.human or not table.settings.takeover or table.settings.clock.kind == "days":
        return None
    since = table.away.get(chair.member)
    return None if since is None else since + limits.GRACE
