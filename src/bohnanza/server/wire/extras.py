"""What lies beside the beans, as the extras of a game describe it to a seat."""

from __future__ import annotations

from bohnanza.engine import seams
from bohnanza.engine.rules import Rules
from bohnanza.engine.state import State
from bohnanza.server.protocol.game import ExtraView
from bohnanza.server.wire.sentences import args_of
from bohnanza.words import say


def rows_for(table: State, seat: int) -> list[ExtraView]:
    """All rows; `table` is the seat's view as a state."""
    return [_row(table.rules, row) for extra in table.extras for row in extra.rows(table, seat)]


def _row(rules: Rules, row: seams.ExtraRow) -> ExtraView:
    return ExtraView(
        row.key,
        args_of(row.about),
        say(row.key, **row.about),
        row.seat,
        rules.cite(row.rule),
        row.family,
        list(row.words),
        row.badge,
        row.playable,
        row.order,
    )
