"""Playing line by line: a newcomer finishes a game, free text is understood, nothing secret is shown."""

from __future__ import annotations

import os
import re
import select
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from bohnanza.bots import Bot, bot_named
from bohnanza.cli import commands
from bohnanza.engine.beans import NAMES as BEANS
from bohnanza.engine.catalog import game_ids, rule_sets, rules_for
from bohnanza.engine.events import Declined, Event, GameEnded, Lapsed, Offered, Planted, Traded, Withdrawn
from bohnanza.engine.game import new_game, objection
from bohnanza.engine.notation.facts import kebab, verb_of
from bohnanza.engine.notation.moves import move_classes
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.notation.record import check_record, parse_record
from bohnanza.engine.offers import ANY_COPY, Terms
from bohnanza.engine.seams import Step
from bohnanza.engine.state import State
from bohnanza.engine.tasks import phase_of
from bohnanza.engine.variants.coin.events import CoinContested
from bohnanza.engine.variants.favors.events import CardKept, CardPassedOn, FavorHandedOver, HandShown
from bohnanza.engine.variants.the_duel.events import DollarPaid
from bohnanza.engine.views import determinise, view
from bohnanza.engine.wording import NotationError
from bohnanza.lab.check_bot import THE_TEN
from bohnanza.tui.event_sentences import result_lines
from bohnanza.tui.help import help_lines
from bohnanza.tui.narrator import Narrator
from bohnanza.tui.people import People
from bohnanza.tui.screen import Screen
from bohnanza.tui.session import BadSeating, names_at, play_from, play_in_terminal
from bohnanza.tui.table_lines import offer_lines, turn_lines
from bohnanza.tui.typed_moves import parse_typed_move
from bohnanza.words import ENGLISH, LANGUAGES, say, voice
from tests.processes import Running, in_terminal, run

SEAT_NAME = re.compile(r"\bp[0-6]\b")
OFFER_NUMBER = re.compile(r"offer \d", re.IGNORECASE)

EIGHT_BEANS = "Garden, Red, Black-eyed, Soy, Green, Stink, Chili and Blue"

# --- in a terminal ---

PLAY = (
    "import sys; from bohnanza.tui.session import play_in_terminal; sys.exit(play_in_terminal(*sys.argv[1:]))"
)
# The terminal takes charge of the program, so that Ctrl-C reaches it.
PLAY_IN_TERMINAL = f"import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); {PLAY}"


class Terminal:
    """A game in a terminal of its own, and somebody who types."""

    def __init__(self, process: Running, screen: int) -> None:
        self.process = process
        self.screen = screen
        self.shown = ""

    def read(self) -> bool:
        """Read up to the next prompt; whether there is one."""
        deadline = time.monotonic() + 20
        while not self.shown.endswith("\n> "):
            ready, _, _ = select.select([self.screen], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"no answer after: {self.shown[-300:]}"
            try:
                chunk = os.read(self.screen, 4096)
            except OSError:  # the other end is closed
                return False
            if not chunk:
                return False
            self.shown += chunk.decode().replace("\r\n", "\n")
        return True

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())
        self.shown += "\0"  # what comes next is new

    def leave(self) -> int:
        while self.read():
            pass
        return self.process.wait(10)


@contextmanager
def playing(game_id: str) -> Iterator[Terminal]:
    """A game, begun."""
    with in_terminal([sys.executable, "-c", PLAY_IN_TERMINAL, game_id, "greedy", "tea"]) as (process, screen):
        yield Terminal(process, screen)


def newcomer(shown: str, asked: int, language: str = ENGLISH) -> str:
    """Presses Enter, types a number when that is not enough, and now and then for a change."""
    speaker = voice(language)
    enter_refused = speaker.say("terminal-enter-not-enough", {"moves": 2}).partition(":")[0]
    no_such_move = speaker.say("terminal-no-move", {"number": 1}).partition("1")[0]
    number = enter_refused in shown[-80:] or (asked % 3 == 0 and no_such_move not in shown[-80:])
    return "1\n" if number else "\n"


@pytest.mark.parametrize("game_id", THE_TEN)
def test_a_newcomer_in_a_terminal_finishes_a_game(game_id: str) -> None:
    asked = 0
    with playing(game_id) as terminal:
        while terminal.read():
            asked += 1
            terminal.type(newcomer(terminal.shown, asked))
        assert terminal.leave() == 0
    check_whole(terminal.shown.replace("\0", ""))


def check_whole(shown: str) -> None:
    """A game that was played to its end, told in words and in lines that fit."""
    assert say("event-game-ended") in shown
    assert re.search(r"wins?\b.*\.|share the win", shown)
    assert not OFFER_NUMBER.search(shown)
    assert "Traceback" not in shown
    assert "mistake" not in shown
    assert not SEAT_NAME.search(shown)
    assert max(len(line) for line in shown.splitlines()) < 80


@pytest.mark.parametrize("keys", ["\x04", "\x03", "quit\n"])
def test_leaving_is_polite(keys: str) -> None:
    with playing("anniversary/4") as terminal:
        assert terminal.read()
        terminal.type(keys)
        assert terminal.leave() == 0
    assert say("terminal-goodbye") in terminal.shown
    assert "Traceback" not in terminal.shown


