"""What lies beside the beans, as the extras of a game describe it, and what somebody has earned."""

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

EXPLAINED: Final = 10  # if a family has more words, only those that lie before the player are explained

# --- what sort of game it is ---


def is_table_duel(rules: Rules) -> bool:
    """Cards are left on the table for the other player."""
    return any([isinstance(step, TurnedCardsStep) for step in rules.turn])


def has_trading(rules: Rules) -> bool:
    """Offers are made."""
    return any([step.trading for step in rules.turn])


def extra_families(rules: Rules) -> list[str]:
    """The families of things that the extras of a game are about."""
    return list(dict.fromkeys([thing.family for extra in rules.extras for thing in extra.items()]))


# --- what somebody has earned ---


def brings_field(rules: Rules, kind: int, cards: int, fields: int) -> bool:
    """Whether that many cards of a kind earn another field for a player with this many fields."""
    return rules.harvest_effect is not None and rules.harvest_effect.brings_field(rules, fields, kind, cards)


def cards_for_field(rules: Rules, kind: int, fields: int) -> int:
    """With how many cards a kind earns another field; 0: it never does."""
    numbers = range(1, rules.deck[kind] + 1)
    return next((cards for cards in numbers if brings_field(rules, kind, cards, fields)), 0)


def numbers(view: View, people: People, seat: int) -> str:
    """A seat's name, wealth and cards, and what else is beside the name, in columns."""
    width = max([len(name) for name in people.names])
    earned = people.earned(view.rules.scoring.score(view.visible_state, seat))
    cards = people.say("terminal-cards", cards=view.hands[seat])
    line = f"  {people.names[seat]:<{width}}  {earned:>8}  {cards:>8}"
    return "".join([line, *[f"  {badge:>8}" for badge in badges(view, people, seat, of_all=True)]])


def badges(view: View, people: People, seat: int, of_all: bool) -> list[str]:
    """What is said beside a name: what all players have, or what only some have."""
    found = [row for row in rows_of(view) if row.badge]
    keys = [row.key for row in found]
    everywhere = [key for key in keys if keys.count(key) == view.rules.seats]
    return [people.tell(row) for row in found if row.seat == seat and (row.key in everywhere) == of_all]


def labelled(label: str, text: str) -> str:
    """A line of what is the viewer's."""
    return f"    {label + ':':<9} {text}"


# --- rows ---


def rows_of(view: View) -> list[ExtraRow]:
    """Everything that the extras show to the viewer."""
    s = view.visible_state
    return [row for extra in s.extras for row in extra.rows(s, view.seat)]


def _lines_of(view: View) -> list[ExtraRow]:
    """Without what stands beside a name, and what has just been told as an event."""
    return [row for row in rows_of(view) if not row.badge and not row.key.startswith("event-")]


def own_extra_lines(view: View, people: People) -> list[str]:
    """Lines for what is the viewer's, may be used by the viewer, or belongs to nobody."""
    rows = [row for row in _lines_of(view) if row.playable or row.seat in (view.seat, NOBODY)]
    return [_own_line(row, view, people) for row in rows]


def other_extras(view: View, people: People, seat: int) -> str:
    """What another player has beside the beans; nothing in most games."""
    rows = [row for row in _lines_of(view) if row.seat == seat and not row.playable]
    return "; ".join([_told(row, view, people) for row in rows])


def _own_line(row: ExtraRow, view: View, people: People) -> str:
    label = f"{row.key}.label"
    if row.seat != view.seat or not people.voice.knows(label):
        return f"  {_told(row, view, people)}"
    return labelled(people.say(label), _things(row, view, people) or people.say("terminal-nothing"))


def _told(row: ExtraRow, view: View, people: People) -> str:
    sentence = people.tell(row)
    return f"{sentence}: {_things(row, view, people)}" if row.words else sentence


def _things(row: ExtraRow, view: View, people: People) -> str:
    shown = []
    for word in row.words:
        name = people.thing(row.family, word)
        now = row.playable and _uses(view, row, word)
        shown.append(people.say("terminal-thing-now", name=name) if now else name)
    return ", ".join(shown)


def _uses(view: View, row: ExtraRow, word: str) -> list[Move]:
    """The any-time moves that the viewer has with a thing now; one that somebody else has is named with the owner."""
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
    """What the things of a family mean: all, or if they are many those that the viewer has."""
    mine = [row for row in _lines_of(view) if row.family == family and row.seat == view.seat and row.playable]
    words = {word: row for row in mine for word in row.words}
    every = [thing.word for extra in view.extras for thing in extra.items() if thing.family == family]
    shown = list(dict.fromkeys(every)) if len(set(every)) <= EXPLAINED else list(words)
    if not shown:
        return [people.say("terminal-no-things", game=bool(every))]
    heading = f"{family}-any.heading"
    lines = [people.say(heading)] if people.voice.knows(heading) else []
    return lines + [f"  {_meaning(view, people, family, word, words.get(word))}" for word in shown]


def _meaning(view: View, people: People, family: str, word: str, row: ExtraRow | None) -> str:
    text = people.voice.entry(family, word, {"as": "explained"}, {})
    uses = _uses(view, row, word) if row is not None else []
    if not uses:
        return text
    moves = people.voice.joined([describe_move(move, view, people) for move in uses], "or")
    return people.say("terminal-explained-now", text=text, moves=moves)
