"""What a player is asked: one sentence, the sensible moves by number, and what Enter does."""

from __future__ import annotations

from dataclasses import dataclass

from bohnanza.engine.beans import CARDS, RED, SOY
from bohnanza.engine.discards import DiscardHand, DiscardTurned
from bohnanza.engine.moves import BuyField, Done, Harvest, Plant
from bohnanza.engine.notation.facts import verb_of
from bohnanza.engine.offers import ASKED, Offer
from bohnanza.engine.seams import NOT_LISTED, Move
from bohnanza.engine.sorts import favor_name
from bohnanza.engine.tasks import NOT_KNOWN, task
from bohnanza.engine.trade_moves import Accept, Decline, Pick, Propose, TakeBack, TradeMove, Withdraw
from bohnanza.engine.views import View
from bohnanza.tui.defaults import default_move, safe_move
from bohnanza.tui.extras import brings_field
from bohnanza.tui.move_descriptions import describe_move
from bohnanza.tui.people import People, card_words
from bohnanza.tui.suggestions import suggested_offers
from bohnanza.tui.view_facts import (
    empty_fields,
    growing_field,
    kinds_needing_empty_field,
    offer_facts,
    too_few_fields,
)


@dataclass(frozen=True)
class Prompt:
    """What the player is asked, and which answers are suggested."""

    sentence: str
    moves: list[Move]  # by number
    default: Move | None = None  # what Enter plays
    enter: str = ""  # what Enter does, in words; empty if it does nothing
    may_pass: bool = False  # Enter says nothing and lets the others go on
    only_these: bool = False  # nothing but the numbered moves can be played here
    hint: str = ""


# --- when the game waits for the viewer ---


def decision_prompt(view: View, moves: list[Move], people: People) -> Prompt:
    """Asks for a move that the game waits for: the answer to an offer, or whatever the step is about."""
    waiting = [offer for offer in view.offers if offer.answer_of(view.seat) == ASKED]
    if view.agenda[-1].trading and waiting:
        return _answer_prompt(view, moves, people, waiting)
    listed = sensible(view, moves)
    default = default_move(view, listed)
    enter = describe_move(default, view, people) if default is not None else ""
    to_do = task(view.visible_state, view.seat, moves, people.voice.knows)
    return Prompt(people.say(to_do.key, **to_do.about), listed, default, enter)


def _answer_prompt(view: View, moves: list[Move], people: People, waiting: list[Offer]) -> Prompt:
    """Asks for an answer to the first of the offers that wait for one; Enter declines it."""
    offer, s = waiting[0], view.visible_state
    answers: list[Move] = [
        move for move in moves if isinstance(move, Accept | Decline) and move.number == offer.number
    ]
    others = [
        move
        for move in moves
        if (isinstance(move, Pick) or not isinstance(move, TradeMove | Harvest | BuyField | Done))
        and move.rank(s) < NOT_LISTED
    ]
    default = next((move for move in answers if isinstance(move, Decline)), None)
    enter = describe_move(default, view, people) if default is not None else ""
    offered = people.say("event-offered", **offer_facts(offer))
    possible = any([isinstance(move, Accept) for move in answers])
    asked = people.say("terminal-asked", possible=possible, concrete=offer.concrete())
    number = view.offers.index(offer) + 1 if len(waiting) > 1 else 0
    hint = _counter_hint(view, people, offer, number, possible)
    return Prompt(f"{offered} {asked}", [*answers, *others], default, enter, hint=hint)


def _counter_hint(view: View, people: People, offer: Offer, number: int, possible: bool) -> str:
    """Counter-offers as they could be typed, with cards that are there."""
    get = offer.terms.give or tuple(view.turned) or (SOY,)
    spare = [kind for kind in view.hand if kind not in get]
    wanted = {"number": number, "get": CARDS[get[0]]}
    forms = [people.say("terminal-counter-more", **wanted)] if possible else []
    forms += [people.say("terminal-counter-with", give=CARDS[spare[0]], **wanted)] if spare else []
    return people.say("terminal-or-type-deal", forms=", ".join(forms)) if forms else ""


# --- which moves are listed ---


