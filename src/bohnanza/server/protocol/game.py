"""A game as one seat sees it, with everything that the seat may do: a client needs no rules of its own.

Cards are names; seats count from 0, fields and places in a hand from 1, as in the notation. What a game does not
have is null; where there is nothing, the list is empty.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from bohnanza.server.protocol.base import Args, Part
from bohnanza.server.protocol.events import Bonus, Card, Favor, Good, Place, Reason, Terms

PhaseName = Literal[
    "plant", "plant-again", "discard-one", "turn-over", "trade", "receive", "draw", "use-offer", "plant-or-leave",
    "plant-now", "contest", "last-claim", "steal", "repay", "ask-f3", "ask-f4", "ask-f5", "give-to", "keep", "sort",
    "gift", "answer", "hand-over", "drop-bonus", "draw-bonus", "over",
]  # fmt: skip
Verb = Literal[
    "plant", "harvest", "buy", "turn", "draw", "done", "pass", "discard", "give", "accept", "decline", "take-back",
    "withdraw", "pick", "claim", "contest", "play", "collect", "steal", "call", "keep", "hand", "repay", "plant-for",
    "present", "take", "refuse", "pay", "fulfil", "drop", "draw-bonus",
]  # fmt: skip
AnswerName = Literal["asked", "accepted", "declined", "countered"]
Where = Literal["field", "empty", "no-room", "hand"]


# --- what lies on the table ---


class Phase(Part, frozen=True):
    """Where in the turn the game is."""

    name: PhaseName
    during: PhaseName  # the step of the turn that it belongs to or interrupts, as listed on the sheet
    key: str
    args: Args
    sentence: str  # what to do
    rule: str  # the id of the rule that says so
    seats: list[int]  # those it concerns: who must plant, was robbed, gives or is owed, creditors first
    kind: Card | None  # the card it is about: to be planted at once, or offered as a gift
    trading: bool  # whether offers can be made


class Field(Part, frozen=True):
    """A field: what grows there, and what a harvest pays now and at its next step."""

    cards: list[Card]  # oldest first
    pays: int
    brings_field: bool  # a harvest now earns another field instead
    next_cards: int  # how many cards the next step needs; 0: there is no next step
    next_pays: int
    next_brings_field: bool
    protected: bool  # a single card that may not be harvested now


class Signals(Part, frozen=True):
    """What a player says without obligation."""

    want: list[Card]
    have: list[Card]
    no: list[Card]


class Seat(Part, frozen=True):
    """What everybody can see of a player."""

    seat: int
    hand: int  # how many cards
    fields: list[Field]
    aside: list[Card]  # received, to be planted
    coins: int  # how many
    score: int  # what counts at the end: coins, or in some games cents
    signals: Signals


# --- offers ---


class Answer(Part, frozen=True):
    """How a player has answered an offer."""

    seat: int
    answer: AnswerName


class Landing(Part, frozen=True):
    """Where a received card would go."""

    kind: Card
    where: Where  # "no-room": a field would have to be harvested first
    field: int  # the viewer's field that it joins, or 0
    pays: int  # what that field pays without the card
    then_pays: int  # and with the card


class Effect(Part, frozen=True):
    """How a trade would affect the viewer, as things stand."""

    lands: list[Landing]  # one for each card received, after everything that has to be planted anyway
    harvests_before: int  # how many fields have to be harvested to plant what is due without the trade
    harvests_after: int  # and with it
    harvestable: list[int]  # the viewer's fields that may be harvested now
    worth: int  # a rough figure for sorting, without a unit: above 0 the trade helps


class Offer(Part, frozen=True):
    """An open offer; places in a hand are shown only to its owner."""

    number: int
    revision: int
    maker: int
    to: list[int]
    terms: Terms
    first_come: bool  # the first to accept gets it; otherwise the maker of an offer to several picks
    parent: int  # the offer that it counters, or 0
    answers: list[Answer]
    can_accept: bool  # the viewer was asked and has what is wanted
    can_counter: bool  # the viewer may answer with another offer
    copies: list[list[Place]]  # for each wanted card, what the viewer could give, as in `accept 7 from 3`
    promised: list[Place]  # the copies named in the viewer's own acceptance
    effect: Effect | None  # null: the viewer is not involved


class Trade(Part, frozen=True):
    """What the viewer can offer; null outside trading."""

    to: list[int]  # the seats that an offer may go to: one of them, several or all
    goods: list[Good]  # what can be given
    kinds: list[Card]  # what can be asked for
    favors: list[Favor]  # the viewer's own that can be given
    ask_favors: list[Favor]
    made: int  # offers and changes of offers made in this trading


# --- what some games have besides beans ---


class CoinTable(Part, frozen=True):
    """The Bean Coin."""

    holder: int
    needed: int  # what a claimant's fields have to be worth
    worth: list[int]  # what the fields are worth, by seat
    failed: bool  # a claim has failed this turn


class Debt(Part, frozen=True):
    """A favor that was promised and has not been called in yet."""

    creditor: int
    debtor: int
    favor: Favor


class FavorTable(Part, frozen=True):
    """Bohna Nostra: favors in hand, in the piles, and owed."""

    hand: list[Favor]  # the viewer's
    hands: list[int]  # how many, by seat
    piles: list[int]
    owed: list[Debt]
    passed: list[int]  # creditors who were asked in this phase 3 and passed
    reader: int  # who is looking at cards of the draw, or -1
    drawn: list[Card]  # those cards, "?" for everybody else


class Gift(Part, frozen=True):
    """A gift that is offered, or was accepted and has to be handed over."""

    giver: int
    kind: Card
    taken: bool


class DuelTable(Part, frozen=True):
    """The Duel: bonus cards and gifts."""

    hand: list[Bonus]  # the viewer's
    fresh: list[Bonus]  # which of them were drawn in this phase 4
    hands: list[int]  # how many, by seat
    won: list[list[Bonus]]  # fulfilled ones on the dollar piles, by seat
    deck: int
    discard: list[Bonus]  # top first
    offered: list[Card]  # kinds offered as gifts in this phase
    gift: Gift | None
    thrown: bool  # a turned-over card was discarded in this phase 3
    stopped: list[int]  # seats that draw no more bonus cards this turn


# --- what the viewer may do ---


class Choice(Part, frozen=True):
    """A legal move, with only the fields that apply to it."""

    move: str  # in notation; send it as it is
    verb: Verb
    advances: bool  # the move advances the game; otherwise it is an extra
    kind: Card | UnsetType = UNSET
    field: int | UnsetType = UNSET  # the viewer's field, or that of `seat` if there is one
    own_field: int | UnsetType = UNSET  # the viewer's field, if `field` is another player's
    seat: int | UnsetType = UNSET  # another player, or the owner of `field`
    place: Place | UnsetType = UNSET  # in the viewer's hand
    offer: int | UnsetType = UNSET
    revision: int | UnsetType = UNSET
    reason: Reason | UnsetType = UNSET
    favor: Favor | UnsetType = UNSET
    bonus: Bonus | UnsetType = UNSET
    paid: str | UnsetType = UNSET  # "dollar", a bonus card by its name, or "nothing"


class Game(Part, frozen=True):
    """A game as one seat sees it; a spectator has seat -1, no hand and no choices."""

    seat: int
    game: str  # the game id
    turn: int
    start: int
    active: int
    phase: Phase
    awaited: list[int]  # every seat that the game is waiting for
    deck: int  # how many cards
    runs: int  # how often the draw pile has run out
    exhaustions: int  # the game ends when it has run out this often
    discard: int
    top: Card | None  # of the discard pile
    turned: list[Card]
    out: int  # cards out of the game
    hand: list[Card]  # the viewer's, front card first
    seats: list[Seat]
    field_price: int  # coins for another field; 0: not for sale
    max_fields: int  # the most that a player can have
    offers: list[Offer]
    trade: Trade | None
    may_signal: bool  # `want red`, `have red`, `no red` and `clear red` are possible
    choices: list[Choice]
    coin: CoinTable | None
    favors: FavorTable | None
    duel: DuelTable | None
    winners: list[int]  # empty until the game is over
    position: str  # all cards as the viewer sees them, in notation


# --- what never changes in a game ---


class Pay(Part, frozen=True):
    """A step of a beanometer."""

    cards: int
    coins: int


class Cut(Part, frozen=True):
    """A path of a drawing, which is 100 wide and 84 high."""

    d: str
    ink: str  # "pattern", "colour", "shade" or "paper"
    line: float  # how wide a line is; 0: a filled shape
    turn: str  # a transform


class Look(Part, frozen=True):
    """How the cards of a kind are printed."""

    colour: str  # of the band, and of the bean
    shade: str  # of lines
    ink: str  # of letters on the colour
    pattern: str
    line: str  # of the pattern; empty: the shade
    drawing: list[Cut]


class Kind(Part, frozen=True):
    """A kind of bean."""

    name: Card
    cards: int  # in the deck
    plantable: bool
    pays: list[Pay]
    for_field: int  # a harvest of exactly this many cards earns another field; 0: never
    look: Look | None  # of beans that are not of the family; null: a client knows it


class Task(Part, frozen=True):
    """Something to do in a step of a turn."""

    key: str
    args: Args
    sentence: str


class TurnStep(Part, frozen=True):
    """A step of a turn in which somebody has to decide, and what may follow from it."""

    name: PhaseName
    key: str
    args: Args
    sentence: str
    rule: str
    also: list[Task]


class Happening(Part, frozen=True):
    """What can happen in a game because of a variant from another package, as it describes itself."""

    type: str
    sentence: str  # what it means, in English
    fields: dict[str, str]  # the sort of each: `seat`, `kind`, `cards`, `number`, …


class BonusCard(Part, frozen=True):
    """A bonus card: runs of consecutive kinds that are worth a dollar plus its cents."""

    name: Bonus
    runs: list[int]
    cents: int
    cards: int  # in the deck


class Sheet(Part, frozen=True):
    """What a client has to know about a game before it starts."""

    game: str
    seats: int
    kinds: list[Kind]
    turn: list[TurnStep]
    events: list[Happening]  # of variants from other packages; a client knows those of the family
    turned_over: int
    trading: bool
    cents: bool  # scores are in cents, a coin is a dollar
    bonus: list[BonusCard]
    words: dict[str, str]  # of variants from other packages: by language, compiled entries as JSON
