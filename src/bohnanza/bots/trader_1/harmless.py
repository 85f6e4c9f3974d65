"""What is played where nothing has a value."""

from __future__ import annotations

from bohnanza.engine.moves import BuyField, Done, Harvest
from bohnanza.engine.seams import Move
from bohnanza.engine.trade_moves import Decline, TradeMove


def harmless(moves: list[Move]) -> Move:
    """The first move that gives nothing away, if there is one."""
    for move in moves:
        if isinstance(move, Done | Decline) or not isinstance(move, Harvest | BuyField | TradeMove):
            return move
    return moves[0]
