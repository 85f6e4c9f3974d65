"""A database that is full, read-only, damaged, deleted or replaced: one sentence, and no acknowledgement in vain.

The disk is "full" by a limit on the size of files, which can be set for a running process and needs no rights.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import shutil
import sqlite3
import stat
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic
from typing import Final

import httpx
import pytest
from structlog.testing import capture_logs

from bohnanza.server import limits
from bohnanza.server.serve import housekeeping
from bohnanza.server.store import Account, Session, open_store
from bohnanza.words import say
from tests.server.live import HURRY, PATIENCE, Server, heard
from tests.server.store.appender import batch, row

FILE: Final = "bohnanza.db"
WRONG_INPUT: Final = 2
SMALL: Final = 64 * 1024  # more than the log of a server, less than what its database writes ahead
QUICK: Final = {**HURRY, "BEAT": 20, "HOUSEKEEPING_SECONDS": 0.02}


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Server]:
    """A server that writes signs of life and deletes old tables all the time."""
    made = Server(tmp_path / "data", QUICK).start()
    yield made
    made.kill()


async def until(done: Callable[[], bool]) -> None:
    """Wait for something that another process does."""
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0)


def logged(server: Server, event: str) -> list[dict[str, str]]:
    """The lines of the log about something."""
    lines = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]


async def said(server: Server, place: dict[str, str], text: str) -> bool:
    """Say something at a table; whether it was acknowledged."""
    body = {"type": "say", "id": f"say-{text.replace(' ', '-')}", "text": text}
    async with server.http(place["token"]) as client:
        answer = await client.post(f"/api/tables/{place['table']}/commands", json=body)
    return answer.is_success and answer.json()["messages"][-1]["type"] == "ack"


def words_in(database: Path) -> list[str]:
    """Everything that was said, as the next server will find it."""
    query = "SELECT json_extract(body, '$.text') FROM log WHERE kind = 'said' ORDER BY seq"
    with closing(sqlite3.connect(database)) as connection:
        return [text for (text,) in connection.execute(query)]


# --- at the start ---


def refused(server: Server, most: int = resource.RLIM_INFINITY) -> str:
    """What a server says that does not start."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    done = subprocess.run(
        server.command(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        cwd="/",
        env=server.environment(),
        preexec_fn=limit,
    )
    assert (done.returncode, done.stdout) == (WRONG_INPUT, ""), done
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.fixture
async def stopped(tmp_path: Path) -> Server:
    """A server that ran once, with enough in its database to be cut in half."""
    store = await open_store(tmp_path / "data")
    for number in range(200):
        await store.append([batch(f"t{number}", row(f"t{number}", 1))])
    await store.close()
    return Server(tmp_path / "data")


def half(file: Path) -> bytes:
    return file.read_bytes()[: file.stat().st_size // 2]


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda file: b"", "is empty"),
        (lambda file: bytes(file.stat().st_size), "not a database"),
        (half, "malformed"),
        (lambda file: b"beans" * 5000, "not a database"),
    ],
    ids=["empty", "zeroed", "truncated", "something else"],
)
def test_a_damaged_database_is_refused_in_a_sentence(
    stopped: Server, damage: Callable[[Path], bytes], words: str
) -> None:
    file = stopped.data / FILE
    file.write_bytes(damage(file))
    before = file.read_bytes()
    assert words in refused(stopped)
    assert file.read_bytes() == before


def test_a_database_without_its_main_file_is_refused(stopped: Server) -> None:
    (stopped.data / FILE).rename(stopped.data / f"{FILE}-wal")
    assert "is missing" in refused(stopped)


@pytest.mark.parametrize("most", [0, 4096])
def test_a_full_disk_is_told_in_a_sentence(stopped: Server, most: int) -> None:
    assert "can’t be opened" in refused(stopped, most)


@pytest.mark.parametrize("most", [0, SMALL])
def test_a_full_disk_is_told_in_a_sentence_when_all_is_new(tmp_path: Path, most: int) -> None:
    assert "can’t be opened" in refused(Server(tmp_path / "new"), most)


