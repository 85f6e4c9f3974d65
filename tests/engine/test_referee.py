"""The referee: who is asked to interrupt, to choose and to speak, and which offers of bots are not made."""

from __future__ import annotations

import pytest

from bohnanza.engine.beans import NAMES
from bohnanza.engine.game import legal, play
from bohnanza.engine.moves import DONES
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.referee import (
    CHOOSE,
    INTERRUPT,
    SILENCE,
    SPEAK,
    Etiquette,
    Referee,
    asked_in,
    declined_by,
    fallback,
    repeats,
    waiting_for,
)
from bohnanza.engine.seams import NOBODY
from bohnanza.engine.state import State

NONE = [False] * 4
ALL = [True] * 4
NAMED = {INTERRUPT: "interrupts", CHOOSE: "chooses", SPEAK: "speaks", SILENCE: "silence"}

TRADING = """game: anniversary/4
active: p1
phase: trade
deck: 9 blue
turned: red, green
hand p0: red, soy, soy, blue
hand p1: chili, blue, soy
hand p2: red, green, soy
hand p3: red, stink, soy
"""


def etiquette(
    own: int = 12, deals: int = 12, open_offers: int = 12, repeats: bool = True, interrupts: int = 2
) -> Etiquette:
    return Etiquette(12, own, deals, open_offers, repeats, free_moves=3, interrupts=interrupts)


class Table:
    """A game and its referee; bots that are asked say what the test wants."""

    def __init__(self, position: str = TRADING, manners: Etiquette | None = None) -> None:
        self.s: State = parse_position(position)
        self.referee = Referee(manners or etiquette(), [True] * 4)

    def next(self, interrupt: list[bool] = NONE, act: list[bool] = ALL) -> str:
        """The next question; asking twice changes nothing."""
        found = [self.referee.question(self.s, interrupt, act) for _ in range(2)]
        assert found[0] == found[1]
        if found[0] == SILENCE:
            return "silence"
        seat = self.referee.seat
        return f"{'nobody' if seat == NOBODY else f'p{seat}'} {NAMED[found[0]]}"

    def moves(self, text: str, bot: bool = True) -> None:
        move = parse_move(text, 4)
        play(self.s, move)
        self.referee.note_move(self.s, move, bot)

    def says(self, seat: int, text: str = "") -> None:
        """A seat that was asked to speak makes a move or passes."""
        if text:
            self.moves(text)
        self.referee.spoke(seat, bool(text))

    def round(self, act: list[bool] = ALL) -> list[str]:
        """Nobody has anything to say, from here on."""
        asked = []
        while (question := self.next(act=act)).endswith("speaks"):
            asked.append(question)
            self.says(self.referee.seat)
        return [*asked, question]


# --- trading ---


def test_all_speak_clockwise_from_the_active_seat_and_a_silent_round_is_the_end() -> None:
    assert Table().round() == ["p1 speaks", "p2 speaks", "p3 speaks", "p0 speaks", "silence"]


def test_who_was_asked_answers_first_then_the_round_goes_on_and_another_follows() -> None:
    table = Table()
    assert table.next() == "p1 speaks"
    table.says(1, "p1 offer turned red for soy to p2,p0")
    assert table.next() == "p2 chooses"
    table.moves("p2 decline 1")
    assert table.next() == "p0 chooses"
    table.moves("p0 decline 1")
    rounds = table.round()
    assert rounds == [
        "p2 speaks",
        "p3 speaks",
        "p0 speaks",
        *[f"p{n} speaks" for n in (1, 2, 3, 0)],
        "silence",
    ]


def test_answers_to_what_was_asked_before_do_not_make_a_round_of_talk() -> None:
    table = Table()
    table.moves("p1 offer turned red for soy to p2")
    assert table.next() == "p2 chooses"
    table.moves("p2 decline 1")
    assert len(table.round()) == 5


def test_who_speaks_without_being_asked_begins_a_new_round_when_all_were_silent() -> None:
    people = [True, False, True, True]  # p1 is a person
    table = Table()
    assert table.round(people) == ["p2 speaks", "p3 speaks", "p0 speaks", "silence"]
    table.moves("p1 want red", bot=False)
    assert table.round(people) == ["p2 speaks", "p3 speaks", "p0 speaks", "silence"]


def test_a_bot_in_the_place_of_a_person_has_its_turn_after_all() -> None:
    table = Table()
    assert table.round([True, False, True, True])[-1] == "silence"
    assert table.next() == "p1 speaks"


def test_another_player_of_a_seat_begins_a_new_round() -> None:
    table = Table()
    assert table.round()[-1] == "silence"
    table.referee.restart_round()
    assert table.next() == "p1 speaks"


def test_nobody_speaks_while_a_person_has_to_answer() -> None:
    table = Table()
    table.moves("p1 offer turned red for soy to p2,p0")
    assert table.next(act=[True, True, False, True]) == "p0 chooses"
    table.moves("p0 decline 1")
    assert table.next(act=[True, True, False, True]) == "nobody chooses"


def test_a_new_trading_begins_with_a_new_round() -> None:
    table = Table()
    table.next()
    table.says(1)
    assert table.next() == "p2 speaks"
    table.moves("p1 done")
    assert table.next() == "p1 chooses"
    while not table.s.agenda[-1].trading:
        table.moves(str(fallback(legal(table.s, table.s.awaited))))
    assert table.next() == "p2 speaks"
    assert table.s.active == 2


# --- any-time moves ---


def after_turning_over(interrupts: int = 2) -> Table:
    table = Table(
        TRADING.replace("phase: trade", "phase: turn-over").replace("turned: red, green\n", ""),
        etiquette(interrupts=interrupts),
    )
    table.moves("p1 turn")
    return table


