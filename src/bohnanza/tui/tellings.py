"""Every event in one sentence, as one seat gets it."""

from __future__ import annotations

import re
from functools import singledispatch
from typing import Final

from bohnanza.engine.beans import BLUE, UNKNOWN
from bohnanza.engine.events import (
    A_DOLLAR,
    NO_DOLLAR,
    REFUSED,
    AcceptanceTakenBack,
    Accepted,
    BonusDiscarded,
    BonusDrawn,
    CardKept,
    CardPassedOn,
    CardsPeeked,
    CoinClaimed,
    CoinContested,
    CoinTaken,
    CopiesReplaced,
    Declined,
    Demanded,
    Discarded,
    DollarPaid,
    DollarsDealt,
    Drew,
    Event,
    FavorHandedOver,
    FavorReturned,
    FavorsDrawn,
    FieldBought,
    FieldGained,
    Fulfilled,
    GameEnded,
    GiftOffered,
    GiftRefused,
    GiftTaken,
    Given,
    HandShown,
    Harvested,
    JoinedTable,
    KeptInHand,
    Lapsed,
    MagpiePlayed,
    Offered,
    Planted,
    PlantedFor,
    Pressed,
    RanOut,
    Repaid,
    Seized,
    Shuffled,
    ShuffledApart,
    Signalled,
    Stolen,
    Traded,
    TradingEnded,
    TurnedOver,
    TurnStarted,
    Withdrawn,
)
from bohnanza.engine.offers import ANYTHING
from bohnanza.engine.trade_moves import HAVE, NOT, WANT
from bohnanza.tui.beside import bonus_pays, bonus_wants
from bohnanza.tui.words import (
    People,
    asks_for_gift,
    bean,
    deal,
    dollars,
    favor_tag,
    given,
    joined,
    number_of,
    opened,
    paid,
    some,
    wanted,
)

TIMES: Final = ("never", "once", "twice", "three times", "four times")


@singledispatch
def sentence(event: Event, people: People) -> str:
    """An event in words, nothing if it goes without saying; its name if nobody has found words for it."""
    seat = getattr(event, "seat", -1)
    name = re.sub(r"(?<!^)(?=[A-Z])", " ", type(event).__name__).lower()
    return f"{opened(people.name(seat))}: {name}." if seat >= 0 else f"{opened(name)}."


@sentence.register
def _shuffled(event: Shuffled, people: People) -> str:
    return f"The discard pile is shuffled: {number_of(len(event.after), 'card')}." if event.counter else ""


@sentence.register
def _shuffled_apart(event: ShuffledApart, people: People) -> str:
    bonus_cards = people.coin == "dollar"  # of favors, and of a card drawn for the Coin, other events tell
    return (
        f"The dropped bonus cards are shuffled: {number_of(len(event.after), 'card')}." if bonus_cards else ""
    )


@sentence.register
def _drew(event: Drew, people: People) -> str:
    if not event.cards:
        return ""
    known = UNKNOWN not in event.cards
    what = joined([bean(kind) for kind in event.cards]) if known else number_of(len(event.cards), "card")
    return f"{people.does(event.seat, 'draws')} {what}."


@sentence.register
def _turn_started(event: TurnStarted, people: People) -> str:
    whose = "your turn" if event.seat == people.me else f"{people.name(event.seat)}'s turn"
    return f"--- {whose} ".ljust(40, "-")


@sentence.register
def _planted(event: Planted, people: People) -> str:
    return f"{people.does(event.seat, 'plants')} {bean(event.kind)} on field {event.field + 1}."


@sentence.register
def _harvested(event: Harvested, people: People) -> str:
    return f"{people.does(event.seat, 'harvests')} {some(event.cards)} {paid(event.coins, people.coin)}."


@sentence.register
def _field_bought(event: FieldBought, people: People) -> str:
    return f"{people.does(event.seat, 'buys')} one more field for {number_of(len(event.paid), 'coin')}."


@sentence.register
def _turned_over(event: TurnedOver, people: People) -> str:
    what = joined([bean(kind) for kind in event.cards]) or "nothing: there are no cards left"
    return f"{people.does(event.seat, 'turns')} over {what}."


