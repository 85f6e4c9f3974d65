"""Rules: the frozen table a game is played by. An edition makes one, an add-on changes one."""

from __future__ import annotations

from dataclasses import dataclass

from bohnanza.engine.beans import Beanometer, Deck
from bohnanza.engine.seams import (
    Anytime,
    Dealing,
    Draws,
    Duty,
    Extra,
    FavorTrade,
    Fits,
    HarvestEffect,
    Scoring,
    Step,
)


@dataclass(frozen=True)
class Rules:
    """Everything that differs between the games of the family, for one number of seats."""

    seats: int
    deck: Deck
    hand_sizes: tuple[int, ...]  # by distance from the starting seat
    fields: int
    turned_over: int
    exhaustions: int  # the game ends when the draw pile has run out this often
    turn: tuple[Step, ...]
    inner: tuple[Step, ...]  # steps that a turn can have besides, in place of one or on top of it
    fits: Fits
    draws: Draws
    scoring: Scoring
    dealing: Dealing
    anytime: tuple[Anytime, ...]
    makes_room: tuple[Anytime, ...]  # those of them that make room for a card that must be planted at once
    max_fields: int = 0  # fields that a player may come to have; 0: no more than at the start
    field_price: int = 0  # coins; 0: not for sale
    currency: str = "coin"  # what fields pay; with "dollar", scores are in cents
    payment_returns: bool = True  # coins paid go onto the discard pile, else out of the game
    empty_field_protects: bool = False  # single cards, as a field with more than one does
    plantings_noticed: bool = False  # after every planting all have the chance of an any-time move
    harvest_effect: HarvestEffect | None = None
    favors: FavorTrade | None = None
    duties: tuple[Duty, ...] = ()
    extras: tuple[Extra, ...] = ()  # what add-ons keep in the state, as it is before the deal
    pays: tuple[tuple[int, Beanometer], ...] = ()  # kinds that do not pay as they do elsewhere
    # Set by the catalog: the id in canonical form, and coins by kind and number of cards.
    game_id: str = ""
    payouts: tuple[tuple[int, ...], ...] = ()
    # Ids of general rules that the edition restates under an id of its own: refusals cite the edition's.
    restated: tuple[tuple[str, str], ...] = ()

    @property
    def kinds(self) -> int:
        """One more than the highest number that a kind has here."""
        return len(self.deck)

    def cite(self, rule: str) -> str:
        """The id under which this edition states a general rule."""
        return dict(self.restated).get(rule, rule)


def with_steps(
    turn: tuple[Step, ...], at: Step, before: Step | None = None, after: Step | None = None
) -> tuple[Step, ...]:
    """The turn with one more step before or after the one that has the name of `at`."""
    steps: list[Step] = []
    for step in turn:
        here = step.name == at.name
        if here and before is not None:
            steps.append(before)
        steps.append(step)
        if here and after is not None:
            steps.append(after)
    return tuple(steps)