async def test_a_new_database_that_was_not_finished_is_no_hindrance(tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert "can’t be opened" in refused(Server(data), most=SMALL)
    store = await open_store(data)
    assert await store.runs() == ()
    await store.close()
    assert sorted(path.name for path in data.iterdir()) == [FILE, "lock"]


class Ordinary(Server):
    """A server for which modes of files count, also when the tests are run by root."""

    def command(self) -> list[str]:
        line = super().command()
        return line if os.getuid() else ["setpriv", "--bounding-set=-dac_override,-dac_read_search", *line]


@pytest.mark.parametrize(("what", "mode"), [(".", 0o555), (FILE, 0o444)])
def test_what_is_read_only_is_told_in_a_sentence(stopped: Server, what: str, mode: int) -> None:
    (stopped.data / "lock").unlink()
    (stopped.data / what).chmod(mode)
    assert "can’t be" in refused(Ordinary(stopped.data))
    (stopped.data / what).chmod(0o700)


# --- who may read it ---


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_data_that_everybody_could_read_are_made_private(tmp_path: Path) -> None:
    data = tmp_path / "data"
    await (await open_store(data)).close()
    data.chmod(0o755)
    for path in data.iterdir():
        path.chmod(0o644)
    store = await open_store(data)
    assert mode(data) == 0o700
    assert {path.name: mode(path) for path in data.iterdir()} == dict.fromkeys(
        [FILE, f"{FILE}-wal", f"{FILE}-shm", "lock"], 0o600
    )
    await store.close()


async def test_a_directory_made_for_the_data_becomes_private(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o755)
    await (await open_store(tmp_path / "data")).close()
    assert mode(tmp_path / "data") == 0o700


@pytest.mark.parametrize("shared", [0o755, 0o1777])
async def test_a_directory_with_other_things_in_it_stays_as_it_is(tmp_path: Path, shared: int) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "letter").write_text("")
    data.chmod(shared)
    await (await open_store(data)).close()
    assert (mode(data), mode(data / FILE)) == (shared, 0o600)


# --- while the server runs: no room ---


def room_for_files(server: Server, most: int) -> None:
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


async def test_a_full_disk_acknowledges_nothing_and_goes_on_when_there_is_room(quick: Server) -> None:
    place = await quick.table()
    while (quick.data / f"{FILE}-wal").stat().st_size < 2 * SMALL:
        await quick.table()
    assert await said(quick, place, "before")
    room_for_files(quick, SMALL)
    assert not await said(quick, place, "full")
    await until(lambda: len(logged(quick, "heartbeat failed")) == 1)
    assert not await said(quick, place, "still full")
    room_for_files(quick, resource.RLIM_INFINITY)
    await until(lambda: len(logged(quick, "heartbeat works again")) == 1)
    assert await said(quick, place, "after")
    for what in ("heartbeat", "writing"):
        [line] = logged(quick, f"{what} failed")
        assert line["problem"] == "The database can’t be used: disk I/O error."
        assert len(logged(quick, f"{what} works again")) == 1
    assert logged(quick, "table not kept") == []
    quick.kill()
    assert words_in(quick.data / FILE) == ["before", "after"]


async def test_time_in_which_beats_fail_is_time_in_which_the_server_runs(quick: Server) -> None:
    began = monotonic()
    while (quick.data / f"{FILE}-wal").stat().st_size < 2 * SMALL:
        await quick.table()
    room_for_files(quick, SMALL)
    await until(lambda: bool(logged(quick, "heartbeat failed")))
    room_for_files(quick, resource.RLIM_INFINITY)
    await until(lambda: bool(logged(quick, "heartbeat works again")))
    ran = 1000 * (monotonic() - began)
    assert quick.stop() == 0
    store = await open_store(quick.data)
    [run] = await store.runs()
    await store.close()
    assert run.ended - run.began >= ran