def test_the_rule_of_a_refusal_is_dim_in_a_terminal() -> None:
    with playing("anniversary/4") as terminal:
        assert terminal.read()
        terminal.type("buy\n")
        assert terminal.read()
        assert " \x1b[2m[AB-2]\x1b[22m\n" in terminal.shown
        terminal.type("quit\n")
        assert terminal.leave() == 0


@pytest.mark.parametrize("rule_set", rule_sets())
def test_every_rule_set_can_be_finished_through_a_pipe(rule_set: str) -> None:
    game_id = next(game_id for game_id in game_ids() if game_id.startswith(f"{rule_set}/"))
    done = run([sys.executable, "-c", PLAY, game_id, "greedy", "tea"], "1\n\n" * 3000)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    check_whole(done.stdout)


# --- in this process ---


class Typist(StringIO):
    """Types lines, then plays on as a newcomer, or has nothing more to say."""

    def __init__(
        self, out: StringIO, lines: list[str], plays_on: bool = False, language: str = ENGLISH
    ) -> None:
        super().__init__()
        self.out = out
        self.language = language
        self.lines = lines
        self.plays_on = plays_on
        self.asked = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.asked += 1
        if self.lines:
            return self.lines.pop(0) + "\n"
        return newcomer(self.out.getvalue()[-200:-2], self.asked, self.language) if self.plays_on else ""


def whole_game(game_id: str, record: Path | None = None, seat: int = 0) -> str:
    out = StringIO()
    typist = Typist(out, [], plays_on=True)
    assert play_in_terminal(game_id, "greedy", "tea", record, seat=seat, stdin=typist, stdout=out) == 0
    return out.getvalue()


def talk(s: State, *lines: str, language: str = ENGLISH) -> str:
    """What is shown to the player at seat 0 who types these lines and leaves."""
    out = StringIO()
    if s.log is None:
        s.log = []
    own = voice(language).say("terminal-you")
    people = People(names_at(s.rules.seats, 0, own=own), 0, s.rules.currency, language)
    bots: list[Bot] = [bot_named("greedy", "tea") for _ in range(s.rules.seats)]
    assert play_from(s, people, bots, Screen(Typist(out, list(lines)), out)) == 0
    return out.getvalue()


def test_another_seat_can_be_taken() -> None:
    shown = whole_game("anniversary/4", seat=2)
    turns = re.findall(r"--- (.*) turn", shown)
    assert turns[:5] == ["Ben’s", "Cleo’s", "Your", "Ana’s", "Ben’s"]
    assert say("event-game-ended") in shown


def test_names_can_be_given() -> None:
    assert names_at(3, 0, ["Uta"]) == ["You", "Uta", "Ana"]
    with pytest.raises(BadSeating, match="different single words"):
        names_at(3, 0, ["Uta", "uta"])
    with pytest.raises(BadSeating, match="no seat 3"):
        names_at(3, 3)


# --- records ---


def test_the_record_of_a_whole_game_is_true(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shown = whole_game("anniversary/3", file)
    record = parse_record(file.read_text(encoding="utf-8"))
    assert check_record(record).over
    assert record.players == ("You", "Ana", "Ben")
    assert str(file) in shown.replace("\n  ", "")


def test_the_record_of_a_game_that_was_left_is_true(tmp_path: Path) -> None:
    file, out = tmp_path / "game.txt", StringIO()
    play_in_terminal("anniversary/4", "greedy", "tea", file, stdin=Typist(out, ["1", ""]), stdout=out)
    record = parse_record(file.read_text(encoding="utf-8"))
    assert [str(move) for move in record.moves][:2] == ["p0 plant soy 1", "p0 done"]
    check_record(record)


def test_a_record_that_cannot_be_written_is_noticed_before_the_game(tmp_path: Path) -> None:
    out = StringIO()
    with pytest.raises(OSError, match="No such file"):
        play_in_terminal(
            "anniversary/3", "greedy", "tea", tmp_path / "no" / "game.txt", stdin=out, stdout=out
        )
    assert out.getvalue() == ""


# --- what may be typed ---

TRADING = """
game: anniversary/4
active: p0
phase: trade
turned: soy, green
hand p0: blue, 2 red, blue, soy
fields p0: 2 chili | stink
hand p1: 3 chili
fields p1: 2 soy | -
hand p2: garden, chili
fields p2: blue | 2 green
hand p3: 2 stink
fields p3: - | -
deck: rest
"""
ASKED = """
game: anniversary/4
active: p2
phase: trade
turned: soy, green
hand p0: blue, 2 red, blue
fields p0: 2 soy | stink
fields p2: blue | chili
hand p2: 4 garden
hand p1: 3 chili
hand p3: 3 chili
offer 7.1: p2: turned soy for red to p0
deck: rest
"""


def understood(position: str, line: str) -> str:
    s = parse_position(position)
    return str(parse_typed_move(line, view(s, 0), People(names_at(4, 0), 0)))


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("offer 2 blue for red to ben", "offer 2 blue for red to p2"),
        ("Offer two Blue for a Red to Ben", "offer 2 blue for red to p2"),
        ("offer blue and red for chili", "offer blue + red for chili to p1,p2,p3"),
        ("offer blue@4 red for stink, chili to cleo ana", "offer blue@4 + red for stink + chili to p1,p3"),
        ("offer soy for chili or stink to all", "offer turned soy for chili or stink to p1,p2,p3"),
        ("offer 2 soy for chili to ana", "offer turned soy + soy for chili to p1"),
        ("offer soy for chili to all first-come", "offer turned soy for chili to p1,p2,p3 first-come"),
        ("swap blue for garden with p2", "offer blue for garden to p2"),
        ("ask any for soy", "offer turned soy for any to p1,p2,p3"),
        ("ask chili from ana", "offer nothing for chili to p1"),
        ("ask black eyed for red from b", "offer red for black-eyed to p2"),
        ("gift green to cleo", "offer turned green for nothing to p3"),
        ("give my red beans to ana", "offer red for nothing to p1"),
        ("want red", "want red"),
        ("no chili", "no chili"),
        ("have a soy", "have soy"),
        ("clear red", "clear red"),
        ("harvest 1", "harvest 1"),
        ("harvest chili", "harvest 1"),
        ("sell stink", "harvest 2"),
        ("plant soy", "plant soy 1"),
        ("plant gr on field 2", "plant green 2"),
        ("buy", "buy"),
        ("done", "done"),
        ("end", "done"),
    ],
)
def test_free_text_is_understood(line: str, move: str) -> None:
    assert understood(TRADING, line) == f"p0 {move}"


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("accept 1", "accept 7"),
        ("accept", "accept 7"),
        ("yes", "accept 7"),
        ("accept 1 from 3", "accept 7 from 3"),
        ("no", "decline 7"),
        ("decline 1: too little", "decline 7: too little"),
        ("decline i need", "decline 7: I need it"),
        ("counter 1 + soy", "counter 7 red for 2 soy to p2"),
        ("counter 1 - red", "counter 7 nothing for soy to p2"),
        ("counter 1 blue for green", "counter 7 blue for green to p2"),
        ("counter 2 blue for green", "counter 7 2 blue for green to p2"),
        ("counter + green", "counter 7 red for soy + green to p2"),
        ("offer blue for green", "offer blue for green to p2"),
    ],
)
def test_answers_are_understood(line: str, move: str) -> None:
    assert understood(ASKED, line) == f"p0 {move}"