@sentence.register
def _field_gained(event: FieldGained, people: People) -> str:
    return f"{people.does(event.seat, 'gets')} one more field."


@sentence.register
def _joined_table(event: JoinedTable, people: People) -> str:
    return (
        f"From the discard pile joins {joined([bean(kind) for kind in event.cards])}." if event.cards else ""
    )


@sentence.register
def _discarded(event: Discarded, people: People) -> str:
    return f"{people.does(event.seat, 'throws')} {bean(event.kind)} away."


@sentence.register
def _ran_out(event: RanOut, people: People) -> str:
    times = TIMES[event.times] if event.times < len(TIMES) else f"{event.times} times"
    return f"The draw pile has run out {times}."


@sentence.register
def _offered(event: Offered, people: People) -> str:
    terms, to = event.terms, people.together(event.to)
    if asks_for_gift(terms):
        return f"{people.does(event.maker, 'asks')} {to} for {wanted(terms)} as a gift."
    if terms.mode == ANYTHING:
        return f"{people.does(event.maker, 'asks')} {to}: what would you give for {given(terms)}?"
    return f"{people.does(event.maker, 'offers')} {deal(terms, to)}."


@sentence.register
def _copies_replaced(event: CopiesReplaced, people: People) -> str:
    return ""


def reply(event: Declined | Accepted) -> str:
    """An answer, where it is clear to which offer and whose it is."""
    return "yes" if isinstance(event, Accepted) else event.reason or "no"


@sentence.register
def _accepted(event: Accepted, people: People) -> str:
    return f"{people.does(event.seat, 'says')} yes to offer {event.number}."


@sentence.register
def _acceptance_taken_back(event: AcceptanceTakenBack, people: People) -> str:
    return f"{people.does(event.seat, 'takes')} the yes to offer {event.number} back."


@sentence.register
def _declined(event: Declined, people: People) -> str:
    why = f": {event.reason}" if event.reason else ""
    return f"{people.does(event.seat, 'says')} no to offer {event.number}{why}."


@sentence.register
def _withdrawn(event: Withdrawn, people: People) -> str:
    return f"Offer {event.number} is withdrawn."


@sentence.register
def _lapsed(event: Lapsed, people: People) -> str:
    return "" if event.reason == REFUSED else f"Offer {event.number} is off: a promised card is gone."


@sentence.register
def _traded(event: Traded, people: People) -> str:
    return traded_words(event, [], people)


def traded_words(event: Traded, promised: list[FavorHandedOver], people: People) -> str:
    """A trade with the favors that were promised in it."""
    given = _goods(event.given, [one.favor for one in promised if one.debtor == event.maker])
    received = _goods(event.received, [one.favor for one in promised if one.debtor == event.accepter])
    if not given:
        return f"{people.does(event.accepter, 'gives')} {people.name(event.maker)} {received} as a gift."
    terms = f"for {received}" if received else "as a gift"
    return f"{people.does(event.maker, 'gives')} {people.name(event.accepter)} {given} {terms}."


def _goods(cards: tuple[int, ...], favors: list[int]) -> str:
    goods = [some(cards)] if cards else []
    return joined(goods + [f"the favor {favor_tag(favor)}" for favor in favors])


@sentence.register
def _trading_ended(event: TradingEnded, people: People) -> str:
    return "Trading is over." if event.seat == people.me else ""


@sentence.register
def _signalled(event: Signalled, people: People) -> str:
    kind = bean(event.kind)
    if event.signal == WANT:
        return f"{people.does(event.seat, 'wants')} {kind}."
    if event.signal == HAVE:
        return f"{people.does(event.seat, 'has')} {kind} to trade."
    if event.signal == NOT:
        return f"{people.does(event.seat, 'does')} not want {kind}."
    return f"{people.does(event.seat, 'says')} nothing about {kind} any more."


@sentence.register
def _game_ended(event: GameEnded, people: People) -> str:
    return "The game is over."


# --- cards that change hands without a trade ---