def sensible(view: View, moves: list[Move]) -> list[Move]:
    """Without offers, moves that hardly differ, and harvests for nothing unless only they or a discard help."""
    s = view.visible_state
    going_on = [move for move in moves if move.advances and not isinstance(move, DiscardHand | DiscardTurned)]
    stuck = not going_on and not view.agenda[-1].trading
    plants = _different_plants(view, [move for move in moves if isinstance(move, Plant)])
    harvests = [move for move in moves if isinstance(move, Harvest) and (stuck or _pays(view, move))]
    others = [move for move in moves if not isinstance(move, Plant | Harvest | Propose)]
    ranked = [(move.rank(s), move) for move in (*plants, *harvests, *others)]
    ranked.sort(key=lambda pair: pair[0])
    return [move for rank, move in ranked if rank < NOT_LISTED]


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
    kind, cards = columns[move.field][-1], len(columns[move.field])
    return view.rules.payouts[kind][cards] > 0 or brings_field(view.rules, kind, cards, len(columns))


# --- trading ---


def trading_prompt(view: View, moves: list[Move], people: People, said: list[Move]) -> Prompt:
    """Asks for an offer or anything else in a round of trading; `said` are the viewer's own offers of this turn."""
    picks: list[Move] = [move for move in moves if isinstance(move, Pick)]
    rest = [move for move in sensible(view, moves) if not isinstance(move, Pick | Decline)]
    order = [move for move in rest if not move.advances] + [move for move in rest if move.advances]
    answers = [move for move in order if isinstance(move, Accept | TakeBack | Withdraw)]
    others = [move for move in order if not isinstance(move, Accept | TakeBack | Withdraw)]
    listed = [*picks, *answers, *suggested_offers(view, moves, said), *others]
    turned = card_words(view.turned)
    if view.seat == view.active:
        homeless = card_words(kinds_needing_empty_field(view, view.seat, view.turned))
        room = "none" if empty_fields(view, view.seat) == 0 else "some"
        room = room if too_few_fields(view, view.turned) else "enough"
        sentence = people.say("terminal-your-trading", turned=turned, homeless=homeless, room=room)
    else:
        sentence = people.say("terminal-others-trading", active=view.active, turned=turned)
    hint = _trading_hint(view, people)
    if picks:
        return Prompt(sentence, listed, picks[0], describe_move(picks[0], view, people), hint=hint)
    pass_words = people.say("terminal-pass-trading", active=view.active)
    return Prompt(sentence, listed, None, pass_words, may_pass=True, hint=hint)


def _trading_hint(view: View, people: People) -> str:
    """Commands as they could be typed now."""
    mine = view.seat == view.active
    stock = view.turned + view.hand if mine else view.hand
    stock = [kind for kind in stock if growing_field(view, view.seat, kind) < 0] or stock
    grown = [column[-1] for column in view.fields[view.seat] if column]
    wanted = [kind for kind in (grown if mine else view.turned + grown) if kind not in stock[:1]] or [RED]
    if not stock:
        return people.say("terminal-hint-want", wish=CARDS[wanted[0]])
    to = (view.seat + 1) % len(people.names) if mine else view.active
    favors = view.rules.favors
    favor = favors.in_hand(view.visible_state, view.seat)[:1] if favors is not None else []
    named = {"card": CARDS[stock[0]], "wish": CARDS[wanted[0]], "to": to}
    return people.say("terminal-hint", favor=favor_name(favor[0]) if favor else NOT_KNOWN, **named)


# --- moves at any time ---


def interruption_prompt(view: View, moves: list[Move], people: People) -> Prompt:
    """Asks between two steps; Enter plays what is hardly ever wrong, or goes on."""
    best = safe_move(view, moves)
    enter = describe_move(best, view, people) if best is not None else people.say("terminal-go-on")
    hint = people.say("terminal-hint-pass") if best is not None else ""
    chance = f"move-{verb_of(type(best))}.chance" if best is not None else ""
    reason = people.say(chance if people.voice.knows(chance) else "terminal-chance")
    sentence = people.say("terminal-before", awaited=view.awaited, chance=reason)
    return Prompt(sentence, moves, best, enter, may_pass=True, only_these=True, hint=hint)
