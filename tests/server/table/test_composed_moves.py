"""Offers, answers and signals sent as data: the same moves as in notation, and the same refusals."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bohnanza.engine.beans import NAMES
from bohnanza.engine.notation.moves import parse_move
from bohnanza.server import limits
from bohnanza.server.protocol import commands, messages
from bohnanza.server.protocol.moves import ComposedMove
from bohnanza.server.table import facts
from bohnanza.server.table.fold import rebuild
from bohnanza.server.table.inputs import BotReply
from bohnanza.server.wire.moves import composed_move, engine_move
from tests.server.table.scenes import Scene, dealt

COMMAND = msgspec.json.Decoder(commands.AnyCommand)
COMPOSED = msgspec.json.Decoder[ComposedMove](ComposedMove)
SEATS = 4

# Every way to trade, in notation.
TEXTS = [
    "p0 offer turned soy + chili@3 for red to p1,p2 first-come",
    "p0 offer 2 blue for 3 soy to p1",
    "p2 offer turned black-eyed for any to p3,p0,p1",
    "p0 offer soy + F5 for red + green + F1 to p1",
    "p0 offer nothing for red to p1",
    "p0 offer soy@1 for nothing to p2",
    "p0 offer soy@1 for red or blue to p1",
    "p0 counter 7 soy for nothing to p2",
    "p0 revise 3 2 soy for red",
    "p1 accept 7",
    "p1 accept 7.2 from 3,turned,hand",
    "p1 want red",
    "p1 clear red",
]


def terms(**changes: object) -> dict[str, object]:
    usual = {"give": [], "want": [], "mode": "exactly", "give_favors": [], "want_favors": []}
    return {**usual, **changes}


def given(card: str, place: object = "hand") -> dict[str, object]:
    return {"card": card, "place": place}


def market(game: str = "anniversary/3") -> Scene:
    """Ana, at m0 and p0, trades with Ben and Cay."""
    scene = dealt(game, ("Ana", "Ben", "Cay"))
    scene.to_trading()
    scene.give(0, "red", "blue", "soy", "red", "chili")
    scene.give(1, "green", "stink", "red", "soy")
    scene.give(2, "green", "stink", "red", "soy")
    return scene


def send(scene: Scene, member: str, move: object, kind: str = "play") -> messages.ServerMessage | None:
    """A move as it comes over the wire."""
    command = {"type": kind, "id": f"c{next(scene.numbers)}", "move": move}
    return scene.do(member, COMMAND.decode(msgspec.json.encode(command)))


def refusal(answer: messages.ServerMessage | None) -> tuple[str, str]:
    assert isinstance(answer, messages.Refused)
    return answer.code, answer.key


OFFER: dict[str, Any] = {
    "type": "offer",
    "seat": 0,
    "to": [1],
    "terms": terms(give=[given("red", 4)], want=["green"]),
}


# --- the same moves ---


@pytest.mark.parametrize("text", TEXTS)
def test_a_move_as_data_is_the_move_in_notation(text: str) -> None:
    sent = composed_move(text, SEATS)
    read = COMPOSED.decode(msgspec.json.encode(sent))
    assert engine_move(read, SEATS) == parse_move(text, SEATS)


def test_moves_that_are_listed_have_no_other_form() -> None:
    for text in ("p0 plant soy 1", "p1 decline 7: too little", "p0 withdraw 7", "", "what"):
        assert composed_move(text, SEATS) is msgspec.UNSET


def test_an_offer_is_made_countered_changed_and_accepted() -> None:
    scene = market()
    assert isinstance(send(scene, "m0", OFFER), messages.Ack)
    counter = {"give": [given("green", 1)], "want": ["red", "chili"]}
    sent = {"type": "offer", "seat": 1, "to": [0], "terms": terms(**counter), "parent": 1}
    assert isinstance(send(scene, "m1", sent), messages.Ack)
    less = {"type": "revise", "seat": 1, "offer": 2, "terms": terms(**{**counter, "want": ["red"]})}
    assert isinstance(send(scene, "m1", less), messages.Ack)
    yes = {"type": "accept", "seat": 0, "offer": 2, "revision": 2, "places": [4]}
    assert isinstance(send(scene, "m0", yes), messages.Ack)
    assert [fact.move for fact in scene.facts(facts.Made)][-4:] == [
        "p0 offer red@4 for green to p1",
        "p1 counter 1 green@1 for red + chili to p0",
        "p1 revise 2 green@1 for red",
        "p0 accept 2.2 from 4",
    ]


def test_a_signal_is_given_and_taken_back() -> None:
    scene = market()
    for meaning in ("want", "clear"):
        sent = {"type": "signal", "seat": 2, "kind": "red", "signal": meaning}
        assert isinstance(send(scene, "m2", sent), messages.Ack)
    assert [fact.move for fact in scene.facts(facts.Made)][-2:] == ["p2 want red", "p2 clear red"]


def test_seats_may_be_named_in_any_order() -> None:
    scene = market()
    send(scene, "m0", {**OFFER, "to": [2, 1], "first_come": True})
    assert scene.facts(facts.Made)[-1].move == "p0 offer red@4 for green to p1,p2 first-come"


def test_a_log_with_composed_moves_gives_the_same_table() -> None:
    scene = dealt("anniversary/3", ("Ana", "Ben", "Cay"))
    scene.to_trading()
    first = NAMES[scene.game.hands[0][0]]
    sent = {**OFFER, "terms": terms(give=[given(first, 1)], mode="anything")}
    assert isinstance(send(scene, "m0", sent), messages.Ack)
    assert rebuild("t1", scene.rows).moves == scene.table.moves


def test_a_move_can_be_checked_before_it_is_sent() -> None:
    scene = market()
    answer = send(scene, "m0", OFFER, "check")
    assert isinstance(answer, messages.Checked)
    assert answer.legal
    nothing = send(scene, "m0", {**OFFER, "terms": terms()}, "check")
    assert isinstance(nothing, messages.Checked)
    assert (nothing.legal, nothing.key, nothing.rule) == (False, "refused-no-card-traded", "AB-39")
    assert scene.game.offers == []


def test_advice_to_trade_comes_as_data_too() -> None:
    scene = market()
    scene.do("m0", commands.Advise("hint", 0))
    question = scene.questions[-1]
    scene.put(BotReply(0, question.number, "p0 offer 2 red for any to p1,p2"))
    _, advice = scene.told[-1]
    assert isinstance(advice, messages.Advice)
    assert json_of(advice)["composed"] == {
        **OFFER,
        "to": [1, 2],
        "terms": terms(give=[given("red"), given("red")], mode="anything"),
        "first_come": False,
        "parent": 0,
    }


def test_advice_of_a_listed_move_is_as_it_always_was() -> None:
    scene = market()
    scene.do("m0", commands.Advise("hint", 0))
    scene.put(BotReply(0, scene.questions[-1].number, "p0 done"))
    assert json_of(scene.told[-1][1]) == {"type": "advice", "id": "hint", "seat": 0, "move": "p0 done"}


def json_of(message: object) -> dict[str, object]:
    decoded = msgspec.json.decode(msgspec.json.encode(message))
    assert isinstance(decoded, dict)
    return decoded


# --- the same refusals ---

ILLEGAL: list[tuple[str, dict[str, object], str]] = [
    ("a card that is not there", {"terms": terms(give=[given("green")])}, "p0 offer green for nothing to p1"),
    ("another card there", {"terms": terms(give=[given("red", 2)])}, "p0 offer red@2 for nothing to p1"),
    ("a place far away", {"terms": terms(give=[given("red", 10**9)])}, f"p0 offer red@{10**9} for nothing to p1"),
    ("the same card twice", {"terms": terms(give=[given("red", 1)] * 2)}, "p0 offer red@1 + red@1 for nothing to p1"),
    ("nothing for nothing", {"terms": terms()}, "p0 offer nothing for nothing to p1"),
    ("one kind of one", {"terms": terms(give=[given("red")], want=["soy"] * 2, mode="one-of")},
     "p0 offer red for soy or soy to p1"),
    ("a bean of another game", {"terms": terms(want=["coffee"])}, "p0 offer nothing for coffee to p1"),
    ("favors where there are none", {"terms": terms(want=["green"], give_favors=["F1"])},
     "p0 offer F1 for green to p1"),
    ("to oneself", {"to": [0]}, "p0 offer red@4 for green to p0"),
    ("twice to one player", {"to": [1, 1]}, "p0 offer red@4 for green to p1,p1"),
    ("a counter to nothing", {"parent": 99}, "p0 counter 99 red@4 for green to p1"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "text"), [row[1:] for row in ILLEGAL], ids=[row[0] for row in ILLEGAL])
def test_what_the_rules_forbid_is_refused_as_in_notation(changes: dict[str, object], text: str) -> None:
    scene = market()
    answer = send(scene, "m0", {**OFFER, **changes})
    in_notation = scene.play("m0", text)
    assert isinstance(answer, messages.Refused)
    assert isinstance(in_notation, messages.Refused)
    assert answer.code == "illegal"
    assert msgspec.structs.replace(answer, id="") == msgspec.structs.replace(in_notation, id="")
    assert scene.game.offers == []


def test_terms_that_notation_cannot_say_are_refused_too() -> None:
    scene = market()
    both = terms(give=[given("red")], want=["green"], mode="anything")
    assert refusal(send(scene, "m0", {**OFFER, "terms": both})) == ("illegal", "refused-anything-or-kinds")


def test_nobody_moves_for_others() -> None:
    scene = market()
    assert refusal(send(scene, "m1", OFFER)) == ("forbidden", "server-not-your-seat")


def test_an_answer_to_an_offer_that_has_changed_or_gone_is_refused() -> None:
    scene = market()
    send(scene, "m0", {**OFFER, "terms": terms(give=[given("red")], want=["green"])})
    changed = {"type": "accept", "seat": 1, "offer": 1, "revision": 2}
    assert refusal(send(scene, "m1", changed)) == ("illegal", "refused-offer-changed")
    gone = {"type": "accept", "seat": 1, "offer": 2**40}
    assert refusal(send(scene, "m1", gone)) == ("illegal", "refused-offer-gone")
    other_card = {"type": "accept", "seat": 1, "offer": 1, "places": [2]}
    assert refusal(send(scene, "m1", other_card)) == ("illegal", "refused-other-card")


MALFORMED: list[tuple[str, dict[str, object], str]] = [
    ("place 0", {"terms": terms(give=[given("red", 0)])}, "notation-no-place"),
    ("a place before the hand", {"terms": terms(give=[given("red", -1)])}, "notation-no-place"),
    ("a hidden card", {"terms": terms(give=[given("?")])}, "notation-hidden-trade"),
    ("a hidden card wanted", {"terms": terms(want=["?"])}, "notation-hidden-trade"),
    ("a hidden favor", {"terms": terms(want=["green"], want_favors=["?"])}, "notation-hidden-trade"),
    ("to nobody", {"to": []}, "notation-to-whom"),
    ("a seat that is not there", {"to": [3]}, "notation-no-seat"),
    ("a player who is not there", {"seat": 6}, "notation-no-seat"),
    ("more of a kind than can be written", {"terms": terms(want=["green"] * 10_000)}, "notation-too-many-cards"),
    ("more cards than a move may name", {"terms": terms(want=["red", "green"] * 100)}, "notation-too-many-cards"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "key"), [row[1:] for row in MALFORMED], ids=[row[0] for row in MALFORMED]
)
def test_what_is_no_move_at_all_is_malformed(changes: dict[str, object], key: str) -> None:
    scene = market()
    assert refusal(send(scene, "m0", {**OFFER, **changes})) == ("malformed", key)
    assert scene.game.offers == []


def test_places_of_an_answer_are_numbers_from_one_on() -> None:
    scene = market()
    send(scene, "m0", OFFER)
    for place in (0, -1, -2):
        sent = {"type": "accept", "seat": 1, "offer": 1, "places": [place]}
        assert refusal(send(scene, "m1", sent)) == ("malformed", "notation-no-place")
    sent = {"type": "accept", "seat": 1, "offer": 1, "revision": -1, "places": []}
    assert refusal(send(scene, "m1", sent)) == ("illegal", "refused-offer-changed")
    hidden = {"type": "signal", "seat": 1, "kind": "?", "signal": "want"}
    assert refusal(send(scene, "m1", hidden)) == ("malformed", "notation-hidden-bean")


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"type": "plant", "seat": 0},
        {**OFFER, "seat": -1},
        {**OFFER, "seat": limits.SEATS},
        {**OFFER, "seat": "p0"},
        {**OFFER, "to": [1] * (limits.SEATS + 1)},
        {**OFFER, "parent": -1},
        {**OFFER, "parent": 1.5},
        {**OFFER, "terms": {}},
        {**OFFER, "terms": terms(mode="all")},
        {**OFFER, "terms": terms(want=["kidney"])},
        {**OFFER, "terms": terms(want_favors=["F7"])},
        {**OFFER, "terms": terms(give=[given("red", "field")])},
        {**OFFER, "terms": terms(give=["red"])},
        {**OFFER, "note": "please"},
        {"type": "accept", "seat": 0, "offer": -1},
        {"type": "signal", "seat": 0, "kind": "red", "signal": "maybe"},
        ["offer"],
        7,
        None,
    ],
)  # fmt: skip
def test_what_has_another_form_never_gets_to_the_table(move: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        COMMAND.decode(msgspec.json.encode({"type": "play", "id": "c1", "move": move}))
