"""The table in a few lines, as one seat sees it, and the beans and the turns of a game."""

from __future__ import annotations

from itertools import groupby

from bohnanza.engine.beans import CARDS, UNKNOWN
from bohnanza.engine.offers import SIGNALS
from bohnanza.engine.rules import Rules
from bohnanza.engine.tasks import NOT_KNOWN
from bohnanza.engine.views import View
from bohnanza.tui.extras import (
    badges,
    brings_field,
    cards_for_field,
    is_table_duel,
    labelled,
    other_extras,
    own_extra_lines,
    player_summary,
)
from bohnanza.tui.people import People, card_words
from bohnanza.tui.view_facts import offer_facts


def table_lines(view: View, people: People) -> list[str]:
    """Everything: the piles, the others, the turned-over cards, and what the viewer has."""
    others = [(view.seat + distance) % view.rules.seats for distance in range(1, view.rules.seats)]
    lines = [pile_line(view, people)]
    for seat in others:
        lines += seat_lines(view, people, seat)
    return lines + own_lines(view, people)


def pile_line(view: View, people: People) -> str:
    """How far the game has come, and in a table duel the top of the discard pile."""
    shown = is_table_duel(view.rules) and view.top != UNKNOWN
    top = CARDS[view.top] if shown else NOT_KNOWN
    return people.say("terminal-piles", cards=view.deck, runs=view.runs, of=view.rules.exhaustions, top=top)


def seat_lines(view: View, people: People, seat: int) -> list[str]:
    """Another player: coins, number of cards, fields, extras, and what they say."""
    fields = " | ".join([people.counted(column) or "-" for column in view.fields[seat]])
    lines = [
        "  ".join(
            [f"{player_summary(view, people, seat)}  | {fields} |", *badges(view, people, seat, of_all=False)]
        )
    ]
    if view.aside[seat]:
        must_plant = people.say("terminal-must-plant", cards=card_words(view.aside[seat]))
        lines.append(f"    ({must_plant})")
    extras = other_extras(view, people, seat)
    if extras:
        lines.append(f"    ({extras})")
    said = signal_words(view, people, seat)
    if said:
        lines.append(f"    ({people.say('terminal-says', said=said)})")
    return lines


def signal_words(view: View, people: People, seat: int) -> str:
    """What a player has said to want, to have and not to want."""
    parts = []
    for meaning, signal in enumerate(SIGNALS[1:], 1):
        kinds = [kind for kind in range(view.rules.kinds) if view.signals[seat][kind] == meaning]
        if kinds:
            parts.append(people.say("terminal-signal", seat=seat, signal=signal, beans=people.beans(kinds)))
    return "; ".join(parts)


def own_lines(view: View, people: People) -> list[str]:
    """What the viewer has, the turned-over cards and the open offers."""
    columns = view.fields[view.seat]
    lines = [
        "  ".join([player_summary(view, people, view.seat), *badges(view, people, view.seat, of_all=False)])
    ]
    for field, column in enumerate(columns):
        label = people.say("terminal-label-field", field=field + 1)
        lines.append(labelled(label, field_words(view.rules, column, people, len(columns))))
    lines.append(labelled(people.say("terminal-label-hand"), hand_words(view, people)))
    if view.aside[view.seat]:
        lines.append(labelled(people.say("terminal-label-received"), people.counted(view.aside[view.seat])))
    said = signal_words(view, people, view.seat)
    lines += [labelled(people.say("terminal-label-said"), said)] if said else []
    lines += own_extra_lines(view, people)
    if view.turned:
        where = "table" if is_table_duel(view.rules) else "turned"
        cards = people.beans(view.turned)
        lines.append("  " + people.say("terminal-turned", where=where, active=view.active, beans=cards))
    return lines + offer_lines(view, people)


def offer_lines(view: View, people: People) -> list[str]:
    """The open offers with their numbers; empty if there is only one, which needs no number."""
    if len(view.offers) < 2:
        return []
    return ["  " + people.say("terminal-open-offers")] + [
        f"    {number}. {people.say('event-offered', **offer_facts(offer))}"
        for number, offer in enumerate(view.offers, 1)
    ]


def field_words(rules: Rules, column: list[int], people: People, fields: int = 0) -> str:
    """What grows in a field, and what it pays now and at the next step to a player with this many fields.

    >>> from bohnanza.engine.catalog import rules_for
    >>> people = People(["Zoe", "Ana"], 0)
    >>> field_words(rules_for("anniversary/4"), [3, 3, 3], people)
    '3 Soy: pays 1, with 4 it pays 2'
    >>> field_words(rules_for("field-beans/4"), [11], people, 2)
    '1 Field: pays nothing, with 2 it earns a third field, with 3 it pays 3'
    """
    if not column:
        return people.say("terminal-empty")
    kind, size = column[-1], len(column)
    table, for_field = rules.payouts[kind], cards_for_field(rules, kind, fields)
    gains = brings_field(rules, kind, size, fields)
    parts = [people.say("terminal-pays", coins=table[size], gains_field=gains)]
    if size < for_field:
        parts.append(people.say("terminal-will-pay", cards=for_field, coins=0, gains_field=True))
    further = [cards for cards in range(size, len(table)) if table[cards] > table[size]]
    if further:
        coins = table[further[0]]
        parts.append(people.say("terminal-will-pay", cards=further[0], coins=coins, gains_field=False))
    else:
        parts.append(people.say("terminal-pays-most"))
    return f"{people.counted(column)}: {', '.join(parts)}"


def hand_words(view: View, people: People) -> str:
    """The viewer's hand in its order; the next card is marked."""
    cards = [people.bean(kind) for kind in view.hand]
    if not cards:
        return people.say("terminal-empty")
    return ", ".join([people.say("terminal-next", bean=cards[0]), *cards[1:]])


def bean_lines(rules: Rules, people: People) -> list[str]:
    """The beans of a game: how many there are, and what they pay."""
    kinds = [kind for kind in range(rules.kinds) if rules.deck[kind]]
    lines = []
    for kind in kinds:
        cards = people.say("terminal-cards", cards=rules.deck[kind])
        lines.append(f"  {people.bean(kind):<11} {cards:>9}   {_payments(rules, kind, people)}")
    return lines


def _payments(rules: Rules, kind: int, people: People) -> str:
    if rules.fits.never_planted(kind) is not None:
        return people.say("terminal-never-planted")
    table = rules.payouts[kind]
    steps = [cards for cards in range(1, len(table)) if table[cards] > table[cards - 1]]
    pays = [
        people.say("terminal-bean-pays", cards=cards, coins=table[cards], gains_field=False)
        for cards in steps
    ]
    for_field = cards_for_field(rules, kind, rules.fields)
    if for_field:
        pays.insert(0, people.say("terminal-bean-pays", cards=for_field, coins=0, gains_field=True))
    return ", ".join(pays)


def turn_lines(rules: Rules, people: People) -> list[str]:
    """The steps of a turn, as the rules of the game have them; steps that read the same are listed once."""
    steps = [step for step in rules.turn if step.rule != "AB-10"]  # the others run by themselves
    texts = []
    for step in steps:
        also = [inner for inner in rules.inner if inner.instead_of == step.name]
        sentences = [f"{people.step_sentence(one)} [{rules.cite(one.rule)}]" for one in (step, *also)]
        texts.append(list(dict.fromkeys(sentences)))
    lines = []
    for at, ((first, *others), _) in enumerate(groupby(texts), 1):
        lines += [f"  {at}. {first}", *(f"     {other}" for other in others)]
    return lines
