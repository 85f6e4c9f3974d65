"""What is to be done now, in one or two sentences, for every step in which somebody is asked."""

from __future__ import annotations

from functools import singledispatch

from bohnanza.engine.addons.coin import Contesting, LastClaim
from bohnanza.engine.addons.favors.automatic import PlantForCreditor, Repaying
from bohnanza.engine.addons.favors.called import AskingDemand, AskingSeize, Giving
from bohnanza.engine.addons.favors.drawing import AskingPeek, Keeping, Sorting
from bohnanza.engine.addons.favors.table import REPAY, Favors
from bohnanza.engine.addons.magpie import Stealing
from bohnanza.engine.beans import BLUE, MAGPIE
from bohnanza.engine.editions.the_duel.bonus import DrawingBonus, DroppingBonus
from bohnanza.engine.editions.the_duel.gifts import Answering, Gifting, HandingOver, copies
from bohnanza.engine.editions.the_duel.rules import ReceivingGifts
from bohnanza.engine.editions.the_duel.table import DuelTable
from bohnanza.engine.moves import BuyField, Plant
from bohnanza.engine.seams import NOBODY, Move, Step
from bohnanza.engine.steps.draw import Drawing
from bohnanza.engine.steps.plant import FromHand
from bohnanza.engine.steps.plant_now import PlantingNow
from bohnanza.engine.steps.receive import Receiving
from bohnanza.engine.steps.table import DiscardingOne, PlantAndDiscard, PlantOrLeave, UsingOffer
from bohnanza.engine.steps.trade import Trading
from bohnanza.engine.steps.turn_over import TurningOver
from bohnanza.engine.views import View
from bohnanza.tui.beside import found, has_magpies
from bohnanza.tui.words import (
    People,
    bean,
    empty_fields,
    homeless,
    joined,
    number_of,
    some,
)


@singledispatch
def task(step: Step, view: View, moves: list[Move], people: People) -> str:
    """What the player is to do in a step; the engine's own sentence for a step that has none here."""
    return people.named(step.refusal().sentence)


def _no_room(moves: list[Move]) -> bool:
    return not any([isinstance(move, Plant) for move in moves])


def _buyable(moves: list[Move]) -> str:
    return " or buy one" if any([isinstance(move, BuyField) for move in moves]) else ""


# --- planting ---


@task.register
def _from_hand(step: FromHand, view: View, moves: list[Move], people: People) -> str:
    if not view.hand:
        return "Plant the first card of your hand."
    must, card = step.name.partition(" ")[0] == "plant", bean(view.hand[0])
    owed = next((move for move in moves if isinstance(move, PlantForCreditor)), None)
    if owed is not None:
        return f"Your next card is {card}. You owe {people.names[owed.creditor]} F1: plant it there."
    if view.hand[0] == MAGPIE:
        return _magpie_next(must)
    if must and _no_room(moves):
        return f"You must plant your {card}, but there is no room: harvest a field first{_buyable(moves)}."
    if _no_room(moves):
        return f"{card} is next now, but there is no room to plant it."
    if must:
        return f"Plant your next card, {card}: choose a field."
    return f"You may plant one more card: {card} is next now."


def _magpie_next(must: bool) -> str:
    steal = "to steal a card from a field of another player, of a kind that you grow too"
    return (
        f"Your next card is a Magpie: play it {steal}." if must else f"You may play a Magpie next, {steal}."
    )


@task.register
def _plant_and_discard(step: PlantAndDiscard, view: View, moves: list[Move], people: People) -> str:
    if step.planted == 2:
        return "You may throw away one card of your hand."
    throw = "" if step.discarded else " You may also throw one card away."
    return _from_hand(step, view, moves, people) + throw


@task.register
def _receiving(step: Receiving, view: View, moves: list[Move], people: People) -> str:
    cards = view.aside[view.seat] + (view.turned if view.seat == view.active else [])
    return f"You must plant {some(cards)}{_short_of_room(view, cards, moves)}."


def _short_of_room(view: View, cards: list[int], moves: list[Move]) -> str:
    if _no_room(moves):
        return f", but there is no room: harvest a field first{_buyable(moves)}"
    lack = len(homeless(view, view.seat, cards)) > empty_fields(view, view.seat)
    return "; there is not room for all of it" if lack else ""


@task.register
def _receiving_gifts(step: ReceivingGifts, view: View, moves: list[Move], people: People) -> str:
    table = found(view.extras, DuelTable)
    spare = view.seat == view.active and view.turned and table is not None and not table.thrown
    throw = " You may throw away one of the turned-over cards instead." if spare else ""
    return _receiving(step, view, moves, people) + throw


@task.register
def _planting_now(step: PlantingNow, view: View, moves: list[Move], people: People) -> str:
    card = f"You must plant a {bean(step.kind)} at once"
    room = f", but there is no room: harvest a field first{_buyable(moves)}" if _no_room(moves) else ""
    return f"{card}{room}."


# --- the common steps ---


@task.register
def _turning_over(step: TurningOver, view: View, moves: list[Move], people: People) -> str:
    return "Turn over the top cards of the draw pile."


