"""Every move in words, as the player who may make it reads them."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from bohnanza.engine.addons.coin import Claim, Coin, Contest
from bohnanza.engine.addons.favors.automatic import PlantForCreditor, Repay
from bohnanza.engine.addons.favors.called import CallDemand, CallPress, CallSeize
from bohnanza.engine.addons.favors.drawing import AskingPeek, CallPeek, Keep, PassOn, Sorting
from bohnanza.engine.addons.magpie import CollectMagpies, PlayMagpie, Steal, Stealing
from bohnanza.engine.beans import MAGPIE
from bohnanza.engine.discards import DiscardHand, DiscardTable
from bohnanza.engine.editions.the_duel.bonus import DrawBonus, DropBonus, Fulfil
from bohnanza.engine.editions.the_duel.gifts import (
    ALL_OFFERED,
    Answering,
    Pay,
    Present,
    RefuseGift,
    TakeGift,
    copies,
)
from bohnanza.engine.editions.the_duel.table import DuelTable
from bohnanza.engine.events import A_DOLLAR, NO_DOLLAR
from bohnanza.engine.give import GiveCard
from bohnanza.engine.moves import BuyField, Done, Draw, Harvest, Pass, Plant, TurnOver
from bohnanza.engine.offers import REASONS, TURNED
from bohnanza.engine.seams import NOBODY, Move
from bohnanza.engine.steps.table import OnTable
from bohnanza.engine.trade_moves import (
    Accept,
    Decline,
    Pick,
    Propose,
    Revise,
    Signal,
    TakeBack,
    Withdraw,
)
from bohnanza.engine.views import View
from bohnanza.tui.beside import bonus_pays, bonus_wants, found, harvest_brings
from bohnanza.tui.words import (
    SEAT,
    People,
    asks_for_gift,
    bean,
    column_words,
    deal,
    gained,
    given,
    landing,
    number_of,
    offer_in,
    wanted,
)

DONE_WORDS: Final = {
    "plant-or-leave": "leave the rest on the table for your opponent",
    "discard-one": "keep your cards",
    "steal": "steal nothing",
}
PASS_WORDS: Final = {
    "ask-f3": "take none of them, and keep the favor for later",
    "ask-f4": "demand nothing now, and keep the favor for later",
    "last-claim": "leave the coin where it is",
    "drop-bonus": "keep all your bonus cards",
}


@singledispatch
def move_words(move: Move, view: View, people: People) -> str:
    """What a move of the viewer does, in words; the notation for a move that has none here."""
    return SEAT.sub(lambda match: people.name(int(match[1])), move.words())


def there(column: list[int]) -> str:
    """What a field has, in brackets."""
    return f"(with {column_words(column)})" if column else "(empty)"


# --- planting and harvesting ---


@move_words.register
def _plant(move: Plant, view: View, people: People) -> str:
    step, cards = view.agenda[-1], bean(move.kind)
    if isinstance(step, OnTable):
        many = view.turned.count(move.kind) if step.by_kind else 1
        cards = f"{many} {cards}" if many > 1 else cards
    return f"plant {cards} on field {move.field + 1} {there(view.fields[view.seat][move.field])}"


@move_words.register
def _harvest(move: Harvest, view: View, people: People) -> str:
    columns = view.fields[view.seat]
    column = columns[move.field]
    brings = harvest_brings(view.rules, column, len(columns))
    return f"harvest field {move.field + 1} ({column_words(column)} {brings})"


@move_words.register
def _buy(move: BuyField, view: View, people: People) -> str:
    return f"buy one more field for {number_of(view.rules.field_price, 'coin')}"


@move_words.register
def _done(move: Done, view: View, people: People) -> str:
    step = view.agenda[-1]
    name = step.name.partition(" ")[0]
    if step.trading:
        return "end trading"
    if isinstance(step, Stealing) and step.robbed != NOBODY:
        return "steal no more"
    if name == "plant-again" and view.hand:
        return f"keep {bean(view.hand[0])} in your hand"
    return DONE_WORDS.get(name, "go on")


@move_words.register
def _pass(move: Pass, view: View, people: People) -> str:
    step = view.agenda[-1]
    if isinstance(step, AskingPeek):
        return f"let {people.names[step.debtor]} draw, and keep the favor for later"
    if step.name == "contest":
        return f"let {people.names[view.active]} have the Bean Coin"
    return PASS_WORDS.get(step.name.partition(" ")[0], "pass")


@move_words.register
def _discard_hand(move: DiscardHand, view: View, people: People) -> str:
    return f"throw away {bean(move.kind)} (card {move.place + 1} of your hand)"


@move_words.register
def _discard_table(move: DiscardTable, view: View, people: People) -> str:
    step = view.agenda[-1]
    if not isinstance(step, OnTable):
        return f"throw away the turned-over {bean(move.kind)}"
    many = view.turned.count(move.kind) if step.by_kind else 1
    cards = f"{many} {bean(move.kind)}" if many > 1 else bean(move.kind)
    return f"throw away {cards} from the table"


@move_words.register
def _turn_over(move: TurnOver, view: View, people: People) -> str:
    return "turn over cards"


@move_words.register
def _draw(move: Draw, view: View, people: People) -> str:
    return "draw cards"


# --- trading ---


@move_words.register
def _propose(move: Propose, view: View, people: People) -> str:
    to = people.together(move.to)
    if asks_for_gift(move.terms):
        return f"ask {to} for {wanted(move.terms)} as a gift"
    return f"offer {deal(move.terms, to)}"


@move_words.register
def _revise(move: Revise, view: View, people: People) -> str:
    return f"change offer {move.number}: give {given(move.terms)}, get {wanted(move.terms)}"


@move_words.register
def _withdraw(move: Withdraw, view: View, people: People) -> str:
    offer = offer_in(view, move.number)
    return f"withdraw offer {move.number}" + (
        f" ({deal(offer.terms, 'to ' + people.together(offer.to))})" if offer else ""
    )


@move_words.register
def _pick(move: Pick, view: View, people: People) -> str:
    offer = offer_in(view, move.number)
    what = f": give {given(offer.terms)}, get {wanted(offer.terms)}" if offer else ""
    return f"trade with {people.name(move.partner)}{what} (offer {move.number})"


@move_words.register
def _accept(move: Accept, view: View, people: People) -> str:
    offer = offer_in(view, move.number)
    if offer is None:
        return f"accept offer {move.number}"
    goes = f" ({landing(view, offer.terms.give)})" if offer.terms.give else ""
    return f"accept: give {wanted(offer.terms)}, get {gained(offer.terms)}{goes}"


@move_words.register
def _decline(move: Decline, view: View, people: People) -> str:
    return "no, thanks" + (f": {REASONS[move.reason]}" if move.reason else "")


@move_words.register
def _take_back(move: TakeBack, view: View, people: People) -> str:
    return f"take your yes to offer {move.number} back"


@move_words.register
def _signal(move: Signal, view: View, people: People) -> str:
    return f"tell the others: {move.words()}"


# --- The Duel: gifts ---


@move_words.register
def _present(move: Present, view: View, people: People) -> str:
    places = copies(view.as_state(), view.seat, move.kind)
    if not places:
        return f"offer {bean(move.kind)}: a bluff, you have none"
    where = "turned over" if places[0] == TURNED else "from your hand"
    return f"offer {bean(move.kind)} ({where})"


@move_words.register
def _take_gift(move: TakeGift, view: View, people: People) -> str:
    step = view.agenda[-1]
    goes = f" ({landing(view, [step.kind])})" if isinstance(step, Answering) else ""
    return f"take it{goes}"


@move_words.register
def _refuse_gift(move: RefuseGift, view: View, people: People) -> str:
    table = found(view.extras, DuelTable)
    last = table is not None and table.offered == ALL_OFFERED
    return "refuse it" if last else "refuse it, and offer something in return"


@move_words.register
def _give_card(move: GiveCard, view: View, people: People) -> str:
    if move.place == TURNED:
        return f"give the turned-over {bean(move.kind)}"
    return f"give {bean(move.kind)} (card {move.place + 1} of your hand)"


@move_words.register
def _pay(move: Pay, view: View, people: People) -> str:
    if move.bonus == NO_DOLLAR:
        return "pay nothing: you have no dollar"
    return "pay a dollar" if move.bonus == A_DOLLAR else f"pay with your bonus card {bonus_pays(move.bonus)}"


# --- The Duel: bonus cards ---


@move_words.register
def _fulfil(move: Fulfil, view: View, people: People) -> str:
    column = column_words(view.fields[move.owner][move.field])
    field = f"{people.whose(move.owner)} field {move.field + 1} ({column})"
    return f"fulfil bonus card {bonus_pays(move.bonus)} with {field}"


@move_words.register
def _drop_bonus(move: DropBonus, view: View, people: People) -> str:
    return f"drop bonus card {bonus_wants(move.bonus)}"


@move_words.register
def _draw_bonus(move: DrawBonus, view: View, people: People) -> str:
    return "draw a bonus card"


# --- Bean Coin ---


@move_words.register
def _claim(move: Claim, view: View, people: People) -> str:
    coin = found(view.extras, Coin)
    return "claim the Bean Coin" + (f" from {people.name(coin.holder)}" if coin is not None else "")


@move_words.register
def _contest(move: Contest, view: View, people: People) -> str:
    return f"contest: {people.names[view.active]} draws a card of your hand, and a Blue saves the Coin"


# --- Magpies ---


@move_words.register
def _play_magpie(move: PlayMagpie, view: View, people: People) -> str:
    return "play the Magpie"


@move_words.register
def _collect_magpies(move: CollectMagpies, view: View, people: People) -> str:
    return f"take {number_of(view.turned.count(MAGPIE), 'Magpie')} into your hand"


@move_words.register
def _steal(move: Steal, view: View, people: People) -> str:
    theirs, own = view.fields[move.victim][move.field], view.fields[view.seat][move.own]
    what = f"{bean(theirs[-1])} of {people.names[move.victim]}'s {column_words(theirs)}"
    return f"steal a {what}, onto your field {move.own + 1} {there(own)}"


# --- favors ---


@move_words.register
def _plant_for(move: PlantForCreditor, view: View, people: People) -> str:
    field = f"{people.whose(move.creditor)} field {move.field + 1}"
    return f"plant {bean(move.kind)} on {field} {there(view.fields[move.creditor][move.field])}"


@move_words.register
def _repay(move: Repay, view: View, people: People) -> str:
    own, theirs = view.fields[view.seat][move.own], view.fields[move.creditor][move.field]
    target = f"{people.whose(move.creditor)} field {move.field + 1} {there(theirs)}"
    return f"move a {bean(own[-1])} from your field {move.own + 1} {there(own)} to {target}"


@move_words.register
def _call_seize(move: CallSeize, view: View, people: People) -> str:
    return f"call in F3: take {bean(move.kind)} ({landing(view, [move.kind])})"


@move_words.register
def _call_demand(move: CallDemand, view: View, people: People) -> str:
    return f"call in F4: {people.names[move.debtor]} gives you a card that you grow, or shows you the hand"


@move_words.register
def _call_press(move: CallPress, view: View, people: People) -> str:
    card = f"{bean(move.kind)} (card {move.place + 1} of your hand)"
    return f"call in F6: {people.names[move.debtor]} must plant your {card}"


@move_words.register
def _call_peek(move: CallPeek, view: View, people: People) -> str:
    step = view.agenda[-1]
    who = people.names[step.debtor] if isinstance(step, AskingPeek) else "the debtor"
    return f"call in F5: look at the cards that {who} would draw, and keep one"


@move_words.register
def _keep(move: Keep, view: View, people: People) -> str:
    place = "next card" if move.place == 0 else "last card"
    place = place if move.place in (0, len(view.hand)) else f"card {move.place + 1}"
    return f"keep {bean(move.kind)} as the {place} of your hand"


@move_words.register
def _pass_on(move: PassOn, view: View, people: People) -> str:
    step = view.agenda[-1]
    who = people.names[step.debtor] if isinstance(step, Sorting) else "the debtor"
    return f"give {who} {bean(move.kind)} next"
