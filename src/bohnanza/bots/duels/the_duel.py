"""The player of The Duel: bonus cards first, then harvests; gifts by what they are worth to both players."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from bohnanza.bots.base import Bot
from bohnanza.bots.duels.bluffing import GiftHistory, bluff_share, likely, suspected
from bohnanza.bots.duels.card_counting import CardCounter
from bohnanza.bots.duels.columns import DUEL_KINDS, PRIZES, Column, ColumnOutlook, TheDuelWeights
from bohnanza.bots.duels.opponent import Opponent, unseen_bonuses
from bohnanza.bots.duels.planting_search import IMPOSSIBLE, Fields, PlantingSearch, with_column
from bohnanza.engine.discards import DiscardTurned
from bohnanza.engine.give import GiveCard
from bohnanza.engine.moves import Done, Harvest, Plant
from bohnanza.engine.offers import TURNED
from bohnanza.engine.seams import Move
from bohnanza.engine.steps.plant import FromHand
from bohnanza.engine.variants.the_duel.bonus import FULFILS, BonusStep, DropBonus, fulfils
from bohnanza.engine.variants.the_duel.bonus_cards import A_DOLLAR
from bohnanza.engine.variants.the_duel.extra import BONUS_HAND, DuelExtra
from bohnanza.engine.variants.the_duel.gifts import Answering, Pay, Present, RefuseGift, TakeGift
from bohnanza.engine.views import View

CARDS_A_TURN: Final = 5  # from the draw pile
SEEN_A_TURN: Final = 4.0  # about how many cards a player has to plant in a turn of its own
TRIFLE: Final = (
    1e-6  # how much better a move must be that does not advance the game, so that there is an end to them
)
SETTLED, OFFERED, ACCEPTED = 0, 1, 2


class Gift(NamedTuple):
    """An honest gift: what it is worth to offer it, and to have it accepted."""

    offered: float
    taken: float
    kind: int


class TheDuelBrain(Bot):
    """Thinks through all ways to plant, and weighs gifts against what they are worth to the other."""

    def __init__(self, rng: Random, weights: TheDuelWeights | None = None) -> None:
        super().__init__("trader")
        self.rng = rng
        self.weights = weights if weights is not None else TheDuelWeights()
        self.counter = CardCounter()
        self.history = GiftHistory(self.weights.suspicion)
        self.pending = SETTLED  # what is still to be learned about the last gift
        self.search: PlantingSearch | None = None
        self.search_key: tuple[object, ...] = ()

    def choose(self, view: View, moves: list[Move]) -> Move:
        self.counter.see(view)
        self._learn(view, moves)
        fulfilling = self._fulfilling(view)
        if fulfilling is not None and fulfilling in moves:
            return fulfilling
        steps = [move for move in moves if move.advances]
        first = steps[0] if steps else moves[0]
        if isinstance(first, Present):
            return self._offer(view, steps)
        if isinstance(first, TakeGift | RefuseGift):
            return self._answer(view, steps)
        if isinstance(first, GiveCard | Pay):
            return self._hand_over(view, steps)
        if isinstance(first, DropBonus):
            return self._drop(view, steps)
        return self._plant(view, moves)

    def interrupt(self, view: View) -> Move | None:
        return self._fulfilling(view)

    # --- bonus cards ---

    def _fulfilling(self, view: View) -> Move | None:
        """Fulfil the most valuable bonus card that any field fulfils."""
        best: Move | None = None
        prize = 0.0
        for bonus in _extra(view).hands[view.seat]:
            place = _fulfilled_by(view, bonus)
            if place is not None and PRIZES[bonus] > prize and not _may_wait(view, bonus, place[0]):
                best = FULFILS[view.seat][bonus][place[0]][place[1]]
                prize = PRIZES[bonus]
        return best

    def _drop(self, view: View, moves: list[Move]) -> Move:
        """Drop the worst bonus card, if one that may be drawn instead is likely to be better."""
        search, fields, extra = self._current_search(view), _own(view), _extra(view)
        left = unseen_bonuses(extra)
        for bonus in extra.discard:
            left[bonus] += 1 if not extra.deck else 0
        total = 0.0
        for bonus in range(len(left)):
            if left[bonus] > 0:
                total += left[bonus] * search.hope(fields, bonus)
        least = total / max(1, sum([max(0, count) for count in left]))
        worst: Move = moves[-1]
        for move in moves:
            if isinstance(move, DropBonus):
                hope = search.hope(fields, move.bonus)
                if hope < least:
                    worst, least = move, hope
        return worst

    # --- planting ---

    def _plant(self, view: View, moves: list[Move]) -> Move:
        """The first move of the best plan."""
        if len(moves) == 1:
            return moves[0]
        search = self._current_search(view)
        best, found = IMPOSSIBLE, moves[0]
        for move in moves:
            value = _value_after(search, view, move) - (0.0 if move.advances else TRIFLE)
            if value > best:
                best, found = value, move
        return found

    def _current_search(self, view: View) -> PlantingSearch:
        """The search for this view; it is kept while only the fields of this seat and the cards to plant change."""
        bonuses = _bonuses(view)
        key = (view.turn, view.deck, tuple(view.hand), bonuses, view.fields[1 - view.seat])
        if self.search is None or key != self.search_key:
            rates = [SEEN_A_TURN * share for share in self._shares(view)]
            factor = 0.8
            for kind in view.hand:
                rates[kind] += factor
                factor *= 0.75
            steps = int(SEEN_A_TURN) * _own_turns(view, view.seat)
            outlook = ColumnOutlook(view.rules.payouts, rates, steps, self.weights)
            elsewhere: list[Column] = [tuple(column) for column in view.fields[1 - view.seat]]
            self.search = PlantingSearch(outlook, tuple(view.hand), elsewhere)
            self.search_key = key
        return self.search

    def _shares(self, view: View) -> list[float]:
        """By kind: the share of the unseen cards."""
        unseen = self.counter.unseen(view)[:DUEL_KINDS]
        total = max(1, sum(unseen))
        return [count / total for count in unseen]

    # --- gifts ---

    def _opponent(self, view: View) -> Opponent:
        other = 1 - view.seat
        rates = [SEEN_A_TURN * share for share in self._shares(view)]
        steps = int(SEEN_A_TURN) * _own_turns(view, other)
        outlook = ColumnOutlook(view.rules.payouts, rates, steps, self.weights)
        return Opponent(outlook, view.fields[other], _extra(view))

    def _offer(self, view: View, moves: list[Move]) -> Move:
        """Offer the best honest gift or, often enough to leave the other in doubt, a bluff."""
        self.pending = OFFERED
        opponent = self._opponent(view)
        kinds = [move.kind for move in moves if isinstance(move, Present)]
        best = max(self._gifts(view, opponent, kinds), default=None)
        bluffs = [kind for kind in kinds if not _places(view, kind)]
        if best is None or (bluffs and self.rng.random() < self.bluffing(best)):
            offered = min(bluffs, key=opponent.gain)  # what the other is least likely to want
        else:
            offered = best.kind
        for move in moves:
            if isinstance(move, Present) and move.kind == offered:
                return move
        return moves[0]

    def _gifts(self, view: View, opponent: Opponent, kinds: list[int]) -> list[Gift]:
        """The honest gifts of these kinds."""
        found: list[Gift] = []
        for kind in kinds:
            places = _places(view, kind)
            if places:
                there = opponent.gain(kind)
                taken = -min([self._cost_of(view, kind, place) for place in places]) - there
                chance = self.history.taking(likely(there))
                offered = chance * taken + (1 - chance) * self.weights.decline
                found.append(Gift(offered, taken, kind))
        return found

    def bluffing(self, best: Gift) -> float:
        """How often to bluff instead of making the best honest gift: never to somebody who accepts everything."""
        if self.history.taken >= 2 and self.history.taken > 2 * self.history.refused:
            return 0.0
        return self.weights.bluff * bluff_share(-best.taken, -self.weights.burden)

    def _cost_of(self, view: View, kind: int, place: int) -> float:
        """What giving away the card at a place costs."""
        search, fields, bonuses = self._current_search(view), _own(view), _bonuses(view)
        if place == TURNED:
            cards = _cards_to_plant(view)
            throws = _throws(view)
            with_it = search.plan(fields, cards, bonuses, throws)
            return with_it - search.plan(fields, _without(cards, kind), bonuses, throws)
        hand = tuple(view.hand)
        rest = (*hand[:place], *hand[place + 1 :])
        return search.front(fields, hand, bonuses) - search.front(fields, rest, bonuses)

    def _answer(self, view: View, moves: list[Move]) -> Move:
        """Accept a gift, which may be a bluff, if that is worth more than having to offer something in turn."""
        step = view.agenda[-1]
        taking = [move for move in moves if isinstance(move, TakeGift)]
        if not isinstance(step, Answering) or not taking:
            return moves[0]
        opponent = self._opponent(view)
        # What the giver loses is less if the card can be discarded or is far back in the hand.
        lost = opponent.gain(step.kind)
        if lost <= 0 or view.active == view.seat:
            lost /= 2
        honest = self._received(view, step.kind) + lost
        bluffed = 2.0 if view.coins[step.giver] + len(_extra(view).won[step.giver]) else 0.0
        doubt = self._doubt(view, step.kind)
        if doubt * bluffed + (1 - doubt) * honest <= self._declining(view, opponent):
            return next(iter([move for move in moves if not isinstance(move, TakeGift)]))
        self.pending = ACCEPTED
        return taking[0]

    def _doubt(self, view: View, kind: int) -> float:
        """The chance that an offer is a bluff."""
        other = 1 - view.seat
        if view.active == other and kind in view.turned:
            return 0.0
        holding = 1.0 - (1.0 - self._shares(view)[kind]) ** view.hands[other]
        return suspected(self.history.bluffing(), holding)

    def _received(self, view: View, kind: int) -> float:
        """What it is worth to receive a card, which must be planted first."""
        search, fields, bonuses = self._current_search(view), _own(view), _bonuses(view)
        cards, throws = _cards_to_plant(view), _throws(view)
        best = IMPOSSIBLE
        for field in range(len(fields)):
            best = max(best, search.planted(fields, kind, field, cards, bonuses, throws))
        return best - search.plan(fields, cards, bonuses, throws)

    def _declining(self, view: View, opponent: Opponent) -> float:
        """What it is worth to decline, and so to have to offer something."""
        offered = _extra(view).offered
        kinds = [kind for kind in range(DUEL_KINDS) if not offered & (1 << kind)]
        if not kinds:
            return 0.0
        best = max(self._gifts(view, opponent, kinds), default=None)
        return (max(-1.0, min(0.0, best.offered)) if best is not None else -0.5) - self.weights.haste

    def _hand_over(self, view: View, moves: list[Move]) -> Move:
        """Give the copy that is missed least, or make the cheapest payment."""
        best, found = IMPOSSIBLE, moves[0]
        for move in moves:
            cost = 0.0
            if isinstance(move, GiveCard):
                cost = self._cost_of(view, move.kind, move.place)
            elif isinstance(move, Pay):
                cost = 1.0 if move.bonus == A_DOLLAR or move.bonus < 0 else PRIZES[move.bonus]
            if -cost > best:
                best, found = -cost, move
        return found

    def _learn(self, view: View, moves: list[Move]) -> None:
        """Note whether the last offer was accepted, or the last one accepted was a bluff."""
        history = self.history
        if self.pending == OFFERED:
            taken = any([isinstance(move, GiveCard | Pay) for move in moves])
            history.taken += taken
            history.refused += not taken
        elif self.pending == ACCEPTED:
            honest = bool(view.aside[view.seat])
            history.honest += honest
            history.bluffs += not honest
        self.pending = SETTLED


# --- reading a view ---


def _extra(view: View) -> DuelExtra:
    extra = view.extras[0]
    assert isinstance(extra, DuelExtra)
    return extra


def _own(view: View) -> Fields:
    return tuple([tuple(column) for column in view.fields[view.seat]])


def _bonuses(view: View) -> tuple[int, ...]:
    return tuple(_extra(view).hands[view.seat])


def _cards_to_plant(view: View) -> tuple[int, ...]:
    """The cards in front of this seat that it has to plant, sorted."""
    turned = view.turned if view.active == view.seat else []
    return tuple(sorted([*view.aside[view.seat], *turned]))


def _throws(view: View) -> int:
    """How many of these cards may be discarded."""
    return 1 if view.active == view.seat and view.turned and not _extra(view).thrown else 0


def _without(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = cards.index(kind)
    return (*cards[:at], *cards[at + 1 :])


def _places(view: View, kind: int) -> list[int]:
    """Where an honest gift of a kind could come from: places of the hand, or TURNED."""
    places = [place for place in range(len(view.hand)) if view.hand[place] == kind]
    return [TURNED, *places] if view.active == view.seat and kind in view.turned else places


def _own_turns(view: View, seat: int) -> int:
    """How often cards will still be turned over for a seat."""
    turns = (view.deck + 2) // CARDS_A_TURN
    before = view.phase in ("plant", "plant-again", "turn-over")
    return (turns + 1) // 2 if (seat == view.active) == before else turns // 2


def _fulfilled_by(view: View, bonus: int) -> tuple[int, int] | None:
    """The owner and number of a field that fulfils a bonus card, preferably one of this seat."""
    for owner in (view.seat, 1 - view.seat):
        for field in range(len(view.fields[owner])):
            if fulfils(view.fields[owner][field], bonus):
                return owner, field
    return None


def _may_wait(view: View, bonus: int, owner: int) -> bool:
    """Whether showing a card just drawn would stop further draws, and its field is safe until they are over."""
    extra = _extra(view)
    hand = extra.hands[view.seat]
    step = view.agenda[-1]
    if not isinstance(step, BonusStep) or hand.count(bonus) > extra.fresh[view.seat].count(bonus):
        return False
    return len(hand) < BONUS_HAND and not (owner != view.seat and view.active == view.seat)


# --- moves in thought ---


def _value_after(search: PlantingSearch, view: View, move: Move) -> float:
    """The value of a move with the best that can follow in the phase."""
    fields, bonuses = _own(view), _bonuses(view)
    if isinstance(view.agenda[-1], FromHand):
        hand, planted = tuple(view.hand), 1 if view.phase == "plant-again" else 0
        if isinstance(move, Harvest):
            left = with_column(fields, move.field, ())
            return search.outlook.sale(fields[move.field]) + search.from_hand(left, hand, planted, bonuses)
        if isinstance(move, Plant):
            return search.front_planted(fields, hand, planted, move.field, False, bonuses)
        return search.from_hand(fields, hand, 2, bonuses) if isinstance(move, Done) else IMPOSSIBLE
    cards, throws = _cards_to_plant(view), _throws(view)
    if isinstance(move, Harvest):
        left = with_column(fields, move.field, ())
        return search.outlook.sale(fields[move.field]) + search.plan(left, cards, bonuses, throws)
    if isinstance(move, Plant):
        column = (*fields[move.field], move.kind)
        return search.grown(fields, move.field, column, _without(cards, move.kind), bonuses, throws)
    if isinstance(move, DiscardTurned):
        return search.plan(fields, _without(cards, move.kind), bonuses, 0)
    return IMPOSSIBLE