@task.register
def _trading(step: Trading, view: View, moves: list[Move], people: People) -> str:
    return "Trade, or end the trading."


@task.register
def _drawing(step: Drawing, view: View, moves: list[Move], people: People) -> str:
    return "Draw your cards."


# --- the table of the duels ---


@task.register
def _using_offer(step: UsingOffer, view: View, moves: list[Move], people: People) -> str:
    each = "each kind as a whole" if step.by_kind else "card by card"
    return f"{_other(view, people)} left {some(view.turned)}: plant it or throw it away, {each}.{_table_magpies(view)}"


@task.register
def _plant_or_leave(step: PlantOrLeave, view: View, moves: list[Move], people: People) -> str:
    each = "each kind as a whole" if step.by_kind else "card by card"
    rest = f"what you leave, {_other(view, people)} gets"
    return f"You may plant what lies on the table, {each}; {rest}.{_table_magpies(view)}"


def _table_magpies(view: View) -> str:
    return " Magpies go to your hand." if has_magpies(view.rules) and MAGPIE in view.turned else ""


@task.register
def _discarding_one(step: DiscardingOne, view: View, moves: list[Move], people: People) -> str:
    return "You may throw away one card of your hand."


# --- The Duel ---


def _other(view: View, people: People) -> str:
    return people.names[1 - view.seat]


@task.register
def _gifting(step: Gifting, view: View, moves: list[Move], people: People) -> str:
    other = _other(view, people)
    turn = "in return" if step.seat != NOBODY else "as a gift"
    return f"Offer {other} a bean {turn}. You may bluff: if {other} takes it, you pay a dollar."


@task.register
def _answering(step: Answering, view: View, moves: list[Move], people: People) -> str:
    gift = f"{_other(view, people)} offers you a {bean(step.kind)}"
    return f"{gift}. Take it and plant it? For a bluff you get a dollar."


@task.register
def _handing_over(step: HandingOver, view: View, moves: list[Move], people: People) -> str:
    other, card = _other(view, people), bean(step.kind)
    if copies(view.as_state(), view.seat, step.kind):
        return f"{other} takes the {card}: choose which one you give."
    return f"{other} takes the {card} that you do not have: pay for the bluff."


@task.register
def _dropping_bonus(step: DroppingBonus, view: View, moves: list[Move], people: People) -> str:
    return "You may drop one of your bonus cards; you draw up to three again."


@task.register
def _drawing_bonus(step: DrawingBonus, view: View, moves: list[Move], people: People) -> str:
    return "Draw a bonus card."


# --- Bean Coin ---


@task.register
def _contesting(step: Contesting, view: View, moves: list[Move], people: People) -> str:
    blues = f"{number_of(view.hand.count(BLUE), 'Blue')}".replace("Blues", "Blue")
    chance = f"You have {blues} among {number_of(len(view.hand), 'card')}."
    return f"{people.names[view.active]} claims your Bean Coin. {chance}"


@task.register
def _last_claim(step: LastClaim, view: View, moves: list[Move], people: People) -> str:
    return "The game ends after this turn. You can still claim the Bean Coin, which decides ties."


# --- Magpies ---


@task.register
def _stealing(step: Stealing, view: View, moves: list[Move], people: People) -> str:
    if step.robbed != NOBODY:
        return "You may steal one more card, from somebody else."
    return "You may steal a card of a kind that you grow."


# --- favors ---


@task.register
def _repaying(step: Repaying, view: View, moves: list[Move], people: People) -> str:
    favors = found(view.extras, Favors)
    creditor = favors.creditor_of(view.seat, REPAY) if favors is not None else NOBODY
    whom = people.names[creditor] if creditor != NOBODY else "another player"
    return f"You owe {whom} F2: move a card of a kind that both of you grow."


@task.register
def _asking_seize(step: AskingSeize, view: View, moves: list[Move], people: People) -> str:
    who = people.names[view.active]
    return f"{who} turned over {joined([bean(kind) for kind in view.turned])} and owes you F3: take one?"


@task.register
def _asking_demand(step: AskingDemand, view: View, moves: list[Move], people: People) -> str:
    return "You are owed F4: do you demand a hand card of a kind that you grow?"


@task.register
def _giving(step: Giving, view: View, moves: list[Move], people: People) -> str:
    return f"You owe {people.names[step.creditor]} F4: give a card of a kind that grows there."


@task.register
def _asking_peek(step: AskingPeek, view: View, moves: list[Move], people: People) -> str:
    return f"{people.names[step.debtor]} is about to draw and owes you F5: do you want to see the cards?"


@task.register
def _keeping(step: Keeping, view: View, moves: list[Move], people: People) -> str:
    favors = found(view.extras, Favors)
    cards = joined([bean(kind) for kind in favors.drawn]) if favors is not None else ""
    return f"You look at {cards}. Keep one of them, at any place of your hand: keep BEAN at 3."


@task.register
def _sorting(step: Sorting, view: View, moves: list[Move], people: People) -> str:
    return f"{people.names[step.debtor]} gets the other cards: which one next?"
