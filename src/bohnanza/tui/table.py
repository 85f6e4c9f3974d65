"""The table in a few lines, as one seat sees it."""

from __future__ import annotations

from bohnanza.engine.beans import KINDS
from bohnanza.engine.rules import Rules
from bohnanza.engine.trade_moves import HAVE, NOT, WANT
from bohnanza.engine.views import View
from bohnanza.tui.words import People, bean, counted, joined, number_of


def table_lines(view: View, people: People) -> list[str]:
    """Everything: the piles, the others, the turned-over cards, the own fields and hand."""
    others = [(view.seat + distance) % view.rules.seats for distance in range(1, view.rules.seats)]
    lines = [pile_line(view)]
    for seat in others:
        lines += seat_lines(view, people, seat)
    return lines + own_lines(view, people)


def pile_line(view: View) -> str:
    """How far the game has come."""
    runs = f"ran out {view.runs} of {number_of(view.rules.exhaustions, 'time')}"
    return f"Draw pile: {number_of(view.deck, 'card')}, {runs}."


def seat_lines(view: View, people: People, seat: int) -> list[str]:
    """Another player: coins, number of cards, fields, and what they say."""
    fields = " | ".join([joined(counted(column)) or "-" for column in view.fields[seat]])
    line = f"{_wealth(view, people, seat)}  | {fields} |"
    if view.aside[seat]:
        line += f" + {joined(counted(view.aside[seat]))} to plant"
    said = signal_words(view.signals[seat], ("wants", "has", "does not want"))
    return [line, f"    (says: {said})"] if said else [line]


def _wealth(view: View, people: People, seat: int) -> str:
    width = max([len(name) for name in people.names])
    coins, cards = number_of(view.coins[seat], "coin"), number_of(view.hands[seat], "card")
    return f"  {people.names[seat]:<{width}}  {coins:>8}  {cards:>8}"


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
    lines = [_wealth(view, people, view.seat)]
    for field, column in enumerate(view.fields[view.seat]):
        lines.append(f"    field {field + 1}:  {field_words(view.rules, column)}")
    lines.append(f"    hand:     {hand_words(view)}")
    if view.aside[view.seat]:
        lines.append(f"    received: {joined(counted(view.aside[view.seat]))}")
    said = signal_words(view.signals[view.seat], ("want", "have", "do not want"))
    if said:
        lines.append(f"    you say:  {said}")
    if view.turned:
        where = "Turned over" if any([step.trading for step in view.rules.turn]) else "On the table"
        lines.append(f"  {where}: {joined([bean(kind) for kind in view.turned])}")
    return lines


def field_words(rules: Rules, column: list[int]) -> str:
    """What grows, what it pays now and at the next step.

    >>> from bohnanza.engine.catalog import rules_for
    >>> field_words(rules_for("anniversary/4"), [3, 3, 3])
    '3 Soy: pays 1, with 4 it pays 2'
    """
    if not column:
        return "empty"
    table, size = rules.payouts[column[-1]], len(column)
    words = f"{joined(counted(column))}: pays {table[size] or 'nothing'}"
    further = [cards for cards in range(size, len(table)) if table[cards] > table[size]]
    return f"{words}, with {further[0]} it pays {table[further[0]]}" if further else f"{words}, its most"


def hand_words(view: View) -> str:
    """The own hand in its order, the card that is next marked."""
    cards = [bean(kind) for kind in view.hand]
    return ", ".join([f"{cards[0]} (next)", *cards[1:]]) if cards else "empty"


def bean_lines(rules: Rules) -> list[str]:
    """The beans of a game: how many there are, and what they pay."""
    lines = []
    for kind in range(KINDS):
        if rules.deck[kind]:
            table = rules.payouts[kind]
            steps = [cards for cards in range(1, len(table)) if table[cards] > table[cards - 1]]
            pays = ", ".join([f"{cards} pay {table[cards]}" for cards in steps])
            lines.append(f"  {bean(kind):<11} {rules.deck[kind]:>2} cards   {pays}")
    return lines


def turn_lines(rules: Rules) -> list[str]:
    """The steps of a turn, as the game's own table has them."""
    steps = [step for step in rules.turn if step.rule != "AB-10"]  # the others run by themselves
    lines = []
    for at, step in enumerate(steps, 1):
        lines.append(f"  {at}. {step.sentence} ({rules.cite(step.rule)})")
        also = [inner for inner in rules.inner if inner.instead_of == step.name]
        lines += [f"     {inner.sentence} ({rules.cite(inner.rule)})" for inner in also]
    return lines
