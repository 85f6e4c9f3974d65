"""docs/protocol.md is true: its exchanges are run, nothing of the protocol is missing, the reference is fresh."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bohnanza.server import limits
from bohnanza.server.app.websocket import CODES
from bohnanza.server.protocol import commands, messages, table_events
from bohnanza.server.protocol.messages import Code
from bohnanza.server.records import played_at, record_text_for
from tests import ROOT
from tests.server.live import Server
from tests.server.protocol.exchanges import Block, Scene, blocks, fits, opened, read_pattern, run, statements
from tools import protocol_page

TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
REFERENCE = (ROOT / "docs" / "protocol-reference.md").read_text(encoding="utf-8")


def scenes() -> list[tuple[Block, list[Block]]]:
    """The scenes of the page, each with the exchanges that go on from it."""
    found: list[tuple[Block, list[Block]]] = []
    for block in blocks(TEXT):
        if block.kind == "scene":
            found.append((block, []))
        else:
            found[-1][1].append(block)
    return found


def shown() -> set[str]:
    """The types of all messages and events that the exchanges show."""
    texts = [*[block.text for block in blocks(TEXT)], *fences("socket")]
    return set(re.findall(r'"type": "([a-z-]+)"', "".join(texts)))


def fences(language: str) -> list[str]:
    """The fenced blocks of the page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def tags(union: Any) -> set[str]:
    return {str(one.__struct_config__.tag) for one in get_args(union)}


@pytest.mark.parametrize(("scene", "parts"), scenes(), ids=lambda part: getattr(part, "line", ""))
def test_the_exchanges_are_as_shown(scene: Block, parts: list[Block]) -> None:
    table = opened(scene.text)
    for part in parts:
        assert run(table, part.text) == [], f"line {part.line}"


def test_every_command_is_shown_with_its_audience() -> None:
    sent = {
        found[1]
        for block in blocks(TEXT)
        for line in statements(block.text)
        if (found := re.match(r'[a-z]+ > {"type": "([a-z-]+)"', line))
    }
    assert {"hello", *tags(commands.AnyCommand)} <= sent


def test_every_message_and_every_event_of_the_table_is_shown() -> None:
    assert tags(messages.ServerMessage) | tags(table_events.TableEvent) <= shown()


def test_every_code_is_explained() -> None:
    explained = re.findall(r"^\| `([a-z-]+)` \| .+ \|$", TEXT.partition("## The game")[0], re.MULTILINE)
    assert explained == list(get_args(Code))


def test_every_way_in_which_a_connection_ends_is_explained() -> None:
    explained = {int(code) for code in re.findall(r"^\| (\d{4}) \| .+ \|$", TEXT, re.MULTILINE)}
    assert set(CODES.values()) <= explained


def test_every_field_is_described() -> None:
    assert protocol_page.undescribed() == []


def test_the_reference_is_fresh() -> None:
    assert protocol_page.main(["--check"]) == 0, "stale: run python -m tools.protocol_page"


# Limits that no client meets: of bots, of the database, of how the server does its work.
INSIDE = {
    "NOTICING", "SEATS", "BOT_PROPOSALS", "BOT_DEALS", "BOT_TRIES",
    "PACES", "WRITTEN_TOGETHER", "WAITING_TO_BE_WRITTEN", "DATABASE_READERS", "DATABASE_BUSY", "FORGOTTEN_AT_ONCE",
    "BOT_WORKERS", "BOT_MEMORY", "BOT_NICENESS", "BOT_START_SECONDS", "BOT_END_SECONDS", "BOT_QUESTIONS",
    "BOT_REPLY_BYTES", "BOT_PROBLEM", "BOTS_KEPT", "MOVES_KEPT", "FOLLOWING", "TABLE_ID", "BEAT", "IDLE",
    "CLOSING_SECONDS", "BUCKETS_KEPT", "FILES_RESERVED", "HELD_SECONDS", "HELD_BYTES", "HELD_LOOKED_AT",
    "ACCEPTED_AT_ONCE", "CUT_SECONDS", "PARSED_AT_ONCE", "OUT_OF_FILES_SECONDS", "COLLECTED_AFTER", "HASHES",
    "HASH_MEMORY", "HASH_ROUNDS", "HOUSEKEEPING_SECONDS", "NOTICE_EVERY", "NOTICE_SECONDS", "NOTICE_TRIES",
    "NOTICE_TABLES", "NOTICE_DAYS", "TURNED_AWAY_KEPT", "DATE_SLACK", "DATE_PROVEN",
    "LOADING_SLICE", "LOADING_PAUSE", "LOADS_WAITING", "REPLAYS_WAITING_BYTES", "REPLAY_CACHE_BYTES",
    "REPLAY_BYTES", "REPLAY_SECONDS", "REPLAY_MEMORY", "LARGE_BLOCK", "DEVICE_DAYS", "REFUSED_BODY_BYTES",
    "ALL_HELD_BYTES",
}  # fmt: skip


