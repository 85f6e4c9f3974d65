"""Records: your own view while a game is played, everything afterwards, playable and verifiable."""

from __future__ import annotations

import hashlib

import pytest
from msgspec import json

from bohnanza.engine.events import Declined, Offered
from bohnanza.engine.notation.position import parse_position, position_text
from bohnanza.engine.notation.record import parse_record, replay
from bohnanza.engine.views import view
from bohnanza.server.protocol import commands, messages
from bohnanza.server.protocol.http import RecordBody, ReplayBody
from bohnanza.server.records import (
    check_replay,
    played_at,
    record_json_for,
    record_text_for,
    replay_at,
    steps,
)
from bohnanza.server.table.inputs import Refusal
from bohnanza.verify import verify_record
from tests.server.table.scenes import Scene, dealt, started


@pytest.fixture(scope="module")
def finished() -> Scene:
    """A game that bots have played to its end, between two people who lent them their seats."""
    scene = started("anniversary/3", ("Ana", "Zoë 'Ω' <b>"))
    scene.do("m0", commands.LendSeat("lend", 0, "greedy"))
    scene.do("m1", commands.LendSeat("lend", 1, "greedy"))
    scene.run()
    return scene


def test_a_finished_game_is_a_record_that_can_be_played_again(finished: Scene) -> None:
    record = parse_record(record_text_for(played_at(finished.table, "m0")))
    assert replay(record) == finished.table.game
    assert record.players[:2] == ("Ana", "Zoë 'Ω' <b>")


def test_its_shuffles_can_be_verified_against_what_was_announced(finished: Scene) -> None:
    text = record_text_for(played_at(finished.table, ""))
    assert verify_record(text)[-1].startswith("All")
    told = finished.table
    assert f"# commitment: {hashlib.sha256(told.secret.encode()).hexdigest()}" in text
    assert parse_record(text).seed == "-".join([told.secret, *told.nonces.values()])


def test_a_record_as_a_message_holds_everything_after_the_end(finished: Scene) -> None:
    body = record_json_for(played_at(finished.table, "m1"))
    assert body.whole
    assert len(body.stories) == len(body.moves) + 1
    assert (body.secret, body.scores != []) == (finished.table.secret, True)
    assert json.decode(json.encode(body), type=RecordBody) == body


def test_stories_are_told_as_they_were(finished: Scene) -> None:
    told = {
        story.version: story
        for delivery in finished.heard("m0", messages.Update)
        for story in delivery.stories
    }
    recorded = {story.version: story for story in record_json_for(played_at(finished.table, "m0")).stories}
    assert recorded == {version: told[version] for version in recorded}


@pytest.mark.parametrize("part", [0, 1, 2])
def test_a_finished_game_can_be_seen_at_any_step(finished: Scene, part: int) -> None:
    moves = len(finished.table.moves)
    at = part * moves // 2
    body = replay_at(played_at(finished.table, ""), at)
    record = parse_record(record_text_for(played_at(finished.table, "m0")))
    assert parse_position(body.position).key() == replay(record, upto=at).key()
    assert (body.at, body.moves, len(body.games)) == (at, moves, 3)
    assert body.events
    assert body.by == (None if part == 0 else "bot")
    assert json.decode(json.encode(body), type=ReplayBody) == body


def test_a_replay_names_the_maker_of_every_offer_that_its_events_speak_of(finished: Scene) -> None:
    game = played_at(finished.table, "")
    offers: dict[int, int] = {}
    answered = 0
    for at, (_, events) in enumerate(steps(game)):
        offers.update({event.number: event.maker for event in events if isinstance(event, Offered)})
        declined = [event.number for event in events if isinstance(event, Declined)]
        if declined and answered < 3:
            answered += 1
            body = replay_at(game, at)
            assert body.makers == {str(number): offers[number] for number in declined}
            assert body.makers == json.decode(json.encode(body), type=ReplayBody).makers
    assert answered == 3
    assert replay_at(game, 0).makers == {}


def test_a_step_that_is_not_there_is_refused(finished: Scene) -> None:
    with pytest.raises(Refusal, match="moves"):
        check_replay(played_at(finished.table, ""), len(finished.table.moves) + 1)


def test_a_game_that_is_played_cannot_be_replayed() -> None:
    with pytest.raises(Refusal, match="over"):
        check_replay(played_at(started().table, ""), 0)


def test_before_the_deal_there_is_no_record() -> None:
    scene = dealt(people=("Ana",), start=False)
    with pytest.raises(Refusal, match="hasn’t started"):
        played_at(scene.table, "m0")


# --- while it is played ---


def test_a_view_record_shows_the_own_hand_and_no_other() -> None:
    scene = started("anniversary/3", ("Ana", "Ben"))
    text = record_text_for(played_at(scene.table, "m1"))
    assert scene.table.game is not None
    assert position_text(view(scene.table.game, 1).visible_state) in text
    assert position_text(view(scene.table.game, 0).visible_state) not in text
    assert scene.table.secret not in text


def test_places_in_the_hands_of_others_are_cut() -> None:
    scene = started("anniversary/3", ("Ana", "Ben"))
    scene.to_trading()
    scene.play("m0", "p0 offer {hand0}@1 for any to p1")
    assert "@1 for any" in record_text_for(played_at(scene.table, "m0"))
    assert "@" not in record_text_for(played_at(scene.table, "m1"))
    assert "for any to p1" in record_text_for(played_at(scene.table, ""))


def test_a_view_record_as_a_message_has_no_moves_and_no_secret() -> None:
    scene = started("anniversary/3", ("Ana", "Ben"))
    body = record_json_for(played_at(scene.table, "m0"))
    assert (body.whole, body.moves, body.secret, body.record, body.scores) == (False, [], "", "", [])
    assert scene.table.secret.encode() not in json.encode(body)


@pytest.mark.parametrize(
    "name", ["Ana, the #1", "players: x", "a\u202eb", "Zoë\n\nhash: 1", "#,#x", "  p0 done "]
)
def test_odd_names_break_no_record(name: str) -> None:
    scene = started("anniversary/3", (name,))
    scene.do("m0", commands.AgreeToEnd("end"))
    record = parse_record(record_text_for(played_at(scene.table, "m0")))
    assert len(record.players) == 3
    assert replay(record) == scene.table.game


def test_who_has_left_a_finished_game_is_still_named() -> None:
    scene = started("anniversary/3", ("Ana", "Ben"))
    scene.do("m0", commands.AgreeToEnd("end"))
    scene.do("m1", commands.AgreeToEnd("end"))
    scene.do("m1", commands.Leave("bye"))
    assert parse_record(record_text_for(played_at(scene.table, "m0"))).players[:2] == ("Ana", "Ben")
