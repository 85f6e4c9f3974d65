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
from bohnanza.tui.extras import explained, other_extras, player_summary
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
EMPTY_LINES: Final = 20  # in a row at one prompt, before the player gets a hint
USELESS_LINES: Final = 200  # of any kind in a row at one prompt, before a pipe is taken to be stuck


class Human(Bot):
    """A seat that asks the screen; its moves are checked here, so that the driver never has to refuse one."""

    def __init__(self, screen: Screen, people: People, narrator: Narrator) -> None:
        super().__init__("you")
        self.screen = screen
        self.people = people
        self.narrator = narrator
        self.quiet_in = -1  # another player's turn in which this one has nothing to offer
        self.turn = -1
        self.said: list[Move] = []  # own offers of this turn
        self.pauses = False  # whether to ask between the steps of others
        self.seen: list[object] = []  # what the others had when the table was last shown
        self.waved_off: list[Move] = []  # urgent moves that the player did not want in this turn
        self.prompt = Prompt("", [])
        self.listed: list[Move] = []  # all that the driver listed

    # --- what the driver calls ---

    def limited(self) -> bool:
        return False  # people take as long and make as many offers as they like

    def choose(self, view: View, moves: list[Move]) -> Move:
        move = self._ask(view, moves, decision_prompt(view, moves, self.people))
        assert move is not None
        return move

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        """An offer or anything else in trading; who passes in another player's turn is not asked again in it."""
        self._notice_turn(view)
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
        self._notice_turn(view)
        moves = [
            move
            for move in legal(view.visible_state, view.seat, NO_OFFERS)
            if not move.advances
            and not move.unlisted
            and (self.pauses or (move.urgent() and move not in self.waved_off))
        ]
        return self._ask(view, moves, interruption_prompt(view, moves, self.people)) if moves else None

    def _notice_turn(self, view: View) -> None:
        """Forget the last turn when there is a new one."""
        if view.turn != self.turn:
            self.turn, self.said, self.waved_off = view.turn, [], []

    # --- asking ---

    def _ask(self, view: View, moves: list[Move], prompt: Prompt) -> Move | None:
        """Ask until there is an answer that can be played; None is a pass."""
        self.screen.say(*self.narrator.pause())
        self.prompt, self.listed = prompt, moves
        now = others_have(view, self.people)
        lines = own_lines(view, self.people) if now == self.seen else table_lines(view, self.people)
        self.seen = now
        self.screen.say("", *lines)
        self._show_prompt(view)
        empty = useless = 0
        while True:
            line = self.screen.ask("> ")
            answered, move = self._answer(view, line)
            if answered:
                self.waved_off += [one for one in moves if one.urgent() and one != move]
                return move
            empty, useless = 0 if line else empty + 1, useless + 1
            if empty == EMPTY_LINES:
                self.screen.say(self.people.say("terminal-enter-again"))
            if not self.screen.typed() and (empty == EMPTY_LINES or useless == USELESS_LINES):
                raise PlayerLeft  # a pipe could go on like this for ever

    def _answer(self, view: View, line: str) -> tuple[bool, Move | None]:
        """Whether a line answers the prompt, and with which move; None is a pass.

        Commands that are no moves are carried out here, and what cannot be played is refused.
        """
        word, _, rest = line.lower().partition(" ")
        word = meaning(word, self.people)
        if word in CONSOLE_COMMANDS and (not rest or word in ("rules", "help")):
            CONSOLE_COMMANDS[word](self, view, rest)
            return False, None
        if not rest and self.people.voice.knows(f"{word}-any.explained"):
            self.screen.say(*explained(view, self.people, word))
            return False, None
        if self.prompt.may_pass and self._is_pass(view, line):
            return True, None
        try:
            move = self._move(view, line)
        except Unclear:
            self.screen.say(self.people.say("terminal-unclear", line=printable(line)))
            return False, None
        except NotationError as error:
            self.screen.say(printable_sentence(self.people.explain(error)))
            return False, None
        problem = objection(view.visible_state, move)
        if problem is not None:
            self.screen.refuse(self.people.explain(problem), problem.rule)
            return False, None
        if self.prompt.only_these and move not in self.prompt.moves:
            self.screen.refuse(self.people.say("terminal-only-listed"), "AB-54")
            return False, None
        return True, move

    def _is_pass(self, view: View, line: str) -> bool:
        passes = ["pass"] if view.seat == view.active else ["pass", "done"]
        passes += [""] if self.prompt.default is None else []
        return meaning(line.lower(), self.people) in passes

    def _move(self, view: View, line: str) -> Move:
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

    # --- showing ---

    def _show_prompt(self, view: View) -> None:
        self.screen.say("", self.prompt.sentence)
        self._show_moves(view)
        if self.prompt.hint:
            self.screen.say(self.prompt.hint)

    def _show_moves(self, view: View) -> None:
        default = self.prompt.default
        for number, move in enumerate(self.prompt.moves, 1):
            mark = f"  {self.people.say('terminal-enter')}" if default is not None and move == default else ""
            self.screen.say(f"{number:>3}  {describe_move(move, view, self.people)}{mark}")
        if default is None and self.prompt.enter:
            self.screen.say(f"     {self.prompt.enter}  {self.people.say('terminal-enter')}")

    # --- commands that are no moves ---

    def show_help(self, view: View, rest: str) -> None:
        self.screen.say(*help_lines(view.rules, self.people))

    def show_table(self, view: View, rest: str) -> None:
        """The table and the prompt again."""
        self.screen.say("", *table_lines(view, self.people))
        self._show_prompt(view)

    def show_hand(self, view: View, rest: str) -> None:
        self.screen.say(self.people.say("terminal-your-hand", cards=hand_words(view, self.people)))

    def show_log(self, view: View, rest: str) -> None:
        self.screen.say(*self.narrator.history[-LOG_LINES:])

    def show_beans(self, view: View, rest: str) -> None:
        self.screen.say(*bean_lines(view.rules, self.people))

    def show_all_moves(self, view: View, rest: str) -> None:
        """Every move that the driver listed; from now on the numbers are those of this list."""
        self.prompt = replace(self.prompt, moves=self.listed)
        self._show_moves(view)

    def show_rules(self, view: View, rest: str) -> None:
        """The steps of a turn, or one rule."""
        rule = rulebook.rules(self.people.language).get(rest.strip().upper())
        if rule is not None:
            paragraphs = [" ".join(part.split()) for part in rule.text.split("\n\n")]
            self.screen.say(f"{rule.id} {rule.title}", *paragraphs)
        elif rest:
            self.screen.say(self.people.say("terminal-no-rule", id=printable(rest.upper())))
        else:
            lines = turn_lines(view.rules, self.people)
            self.screen.say(
                self.people.say("terminal-a-turn"), *lines, self.people.say("terminal-more-rules")
            )

    def toggle_pauses(self, view: View, rest: str) -> None:
        """Be asked between the steps of others, or no longer."""
        self.pauses = not self.pauses
        self.screen.say(self.people.say("terminal-pauses", now=self.pauses))

    def leave(self, view: View, rest: str) -> None:
        raise PlayerLeft


def others_have(view: View, people: People) -> list[object]:
    """The turn, the phase, and everything that the other players have on the table."""
    zones = (view.fields, view.aside, view.signals)
    seats = [seat for seat in range(view.rules.seats) if seat != view.seat]
    lines = [player_summary(view, people, seat) + other_extras(view, people, seat) for seat in seats]
    return [view.turn, view.agenda[-1].trading, lines, [[zone[seat] for zone in zones] for seat in seats]]


CONSOLE_COMMANDS: Final[dict[str, Callable[[Human, View, str], None]]] = {
    "help": Human.show_help,
    "table": Human.show_table,
    "hand": Human.show_hand,
    "log": Human.show_log,
    "beans": Human.show_beans,
    "all": Human.show_all_moves,
    "rules": Human.show_rules,
    "pause": Human.toggle_pauses,
    "quit": Human.leave,
}
