"""How often something may happen: a burst, then a number per second."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from bohnanza.server import limits


class Bucket:
    """One sender's rate.

    >>> seconds = iter([0, 0, 0, 1])
    >>> bucket = Bucket(2, 1.0, lambda: next(seconds))
    >>> [bucket.take(), bucket.take(), bucket.take()]
    [True, True, True]
    """

    def __init__(self, burst: int, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self.burst = burst
        self.rate = rate
        self.clock = clock
        self.left = float(burst)
        self.at = clock()

    def ready(self) -> bool:
        """Whether one more is allowed now."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left >= 1

    def take(self) -> bool:
        """Count one if it is allowed now; whether it is."""
        if not self.ready():
            return False
        self.left -= 1
        return True

    def charge(self, amount: float) -> None:
        """Count something that has happened already; the debt is never larger than a whole burst."""
        self.left = max(-float(self.burst), self.left - amount)


class Buckets:
    """The rates of many senders; those not heard from for the longest time are forgotten first."""

    def __init__(
        self, burst: int, rate: float, clock: Callable[[], float] = monotonic, most: int = limits.BUCKETS_KEPT
    ) -> None:
        self.burst = burst
        self.rate = rate
        self.clock = clock
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def of(self, sender: str) -> Bucket:
        bucket = self.buckets.pop(sender, None) or Bucket(self.burst, self.rate, self.clock)
        self.buckets[sender] = bucket
        if len(self.buckets) > self.most:
            del self.buckets[next(iter(self.buckets))]
        return bucket

    def take(self, sender: str) -> bool:
        return self.of(sender).take()
