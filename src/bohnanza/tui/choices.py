"""What a player is asked: one sentence, the sensible moves by number, and what Enter does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bohnanza.engine.beans import NAMES, RED, SOY
from bohnanza.engine.discards import DiscardHand, DiscardTable
from bohnanza.engine.moves import BuyField, Done, Harvest, Plant
from bohnanza.engine.offers import ASKED, TURNED, Offer, Terms
from bohnanza.engine.seams import Move
from bohnanza.engine.trade_moves import (
    Accept,
    Decline,
    Pick,
    Propose,
    TakeBack,
    TradeMove,
    Withdraw,
    clockwise,
)
from bohnanza.engine.views import View
from bohnanza.tui.words import (
    People,
    bean,
    empty_fields,
    given,
    growing,
    joined,
    move_words,
    some,
    wanted,
)

SUGGESTIONS: Final = 5  # offers that are listed
GROWN: Final = 3  # how good a card is that one grows; one that needs an empty field is worth 1


@dataclass(frozen=True)
class Question:
    """What is asked now."""

    sentence: str
    moves: list[Move]  # by number
    default: Move | None = None  # what Enter plays
    enter: str = ""  # what Enter does, in words; nothing: Enter does nothing
    may_pass: bool = False  # Enter says nothing and lets the others go on
    only_these: bool = False  # nothing but the numbered moves can be played here
    hint: str = ""


def deciding(view: View, moves: list[Move], people: People) -> Question:
    """The question when the game waits for the viewer."""
    if view.agenda[-1].trading and _asked(view):
        return _answering(view, moves, people)
    return _going_on(view, moves, people)


# --- answering an offer ---


def _asked(view: View) -> bool:
    return any([offer.answer_of(view.seat) == ASKED for offer in view.offers])


def _answering(view: View, moves: list[Move], people: People) -> Question:
    offer = next(offer for offer in view.offers if offer.answer_of(view.seat) == ASKED)
    answers: list[Move] = [
        move for move in moves if isinstance(move, Accept | Decline) and move.number == offer.number
    ]
    accepts = [move for move in answers if isinstance(move, Accept)]
    beside = [
        move
        for move in moves
        if isinstance(move, Pick) or not isinstance(move, TradeMove | Harvest | BuyField | Done)
    ]
    what = f"{people.names[offer.maker]} gives {given(offer.terms)} and wants {wanted(offer.terms)}"
    end = "Do you take it?" if accepts else _cannot(offer.concrete(), wanted(offer.terms))
    refusal = next((move for move in answers if isinstance(move, Decline)), None)
    sentence, hint = f"Offer {offer.number}: {what}. {end}", _counter_hint(view, offer, bool(accepts))
    return Question(sentence, [*answers, *beside], refusal, "no, thanks", hint=hint)


def _counter_hint(view: View, offer: Offer, possible: bool) -> str:
    """What a counter-offer looks like, with cards that are there."""
    get = offer.terms.give or tuple(view.turned) or (SOY,)
    spare = [kind for kind in view.hand if kind not in get]
    forms = [f"counter {offer.number} + {NAMES[get[0]]}"] if possible else []
    forms += [f"counter {offer.number} {NAMES[spare[0]]} for {NAMES[get[0]]}"] if spare else []
    return f"Or type another deal: {', '.join(forms)}." if forms else ""


def _cannot(concrete: bool, want: str) -> str:
    return f"You cannot give {want}." if concrete else "You may answer with an offer of your own."


# --- everything but trading ---


def _going_on(view: View, moves: list[Move], people: People) -> Question:
    listed = sensible(view, moves)
    default = obvious(view, listed)
    enter = move_words(default, view, people) if default is not None else ""
    return Question(_task(view, moves), listed, default, enter)


def sensible(view: View, moves: list[Move]) -> list[Move]:
    """All but offers, equal empty fields, and harvests for nothing that nobody needs; plants come first."""
    plants = _different_plants(view, [move for move in moves if isinstance(move, Plant)])
    stuck = not any([isinstance(move, Plant | Done) for move in moves]) and not view.agenda[-1].trading
    harvests = [move for move in moves if isinstance(move, Harvest) and (stuck or _pays(view, move))]
    others = [move for move in moves if not isinstance(move, Plant | Harvest | Propose)]
    going_on = [move for move in others if move.advances]
    beside = [move for move in others if not move.advances]
    return [*plants, *going_on, *harvests, *beside]


def _different_plants(view: View, plants: list[Plant]) -> list[Move]:
    """Onto growing fields first; of the empty ones a card needs only one."""
    columns = view.fields[view.seat]
    growing_on = [move for move in plants if columns[move.field]]
    fresh: dict[int, Move] = {}
    for move in plants:
        if not columns[move.field]:
            fresh.setdefault(move.kind, move)
    return [*growing_on, *fresh.values()]


def _pays(view: View, move: Harvest) -> bool:
    column = view.fields[view.seat][move.field]
    return view.rules.payouts[column[-1]][len(column)] > 0


def obvious(view: View, listed: list[Move]) -> Move | None:
    """A plant onto a field of its kind; else the only thing to do; else to leave it at that."""
    columns = view.fields[view.seat]
    for move in listed:
        if isinstance(move, Plant) and columns[move.field]:
            return move
    advancing = [
        move for move in listed if move.advances and not isinstance(move, DiscardHand | DiscardTable)
    ]
    dones = [move for move in advancing if isinstance(move, Done)]
    if dones:
        return dones[0]
    if len(advancing) == 1 or len(listed) == 1:
        return (advancing or listed)[0]
    return None


def _task(view: View, moves: list[Move]) -> str:
    """One sentence that says what is to be done."""
    step = view.agenda[-1]
    no_room = not any([isinstance(move, Plant) for move in moves])
    name = step.name.partition(" ")[0]
    if name in ("plant", "plant-again") and view.hand:
        return _hand_task(bean(view.hand[0]), name == "plant", no_room, _buyable(moves))
    if name == "receive":
        cards = view.aside[view.seat] + (view.turned if view.seat == view.active else [])
        return f"You must plant {some(cards)}{_short_of_room(view, cards, no_room, _buyable(moves))}."
    return step.sentence


def _short_of_room(view: View, cards: list[int], no_room: bool, buyable: str) -> str:
    if no_room:
        return f", but there is no room: harvest a field first{buyable}"
    strange = [kind for kind in dict.fromkeys(cards) if growing(view, view.seat, kind) < 0]
    return "; there is not room for all of it" if len(strange) > empty_fields(view, view.seat) else ""


def _hand_task(card: str, must: bool, no_room: bool, buyable: str) -> str:
    if must and no_room:
        return f"You must plant your {card}, but there is no room: harvest a field first{buyable}."
    if no_room:
        return f"{card} is next now, but there is no room to plant it."
    if must:
        return f"Plant your next card, {card}: choose a field."
    return f"You may plant one more card: {card} is next now."


def _buyable(moves: list[Move]) -> str:
    return " or buy one" if any([isinstance(move, BuyField) for move in moves]) else ""


# --- trading ---


def speaking(view: View, moves: list[Move], people: People, said: list[Move]) -> Question:
    """The question in a round of trading; `said` are the viewer's own offers of this turn."""
    mine = view.seat == view.active
    picks: list[Move] = [move for move in moves if isinstance(move, Pick)]
    rest = [move for move in sensible(view, moves) if not isinstance(move, Pick | Decline)]
    order = [move for move in rest if not move.advances] + [move for move in rest if move.advances]
    answers = [move for move in order if isinstance(move, Accept | TakeBack | Withdraw)]
    others = [move for move in order if not isinstance(move, Accept | TakeBack | Withdraw)]
    listed = [*picks, *answers, *suggestions(view, moves, said), *others]
    default = picks[0] if picks else None
    enter = move_words(default, view, people) if default is not None else _pass_words(view, people)
    sentence = _own_trading(view) if mine else _others_trading(view, people)
    return Question(sentence, listed, default, enter, default is None, hint=_hint(view, people))


