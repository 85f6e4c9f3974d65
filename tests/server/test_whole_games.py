"""Complete games of every kind over real sockets: what comes of them can be replayed and verified by everybody."""

from __future__ import annotations

from hashlib import sha256

import pytest
from msgspec.structs import replace

from bohnanza.engine.catalog import rules_for
from bohnanza.engine.notation.record import Record, parse_record
from bohnanza.engine.wording import NotationError
from bohnanza.lab.check_bot import THE_TEN
from bohnanza.verify import verify_record
from tests.server.clients import Broken, Player, all_of, check_kept, check_sight, seat_players
from tests.server.live import Server


@pytest.mark.parametrize("game", THE_TEN)
async def test_a_game_is_played_to_its_end_and_verified(shared_server: Server, game: str) -> None:
    players = await seat_players(shared_server, game, people_in(game), seed=game)
    announced = await commitment_of(shared_server, players[0])
    await all_of(*[player.play() for player in players])
    [table] = check_kept(shared_server.data, players)
    check_sight(table, players)
    text = await record_of(shared_server, players[0])
    assert verify_record(text)
    record = parse_record(text)
    assert [str(move) for move in record.moves] == table.moves
    assert commitment(record) == announced == commitment_seen(players[0])


def people_in(game: str) -> int:
    """How many scripted clients play; the others are bots."""
    return min(2, rules_for(game).seats - 1)


async def commitment_of(server: Server, player: Player) -> str:
    """What anybody is told of the seed before the end."""
    async with server.http() as client:
        room = (await client.get(f"/api/tables/{player.table}")).json()
    assert room["secret"] == ""
    return str(room["commitment"])


def commitment_seen(player: Player) -> str:
    """What a player has been told of it until the end."""
    return player.room.commitment if player.room is not None else ""


def commitment(record: Record) -> str:
    """What should have been announced if the game was dealt from this seed; nobody has added to it here."""
    return sha256(record.seed.encode()).hexdigest()


async def record_of(server: Server, player: Player) -> str:
    """The record that a player gets."""
    async with server.http(player.token) as client:
        return (await client.get(f"/api/tables/{player.table}/record")).text


async def test_another_secret_is_noticed(shared_server: Server) -> None:
    [player] = await seat_players(shared_server, "bean-duel/2", 1)
    await all_of(player.play())
    text = await record_of(shared_server, player)
    seed = parse_record(text).seed
    other = text.replace(f"seed: {seed}", f"seed: {'0' * 64}")
    assert commitment(parse_record(text)) == commitment_seen(player) != commitment(parse_record(other))
    with pytest.raises(NotationError):
        verify_record(other)


async def test_a_player_who_sees_something_else_is_noticed(shared_server: Server) -> None:
    [player] = await seat_players(shared_server, "bean-duel/2", 1)
    await all_of(player.play())
    [table] = check_kept(shared_server.data, [player])
    check_sight(table, [player])
    player.games = [replace(game, deck=game.deck + 1) for game in player.games]
    with pytest.raises(Broken, match="as it is"):
        check_sight(table, [player])
