"""The catalog: which games there are, and the table of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bohnanza.engine.editions import (
    anniversary,
    anniversary_duel,
    bean_duel,
    classic,
    field_beans,
    new_beans,
)
from bohnanza.engine.editions.the_duel import rules as the_duel
from bohnanza.engine.rules import Rules

EDITIONS: Final[dict[str, tuple[Callable[[int], Rules], tuple[int, ...]]]] = {
    "classic": (classic.classic, classic.SEATS),
    "bean-duel": (bean_duel.bean_duel, bean_duel.SEATS),
    "anniversary": (anniversary.anniversary, anniversary.SEATS),
    "new-beans": (new_beans.new_beans, new_beans.SEATS),
    "field-beans": (field_beans.field_beans, field_beans.SEATS),
    "anniversary-duel": (anniversary_duel.anniversary_duel, anniversary_duel.SEATS),
    "the-duel": (the_duel.the_duel, the_duel.SEATS),
}

_TABLES: dict[str, Rules] = {}


class UnknownGame(ValueError):
    """A game id that names no game; the message is one sentence that says why."""


def rules_for(game_id: str) -> Rules:
    """The table of a game.

    >>> rules_for("anniversary/3").fields
    3
    >>> rules_for("anniversary/9")
    Traceback (most recent call last):
    bohnanza.engine.catalog.UnknownGame: anniversary is for 3 to 5 players, not for 9.
    """
    table = _TABLES.get(game_id)
    if table is None:
        table = _make(game_id)
        _TABLES[game_id] = table
    return table


def _make(game_id: str) -> Rules:
    rule_set, slash, count = game_id.partition("/")
    edition, *addons = rule_set.split("+")
    if edition not in EDITIONS:
        raise UnknownGame(f"There is no game '{edition}'; there are {', '.join(EDITIONS)}.")
    for addon in addons:
        raise UnknownGame(f"There is no add-on '+{addon}'.")
    make, seats = EDITIONS[edition]
    if not slash or not count.isdecimal():
        raise UnknownGame(f"'{game_id}' does not say how many play: write for example {edition}/{seats[0]}.")
    if int(count) not in seats:
        raise UnknownGame(f"{edition} is for {_count_text(seats)} players, not for {int(count)}.")
    return replace(make(int(count)), game_id=f"{edition}/{int(count)}")


def _count_text(seats: tuple[int, ...]) -> str:
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])


def game_ids() -> list[str]:
    """Every game id there is.

    >>> game_ids()[:2]
    ['classic/3', 'classic/4']
    """
    return [f"{edition}/{count}" for edition, (_, seats) in EDITIONS.items() for count in seats]
