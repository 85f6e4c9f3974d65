"""A game as one seat sees it: built from the view of the seat and its list of moves, and from nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bohnanza.engine.beans import CARDS, NAMES, UNKNOWN
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.game import legal, winners
from bohnanza.engine.menus import NO_OFFERS
from bohnanza.engine.notation.position import phase_text, position_text
from bohnanza.engine.referee import waiting_for
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Move, Step
from bohnanza.engine.state import NO_SIGNALS, State
from bohnanza.engine.tasks import phase_of
from bohnanza.engine.trade_moves import HAVE, NOT, WANT
from bohnanza.engine.views import SPECTATOR, View, view
from bohnanza.server.protocol.events import Card
from bohnanza.server.protocol.game import GameView, Phase, Seat, Signals, Task
from bohnanza.server.wire.choices import choices_for
from bohnanza.server.wire.extras import rows_for
from bohnanza.server.wire.fields import fields_for
from bohnanza.server.wire.offers import offers_for, trade_for
from bohnanza.server.wire.sentences import task_for, task_of
from bohnanza.words import say

RUNS_BY_ITSELF: Final = "AB-10"  # the rule of steps in which nobody is ever asked
GAME_OVER: Final = "refused-game-over"
SILENT: Final = Signals([], [], [])


def game_for(s: State, seat: int) -> GameView:
    """What a seat, or a spectator, sees of a game, and what the seat may do."""
    moves = legal(s, seat, NO_OFFERS) if seat != SPECTATOR else []
    v = view(s, seat)
    rules, visible = v.rules, v.visible_state
    seats = [
        Seat(
            one,
            v.hands[one],
            fields_for(rules, v.fields[one]),
            _names(v.aside[one]),
            v.coins[one],
            rules.scoring.score(visible, one),
            _signals(v.signals[one]),
        )
        for one in range(rules.seats)
    ]
    return GameView(
        seat=v.seat,
        game=rules.game_id,
        turn=v.turn,
        start=v.start,
        active=v.active,
        phase=phase_for(visible),
        awaited=waiting_for(v.agenda, v.offers, v.awaited),
        deck=v.deck,
        runs=v.runs,
        exhaustions=rules.exhaustions,
        discard=v.discard,
        top=CARDS[v.top] if v.top != UNKNOWN else None,
        turned=_names(v.turned),
        out=v.out,
        hand=_names(v.hand),
        seats=seats,
        currency=rules.currency,
        field_price=rules.field_price,
        max_fields=max(rules.fields, rules.max_fields),
        offers=offers_for(v, moves),
        trade=trade_for(v),
        may_signal=v.seat != SPECTATOR and bool(v.agenda) and has_trading(rules.game_id),
        choices=choices_for(visible, moves),
        task=_task(v, moves),
        extras=rows_for(visible, v.seat),
        winners=winners(visible),
        position=position_text(visible),
    )


def _names(cards: list[int]) -> list[Card]:
    return [CARDS[kind] for kind in cards]


@lru_cache(128)
def has_trading(game_id: str) -> bool:
    """Whether there is trading in a game, and so signals."""
    return any([step.trading for step in rules_for(game_id).turn])


def _signals(said: tuple[int, ...]) -> Signals:
    if said == NO_SIGNALS:
        return SILENT
    kinds = [
        [CARDS[kind] for kind in range(len(said)) if said[kind] == meaning] for meaning in (WANT, HAVE, NOT)
    ]
    return Signals(*kinds)


# --- whose turn, and what to do ---


def phase_for(visible: State) -> Phase:
    """Where in a turn the game waits."""
    if not visible.agenda:
        return Phase("over", "over", GAME_OVER, {}, say(GAME_OVER), "", [], None, False)
    return _phase(visible.rules.game_id, phase_text(visible), visible.agenda[-1])


def _task(v: View, moves: list[Move]) -> Task:
    """What the viewer may do, or else what the step waits for."""
    if not v.agenda:
        return Task(GAME_OVER, {}, say(GAME_OVER))
    step = v.agenda[-1]
    asked = v.seat != SPECTATOR and (step.trading or v.seat == v.awaited)
    return task_for(v.visible_state, v.seat, moves) if asked else task_of(step)


@lru_cache(4096)
def _phase(game_id: str, text: str, step: Step) -> Phase:
    """`text` is the phase in notation: the step of the turn, and what interrupts it."""
    rules = rules_for(game_id)
    task = task_of(step)
    about = step.name.split()[1:]
    seats = [int(word[1:]) for word in about if word[0] == "p" and word[1:].isdecimal()]
    kinds = [CARDS[NAMES.index(word)] for word in about if word in NAMES]
    return Phase(
        phase_of(step),
        during(rules, text.partition(" > ")[0]),
        task.key,
        task.args,
        task.sentence,
        rules.cite(step.rule),
        seats,
        kinds[0] if kinds else None,
        step.trading,
    )


def during(rules: Rules, name: str) -> str:
    """The step of a turn that a phase belongs to, among those in which somebody is asked."""
    stands_for = {step.name: step.instead_of for step in (*rules.turn, *rules.inner) if step.instead_of}
    name = stands_for.get(name, name)
    last = "over"
    for step in rules.turn:
        last = phase_named(step) or last
        if step.name == name:
            break
    return last


def phase_named(step: Step) -> str | None:
    """The name of a step without the seats and cards in it; None if nobody is ever asked in it."""
    return phase_of(step) if step.rule != RUNS_BY_ITSELF else None
