"""The only functions that change the cards of a state; each writes down what happened if somebody listens."""

from __future__ import annotations

from bohnanza.engine.beans import UNKNOWN, cards_of
from bohnanza.engine.events import (
    FROM_ASIDE,
    FROM_HAND,
    FROM_STEP,
    FROM_TURNED,
    CopiesReplaced,
    Discarded,
    Drew,
    FieldBought,
    FieldGained,
    GameEnded,
    Given,
    Harvested,
    JoinedTable,
    KeptInHand,
    Planted,
    RanOut,
    Shuffled,
    ShuffledApart,
    TurnedOver,
    TurnStarted,
)
from bohnanza.engine.offers import ANY_COPY, TURNED
from bohnanza.engine.shuffle import shuffle
from bohnanza.engine.sorts import hidden
from bohnanza.engine.state import State

# --- the deal ---


def lay_deck(s: State) -> None:
    """All cards of the game, shuffled, are the draw pile."""
    s.deck = cards_of(s.rules.deck)
    shuffle_beans(s, s.deck)


def deal(s: State, seat: int, count: int) -> None:
    """The top cards of the draw pile go to the back of a hand; an empty pile does not count as run out."""
    to_back(s, seat, [s.deck.pop() for _ in range(count)])


# --- planting and harvesting ---


def plant(s: State, seat: int, kind: int, field: int, source: int) -> None:
    """Put a card from the front of the hand, from aside or from the turned-over cards onto a field."""
    if source == FROM_HAND:
        leave_hand(s, seat, 0)
    elif source == FROM_ASIDE:
        s.aside[seat].remove(kind)
    else:
        s.turned.remove(kind)
    s.fields[seat][field].append(kind)
    if s.log is not None:
        s.log.append(Planted(seat, kind, field, source))


def plant_in_the_middle(s: State, seat: int, kind: int, field: int) -> None:
    """Put a card that a step was holding onto a field."""
    s.fields[seat][field].append(kind)
    if s.log is not None:
        s.log.append(Planted(seat, kind, field, FROM_STEP))


def harvest(s: State, seat: int, field: int) -> None:
    """Sell a field during the game; some kinds bring more than coins."""
    column = s.fields[seat][field]
    sell(s, seat, field)
    if s.rules.harvest_effect is not None:
        s.rules.harvest_effect.harvested(s, seat, column[-1], len(column))


def sell(s: State, seat: int, field: int) -> None:
    """Sell a whole field: the newest cards become coins, the others are discarded [AB-51]."""
    column = s.fields[seat][field]
    cards = len(column)
    coins = s.rules.payouts[column[-1]][cards]
    if s.log is not None:
        s.log.append(Harvested(seat, field, tuple(column), coins))
    if coins:
        s.coins[seat].extend(column[cards - coins :])
        s.discard.extend(column[: cards - coins])
    else:
        s.discard.extend(column)
    s.fields[seat][field] = []


def buy_field(s: State, seat: int) -> None:
    """Pay with the topmost coins for one more field."""
    pile = s.discard if s.rules.payment_returns else s.out
    paid: list[int] = []
    for _ in range(s.rules.field_price):
        paid.append(s.coins[seat].pop())
    pile.extend(paid)
    s.fields[seat].append([])
    if s.log is not None:
        s.log.append(FieldBought(seat, tuple(paid) if s.rules.payment_returns else hidden(tuple(paid))))


def gain_field(s: State, seat: int) -> None:
    """One more field for nothing."""
    s.fields[seat].append([])
    if s.log is not None:
        s.log.append(FieldGained(seat))


# --- the hand, a queue [AB-5] ---


def to_back(s: State, seat: int, cards: list[int]) -> None:
    """Cards drawn go to the back of the hand, in the order drawn."""
    s.hands[seat].extend(cards)
    if s.log is not None:
        s.log.append(Drew(seat, tuple(cards)))


def keep_in_hand(s: State, seat: int, cards: list[int]) -> None:
    """Cards that everybody has seen go to the back of the hand, instead of being planted."""
    s.hands[seat].extend(cards)
    if s.log is not None:
        s.log.append(KeptInHand(seat, tuple(cards)))


def leave_hand(s: State, seat: int, index: int) -> int:
    """Take a card out of a hand; the other cards stay in order, and offers that name positions are adjusted."""
    for i in range(len(s.offers)):
        offer = s.offers[i]
        if offer.maker == seat:
            terms = offer.terms.at(_shifted(offer.terms.places, index))
            s.offers[i] = offer.changed(terms, offer.answers, offer.copies)
            if s.log is not None and index in offer.terms.places:
                s.log.append(CopiesReplaced(seat, offer.number, terms))
        elif seat in offer.to:
            at = offer.to.index(seat)
            copies = list(offer.copies)
            copies[at] = _shifted(copies[at], index)
            s.offers[i] = offer.changed(offer.terms, offer.answers, tuple(copies))
    return s.hands[seat].pop(index)


def _shifted(places: tuple[int, ...], gone: int) -> tuple[int, ...]:
    shifted: list[int] = []
    for place in places:
        shifted.append(ANY_COPY if place == gone else place - 1 if place > gone else place)
    return tuple(shifted)


