"""Sitting down: freely before the deal; in a running game only if every person at the table agrees.

A seat with cards is continued by its own player or by a bot. A newcomer, person or program, asks for a bot's seat that
the host has offered, and takes it over when all people who have a seat agree, whether they are connected or not;
programs have no say. Whoever plays or has played in this game takes no other seat in it, neither themselves nor by a
program: they have seen cards. The bot plays until the newcomer is agreed upon.
"""

from __future__ import annotations

from bohnanza.server import limits
from bohnanza.server.names import BadName, clean_name, same_name
from bohnanza.server.protocol import commands, table_events
from bohnanza.server.protocol.table_events import TurnedAway
from bohnanza.server.table import facts
from bohnanza.server.table.facts import Fact
from bohnanza.server.table.inputs import Join, Refusal
from bohnanza.server.table.state import Member, Newcomer, Table


def turned_away(why: TurnedAway) -> Refusal:
    """What a newcomer hears who was not let in."""
    match why:
        case "declined":
            return Refusal("forbidden", "server-not-wanted")
        case "expired":
            return Refusal("not-now", "server-no-answer")
        case "closed":
            return Refusal("not-now", "server-seat-closed")


def join(table: Table, wish: Join, now: int) -> list[Fact]:
    """Somebody sits down, at the seats named or at the first one that is open; or asks to, in a running game."""
    if table.finished:
        raise Refusal("not-now", "refused-game-over")
    if wish.token in table.turned_away:
        raise turned_away(table.turned_away[wish.token])
    if not wish.invited_by:
        _must_be_new(table, wish)
    elif table.game is not None:
        raise Refusal("forbidden", "server-own-program")
    if len(table.members) >= limits.MEMBERS:
        raise Refusal("too-large", "server-table-full")
    seats = sorted(set(wish.seats)) or open_seats(table)[:1]
    for seat in seats:
        _must_be_free(table, seat, wish)
    if not seats:
        raise Refusal("not-now", "server-no-open-seat")
    name = free_name(table, wish.name)
    if table.game is not None:
        return [_request(table, wish, name, seats, now)]
    return _sat_down(table, name, seats, wish.token, wish.program, wish.identity.account)


def _must_be_new(table: Table, wish: Join) -> None:
    """Nobody has two places, and nobody who has played gets another one."""
    for member in _known(table, wish):
        if not member.gone:
            raise Refusal("not-now", "server-seated-already")
        raise Refusal("forbidden", "server-played-before")
    if any(
        wish.identity.account and one.account == wish.identity.account for one in table.newcomers.values()
    ):
        raise Refusal("not-now", "server-asked-already")


def _known(table: Table, wish: Join) -> list[Member]:
    """The members, gone or not, that somebody is known to be or to have been; who sits there first."""
    who = wish.identity
    found = [
        member
        for member in table.members.values()
        if member.token in (wish.token, who.token)
        or (who.account and who.account in member.accounts)
        or member.id == who.place
    ]
    return sorted(found, key=lambda member: member.gone)


def open_seats(table: Table) -> list[int]:
    """The seats that are free to be taken or asked for."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.open]


def _must_be_free(table: Table, seat: int, wish: Join) -> None:
    if not 0 <= seat < table.seats:
        raise Refusal("unknown", "server-no-seat")
    invited = bool(wish.invited_by) and wish.invited_by == table.host and not table.chairs[seat].member
    if not table.chairs[seat].open and not invited:
        raise Refusal("not-now", "server-seat-taken")


def free_name(table: Table, text: str, member: str = "") -> str:
    """The name cleaned; nobody else at the table may have it."""
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
    member = f"m{table.seated}"
    known: list[Fact] = [facts.Recognised(member, account)] if account else []
    return [facts.SatDown(member, name, seats, token, program), *known]


def recognised(table: Table, member: str, account: str) -> list[Fact]:
    """That a member is an account, unless it is known."""
    found = table.members.get(member)
    return [] if found is None or account in found.accounts else [facts.Recognised(member, account)]


# --- newcomers in a running game ---


def _request(table: Table, wish: Join, name: str, seats: list[int], now: int) -> Fact:
    """Somebody asks for one seat."""
    if len(seats) > 1:
        raise Refusal("not-now", "server-one-seat")
    if len(table.newcomers) >= limits.NEWCOMERS:
        raise Refusal("not-now", "server-others-asking")
    days = table.settings.clock.kind == "days"
    until = now + (limits.NEWCOMER_WAIT_DAYS if days else limits.NEWCOMER_WAIT)
    newcomer = f"n{table.asked + 1}"
    return facts.AskedToJoin(newcomer, name, seats[0], wish.token, wish.program, until, wish.identity.account)


def having_a_say(table: Table) -> list[str]:
    """The people who have a seat, connected or not: each of them has to agree to a newcomer."""
    return [member for member in table.people() if not table.members[member].program]


def unanswered(table: Table, newcomer: Newcomer) -> list[str]:
    """The people who have not agreed yet."""
    return [member for member in having_a_say(table) if member not in newcomer.agreed]


def answer(table: Table, member: str, command: commands.AnswerNewcomer) -> list[Fact]:
    """Somebody agrees to a newcomer, or declines."""
    if command.newcomer not in table.newcomers:
        raise Refusal("unknown", "server-no-request")
    if member not in having_a_say(table):
        raise Refusal("forbidden", "server-players-decide")
    return [table_events.NewcomerAnswered(command.newcomer, member, command.agree)]


def outcome(table: Table, now: int) -> list[Fact]:
    """What has come of the first request that is decided, if there is one."""
    for newcomer in table.newcomers.values():
        why = _why_not(table, newcomer, now)
        if why is not None:
            return [table_events.NewcomerTurnedAway(newcomer.id, newcomer.name, why)]
        if not unanswered(table, newcomer):
            seats = [newcomer.seat]
            return _sat_down(table, newcomer.name, seats, newcomer.token, newcomer.program, newcomer.account)
    return []


def _why_not(table: Table, newcomer: Newcomer, now: int) -> TurnedAway | None:
    if table.finished or not table.chairs[newcomer.seat].open:
        return "closed"
    if newcomer.declined:
        return "declined"
    return "expired" if now >= newcomer.until else None


def lapse_at(table: Table) -> int | None:
    """When the next request to join lapses."""
    return min((newcomer.until for newcomer in table.newcomers.values()), default=None)