OFFERED = TRADING + "offer 5.1: p0: blue for chili to p1,p2\noffer 9.2: p0: red for stink to p3\n"


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("pick 1 ana", "pick 5 p1"),
        ("withdraw 2", "withdraw 9"),
        ("revise 2 blue for red", "revise 9 blue for red"),
    ],
)
def test_open_offers_are_counted_from_one(line: str, move: str) -> None:
    assert understood(OFFERED, line) == f"p0 {move}"
    lines = offer_lines(view(parse_position(OFFERED), 0), People(names_at(4, 0), 0))
    assert lines[2:] == ["    2. You offer Cleo a Red Bean for a Stink Bean."]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("xyzzy", say("terminal-unclear", line="xyzzy")),
        ("\x1b[2J", say("terminal-unclear", line="?[2J")),
        ("99", say("terminal-no-move", number=99)),
        ("9" * 5000, say("terminal-too-long")),
        ("offer", say("terminal-how-offer")),
        ("offer soy for red to zoe", "Nobody here is called “zoe”. The others are Ana, Ben and Cleo."),
        ("offer carrot for red", say("terminal-no-bean", word="carrot", beans=EIGHT_BEANS)),
        ("offer 999999 soy for red", say("terminal-too-many-cards", number=999999)),
        ("gift", say("terminal-how-gift")),
        ("accept", say("terminal-which-offer", open=0)),
        ("accept 12", say("terminal-no-offer", number=12)),
        ("plant", say("terminal-how-plant")),
        ("rules AB-999", say("terminal-no-rule", id="AB-999")),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(line: str, sentence: str) -> None:
    assert " ".join(talk_reply(line).split()) == sentence


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("plant soy 1", "AB-38"),
        ("harvest 2", "AB-52"),
        ("buy", "AB-2"),
        ("offer garden for red to ana", "AB-39"),
    ],
)
def test_a_refusal_is_the_sentence_of_the_rule_with_its_id_as_a_mark(line: str, rule: str) -> None:
    s = parse_position(TRADING)
    refused = objection(s, parse_typed_move(line, view(s, 0), People(names_at(4, 0), 0)))
    assert refused is not None
    assert " ".join(talk_reply(line).split()) == f"{refused.sentence} [{rule}]"


def talk_reply(line: str) -> str:
    """The answer to a line at the start of the trading."""
    shown = talk(parse_position(TRADING), line)
    return shown.split("\n> ")[1].split("\n", 1)[1]


def test_a_refusal_names_people_not_seats() -> None:
    shown = talk(parse_position(ASKED), "draw", "offer red for soy to ana")
    assert not SEAT_NAME.search(shown)
    assert re.search(r"Ben\W.* \[AB-31\]", shown)


WORDS = """
offer gift ask counter accept decline plant harvest want to for from + - , @ 1 2 7 7.2 any or nothing
soy soy@2 red f1 ben p9 all turned first-come : revise pick no withdraw ² ٣ '
"""


def test_nothing_that_is_typed_breaks_the_game() -> None:
    rng, words = Random(7), WORDS.split()
    seen, people = view(parse_position(ASKED), 0), People(names_at(4, 0), 0)
    for _ in range(3000):
        line = " ".join(rng.choices(words, k=rng.randint(1, 7)))
        with suppress(NotationError):
            objection(seen.visible_state, parse_typed_move(line, seen, people))


