"""The referee: who is asked what next. The driver of simulations and the server ask here, each in its own way.

In trading, players speak in rounds, the active one first and then clockwise, and whoever was asked answers before
anybody else speaks. Any-time moves of the others are asked for after the turning over, before each player's planting
in phase 3, and before the draw; the active player is asked before the turning over and the draw. Where the rules want
every planting to be noticed, everybody is asked after each of them, whatever they hold, so that being asked tells
nothing.
"""

from __future__ import annotations

from bohnanza.engine.moves import Plant, TurnOver
from bohnanza.engine.offers import ASKED, Offer
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move, Step
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import Decline


def clockwise_from(seat: int, seats: int) -> list[int]:
    """All seats in the order of the table.

    >>> clockwise_from(2, 4)
    [2, 3, 0, 1]
    """
    return [(seat + distance) % seats for distance in range(seats)]


def in_trading(agenda: list[Step]) -> bool:
    """Whether offers can be made."""
    return bool(agenda) and agenda[-1].trading


def asked_in(offers: list[Offer]) -> list[int]:
    """The seats that have an offer to answer."""
    return sorted(
        {seat for offer in offers for seat, answer in zip(offer.to, offer.answers) if answer == ASKED}
    )


def anybody_asked(offers: list[Offer]) -> bool:
    """Whether some offer waits for an answer; simulations ask this at every move in trading."""
    for offer in offers:
        if ASKED in offer.answers:
            return True
    return False


def waiting_for(agenda: list[Step], offers: list[Offer], awaited: int) -> list[int]:
    """All seats that hold the game up: those asked in open offers, else the awaited one. Nobody after the end."""
    if not agenda:
        return []
    return (asked_in(offers) if agenda[-1].trading else []) or [awaited]


def noticed(rules: Rules, last: Move | None) -> bool:
    """Whether the last move is a planting after which everybody has the chance of an any-time move."""
    return rules.plantings_noticed and isinstance(last, Plant)


def listeners(s: State, last: Move | None) -> list[int]:
    """The seats that are asked for any-time moves at this point, after the last move."""
    step = s.agenda[-1]
    formality = step.formality(s)
    if noticed(s.rules, last) or (formality is not None and not isinstance(formality, TurnOver)):
        return clockwise_from(s.active, s.rules.seats)
    if formality is not None:
        return [s.active]
    if isinstance(last, TurnOver) or step.name == "receive":
        return clockwise_from(s.awaited, s.rules.seats)[1:]
    return []


def fallback(moves: list[Move]) -> Move:
    """What is played for a player who gives no playable answer: no to an offer, else whatever goes on."""
    for move in moves:
        if isinstance(move, Decline) or move.advances:
            return move
    return moves[0]
