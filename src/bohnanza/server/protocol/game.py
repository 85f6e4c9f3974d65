"""A game as one seat sees it, with everything that the seat may do: a page needs no rules of its own.

Cards are names; seats count from 0, fields and places in a hand from 1, as in the notation. What a game does not
have is null, what there is none of is an empty list.
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
    """Where the game rests."""

    name: PhaseName
    during: PhaseName  # the step of the turn that it belongs to or interrupts, one of the sheet's
    key: str
    args: Args
    sentence: str  # what is to be done
    rule: str  # the id of the rule that says so
    seats: list[int]  # whom it names: who must plant, was robbed, gives or is owed; creditors before debtors
    kind: Card | None  # the card it is about: to be planted at once, or offered as a gift
    trading: bool  # offers are made here


class Field(Part, frozen=True):
    """A field: what grows there, and what a harvest pays now and at its next step."""

    cards: list[Card]  # oldest first
    pays: int
    brings_field: bool  # a harvest now brings another field instead
    next_cards: int  # how many cards the next step needs; 0: there is none
    next_pays: int
    next_brings_field: bool
    protected: bool  # a single card that may not be sold now


class Signals(Part, frozen=True):
    """What a player says without obligation."""

    want: list[Card]
    have: list[Card]
    no: list[Card]


class Seat(Part, frozen=True):
    """What everybody sees of a player."""

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
    """Where a card that is received would go."""

    kind: Card
    where: Where  # "no-room": a field has to be harvested for it
    field: int  # the own field that it joins, or 0
    pays: int  # what that field pays before
    then_pays: int  # and with the card


class Effect(Part, frozen=True):
    """What a trade would do to the viewer, as things stand."""

    lands: list[Landing]  # one for every card received, after everything that has to be planted anyway
    harvests_before: int  # how many fields have to be harvested to plant what is due without the trade
    harvests_after: int  # and with it
    harvestable: list[int]  # own fields that may be harvested now
    worth: int  # a rough figure without a unit, to sort by: above 0 it helps


class Offer(Part, frozen=True):
    """An open offer; places in a hand are shown to the owner of the hand only."""

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
    copies: list[list[Place]]  # for every wanted card: what the viewer could give, as in `accept 7 from 3`
    promised: list[Place]  # the copies named in the viewer's own acceptance
    effect: Effect | None  # null: the viewer has no part in it


class Trade(Part, frozen=True):
    """What the viewer can make offers of; null outside trading."""

    to: list[int]  # whom an offer may go to: one of them, several or all
    goods: list[Good]  # what can be given
    kinds: list[Card]  # what can be asked for
    favors: list[Favor]  # own ones that can be given
    ask_favors: list[Favor]
    made: int  # offers and changes of offers made in this trading


# --- what some games have beside the beans ---


class CoinTable(Part, frozen=True):
    """The Bean Coin."""

    holder: int
    needed: int  # what the fields of who claims it have to be worth
    worth: list[int]  # what the fields are worth, by seat
    failed: bool  # a claim has failed in this turn


class Debt(Part, frozen=True):
    """A favor that was promised and not yet called in."""

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
    reader: int  # who looks at cards of the draw, or -1
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
    stopped: list[int]  # who draws no more bonus cards in this turn


# --- what the viewer may do ---


class Choice(Part, frozen=True):
    """A legal move; only the parts that it has are there."""

    move: str  # in notation, to be sent as it is
    verb: Verb
    advances: bool  # the game goes on with it; otherwise it is done beside
    kind: Card | UnsetType = UNSET
    field: int | UnsetType = UNSET  # the viewer's own, or the one of `seat` if that is there
    own_field: int | UnsetType = UNSET  # the viewer's, when `field` is another's
    seat: int | UnsetType = UNSET  # another player, or the owner of `field`
    place: Place | UnsetType = UNSET  # in the viewer's hand
    offer: int | UnsetType = UNSET
    revision: int | UnsetType = UNSET
    reason: Reason | UnsetType = UNSET
    favor: Favor | UnsetType = UNSET
    bonus: Bonus | UnsetType = UNSET
    paid: str | UnsetType = UNSET  # "dollar", a bonus card by its name, or "nothing"


class Game(Part, frozen=True):
    """A game as one seat sees it; a spectator has seat -1 and no hand, no choices."""

    seat: int
    game: str  # the game id
    turn: int
    start: int
    active: int
    phase: Phase
    awaited: list[int]  # everybody who holds the table up
    deck: int  # how many cards
    runs: int  # how often the draw pile has run out
    exhaustions: int  # the game ends when it has run out this often
    discard: int
    top: Card | None  # of the discard pile
    turned: list[Card]
    out: int  # cards out of the game
    hand: list[Card]  # the viewer's, the next card first
    seats: list[Seat]
    field_price: int  # coins for another field; 0: not for sale
    max_fields: int  # that a player can come to have
    offers: list[Offer]
    trade: Trade | None
    may_signal: bool  # `want red`, `have red`, `no red` and `clear red` are possible
    choices: list[Choice]
    coin: CoinTable | None
    favors: FavorTable | None
    duel: DuelTable | None
    winners: list[int]  # empty until the game is over
    position: str  # all that is seen of the cards, in notation


# --- what never changes in a game ---


class Pay(Part, frozen=True):
    """A step of a beanometer."""

    cards: int
    coins: int


class Kind(Part, frozen=True):
    """A kind of bean."""

    name: Card
    cards: int  # in the deck
    plantable: bool
    pays: list[Pay]
    for_field: int  # with exactly so many cards a harvest brings another field; 0: never


class Task(Part, frozen=True):
    """What may have to be done in a step of a turn."""

    key: str
    args: Args
    sentence: str


class TurnStep(Part, frozen=True):
    """A step of a turn in which somebody is asked, and what it may go on with."""

    name: PhaseName
    key: str
    args: Args
    sentence: str
    rule: str
    also: list[Task]


class BonusCard(Part, frozen=True):
    """A bonus card: so many of a kind, then of each next higher one, are worth a dollar and its cents."""

    name: Bonus
    runs: list[int]
    cents: int
    cards: int  # in the deck


class Sheet(Part, frozen=True):
    """What a page has to know of a game before it is played."""

    game: str
    seats: int
    kinds: list[Kind]
    turn: list[TurnStep]
    turned_over: int
    trading: bool
    cents: bool  # scores are in cents, a coin is a dollar
    bonus: list[BonusCard]
