"""What a player is asked: one sentence, the sensible moves by number, and what Enter does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bohnanza.engine.beans import CARDS, RED, SOY
from bohnanza.engine.discards import DiscardHand, DiscardTurned
from bohnanza.engine.moves import BuyField, Done, Harvest, Plant
from bohnanza.engine.notation.facts import verb_of
from bohnanza.engine.offers import ASKED, TURNED, Offer, Terms
from bohnanza.engine.seams import NOT_LISTED, Move
from bohnanza.engine.sorts import favor_name
from bohnanza.engine.tasks import NOT_KNOWN, task
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
from bohnanza.tui.defaults import foremost, obvious
from bohnanza.tui.extras import brings_field
from bohnanza.tui.move_descriptions import describe_move
from bohnanza.tui.people import People, card_words
from bohnanza.tui.view_facts import (
    empty_fields,
    growing_field,
    kinds_needing_empty_field,
    offer_facts,
    too_few_fields,
)

SUGGESTIONS: Final = 5  # offers that are listed
GROWN: Final = 3  # how good a card is that one grows; one that needs an empty field is worth 1
A_FAVOR: Final = 1  # how good a favor is, and how bad it is to owe it
FAVOR_OFFERS: Final = 2  # of the offers that are listed


@dataclass(frozen=True)
class Prompt:
    """What is asked now."""

    sentence: str
    moves: list[Move]  # by number
    default: Move | None = None  # what Enter plays
    enter: str = ""  # what Enter does, in words; nothing: Enter does nothing
    may_pass: bool = False  # Enter says nothing and lets the others go on
    only_these: bool = False  # nothing but the numbered moves can be played here
    hint: str = ""


def decision_prompt(view: View, moves: list[Move], people: People) -> Prompt:
    """The question when the game waits for the viewer."""
    if view.agenda[-1].trading and _asked(view):
        return _answering(view, moves, people)
    return _going_on(view, moves, people)


# --- answering an offer ---


def _asked(view: View) -> bool:
    return any([offer.answer_of(view.seat) == ASKED for offer in view.offers])


def _answering(view: View, moves: list[Move], people: People) -> Prompt:
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
    s = view.visible_state
    beside = [move for move in beside if move.rank(s) < NOT_LISTED]
    refusal = next((move for move in answers if isinstance(move, Decline)), None)
    asked = people.say("event-offered", **offer_facts(offer))
    end = people.say("terminal-asked", possible=bool(accepts), concrete=offer.concrete())
    hint = _counter_hint(view, offer, bool(accepts), people)
    enter = describe_move(refusal, view, people) if refusal is not None else ""
    return Prompt(f"{asked} {end}", [*answers, *beside], refusal, enter, hint=hint)


def _counter_hint(view: View, offer: Offer, possible: bool, people: People) -> str:
    """What a counter-offer looks like, with cards that are there."""
    get = offer.terms.give or tuple(view.turned) or (SOY,)
    spare = [kind for kind in view.hand if kind not in get]
    waiting = [one for one in view.offers if one.answer_of(view.seat) == ASKED]
    number = view.offers.index(offer) + 1 if len(waiting) > 1 else 0
    wanted = {"number": number, "get": CARDS[get[0]]}
    forms = [people.say("terminal-counter-more", **wanted)] if possible else []
    forms += [people.say("terminal-counter-with", give=CARDS[spare[0]], **wanted)] if spare else []
    return people.say("terminal-or-type-deal", forms=", ".join(forms)) if forms else ""


# --- everything but trading ---


def _going_on(view: View, moves: list[Move], people: People) -> Prompt:
    listed = sensible(view, moves)
    default = obvious(view, listed)
    enter = describe_move(default, view, people) if default is not None else ""
    told = task(view.visible_state, view.seat, moves, people.voice.knows)
    return Prompt(people.say(told.key, **told.about), listed, default, enter)


def sensible(view: View, moves: list[Move]) -> list[Move]:
    """Without offers, equal empty fields, hardly different moves, and harvests for nothing that nobody needs."""
    s = view.visible_state
    plants = _different_plants(view, [move for move in moves if isinstance(move, Plant)])
    harvests = [
        move for move in moves if isinstance(move, Harvest) and (_stuck(view, moves) or _pays(view, move))
    ]
    others = [move for move in moves if not isinstance(move, Plant | Harvest | Propose)]
    ranked = [(move.rank(s), move) for move in (*plants, *harvests, *others)]
    ranked.sort(key=lambda pair: pair[0])
    return [move for rank, move in ranked if rank < NOT_LISTED]


def _stuck(view: View, moves: list[Move]) -> bool:
    """Whether nothing goes on but a harvest, or throwing something away."""
    going_on = [move for move in moves if move.advances and not isinstance(move, DiscardHand | DiscardTurned)]
    return not going_on and not view.agenda[-1].trading


def _different_plants(view: View, plants: list[Plant]) -> list[Move]:
    """Onto growing fields first, those of the same kind before others; of the empty ones a card needs only one."""
    columns = view.fields[view.seat]
    growing_on = [move for move in plants if columns[move.field]]
    growing_on.sort(key=lambda move: columns[move.field][-1] != move.kind)
    fresh: dict[int, Move] = {}
    for move in plants:
        if not columns[move.field]:
            fresh.setdefault(move.kind, move)
    return [*growing_on, *fresh.values()]


def _pays(view: View, move: Harvest) -> bool:
    columns = view.fields[view.seat]
    column = columns[move.field]
    return view.rules.payouts[column[-1]][len(column)] > 0 or brings_field(
        view.rules, column[-1], len(column), len(columns)
    )


# --- trading ---


def trading_prompt(view: View, moves: list[Move], people: People, said: list[Move]) -> Prompt:
    """The question in a round of trading; `said` are the viewer's own offers of this turn."""
    mine = view.seat == view.active
    picks: list[Move] = [move for move in moves if isinstance(move, Pick)]
    rest = [move for move in sensible(view, moves) if not isinstance(move, Pick | Decline)]
    order = [move for move in rest if not move.advances] + [move for move in rest if move.advances]
    answers = [move for move in order if isinstance(move, Accept | TakeBack | Withdraw)]
    others = [move for move in order if not isinstance(move, Accept | TakeBack | Withdraw)]
    listed = [*picks, *answers, *suggestions(view, moves, said), *others]
    default = picks[0] if picks else None
    enter = describe_move(default, view, people) if default is not None else _pass_words(view, people)
    sentence = _own_trading(view, people) if mine else _others_trading(view, people)
    return Prompt(sentence, listed, default, enter, default is None, hint=_hint(view, people))