def test_each_point_is_asked_once_one_after_the_other() -> None:
    table = after_turning_over()
    for seat in (2, 3, 0):
        assert table.next(ALL) == f"p{seat} interrupts"
        table.referee.interrupted(seat, False)
    assert table.next(ALL) == "p1 speaks"
    table.moves("p2 want red", bot=False)
    assert table.next(ALL) == "p1 speaks"


def test_who_cannot_be_asked_is_left_out() -> None:
    table = after_turning_over()
    assert table.next([True, True, False, False]) == "p0 interrupts"
    assert table.next(NONE) == "p1 speaks"


def test_who_makes_an_any_time_move_is_asked_again_but_not_for_ever() -> None:
    table = after_turning_over(interrupts=2)
    for _ in range(2):
        assert table.next(ALL) == "p2 interrupts"
        table.referee.interrupted(2, True)
    assert table.next(ALL) == "p3 interrupts"


def test_when_the_game_goes_on_nobody_is_asked_about_what_is_past() -> None:
    table = after_turning_over()
    assert table.next(ALL) == "p2 interrupts"
    table.moves("p1 done", bot=False)
    assert table.next(ALL) == "p2 interrupts"  # before p1 plants what was turned over
    assert table.referee.point[0] == "receive"


DUEL = """game: the-duel/2
deck: 9 blue
hand p0: garden, red, red
fields p0: 3 garden | - | -
phase: plant
"""


def test_after_every_planting_that_is_noticed_all_are_asked_once() -> None:
    table = Table(DUEL)
    for text in ("p0 plant garden 1", "p0 plant red 2"):
        table.moves(text)
        for seat in (0, 1):
            assert table.next(ALL) == f"p{seat} interrupts"
            table.referee.interrupted(seat, False)
        assert table.next(NONE) == "p0 chooses"


def test_a_copy_goes_its_own_way() -> None:
    table = after_turning_over()
    assert table.next(ALL) == "p2 interrupts"
    other = table.referee.clone()
    other.interrupted(2, False)
    assert other.question(table.s, ALL, ALL) == INTERRUPT
    assert (other.seat, table.next(ALL)) == (3, "p2 interrupts")


# --- whom the table waits for ---


def test_the_table_waits_for_all_who_were_asked_else_for_one() -> None:
    table = Table()
    s = table.s
    assert waiting_for(s.agenda, s.offers, s.awaited) == [1]
    table.moves("p1 offer turned red for soy to p2,p0")
    assert waiting_for(s.agenda, s.offers, s.awaited) == asked_in(s.offers) == [0, 2]
    assert waiting_for([], s.offers, s.awaited) == []


# --- offers that are not made ---


def refuses(table: Table, text: str) -> bool:
    return table.referee.refuses(table.s, parse_move(text, 4), set())


@pytest.mark.parametrize("own", [2, 12])
def test_a_bot_makes_so_many_offers_of_its_own_accord(own: int) -> None:
    table = Table(manners=etiquette(own=own))
    for number in range(1, own + 1):
        offer = f"p1 offer blue for {NAMES[number % 3]} to p2"
        assert not refuses(table, offer)
        table.moves(offer)
        table.moves(f"p1 withdraw {number}")
    assert refuses(table, "p1 offer blue for red to p2")
    assert not refuses(table, "p2 offer red for blue to p1")
    assert not refuses(table, f"p1 withdraw {own}")


def test_deals_are_counted_by_the_offer_that_they_counter() -> None:
    table = Table(manners=etiquette(own=2, deals=1))
    table.moves("p1 offer blue for any to p2")
    table.moves("p1 offer soy for any to p2")
    table.moves("p2 counter 1 red for blue to p1")
    assert refuses(table, "p2 counter 1 green for blue to p1")
    assert not refuses(table, "p2 counter 2 green for soy to p1")
    table.referee.trading_ended()
    assert not refuses(table, "p2 counter 1 green for blue to p1")


def test_offers_on_the_table_are_limited() -> None:
    table = Table(manners=etiquette(open_offers=1))
    table.moves("p1 offer blue for any to p2")
    assert refuses(table, "p1 offer soy for any to p2")


@pytest.mark.parametrize("may_repeat", [True, False])
def test_terms_that_were_declined_are_the_same_in_whatever_words(may_repeat: bool) -> None:
    table = Table(manners=etiquette(repeats=may_repeat))
    table.moves("p1 offer blue + soy for red to p2")
    decline = parse_move("p2 decline 1", 4)
    found = declined_by(table.s, decline)
    assert found is not None
    again = parse_move("p1 offer soy + blue for red to p3,p2", 4)
    assert repeats(table.s, again, {found}) == 2
    assert repeats(table.s, parse_move("p1 offer soy + blue for red to p3", 4), {found}) == NOBODY
    assert repeats(table.s, parse_move("p1 revise 1 blue + soy for red", 4), {found}) == 2
    assert repeats(table.s, DONES[1], {found}) == NOBODY
    assert table.referee.refuses(table.s, again, {found}) == (not may_repeat)


def test_moves_beside_the_step_make_a_bot_tired_until_the_game_goes_on() -> None:
    table = Table()
    for kind in ("red", "soy", "blue"):
        assert not table.referee.tired(2)
        table.moves(f"p2 want {kind}")
    assert table.referee.tired(2)
    table.moves("p1 done")
    assert not table.referee.tired(2)


def test_people_do_not_tire() -> None:
    table = Table()
    for kind in ("red", "soy", "blue", "chili"):
        table.moves(f"p2 want {kind}", bot=False)
    assert not table.referee.tired(2)
