"""How bonus cards and dollars change places."""

from __future__ import annotations

from bohnanza.engine import acts
from bohnanza.engine.state import State
from bohnanza.engine.variants.the_duel import events
from bohnanza.engine.variants.the_duel.bonus_cards import A_DOLLAR, NO_DOLLAR
from bohnanza.engine.variants.the_duel.extra import BONUS_HAND, DuelExtra, duel_of, whole_deck

# --- the deal ---


def deal_dollars(s: State, seat: int, count: int) -> None:
    """The top cards of the draw pile begin a dollar pile, seen by nobody."""
    dollars = [s.deck.pop() for _ in range(count)]
    s.coins[seat].extend(dollars)
    if s.log is not None:
        s.log.append(events.DollarsDealt(seat, tuple(dollars)))


def deal_bonus(s: State) -> None:
    """Three bonus cards each, drawn alternately, the starting player first [DU-3]."""
    duel = duel_of(s)
    duel.deck = whole_deck()
    acts.shuffle_apart(s, duel.deck)
    for turn in range(2 * BONUS_HAND):
        seat = (s.start + turn) % 2
        duel.hands[seat].append(duel.deck.pop())
        if s.log is not None:
            s.log.append(events.BonusDrawn(seat, duel.hands[seat][-1]))
    for hand in duel.hands:
        hand.sort()


# --- bonus cards ---


def fulfil(s: State, seat: int, bonus: int, owner: int, field: int) -> None:
    """The card goes face-up onto the seat's own dollar pile; the beans stay [DU-42].

    Whoever fulfils a card drawn in this phase 4 draws no more bonus cards this turn [DU-30].
    """
    duel = duel_of(s)
    if duel.hands[seat].count(bonus) <= duel.fresh[seat].count(bonus):
        duel.fresh[seat].remove(bonus)
        duel.stopped[seat] = True
    duel.hands[seat].remove(bonus)
    duel.won[seat].append(bonus)
    if s.log is not None:
        s.log.append(events.Fulfilled(seat, bonus, owner, field))


def draw_bonus(s: State, seat: int) -> None:
    """The top card of the bonus pile; when it was the last, the discards are shuffled into a new one [DU-31].

    If there were no discards then, they are shuffled when the next card is drawn.
    """
    duel = duel_of(s)
    if not duel.deck:
        refill_bonus(s, duel)
    bonus = duel.deck.pop()
    duel.hands[seat].append(bonus)
    duel.hands[seat].sort()
    duel.fresh[seat].append(bonus)
    if s.log is not None:
        s.log.append(events.BonusDrawn(seat, bonus))
    if not duel.deck and duel.discard:
        refill_bonus(s, duel)


def refill_bonus(s: State, duel: DuelExtra) -> None:
    """The bonus discards, shuffled, become the draw pile."""
    duel.deck, duel.discard = duel.discard, []
    acts.shuffle_apart(s, duel.deck)


def end_draws(s: State, seat: int) -> None:
    """A seat's draws are over: its cards are no longer fresh, and it may draw again next turn."""
    duel = duel_of(s)
    duel.fresh[seat] = []
    duel.stopped[seat] = False


def drop_bonus(s: State, seat: int, bonus: int) -> None:
    """A bonus card goes face-up onto its discard pile."""
    duel = duel_of(s)
    duel.hands[seat].remove(bonus)
    duel.discard.append(bonus)
    if s.log is not None:
        s.log.append(events.BonusDiscarded(seat, bonus))


# --- gifts ---


def offer_gift(s: State, seat: int, kind: int) -> None:
    """A gift card is pushed; the kind cannot be offered again in this phase [DU-24]."""
    duel_of(s).offered |= 1 << kind
    if s.log is not None:
        s.log.append(events.GiftOffered(seat, kind))


def take_gift(s: State, seat: int) -> None:
    """A gift is accepted; the next step shows whether there is a card."""
    if s.log is not None:
        s.log.append(events.GiftTaken(seat))


def refuse_gift(s: State, seat: int) -> None:
    """A gift is declined; nobody learns whether there was a card."""
    if s.log is not None:
        s.log.append(events.GiftRefused(seat))


def pay(s: State, seat: int, bonus: int) -> None:
    """One card of a seat's dollar pile goes to the other player's: a bean dollar, or a bonus card in full [DU-26]."""
    if bonus == A_DOLLAR:
        s.coins[1 - seat].append(s.coins[seat].pop())
    elif bonus != NO_DOLLAR:
        duel = duel_of(s)
        duel.won[seat].remove(bonus)
        duel.won[1 - seat].append(bonus)
    if s.log is not None:
        s.log.append(events.DollarPaid(seat, bonus))
