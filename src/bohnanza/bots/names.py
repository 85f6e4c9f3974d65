"""What bots are called among people."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")
SECOND_NAMES: Final = ("Hugo", "Ida", "Jan", "Kim", "Leo", "Mia", "Nils")  # where a person has the first one
