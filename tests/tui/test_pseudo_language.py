"""In the pseudo-language every letter carries a mark: what is said without one is in no catalogue."""

from __future__ import annotations

import re
import sys
from io import StringIO

import pytest

from bohnanza import __version__
from bohnanza.bots import BOTS
from bohnanza.bots.first_names import NAMES
from bohnanza.cli import commands
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.game import new_game
from bohnanza.engine.notation.position import parse_position
from bohnanza.tui.session import play_in_terminal
from bohnanza.words import LANGUAGES, PSEUDO, voice
from bohnanza.words.pseudo import unmarked
from tests.processes import COMMAND, in_terminal, run
from tests.tui.playing import ASKED, DUEL, FAVORS, GIFTS, MAGPIE, TRADING, Terminal, Typist, newcomer, talk

# All that may be said without a mark: these, names, the seed and what was typed.
IDS = re.compile(r"\b[A-Z][A-Z0-9]-F?\d+\b|\bF[1-6]\b")  # of rules; of favors, as they are typed
SYNTAX = re.compile(  # of the command line, as it is typed; the last ones are click's
    r"--[a-z-]+|(?<!\S)-[a-z]\b|\b(?:GAME|RULE|RECORD|PATHS)\b|\b(?:TEXT|INTEGER RANGE|INTEGER|PATH|FLOAT)\b"
    r"|default:|x>=0|x>=1|0<=x<=65535|required|env var: BOHNANZA_MAIL"
)
DEFAULTS = ("full", "trader", "greedy", *LANGUAGES)
NAMES_OF_GAMES = {word for game_id in game_ids() for word in re.split(r"[+/]", game_id)}


def check_marked(shown: str, *names: str) -> None:
    """Nothing but names, ids and what is typed is left without a mark."""
    plain = IDS.sub("", shown)
    for name in sorted({*NAMES, *names, "tea"}, key=len, reverse=True):
        plain = re.sub(rf"(?<![\w-]){re.escape(name)}(?![\w-])", "", plain, flags=re.IGNORECASE)
    assert [line for line in plain.splitlines() if unmarked(line) and not line.startswith("> ")] == []


def test_an_english_word_would_be_noticed() -> None:
    check_marked("Ŧẏƥḗ 1, Ana! [AB-22]\n> offer soy")
    with pytest.raises(AssertionError):
        check_marked("Ŧẏƥḗ now, Ana!")


# --- games ---


@pytest.mark.parametrize(
    "game_id",
    ["anniversary/4", "classic/5", "the-duel/2", "classic+favors/5", "anniversary+coin+magpie/4",
     "anniversary-duel+magpie/2", "field-beans/4"],
)  # fmt: skip
def test_a_whole_game(game_id: str) -> None:
    out = StringIO()
    typist = Typist(
        out, ["help", "beans", "bonus", "favors", "rules", "table", "log", "all", ""], True, PSEUDO
    )
    assert play_in_terminal(game_id, "greedy", "tea", language=PSEUDO, stdin=typist, stdout=out) == 0
    shown = out.getvalue()
    assert voice(PSEUDO).say("event-game-ended") in shown
    check_marked(shown)


# The terminal takes charge of the program, as in tests of the terminal.
PLAY = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); from bohnanza.cli import main; main()"


def test_a_whole_game_in_a_terminal() -> None:
    wanted = ["play", "anniversary/3", "--bot", "greedy", "--seed", "tea", "--lang", PSEUDO]
    asked = 0
    with in_terminal([sys.executable, "-c", PLAY, *wanted]) as (process, screen):
        terminal = Terminal(process, screen)
        while terminal.read():
            asked += 1
            terminal.type(newcomer(terminal.shown[-200:], asked, PSEUDO))
        assert terminal.leave() == 0
    assert voice(PSEUDO).say("event-game-ended") in terminal.shown
    check_marked(terminal.shown)


MISREAD = (
    "xyzzy", "99", "9" * 300, "harvest", "offer", "gift", "ask", "accept", "accept 12", "counter", "pick",
    "offer soy for 12 to zoe", "offer 999 soy for red", "harvest blue", "harvest 7", "fulfil", "want", "rules AB-999",
    "pause", "pause", "hand",
)  # fmt: skip


