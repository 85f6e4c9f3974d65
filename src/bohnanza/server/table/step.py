"""The one way in: `step(table, now, input)` says what to store, to send and to ask. No clock, no I/O, no chance.

Every input is handled in the same way. Its handler returns facts, which are put into the log and folded into the
table. Then comes whatever follows automatically (last calls, standing orders, bots, clocks), until nothing does. Last,
everybody who is connected is told. `COMMANDS` names the function that carries out each command.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bohnanza.engine.notation.record import RECORD_VERSION
from bohnanza.server import limits
from bohnanza.server.protocol import commands, messages
from bohnanza.server.table import (
    bot_turns,
    clock,
    connections,
    deliveries,
    facts,
    joining,
    people,
    refusals,
    rematch,
    trading,
)
from bohnanza.server.table.facts import Fact
from bohnanza.server.table.fold import add
from bohnanza.server.table.inputs import (
    BotReply,
    ClockLeap,
    Connect,
    CreateTable,
    Disconnect,
    Input,
    Join,
    LinkAccount,
    Outcome,
    Refusal,
    Request,
    Tick,
    Wake,
)
from bohnanza.server.table.state import Table
from bohnanza.server.wire.moves import composed_move

# Of an input, or of a request with one kind of command. It returns facts, adds to the outcome whatever else there is
# to send or to ask, and may raise a `Refusal`.
Handler = Callable[[Table, Any, int, Outcome], list[Fact]]


def step(table: Table, now: int, given: Input) -> Outcome:
    """Handle an input. The table has changed when this returns; nothing may be sent before the rows are stored.

    From one step to the next `now` moves on as time passes, unless the input says that the date was changed.
    """
    out = Outcome()
    before = table.version
    _add(table, now, out, INPUTS[type(given)](table, given, now, out))
    _follow_up(table, now, out)
    newcomer = given.connection if isinstance(given, Connect) else ""
    updates = deliveries.updates(table, before, now, newcomer)
    out.deliveries = [*updates, *out.deliveries, *connections.dismissals(table)]
    if isinstance(given, Connect) and newcomer in table.connections:
        out.send(newcomer, deliveries.welcome(table, given.member, given.since, now))
    return out


def _add(table: Table, now: int, out: Outcome, made: list[Fact], who: str = "", command: str = "") -> None:
    """Put facts into the log; the last row of a command carries its key."""
    for fact in made:
        out.rows.append(add(table, now, who, command if fact is made[-1] else "", fact))
        if isinstance(fact, facts.SatDown):
            table.away[fact.member] = now  # until they connect


# --- what follows automatically ---


def _follow_up(table: Table, now: int, out: Outcome) -> None:
    for _ in range(limits.FOLLOWING):
        made = _due_facts(table, now)
        if made:
            _add(table, now, out, made)
            continue
        wanted = bot_turns.next_question(table, now)
        if wanted is None:
            return
        seat, kind = wanted
        move = bot_turns.move_without_asking(table, seat, kind)
        if move is not None:
            player = bot_turns.player_of(table, seat, now)
            _add(table, now, out, trading.made(move, player[1] if player else "bot"))
        elif (question := bot_turns.ask(table, seat, kind, now)) is not None:
            out.questions.append(question)


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
        or trading.when_late(table, now)
        or connections.stand_ins(table, now)
        or bot_turns.silence(table, now)
    )


def due(table: Table, now: int) -> int | None:
    """When the table needs a `Tick`, if ever."""
    requests = joining.lapse_at(table)
    if table.status != "playing":
        return requests
    times = [requests, bot_turns.due(table, now), trading.call_until(table)]
    for seat in table.waits:
        if table.chairs[seat].human:
            left = clock.time_left(table, seat, now)
            expiry = None if left is None or left <= 0 else now + left
            times += [expiry, connections.away_until(table, seat)]
    return min((time for time in times if time is not None), default=None)


# --- commands ---

COMMANDS: Final[dict[type[commands.Command], Handler]] = {
    commands.Play: trading.play,
    commands.Check: trading.check,
    commands.Advise: bot_turns.advise,
    commands.NotDone: trading.not_done,
    commands.Ready: trading.ready,
    commands.SetOrders: trading.set_orders,
    commands.Say: people.say,
    commands.React: people.react,
    commands.Mute: people.mute,
    commands.Rename: people.rename,
    commands.AddNonce: people.add_nonce,
    commands.Start: people.start,
    commands.ChangeSettings: people.change_settings,
    commands.Swap: people.swap,
    commands.SeatBot: people.seat_bot,
    commands.OpenSeat: people.open_seat,
    commands.AnswerNewcomer: joining.answer_newcomer,
    commands.Remove: people.remove,
    commands.Leave: people.leave,
    commands.Resign: people.resign,
    commands.LendSeat: people.lend_seat,
    commands.TakeSeat: people.take_seat,
    commands.Pause: people.pause,
    commands.Resume: people.resume,
    commands.AgreeToEnd: people.agree_to_end,
    commands.PassHost: people.pass_host,
    commands.Rematch: rematch.rematch,
}
QUESTIONS: Final = (commands.Check, commands.Advise)  # they get an answer of their own instead of an `ack`


def _request(table: Table, request: Request[Any], now: int, out: Outcome) -> list[Fact]:
    """Carry out a command; sent again with the same id, it gets the same answer and nothing happens."""
    member, command, reply_to = request.member, request.command, request.reply_to
    key = f"{member}/{command.id}"
    if key in table.commands:
        out.send(reply_to, messages.Ack(command.id, table.commands[key]))
        return []
    earlier = table.answers.get(member, {}).get(command.id)
    if earlier is not None:
        out.send(reply_to, earlier)
        return []
    handler = COMMANDS[type(command)]
    try:
        if member not in table.members or table.members[member].gone:
            raise Refusal("forbidden", "server-no-place")
        made = handler(table, request, now, out)
        # A bot that saw its chance first must not lose it.
        if table.bots.held and trading.advances(table, made):
            while held := bot_turns.release(table):
                _add(table, now, out, held)
            made = handler(table, request, now, out)
    except Refusal as problem:
        refused = refusals.refused(table, member, command.id, problem)
        out.send(reply_to, refused)
        if problem.code != "too-fast":  # a little later the same command is not too fast any more
            _remember(table, member, refused)
        return []
    _add(table, now, out, made, member, key)
    if isinstance(command, QUESTIONS):
        return []
    ack = messages.Ack(command.id, table.commands.get(key, table.version))
    out.send(reply_to, ack)
    if key not in table.commands:
        _remember(table, member, ack)
    return []


def _remember(table: Table, member: str, answer: messages.Ack | messages.Refused) -> None:
    """Keep an answer that does not follow from the log."""
    answers = table.answers.setdefault(member, {})
    answers[answer.id] = answer
    while len(answers) > limits.ANSWERS_KEPT:
        del answers[next(iter(answers))]


# --- the other inputs ---


def _create_table(table: Table, given: CreateTable, now: int, out: Outcome) -> list[Fact]:
    return [facts.SetUp(people.canonical(given.settings), given.secret, RECORD_VERSION)]


def _join(table: Table, given: Join, now: int, out: Outcome) -> list[Fact]:
    """Somebody sits down, or asks to; the same token again is the same member or request."""
    try:
        if not table.member_with(given.token) and not table.newcomer_with(given.token):
            made = joining.join(table, given, now)
            who = made[0].member if isinstance(made[0], facts.SatDown) else ""
            _add(table, now, out, made, who, f"{who}/{given.id}" if who else "")
    except Refusal as problem:
        out.send(given.reply_to, refusals.refused(table, "", given.id, problem))
        return []
    key = f"{table.member_with(given.token)}/{given.id}"
    out.send(given.reply_to, messages.Ack(given.id, table.commands.get(key, table.version)))
    return []


def _link_account(table: Table, given: LinkAccount, now: int, out: Outcome) -> list[Fact]:
    member = table.members.get(given.member)
    if member is None or given.account in member.accounts:
        return []
    return [facts.Recognised(given.member, given.account)]


def _bot_reply(table: Table, given: BotReply, now: int, out: Outcome) -> list[Fact]:
    advice = table.bots.advice.pop(given.number, None)
    if advice is None:
        return bot_turns.replied(table, given, now)
    connection, command = advice.reply_to
    text = given.move or ""
    out.send(connection, messages.Advice(command, given.seat, text, composed_move(text, table.seats)))
    return []


def _wake(table: Table, given: Wake, now: int, out: Outcome) -> list[Fact]:
    """Nobody is connected, and time without a server counts against nobody."""
    table.away = dict.fromkeys(table.people(), now)
    return _skipped(table, given.away)


def _clock_leap(table: Table, given: ClockLeap, now: int, out: Outcome) -> list[Fact]:
    """All times move with the date."""
    table.away = {member: since + given.by for member, since in table.away.items()}
    table.chats = {member: [at + given.by for at in times] for member, times in table.chats.items()}
    return _skipped(table, given.by)


def _skipped(table: Table, time: int) -> list[Fact]:
    """Time that did not pass here; if nothing is running, there is nothing to note."""
    return [facts.Woke(time)] if time and (table.waits or table.newcomers) else []


def _tick(table: Table, given: Tick, now: int, out: Outcome) -> list[Fact]:
    return []


INPUTS: Final[dict[type[Any], Handler]] = {
    Connect: connections.connect,
    Disconnect: connections.disconnect,
    Request: _request,
    CreateTable: _create_table,
    Join: _join,
    LinkAccount: _link_account,
    BotReply: _bot_reply,
    Wake: _wake,
    ClockLeap: _clock_leap,
    Tick: _tick,
}
