"""What the terminal shows: the table, the story and help, in words for everything."""

from __future__ import annotations

from importlib import import_module

import pytest

from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.events import Declined, Event, GameEnded, Lapsed, Offered, Planted, Traded, Withdrawn
from bohnanza.engine.game import new_game
from bohnanza.engine.notation.facts import kebab, verb_of
from bohnanza.engine.notation.moves import move_classes
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.offers import ANY_COPY, Terms
from bohnanza.engine.seams import Step
from bohnanza.engine.tasks import phase_of
from bohnanza.engine.variants.coin.events import CoinContested
from bohnanza.engine.variants.favors.events import CardKept, CardPassedOn, FavorHandedOver, HandShown
from bohnanza.engine.variants.the_duel.events import DollarPaid
from bohnanza.lab.check_bot import THE_TEN
from bohnanza.tui.event_sentences import result_lines
from bohnanza.tui.help import help_lines
from bohnanza.tui.narrator import Narrator
from bohnanza.tui.people import People
from bohnanza.tui.session import names_at
from bohnanza.tui.table_lines import turn_lines
from bohnanza.words import LANGUAGES, say
from tests.tui.playing import (
    A_GAME,
    COIN,
    FAVORS,
    GIFTS,
    TABLE,
    TRADING,
    talk,
)

EIGHT_BEANS = "Garden, Red, Black-eyed, Soy, Green, Stink, Chili and Blue"


# --- the table ---


def test_the_table_says_what_a_field_pays_and_which_card_is_next() -> None:
    shown = talk(parse_position(TRADING))
    assert "    field 1:  2 Chili: pays nothing, with 3 it pays 1\n" in shown
    assert "    hand:     Blue (next), Red, Red, Blue, Soy\n" in shown
    assert "  Turned over: Soy and Green\n" in shown


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
