"""A rematch: another table with the same people, everybody one seat further, so that somebody else starts."""

from __future__ import annotations

from bohnanza.engine.notation.record import RECORD_VERSION
from bohnanza.server.protocol import commands, table_events
from bohnanza.server.table import facts
from bohnanza.server.table.bot_turns import SUBSTITUTE
from bohnanza.server.table.facts import Fact, LogRow
from bohnanza.server.table.fold import add
from bohnanza.server.table.inputs import Outcome, Refusal, Request, Spawn
from bohnanza.server.table.state import Table


def rematch(table: Table, request: Request[commands.Rematch], now: int, out: Outcome) -> list[Fact]:
    if not table.finished:
        raise Refusal("not-now", "server-not-over")
    if table.rematch:
        raise Refusal("not-now", "server-rematch-made")
    if request.fresh is None:
        raise Refusal("not-now", "server-no-rematch")
    new_id = request.fresh.table
    out.spawns.append(Spawn(new_id, first_rows(table, now, new_id, request.fresh.secret)))
    return [table_events.Rematched(new_id)]


def first_rows(table: Table, now: int, new_id: str, secret: str) -> list[LogRow]:
    """The log with which the new table begins."""
    new_ids = {member: f"m{number}" for number, member in enumerate(table.people())}
    made: list[Fact] = [facts.SetUp(table.settings, secret, RECORD_VERSION)]
    for member, new_member in new_ids.items():
        person = table.members[member]
        seats = sorted((seat + 1) % table.seats for seat in table.seats_of(member))
        made.append(facts.SatDown(new_member, person.name, seats, person.token, person.program))
        made += [facts.Recognised(new_member, account) for account in sorted(person.accounts)]
    for seat, chair in enumerate(table.chairs):
        if chair.member not in new_ids:
            made.append(table_events.BotSeated((seat + 1) % table.seats, chair.bot or SUBSTITUTE))
    if table.host in new_ids:
        made.append(table_events.HostPassed(new_ids[table.host]))
    for member, new_member in new_ids.items():
        others = [other for other in sorted(table.members[member].muted) if other in new_ids]
        made += [facts.Muted(new_member, new_ids[other], True) for other in others]
    new = Table(new_id)
    return [add(new, now, "", "", fact) for fact in made]
