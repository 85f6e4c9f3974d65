"""A whole game line by line: the player at one seat against bots, in a terminal or through a pipe.

Leaving (`quit`, the end of the input, Ctrl-C) is not an error: the exit code is 0, as after a whole game.
"""

from __future__ import annotations

import re
import secrets
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from io import TextIOWrapper
from pathlib import Path
from textwrap import wrap
from typing import Final, TextIO

from bohnanza import rulebook
from bohnanza.bots import Bot, bot_named
from bohnanza.bots.names import NAMES
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.events import Event, GameEnded, TurnStarted
from bohnanza.engine.game import legal, new_game, objection
from bohnanza.engine.menus import NO_OFFERS
from bohnanza.engine.notation.record import Record, record_of, record_text, replay
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.engine.views import View, events_for
from bohnanza.engine.wording import NotationError
from bohnanza.lab.driver import Fault, play_on
from bohnanza.tui.beside import explained, numbers, other_beside
from bohnanza.tui.choices import Question, deciding, interrupting, speaking
from bohnanza.tui.commands import Misread, Unclear, meaning, parse_command
from bohnanza.tui.help import help_lines, welcome_lines
from bohnanza.tui.moves import move_words
from bohnanza.tui.story import Story
from bohnanza.tui.table import bean_lines, hand_words, own_lines, table_lines, turn_lines
from bohnanza.tui.tellings import result_lines
from bohnanza.tui.words import People, opened
from bohnanza.words import ENGLISH, voice
from bohnanza.words.errors import WordedError

WIDTH: Final = 79
LOG_LINES: Final = 20
LONGEST_LINE: Final = 200
EMPTY_LINES: Final = 20  # in a row at one question, until somebody seems to need help
USELESS_LINES: Final = 200  # likewise, of any kind, through a pipe
HANGING: Final = re.compile(
    r" +F?\d+  | +\d\. | +[^\W\d][\w ]*: +| +"
)  # what folded lines stay to the right of


class Left(BaseException):
    """The player leaves. No `Exception`, because the driver takes those for a bot's mistakes."""


