"""The Duel over the wire: after every planting everybody has the time to fulfil a bonus card."""

from __future__ import annotations

import pytest

from bohnanza.engine.beans import NAMES
from bohnanza.engine.variants.the_duel.bonus_cards import bonus_named
from bohnanza.engine.variants.the_duel.extra import duel_of
from bohnanza.server import limits
from bohnanza.server.protocol import commands, messages
from bohnanza.server.protocol.settings import ClockSettings, Order, Pace
from bohnanza.server.table import facts
from bohnanza.server.table.inputs import BotReply
from bohnanza.server.table.step import due
from tests.server.table.scenes import Scene, dealt

FITTING, STRANGE = "4/10", "1-1-1-2/100"


def duel(pace: Pace = "brisk", clock: ClockSettings | None = None, bonus: str = FITTING) -> Scene:
    """Ana at p0 has three Gardens in a field and a fourth in the hand; the bot at p1 has one bonus card."""
    scene = dealt("the-duel/2", ("Ana",), clock=clock, pace=pace)
    scene.give(0, "garden", "red", "red", "soy")
    scene.game.fields[0][0] = [NAMES.index("garden")] * 3
    duel_of(scene.game).hands = [[bonus_named(STRANGE)], [bonus_named(bonus)]]
    return scene


def made(scene: Scene) -> list[str]:
    return [fact.move for fact in scene.facts(facts.Made)]


def interrupting(scene: Scene, move: str | None) -> None:
    """The bot answers what it was asked about the last planting."""
    asked = next(question for question in scene.questions if question.ask == "interrupt")
    scene.questions.remove(asked)
    scene.put(BotReply(asked.seat, asked.number, move, True))


@pytest.mark.parametrize("bonus", [FITTING, STRANGE])
def test_a_bot_is_asked_after_every_planting_whatever_it_holds(bonus: str) -> None:
    scene = duel(bonus=bonus)
    for planting in ("p0 plant garden 1", "p0 plant red 1"):
        assert isinstance(scene.play("m0", planting), messages.Ack)
        assert [question.ask for question in scene.questions] == ["interrupt"]
        interrupting(scene, None)


def test_a_bot_fulfils_when_people_have_had_the_time_to_look() -> None:
    scene = duel()
    scene.play("m0", "p0 plant garden 1")
    interrupting(scene, "p1 fulfil 4/10 p0 1")
    scene.wait(limits.NOTICING - 1)
    assert made(scene) == ["p0 plant garden 1"]
    scene.wait(1)
    assert made(scene) == ["p0 plant garden 1", "p1 fulfil 4/10 p0 1"]
    assert scene.facts(facts.Made)[-1].by == "bot"


def test_the_chance_that_a_bot_saw_does_not_vanish_when_somebody_is_quick() -> None:
    scene = duel()
    scene.play("m0", "p0 plant garden 1")
    interrupting(scene, "p1 fulfil 4/10 p0 1")
    assert isinstance(scene.play("m0", "p0 plant red 1"), messages.Ack)
    assert made(scene) == ["p0 plant garden 1", "p1 fulfil 4/10 p0 1", "p0 plant red 1"]


def test_a_refused_move_hurries_nobody() -> None:
    scene = duel()
    scene.play("m0", "p0 plant garden 1")
    interrupting(scene, "p1 fulfil 4/10 p0 1")
    assert isinstance(scene.play("m0", "p0 plant soy 1"), messages.Refused)
    assert made(scene) == ["p0 plant garden 1"]


def test_who_looks_closely_is_in_time_before_a_bot_sells_the_field() -> None:
    scene = duel()
    scene.game.fields[1][0] = [NAMES.index("garden")] * 4
    duel_of(scene.game).hands[0] = [bonus_named(FITTING)]
    scene.play("m0", "p0 plant garden 2")
    interrupting(scene, "p1 harvest 1")
    scene.wait(limits.NOTICING - 1)
    assert isinstance(scene.play("m0", "p0 fulfil 4/10 p1 1"), messages.Ack)
    scene.wait(1)
    assert made(scene)[1:] == ["p0 fulfil 4/10 p1 1", "p1 harvest 1"]


def bot_plants(pace: Pace, bonus: str) -> Scene:
    """The bot has just planted its first card, and whoever can do something about it has been asked."""
    scene = dealt("the-duel/2", (), start=False, pace=pace)
    scene.sit("Ana", [1])
    scene.do("m0", commands.Start("start", "trader"))
    scene.game.fields[0][0] = [scene.game.hands[0][0]] * 3
    duel_of(scene.game).hands[1] = [bonus_named(bonus)]
    scene.wait(limits.PACES[pace])
    asked = scene.questions.pop()
    planting = next(move for move in asked.moves if "plant" in move)
    scene.put(BotReply(asked.seat, asked.number, planting, True))
    return scene


@pytest.mark.parametrize("bonus", [FITTING, STRANGE])
@pytest.mark.parametrize("pace", ["brisk", "calm"])
def test_bots_leave_time_after_their_own_plantings_the_same_in_every_case(pace: Pace, bonus: str) -> None:
    scene = bot_plants(pace, bonus)
    interrupting(scene, None)
    assert due(scene.table, scene.now) == scene.now + limits.NOTICING
    scene.wait(limits.NOTICING - 1)
    assert scene.questions == []
    scene.wait(1)
    assert [question.ask for question in scene.questions] == ["choose"]


def test_bots_that_play_at_once_do_not_wait() -> None:
    scene = bot_plants("instant", FITTING)
    interrupting(scene, None)
    assert [question.ask for question in scene.questions] == ["choose"]


# --- the standing order ---


def ordered() -> Scene:
    scene = duel(clock=ClockSettings("days", 3), bonus=STRANGE)
    duel_of(scene.game).hands[0] = [bonus_named(FITTING)]
    orders = commands.SetOrders("order", 0, [Order("fulfil")])
    assert isinstance(scene.do("m0", orders), messages.Ack)
    return scene


def test_a_standing_order_fulfils_whenever_possible() -> None:
    scene = ordered()
    assert made(scene) == []
    scene.play("m0", "p0 plant garden 1")
    assert made(scene) == ["p0 plant garden 1", "p0 fulfil 4/10 p0 1"]
    assert scene.facts(facts.Made)[-1].by == "order"


def test_it_fulfils_with_what_the_other_player_plants_while_its_player_is_away() -> None:
    scene = ordered()
    scene.go("m0")
    scene.game.fields[1][2] = [NAMES.index("soy")] * 4
    scene.force("p0 plant garden 2")
    scene.wait(0)
    assert made(scene)[-1] == "p0 fulfil 4/10 p1 3"


def test_without_the_order_nothing_is_fulfilled_for_anybody() -> None:
    scene = duel(clock=ClockSettings("days", 3), bonus=STRANGE)
    duel_of(scene.game).hands[0] = [bonus_named(FITTING)]
    scene.play("m0", "p0 plant garden 1")
    scene.wait(limits.NOTICING)
    assert made(scene) == ["p0 plant garden 1"]
