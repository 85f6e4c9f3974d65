"""The seams: what a variant can add to the rules, as small classes with few methods.

The `Rules` of a game are made of these. Use the weakest one that can express what you need: a value of the
rules, a `Step` of the turn, a policy, an `Anytime` move, a `Duty`.
Everything here is immutable; what changes in play is in the `State` and its `Extra` objects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from bohnanza.engine.parts import form_of
from bohnanza.words.errors import WordedError

if TYPE_CHECKING:
    from random import Random

    from bohnanza.engine.offers import Offer
    from bohnanza.engine.rules import Rules
    from bohnanza.engine.state import State

NOBODY: Final = -1

# Where a move comes in a list that a player reads; add or subtract a little to order moves of the same group.
FIRST: Final = 0  # hardly ever wrong
PLANTING: Final = 100
GOING_ON: Final = 200  # what the step waits for
HARVESTING: Final = 300
OPTIONAL: Final = 400  # possible, but not what the step waits for
NOT_LISTED: Final = 500  # hardly anybody would want it


@mypyc_attr(native_class=False)  # a native one cannot have a base that is not compiled
class IllegalMove(WordedError):
    """A refused move: which rule forbids it, and the words that say so."""

    def __init__(self, rule: str, key: str, **arguments: object) -> None:
        super().__init__(key, **arguments)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence


class Sentence(NamedTuple):
    """A key of the catalogue of words, and the arguments of its sentence."""

    key: str
    about: dict[str, object]


class ExtraRow(NamedTuple):
    """What a player reads about an extra: a sentence, and the items in it as words of a family."""

    key: str
    about: dict[str, object]
    seat: int = NOBODY  # whose it is
    rule: str = ""
    family: str = ""  # what kind of items the words name, "favor" or "bean"
    words: tuple[str, ...] = ()
    badge: bool = False  # short enough to be shown next to the player's name
    playable: bool = False  # whether moves of the viewer can name its items
    order: str = ""  # the standing order that plays them without being asked


class ExtraItem(NamedTuple):
    """An item that a game has apart from beans, such as a favor: a word of a family, and its number of copies."""

    family: str
    word: str
    copies: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """An intent of one seat. Moves are immutable and compare by class and `key`.

    `form`: the words and parts that it has in notation, `steal {victim:seat} {field} to {own:own_field}`; the
    constructor takes the seat and these parts. `verb`: what messages and sentences call it, if that is not the first
    word of the form.
    `advances`: the step on top of the agenda advances; any-time and trading moves leave it where it is.
    `unlisted`: `objection` alone decides whether it is legal, because there are too many such moves to list.

    A class that has only a form is a move of the step in progress, which does everything by advancing:

    >>> class Sleep(Move):
    ...     form = "sleep"
    >>> Sleep(2)
    <p2 sleep>
    """

    form: ClassVar[str] = ""
    verb: ClassVar[str] = ""

    def __init__(self, seat: int, advances: bool = True, unlisted: bool = False) -> None:
        self.seat = seat
        self.advances = advances
        self.unlisted = unlisted

    def key(self) -> tuple[object, ...]:
        """What distinguishes this move from others of its class."""
        return (self.seat, *form_of(type(self)).values(self))

    def words(self) -> str:
        """The move in notation, without the seat."""
        return form_of(type(self)).write(self)

    def objection(self, s: State) -> IllegalMove | None:
        """Why the move is not legal now. A listed move is asked only after it was not found in the list."""
        return s.agenda[-1].misplaced(s, self.seat)

    def play(self, s: State, step: Step) -> None:
        """Do it; `step` is the step that was on top before it advanced."""

    def facts(self, s: State) -> dict[str, object]:
        """What its sentence can mention in addition to its parts; `s` is what its seat sees, a state with holes."""
        return {}

    def rank(self, s: State) -> int:
        """Where it comes in a list that a player reads."""
        return GOING_ON if self.advances else OPTIONAL

    def gets(self, s: State) -> list[int]:
        """The cards that its seat would receive by it and have to plant."""
        return []

    def urgent(self) -> bool:
        """Whether a player wants to be asked for it whenever it is possible."""
        return False

    def standing_order(self) -> str:
        """The standing order that makes this move for a player; empty if there is none."""
        return ""

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Move) and type(self) is type(other) and self.key() == other.key()
        )

    def __hash__(self) -> int:
        return hash(self.key())

    def __str__(self) -> str:
        return f"p{self.seat} {self.words()}"

    def __repr__(self) -> str:
        return f"<{self}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A part of a turn: who is awaited, what is allowed, what follows.

    The constructor takes what never changes:

    - `name`: in notation
    - `rule` and `task`: the rule that says what is to be done here, and the key of the sentence that says so, with
      its arguments, `about`; everything else is refused with them
    - `instead_of`: the step of the turn whose place it takes, if it has no place of its own there
    - `closed`: any-time moves have to wait until it is over
    - `trading`: offers can be made here
    - `formal`: its only move may be made for the player
    """

    def __init__(
        self,
        name: str,
        rule: str = "AB-10",
        task: str = "step-other",
        about: dict[str, object] | None = None,
        instead_of: str = "",
        closed: bool = False,
        trading: bool = False,
        formal: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        self.task = task
        self.about: dict[str, object] = about or {}
        self.instead_of = instead_of
        self.closed = closed
        self.trading = trading
        self.formal = formal

    def refusal(self) -> IllegalMove:
        """The refusal of a move that has no place in this step."""
        return IllegalMove(self.rule, self.task, **self.about)

    def misplaced(self, s: State, seat: int) -> IllegalMove:
        """The refusal of a seat's move here: it is not this seat's turn, or the move has no place in this step."""
        if seat != s.awaited:
            return IllegalMove("AB-10", "refused-not-your-move", seat=s.awaited)
        return self.refusal()

    def cards(self) -> list[int]:
        """The bean cards that this step holds, which everybody sees."""
        return []

    def awaited(self, s: State) -> int:
        """The seat whose move the game waits for; if it is NOBODY, `run` is called."""
        return NOBODY

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        """Add this step's own moves for a seat."""

    def formality(self, s: State) -> Move | None:
        """The only move of a `formal` step."""
        return None

    def facts(self, s: State, seat: int, moves: list[Move]) -> dict[str, object]:
        """What the sentence about its task can mention that other steps do not have; `s` is what the seat sees."""
        return {}

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        """The one of a seat's moves that can hardly be wrong here, or None if the choice needs thought."""
        return None

    def meanings(self) -> dict[str, str]:
        """The verbs of this step that people mean when they type those of trading: {"accept": "take"}."""
        return {}

    def together(self, s: State, kind: int) -> int:
        """How many cards of a kind are planted or thrown away by one move."""
        return 1

    def planting_objection(self, s: State, seat: int, kind: int) -> IllegalMove | None:
        """Why a seat cannot plant a card of this kind now, if it cannot."""
        return self.misplaced(s, seat)

    def plant(self, s: State, seat: int, kind: int, field: int) -> None:
        """Plant the card, or the cards, that this step is about in a field."""
        raise NotImplementedError

    def discard(self, s: State, seat: int, kind: int) -> None:
        """Throw away turned-over cards of a kind."""
        raise NotImplementedError

    def give(self, s: State, seat: int, kind: int, place: int) -> None:
        """Hand over the chosen copy to the seat that gets it."""
        raise NotImplementedError

    def advance(self, s: State, move: Move) -> None:
        """Change the agenda because of a move; happens before the move is played."""

    def run(self, s: State) -> None:
        """Do what takes no decision, and leave the agenda; called while nobody is awaited."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Anytime:
    """Moves that a seat has whenever the game waits for a decision."""

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        """Add those that are legal now to the list."""

    def facts(self, s: State, seat: int) -> dict[str, object]:
        """What the sentence about a seat's task can mention because of them."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Duty:
    """Something a seat must do: it removes other moves from the list and forbids them."""

    def narrow(self, s: State, seat: int, out: list[Move]) -> None:
        """Remove what the duty rules out from the listed moves."""

    def forbids(self, s: State, move: Move) -> IllegalMove | None:
        """Why the duty rules out this move, if it does."""
        return None

    def task(self, s: State, seat: int) -> Sentence | None:
        """What a seat has to do because of it, instead of the task of the step; None if nothing."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra:
    """What a game keeps in its state apart from beans, such as favors or a coin."""

    def clone(self) -> Extra:
        """An independent copy."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything in it, for comparing states."""
        raise NotImplementedError

    def set_up(self, s: State) -> None:
        """Called after the deal, before the first turn."""

    def before_end(self, s: State) -> None:
        """Called when the game is over, before the fields are sold."""

    def cards(self) -> list[int]:
        """The bean cards it holds; no card of the deck may get lost."""
        return []

    def rows(self, s: State, seat: int) -> list[ExtraRow]:
        """What a seat, or a spectator, reads about it."""
        return []

    def items(self) -> list[ExtraItem]:
        """All items that it can hold, whoever has them."""
        return []

    def complete_words(self, s: State, seat: int, words: list[str]) -> list[str]:
        """The words of a move as somebody typed them, verb first, completed to what the notation wants."""
        return words

    def lines(self) -> list[tuple[str, str]]:
        """What it adds to a position in notation."""
        return []

    def read(self, key: str, value: str) -> bool:
        """Take in one line of a position; False if the line is not one of its own."""
        return False

    def seen_by(self, seat: int) -> Extra:
        """An independent copy with what a seat may know of it; a spectator has seat -1."""
        raise NotImplementedError

    def determinise(self, cards: list[int], rng: Random, offers: list[Offer]) -> Extra:
        """A complete one, drawn uniformly among those of which `seen_by` would give this one.

        A bean card that is UNKNOWN in it is popped from the shuffled cards. Whatever the open offers promise
        is there.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealing:
    """Policy: how the shuffled deck is dealt."""

    def deal(self, s: State) -> None:
        """Give everybody their cards."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class HarvestEffect:
    """Policy: what a harvest brings besides coins."""

    def brings_field(self, rules: Rules, fields: int, kind: int, cards: int) -> bool:
        """Whether a player with this number of fields gets another one for these cards."""
        return False

    def harvested(self, s: State, seat: int, kind: int, cards: int) -> None:
        """Called after a seat has sold a field with this number of cards; not at the end of the game."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class FavorTrade:
    """Policy: what favors mean in a trade."""

    def in_hand(self, s: State, seat: int) -> list[int]:
        """The favors that a seat can give."""
        raise NotImplementedError

    def has(self, s: State, seat: int, favors: tuple[int, ...]) -> bool:
        """Whether a seat can give all of these favors."""
        raise NotImplementedError

    def hand_over(self, s: State, debtor: int, creditor: int, favors: tuple[int, ...]) -> None:
        """The debtor now owes them to the creditor."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Fits:
    """Policy: which card may be planted on which column."""

    def list_fields(
        self, columns: list[list[int]], kind: int, plants: tuple[Move, ...], out: list[Move]
    ) -> None:
        """Add the plantings that are allowed for a card of this kind; `plants` has one planting for each field."""
        raise NotImplementedError

    def fits(self, column: list[int], kind: int) -> bool:
        """Whether a card of this kind may go on this column."""
        found: list[Move] = []
        self.list_fields([column], kind, SOME_PLANTING, found)
        return bool(found)

    def never_planted(self, kind: int) -> IllegalMove | None:
        """Why cards of this kind are never planted; None if they are planted."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Draws:
    """Policy: how many cards a seat draws in phase 4."""

    def count(self, s: State, seat: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring:
    """Policy: what the piles are worth at the end, and who wins a tie."""

    def score(self, s: State, seat: int) -> int:
        """What a seat has earned, in coins or cents."""
        return len(s.coins[seat])

    def winners(self, s: State) -> list[int]:
        """The seats that win; several if they share the win."""
        raise NotImplementedError


SOME_PLANTING: Final[tuple[Move, ...]] = (Move(NOBODY),)
