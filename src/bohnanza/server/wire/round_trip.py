"""Whether everything in a position is read again as it was sent: for checks of variants."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bohnanza.engine.events import Event
from bohnanza.engine.state import State
from bohnanza.engine.views import events_for
from bohnanza.server.protocol.game import GameView
from bohnanza.server.protocol.sheet import Sheet
from bohnanza.server.wire.events import engine_event, event_for
from bohnanza.server.wire.game import game_for
from bohnanza.server.wire.sheet import sheet_for


def unsendable(s: State, news: list[Event], seat: int) -> Iterator[str]:
    """One sentence for each event, game or sheet that a seat would read as something else."""
    for event in events_for(news, seat):
        if engine_event(event_for(event)) != event:
            yield f"{type(event).__name__} is read as another event than was sent."
    for thing, kind in ((game_for(s, seat), GameView), (sheet_for(s.rules.game_id), Sheet)):
        if msgspec.json.decode(msgspec.json.encode(thing), type=kind) != thing:
            yield f"The {kind.__name__.lower()} of {s.rules.game_id} is read as another one than was sent."
