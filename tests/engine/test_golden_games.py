"""Golden games replay to the same hashes, under every build, version of Python and machine."""

from __future__ import annotations

import re

import pytest

from bohnanza.engine.catalog import game_ids
from bohnanza.engine.notation.position import position_hash
from bohnanza.engine.notation.record import Record, check_record, parse_record, record_text, replay
from bohnanza.engine.wording import NotationError
from bohnanza.verify import verify_record
from tools.golden import EVENTS, FOLDER, event_text, events_hash, golden_file

every_game = pytest.mark.parametrize("game_id", game_ids())


def golden(game_id: str) -> tuple[str, Record]:
    path = golden_file(game_id)
    assert path.exists(), f"{game_id} has no golden game: run python -m tools.golden."
    text = path.read_text(encoding="utf-8")
    return text, parse_record(text)


@every_game
def test_a_golden_game_replays_to_its_result_and_hash(game_id: str) -> None:
    text, record = golden(game_id)
    assert record.game_id == game_id
    assert position_hash(check_record(record)) == record.final_hash
    assert text.startswith(record_text(record))


@pytest.mark.parametrize(("version", "age"), [(1, "an earlier"), (3, "a later")])
def test_a_record_of_another_version_is_refused_with_its_sentence(version: int, age: str) -> None:
    text, _ = golden("anniversary/4")
    other = text.replace("bohnanza record 2\n", f"bohnanza record {version}\n", 1)
    assert other != text
    with pytest.raises(NotationError) as refused:
        parse_record(other)
    assert str(refused.value) == (
        f"This record has version {version}, which belongs to {age} reading of the rules: "
        "only version 2 can be replayed."
    )


@every_game
def test_a_golden_game_brings_forth_the_same_events(game_id: str) -> None:
    text, record = golden(game_id)
    assert text.splitlines()[-1] == f"{EVENTS}{events_hash(record)}"


@every_game
def test_the_shuffles_of_a_golden_game_are_those_of_its_seed(game_id: str) -> None:
    text, _ = golden(game_id)
    assert verify_record(text)[-1].startswith("All ")


def test_every_golden_game_belongs_to_a_game() -> None:
    assert {path.name for path in FOLDER.glob("*")} == {golden_file(game_id).name for game_id in game_ids()}


def test_the_events_hash_does_not_depend_on_where_objects_lie() -> None:
    for game_id in game_ids():
        log = replay(golden(game_id)[1], log=True, upto=150).log or []
        assert not [event for event in log if re.search(r" at 0x|object", event_text(event))]


@pytest.mark.parametrize("line", ["seed: golden", "result: ", "hash: "])
def test_a_change_would_be_noticed(line: str) -> None:
    text, _ = golden("anniversary/4")
    forged = text.replace(line, f"{line}1", 1)
    assert forged != text
    with pytest.raises(NotationError):
        check_record(parse_record(forged))
