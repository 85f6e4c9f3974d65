"""Bohnanza: an engine, bots and a command line for the card-game family.

>>> import bohnanza
>>> game = bohnanza.Game("anniversary/4", seed="tea")
>>> while not game.over:
...     game.play(game.legal(menu="simple")[0])
>>> game.winners
[2]
"""

from importlib.metadata import PackageNotFoundError, version

from bohnanza.engine.catalog import UnknownGame, game_ids
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.seams import IllegalMove, Move
from bohnanza.engine.views import View
from bohnanza.engine.wording import NotationError
from bohnanza.library import Game

try:
    __version__ = version("bohnanza")
except PackageNotFoundError:  # run from the sources, without an installed package
    __version__ = "0+source"

__all__ = [
    "Game",
    "IllegalMove",
    "Move",
    "NotationError",
    "UnknownGame",
    "View",
    "__version__",
    "game_ids",
    "parse_move",
]
