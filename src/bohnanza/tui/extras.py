"""The extras of a game, which are what it has apart from beans, and what players have earned."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.game import legal
from bohnanza.engine.menus import NO_OFFERS
from bohnanza.engine.notation.facts import move_facts
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import NOBODY, ExtraRow, Move
from bohnanza.engine.steps.left_cards import TurnedCardsStep
from bohnanza.engine.views import View
from bohnanza.tui.move_descriptions import describe_move
from bohnanza.tui.people import People

EXPLAINED: Final = 10  # if a family has more words, only those of the player are explained

# --- what sort of game it is ---


def is_table_duel(rules: Rules) -> bool:
    """Whether cards are left on the table for the other player."""
    return any([isinstance(step, TurnedCardsStep) for step in rules.turn])


def has_trading(rules: Rules) -> bool:
    return any([step.trading for step in rules.turn])


def extra_families(rules: Rules) -> list[str]:
    """The families of words that the extras of a game have: `favor`, `bonus`."""
    return list(dict.fromkeys([thing.family for extra in rules.extras for thing in extra.items()]))


# --- what players have earned ---


def brings_field(rules: Rules, kind: int, cards: int, fields: int) -> bool:
    """Whether that many cards of a kind earn another field for a player with this many fields."""
    return rules.harvest_effect is not None and rules.harvest_effect.brings_field(rules, fields, kind, cards)


def cards_for_field(rules: Rules, kind: int, fields: int) -> int:
    """How many cards of a kind earn another field; 0 if it never does."""
    numbers = range(1, rules.deck[kind] + 1)
    return next((cards for cards in numbers if brings_field(rules, kind, cards, fields)), 0)


def player_summary(view: View, people: People, seat: int) -> str:
    """A player's name, score and number of cards, and the badges that everybody has, in columns."""
    width = max([len(name) for name in people.names])
    earned = people.earned(view.rules.scoring.score(view.visible_state, seat))
    cards = people.say("terminal-cards", cards=view.hands[seat])
    line = f"  {people.names[seat]:<{width}}  {earned:>8}  {cards:>8}"
    return "".join([line, *[f"  {badge:>8}" for badge in badges(view, people, seat, of_all=True)]])


def badges(view: View, people: People, seat: int, of_all: bool) -> list[str]:
    """What is shown next to a name: what all players have, or what only some have."""
    found = [row for row in _rows(view) if row.badge]
    keys = [row.key for row in found]
    everywhere = [key for key in keys if keys.count(key) == view.rules.seats]
    return [
        people.row_sentence(row) for row in found if row.seat == seat and (row.key in everywhere) == of_all
    ]


def labelled(label: str, text: str) -> str:
    """A line about something that the viewer has."""
    return f"    {label + ':':<9} {text}"


# --- rows ---


def _rows(view: View) -> list[ExtraRow]:
    """Everything that the extras show to the viewer."""
    s = view.visible_state
    return [row for extra in s.extras for row in extra.rows(s, view.seat)]


def _line_rows(view: View) -> list[ExtraRow]:
    """The rows that are lines: no badges, and nothing that the viewer has just read as an event."""
    return [row for row in _rows(view) if not row.badge and not row.key.startswith("event-")]


def own_extra_lines(view: View, people: People) -> list[str]:
    """Lines for what the viewer has or may use, and for what belongs to nobody."""
    lines = []
    for row in _line_rows(view):
        label = f"{row.key}.label"
        if row.seat == view.seat and people.voice.knows(label):
            things = _things(row, view, people) or people.say("terminal-nothing")
            lines.append(labelled(people.say(label), things))
        elif row.playable or row.seat in (view.seat, NOBODY):
            lines.append(f"  {_row_text(row, view, people)}")
    return lines


def other_extras(view: View, people: People, seat: int) -> str:
    """What another player has apart from beans; empty in most games."""
    rows = [row for row in _line_rows(view) if row.seat == seat and not row.playable]
    return "; ".join([_row_text(row, view, people) for row in rows])


def _row_text(row: ExtraRow, view: View, people: People) -> str:
    sentence = people.row_sentence(row)
    return f"{sentence}: {_things(row, view, people)}" if row.words else sentence


def _things(row: ExtraRow, view: View, people: People) -> str:
    """The things of a row; those that the viewer can use now are marked."""
    shown = []
    for word in row.words:
        name = people.thing(row.family, word)
        now = row.playable and _uses(view, row, word)
        shown.append(people.say("terminal-thing-now", name=name) if now else name)
    return ", ".join(shown)


def _uses(view: View, row: ExtraRow, word: str) -> list[Move]:
    """The any-time moves that the viewer can make with a thing now; a move with another player's thing names them."""
    s = view.visible_state
    found = []
    for move in legal(s, view.seat, NO_OFFERS):
        facts = {**move_facts(move), **move.facts(s)}
        owner = row.seat in (view.seat, facts.get("seat"))
        if not move.advances and facts.get(row.family) == word and owner:
            found.append(move)
    return found


# --- what the things mean ---


def explained(view: View, people: People, family: str) -> list[str]:
    """What the things of a family mean: all of them or, if there are many, those that the viewer has."""
    mine = [
        row for row in _line_rows(view) if row.family == family and row.seat == view.seat and row.playable
    ]
    owned = {word: row for row in mine for word in row.words}
    every = [thing.word for extra in view.extras for thing in extra.items() if thing.family == family]
    shown = list(dict.fromkeys(every)) if len(set(every)) <= EXPLAINED else list(owned)
    if not shown:
        return [people.say("terminal-no-things", game=bool(every))]
    heading = f"{family}-any.heading"
    lines = [people.say(heading)] if people.voice.knows(heading) else []
    for word in shown:
        text = people.voice.entry(family, word, {"as": "explained"}, {})
        uses = _uses(view, owned[word], word) if word in owned else []
        if uses:
            moves = people.voice.joined([describe_move(move, view, people) for move in uses], "or")
            text = people.say("terminal-explained-now", text=text, moves=moves)
        lines.append(f"  {text}")
    return lines