def _pass_words(view: View, people: People) -> str:
    if view.seat == view.active:
        return "hear what the others offer; if they offer nothing, trading ends"
    return f"offer nothing, {people.names[view.active]} goes on"


def _own_trading(view: View) -> str:
    if not view.turned:
        return "You may trade on, also with cards of your hand."
    strange = [kind for kind in dict.fromkeys(view.turned) if growing(view, view.seat, kind) < 0]
    if len(strange) > empty_fields(view, view.seat):
        lack = "no room for all of it" if empty_fields(view, view.seat) else f"no room for {_names(strange)}"
        return f"Trade: you must plant what is left, and there is {lack}."
    return "Trade what you turned over, or cards of your hand; you must plant what is left."


def _names(kinds: list[int]) -> str:
    return joined([bean(kind) for kind in kinds])


def _others_trading(view: View, people: People) -> str:
    active = people.names[view.active]
    what = f" turned over {_names(view.turned)} and" if view.turned else ""
    return f"{active}{what} is trading. You may make {active} an offer."


def _hint(view: View, people: People) -> str:
    """Commands as they could be typed now."""
    mine = view.seat == view.active
    stock = view.turned + view.hand if mine else view.hand
    stock = [kind for kind in stock if growing(view, view.seat, kind) < 0] or stock
    grown = [column[-1] for column in view.fields[view.seat] if column]
    wishes = [kind for kind in (grown if mine else view.turned + grown) if kind not in stock[:1]] or [RED]
    to = f" to {people.names[(view.seat + 1) % len(people.names)].lower()}" if mine else ""
    if not stock:
        return f"Or type: want {NAMES[wishes[0]]}, help."
    card = NAMES[stock[0]]
    return f"Or type: offer {card} for {NAMES[wishes[0]]}{to}, gift {card}{to}, help."


