"""A game on the wire: everything is there, nothing that is secret, and every choice is a move."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest
from msgspec import UNSET, json, structs

from bohnanza.engine import game
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.menus import FULL, NO_OFFERS
from bohnanza.engine.notation.facts import verb_of
from bohnanza.engine.notation.moves import move_classes, parse_move
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.offers import ANSWERS, REASONS, Terms
from bohnanza.engine.open_extra import OpenExtra, OpenValue
from bohnanza.engine.seams import NOBODY, ExtraRow, Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import Accept, Propose, Signal
from bohnanza.engine.views import SPECTATOR, view
from bohnanza.proving.secrecy import random_move
from bohnanza.server.protocol.game import Choice, GameView
from bohnanza.server.wire import offers
from bohnanza.server.wire.choices import choices_for
from bohnanza.server.wire.extras import rows_for
from bohnanza.server.wire.game import game_for, phase_for, phase_named
from bohnanza.server.wire.offers import preview
from bohnanza.server.wire.sentences import task_for
from bohnanza.server.wire.sheet import sheet_for
from bohnanza.words import needs, voice
from bohnanza.words.compiler import SCENE_ARGUMENTS
from tests.server.wire.windows import ENCODER, LEAKS, SHOWS_IN, leaks_in_game
from tools import protocol_types

THE_TEN = (
    "classic/5", "bean-duel/2", "anniversary/4", "new-beans/7", "field-beans/4", "anniversary-duel+magpie/2",
    "the-duel/2", "anniversary+coin/3", "classic+favors/5", "anniversary+coin+magpie+favors/5",
)  # fmt: skip

# --- nothing is forgotten ---


def leaves(kind: type[Move]) -> set[type[Move]]:
    below = [sub for sub in kind.__subclasses__() if sub.__module__.startswith("bohnanza.")]
    return {leaf for sub in below for leaf in leaves(sub)} if below else {kind}


def test_every_class_of_move_has_a_verb_or_is_composed() -> None:
    assert leaves(Move) == set(move_classes())
    assert {verb_of(move) for move in move_classes()} == {*protocol_types.verbs(), *protocol_types.COMPOSED}


@pytest.mark.parametrize("game_id", game_ids())
def test_every_step_in_which_somebody_is_asked_has_a_name(game_id: str) -> None:
    rules = rules_for(game_id)
    for step in (*rules.turn, *rules.inner):
        asked = step.rule != "AB-10"  # the others run by themselves
        assert (phase_named(step) is not None) == asked, step.name


def test_the_words_are_the_engines() -> None:
    asked = {phase_named(step) for game_id in game_ids() for step in steps(game_id)} - {None}
    assert set(protocol_types.phases()) == asked | {"over"}
    assert offers.ANSWERS == ANSWERS


def steps(game_id: str) -> list[Step]:
    rules = rules_for(game_id)
    return [*rules.turn, *rules.inner]


# --- whole games ---


@pytest.mark.parametrize("game_id", game_ids())
def test_every_rest_point_has_a_form_for_everybody(game_id: str) -> None:
    """Every phase many times, then some of the rest points; a game in which everything is tried."""
    s, rng, met = game.new_game(rules_for(game_id), "1"), Random(1), Counter[str]()
    while s.agenda:
        met[s.agenda[-1].name] += 1
        if met[s.agenda[-1].name] <= 10 or rng.random() < 0.03:
            for seat in (SPECTATOR, *range(s.rules.seats)):
                check(s, seat)
        game.play(s, random_move(s, FULL, rng))
    for seat in (SPECTATOR, *range(s.rules.seats)):
        check(s, seat)


DECODER = json.Decoder(GameView)


def check(s: State, seat: int) -> None:
    """The form reads back, and says what the engine says."""
    shown = game_for(s, seat)
    assert DECODER.decode(ENCODER.encode(shown)) == shown
    moves = [parse_move(choice.move, s.rules.seats) for choice in shown.choices]
    assert [move for move in moves if game.objection(s, move) is not None] == []
    assert set(game.legal(s, seat, NO_OFFERS) if seat >= 0 else []) <= set(moves)
    assert len({parts(choice) for choice in shown.choices}) == len(moves), "two choices look alike"
    assert shown.winners == game.winners(s)
    assert [one.score for one in shown.seats] == game.scores(s)
    check_words(shown)
    if seat != SPECTATOR:
        check_trading(s, shown)


def check_words(shown: GameView) -> None:
    """Everything beside the beans has words, and they get what they need."""
    speaker = voice()
    for row in shown.extras:
        assert needs(row.key) - SCENE_ARGUMENTS <= row.args.keys(), row
        assert speaker.knows(row.key), row
        assert not row.words or all(
            [speaker.entry(row.family, word, {}, {}) != word for word in row.words]
        ), row
    assert speaker.knows(shown.task.key)
    assert shown.task.sentence


def parts(choice: Choice) -> tuple[object, ...]:
    """Everything but the text and the sentence: what a click can tell."""
    return structs.astuple(structs.replace(choice, facts=UNSET))[1:]


def check_trading(s: State, shown: GameView) -> None:
    seat = shown.seat
    assert shown.may_signal == is_legal(s, Signal(seat, 3, 1))
    if shown.trade is not None:
        addressed = [to for to in range(s.rules.seats) if is_legal(s, ask(seat, to))]
        assert sorted(shown.trade.to) == addressed
    for offer in shown.offers if shown.trade is not None else []:
        assert offer.can_accept == is_legal(s, Accept(seat, offer.number, offer.revision))
        assert offer.can_counter == is_legal(s, ask(seat, offer.maker, offer.number))


def ask(seat: int, to: int, parent: int = 0) -> Move:
    return Propose(seat, (to,), Terms((), (), (3,)), parent=parent)


def is_legal(s: State, move: Move) -> bool:
    return game.objection(s, move) is None


# --- what is on the table ---

TRADING = """
game: anniversary/4
seed: tea
start: p1
turn: 6
active: p2
phase: trade
runs: 1
discard: green, stink
turned: chili, soy
fields p0: 3 blue | -
hand p0: red, 2 soy
coins p0: blue, red
fields p1: green | 2 red
hand p1: garden, red
aside p1: garden
signals p1: want red, no soy
fields p2: 2 chili | stink
hand p2: blue, red
fields p3: - | -
hand p3: green, garden
offers made: 3
offer 2.1: p2: turned soy + blue@1 for red to p3,p0,p1; p3 declined; p0 accepted from 1
offer 3.2: p3: garden@2 for chili to p2; counters 2
deck: rest
"""


def shown(position: str, seat: int) -> GameView:
    return game_for(parse_position(position), seat)


def test_fields_say_what_they_pay_now_and_next() -> None:
    blue, empty = shown(TRADING, 3).seats[0].fields
    assert (blue.cards, blue.pays, blue.next_cards, blue.next_pays) == (["blue"] * 3, 0, 4, 1)
    assert (empty.cards, empty.pays, empty.next_cards) == ([], 0, 0)


def test_a_protected_field_is_marked() -> None:
    green, red = shown(TRADING, 3).seats[1].fields
    assert (green.protected, red.protected) == (True, False)


def test_field_beans_bring_a_field() -> None:
    table = shown("game: field-beans/4\nfields p0: field | 2 field\nfields p1: 3 field | 2 field | -\n", 0)
    one, two = table.seats[0].fields
    assert (one.next_cards, one.next_brings_field, two.brings_field) == (2, True, True)
    assert (two.next_cards, two.next_pays) == (3, 3)
    three, no_more, _ = table.seats[1].fields
    assert (three.pays, three.next_cards, no_more.brings_field) == (3, 0, False)


def test_the_own_hand_is_in_order_and_others_are_numbers() -> None:
    table = shown(TRADING, 0)
    assert table.hand == ["red", "soy", "soy"]
    assert [seat.hand for seat in table.seats] == [3, 2, 2, 2]
    assert table.seats[1].aside == ["garden"]
    assert (table.seats[1].signals.want, table.seats[1].signals.no) == (["red"], ["soy"])


def test_in_trading_everybody_who_was_asked_is_awaited() -> None:
    assert shown(TRADING, 0).awaited == [1, 2]
    assert shown(TRADING.partition("offers made")[0] + "deck: rest\n", 0).awaited == [2]


def test_in_an_interrupted_trading_only_the_one_who_interrupts_it_is_awaited() -> None:
    position = TRADING.replace("anniversary/4", "anniversary+coin/4").replace(
        "trade", "trade > plant-now p1 red"
    )
    table = shown(position, 2)
    assert (table.awaited, table.trade, table.phase.during) == ([1], None, "trade")
    assert not any([offer.can_accept or offer.can_counter for offer in table.offers])


# --- offers ---


def test_places_are_shown_to_the_owner_of_the_hand() -> None:
    assert [good.place for good in shown(TRADING, 2).offers[0].terms.give] == ["turned", 1]
    assert [good.place for good in shown(TRADING, 0).offers[0].terms.give] == ["turned", "hand"]
    assert [shown(TRADING, seat).offers[0].promised for seat in range(4)] == [[1], [], [], []]


def test_only_the_holder_sees_whether_accepting_is_possible() -> None:
    first = [shown(TRADING, seat).offers[0] for seat in range(4)]
    assert [offer.can_accept for offer in first] == [False, True, False, False]
    assert [offer.copies for offer in first] == [[], [[2]], [], []]
    assert shown(TRADING, 2).offers[1].copies == [["turned"]]


def test_an_offer_says_what_accepting_would_force() -> None:
    effect = shown(TRADING, 1).offers[0].effect
    assert effect is not None
    assert [(landing.kind, landing.where) for landing in effect.lands] == [
        ("soy", "no-room"),
        ("blue", "no-room"),
    ]
    assert (effect.harvests_before, effect.harvests_after, effect.harvestable) == (1, 3, [2])
    assert effect.worth < 0


def test_a_card_that_grows_already_joins_its_field() -> None:
    effect = shown(TRADING.replace("fields p0: 3 blue", "fields p0: blue, blue, blue"), 0).offers[0].effect
    assert effect is not None
    assert (effect.lands[1].where, effect.lands[1].field) == ("field", 1)
    assert (effect.lands[1].pays, effect.lands[1].then_pays) == (0, 1)


def test_giving_a_turned_over_card_away_is_a_relief() -> None:
    effect = shown(TRADING, 2).offers[0].effect
    assert effect is not None
    assert (effect.harvests_before, effect.harvests_after) == (1, 1)
    gift = parse_move("p2 gift turned soy to p0", 4)
    after = preview(view(parse_position(TRADING), 2), gift)
    assert after is not None
    assert after.harvests_after == 0


def test_the_copies_named_count_in_the_preview_of_an_acceptance() -> None:
    v = view(parse_position(TRADING.replace("hand p2: blue", "hand p2: chili, blue")), 2)
    effects = [preview(v, parse_move(f"p2 accept 3.2{places}", 4)) for places in ("", " from 1")]
    assert [effect.worth for effect in effects if effect] == [-5, -5]
    assert preview(v, parse_move("p2 done", 4)) is None


def test_whoever_may_decline_may_give_a_reason() -> None:
    reasons = [choice.reason for choice in shown(TRADING, 1).choices if choice.verb == "decline"]
    assert reasons == ["", *REASONS[1:]]


def test_a_composer_is_told_what_there_is() -> None:
    active, other = shown(TRADING, 2).trade, shown(TRADING, 3).trade
    assert active is not None
    assert other is not None
    assert (active.to, other.to) == ([3, 0, 1], [2])
    assert [(good.card, good.place) for good in active.goods] == [
        ("chili", "turned"), ("soy", "turned"), ("blue", 1), ("red", 2),
    ]  # fmt: skip
    assert "magpie" not in active.kinds
    assert shown(TRADING, SPECTATOR).trade is None


# --- choices ---


def test_a_choice_names_its_parts() -> None:
    table = shown("game: anniversary/4\nfields p0: 2 soy | -\nhand p0: soy\ndeck: rest\n", 0)
    plant = table.choices[0]
    assert (plant.move, plant.verb, plant.kind, plant.field) == ("p0 plant soy 1", "plant", "soy", 1)
    assert plant.advances
    assert plant.seat is UNSET
    assert b'"seat"' not in ENCODER.encode(plant)
    harvest = next(choice for choice in table.choices if choice.verb == "harvest")
    assert (harvest.field, harvest.advances) == (1, False)


def test_phases_say_whom_and_what_they_are_about() -> None:
    table = shown(
        "game: anniversary+coin/3\nphase: draw > plant-now p1 red\nactive: p1\nhand p1: soy\ndeck: rest\n", 0
    )
    phase = table.phase
    assert (phase.name, phase.during, phase.seats, phase.kind) == ("plant-now", "draw", [1], "red")
    assert table.awaited == [1]


def test_a_finished_game_has_winners() -> None:
    table = shown("game: anniversary/4\nphase: over\ncoins p2: soy\ndeck: rest\n", 1)
    assert (table.phase.name, table.winners, table.awaited, table.choices) == ("over", [2], [], [])


# --- what lies beside the beans ---


def rows(position: str, seat: int) -> dict[str, tuple[int, list[str]]]:
    return {row.key: (row.seat, row.words) for row in shown(position, seat).extras if not row.badge}


def test_only_the_owner_sees_which_favors_a_hand_has() -> None:
    table = "game: classic+favors/3\nhand p0: soy\nfavors p0: F1, F4\nowed p2: F3 from p1\ndeck: rest\n"
    assert rows(table, 0)["beside-favor-hand"] == (0, ["F1", "F4"])
    assert rows(table, 0)["beside-owed"] == (1, ["F3"])
    assert "beside-favor-hand" not in rows(table, SPECTATOR)
    assert [row.playable for row in shown(table, 2).extras if row.key == "beside-owed"] == [True]


def test_a_gift_and_what_was_offered_before_lie_open() -> None:
    table = "game: the-duel/2\nphase: answer p1 soy\noffered: red, soy\n"
    table += "bonus p0: 2-2/10\nbonus deck: rest\ndeck: rest\n"
    for seat in (0, 1, SPECTATOR):
        assert rows(table, seat)["event-gift-offered"] == (1, ["soy"])
        assert rows(table, seat)["beside-offered"] == (NOBODY, ["red", "soy"])
    assert rows(table, 0)["beside-bonus-hand"] == (0, ["2-2/10"])


def test_a_task_is_told_with_what_its_sentence_needs() -> None:
    table = "game: anniversary/3\nphase: receive\nturned: soy, red\nfields p0: 2 blue | 2 chili | soy\ndeck: rest\n"
    task = shown(table, 0).task
    assert (task.key, task.args["due"], task.args["crowded"]) == ("task-receive", ["soy", "red"], True)
    assert task.sentence == "Plant a Soy Bean and a Red Bean. You don’t have room for everything."
    assert "cards" not in task.args
    assert shown(table, 1).task.key == "step-receive"


def test_a_choice_says_what_its_sentence_speaks_of() -> None:
    table = shown("game: anniversary/4\nfields p0: 2 soy | -\nhand p0: soy\ndeck: rest\n", 0)
    harvest = next(choice for choice in table.choices if choice.verb == "harvest")
    assert harvest.facts == {"coins": 1, "gains_field": False}
    assert table.choices[0].facts is UNSET


# --- what nobody knows ---


class Tickle(Move):
    """A move of somebody else's variant."""

    form = "tickle {victim:seat} with {signal}"

    def __init__(self, seat: int, victim: int, signal: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.signal = signal


class Feathers(OpenExtra):
    """Its memory: a number for each seat."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.feathers = [0] * seats

    def values(self) -> tuple[OpenValue, ...]:
        return (OpenValue("feathers", "feathers"),)

    def rows(self, s: State, seat: int) -> list[ExtraRow]:
        return [ExtraRow("beside-feathers", {"n": self.feathers[0]}, 0, family="feather", words=("F9",))]


def test_what_nobody_knows_is_no_error() -> None:
    s = game.new_game(rules_for("anniversary/3"), "1")
    s.agenda.append(Step("tickling p1", task="step-tickling"))
    s.extras.append(Feathers(3))
    (choice,) = choices_for(s, [Tickle(0, 1, 2)])
    assert (choice.verb, choice.seat, choice.facts) == ("tickle", 1, {"signal": "have"})
    assert rows_for(s, 0)[0].words == ["F9"]
    assert task_for(s, 0, []).key == "step-tickling"
    assert phase_for(s).name == "tickling"


# --- sheets ---


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_a_sheet(game_id: str) -> None:
    sheet = sheet_for(game_id)
    assert sum([kind.cards for kind in sheet.kinds]) == sum(rules_for(game_id).deck)
    assert sheet.turn[0].name in {"plant", "use-offer", "repay"}
    assert (sheet.currency == "dollar") == (game_id == "the-duel/2")
    families = {thing.family for thing in sheet.things}
    assert families == ({"bonus"} if game_id == "the-duel/2" else {"favor"} if "favors" in game_id else set())


def test_a_sheet_has_beanometers() -> None:
    kinds = {kind.name: kind for kind in sheet_for("field-beans+magpie/4").kinds}
    assert [(pay.cards, pay.coins) for pay in kinds["soy"].pays] == [(2, 1), (4, 2), (6, 3), (7, 4)]
    assert (kinds["field"].for_field, kinds["soy"].for_field) == (2, 0)
    assert not kinds["magpie"].plantable


# --- secrecy ---


@pytest.mark.parametrize("game_id", THE_TEN)
def test_what_leaves_is_the_same_in_every_deal_that_a_seat_cannot_tell_apart(game_id: str) -> None:
    assert list(islice(leaks_in_game(game_for, game_id, 1, gap=50), 3)) == []


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str) -> None:
    game_id = SHOWS_IN.get(name, "anniversary/3")
    games = (leaks_in_game(LEAKS[name], game_id, seed, gap=20) for seed in range(1, 6))
    assert any(next(played, None) for played in games)
