"""The player of the table duels: every listed move is thought through to the end of its phase."""

from __future__ import annotations

from typing import Final

from bohnanza.bots.base import Bot
from bohnanza.bots.duels.bean_duel_position import NOTHING, BeanDuelPosition, BeanDuelWeights
from bohnanza.bots.duels.card_counting import CardCounter
from bohnanza.engine.discards import DiscardHand, DiscardTurned
from bohnanza.engine.moves import BuyField, Harvest, Plant
from bohnanza.engine.seams import Move, Step
from bohnanza.engine.steps.left_cards import DiscardingOne, PlantAndDiscard, PlantOrLeave, TurnedCardsStep
from bohnanza.engine.steps.plant import FromHand
from bohnanza.engine.variants.magpie.beans import MAGPIE
from bohnanza.engine.variants.magpie.moves import CollectMagpies, PlayMagpie, Steal
from bohnanza.engine.views import View

NEVER: Final = -1e9  # the value of what cannot be done
TRIFLE: Final = 1e-6  # moves beside the step must be better by this, so that they come to an end


class BeanDuelBrain(Bot):
    """Plays what leads to the best position at the end of the phase."""

    def __init__(self, weights: BeanDuelWeights | None = None) -> None:
        super().__init__("trader")
        self.weights = weights if weights is not None else BeanDuelWeights()
        self.counter = CardCounter()

    def choose(self, view: View, moves: list[Move]) -> Move:
        """The first move of the best plan."""
        self.counter.see(view)
        if len(moves) == 1:
            return moves[0]
        plan = PhasePlan(BeanDuelPosition(view, self.counter, self.weights), view.agenda[-1])
        best, found = NEVER, moves[0]
        for move in moves:
            value = plan.after(move) - (0.0 if move.advances else TRIFLE)
            if value > best:
                best, found = value, move
        return found


