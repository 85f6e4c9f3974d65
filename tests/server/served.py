"""A real server in a process of its own, for tests that talk to it from outside."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import bohnanza

SERVE = "from bohnanza.cli import main; main()"


def environment() -> dict[str, str]:
    """The variables with which the package under test is found."""
    return {**os.environ, "PYTHONPATH": str(Path(bohnanza.__file__).parent.parent)}


@contextmanager
def served(data: Path, *options: str) -> Iterator[str]:
    """The address of a server that keeps its data in a directory; it is told to stop at the end."""
    command = [
        sys.executable,
        "-c",
        SERVE,
        "serve",
        "--port",
        "0",
        "--bots",
        "1",
        "--data",
        str(data),
        *options,
    ]
    with (
        (data / "log").open("w") as log,
        subprocess.Popen(
            command, env=environment(), stdout=subprocess.PIPE, stderr=log, text=True
        ) as process,
    ):
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.terminate()
