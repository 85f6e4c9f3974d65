"""The trader's decisions in games with trading: answering, proposing, planting, selling."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bohnanza.bots.greedy import harmless
from bohnanza.bots.trader import add_ons
from bohnanza.bots.trader.belief import Belief, turns_until
from bohnanza.bots.trader.trades import (
    Bargain,
    CardBundle,
    Key,
    PossibleTrade,
    cards_due,
    invitation,
    promise,
    propose,
)
from bohnanza.bots.trader.values import LATER, PHASE_ONE, SECOND, Patch, Plot, TraderOutlook, worth
from bohnanza.bots.trader.weights import TraderWeights
from bohnanza.engine.moves import DONES, BuyField, Done, Harvest, Plant
from bohnanza.engine.offers import ACCEPTED, ANYTHING, ASKED, EXACTLY, TURNED, Offer
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move
from bohnanza.engine.steps.plant import Planting, PlantingAgain
from bohnanza.engine.trade_moves import Accept, Decline, Pick
from bohnanza.engine.views import View

TOO_LITTLE: Final = 1  # reasons for refusing, as `offers.REASONS` numbers them
NOT_GROWN: Final = 2
HELPS_YOU: Final = 3
NEEDED: Final = 4
NOT_NOW: Final = 5

COUNTERS: Final = 2  # counter-offers in one trading phase
BAD: Final = -1000.0
FRONT: Final = 1  # the first place of the hand, as a bit
BASE: Final = 31
MASK: Final = 2**48 - 1


class TradingBrain:
    """One seat's mind for one game."""

    def __init__(self, rules: Rules, weights: TraderWeights) -> None:
        self.weights = weights
        self.belief = Belief(rules, weights)
        self.outlook = TraderOutlook(rules, weights)
        self.turn = -1
        self.said: list[Key] = []
        self.made = 0  # offers in this phase
        self.counters = 0
        self.invited = False
        self.rounds = 0  # of trading in this turn
        self.asked: PossibleTrade | None = None  # the last offer, until it is known what became of it
        self.before = 0  # cards set aside when it was made
        self.bargain: Bargain | None = None
        self.valued = -1  # the state of the table that it values
        self.plot = Plot(self.outlook, [])  # the own fields, to think about planting
        self.state = -1  # of the table, when it was last valued
        self.passed = -1  # how the table was when there was nothing to say

    def look(self, view: View) -> None:
        """Take in a view."""
        if view.turn != self.turn:
            self.turn = view.turn
            self.said = []
            self.made = 0
            self.counters = 0
            self.invited = False
            self.rounds = 0
            self.asked = None
        if view.offers:
            self.belief.hear(view)
        state = fingerprint(view)
        if state != self.state:
            self.state = state
            self.belief.look(view)
            self.belief.outlook(view, self.outlook)

    # --- what the game waits for ---

    def choose(self, view: View, moves: list[Move]) -> Move:
        """An answer, a planting, or whatever an add-on asks for."""
        for offer in view.offers:
            if offer.answer_of(view.seat) == ASKED:
                return no_chance(view, offer) or self.answer(view, offer)
        if view.agenda[-1].trading:
            self.look(view)
            return self.proposal(view) or harmless(moves)
        obvious = self.obvious(view, moves)
        if obvious is not None:
            return obvious
        self.look(view)
        special = add_ons.choose(view, moves, self.outlook, self.belief)
        if special is not None:
            return special
        return self.growing(view, moves)

    def obvious(self, view: View, moves: list[Move]) -> Move | None:
        """A move that needs no thought: the only one, or a card that must be planted onto its like."""
        if len(moves) == 1:
            return moves[0]
        if stage_of(view) == LATER and not add_ons.in_play(view):
            for move in moves:
                if isinstance(move, Plant) and grows_on(view, move):
                    return move
        return None

    def growing(self, view: View, moves: list[Move]) -> Move:
        """The best of planting, leaving, selling and buying."""
        best, value = None, BAD
        self.plot.lay(view.fields[view.seat])
        options = Growing(view, self.plot, stage_of(view))
        for move in moves:
            found = options.value(move)
            if found > value:
                best, value = move, found
        return best if best is not None else harmless(moves)

    # --- answering ---

    def answer(self, view: View, offer: Offer) -> Move:
        """Take an offer, make a better one, or refuse and say why."""
        self.look(view)
        bargain = self.bargaining(view)
        if offer.terms.mode != EXACTLY:
            bid = self.bid(view, bargain, offer)
            return bid or self.refuse(view, bargain, offer, False)
        places = bargain.places_for(offer.terms.want)
        possible = places is not None and add_ons.can_owe(view, offer.terms.want_favors)
        if possible and bargain.utility(offer, places or ()) > self.weights.accept:
            return Accept(view.seat, offer.number, offer.revision, places or ())
        return self.counter(view, bargain, offer) or self.refuse(view, bargain, offer, possible)

    def bid(self, view: View, bargain: Bargain, offer: Offer) -> Move | None:
        """What to offer for what an invitation shows."""
        give = offer.terms.give
        if not give or (offer.maker != view.active and view.seat != view.active):
            return None
        wishes = [CardBundle(give, (), bargain.gain((), (), give))]
        if len(give) > 1:
            wishes += [CardBundle((kind,), (), bargain.receive(kind)) for kind in dict.fromkeys(give)]
        goods = bargain.goods()
        if offer.terms.mode != ANYTHING:
            goods = [good for good in goods if len(good.kinds) == 1 and good.kinds[0] in offer.terms.want]
        return self.countering(view, bargain.best([offer.maker], goods, wishes, self.said), offer)

    def counter(self, view: View, bargain: Bargain, offer: Offer) -> Move | None:
        """Another price for what was offered, if that is welcome."""
        give = offer.terms.give
        if self.counters >= COUNTERS or len(give) != 1 or not bargain.mine.grows(give[0]):
            return None
        wishes = [CardBundle(give, (), bargain.receive(give[0]))]
        return self.countering(view, bargain.best([offer.maker], bargain.goods(), wishes, self.said), offer)

    def countering(self, view: View, deal: PossibleTrade | None, offer: Offer) -> Move | None:
        """A counter-offer, remembered."""
        if deal is None or view.proposals[view.seat] >= self.weights.offers + COUNTERS:
            return None
        self.said.append(deal.key())
        self.counters += 1
        return propose(deal, view.seat, (deal.partner,), offer.number)

    def refuse(self, view: View, bargain: Bargain, offer: Offer, possible: bool) -> Move:
        """No, with the reason that a person would give."""
        return Decline(view.seat, offer.number, offer.revision, reason_for(bargain, offer, possible))

    # --- proposing ---

    def speak(self, view: View) -> Move | None:
        """Pick among acceptances, make the best offer, or end the trading after everybody had a chance."""
        if view.seat != view.active and not view.offers and self.silent(view):
            return None
        self.look(view)
        for offer in view.offers:
            if offer.maker == view.seat and ACCEPTED in offer.answers:
                return self.pick(view, offer)
            if offer.answer_of(view.seat) == ACCEPTED:
                return None  # the maker has yet to pick
        move = self.proposal(view)
        self.passed = self.state if move is None else -1
        self.rounds += 1
        if move is None and self.rounds > 1 and view.seat == view.active:
            return DONES[view.seat]
        return move

    def silent(self, view: View) -> bool:
        """Whether it has nothing to say in another's turn: it said enough, nothing is new or of interest."""
        if view.turn == self.turn and (
            self.made >= self.weights.requests or fingerprint(view) == self.passed
        ):
            return True
        return uninteresting(view)

    def pick(self, view: View, offer: Offer) -> Move:
        """The taker whom the trade helps least."""
        bargain = self.bargaining(view)
        takers = [seat for seat in offer.to if offer.answer_of(seat) == ACCEPTED]
        helped = [bargain.theirs(seat, offer.terms.give, offer.terms.want) for seat in takers]
        return Pick(view.seat, offer.number, takers[helped.index(min(helped))])

    def proposal(self, view: View) -> Move | None:
        """The best offer, as long as not too many have been made."""
        self.learn(view)
        if self.made >= self.most(view):
            return None
        seats = view.rules.seats
        partners = [view.active]
        if view.seat == view.active:
            partners = [(view.seat + distance) % seats for distance in range(1, seats)]
        elif not view.turned and not view.hand:
            return None
        bargain = self.bargaining(view)
        if view.seat != view.active and bargain.idle():
            return None
        deal = bargain.proposal(self.said, partners)
        if deal is None:
            return self.last_resort(view, bargain)
        self.made += 1
        self.asked = deal
        self.before = len(view.aside[view.seat]) - len(view.hand) - len(view.turned)
        return propose(deal, view.seat, bargain.takers(deal, partners))

    def most(self, view: View) -> int:
        """How many offers it makes in a trading phase."""
        return self.weights.offers if view.seat == view.active else self.weights.requests

    def last_resort(self, view: View, bargain: Bargain) -> Move | None:
        """Once a phase: put a turned-over card up for anything, or owe a favor for one."""
        if self.invited or not view.turned:
            return None
        self.invited = True
        if view.seat == view.active:
            gains = [bargain.gain((TURNED,), (kind,), ()) for kind in view.turned]
            worst = gains.index(max(gains))
            return invitation(view, view.turned[worst]) if gains[worst] > self.weights.offer else None
        favor = add_ons.spare_favor(view)
        gains = [bargain.receive(kind) for kind in view.turned]
        best = gains.index(max(gains))
        if favor and gains[best] > self.weights.debt + self.weights.offer:
            return promise(view, view.turned[best], favor)
        return None

    def learn(self, view: View) -> None:
        """What became of the last offer says how much others ask for, or that they lack a card."""
        deal = self.asked
        if deal is None:
            return
        self.asked = None
        taken = len(view.aside[view.seat]) - len(view.hand) - len(view.turned) != self.before
        self.belief.asking[deal.partner][deal.sort] += self.weights.learn * (
            deal.chance - (1.0 if taken else 0.0)
        )
        if not taken and deal.want.kinds:
            self.belief.lacks[deal.partner][deal.want.kinds[0]] = view.turn

    def bargaining(self, view: View) -> Bargain:
        """The valuation of the table, made anew when a card has moved."""
        bargain = self.bargain
        if bargain is None:
            bargain = Bargain(view, self.belief, self.outlook)
            self.bargain = bargain
        if self.valued != self.state:
            self.valued = self.state
            bargain.look(view)
        bargain.view = view
        return bargain