def hand_over(s: State, seat: int, kind: int, place: int, to: int) -> None:
    """A card that is owed to another seat, from the hand or turned over, is set aside for it."""
    if place == TURNED:
        s.turned.remove(kind)
    else:
        leave_hand(s, seat, place)
    s.aside[to].append(kind)
    if s.log is not None:
        s.log.append(Given(seat, to, kind, place == TURNED))


# --- the draw pile ---


def take(s: State) -> int:
    """The top card of the draw pile, or UNKNOWN if there is none.

    A pile that stayed empty is filled from the discard pile when a card is needed, without being counted
    again; if there is still nothing, that counts as running out, once per turn-over and once per draw [AB-61].
    In games that end when the pile runs out for the first time, nothing is ever shuffled again.
    """
    if not s.deck:
        if not s.discard or s.rules.exhaustions == 1:
            if not s.dry:
                s.dry = True
                run_out(s)
            return UNKNOWN
        reshuffle(s)
    card = s.deck.pop()
    if not s.deck:
        run_out(s)
    return card


def run_out(s: State) -> None:
    """Count it; unless it was the last time, the discard pile becomes the new draw pile [AB-60]."""
    s.runs += 1
    if s.log is not None:
        s.log.append(RanOut(s.runs))
    if s.runs < s.rules.exhaustions and s.discard:
        reshuffle(s)


def reshuffle(s: State) -> None:
    """The discard pile, shuffled, becomes the draw pile."""
    s.deck = s.discard
    s.discard = []
    shuffle_beans(s, s.deck)


def shuffle_beans(s: State, cards: list[int]) -> None:
    """Shuffle cards in place with the game's next shuffle."""
    before = tuple(cards) if s.log is not None else ()
    shuffle(cards, s.seed, s.shuffles)
    if s.log is not None:
        s.log.append(Shuffled(s.shuffles, before, tuple(cards)))
    s.shuffles += 1


def shuffle_apart(s: State, cards: list[int]) -> None:
    """Shuffle cards other than beans with the game's next shuffle."""
    before = tuple(cards)
    shuffle(cards, s.seed, s.shuffles)
    if s.log is not None:
        s.log.append(ShuffledApart(s.shuffles, before, tuple(cards)))
    s.shuffles += 1


def pick_place(s: State, size: int) -> int:
    """A random place in a row of this size: where its first card ends up when the row is shuffled."""
    row = list(range(size))
    shuffle_apart(s, row)
    return row.index(0)


def take_up_to(s: State, count: int) -> list[int]:
    """That many cards off the draw pile; fewer if it runs out for the last time, or if none are left."""
    s.dry = False
    cards: list[int] = []
    while len(cards) < count and s.runs < s.rules.exhaustions:
        card = s.deck.pop() if len(s.deck) > 1 else take(s)
        if card == UNKNOWN:
            break
        cards.append(card)
    return cards


def turn_over(s: State) -> None:
    """Turn over the top cards; they are public and belong to the active seat [AB-30]."""
    cards = take_up_to(s, s.rules.turned_over)
    s.turned.extend(cards)
    if s.log is not None:
        s.log.append(TurnedOver(s.active, tuple(cards)))


def join_from_discards(s: State) -> None:
    """While the top card of the discard pile is of the same kind as a turned-over card, it joins these."""
    joined: list[int] = []
    while s.discard and s.discard[-1] in s.turned:
        joined.append(s.discard.pop())
        s.turned.append(joined[-1])
    if joined and s.log is not None:
        s.log.append(JoinedTable(tuple(joined)))


# --- throwing away ---


def discard_turned(s: State, seat: int, kind: int) -> None:
    """A turned-over card goes onto the discard pile."""
    s.turned.remove(kind)
    s.discard.append(kind)
    if s.log is not None:
        s.log.append(Discarded(seat, kind, FROM_TURNED))


def discard_from_hand(s: State, seat: int, place: int) -> None:
    """A hand card goes face-up onto the discard pile."""
    kind = leave_hand(s, seat, place)
    s.discard.append(kind)
    if s.log is not None:
        s.log.append(Discarded(seat, kind, FROM_HAND))


# --- turns and the end ---


def start_turn(s: State, seat: int) -> None:
    """A seat becomes active, with all steps of a turn on the agenda [AB-10]."""
    s.active = seat
    s.turn += 1
    s.agenda.extend(s.rules.turn[::-1])
    if s.log is not None:
        s.log.append(TurnStarted(s.turn, seat))


def finish(s: State) -> None:
    """Sell all fields, protected or not, and count [AB-71]."""
    for extra in s.extras:
        extra.before_end(s)
    for seat in range(s.rules.seats):
        for field in range(len(s.fields[seat])):
            if s.fields[seat][field]:
                sell(s, seat, field)
    s.agenda.clear()
    if s.log is not None:
        scores = [s.rules.scoring.score(s, seat) for seat in range(s.rules.seats)]
        s.log.append(GameEnded(tuple(scores), tuple(s.rules.scoring.winners(s))))