@pytest.mark.parametrize(
    "position", [TRADING, ASKED, GIFTS, DUEL + "phase: drop-bonus", FAVORS + "phase: trade"]
)
def test_what_cannot_be_understood(position: str) -> None:
    check_marked(
        talk(parse_position(position), *MISREAD, language=PSEUDO), *NAMES_OF_GAMES, "zoe", "xyzzy", "for"
    )


REFUSED = ("plant soy 1", "harvest 2", "buy", "draw", "offer garden for red to ana", "claim", "play magpie")


@pytest.mark.parametrize("position", [TRADING, ASKED, GIFTS, FAVORS + "phase: trade"])
def test_refusals(position: str) -> None:
    check_marked(talk(parse_position(position), *REFUSED, language=PSEUDO), "for")


def test_signals_and_several_offers() -> None:
    said = (
        "want red",
        "have soy",
        "no chili",
        "offer blue for garden to ana",
        "offer green for chili",
        "table",
    )
    check_marked(talk(parse_position(TRADING), *said, language=PSEUDO))


@pytest.mark.parametrize(
    "position",
    [
        DUEL + "phase: hand-over p0 soy\ncoins p0: 2 red",
        DUEL + "phase: answer p1 soy\nfields p0: red | - | -",
        MAGPIE + "phase: plant > steal\nfields p1: 3 soy | -",
        FAVORS + "phase: ask-f3\nactive: p1\nowed p0: F3 from p1\nturned: red, soy",
        FAVORS + "phase: draw > sort p1 > keep\nactive: p1\ndrawn p0: soy, red",
        FAVORS + "phase: plant\nowed p1: F1 from p0\nowed p2: F3 from p1\nfields p1: red | -",
    ],
)
def test_rare_questions(position: str) -> None:
    check_marked(talk(parse_position(position), "", "", language=PSEUDO))


def test_words_are_understood_as_they_are_shown_and_in_english() -> None:
    s = new_game(rules_for("anniversary/4"), "tea")
    for line in ("ħḗŀƥ", "help", "PLANT SOY 1", "ƥŀȧƞŧ şǿẏ 1"):
        shown = talk(s.clone(), line, language=PSEUDO)
        assert voice(PSEUDO).say("terminal-unclear", {"line": line}) not in shown


# --- the command line ---


@pytest.mark.parametrize("command", ["", *commands.commands])
def test_help(command: str) -> None:
    done = run([*COMMAND, "--lang", PSEUDO, *command.split(), "--help"])
    assert (done.returncode, done.stderr) == (0, "")
    plain = SYNTAX.sub("", done.stdout.replace(" -c ", " "))
    check_marked(plain, *commands.commands, *DEFAULTS, "anniversary")


@pytest.mark.parametrize("line", ["rules", "bots", "--version", "conformance conformance/AB/AB-11.txt"])
def test_lists(line: str) -> None:
    done = run([*COMMAND, "--lang", PSEUDO, *line.split()])
    assert (done.returncode, done.stderr) == (0, "")
    check_marked(done.stdout, __version__, *NAMES_OF_GAMES, *BOTS)


def test_tables() -> None:
    wanted = "simulate anniversary/3 --games 2 --bots greedy,random,random --profile simple"
    done = run([*COMMAND, "--lang", PSEUDO, *wanted.split()])
    assert done.returncode == 0
    check_marked(done.stdout, "anniversary", *BOTS, "p0", "p1", "p2")


@pytest.mark.parametrize(
    "line",
    [
        "rules ZZ-1",
        "play --lang xx",
        "play chess/4",
        "play anniversary/9",
        "play --bot carrot",
        "play anniversary/4 --seat 7",
        "play anniversary/4 --name ana-ben",
        "simulate anniversary/4 --bots greedy,random",
        "simulate anniversary/4 --profile none",
        "arena anniversary/4 --bots greedy --plot x.gif",
        "arena anniversary/4 --bots greedy --seed a#b",
        "bench --limit missing-program",
    ],
)
def test_wrong_input(line: str) -> None:
    done = run([*COMMAND, "--lang", PSEUDO, *line.split()])
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    typed = [re.sub(r"\W+", " ", word) for word in line.split()]
    listed = ("simple", "full", *LANGUAGES, *NAMES_OF_GAMES, *BOTS)
    check_marked(done.stderr, "bohnanza", *line.split(), *" ".join(typed).split(), *listed)
