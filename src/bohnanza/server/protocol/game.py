"""A game as one seat sees it, with everything that the seat may do: a client needs no rules of its own.

Cards are names; seats count from 0, fields and places in a hand from 1, as in the notation. What a game does not
have is null; where there is nothing, the list is empty.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from bohnanza.server.protocol.base import Args, Sentence, SentenceKey, SentSeat, WireStruct
from bohnanza.server.protocol.events import Bonus, Card, Favor, GivenCard, OfferTerms, Place, Reason

# Variants of other packages have more of these: a client must do something sensible with one that it does not know.
PhaseName = Annotated[str, Meta(title="PhaseName", description="Where in a turn a game can be.")]
Verb = Annotated[str, Meta(title="Verb", description="What a move is called.")]
AnswerName = Literal["asked", "accepted", "declined", "countered"]
Where = Literal["field", "empty", "no-room", "hand"]


# --- what lies on the table ---


class Phase(WireStruct, frozen=True):
    """Where in the turn the game is."""

    name: PhaseName  # where in the turn the game is
    during: PhaseName  # the step of the turn that it belongs to or interrupts, as listed on the sheet
    key: SentenceKey
    args: Args
    sentence: str  # what to do
    rule: str  # the id of the rule that says so
    seats: list[int]  # those it concerns: who must plant, was robbed, gives or is owed, creditors first
    kind: Card | None  # the card it is about: to be planted at once, or offered as a gift
    trading: bool  # whether offers can be made


class Field(WireStruct, frozen=True):
    """A field: what grows there, and what a harvest pays now and at its next step."""

    cards: list[Card]  # oldest first
    pays: int  # coins for a harvest now
    brings_field: bool  # a harvest now earns another field instead
    next_cards: int  # how many cards the next step needs; 0: there is no next step
    next_pays: int  # what it pays then
    next_brings_field: bool  # the next step earns another field instead
    protected: bool  # a single card that may not be harvested now


class Signals(WireStruct, frozen=True):
    """What a player says without obligation."""

    want: list[Card]  # kinds wanted
    have: list[Card]  # kinds to give away
    no: list[Card]  # kinds not wanted


class Seat(WireStruct, frozen=True):
    """What everybody can see of a player."""

    seat: SentSeat
    hand: int  # how many cards
    fields: list[Field]  # the fields, from left to right
    aside: list[Card]  # received, to be planted
    coins: int  # how many
    score: int  # what counts at the end: coins, or in some games cents
    signals: Signals  # what the player says


# --- offers ---


class OfferAnswer(WireStruct, frozen=True):
    """How a player has answered an offer."""

    seat: SentSeat
    answer: AnswerName  # what it was


class Landing(WireStruct, frozen=True):
    """Where a received card would go."""

    kind: Card  # the kind of bean
    where: Where  # "no-room": a field would have to be harvested first
    field: int  # the viewer's field that it joins, or 0
    pays: int  # what that field pays without the card
    then_pays: int  # and with the card


class Effect(WireStruct, frozen=True):
    """How a trade would affect the viewer, as things stand."""

    lands: list[Landing]  # one for each card received, after everything that has to be planted anyway
    harvests_before: int  # how many fields have to be harvested to plant what is due without the trade
    harvests_after: int  # and with it
    harvestable: list[int]  # the viewer's fields that may be harvested now
    worth: int  # a rough figure for sorting, without a unit: above 0 the trade helps


class OpenOffer(WireStruct, frozen=True):
    """An open offer; places in a hand are shown only to its owner."""

    number: int  # of the offer
    revision: int  # which version of the offer, from 1
    maker: int  # the seat that made the offer
    to: list[int]  # the seats that are asked
    terms: OfferTerms  # what is given and wanted
    first_come: bool  # the first to accept gets it; otherwise the maker of an offer to several picks
    parent: int  # the offer that it counters, or 0
    answers: list[OfferAnswer]  # one for each seat asked
    can_accept: bool  # the viewer was asked and has what is wanted
    can_counter: bool  # the viewer may answer with another offer
    copies: list[list[Place]]  # for each wanted card, what the viewer could give, as in `accept 7 from 3`
    promised: list[Place]  # the copies named in the viewer's own acceptance
    effect: Effect | None  # null: the viewer is not involved


class Trade(WireStruct, frozen=True):
    """What the viewer can offer; null outside trading."""

    to: list[int]  # the seats that an offer may go to: one of them, several or all
    goods: list[GivenCard]  # what can be given
    kinds: list[Card]  # what can be asked for
    favors: list[Favor]  # the viewer's own that can be given
    ask_favors: list[Favor]  # favors that can be asked for
    made: int  # offers and changes of offers made in this trading


# --- what some games have besides beans ---


class ExtraView(WireStruct, frozen=True):
    """Something that lies beside the beans: a sentence, followed by the things in it.

    For example, somebody's favors or bonus cards, a debt, or who holds the Bean Coin.
    """

    key: SentenceKey
    args: Args
    sentence: str  # without the things
    seat: int  # whose it is; -1: nobody's
    rule: str  # the id of the rule about it, or nothing
    family: str  # of the things: `bean`, `favor` or `bonus`; empty: there are none
    words: list[str]  # the things, as moves name them
    badge: bool  # short enough to stand beside the player's name
    playable: bool  # choices may name the things, in the part that is called like the family
    order: str  # the kind of standing order that makes such moves by itself, or nothing


# --- what the viewer may do ---


class Choice(WireStruct, frozen=True):
    """A legal move, with only the fields that apply to it."""

    move: str  # in notation; send it as it is
    verb: Verb
    advances: bool  # the move advances the game; otherwise it is an extra
    kind: Card | UnsetType = UNSET  # the kind of bean
    field: int | UnsetType = UNSET  # the viewer's field, or that of `seat` if there is one
    own_field: int | UnsetType = UNSET  # the viewer's field, if `field` is another player's
    seat: int | UnsetType = UNSET  # another player, or the owner of `field`
    place: Place | UnsetType = UNSET  # in the viewer's hand
    offer: int | UnsetType = UNSET  # its number
    revision: int | UnsetType = UNSET  # which version of the offer, from 1
    reason: Reason | UnsetType = UNSET  # why
    favor: Favor | UnsetType = UNSET  # which one
    bonus: Bonus | UnsetType = UNSET  # a bonus card by its name: `2-2/10`, or `?`
    paid: str | UnsetType = UNSET  # "dollar", a bonus card by its name, or "nothing"
    facts: Args | UnsetType = UNSET  # what else its sentence speaks of


class Task(WireStruct, frozen=True):
    """Something to do."""

    key: SentenceKey
    args: Args
    sentence: Sentence


class GameView(WireStruct, frozen=True):
    """A game as one seat sees it; a spectator has seat -1, no hand and no choices."""

    seat: int  # your seat; -1 for a spectator
    game: str  # the game id
    turn: int  # the number of the turn, from 1
    start: int  # the seat that started
    active: int  # whose turn it is
    phase: Phase  # where in the turn the game is
    awaited: list[int]  # every seat that the game is waiting for
    deck: int  # how many cards
    runs: int  # how often the draw pile has run out
    exhaustions: int  # the game ends when it has run out this often
    discard: int  # how many cards are in the discard pile
    top: Card | None  # of the discard pile
    turned: list[Card]  # turned-over cards
    out: int  # cards out of the game
    hand: list[Card]  # the viewer's, front card first
    seats: list[Seat]  # all players, by seat
    currency: str  # "coin", or "dollar": then scores are in cents
    field_price: int  # coins for another field; 0: not for sale
    max_fields: int  # the most that a player can have
    offers: list[OpenOffer]  # all that are open
    trade: Trade | None  # what can be offered; null outside trading
    may_signal: bool  # `want red`, `have red`, `no red` and `clear red` are possible
    choices: list[Choice]  # the moves to choose from; offers and signals you compose yourself
    task: Task  # what the viewer is to do, or whoever is awaited
    extras: list[ExtraView]  # what lies beside the beans
    winners: list[int]  # empty until the game is over
    position: str  # all cards as the viewer sees them, in notation
