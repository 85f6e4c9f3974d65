"""Logging what is repeated and may fail for a while: one line when it begins to fail, and one when it works again."""

from __future__ import annotations

import structlog

from bohnanza.server.store.errors import StoreError

log = structlog.get_logger(__name__)


class FailureLog:
    def __init__(self, what: str) -> None:
        self.what = what
        self.failing = False

    def failed(self, problem: Exception) -> None:
        """Log the first failure in a row, with its message only if it is one of ours."""
        if not self.failing:
            words = str(problem) if isinstance(problem, StoreError) else type(problem).__name__
            log.error(f"{self.what} failed", problem=words)
        self.failing = True

    def succeeded(self) -> None:
        if self.failing:
            log.warning(f"{self.what} works again")
        self.failing = False
