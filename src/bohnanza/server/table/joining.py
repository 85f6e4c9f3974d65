"""Sitting down: freely before the deal; in a running game only if every person at the table agrees.

In a running game, a newcomer, person or program, asks for a bot's seat that the host has opened. They take it over
when every person who has a seat agrees, connected or not; programs have no say. Until then the bot plays. Whoever
plays or has played in this game cannot take another seat in it, neither themselves nor by a program: they have seen
cards.
"""

from __future__ import annotations

from bohnanza.server import limits
from bohnanza.server.names import BadName, clean_name, same_name
from bohnanza.server.protocol import commands, table_events
from bohnanza.server.protocol.table_events import TurnedAway
from bohnanza.server.table import facts
from bohnanza.server.table.facts import Fact
from bohnanza.server.table.inputs import Join, Outcome, Refusal, Request
from bohnanza.server.table.state import Member, Newcomer, Table


def turned_away(why: TurnedAway) -> Refusal:
    """What a newcomer is told who was not let in."""
    match why:
        case "declined":
            return Refusal("forbidden", "server-not-wanted")
        case "expired":
            return Refusal("not-now", "server-no-answer")
        case "closed":
            return Refusal("not-now", "server-seat-closed")


def join(table: Table, request: Join, now: int) -> list[Fact]:
    """Somebody sits down, at the seats named or at the first open one; in a running game they ask for a seat."""
    if table.finished:
        raise Refusal("not-now", "refused-game-over")
    if request.token in table.turned_away:
        raise turned_away(table.turned_away[request.token])
    if not request.invited_by:
        _must_be_new(table, request)
    elif table.game is not None:
        raise Refusal("forbidden", "server-own-program")
    if len(table.members) >= limits.MEMBERS:
        raise Refusal("too-large", "server-table-full")
    seats = sorted(set(request.seats)) or open_seats(table)[:1]
    by_host = bool(request.invited_by) and request.invited_by == table.host
    for seat in seats:
        if not 0 <= seat < table.seats:
            raise Refusal("unknown", "server-no-seat")
        chair = table.chairs[seat]
        if not chair.open and (chair.member or not by_host):
            raise Refusal("not-now", "server-seat-taken")
    if not seats:
        raise Refusal("not-now", "server-no-open-seat")
    name = free_name(table, request.name)
    if table.game is not None:
        return [_asked_to_join(table, request, name, seats, now)]
    return _sat_down(table, name, seats, request.token, request.program, request.identity.account)


def _must_be_new(table: Table, request: Join) -> None:
    """Nobody has two places, and nobody who has played gets another one."""
    known = _known(table, request)
    if any(not member.gone for member in known):
        raise Refusal("not-now", "server-seated-already")
    if known:
        raise Refusal("forbidden", "server-played-before")
    account = request.identity.account
    if account and any(newcomer.account == account for newcomer in table.newcomers.values()):
        raise Refusal("not-now", "server-asked-already")


def _known(table: Table, request: Join) -> list[Member]:
    """The members, gone or not, that somebody is or was, by their token, their account or the place of it."""
    who = request.identity
    return [
        member
        for member in table.members.values()
        if member.token in (request.token, who.token)
        or (who.account and who.account in member.accounts)
        or member.id == who.place
    ]


def open_seats(table: Table) -> list[int]:
    """The seats that can be taken or asked for."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.open]


def free_name(table: Table, text: str, member: str = "") -> str:
    """A name in its clean form; refused if somebody else at the table has it."""
    try:
        name = clean_name(text)
    except BadName as problem:
        raise Refusal.because("malformed", problem) from None
    others = [other.name for other in table.members.values() if other.id != member and not other.gone]
    for other in [*others, *[newcomer.name for newcomer in table.newcomers.values()]]:
        if same_name(other, name):
            raise Refusal("not-now", "server-name-at-table", name=other)
    return name


def _sat_down(
    table: Table, name: str, seats: list[int], token: str, program: bool, account: str
) -> list[Fact]:
    member = f"m{table.members_ever}"
    known: list[Fact] = [facts.Recognised(member, account)] if account else []
    return [facts.SatDown(member, name, seats, token, program), *known]


# --- newcomers in a running game ---


def _asked_to_join(table: Table, request: Join, name: str, seats: list[int], now: int) -> Fact:
    if len(seats) > 1:
        raise Refusal("not-now", "server-one-seat")
    if len(table.newcomers) >= limits.NEWCOMERS:
        raise Refusal("not-now", "server-others-asking")
    days = table.settings.clock.kind == "days"
    until = now + (limits.NEWCOMER_WAIT_DAYS if days else limits.NEWCOMER_WAIT)
    newcomer, account = f"n{table.join_requests + 1}", request.identity.account
    return facts.AskedToJoin(newcomer, name, seats[0], request.token, request.program, until, account)


def having_a_say(table: Table) -> list[str]:
    """The people who have to agree to a newcomer: all who have a seat, connected or not."""
    return [member for member in table.people() if not table.members[member].program]


def unanswered(table: Table, newcomer: Newcomer) -> list[str]:
    """The people who have yet to agree."""
    return [member for member in having_a_say(table) if member not in newcomer.agreed]


def answer_newcomer(
    table: Table, request: Request[commands.AnswerNewcomer], now: int, out: Outcome
) -> list[Fact]:
    command = request.command
    if command.newcomer not in table.newcomers:
        raise Refusal("unknown", "server-no-request")
    if request.member not in having_a_say(table):
        raise Refusal("forbidden", "server-players-decide")
    return [table_events.NewcomerAnswered(command.newcomer, request.member, command.agree)]


def outcome(table: Table, now: int) -> list[Fact]:
    """What has come of the first request to join that is decided, if any is."""
    for newcomer in table.newcomers.values():
        why: TurnedAway | None = None
        if table.finished or not table.chairs[newcomer.seat].open:
            why = "closed"
        elif newcomer.declined:
            why = "declined"
        elif now >= newcomer.until:
            why = "expired"
        if why is not None:
            return [table_events.NewcomerTurnedAway(newcomer.id, newcomer.name, why)]
        if not unanswered(table, newcomer):
            seats = [newcomer.seat]
            return _sat_down(table, newcomer.name, seats, newcomer.token, newcomer.program, newcomer.account)
    return []


def lapse_at(table: Table) -> int | None:
    """When the next request to join lapses."""
    return min((newcomer.until for newcomer in table.newcomers.values()), default=None)
