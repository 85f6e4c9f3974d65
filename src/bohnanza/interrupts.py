"""How work on several processes ends early, with all of them.

Ctrl-C reaches every process of a terminal; only the one that started the others should answer it. SIGTERM reaches
that one alone, and it must not leave the others behind.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from types import FrameType
from typing import Final

PDEATHSIG: Final = 1  # of prctl
TERMINATED: Final = 128 + signal.SIGTERM  # the exit code that a shell reports for it


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes that are started inside never get Ctrl-C; this one answers it when the block ends."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # inherited by what is started
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Terminated(SystemExit):
    """SIGTERM has come; an exception, so that the process can end those that it started."""


@contextmanager
def sigterm_raised() -> Iterator[None]:
    """Inside, SIGTERM raises `Terminated`; for the main thread only."""
    before = signal.signal(signal.SIGTERM, _raise_terminated)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _raise_terminated(number: int, frame: FrameType | None) -> None:
    raise Terminated(TERMINATED)


def end_with_parent() -> None:
    """Have this process killed as soon as the one that started it ends, on systems that can do that."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PDEATHSIG, signal.SIGKILL)
        parent = parent_process()
        if parent is not None and os.getppid() != parent.pid:  # it ended before the system was asked
            os.kill(os.getpid(), signal.SIGKILL)
