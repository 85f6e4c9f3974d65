"""What a seat concludes from its views: which cards are gone, how long the game lasts, who holds what."""

from __future__ import annotations

from typing import Final

from bohnanza.bots.trader.values import CHANCES, COPIES, TraderOutlook
from bohnanza.bots.trader.weights import TraderWeights
from bohnanza.engine.offers import TURNED
from bohnanza.engine.policies import DrawFixed
from bohnanza.engine.rules import Rules
from bohnanza.engine.steps.draw import DrawingRound
from bohnanza.engine.variants.favors.drawing import DrawingWithFavors
from bohnanza.engine.variants.field_beans.beans import FIELD
from bohnanza.engine.views import View

LONG_AGO: Final = -100  # a turn

# Categories of trades, by what the other side gets: only what it grows, also other cards, nothing.
GROWN: Final = 0
STRANGE: Final = 1
GIFT: Final = 2


def cards_a_turn(rules: Rules) -> float:
    """How many cards are taken from the draw pile in a turn."""
    drawn = 3.0
    if isinstance(rules.draws, DrawFixed):
        drawn = float(rules.draws.cards)
    for step in rules.turn:
        if isinstance(step, DrawingRound) or (isinstance(step, DrawingWithFavors) and step.round_of_draws):
            drawn = float(rules.seats)
    return rules.turned_over + drawn


def turns_until(view: View) -> int:
    """How many turns there are until the seat's next one."""
    return (view.seat - view.active - 1) % view.rules.seats + 1


class Belief:
    """Follows the game from view to view; a field that became shorter was harvested."""

    def __init__(self, rules: Rules, weights: TraderWeights) -> None:
        self.rules = rules
        self.weights = weights
        self.flow = cards_a_turn(rules)
        self.total = float(sum(rules.deck))
        self.coins = [0] * self.rules.kinds  # cards that became coins, by kind
        self.discards = [0] * self.rules.kinds  # cards discarded since the last shuffle, by kind
        self.fields: list[list[list[int]]] = []
        self.shuffles = 0
        self.unseen = [0] * self.rules.kinds  # copies in the draw pile and in others' hands, by kind
        self.hidden = 1  # the sum of these, at least 1
        # By seat and kind: the turn in which the seat last showed a card, and in which it did not have one.
        self.holds = [[LONG_AGO] * self.rules.kinds for _ in range(rules.seats)]
        self.lacks = [[LONG_AGO] * self.rules.kinds for _ in range(rules.seats)]
        # By seat and category: how much others want to gain by a trade.
        asked = [weights.threshold, weights.threshold + weights.strange, weights.threshold + weights.gift]
        self.asking = [asked[:] for _ in range(rules.seats)]

    def look(self, view: View) -> None:
        """Take in a view in which a card has moved."""
        if view.shuffles != self.shuffles:
            self.shuffles = view.shuffles
            self.discards = [0] * self.rules.kinds
        for seat in range(len(self.fields)):
            columns, before = view.fields[seat], self.fields[seat]
            for field in range(len(before)):
                column, old = columns[field], before[field]
                if old and (not column or column[-1] != old[-1] or len(column) < len(old) - 1):
                    paid = self.rules.payouts[old[-1]][len(old)]
                    self.coins[old[-1]] += paid
                    self.discards[old[-1]] += len(old) - paid
        self.fields = view.fields
        self._count_unseen(view)

    def hear(self, view: View) -> None:
        """Note the cards that open offers show to be in a hand."""
        for offer in view.offers:
            if offer.maker != view.seat:
                for i in range(len(offer.terms.give)):
                    if offer.terms.places[i] != TURNED:
                        self.holds[offer.maker][offer.terms.give[i]] = view.turn

    def _count_unseen(self, view: View) -> None:
        unseen = list(self.rules.deck)
        for columns in view.fields:
            for column in columns:
                if column:
                    kind = column[-1]
                    unseen[kind] = unseen[kind] - len(column)
        for cards in view.aside:
            _seen(unseen, cards)
        _seen(unseen, view.hand)
        _seen(unseen, view.turned)
        hidden = 0
        for kind in range(self.rules.kinds):
            left = unseen[kind] - self.coins[kind] - self.discards[kind]
            left = left if left > 0 else 0
            unseen[kind] = left
            hidden += left
        self.unseen = unseen
        self.hidden = hidden if hidden > 0 else 1

    # --- what is to come ---

    def to_come(self, view: View) -> float:
        """About how many cards will still be taken from the draw pile."""
        cards = float(view.deck)
        pile = float(view.discard)
        for _ in range(view.runs + 1, self.rules.exhaustions):
            pile = pile + 0.6 * cards - 5.0
            if pile < 0:
                break
            cards += pile
            pile = 0.0
        return cards

    def update(self, view: View, outlook: TraderOutlook) -> None:
        """Set an outlook to what this view promises."""
        weights, rules = self.weights, self.rules
        a_round = self.flow * rules.seats
        left = self.to_come(view)
        outlook.rounds = left / a_round
        span = min(weights.horizon * a_round, left)
        chance = weights.reach * min(1.0, span / self.hidden)
        back = 0.0
        if view.runs + 1 < rules.exhaustions and span > view.deck:
            back = min(1.0, (span - view.deck) / (view.discard + 1))
        growers = [0] * rules.kinds
        for columns in view.fields:
            for column in columns:
                if column:
                    growers[column[-1]] = growers[column[-1]] + 1
        for kind in range(rules.kinds):
            if rules.deck[kind]:
                copies = self.unseen[kind] + int(back * self.discards[kind])
                rivals = max(growers[kind] - 1, 0)
                step = int(chance / (1.0 + weights.rival * rivals) * CHANCES)
                outlook.rows[kind] = outlook.payouts.row(kind, min(copies, COPIES - 1), min(step, CHANCES))
        outlook.empty = weights.empty * min(1.0, outlook.rounds / weights.horizon)
        if rules.harvest_effect is not None and rules.deck[FIELD]:
            outlook.third_field(weights.field * outlook.rounds)

    # --- what others hold ---

    def has(self, view: View, seat: int, kind: int, many: int) -> float:
        """How likely a hand holds this many cards of a kind, 1 or 2; more are never believed."""
        size = view.hands[seat]
        share = self.unseen[kind] / self.hidden
        other = 1.0 - share
        none, one = 1.0, 0.0  # the chances of no card and of one, among the hand cards so far
        for _ in range(size):
            one = one * other + none * share
            none *= other
        if many != 1:
            return max(1.0 - none - one, 0.0) * self.weights.doubt if many == 2 else 0.0
        # What was shown or refused recently counts for more than the odds.
        refused = view.turn - self.lacks[seat][kind]
        shown = view.turn - self.holds[seat][kind]
        if refused == 0:
            return 0.02
        if shown < view.rules.seats and shown <= refused:
            return 0.95 if shown < 2 else 0.6
        return (1.0 - none) * self.weights.doubt * (0.4 if refused < view.rules.seats else 1.0)


def _seen(unseen: list[int], cards: list[int]) -> None:
    for kind in cards:
        unseen[kind] = unseen[kind] - 1  # `-=` on an item is not compiled to plain arithmetic
