"""What never changes in a game, and a client has to know before it starts."""

from __future__ import annotations

from bohnanza.server.protocol.base import Args, SentenceKey, WireStruct
from bohnanza.server.protocol.events import Card
from bohnanza.server.protocol.game import PhaseName, Task


class BeanometerStep(WireStruct, frozen=True):
    """A step of a beanometer."""

    cards: int  # this many cards
    coins: int  # what a harvest of them pays


class DrawingPath(WireStruct, frozen=True):
    """A path of a drawing, which is 100 wide and 84 high."""

    d: str  # the path, as in SVG
    ink: str  # "pattern", "colour", "shade" or "paper"
    line: float  # how wide a line is; 0: a filled shape
    turn: str  # a transform


class BeanLook(WireStruct, frozen=True):
    """How the cards of a kind are printed."""

    colour: str  # of the band, and of the bean
    shade: str  # of lines
    ink: str  # of letters on the colour
    pattern: str  # of the band: `plain`, or the name of a pattern
    line: str  # of the pattern; empty: the shade
    drawing: list[DrawingPath]  # the bean, path by path


class Kind(WireStruct, frozen=True):
    """A kind of bean."""

    name: Card  # the kind
    cards: int  # in the deck
    plantable: bool  # whether it can be planted at all
    pays: list[BeanometerStep]  # its beanometer, from the first coin
    for_field: int  # a harvest of exactly this many cards earns another field; 0: never
    look: BeanLook | None  # of beans that are not of the family; null: a client knows it


class TurnStep(WireStruct, frozen=True):
    """A step of a turn in which somebody has to decide, and what may follow from it."""

    name: PhaseName  # its phase
    key: SentenceKey
    args: Args
    sentence: str  # what to do in it, in English
    rule: str  # id of its rule
    also: list[Task]  # what else may have to be done in it


class ForeignEvent(WireStruct, frozen=True):
    """What can happen in a game because of a variant from another package, as it describes itself."""

    type: str  # as in its messages
    sentence: str  # what it means, in English
    fields: dict[str, str]  # the sort of each: `seat`, `kind`, `cards`, `number`, …


class SheetItem(WireStruct, frozen=True):
    """Something that a game has besides beans."""

    family: str  # `favor` or `bonus`
    name: str  # as moves name it; a bonus card is its pattern and its cents: "2-2/10"
    cards: int  # how many there are


class Sheet(WireStruct, frozen=True):
    """What a client has to know about a game before it starts."""

    game: str  # its id
    seats: int  # the number of players
    kinds: list[Kind]  # the beans of the game
    turn: list[TurnStep]  # its steps, in order
    events: list[ForeignEvent]  # of variants from other packages; a client knows those of the family
    turned_over: int  # how many cards are turned over in a turn
    trading: bool  # whether there is trading
    currency: str  # "coin", or "dollar": then scores are in cents
    things: list[SheetItem]  # favors or bonus cards, in games that have them
    words: dict[str, str]  # of variants from other packages: by language, compiled entries as JSON
