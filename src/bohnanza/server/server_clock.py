"""Server time: dates come from the wall clock, durations from the monotonic one.

The *uptime* is how long all servers together have run, which no wrong date can change. Server time is the uptime plus
the number of milliseconds by which the date is ahead of it. That number changes only when a server starts and when
somebody sets the wall clock; then everybody who stores server times moves them by the same amount.

A date is *proven* when servers have run with it for some time. Only proven dates decide what is deleted, and server
time never goes back behind them. So a clock that is wrong for a while destroys nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic_ns, time_ns

from bohnanza.server import limits
from bohnanza.server.store import Run


def wall_ms() -> int:
    """Milliseconds since 1970, according to this machine."""
    return time_ns() // 1_000_000


def steady_ms() -> int:
    """Milliseconds since some moment, whatever the wall clock is set to."""
    return monotonic_ns() // 1_000_000


class ServerClock:
    """All times are in milliseconds."""

    def __init__(self, wall: Callable[[], int] = wall_ms, steady: Callable[[], int] = steady_ms) -> None:
        self._wall = wall
        self._steady = steady
        self.begin((), 0)

    def begin(self, runs: Sequence[Run], uptime: int) -> None:
        """Go on from what earlier servers have stored."""
        self._earlier = list(runs)
        self._began = uptime
        self._before = uptime - self._steady()
        self.ahead = runs[-1].ahead if runs else self._wall() - uptime
        self.ahead = max(self._wall(), self.proven()) - uptime

    def uptime(self) -> int:
        """How long servers have run."""
        return self._before + self._steady()

    def now(self) -> int:
        """Milliseconds since 1970; it leaps only in `follow`."""
        return self.uptime() + self.ahead

    def run(self) -> Run:
        """The run so far, to be stored."""
        return Run(self._began, self.uptime(), self.ahead)

    def proven(self) -> int:
        """The earliest date that any server clock of the last hours would show now; 0 if they are too few hours."""
        recent = self._recent()
        return self.uptime() + min(run.ahead for run in recent) if recent else 0

    def needed_since(self) -> int:
        """When the first of the runs began that are still needed to prove a date."""
        recent = self._recent()
        return recent[0].began if recent else 0

    def _recent(self) -> list[Run]:
        """The runs that are long enough together to prove a date; none if servers have not run that long."""
        runs = [*self._earlier, self.run()]
        since = self.uptime() - limits.DATE_PROVEN
        begun = sum(run.began <= since for run in runs)
        return runs[begun - 1 :] if begun else []

    def follow(self) -> int:
        """If the wall clock was set, leap to it; by how much server time has leapt."""
        by = max(self._wall(), self.proven()) - self.now()
        if abs(by) <= limits.DATE_SLACK:
            return 0
        self._earlier = self._recent() or [*self._earlier, self.run()]
        self._began = self.uptime()
        self.ahead += by
        return by
