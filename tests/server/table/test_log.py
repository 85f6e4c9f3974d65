"""The log is the truth, and nobody is told more of it than their seat may know."""

from __future__ import annotations

import pytest
from msgspec import json

from bohnanza.engine.notation.moves import parse_move
from bohnanza.server.protocol import messages
from bohnanza.server.table.facts import LogBroken, LogRow
from bohnanza.server.table.fold import rebuild
from tests.server.table.scenes import (
    SECRET,
    lent,
    started,
)


def test_a_log_that_was_changed_is_not_believed() -> None:
    scene = started()
    rows = scene.rows
    changed = [json.decode(json.encode(row), type=LogRow) for row in rows]
    assert rebuild("t1", changed).hash == scene.table.hash
    for bad in (
        [*rows[:2], *rows[3:]],
        [rows[0], LogRow(2, rows[1].at + 1, rows[1].who, rows[1].command, rows[1].fact, rows[1].hash)],
        [*rows, rows[-1]],
    ):
        with pytest.raises(LogBroken):
            rebuild("t1", bad)


def test_what_everybody_is_told_of_a_seat_is_not_what_it_sees() -> None:
    scene = started()
    update = {member: scene.heard(member, messages.Update)[-1] for member in ("m0", "m1")}
    assert update["m0"].games[0].hand != []
    assert update["m0"].games[0].hand != update["m1"].games[0].hand
    assert update["m0"].room == update["m1"].room


def test_a_bots_question_holds_its_own_view_only() -> None:
    scene = lent()
    scene.wait(5_000)
    question = scene.questions[-1]
    assert SECRET not in question.view
    assert parse_move(question.moves[0], 3).seat == question.seat
