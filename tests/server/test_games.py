"""Complete games of every kind over real sockets: what comes of them can be replayed and verified by everybody."""

from __future__ import annotations

from hashlib import sha256

import pytest
from msgspec.structs import replace

from bohnanza.engine.catalog import rules_for
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.record import record_of, record_text
from bohnanza.engine.wording import NotationError
from bohnanza.lab.check import THE_TEN
from bohnanza.server.protocol.room import Room
from bohnanza.server.table.state import Table
from bohnanza.verify import verify_record
from tests.server.clients import Broken, Player, all_of, check_kept, check_sight, seat_players
from tests.server.live import Server


@pytest.mark.parametrize("game", THE_TEN)
async def test_a_game_is_played_to_its_end_and_verified(shared_server: Server, game: str) -> None:
    players = await seat_players(shared_server, game, people_in(game), seed=game)
    announced = await room_of(shared_server, players[0])
    assert announced["secret"] == ""
    await all_of(*[player.play() for player in players])
    [table] = check_kept(shared_server.data, players)
    check_sight(table, players)
    for player in players:
        assert player.room is not None
        assert player.room.commitment == announced["commitment"]
        assert verified(player.room, table)


def people_in(game: str) -> int:
    """How many scripted clients play; the others are bots."""
    return min(2, rules_for(game).seats - 1)


async def room_of(server: Server, player: Player) -> dict[str, object]:
    """The table as anybody gets it over HTTP."""
    async with server.http() as client:
        answer = await client.get(f"/api/tables/{player.table}")
    found = answer.json()
    assert isinstance(found, dict)
    return found


def verified(room: Room, table: Table) -> list[str]:
    """What the verifier says of the moves that were stored and the seed that a player was shown."""
    if sha256(room.secret.encode()).hexdigest() != room.commitment:
        raise NotationError("The secret is not the one that was announced.")
    assert table.game is not None
    names = tuple([f"Player {seat}" for seat in range(table.seats)])
    record = record_of(table.game, names, [parse_move(text, table.seats) for text in table.moves])
    record.seed = "-".join([room.secret, *room.nonces])
    return verify_record(record_text(record))


async def test_another_secret_is_noticed(shared_server: Server) -> None:
    [player] = await seat_players(shared_server, "bean-duel/2", 1)
    await all_of(player.play())
    [table] = check_kept(shared_server.data, [player])
    assert player.room is not None
    other = replace(player.room, secret="0" * 64)
    with pytest.raises(NotationError, match="announced"):
        verified(other, table)
    with pytest.raises(NotationError, match=r"refused|lead to"):
        verified(replace(other, commitment=sha256(b"0" * 64).hexdigest()), table)
    with pytest.raises(Broken):
        check_sight(table, [blind(player)])


def blind(player: Player) -> Player:
    """A player who has not looked for a while."""
    player.games = [replace(game, deck=game.deck + 1) for game in player.games]
    return player