class Screen:
    """Lines out, lines in."""

    DIM, BRIGHT = "\x1b[2m", "\x1b[22m"

    def __init__(self, stdin: TextIO, stdout: TextIO) -> None:
        self.stdin = stdin
        self.stdout = stdout
        for stream in (stdin, stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")

    def say(self, *lines: str) -> None:
        """Print lines, long ones folded."""
        for line in lines:
            self._write("\n".join(folded(line)) + "\n")

    def ask(self, prompt: str) -> str:
        """A line of the player's; one that comes through a pipe is shown as if it were typed."""
        self._write(prompt)
        line = self.stdin.readline()
        if not self.typed():
            self._write(printable(line.rstrip("\n")) + "\n")
        if not line:
            raise Left
        return line.strip()

    def typed(self) -> bool:
        """Whether somebody types, and no pipe."""
        return self.stdin.isatty()

    def refuse(self, sentence: str, rule: str) -> None:
        """Why a move is refused, with the rule as a small mark."""
        *lines, last = folded(f"{sentence} [{rule}]")
        if self.stdout.isatty():
            last = last.replace(f"[{rule}]", f"{self.DIM}[{rule}]{self.BRIGHT}")
        self._write("\n".join([*lines, last]) + "\n")

    def _write(self, text: str) -> None:
        try:
            self.stdout.write(text)
            self.stdout.flush()
        except BrokenPipeError:
            raise Left from None


def folded(line: str) -> list[str]:
    """A line in pieces that fit, the further ones indented a little more."""
    if len(line) <= WIDTH:
        return [line]
    start = HANGING.match(line)
    indent = len(start[0]) if start is not None else 2
    indent = line.index(" | ") + 1 if " | " in line else indent  # the fields of a player
    return wrap(line, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False)


def printable(text: str) -> str:
    """Text without control characters, not too long."""
    shown = "".join([letter if letter.isprintable() else "?" for letter in text])
    return shown if len(shown) <= 60 else f"{shown[:57]}..."


# --- the player ---


class Human(Bot):
    """A seat that asks the screen; what it returns is checked, so that the driver never has to refuse it."""

    def __init__(self, screen: Screen, people: People, story: Story) -> None:
        super().__init__("you")
        self.screen = screen
        self.people = people
        self.story = story
        self.quiet_in = -1  # another's turn in which the player has nothing to offer
        self.turn = -1
        self.said: list[Move] = []  # own offers of this turn
        self.pauses = False
        self.seen: list[object] = []  # what the others had when the table was shown last
        self.waved_off: list[Move] = []  # urgent moves that the player did not want in this turn
        self.question = Question("", [])
        self.listed: list[Move] = []  # all that the driver listed

    # --- what the driver calls ---

    def limited(self) -> bool:
        """People take as long and make as many offers as they like."""
        return False

    def choose(self, view: View, moves: list[Move]) -> Move:
        """A move that the game waits for."""
        move = self._ask(view, moves, deciding(view, moves, self.people))
        assert move is not None
        return move

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        """An offer or anything else in trading; who passes in another's turn is not asked again in it."""
        self._look_up(view)
        if self.quiet_in == view.turn:
            return None
        move = self._ask(view, moves, speaking(view, moves, self.people, self.said))
        if move is None and view.active != view.seat:
            self.quiet_in = view.turn
        if move is not None:
            self.said.append(move)
        return move

    def interrupt(self, view: View) -> Move | None:
        """An any-time move, if there is one not to be missed or the player wants to be asked for all of them."""
        self._look_up(view)
        moves = [move for move in legal(view.visible_state, view.seat, NO_OFFERS) if not move.advances]
        moves = [move for move in moves if not move.unlisted and (self.pauses or self._urgent(move))]
        return self._ask(view, moves, interrupting(view, moves, self.people)) if moves else None

    def _look_up(self, view: View) -> None:
        """Forget the last turn when there is a new one."""
        if view.turn != self.turn:
            self.turn, self.said, self.waved_off = view.turn, [], []

    def _urgent(self, move: Move) -> bool:
        return move.urgent() and move not in self.waved_off

    # --- asking ---

    def _ask(self, view: View, moves: list[Move], question: Question) -> Move | None:
        """Ask until there is an answer that can be played; None is a pass."""
        self.screen.say(*self.story.pause())
        self.question = question
        self.listed = moves
        self._show_news(view)
        self._show_question(view)
        move = self._answer(view)
        self.waved_off += [one for one in moves if one.urgent() and one != move]
        return move

    def _answer(self, view: View) -> Move | None:
        empty = useless = 0
        while True:
            line = self.screen.ask("> ")
            word, _, rest = line.lower().partition(" ")
            word = meaning(word, self.people)
            if word in LOOKS and (not rest or word in ("rules", "help")):
                LOOKS[word](self, view, rest)
                done, move = False, None
            elif not rest and self.people.voice.knows(f"{word}-any.explained"):
                self.screen.say(*explained(view, self.people, word))
                done, move = False, None
            else:
                done, move = self._understood(view, line)
            if done:
                return move
            empty, useless = empty + 1 if not line else 0, useless + 1
            self._lose_patience(empty, useless)

    def _lose_patience(self, empty: int, useless: int) -> None:
        """Explain once to somebody who only presses Enter; a pipe that says nothing more would go on for ever."""
        if empty == EMPTY_LINES:
            self.screen.say(self.people.say("terminal-enter-again"))
        if not self.screen.typed() and (empty == EMPTY_LINES or useless == USELESS_LINES):
            raise Left

    def _understood(self, view: View, line: str) -> tuple[bool, Move | None]:
        """Whether a line is an answer, and which."""
        if self.question.may_pass and meaning(line.lower(), self.people) in self._passes(view):
            return True, None
        try:
            move = self._meant(view, line)
        except Unclear:
            self.screen.say(self.people.say("terminal-unclear", line=printable(line)))
            return False, None
        except NotationError as error:
            self.screen.say(printable_sentence(self.people.explain(error)))
            return False, None
        return self._playable(view, move), move

    def _passes(self, view: View) -> list[str]:
        """The lines that mean a pass, where one is possible."""
        words = ["pass"] if view.seat == view.active else ["pass", "done"]
        return words if self.question.default is not None else ["", *words]

    def _meant(self, view: View, line: str) -> Move:
        """The move that a line means: Enter, a number or words."""
        question = self.question
        if len(line) > LONGEST_LINE:
            raise Misread("terminal-too-long")
        if not line:
            if question.default is None:
                raise Misread("terminal-enter-not-enough", moves=len(question.moves))
            return question.default
        if line.isdecimal():
            if not 1 <= int(line) <= len(question.moves):
                raise Misread("terminal-no-move", number=printable(line))
            return question.moves[int(line) - 1]
        return parse_command(line, view, self.people)

    def _playable(self, view: View, move: Move) -> bool:
        """Whether a move can be played; if not, the player is told why."""
        found = objection(view.visible_state, move)
        if found is not None:
            self.screen.refuse(self.people.explain(found), found.rule)
            return False
        if self.question.only_these and move not in self.question.moves:
            self.screen.refuse(self.people.say("terminal-only-listed"), "AB-54")
            return False
        return True

    # --- showing ---

    def _show_news(self, view: View) -> None:
        """The whole table, or the own part of it if nothing else has changed since it was shown."""
        news = others_have(view, self.people)
        if news != self.seen:
            self._show_table(view)
        else:
            self.screen.say("", *own_lines(view, self.people))
        self.seen = news

    def _show_table(self, view: View) -> None:
        self.screen.say("", *table_lines(view, self.people))

    def _show_question(self, view: View) -> None:
        question = self.question
        self.screen.say("", question.sentence)
        self._show_moves(view)
        if question.hint:
            self.screen.say(question.hint)

    def _show_moves(self, view: View) -> None:
        default = self.question.default
        for number, move in enumerate(self.question.moves, 1):
            mark = f"  {self.people.say('terminal-enter')}" if default is not None and move == default else ""
            self.screen.say(f"{number:>3}  {move_words(move, view, self.people)}{mark}")
        if default is None and self.question.enter:
            self.screen.say(f"     {self.question.enter}  {self.people.say('terminal-enter')}")

    # --- looking ---

    def look_help(self, view: View, rest: str) -> None:
        """What can be typed."""
        self.screen.say(*help_lines(view.rules, self.people))

    def look_table(self, view: View, rest: str) -> None:
        """The table and the question again."""
        self._show_table(view)
        self._show_question(view)

    def look_hand(self, view: View, rest: str) -> None:
        """The own hand."""
        self.screen.say(self.people.say("terminal-your-hand", cards=hand_words(view, self.people)))

    def look_log(self, view: View, rest: str) -> None:
        """What happened last."""
        self.screen.say(*self.story.told[-LOG_LINES:])

    def look_beans(self, view: View, rest: str) -> None:
        """What the beans pay."""
        self.screen.say(*bean_lines(view.rules, self.people))

    def look_all(self, view: View, rest: str) -> None:
        """Every listed move, by number."""
        self.question = replace(self.question, moves=self.listed)
        self._show_moves(view)

    def look_rules(self, view: View, rest: str) -> None:
        """A turn in short, or one rule."""
        rule = rulebook.rules(self.people.language).get(rest.strip().upper())
        if rule is not None:
            self.screen.say(f"{rule.id} {rule.title}", *_paragraphs(rule.text))
        elif rest:
            self.screen.say(self.people.say("terminal-no-rule", id=printable(rest.upper())))
        else:
            lines = turn_lines(view.rules, self.people)
            self.screen.say(
                self.people.say("terminal-a-turn"), *lines, self.people.say("terminal-more-rules")
            )

    def look_pause(self, view: View, rest: str) -> None:
        """Be asked between the steps of others, or no longer."""
        self.pauses = not self.pauses
        self.screen.say(self.people.say("terminal-pauses", now=self.pauses))

    def look_quit(self, view: View, rest: str) -> None:
        """Leave."""
        raise Left


def others_have(view: View, people: People) -> list[object]:
    """Turn and phase, and everything that lies before the others."""
    zones = (view.fields, view.aside, view.signals)
    seats = [seat for seat in range(view.rules.seats) if seat != view.seat]
    beside = [numbers(view, people, seat) + other_beside(view, people, seat) for seat in seats]
    return [view.turn, view.agenda[-1].trading, beside, [[zone[seat] for zone in zones] for seat in seats]]


def _paragraphs(text: str) -> list[str]:
    return [" ".join(part.split()) for part in text.split("\n\n")]


def printable_sentence(text: str) -> str:
    """A sentence that may quote what was typed."""
    return "".join([letter if letter.isprintable() else "?" for letter in text])


LOOKS: Final[dict[str, Callable[[Human, View, str], None]]] = {
    "help": Human.look_help,
    "table": Human.look_table,
    "hand": Human.look_hand,
    "log": Human.look_log,
    "beans": Human.look_beans,
    "all": Human.look_all,
    "rules": Human.look_rules,
    "pause": Human.look_pause,
    "quit": Human.look_quit,
}


# --- the game ---


class Evening:
    """One game at the terminal: what was played, and what is told of it."""

    def __init__(self, s: State, people: People, screen: Screen, record: Path | None) -> None:
        self.s = s
        self.people = people
        self.screen = screen
        self.record = record
        self.moves: list[Move] = []
        self.heard = 0  # events of the log that were told
        self.story = Story(people, s.rules.exhaustions)
        self.human = Human(screen, people, self.story)

    def run(self, bots: list[Bot]) -> int:
        """The whole game, or as much of it as the player likes."""
        self.save()  # a place that cannot be written to is better noticed now
        try:
            self.screen.say(*welcome_lines(self.s.rules, self.people))
            self.start()
            result = play_on(self.s, bots, watch=self.watch)
            self.finish(result.faults)
        except (Left, KeyboardInterrupt):
            with suppress(Left):
                self.screen.say("", self.people.say("terminal-goodbye"))
        self.save()
        return 0

    def start(self) -> None:
        """Of what lies behind, only whose turn it is goes without a look at the table."""
        events = [event for event in self._new_events() if isinstance(event, TurnStarted)]
        self.screen.say(*self.story.tell(list(events[-1:])))

    def watch(self, s: State, move: Move) -> None:
        """After every move: keep it and tell it."""
        self.moves.append(move)
        self.tell()

    def tell(self) -> None:
        """Tell what happened since the last time, as far as the player may know it."""
        events = self._new_events()
        self.screen.say(*self.story.tell(events))
        for event in events:
            if isinstance(event, GameEnded):
                self.screen.say("", *result_lines(event, self.people))

    def _new_events(self) -> list[Event]:
        log = self.s.log if self.s.log is not None else []
        fresh = log[self.heard :]
        self.heard = len(log)
        return events_for(fresh, self.people.me)

    def finish(self, faults: list[Fault]) -> None:
        """How to have this deal again, and where the record is."""
        self.screen.say(self.people.say("terminal-seed", seed=self.s.seed))
        if self.record is not None:
            self.screen.say(self.people.say("terminal-record", file=str(self.record)))
        for fault in faults:
            if fault.seat == self.people.me:
                self.screen.say(self.people.say("terminal-fault", sentence=fault.sentence))

    def save(self) -> None:
        """Write the record, if one is wanted, also of a game that is not finished."""
        if self.record is not None:
            played = Record(self.s.rules.game_id, self.s.seed, self.people.names, self.moves)
            # Played again, because Ctrl-C may have come in the middle of a move.
            record = record_of(replay(played), played.players, played.moves)
            self.record.write_text(record_text(record), encoding="utf-8")


def play_plain(
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

    Without a seed one is made up. `names` are those of the others, clockwise from the player at `seat`, who is
    called "You" in the player's language without a name.
    """
    chosen = seed if seed is not None else secrets.token_hex(4)
    s = new_game(rules_for(game_id), chosen, log=True)
    own = name or voice(language).say("terminal-you")
    people = People(names_at(s.rules.seats, seat, names, own), seat, s.rules.currency, language)
    bots = [bot_named(bot, f"{chosen}/p{at}") for at in range(s.rules.seats)]
    return play_from(s, people, bots, Screen(stdin or sys.stdin, stdout or sys.stdout), record)


def play_from(s: State, people: People, bots: list[Bot], screen: Screen, record: Path | None = None) -> int:
    """Play on from a state with a log; the player takes the place of the bot at the own seat."""
    evening = Evening(s, people, screen, record)
    return evening.run([evening.human if seat == people.me else bots[seat] for seat in range(len(bots))])


class BadSeating(WordedError):
    """A seat or names that a table cannot have."""


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
