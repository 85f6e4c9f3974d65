"""What a seat with perfect memory can prove about the cards it cannot see.

`known` folds the events that a seat got into `Known`. Every event reports what it reveals to the few methods of
`Memory`, so an add-on's events need no code here. Everything proved is true; not everything true is proved.
Left out on purpose:

- upper bounds: that an offer lapsed because a card was gone, that an acceptance was taken back, that somebody
  declined or asked for a kind, and that a hand is too small to hold both of two possible kinds;
- which copy leaves a hand, unless it is planted from the front. The copy nearest the front goes only if the
  owner names no other, so it proves nothing;
- which cards of a hand came from the present draw pile, beyond what `most` says about the pile itself;
- signals, which may be bluffs.
"""

from __future__ import annotations

from collections.abc import Iterable

from bohnanza.engine.beans import LONGEST_COLUMN, UNKNOWN, cards_of
from bohnanza.engine.events import BACK, DECK, DISCARD, FRONT, Event, Offered, Travel, Zone
from bohnanza.engine.offers import TURNED, Terms
from bohnanza.engine.rules import Rules


class Known:
    """Facts about hidden cards; UNKNOWN is one without. The seat's own hand is in the view, not here."""

    def __init__(self, rules: Rules, seat: int) -> None:
        seats = range(rules.seats)
        self.seat = seat
        self.discard: list[int] = []  # top last
        self.out: list[int] = []
        self.coins: list[list[int]] = [[] for _ in seats]  # top last
        self.hands: list[list[int]] = [[] for _ in seats]  # front first
        # Cards in the hand, by seat and kind.
        self.least: list[list[int]] = [[0] * rules.kinds for _ in seats]
        self.most: list[int] = [LONGEST_COLUMN] * rules.kinds  # cards in the draw pile, by kind


