"""What happened at a table, as everybody there is told."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from bohnanza.server.protocol.base import Moment, SentMember, SentName, SentSeat, SentTable, Tagged
from bohnanza.server.protocol.settings import Settings

By = Literal["person", "bot", "clock", "order"]
TurnedAway = Literal["declined", "expired", "closed"]


class Created(Tagged, frozen=True):
    """The table was created; `commitment` is the SHA-256 of the secret from which its seed is made."""

    commitment: str  # SHA-256 of the secret, as 64 hexadecimal digits


class Joined(Tagged, frozen=True):
    """Somebody sat down."""

    member: SentMember
    name: SentName
    seats: list[int]  # the seats they have
    program: bool  # whether it is a program


class Left(Tagged, frozen=True):
    """Somebody left for good, on their own or removed by the host."""

    member: SentMember
    removed: bool  # true: by the host


class Renamed(Tagged, frozen=True):
    """Somebody changed their nickname."""

    member: SentMember
    name: SentName


class NonceAdded(Tagged, frozen=True):
    """Somebody added a text to the seed."""

    member: SentMember
    nonce: str  # letters, digits, `_` and `-`


class SettingsChanged(Tagged, frozen=True):
    """The host changed the settings."""

    settings: Settings  # all of them


class SeatsSwapped(Tagged, frozen=True):
    """Two seats were swapped."""

    first: int  # a seat
    second: int  # the other


class BotSeated(Tagged, frozen=True):
    """A bot sat down for good, until somebody takes over its seat."""

    seat: SentSeat
    bot: str  # the bot, by its name


class SeatOpened(Tagged, frozen=True):
    """A seat is open; in a running game newcomers may ask for it, and its bot plays until then."""

    seat: SentSeat


class NewcomerAsked(Tagged, frozen=True):
    """Somebody asks to take over a bot's seat in the running game."""

    newcomer: str  # the id of the newcomer who is asking to join
    name: SentName
    seat: SentSeat
    program: bool  # whether it is a program
    until: Moment


class NewcomerAnswered(Tagged, frozen=True):
    """Somebody agrees to let a newcomer join, or declines."""

    newcomer: str  # the id of the newcomer who is asking to join
    member: SentMember
    agree: bool  # whether they agree


class NewcomerTurnedAway(Tagged, frozen=True):
    """A newcomer does not join, and why; `joined` announces one who does."""

    newcomer: str  # the id of the newcomer who is asking to join
    name: SentName
    why: TurnedAway  # the reason


class Started(Tagged, frozen=True):
    """The cards were dealt."""


class Moved(Tagged, frozen=True):
    """A move was made: by the player, a bot, the server because time was up, or a standing order."""

    seat: SentSeat
    by: By  # who decided: the `person`, a `bot`, the server because time was up (`clock`), a standing `order`


class StoodIn(Tagged, frozen=True):
    """A bot plays for somebody who is away."""

    seat: SentSeat
    bot: str  # the bot, by its name


class SeatTaken(Tagged, frozen=True):
    """A person plays this seat again."""

    seat: SentSeat


class LastCalled(Tagged, frozen=True):
    """The active player will be done with trading at this moment, unless something changes first."""

    seat: SentSeat
    until: Moment


class CallTakenBack(Tagged, frozen=True):
    """Trading continues."""

    seat: SentSeat


class Readied(Tagged, frozen=True):
    """Somebody has nothing to add to this trading."""

    member: SentMember


class Paused(Tagged, frozen=True):
    """The game was paused."""


class Resumed(Tagged, frozen=True):
    """The game continues."""


class EndWanted(Tagged, frozen=True):
    """Somebody wants the game to end without a result, or no longer does."""

    member: SentMember
    agree: bool  # whether they agree


class Ended(Tagged, frozen=True):
    """The game was ended without a result."""


class HostPassed(Tagged, frozen=True):
    """There is a new host."""

    member: SentMember


class Said(Tagged, frozen=True):
    """Somebody said something."""

    member: SentMember
    name: SentName
    text: str  # on one line, cleaned
    at: Moment
    version: int | UnsetType = UNSET  # of the table, created by this message: no two have the same


class Rematched(Tagged, frozen=True):
    """The same people play again at another table; everybody's token opens it too."""

    table: SentTable


TableEvent = (
    Created | Joined | Left | Renamed | NonceAdded | SettingsChanged | SeatsSwapped | BotSeated | SeatOpened
    | NewcomerAsked | NewcomerAnswered | NewcomerTurnedAway | Started | Moved | StoodIn | SeatTaken | LastCalled
    | CallTakenBack | Readied | Paused | Resumed | EndWanted | Ended | HostPassed | Said | Rematched
)  # fmt: skip
