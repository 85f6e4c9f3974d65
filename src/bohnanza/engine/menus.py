"""Menus: which of the countless possible offers are listed for bots and for learning, never what is allowed.

Listing must not make objects, so offers come in blocks that are made once for each game id and then only copied:
a block holds all offers of one or two given cards. A given card is a *good*, a number that says kind and
source, so that blocks can be looked up in plain lists.
"""

from __future__ import annotations

from typing import Final

from bohnanza.engine.beans import MOST_KINDS
from bohnanza.engine.moves import DONES
from bohnanza.engine.offers import ANY_COPY, EXACTLY, TURNED, Terms
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import FAVORS, Propose

SIMPLE_PROPOSALS: Final = 5
FULL_PROPOSALS: Final = 12

GOODS: Final = 2 * MOST_KINDS  # kind from the hand, or MOST_KINDS + kind from the turned-over cards
NO_GOOD: Final = GOODS


class Blocks:
    """The ready-made offers of one game id."""

    def __init__(self, rules: Rules) -> None:
        self.seats = rules.seats
        self.kinds = [kind for kind in range(rules.kinds) if rules.deck[kind]]
        size = (GOODS + 1) * (GOODS + 1)
        self.to_one: list[list[list[Move] | None]] = [[None] * (GOODS + 1) for _ in range(self.seats)]
        self.active: list[list[list[Move] | None]] = [[None] * size for _ in range(self.seats)]
        self.with_favors: dict[tuple[int, int, int], list[Move]] = {}
        self.others: list[list[list[Move] | None]] = [[None] * size for _ in range(self.seats * self.seats)]

    def simple(self, seat: int, good: int) -> list[Move]:
        """One given card, to one player, for one card of another kind or for nothing; stored in `to_one`."""
        block: list[Move] = []
        for to in self._others(seat):
            self._single(seat, to, good, block)
        self.to_one[seat][good] = block
        return block

    def full(self, seat: int, active: int, first: int, second: int) -> list[Move]:
        """Offers of one or two goods, or of none, to everyone that the seat may trade with.

        Two goods for one card; one for one, for two of a kind or for nothing; nothing for one card.
        """
        row = self.active[seat] if seat == active else self.others[seat * self.seats + active]
        key = first * (GOODS + 1) + second
        block = row[key]
        if block is not None:
            return block
        block = []
        goods = [good for good in (first, second) if good != NO_GOOD]
        give = tuple([good % MOST_KINDS for good in goods])
        places = tuple([ANY_COPY if good < MOST_KINDS else TURNED for good in goods])
        for to in self._others(seat) if seat == active else [active]:
            if len(goods) == 1:
                self._single(seat, to, goods[0], block)
            for kind in self.kinds:
                if kind not in give:
                    want = (kind, kind) if len(goods) == 1 else (kind,)
                    block.append(Propose(seat, (to,), Terms(give, places, want)))
        row[key] = block
        return block

    def favors(self, seat: int, active: int, what: int) -> list[Move]:
        """One favor (a negative number) for any card, or one good for any favor."""
        key = (seat, active, what)
        block = self.with_favors.get(key)
        if block is None:
            to = self._others(seat) if seat == active else [active]
            block = favor_block(seat, to, -what, self.kinds) if what < 0 else for_favor_block(seat, to, what)
            self.with_favors[key] = block
        return block

    def _others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def _single(self, seat: int, to: int, good: int, block: list[Move]) -> None:
        give, places = (good % MOST_KINDS,), (ANY_COPY if good < MOST_KINDS else TURNED,)
        for kind in self.kinds:
            if kind != give[0]:
                block.append(Propose(seat, (to,), Terms(give, places, (kind,))))
        block.append(Propose(seat, (to,), Terms(give, places, ())))


def favor_block(seat: int, others: list[int], favor: int, kinds: list[int]) -> list[Move]:
    """One favor for one card of any kind."""
    terms = [Terms((), (), (kind,), EXACTLY, (favor,)) for kind in kinds]
    return [Propose(seat, (to,), one) for to in others for one in terms]


