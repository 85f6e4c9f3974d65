"""Events of a game as a seat gets them: one struct for each class of `bohnanza.engine.events`.

Cards are names, "?" where the receiver cannot see one; seats count from 0, fields and places in a hand from 1.
"""

from __future__ import annotations

from typing import Literal

from bohnanza.server.protocol.base import Part, Tagged

Card = Literal[
    "garden", "red", "black-eyed", "soy", "green", "stink", "chili", "blue",
    "brandy", "coffee", "cocoa", "field", "magpie", "?",
]  # fmt: skip
Cards = tuple[Card, ...]
Favor = Literal["F1", "F2", "F3", "F4", "F5", "F6", "?"]
Favors = tuple[Favor, ...]
Bonus = str  # "2-2/10": the pattern and the cents of a bonus card, or "?"
Source = Literal["hand", "aside", "turned", "step"]  # "step": it had to be planted at once
Place = (
    int | Literal["turned", "hand"]
)  # a position in the hand, a turned-over card, or some copy in the hand
Mode = Literal["exactly", "one-of", "anything"]
Meaning = Literal["want", "have", "no", "clear"]
Reason = Literal["", "too little", "I don't grow that", "it would help you win", "I need it", "not now"]


class Good(Part, frozen=True):
    """A card that is given, and where it comes from."""

    card: Card
    place: Place


class Terms(Part, frozen=True):
    """What an offer gives, and what it wants: all the cards, one of them, or anything."""

    give: tuple[Good, ...]
    want: Cards
    mode: Mode
    give_favors: Favors
    want_favors: Favors


# --- cards and turns ---


class Shuffled(Tagged, frozen=True):
    """Cards were shuffled: which shuffle of the game it was, and how many cards there were."""

    counter: int
    count: int


class ShuffledApart(Tagged, frozen=True):
    """Cards other than beans were shuffled."""

    counter: int
    count: int


class Drew(Tagged, frozen=True):
    """A player drew cards to the back of their hand, one after the other."""

    seat: int
    cards: Cards


class TurnStarted(Tagged, frozen=True):
    """A player's turn began."""

    turn: int
    seat: int


class Planted(Tagged, frozen=True):
    """A card was planted in a field."""

    seat: int
    kind: Card
    field: int
    source: Source


class Harvested(Tagged, frozen=True):
    """A field was sold: its cards, oldest first, of which the newest became coins."""

    seat: int
    field: int
    cards: Cards
    coins: int


class FieldBought(Tagged, frozen=True):
    """A player paid for another field; the coins show their bean faces, topmost first."""

    seat: int
    paid: Cards


class FieldGained(Tagged, frozen=True):
    """A player earned another field with a harvest."""

    seat: int


class TurnedOver(Tagged, frozen=True):
    """Cards were turned over for the active player."""

    seat: int
    cards: Cards


class JoinedTable(Tagged, frozen=True):
    """Cards from the top of the discard pile joined the turned-over ones of their kind."""

    cards: Cards


class Discarded(Tagged, frozen=True):
    """A player discarded a card, from their hand or from the table."""

    seat: int
    kind: Card
    source: Source


class RanOut(Tagged, frozen=True):
    """The draw pile ran out, for the `times`-th time."""

    times: int


class KeptInHand(Tagged, frozen=True):
    """Cards that everybody saw went to the back of a hand."""

    seat: int
    cards: Cards


class Given(Tagged, frozen=True):
    """A card that was owed to another player was set aside for them."""

    seat: int
    to: int
    kind: Card
    turned: bool


class GameEnded(Tagged, frozen=True):
    """All fields were harvested and the coins counted."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


# --- trading ---


class Offered(Tagged, frozen=True):
    """An offer, or a new revision of one, was made; `parent` is the offer that it counters, or 0."""

    number: int
    revision: int
    maker: int
    to: tuple[int, ...]
    terms: Terms
    first_come: bool
    parent: int


class CopiesReplaced(Tagged, frozen=True):
    """A copy promised in one of your open offers left the hand; another of its kind took its place."""

    seat: int
    number: int
    terms: Terms


class Accepted(Tagged, frozen=True):
    """A recipient accepted an offer made to several; the maker has to pick."""

    number: int
    seat: int


class AcceptanceTakenBack(Tagged, frozen=True):
    """A recipient took back an acceptance."""

    number: int
    seat: int


class Declined(Tagged, frozen=True):
    """A recipient declined an offer."""

    number: int
    seat: int
    reason: Reason


class Withdrawn(Tagged, frozen=True):
    """The maker withdrew an offer."""

    number: int


class Lapsed(Tagged, frozen=True):
    """An offer lapsed: a promised card is gone, or everybody who was asked has declined."""

    number: int
    reason: Literal["gone", "declined"]


class Traded(Tagged, frozen=True):
    """Cards changed hands and were set aside; `number` is the offer that was accepted."""

    number: int
    maker: int
    accepter: int
    given: tuple[Good, ...]
    received: tuple[Good, ...]


class TradingEnded(Tagged, frozen=True):
    """The active player ended trading; all open offers lapsed."""

    seat: int


class Signalled(Tagged, frozen=True):
    """A player said, without obligation, that they want, have or do not want a kind, or took that back."""

    seat: int
    kind: Card
    signal: Meaning


# --- Bohna Nostra ---


class FavorsDrawn(Tagged, frozen=True):
    """A player drew favors from their pile."""

    seat: int
    favors: Favors


class FavorHandedOver(Tagged, frozen=True):
    """A player promised a favor and is now the debtor."""

    debtor: int
    creditor: int
    favor: Favor


class FavorReturned(Tagged, frozen=True):
    """A favor was honoured and went to the bottom of the debtor's pile."""

    creditor: int
    debtor: int
    favor: Favor


