"""Listed moves as choices: the text to send back, and the parts that a click can name."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from bohnanza.engine.addons.coin import Claim, Contest
from bohnanza.engine.addons.favors.automatic import PlantForCreditor, Repay
from bohnanza.engine.addons.favors.called import CallDemand, CallPress, CallSeize
from bohnanza.engine.addons.favors.drawing import CallPeek, Keep, PassOn
from bohnanza.engine.addons.favors.table import DEMAND, PEEK, PRESS, SEIZE
from bohnanza.engine.addons.magpie import CollectMagpies, PlayMagpie, Steal
from bohnanza.engine.discards import DiscardHand, DiscardTable
from bohnanza.engine.editions.the_duel.bonus import DrawBonus, DropBonus, Fulfil
from bohnanza.engine.editions.the_duel.gifts import Pay, Present, RefuseGift, TakeGift
from bohnanza.engine.give import GiveCard
from bohnanza.engine.moves import BuyField, Done, Draw, Harvest, Pass, Plant, TurnOver
from bohnanza.engine.offers import REASONS
from bohnanza.engine.seams import Move
from bohnanza.engine.trade_moves import Accept, Decline, Pick, TakeBack, Withdraw
from bohnanza.server.protocol.game import Choice, Verb
from bohnanza.server.wire.events import CARDS, PAID, bonus_name, favor_name, place_name

CACHED: Final = 1 << 14  # moves; most games together list fewer different ones

# Every class of move that is ever listed. The others (offers, changes of offers, signals) a player composes.
VERBS: Final[dict[type[Move], Verb]] = {
    Plant: "plant", Harvest: "harvest", BuyField: "buy", TurnOver: "turn", Draw: "draw", Done: "done", Pass: "pass",
    DiscardTable: "discard", DiscardHand: "discard", GiveCard: "give",
    Accept: "accept", Decline: "decline", TakeBack: "take-back", Withdraw: "withdraw", Pick: "pick",
    Claim: "claim", Contest: "contest",
    PlayMagpie: "play", CollectMagpies: "collect", Steal: "steal",
    CallSeize: "call", CallDemand: "call", CallPeek: "call", CallPress: "call", Keep: "keep", PassOn: "hand",
    Repay: "repay", PlantForCreditor: "plant-for",
    Present: "present", TakeGift: "take", RefuseGift: "refuse", Pay: "pay",
    Fulfil: "fulfil", DropBonus: "drop", DrawBonus: "draw-bonus",
}  # fmt: skip
CALLED: Final[dict[type[Move], int]] = {
    CallSeize: SEIZE,
    CallDemand: DEMAND,
    CallPeek: PEEK,
    CallPress: PRESS,
}


def _counted(number: int) -> int:
    return number + 1


def _same(number: int) -> int:
    return number


# By the name of a field of a move: the part of a choice that it becomes, and how it is written.
PARTS: Final[dict[str, tuple[str, Any]]] = {
    "kind": ("kind", CARDS.__getitem__),
    "field": ("field", _counted),
    "own": ("own_field", _counted),
    "victim": ("seat", _same),
    "creditor": ("seat", _same),
    "debtor": ("seat", _same),
    "owner": ("seat", _same),
    "partner": ("seat", _same),
    "place": ("place", place_name),
    "number": ("offer", _same),
    "revision": ("revision", _same),
    "reason": ("reason", REASONS.__getitem__),
    "bonus": ("bonus", bonus_name),
}


def parts_of(move: Move) -> dict[str, Any]:
    """What a move names, as parts of a choice."""
    if isinstance(move, Pay):
        return {"paid": PAID.get(move.bonus) or bonus_name(move.bonus)}
    parts = {part: write(getattr(move, name)) for name, (part, write) in PARTS.items() if hasattr(move, name)}
    if type(move) in CALLED:
        parts["favor"] = favor_name(CALLED[type(move)])
    return parts


@lru_cache(CACHED)
def choice_for(move: Move) -> Choice:
    """A listed move as a choice."""
    return Choice(str(move), VERBS[type(move)], move.advances and not move.unlisted, **parts_of(move))


@lru_cache(CACHED)
def refusals(seat: int, number: int, revision: int) -> tuple[Choice, ...]:
    """To decline an offer with each of the reasons."""
    return tuple([choice_for(Decline(seat, number, revision, reason)) for reason in range(1, len(REASONS))])


def choices_for(moves: list[Move]) -> list[Choice]:
    """Listed moves as choices; whoever may decline may also give a reason."""
    choices = [choice_for(move) for move in moves]
    for move in moves:
        if isinstance(move, Decline):
            choices += refusals(move.seat, move.number, move.revision)
    return choices
