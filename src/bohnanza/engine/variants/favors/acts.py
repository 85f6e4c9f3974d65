"""How favors change places, and which beans move because of them."""

from __future__ import annotations

from bohnanza.engine import acts
from bohnanza.engine.state import State
from bohnanza.engine.variants.favors import events
from bohnanza.engine.variants.favors.extra import ALL_FAVORS, FAVOR_HAND, favors_of

# --- favors ---


def deal_favors(s: State, seat: int) -> None:
    """A seat shuffles its own six favors and draws three [BN-1]."""
    pile = list(ALL_FAVORS)
    acts.shuffle_apart(s, pile)
    favors_of(s).piles[seat] = pile
    draw_favors(s, seat)


def draw_favors(s: State, seat: int) -> None:
    """A seat draws from its own pile until it has three in hand, or fewer if the pile is empty [BN-5]."""
    favors = favors_of(s)
    hand, pile = favors.hands[seat], favors.piles[seat]
    drawn: list[int] = []
    while len(hand) < FAVOR_HAND and pile:
        drawn.append(pile.pop())
        hand.append(drawn[-1])
    hand.sort()
    if drawn and s.log is not None:
        s.log.append(events.FavorsDrawn(seat, tuple(drawn)))


def hand_over_favor(s: State, debtor: int, creditor: int, favor: int) -> None:
    """A favor leaves the debtor's hand; the creditor lays it face-up beside their fields."""
    favors = favors_of(s)
    favors.hands[debtor].remove(favor)
    favors.owed[creditor].append((debtor, favor))
    if s.log is not None:
        s.log.append(events.FavorHandedOver(debtor, creditor, favor))


def give_back(s: State, creditor: int, debtor: int, favor: int) -> None:
    """A favor that was called in goes face-down to the bottom of the debtor's pile [BN-4]."""
    favors = favors_of(s)
    favors.owed[creditor].remove((debtor, favor))
    favors.piles[debtor].insert(0, favor)
    if s.log is not None:
        s.log.append(events.FavorReturned(creditor, debtor, favor))


# --- beans ---


def plant_for(s: State, debtor: int, kind: int, creditor: int, field: int) -> None:
    """The first card of the debtor's hand goes onto a field of the creditor."""
    acts.leave_hand(s, debtor, 0)
    s.fields[creditor][field].append(kind)
    if s.log is not None:
        s.log.append(events.PlantedFor(debtor, kind, creditor, field))


def repay(s: State, debtor: int, own: int, creditor: int, field: int) -> None:
    """The newest card of a field of the debtor goes onto one of the creditor."""
    kind = s.fields[debtor][own].pop()
    s.fields[creditor][field].append(kind)
    if s.log is not None:
        s.log.append(events.Repaid(debtor, own, kind, creditor, field))


def seize(s: State, creditor: int, kind: int) -> None:
    """A turned-over card is set aside for the creditor."""
    s.turned.remove(kind)
    s.aside[creditor].append(kind)
    if s.log is not None:
        s.log.append(events.Seized(creditor, kind))


def demand(s: State, creditor: int, debtor: int) -> None:
    """The creditor asks for a card that fits."""
    if s.log is not None:
        s.log.append(events.Demanded(creditor, debtor))


def show_hand(s: State, debtor: int, creditor: int) -> None:
    """The creditor alone sees that no card of the debtor fits."""
    if s.log is not None:
        s.log.append(events.HandShown(debtor, creditor, tuple(s.hands[debtor])))


def press(s: State, creditor: int, debtor: int, kind: int, place: int) -> None:
    """A card leaves the creditor's hand, to be planted by the debtor."""
    acts.leave_hand(s, creditor, place)
    if s.log is not None:
        s.log.append(events.Pressed(creditor, debtor, kind))


def peek(s: State, creditor: int, debtor: int, cards: list[int]) -> None:
    """The creditor takes the cards that the debtor would have drawn."""
    favors = favors_of(s)
    favors.drawn, favors.reader = cards, creditor
    if s.log is not None:
        s.log.append(events.CardsPeeked(creditor, debtor, tuple(cards)))


def keep(s: State, creditor: int, kind: int, place: int) -> None:
    """One of those cards goes anywhere into the creditor's hand."""
    favors_of(s).drawn.remove(kind)
    s.hands[creditor].insert(place, kind)
    if s.log is not None:
        s.log.append(events.CardKept(creditor, kind, place))


def pass_on(s: State, debtor: int, kind: int) -> None:
    """One of those cards goes to the back of the debtor's hand."""
    favors = favors_of(s)
    favors.drawn.remove(kind)
    s.hands[debtor].append(kind)
    if s.log is not None:
        s.log.append(events.CardPassedOn(favors.reader, debtor, kind))
