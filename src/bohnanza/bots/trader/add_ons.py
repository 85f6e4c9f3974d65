"""The trader's moves of add-ons: the coin, Magpies, favors."""

from __future__ import annotations

from bohnanza.bots.trader.belief import Belief, turns_until
from bohnanza.bots.trader.values import LATER, PHASE_ONE, ImaginedFields, TraderOutlook, worth
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
    for extra in view.extras:
        if isinstance(extra, Favors):
            return extra
    return None


def can_owe(view: View, favors: tuple[int, ...]) -> bool:
    """Whether the seat holds these favors, so that it can owe them."""
    if not favors:
        return True
    table = favors_in(view)
    return table is not None and all([favor in table.hands[view.seat] for favor in favors])


def spare_favor(view: View) -> int:
    """A favor that the seat holds, or 0."""
    table = favors_in(view)
    return table.hands[view.seat][0] if table is not None and table.hands[view.seat] else 0


def in_play(view: View) -> bool:
    """Whether the game has moves of add-ons."""
    return bool(view.extras) or view.rules.deck[MAGPIE] > 0


def choose(view: View, moves: list[Move], outlook: TraderOutlook, belief: Belief) -> Move | None:
    """The best move of an add-on if it is worth making, or a pass; None to look for other moves."""
    if not in_play(view):
        return None
    values = AddOnValues(view, outlook, belief)
    best: Move | None = None
    most = 0.0
    for move in moves:
        if of_an_add_on(move):
            value = values.value(move)
            if best is None or value > most:
                best, most = move, value
    if best is None or most > 0:
        return best
    for move in moves:
        if isinstance(move, (Pass, Done)):
            return move if not isinstance(view.agenda[-1], Planting) else None
    if any([move.advances and not of_an_add_on(move) for move in moves]):
        return None
    return best if best.advances else None


def of_an_add_on(move: Move) -> bool:
    """Whether a move belongs to an add-on and is more than passing."""
    return isinstance(
        move,
        (Claim, Contest, PlayMagpie, Steal, CallSeize, CallDemand, CallPress, CallPeek, Keep, PassOn,
         GiveCard, Repay, PlantForCreditor),
    )  # fmt: skip


class AddOnValues:
    """What the moves of add-ons are worth; they are made if that is above 0."""

    def __init__(self, view: View, outlook: TraderOutlook, belief: Belief) -> None:
        self.view = view
        self.outlook = outlook
        self.belief = belief
        self.weights = outlook.weights
        self.mine = ImaginedFields(outlook, view.fields[view.seat])
        self.turns = turns_until(view)

    def value(self, move: Move) -> float:
        if isinstance(move, (Claim, CallPeek, PlayMagpie)):
            return 1.0
        if isinstance(move, Contest):
            return self.contest()
        if isinstance(move, Steal):
            return self.steal(move)
        return self.favor(move)

    def contest(self) -> float:
        """The claimant draws a random card of the hand; a Blue one saves the coin."""
        hand = self.view.hand
        base = self.hand_worth(hand)
        lost = 0.0
        for place in range(len(hand)):
            lost += base - self.hand_worth(hand[:place] + hand[place + 1 :])
        saved = hand.count(BLUE) * 0.8
        return (saved - lost) / max(len(hand), 1) + 0.1

    def hand_worth(self, hand: list[int]) -> float:
        return worth(self.mine, [], hand, LATER, self.turns)

    def steal(self, move: Steal) -> float:
        """What this seat gains, and a share of what the victim loses."""
        view = self.view
        column = view.fields[move.victim][move.field]
        kind = column[-1]
        row, mine = self.outlook.rows[kind], len(view.fields[view.seat][move.own])
        own = row[min(mine + 1, 15)] - row[min(mine, 14)]
        theirs = row[min(len(column), 15)] - row[min(len(column) - 1, 14)]
        return 0.01 + own + self.weights.envy * theirs / (view.rules.seats - 1)

    # --- favors ---

    def favor(self, move: Move) -> float:
        """Calling in a favor, or honouring one."""
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
        view = self.view
        to_plant = view.aside[view.seat]
        base = worth(self.mine, to_plant, view.hand, LATER, self.turns)
        return worth(self.mine, [*to_plant, kind], view.hand, LATER, self.turns) - base

    def demanding(self, debtor: int) -> float:
        """What a card of a kind that this seat grows adds, if the debtor has one."""
        chance, gain = 0.0, 0.0
        for column in self.view.fields[self.view.seat]:
            if column:
                kind = column[-1]
                chance = max(chance, self.belief.has(self.view, debtor, kind, 1))
                gain = max(gain, self.mine.gain(kind))
        return chance * gain

    def pressing(self, move: CallPress) -> float:
        """What it is worth to have the debtor take a bad card, preferably one that hurts."""
        view = self.view
        stage = PHASE_ONE if isinstance(view.agenda[-1], Planting) else LATER
        base = worth(self.mine, [], view.hand, stage, self.turns)
        hand = view.hand[: move.place] + view.hand[move.place + 1 :]
        own = worth(self.mine, [], hand, stage, self.turns) - base
        theirs = ImaginedFields(self.outlook, view.fields[move.debtor]).gain(move.kind)
        return (
            own
            - self.weights.envy * theirs / (view.rules.seats - 1)
            - (0.4 if self.outlook.rounds > 1 else 0.1)
        )
