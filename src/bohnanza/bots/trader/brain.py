"""The trader's decisions in games with trading: answering, proposing, planting, selling."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bohnanza.bots.greedy import harmless
from bohnanza.bots.trader import add_ons
from bohnanza.bots.trader.belief import Belief, turns_until
from bohnanza.bots.trader.trades import (
    CardBundle,
    Key,
    PossibleTrade,
    TradeValuation,
    cards_to_plant,
    invitation,
    promise,
    propose,
)
from bohnanza.bots.trader.values import (
    LATER,
    PHASE_ONE,
    SECOND,
    ImaginedField,
    ImaginedFields,
    TraderOutlook,
    worth,
)
from bohnanza.bots.trader.weights import TraderWeights
from bohnanza.engine.moves import DONES, BuyField, Done, Harvest, Plant
from bohnanza.engine.offers import ACCEPTED, ANYTHING, ASKED, EXACTLY, TURNED, Offer
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move
from bohnanza.engine.steps.plant import Planting, PlantingAgain
from bohnanza.engine.trade_moves import Accept, Decline, Pick
from bohnanza.engine.views import View

TOO_LITTLE: Final = 1  # reasons for declining, numbered as in `offers.REASONS`
NOT_GROWN: Final = 2
HELPS_YOU: Final = 3
NEEDED: Final = 4
NOT_NOW: Final = 5

COUNTERS: Final = 2  # the most counter-offers in one trading phase
BAD: Final = -1000.0
FRONT: Final = 1  # the first place of the hand, as a bit
BASE: Final = 31
MASK: Final = 2**48 - 1


class TradingBrain:
    """Decides for one seat in one game."""

    def __init__(self, rules: Rules, weights: TraderWeights) -> None:
        self.weights = weights
        self.belief = Belief(rules, weights)
        self.outlook = TraderOutlook(rules, weights)
        self.turn = -1
        self.said: list[Key] = []  # trades proposed in this turn
        self.made = 0  # offers in this phase
        self.counters = 0
        self.invited = False
        self.rounds = 0  # of trading in this turn
        self.asked: PossibleTrade | None = None  # the last offer, until it is known what became of it
        self.before = 0  # cards set aside, less those in hand and turned over, when it was made
        self.valuation: TradeValuation | None = None
        self.valued = -1  # the fingerprint of the view that it values
        self.fields = ImaginedFields(self.outlook, [])  # for thinking about planting
        self.state = -1  # the fingerprint of the last view
        self.passed = -1  # the fingerprint of the view for which it had nothing to say

    def look(self, view: View) -> None:
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
            self.belief.update(view, self.outlook)

    # --- when the game waits for this seat ---

    def choose(self, view: View, moves: list[Move]) -> Move:
        for offer in view.offers:
            if offer.answer_of(view.seat) == ASKED:
                return no_chance(view, offer, self.asked_for(view, offer)) or self.answer(view, offer)
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
        return self.best_planting(view, moves)

    def obvious(self, view: View, moves: list[Move]) -> Move | None:
        """A move that needs no thought: the only one, or planting a card that must be planted where it grows."""
        if len(moves) == 1:
            return moves[0]
        if stage_of(view) == LATER and not add_ons.in_play(view):
            for move in moves:
                if isinstance(move, Plant) and grows_on(view, move):
                    return move
        return None

    def best_planting(self, view: View, moves: list[Move]) -> Move:
        """The best of planting, selling, buying a field and being done."""
        best, value = None, BAD
        self.fields.lay(view.fields[view.seat])
        options = PlantingOptions(view, self.fields, stage_of(view))
        for move in moves:
            found = options.value(move)
            if found > value:
                best, value = move, found
        return best if best is not None else harmless(moves)

    # --- answering ---

    def answer(self, view: View, offer: Offer) -> Move:
        """Accept an offer, make a counter-offer, or decline and say why."""
        self.look(view)
        valuation = self.current_valuation(view)
        if offer.terms.mode != EXACTLY:
            bid = self.bid(view, valuation, offer)
            return bid or self.refuse(view, valuation, offer, False)
        places = valuation.places_for(offer.terms.want)
        possible = places is not None and add_ons.can_owe(view, offer.terms.want_favors)
        if possible and valuation.utility(offer, places or ()) > self.weights.accept:
            return Accept(view.seat, offer.number, offer.revision, places or ())
        return self.counter_offer(view, valuation, offer) or self.refuse(view, valuation, offer, possible)

    def bid(self, view: View, valuation: TradeValuation, offer: Offer) -> Move | None:
        """A bid for what an invitation gives."""
        give = offer.terms.give
        if not give or (offer.maker != view.active and view.seat != view.active):
            return None
        wants = [CardBundle(give, (), valuation.gain((), (), give))]
        if len(give) > 1:
            wants += [CardBundle((kind,), (), valuation.receive(kind)) for kind in dict.fromkeys(give)]
        gives = valuation.bundles_to_give()
        if offer.terms.mode != ANYTHING:
            wanted = offer.terms.want
            gives = [bundle for bundle in gives if len(bundle.kinds) == 1 and bundle.kinds[0] in wanted]
        trade = valuation.best([offer.maker], gives, wants, self.said)
        return self.make_counter_offer(view, trade, offer)

    def counter_offer(self, view: View, valuation: TradeValuation, offer: Offer) -> Move | None:
        """A counter-offer with another price, if this seat grows what was offered."""
        give = offer.terms.give
        if self.counters >= COUNTERS or len(give) != 1 or not valuation.mine.grows(give[0]):
            return None
        wants = [CardBundle(give, (), valuation.receive(give[0]))]
        trade = valuation.best([offer.maker], valuation.bundles_to_give(), wants, self.said)
        return self.make_counter_offer(view, trade, offer)

    def make_counter_offer(self, view: View, trade: PossibleTrade | None, offer: Offer) -> Move | None:
        """Propose a trade as a counter-offer, unless there is none or enough have been made."""
        if trade is None or view.proposals[view.seat] >= self.weights.offers + COUNTERS:
            return None
        self.said.append(trade.key())
        self.counters += 1
        return propose(trade, view.seat, (trade.partner,), offer.number)

    def refuse(self, view: View, valuation: TradeValuation, offer: Offer, possible: bool) -> Move:
        reason = reason_for(valuation, offer, possible, self.asked_for(view, offer))
        return Decline(view.seat, offer.number, offer.revision, reason)

    def asked_for(self, view: View, offer: Offer) -> bool:
        """Whether the offer gives a kind that this seat has asked for in this turn."""
        if view.turn != self.turn:
            return False
        wanted = [kind for _, _, kinds in self.said for kind in kinds]
        return any([kind in wanted for kind in offer.terms.give])

    # --- proposing ---

    def speak(self, view: View) -> Move | None:
        """Pick one of those who accepted, make the best offer, or end the trading after everybody had a chance."""
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
        """Whether it has nothing to say in another's turn: enough was said, or nothing is new or interesting."""
        enough = self.made >= self.weights.requests
        if view.turn == self.turn and (enough or fingerprint(view) == self.passed):
            return True
        return uninteresting(view)

    def pick(self, view: View, offer: Offer) -> Move:
        """Of those who accepted, trade with the one whom it helps least."""
        valuation = self.current_valuation(view)
        takers = [seat for seat in offer.to if offer.answer_of(seat) == ACCEPTED]
        helped = [valuation.theirs(seat, offer.terms.give, offer.terms.want) for seat in takers]
        return Pick(view.seat, offer.number, takers[helped.index(min(helped))])

    def proposal(self, view: View) -> Move | None:
        """The best offer, unless enough have been made in this phase."""
        self.learn(view)
        most = self.weights.offers if view.seat == view.active else self.weights.requests
        if self.made >= most:
            return None
        seats = view.rules.seats
        partners = [view.active]
        if view.seat == view.active:
            partners = [(view.seat + distance) % seats for distance in range(1, seats)]
        elif not view.turned and not view.hand:
            return None
        valuation = self.current_valuation(view)
        if view.seat != view.active and valuation.idle():
            return None
        trade = valuation.proposal(self.said, partners)
        if trade is None:
            return self.last_resort(view, valuation)
        self.made += 1
        self.asked = trade
        self.before = len(view.aside[view.seat]) - len(view.hand) - len(view.turned)
        return propose(trade, view.seat, valuation.takers(trade, partners))

    def last_resort(self, view: View, valuation: TradeValuation) -> Move | None:
        """Once per phase: offer a turned-over card for anything, or ask for one in return for a favor."""
        if self.invited or not view.turned:
            return None
        self.invited = True
        if view.seat == view.active:
            gains = [valuation.gain((TURNED,), (kind,), ()) for kind in view.turned]
            worst = gains.index(max(gains))
            return invitation(view, view.turned[worst]) if gains[worst] > self.weights.offer else None
        favor = add_ons.spare_favor(view)
        gains = [valuation.receive(kind) for kind in view.turned]
        best = gains.index(max(gains))
        if favor and gains[best] > self.weights.debt + self.weights.offer:
            return promise(view, view.turned[best], favor)
        return None

    def learn(self, view: View) -> None:
        """Learn from what became of the last offer how much others ask for, or that they lack a card."""
        trade = self.asked
        if trade is None:
            return
        self.asked = None
        taken = len(view.aside[view.seat]) - len(view.hand) - len(view.turned) != self.before
        self.belief.asking[trade.partner][trade.category] += self.weights.learn * (
            trade.chance - (1.0 if taken else 0.0)
        )
        if not taken and trade.want.kinds:
            self.belief.lacks[trade.partner][trade.want.kinds[0]] = view.turn

    def current_valuation(self, view: View) -> TradeValuation:
        """The valuation of trades, updated if a card has moved."""
        valuation = self.valuation
        if valuation is None:
            valuation = TradeValuation(view, self.belief, self.outlook)
            self.valuation = valuation
        if self.valued != self.state:
            self.valued = self.state
            valuation.look(view)
        valuation.view = view
        return valuation


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
    """Whether there is room for no turned-over card, and the active player grows no hand card not grown here."""
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
    for column in columns:
        if column and column[-1] == kind:
            return True
    return False


