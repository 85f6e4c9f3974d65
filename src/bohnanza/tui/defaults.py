"""What Enter plays: at every step the move that can hardly be wrong, or none where it is better to think."""

from __future__ import annotations

from functools import singledispatch
from typing import TypeVar

from bohnanza.engine.beans import BLUE
from bohnanza.engine.discards import DiscardHand, DiscardTable
from bohnanza.engine.give import GiveCard
from bohnanza.engine.moves import Done, Pass, Plant
from bohnanza.engine.offers import TURNED
from bohnanza.engine.seams import Move, Step
from bohnanza.engine.steps.plant import FromHand
from bohnanza.engine.steps.table import UsingOffer
from bohnanza.engine.variants.coin.moves import Claim, Contest, Contesting, LastClaim
from bohnanza.engine.variants.favors.automatic import PlantForCreditor, Repay, Repaying
from bohnanza.engine.variants.favors.called import AskingDemand, AskingSeize, CallDemand, CallSeize, Giving
from bohnanza.engine.variants.favors.drawing import AskingPeek, CallPeek, Keep, Keeping, PassOn, Sorting
from bohnanza.engine.variants.magpie.moves import CollectMagpies, PlayMagpie, Steal, Stealing
from bohnanza.engine.variants.the_duel.bonus import Fulfil
from bohnanza.engine.variants.the_duel.gifts import (
    Answering,
    Gifting,
    HandingOver,
    Pay,
    Present,
    RefuseGift,
    TakeGift,
    copies,
)
from bohnanza.engine.views import View
from bohnanza.tui.words import empty_fields, growing, homeless

M = TypeVar("M", bound=Move)


def obvious(view: View, listed: list[Move]) -> Move | None:
    """A bonus card first; then what grows; else what is usual in the step, the only thing to do, or no more."""
    columns = view.fields[view.seat]
    bonus = first(listed, Fulfil)
    if bonus is not None:
        return bonus
    for move in listed:
        if isinstance(move, Plant) and columns[move.field]:
            return move
    return usual(view.agenda[-1], view, listed) or _last_resort(view, listed)


def first(listed: list[Move], kind: type[M]) -> M | None:
    """The first move of a kind."""
    return next((move for move in listed if isinstance(move, kind)), None)


def _last_resort(view: View, listed: list[Move]) -> Move | None:
    """To leave it at that, the only thing to do, or the first of several cards if there is room for all."""
    going_on: Move | None = first(listed, Done) or first(listed, Pass)
    if going_on is not None:
        return going_on
    advancing = [
        move for move in listed if move.advances and not isinstance(move, DiscardHand | DiscardTable)
    ]
    if len(advancing) == 1 or len(listed) == 1:
        return (advancing or listed)[0]
    plants = [move for move in advancing if isinstance(move, Plant)]
    cards = view.aside[view.seat] + (view.turned if view.seat == view.active else [])
    room = len(homeless(view, view.seat, cards)) <= empty_fields(view, view.seat)
    return plants[0] if room and len(plants) == len(advancing) > 0 else None


@singledispatch
def usual(step: Step, view: View, listed: list[Move]) -> Move | None:
    """What is usual in a step; nothing if it is like all others."""
    return None


# --- planting ---


@usual.register
def _from_hand(step: FromHand, view: View, listed: list[Move]) -> Move | None:
    """A card that is owed; a Magpie if there is something to steal."""
    owed = first(listed, PlantForCreditor)
    return owed or (first(listed, PlayMagpie) if _thefts(view) else None)


def _thefts(view: View) -> bool:
    """Whether anybody grows what the viewer grows."""
    tops = {column[-1] for column in view.fields[view.seat] if column}
    others = [columns for seat, columns in enumerate(view.fields) if seat != view.seat]
    return any([column[-1] in tops for columns in others for column in columns if column])


@usual.register
def _using_offer(step: UsingOffer, view: View, listed: list[Move]) -> Move | None:
    """Leftovers that grow nowhere are thrown away, so that the fields stay free."""
    return first(listed, CollectMagpies) or first(listed, DiscardTable)