# --- which offers to list ---


def suggestions(view: View, moves: list[Move], said: list[Move]) -> list[Move]:
    """The offers that look best for both sides and have not been made, not many of the same card.

    What several would like is offered to all of them, and the first to say yes gets it.
    """
    rated = _rated(view, [move for move in moves if isinstance(move, Propose)], said)
    best = sorted(rated, key=lambda terms: -max(rated[terms].values()))
    chosen: list[Move] = []
    given_away: list[tuple[int, ...]] = []
    for terms in best:
        given_away.append(terms.give)
        if given_away.count(terms.give) <= 2 and len(chosen) < SUGGESTIONS:
            to = clockwise(view.seat, tuple(rated[terms]), view.rules.seats)
            chosen.append(Propose(view.seat, to, terms, first_come=len(to) > 1))
    return chosen


def _rated(view: View, offers: list[Propose], said: list[Move]) -> dict[Terms, dict[int, int]]:
    """By terms: the players who might agree and have not been asked, with the promise of it."""
    asked = {(move.terms.public(), seat) for move in said if isinstance(move, Propose) for seat in move.to}
    rated: dict[Terms, dict[int, int]] = {}
    for move in offers:
        worth = promise(view, move)
        if worth > 0 and (move.terms, move.to[0]) not in asked:
            rated.setdefault(move.terms, {})[move.to[0]] = worth
    return rated


def promise(view: View, move: Propose) -> int:
    """How good an offer looks for both sides together; 0 if it is bad for one of them."""
    me, other, terms = view.seat, move.to[0], move.terms
    relief = sum([_relief(view, terms.give[i], terms.places[i]) for i in range(len(terms.give))])
    mine = _gain(view, me, terms.want) - _loss(view, me, terms.give) + relief
    theirs = _gain(view, other, terms.give) - _loss(view, other, terms.want)
    return mine + theirs if mine > 0 and theirs > 0 and _modest(view, terms) else 0


def _modest(view: View, terms: Terms) -> bool:
    """One card for one that is grown here or for nothing; two only if they were turned over."""
    single = len(terms.give) < 2 or all([place == TURNED for place in terms.places])
    return (
        single and len(terms.want) < 2 and all([growing(view, view.seat, kind) >= 0 for kind in terms.want])
    )


def _gain(view: View, seat: int, kinds: tuple[int, ...]) -> int:
    """What it is worth to get cards: those that one grows, or that an empty field is left for."""
    gain, room = 0, empty_fields(view, seat)
    for kind in kinds:
        if growing(view, seat, kind) >= 0:
            gain += GROWN
        else:
            gain += 1 if room > 0 else -GROWN
            room -= 1
    return gain


def _loss(view: View, seat: int, kinds: tuple[int, ...]) -> int:
    return sum([GROWN for kind in kinds if growing(view, seat, kind) >= 0])


def _relief(view: View, kind: int, place: int) -> int:
    """A turned-over card that one does not grow is a burden, a heavy one without an empty field."""
    if place != TURNED or growing(view, view.seat, kind) >= 0:
        return 0
    return 1 if empty_fields(view, view.seat) else 2


# --- moves at any time ---


def interrupting(view: View, moves: list[Move], people: People) -> Question:
    """The question between two steps of others."""
    who = "you go" if view.awaited == view.seat else f"{people.name(view.awaited)} goes"
    sentence = f"Before {who} on: is there anything that you want to do?"
    return Question(sentence, moves, None, "go on", may_pass=True, only_these=True)