def test_a_person_is_not_limited() -> None:
    s = parse_position(TRADING)
    shown = talk(s, *["want red", "clear red"] * 20, *["offer blue for garden to cleo"] * 20)
    assert shown.count("You want Red Beans.") == 20
    assert shown.count("You offer Cleo") >= 20
    assert s.proposals[0] == 20


# --- what free text does ---


def test_a_trade_typed_as_free_text_is_executed() -> None:
    s = parse_position(TRADING)
    shown = talk(s, "offer soy for chili to ana")
    assert "You give Ana a Soy Bean for a Chili Bean." in shown
    assert s.aside[0] == [BEANS.index("chili")]
    assert s.aside[1] == [BEANS.index("soy")]


def test_a_refused_offer_comes_with_its_reason() -> None:
    shown = talk(parse_position(TRADING), "offer blue for soy to ana")
    assert "You offer Ana a Blue Bean for a Soy Bean. Ana: “I need it.”" in shown


def test_an_offer_can_be_accepted_by_number() -> None:
    s = parse_position(ASKED)
    shown = talk(s, "1")
    assert "Ben offers you the turned-over Soy Bean for a Red Bean. Do you accept?" in shown
    assert "1  Accept Ben’s offer (joins your 2 Soy)" in shown
    assert "Ben gives you a Soy Bean for a Red Bean." in shown
    assert s.aside[0] == [BEANS.index("soy")]


def test_enter_declines_an_offer() -> None:
    shown = talk(parse_position(ASKED), "")
    assert "2  Decline Ben’s offer  [Enter]" in shown
    assert "You decline the offer." in shown  # it lay there before the story began


def test_a_signal_is_shown_at_the_seat() -> None:
    shown = talk(parse_position(TRADING), "want red")
    assert "You want Red Beans." in shown
    assert "you say:  want Red" in shown


def test_acceptances_of_an_offer_to_several_are_picked() -> None:
    s = parse_position(TRADING)
    shown = talk(s, "offer green for chili", "no", "no", "")
    assert "Ana and Ben: “Yes.” Cleo:" in " ".join(shown.split())
    assert "1  Trade with Ana (the turned-over Green Bean for a Chili Bean)  [Enter]" in shown
    assert "You give Ana a Green Bean for a Chili Bean." in shown
    assert s.aside[0] == [BEANS.index("chili")]


def test_the_list_in_trading_is_short_and_all_lists_everything() -> None:
    first = talk(parse_position(TRADING)).split("\n> ")[0]
    assert len(re.findall(r"^ +\d+  ", first, re.MULTILINE)) < 12
    shown = talk(parse_position(TRADING), "all", "150")
    assert re.search(r"^150  Offer ", shown, re.MULTILINE)
    assert re.search(r"> 150\nYou (offer|ask|give)", shown)


def test_pause_asks_between_the_steps_of_others() -> None:
    quiet = re.sub(r"(offer 7|turned).*\n", "", ASKED)
    shown = talk(parse_position(quiet), "pause", "", "want red", "1")
    assert "Before Ben goes on: is there anything you want to do?" in shown
    assert f"{say('terminal-only-listed')} [AB-54]" in shown
    assert "You harvest two Soy Beans for one coin." in shown


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("help", "offer 2 blue for red to ben"),
        ("hand", "Your hand: Blue (next), Red, Red, Blue, Soy"),
        ("rules AB-22", "AB-22 Forced harvest"),
        ("rules", "[AB-11]"),
        ("beans", "Garden        6 cards   2 pay 2, 3 pay 3"),
        ("table", "Ben    0 coins   2 cards  | 1 Blue | 2 Green |"),
    ],
)
def test_looking_always_works(line: str, expected: str) -> None:
    assert expected in talk_reply(line)


def test_the_log_repeats_what_was_told() -> None:
    assert (
        "You give Ana a Soy Bean for a Chili Bean."
        in talk(parse_position(TRADING), "offer soy for chili to ana", "log").split("> log")[1]
    )


# --- the table ---


def test_the_table_says_what_a_field_pays_and_which_card_is_next() -> None:
    shown = talk(parse_position(TRADING))
    assert "    field 1:  2 Chili: pays nothing, with 3 it pays 1\n" in shown
    assert "    hand:     Blue (next), Red, Red, Blue, Soy\n" in shown
    assert "  Turned over: Soy and Green\n" in shown


# --- the story ---


def told(*events: Event) -> list[str]:
    story = Narrator(People(["You", "Ana", "Ben", "Cleo"], 0), 3)
    return story.tell(list(events)) + story.pause()


def offered(maker: int, to: tuple[int, ...], want: tuple[int, ...] = (1,)) -> Offered:
    return Offered(4, 1, maker, to, Terms((3,), (ANY_COPY,), want), False, 0)


def test_an_offer_is_told_with_its_answers() -> None:
    events = (offered(1, (2, 3)), Declined(4, 2, "too little"), Declined(4, 3, ""), Lapsed(4, "declined"))
    assert told(*events) == [
        "Ana offers Ben and Cleo a Soy Bean for a Red Bean. Ben: “Too little.” Cleo: “No.”"
    ]


def test_an_offer_is_told_without_its_number() -> None:
    assert told(offered(1, (0,))) == ["Ana offers you a Soy Bean for a Red Bean."]
    assert told(offered(1, (2, 3, 0), ())) == ["Ana offers Ben, Cleo and you a Soy Bean as a gift."]


