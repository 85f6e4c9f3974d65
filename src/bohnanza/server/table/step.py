"""The one way in: `step(table, now, input)` says what is to be kept, told and asked. No clock, no I/O, no chance.

Every input is handled the same way: facts are made and folded in, then whatever follows by itself (last calls,
standing orders, bots, clocks) until nothing does; then the deliveries are made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bohnanza.engine.notation.record import RECORD_VERSION
from bohnanza.server import limits
from bohnanza.server.protocol import commands, messages, table_events
from bohnanza.server.table import bot_turns, clock, deliveries, facts, joining, people, refusals, trading
from bohnanza.server.table.facts import Fact
from bohnanza.server.table.fold import add
from bohnanza.server.table.inputs import (
    BotReply,
    ClockLeap,
    Connect,
    CreateTable,
    Delivery,
    Disconnect,
    Input,
    Join,
    LinkAccount,
    Outcome,
    Refusal,
    Request,
    Spawn,
    Tick,
    Wake,
)
from bohnanza.server.table.state import Table
from bohnanza.server.wire.moves import composed_move

# Nothing comes of these but their answer.
QUESTIONS: Final = (commands.Check, commands.Advise)


def step(table: Table, now: int, put: Input) -> Outcome:
    """What happens; the table has changed when this returns, and nothing may be sent before the rows are kept.

    From one step to the next `now` moves on as time passes, unless the input says how far it has leapt.
    """
    out = Outcome()
    before = table.version
    replies = HANDLERS[type(put)](table, now, put, out)
    _follow(table, now, out)
    newcomer = put.connection if isinstance(put, Connect) else ""
    out.deliveries += deliveries.updates(table, before, now, newcomer) + replies + _dismissals(table)
    if isinstance(put, Connect) and newcomer in table.connections:
        out.deliveries.append(Delivery(newcomer, deliveries.welcome(table, put.member, put.since, now)))
    return out


def _add(table: Table, now: int, out: Outcome, made: list[Fact], who: str = "", command: str = "") -> None:
    for fact in made:
        out.rows.append(add(table, now, who, command if fact is made[-1] else "", fact))
        if isinstance(fact, facts.SatDown):
            table.away[fact.member] = now  # until they connect


# --- what follows by itself ---


def _follow(table: Table, now: int, out: Outcome) -> None:
    """Everything that is due, until nothing is."""
    for _ in range(limits.FOLLOWING):
        made = _due_facts(table, now)
        if made:
            _add(table, now, out, made)
        elif not _ask_bot(table, now, out):
            return


def _due_facts(table: Table, now: int) -> list[Fact]:
    agreed = people.consent(table) or joining.outcome(table, now)
    if agreed or table.status != "playing":
        return agreed
    ordered = trading.ordered_move(table)
    if ordered is not None:
        return trading.made(ordered, "order")
    return (
        bot_turns.held_until_now(table, now)
        or trading.after_call(table, now)
        or _stand_ins(table, now)
        or bot_turns.silence(table, now)
    )


def _stand_ins(table: Table, now: int) -> list[Fact]:
    """Bots for those who have been away too long while the table waits for them."""
    return [
        table_events.StoodIn(seat, bot_turns.SUBSTITUTE)
        for seat in sorted(table.waits)
        if (gone := _away_until(table, seat)) is not None and now >= gone
    ]


def _away_until(table: Table, seat: int) -> int | None:
    """When a bot takes over a seat that the table waits for, if its person stays away."""
    chair = table.chairs[seat]
    if not chair.human or not table.settings.takeover or table.settings.clock.kind == "days":
        return None
    since = table.away.get(chair.member)
    return None if since is None else since + limits.GRACE


def _ask_bot(table: Table, now: int, out: Outcome) -> bool:
    """Ask the next bot, or play what needs no question; False: there is nothing to ask now."""
    wanted = bot_turns.next_question(table, now)
    if wanted is None:
        return False
    seat, kind = wanted
    move = bot_turns.move_without_asking(table, seat, kind)
    if move is not None:
        player = bot_turns.player_of(table, seat, now)
        _add(table, now, out, trading.made(move, player[1] if player else "bot"))
        return True
    question = bot_turns.ask(table, seat, kind, now)
    if question is not None:
        out.questions.append(question)
    return True


def due(table: Table, now: int) -> int | None:
    """When the table wants a `Tick`, if ever."""
    requests = joining.lapse_at(table)
    if table.status != "playing":
        return requests
    times = [requests, bot_turns.due(table, now), trading.call_until(table)]
    for seat in table.waits:
        if table.chairs[seat].human:
            left = clock.time_left(table, seat, now)
            expiry = None if left is None or left <= 0 else now + left
            times += [expiry, _away_until(table, seat)]
    return min((time for time in times if time is not None), default=None)


# --- arriving and leaving ---


def _arrive(table: Table, now: int, put: Connect, out: Outcome) -> list[Delivery]:
    """Somebody connects; who was away gets the own seats back. The welcome is written when all else is done."""
    bye = _turned_away(table, put.member)
    if bye is not None:
        return [Delivery(put.connection, bye)]
    was_here = not put.member or put.member in table.online()
    table.connections[put.connection] = put.member
    if was_here:
        return []
    table.away.pop(put.member, None)
    lent = [seat for seat in table.seats_of(put.member) if table.chairs[seat].stand_in]
    back: list[Fact] = [table_events.SeatTaken(seat) for seat in lent if not table.finished]
    _add(table, now, out, back)
    return [delivery for delivery in _presence(table) if delivery.to != put.connection]


def _turned_away(table: Table, member: str) -> messages.Bye | None:
    """Why somebody cannot connect, if so; there is always room for those who play."""
    many = list(table.connections.values()).count(member)
    if many >= (limits.CONNECTIONS_EACH if member else limits.CONNECTIONS):
        return refusals.bye(Refusal("too-large", "server-too-many-connections"))
    return _farewell(table, member)


def _farewell(table: Table, member: str) -> messages.Bye | None:
    """What is said to those who have no business here (any more)."""
    if member and (member not in table.members or table.members[member].gone):
        return refusals.bye(Refusal("gone", "server-no-place"))
    if not member and not table.settings.spectators:
        return refusals.bye(Refusal("forbidden", "server-no-watching"))
    return None


def _dismissals(table: Table) -> list[Delivery]:
    """Close the connections of those who have left or may not watch any more."""
    byes = [(to, _farewell(table, member)) for to, member in table.connections.items()]
    closed = [Delivery(to, bye) for to, bye in byes if bye is not None]
    members = [table.connections.pop(delivery.to) for delivery in closed]
    return closed + (_presence(table) if any(members) else [])


def _presence(table: Table) -> list[Delivery]:
    return deliveries.to_all(table, messages.Presence(table.online()))


def _depart(table: Table, now: int, put: Disconnect, out: Outcome) -> list[Delivery]:
    member = table.connections.pop(put.connection, "")
    if not member or member in table.online():
        return []
    table.away[member] = now
    return _presence(table)


# --- requests ---


def _request(table: Table, now: int, put: Request, out: Outcome) -> list[Delivery]:
    key = f"{put.member}/{put.command.id}"
    told = _told_before(table, put.member, key, put.command.id)
    if told is not None:
        return [Delivery(put.reply_to, told)]
    try:
        replies = _carry_out(table, now, put, out, key)
    except Refusal as problem:
        refused = refusals.refused(table, put.member, put.command.id, problem)
        if problem.code != "too-fast":  # the same again, a little later, is not too fast any more
            _remembered(table, put.member, refused)
        return [Delivery(put.reply_to, refused)]
    if not isinstance(put.command, QUESTIONS):
        replies.append(Delivery(put.reply_to, _acknowledged(table, put.member, key, put.command.id)))
    return replies


def _acknowledged(table: Table, member: str, key: str, command: str) -> messages.Ack | messages.Refused:
    if key in table.commands:
        return messages.Ack(command, table.commands[key])
    return _remembered(table, member, messages.Ack(command, table.version))


def _told_before(table: Table, member: str, key: str, command: str) -> messages.Ack | messages.Refused | None:
    """The answer that this command has got already."""
    if key in table.commands:
        return messages.Ack(command, table.commands[key])
    return table.answers.get(member, {}).get(command)


def _remembered(
    table: Table, member: str, answer: messages.Ack | messages.Refused
) -> messages.Ack | messages.Refused:
    told = table.answers.setdefault(member, {})
    told[answer.id] = answer
    while len(told) > limits.ANSWERS_KEPT:
        del told[next(iter(told))]
    return answer


def _carry_out(table: Table, now: int, put: Request, out: Outcome, key: str) -> list[Delivery]:
    command = put.command
    if put.member not in table.members or table.members[put.member].gone:
        raise Refusal("forbidden", "server-no-place")
    special = SPECIAL.get(type(command))
    if special is not None:
        return special(table, now, put, out, key)
    made = _facts_of(table, put.member, command, now)
    if table.bots.held and trading.goes_on(table, made):  # the chance that a bot saw first must not vanish
        while held := bot_turns.release(table):
            _add(table, now, out, held)
        made = _facts_of(table, put.member, command, now)
    _add(table, now, out, made, put.member, key)
    return []


def _facts_of(table: Table, member: str, command: commands.Command, now: int) -> list[Fact]:
    if isinstance(command, commands.Play):
        return trading.play(table, member, command, now)
    if isinstance(command, commands.NotDone):
        return trading.not_done(table, member)
    if isinstance(command, commands.Ready):
        return trading.say_ready(table, member)
    return people.carry_out(table, member, command, now)


def _check(table: Table, now: int, put: Request, out: Outcome, key: str) -> list[Delivery]:
    """Whether a move would be legal: nothing happens, so nothing is kept."""
    assert isinstance(put.command, commands.Check)
    move = trading.read_move(table, put.member, put.command.move)
    problem = trading.refusal_of(table, move)
    if problem is None:
        return [Delivery(put.reply_to, messages.Checked(put.command.id, True))]
    return [
        Delivery(put.reply_to, refusals.checked(table, put.member, put.command.id, problem, problem.rule))
    ]


def _set_orders(table: Table, now: int, put: Request, out: Outcome, key: str) -> list[Delivery]:
    assert isinstance(put.command, commands.SetOrders)
    if put.command.seat not in table.seats_of(put.member):
        raise Refusal("forbidden", "server-not-your-seat")
    trading.check_orders(put.command.orders)
    _add(table, now, out, [facts.Ordered(put.command.seat, put.command.orders)], put.member, key)
    message = messages.Orders(put.command.seat, put.command.orders)
    return [Delivery(to, message) for to, member in table.connections.items() if member == put.member]


def _react(table: Table, now: int, put: Request, out: Outcome, key: str) -> list[Delivery]:
    assert isinstance(put.command, commands.React)
    people.spare_breath(table, put.member, now)
    return deliveries.to_all(table, messages.Reacted(put.member, put.command.what), put.member)


def _advise(table: Table, now: int, put: Request, out: Outcome, key: str) -> list[Delivery]:
    assert isinstance(put.command, commands.Advise)
    if put.command.seat not in table.seats_of(put.member):
        raise Refusal("forbidden", "server-not-your-seat")
    question = bot_turns.advise(table, put.command.seat, put.reply_to, put.command.id)
    if question is not None:
        out.questions.append(question)
    return []


def _rematch(table: Table, now: int, put: Request, out: Outcome, key: str) -> list[Delivery]:
    """A new table; everybody moves one seat on, so that another one starts."""
    people.carry_out(table, put.member, put.command, now)
    if put.fresh is None:
        raise Refusal("not-now", "server-no-rematch")
    out.spawns.append(Spawn(put.fresh.table, rematch_rows(table, now, put.fresh.table, put.fresh.secret)))
    _add(table, now, out, [table_events.Rematched(put.fresh.table)], put.member, key)
    return []


def rematch_rows(table: Table, now: int, new_id: str, secret: str) -> list[facts.LogRow]:
    """The log with which a rematch begins."""
    new_ids = {member: f"m{number}" for number, member in enumerate(table.people())}
    made: list[Fact] = [facts.SetUp(table.settings, secret, RECORD_VERSION)]
    for member, new_id_of in new_ids.items():
        person = table.members[member]
        seats = sorted((seat + 1) % table.seats for seat in table.seats_of(member))
        made.append(facts.SatDown(new_id_of, person.name, seats, person.token, person.program))
        made += [facts.Recognised(new_id_of, account) for account in sorted(person.accounts)]
    for seat, chair in enumerate(table.chairs):
        if chair.member not in new_ids:
            made.append(table_events.BotSeated((seat + 1) % table.seats, chair.bot or bot_turns.SUBSTITUTE))
    if table.host in new_ids:
        made.append(table_events.HostPassed(new_ids[table.host]))
    made += _mutes(table, new_ids)
    new = Table(new_id)
    return [add(new, now, "", "", fact) for fact in made]


def _mutes(table: Table, new_ids: dict[str, str]) -> list[Fact]:
    return [
        facts.Muted(new_ids[member], new_ids[other], True)
        for member in new_ids
        for other in sorted(table.members[member].muted)
        if other in new_ids
    ]


SPECIAL: Final[
    dict[type[commands.Command], Callable[[Table, int, Request, Outcome, str], list[Delivery]]]
] = {
    commands.Check: _check,
    commands.SetOrders: _set_orders,
    commands.React: _react,
    commands.Advise: _advise,
    commands.Rematch: _rematch,
}

# --- the others ---


def _open(table: Table, now: int, put: CreateTable, out: Outcome) -> list[Delivery]:
    _add(table, now, out, [facts.SetUp(people.settled(put.settings), put.secret, RECORD_VERSION)])
    return []


def _join(table: Table, now: int, put: Join, out: Outcome) -> list[Delivery]:
    """Somebody sits down, or asks to; the same command again is the same member or request."""
    try:
        if not table.member_with(put.token) and not table.newcomer_with(put.token):
            made = joining.join(table, put, now)
            who = made[0].member if isinstance(made[0], facts.SatDown) else ""
            _add(table, now, out, made, who, f"{who}/{put.id}" if who else "")
    except Refusal as problem:
        return [Delivery(put.reply_to, refusals.refused(table, "", put.id, problem))]
    key = f"{table.member_with(put.token)}/{put.id}"
    return [Delivery(put.reply_to, messages.Ack(put.id, table.commands.get(key, table.version)))]


def _claim(table: Table, now: int, put: LinkAccount, out: Outcome) -> list[Delivery]:
    _add(table, now, out, joining.recognised(table, put.member, put.account))
    return []


def _answer(table: Table, now: int, put: BotReply, out: Outcome) -> list[Delivery]:
    advice = table.bots.advice.pop(put.number, None)
    if advice is not None:
        connection, command = advice.reply_to
        text = put.move or ""
        said = messages.Advice(command, put.seat, text, composed_move(text, table.seats))
        return [Delivery(connection, said)]
    _add(table, now, out, bot_turns.answered(table, put, now))
    return []


def _wake(table: Table, now: int, put: Wake, out: Outcome) -> list[Delivery]:
    """Back in memory: nobody is connected, and time without a server counts against nobody."""
    table.away = dict.fromkeys(table.people(), now)
    _skip(table, now, put.away, out)
    return []


def _leap(table: Table, now: int, put: ClockLeap, out: Outcome) -> list[Delivery]:
    """All times move with the date."""
    table.away = {member: since + put.by for member, since in table.away.items()}
    table.chats = {member: [at + put.by for at in times] for member, times in table.chats.items()}
    _skip(table, now, put.by, out)
    return []


def _skip(table: Table, now: int, time: int, out: Outcome) -> None:
    """Nobody pays for a time that did not pass here; if nothing runs, there is nothing to note."""
    if time and (table.waits or table.newcomers):
        _add(table, now, out, [facts.Woke(time)])


def _tick(table: Table, now: int, put: Tick, out: Outcome) -> list[Delivery]:
    return []


HANDLERS: Final[dict[type[Any], Callable[[Table, int, Any, Outcome], list[Delivery]]]] = {
    Connect: _arrive,
    Disconnect: _depart,
    Request: _request,
    CreateTable: _open,
    Join: _join,
    LinkAccount: _claim,
    BotReply: _answer,
    Wake: _wake,
    ClockLeap: _leap,
    Tick: _tick,
}
