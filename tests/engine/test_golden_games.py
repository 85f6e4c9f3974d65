"""Golden games replay to the same hashes, under every build, version of Python and machine."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bohnanza.engine.catalog import addons, editions, game_ids, rules_for
from bohnanza.engine.notation.position import position_hash
from bohnanza.engine.notation.record import Record, check_record, parse_record, record_text, replay
from bohnanza.engine.wording import NotationError
from bohnanza.verify import verify_record
from tools.golden import (
    EVENTS,
    FOLDER,
    HASHES,
    HEAD,
    difference,
    event_text,
    events_hash,
    golden_file,
    hashed_game,
    stored_lines,
    summary,
    whole_games,
)

AGAIN = "If that is meant, see tools/golden.py."
every_game = pytest.mark.parametrize("game_id", game_ids())
every_whole_game = pytest.mark.parametrize("game_id", whole_games())


def golden(game_id: str) -> tuple[str, Record]:
    path = golden_file(game_id)
    assert path.exists(), f"{game_id} has no golden game: run python -m tools.golden."
    text = path.read_text(encoding="utf-8")
    return text, parse_record(text)


# --- whole games ---


@every_whole_game
def test_a_golden_game_replays_to_its_result_and_hash(game_id: str) -> None:
    text, record = golden(game_id)
    assert record.game_id == game_id
    assert position_hash(check_record(record)) == record.final_hash
    assert text.startswith(record_text(record))


@every_whole_game
def test_a_golden_game_brings_forth_the_same_events(game_id: str) -> None:
    text, record = golden(game_id)
    assert text.splitlines()[-1] == f"{EVENTS}{events_hash(record)}"


@every_whole_game
def test_the_shuffles_of_a_golden_game_are_those_of_its_seed(game_id: str) -> None:
    text, _ = golden(game_id)
    assert verify_record(text)[-1].startswith("All ")


def test_whole_games_are_there_for_every_variant_and_for_nothing_else() -> None:
    files = {path.name for path in FOLDER.glob("*")}
    assert files == {golden_file(game_id).name for game_id in whole_games()} | {HASHES.name}
    named = {name for game_id in whole_games() for name in game_id.partition("/")[0].split("+")}
    assert named == {*editions(), *addons()}
    assert {f"{name}/{edition.seats[-1]}" for name, edition in editions().items()} <= set(whole_games())


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


@pytest.mark.parametrize("line", ["seed: golden", "result: ", "hash: "])
def test_a_change_would_be_noticed(line: str) -> None:
    text, _ = golden("anniversary/4")
    forged = text.replace(line, f"{line}1", 1)
    assert forged != text
    with pytest.raises(NotationError):
        check_record(parse_record(forged))


# --- a hashed game for every game id ---


@every_game
def test_the_game_of_every_id_is_the_same(game_id: str) -> None:
    stored = stored_lines().get(game_id)
    assert stored, f"{game_id} has no hashes: run python -m tools.golden."
    record, hashes = hashed_game(rules_for(game_id))
    changed = difference(stored, summary(record, hashes))
    assert not changed, f"{changed} {AGAIN}"
    text = record_text(record)
    assert parse_record(text) == record
    assert position_hash(check_record(record)) == record.final_hash
    assert verify_record(text)[-1].startswith("All ")


def test_hashes_are_there_for_every_game_id_and_for_nothing_else() -> None:
    assert list(stored_lines()) == game_ids()
    assert HASHES.read_text(encoding="utf-8").startswith(HEAD)


def test_the_hashes_do_not_depend_on_where_objects_lie() -> None:
    for game_id in game_ids():
        record, _ = hashed_game(rules_for(game_id))
        log = replay(record, log=True, upto=150).log or []
        assert not [event for event in log if re.search(r" at 0x|object", event_text(event))]


def test_a_changed_rule_is_noticed_where_it_first_counts() -> None:
    """Another price of a field changes nothing before somebody buys one."""
    rules = rules_for("classic/5")
    stored = stored_lines()[rules.game_id]
    dealt_otherwise = replace(rules, hand_sizes=(4, *rules.hand_sizes[1:]))
    changed = difference(stored, summary(*hashed_game(dealt_otherwise)))
    assert changed == "classic/5 is another game from some move between 0 and 50 on."
    cheaper = replace(rules, field_price=rules.field_price - 1)
    found = re.search(r"between (\d+) and", difference(stored, summary(*hashed_game(cheaper))))
    assert found
    assert int(found[1]) > 0
