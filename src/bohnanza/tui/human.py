"""The seat of the player at the terminal, which asks the screen for its moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bohnanza import rulebook
from bohnanza.bots import Bot
from bohnanza.engine.game import legal, objection
from bohnanza.engine.menus import NO_OFFERS
from bohnanza.engine.seams import Move
from bohnanza.engine.views import View
from bohnanza.engine.wording import NotationError
from bohnanza.tui.extras import explained, numbers, other_extras
from bohnanza.tui.help import help_lines
from bohnanza.tui.move_descriptions import describe_move
from bohnanza.tui.narrator import Narrator
from bohnanza.tui.people import People
from bohnanza.tui.prompts import Prompt, decision_prompt, interruption_prompt, trading_prompt
from bohnanza.tui.screen import PlayerLeft, Screen, printable, printable_sentence
from bohnanza.tui.table_lines import bean_lines, hand_words, own_lines, table_lines, turn_lines
from bohnanza.tui.typed_moves import Misread, Unclear, meaning, parse_typed_move

LOG_LINES: Final = 20
LONGEST_LINE: Final = 200
EMPTY_LINES: Final = 20  # in a row at one question, until somebody seems to need help
USELESS_LINES: Final = 200  # likewise, of any kind, through a pipe


class Human(Bot):
    """A seat that asks the screen; what it returns is checked, so that the driver never has to refuse it."""

    def __init__(self, screen: Screen, people: People, narrator: Narrator) -> None:
        super().__init__("you")
        self.screen = screen
        self.people = people
        self.narrator = narrator
        self.quiet_in = -1  # another's turn in which the player has nothing to offer
        self.turn = -1
        self.said: list[Move] = []  # own offers of this turn
        self.pauses = False
        self.seen: list[object] = []  # what the others had when the table was shown last
        self.waved_off: list[Move] = []  # urgent moves that the player did not want in this turn
        self.prompt = Prompt("", [])
        self.listed: list[Move] = []  # all that the driver listed

    # --- what the driver calls ---

    def limited(self) -> bool:
        """People take as long and make as many offers as they like."""
        return False

    def choose(self, view: View, moves: list[Move]) -> Move:
        """A move that the game waits for."""
        move = self._ask(view, moves, decision_prompt(view, moves, self.people))
        assert move is not None
        return move

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        """An offer or anything else in trading; who passes in another's turn is not asked again in it."""
        self._look_up(view)
        if self.quiet_in == view.turn:
            return None
        move = self._ask(view, moves, trading_prompt(view, moves, self.people, self.said))
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
        return self._ask(view, moves, interruption_prompt(view, moves, self.people)) if moves else None

    def _look_up(self, view: View) -> None:
        """Forget the last turn when there is a new one."""
        if view.turn != self.turn:
            self.turn, self.said, self.waved_off = view.turn, [], []

    def _urgent(self, move: Move) -> bool:
        return move.urgent() and move not in self.waved_off

    # --- asking ---

    def _ask(self, view: View, moves: list[Move], prompt: Prompt) -> Move | None:
        """Ask until there is an answer that can be played; None is a pass."""
        self.screen.say(*self.narrator.pause())
        self.prompt = prompt
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
            raise PlayerLeft

    def _understood(self, view: View, line: str) -> tuple[bool, Move | None]:
        """Whether a line is an answer, and which."""
        if self.prompt.may_pass and meaning(line.lower(), self.people) in self._passes(view):
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
        return words if self.prompt.default is not None else ["", *words]

    def _meant(self, view: View, line: str) -> Move:
        """The move that a line means: Enter, a number or words."""
        prompt = self.prompt
        if len(line) > LONGEST_LINE:
            raise Misread("terminal-too-long")
        if not line:
            if prompt.default is None:
                raise Misread("terminal-enter-not-enough", moves=len(prompt.moves))
            return prompt.default
        if line.isdecimal():
            if not 1 <= int(line) <= len(prompt.moves):
                raise Misread("terminal-no-move", number=printable(line))
            return prompt.moves[int(line) - 1]
        return parse_typed_move(line, view, self.people)

    def _playable(self, view: View, move: Move) -> bool:
        """Whether a move can be played; if not, the player is told why."""
        found = objection(view.visible_state, move)
        if found is not None:
            self.screen.refuse(self.people.explain(found), found.rule)
            return False
        if self.prompt.only_these and move not in self.prompt.moves:
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
        prompt = self.prompt
        self.screen.say("", prompt.sentence)
        self._show_moves(view)
        if prompt.hint:
            self.screen.say(prompt.hint)

    def _show_moves(self, view: View) -> None:
        default = self.prompt.default
        for number, move in enumerate(self.prompt.moves, 1):
            mark = f"  {self.people.say('terminal-enter')}" if default is not None and move == default else ""
            self.screen.say(f"{number:>3}  {describe_move(move, view, self.people)}{mark}")
        if default is None and self.prompt.enter:
            self.screen.say(f"     {self.prompt.enter}  {self.people.say('terminal-enter')}")

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
        self.screen.say(*self.narrator.told[-LOG_LINES:])

    def look_beans(self, view: View, rest: str) -> None:
        """What the beans pay."""
        self.screen.say(*bean_lines(view.rules, self.people))

    def look_all(self, view: View, rest: str) -> None:
        """Every listed move, by number."""
        self.prompt = replace(self.prompt, moves=self.listed)
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
        raise PlayerLeft


def others_have(view: View, people: People) -> list[object]:
    """Turn and phase, and everything that lies before the others."""
    zones = (view.fields, view.aside, view.signals)
    seats = [seat for seat in range(view.rules.seats) if seat != view.seat]
    beside = [numbers(view, people, seat) + other_extras(view, people, seat) for seat in seats]
    return [view.turn, view.agenda[-1].trading, beside, [[zone[seat] for zone in zones] for seat in seats]]


def _paragraphs(text: str) -> list[str]:
    return [" ".join(part.split()) for part in text.split("\n\n")]


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