# --- The Duel ---


@usual.register
def _gifting(step: Gifting, view: View, listed: list[Move]) -> Move | None:
    """They are listed with the best first."""
    return first(listed, Present)


def gift_order(view: View, gifts: list[Present]) -> list[Present]:
    """Honest gifts before bluffs, and of both first what does not grow here, nor with the other player."""
    s = view.table

    def key(gift: Present) -> tuple[bool, bool, bool, bool]:
        places = copies(s, view.seat, gift.kind)
        here = growing(view, view.seat, gift.kind) >= 0
        other = growing(view, 1 - view.seat, gift.kind) >= 0
        return (not places, here and bool(places), TURNED not in places and bool(places), other)

    return sorted(gifts, key=key)


@usual.register
def _answering(step: Answering, view: View, listed: list[Move]) -> Move | None:
    """What grows here is welcome."""
    welcome = growing(view, view.seat, step.kind) >= 0
    return first(listed, TakeGift) if welcome else first(listed, RefuseGift)


@usual.register
def _handing_over(step: HandingOver, view: View, listed: list[Move]) -> Move | None:
    """The first copy; a dollar is the cheapest."""
    return first(listed, GiveCard) or first(listed, Pay)


# --- Bean Coin and Magpies ---


@usual.register
def _last_claim(step: LastClaim, view: View, listed: list[Move]) -> Move | None:
    """There is nothing to be lost by it."""
    return first(listed, Claim)


@usual.register
def _contesting(step: Contesting, view: View, listed: list[Move]) -> Move | None:
    """Only a Blue can save the Coin."""
    return first(listed, Contest) if BLUE in view.hand else first(listed, Pass)


@usual.register
def _stealing(step: Stealing, view: View, listed: list[Move]) -> Move | None:
    """For the longest field of one's own."""
    thefts = [move for move in listed if isinstance(move, Steal)]
    columns = view.fields[view.seat]
    return max(thefts, key=lambda move: len(columns[move.own]), default=None)


# --- favors ---


@usual.register
def _repaying(step: Repaying, view: View, listed: list[Move]) -> Move | None:
    """Where it costs least."""
    columns, payouts = view.fields[view.seat], view.rules.payouts

    def cost(move: Repay) -> int:
        column = columns[move.own]
        return payouts[column[-1]][len(column)] - payouts[column[-1]][len(column) - 1]

    return min([move for move in listed if isinstance(move, Repay)], key=cost, default=None)


@usual.register
def _asking_seize(step: AskingSeize, view: View, listed: list[Move]) -> Move | None:
    """A card that grows here."""
    calls = [move for move in listed if isinstance(move, CallSeize)]
    return next((move for move in calls if growing(view, view.seat, move.kind) >= 0), None)


@usual.register
def _asking_demand(step: AskingDemand, view: View, listed: list[Move]) -> Move | None:
    """If anything grows here at all."""
    return first(listed, CallDemand) if any(view.fields[view.seat]) else first(listed, Pass)


@usual.register
def _giving(step: Giving, view: View, listed: list[Move]) -> Move | None:
    """A card that does not grow here."""
    gifts = [move for move in listed if isinstance(move, GiveCard)]
    strange = [move for move in gifts if growing(view, view.seat, move.kind) < 0]
    return next(iter([*strange, *gifts]), None)


@usual.register
def _asking_peek(step: AskingPeek, view: View, listed: list[Move]) -> Move | None:
    """A card to choose is worth having."""
    return first(listed, CallPeek)


@usual.register
def _keeping(step: Keeping, view: View, listed: list[Move]) -> Move | None:
    """What grows here comes to the front, anything else to the back."""
    keeps = [move for move in listed if isinstance(move, Keep)]
    for move in keeps:
        if move.place == 0 and growing(view, view.seat, move.kind) >= 0:
            return move
    return next((move for move in keeps if move.place == len(view.hand)), None)


@usual.register
def _sorting(step: Sorting, view: View, listed: list[Move]) -> Move | None:
    """Any of them."""
    return first(listed, PassOn)
