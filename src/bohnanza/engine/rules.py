"""Rules: the frozen value that says how a game is played. An edition makes one, an add-on changes one."""

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
    inner: tuple[Step, ...]  # steps that can take the place of one of these, or interrupt it
    fits: Fits
    draws: Draws
    scoring: Scoring
    dealing: Dealing
    anytime: tuple[Anytime, ...]
    makes_room: tuple[Anytime, ...]  # those of them that make room for a card that must be planted at once
    max_fields: int = 0  # the most fields a player can get; 0: no more than at the start
    field_price: int = 0  # coins; 0: not for sale
    currency: str = "coin"  # what fields pay; with "dollar", scores are in cents
    payment_returns: bool = True  # coins paid go onto the discard pile, otherwise out of the game
    empty_field_protects: bool = False  # an empty field protects single cards, as a field with two does
    plantings_noticed: bool = False  # after every planting everybody is asked for any-time moves
    harvest_effect: HarvestEffect | None = None
    favors: FavorTrade | None = None
    duties: tuple[Duty, ...] = ()
    extras: tuple[Extra, ...] = ()  # what add-ons keep in the state, as it is before the deal
    pays: tuple[tuple[int, Beanometer], ...] = ()  # kinds that pay differently in this game
    # Set by the catalog: the id in canonical form, and coins by kind and number of cards.
    game_id: str = ""
    payouts: tuple[tuple[int, ...], ...] = ()
    # General rules that the edition states under an id of its own, as pairs of ids; refusals cite the edition's.
    restated: tuple[tuple[str, str], ...] = ()

    @property
    def kinds(self) -> int:
        """The number of kinds, including those without cards in this game."""
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