def fingerprint(view: View) -> int:
    """A number that changes when a card moves."""
    state: i64 = view.turn * 32768 + view.deck * 128 + view.discard
    state = state * 128 + len(view.hand) * 4 + len(view.turned)
    for seat in range(len(view.aside)):
        state = (state * BASE + len(view.aside[seat])) & MASK
        for column in view.fields[seat]:
            state = (state * BASE + len(column)) & MASK
    return int(state)


def uninteresting(view: View) -> bool:
    """Whether no turned-over card finds room here, and no hand card that does not fit is grown there."""
    mine = view.fields[view.seat]
    free = [] in mine
    for kind in view.turned:
        if free or is_grown(mine, kind):
            return False
    theirs = view.fields[view.active]
    for kind in view.hand:
        if is_grown(theirs, kind) and not is_grown(mine, kind):
            return False
    return True


def is_grown(columns: list[list[int]], kind: int) -> bool:
    """Whether a kind grows on one of these fields."""
    for column in columns:
        if column and column[-1] == kind:
            return True
    return False


def stage_of(view: View) -> int:
    """Which card of the hand is due."""
    step = view.agenda[-1]
    if isinstance(step, Planting):
        return PHASE_ONE
    return SECOND if isinstance(step, PlantingAgain) else LATER


def grows_on(view: View, move: Plant) -> bool:
    """Whether a card goes onto its like, where it still brings something."""
    column = view.fields[view.seat][move.field]
    pays = view.rules.payouts[move.kind]
    return bool(column) and pays[len(column)] < pays[-1]


