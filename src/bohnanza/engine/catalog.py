"""The catalog: which games there are, and the table of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from mypy_extensions import mypyc_attr

from bohnanza.engine.addons import coin, magpie
from bohnanza.engine.addons.favors import rules as favors
from bohnanza.engine.beans import KINDS
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
from bohnanza.words.errors import WordedError

EDITIONS: Final[dict[str, tuple[Callable[[int], Rules], tuple[int, ...]]]] = {
    "classic": (classic.classic, classic.SEATS),
    "bean-duel": (bean_duel.bean_duel, bean_duel.SEATS),
    "anniversary": (anniversary.anniversary, anniversary.SEATS),
    "new-beans": (new_beans.new_beans, new_beans.SEATS),
    "field-beans": (field_beans.field_beans, field_beans.SEATS),
    "anniversary-duel": (anniversary_duel.anniversary_duel, anniversary_duel.SEATS),
    "the-duel": (the_duel.the_duel, the_duel.SEATS),
}

# In canonical order: what an add-on does to a table, and the games it goes with.
ADDONS: Final[dict[str, tuple[Callable[[Rules], Rules], tuple[str, ...]]]] = {
    "coin": (coin.coin, ("anniversary",)),
    "magpie": (magpie.magpie, ("anniversary", "new-beans", "field-beans", "anniversary-duel")),
    "favors": (favors.favors, ("anniversary", "new-beans", "field-beans", "classic")),
}

_TABLES: dict[str, Rules] = {}


@mypyc_attr(native_class=False)  # a native one cannot have a base that is not compiled
class UnknownGame(WordedError):
    """A game id that names no game."""


def rules_for(game_id: str) -> Rules:
    """The table of a game.

    >>> rules_for("anniversary/3").fields
    3
    >>> rules_for("anniversary/9")
    Traceback (most recent call last):
    bohnanza.engine.catalog.UnknownGame: “Bohnanza 25th Anniversary” is for three to five players, not for nine.
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
        raise UnknownGame("notation-no-game", word=edition, games=list(EDITIONS))
    make, seats = EDITIONS[edition]
    _check_addons(edition, addons)
    if not slash or not count.isdecimal():
        raise UnknownGame("notation-no-player-count", text=game_id, example=f"{rule_set}/{seats[0]}")
    if int(count) not in seats:
        raise UnknownGame(
            "notation-wrong-player-count", game=edition, least=seats[0], most=seats[-1], count=int(count)
        )
    table = make(int(count))
    chosen = [name for name in ADDONS if name in addons]
    for name in chosen:
        table = ADDONS[name][0](table)
    if len(table.deck) != KINDS or len(table.payouts) != KINDS:
        raise ValueError(f"{rule_set} does not say of every kind how many cards there are and what they pay.")
    return replace(table, game_id=f"{'+'.join([edition, *chosen])}/{int(count)}")


def _check_addons(edition: str, addons: list[str]) -> None:
    for name in addons:
        if name not in ADDONS:
            raise UnknownGame("notation-no-addon", word=name, addons=list(ADDONS))
        if edition not in ADDONS[name][1]:
            raise UnknownGame(
                "notation-addon-goes-with", addon=name, games=list(ADDONS[name][1]), game=edition
            )
        if addons.count(name) > 1:
            raise UnknownGame("notation-addon-twice", addon=name)


def rule_sets() -> list[str]:
    """Every game with every combination of the add-ons that go with it, without seats."""
    found: list[str] = []
    for edition in EDITIONS:
        combined = [edition]
        for name, (_, editions) in ADDONS.items():
            if edition in editions:
                combined += [f"{rule_set}+{name}" for rule_set in combined]
        found += combined
    return found


def game_ids() -> list[str]:
    """Every game id there is.

    >>> game_ids()[:2]
    ['classic/3', 'classic/4']
    """
    return [
        f"{rule_set}/{count}" for rule_set in rule_sets() for count in EDITIONS[rule_set.partition("+")[0]][1]
    ]
