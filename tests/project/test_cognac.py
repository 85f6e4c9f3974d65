"""A variant from another package, installed beside ours: it plays everywhere, and what is wrong with one is named."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import ROOT
from tests.installing import environment_with, install
from tests.processes import COMMAND, in_terminal, run
from tests.server.live import Server
from tests.tui.playing import PLAY_IN_TERMINAL, Terminal, check_whole, newcomer

SOURCE = ROOT / "examples" / "cognac"
GAME = "anniversary+cognac/3"


@pytest.fixture(scope="module")
def cognac(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it lies in an environment."""
    return install(SOURCE, tmp_path_factory.mktemp("cognac") / "site")


@pytest.fixture(scope="module")
def record(cognac: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that bots have played."""
    made = tmp_path_factory.mktemp("record")
    command("arena", GAME, "--bots", "trader,greedy", "--games", "6", "--records", str(made), at=cognac)
    return next(path for path in sorted(made.rglob("*.txt")))


def command(*words: str, at: Path) -> subprocess.CompletedProcess[str]:
    return run([*COMMAND, *words], env=environment_with(at))


def python(code: str, at: Path) -> str:
    done = run([sys.executable, "-c", code], env=environment_with(at))
    assert done.stderr == ""
    return done.stdout


# --- it plays everywhere ---


def test_it_is_listed_with_its_package(cognac: Path) -> None:
    [line] = [line for line in command("variants", at=cognac).stdout.splitlines() if "cognac" in line]
    assert line.split() == [
        "cognac",
        "CG",
        "bohnanza-cognac",
        "goes",
        "with",
        "anniversary",
        "and",
        "classic",
    ]
    games = json.loads(command("rules", "--json", at=cognac).stdout)
    assert len([game for game in games if "+cognac" in game["game"]]) == 8 * 3 + 2 * 5


def test_it_plays_in_the_library_and_is_spoken_without_the_compiler(cognac: Path) -> None:
    said = python(
        "import sys\n"
        "from bohnanza.engine.game import play\n"
        "from bohnanza.engine.notation.moves import parse_move\n"
        "from bohnanza.engine.notation.position import parse_position, position_text\n"
        "from bohnanza.words import voice\n"
        f"s = parse_position('game: {GAME}\\nhand p0: soy\\nsips p0: 2\\ndeck: cognac, 9 chili\\n')\n"
        "play(s, parse_move('p0 sip', 3))\n"
        "print(position_text(s))\n"
        "print(voice('de').say('event-sip-taken', {'seat': 0, 'kind': 'cognac'}))\n"
        "assert not [name for name in sys.modules if name.startswith('fluent')]\n",
        cognac,
    )
    assert "hand p0: soy, cognac\n" in said
    assert "sips p0: 1\n" in said
    assert said.endswith("p0 nimmt einen Schluck und zieht eine Cognacbohne.\n")


def test_its_rules_scenarios_and_code_are_found(cognac: Path) -> None:
    told = command("rules", "cg-5", at=cognac).stdout
    assert told.startswith("CG-5 Taking a sip\n")
    assert "CG-5.txt:3 A sip is a card to the back of the hand" in told
    assert "bohnanza_cognac/acts.py:" in told
    done = command("conformance", str(cognac / "bohnanza_cognac" / "conformance"), at=cognac)
    assert (done.returncode, done.stdout) == (0, "20 passed, 0 failed\n")


def test_bots_play_it(cognac: Path) -> None:
    done = command("simulate", GAME, "--bots", "trader", "--games", "3", "--json", at=cognac)
    assert (done.returncode, json.loads(done.stdout)["faults"]) == (0, 0)


def test_records_are_replayed_and_verified(cognac: Path, record: Path) -> None:
    assert f"game: {GAME}\n" in command("replay", str(record), at=cognac).stdout
    done = command("verify", str(record), at=cognac)
    assert (done.returncode, done.stdout.count("is the one that the seed gives")) == (0, 3)


def test_a_record_without_it_gets_a_sentence(record: Path, tmp_path: Path) -> None:
    for verb in ("replay", "verify"):
        done = command(verb, str(record), at=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(
            f"bohnanza: This record is of the game {GAME}. There is no add-on called"
        )


def test_a_newcomer_finishes_a_game_in_a_terminal(cognac: Path) -> None:
    words = [sys.executable, "-c", PLAY_IN_TERMINAL, GAME, "greedy", "tea"]
    with in_terminal(words, env=environment_with(cognac)) as (process, screen):
        terminal = Terminal(process, screen)
        asked = 0
        while terminal.read():
            asked += 1
            terminal.type(newcomer(terminal.shown, asked))
        assert terminal.leave() == 0
    check_whole(terminal.shown.replace("\0", ""))
    assert "earn a sip" in terminal.shown  # the welcome
    assert "Cognac" in terminal.shown


def test_it_passes_its_check(cognac: Path) -> None:
    done = command("variants", "--check", "cognac", at=cognac)
    assert (done.returncode, "✗" in done.stdout) == (0, False), done.stdout
    assert done.stdout.endswith("“cognac” is fine.\n")


# --- a table whose variant is gone ---


async def test_a_stored_table_says_that_its_game_is_not_installed(cognac: Path, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", packages=cognac).start()
    try:
        place = await server.table(GAME)
        server.kill()
        server.packages = None
        server.start()
        async with server.http(place["token"]) as client:
            answer = await client.get(f"/api/tables/{place['table']}/state")
            lobby = await client.get("/api/tables")
        assert answer.status_code == 404
        assert answer.json()["sentence"].startswith(
            "This table can’t be opened, because its game isn’t installed"
        )
        assert lobby.json()["tables"] == []
        assert await server.table("anniversary/3")  # the others are well
        assert "Traceback" not in server.log()
    finally:
        server.kill()


# --- what is wrong is named ---


def changed(file: str, old: str, new: str) -> Callable[[Path], None]:
    def change(package: Path) -> None:
        path = package / "bohnanza_cognac" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    return change


REFUSED: dict[str, tuple[Callable[[Path], None], str]] = {
    "a prefix that another variant has": (
        changed("__init__.py", 'prefix="CG"', 'prefix="MB"'),
        "The rules of “cognac” begin with MB, and so do those of “magpie”.",
    ),
    "a prefix that is none": (
        changed("__init__.py", 'prefix="CG"', 'prefix="CGN"'),
        "The rules of “cognac” begin with “CGN”: it has to be a capital letter and one more or a digit.",
    ),
    "an id that another variant has": (
        changed("__init__.py", 'id="cognac"', 'id="magpie"'),
        "There is another variant called “magpie”.",
    ),
    "a bean that there is": (
        changed("beans.py", '"cognac", 8', '"soy", 8'),
        "“cognac” brings a bean called “soy”, and so does “bohnanza”.",
    ),
    "an event that there is": (
        changed("__init__.py", "VARIANT: Final", 'SipEarned.__name__ = "Stolen"\nVARIANT: Final'),
        "“cognac” brings an event called Stolen, and so does “magpie”.",
    ),
    "a verb that there is": (
        changed("moves.py", 'form: ClassVar = "sip"', 'form: ClassVar = "steal"'),
        "“cognac” has a move that is called “steal”, and so does “magpie”.",
    ),
    "a sort that there is": (
        changed(
            "beans.py",
            "COGNAC: Final",
            'from bohnanza.engine.parts import Sort, add_sort\nadd_sort(Sort("favor"))\nCOGNAC: Final',
        ),
        "“cognac” brings a sort called “favor”, and so does “bohnanza”.",
    ),
    "a module that cannot be imported": (
        changed("rules.py", "from dataclasses import replace", "from dataclasses import carrot"),
        "ImportError: cannot import name 'carrot' from 'dataclasses'",
    ),
}
TEXTS = {
    "drawings/cognac.svg cannot be read: mismatched tag": changed("drawings/cognac.svg", "</svg>", "</p>"),
    "de/words.ftl: move-sip is missing.": changed("de/words.ftl", "move-sip =", "move-sipp ="),
    "en/words.ftl: refused-no-sip is missing.": changed("en/words.ftl", "refused-no-sip =", "refused-sips ="),
    "de/words.ftl: event-sip-earned does not have the arguments ['seat'].": changed(
        "de/words.ftl", "} einen Schluck.", "} einen Schluck ({ $sips })."
    ),
    "de/guide.md is missing.": lambda package: (package / "bohnanza_cognac" / "de" / "guide.md").unlink(),
    "CG-2.txt:10: Three Cognac Beans earn a sip besides their coin: sips p0 is “1”, not “2”.": changed(
        "conformance/CG/CG-2.txt",
        "expect coins p0: cognac\nexpect sips p0: 1",
        "expect coins p0: cognac\nexpect sips p0: 2",
    ),
    "conformance: no scenario shows CG-9.": changed(
        "en/rules.md", "## With other add-ons", "### CG-9 Nothing\n\nNothing.\n\n## With other add-ons"
    ),
    "de/rules.md: CG-4 is missing.": changed(
        "de/rules.md", "### CG-4 Schlucke sind offen", "#### Schlucke sind offen"
    ),
}
PLAYED: dict[str, tuple[Callable[[Path], None], str]] = {
    "an event that shows a hidden card": (
        changed("events.py", 'part(CARD, seen_by="seat")', "part(CARD)"),
        "SipTaken shows 1 cards that go from deck to hand",
    ),
    "an event that says nothing of a card": (
        changed("events.py", "return [Travel((self.kind,), DECK, hand_of(self.seat, BACK))]", "return []"),
        "The hand of p0 has 3 cards, but the travels of SipTaken make it 2.",
    ),
    "cards that are lost": (
        changed("acts.py", "    s.hands[seat].append(card)\n", ""),
        "Cards were lost or made.",
    ),
    "an act that raises": (
        changed("acts.py", "sips_of(s)[seat] += 1", "sips_of(s)[seat] += 1 // 0"),
        "acts.py:14: ZeroDivisionError: integer division or modulo by zero",
    ),
    "words that cannot be read": (
        changed("de/words.ftl", "bean-cognac = Cognac", "bean-cognac Cognac"),
        'de/words.ftl: Expected token: "=": bean-cognac Cognac',
    ),
}


def checked(package: Path) -> str:
    """What the check says of a package that is not fine."""
    done = command("variants", "--check", "cognac", "--seconds", "2", at=package)
    assert (done.returncode, done.stderr) == (1, "")
    return done.stdout


@pytest.fixture
def copy(cognac: Path, tmp_path: Path) -> Path:
    """A package to be changed; its words are read as they are written."""
    package = tmp_path / "site"
    shutil.copytree(cognac, package)
    shutil.rmtree(package / "bohnanza_cognac" / "catalogues")
    return package


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_taken_is_named(copy: Path, name: str) -> None:
    change, sentence = REFUSED[name]
    change(copy)
    assert checked(copy).startswith(f"✗ {sentence}")


def test_texts_that_are_wrong_are_named(copy: Path) -> None:
    for change in TEXTS.values():
        change(copy)
    said = checked(copy)
    assert [sentence for sentence in TEXTS if sentence not in said] == []


@pytest.mark.parametrize("name", PLAYED)
def test_what_goes_wrong_in_play_is_named(copy: Path, name: str) -> None:
    change, sentence = PLAYED[name]
    change(copy)
    assert sentence in checked(copy)


def test_a_broken_package_leaves_the_others_alone(copy: Path) -> None:
    (copy / "bohnanza_cognac" / "rules.py").write_text("nonsense\n")
    listed = command("variants", at=copy)
    assert listed.returncode == 0
    assert "NameError: name 'nonsense' is not defined" in listed.stdout
    assert "magpie" in listed.stdout
    assert command("simulate", "anniversary/3", "--games", "1", at=copy).returncode == 0
    refused = command("play", GAME, at=copy)
    assert refused.returncode == 2
    assert "“cognac” is installed but cannot be used: NameError" in refused.stderr


def test_an_unknown_variant_gets_a_sentence() -> None:
    done = run([*COMMAND, "variants", "--check", "carrot"])
    assert done.returncode == 2
    assert done.stderr.startswith("bohnanza: There is no variant called “carrot”: there are classic, ")