def test_of_an_offer_it_is_told_whose_it_was() -> None:
    gone = Lapsed(4, "gone")
    assert told(offered(1, (0,)), Withdrawn(4))[1:] == ["Ana withdraws their offer."]
    assert told(offered(0, (1,)), Planted(1, 3, 0, 0), gone)[2] == say(
        "event-lapsed", reason="gone", maker=0
    ).replace("P0’s", "Your")


def test_a_trade_is_told_once() -> None:
    trade = Traded(4, 1, 2, (3,), (ANY_COPY,), (1,), (ANY_COPY,))
    assert told(offered(1, (2,)), trade) == ["Ana gives Ben a Soy Bean for a Red Bean."]


# --- nothing is left without words ---


def kinds_of(base: type[object]) -> list[type[object]]:
    """All classes under one that are in the engine, below abstract ones too."""
    classes: list[type[object]] = base.__subclasses__()
    found = [kind for kind in classes if kind.__module__.startswith("bohnanza.engine.")]
    return found + [deeper for kind in found for deeper in kinds_of(kind)]


LANGUAGE_CODES = sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_move_has_words_of_its_own(language: str) -> None:
    moves = move_classes()
    assert len(moves) > 30
    own = own_words(language)
    assert [kind.__name__ for kind in moves if f"move-{verb_of(kind)}" not in own] == []


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_event_has_words_of_its_own(language: str) -> None:
    events = kinds_of(Event)
    assert len(events) > 45
    own = own_words(language)
    assert [kind.__name__ for kind in events if f"event-{kebab(kind.__name__)}" not in own] == []


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_step_in_which_somebody_is_asked_has_a_sentence(language: str) -> None:
    steps = {step for game_id in game_ids() for step in (*rules_for(game_id).turn, *rules_for(game_id).inner)}
    asking = {phase_of(step) for step in steps if type(step).awaited is not Step.awaited}
    assert len(asking) > 20
    own = own_words(language)
    assert [phase for phase in asking if f"task-{phase}" not in own] == []


def own_words(language: str) -> dict[str, object]:
    """The entries that a language has itself."""
    found: dict[str, object] = import_module(f"bohnanza.words.catalogues.{language}").CATALOGUE
    return found


# --- what Enter plays, and what is asked ---

A_GAME = "deck: rest\nactive: p0\n"
DUEL = f"{A_GAME}game: the-duel/2\nbonus p0: 2-2/10, 4/10\nwon p1: 3-1/10\nbonus p1: 5/10\nbonus deck: rest\n"
GIFTS = f"{DUEL}phase: gift\nturned: soy, chili, blue\nhand p0: red\nfields p0: 2 soy, 2 green | chili | -\n"
FAVORS = f"{A_GAME}game: anniversary+favors/4\nfields p0: 2 soy | chili\nhand p0: red, soy\n"
COIN = f"{A_GAME}game: anniversary+coin/4\n"
MAGPIE = f"{A_GAME}game: anniversary+magpie/4\nfields p0: 2 soy | chili\n"
TABLE = f"{A_GAME}game: anniversary-duel+magpie/2\nhand p0: red\nfields p0: 2 soy | chili | -\n"


def asked(position: str) -> str:
    """The first question, and what Enter does there."""
    shown = talk(parse_position(position))
    return shown.split("\n> ")[0].split("\n\n")[-1]


