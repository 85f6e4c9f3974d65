"""What must hold of the log, and of what everybody has seen in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import json

from bohnanza.server.protocol.game import GameView
from bohnanza.server.table import deliveries
from bohnanza.server.table.facts import FACTS, LogRow, encode_fact
from bohnanza.server.table.fold import rebuild
from tests.server.simulation.plan import (
    ENCODE,
    Broken,
)

if TYPE_CHECKING:
    from tests.server.simulation.world import World


def check_stored(disk: list[LogRow], key: str) -> None:
    """What was acknowledged is in the log, once."""
    kept = sum(row.command == key for row in disk)
    if kept != 1:
        raise Broken(f"{key} was acknowledged and is {kept} times in the log.")


def check_log(disk: list[LogRow]) -> None:
    """The log fits together, as it does after being stored."""
    table = rebuild("sim", [json.decode(ENCODE(row), type=LogRow) for row in disk])
    commands = [row.command for row in disk if row.command]
    if len(commands) != len(set(commands)) or not table.finished:
        raise Broken("The log does not end, or a command is in it twice.")
    if any(FACTS.decode(encode_fact(row.fact)) != row.fact for row in disk):
        raise Broken("A fact cannot be read as it was written.")


def check_end(world: World) -> None:
    """Everybody sees the table as it is, and everything acknowledged is kept."""
    table = world.server.table
    for client in [*world.clients, world.spectator]:
        for ack in client.acks:
            check_stored(world.disk, f"{client.member}/{ack}")
        if client.gone:
            continue
        fresh = json.decode(
            ENCODE(deliveries.games(table, deliveries.viewing_seats(table, client.member))),
            type=list[GameView],
        )
        if client.version != table.version or client.games != fresh:
            raise Broken(f"{client.name} does not see the end as it is.")
        gaps = set(range(min(client.stories), table.version + 1)) - set(client.stories)
        if client.complete and gaps:
            raise Broken(f"{client.name} never heard of {sorted(gaps)}.")
