"""The trader's answers to what add-ons ask: the coin, Magpies, favors."""

from __future__ import annotations

from bohnanza.bots.trader.belief import Belief, turns_until
from bohnanza.bots.trader.values import LATER, PHASE_ONE, Plot, TraderOutlook, worth
from bohnanza.engine.beans import BLUE
from bohnanza.engine.give import GiveCard
from bohnanza.engine.moves import Done, Pass
from bohnanza.engine.seams import Move
from bohnanza.engine.steps.plant import Planting
from bohnanza.engine.variants.coin.moves import Claim, Contest
from bohnanza.engine.variants.favors.automatic import PlantForCreditor, Repay
from bohnanza.engine.variants.favors.called import CallDemand, CallPress, CallSeize
from bohnanza.engine.variants.favors.drawing import CallPeek, Keep, PassOn
from bohnanza.engine.variants.favors.extra import Favors
from bohnanza.engine.variants.magpie.beans import MAGPIE
from bohnanza.engine.variants.magpie.moves import PlayMagpie, Steal
from bohnanza.engine.views import View


def favors_in(view: View) -> Favors | None:
    """The favors of a game, if it has them."""
    for extra in view.extras:
        if isinstance(extra, Favors):
            return extra
    return None


def can_owe(view: View, favors: tuple[int, ...]) -> bool:
    """Whether the seat has these favors in its hand."""
    if not favors:
        return True
    table = favors_in(view)
    return table is not None and all([favor in table.hands[view.seat] for favor in favors])


def spare_favor(view: View) -> int:
    """A favor in the own hand, or 0."""
    table = favors_in(view)
    return table.hands[view.seat][0] if table is not None and table.hands[view.seat] else 0


def in_play(view: View) -> bool:
    """Whether an add-on could ask for anything."""
    return bool(view.extras) or view.rules.deck[MAGPIE] > 0


def choose(view: View, moves: list[Move], outlook: TraderOutlook, belief: Belief) -> Move | None:
    """The answer to a question of an add-on, or None if there is none."""
    if not in_play(view):
        return None
    judge = Judge(view, outlook, belief)
    best: Move | None = None
    value = 0.0
    asked = False
    for move in moves:
        found = judge.value(move)
        asked = asked or judge.special(move)
        if judge.special(move) and (best is None or found > value):
            best, value = move, found
    if not asked or best is None:
        return None
    if value > 0:
        return best
    for move in moves:
        if isinstance(move, (Pass, Done)):
            return move if not isinstance(view.agenda[-1], Planting) else None
    return None if any([not judge.special(move) and move.advances for move in moves]) else _forced(best)


def _forced(best: Move) -> Move | None:
    return best if best.advances else None


class Judge:
    """What the moves of add-ons are worth; above nothing they are made."""

    def __init__(self, view: View, outlook: TraderOutlook, belief: Belief) -> None:
        self.view = view
        self.outlook = outlook
        self.belief = belief
        self.weights = outlook.weights
        self.mine = Plot(outlook, view.fields[view.seat])
        self.turns = turns_until(view)

    def special(self, move: Move) -> bool:
        """Whether a move belongs to an add-on and is not merely passing."""
        return isinstance(
            move,
            (Claim, Contest, PlayMagpie, Steal, CallSeize, CallDemand, CallPress, CallPeek, Keep, PassOn,
             GiveCard, Repay, PlantForCreditor),
        )  # fmt: skip

    def value(self, move: Move) -> float:
        """By kind of move."""
        if isinstance(move, (Claim, CallPeek)):
            return 1.0
        if isinstance(move, PlayMagpie):
            return 1.0
        if isinstance(move, Contest):
            return self.contest()
        if isinstance(move, Steal):
            return self.steal(move)
        return self.favor(move)

    def contest(self) -> float:
        """A random card leaves the hand for the claimant's fields; a Blue one keeps the coin."""
        hand = self.view.hand
        base = self.hand_worth(hand)
        lost = 0.0
        for place in range(len(hand)):
            lost += base - self.hand_worth(hand[:place] + hand[place + 1 :])
        saved = hand.count(BLUE) * 0.8
        return (saved - lost) / max(len(hand), 1) + 0.1

    def hand_worth(self, hand: list[int]) -> float:
        """What planting a hand will add."""
        return worth(self.mine, [], hand, LATER, self.turns)

    def steal(self, move: Steal) -> float:
        """The own gain and the victim's loss."""
        view = self.view
        column = view.fields[move.victim][move.field]
        kind = column[-1]
        row, mine = self.outlook.rows[kind], len(view.fields[view.seat][move.own])
        own = row[min(mine + 1, 15)] - row[min(mine, 14)]
        theirs = row[min(len(column), 15)] - row[min(len(column) - 1, 14)]
        return 0.01 + own + self.weights.envy * theirs / (view.rules.seats - 1)

    # --- favors ---

    def favor(self, move: Move) -> float:
        """Calling a favor in, or honouring one."""
        view = self.view
        if isinstance(move, CallSeize):
            return self.taking(move.kind) - (0.2 if self.outlook.rounds > 1 else 0.0)
        if isinstance(move, CallDemand):
            return self.demanding(move.debtor) - (0.45 if self.outlook.rounds > 1 else 0.0)
        if isinstance(move, CallPress):
            return self.pressing(move)
        if isinstance(move, Keep):
            return 10.0 + self.hand_worth([*view.hand[: move.place], move.kind, *view.hand[move.place :]])
        if isinstance(move, GiveCard):
            hand = view.hand[: move.place] + view.hand[move.place + 1 :]
            return 10.0 + self.hand_worth(hand)
        if isinstance(move, Repay):
            return 10.0 - self.top(view.fields[view.seat][move.own])
        return 10.0

    def top(self, column: list[int]) -> float:
        """What the newest card of a field is worth."""
        row = self.outlook.rows[column[-1]]
        count = min(len(column), 15)
        return row[count] - row[count - 1]

    def taking(self, kind: int) -> float:
        """What receiving a card adds."""
        view = self.view
        due = view.aside[view.seat]
        base = worth(self.mine, due, view.hand, LATER, self.turns)
        return worth(self.mine, [*due, kind], view.hand, LATER, self.turns) - base

    def demanding(self, debtor: int) -> float:
        """What a card of a grown kind adds, if the debtor has one."""
        chance, gain = 0.0, 0.0
        for column in self.view.fields[self.view.seat]:
            if column:
                kind = column[-1]
                chance = max(chance, self.belief.has(self.view, debtor, kind, 1))
                gain = max(gain, self.mine.gain(kind))
        return chance * gain

    def pressing(self, move: CallPress) -> float:
        """A bad card away, and onto somebody whom it hurts."""
        view = self.view
        stage = PHASE_ONE if isinstance(view.agenda[-1], Planting) else LATER
        base = worth(self.mine, [], view.hand, stage, self.turns)
        hand = view.hand[: move.place] + view.hand[move.place + 1 :]
        own = worth(self.mine, [], hand, stage, self.turns) - base
        theirs = Plot(self.outlook, view.fields[move.debtor]).gain(move.kind)
        return (
            own
            - self.weights.envy * theirs / (view.rules.seats - 1)
            - (0.4 if self.outlook.rounds > 1 else 0.1)
        )
