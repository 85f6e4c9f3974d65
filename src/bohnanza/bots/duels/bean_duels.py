"""The player of the bean duels, in which turned-over cards may be left to the other player.

It plays every listed move in thought to the end of the phase.
"""

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
TRIFLE: Final = (
    1e-6  # how much better a move must be that does not advance the game, so that there is an end to them
)


class BeanDuelBrain(Bot):
    """Plays what leads to the best position at the end of the phase."""

    def __init__(self, weights: BeanDuelWeights | None = None) -> None:
        super().__init__("trader")
        self.weights = weights if weights is not None else BeanDuelWeights()
        self.counter = CardCounter()

    def choose(self, view: View, moves: list[Move]) -> Move:
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
    """Plays moves of one phase on a position, and finds the best that can follow them in that phase."""

    def __init__(self, position: BeanDuelPosition, step: Step) -> None:
        self.position = position
        self.step = step
        self.by_card = not (isinstance(step, TurnedCardsStep) and step.by_kind)
        self.early = isinstance(step, PlantAndDiscard)  # a card can be discarded before the end of the phase
        self.discarded = isinstance(step, PlantAndDiscard) and step.discarded
        self.planted = 1 if step.name == "plant-again" else 0  # cards from the hand in this phase
        if isinstance(step, PlantAndDiscard):
            self.planted = step.planted

    def after(self, move: Move) -> float:
        """The value of a move with the best that can follow; the position stays as it is."""
        position = self.position
        saved, hand, turned = position.save(), position.hand[:], position.turned[:]
        value = self._played(move)
        position.restore(saved)
        position.hand, position.turned = hand, turned
        return value

    def _played(self, move: Move) -> float:
        """Play a move, which changes the position; the value of the best that can follow."""
        position, planted, discarded = self.position, self.planted, self.discarded
        if isinstance(move, Plant):
            if isinstance(self.step, FromHand):
                position.hand.pop(0)
                position.plant(move.kind, 1, move.field)
                planted += 1
            else:
                cards = 1 if self.by_card else position.turned[move.kind]
                position.plant(move.kind, cards, move.field)
                position.turned[move.kind] -= cards
        elif isinstance(move, DiscardHand):
            position.throw(position.hand.pop(move.place), 1)
            discarded = True
        elif isinstance(move, DiscardTurned):
            cards = 1 if self.by_card else position.turned[move.kind]
            position.throw(move.kind, cards)
            position.turned[move.kind] -= cards
        elif isinstance(move, CollectMagpies):
            position.hand += [MAGPIE] * position.turned[MAGPIE]
            position.turned[MAGPIE] = 0
        elif isinstance(move, PlayMagpie):
            self._play_magpie()
            planted += 1
        elif isinstance(move, Harvest):
            position.harvest(move.field)
        elif isinstance(move, BuyField):
            position.lead -= position.rules.field_price
            position.me.kinds = [*position.me.kinds, NOTHING]
            position.me.sizes = [*position.me.sizes, 0]
            # It is worth less than the others, because there are no more cards than before.
            return self._rest(planted, discarded) - (1 - position.weights.further) * position.empty()
        else:
            if isinstance(move, Steal):
                position.steal(move.field, move.own)
            return position.value()
        return self._rest(planted, discarded)

    def _play_magpie(self) -> None:
        position = self.position
        position.throw(position.hand.pop(0), 1)
        _, source, target = position.theft(position.me, position.other)
        if source != NOTHING:
            position.steal(source, target)

    # --- the rest of the phase ---

    def _rest(self, planted: int, discarded: bool) -> float:
        """The value of the best that can follow in the phase."""
        if isinstance(self.step, TurnedCardsStep):
            return self._turned_from(0)
        if isinstance(self.step, FromHand):
            return self._from_hand(planted, discarded)
        if isinstance(self.step, DiscardingOne) and not discarded:
            return self._discarding()
        return self.position.value()

    def _turned_from(self, kind: int) -> float:
        """The best for the turned-over cards of this kind and the following ones: planted, or discarded or left."""
        position = self.position
        while kind < len(position.turned) and not position.turned[kind]:
            kind += 1
        if kind == len(position.turned):
            return position.value()
        cards, saved = position.turned[kind], position.save()
        if isinstance(self.step, PlantOrLeave):
            best = self._turned_from(kind + 1)
            position.turned[kind] = 0
        else:
            position.turned[kind] = 0
            position.throw(kind, cards)
            best = self._turned_from(kind + 1)
            position.restore(saved)
        if kind == MAGPIE:
            position.hand += [MAGPIE] * cards
            best = max(best, self._turned_from(kind + 1))
            del position.hand[len(position.hand) - cards :]
        else:
            for field in range(len(position.me.kinds)):
                if self._make_room(kind, field):
                    position.plant(kind, cards, field)
                    best = max(best, self._turned_from(kind + 1))
                    position.restore(saved)
        position.turned[kind] = cards
        return best

    def _make_room(self, kind: int, field: int) -> bool:
        """Whether a card can go to a field, which is sold if it grows something else."""
        me = self.position.me
        if me.kinds[field] in (kind, NOTHING):
            return True
        if me.protected(field):
            return False
        self.position.harvest(field)
        return True

    def _from_hand(self, planted: int, discarded: bool) -> float:
        """The best in phase 1: the first card must be planted, a second may be; one may be discarded."""
        position = self.position
        if not position.hand:
            return position.value()
        best = NEVER
        if planted:
            best = position.value() if discarded else self._discarding()
        if planted >= 2:
            return best
        kind, saved = position.hand[0], position.save()
        if kind == MAGPIE:
            self._play_magpie()
            best = max(best, self._from_hand(planted + 1, discarded))
            position.restore(saved)
        else:
            position.hand.pop(0)
            for field in range(len(position.me.kinds)):
                if self._make_room(kind, field):
                    position.plant(kind, 1, field)
                    best = max(best, self._from_hand(planted + 1, discarded))
                    position.restore(saved)
        if self.early and not discarded:
            position.throw(kind, 1)
            best = max(best, self._from_hand(planted, True))
            position.restore(saved)
        position.hand.insert(0, kind)
        return best

    def _discarding(self) -> float:
        """The best of discarding one card of the hand, or none."""
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