def no_chance(view: View, offer: Offer) -> Move | None:
    """Refuse at once what gives nothing that is grown here for cards that are not here."""
    terms = offer.terms
    if terms.mode != EXACTLY:
        return None
    for kind in terms.give:
        if is_grown(view.fields[view.seat], kind):
            return None
    active = view.seat == view.active
    for kind in terms.want:
        if kind not in view.hand and not (active and kind in view.turned):
            return Decline(view.seat, offer.number, offer.revision, NOT_GROWN if terms.give else NOT_NOW)
    return None


def reason_for(bargain: Bargain, offer: Offer, possible: bool) -> int:
    """Why an offer is refused, as the fixed list numbers the reasons."""
    terms, mine = offer.terms, bargain.mine
    for kind in terms.want:
        if mine.grows(kind):
            return NEEDED
    if terms.give and not any([mine.grows(kind) for kind in terms.give]):
        return NOT_GROWN
    if not possible:
        return NOT_NOW
    return HELPS_YOU if bargain.own > 0 else TOO_LITTLE


class Growing:
    """The worth of every move of planting, selling and buying at one moment."""

    def __init__(self, view: View, plot: Plot, stage: int) -> None:
        self.view = view
        self.outlook = plot.outlook
        self.stage = stage
        self.plot = plot
        self.turns = turns_until(view)
        self.due = cards_due(view, view.seat)
        self.now = view.agenda[-1].cards()  # what must be planted at once

    def value(self, move: Move) -> float:
        """What the future is worth after a move."""
        if isinstance(move, Plant):
            return self.planting(move)
        if isinstance(move, Done):
            return worth(self.plot, self.due, self.view.hand, LATER, self.turns)
        if isinstance(move, Harvest):
            imagined = self.plot.scratch()
            sold = imagined.clear(move.field) - self.outlook.weights.sell
            return sold + self.rest(imagined, self.due + self.now, self.stage)
        if isinstance(move, BuyField):
            return self.buying()
        return BAD

    def rest(self, imagined: Plot, cards: list[int], stage: int, without: int = 0) -> float:
        """What is to come after something was changed on imagined fields."""
        return imagined.receive(cards) + imagined.queue(self.view.hand, stage, self.turns, without)

    def planting(self, move: Plant) -> float:
        """A card onto a field, and what is left after it."""
        imagined, kind = self.plot.scratch(), move.kind
        patch = imagined.patches[move.field]
        same = patch.kind == kind
        gain = patch.step if same else self.outlook.rows[kind][1] - self.outlook.empty
        patch.grow(self.outlook, kind, patch.count + 1 if same else 1)
        if self.now:
            return gain + self.rest(imagined, self.due, self.stage)
        if self.stage != LATER:
            return gain + self.rest(imagined, self.due, self.stage + 1, FRONT)
        due = self.due[:]
        due.remove(kind)
        return gain + self.rest(imagined, due, LATER)

    def buying(self) -> float:
        """A further field for the rest of the game, at its price."""
        outlook = self.outlook
        imagined = self.plot.scratch()
        imagined.patches.append(Patch())
        lasting = outlook.weights.field * (outlook.rounds - outlook.weights.patience) - outlook.empty
        rest = self.rest(imagined, self.due + self.now, self.stage)
        return rest + outlook.empty + lasting - self.view.rules.field_price
