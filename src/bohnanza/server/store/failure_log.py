"""What is done again and again may fail for a while: the log gets a line when that begins and one when it is over."""

from __future__ import annotations

import structlog

from bohnanza.server.store.errors import StoreError

log = structlog.get_logger(__name__)


class FailureLog:
    """Whether something is failing at the moment."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.now = False

    def failed(self, problem: Exception) -> None:
        """It has failed; the log hears of the first time, and the words only if they are our own."""
        if not self.now:
            words = str(problem) if isinstance(problem, StoreError) else type(problem).__name__
            log.error(f"{self.what} failed", problem=words)
        self.now = True

    def succeeded(self) -> None:
        """It has worked."""
        if self.now:
            log.warning(f"{self.what} works again")
        self.now = False
