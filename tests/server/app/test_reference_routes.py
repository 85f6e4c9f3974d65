"""What there is to know without a table: games, sheets, rules, guides, bots, limits."""

from __future__ import annotations

import msgspec
import pytest

from bohnanza.engine.catalog import addons, editions, game_ids
from bohnanza.server import limits
from bohnanza.server.protocol import http
from bohnanza.server.protocol.base import PROTOCOL
from bohnanza.server.protocol.sheet import Sheet
from bohnanza.server.wire.sheet import sheet_for
from tests.server.live import Server, get


async def test_health_names_the_protocol(shared_server: Server) -> None:
    assert (await get(shared_server, "/health"))["protocol"] == PROTOCOL


async def test_a_server_for_its_own_machine_has_no_address_for_others(shared_server: Server) -> None:
    assert (await get(shared_server, "/health"))["address"] == ""


async def test_all_games_are_listed_with_two_sentences_each(shared_server: Server) -> None:
    found = msgspec.convert(await get(shared_server, "/games"), http.GameList)
    assert [game for group in found.groups for game in group.games] == game_ids()
    assert len(game_ids()) == 66
    assert {addon.id for addon in found.addons} == set(addons())
    for group in found.groups:
        assert group.rules.seats == list(editions()[group.rules.id].seats)
        assert len(group.rules.sentences) == 2


@pytest.mark.parametrize(
    ("lang", "game", "bot"),
    [
        ("", "Classic Bohnanza", "Works out what fields"),
        ("?lang=de", "Klassisches Bohnanza", "Rechnet aus"),
        ("?lang=fr", "Classic Bohnanza", "Works out what fields"),
    ],
)
async def test_games_and_bots_are_told_in_a_language(
    shared_server: Server, lang: str, game: str, bot: str
) -> None:
    games = (await get(shared_server, f"/games{lang}"))["groups"]
    bots = (await get(shared_server, f"/bots{lang}"))["bots"]
    assert games[0]["rules"]["name"] == game
    assert next(one["sentence"] for one in bots if one["name"] == "trader").startswith(bot)


@pytest.mark.parametrize("game", game_ids())
async def test_every_game_has_its_sheet(shared_server: Server, game: str) -> None:
    found = msgspec.convert(await get(shared_server, f"/games/{game}"), Sheet)
    assert found == sheet_for(game)


async def test_a_rule_comes_with_its_ruling(shared_server: Server) -> None:
    rule = await get(shared_server, "/rules/ab-39")
    assert rule["id"] == "AB-39"
    assert rule["ruling"].startswith("We ruled:")
    assert (await get(shared_server, "/rules/AB-11"))["ruling"] == ""
    assert (await get(shared_server, "/rules/AB-52?lang=de"))["title"] == "Bohnenschutz"
    assert await get(shared_server, "/rules/AB-52?lang=xx") == await get(shared_server, "/rules/AB-52")


async def test_a_guide_comes_in_the_language_asked_for_or_in_english(shared_server: Server) -> None:
    guide = await get(shared_server, "/guides/classic")
    assert (guide["name"], guide["language"], guide["title"]) == ("classic", "en", "Classic Bohnanza")
    assert "(CL-5)" in guide["text"]
    assert await get(shared_server, "/guides/classic?lang=tlh") == guide
    german = await get(shared_server, "/guides/classic?lang=de")
    assert (german["language"], german["title"]) == ("de", "Klassisches Bohnanza")


async def test_bots_and_limits_are_public(shared_server: Server) -> None:
    listed = [bot["name"] for bot in (await get(shared_server, "/bots"))["bots"]]
    assert "trader" in listed
    assert "trader-1" not in listed  # it is for measurements
    assert (await get(shared_server, "/limits"))["message_bytes"] == limits.MESSAGE_BYTES