class PhasePlan:
    """What follows a move in the same phase, if everything after it is done as well as possible."""

    def __init__(self, position: BeanDuelPosition, step: Step) -> None:
        self.position = position
        self.step = step
        self.by_card = not (isinstance(step, TurnedCardsStep) and step.by_kind)
        self.early = isinstance(step, PlantAndDiscard)  # discarding is not only possible at the end
        self.planted = _planted(step)
        self.discarded = isinstance(step, PlantAndDiscard) and step.discarded

    def after(self, move: Move) -> float:
        """The value of a move with the best that can follow."""
        position = self.position
        saved, hand, table = position.save(), position.hand[:], position.table[:]
        value = self._try(move)
        position.restore(saved)
        position.hand, position.table = hand, table
        return value

    def _try(self, move: Move) -> float:
        """Play a move in thought and go on."""
        if isinstance(move, Plant):
            return self._try_plant(move)
        if isinstance(move, DiscardHand | DiscardTurned | CollectMagpies | PlayMagpie):
            return self._try_removal(move)
        if isinstance(move, Steal):
            self.position.steal(move.field, move.own)
        elif isinstance(move, Harvest):
            self.position.harvest(move.field)
            return self._rest(self.planted, self.discarded)
        elif isinstance(move, BuyField):
            return self._try_buying()
        return self.position.value()

    def _try_plant(self, move: Plant) -> float:
        if isinstance(self.step, FromHand):
            self.position.hand.pop(0)
            self.position.plant(move.kind, 1, move.field)
            return self._rest(self.planted + 1, self.discarded)
        cards = 1 if self.by_card else self.position.table[move.kind]
        self.position.plant(move.kind, cards, move.field)
        self.position.table[move.kind] -= cards
        return self._rest(0, False)

    def _try_removal(self, move: Move) -> float:
        position = self.position
        planted, discarded = self.planted, self.discarded
        if isinstance(move, DiscardHand):
            position.throw(position.hand.pop(move.place), 1)
            discarded = True
        elif isinstance(move, DiscardTurned):
            cards = 1 if self.by_card else position.table[move.kind]
            position.throw(move.kind, cards)
            position.table[move.kind] -= cards
        elif isinstance(move, CollectMagpies):
            self._collect()
        else:
            self._play_magpie()
            planted += 1
        return self._rest(planted, discarded)

    def _try_buying(self) -> float:
        """Three coins for one more field, worth less than the others: there are no more cards than before."""
        position = self.position
        position.lead -= position.rules.field_price
        position.me.kinds = [*position.me.kinds, NOTHING]
        position.me.sizes = [*position.me.sizes, 0]
        return self._rest(self.planted, self.discarded) - (1 - position.weights.further) * position.empty()

    def _collect(self) -> None:
        self.position.hand += [MAGPIE] * self.position.table[MAGPIE]
        self.position.table[MAGPIE] = 0

    def _play_magpie(self) -> None:
        position = self.position
        position.throw(position.hand.pop(0), 1)
        _, source, target = position.theft(position.me, position.other)
        if source != NOTHING:
            position.steal(source, target)

    # --- the rest of the phase ---

    def _rest(self, planted: int, discarded: bool) -> float:
        """The best that can follow in the phase in progress."""
        if isinstance(self.step, TurnedCardsStep):
            return self._dealing(0)
        if isinstance(self.step, FromHand):
            return self._from_hand(planted, discarded)
        return (
            self._discarding()
            if isinstance(self.step, DiscardingOne) and not discarded
            else self.position.value()
        )

    def _dealing(self, kind: int) -> float:
        """Cards on the table, kind by kind: planted, or thrown away or left."""
        position = self.position
        while kind < len(position.table) and not position.table[kind]:
            kind += 1
        if kind == len(position.table):
            return position.value()
        cards = position.table[kind]
        best = self._not_planted(kind, cards)
        position.table[kind] = 0
        if kind == MAGPIE:
            position.hand += [MAGPIE] * cards
            best = max(best, self._dealing(kind + 1))
            del position.hand[len(position.hand) - cards :]
        else:
            for field in range(len(position.me.kinds)):
                best = max(best, self._planted_on(kind, cards, field))
        position.table[kind] = cards
        return best

    def _not_planted(self, kind: int, cards: int) -> float:
        position = self.position
        if isinstance(self.step, PlantOrLeave):
            return self._dealing(kind + 1)
        saved = position.save()
        position.table[kind] = 0
        position.throw(kind, cards)
        value = self._dealing(kind + 1)
        position.table[kind] = cards
        position.restore(saved)
        return value

    def _planted_on(self, kind: int, cards: int, field: int) -> float:
        """Cards of the table onto a field, sold before if it grows something else."""
        saved = self.position.save()
        value = NEVER
        if self._make_room(kind, field):
            self.position.plant(kind, cards, field)
            value = self._dealing(kind + 1)
        self.position.restore(saved)
        return value

    def _make_room(self, kind: int, field: int) -> bool:
        """Whether a card can go to a field, which is sold in thought if need be."""
        me = self.position.me
        if me.kinds[field] in (kind, NOTHING):
            return True
        if me.protected(field):
            return False
        self.position.harvest(field)
        return True

    def _from_hand(self, planted: int, discarded: bool) -> float:
        """Phase 1: the first card must, a second may be planted, one may be thrown away."""
        position = self.position
        best = NEVER
        if planted:
            best = position.value() if discarded else self._discarding()
        if not position.hand:
            return position.value()
        if planted < 2:
            best = max(best, self._plant_front(planted, discarded))
        if self.early and not discarded and planted < 2:
            best = max(best, self._discard_front(planted))
        return best

    def _plant_front(self, planted: int, discarded: bool) -> float:
        position = self.position
        saved, kind = position.save(), position.hand[0]
        best = NEVER
        if kind == MAGPIE:
            self._play_magpie()
            best = self._from_hand(planted + 1, discarded)
            position.hand.insert(0, MAGPIE)
            position.restore(saved)
            return best
        position.hand.pop(0)
        for field in range(len(position.me.kinds)):
            if self._make_room(kind, field):
                position.plant(kind, 1, field)
                best = max(best, self._from_hand(planted + 1, discarded))
            position.restore(saved)
        position.hand.insert(0, kind)
        return best

    def _discard_front(self, planted: int) -> float:
        position = self.position
        saved, kind = position.save(), position.hand.pop(0)
        position.throw(kind, 1)
        value = self._from_hand(planted, True)
        position.hand.insert(0, kind)
        position.restore(saved)
        return value

    def _discarding(self) -> float:
        """One card of the hand thrown away, or none."""
        position = self.position
        best = position.value()
        for place in range(len(position.hand)):
            if position.hand[place] in position.hand[:place]:
                continue
            saved, kind = position.save(), position.hand.pop(place)
            position.throw(kind, 1)
            best = max(best, position.value())
            position.hand.insert(place, kind)
            position.restore(saved)
        return best


def _planted(step: Step) -> int:
    """How many cards were planted in phase 1 already."""
    if isinstance(step, PlantAndDiscard):
        return step.planted
    return 1 if step.name == "plant-again" else 0
