"""The same bots with the same cards play the same game in a simulation and at a table of the server."""

from __future__ import annotations

import pytest

from bohnanza.bots import Bot, bot_named
from bohnanza.bots.base import observes
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.events import Event
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.referee import Referee
from bohnanza.engine.views import events_for, view
from bohnanza.lab.driver import ETIQUETTE, play_game
from bohnanza.server.bots.job import listed
from bohnanza.server.protocol import commands
from bohnanza.server.table.inputs import BotReply
from tests.server.table.scenes import Scene, dealt

GAMES = [
    ("anniversary/4", "greedy"),
    ("anniversary/3", "trader"),
    ("anniversary/5", "peer-ref"),
    ("anniversary/3", "random"),
    ("anniversary+magpie/4", "greedy"),
    ("anniversary+favors/4", "greedy"),
    ("the-duel/2", "greedy"),
    ("the-duel/2", "trader"),
]


MOVES = 400  # that are compared: most games are over by then


def bots_for(game: str, name: str) -> list[Bot]:
    return [bot_named(name, f"tea/p{seat}") for seat in range(rules_for(game).seats)]


def at_a_table(game: str, name: str, starts_again: bool = False) -> Scene:
    """A game at a table where nobody waits and everybody is a bot, by the etiquette of simulations.

    If it `starts_again`, whatever is said begins a new round of speaking.
    """
    scene = dealt(game, ("Ana",), start=False, pace="instant")
    scene.table.bots.referee = Referee(ETIQUETTE, [True] * scene.table.seats)
    scene.do("m0", commands.Start("start", name))
    scene.do("m0", commands.LendSeat("lend", 0, name))
    table, bots = scene.table, bots_for(game, name)
    events: list[Event] = []
    heard = [0] * len(bots)
    version = 0
    while not table.finished and len(table.moves) < MOVES:
        for story in [story for story in table.stories if story.version > version]:
            version = story.version
            events += story.events
        question = scene.questions.pop(0)
        bot, seat = bots[question.seat], question.seat
        if observes(bot):
            for event in events_for(events[heard[seat] :], seat):
                bot.observe(event)
        heard[seat] = len(events)
        v = view(parse_position(question.view, playable=False), seat)
        said = {"choose": bot.choose, "speak": bot.speak}
        moves = listed(question, v.rules.seats)
        move = said[question.ask](v, moves) if question.ask in said else bot.interrupt(v)
        scene.put(BotReply(seat, question.number, str(move) if move else None, bot.interrupts(v.rules)))
        if starts_again and move is not None:
            table.bots.referee.restart_round()
    assert table.bots.failures == {}
    return scene


def in_a_simulation(game: str, name: str, seed: str) -> list[str]:
    result = play_game(game, seed, bots_for(game, name), record=True)
    assert result.faults == []
    return [str(move) for move in result.moves]


@pytest.mark.parametrize(("game", "name"), GAMES)
def test_a_game_at_a_table_is_the_same_as_in_a_simulation(game: str, name: str) -> None:
    table = at_a_table(game, name).table
    assert table.moves == in_a_simulation(game, name, table.seed)[: len(table.moves)]


def test_if_every_move_began_a_new_round_it_would_be_another_game() -> None:
    game, name = "anniversary/3", "trader"
    table = at_a_table(game, name, starts_again=True).table
    assert table.moves != in_a_simulation(game, name, table.seed)[: len(table.moves)]
