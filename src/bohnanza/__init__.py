"""Bohnanza: an engine, bots, a server and a command line for the card-game family."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("bohnanza")
except PackageNotFoundError:  # run from the sources, without an installed package
    __version__ = "0+source"

__all__ = ["__version__"]