async def test_housekeeping_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HOUSEKEEPING_SECONDS", 0.001)
    store = await open_store(tmp_path)
    await store.create_account(Account("x", "Ada", "secret", 1))
    await store.add_session(Session("s", "x", 1))
    change(tmp_path, "ALTER TABLE sessions RENAME TO elsewhere")
    with capture_logs() as lines:
        task = asyncio.create_task(housekeeping(store, lambda: 2))
        await until(lambda: bool(lines))
        change(tmp_path, "ALTER TABLE elsewhere RENAME TO sessions")
        await until(lambda: len(lines) == 2)
        task.cancel()
    assert await store.session("s") is None
    assert [line["event"] for line in lines] == ["housekeeping failed", "housekeeping works again"]
    await store.close()


def change(data: Path, statement: str) -> None:
    """Change the database from outside."""
    with closing(sqlite3.connect(data / FILE)) as connection:
        connection.execute(statement)
        connection.commit()


# --- while the server runs: other files ---


async def ended(server: Server) -> str:
    """Wait for the end of a server that cannot go on; its last words."""
    assert server.process is not None
    code = await asyncio.to_thread(server.process.wait, PATIENCE)
    assert code == WRONG_INPUT, server.log()
    server.kill()  # gives back what was open to it
    [words] = [line for line in server.log().splitlines() if line.startswith("bohnanza: ")]
    return words


def delete(data: Path, *ends: str) -> None:
    for end in ends:
        (data / f"{FILE}{end}").unlink()


@pytest.mark.parametrize("ends", [("", "-wal", "-shm"), ("",), ("-wal",), ("-wal", "-shm")])
async def test_deleted_files_are_noticed_and_nothing_acknowledged_is_lost(
    server: Server, ends: tuple[str, ...]
) -> None:
    place = await server.table()
    assert await said(server, place, "before")
    delete(server.data, *ends)
    with suppress(httpx.TransportError):  # so quickly can it end
        assert not await said(server, place, "after")
    assert "were deleted or replaced while the server was running" in await ended(server)
    assert len(logged(server, "writing failed")) == 1
    assert words_in(server.data / FILE)[:1] == ["before"]
    server.start()
    assert await said(server, place, "again")


async def test_deleted_files_are_noticed_when_nothing_happens(quick: Server) -> None:
    place = await quick.table()
    assert await said(quick, place, "before")
    delete(quick.data, "", "-wal", "-shm")
    assert f"is in {quick.data / FILE}" in await ended(quick)
    assert words_in(quick.data / FILE) == ["before"]


async def test_a_replaced_database_is_noticed_and_left_alone(quick: Server, tmp_path: Path) -> None:
    await (await open_store(tmp_path / "other")).close()
    place = await quick.table()
    assert await said(quick, place, "before")
    shutil.move(tmp_path / "other" / FILE, quick.data / FILE)
    assert f"is in {quick.data / 'rescued.db'}" in await ended(quick)
    assert words_in(quick.data / "rescued.db") == ["before"]
    assert mode(quick.data / "rescued.db") == 0o600
    assert not (quick.data / f"{FILE}-wal").exists()  # which belongs to the old one
    assert words_in(quick.data / FILE) == []


async def test_a_directory_that_is_gone_is_noticed(quick: Server) -> None:
    shutil.rmtree(quick.data)
    assert "could not be saved" in await ended(quick)


# --- a table that is not whole ---


async def test_a_table_without_its_last_row_says_so(server: Server) -> None:
    place = await server.table()
    for number in range(3):
        assert await said(server, place, f"{number}")
    server.kill()
    change(server.data, "DELETE FROM log WHERE seq = (SELECT max(seq) FROM log)")
    server.start()
    told = say("server-table-damaged")
    for _ in range(3):
        async with server.http(place["token"]) as client:
            answer = await client.get(f"/api/tables/{place['table']}/state")
        assert (answer.status_code, answer.json()["sentence"]) == (404, told)
        async with server.socket(place["table"]) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": place["token"]}))
            assert (await heard(socket))["sentence"] == told
    [line] = logged(server, "table broken")
    assert (line["table"], line["problem"].split()[:2]) == (place["table"], ["Of", "the"])
    assert await server.table()  # the others are well