def named_limits() -> dict[str, float]:
    """The limits as the reference names them."""
    found = re.findall(r"^\| `([A-Z_]+)` \| (\S+) \| .+ \|$", REFERENCE, re.MULTILINE)
    return {name: float(value) for name, value in found}


def test_the_reference_names_every_limit_that_a_client_meets_and_none_is_wrong() -> None:
    met = {name: value for name, value in vars(limits).items() if name.isupper() and name not in INSIDE}
    assert named_limits() == pytest.approx(met, rel=1e-5)  # the page rounds one in 60 seconds


def test_what_no_client_meets_is_a_limit_at_all() -> None:
    assert [name for name in sorted(INSIDE) if not hasattr(limits, name)] == []


SEEN = """game: anniversary/3
seats: ana, ben, cleo
moves: p0 plant soy 1; p0 plant chili 2; p0 turn; p0 offer turned blue for green to p1; p1 accept 1 from 3
"""


def test_the_view_record_is_one() -> None:
    assert fences("view") == [record_text_for(played_at(opened(SEEN).table, "m0"))]


# --- with a real server ---


def ask(address: str, line: str, token: str) -> httpx.Response:
    """Send a request that is written in one line."""
    found = re.fullmatch(r"([A-Z]+) (\S+)(?: ({.*}))?( with TOKEN)?", line)
    assert found is not None, line
    body = json.loads(found[3]) if found[3] else None
    headers = {"Authorization": f"Bearer {token}"} if found[4] else {}
    return httpx.request(found[1], address + found[2], json=body, headers=headers)


@pytest.mark.parametrize("text", fences("http"))
def test_the_requests_are_answered_as_shown(shared_server: Server, text: str) -> None:
    names = {"TABLE": "", "TOKEN": ""}
    lines = text.splitlines()
    for request, answer in zip(lines[::2], lines[1::2], strict=True):
        got = ask(shared_server.url, request.replace("TABLE", names["TABLE"]), names["TOKEN"])
        status, _, pattern = re.sub(r"\b(TABLE|TOKEN)\b", "…", answer).partition(" ")
        assert got.status_code == int(status), got.text
        assert fits(read_pattern(pattern), got.json()), got.text
        names |= {name: got.json()[name.lower()] for name in names if name in answer}


@pytest.mark.parametrize("text", fences("socket"))
def test_connections_are_answered_and_closed_as_shown(shared_server: Server, text: str) -> None:
    table = ask(shared_server.url, 'POST /api/tables {"settings": {"game": "anniversary/3"}}', "").json()
    url = f"{shared_server.ws_url}/api/tables/{table['table']}/ws"
    with connect(url) as socket:
        for line in text.replace("TOKEN", table["token"]).splitlines():
            if line.startswith("ana > "):
                socket.send(line[6:])
            elif line.startswith("ana < "):
                got = json.loads(socket.recv())
                assert fits(read_pattern(line[6:]), got), got
            else:
                with pytest.raises(ConnectionClosed):
                    socket.recv()
                assert line == f"(closed with {socket.close_code})"


# --- the checks themselves ---


@pytest.mark.parametrize(
    ("pattern", "fit", "unfit"),
    [
        ('{"a": 1}', {"a": 1}, {"a": 1, "b": 2}),
        ('{"a": 1, …}', {"a": 1, "b": 2}, {"b": 2}),
        ('{"a": …}', {"a": [1]}, {}),
        ("[1, …]", [1, 2, 3], [2, 1]),
        ("[…, {…}]", [0, {}], [{}, 0]),
        ("[]", [], [1]),
        ("true", True, 1),
        ('"…"', "anything", None),
    ],
)
def test_dots_stand_for_what_does_not_matter(pattern: str, fit: Any, unfit: Any) -> None:
    assert fits(read_pattern(pattern), fit)
    if unfit is not None:
        assert not fits(read_pattern(pattern), unfit)


def spoken(text: str) -> list[str]:
    scene: Scene = opened("game: anniversary/3\nseats: ana, ben, open\n")
    return run(scene, text)


SAID = 'ana > {"type": "react", "id": "a1", "what": "nice"}\n'
ACK = 'ana < {"type": "ack", "id": "a1", "version": 3}\n'
BOTH = 'ana, ben < {"type": "reacted", "member": "m0", "what": "nice"}\n'


def test_an_exchange_that_is_not_so_is_noticed() -> None:
    assert spoken(SAID + BOTH + ACK) == []
    assert len(spoken(SAID + BOTH)) == 1  # something that somebody also gets
    assert len(spoken(SAID + BOTH + ACK + ACK)) == 1  # something that nobody gets
    assert len(spoken(SAID + BOTH + ACK.replace("3", "4"))) == 1
    with pytest.raises(ValueError, match="What does this mean"):
        spoken("(ana dances)")
