"""Processes of tests: they hear Ctrl-C however the tests were started, and nothing of them outlives its test."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any, Final

import bohnanza

COMMAND: Final = (sys.executable, "-c", "from bohnanza.cli import main; main()")
PATIENCE: Final = 120.0  # seconds, for what takes a few
LOADED_FROM: Final = str(Path(bohnanza.__file__).parent.parent)  # so that a process tests the same build

Running = subprocess.Popen[str]
Answer = Callable[[int, FrameType | None], Any] | signal.Handlers


@contextmanager
def running(words: Sequence[str], **options: Any) -> Iterator[Running]:
    """A process in a session of its own; in the end it is killed, with all that it has started in it."""
    with ctrl_c(signal.default_int_handler):  # the tests may not hear it, as in the background of a shell
        process = subprocess.Popen(words, text=True, start_new_session=True, **options)
    with process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):  # all have ended by themselves
                os.killpg(process.pid, signal.SIGKILL)


@contextmanager
def ctrl_c(answer: Answer) -> Iterator[None]:
    """Inside, Ctrl-C is answered like this; what is started there ignores it if it is ignored, else ends by it."""
    before = signal.signal(signal.SIGINT, answer)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def in_terminal(words: Sequence[str], **options: Any) -> Iterator[tuple[Running, int]]:
    """A process with a terminal of its own, and that terminal."""
    screen, inside = pty.openpty()
    try:
        with running(words, stdin=inside, stdout=inside, stderr=inside, **options) as process:
            os.close(inside)
            yield process, screen
    finally:
        os.close(screen)


def run(
    words: Sequence[str], typed: str = "", patience: float = PATIENCE, **options: Any
) -> subprocess.CompletedProcess[str]:
    """What a process says from its beginning to its end."""
    pipes: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with running(words, **pipes, **options) as process:
        out, err = process.communicate(typed, patience)
    return subprocess.CompletedProcess(words, process.returncode, out, err)
