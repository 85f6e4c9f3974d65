"""Limits: how much one seat may do before the game goes on without it. They are no rules of the game."""

from typing import Final

# Offers and changes of offers that a seat makes in one trading phase; more are not listed and refused.
PROPOSALS: Final = 12

# Moves beside the step (signals, harvests, offers taken back …) that a seat makes until the game goes on.
# Answers are not counted: there cannot be more of them than proposals.
FREE_MOVES: Final = 24

# Any-time moves that a seat makes at one of the points where the driver asks for them.
INTERRUPTS: Final = 4