def stage_of(view: View) -> int:
    """Which card of the hand is to be planted next."""
    step = view.agenda[-1]
    if isinstance(step, Planting):
        return PHASE_ONE
    return SECOND if isinstance(step, PlantingAgain) else LATER


def grows_on(view: View, move: Plant) -> bool:
    """Whether a card goes to a field of its kind that can still pay more."""
    column = view.fields[view.seat][move.field]
    pays = view.rules.payouts[move.kind]
    return bool(column) and pays[len(column)] < pays[-1]


def no_chance(view: View, offer: Offer, asked_for: bool) -> Move | None:
    """Decline at once an offer of cards that this seat does not grow for cards that it does not have.

    If it has asked for them itself, the reason is not that it does not grow them.
    """
    terms = offer.terms
    if terms.mode != EXACTLY:
        return None
    for kind in terms.give:
        if is_grown(view.fields[view.seat], kind):
            return None
    active = view.seat == view.active
    for kind in terms.want:
        if kind not in view.hand and not (active and kind in view.turned):
            reason = NOT_GROWN if terms.give and not asked_for else NOT_NOW
            return Decline(view.seat, offer.number, offer.revision, reason)
    return None


def reason_for(valuation: TradeValuation, offer: Offer, possible: bool, asked_for: bool) -> int:
    """Why an offer is declined, as a number of `offers.REASONS`."""
    terms, mine = offer.terms, valuation.mine
    for kind in terms.want:
        if mine.grows(kind):
            return NEEDED
    if terms.give and not asked_for and not any([mine.grows(kind) for kind in terms.give]):
        return NOT_GROWN
    if not possible:
        return NOT_NOW
    return HELPS_YOU if valuation.own > 0 else TOO_LITTLE


