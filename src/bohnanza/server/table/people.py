"""Commands about the table: who sits where, the host's controls, chat. Each returns the facts it makes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import entry_points
from typing import Any, Final

from msgspec.structs import replace

from bohnanza.bots import BOTS, GROUP
from bohnanza.engine.catalog import UnknownGame, rules_for
from bohnanza.server import limits
from bohnanza.server.names import clean_text
from bohnanza.server.protocol import commands, table_events
from bohnanza.server.protocol.settings import Settings
from bohnanza.server.table import facts, joining
from bohnanza.server.table.facts import Fact
from bohnanza.server.table.inputs import Refusal
from bohnanza.server.table.state import Table, seats_in

# --- before the game ---


def _waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refusal("not-now", "server-started")


def _hosting(table: Table, member: str) -> None:
    if member != table.host:
        raise Refusal("forbidden", "server-host-only")


def _seat(table: Table, seat: int) -> int:
    if not 0 <= seat < table.seats:
        raise Refusal("unknown", "server-no-seat")
    return seat


def _rename(table: Table, member: str, command: commands.Rename) -> list[Fact]:
    _waiting(table)
    return [table_events.Renamed(member, joining.free_name(table, command.name, member))]


def _add_nonce(table: Table, member: str, command: commands.AddNonce) -> list[Fact]:
    _waiting(table)
    return [table_events.NonceAdded(member, command.nonce)]


def _start(table: Table, member: str, command: commands.Start) -> list[Fact]:
    _hosting(table, member)
    _waiting(table)
    bots: list[Fact] = [table_events.BotSeated(seat, _bot(command.bot)) for seat in joining.open_seats(table)]
    return [*bots, table_events.Started()]


def _change_settings(table: Table, member: str, command: commands.ChangeSettings) -> list[Fact]:
    _hosting(table, member)
    _waiting(table)
    settings = settled(command.settings)
    if seats_in(settings.game) < sum(1 for chair in table.chairs if chair.member):
        raise Refusal("not-now", "server-too-many-people")
    return [table_events.SettingsChanged(settings)]


def settled(settings: Settings) -> Settings:
    """Settings with the game's id in its canonical form, or a refusal."""
    if settings.clock.kind != "none" and settings.clock.amount < 1:
        raise Refusal("malformed", "server-clock-amount")
    try:
        return replace(settings, game=rules_for(settings.game).game_id)
    except UnknownGame as problem:
        raise Refusal.because("unknown", problem) from None


def _bot(name: str) -> str:
    """The name of a bot, if there is one called so."""
    if name not in known_bots():
        raise Refusal("unknown", "server-no-bot", name=name)
    return name


@lru_cache(1)
def known_bots() -> frozenset[str]:
    """The names of all bots that people are offered, those of others too; nothing of theirs is loaded for it."""
    own = [name for name, entry in BOTS.items() if entry.offered]
    brought = [point.name for point in entry_points(group=GROUP) if point.name not in BOTS]
    return frozenset([*own, *brought])


def _swap(table: Table, member: str, command: commands.Swap) -> list[Fact]:
    _hosting(table, member)
    _waiting(table)
    return [table_events.SeatsSwapped(_seat(table, command.first), _seat(table, command.second))]


def _seat_bot(table: Table, member: str, command: commands.SeatBot) -> list[Fact]:
    _hosting(table, member)
    if table.chairs[_seat(table, command.seat)].member:
        raise Refusal("not-now", "server-seat-taken")
    if table.finished:
        raise Refusal("not-now", "refused-game-over")
    return [table_events.BotSeated(command.seat, _bot(command.bot))]


def _open_seat(table: Table, member: str, command: commands.OpenSeat) -> list[Fact]:
    _hosting(table, member)
    chair = table.chairs[_seat(table, command.seat)]
    if chair.member or chair.open:
        raise Refusal("not-now", "server-seat-taken" if chair.member else "server-seat-open")
    if table.finished:
        raise Refusal("not-now", "refused-game-over")
    return [table_events.SeatOpened(command.seat)]


# --- leaving ---


def _remove(table: Table, member: str, command: commands.Remove) -> list[Fact]:
    _hosting(table, member)
    if command.member == member:
        raise Refusal("not-now", "server-remove-yourself")
    return _gone(table, _present(table, command.member), command.bot, removed=True)


def _leave(table: Table, member: str, command: commands.Leave) -> list[Fact]:
    return _gone(table, member, command.bot, removed=False)


def _present(table: Table, member: str) -> str:
    if member not in table.members or table.members[member].gone:
        raise Refusal("unknown", "server-no-member")
    return member


def _gone(table: Table, member: str, bot: str, removed: bool) -> list[Fact]:
    """A member leaves; in a running game bots take the seats, and there is always a host."""
    seats = table.seats_of(member) if table.game is not None and not table.finished else []
    made: list[Fact] = [table_events.Left(member, removed)]
    made += [table_events.BotSeated(seat, _bot(bot)) for seat in seats]
    heirs = [heir for heir in table.people() if heir != member]
    heirs.sort(key=lambda heir: table.members[heir].program)
    if member == table.host and heirs:
        made.append(table_events.HostPassed(heirs[0]))
    return made


