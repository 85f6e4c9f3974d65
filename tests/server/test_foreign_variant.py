"""A variant of another package is served like those of the family: games, sheet, a table with bots, its replay."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bohnanza.engine.catalog import GROUP
from tests.installing import register
from tests.processes import LOADED_FROM
from tests.server.clients import PATIENCE
from tests.server.live import HURRY, Message, Server, heard, say
from tools.protocol_types import WEB

GAME = "anniversary+tipple/3"
MODULE = '''
from dataclasses import dataclass, replace
from bohnanza.engine import acts
from bohnanza.engine.beans import LIGHT, Bean, Look, add_bean, deck_of, together
from bohnanza.engine.events import BACK, DECK, Event, Travel, hand_of
from bohnanza.engine.parts import Sort, add_sort, part
from bohnanza.engine.seams import Anytime, IllegalMove, Move
from bohnanza.engine.sorts import CARD, SEAT
from bohnanza.engine.variant import Variant

PLUM = add_bean(Bean("plum", 8, ((2, 1), (4, 2)), Look("#7a3b52", "#431c25", LIGHT, "waves")))
TASTE = add_sort(Sort("taste", lambda sweet: {"sweet": sweet}, lambda said: said["sweet"]))


@dataclass(frozen=True)
class SipTaken(Event):
    """A player took a sip and drew a card,
    which nobody else sees."""

    seat: int = part(SEAT)
    kind: int = part(CARD, seen_by="seat")

    def travels(self):
        return [Travel((self.kind,), DECK, hand_of(self.seat, BACK))]


@dataclass(frozen=True)
class GlassRaised(Event):
    """A player raised a glass."""

    seat: int = part(SEAT)
    taste: bool = part(TASTE)


class Sip(Move):
    form = "sip"

    def __init__(self, seat):
        super().__init__(seat, advances=False)

    def objection(self, s):
        return IllegalMove("TP-1", "refused-no-sip")

    def play(self, s, step):
        [card] = acts.take_up_to(s, 1)
        s.hands[self.seat].append(card)
        if s.log is not None:
            s.log += [GlassRaised(self.seat, True), SipTaken(self.seat, card)]


class Sips(Anytime):
    def moves(self, s, seat, out):
        if seat == s.active and len(s.hands[seat]) < 5 and len(s.deck) > 1:
            out.append(Sip(seat))


def tipple(rules):
    return replace(
        rules, deck=together(rules.deck, deck_of(PLUM)), anytime=(*rules.anytime, Sips())
    )


VARIANT = Variant(
    "tipple", "TP", __name__, tipple, goes_with=("anniversary",), beans=(PLUM,), moves=(Sip,),
    events=(SipTaken, GlassRaised),
)
'''  # fmt: skip
WORDS = {"game-tipple": "Plum Schnapps", "bean-plum": "Plum", "move-sip": "Take a sip", "terminal-plum": "?"}


@pytest.fixture(scope="module")
def brought(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package is that brings it."""
    there = tmp_path_factory.mktemp("cellar")
    register(there, "tipple", f"[{GROUP}]\ntipple = tipple_of_the_test:VARIANT\n")
    words = there / "tipple_of_the_test" / "catalogues"
    words.mkdir(parents=True)
    (words.parent / "__init__.py").write_text(MODULE)
    (words / "__init__.py").write_text("")
    (words / "en.py").write_text(f"CATALOGUE = {WORDS!r}\n")
    return there


@pytest.fixture(scope="module")
def cellar(brought: Path) -> Iterator[Server]:
    made = Server(brought / "data", HURRY, packages=brought).start()
    yield made
    made.kill()


