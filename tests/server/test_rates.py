"""Rates: how often, and that nobody uses up another's."""

from __future__ import annotations

from bohnanza.server.rates import Bucket, Buckets


def test_a_bucket_fills_again() -> None:
    seconds = [0.0]
    bucket = Bucket(2, 0.5, lambda: seconds[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    seconds[0] = 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_senders_do_not_use_up_each_others_rate_and_are_forgotten() -> None:
    buckets = Buckets(1, 0.0, lambda: 0.0, most=2)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]
    assert buckets.take("c")
    assert len(buckets.buckets) == 2
