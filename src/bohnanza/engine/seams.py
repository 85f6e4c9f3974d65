"""The seams: what a variant may bring, as small classes with one or two methods.

A game is a `Rules` table filled with these. Use the weakest that can say what you want: a value of the
table, a `Step` of the turn, an `Anytime` move or a `Duty`, a named policy.
Everything here is immutable; what changes in play lives in `State` (and in its `Extra` objects).
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

# Where a move comes in a list that a player reads; a little more or less is later or earlier among its like.
FIRST: Final = 0  # hardly ever wrong
PLANTING: Final = 100
GOING_ON: Final = 200  # what the step waits for
HARVESTING: Final = 300
OPTIONAL: Final = 400  # what may be done besides
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
    """A key of the catalogue, and the arguments of its sentence."""

    key: str
    about: dict[str, object]


class ExtraRow(NamedTuple):
    """Something that lies beside the beans: a sentence, and the things in it as words of a family."""

    key: str
    about: dict[str, object]
    seat: int = NOBODY  # whose it is
    rule: str = ""
    family: str = ""  # of the catalogue's entries for the words
    words: tuple[str, ...] = ()
    badge: bool = False  # short enough to stand beside the player's name
    playable: bool = False  # moves of the viewer may name the things in it
    order: str = ""  # the standing order that plays them by itself


class ExtraItem(NamedTuple):
    """Something that a game has beside the beans: a word of a family, and how many of it there are."""

    family: str
    word: str
    copies: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """An intent of one seat. Moves are immutable and compare by class and `key`.

    `form`: the words and parts that it has in notation, `steal {victim:seat} {field} to {own:own_field}`; the
    constructor takes the seat and these parts. `verb`: what messages and sentences call it, if that is not the first
    word of the form.
    `advances`: the step on top of the agenda goes on; any-time and trading moves leave it where it is.
    `unlisted`: `objection` alone decides whether it is legal, because such moves are too many to be listed.

    A class that says no more than its form is a move of the step in progress, which does it all by advancing:

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
        """What tells this move from others of its class."""
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
        """What its sentence may speak of beside its parts, as the table lies before its seat."""
        return {}

    def rank(self, s: State) -> int:
        """Where it comes in a list that a player reads."""
        return GOING_ON if self.advances else OPTIONAL

    def gets(self, s: State) -> list[int]:
        """The cards that its seat would get by it and have to plant."""
        return []

    def urgent(self) -> bool:
        """Whether a player wants to be asked for it whenever it is possible."""
        return False

    def standing_order(self) -> str:
        """The standing order that plays it by itself; empty: none does."""
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
    """A stretch of a turn: who is awaited, what is allowed, what follows.

    What never changes is said to the constructor: the `name` in notation; the `rule` that says what is to be done
    here, and the `task`, the key of the sentence that says so, with what the task is `about`: everything else is
    refused with it; the step of the turn that it stands `instead_of`, if it has no place there of its own; whether
    any-time moves have to wait until it is over (`closed`); whether offers are made here (`trading`); whether its
    one move may be played for the player (`formal`).
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
        """The refusal of what is not to be done in this step."""
        return IllegalMove(self.rule, self.task, **self.about)

    def misplaced(self, s: State, seat: int) -> IllegalMove:
        """The refusal of a seat's move that has no place in this step, or that is not this seat's to make."""
        if seat != s.awaited:
            return IllegalMove("AB-10", "refused-not-your-move", seat=s.awaited)
        return self.refusal()

    def cards(self) -> list[int]:
        """The bean cards that are in the middle of this step, seen by all."""
        return []

    def awaited(self, s: State) -> int:
        """The seat whose move the game waits for, or NOBODY: then the step runs by itself."""
        return NOBODY

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        """Add this step's own moves for a seat."""

    def formality(self, s: State) -> Move | None:
        """The one move of a `formal` step."""
        return None

    def facts(self, s: State, seat: int, moves: list[Move]) -> dict[str, object]:
        """What the sentence about its task may speak of that no other step has, as the table lies before a seat."""
        return {}

    def usual(self, s: State, seat: int, moves: list[Move]) -> Move | None:
        """Of some moves of a seat the one that can hardly be wrong here, or None where it is better to think."""
        return None

    def meanings(self) -> dict[str, str]:
        """Which verbs are meant here by those of trading that people use: accept, decline, offer, gift."""
        return {}

    def together(self, s: State, kind: int) -> int:
        """How many cards of a kind are planted or thrown away by one move."""
        return 1

    def planting(self, s: State, seat: int, kind: int) -> IllegalMove | None:
        """Why a seat cannot plant a card of this kind now, if it cannot."""
        return self.misplaced(s, seat)

    def plant(self, s: State, seat: int, kind: int, field: int) -> None:
        """Put what is to be planted in this step onto a field."""
        raise NotImplementedError

    def discard(self, s: State, seat: int, kind: int) -> None:
        """Throw away turned-over cards of a kind."""
        raise NotImplementedError

    def give(self, s: State, seat: int, kind: int, place: int) -> None:
        """Hand over the copy that was chosen to whom it is due."""
        raise NotImplementedError

    def advance(self, s: State, move: Move) -> None:
        """Go on after a move, before it is played."""

    def run(self, s: State) -> None:
        """Happen without anybody's decision."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Anytime:
    """Extra moves that a seat has whenever the game rests."""

    def moves(self, s: State, seat: int, out: list[Move]) -> None:
        """Add the moves."""

    def facts(self, s: State, seat: int) -> dict[str, object]:
        """What the sentence about a seat's task may speak of because of them."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Duty:
    """Something a seat must do: it narrows the list, and forbids what is not listed."""

    def narrow(self, s: State, seat: int, out: list[Move]) -> None:
        """Take away from the listed moves what the duty rules out."""

    def forbids(self, s: State, move: Move) -> IllegalMove | None:
        """Why the duty rules out this move, if it does."""
        return None

    def task(self, s: State, seat: int) -> Sentence | None:
        """What a seat is to do because of it, in place of what the step says."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra:
    """What an add-on keeps in the state."""

    def clone(self) -> Extra:
        """An independent copy."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything in it, for comparing states."""
        raise NotImplementedError

    def set_up(self, s: State) -> None:
        """Happens after the deal, before the first turn."""

    def before_end(self, s: State) -> None:
        """Happens when the game is over, before the fields are sold."""

    def cards(self) -> list[int]:
        """The bean cards it holds, for conservation."""
        return []

    def rows(self, s: State, seat: int) -> list[ExtraRow]:
        """What of it is shown to a seat, or to a spectator, beside the beans."""
        return []

    def items(self) -> list[ExtraItem]:
        """All that it can hold, whoever has it."""
        return []

    def complete_words(self, s: State, seat: int, words: list[str]) -> list[str]:
        """The words of a move that somebody has typed, verb first, as the notation has them."""
        return words

    def lines(self) -> list[tuple[str, str]]:
        """What it adds to a position in notation."""
        return []

    def read(self, key: str, value: str) -> bool:
        """Take in one line of a position, if it is one of its own."""
        return False

    def seen_by(self, seat: int) -> Extra:
        """What a seat may know of it, an independent copy; a spectator has seat -1."""
        raise NotImplementedError

    def dealt(self, cards: list[int], rng: Random, offers: list[Offer]) -> Extra:
        """A complete one, drawn uniformly among those of which a seat sees this.

        For every bean card that is UNKNOWN in it, it takes the last of the shuffled cards. What the open
        offers promise is there.
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
        """Whether a player with so many fields gets another one for that many cards of a kind."""
        return False

    def harvested(self, s: State, seat: int, kind: int, cards: int) -> None:
        """Happens after a seat has sold a field of this kind with that many cards, but not at the end."""
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
        """Add the plantings, of those given by field, that put a card of this kind on a column where it may go."""
        raise NotImplementedError

    def fits(self, column: list[int], kind: int) -> bool:
        """Whether a card of this kind may go on this column."""
        found: list[Move] = []
        self.list_fields([column], kind, SOME_PLANTING, found)
        return bool(found)

    def never_planted(self, kind: int) -> IllegalMove | None:
        """Why cards of this kind are never planted, if that is so."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Draws:
    """Policy: how many cards a seat draws in phase 4."""

    def count(self, s: State, seat: int) -> int:
        """The number of cards."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring:
    """Policy: what the piles are worth at the end, and who wins a tie."""

    def score(self, s: State, seat: int) -> int:
        """The worth of what a seat has earned."""
        return len(s.coins[seat])

    def winners(self, s: State) -> list[int]:
        """The seats that win, several when they share it."""
        raise NotImplementedError


SOME_PLANTING: Final[tuple[Move, ...]] = (Move(NOBODY),)
