"""What a game has besides beans, as its extras describe it to a seat."""

from __future__ import annotations

from bohnanza.engine.state import State
from bohnanza.server.protocol.game import ExtraView
from bohnanza.server.wire.sentences import args_of
from bohnanza.words import say


def rows_for(visible: State, seat: int) -> list[ExtraView]:
    """All rows; `visible` is the seat's view as a state."""
    return [
        ExtraView(
            row.key,
            args_of(row.about),
            say(row.key, **row.about),
            row.seat,
            visible.rules.cite(row.rule),
            row.family,
            list(row.words),
            row.badge,
            row.playable,
            row.order,
        )
        for extra in visible.extras
        for row in extra.rows(visible, seat)
    ]
