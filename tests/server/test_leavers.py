"""People who vanish, come back, resign or leave: the game goes on without them, and their seat waits for them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bohnanza.server.protocol import table_events
from bohnanza.server.store.opening import FILE
from bohnanza.server.table.facts import Fact, Made
from tests.server.clients import (
    PATIENCE,
    Dismissed,
    Player,
    all_of,
    check_kept,
    check_sight,
    is_over,
    log_of,
    seat_players,
)
from tests.server.live import HURRY, Server

IMPATIENT = {**HURRY, "GRACE": 1}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    made = Server(tmp_path_factory.mktemp("hasty") / "data", IMPATIENT).start()
    yield made
    made.kill()


def after_moves(number: int) -> Callable[[Player], bool]:
    """Whether a player has made this many moves, or cannot make any more."""
    return lambda player: len(player.acks) >= number or is_over(player)


def bot_of(player: Player, seat: int) -> str:
    """The bot that plays a seat, as a player sees it."""
    return player.room.chairs[seat].bot if player.room is not None else ""


def deeds(server: Server, table: str, seat: int) -> list[str]:
    """What was done at a seat, and for it: who made a move, when a bot came, when the person came back."""
    return [word for row in log_of(server.data, table) for word in [word_for(row.fact, seat)] if word]


def word_for(fact: Fact, seat: int) -> str:
    if (
        isinstance(fact, Made | table_events.StoodIn | table_events.SeatTaken | table_events.BotSeated)
        and fact.seat == seat
    ):
        return fact.by if isinstance(fact, Made) else type(fact).__name__
    return ""


# --- vanishing ---


async def test_a_game_goes_on_without_those_who_vanish(hasty: Server) -> None:
    stays, *vanish = players = await seat_players(hasty, "anniversary/4", 3)
    await all_of(stays.play(), *[player.play(until=after_moves(5)) for player in vanish])
    [table] = check_kept(hasty.data, players)
    check_sight(table, [stays])
    for seat in (1, 2):
        done = deeds(hasty, table.id, seat)
        assert "bot" in done[done.index("StoodIn") :]
    done = deeds(hasty, table.id, 0)
    assert "bot" not in done[done.index("person") :]


async def test_a_game_that_everybody_has_left_finishes_by_itself(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", IMPATIENT).start()
    try:
        [player] = await seat_players(server, "anniversary-duel+magpie/2", 1)
        await all_of(player.play(until=after_moves(5)))
        await asyncio.to_thread(server.restart)
        await is_stored(server.data, player.table, "over")
        check_kept(server.data, [player])
    finally:
        server.kill()


async def is_stored(data: Path, table: str, status: str) -> None:
    """Wait until the store says so, without asking the server."""
    async with asyncio.timeout(PATIENCE):
        while stored_status(data, table) != status:
            await asyncio.sleep(0.1)


def stored_status(data: Path, table: str) -> str:
    with closing(sqlite3.connect(data / FILE)) as database:
        [[status]] = database.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchall()
    return str(status)


@pytest.mark.parametrize(("takeover", "bot"), [(True, "trader"), (False, "")])
async def test_a_bot_takes_over_unless_the_table_does_not_want_that(
    hasty: Server, takeover: bool, bot: str
) -> None:
    [player, never_there] = await seat_players(hasty, "anniversary/3", 2, takeover=takeover)
    await all_of(player.play(until=lambda player: bool(bot_of(player, 1)) or waits_for(player, 1)))
    await hasty.command_over_http(player.table, player.token, "say", text="Is anybody there?")
    await all_of(player.play(until=lambda player: said(player) and (is_over(player) or waits_for(player, 1))))
    assert bot_of(player, 1) == bot
    assert is_over(player) == takeover
    assert deeds(hasty, player.table, 1)[:1] == (["StoodIn"] if takeover else [])
    assert not never_there.connections


def waits_for(player: Player, seat: int) -> bool:
    return bool(player.games) and player.games[0].awaited == [seat] and not bot_of(player, seat)


def said(player: Player) -> bool:
    return any([b"Is anybody there?" in body for body in player.stories.values()])


async def test_who_comes_back_has_the_seat_again(hasty: Server) -> None:
    stays, returns = players = await seat_players(hasty, "anniversary/3", 2)
    await all_of(
        stays.play(until=lambda player: bool(bot_of(player, 1)) or is_over(player)),
        returns.play(until=after_moves(5)),
    )
    assert not is_over(stays)
    await all_of(*[player.play() for player in players])
    [table] = check_kept(hasty.data, players)
    check_sight(table, players)
    done = deeds(hasty, table.id, 1)
    assert "person" in done[: done.index("StoodIn")]
    assert "person" in done[done.index("SeatTaken") :]


# --- leaving for good ---


async def test_a_bot_plays_on_for_who_resigns(shared_server: Server) -> None:
    stays, resigns = players = await seat_players(shared_server, "anniversary/3", 2)
    await all_of(stays.play(), then(shared_server, resigns, "resign", seat=1))
    [table] = check_kept(shared_server.data, players)
    check_sight(table, [stays])
    done = deeds(shared_server, table.id, 1)
    assert set(done[done.index("BotSeated") + 1 :]) == {"bot"}
    with pytest.raises(Dismissed, match="unauthorised"):
        await resigns.play(until=lambda _: False)


async def then(server: Server, player: Player, command: str, **fields: object) -> None:
    """Play for a while, then do something else."""
    await player.play(until=after_moves(5))
    answer = await server.command_over_http(player.table, player.token, command, **fields)
    assert answer["type"] == "ack"


async def test_when_the_host_leaves_another_one_hosts(shared_server: Server) -> None:
    host, other = players = await seat_players(shared_server, "anniversary/3", 2)
    refused = await shared_server.command_over_http(other.table, other.token, "pause")
    assert refused["code"] == "forbidden"
    hosting = other.play(until=lambda player: player.room is not None and player.room.host == player.member)
    await all_of(hosting, then(shared_server, host, "leave"))
    for command in ("pause", "resume"):
        answer = await shared_server.command_over_http(other.table, other.token, command)
        assert answer["type"] == "ack"
    await all_of(other.play())
    [table] = check_kept(shared_server.data, players)
    check_sight(table, [other])
    assert table.host == other.member
    with pytest.raises(Dismissed, match="unauthorised"):
        await host.play(until=lambda _: False)