class Memory:
    """Takes in one event after the other. `known` is what they prove so far."""

    def __init__(self, rules: Rules, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.known = Known(rules, seat)
        self.known.discard = cards_of(rules.deck)  # before the first shuffle all cards lie open
        self.active = 0
        self.deck = 0
        self.left_over = 0  # cards of the last pile that belong to the draw in which it ran out
        # Whether a card, by seat and position, surely comes unseen from the present draw pile.
        self.fresh: list[list[bool]] = [[] for _ in range(rules.seats)]
        self.open: dict[int, Offered] = {}

    def observe(self, event: Event) -> None:
        """Learn from an event as the seat got it."""
        event.teach(self)

    def moved(self, travel: Travel) -> None:
        """Cards went from one zone to another."""
        cards, source, target = travel
        if source == DECK and target.name == "hand":
            self.drew(target.seat, cards)
        elif source == DISCARD and target == DECK:
            self.shuffled(len(cards))
        elif source.name == target.name == "coins":
            self.paid_over(source.seat, target.seat)
        else:
            self._left(cards, source)
            self._arrived(cards, target)

    def _left(self, cards: tuple[int, ...], source: Zone) -> None:
        if source == DECK:
            self.taken(cards)
        elif source == DISCARD:
            self.picked_up(len(cards))
        elif source.name == "hand":
            for kind in cards:
                if source.at == FRONT:
                    self.left_front(source.seat, kind)
                else:
                    self.left(source.seat, kind)

    def _arrived(self, cards: tuple[int, ...], target: Zone) -> None:
        if target == DISCARD:
            self.discarded(cards)
        elif target.name == "coins":
            self.earned(target.seat, cards)
        elif target.name == "hand" and target.at == BACK:
            self.to_back(target.seat, cards)
        elif target.name == "hand":
            for _ in cards:
                self.inserted(target.seat)

    # --- the draw pile ---

    def shuffled(self, count: int) -> None:
        """The discard pile became the draw pile; what is left of the old one is about to be drawn."""
        known = self.known
        self.left_over = self.deck
        self.deck = count
        known.most = [LONGEST_COLUMN if UNKNOWN in known.discard else 0] * self.rules.kinds
        for kind in known.discard:
            if kind != UNKNOWN:
                known.most[kind] += 1
        known.discard = []
        for flags in self.fresh:
            flags[:] = [False] * len(flags)

    def taken(self, cards: tuple[int, ...]) -> int:
        """Cards came off the draw pile; how many of them belonged to the pile before the last shuffle."""
        old = min(self.left_over, len(cards))
        self.left_over = 0
        self.deck -= len(cards) - old
        for kind in cards[old:]:
            self._not_in_deck(kind)
        return old

    def _not_in_deck(self, kind: int) -> None:
        if kind != UNKNOWN:
            self.known.most[kind] -= 1

    # --- hands ---

    def drew(self, seat: int, cards: tuple[int, ...]) -> None:
        """Cards went from the draw pile to the back of a hand."""
        old = self.taken(cards)
        self.to_back(seat, cards)
        if seat != self.seat:
            flags = self.fresh[seat]
            for i in range(old, len(cards)):
                flags[i - len(cards)] = cards[i] == UNKNOWN

    def to_back(self, seat: int, cards: tuple[int, ...]) -> None:
        """Cards, of known kind or not, went to the back of a hand."""
        if seat == self.seat:
            return
        for kind in cards:
            self.known.hands[seat].append(kind)
            self.fresh[seat].append(False)
            if kind != UNKNOWN:
                self.known.least[seat][kind] += 1

    def left_front(self, seat: int, kind: int) -> None:
        """The first card of a hand was played."""
        if seat == self.seat:
            return
        del self.known.hands[seat][0]
        if self.fresh[seat].pop(0):
            self._not_in_deck(kind)
        self._one_less(seat, kind)

    def left(self, seat: int, kind: int) -> None:
        """A card left a hand, and nobody else saw from where.

        It was one of the cards of its kind or of unknown kind. A card between the first and the last of these
        is now the one that lay there or the one behind it: it stays known only if both are the same.
        """
        if seat == self.seat:
            return
        hand, flags = self.known.hands[seat], self.fresh[seat]
        places = [i for i in range(len(hand)) if hand[i] == kind or hand[i] == UNKNOWN]
        if all([flags[i] for i in places]):
            self._not_in_deck(kind)
        for i in range(places[0], places[-1]):
            hand[i] = hand[i] if hand[i] == hand[i + 1] else UNKNOWN
            flags[i] = flags[i] and flags[i + 1]
        del hand[places[-1]]
        del flags[places[-1]]
        self._one_less(seat, kind)

    def inserted(self, seat: int) -> None:
        """A card went somewhere into a hand: it may be any of them now, so no position is known any more."""
        if seat != self.seat:
            size = len(self.known.hands[seat]) + 1
            self.known.hands[seat] = [UNKNOWN] * size
            self.fresh[seat] = [False] * size

    def _one_less(self, seat: int, kind: int) -> None:
        least = self.known.least[seat]
        least[kind] = max(0, least[kind] - 1)

    def holds(self, seat: int, kinds: list[int]) -> None:
        """A seat proved that it has at least these cards in the hand."""
        if seat != self.seat:
            at_least(self.known.least[seat], kinds)

    def showed(self, seat: int, cards: tuple[int, ...]) -> None:
        """A seat showed its whole hand, front first."""
        if seat == self.seat:
            return
        for i in range(len(cards)):
            if self.fresh[seat][i]:
                self._not_in_deck(cards[i])
        self.known.hands[seat] = list(cards)
        self.fresh[seat] = [False] * len(cards)
        self.known.least[seat] = [cards.count(kind) for kind in range(self.rules.kinds)]

    # --- coins and discards ---

    def discarded(self, cards: tuple[int, ...]) -> None:
        """Cards went face-up onto the discard pile, the last on top."""
        self.known.discard.extend(cards)

    def picked_up(self, count: int) -> None:
        """Cards were taken back from the top of the discard pile."""
        del self.known.discard[len(self.known.discard) - count :]

    def earned(self, seat: int, cards: tuple[int, ...]) -> None:
        """Cards that everybody saw went face-down onto a coin pile."""
        self.known.coins[seat].extend(cards)

    def paid(self, seat: int, cards: tuple[int, ...]) -> None:
        """The topmost coins were paid, the topmost first; what is known of them goes along."""
        pile = self.known.coins[seat]
        where = self.known.discard if self.rules.payment_returns else self.known.out
        for kind in cards:
            coin = pile.pop()
            where.append(coin if kind == UNKNOWN else kind)

    def paid_over(self, seat: int, to: int) -> None:
        """The topmost coin of a pile went, face-down, onto another."""
        self.known.coins[to].append(self.known.coins[seat].pop())

    # --- offers ---

    def offered(self, offer: Offered) -> None:
        """A binding offer proves that the maker has what it promises from the hand (AB-39)."""
        self.promise_kept(offer.number)
        self.open[offer.number] = offer
        self._promise(offer)

    def accepted(self, number: int, seat: int) -> None:
        """A gathered acceptance proves that the accepter has what is wanted, from the hand if not active."""
        if number in self.open and seat != self.active:
            self.holds(seat, list(self.open[number].terms.want))

    def promise_kept(self, number: int) -> None:
        """An offer ended, if it was open, while its maker still had the promised cards."""
        if number in self.open:
            self._promise(self.open.pop(number))

    def promise_broken(self, number: int) -> None:
        """An offer ended with its cards traded or gone."""
        self.open.pop(number, None)

    def trading_ended(self) -> None:
        """All open offers ended, and their makers had the promised cards until then."""
        for number in list(self.open):
            self.promise_kept(number)

    def _promise(self, offer: Offered) -> None:
        self.holds(offer.maker, from_hand(offer.terms))


def from_hand(terms: Terms) -> list[int]:
    """The cards that terms promise from the hand."""
    return [terms.give[i] for i in range(len(terms.give)) if terms.places[i] != TURNED]


def at_least(least: list[int], kinds: list[int]) -> None:
    """Raise each kind's minimum to the number of its cards among `kinds`."""
    for kind in kinds:
        least[kind] = max(least[kind], kinds.count(kind))


def known(rules: Rules, seat: int, events: Iterable[Event]) -> Known:
    """What a seat's own events, all since the start of the game, prove."""
    memory = Memory(rules, seat)
    for event in events:
        memory.observe(event)
    return memory.known
