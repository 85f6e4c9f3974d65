"""Options of the lab's commands that cannot be used, and the error that says so."""

from __future__ import annotations

from importlib.util import find_spec

from bohnanza.engine.menus import PROFILES
from bohnanza.words.errors import WordedError


class BadOption(WordedError):
    """An option that cannot be used; the words say why."""


def check_games(games: int) -> None:
    """Refuse a number of games below one."""
    if games < 1:
        raise BadOption("cli-too-few-games", games=games)


def check_menu(menu: str) -> None:
    """Refuse the name of a menu of moves that does not exist."""
    if menu not in PROFILES:
        raise BadOption("cli-no-menu", menu=menu, menus=", ".join(PROFILES))


def check_installed(package: str) -> None:
    """Refuse what needs a package of the extra `lab` that is not installed."""
    if find_spec(package) is None:
        raise BadOption("cli-not-installed", package=package)