def _resign(table: Table, member: str, command: commands.Resign) -> list[Fact]:
    _playing(table)
    _own(table, member, command.seat)
    if table.seats_of(member) == [command.seat]:
        return _gone(table, member, command.bot, removed=False)
    return [table_events.BotSeated(command.seat, _bot(command.bot))]


def _playing(table: Table) -> None:
    if table.status not in ("playing", "paused"):
        raise Refusal("not-now", "server-not-playing")


def _own(table: Table, member: str, seat: int) -> None:
    if seat not in table.seats_of(member):
        raise Refusal("forbidden", "server-not-your-seat")


def _lend_seat(table: Table, member: str, command: commands.LendSeat) -> list[Fact]:
    _playing(table)
    _own(table, member, command.seat)
    if table.chairs[command.seat].stand_in:
        raise Refusal("not-now", "server-bot-plays")
    return [table_events.StoodIn(command.seat, _bot(command.bot))]


def _take_seat(table: Table, member: str, command: commands.TakeSeat) -> list[Fact]:
    _playing(table)
    _own(table, member, command.seat)
    if not table.chairs[command.seat].stand_in:
        raise Refusal("not-now", "server-you-play")
    return [table_events.SeatTaken(command.seat)]


def _pass_host(table: Table, member: str, command: commands.PassHost) -> list[Fact]:
    _hosting(table, member)
    return [table_events.HostPassed(_present(table, command.member))]


# --- pause and end ---


def _pause(table: Table, member: str, command: commands.Pause) -> list[Fact]:
    _hosting(table, member)
    if table.status != "playing":
        raise Refusal("not-now", "server-not-playing")
    return [table_events.Paused()]


def _resume(table: Table, member: str, command: commands.Resume) -> list[Fact]:
    if table.host in table.online():  # else anybody may: nobody shall wait for ever
        _hosting(table, member)
    if table.status != "paused":
        raise Refusal("not-now", "server-not-paused")
    return [table_events.Resumed()]


def _agree_to_end(table: Table, member: str, command: commands.AgreeToEnd) -> list[Fact]:
    _playing(table)
    return [table_events.EndWanted(member, command.agree)]


def consent(table: Table) -> list[Fact]:
    """The end of the game, when everybody who has a say in it wants it."""
    if table.status not in ("playing", "paused"):
        return []
    asked = [member for member in table.people() if _has_a_say(table, member)]
    return [table_events.Ended()] if asked and set(asked) <= set(table.want_end) else []


def _has_a_say(table: Table, member: str) -> bool:
    """Programs have none, nor those who are away while a bot plays for them."""
    here = any(table.chairs[seat].human for seat in table.seats_of(member)) or member in table.online()
    return here and not table.members[member].program


# --- chat ---


def _say(table: Table, member: str, command: commands.Say, now: int) -> list[Fact]:
    text = clean_text(command.text)
    if not text:
        raise Refusal("malformed", "server-nothing-said")
    spare_breath(table, member, now)
    return [table_events.Said(member, table.members[member].name, text, now)]


def spare_breath(table: Table, member: str, now: int) -> None:
    """Count something said; too much of it is refused."""
    recent = [at for at in table.chats.get(member, []) if at > now - 1000 * limits.CHAT_SECONDS]
    if len(recent) >= limits.CHATS:
        raise Refusal("too-fast", "server-chat-rate", most=limits.CHATS, seconds=limits.CHAT_SECONDS)
    table.chats[member] = [*recent, now]


def _mute(table: Table, member: str, command: commands.Mute) -> list[Fact]:
    if command.member not in table.members or command.member == member:
        raise Refusal("unknown", "server-no-member")
    return [facts.Muted(member, command.member, command.on)]


def _rematch(table: Table, member: str, command: commands.Rematch) -> list[Fact]:
    if not table.finished:
        raise Refusal("not-now", "server-not-over")
    if table.rematch:
        raise Refusal("not-now", "server-rematch-made")
    return []  # the new table's id comes from outside


def carry_out(table: Table, member: str, command: commands.Command, now: int) -> list[Fact]:
    """The facts that a command makes, or a refusal."""
    if isinstance(command, commands.Say):
        return _say(table, member, command, now)
    return COMMANDS[type(command)](table, member, command)


COMMANDS: Final[dict[type[commands.Command], Callable[[Table, str, Any], list[Fact]]]] = {
    commands.Rename: _rename,
    commands.AddNonce: _add_nonce,
    commands.Start: _start,
    commands.ChangeSettings: _change_settings,
    commands.Swap: _swap,
    commands.SeatBot: _seat_bot,
    commands.OpenSeat: _open_seat,
    commands.AnswerNewcomer: joining.answer,
    commands.Remove: _remove,
    commands.Leave: _leave,
    commands.Resign: _resign,
    commands.LendSeat: _lend_seat,
    commands.TakeSeat: _take_seat,
    commands.PassHost: _pass_host,
    commands.Pause: _pause,
    commands.Resume: _resume,
    commands.AgreeToEnd: _agree_to_end,
    commands.Mute: _mute,
    commands.Rematch: _rematch,
}
