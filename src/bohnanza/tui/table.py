"""The table in a few lines, as one seat sees it."""

from __future__ import annotations

from bohnanza.engine.beans import FIELD, KINDS, UNKNOWN
from bohnanza.engine.editions.field_beans import FOR_A_FIELD
from bohnanza.engine.rules import Rules
from bohnanza.engine.trade_moves import HAVE, NOT, WANT
from bohnanza.engine.views import View
from bohnanza.tui.beside import brings_field, is_table_duel, numbers, other_beside, own_beside
from bohnanza.tui.words import People, bean, column_words, counted, joined, number_of


def table_lines(view: View, people: People) -> list[str]:
    """Everything: the piles, the others, the turned-over cards, the own fields and hand."""
    others = [(view.seat + distance) % view.rules.seats for distance in range(1, view.rules.seats)]
    lines = [pile_line(view)]
    for seat in others:
        lines += seat_lines(view, people, seat)
    return lines + own_lines(view, people)


def pile_line(view: View) -> str:
    """How far the game has come, and in a table duel which card might come back."""
    runs = f", ran out {view.runs} of {number_of(view.rules.exhaustions, 'time')}."
    if view.rules.exhaustions == 1:
        runs = "; the last one ends the game."
    top = view.top if is_table_duel(view.rules) else UNKNOWN
    discards = f" Discard pile: {bean(top)} on top." if top != UNKNOWN else ""
    return f"Draw pile: {number_of(view.deck, 'card')}{runs}{discards}"


def seat_lines(view: View, people: People, seat: int) -> list[str]:
    """Another player: coins, number of cards, fields, what is beside them, and what they say."""
    fields = " | ".join([column_words(column) or "-" for column in view.fields[seat]])
    lines = [f"{numbers(view, people, seat)}  | {fields} |"]
    if view.aside[seat]:
        lines.append(f"    (has to plant {joined(counted(view.aside[seat]))})")
    said = signal_words(view.signals[seat], ("wants", "has", "does not want"))
    beside = other_beside(view, people, seat)
    lines += [f"    ({beside})"] if beside else []
    return [*lines, f"    (says: {said})"] if said else lines


def signal_words(signals: tuple[int, ...], verbs: tuple[str, str, str]) -> str:
    """What a player says to want, have and not want."""
    parts = []
    for meaning, verb in zip((WANT, HAVE, NOT), verbs):
        kinds = [bean(kind) for kind in range(KINDS) if signals[kind] == meaning]
        if kinds:
            parts.append(f"{verb} {joined(kinds)}")
    return "; ".join(parts)


def own_lines(view: View, people: People) -> list[str]:
    """What is the viewer's, and the turned-over cards."""
    columns = view.fields[view.seat]
    lines = [numbers(view, people, view.seat)]
    for field, column in enumerate(columns):
        lines.append(f"    field {field + 1}:  {field_words(view.rules, column, len(columns))}")
    lines.append(f"    hand:     {hand_words(view)}")
    if view.aside[view.seat]:
        lines.append(f"    received: {joined(counted(view.aside[view.seat]))}")
    said = signal_words(view.signals[view.seat], ("want", "have", "do not want"))
    if said:
        lines.append(f"    you say:  {said}")
    lines += own_beside(view, people)
    if view.turned:
        by = f" by {people.names[view.active]}" if view.seat != view.active else ""
        where = "On the table" if is_table_duel(view.rules) else f"Turned over{by}"
        lines.append(f"  {where}: {joined([bean(kind) for kind in view.turned])}")
    return lines


def field_words(rules: Rules, column: list[int], fields: int = 0) -> str:
    """What grows, what it pays now and at the next step, to a player with so many fields.

    >>> from bohnanza.engine.catalog import rules_for
    >>> field_words(rules_for("anniversary/4"), [3, 3, 3])
    '3 Soy: pays 1, with 4 it pays 2'
    >>> field_words(rules_for("field-beans/4"), [11], 2)
    '1 Field: pays nothing, with 2 it brings a third field, with 3 it pays 3'
    """
    if not column:
        return "empty"
    table, size = rules.payouts[column[-1]], len(column)
    now = f"pays {table[size] or 'nothing'}"
    if brings_field(rules, column, fields):
        now = "brings a third field"
    further = [cards for cards in range(size, len(table)) if table[cards] > table[size]]
    later = [f"with {further[0]} it pays {table[further[0]]}"] if further else ["its most"]
    if size < FOR_A_FIELD and brings_field(rules, [FIELD] * FOR_A_FIELD, fields) and column[-1] == FIELD:
        later.insert(0, f"with {FOR_A_FIELD} it brings a third field")
    return f"{column_words(column)}: {', '.join([now, *later])}"


def hand_words(view: View) -> str:
    """The own hand in its order, the card that is next marked."""
    cards = [bean(kind) for kind in view.hand]
    return ", ".join([f"{cards[0]} (next)", *cards[1:]]) if cards else "empty"


def bean_lines(rules: Rules) -> list[str]:
    """The beans of a game: how many there are, and what they pay."""
    kinds = [kind for kind in range(KINDS) if rules.deck[kind]]
    return [f"  {bean(kind):<11} {rules.deck[kind]:>2} cards   {_pays(rules, kind)}" for kind in kinds]


def _pays(rules: Rules, kind: int) -> str:
    if rules.fits.never(kind) is not None:
        return "never planted: it steals from fields"
    table = rules.payouts[kind]
    steps = [cards for cards in range(1, len(table)) if table[cards] > table[cards - 1]]
    pays = [f"{cards} pay {table[cards]}" for cards in steps]
    if brings_field(rules, [kind] * FOR_A_FIELD, 0):
        pays.insert(0, f"{FOR_A_FIELD} bring a third field")
    return ", ".join(pays)


def turn_lines(rules: Rules) -> list[str]:
    """The steps of a turn, as the game's own table has them."""
    steps = [step for step in rules.turn if step.rule != "AB-10"]  # the others run by themselves
    lines = []
    for at, step in enumerate(steps, 1):
        lines.append(f"  {at}. {step.refusal().sentence} ({rules.cite(step.rule)})")
        also = [inner for inner in rules.inner if inner.instead_of == step.name]
        lines += [f"     {inner.refusal().sentence} ({rules.cite(inner.rule)})" for inner in also]
    return lines