@sentence.register
def _kept_in_hand(event: KeptInHand, people: People) -> str:
    back = f"to the back of {people.own(event.seat)} hand"
    return f"{people.does(event.seat, 'takes')} {some(event.cards)} {back}." if event.cards else ""


@sentence.register
def _given(event: Given, people: People) -> str:
    card = f"the turned-over {bean(event.kind)}" if event.turned else f"a {bean(event.kind)} from the hand"
    card = card.replace("the hand", "your hand") if event.seat == people.me else card
    return f"{people.does(event.seat, 'gives')} {people.name(event.to)} {card}."


# --- favors ---


@sentence.register
def _favors_drawn(event: FavorsDrawn, people: People) -> str:
    known = UNKNOWN not in event.favors
    tags = joined([favor_tag(favor) for favor in event.favors])
    what = f"the favor {tags}" if len(event.favors) == 1 else f"the favors {tags}"
    return f"{people.does(event.seat, 'draws')} {what if known else number_of(len(event.favors), 'favor')}."


@sentence.register
def _favor_handed_over(event: FavorHandedOver, people: People) -> str:
    return f"{people.does(event.debtor, 'owes')} {people.name(event.creditor)} {favor_tag(event.favor)} now."


@sentence.register
def _favor_returned(event: FavorReturned, people: People) -> str:
    who = f"{people.name(event.debtor)} owed {people.name(event.creditor)}"
    return f"That was the favor F{event.favor} that {who}."


@sentence.register
def _planted_for(event: PlantedFor, people: People) -> str:
    field = f"{people.whose(event.creditor)} field {event.field + 1}"
    return f"{people.does(event.seat, 'plants')} {bean(event.kind)} on {field}."


@sentence.register
def _repaid(event: Repaid, people: People) -> str:
    field = f"{people.whose(event.creditor)} field {event.field + 1}"
    own = f"from {people.own(event.seat)} field {event.own_field + 1}".replace("the field", "field")
    return f"{people.does(event.seat, 'moves')} a {bean(event.kind)} {own} to {field}."


@sentence.register
def _seized(event: Seized, people: People) -> str:
    return f"{people.does(event.seat, 'takes')} the turned-over {bean(event.kind)}."


@sentence.register
def _demanded(event: Demanded, people: People) -> str:
    return f"{people.does(event.creditor, 'demands')} a fitting card from {people.name(event.debtor)}."


@sentence.register
def _hand_shown(event: HandShown, people: People) -> str:
    start = f"{people.does(event.debtor, 'has')} none"
    if event.creditor == people.me:
        return f"{start}, and the hand is: {joined([bean(kind) for kind in event.cards]) or 'empty'}."
    shows = "show" if event.debtor == people.me else "shows"
    return f"{start}, and {shows} {people.name(event.creditor)} {people.own(event.debtor)} hand."


@sentence.register
def _pressed(event: Pressed, people: People) -> str:
    card = f"a {bean(event.kind)} to plant at once"
    return f"{people.does(event.creditor, 'gives')} {people.name(event.debtor)} {card}."


@sentence.register
def _cards_peeked(event: CardsPeeked, people: People) -> str:
    cards = number_of(len(event.cards), "card")
    known = f": {joined([bean(kind) for kind in event.cards])}" if event.creditor == people.me else ""
    looks = people.does(event.creditor, "looks")
    return f"{looks} at the {cards} that {people.name(event.debtor)} would draw{known}."


@sentence.register
def _card_kept(event: CardKept, people: People) -> str:
    if event.seat == people.me:
        return f"You keep {bean(event.kind)} as card {event.place + 1} of your hand."
    return f"{people.does(event.seat, 'keeps')} one of them."


@sentence.register
def _card_passed_on(event: CardPassedOn, people: People) -> str:
    card = "one of them" if event.kind == UNKNOWN else bean(event.kind)
    return f"{people.does(event.creditor, 'gives')} {people.name(event.debtor)} {card}."


# --- Magpies ---


@sentence.register
def _magpie_played(event: MagpiePlayed, people: People) -> str:
    return f"{people.does(event.seat, 'plays')} a Magpie."


