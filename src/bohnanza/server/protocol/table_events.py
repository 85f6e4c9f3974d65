"""What happened at a table, as everybody there is told."""

from __future__ import annotations

from typing import Literal

from bohnanza.server.protocol.base import Moment, Tagged
from bohnanza.server.protocol.settings import Settings

By = Literal["person", "bot", "clock", "order"]
TurnedAway = Literal["declined", "expired", "closed"]


class Created(Tagged, frozen=True):
    """The table was created; `commitment` is the SHA-256 of the secret from which its seed is made."""

    commitment: str


class Joined(Tagged, frozen=True):
    """Somebody sat down."""

    member: str
    name: str
    seats: list[int]
    program: bool


class Left(Tagged, frozen=True):
    """Somebody left for good, on their own or removed by the host."""

    member: str
    removed: bool


class Renamed(Tagged, frozen=True):
    """Somebody changed their nickname."""

    member: str
    name: str


class NonceAdded(Tagged, frozen=True):
    """Somebody added a text to the seed."""

    member: str
    nonce: str


class SettingsChanged(Tagged, frozen=True):
    """The host changed the settings."""

    settings: Settings


class SeatsSwapped(Tagged, frozen=True):
    """Two seats were swapped."""

    first: int
    second: int


class BotSeated(Tagged, frozen=True):
    """A bot sat down for good, until somebody takes over its seat."""

    seat: int
    bot: str


class SeatOpened(Tagged, frozen=True):
    """A seat is open; in a running game newcomers may ask for it, and its bot plays until then."""

    seat: int


class NewcomerAsked(Tagged, frozen=True):
    """Somebody asks to take over a bot's seat in the running game."""

    newcomer: str
    name: str
    seat: int
    program: bool
    until: Moment


class NewcomerAnswered(Tagged, frozen=True):
    """Somebody agrees to let a newcomer join, or declines."""

    newcomer: str
    member: str
    agree: bool


class NewcomerTurnedAway(Tagged, frozen=True):
    """A newcomer does not join, and why; `joined` announces one who does."""

    newcomer: str
    name: str
    why: TurnedAway


class Started(Tagged, frozen=True):
    """The cards were dealt."""


class Moved(Tagged, frozen=True):
    """A move was made: by the player, a bot, a bot because time was up, or a standing order."""

    seat: int
    by: By


class StoodIn(Tagged, frozen=True):
    """A bot plays for somebody who is away."""

    seat: int
    bot: str


class SeatTaken(Tagged, frozen=True):
    """A person plays this seat again."""

    seat: int


class LastCalled(Tagged, frozen=True):
    """The active player will be done with trading at this moment, unless something changes first."""

    seat: int
    until: Moment


class CallTakenBack(Tagged, frozen=True):
    """Trading continues."""

    seat: int


class Readied(Tagged, frozen=True):
    """Somebody has nothing to add to this trading."""

    member: str


class Paused(Tagged, frozen=True):
    """The game was paused."""


class Resumed(Tagged, frozen=True):
    """The game continues."""


class EndWanted(Tagged, frozen=True):
    """Somebody wants the game to end without a result, or no longer does."""

    member: str
    agree: bool


class Ended(Tagged, frozen=True):
    """The game was ended without a result."""


class HostPassed(Tagged, frozen=True):
    """There is a new host."""

    member: str


class Said(Tagged, frozen=True):
    """Somebody said something."""

    member: str
    name: str
    text: str
    at: Moment


class Rematched(Tagged, frozen=True):
    """The same people play again at another table; everybody's token opens it too."""

    table: str


TableEvent = (
    Created | Joined | Left | Renamed | NonceAdded | SettingsChanged | SeatsSwapped | BotSeated | SeatOpened
    | NewcomerAsked | NewcomerAnswered | NewcomerTurnedAway | Started | Moved | StoodIn | SeatTaken | LastCalled
    | CallTakenBack | Readied | Paused | Resumed | EndWanted | Ended | HostPassed | Said | Rematched
)  # fmt: skip
