"""A game as one seat sees it: built from the seat's view and the seat's own list of moves, from nothing else."""

from __future__ import annotations

from functools import cache, lru_cache
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
    """What a seat, or a spectator, sees of a table, and what the seat may do."""
    moves = legal(s, seat, NO_OFFERS) if seat != SPECTATOR else []
    return seen(view(s, seat), moves)


def seen(v: View, moves: list[Move]) -> GameView:
    """The same from a view and the moves that are listed for its seat."""
    rules, table = v.rules, v.visible_state
    return GameView(
        seat=v.seat,
        game=rules.game_id,
        turn=v.turn,
        start=v.start,
        active=v.active,
        phase=phase_for(table),
        awaited=waiting_for(v.agenda, v.offers, v.awaited),
        deck=v.deck,
        runs=v.runs,
        exhaustions=rules.exhaustions,
        discard=v.discard,
        top=CARDS[v.top] if v.top != UNKNOWN else None,
        turned=_names(v.turned),
        out=v.out,
        hand=_names(v.hand),
        seats=[_seat(v, table, seat) for seat in range(rules.seats)],
        currency=rules.currency,
        field_price=rules.field_price,
        max_fields=max(rules.fields, rules.max_fields),
        offers=offers_for(v, moves),
        trade=trade_for(v),
        may_signal=v.seat != SPECTATOR and bool(v.agenda) and has_trading(rules.game_id),
        choices=choices_for(table, moves),
        task=_task(v, table, moves),
        extras=rows_for(table, v.seat),
        winners=winners(table),
        position=position_text(table),
    )


def _names(cards: list[int]) -> list[Card]:
    return [CARDS[kind] for kind in cards]


@lru_cache(128)
def has_trading(game_id: str) -> bool:
    """Whether there is trading in a game, and so signals."""
    return any([step.trading for step in rules_for(game_id).turn])


# --- players ---


def _seat(v: View, table: State, seat: int) -> Seat:
    return Seat(
        seat,
        v.hands[seat],
        fields_for(v.rules, v.fields[seat]),
        _names(v.aside[seat]),
        v.coins[seat],
        v.rules.scoring.score(table, seat),
        _signals(v.signals[seat]),
    )


def _signals(said: tuple[int, ...]) -> Signals:
    if said == NO_SIGNALS:
        return SILENT
    kinds = [
        [CARDS[kind] for kind in range(len(said)) if said[kind] == meaning] for meaning in (WANT, HAVE, NOT)
    ]
    return Signals(*kinds)


# --- whose turn, and for what ---


def phase_for(table: State) -> Phase:
    """Where the game rests."""
    return _phase(table.rules.game_id, phase_text(table), table.agenda[-1]) if table.agenda else _over()


def _task(v: View, table: State, moves: list[Move]) -> Task:
    """What the viewer may do, or else what the step waits for."""
    if not v.agenda:
        return Task(GAME_OVER, {}, say(GAME_OVER))
    step = v.agenda[-1]
    asked = v.seat != SPECTATOR and (step.trading or v.seat == v.awaited)
    return task_for(table, v.seat, moves) if asked else task_of(step)


@cache
def _over() -> Phase:
    return Phase("over", "over", GAME_OVER, {}, say(GAME_OVER), "", [], None, False)


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
    """The step of a turn, in which somebody is asked, that a phase belongs to."""
    stands_for = {step.name: step.instead_of for step in (*rules.turn, *rules.inner) if step.instead_of}
    name = stands_for.get(name, name)
    last = "over"
    for step in rules.turn:
        last = phase_named(step) or last
        if step.name == name:
            break
    return last


def phase_named(step: Step) -> str | None:
    """The name of a step without what it is about; None for one in which nobody is ever asked."""
    return phase_of(step) if step.rule != RUNS_BY_ITSELF else None