def asked(server: Server, path: str, token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = httpx.get(f"{server.url}/api{path}", headers=headers, timeout=PATIENCE)
    assert answer.is_success, answer.text
    return answer.json()


# --- before the game ---


def test_its_games_are_listed(cellar: Server) -> None:
    found = asked(cellar, "/games")
    [group] = [one for one in found["groups"] if one["rules"]["id"] == "anniversary"]
    assert "tipple" in group["rules"]["addons"]
    assert GAME in group["games"]
    [addon] = [one for one in found["addons"] if one["id"] == "tipple"]
    assert (addon["name"], addon["sentences"]) == ("Plum Schnapps", [])


def test_its_sheet_says_what_a_client_cannot_know(cellar: Server) -> None:
    sheet = asked(cellar, f"/games/{GAME}")
    [plum] = [kind for kind in sheet["kinds"] if kind["look"] is not None]
    assert (plum["name"], plum["cards"], plum["look"]["colour"]) == ("plum", 8, "#7a3b52")
    assert sheet["events"] == [
        {
            "type": "sip-taken",
            "sentence": "A player took a sip and drew a card, which nobody else sees.",
            "fields": {"seat": "seat", "kind": "kind"},
        },
        {
            "type": "glass-raised",
            "sentence": "A player raised a glass.",
            "fields": {"seat": "seat", "taste": "taste"},
        },
    ]
    said = json.loads(sheet["words"]["en"])
    assert said["move-sip"] == "Take a sip"
    assert "terminal-plum" not in said
    assert asked(cellar, "/games/anniversary/3")["events"] == []


# --- a game ---


def wanted(game: Message, vain: set[str]) -> str | None:
    """A sip if there is one; no trade; else whatever goes on."""
    choices = [one for one in game["choices"] if one["move"] not in vain]
    for fits in (
        lambda one: one["verb"] == "sip",
        lambda one: one["verb"] == "decline",
        lambda one: one["advances"],
        lambda one: True,
    ):
        for choice in filter(fits, choices):
            return str(choice["move"])
    return None


async def played(server: Server, seated: Message) -> list[Message]:
    """Play to the end; all updates."""
    updates: list[Message] = []
    async with server.visit(seated["table"], seated["token"]) as (socket, welcome):
        await say(socket, "start", id="start", bot="trader")
        number, vain, now = 0, set[str](), welcome
        while now["room"]["status"] in ("waiting", "playing"):
            games = now["games"]
            if games and 0 in games[0]["awaited"] and (move := wanted(games[0], vain)):
                number += 1
                await say(socket, "play", id=f"m{number}", move=move, version=now["version"])
                vain.add(move)  # until something has happened
            message = await heard(socket, "update", "refused")
            if message["type"] == "update":
                now, vain = message, set()
                updates.append(message)
    return updates


@pytest.fixture(scope="module")
def game(cellar: Server) -> tuple[Message, list[Message]]:
    async def whole() -> tuple[Message, list[Message]]:
        seated = await cellar.table(GAME)
        return seated, await asyncio.wait_for(played(cellar, seated), PATIENCE)

    return asyncio.run(whole())


def parts_of(updates: list[Message]) -> list[Message]:
    """What the seat was told of each version."""
    return [part for update in updates for story in update["stories"] for part in story["seats"]]


def test_it_is_played_with_bots(game: tuple[Message, list[Message]]) -> None:
    updates = game[1]
    assert updates[-1]["room"]["status"] == "over"
    assert any(["plum" in update["games"][0]["hand"] for update in updates if update["games"]])
    listed = [choice for update in updates for one in update["games"] for choice in one["choices"]]
    assert {"move": "p0 sip", "verb": "sip", "advances": False} in listed


def test_its_events_are_told_and_its_cards_travel(game: tuple[Message, list[Message]]) -> None:
    sips = [part for part in parts_of(game[1]) if part["events"][0]["type"] == "glass-raised"]
    own = [part for part in sips if part["events"][0]["seat"] == 0]
    assert own
    for part in sips:
        glass, sip = part["events"]
        assert glass["taste"] == {"sweet": True}
        assert (sip["kind"] == "?") == (part not in own)
        assert part["travels"] == [{"cards": [sip["kind"]], "start": "deck", "end": f"hand-{sip['seat']}"}]


def test_it_is_replayed(cellar: Server, game: tuple[Message, list[Message]]) -> None:
    table, token = game[0]["table"], game[0]["token"]
    moves = asked(cellar, f"/tables/{table}/record.json", token)["moves"]
    for at in {0, 1, len(moves), *[at for at, move in enumerate(moves, 1) if move.endswith(" sip")][:5]}:
        step = asked(cellar, f"/tables/{table}/replay?at={at}", token)
        assert (step["at"], step["move"]) == (at, moves[at - 1] if at else "")
        if step["move"].endswith(" sip"):
            glass, sip = step["events"]
            assert (glass["type"], sip["type"]) == ("glass-raised", "sip-taken")
            assert step["travels"][0]["cards"] == [sip["kind"]] != ["?"]


# --- what is made of the protocol ---


@pytest.mark.parametrize("tool", ["protocol_types", "protocol_page"])
def test_what_is_made_for_clients_has_only_the_family(brought: Path, tool: str) -> None:
    homes = [str(WEB.parent), LOADED_FROM, str(brought)]
    done = subprocess.run(
        [sys.executable, "-m", f"tools.{tool}", "--check"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(homes)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