def for_favor_block(seat: int, others: list[int], good: int) -> list[Move]:
    """One given card for any favor."""
    give, places = (good % MOST_KINDS,), (ANY_COPY if good < MOST_KINDS else TURNED,)
    terms = [Terms(give, places, (), EXACTLY, (), (favor,)) for favor in range(1, FAVORS + 1)]
    return [Propose(seat, (to,), one) for to in others for one in terms]


_BLOCKS: dict[str, Blocks] = {}


def blocks_of(rules: Rules) -> Blocks:
    """The blocks of a game, made when they are first needed."""
    blocks = _BLOCKS.get(rules.game_id)
    if blocks is None:
        blocks = Blocks(rules)
        _BLOCKS[rules.game_id] = blocks
    return blocks


class Menu:
    """What is listed in addition to the finite moves of a step; this one adds nothing.

    `others`: while another seat trades, a seat also gets offers and any-time moves listed.
    """

    def __init__(self, others: bool = True) -> None:
        self.others = others

    def list_offers(self, s: State, seat: int, out: list[Move]) -> None:
        """Add offers to the list."""

    def formality(self, s: State, step: Step) -> Move | None:
        """The move that is made without a decision, if there is one."""
        return None


class Simple(Menu):
    """The menu of the benchmark: the active seat offers one player one card for one of another kind or for nothing.

    After five proposals in a turn, trading ends by itself; turning over and drawing take no decision either.
    Harvests are listed for the active seat in trading, and for everybody in the other steps.
    """

    def __init__(self) -> None:
        super().__init__(others=False)

    def list_offers(self, s: State, seat: int, out: list[Move]) -> None:
        if s.proposals[seat] >= SIMPLE_PROPOSALS or s.offers:
            return
        blocks = blocks_of(s.rules)
        ready = blocks.to_one[seat]
        for good in goods_of(s, seat):
            block = ready[good]
            out.extend(block if block is not None else blocks.simple(seat, good))

    def formality(self, s: State, step: Step) -> Move | None:
        """Turning over, drawing, and the end of trading after the last proposal."""
        if not step.trading:
            return step.formality(s)
        if s.proposals[s.active] < SIMPLE_PROPOSALS or s.offers:
            return None
        return DONES[s.active]


class Full(Menu):
    """Everybody's offers, also with two cards on one side, at most twelve per seat; every move is a decision."""

    def list_offers(self, s: State, seat: int, out: list[Move]) -> None:
        """A block for each card, for each pair of cards, and for asking for a gift."""
        if s.proposals[seat] >= FULL_PROPOSALS:
            return
        blocks = blocks_of(s.rules)
        active = s.active
        goods = goods_of(s, seat)
        for i in range(len(goods)):
            first = goods[i]
            out.extend(blocks.full(seat, active, first, NO_GOOD))
            if has_two(s, seat, first):
                out.extend(blocks.full(seat, active, first, first))
            for j in range(i + 1, len(goods)):
                out.extend(blocks.full(seat, active, first, goods[j]))
        out.extend(blocks.full(seat, active, NO_GOOD, NO_GOOD))
        if s.rules.favors is not None:
            for good in goods:
                out.extend(blocks.favors(seat, active, good))
            for favor in s.rules.favors.in_hand(s, seat):
                out.extend(blocks.favors(seat, active, -favor))


def goods_of(s: State, seat: int) -> list[int]:
    """The different cards that a seat can give."""
    goods: list[int] = []
    listed = 0
    for kind in s.hands[seat]:
        if not listed & (1 << kind):
            listed |= 1 << kind
            goods.append(kind)
    if seat == s.active:
        listed = 0
        for kind in s.turned:
            if not listed & (1 << kind):
                listed |= 1 << kind
                goods.append(MOST_KINDS + kind)
    return goods


def has_two(s: State, seat: int, good: int) -> bool:
    """Whether a seat can give two of a good."""
    return (s.hands[seat].count(good) if good < MOST_KINDS else s.turned.count(good - MOST_KINDS)) > 1


NO_OFFERS: Final = Menu()
SIMPLE: Final = Simple()
FULL: Final = Full()
PROFILES: Final = {"simple": SIMPLE, "full": FULL}
