"""Commands about people and seats: who sits where, the host's controls, the end of a game, chat."""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import entry_points

from msgspec.structs import replace

from bohnanza.bots import BOTS, GROUP
from bohnanza.engine.catalog import UnknownGame, rules_for
from bohnanza.server import limits
from bohnanza.server.names import clean_text
from bohnanza.server.protocol import commands, messages, table_events
from bohnanza.server.protocol.settings import Settings
from bohnanza.server.table import facts
from bohnanza.server.table.deliveries import to_all
from bohnanza.server.table.facts import Fact
from bohnanza.server.table.inputs import Outcome, Refusal, Request
from bohnanza.server.table.joining import free_name, open_seats
from bohnanza.server.table.state import Table, seats_in

# --- what a command can require ---


def _must_host(table: Table, member: str) -> None:
    if member != table.host:
        raise Refusal("forbidden", "server-host-only")


def _must_own(table: Table, member: str, seat: int) -> None:
    if seat not in table.seats_of(member):
        raise Refusal("forbidden", "server-not-your-seat")


def _must_be_waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refusal("not-now", "server-started")


def _must_be_running(table: Table) -> None:
    if table.status not in ("playing", "paused"):
        raise Refusal("not-now", "server-not-playing")


def _seat(table: Table, seat: int) -> int:
    if not 0 <= seat < table.seats:
        raise Refusal("unknown", "server-no-seat")
    return seat


def _present(table: Table, member: str) -> str:
    if member not in table.members or table.members[member].gone:
        raise Refusal("unknown", "server-no-member")
    return member


def _bot(name: str) -> str:
    if name not in known_bots():
        raise Refusal("unknown", "server-no-bot", name=name)
    return name


@lru_cache(1)
def known_bots() -> frozenset[str]:
    """The names of all bots that people are offered, those of other packages too; none of these is loaded for it."""
    own = [name for name, entry in BOTS.items() if entry.offered]
    brought = [point.name for point in entry_points(group=GROUP) if point.name not in BOTS]
    return frozenset([*own, *brought])


# --- before the game ---


def rename(table: Table, request: Request[commands.Rename], now: int, out: Outcome) -> list[Fact]:
    _must_be_waiting(table)
    name = free_name(table, request.command.name, request.member)
    return [table_events.Renamed(request.member, name)]


def add_nonce(table: Table, request: Request[commands.AddNonce], now: int, out: Outcome) -> list[Fact]:
    _must_be_waiting(table)
    return [table_events.NonceAdded(request.member, request.command.nonce)]


def start(table: Table, request: Request[commands.Start], now: int, out: Outcome) -> list[Fact]:
    _must_host(table, request.member)
    _must_be_waiting(table)
    bot = request.command.bot
    bots: list[Fact] = [table_events.BotSeated(seat, _bot(bot)) for seat in open_seats(table)]
    return [*bots, table_events.Started()]


def change_settings(
    table: Table, request: Request[commands.ChangeSettings], now: int, out: Outcome
) -> list[Fact]:
    _must_host(table, request.member)
    _must_be_waiting(table)
    settings = canonical(request.command.settings)
    if seats_in(settings.game) < sum(1 for chair in table.chairs if chair.member):
        raise Refusal("not-now", "server-too-many-people")
    return [table_events.SettingsChanged(settings)]


def canonical(settings: Settings) -> Settings:
    """Settings with the game id in its canonical form, or a refusal."""
    if settings.clock.kind != "none" and settings.clock.amount < 1:
        raise Refusal("malformed", "server-clock-amount")
    try:
        return replace(settings, game=rules_for(settings.game).game_id)
    except UnknownGame as problem:
        raise Refusal.because("unknown", problem) from None


def swap(table: Table, request: Request[commands.Swap], now: int, out: Outcome) -> list[Fact]:
    _must_host(table, request.member)
    _must_be_waiting(table)
    first, second = request.command.first, request.command.second
    return [table_events.SeatsSwapped(_seat(table, first), _seat(table, second))]


def seat_bot(table: Table, request: Request[commands.SeatBot], now: int, out: Outcome) -> list[Fact]:
    command = request.command
    _must_host(table, request.member)
    if table.chairs[_seat(table, command.seat)].member:
        raise Refusal("not-now", "server-seat-taken")
    if table.finished:
        raise Refusal("not-now", "refused-game-over")
    return [table_events.BotSeated(command.seat, _bot(command.bot))]


def open_seat(table: Table, request: Request[commands.OpenSeat], now: int, out: Outcome) -> list[Fact]:
    seat = request.command.seat
    _must_host(table, request.member)
    chair = table.chairs[_seat(table, seat)]
    if chair.member or chair.open:
        raise Refusal("not-now", "server-seat-taken" if chair.member else "server-seat-open")
    if table.finished:
        raise Refusal("not-now", "refused-game-over")
    return [table_events.SeatOpened(seat)]


def pass_host(table: Table, request: Request[commands.PassHost], now: int, out: Outcome) -> list[Fact]:
    _must_host(table, request.member)
    return [table_events.HostPassed(_present(table, request.command.member))]


