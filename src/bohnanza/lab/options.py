"""What somebody may wish for and cannot have."""

from __future__ import annotations

from bohnanza.engine.menus import PROFILES
from bohnanza.words.errors import WordedError


class BadOption(WordedError):
    """A wish that cannot be fulfilled; the words say why."""


def check_games(games: int) -> None:
    """At least one game is played."""
    if games < 1:
        raise BadOption("cli-too-few-games", games=games)


def check_menu(menu: str) -> None:
    """There is such a menu of moves."""
    if menu not in PROFILES:
        raise BadOption("cli-no-menu", menu=menu, menus=", ".join(PROFILES))
