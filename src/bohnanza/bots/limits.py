"""How much a bot may do before the game goes on without it, wherever it plays. None of this is a rule."""

from typing import Final

from bohnanza.engine.menus import FULL_PROPOSALS

# Offers and changes of offers that a bot makes in one trading phase: no more than are listed.
PROPOSALS: Final = FULL_PROPOSALS

# Moves beside the step (signals, harvests, offers taken back …) that a bot makes until the game goes on.
# Answers are not counted: there cannot be more of them than proposals.
FREE_MOVES: Final = 24

# Any-time moves that a bot makes at one of the points where the driver asks for them.
INTERRUPTS: Final = 4

# How long a bot may think about one question before it goes on without it: far more than any needs, because
# the clock of a busy machine must not decide games.
DECISION_SECONDS: Final = 10.0

# Questions of one game that a bot may leave unanswered before it is asked no more in that game.
UNANSWERED: Final = 3