# --- leaving, for good or for a while ---


def remove(table: Table, request: Request[commands.Remove], now: int, out: Outcome) -> list[Fact]:
    command = request.command
    _must_host(table, request.member)
    if command.member == request.member:
        raise Refusal("not-now", "server-remove-yourself")
    return _gone(table, _present(table, command.member), command.bot, removed=True)


def leave(table: Table, request: Request[commands.Leave], now: int, out: Outcome) -> list[Fact]:
    return _gone(table, request.member, request.command.bot, removed=False)


def resign(table: Table, request: Request[commands.Resign], now: int, out: Outcome) -> list[Fact]:
    member, command = request.member, request.command
    _must_be_running(table)
    _must_own(table, member, command.seat)
    if table.seats_of(member) == [command.seat]:
        return _gone(table, member, command.bot, removed=False)
    return [table_events.BotSeated(command.seat, _bot(command.bot))]


def _gone(table: Table, member: str, bot: str, removed: bool) -> list[Fact]:
    """A member leaves. In a running game bots take the seats; somebody else becomes the host, rather not a program."""
    seats = table.seats_of(member) if table.game is not None and not table.finished else []
    made: list[Fact] = [table_events.Left(member, removed)]
    made += [table_events.BotSeated(seat, _bot(bot)) for seat in seats]
    heirs = [heir for heir in table.people() if heir != member]
    heirs.sort(key=lambda heir: table.members[heir].program)
    if member == table.host and heirs:
        made.append(table_events.HostPassed(heirs[0]))
    return made


def lend_seat(table: Table, request: Request[commands.LendSeat], now: int, out: Outcome) -> list[Fact]:
    command = request.command
    _must_be_running(table)
    _must_own(table, request.member, command.seat)
    if table.chairs[command.seat].stand_in:
        raise Refusal("not-now", "server-bot-plays")
    return [table_events.StoodIn(command.seat, _bot(command.bot))]


def take_seat(table: Table, request: Request[commands.TakeSeat], now: int, out: Outcome) -> list[Fact]:
    seat = request.command.seat
    _must_be_running(table)
    _must_own(table, request.member, seat)
    if not table.chairs[seat].stand_in:
        raise Refusal("not-now", "server-you-play")
    return [table_events.SeatTaken(seat)]


# --- pause and end ---


def pause(table: Table, request: Request[commands.Pause], now: int, out: Outcome) -> list[Fact]:
    _must_host(table, request.member)
    if table.status != "playing":
        raise Refusal("not-now", "server-not-playing")
    return [table_events.Paused()]


def resume(table: Table, request: Request[commands.Resume], now: int, out: Outcome) -> list[Fact]:
    if table.host in table.online():  # otherwise anybody may, so that nobody waits for ever
        _must_host(table, request.member)
    if table.status != "paused":
        raise Refusal("not-now", "server-not-paused")
    return [table_events.Resumed()]


def agree_to_end(table: Table, request: Request[commands.AgreeToEnd], now: int, out: Outcome) -> list[Fact]:
    _must_be_running(table)
    return [table_events.EndWanted(request.member, request.command.agree)]


def consent(table: Table) -> list[Fact]:
    """The end of the game, when everybody who has a say wants it.

    Programs have no say, nor do those who are away while a bot plays for them.
    """
    if table.status not in ("playing", "paused"):
        return []
    online = table.online()
    asked = [
        member
        for member in table.people()
        if not table.members[member].program
        and (member in online or any(table.chairs[seat].human for seat in table.seats_of(member)))
    ]
    return [table_events.Ended()] if asked and set(asked) <= set(table.want_end) else []


# --- chat ---


def say(table: Table, request: Request[commands.Say], now: int, out: Outcome) -> list[Fact]:
    member = request.member
    text = clean_text(request.command.text)
    if not text:
        raise Refusal("malformed", "server-nothing-said")
    _count_chat(table, member, now)
    return [table_events.Said(member, table.members[member].name, text, now)]


def react(table: Table, request: Request[commands.React], now: int, out: Outcome) -> list[Fact]:
    _count_chat(table, request.member, now)
    reacted = messages.Reacted(request.member, request.command.what)
    out.deliveries += to_all(table, reacted, request.member)
    return []


def _count_chat(table: Table, member: str, now: int) -> None:
    """Refuse more chat messages and reactions than the limits allow."""
    recent = [at for at in table.chats.get(member, []) if at > now - 1000 * limits.CHAT_SECONDS]
    if len(recent) >= limits.CHATS:
        raise Refusal("too-fast", "server-chat-rate", most=limits.CHATS, seconds=limits.CHAT_SECONDS)
    table.chats[member] = [*recent, now]


def mute(table: Table, request: Request[commands.Mute], now: int, out: Outcome) -> list[Fact]:
    command = request.command
    if command.member not in table.members or command.member == request.member:
        raise Refusal("unknown", "server-no-member")
    return [facts.Muted(request.member, command.member, command.on)]
