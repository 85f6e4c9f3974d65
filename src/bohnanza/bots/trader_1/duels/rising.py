"""The player of rising columns: bonus cards first, then harvests; gifts by what they are worth to both."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from bohnanza.bots.base import Bot
from bohnanza.bots.trader_1.duels.columns import DUEL_KINDS, PRIZES, Column, Outlook, Weights
from bohnanza.bots.trader_1.duels.fields import IMPOSSIBLE, Fields, Thought, with_column
from bohnanza.bots.trader_1.duels.gifts import Memory, bluff_share, likely, suspected
from bohnanza.bots.trader_1.duels.rival import Rival, unseen_bonuses
from bohnanza.bots.trader_1.duels.watch import Watch
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

CARDS_A_TURN: Final = 5  # that leave the draw pile
SEEN_A_TURN: Final = 4.0  # cards that a player has to plant in an own turn, about
TRIFLE: Final = 1e-6  # moves beside the step must be better by this, so that they come to an end
SETTLED, OFFERED, ACCEPTED = 0, 1, 2


class Gift(NamedTuple):
    """An honest gift: what it is worth to offer it, and to have it taken."""

    offered: float
    taken: float
    kind: int


class RisingBrain(Bot):
    """Thinks through all ways to plant, and weighs gifts against what they are worth to the other."""

    def __init__(self, rng: Random, weights: Weights | None = None) -> None:
        super().__init__("trader-1")
        self.rng = rng
        self.weights = weights if weights is not None else Weights()
        self.watch = Watch()
        self.memory = Memory(self.weights.suspicion)
        self.pending = SETTLED  # what is still to be learned about the last gift
        self.thought: Thought | None = None
        self.thought_of: tuple[object, ...] = ()

    def choose(self, view: View, moves: list[Move]) -> Move:
        """Fulfil, or what the step is about."""
        self.watch.see(view)
        self._learn(view, moves)
        shown = self._fulfilling(view)
        if shown is not None and shown in moves:
            return shown
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
        """Fulfil a bonus card with whatever lies there."""
        return self._fulfilling(view)

    # --- bonus cards ---

    def _fulfilling(self, view: View) -> Move | None:
        """The dearest bonus card that a field fulfils."""
        table = _table(view)
        best: Move | None = None
        cents = 0.0
        for bonus in table.hands[view.seat]:
            place = _place(view, bonus)
            if place >= 0 and PRIZES[bonus] > cents and not _may_wait(view, table, bonus, place):
                fields = len(view.fields[0])
                best = FULFILS[view.seat][bonus][place // fields][place % fields]
                cents = PRIZES[bonus]
        return best

    def _drop(self, view: View, moves: list[Move]) -> Move:
        """The bonus card that is farthest away, if one that may be drawn is likely to be nearer."""
        thought, fields = self._think(view), _own(view)
        left = unseen_bonuses(_table(view))
        for bonus in _table(view).discard:
            left[bonus] += 1 if not _table(view).deck else 0
        average = _mean_hope(thought, fields, left)
        worst: Move = moves[-1]
        for move in moves:
            if isinstance(move, DropBonus):
                hope = thought.hope(fields, move.bonus)
                if hope < average:
                    worst, average = move, hope
        return worst

    # --- planting ---

    def _plant(self, view: View, moves: list[Move]) -> Move:
        """The first move of the best plan."""
        if len(moves) == 1:
            return moves[0]
        thought = self._think(view)
        best, found = IMPOSSIBLE, moves[0]
        for move in moves:
            value = _after(thought, view, move) - (0.0 if move.advances else TRIFLE)
            if value > best:
                best, found = value, move
        return found

    def _think(self, view: View) -> Thought:
        """The thoughts of this moment, kept as long as nothing but the own fields and table change."""
        bonuses = _bonuses(view)
        key = (view.turn, view.deck, tuple(view.hand), bonuses, view.fields[1 - view.seat])
        if self.thought is None or key != self.thought_of:
            rates = [SEEN_A_TURN * share for share in self._shares(view)]
            factor = 0.8
            for kind in view.hand:
                rates[kind] += factor
                factor *= 0.75
            steps = int(SEEN_A_TURN) * _own_turns(view, view.seat)
            outlook = Outlook(view.rules.payouts, rates, steps, self.weights)
            elsewhere: list[Column] = [tuple(column) for column in view.fields[1 - view.seat]]
            self.thought = Thought(outlook, tuple(view.hand), elsewhere)
            self.thought_of = key
        return self.thought

    def _shares(self, view: View) -> list[float]:
        unseen = self.watch.unseen(view)[:DUEL_KINDS]
        total = max(1, sum(unseen))
        return [count / total for count in unseen]

    # --- gifts ---

    def _rival(self, view: View) -> Rival:
        other = 1 - view.seat
        rates = [SEEN_A_TURN * share for share in self._shares(view)]
        steps = int(SEEN_A_TURN) * _own_turns(view, other)
        outlook = Outlook(view.rules.payouts, rates, steps, self.weights)
        return Rival(outlook, view.fields[other], _table(view))

    def _offer(self, view: View, moves: list[Move]) -> Move:
        """The best honest gift, or a bluff in its place, just often enough to leave the other in doubt."""
        kinds = [move.kind for move in moves if isinstance(move, Present)]
        gifts = self._gifts(view, self._rival(view), kinds)
        bluffs = [kind for kind in kinds if not _has(view, kind)]
        self.pending = OFFERED
        best = max(gifts, default=None)
        if best is None or (bluffs and self.rng.random() < self.bluffing(best)):
            return _present(moves, self._bluff(view, bluffs))
        return _present(moves, best.kind)

    def _gifts(self, view: View, rival: Rival, kinds: list[int]) -> list[Gift]:
        """The honest gifts, with what each is worth here if it is offered and if it is taken."""
        found: list[Gift] = []
        for kind in kinds:
            if _has(view, kind):
                there = rival.gain(kind)
                taken = -self._cost(view, kind) - there
                chance = self.memory.taking(likely(there))
                offered = chance * taken + (1 - chance) * self.weights.decline
                found.append(Gift(offered, taken, kind))
        return found

    def bluffing(self, best: Gift) -> float:
        """How often to bluff instead of making the best honest gift; not against who takes everything."""
        if self.memory.taken >= 2 and self.memory.taken > 2 * self.memory.refused:
            return 0.0
        return self.weights.bluff * bluff_share(-best.taken, -self.weights.burden)

    def _bluff(self, view: View, kinds: list[int]) -> int:
        """The kind that the other is least likely to want."""
        rival = self._rival(view)
        return min(kinds, key=rival.gain)

    def _cost(self, view: View, kind: int) -> float:
        """What giving a card of a kind costs, the copy that is missed least."""
        return min([self._cost_of(view, kind, place) for place in _places(view, kind)])

    def _cost_of(self, view: View, kind: int, place: int) -> float:
        thought, fields, bonuses = self._think(view), _own(view), _bonuses(view)
        if place == TURNED:
            cards = _due(view)
            throws = _throws(view)
            with_it = thought.plan(fields, cards, bonuses, throws)
            return with_it - thought.plan(fields, _without(cards, kind), bonuses, throws)
        hand = tuple(view.hand)
        rest = (*hand[:place], *hand[place + 1 :])
        return thought.front(fields, hand, bonuses) - thought.front(fields, rest, bonuses)

    def _answer(self, view: View, moves: list[Move]) -> Move:
        """Accept what is worth more than having to offer, bluff or not."""
        step = view.agenda[-1]
        taking = [move for move in moves if isinstance(move, TakeGift)]
        if not isinstance(step, Answering) or not taking:
            return moves[0]
        rival = self._rival(view)
        doubt = self._doubt(view, step.kind)
        honest = self._received(view, step.kind) + self._given(view, rival, step.kind)
        worth = doubt * (2.0 if _dollars(view, step.giver) else 0.0) + (1 - doubt) * honest
        if worth <= self._declining(view, rival):
            return next(iter([move for move in moves if not isinstance(move, TakeGift)]))
        self.pending = ACCEPTED
        return taking[0]

    def _doubt(self, view: View, kind: int) -> float:
        """The chance that an offer is a bluff."""
        other = 1 - view.seat
        if view.active == other and kind in view.turned:
            return 0.0
        holding = 1.0 - (1.0 - self._shares(view)[kind]) ** view.hands[other]
        return suspected(self.memory.bluffing(), holding)

    def _received(self, view: View, kind: int) -> float:
        """What a gift is worth here; it must be planted."""
        thought, fields, bonuses = self._think(view), _own(view), _bonuses(view)
        cards, throws = _due(view), _throws(view)
        best = IMPOSSIBLE
        for field in range(len(fields)):
            best = max(best, thought.planted(fields, kind, field, cards, bonuses, throws))
        return best - thought.plan(fields, cards, bonuses, throws)

    def _given(self, view: View, rival: Rival, kind: int) -> float:
        """What the giver loses with the card: less if it can be thrown away or is far back in the hand."""
        gain = rival.gain(kind)
        return gain if gain > 0 and view.active != view.seat else gain / 2

    def _declining(self, view: View, rival: Rival) -> float:
        """What it is worth to have to offer something."""
        offered = _table(view).offered
        kinds = [kind for kind in range(DUEL_KINDS) if not offered & (1 << kind)]
        gifts = self._gifts(view, rival, kinds)
        best = max(gifts, default=None)
        if not kinds:
            return 0.0
        return (max(-1.0, min(0.0, best.offered)) if best is not None else -0.5) - self.weights.haste

    def _hand_over(self, view: View, moves: list[Move]) -> Move:
        """The copy that is missed least; the cheapest payment."""
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

    # --- what became of gifts ---

    def _learn(self, view: View, moves: list[Move]) -> None:
        """Whether the last offer was taken, or the last one taken was a bluff."""
        memory = self.memory
        if self.pending == OFFERED:
            taken = any([isinstance(move, GiveCard | Pay) for move in moves])
            memory.taken += taken
            memory.refused += not taken
        elif self.pending == ACCEPTED:
            honest = bool(view.aside[view.seat])
            memory.honest += honest
            memory.bluffs += not honest
        self.pending = SETTLED


# --- reading a view ---


def _table(view: View) -> DuelExtra:
    table = view.extras[0]
    assert isinstance(table, DuelExtra)
    return table


def _own(view: View) -> Fields:
    return tuple([tuple(column) for column in view.fields[view.seat]])


def _bonuses(view: View) -> tuple[int, ...]:
    return tuple(_table(view).hands[view.seat])


def _due(view: View) -> tuple[int, ...]:
    """The cards on the table that this seat has to plant, sorted."""
    turned = view.turned if view.active == view.seat else []
    return tuple(sorted([*view.aside[view.seat], *turned]))


def _throws(view: View) -> int:
    return 1 if view.active == view.seat and view.turned and not _table(view).thrown else 0


def _without(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = cards.index(kind)
    return (*cards[:at], *cards[at + 1 :])


def _places(view: View, kind: int) -> list[int]:
    """Where an honest gift of a kind could come from."""
    places = [place for place in range(len(view.hand)) if view.hand[place] == kind]
    return [TURNED, *places] if view.active == view.seat and kind in view.turned else places


def _has(view: View, kind: int) -> bool:
    return bool(_places(view, kind))


def _dollars(view: View, seat: int) -> int:
    return view.coins[seat] + len(_table(view).won[seat])


def _own_turns(view: View, seat: int) -> int:
    """How often cards will still be turned over for a seat."""
    turns = (view.deck + 2) // CARDS_A_TURN
    before = view.phase in ("plant", "plant-again", "turn-over")
    return (turns + 1) // 2 if (seat == view.active) == before else turns // 2


def _place(view: View, bonus: int) -> int:
    """Where a bonus card is fulfilled, own fields first: seats times fields, plus field; -1 for nowhere."""
    for owner in (view.seat, 1 - view.seat):
        for field in range(len(view.fields[owner])):
            if fulfils(view.fields[owner][field], bonus):
                return owner * len(view.fields[0]) + field
    return -1


def _may_wait(view: View, table: DuelExtra, bonus: int, place: int) -> bool:
    """Whether showing a card just drawn would stop further draws, and its field is safe until they are over."""
    hand = table.hands[view.seat]
    step = view.agenda[-1]
    if not isinstance(step, BonusStep) or hand.count(bonus) > table.fresh[view.seat].count(bonus):
        return False
    theirs = place // len(view.fields[0]) != view.seat
    return len(hand) < BONUS_HAND and not (theirs and view.active == view.seat)


def _mean_hope(thought: Thought, fields: Fields, left: list[int]) -> float:
    total = 0.0
    for bonus in range(len(left)):
        if left[bonus] > 0:
            total += left[bonus] * thought.hope(fields, bonus)
    return total / max(1, sum([max(0, count) for count in left]))


def _present(moves: list[Move], kind: int) -> Move:
    for move in moves:
        if isinstance(move, Present) and move.kind == kind:
            return move
    return moves[0]


# --- moves in thought ---


def _after(thought: Thought, view: View, move: Move) -> float:
    """The value of a move with the best that can follow."""
    fields, bonuses = _own(view), _bonuses(view)
    if isinstance(move, Harvest):
        sold = with_column(fields, move.field, ())
        return thought.outlook.sale(fields[move.field]) + _rest(thought, view, sold)
    if isinstance(view.agenda[-1], FromHand):
        planted = _planted(view)
        hand = tuple(view.hand)
        if isinstance(move, Plant):
            return thought.front_planted(fields, hand, planted, move.field, False, bonuses)
        return thought.from_hand(fields, hand, 2, bonuses) if isinstance(move, Done) else IMPOSSIBLE
    if isinstance(move, Plant):
        column = (*fields[move.field], move.kind)
        return thought.grown(
            fields, move.field, column, _without(_due(view), move.kind), bonuses, _throws(view)
        )
    if isinstance(move, DiscardTurned):
        return thought.plan(fields, _without(_due(view), move.kind), bonuses, 0)
    return IMPOSSIBLE


def _rest(thought: Thought, view: View, fields: Fields) -> float:
    """The best that can follow in the phase in progress."""
    if isinstance(view.agenda[-1], FromHand):
        return thought.from_hand(fields, tuple(view.hand), _planted(view), _bonuses(view))
    return thought.plan(fields, _due(view), _bonuses(view), _throws(view))


def _planted(view: View) -> int:
    return 1 if view.phase == "plant-again" else 0
