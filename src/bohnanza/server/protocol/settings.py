"""What a table plays and how, and what it does for its players by itself."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from bohnanza.server import limits
from bohnanza.server.protocol.base import WireStruct

ClockKind = Literal["none", "live", "days"]
Pace = Literal["instant", "brisk", "calm"]


class ClockSettings(WireStruct, frozen=True):
    """How long a player may keep the table waiting for one decision: seconds, days, or no limit."""

    kind: ClockKind = "none"  # seconds (`live`), `days`, or no clock at all
    amount: Annotated[int, Meta(ge=0, le=limits.CLOCK_AMOUNT)] = 0  # how many seconds or days; 0 for none


class Settings(WireStruct, frozen=True):
    """What a table plays and how."""

    game: Annotated[str, Meta(max_length=limits.GAME_ID, description="A game id: `anniversary+coin/4`.")]
    clock: ClockSettings = ClockSettings()  # how long players may think
    listed: bool = False  # in the lobby, where anybody can join; otherwise by link only
    spectators: bool = True  # anybody with the link may watch
    pace: Pace = "brisk"  # of the bots
    takeover: bool = True  # a bot plays for players who have been away for a while, until they are back
    hints: bool = True  # players may ask a bot for advice


class Order(WireStruct, frozen=True):
    """A standing order: something that is done for its player whenever possible.

    `trade` gives `give` for `get`: offered to the active player once in each phase, and any offer at least as good
    is accepted. `gifts` accepts gifts of kinds that the player grows. `refuse` declines every offer that no other
    order accepts. `fulfil` fulfils bonus cards in The Duel as soon as a field matches.
    """

    kind: Literal["trade", "gifts", "refuse", "fulfil"]  # what it does
    give: Annotated[str, Meta(max_length=limits.MOVE_TEXT, description="Cards: `2 coffee`.")] = ""
    get: Annotated[str, Meta(max_length=limits.MOVE_TEXT, description="Cards: `red`.")] = ""
