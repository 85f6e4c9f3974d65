"""A whole game line by line: the player at one seat against bots, in a terminal or through a pipe.

Leaving (`quit`, the end of the input, Ctrl-C) is not an error: the exit code is 0, as after a whole game.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from bohnanza.bots import Bot, bot_named
from bohnanza.bots.first_names import NAMES
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.events import Event, GameEnded, TurnStarted
from bohnanza.engine.game import new_game
from bohnanza.engine.notation.record import Record, record_of, record_text, replay
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.engine.views import events_for
from bohnanza.lab.driver import Fault, play_on
from bohnanza.tui.event_sentences import result_lines
from bohnanza.tui.help import welcome_lines
from bohnanza.tui.human import Human
from bohnanza.tui.narrator import Narrator
from bohnanza.tui.people import People, opened
from bohnanza.tui.screen import PlayerLeft, Screen
from bohnanza.words import ENGLISH, voice
from bohnanza.words.errors import WordedError


class TerminalGame:
    """One game at the terminal: its state, its moves so far, and how much of it the player has read."""

    def __init__(self, s: State, people: People, screen: Screen, record: Path | None) -> None:
        self.s = s
        self.people = people
        self.screen = screen
        self.record = record
        self.moves: list[Move] = []
        self.shown = 0  # events of the log that the player has read
        self.narrator = Narrator(people, s.rules.exhaustions)
        self.human = Human(screen, people, self.narrator)

    def run(self, bots: list[Bot]) -> int:
        """Play until the end, or until the player leaves; the exit code."""
        self.save()  # a file that cannot be written is better noticed now
        try:
            self.screen.say(*welcome_lines(self.s.rules, self.people))
            turns = [event for event in self._new_events() if isinstance(event, TurnStarted)]
            self.screen.say(*self.narrator.tell(list(turns[-1:])))  # the table shows the rest
            result = play_on(self.s, bots, watch=self.watch)
            self.finish(result.faults)
        except (PlayerLeft, KeyboardInterrupt):
            with suppress(PlayerLeft):
                self.screen.say("", self.people.say("terminal-goodbye"))
        self.save()
        return 0

    def watch(self, s: State, move: Move) -> None:
        """Record a move that was played, and tell what happened as far as the player may know it."""
        self.moves.append(move)
        events = self._new_events()
        self.screen.say(*self.narrator.tell(events))
        for event in events:
            if isinstance(event, GameEnded):
                self.screen.say("", *result_lines(event, self.people))

    def _new_events(self) -> list[Event]:
        log = self.s.log if self.s.log is not None else []
        fresh = log[self.shown :]
        self.shown = len(log)
        return events_for(fresh, self.people.me)

    def finish(self, faults: list[Fault]) -> None:
        """Say how to play this deal again, and where the record is."""
        self.screen.say(self.people.say("terminal-seed", seed=self.s.seed))
        if self.record is not None:
            self.screen.say(self.people.say("terminal-record", file=str(self.record)))
        for fault in faults:
            if fault.seat == self.people.me:
                self.screen.say(self.people.say("terminal-fault", sentence=fault.sentence))

    def save(self) -> None:
        """Write the record, if one is wanted, even of a game that is not finished."""
        if self.record is not None:
            played = Record(self.s.rules.game_id, self.s.seed, self.people.names, self.moves)
            # Played again, because Ctrl-C may have come in the middle of a move.
            record = record_of(replay(played), played.players, played.moves)
            self.record.write_text(record_text(record), encoding="utf-8")


def play_in_terminal(
    game_id: str,
    bot: str = "greedy",
    seed: str | None = None,
    record: Path | None = None,
    names: Sequence[str] = (),
    seat: int = 0,
    name: str = "",
    language: str = ENGLISH,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> int:
    """Play a game against bots and return the exit code.

    Without a seed, one is made up. `names` are those of the others, clockwise from the player at `seat`, who is
    called "You" in the player's language unless there is a `name`.
    """
    chosen = seed if seed is not None else secrets.token_hex(4)
    s = new_game(rules_for(game_id), chosen, log=True)
    own = name or voice(language).say("terminal-you")
    people = People(names_at(s.rules.seats, seat, names, own), seat, s.rules.currency, language)
    bots = [bot_named(bot, f"{chosen}/p{at}") for at in range(s.rules.seats)]
    return play_from(s, people, bots, Screen(stdin or sys.stdin, stdout or sys.stdout), record)


def play_from(s: State, people: People, bots: list[Bot], screen: Screen, record: Path | None = None) -> int:
    """Play on from a state with a log; the player at the terminal replaces the bot at their seat."""
    game = TerminalGame(s, people, screen, record)
    return game.run([game.human if seat == people.me else bots[seat] for seat in range(len(bots))])


class BadSeating(WordedError):
    """There is no such seat, or the names cannot be told apart."""


def names_at(seats: int, me: int, others: Sequence[str] = (), own: str = "You") -> list[str]:
    """Everybody's name by seat.

    >>> names_at(4, 1)
    ['Cleo', 'You', 'Ana', 'Ben']
    """
    if not 0 <= me < seats:
        raise BadSeating("cli-no-seat", seat=me, last=seats - 1)
    taken = [name.lower() for name in (*others, own)]
    wanted = [*others, *[name for name in NAMES if name.lower() not in taken]]
    names = [opened(own)] * seats
    for distance in range(1, seats):
        names[(me + distance) % seats] = opened(wanted[distance - 1])
    if len({name.lower() for name in names}) < seats or not all([name.isalnum() for name in names]):
        raise BadSeating("cli-bad-names", names=", ".join(names))
    return names