@pytest.mark.parametrize(
    ("position", "question", "enter"),
    [
        (DUEL + "phase: plant\nhand p0: red\nfields p0: 2 soy, 2 green | - | -",
         "Plant your Red Bean", "Fulfil the bonus card “2 + 2” (10¢) with your field 1"),
        (GIFTS.replace("2-2/10, ", ""), "Offer Ana a bean as a gift. You may bluff", "Offer a Soy Bean (turned over)"),
        (DUEL + "phase: answer p1 soy\nfields p0: 2 soy | - | -",
         "Ana offers you a Soy Bean. Take it and plant it?", "Take it (joins your 2 Soy)"),
        (DUEL + "phase: answer p1 soy\nfields p0: red | - | -",
         "Ana offers you a Soy Bean.", "Refuse it (and offer something in return)"),
        (DUEL + "phase: hand-over p0 soy\ncoins p0: 2 red",
         "Ana takes the Soy Bean that you don’t have: pay for the bluff.", "Pay a dollar"),
        (DUEL + "phase: hand-over p0 soy\nhand p0: red, soy",
         "Ana takes the Soy Bean: choose the card you give.", "Give a Soy Bean (card 2 in your hand)"),
        (DUEL + "phase: drop-bonus", "You may discard one of your bonus cards.", "Keep them all"),
        (DUEL + "phase: receive\nturned: red, blue\nfields p0: soy | - | -",
         "You may discard one of the turned-over cards instead.", "Plant a Red Bean in field 2"),
        (TABLE + "phase: use-offer\nturned: 2 red, soy",
         "Ana left you two Red Beans and a Soy Bean. Plant or discard each kind as a whole.",
         "Plant a Soy Bean in field 1 (with two Soy Beans)"),
        (TABLE + "phase: use-offer\nturned: 2 red", "Ana left you two Red Beans.", "Discard two Red Beans"),
        (TABLE + "phase: plant-or-leave\nturned: 2 red, magpie", "Ana gets the rest. Magpie Beans go to your hand.",
         "Leave the rest"),
        (TABLE + "phase: plant\nhand p0: red, soy", "You may discard one card from your hand.",
         "Plant a Red Bean in field 3"),
        (COIN + "phase: trade > contest\nactive: p1\ncoin: p0\nhand p0: blue, red",
         "You have one Blue Bean among your two cards.",
         "Contest the claim (Ana draws a card from your hand, and a Blue Bean saves the Coin)"),
        (COIN + "phase: trade > contest\nactive: p1\ncoin: p0\nhand p0: 2 red",
         "You have no Blue Beans among your two cards.", "Let the Bean Coin go"),
        (COIN + "phase: trade > plant-now p0 soy\nfields p0: soy | red", "Plant a Soy Bean at once.",
         "Plant a Soy Bean in field 1 (with a Soy Bean)"),
        (MAGPIE + "phase: plant\nhand p0: magpie", "Your next card is a Magpie Bean: play it.", "Play the Magpie Bean"),
        (MAGPIE + "phase: plant > steal\nfields p1: 3 soy | -", "You may steal a card of a kind that you grow.",
         "Steal a Soy Bean from Ana’s field 1 for your field 1"),
        (FAVORS + "phase: plant\nowed p1: F1 from p0\nfields p1: red | -",
         "You owe Ana a Helping Hand: plant your Red Bean in their field.", "Plant a Red Bean in Ana’s field 1"),
        (FAVORS + "phase: repay\nowed p1: F2 from p0\nfields p1: soy | -",
         "You owe Ana the favor “Shared Field”", "Move a Soy Bean from your field 1 to Ana’s field 1"),
        (FAVORS + "phase: ask-f3\nactive: p1\nowed p0: F3 from p1\nturned: red, soy",
         "Ana turned over a Red Bean and a Soy Bean and owes you the favor “First Pick”. Take a card?",
         "Take the turned-over Soy Bean (joins your 2 Soy)"),
        (FAVORS + "phase: ask-f4\nactive: p1\nowed p0: F4 from p1",
         "You are owed the favor “Card on Demand”.", "Demand a card from Ana"),
        (FAVORS + "phase: receive > give-to p1 from p0\nactive: p1\nfields p1: soy | red",
         "You owe Ana the favor “Card on Demand”", "Give a Red Bean (card 1 in your hand)"),
        (FAVORS + "phase: draw > draw-now p1 > ask-f5 p1\nactive: p1\nowed p0: F5 from p1",
         "Ana is about to draw and owes you the favor “Look at the Draw”.", "Look at the cards"),
        (FAVORS + "phase: draw > sort p1 > keep\nactive: p1\ndrawn p0: soy, red", "You see a Soy Bean and a Red Bean.",
         "Keep a Soy Bean as card 1 in your hand"),
        (FAVORS + "phase: draw > sort p1\nactive: p1\ndrawn p0: soy, red",
         "Ana gets the other cards. Which one comes next?", "Give a Red Bean"),
    ],
)  # fmt: skip
def test_every_question_is_plain_and_enter_is_sensible(position: str, question: str, enter: str) -> None:
    shown = " ".join(asked(position).split())
    assert question in shown
    assert re.search(rf" \d {re.escape(enter)} \[Enter\]", shown), shown


def test_gifts_are_listed_with_honest_ones_first() -> None:
    assert re.findall(r"Offer a (.*) Bean(.*)\n", asked(GIFTS.replace("2-2/10, ", "")) + "\n") == [
        ("Soy", " (turned over)  [Enter]"),
        ("Red", " (from your hand)"),
        ("Chili", " (turned over)"),
        ("Blue", " (turned over)"),
        ("Garden", ": a bluff"),
        ("Black-eyed", ": a bluff"),
        ("Green", ": a bluff"),
        ("Stink", ": a bluff"),
    ]


# --- somebody who only presses Enter ---

NO_ROOM = f"{A_GAME}game: anniversary/4\nphase: plant\nhand p0: red\nfields p0: 3 soy | 3 chili"
EXPLAINED = say("terminal-enter-again")


