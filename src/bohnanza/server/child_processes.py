"""Child processes of the server: how they are started, asked and ended.

A process is asked one thing at a time, over its standard input and output. It ends with its input, and on Linux with
the process that started it.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import BinaryIO, Final

from bohnanza.interrupts import end_with_parent
from bohnanza.server import limits

READY: Final = b"ready\n"  # the first line of the output

# What a process inherits of the environment: enough to find its modules, none of the server's secrets.
ENVIRONMENT: Final = (
    "PATH",
    "PYTHONPATH",
    "PYTHONHOME",
    "LD_LIBRARY_PATH",
    "HOME",
    "LANG",
    "TMPDIR",
    "SYSTEMROOT",
)

if sys.platform != "win32":
    import resource


def command_for(module: str) -> tuple[str, ...]:
    """The command that runs a module in a separate process."""
    return (sys.executable, "-P", "-m", module)


# --- from outside ---


class ProcessFailed(Exception):
    """There is no answer; `guilty` says whether the question is to blame. The message is one sentence."""

    def __init__(self, problem: str, guilty: bool = True) -> None:
        super().__init__(problem)
        self.guilty = guilty


class ChildProcess:
    def __init__(self, process: Process) -> None:
        self.process = process

    @property
    def ended(self) -> bool:
        return self.process.returncode is not None

    async def ready(self) -> None:
        """Wait until it accepts questions."""
        try:
            async with asyncio.timeout(limits.BOT_START_SECONDS):
                if await self.read_line() == READY:
                    return
        except (ProcessFailed, TimeoutError):
            pass
        raise ProcessFailed("The process does not start.")

    async def write_line(self, line: bytes) -> None:
        """Write one line, without its end."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        try:
            await self.process.stdin.drain()
        except OSError:
            raise ProcessFailed("The process has ended.") from None

    async def read_line(self) -> bytes:
        """Read one line, with its end."""
        assert self.process.stdout is not None
        try:
            line = await self.process.stdout.readline()
        except ValueError:  # longer than any reply
            raise ProcessFailed("The process answered nonsense.") from None
        if not line:
            raise ProcessFailed("The process has ended.")
        return line

    async def read_exactly(self, size: int) -> bytes:
        assert self.process.stdout is not None
        try:
            return await self.process.stdout.readexactly(size)
        except asyncio.IncompleteReadError:
            raise ProcessFailed("The process has ended.") from None

    def kill(self) -> None:
        """Kill it, whatever it is doing, with everything it has started."""
        if not self.ended:
            with suppress(ProcessLookupError):  # it has just ended by itself
                kill_group(self.process)

    async def wait_until_gone(self) -> None:
        """Wait until nothing of it is left, but not for ever."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(limits.BOT_END_SECONDS):
                while await self.process.stdout.read(limits.BOT_REPLY_BYTES):
                    pass  # its end is noticed only after everything it wrote has been read
                await self.process.wait()


def kill_group(process: Process) -> None:
    """Kill a process, and its children where there are process groups."""
    if sys.platform != "win32":
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


async def start(command: Sequence[str], line: int = limits.BOT_REPLY_BYTES) -> Process:
    """A new process, which is not ready yet; `line` is the most bytes that it may write in one line."""
    try:
        return await asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ},
            limit=line,
            start_new_session=True,
        )
    except OSError as error:
        raise ProcessFailed(f"The process does not start: {error.strerror}.") from None


# --- from inside ---


def private_channel() -> tuple[BinaryIO, BinaryIO]:
    """Input and output for the caller alone: nothing else in this process reads or writes them by accident."""
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    os.close(nothing)
    return incoming, outgoing


def restrain(memory: int) -> None:
    """Limit the memory of this process, lower its priority, and let it end with its parent."""
    end_with_parent()
    if sys.platform != "win32":
        os.nice(limits.BOT_NICENESS)
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        memory = memory if most == resource.RLIM_INFINITY else min(memory, most)
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def write_now(outgoing: BinaryIO, data: bytes) -> None:
    outgoing.write(data)
    outgoing.flush()
