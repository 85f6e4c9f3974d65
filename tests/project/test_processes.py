"""What tests start hears Ctrl-C, and ends with them."""

from __future__ import annotations

import os
import select
import signal
import sys
from io import RawIOBase

import pytest

from tests.processes import PATIENCE, ctrl_c, run, running

HEARS = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
WITH_CHILD = "sleep 1000 & echo ready >&2; wait"


def test_processes_hear_ctrl_c_even_if_the_tests_do_not() -> None:
    with ctrl_c(signal.SIG_IGN):
        assert run([sys.executable, "-c", HEARS]).stdout == "True\n"
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN


def test_a_test_that_fails_ends_what_it_started() -> None:
    here, there = os.pipe()
    with os.fdopen(here, "rb", buffering=0) as held:
        with pytest.raises(RuntimeError, match=r"^failed$"):
            fail_with_a_process(held, there)
        assert select.select([held], [], [], PATIENCE)[0]
        assert held.read() == b""  # nobody is left who could write


def fail_with_a_process(held: RawIOBase, there: int) -> None:
    """Fail as soon as the process has a child."""
    with running(["sh", "-c", WITH_CHILD], stderr=there):
        os.close(there)
        assert held.read(6) == b"ready\n"
        raise RuntimeError("failed")
