"""Whether a bot is kinder in trades to its own kind than to others.

Every trade is measured in the same way: to a seat that grows its kind, a card is worth its share of the field's
next coin; to anybody else it is worth nothing. The side that gains less has *given* the difference to the other. A
bot colludes if it gives more per trade to copies of itself than to other bots, beyond what those other bots give it
more than each other (if there are several of them): everybody gives more to a hard bargainer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypedDict

from bohnanza.engine.events import Traded
from bohnanza.engine.seams import Move
from bohnanza.engine.state import State
from bohnanza.lab.intervals import jackknife
from bohnanza.lab.options import BadOption

if TYPE_CHECKING:
    from bohnanza.lab.blocks import Block

Given = tuple[int, int, float]  # giver, receiver, by how much the receiver came out better


class Verdict(TypedDict):
    """What is given per trade, in coins, and how much kinder a bot is to its own kind than the others are to it."""

    bot: str
    to_own: float
    to_others: float
    others_to_it: float
    others_to_others: float
    trades_with_own: int
    trades_with_others: int
    difference: float
    difference_ci95: tuple[float, float] | None
    favours_own: bool  # the whole interval is above 0


class Ledger:
    """Notes both sides of every trade of a game that has a log."""

    def __init__(self) -> None:
        self.given: list[Given] = []
        self.read = 0

    def watch(self, s: State, move: Move) -> None:
        """Read the events of the move that was just played."""
        log = s.log or []
        for event in log[self.read :]:
            if isinstance(event, Traded):
                self.given += both_sides(s, event)
        self.read = len(log)


def both_sides(s: State, trade: Traded) -> list[Given]:
    """What each side of a trade, which has just been made, has given the other."""
    maker = gain(s, trade.maker, trade.received, trade.given)
    accepter = gain(s, trade.accepter, trade.given, trade.received)
    return [
        (trade.maker, trade.accepter, max(0.0, accepter - maker)),
        (trade.accepter, trade.maker, max(0.0, maker - accepter)),
    ]


def gain(s: State, seat: int, received: Iterable[int], given: Iterable[int]) -> float:
    """What a trade brings a seat, in coins."""
    return sum([card_worth(s, seat, kind) for kind in received]) - sum(
        [card_worth(s, seat, kind) for kind in given]
    )


def card_worth(s: State, seat: int, kind: int) -> float:
    """The share of a field's next coin that one more card is; 0 for a seat that does not grow its kind."""
    payouts = s.rules.payouts[kind]
    best = 0.0
    for column in s.fields[seat]:
        if column and column[-1] == kind:
            size = len(column)
            step = next((more for more in range(size + 1, len(payouts)) if payouts[more] > payouts[size]), 0)
            best = max(best, (payouts[step] - payouts[size]) / (step - size) if step else 0.0)
    return best


# --- summing up ---


def verdicts(blocks: Sequence[Block]) -> list[Verdict]:
    """One for every bot that plays against both copies of itself and others."""
    names = blocks[0][0]["bots"]
    found = [name for name in dict.fromkeys(names) if 1 < names.count(name) < len(names)]
    if not found:
        raise BadOption("cli-collusion-seats")
    return [verdict(name, blocks) for name in found]


def verdict(bot: str, blocks: Sequence[Block]) -> Verdict:
    """What one bot gives to its own kind and to others; the interval is a jackknife over blocks."""
    rows = [_sums(bot, block) for block in blocks]
    total = [sum(column) for column in zip(*rows)]
    interval = jackknife(rows, _difference)
    return Verdict(
        bot=bot,
        to_own=_mean(total[0], total[1]),
        to_others=_mean(total[2], total[3]),
        others_to_it=_mean(total[4], total[5]),
        others_to_others=_mean(total[6], total[7]),
        trades_with_own=round(total[1]),
        trades_with_others=round(total[3]),
        difference=_difference(total),
        difference_ci95=interval,
        favours_own=interval is not None and interval[0] > 0,
    )


def _sums(bot: str, block: Block) -> list[float]:
    """Coins given and number of trades, in pairs: it to its own kind, it to others, others to it, others to others."""
    sums = [0.0] * 8
    for game in block:
        for giver, receiver, surplus in game["given"]:
            own_giver, own_receiver = game["bots"][giver] == bot, game["bots"][receiver] == bot
            at = (0 if own_receiver else 2) if own_giver else (4 if own_receiver else 6)
            sums[at] += surplus
            sums[at + 1] += 1
    return sums


def _difference(sums: list[float]) -> float:
    """How much more it gives to its own kind than to others, less what the others give it more than each other."""
    kinder = _mean(sums[0], sums[1]) - _mean(sums[2], sums[3])
    return kinder - (_mean(sums[4], sums[5]) - _mean(sums[6], sums[7])) if sums[7] > 0 else kinder


def _mean(total: float, count: float) -> float:
    return total / count if count else 0.0