def _pass_words(view: View, people: People) -> str:
    return people.say("terminal-pass-trading", active=view.active)


def _own_trading(view: View, people: People) -> str:
    strange = kinds_needing_empty_field(view, view.seat, view.turned)
    room = "none" if empty_fields(view, view.seat) == 0 else "some"
    room = room if too_few_fields(view, view.turned) else "enough"
    turned, homeless_cards = card_words(view.turned), card_words(strange)
    return people.say("terminal-your-trading", turned=turned, homeless=homeless_cards, room=room)


def _others_trading(view: View, people: People) -> str:
    return people.say("terminal-others-trading", active=view.active, turned=card_words(view.turned))


def _hint(view: View, people: People) -> str:
    """Commands as they could be typed now."""
    mine = view.seat == view.active
    stock = view.turned + view.hand if mine else view.hand
    stock = [kind for kind in stock if growing_field(view, view.seat, kind) < 0] or stock
    grown = [column[-1] for column in view.fields[view.seat] if column]
    wishes = [kind for kind in (grown if mine else view.turned + grown) if kind not in stock[:1]] or [RED]
    if not stock:
        return people.say("terminal-hint-want", wish=CARDS[wishes[0]])
    to = (view.seat + 1) % len(people.names) if mine else view.active
    favors = view.rules.favors
    favor = favors.in_hand(view.visible_state, view.seat)[:1] if favors is not None else []
    named = {"card": CARDS[stock[0]], "wish": CARDS[wishes[0]], "to": to}
    return people.say("terminal-hint", favor=favor_name(favor[0]) if favor else NOT_KNOWN, **named)


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
        given_away.append(terms.give)  # nothing is given away with favors, so they count together
        if given_away.count(terms.give) <= FAVOR_OFFERS and len(chosen) < SUGGESTIONS:
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
    if not _modest(view, terms):
        return 0
    favors = A_FAVOR * len(terms.give_favors)
    relief = sum([_relief(view, terms.give[i], terms.places[i]) for i in range(len(terms.give))])
    mine = _gain(view, me, terms.want) - _loss(view, me, terms.give) + relief - favors
    theirs = _gain(view, other, terms.give) - _loss(view, other, terms.want) + favors if mine > 0 else 0
    return mine + theirs if theirs > 0 else 0


def _modest(view: View, terms: Terms) -> bool:
    """One card, or a favor, for one that is grown here or for nothing; two only if they were turned over."""
    if terms.want_favors or len(terms.want) > 1:
        return False
    single = len(terms.give) < 2 or all([place == TURNED for place in terms.places])
    return single and all([growing_field(view, view.seat, kind) >= 0 for kind in terms.want])


def _gain(view: View, seat: int, kinds: tuple[int, ...]) -> int:
    """What it is worth to get cards: those that one grows, or that an empty field is left for."""
    gain, room = 0, empty_fields(view, seat)
    for kind in kinds:
        if growing_field(view, seat, kind) >= 0:
            gain += GROWN
        elif view.rules.fits.never_planted(kind) is not None:
            gain += 1
        else:
            gain += 1 if room > 0 else -GROWN
            room -= 1
    return gain


def _loss(view: View, seat: int, kinds: tuple[int, ...]) -> int:
    return sum([GROWN for kind in kinds if growing_field(view, seat, kind) >= 0])


def _relief(view: View, kind: int, place: int) -> int:
    """A turned-over card that one does not grow is a burden, a heavy one without an empty field."""
    if place != TURNED or growing_field(view, view.seat, kind) >= 0:
        return 0
    return 1 if empty_fields(view, view.seat) else 2


# --- moves at any time ---


def interruption_prompt(view: View, moves: list[Move], people: People) -> Prompt:
    """The question between two steps; what is hardly ever wrong is played with Enter, everything else is left."""
    best = foremost(view, moves)
    enter = describe_move(best, view, people) if best is not None else people.say("terminal-go-on")
    hint = people.say("terminal-hint-pass") if best is not None else ""
    chance = f"move-{verb_of(type(best))}.chance" if best is not None else ""
    told = people.say(chance if people.voice.knows(chance) else "terminal-chance")
    sentence = people.say("terminal-before", awaited=view.awaited, chance=told)
    return Prompt(sentence, moves, best, enter, may_pass=True, only_these=True, hint=hint)
