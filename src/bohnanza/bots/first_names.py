"""The names that bots have at tables with people."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")
# For a bot whose first name a person has already.
SECOND_NAMES: Final = ("Hugo", "Ida", "Jan", "Kim", "Leo", "Mia", "Nils")
