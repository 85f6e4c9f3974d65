"""Games over a bad network: messages come twice, in another order, or not at all, and it makes no difference."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from bohnanza.server.protocol import commands
from tests.server.clients import Broken, Player, all_of, check_kept, check_sight, seat_players
from tests.server.live import Server
from tests.server.proxy import between


@pytest.mark.parametrize("game", ["anniversary/4", "the-duel/2", "anniversary+coin/3"])
async def test_a_game_over_a_bad_network_is_the_same(shared_server: Server, game: str) -> None:
    async with between(shared_server.ws_url, game) as proxy:
        people = 1 if game == "the-duel/2" else 2
        players = await seat_players(shared_server, game, people, url=proxy.url, seed=game)
        await all_of(*[player.play(until=content) for player in players])
    [table] = check_kept(shared_server.data, players)
    check_sight(table, players)
    assert all([proxy.counts[fate] > 20 for fate in ("duplicated", "dropped", "reordered")])
    assert sum([player.connections for player in players]) > 20


def content(player: Player) -> bool:
    """Whether a player has seen the end, heard of everything before it, and has no question left."""
    over = player.room is not None and player.room.status == "over"
    return over and player.heard_all() == player.version and not player.unanswered


async def test_words_spoken_over_a_bad_network_are_heard_once(shared_server: Server) -> None:
    async with between(shared_server.ws_url, "words") as proxy:
        players = await seat_players(shared_server, "anniversary/3", 2, url=proxy.url, talking=3)
        await all_of(*[player.play(until=lambda player: len(player.acks) >= 60) for player in players])
    check_kept(shared_server.data, players)
    for player in players:
        said = [command for command in player.acks if isinstance(player.sent[command], commands.Say)]
        assert len(said) > 20


# --- what a client without manners would do ---


class Hasty(Player):
    """Sends again what got no answer, but as something new."""

    def resent(self) -> Iterable[commands.AnyCommand]:
        waiting = list(self.unanswered.values())
        self.unanswered.clear()
        return [self._anew(command) for command in waiting]

    def _anew(self, command: commands.AnyCommand) -> commands.AnyCommand:
        if isinstance(command, commands.Say):
            return commands.Say(self.new_id(), command.text)
        return command


async def test_a_client_with_a_new_id_for_an_old_command_acts_twice(shared_server: Server) -> None:
    async with between(shared_server.ws_url, "hasty", dropped=0.2) as proxy:
        [polite] = await seat_players(shared_server, "anniversary/3", 1, url=proxy.url, talking=3)
        seated = {"table": polite.table, "member": polite.member, "token": polite.token}
        player = Hasty(proxy.url, seated, talking=3)
        await all_of(player.play(until=lambda player: len(player.acks) >= 60))
    with pytest.raises(Broken, match="acts twice"):
        check_kept(shared_server.data, [player])
