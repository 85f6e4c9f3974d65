"""The player of the table duels: every listed move is thought through to the end of its phase."""

from __future__ import annotations

from typing import Final

from bohnanza.bots.base import Bot
from bohnanza.bots.trader_1.duels.board import NOTHING, Board, Weights
from bohnanza.bots.trader_1.duels.watch import Watch
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


class TableBrain(Bot):
    """Plays what leads to the best position at the end of the phase."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__("trader-1")
        self.weights = weights if weights is not None else Weights()
        self.watch = Watch()

    def choose(self, view: View, moves: list[Move]) -> Move:
        """The first move of the best plan."""
        self.watch.see(view)
        if len(moves) == 1:
            return moves[0]
        plan = Plan(Board(view, self.watch, self.weights), view.agenda[-1])
        best, found = NEVER, moves[0]
        for move in moves:
            value = plan.after(move) - (0.0 if move.advances else TRIFLE)
            if value > best:
                best, found = value, move
        return found


class Plan:
    """What follows a move in the same phase, if everything after it is done as well as possible."""

    def __init__(self, board: Board, step: Step) -> None:
        self.board = board
        self.step = step
        self.by_card = not (isinstance(step, TurnedCardsStep) and step.by_kind)
        self.early = isinstance(step, PlantAndDiscard)  # discarding is not only possible at the end
        self.planted = _planted(step)
        self.discarded = isinstance(step, PlantAndDiscard) and step.discarded

    def after(self, move: Move) -> float:
        """The value of a move with the best that can follow."""
        board = self.board
        saved, hand, table = board.save(), board.hand[:], board.table[:]
        value = self._try(move)
        board.restore(saved)
        board.hand, board.table = hand, table
        return value

    def _try(self, move: Move) -> float:
        """Play a move in thought and go on."""
        if isinstance(move, Plant):
            return self._try_plant(move)
        if isinstance(move, DiscardHand | DiscardTurned | CollectMagpies | PlayMagpie):
            return self._try_removal(move)
        if isinstance(move, Steal):
            self.board.steal(move.field, move.own)
        elif isinstance(move, Harvest):
            self.board.harvest(move.field)
            return self._rest(self.planted, self.discarded)
        elif isinstance(move, BuyField):
            return self._try_buying()
        return self.board.value()

    def _try_plant(self, move: Plant) -> float:
        if isinstance(self.step, FromHand):
            self.board.hand.pop(0)
            self.board.plant(move.kind, 1, move.field)
            return self._rest(self.planted + 1, self.discarded)
        cards = 1 if self.by_card else self.board.table[move.kind]
        self.board.plant(move.kind, cards, move.field)
        self.board.table[move.kind] -= cards
        return self._rest(0, False)

    def _try_removal(self, move: Move) -> float:
        board = self.board
        planted, discarded = self.planted, self.discarded
        if isinstance(move, DiscardHand):
            board.throw(board.hand.pop(move.place), 1)
            discarded = True
        elif isinstance(move, DiscardTurned):
            cards = 1 if self.by_card else board.table[move.kind]
            board.throw(move.kind, cards)
            board.table[move.kind] -= cards
        elif isinstance(move, CollectMagpies):
            self._collect()
        else:
            self._play_magpie()
            planted += 1
        return self._rest(planted, discarded)

    def _try_buying(self) -> float:
        """Three coins for one more field, worth less than the others: there are no more cards than before."""
        board = self.board
        board.lead -= board.rules.field_price
        board.me.kinds = [*board.me.kinds, NOTHING]
        board.me.sizes = [*board.me.sizes, 0]
        return self._rest(self.planted, self.discarded) - (1 - board.weights.further) * board.empty()

    def _collect(self) -> None:
        self.board.hand += [MAGPIE] * self.board.table[MAGPIE]
        self.board.table[MAGPIE] = 0

    def _play_magpie(self) -> None:
        board = self.board
        board.throw(board.hand.pop(0), 1)
        _, source, target = board.theft(board.me, board.other)
        if source != NOTHING:
            board.steal(source, target)

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
            else self.board.value()
        )

    def _dealing(self, kind: int) -> float:
        """Cards on the table, kind by kind: planted, or thrown away or left."""
        board = self.board
        while kind < len(board.table) and not board.table[kind]:
            kind += 1
        if kind == len(board.table):
            return board.value()
        cards = board.table[kind]
        best = self._not_planted(kind, cards)
        board.table[kind] = 0
        if kind == MAGPIE:
            board.hand += [MAGPIE] * cards
            best = max(best, self._dealing(kind + 1))
            del board.hand[len(board.hand) - cards :]
        else:
            for field in range(len(board.me.kinds)):
                best = max(best, self._planted_on(kind, cards, field))
        board.table[kind] = cards
        return best

    def _not_planted(self, kind: int, cards: int) -> float:
        board = self.board
        if isinstance(self.step, PlantOrLeave):
            return self._dealing(kind + 1)
        saved = board.save()
        board.table[kind] = 0
        board.throw(kind, cards)
        value = self._dealing(kind + 1)
        board.table[kind] = cards
        board.restore(saved)
        return value

    def _planted_on(self, kind: int, cards: int, field: int) -> float:
        """Cards of the table onto a field, sold before if it grows something else."""
        saved = self.board.save()
        value = NEVER
        if self._make_room(kind, field):
            self.board.plant(kind, cards, field)
            value = self._dealing(kind + 1)
        self.board.restore(saved)
        return value

    def _make_room(self, kind: int, field: int) -> bool:
        """Whether a card can go to a field, which is sold in thought if need be."""
        me = self.board.me
        if me.kinds[field] in (kind, NOTHING):
            return True
        if me.protected(field):
            return False
        self.board.harvest(field)
        return True

    def _from_hand(self, planted: int, discarded: bool) -> float:
        """Phase 1: the first card must, a second may be planted, one may be thrown away."""
        board = self.board
        best = NEVER
        if planted:
            best = board.value() if discarded else self._discarding()
        if not board.hand:
            return board.value()
        if planted < 2:
            best = max(best, self._plant_front(planted, discarded))
        if self.early and not discarded and planted < 2:
            best = max(best, self._discard_front(planted))
        return best

    def _plant_front(self, planted: int, discarded: bool) -> float:
        board = self.board
        saved, kind = board.save(), board.hand[0]
        best = NEVER
        if kind == MAGPIE:
            self._play_magpie()
            best = self._from_hand(planted + 1, discarded)
            board.hand.insert(0, MAGPIE)
            board.restore(saved)
            return best
        board.hand.pop(0)
        for field in range(len(board.me.kinds)):
            if self._make_room(kind, field):
                board.plant(kind, 1, field)
                best = max(best, self._from_hand(planted + 1, discarded))
            board.restore(saved)
        board.hand.insert(0, kind)
        return best

    def _discard_front(self, planted: int) -> float:
        board = self.board
        saved, kind = board.save(), board.hand.pop(0)
        board.throw(kind, 1)
        value = self._from_hand(planted, True)
        board.hand.insert(0, kind)
        board.restore(saved)
        return value

    def _discarding(self) -> float:
        """One card of the hand thrown away, or none."""
        board = self.board
        best = board.value()
        for place in range(len(board.hand)):
            if board.hand[place] in board.hand[:place]:
                continue
            saved, kind = board.save(), board.hand.pop(place)
            board.throw(kind, 1)
            best = max(best, board.value())
            board.hand.insert(place, kind)
            board.restore(saved)
        return best


def _planted(step: Step) -> int:
    """How many cards were planted in phase 1 already."""
    if isinstance(step, PlantAndDiscard):
        return step.planted
    return 1 if step.name == "plant-again" else 0
