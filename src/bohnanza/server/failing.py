"""What is done again and again may fail for a while: the log gets a line when that begins and one when it is over."""

from __future__ import annotations

import structlog

log = structlog.get_logger(__name__)


class Failing:
    """Whether something is failing at the moment."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.now = False

    def failed(self, problem: Exception) -> None:
        """It has failed; the log hears of the first time, by the kind of the error and not its words."""
        if not self.now:
            log.error(f"{self.what} failed", problem=type(problem).__name__)
        self.now = True

    def succeeded(self) -> None:
        """It has worked."""
        if self.now:
            log.warning(f"{self.what} works again")
        self.now = False
