"""Words that are typed in the terminal: in the player's language, and always in English."""

from __future__ import annotations

import re

import pytest

from bohnanza.engine.notation.moves import verbs
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.views import view
from bohnanza.tui.extras import extra_families
from bohnanza.tui.help import LABEL, help_lines
from bohnanza.tui.human import CONSOLE_COMMANDS
from bohnanza.tui.people import People
from bohnanza.tui.session import names_at
from bohnanza.tui.typed_moves import parse_typed_move
from bohnanza.tui.typed_words import PREFIX, vocabulary
from bohnanza.words import ENGLISH, LANGUAGES, PSEUDO, voice
from tests.tui.playing import ASKED, DUEL, FAVORS, GIFTS, MAGPIE, TABLE, TRADING

SPOKEN = [*LANGUAGES, PSEUDO]


def understood(position: str, line: str, language: str) -> str:
    seen = view(parse_position(position), 0)
    people = People(names_at(seen.rules.seats, 0), 0, language=language)
    return str(parse_typed_move(line, seen, people))


@pytest.mark.parametrize("language", SPOKEN)
def test_no_word_means_two_things(language: str) -> None:
    words = [
        word
        for key, words in voice(language).catalogue.items()
        if key.startswith(PREFIX)
        for word in str(words).split()
    ]
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize("language", SPOKEN)
def test_words_of_the_notation_are_always_understood(language: str) -> None:
    english = [key.removeprefix(PREFIX) for key in voice(ENGLISH).catalogue if key.startswith(PREFIX)]
    meant = {word: vocabulary(language).meanings.get(word, word) for word in english if ".also" not in word}
    assert {word: meaning for word, meaning in meant.items() if meaning not in (word, "+")} == {}


@pytest.mark.parametrize(
    ("position", "german", "english"),
    [
        (TRADING, "biete 2 Blaue für eine Rote an Ben", "offer 2 blue for red to ben"),
        (TRADING, "biete blaue und rote bohnen für Feuerbohnen", "offer blue and red for chili"),
        (TRADING, "biete blaue@4 ro für sau, feuer an cleo ana", "offer blue@4 red for stink, chili to cleo ana"),
        (TRADING, "biete Sojabohne für Feuer oder Sau an alle zuerst",
         "offer soy for chili or stink to all first-come"),
        (TRADING, "erbitte etwas für soja", "ask any for soy"),
        (TRADING, "schenke Brechbohne an cleo", "gift green to cleo"),
        (TRADING, "suche Br", "want green"),
        (TRADING, "keine Feuerbohnen", "no chili"),
        (TRADING, "ernte Feuer", "harvest chili"),
        (TRADING, "pflanze Brech auf Feld 2", "plant green on field 2"),
        (TRADING, "fertig", "done"),
        (ASKED, "ja", "accept"),
        (ASKED, "nimm 1 von 3", "accept 1 from 3"),
        (ASKED, "nein", "no"),
        (ASKED, "ablehnen: zu wenig", "decline: too little"),
        (ASKED, "kontere + Brech", "counter + green"),
        (ASKED, "kontere blaue für brech", "counter blue for green"),
        (GIFTS, "schenke Augen", "present black-eyed"),
        (GIFTS, "erfülle 2-2 ana 3", "fulfil 2-2 ana 3"),
        (DUEL + "phase: answer p1 soy", "nimm", "take"),
        (DUEL + "phase: drop-bonus", "ablegen 4", "drop 4"),
        (MAGPIE + "phase: plant\nhand p0: magpie", "spiele Elster", "play magpie"),
        (MAGPIE + "phase: plant > steal\nfields p1: soy | -", "stiehl ana 1 an 1", "steal ana 1 to 1"),
        (FAVORS + "phase: trade", "einfordern f6 ben ro@1", "call F6 ben red@1"),
        (FAVORS + "phase: plant", "pflanze soja für ana 2", "plant soy for ana 2"),
        (FAVORS + "phase: draw > sort p1 > keep\nactive: p1\ndrawn p0: soy, red",
         "behalte soja auf 1", "keep soy at 1"),
        (TABLE + "phase: plant-or-leave\nturned: magpie", "sammle elstern", "collect magpies"),
    ],
)  # fmt: skip
def test_german_is_understood_like_english(position: str, german: str, english: str) -> None:
    meant = understood(position, english, ENGLISH)
    assert understood(position, german, "de") == meant
    assert understood(position, english, "de") == meant


QUOTED = re.compile("[“„]([^“”„]+)[”“]")
# Where the commands that are shown could be typed.
TABLES = {
    "terminal-how-counter": ASKED,
    "terminal-how-counter-whole": ASKED,
    "terminal-how-fulfil": GIFTS,
    "terminal-how-pick": TRADING + "offer 5.1: p0: blue for chili to p1,p2\n",
}


@pytest.mark.parametrize("language", SPOKEN)
def test_what_is_recommended_is_understood(language: str) -> None:
    hows = [key for key in voice(language).catalogue if key.startswith("terminal-how-")]
    assert len(hows) > 8
    for key in hows:
        for line in QUOTED.findall(voice(language).say(key)):
            understood(TABLES.get(key, TRADING), line.replace("ƀḗƞ", "ben"), language)


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(
    "position",
    [TRADING, GIFTS, FAVORS + "phase: trade", MAGPIE + "phase: plant\nhand p0: red", TABLE + "phase: plant"],
)  # fmt: skip
def test_what_help_shows_is_understood(position: str, language: str) -> None:
    seen = view(parse_position(position), 0)
    people = People(names_at(seen.rules.seats, 0), 0, language=language)
    meanings = vocabulary(language).meanings
    for line in help_lines(seen.rules, people)[1:-1]:
        examples = re.sub(r"\([^)]*\)", "", line[LABEL + 1 :])
        for command in re.split(r" {3,}", examples):
            verb = command.strip().partition(" ")[0]
            assert not verb or meanings.get(verb, verb) in {
                *verbs(),
                *CONSOLE_COMMANDS,
                *extra_families(seen.rules),
            }, line