class TypistAtTerminal(Typist):
    """Types for real."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("kind", "left"), [(Typist, 30), (TypistAtTerminal, 0)])
def test_empty_lines_for_ever_are_explained_once_and_end_a_pipe(kind: type[Typist], left: int) -> None:
    out, s = StringIO(), parse_position(NO_ROOM)
    s.log = []
    typist = kind(out, [""] * 50)
    people = People(names_at(4, 0), 0)
    assert play_from(s, people, [bot_named("greedy", "tea")] * 4, Screen(typist, out)) == 0
    shown = " ".join(out.getvalue().split())
    assert shown.count(EXPLAINED) == 1
    assert shown.endswith(say("terminal-goodbye"))
    assert len(typist.lines) == left


def test_a_pipe_of_nonsense_ends_too() -> None:
    assert talk(parse_position(NO_ROOM), *["xyzzy"] * 300).count("“xyzzy”") == 200


# --- help for this game and no other ---


@pytest.mark.parametrize(
    ("game_id", "there", "not_there"),
    [
        ("anniversary/4", ["to ben", "counter"], ["buy", "F3", "magpie", "claim", "present", "discard"]),
        ("classic+favors/5", ["buy", "call F4 ana", "favors"], ["magpie", "claim", "bonus"]),
        ("anniversary+coin+magpie/4", ["claim", "steal ana 1 to 2"], ["F3", "collect", "buy"]),
        ("anniversary-duel+magpie/2", ["discard soy@3", "collect magpies"], ["to trade", "pause", "fulfil"]),
        ("the-duel/2", ["present soy", "fulfil 2-2 ana 1", "bonus"], ["offer", "to chat", "magpie", "F3"]),
    ],
)
def test_help_is_about_this_game(game_id: str, there: list[str], not_there: list[str]) -> None:
    lines = help_lines(rules_for(game_id), People(names_at(rules_for(game_id).seats, 0), 0))
    text = "\n".join(lines)
    assert [word for word in there if word not in text] == []
    assert [word for word in not_there if word.lower() in text.lower()] == []


@pytest.mark.parametrize("game_id", THE_TEN)
def test_every_screen_of_looking_fits(game_id: str) -> None:
    shown = talk(
        new_game(rules_for(game_id), "tea"), "help", "table", "beans", "rules", "favors", "bonus", "all"
    )
    assert max(len(line) for line in shown.splitlines()) < 80


def test_a_turn_in_short_does_not_repeat_itself() -> None:
    lines = turn_lines(rules_for("the-duel/2"), People(names_at(2, 0), 0))
    told = [line[5:] for line in lines]
    assert "Take the gift, or refuse it. [DU-23]" in told
    assert sorted(told) == sorted(set(told))
    assert lines[-1] == "  7. Draw a bonus card. [DU-29]"


def test_bonus_and_favors_are_explained_where_they_are() -> None:
    shown = talk(parse_position(GIFTS), "bonus", "favors")
    assert "“2 + 2” (10¢): at least two of a kind, then two of the next. Now you can:" in shown
    assert say("terminal-no-things", game=False) in shown
    assert "F4  Card on Demand: While cards" in talk(parse_position(FAVORS + "phase: plant"), "favors")


# --- the table of other games ---


@pytest.mark.parametrize(
    ("position", "line"),
    [
        (GIFTS, "    field 1:  2 Soy, 2 Green: pays 1, with 5 it pays 2"),
        (GIFTS, "    bonus:    “4” (10¢), “2 + 2” (10¢) (now)"),
        (GIFTS + "coins p1: 2 red",
         "  Ana     $3.10   0 cards  1 bonus card  | - | - | - |\n    (Ana has fulfilled: “3 + 1” (10¢))"),
        (GIFTS + "won p0: 4-1/40", "    won:      “4 + 1” (40¢)"),
        (GIFTS + "offered: red, blue", "  Already offered as gifts: Red, Blue"),
        (COIN + "phase: plant\nhand p0: red\ncoin: p2\nfields p0: 4 soy | 3 red",
         "  Ben has the Bean Coin. Your fields are worth four coins; you need five coins"),
        (COIN + "phase: plant\nhand p0: red\ncoin: p2", "  Ben    0 coins   0 cards  | - | - |  Bean Coin"),
        (COIN + "phase: plant\nhand p0: red\ncoin: p0", "  You have the Bean Coin and draw four cards."),
        (FAVORS + "phase: plant\nfavors p0: F1, F6", "    favors:   F1 Helping Hand, F6 Hot Bean"),
        (FAVORS + "phase: plant\nowed p0: F3 from p2", "  Ben owes you: F3 First Pick"),
        (FAVORS + "phase: plant\nowed p2: F3 from p0", "  You owe Ben: F3 First Pick"),
        (FAVORS + "phase: plant\nowed p2: F3 from p1\nfavors p1: F1, F2",
         "  Ana    0 coins   0 cards  2 favors  | - | - |\n    (Ana owes Ben: F3 First Pick)"),
        (TABLE + "phase: plant-or-leave\nturned: 2 blue\ndiscard: red, soy",
         "cards. The game ends when it is empty. Top of the discard pile:\n  Red."),
        (TABLE + "phase: plant-or-leave\nturned: 2 blue, red", "  On the table: Blue, Blue and Red"),
        (f"{A_GAME}game: field-beans/4\nphase: plant\nhand p0: red\nfields p0: 2 field | -",
         "    field 1:  2 Field: earns a third field, with 3 it pays 3"),
        (f"{A_GAME}game: field-beans/4\nphase: plant\nhand p0: red\nfields p0: 2 field | -",
         "Harvest two Field Beans for another field"),
    ],
)  # fmt: skip
def test_the_table_shows_what_the_game_has(position: str, line: str) -> None:
    assert line in talk(parse_position(position))


# --- what may be typed in other games ---


@pytest.mark.parametrize(
    ("position", "line", "move"),
    [
        (GIFTS, "present bla", "present black-eyed"),
        (GIFTS, "offer a soy to ana", "present soy"),
        (GIFTS, "fulfil 2-2", "fulfil 2-2/10 p0 1"),
        (GIFTS, "fulfil 2-2 ana 3", "fulfil 2-2/10 p1 3"),
        (DUEL + "phase: answer p1 soy", "yes", "take"),
        (DUEL + "phase: answer p1 soy", "no", "refuse"),
        (DUEL + "phase: hand-over p0 soy\nhand p0: red, soy", "give soy", "give soy@2"),
        (DUEL + "phase: drop-bonus", "drop 4", "drop 4/10"),
        (DUEL + "phase: drop-bonus", "drop 2 + 2", "drop 2-2/10"),
        (DUEL + "phase: drop-bonus", "no", "pass"),
        (MAGPIE + "phase: plant > steal\nfields p1: soy | -", "steal ana 1 to 1", "steal p1 1 to 1"),
        (FAVORS + "phase: trade", "offer F3 for red to ana", "offer F3 for red to p1"),
        (FAVORS + "phase: trade", "call f6 ben red@1", "call F6 p2 red@1"),
        (FAVORS + "phase: plant", "plant soy for ana 2", "plant soy for p1 2"),
        (FAVORS + "phase: repay", "repay 1 to cleo 2", "repay 1 to p3 2"),
        (TABLE + "phase: plant", "discard re@3", "discard red@3"),
    ],
)  # fmt: skip
def test_free_text_of_other_games_is_understood(position: str, line: str, move: str) -> None:
    seen = view(parse_position(position), 0)
    people = People(names_at(seen.rules.seats, 0), 0)
    assert str(parse_typed_move(line, seen, people)) == f"p0 {move}"


OTHER_WORDS = """
present take refuse give fulfil drop pay dollar 2-2 2-2/10 call F6 f9 keep at hand repay steal play magpie collect
magpies claim contest pass discard red@2 x ana you draw bonus turn yes
"""


@pytest.mark.parametrize(
    "position",
    [GIFTS, DUEL + "phase: answer p1 soy", DUEL + "phase: hand-over p0 soy", FAVORS + "phase: trade", TABLE],
)
def test_nothing_that_is_typed_breaks_another_game(position: str) -> None:
    rng, words = Random(7), (WORDS + OTHER_WORDS).split()
    s = parse_position(position if "phase" in position else position + "phase: plant")
    seen, people = view(s, 0), People(names_at(s.rules.seats, 0), 0)
    for _ in range(500):
        line = " ".join(rng.choices(words, k=rng.randint(1, 6)))
        with suppress(NotationError):
            objection(seen.visible_state, parse_typed_move(line, seen, people))


# --- the story of other games ---


@pytest.mark.parametrize(
    ("events", "line"),
    [
        ((FavorHandedOver(1, 0, 3), Traded(1, 1, 0, (), (), (3,), (ANY_COPY,))),
         "Ana gives you the favor “First Pick” for a Soy Bean."),
        ((Planted(1, 3, 0, 2), Planted(1, 3, 0, 2)), "Ana plants a Soy Bean in field 1. (×2)"),
        ((HandShown(1, 0, (3, 1)),), "Ana has none and shows you their hand: a Soy Bean and a Red Bean."),
        ((HandShown(0, 1, (-1,)),), "You have none and show Ana your hand."),
        ((HandShown(2, 1, (-1,)),), "Ben has none and shows Ana their hand."),
        ((DollarPaid(0, -1),), "It was a bluff! You pay a dollar."),
        ((DollarPaid(1, 3),), "It was a bluff! Ana pays with the bonus card “2 + 2” (10¢)."),
        ((CoinContested(1, 7),),
         "Ana contests the claim. The card drawn is a Blue Bean: Ana keeps the Bean Coin."),
        ((CardKept(1, -1, -1),), "Ana keeps one of them."),
        ((CardPassedOn(1, 2, -1),), "Ana gives Ben one of them."),
    ],
)  # fmt: skip
def test_events_of_other_games_are_told(events: tuple[Event, ...], line: str) -> None:
    assert told(*events) == [line]


def test_the_result_of_the_duel_is_in_dollars_and_cents() -> None:
    people = People(["You", "Ana"], 0, "dollar")
    assert result_lines(GameEnded((1240, 900), (0,)), people)[:2] == [
        "  You    $12.40  winner",
        "  Ana     $9.00",
    ]


# --- seat and name ---


def test_seat_and_name_are_options_of_the_command() -> None:
    arguments = ["play", "anniversary/3", "--seed", "tea", "--seat", "2", "--name", "ana"]
    shown = CliRunner().invoke(commands, arguments, input="quit\n").output
    assert "with Ben and Cleo." in " ".join(shown.split())
    assert "  Ana    0 coins" in shown
    refused = CliRunner().invoke(commands, ["play", "anniversary/3", "--seat", "3"])
    assert say("cli-no-seat", seat=3, last=2) in refused.output


# --- secrecy ---


def test_the_hands_of_others_are_never_shown() -> None:
    position = TRADING.replace("hand p1: 3 chili", "hand p1: 5 garden").replace("garden, chili", "garden")
    shown = talk(parse_position(position), "table", "hand", "log", "offer blue for chili to ana", "table")
    assert "Garden" not in shown


@pytest.mark.parametrize("game_id", ["anniversary/4", "the-duel/2", "anniversary+coin+magpie+favors/5"])
def test_what_is_shown_does_not_depend_on_what_is_hidden(game_id: str) -> None:
    s = new_game(rules_for(game_id), "tea")
    looks = ("table", "hand", "log", "all", "beans", "rules", "bonus", "harvest 1", "plant red 1", "accept 3")
    shown = {talk(determinise(view(s, 0), None, Random(deal)), *looks) for deal in range(5)}
    assert len(shown) == 1


@pytest.mark.parametrize("game_id", ["anniversary/4", "classic/7"])
def test_of_the_draws_of_others_only_the_number_is_told(game_id: str) -> None:
    shown = whole_game(game_id)
    draws = re.findall(r"^(?:Ana|Ben|Cleo|Dan|Eva|Finn) draws (.*)$", shown, re.MULTILINE)
    assert draws
    assert all(re.fullmatch(r"(a card|\w+ cards)\.", draw) for draw in draws)
