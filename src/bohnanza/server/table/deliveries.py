"""Messages with their receivers, built from what each receiver may know."""

from __future__ import annotations

from collections.abc import Sequence

from bohnanza.engine.events import Event
from bohnanza.engine.views import SPECTATOR, events_for
from bohnanza.server.protocol import messages, table_events
from bohnanza.server.protocol.base import PROTOCOL
from bohnanza.server.protocol.game import GameView
from bohnanza.server.table import clock, joining
from bohnanza.server.table.inputs import Delivery
from bohnanza.server.table.state import FullStory, Table
from bohnanza.server.wire.events import event_for, travels_for
from bohnanza.server.wire.game import game_for


def table_view(table: Table, now: int) -> messages.TableView:
    """The table without the game, the same for everybody."""
    chairs = [
        messages.ChairView(
            seat,
            chair.member,
            table.name_of(seat),
            chair.player,
            chair.open,
            bool(chair.member) and table.members[chair.member].program,
        )
        for seat, chair in enumerate(table.chairs)
    ]
    newcomers = [
        messages.NewcomerView(
            newcomer.id,
            newcomer.name,
            newcomer.seat,
            newcomer.program,
            newcomer.until,
            list(newcomer.agreed),
            joining.unanswered(table, newcomer),
        )
        for newcomer in table.newcomers.values()
    ]
    return messages.TableView(
        table=table.id,
        status=table.status,
        settings=table.settings,
        host=table.host,
        chairs=chairs,
        commitment=table.commitment,
        nonces=list(table.nonces.values()),
        secret=table.secret if table.finished else "",
        awaited=sorted(table.waits),
        timings=clock.timings(table, now),
        last_call=table.last_call,
        ready=list(table.ready),
        want_end=list(table.want_end),
        rematch=table.rematch,
        newcomers=newcomers,
    )


def you(table: Table, member: str) -> messages.You:
    if not member:
        return messages.You("", "", [], False, [], [])
    seats = table.seats_of(member)
    orders = [messages.SeatOrders(seat, table.chairs[seat].orders) for seat in seats]
    person = table.members[member]
    return messages.You(member, person.name, seats, member == table.host, sorted(person.muted), orders)


def viewing_seats(table: Table, member: str) -> tuple[int, ...]:
    """The seats whose views a receiver gets."""
    return tuple(table.seats_of(member)) or (SPECTATOR,)


def games(table: Table, seats: Sequence[int]) -> list[GameView]:
    """The game as each seat sees it; none before the deal."""
    return [game_for(table.game, seat) for seat in seats] if table.game is not None else []


def story(full: FullStory, seats: Sequence[int]) -> messages.Story:
    """What a receiver with these seats learns from one version."""
    parts = [seat_story(full.events, seat) for seat in seats]
    return messages.Story(full.version, full.at, full.news, parts if full.events else [])


def seat_story(log: list[Event], seat: int) -> messages.SeatStory:
    """What a seat learns from events of the game."""
    seen = events_for(log, seat)
    return messages.SeatStory(seat, [event_for(event) for event in seen], travels_for(seen))


def heard_by(table: Table, member: str, news: table_events.TableEvent) -> bool:
    """Whether a member is told; they do not hear those they have muted."""
    return not (isinstance(news, table_events.Said) and member and news.member in table.members[member].muted)


def stories(table: Table, since: int, member: str) -> list[messages.Story]:
    """What a receiver has missed since a version, as far as it is still in memory."""
    missed = [full for full in table.stories if full.version > since]
    seats = viewing_seats(table, member)
    return [story(full, seats) for full in missed if heard_by(table, member, full.news)]


def welcome(table: Table, member: str, since: int | None, now: int) -> messages.Welcome:
    """Everything as it is now, for somebody who connects."""
    oldest = table.stories[0].version - 1 if table.stories else table.version
    said = [word for word in table.said if heard_by(table, member, word)]
    return messages.Welcome(
        protocol=PROTOCOL,
        version=table.version,
        now=now,
        you=you(table, member),
        room=table_view(table, now),
        games=games(table, viewing_seats(table, member)),
        missed=stories(table, since, member) if since is not None else [],
        complete=since is not None and oldest <= since <= table.version,
        said=said,
        online=table.online(),
    )


def updates(table: Table, before: int, now: int, newcomer: str = "") -> list[Delivery]:
    """What has happened since a version, for everybody except the connection that has just been made."""
    if table.version == before:
        return []
    made: dict[str, messages.Update] = {}
    room = table_view(table, now)
    for member in dict.fromkeys(table.connections.values()):
        seen = games(table, viewing_seats(table, member))
        made[member] = messages.Update(table.version, now, stories(table, before, member), room, seen)
    return [Delivery(to, made[member]) for to, member in table.connections.items() if to != newcomer]


def to_all(table: Table, message: messages.Reacted | messages.Presence, by: str = "") -> list[Delivery]:
    """A message for everybody who has not muted its sender."""
    return [
        Delivery(connection, message)
        for connection, member in table.connections.items()
        if not member or by not in table.members[member].muted
    ]