class PlantedFor(Tagged, frozen=True):
    """The first card of a hand was planted in one of the creditor's fields (F1)."""

    seat: int
    kind: Card
    creditor: int
    field: int


class Repaid(Tagged, frozen=True):
    """A card moved from one of the debtor's fields to one of the creditor's (F2)."""

    seat: int
    own_field: int
    kind: Card
    creditor: int
    field: int


class Seized(Tagged, frozen=True):
    """A creditor took one of the turned-over cards (F3)."""

    seat: int
    kind: Card


class Demanded(Tagged, frozen=True):
    """A creditor demanded a card that fits (F4)."""

    creditor: int
    debtor: int


class HandShown(Tagged, frozen=True):
    """A debtor without such a card showed their hand to the creditor, and to nobody else."""

    debtor: int
    creditor: int
    cards: Cards


class Pressed(Tagged, frozen=True):
    """A creditor gave the debtor a card to plant at once (F6)."""

    creditor: int
    debtor: int
    kind: Card


class CardsPeeked(Tagged, frozen=True):
    """A creditor looks at the cards that the debtor would draw (F5)."""

    creditor: int
    debtor: int
    cards: Cards


class CardKept(Tagged, frozen=True):
    """The creditor put one of them into their own hand, at a place that nobody else sees."""

    seat: int
    kind: Card
    place: int | None


class CardPassedOn(Tagged, frozen=True):
    """The creditor gave the debtor the next one of the others."""

    creditor: int
    debtor: int
    kind: Card


# --- Magpie Bean ---


class MagpiePlayed(Tagged, frozen=True):
    """A player played the Magpie at the front of their hand."""

    seat: int


class Stolen(Tagged, frozen=True):
    """A card moved from a victim's field to one of the thief's."""

    seat: int
    victim: int
    field: int
    kind: Card
    own_field: int


# --- Bean Coin ---


class CoinClaimed(Tagged, frozen=True):
    """The active player claimed the Bean Coin."""

    seat: int


class CoinContested(Tagged, frozen=True):
    """A card was drawn from the holder's hand and revealed."""

    holder: int
    kind: Card


class CoinTaken(Tagged, frozen=True):
    """The Bean Coin changed hands."""

    seat: int


# --- The Duel ---


class DollarsDealt(Tagged, frozen=True):
    """A player's dollar pile began with cards that nobody saw."""

    seat: int
    cards: Cards


class BonusDrawn(Tagged, frozen=True):
    """A player drew a bonus card."""

    seat: int
    bonus: Bonus


class BonusDiscarded(Tagged, frozen=True):
    """A player discarded a bonus card."""

    seat: int
    bonus: Bonus


class Fulfilled(Tagged, frozen=True):
    """A player fulfilled a bonus card with a field, their own or their opponent's."""

    seat: int
    bonus: Bonus
    owner_of_field: int
    field: int


class GiftOffered(Tagged, frozen=True):
    """A player offered a gift."""

    seat: int
    kind: Card


class GiftTaken(Tagged, frozen=True):
    """A player accepted the gift."""

    seat: int


class GiftRefused(Tagged, frozen=True):
    """A player declined the gift."""

    seat: int


class DollarPaid(Tagged, frozen=True):
    """A bluff was accepted and paid for: with a "dollar", a bonus card by its name, or "nothing"."""

    seat: int
    paid: str


GameEvent = (
    Shuffled
    | ShuffledApart
    | Drew
    | TurnStarted
    | Planted
    | Harvested
    | FieldBought
    | FieldGained
    | TurnedOver
    | JoinedTable
    | Discarded
    | RanOut
    | KeptInHand
    | Given
    | GameEnded
    | Offered
    | CopiesReplaced
    | Accepted
    | AcceptanceTakenBack
    | Declined
    | Withdrawn
    | Lapsed
    | Traded
    | TradingEnded
    | Signalled
    | FavorsDrawn
    | FavorHandedOver
    | FavorReturned
    | PlantedFor
    | Repaid
    | Seized
    | Demanded
    | HandShown
    | Pressed
    | CardsPeeked
    | CardKept
    | CardPassedOn
    | MagpiePlayed
    | Stolen
    | CoinClaimed
    | CoinContested
    | CoinTaken
    | DollarsDealt
    | BonusDrawn
    | BonusDiscarded
    | Fulfilled
    | GiftOffered
    | GiftTaken
    | GiftRefused
    | DollarPaid
)