@sentence.register
def _stolen(event: Stolen, people: People) -> str:
    victim = f"{people.whose(event.victim)} field {event.field + 1}"
    return f"{people.does(event.seat, 'steals')} a {bean(event.kind)} from {victim}."


# --- Bean Coin ---


@sentence.register
def _coin_claimed(event: CoinClaimed, people: People) -> str:
    return f"{people.does(event.seat, 'claims')} the Bean Coin."


@sentence.register
def _coin_contested(event: CoinContested, people: People) -> str:
    contests = people.does(event.holder, "contests")
    saved = f": the Coin stays with {people.name(event.holder)}" if event.kind == BLUE else ""
    return f"{contests}. The card that is drawn is a {bean(event.kind)}{saved}."


@sentence.register
def _coin_taken(event: CoinTaken, people: People) -> str:
    return f"{people.does(event.seat, 'gets')} the Bean Coin."


# --- The Duel ---


@sentence.register
def _dollars_dealt(event: DollarsDealt, people: People) -> str:
    return f"{people.does(event.seat, 'begins')} with {number_of(len(event.cards), 'dollar')}."


@sentence.register
def _bonus_drawn(event: BonusDrawn, people: People) -> str:
    card = f" {bonus_wants(event.bonus)}" if event.bonus != UNKNOWN else ""
    return f"{people.does(event.seat, 'draws')} {'the' if card else 'a'} bonus card{card}."


@sentence.register
def _bonus_discarded(event: BonusDiscarded, people: People) -> str:
    return f"{people.does(event.seat, 'drops')} the bonus card {bonus_wants(event.bonus)}."


@sentence.register
def _fulfilled(event: Fulfilled, people: People) -> str:
    field = f"{people.whose(event.owner_of_field)} field {event.field + 1}"
    return f"{people.does(event.seat, 'fulfils')} the bonus card {bonus_pays(event.bonus)} with {field}."


@sentence.register
def _gift_offered(event: GiftOffered, people: People) -> str:
    return (
        f"{people.does(event.seat, 'offers')} {people.name(1 - event.seat)} a {bean(event.kind)} as a gift."
    )


@sentence.register
def _gift_taken(event: GiftTaken, people: People) -> str:
    return f"{people.does(event.seat, 'takes')} it."


@sentence.register
def _gift_refused(event: GiftRefused, people: People) -> str:
    return f"{people.does(event.seat, 'refuses')} it."


@sentence.register
def _dollar_paid(event: DollarPaid, people: People) -> str:
    other = people.name(1 - event.seat)
    if event.bonus == NO_DOLLAR:
        return f"It was a bluff, but {people.name(event.seat)} cannot pay for it."
    what = "a dollar" if event.bonus == A_DOLLAR else f"the bonus card {bonus_pays(event.bonus)}"
    pays = people.does(event.seat, "pays")
    return f"It was a bluff! {pays} {other} {what}."


# --- the end ---


def result_lines(event: GameEnded, people: People) -> list[str]:
    """Everybody's coins, or dollars and cents, the most first, and who wins."""
    seats = list(range(len(event.scores)))
    seats.sort(key=lambda seat: (seat not in event.winners, -event.scores[seat]))
    width = max([len(name) for name in people.names])
    lines = []
    for seat in seats:
        mark = "  winner" if seat in event.winners else ""
        lines.append(f"  {people.names[seat]:<{width}}  {_earned(event.scores[seat], people):>8}{mark}")
    return [*lines, _verdict(event, people)]


def _earned(score: int, people: People) -> str:
    return number_of(score, "coin") if people.coin == "coin" else dollars(score)


def _verdict(event: GameEnded, people: People) -> str:
    if len(event.winners) > 1:
        return f"{opened(people.together(event.winners))} share the win."
    winner = event.winners[0]
    tie = " (a tie that the rules decide)" if event.scores.count(event.scores[winner]) > 1 else ""
    thanks = "Well played!" if winner == people.me else "Thank you for playing!"
    return f"{people.does(winner, 'wins')}{tie}. {thanks}"
