"""95 % intervals of means and of figures made of sums."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import pi, sqrt, tan
from statistics import NormalDist, fmean, stdev
from typing import Final

LEVEL: Final = 0.975  # both tails together leave 5 %

Interval = tuple[float, float]


def t_quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's t: exact for one and two degrees of freedom, else to three digits.

    >>> [round(t_quantile(freedom), 2) for freedom in (1, 2, 5, 30, 1000)]
    [12.71, 4.3, 2.57, 2.04, 1.96]
    """
    if freedom == 1:
        return tan(pi * (LEVEL - 0.5))
    if freedom == 2:
        side = 2 * LEVEL - 1
        return side * sqrt(2 / (1 - side * side))
    z = NormalDist().inv_cdf(LEVEL)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum([term / float(freedom) ** power for power, term in enumerate(terms, 1)])


def mean_interval(values: Sequence[float]) -> Interval | None:
    """The 95 % interval of a mean, or None for a single value."""
    if len(values) < 2:
        return None
    middle = fmean(values)
    reach = t_quantile(len(values) - 1) * stdev(values) / sqrt(len(values))
    return middle - reach, middle + reach


def rate_interval(values: Sequence[float]) -> Interval:
    """The 95 % interval of a mean of rates; the exact one if all of them are 1 or all are 0.

    >>> rate_interval([0.5])
    (0.0, 1.0)
    >>> [round(end, 2) for end in rate_interval([1.0] * 10)]
    [0.69, 1.0]
    """
    found = mean_interval(values)
    if found is None:
        return 0.0, 1.0
    open_end = (1 - LEVEL) ** (1 / len(values))
    if set(values) == {1.0}:
        return open_end, 1.0
    if set(values) == {0.0}:
        return 0.0, 1 - open_end
    return max(0.0, found[0]), min(1.0, found[1])


def jackknife(blocks: Sequence[Sequence[float]], figure: Callable[[list[float]], float]) -> Interval | None:
    """The 95 % interval of a figure made of the sums of columns, from leaving out one block at a time."""
    if len(blocks) < 2:
        return None
    sums = [sum(column) for column in zip(*blocks)]
    left_out = [figure([total - part for total, part in zip(sums, block)]) for block in blocks]
    middle = fmean(left_out)
    spread = sqrt((len(blocks) - 1) / len(blocks) * sum([(value - middle) ** 2 for value in left_out]))
    reach = t_quantile(len(blocks) - 1) * spread
    return figure(sums) - reach, figure(sums) + reach
