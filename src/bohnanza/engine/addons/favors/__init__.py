"""Bohna Nostra: favors are promised in trades and called in later."""
