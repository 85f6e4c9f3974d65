"""What never changes in a game, and a client has to know before it starts."""

from __future__ import annotations

from bohnanza.server.protocol.base import Args, WireStruct
from bohnanza.server.protocol.events import Card
from bohnanza.server.protocol.game import PhaseName, Task


class BeanometerStep(WireStruct, frozen=True):
    """A step of a beanometer."""

    cards: int
    coins: int


class DrawingPath(WireStruct, frozen=True):
    """A path of a drawing, which is 100 wide and 84 high."""

    d: str
    ink: str  # "pattern", "colour", "shade" or "paper"
    line: float  # how wide a line is; 0: a filled shape
    turn: str  # a transform


class BeanLook(WireStruct, frozen=True):
    """How the cards of a kind are printed."""

    colour: str  # of the band, and of the bean
    shade: str  # of lines
    ink: str  # of letters on the colour
    pattern: str
    line: str  # of the pattern; empty: the shade
    drawing: list[DrawingPath]


class Kind(WireStruct, frozen=True):
    """A kind of bean."""

    name: Card
    cards: int  # in the deck
    plantable: bool
    pays: list[BeanometerStep]
    for_field: int  # a harvest of exactly this many cards earns another field; 0: never
    look: BeanLook | None  # of beans that are not of the family; null: a client knows it


class TurnStep(WireStruct, frozen=True):
    """A step of a turn in which somebody has to decide, and what may follow from it."""

    name: PhaseName
    key: str
    args: Args
    sentence: str
    rule: str
    also: list[Task]


class ForeignEvent(WireStruct, frozen=True):
    """What can happen in a game because of a variant from another package, as it describes itself."""

    type: str
    sentence: str  # what it means, in English
    fields: dict[str, str]  # the sort of each: `seat`, `kind`, `cards`, `number`, …


class SheetItem(WireStruct, frozen=True):
    """Something that a game has besides beans."""

    family: str  # `favor` or `bonus`
    name: str  # as moves name it; a bonus card is its pattern and its cents: "2-2/10"
    cards: int  # how many there are


class Sheet(WireStruct, frozen=True):
    """What a client has to know about a game before it starts."""

    game: str
    seats: int
    kinds: list[Kind]
    turn: list[TurnStep]
    events: list[ForeignEvent]  # of variants from other packages; a client knows those of the family
    turned_over: int
    trading: bool
    currency: str  # "coin", or "dollar": then scores are in cents
    things: list[SheetItem]
    words: dict[str, str]  # of variants from other packages: by language, compiled entries as JSON