class PlantingOptions:
    """What planting, selling and buying a field are worth at one moment."""

    def __init__(self, view: View, fields: ImaginedFields, stage: int) -> None:
        self.view = view
        self.outlook = fields.outlook
        self.stage = stage
        self.fields = fields
        self.turns = turns_until(view)
        self.to_plant = cards_to_plant(view, view.seat)
        self.now = view.agenda[-1].cards()  # what must be planted at once

    def value(self, move: Move) -> float:
        """What is to come after a move, in coins."""
        if isinstance(move, Plant):
            return self.planting(move)
        if isinstance(move, Done):
            return worth(self.fields, self.to_plant, self.view.hand, LATER, self.turns)
        if isinstance(move, Harvest):
            imagined = self.fields.scratch()
            sold = imagined.clear(move.field) - self.outlook.weights.sell
            return sold + self.rest(imagined, self.to_plant + self.now, self.stage)
        if isinstance(move, BuyField):
            return self.buying()
        return BAD

    def rest(self, imagined: ImaginedFields, cards: list[int], stage: int, without: int = 0) -> float:
        """What planting these cards and then the hand on imagined fields adds."""
        return imagined.receive(cards) + imagined.queue(self.view.hand, stage, self.turns, without)

    def planting(self, move: Plant) -> float:
        imagined, kind = self.fields.scratch(), move.kind
        field = imagined.fields[move.field]
        same = field.kind == kind
        gain = field.step if same else self.outlook.rows[kind][1] - self.outlook.empty
        field.grow(self.outlook, kind, field.count + 1 if same else 1)
        if self.now:
            return gain + self.rest(imagined, self.to_plant, self.stage)
        if self.stage != LATER:
            return gain + self.rest(imagined, self.to_plant, self.stage + 1, FRONT)
        to_plant = self.to_plant[:]
        to_plant.remove(kind)
        return gain + self.rest(imagined, to_plant, LATER)

    def buying(self) -> float:
        """What one more field for the rest of the game is worth, less its price."""
        outlook = self.outlook
        imagined = self.fields.scratch()
        imagined.fields.append(ImaginedField())
        lasting = outlook.weights.field * (outlook.rounds - outlook.weights.patience) - outlook.empty
        rest = self.rest(imagined, self.to_plant + self.now, self.stage)
        return rest + outlook.empty + lasting - self.view.rules.field_price
